"""The events of Kraken as lines of the log, one line an event.

:data:`EVENTS` has one entry for every class of ``expansions/kraken/events.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.zones import BACK
from ..games.abyss.cards import TOKEN_VALUES, is_monster
from ..games.abyss.expansions.kraken import events as ev
from ..games.abyss.expansions.kraken.cards import TREASURE_VALUES
from ..games.abyss.expansions.kraken.state import NOBODY
from ..games.abyss.lord import LORDS
from .describe_events import cards
from .message import Arg, Card, Count, Location, Lord, Message, Race
from .voice import Players, who


def reserved(place: str) -> tuple[str, dict[str, Arg]]:
    """What kind of thing ``place`` is, where a Sentinel lies (``lord``, ``council``, ``location``), and its name as an
    argument."""
    kind, _, name = place.partition(":")
    if kind == "lord":
        return kind, {"lord": Lord(name)}
    if kind == "council":
        return kind, {"race": Race(int(name))}
    return kind, {"location": Location(name)}


def _said(name: str, event: Any, players: Players, **args: Arg) -> Message:
    return Message(f"event-{name}", {"player": who(players, event.seat), **args})


def _nebulis_gained(event: ev.NebulisGained, players: Players) -> Message:
    amount = Count("nebulis", event.amount)
    if event.why in LORDS:
        return _said("nebulis-gained-lord", event, players, amount=amount, by=Lord(event.why))
    return _said("nebulis-gained-krakens", event, players, amount=amount)


def _nebulis_paid(event: ev.NebulisPaid, players: Players) -> Message:
    amount = Count("nebulis", event.amount)
    if event.to == NOBODY:
        return _said("nebulis-paid-supply", event, players, amount=amount)
    receiver = who(players, event.to)
    if event.why in LORDS:
        return _said("nebulis-given", event, players, amount=amount, receiver=receiver, by=Lord(event.why))
    return _said("nebulis-paid", event, players, amount=amount, receiver=receiver)


def _figure_taken(event: ev.FigureTaken, players: Players) -> Message:
    if event.old == NOBODY:
        return _said("figure-taken", event, players)
    return _said("figure-taken-over", event, players, old=who(players, event.old))


def _krakens_turned_in(event: ev.KrakensTurnedIn, players: Players) -> Message:
    krakens = cards(event.allies)
    if not event.amount:
        return _said("krakens-turned-in-clean", event, players, cards=krakens)
    return _said("krakens-turned-in", event, players, cards=krakens, amount=Count("nebulis", event.amount))


def _sentinel(name: str, event: Any, players: Players) -> Message:
    kind, thing = reserved(event.place)
    return _said(f"{name}-{kind}", event, players, by=Lord(event.sentinel), **thing)


def _token_drawn(event: ev.TokenDrawn, players: Players) -> Message:
    if event.token == BACK:
        return _said("token-drawn", event, players)
    return _said("token-drawn-seen", event, players, value=TOKEN_VALUES[event.token])


def _treasure_drawn(event: ev.TreasureDrawn, players: Players) -> Message:
    value = TREASURE_VALUES[event.treasure]
    return _said("treasure-drawn", event, players, location=Location(event.location), value=value)


def _treasures_discarded(event: ev.TreasuresDiscarded, players: Players) -> Message:
    value = TREASURE_VALUES[event.treasures[0]]
    return _said("treasures-discarded", event, players, location=Location(event.location), value=value)


def _search_ended(event: ev.SearchEnded, players: Players) -> Message:
    worth = Count("points", event.worth)
    return _said("search-ended", event, players, location=Location(event.location), worth=worth)


def _card_turned_over(event: ev.CardTurnedOver, players: Players) -> Message:
    kind = "monster" if is_monster(event.card) else "ally"
    return _said(f"card-turned-over-{kind}", event, players, card=Card(event.card))


EVENTS: dict[type[Any], Callable[[Any, Players], Message]] = {
    ev.NebulisGained: _nebulis_gained,
    ev.NebulisLost: lambda e, p: _said(
        "nebulis-lost", e, p, amount=Count("nebulis", e.amount), by=Lord(e.why)
    ),
    ev.NebulisPaid: _nebulis_paid,
    ev.FigureTaken: _figure_taken,
    ev.FigureReturned: lambda e, p: _said("figure-returned", e, p),
    ev.KrakenLaid: lambda e, p: _said("kraken-laid", e, p, card=Card(e.card), race=Race(e.race)),
    ev.KrakensTurnedIn: _krakens_turned_in,
    ev.SentinelTaken: lambda e, p: _said("sentinel-taken", e, p, by=Lord(e.sentinel)),
    ev.SentinelPlaced: lambda e, p: _sentinel("sentinel-placed", e, p),
    ev.SentinelReturned: lambda e, p: _sentinel("sentinel-returned", e, p),
    ev.TreasureDrawn: _treasure_drawn,
    ev.KeyGained: lambda e, p: _said("key-gained", e, p, amount=Count("keys", e.amount)),
    ev.TokenDrawn: _token_drawn,
    ev.CardTurnedOver: _card_turned_over,
    ev.TreasuresDiscarded: _treasures_discarded,
    ev.SearchEnded: _search_ended,
    ev.DiscardOpened: lambda e, p: _said(
        "discard-opened", e, p, amount=Count("allies", len(e.allies)), by=Lord(e.lord)
    ),
    ev.AllyRecovered: lambda e, p: _said("ally-recovered", e, p, card=Card(e.card)),
    ev.PearlStolen: lambda e, p: _said("pearl-stolen", e, p, victim=who(p, e.victim), by=Lord(e.lord)),
    ev.RaceNamed: lambda e, p: _said("race-named", e, p, race=Race(e.race), by=Lord(e.lord)),
    ev.AffiliatedDiscarded: lambda e, p: _said(
        "affiliated-discarded", e, p, card=Card(e.card), by=Lord(e.why)
    ),
    ev.LordTurnedUp: lambda e, p: _said("lord-turned-up", e, p, lord=Lord(e.lord), by=Lord(e.by)),
    ev.LordFreed: lambda e, p: _said(
        "lord-freed", e, p, lord=Lord(e.lord), location=Location(e.location)
    ),
}  # fmt: skip
"""The message of every event."""
