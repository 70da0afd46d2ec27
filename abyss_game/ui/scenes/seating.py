"""What the new-game scene chooses from and what it hands over: games, seats, names that differ.

choice = NewGameChoice("abyss", (SeatChoice("Inês", True, "", 0), SeatChoice("Kai", False, "heuristic", 1)), ...)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A game that can be begun.

    `key` is its ruleset's id; the texts are `ui-game-<key>` and `ui-game-<key>-about`, the picture
    `scenes/thumb-<key>`. `levels` are the computer's levels from weak to strong (texts `ui-level-<level>`).
    `hidden` tells whether players hold cards the others must not see.
    """

    key: str
    seats_low: int
    seats_high: int
    levels: tuple[str, ...]
    hidden: bool = True


ABYSS = GameOffer("abyss", 2, 4, ("random", "heuristic"))


class SeatChoice(msgspec.Struct, frozen=True):
    """One seat: `level` is empty for a person; `colour` is an index into `theme.SEATS`."""

    name: str
    person: bool
    level: str
    colour: int


class NewGameChoice(msgspec.Struct, frozen=True):
    """What was chosen. Seats are in clockwise order, their names and colours all different.

    `seed` is None when the cards are dealt anew; otherwise the same seed deals the same cards.
    """

    game: str
    seats: tuple[SeatChoice, ...]
    live_score: bool
    take_back: bool
    seed: int | None


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
