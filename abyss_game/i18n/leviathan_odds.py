"""How likely it is that an attack succeeds, and that going on brings an attack: what the texts and the table tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..games.abyss.cards import VALUE_OF
from ..games.abyss.expansions.leviathan.border import levels_left, part
from ..games.abyss.expansions.leviathan.cards import DIE, LEVIATHANS, NONE, boosts, rolls_twice, zone_of
from ..games.abyss.expansions.leviathan.fight import passed_levels
from ..games.abyss.state import AbyssGame, AbyssState

ROLLS = DIE * DIE
"""The rolls of two dice, all equally likely."""
FACES = range(1, DIE + 1)


def whole(probability: float) -> int:
    """A probability as a whole number of per cent, halves rounded up."""
    return int(100 * probability + 0.5)


def ways(zone: int) -> int:
    """How many of the 36 rolls of two dice hit ``zone`` (L-1)."""
    return sum(1 for first in FACES for second in FACES if zone_of(first + second) == zone)


def risk(state: AbyssState) -> int:
    """The chance in per cent that a Leviathan added now takes the zone of another one, which attacks (L-15, L-17,
    L-22)."""
    own = part(state)
    if not own.deck:
        return 0
    return whole(sum(ways(zone) for zone, one in enumerate(own.border) if one != NONE) / ROLLS)


@dataclass(frozen=True, slots=True)
class Odds:
    """An attack that is only thought of: the ``value`` of its Ally, how many of 36 rolls give each result of the
    ``dice``, the ``resistances`` of the levels that are left, and the ``pearls`` that may be added (L-26, L-27)."""

    value: int
    dice: Mapping[int, int]
    resistances: tuple[int, ...]
    pearls: int

    def success(self, levels: int = 1, pearls: int = 0) -> float:
        """The chance, 0 … 1, that the attack passes at least ``levels`` levels with ``pearls`` added."""
        resistances = list(self.resistances)
        hits = (
            rolls for die, rolls in self.dice.items() if passed_levels(resistances, self.value + die + pearls) >= levels
        )
        return sum(hits) / ROLLS

    def percent(self, levels: int = 1) -> int:
        """:meth:`success` without Pearls in per cent."""
        return whole(self.success(levels))

    def percent_with_pearls(self, levels: int = 1) -> int:
        """:meth:`success` in per cent when all Pearls are added after the die."""
        return whole(self.success(levels, self.pearls))


def resistances(state: AbyssState, leviathan: int) -> tuple[int, ...]:
    """The resistances of the levels that ``leviathan`` on the Border has left, the next one first (L-28)."""
    levels = LEVIATHANS[leviathan].levels
    return tuple(level.resistance for level in levels[len(levels) - levels_left(state, leviathan) :])


def odds(game: AbyssGame, seat: int, card: int, leviathan: int) -> Odds:
    """The attack of ``seat`` with ``card`` on ``leviathan``, which is on the Border, before the dice are rolled."""
    dice = {die: 2 * die - 1 if rolls_twice(card) else DIE for die in FACES}
    pearls = game.state.areas[seat].pearls if boosts(card) else 0
    return Odds(VALUE_OF[card], dice, resistances(game.state, leviathan), pearls)
