"""The events of Conspiracy as lines of the log, one line an event.

Everything on the table is public (C-28), so a line is the same for all. :data:`EVENTS` has one entry for every class of
``games/conspiracy/events.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..games.conspiracy import events as ev
from .message import Arg, ChamberLord, Count, Guild, Listed, Location, Message
from .voice import Players, who


def lords(ids: Sequence[int], form: str = "") -> Listed:
    """Lords in a row, bare or in ``form``."""
    return Listed([ChamberLord(lord) for lord in ids], form)


def locations(ids: Sequence[str]) -> Listed:
    """Locations in a row, with their articles."""
    return Listed([Location(location) for location in ids], "the")


def _said(name: str, event: Any, players: Players, **args: Arg) -> Message:
    return Message(f"event-conspiracy-{name}", {"player": who(players, event.seat), **args})


def _turn_started(event: ev.TurnStarted, players: Players) -> Message:
    kind = "-again" if event.again else "-last" if event.last else ""
    return _said(f"turn-started{kind}", event, players)


def _lord_kept(event: ev.LordKept, players: Players) -> Message:
    lord = ChamberLord(event.lord)
    if not event.rest:
        return _said("lord-kept", event, players, lord=lord)
    return _said("lord-kept-rest", event, players, lord=lord, rest=lords(event.rest))


def _lord_turned_up(event: ev.LordTurnedUp, players: Players) -> Message:
    lord = ChamberLord(event.lord)
    if event.by < 0:
        return _said("lord-turned-up-search", event, players, lord=lord)
    return _said("lord-turned-up", event, players, lord=lord, by=ChamberLord(event.by))


def _pearls_gained(event: ev.PearlsGained, players: Players) -> Message:
    amount = Count("pearls", event.amount)
    if not event.why:
        return _said("pearls-gained", event, players, amount=amount)
    return _said("pearls-gained-location", event, players, amount=amount, location=Location(event.why))


def _pearl_master(event: ev.PearlMasterChanged, players: Players) -> Message:
    if event.former < 0:
        return _said("pearl-master", event, players)
    return _said("pearl-master-former", event, players, former=who(players, event.former))


def _lords_swapped(event: ev.LordsSwapped, players: Players) -> Message:
    places: dict[str, Arg] = {"place": event.place, "other_place": event.other_place}
    lord, other = ChamberLord(event.lord), ChamberLord(event.other)
    return _said("lords-swapped", event, players, lord=lord, other=other, **places)


def _location_buried(event: ev.LocationBuried, players: Players) -> Message:
    if not event.location:
        return _said("location-buried-unseen", event, players, place=event.place)
    return _said("location-buried", event, players, location=Location(event.location), place=event.place)


def _lords_recycled(event: ev.LordsRecycled, players: Players) -> Message:
    if not event.lords:
        return _said("lords-recycled-nothing", event, players)
    return _said("lords-recycled", event, players, amount=Count("lords", len(event.lords)))


def _locations_recycled(event: ev.LocationsRecycled, players: Players) -> Message:
    if not event.locations:
        return _said("locations-recycled-nothing", event, players)
    return _said("locations-recycled", event, players, locations=locations(event.locations))


def _condition_matched(event: ev.ConditionMatched, players: Players) -> Message:
    if not event.condition:
        return _said("condition-matched-nothing", event, players)
    guilds = Listed([Guild(guild) for guild in event.guilds], "plural", "or")
    return _said("condition-matched", event, players, condition=Message(f"condition-{event.condition}"), guilds=guilds)


def _game_ended(event: ev.GameEnded, players: Players) -> Message:
    winners = [side for side, place in enumerate(event.places) if place == 1]
    points = Count("points", event.points[winners[0]])
    if len(winners) == 1:
        return Message("event-conspiracy-game-ended", {"player": who(players, winners[0]), "points": points})
    names = Listed([who(players, side) for side in winners])
    return Message("event-conspiracy-game-ended-shared", {"players": names, "points": points})


EVENTS: dict[type[Any], Callable[[Any, Players], Message]] = {
    ev.GameStarted: lambda e, p: _said("game-started", e, p),
    ev.TurnStarted: _turn_started,
    ev.GateOpened: lambda e, p: _said("gate-opened", e, p, location=Location(e.location)),
    ev.TurnSkipped: lambda e, p: _said("turn-skipped", e, p),
    ev.LordsDrawn: lambda e, p: _said("lords-drawn", e, p, lords=lords(e.lords, "the")),
    ev.LordKept: _lord_kept,
    ev.PileTaken: lambda e, p: _said("pile-taken", e, p, guild=Guild(e.guild), lords=lords(e.lords)),
    ev.LordPlaced: lambda e, p: _said("lord-placed", e, p, lord=ChamberLord(e.lord), place=e.place),
    ev.LordsReturned: lambda e, p: _said("lords-returned", e, p, guild=Guild(e.guild), lords=lords(e.lords)),
    ev.LordTurnedUp: _lord_turned_up,
    ev.PearlsGained: _pearls_gained,
    ev.PearlMasterChanged: _pearl_master,
    ev.LordsSwapped: _lords_swapped,
    ev.SwapDeclined: lambda e, p: _said("swap-declined", e, p),
    ev.SwapWithoutTarget: lambda e, p: _said("swap-without-target", e, p),
    ev.LocationsDrawn: lambda e, p: _said("locations-drawn", e, p, locations=locations(e.locations)),
    ev.LocationDeckSearched: lambda e, p: _said(
        "location-deck-searched", e, p, amount=Count("locations", len(e.locations))
    ),
    ev.LocationPut: lambda e, p: _said("location-put", e, p, location=Location(e.location), place=e.place),
    ev.LocationBuried: _location_buried,
    ev.NoLocation: lambda e, p: _said("no-location", e, p),
    ev.GateClosed: lambda e, p: _said("gate-closed", e, p, location=Location(e.location), count=e.count),
    ev.LordsRecycled: _lords_recycled,
    ev.LocationsRecycled: _locations_recycled,
    ev.ConditionMatched: _condition_matched,
    ev.TopLordOrdered: lambda e, p: _said("top-lord-ordered", e, p),
    ev.ReplayTokenTaken: lambda e, p: _said("replay-token-taken", e, p, count=len(e.places)),
    ev.ReplayTokenReturned: lambda e, p: _said("replay-token-returned", e, p),
    ev.EndTriggered: lambda e, p: _said("end-triggered", e, p),
    ev.GameEnded: _game_ended,
}
"""The message of every event."""
