"""The chances that the table and computer players tell (L-1, L-15 … L-17, L-22, L-26 … L-28)."""

from __future__ import annotations

from fractions import Fraction as F
from itertools import product

import pytest

from abyss_game.games.abyss.cards import card_of
from abyss_game.games.abyss.expansions.leviathan.odds import (
    attackers,
    die_chance,
    level_chances,
    passing_chances,
    power_chance,
    power_distribution,
    zone_chance,
)

from .table import RULES


@pytest.mark.parametrize(
    ("card", "need", "pearls", "chance"),
    [
        ("crab-5.1", 6, 0, F(1)),
        ("crab-5.1", 10, 0, F(1, 3)),
        ("crab-5.1", 11, 0, F(1, 6)),
        ("crab-5.1", 12, 0, F(0)),
        ("crab-5.1", 12, 9, F(0)),
        ("kraken-4.1", 9, 9, F(1, 3)),
        ("fighting-crab-2.1", 9, 0, F(0)),
        ("fighting-crab-2.1", 9, 1, F(1, 6)),
        ("fighting-crab-2.1", 9, 3, F(1, 2)),
        ("fighting-crab-2.1", 9, 6, F(1)),
        ("fighting-crab-2.1", 9, 60, F(1)),
        ("fighting-crab-1.1", 6, 1, F(1, 2)),
        ("fighting-squid-3.1", 7, 0, F(3, 4)),
        ("fighting-squid-3.1", 9, 0, F(11, 36)),
        ("fighting-squid-3.1", 10, 9, F(0)),
        ("fighting-squid-4.1", 7, 0, F(8, 9)),
        ("fighting-squid-4.1", 6, 0, F(35, 36)),
    ],
)
def test_the_chance_of_a_power(card: str, need: int, pearls: int, chance: F) -> None:
    """L-26: one die; Pearls after it for fighting Allies worth 1 and 2; the better of two for those worth 3 and 4."""
    assert power_chance(card_of(card), need, pearls) == chance


def test_what_the_die_shows() -> None:
    """L-26, L-70"""
    plain, twice = card_of("crab-1.1"), card_of("fighting-crab-4.1")
    assert [die_chance(plain, least) for least in (-3, 1, 2, 6, 7, 20)] == [1, 1, F(5, 6), F(1, 6), 0, 0]
    assert [die_chance(twice, least) for least in range(1, 8)] == [
        *(F(1), F(35, 36), F(32, 36), F(27, 36), F(20, 36), F(11, 36), F(0))
    ]


def test_the_distribution_of_power() -> None:
    """L-26"""
    assert power_distribution(card_of("fighting-squid-3.1"), pearls=2) == {
        **{4: F(1, 36), 5: F(3, 36), 6: F(5, 36), 7: F(7, 36), 8: F(9, 36), 9: F(11, 36)}
    }
    assert power_distribution(card_of("fighting-squid-1.1"), pearls=2) == dict.fromkeys(range(4, 10), F(1, 6))
    assert power_distribution(card_of("squid-2.1"), pearls=2) == dict.fromkeys(range(3, 9), F(1, 6))


@pytest.mark.parametrize(
    ("card", "resistances", "pearls", "chances"),
    [
        ("crab-5.1", [3, 7, 5], 0, (F(1), F(1, 3), F(0))),
        ("crab-5.1", [7, 5], 0, (F(5, 6), F(0))),
        ("crab-2.1", [9], 0, (F(0),)),
        ("fighting-crab-4.1", [3, 7, 5], 0, (F(1), F(11, 36), F(0))),
        ("fighting-crab-1.1", [3, 7, 5], 9, (F(1), F(1), F(1, 3))),
        ("fighting-crab-1.1", [3, 7, 5], 0, (F(5, 6), F(0), F(0))),
    ],
)
def test_the_chance_of_each_level(card: str, resistances: list[int], pearls: int, chances: tuple[F, ...]) -> None:
    """L-27: a level is passed with all before it, when the sum of the resistances is reached."""
    assert passing_chances(card_of(card), resistances, pearls) == chances


def test_on_the_border(table):
    """L-28: levels that are lost already do not count; nothing is changed by asking."""
    state = table().border(z7="1:1", z8=4).start().state
    before = RULES.pack(state)
    assert level_chances(state, 1, card_of("crab-5.1")) == (F(5, 6), 0)
    assert level_chances(state, 4, card_of("crab-5.1")) == (1,)
    assert level_chances(state, 4, card_of("fighting-jellyfish-2.1"), pearls=1) == (F(2, 3),)
    with pytest.raises(ValueError):
        level_chances(state, 2, card_of("crab-5.1"))
    assert RULES.pack(state) == before


@pytest.mark.parametrize("card", ["fighting-seahorse-3.1", "fighting-seahorse-2.1", "seahorse-3.1"])
def test_the_game_rolls_as_often(table, card: str) -> None:
    """L-26, L-27: all rolls played out. Number 15 has one level of resistance 7."""
    twice = "-3" in card and "fighting" in card
    rolls = list(product(range(1, 7), repeat=2 if twice else 1))
    won = 0
    for dice in rolls:
        game = table().seat(0, hand=card, pearls=0).exploration("monster").border(z7=15)
        story = game.dice(*dice).play("explore", "fight monster", f"attack {card} 15")
        won += story.slain[0] == [15]
    assert F(won, len(rolls)) == power_chance(card_of(card), 7) > 0


def test_the_chance_of_a_zone() -> None:
    """L-1, L-15"""
    assert [zone_chance(zone) for zone in range(9)] == [F(ways, 36) for ways in (3, 3, 4, 5, 6, 5, 4, 3, 3)]


def test_who_attacks_when_a_leviathan_is_added(table):
    """L-16, L-17: the one whose zone the dice name; a free zone is safe."""
    assert attackers(table().border(z7=1, z11_12=17).start().state) == {1: F(1, 6), 17: F(1, 12)}
    assert attackers(table().start().state) == {}


def test_nothing_attacks_when_the_deck_is_empty(table):
    """L-22"""
    assert attackers(table().border(z7=1).leviathan(gone=list(range(2, 21))).start().state) == {}
