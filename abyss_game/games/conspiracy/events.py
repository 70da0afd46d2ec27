"""The events of Conspiracy: facts, past tense.

``seat`` is the side whom an event concerns: a player's seat, or 1 for the Legendary Opponent of a solo game. Nothing
needs to be hidden from anybody (C-28); a Location that nobody has seen is "" (C-33).
"""

from __future__ import annotations

from ...engine.events import Event


class GameStarted(Event, frozen=True):
    """Set-up is done; ``seat`` plays first (C-4)."""

    seat: int


class TurnStarted(Event, frozen=True):
    """The turn of ``seat`` begins; ``again`` by the replay token (C-36), ``last`` in the last round (C-24)."""

    seat: int
    again: bool
    last: bool


class GateOpened(Event, frozen=True):
    """The order of the Gate ``location`` of ``seat`` is over: its turn has come, or a newer Gate ended it (C-19)."""

    seat: int
    location: str


class TurnSkipped(Event, frozen=True):
    """No Lord could be taken (C-7, C-30)."""

    seat: int


class LordsDrawn(Event, frozen=True):
    """``lords`` were turned up from the deck (C-5)."""

    reveals = True
    seat: int
    lords: list[int]


class LordKept(Event, frozen=True):
    """``seat`` kept ``lord``; the ``rest`` went to the piles of their Guilds (C-5)."""

    seat: int
    lord: int
    rest: list[int]


class PileTaken(Event, frozen=True):
    """``seat`` took all ``lords`` of the pile of ``guild`` (C-6, C-30)."""

    seat: int
    guild: int
    lords: list[int]


class LordPlaced(Event, frozen=True):
    """``lord`` was put on ``place``, 1 to 15 (C-8)."""

    seat: int
    lord: int
    place: int


class LordsReturned(Event, frozen=True):
    """There was no place for ``lords``: they went back to the pile of ``guild`` (C-18)."""

    seat: int
    guild: int
    lords: list[int]


class LordTurnedUp(Event, frozen=True):
    """The top ``lord`` of the deck went to the pile of its Guild, because of the Lord ``by`` of value 6 (C-16), or
    because nothing matched a condition of the Legendary Opponent (C-30; ``by`` is −1)."""

    reveals = True
    seat: int
    lord: int
    by: int


class PearlsGained(Event, frozen=True):
    """``amount`` Pearls; ``why`` is the Location, or "" for the Lord just placed (C-9, C-14)."""

    seat: int
    amount: int
    why: str


class PearlMasterChanged(Event, frozen=True):
    """``seat`` became Pearl Master instead of ``former``, −1 for nobody (C-17)."""

    seat: int
    former: int


class LordsSwapped(Event, frozen=True):
    """``lord`` now lies on ``place`` and ``other`` on ``other_place`` (C-15)."""

    seat: int
    lord: int
    place: int
    other: int
    other_place: int


class SwapDeclined(Event, frozen=True):
    """``seat`` did without the swap of ``lord`` (C-15)."""

    seat: int
    lord: int


class SwapWithoutTarget(Event, frozen=True):
    """There were no two Lords that the power of ``lord`` could swap (C-15)."""

    seat: int
    lord: int


class LocationsDrawn(Event, frozen=True):
    """``locations`` were turned up and lie with the available ones (C-11)."""

    reveals = True
    seat: int
    locations: list[str]


class LocationDeckSearched(Event, frozen=True):
    """``seat`` looks through the Location deck, shown to all: ``locations`` in order of their numbers (C-22, C-28)."""

    reveals = True
    seat: int
    locations: list[str]


class LocationPut(Event, frozen=True):
    """``location`` was put on the Lord on ``place`` (C-12)."""

    seat: int
    location: str
    place: int


class LocationBuried(Event, frozen=True):
    """The Legendary Opponent put a Location face down on ``place``: an available ``location``, or the unseen top of
    the deck, which is "" (C-33)."""

    seat: int
    location: str
    place: int


class NoLocation(Event, frozen=True):
    """A Location was due, but none could be taken; the Keys still count (C-13, C-33)."""

    seat: int


class GateClosed(Event, frozen=True):
    """The Gate ``location`` of ``seat`` orders all others to draw ``count`` Lords (C-19)."""

    seat: int
    location: str
    count: int


class LordsRecycled(Event, frozen=True):
    """All piles, ``lords`` in order of the Guilds, were shuffled into the deck (C-20)."""

    seat: int
    lords: list[int]


class LocationsRecycled(Event, frozen=True):
    """The available ``locations`` were shuffled into their deck (C-20)."""

    seat: int
    locations: list[str]


class ConditionMatched(Event, frozen=True):
    """The first ``condition`` of the Legendary Opponent that was met, and the piles of ``guilds`` that meet it best
    (C-30); with an empty deck and no match the condition is "" and every pile may be given."""

    seat: int
    condition: str
    guilds: list[int]


class TopLordOrdered(Event, frozen=True):
    """The Legendary Opponent orders ``seat`` to take the top Lord of the deck in its next turn (C-34)."""

    seat: int


class ReplayTokenTaken(Event, frozen=True):
    """``seat`` won the replay token by the coalition on ``places`` (C-36)."""

    seat: int
    places: list[int]


class ReplayTokenReturned(Event, frozen=True):
    """``seat`` gave the replay token back for one more turn (C-36)."""

    seat: int


class EndTriggered(Event, frozen=True):
    """The Chamber of ``seat`` is full: every opponent has one more turn (C-24, C-37)."""

    seat: int


class GameEnded(Event, frozen=True):
    """The score is final: ``places`` and ``points`` by side (C-26, C-37)."""

    places: list[int]
    points: list[int]


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
