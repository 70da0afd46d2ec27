"""A table for tests: a position by names, moves by text, and plain words for what can be seen on it.

Copies of cards are left out of everything that is read (``crab-3``, not ``crab-3.2``), so that expected values can be
written as the rules write them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from abyss_game.engine.events import Event
from abyss_game.engine.ruleset import Options, Standing
from abyss_game.games import GAMES
from abyss_game.games.abyss.cards import RACES, card_name
from abyss_game.games.abyss.rules import Abyss
from abyss_game.games.abyss.state import AbyssState, Area

from ..plain_table import PlainTable, plain

RULES: Abyss = GAMES.get("abyss")

POWERLESS_COURT = ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"]
"""Six Lords without a power; all ask for a seahorse."""


def kinds(cards: Iterable[int]) -> list[str]:
    """``cards`` by name, without the numbers of the copies, sorted."""
    return sorted(plain(card_name(card)) for card in cards)


class Table(PlainTable):
    """A game that begins with ``position`` (the keys of a scenario's position).

    ``keep`` cuts piles down to that many cards from the top (``keep={"exploration": 0}``); what is cut off has left
    the game. ``edit`` changes the state before the first step is run.
    """

    def __init__(
        self,
        seats: int = 2,
        seed: int = 1,
        keep: dict[str, int] | None = None,
        edit: Callable[[AbyssState], None] | None = None,
        **position: Any,
    ) -> None:
        self.happened: list[Event] = []
        self.options = Options(seats=seats, seed=seed)
        state = RULES.set_up(self.options, position)
        for pile, size in (keep or {}).items():
            cards = getattr(state, pile)
            del cards[: len(cards) - size]
        if edit is not None:
            edit(state)
        self.game = RULES.resume(state, self.happened.append)
        self.game.settle()

    @property
    def state(self) -> AbyssState:
        return self.game.state

    def area(self, seat: int) -> Area:
        return self.state.areas[seat]

    def hand(self, seat: int) -> list[str]:
        return kinds(self.area(seat).hand)

    def affiliated(self, seat: int) -> list[str]:
        return kinds(self.area(seat).affiliated)

    def lords(self, seat: int) -> list[str]:
        """The Lords of ``seat`` as scenario files write them: ``jailer``, ``jailer:turned``, ``jailer@jail``."""
        return RULES.describe(self.state)["areas"][seat]["lords"]

    def council(self, race: str) -> list[str]:
        return kinds(self.state.council[RACES.index(race)])

    @property
    def discard(self) -> list[str]:
        return kinds(self.state.discard)

    @property
    def track(self) -> list[str]:
        return [plain(card_name(card)) for card in self.state.track]

    @property
    def pearls(self) -> list[int]:
        return [area.pearls for area in self.state.areas]

    @property
    def keys(self) -> list[int]:
        return [area.keys for area in self.state.areas]

    def standings(self) -> list[Standing]:
        return RULES.standings(self.state)

    def points(self, seat: int, source: str) -> int:
        """The points of ``seat`` from ``source``: locations, lords, affiliated, monsters."""
        return next(line.points for line in self.standings()[seat].lines if line.source == source)

    def worth(self, seat: int, location: str) -> int:
        """What the Location counts for its owner ``seat``."""
        lines = {line.source: dict(line.items) for line in self.standings()[seat].lines}
        return lines["locations"][location]
