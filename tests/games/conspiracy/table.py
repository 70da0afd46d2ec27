"""A table for the tests of Conspiracy: a position by names, moves by text, plain words for what can be seen on it.

Copies of Lords are left out of everything that is read (``mage-3``, not ``mage-3.2``), so that expected values can be
written as the rules write them. Chambers of one Guild letter a place are read as in the rules: Y farmer, R soldier,
G merchant, B politician, P mage, ``.`` empty, rows separated by ``/``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from abyss_game.engine.events import Event
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.conspiracy.chamber import Chamber
from abyss_game.games.conspiracy.lords import GUILDS, lord_name
from abyss_game.games.conspiracy.rules import Conspiracy
from abyss_game.games.conspiracy.state import ConspiracyState

from ..plain_table import PlainTable, plain

RULES: Conspiracy = GAMES.get("conspiracy")

LETTERS = {"Y": "farmer", "R": "soldier", "G": "merchant", "B": "politician", "P": "mage"}


def names(lords: Iterable[int]) -> list[str]:
    """``lords`` by name, in order, without the numbers of the copies."""
    return [plain(lord_name(lord)) for lord in lords]


def words(text: str) -> list[str]:
    """The Lords of a short text: ``B4 B1 Y3@pearl_cove`` reads ``politician-4 politician-1 farmer-3@pearl_cove``."""
    return [f"{LETTERS[word[0]]}-{word[1:]}" for word in text.split()]


def pyramid(text: str) -> list[int]:
    """The Lords of a Chamber that is drawn by Guild letters; their values do not matter, so a Guild may have more than
    twelve."""
    first = {letter: 12 * index for index, letter in enumerate("YRGBP")}
    return [first[letter] for letter in text.replace("/", "").replace(".", "")]


class Table(PlainTable):
    """A game that begins with ``position`` (the keys of a scenario's position). ``lords`` are the Chambers by side in
    the short form of :func:`words`; ``pearls`` those of the sides.

    ``keep`` cuts the decks down to that many cards from the top (``keep={"lord_deck": 0}``); what is cut off has left
    the game.
    """

    def __init__(
        self,
        *lords: str,
        seats: int = 2,
        seed: int = 1,
        variants: Iterable[str] = (),
        pearls: Iterable[int] = (),
        keep: dict[str, int] | None = None,
        **position: Any,
    ) -> None:
        self.happened: list[Event] = []
        self.options = Options(seats=seats, seed=seed, variants=tuple(variants))
        areas: list[dict[str, Any]] = [{"lords": words(text)} for text in lords]
        for side, count in enumerate(pearls):
            while len(areas) <= side:
                areas.append({})
            areas[side]["pearls"] = count
        RULES.check(self.options)
        state = RULES.set_up(self.options, {"areas": areas, **position})
        for pile, size in (keep or {}).items():
            cards = getattr(state, pile)
            del cards[: len(cards) - size]
        self.game = RULES.resume(state, self.happened.append)
        self.game.settle()

    @property
    def state(self) -> ConspiracyState:
        return self.game.state

    def chamber(self, side: int) -> Chamber:
        return self.state.chambers[side]

    def lords(self, side: int) -> list[str]:
        """The Lords of ``side`` in order of their places, ``mage-1@hall_of_keys`` under a Location."""
        return [plain(word) for word in RULES.describe(self.state)["areas"][side]["lords"]]

    def locations(self, side: int) -> list[str]:
        return self.chamber(side).locations

    @property
    def pearls(self) -> list[int]:
        return [chamber.pearls for chamber in self.state.chambers]

    def pile(self, guild: str) -> list[str]:
        """The pile of ``guild`` from the bottom."""
        return names(self.state.piles[GUILDS.index(guild)])

    @property
    def piles(self) -> dict[str, list[str]]:
        """The piles that are not empty."""
        return {guild: self.pile(guild) for guild in GUILDS if self.pile(guild)}

    @property
    def deck(self) -> list[str]:
        """The Lord deck from the top."""
        return names(reversed(self.state.lord_deck))

    def happenings(self) -> list[str]:
        """The names of the events, in order."""
        return [type(event).__name__ for event in self.happened]

    def points(self, side: int) -> dict[str, int]:
        """The points of ``side`` by source, without sources that bring none."""
        lines = RULES.standings(self.state)[side].lines
        return {line.source: line.points for line in lines if line.points}

    @property
    def totals(self) -> list[int]:
        return [standing.points for standing in RULES.standings(self.state)]

    @property
    def places(self) -> list[int]:
        return [standing.place for standing in RULES.standings(self.state)]
