"""The chances of Leviathan as the texts and the table tell them: whole numbers of per cent, and rolls out of 36."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from ..games.abyss.expansions.leviathan.border import levels_ahead
from ..games.abyss.expansions.leviathan.cards import DIE, boosts
from ..games.abyss.expansions.leviathan.odds import attackers, level_chances, zone_chance
from ..games.abyss.state import AbyssGame, AbyssState

HALF = Fraction(1, 2)


def whole(chance: Fraction) -> int:
    """A chance as a whole number of per cent, halves rounded up."""
    return int(100 * chance + HALF)


def ways(zone: int) -> int:
    """How many of the 36 rolls of two dice hit ``zone`` (L-1)."""
    return int(zone_chance(zone) * DIE**2)


def risk(state: AbyssState) -> int:
    """The chance in per cent that a Leviathan added now takes the zone of another one, which attacks (L-15, L-17,
    L-22)."""
    return whole(sum(attackers(state).values(), Fraction(0)))


@dataclass(frozen=True, slots=True)
class Odds:
    """An attack that is only thought of: the chance of passing each of the levels that are left, the next one first,
    without Pearls and with all ``pearls`` that may be added (L-26, L-27), and the ``resistances`` of these levels."""

    chances: tuple[Fraction, ...]
    boosted: tuple[Fraction, ...]
    resistances: tuple[int, ...]
    pearls: int

    def percent(self, levels: int = 1) -> int:
        """The chance in per cent of passing at least ``levels`` levels without Pearls; 0 when there are fewer."""
        return whole(self.chances[levels - 1]) if levels <= len(self.chances) else 0

    def percent_with_pearls(self, levels: int = 1) -> int:
        """The same when all Pearls may be added after the die."""
        return whole(self.boosted[levels - 1]) if levels <= len(self.boosted) else 0


def resistances(state: AbyssState, leviathan: int) -> tuple[int, ...]:
    """The resistances of the levels that ``leviathan`` on the Border has left, the next one first (L-28)."""
    return tuple(level.resistance for level in levels_ahead(state, leviathan))


def odds(game: AbyssGame, seat: int, card: int, leviathan: int) -> Odds:
    """The attack of ``seat`` with ``card`` on ``leviathan``, which is on the Border, before the dice are rolled."""
    state = game.state
    pearls = state.areas[seat].pearls if boosts(card) else 0
    return Odds(
        level_chances(state, leviathan, card),
        level_chances(state, leviathan, card, pearls),
        resistances(state, leviathan),
        pearls,
    )
