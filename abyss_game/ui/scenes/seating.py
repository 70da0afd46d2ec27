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
from abyss_game.storage.settings import SeatSetting, TableSetting

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class GameOffer:
    """A game that can be begun.

    `key` is its ruleset's id; the texts are `ui-game-<key>` and `ui-game-<key>-about`, the picture
    `scenes/thumb-<key>`. `levels` are the computer's levels from weak to strong (texts `ui-level-<level>`).
    `hidden` tells whether players hold cards the others must not see. `expansions` may be switched on (texts
    `ui-expansion-<id>` and `ui-expansion-<id>-about`, sign of `EXPANSION_ICONS`); the rules tell how many may play
    with them.
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


EXPANSION_ICONS = {"kraken": "race-kraken", "leviathan": "leviathan"}
ABYSS = GameOffer("abyss", 2, 4, kinds("abyss"), expansions=("kraken", "leviathan"))
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
    """A seat while it is being chosen. An empty name stands for the proposed one; `level` is the one wished for, see
    `Table.level_of`."""

    person: bool
    level: str
    colour: int
    proposal: int
    name: str = ""


@dataclass(slots=True)
class Table:
    """What the scene sets up."""

    offer: GameOffer
    seats: list[Seat] = field(default_factory=list)
    away: list[Seat] = field(default_factory=list)
    """Seats that what is chosen now has no place for; they come back as soon as there is one."""
    live_score: bool = True
    take_back: bool = True
    same_cards: bool = False
    seed: str = ""
    variants: set[str] = field(default_factory=set)
    expansions: set[str] = field(default_factory=set)
    opponent: str = ""
    """The variant that names the opponent of somebody who plays alone; empty for chance."""

    # ------------------------------------------------------------------ what is possible
    @property
    def alone(self) -> bool:
        """One seat, and an opponent that the rules play."""
        return len(self.seats) == 1 and bool(self.offer.opponents)

    @property
    def most(self) -> int:
        """The most seats that can play with what is switched on."""
        return self._most_with(self.chosen_expansions())

    @property
    def rows(self) -> int:
        """The most seats that can play with whatever might be switched on."""
        return max(4, self._most_with(self.offer.expansions))

    @property
    def key_to_more(self) -> str:
        """An expansion that would let more play than now; empty when there is none."""
        chosen = self.chosen_expansions()
        others = (expansion for expansion in self.offer.expansions if expansion not in chosen)
        return next((other for other in others if self._most_with((*chosen, other)) > self.most), "")

    def _most_with(self, expansions: tuple[str, ...]) -> int:
        return max(GAMES.get(self.offer.key).seat_range(expansions)) if expansions else self.offer.seats_high

    @property
    def levels(self) -> tuple[str, ...]:
        """The computers' levels that know the game with what is switched on, weak to strong."""
        known = kinds(self.offer.key, self.chosen_expansions())
        return tuple(level for level in self.offer.levels if level in known)

    def level_of(self, seat: Seat) -> str:
        """The level of a computer: the one wished for, or the strongest where that does not know the game."""
        return seat.level if seat.level in self.levels else self.levels[-1]

    def chosen_expansions(self) -> tuple[str, ...]:
        """The expansions that the game is to be played with."""
        return tuple(expansion for expansion in self.offer.expansions if expansion in self.expansions)

    def chosen_variants(self) -> tuple[str, ...]:
        """The variants that the game is to be played with."""
        found = [variant for variant in self.offer.variants if variant in self.variants]
        return (*found, *([self.opponent] if self.alone and self.opponent else []))

    # ------------------------------------------------------------------ changes
    def add(self, person: bool) -> None:
        """One more seat, with a colour and a proposed name that are still free."""
        self._sit(Seat(person, self.offer.levels[-1], 0, 0))

    def _sit(self, seat: Seat) -> None:
        seat.colour = _free(seat.colour, {other.colour for other in self.seats})
        seat.proposal = _free(seat.proposal, {other.proposal for other in self.seats})
        self.seats.append(seat)

    def fit(self) -> None:
        """Makes the seats fit what is chosen: those too many go aside, those aside come back where there is room."""
        self.away[:0] = self.seats[self.most :]
        del self.seats[self.most :]
        while self.away and len(self.seats) < self.most:
            self._sit(self.away.pop(0))
        while len(self.seats) < self.offer.seats_low:
            self.add(False)

    # ------------------------------------------------------------------ from one game to the next
    def remembered(self) -> TableSetting:
        """What the next new game begins with: all but the seed."""
        seats = (SeatSetting(s.person, s.level, s.colour, s.proposal, s.name.strip()) for s in self.seats)
        return TableSetting(
            self.offer.key,
            tuple(seats),
            tuple(sorted(self.expansions)),
            tuple(sorted(self.variants)),
            self.opponent,
            self.live_score,
            self.take_back,
        )


def recalled(setting: TableSetting, offers: Sequence[GameOffer]) -> Table:
    """The table that was remembered, as far as `offers` still know what it was made of; the rest is as for a first
    game."""
    offer = next((offer for offer in offers if offer.key == setting.game), offers[0])
    table = Table(offer, live_score=setting.live_score, take_back=setting.take_back)
    table.expansions = {name for each in offers for name in each.expansions if name in setting.expansions}
    table.variants = {name for each in offers for name in each.variants if name in setting.variants}
    if any(setting.opponent in each.opponents for each in offers):
        table.opponent = setting.opponent
    for seat in setting.seats[: table.most]:
        level = seat.level if seat.level in offer.levels else offer.levels[-1]
        table._sit(Seat(seat.person, level, seat.colour, seat.proposal, seat.name))
    table.fit()
    return table


def _free(wished: int, taken: set[int]) -> int:
    """`wished`, or the first number that is not `taken`."""
    return wished if wished not in taken else next(number for number in range(len(taken) + 1) if number not in taken)


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
