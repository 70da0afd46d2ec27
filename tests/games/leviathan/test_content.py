"""The figures of Leviathan's cards and tokens, and that every Lord and Leviathan has a test of its own.

The tables are written from the printed cards, not read from the program.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from abyss_game.games.abyss.cards import CARD_NAMES, RACE_OF, RACES, VALUE_OF, card_kind, card_of
from abyss_game.games.abyss.expansions.leviathan.cards import (
    FIGHTING,
    LEVIATHANS,
    NEW_CARDS,
    TOKEN_NAMES,
    boosts,
    new_token_name,
    new_token_of,
    rolls_twice,
)
from abyss_game.games.abyss.lord import LORDS

from .table import ALONE, LEVIATHAN_PAYMENTS, RULES

# cost, number of Races, mandatory Race, Key, points, timing, Guild
PRINTED_LORDS = {
    "intrepid": (6, 1, "crab", True, 4, "permanent", "soldier"),
    "border_guard": (8, 2, "crab", False, 6, "immediate", "soldier"),
    "taxidermist": (6, 1, "shellfish", True, 5, "permanent", "merchant"),
    "arms_dealer": (8, 2, "shellfish", False, 7, "immediate", "merchant"),
    "metamorph": (6, 1, "jellyfish", True, 5, "permanent", "mage"),
    "sorcerer": (8, 2, "jellyfish", False, 7, "immediate", "mage"),
    "altruist": (6, 1, "squid", True, 5, "permanent", "politician"),
    "rebel": (8, 2, "squid", False, 7, "immediate", "politician"),
    "coward": (8, 1, "seahorse", True, 8, "permanent", "farmer"),
    "breeder": (10, 2, "seahorse", False, 10, "immediate", "farmer"),
}

# Race, levels (resistance, reward) from the top down, penalty
PRINTED_LEVIATHANS = {
    1: ("jellyfish", [(3, 1), (7, 2), (5, 1)], "allies", 3),
    2: ("jellyfish", [(6, 2), (4, 1)], "allies", 3),
    3: ("jellyfish", [(9, 3)], "wounds", 3),
    4: ("jellyfish", [(6, 1)], "wounds", 2),
    5: ("shellfish", [(4, 1), (6, 2), (5, 1)], "pearls", 3),
    6: ("shellfish", [(6, 2), (4, 1)], "pearls", 3),
    7: ("shellfish", [(8, 3)], "wounds", 3),
    8: ("shellfish", [(6, 1)], "wounds", 2),
    9: ("squid", [(3, 1), (7, 2), (5, 1)], "lord", 1),
    10: ("squid", [(6, 2), (4, 1)], "lord", 1),
    11: ("squid", [(7, 2)], "wounds", 3),
    12: ("squid", [(5, 1)], "wounds", 2),
    13: ("seahorse", [(3, 1), (7, 1), (5, 2)], "wounds", 3),
    14: ("seahorse", [(6, 2), (4, 2)], "wounds", 2),
    15: ("seahorse", [(7, 4)], "wounds", 3),
    16: ("seahorse", [(5, 2)], "wounds", 2),
    17: ("", [(4, 1), (7, 1), (6, 1)], "wounds", 4),
    18: ("", [(7, 1), (5, 1)], "wounds", 3),
    19: ("", [(9, 2)], "wounds", 3),
    20: ("", [(7, 1)], "wounds", 2),
}


@pytest.mark.parametrize("lord", PRINTED_LORDS)
def test_lord_carries_its_printed_figures(lord):
    """L-42 … L-49"""
    card = LORDS[lord]
    printed = (card.cost, card.races, card.race, card.key, card.influence, card.timing.value, card.guild)
    assert printed == PRINTED_LORDS[lord]


def test_leviathan_adds_ten_lords_and_no_location():
    """L-4"""
    assert set(RULES.lords(ALONE)) - set(RULES.lords(())) == set(PRINTED_LORDS)
    assert RULES.locations(ALONE) == RULES.locations(())
    assert {lord for lord in PRINTED_LORDS if LORDS[lord].optional} == {"sorcerer"}


@pytest.mark.parametrize("lord", PRINTED_LORDS)
def test_lord_costs_just_its_printed_value(table, lord):
    """B-42 … B-44: Allies of exactly the printed value pay without a Pearl; one point less is too little."""
    allies = LEVIATHAN_PAYMENTS[lord].split()
    paid = table().seat(0, hand=" ".join(allies)).border(z7=4).court(lord).start().recruit(lord)
    assert paid.happened(f"LordRecruited seat=0 lord={lord} pearls=0")
    race, value = allies[0].split("-")
    weaker = " ".join([f"{race}-{int(value) - 1}", *allies[1:]])
    assert table().seat(0, hand=weaker).border(z7=4).court(lord).start().refused(f"recruit {lord}") == "value-missing"


def test_every_lord_has_a_test_of_its_own():
    """L-42 … L-49"""
    tests: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        tests |= {
            node.name for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)
        }
    for lord in PRINTED_LORDS:
        assert any(name.startswith("test_") and lord in name for name in tests), lord


@pytest.mark.parametrize("number", range(1, 21))
def test_leviathan_carries_its_printed_figures(number):
    """L-18, L-24, L-27"""
    card = LEVIATHANS[number]
    race = RACES[card.race] if card.race >= 0 else ""
    assert (race, [tuple(level) for level in card.levels], card.kind, card.amount) == PRINTED_LEVIATHANS[number]


@pytest.mark.parametrize("number", range(1, 21))
def test_leviathan_is_fought_level_by_level(table, number):
    """L-24, L-27, L-30: its Race (or only crabs) may attack it; just its resistances slay it, for just its reward."""
    race, levels, _, _ = PRINTED_LEVIATHANS[number]
    hands = {name: f"{name}-1" for name in RACES}
    start = table().seat(0, hand=" ".join(hands.values())).border(z7=number).exploration("monster")
    game = start.play("explore", "fight monster")
    fit = [name for name in RACES if name in (race, "crab")]
    assert game.options == [f"attack {hands[name]} {number}" for name in fit]
    total = sum(resistance for resistance, _ in levels)
    for power, passed in ((total, len(levels)), (total - 1, len(levels) - 1)):
        boost = power - 1 - 1
        start = table().seat(0, hand="fighting-crab-1", pearls=boost).border(z7=number, z8=19 if number != 19 else 18)
        game = start.exploration("monster").dice(1).play("explore", "fight monster")
        game.play(f"attack fighting-crab-1 {number}", f"boost {boost}")
        assert game.happened(f"AttackResolved power={power} levels={passed}")
        reward = sum(tokens for _, tokens in levels[:passed])
        if reward:
            assert game.options == [f"draw-tokens {base} {reward - base}" for base in range(reward + 1)]
        assert (number in game.slain[0]) == (passed == len(levels))


@pytest.mark.parametrize("number", range(1, 21))
def test_leviathan_attacks_with_its_penalty(table, number):
    """L-17, L-18"""
    _, _, kind, amount = PRINTED_LEVIATHANS[number]
    start = table().seat(0, hand="squid-1 squid-2 squid-3", pearls=9, lords="miller").border(z7=number).dice(3, 4)
    game = start.leviathan(deck=[1 if number != 1 else 2]).exploration("monster seahorse-1").play("explore", "explore")
    lost = {
        "wounds": game.wounds[0],
        "pearls": 9 - game.pearls(0),
        "allies": 3 - len(game.hand(0)),
        "lord": 1 - len(game.lords(0)),
    }
    assert lost == {name: amount if name == kind else 0 for name in lost}


def test_the_24_exploration_cards():
    """L-3, L-26: each Race fights once with 1, 2, 3, 4; a plain crab of value 1, three Monsters."""
    assert [card_kind(card) for card in FIGHTING] == [
        f"fighting-{race}-{value}" for race in RACES for value in (1, 2, 3, 4)
    ]
    assert [(RACES[RACE_OF[card]], VALUE_OF[card]) for card in FIGHTING] == [
        (race, value) for race in RACES for value in (1, 2, 3, 4)
    ]
    assert [CARD_NAMES[card] for card in NEW_CARDS][20:] == ["crab-1.5", "monster.7", "monster.8", "monster.9"]
    assert [VALUE_OF[card] for card in NEW_CARDS if boosts(card)] == [1, 2] * 5
    assert [VALUE_OF[card] for card in NEW_CARDS if rolls_twice(card)] == [3, 4] * 5
    assert not any(boosts(card) or rolls_twice(card) for card in range(FIGHTING.start))
    assert (NEW_CARDS.start, NEW_CARDS.stop, card_of("fighting-squid-4")) == (78, 102, 97)


def test_new_tokens_have_names():
    """L-5"""
    assert [new_token_of(new_token_name(token)) for token in range(19)] == list(range(19))
    assert (new_token_name(-1), new_token_of("key"), TOKEN_NAMES[0]) == ("back", 11, "pearls-2.1")
