"""The events of Kraken."""

from __future__ import annotations

from typing import Self

import msgspec

from .....engine.events import Event
from .....engine.zones import BACK


class NebulisGained(Event, frozen=True):
    """``amount`` Nebulis from the supply to ``seat``; ``why`` is a Lord's id or ``krakens`` (K-8, K-27)."""

    seat: int
    amount: int
    why: str


class NebulisLost(Event, frozen=True):
    """``amount`` Nebulis of ``seat`` back to the supply because of the Lord ``why`` (K-49)."""

    seat: int
    amount: int
    why: str


class NebulisPaid(Event, frozen=True):
    """``seat`` paid ``amount`` Nebulis to the seat ``to``, −1 for the supply; ``why`` is ``purchase``, ``recruitment``
    or a Lord's id (K-18, K-52). The event of the purchase or recruitment itself follows."""

    seat: int
    to: int
    amount: int
    why: str


class FigureTaken(Event, frozen=True):
    """The figure went to ``seat`` from the seat ``old``, −1 from beside the board (K-21, K-22)."""

    seat: int
    old: int


class FigureReturned(Event, frozen=True):
    """Nobody has Nebulis: the figure went from ``seat`` back beside the board (K-25)."""

    seat: int


class KrakenLaid(Event, frozen=True):
    """The explorer ``seat`` laid the kraken ``card`` onto the Council stack of ``race`` (K-10)."""

    seat: int
    card: int
    race: int


class KrakensTurnedIn(Event, frozen=True):
    """At the end ``seat`` discarded the krakens ``allies`` of its hand for ``amount`` Nebulis (K-64)."""

    reveals = True
    seat: int
    allies: list[int]
    amount: int


class SentinelTaken(Event, frozen=True):
    """``seat`` took the Sentinel token of the Lord ``sentinel`` (K-27)."""

    seat: int
    sentinel: str


class SentinelPlaced(Event, frozen=True):
    """``seat`` reserved ``place`` by the token of the Lord ``sentinel``: ``lord:<id>``, ``council:<Race index>`` or
    ``location:<id>`` (K-29)."""

    seat: int
    sentinel: str
    place: str


class SentinelReturned(Event, frozen=True):
    """``place`` was taken or removed, and the token of the Lord ``sentinel`` came back to ``seat`` (K-33)."""

    seat: int
    sentinel: str
    place: str


class TreasureDrawn(Event, frozen=True):
    """``seat`` turned up ``treasure`` on the sacred site ``location`` (K-37, K-39); its reward follows."""

    reveals = True
    seat: int
    location: str
    treasure: int


class KeyGained(Event, frozen=True):
    """``seat`` gained ``amount`` Key tokens; ``why`` is ``treasure`` (K-38)."""

    seat: int
    amount: int
    why: str


class TokenDrawn(Event, frozen=True):
    """``seat`` drew the Monster ``token``, known to it alone (K-38)."""

    reveals = True
    seat: int
    token: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, token=BACK)


class CardTurnedOver(Event, frozen=True):
    """A Treasure had ``seat`` turn over the Exploration ``card``: a Monster goes to the discard, an Ally to the hand
    (K-38); all see it (K-70)."""

    reveals = True
    seat: int
    card: int


class TreasuresDiscarded(Event, frozen=True):
    """Two equal ``treasures`` on ``location`` left the game (K-40)."""

    seat: int
    location: str
    treasures: list[int]


class SearchEnded(Event, frozen=True):
    """The search of ``seat`` on ``location`` is over; the Treasures on it are worth ``worth`` (K-41)."""

    seat: int
    location: str
    worth: int


class DiscardOpened(Event, frozen=True):
    """The discard was laid open for ``seat`` to take one of ``allies`` by the power of ``lord`` (K-58)."""

    reveals = True
    seat: int
    lord: str
    allies: list[int]


class AllyRecovered(Event, frozen=True):
    """``seat`` took ``card`` from the discard (K-58)."""

    seat: int
    card: int


class PearlStolen(Event, frozen=True):
    """``seat`` took a Pearl from ``victim`` by the power of ``lord`` (K-59)."""

    seat: int
    victim: int
    lord: str


class RaceNamed(Event, frozen=True):
    """``seat`` named ``race`` by the power of ``lord`` (K-60)."""

    seat: int
    race: int
    lord: str


class AffiliatedDiscarded(Event, frozen=True):
    """The affiliated Ally ``card`` of ``seat`` went to the discard because of the Lord ``why`` (K-60)."""

    seat: int
    card: int
    why: str


class LordTurnedUp(Event, frozen=True):
    """``lord`` came from the top of the deck into Court space ``space`` for free by the power of ``by`` (K-61)."""

    reveals = True
    seat: int
    lord: str
    space: int
    by: str


class LordFreed(Event, frozen=True):
    """``lord`` of ``seat`` came back from under ``location`` and is free again (K-62)."""

    seat: int
    lord: str
    location: str


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
