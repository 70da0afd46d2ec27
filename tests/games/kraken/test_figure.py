"""The Kraken figure (K-21 … K-26)."""

from __future__ import annotations

import pytest

from abyss_game.engine.rng import Rng, seeded
from abyss_game.games.abyss.expansions.kraken.nebulis import hand_over, part

from .table import assert_figure


def changed(table, before, after, holder, seats=3):
    """The game after one event that changes the Nebulis from ``before`` to ``after``: the figure has been looked at."""
    story = table(seats=seats).kraken(nebulis=before, holder=holder).exploration("crab-1 crab-1").start()
    return settle(story, before, after)


def settle(story, before, after):
    from abyss_game.games.abyss.expansions.kraken.nebulis import SettleFigure

    part(story.state).nebulis = list(after)
    story.game.push(SettleFigure(before=list(before)))
    story.game.settle()
    return story


EVENTS = [
    # before, after, holder before, holder after (a list: the holder chooses among them)
    ([0, 0, 0], [0, 1, 0], -1, 1),  # K-21
    ([1, 0, 0], [1, 1, 0], 0, 1),  # K-22: reaches
    ([1, 0, 0], [1, 2, 0], 0, 1),  # K-22: passes
    ([2, 0, 0], [2, 1, 0], 0, 0),
    ([3, 3, 0], [3, 3, 1], 0, 0),  # K-24, V-10: an old tie
    ([3, 3, 2], [3, 3, 3], 0, 2),  # only the one who gained
    ([3, 3, 0], [4, 4, 0], 0, 0),  # K-24: both gain, the tie is the old one
    ([3, 3, 0], [3, 4, 0], 0, 1),  # passing out of an old tie
    ([3, 3, 0], [2, 3, 0], 0, 1),  # K-22: the holder loses
    ([3, 2, 0], [2, 2, 0], 0, 1),
    ([3, 2, 2], [2, 2, 2], 0, [1, 2]),  # K-23
    ([3, 3, 3], [2, 3, 3], 0, [1, 2]),
    ([2, 0, 0], [0, 1, 1], 0, [1, 2]),  # V-11
    ([3, 1, 1], [3, 3, 4], 0, 2),  # K-22: only the highest number counts
    ([3, 1, 1], [3, 4, 4], 0, [1, 2]),
    ([3, 2, 1], [4, 4, 4], 0, [1, 2]),  # several gain, the holder too
    ([1, 0, 0], [0, 0, 0], 0, -1),  # K-25
    ([2, 1, 0], [1, 2, 0], 0, 1),  # payer and explorer in one event
    ([1, 0, 0], [0, 1, 0], 0, 1),
    ([1, 1, 0], [2, 0, 0], 0, 0),
    ([2, 2, 1], [2, 1, 2], 0, 2),  # the payer falls back, the explorer reaches
]


@pytest.mark.parametrize(("before", "after", "holder", "expected"), EVENTS)
def test_who_has_the_figure_after_an_event(table, before, after, holder, expected):
    """K-21 … K-26, K-24: whoever reaches or passes the holder in the event takes it; an old tie does not count."""
    story = changed(table, before, after, holder)
    if isinstance(expected, list):
        assert (story.asks, story.decider) == ("ChooseHolder", holder)
        assert story.options == [f"pass-figure {seat}" for seat in expected]
        story.play(story.options[-1])
        assert story.holder == expected[-1]
    else:
        assert story.asks != "ChooseHolder"
        assert story.holder == expected
    assert_figure(story.state)


def test_the_choice_cannot_be_declined(table):
    """K-23: not to stay with it, not to hand it to somebody else, not to do anything else."""
    story = changed(table, [3, 2, 2, 1], [2, 2, 2, 1], 0, seats=4)
    assert story.options == ["pass-figure 1", "pass-figure 2"]
    assert story.refused("pass-figure 3") == "figure-most"
    assert story.refused("pass-figure 0") == "figure-most"
    assert story.refused("decline") == story.refused("pass") == story.refused("explore") == "not-now"


def test_the_choice_may_come_in_the_turn_of_somebody_else(table):
    """K-23: seat 1 holds the figure and buys in seat 0's turn; nothing goes on before it has chosen."""
    setting = table(seats=3).kraken(nebulis=[1, 2, 1], holder=1).exploration("crab-1 crab-2")
    game = setting.play("explore", "buy-nebulis crab-1 1")
    # 2, 1, 1: only the explorer passes; seat 2 is level but lower than seat 0
    assert (game.nebulis, game.holder) == ([2, 1, 1], 0)
    other = table(seats=4).kraken(nebulis=[0, 2, 1, 1], holder=1).exploration("crab-1 crab-2")
    game = other.play("explore", "buy-nebulis crab-1 1")
    assert (game.nebulis, game.decider, game.asks) == ([1, 1, 1, 1], 1, "ChooseHolder")
    assert game.options == ["pass-figure 2", "pass-figure 3", "pass-figure 0"]
    assert game.hand(1) == []
    game.play("pass-figure 3")
    assert (game.holder, game.hand(1)) == (3, ["crab-1"])


def test_the_figure_goes_aside_and_comes_back(table):
    """K-21, K-25"""
    setting = table().seat(0, lords="ferryman").seat(1, hand="kraken-2 seahorse-5").kraken(nebulis=[1, 0])
    game = setting.court("reaper").exploration("squid-1").play("use ferryman")
    assert (game.nebulis, game.holder) == ([0, 0], -1)
    assert game.happened("FigureReturned seat=0")
    game.play("explore", "take squid-1", "recruit reaper", "pick kraken-2", "pick seahorse-5", "confirm")
    assert (game.nebulis, game.holder) == ([0, 1], 1)
    assert game.happened("FigureTaken seat=1 old=-1")


def test_the_krakens_of_one_recruitment_are_one_event(table):
    """K-24: 3 and 1 Nebulis together pass the holder with 3."""
    setting = table().seat(0, hand="kraken-4 kraken-2 crab-1").kraken(nebulis=[0, 4]).court("seeker")
    game = setting.start().recruit("seeker", "kraken-4 kraken-2 crab-1")
    assert game.count("NebulisGained seat=0 amount=4 why=krakens") == 1
    assert game.count("FigureTaken seat=0 old=1") == 1


def test_payment_and_krakens_of_a_recruitment_are_two_events(table):
    """K-24: the Nebulis paid lets seat 1 pass; the kraken makes seat 0 reach it again."""
    setting = table().seat(0, hand="kraken-2 crab-4").kraken(nebulis=[1, 1], holder=0).court("seeker")
    game = setting.start().recruit("seeker", "kraken-2 crab-4", "confirm-nebulis 1")
    assert [event for event in game.events if event.startswith("Figure")] == [
        "FigureTaken seat=1 old=0",
        "FigureTaken seat=0 old=1",
    ]


def test_the_holder_is_always_among_the_richest(table):
    """K-26: whatever is handed over and gained, in 200 random events."""
    chance = Rng(seeded(5))
    story = table(seats=4).kraken(nebulis=[2, 1, 1, 0], holder=0).exploration("crab-1").start()
    for _ in range(200):
        before = list(part(story.state).nebulis)
        giver = chance.below(4)
        others = [seat for seat in range(4) if seat != giver]
        if chance.below(2) and before[giver]:
            to = [others[chance.below(3)]] if before[giver] < 3 or chance.below(2) else others
            hand_over(story.game, giver, to, 1, "fence")
            story.game.settle()
        else:
            after = [have + chance.below(3) for have in before]
            if sum(after) > 40:
                after = [min(have, chance.below(4)) for have in before]
            settle(story, before, after)
        if story.asks == "ChooseHolder":
            assert story.decider == story.holder
            options = story.options
            story.play(options[chance.below(len(options))])
        assert_figure(story.state)
