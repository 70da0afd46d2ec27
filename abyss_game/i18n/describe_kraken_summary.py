"""What Kraken adds to “since your last turn”: who paid in Nebulis, who holds the figure, what is reserved, what was
found."""

from __future__ import annotations

from ..engine.events import Event
from ..games.abyss.expansions.kraken import events as ev
from ..games.abyss.lord import LORDS
from .describe_kraken_events import reserved
from .describe_summary import Gathered
from .markup import icon
from .message import Card, Count, Location, Lord, Race
from .voice import who


def nebulis(amount: int) -> str:
    """``amount`` Nebulis as a number and an icon."""
    return f"{amount} {icon('nebulis')}"


def tell(told: Gathered, event: Event) -> bool:
    """Tells ``event``; whether it was one of Kraken's."""
    return any(teller(told, event) for teller in (_nebulis, _figure, _tokens, _lords))


def _nebulis(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.NebulisGained):
        if event.why not in LORDS:
            told.tell(event.seat, 3, "nebulis-gained", amount=nebulis(event.amount))
    elif isinstance(event, ev.NebulisPaid):
        if event.to == told.viewer:
            told.tell(event.seat, 7, "nebulis-to-you", amount=nebulis(event.amount))
        elif event.why in LORDS:
            receiver = who(told.players, event.to)
            told.tell(event.seat, 3, "nebulis-given", amount=nebulis(event.amount), receiver=receiver)
    elif isinstance(event, ev.PearlStolen):
        if event.victim == told.viewer:
            told.tell(event.seat, 8, "pearl-stolen-yours", by=Lord(event.lord))
        else:
            told.tell(event.seat, 3, "pearl-stolen", victim=who(told.players, event.victim), by=Lord(event.lord))
    else:
        return False
    return True


def _figure(told: Gathered, event: Event) -> bool:
    if not isinstance(event, ev.FigureTaken | ev.FigureReturned):
        return False
    # Only where it has come to in the end is worth a line.
    told.lines = [line for line in told.lines if not line.message.id.startswith("sum-figure")]
    if isinstance(event, ev.FigureTaken):
        mine = event.seat == told.viewer
        told.tell(event.seat, 8 if mine else 5, "figure-yours" if mine else "figure")
    return True


def _tokens(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.SentinelPlaced):
        kind, thing = reserved(event.place)
        told.tell(event.seat, 6, f"reserved-{kind}", **thing)
    elif isinstance(event, ev.SearchEnded):
        worth = Count("points", event.worth)
        told.tell(event.seat, 5, "searched", location=Location(event.location), worth=worth)
    elif isinstance(event, ev.KrakenLaid):
        told.tell(event.seat, 2, "kraken-laid", card=Card(event.card), race=Race(event.race))
    else:
        return False
    return True


def _lords(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.AllyRecovered):
        told.tell(event.seat, 4, "recovered", card=Card(event.card))
    elif isinstance(event, ev.RaceNamed):
        told.tell(event.seat, 5, "race-named", race=Race(event.race), by=Lord(event.lord))
    elif isinstance(event, ev.AffiliatedDiscarded):
        told.tell(event.seat, 4, "affiliated-discarded", card=Card(event.card), by=Lord(event.why))
    elif isinstance(event, ev.LordTurnedUp):
        told.tell(event.seat, 1, "turned-up", lord=Lord(event.lord))
    elif isinstance(event, ev.LordFreed):
        told.tell(event.seat, 5, "freed", lord=Lord(event.lord))
    else:
        return False
    return True
