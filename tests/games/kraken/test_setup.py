"""Set-up with Kraken (K-1 … K-3)."""

from __future__ import annotations

import pytest

from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.games.abyss.expansions.kraken.nebulis import part

from .table import RULES, KrakenStory, assert_complete


def new(seats: int = 3, seed: int = 1) -> KrakenStory:
    return KrakenStory(RULES.new(Options(seats=seats, seed=seed, expansions=("kraken",))).state)


def test_everything_is_shuffled_in():
    """K-1: 78 Exploration cards, 53 Lords, 26 Locations."""
    state = new().state
    assert_complete(state)
    assert (len(state.exploration), len(state.lord_deck), len(state.location_deck)) == (78, 47, 25)
    assert len([lord for lord in state.court if lord]) == 6 and len(state.available) == 1


def test_new_cards_come_up_everywhere_in_the_decks():
    """K-1: over many games every new Lord lies in the Court and every kraken at the top of the deck once."""
    courts, tops = set(), set()
    for seed in range(300):
        state = RULES.deal(Options(seats=2, seed=seed, expansions=("kraken",)))
        courts.update(state.court)
        tops.update(state.exploration[-6:])
    assert set(RULES.lords(("kraken",))) <= courts
    assert set(range(71, 78)) <= tops


def test_treasures_are_shuffled_face_down():
    """K-2: the order follows from the seed and differs between seeds."""
    decks = [part(new(seed=seed).state).treasure_deck for seed in range(5)]
    assert all(sorted(deck) == list(range(25)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5
    assert part(new(seed=3).state).treasure_deck == decks[3]


def test_nobody_starts_with_nebulis_or_the_figure():
    """K-2, K-3"""
    game = new(seats=4)
    assert (game.nebulis, game.holder) == ([0, 0, 0, 0], -1)
    assert part(game.state).sentinels == [] and part(game.state).treasures == {}
    assert [game.pearls(seat) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players(seats):
    """K-3"""
    assert new(seats=seats).state.seats == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_not_for_other_numbers_of_players(seats):
    """K-3"""
    with pytest.raises(BadOptions) as refused:
        RULES.new(Options(seats=seats, expansions=("kraken",)))
    assert (refused.value.code, refused.value.numbers["most"]) == ("seats-out-of-range", 4)


def test_the_base_game_knows_nothing_of_it():
    """K-1: without Kraken there is no part of the state, no line of the score, and no such card."""
    game = RULES.new(Options(seats=2, seed=1))
    assert game.state.kraken is None
    assert b"kraken" not in RULES.pack(game.state)
    assert len(game.state.seen) == 71 and sorted(game.state.exploration) == list(range(71))
    assert [line.source for line in RULES.standings(game.state)[0].lines] == [
        "locations",
        "lords",
        "affiliated",
        "monsters",
    ]
    assert "kraken" not in RULES.describe(game.state)
