"""The events of Abyss: facts, past tense. Ids that a seat may not know are backs in :meth:`Event.seen_by`.

The first field of an event about a player is that ``seat``.
"""

from __future__ import annotations

from typing import Self

import msgspec

from ...engine.events import Event
from ...engine.zones import BACK


class GameStarted(Event, frozen=True):
    """Set-up is done; ``seat`` plays first (B-14)."""

    seat: int


class TurnStarted(Event, frozen=True):
    """The turn of ``seat`` begins (B-16); ``extra`` by the Invoker (B-102), ``last`` in the last round (B-72)."""

    seat: int
    extra: bool
    last: bool


class PearlsGained(Event, frozen=True):
    """``amount`` Pearls from the Treasury; ``why`` is a Lord's id or ``track``, ``refill``, ``reward``."""

    seat: int
    amount: int
    why: str


class PearlsLost(Event, frozen=True):
    """``amount`` Pearls back to the Treasury because of the Lord ``why`` (B-90)."""

    seat: int
    amount: int
    why: str


class LordPlotted(Event, frozen=True):
    """A Pearl was paid and ``lord`` turned up in Court space ``space`` (B-22)."""

    reveals = True
    seat: int
    lord: str
    space: int


class CardRevealed(Event, frozen=True):
    """``card`` was turned up on track space ``space`` (B-25)."""

    reveals = True
    seat: int
    card: int
    space: int


class DiscardReshuffled(Event, frozen=True):
    """The discard became the new Exploration deck of ``count`` cards (B-127)."""

    reveals = True
    count: int


class OfferDeclined(Event, frozen=True):
    """``seat`` did not buy ``card`` for ``price`` (B-26)."""

    seat: int
    card: int
    price: int


class AllyBought(Event, frozen=True):
    """``seat`` bought ``card`` from the ``explorer`` for ``price`` Pearls (B-26)."""

    seat: int
    explorer: int
    card: int
    price: int


class ThreatRose(Event, frozen=True):
    """The Threat token moved to ``space``, 1 to 6 (B-32)."""

    seat: int
    space: int


class AllyTaken(Event, frozen=True):
    """The explorer took ``card`` from the track for free (B-30)."""

    seat: int
    card: int


class MonsterFought(Event, frozen=True):
    """The explorer fought ``card`` (B-34); the reward is that of Threat ``space``."""

    seat: int
    card: int
    space: int


class ExplorationEnded(Event, frozen=True):
    """The rest of the track: ``council`` Allies went to their stacks, ``discarded`` Monsters to the discard (B-37)."""

    seat: int
    council: list[int]
    discarded: list[int]


class RewardPaid(Event, frozen=True):
    """The reward of a fight; ``drawn`` are the Monster tokens, known to their owner alone (B-35)."""

    reveals = True
    seat: int
    keys: int
    pearls: int
    drawn: list[int]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, drawn=[BACK] * len(self.drawn))


class StackTaken(Event, frozen=True):
    """``seat`` took the Council stack of ``race``: ``cards`` (B-39)."""

    reveals = True
    seat: int
    race: int
    cards: list[int]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=[BACK] * len(self.cards))


class LordRecruited(Event, frozen=True):
    """``seat`` paid for the Court Lord ``lord`` with ``allies`` and ``pearls`` (B-47); it cannot be taken back
    (B-136)."""

    reveals = True
    seat: int
    lord: str
    allies: list[int]
    pearls: int


class LordAcquired(Event, frozen=True):
    """``lord`` came to ``seat`` by the power of ``by`` (B-7)."""

    seat: int
    lord: str
    by: str


class LordDrawn(Event, frozen=True):
    """``lord`` came to ``seat`` from the top of the Lord deck by the power of ``by`` (B-113)."""

    reveals = True
    seat: int
    lord: str
    by: str


class AllyAffiliated(Event, frozen=True):
    """The used Ally ``card`` was laid in front of ``seat`` (B-48)."""

    seat: int
    card: int


class CourtRefilled(Event, frozen=True):
    """The Court was filled with ``lords`` in order (B-53); ``short`` spaces stayed empty (B-54)."""

    reveals = True
    seat: int
    lords: list[str]
    short: int


class LocationsDrawn(Event, frozen=True):
    """``locations`` were turned up (B-58, B-64)."""

    reveals = True
    seat: int
    locations: list[str]


class LocationControlled(Event, frozen=True):
    """``seat`` took control of ``location`` with ``lords`` and ``keys`` tokens; an Ambassador alone is in
    ``lords`` too (B-59, B-64)."""

    seat: int
    location: str
    lords: list[str]
    keys: int


class LocationExchanged(Event, frozen=True):
    """``old`` became ``new`` (B-106: ``old`` is available now; B-120: ``old`` has left the game)."""

    reveals = True
    seat: int
    old: str
    new: str
    gone: bool


class LocationsSearched(Event, frozen=True):
    """``seat`` looked through the ``count`` tiles of the Location deck, which is then shuffled (B-120, B-133)."""

    reveals = True
    seat: int
    count: int


class AllyDiscarded(Event, frozen=True):
    """``card`` went from the hand of ``seat`` to the discard because of ``why``, a Lord's id; all see it (B-131)."""

    reveals = True
    seat: int
    card: int
    why: str


class StackDiscarded(Event, frozen=True):
    """The ``count`` cards of the Council stack of ``race`` went to the discard, unseen (B-104)."""

    seat: int
    race: int
    count: int


class LordTurned(Event, frozen=True):
    """``seat`` turned ``lord`` of ``owner`` (B-91)."""

    seat: int
    owner: int
    lord: str


class TokenStolen(Event, frozen=True):
    """``seat`` took ``token`` of ``victim``; only these two know it (B-94)."""

    reveals = True
    seat: int
    victim: int
    token: int

    def seen_by(self, seat: int) -> Self:
        return self if seat in (self.seat, self.victim) else msgspec.structs.replace(self, token=BACK)


class LordDismissed(Event, frozen=True):
    """``lord`` of ``seat`` left the game because of ``why`` (B-110, B-113)."""

    seat: int
    lord: str
    why: str


class CourtLordReplaced(Event, frozen=True):
    """``old`` left the Court space ``space`` and the game, ``new`` came from the deck (B-108)."""

    reveals = True
    seat: int
    old: str
    new: str
    space: int


class ExtraTurnWon(Event, frozen=True):
    """``seat`` will play one more turn after this one (B-102)."""

    seat: int


class PowerUsed(Event, frozen=True):
    """``seat`` used the per-turn power of ``lord`` (B-18)."""

    seat: int
    lord: str


class PowerWithoutTarget(Event, frozen=True):
    """The power of ``lord``, or the effect of a Location, had nothing to act on (B-85)."""

    seat: int
    lord: str


class PowerDeclined(Event, frozen=True):
    """``seat`` did without the optional power of ``lord`` (B-84)."""

    seat: int
    lord: str


class Protected(Event, frozen=True):
    """The power of ``lord`` did not touch the protected ``seat`` (B-86)."""

    seat: int
    lord: str


class ActionSkipped(Event, frozen=True):
    """No action was legal (B-17)."""

    seat: int


class EndTriggered(Event, frozen=True):
    """The last round begins: ``why`` is ``seventh-lord`` (B-70) or ``court`` (B-71)."""

    seat: int
    why: str


class HandAffiliated(Event, frozen=True):
    """After the last turn ``affiliated`` were laid down and ``discarded`` thrown away (B-74)."""

    reveals = True
    seat: int
    affiliated: list[int]
    discarded: list[int]


class TokensRevealed(Event, frozen=True):
    """``seat`` showed its Monster ``tokens`` (B-78)."""

    reveals = True
    seat: int
    tokens: list[int]


class GameEnded(Event, frozen=True):
    """The score is final: ``places`` and ``points`` by seat (B-81)."""

    places: list[int]
    points: list[int]


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
