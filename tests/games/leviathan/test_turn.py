"""Martial Law, the end of the game, the score (L-8, L-9, L-50 … L-52, L-63, L-69)."""

from __future__ import annotations

import pytest

from abyss_game.games.abyss.expansions.leviathan.border import part

from ..abyss.table import RULES, Table

TWELVE = "squid-1 squid-2 squid-3 squid-4 seahorse-1 seahorse-2 seahorse-3 seahorse-4 crab-1 crab-2 crab-3 crab-4"


def hand(extra: int) -> str:
    return " ".join([TWELVE, *["jellyfish-1", "jellyfish-2", "jellyfish-3", "jellyfish-4"][:extra]])


@pytest.mark.parametrize(
    ("discards", "paid"), [(["squid-1", "squid-2", "squid-3"], 0), (["squid-1", "squid-2"], 1), (["squid-1"], 2)]
)
def test_martial_law(table, discards, paid):
    """L-9: a hand of 15 with 2 Pearls: 3 extra; discard 3, or 2 and pay 1, or 1 and pay 2."""
    game = table().seat(0, hand=hand(3), pearls=2).border(z7=4).at("hand_limit").start()
    assert game.asks == "MartialLaw" and game.refused("keep 3") == "martial-law-pearls"
    game.play(*(f"discard {card}" for card in discards))
    if paid:
        assert game.refused("keep 5") == "martial-law-exact"
        game.play(f"keep {paid}")
    assert game.pearls(0) == 2 - paid and len(game.hand(0)) == 15 - len(discards) and game.decider == 1
    assert game.discard == sorted(discards)


def test_krakens_count_but_stay(both):
    """L-9: 13 cards, 7 of them krakens, no Pearl: one of the 6 others; Nebulis cannot pay."""
    krakens = "kraken-2 kraken-2 kraken-3 kraken-3 kraken-3 kraken-4 kraken-4"
    start = both().seat(0, hand=f"{krakens} squid-1 squid-2 squid-3 squid-4 squid-5 crab-1").border(z7=4)
    game = start.kraken(nebulis=[5, 0]).at("hand_limit").start()
    assert game.options == [f"discard {card}" for card in ("squid-1", "squid-2", "squid-3", "squid-4", "squid-5")] + [
        "discard crab-1"
    ]
    assert game.refused("discard kraken-2") == "kraken-stays" and game.refused("keep 1") == "martial-law-pearls"
    assert game.play("discard squid-2").nebulis == [5, 0]


def test_twelve_are_free_and_affiliated_allies_do_not_count(table):
    """L-9"""
    game = table().seat(0, hand=TWELVE, affiliated="jellyfish-1 jellyfish-2").border(z7=4).at("hand_limit").start()
    assert game.decider == 1


def test_it_is_checked_in_the_own_turn_only_and_paid_again(table):
    """L-9: at the end of each turn of the active player; not of others."""
    start = table().seat(0, hand=hand(1), pearls=5).seat(1, hand="").border(z7=4).at("hand_limit")
    game = start.council(shellfish="shellfish-1", jellyfish="jellyfish-5").play("keep 1", "council shellfish")
    assert game.decider == 0 and game.asks == "ChooseAction"
    assert game.play("council jellyfish").asks == "MartialLaw"
    game.play("keep 2")
    assert game.pearls(0) == 2


def test_the_commander_comes_first(table):
    """L-9: who is bound by an opponent's Commander is already below 12; a Shaman protects from that, not from this."""
    game = table().seat(0, hand=hand(1)).seat(1, lords="commander").border(z7=4).at("hand_limit").start()
    assert game.asks == "DiscardToLimit"
    start = table().seat(0, hand=hand(1), lords="shaman").seat(1, lords="commander").border(z7=4).at("hand_limit")
    assert start.start().asks == "MartialLaw"


def test_no_martial_law_without_leviathan():
    """L-9"""
    game = Table().seat(0, hand=hand(3)).at("hand_limit").start()
    assert game.decider == 1 and len(game.hand(0)) == 15


def test_no_powers_in_martial_law(table):
    """L-63, L-8: it comes after the late powers."""
    game = table().seat(0, hand=hand(1), lords="slaver").border(z7=4).at("late_powers").start()
    assert game.asks == "LatePowers"
    game.play("done")
    assert game.asks == "MartialLaw" and game.refused("use slaver") == "not-now"


def run_out(state, supply):
    own = part(state)
    if supply == "leviathans":
        own.gone += own.deck
        own.deck = []
    elif supply == "base-tokens":
        state.areas[1].tokens += state.token_pile
        state.token_pile = []
    else:
        own.gone_tokens += own.token_pile
        own.token_pile = []


@pytest.mark.parametrize("supply", ["leviathans", "base-tokens", "new-tokens"])
def test_an_empty_supply_triggers_the_end(table, supply):
    """L-50, L-51: at the end of the turn; then each opponent has one last turn, in which Monsters are nothing."""
    start = table(seats=3).seat(0, hand="crab-1").border(z7=4).council(crab="crab-2").exploration("monster squid-1")
    game = start.seat(1, hand="crab-3").start()
    run_out(game.state, supply)
    assert not part(game.state).calm
    game.play("council crab")
    assert game.happened(f"EndTriggered seat=0 why={supply}") and game.state.turns_left == 1
    assert part(game.state).calm
    game.play("explore")
    assert game.happened("MonsterDropped seat=1 why=calm") and game.asks == "DecideAlly"
    game.play("take squid-1", "explore")
    while game.decider == 2:
        game.play(game.options[0])
    assert game.game.over


def test_in_the_turn_in_which_a_supply_runs_out_monsters_still_work(table):
    """L-51, L-22"""
    start = table().seat(0, hand="crab-1").border(z7=4).leviathan(gone=[n for n in range(1, 21) if n != 4])
    game = start.exploration("monster").play("explore")
    assert game.options == ["fight monster", "explore"]


def test_the_seventh_lord_is_still_a_trigger(table):
    """L-50: with a supply empty at the same time the Lords are named; nothing changes about who still plays."""
    lords = "miller landowner reaper shepherd keeper aquaculturalist elder"
    game = table(seats=3).seat(0, lords=lords).border(z7=4).at("end_check").start()
    assert game.happened("EndTriggered why=seventh-lord") and not part(game.state).calm
    running = table(seats=3).border(z7=4).turn(turns_left=1).council(crab="crab-1").start()
    run_out(running.state, "leviathans")
    running.play("council crab")
    assert running.state.turns_left == 0 and not running.happened("EndTriggered") and part(running.state).calm


def test_wounds_and_the_scourge_count(table):
    """L-52: the score may be negative; unrevealed new tokens are worth nothing."""
    start = table().border(z7=4).leviathan(wounds=[7, 2], scourge=1, slain=[[], [5]], tokens=[["key"], ["pearls-3"]])
    game = start.at("end").start()
    assert [game.score(seat)["wounds"] for seat in (0, 1)] == [-7, -2]
    assert [game.score(seat)["scourge"] for seat in (0, 1)] == [0, 5]
    assert [sum(game.score(seat).values()) for seat in (0, 1)] == [-7, 3] and game.game.over


def test_ties_are_broken_as_in_the_base_game(table):
    """L-52: by Pearls."""
    game = table().seat(0, pearls=3).seat(1, pearls=2).border(z7=4).leviathan(wounds=[1, 1]).at("end").start()
    assert [standing.place for standing in RULES.standings(game.state)] == [1, 2]


def test_an_extra_turn_is_a_full_turn(table):
    """L-69: its own reveal step and its own Martial Law; after an empty supply Monsters are nothing in it."""
    start = table().seat(0, hand=hand(1), pearls=1).border(z7=4).turn(extra_turns=1).at("hand_limit")
    game = start.leviathan(tokens=[["pearls-2"], []]).exploration("monster squid-1").start()
    run_out(game.state, "leviathans")
    game.play("keep 1")
    assert game.happened("TurnStarted seat=0 extra=true") and game.options == ["reveal pearls-2", "done"]
    game.play("done", "explore")
    assert game.happened("MonsterDropped seat=0 why=calm")
    game.play("take squid-1")
    assert game.asks == "MartialLaw"
