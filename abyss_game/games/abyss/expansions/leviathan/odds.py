"""The chances of an attack on a Leviathan and of one by a Leviathan, exactly and for everybody to see.

All of it follows from what is public, changes nothing and rolls no dice::

    chances = level_chances(state, leviathan, card, pearls=area.pearls)
    chances[0]   # that the attack succeeds (L-29, L-30)
    chances[-1]  # that it slays the Leviathan
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import accumulate

from ...cards import VALUE_OF
from ...state import AbyssState
from .border import levels_ahead, part
from .cards import DIE, NONE, ZONES, boosts, rolls_twice, zone_of

FACES = range(1, DIE + 1)


@cache
def die_chance(card: int, least: int) -> Fraction:
    """The chance that the die kept in an attack with the Ally ``card`` shows ``least`` or more (any integer): one die,
    or the better of two (L-26, L-70)."""
    below = Fraction(min(max(least - 1, 0), DIE), DIE)
    return 1 - (below**2 if rolls_twice(card) else below)


@cache
def power_chance(card: int, need: int, pearls: int = 0) -> Fraction:
    """The chance that an attack with the Ally ``card`` reaches the Attack Power ``need`` when up to ``pearls`` Pearls
    (0 …) may be paid after the die has been seen; they help only an Ally that they boost (L-26)."""
    return die_chance(card, need - VALUE_OF[card] - (pearls if boosts(card) else 0))


def power_distribution(card: int, pearls: int = 0) -> dict[int, Fraction]:
    """The chance of each Attack Power of the Ally ``card``, lowest first, with exactly ``pearls`` Pearls (0 …) paid;
    they add nothing to an Ally that they do not boost (L-26)."""
    plus = VALUE_OF[card] + (pearls if boosts(card) else 0)
    return {plus + face: die_chance(card, face) - die_chance(card, face + 1) for face in FACES}


def passing_chances(card: int, resistances: Iterable[int], pearls: int = 0) -> tuple[Fraction, ...]:
    """For each of the levels with these ``resistances``, from the current one down, the chance that an attack with the
    Ally ``card`` passes it, with it all before (L-27); up to ``pearls`` Pearls as in :func:`power_chance`."""
    return tuple(power_chance(card, need, pearls) for need in accumulate(resistances))


def level_chances(state: AbyssState, leviathan: int, card: int, pearls: int = 0) -> tuple[Fraction, ...]:
    """:func:`passing_chances` of an attack with ``card`` on the ``leviathan`` of the Border as it is now: the first is
    the chance of success, the last that of slaying it. Raises ``ValueError`` when it is not on the Border."""
    return passing_chances(card, (level.resistance for level in levels_ahead(state, leviathan)), pearls)


@cache
def zone_chance(zone: int) -> Fraction:
    """The chance that two dice name ``zone``, 0 … 8 (L-1, L-15)."""
    ways = sum(1 for first in FACES for second in FACES if zone_of(first + second) == zone)
    return Fraction(ways, DIE**2)


def attackers(state: AbyssState) -> dict[int, Fraction]:
    """For each Leviathan on the Border the chance that it attacks whoever adds one now; the rest is the chance that
    nobody is attacked (L-16, L-17). Nothing attacks when the deck is empty (L-22)."""
    own = part(state)
    if not own.deck:
        return {}
    return {own.border[zone]: zone_chance(zone) for zone in range(ZONES) if own.border[zone] != NONE}
