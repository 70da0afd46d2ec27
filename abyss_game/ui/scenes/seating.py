"""What the new-game scene chooses from and what it hands over: games, seats, names that differ.

choice = NewGameChoice("abyss", (SeatChoice("Inês", True, "", 0), SeatChoice("Kai", False, "heuristic", 1)), ...)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from abyss_game.ai.seat import kinds
from abyss_game.games import GAMES
from abyss_game.games.conspiracy import rules as conspiracy
from abyss_game.games.conspiracy.solo import OPPONENTS

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A game that can be begun.

    `key` is its ruleset's id; the texts are `ui-game-<key>` and `ui-game-<key>-about`, the picture
    `scenes/thumb-<key>`. `levels` are the computer's levels from weak to strong (texts `ui-level-<level>`).
    `hidden` tells whether players hold cards the others must not see. `expansions` may be switched on (texts
    `ui-expansion-<id>` and `ui-expansion-<id>-about`, sign `race-<id>`); the rules tell how many may play with them.
    `variants` may be switched on one by one (texts `ui-variant-<variant>`); of the `opponents`, variants too, one may
    be chosen by somebody who plays alone.
    """

    key: str
    seats_low: int
    seats_high: int
    levels: tuple[str, ...]
    hidden: bool = True
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()


ABYSS = GameOffer("abyss", 2, 4, kinds("abyss"), expansions=("kraken",))
CONSPIRACY = GameOffer(
    "conspiracy",
    1,
    4,
    kinds("conspiracy"),
    hidden=False,
    variants=(conspiracy.BONUS,),
    opponents=tuple(conspiracy.OPPONENT_PREFIX + opponent for opponent in OPPONENTS),
)


class SeatChoice(msgspec.Struct, frozen=True):
    """One seat: `level` is empty for a person; `colour` is an index into `theme.SEATS`."""

    name: str
    person: bool
    level: str
    colour: int


class NewGameChoice(msgspec.Struct, frozen=True):
    """What was chosen. Seats are in clockwise order, their names and colours all different.

    `seed` is None when the cards are dealt anew; otherwise the same seed deals the same cards. `variants` are those of
    the game's rules, `expansions` those that take part.
    """

    game: str
    seats: tuple[SeatChoice, ...]
    live_score: bool
    take_back: bool
    seed: int | None
    variants: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()


@dataclass(slots=True)
class Seat:
    """A seat while it is being chosen; an empty name stands for the proposed one."""

    person: bool
    level: str
    colour: int
    proposal: int
    name: str = ""


@dataclass(slots=True)
class Table:
    """The state of the scene."""

    offer: GameOffer
    seats: list[Seat] = field(default_factory=list)
    live_score: bool = True
    take_back: bool = True
    same_cards: bool = False
    seed: str = ""
    variants: set[str] = field(default_factory=set)
    expansions: set[str] = field(default_factory=set)
    opponent: str = ""
    """The variant that names the opponent of somebody who plays alone; empty for chance."""

    @property
    def alone(self) -> bool:
        """One seat, and an opponent that the rules play."""
        return len(self.seats) == 1 and bool(self.offer.opponents)

    @property
    def most(self) -> int:
        """The most seats that can play with what is switched on."""
        chosen = self.chosen_expansions()
        return max(GAMES.get(self.offer.key).seat_range(chosen)) if chosen else self.offer.seats_high

    @property
    def levels(self) -> tuple[str, ...]:
        """The computers' levels that know the game with what is switched on, weak to strong."""
        known = kinds(self.offer.key, self.chosen_expansions())
        return tuple(level for level in self.offer.levels if level in known)

    def chosen_expansions(self) -> tuple[str, ...]:
        """The expansions that the game is to be played with."""
        return tuple(expansion for expansion in self.offer.expansions if expansion in self.expansions)

    def chosen_variants(self) -> tuple[str, ...]:
        """The variants that the game is to be played with."""
        found = [variant for variant in self.offer.variants if variant in self.variants]
        return (*found, *([self.opponent] if self.alone and self.opponent else []))


def unique_names(names: Sequence[str]) -> list[str]:
    """The names with a number behind those that another seat already bears (compared without case)."""
    given: list[str] = []
    for name in names:
        taken = {other.casefold() for other in given}
        wanted, number = name, 2
        while wanted.casefold() in taken:
            tail = f" {number}"
            wanted, number = name[: LONGEST_NAME - len(tail)] + tail, number + 1
        given.append(wanted)
    return given
