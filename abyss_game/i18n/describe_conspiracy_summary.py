"""“Since your last turn” in Conspiracy: what the others have done, in a few short lines without subject."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine.events import Event
from ..games.conspiracy import events as ev
from ..games.conspiracy.state import OPPONENT, ConspiracyState
from .describe_conspiracy_events import locations
from .message import Arg, ChamberLord, Count, Guild, Message
from .voice import MOST_LINES, Line, Players, shortened, window

LORDS_WORTH_TELLING = 12
"""From so many Lords in a Chamber on it is told how near the end is."""


def _line(weight: int, name: str, seat: int, **args: Arg) -> Line:
    return Line(seat, Message(f"sum-conspiracy-{name}", args), weight)


TOLD: dict[type[Any], Callable[[Any], Line]] = {
    ev.LordKept: lambda e: _line(3, "kept", e.seat, lord=ChamberLord(e.lord)),
    ev.PileTaken: lambda e: _line(4, "pile", e.seat, guild=Guild(e.guild), count=len(e.lords)),
    ev.LordsSwapped: lambda e: _line(2, "swapped", e.seat, lord=ChamberLord(e.lord), other=ChamberLord(e.other)),
    ev.LocationBuried: lambda e: _line(4, "buried", e.seat),
    ev.PearlMasterChanged: lambda e: _line(5, "pearl-master", e.seat),
    ev.GateClosed: lambda e: _line(8, "gate", e.seat, count=e.count),
    ev.LordsRecycled: lambda e: _line(3, "lords-recycled", e.seat),
    ev.LocationsRecycled: lambda e: _line(3, "locations-recycled", e.seat),
    # The order is given by the Legendary Opponent to the side that the event names.
    ev.TopLordOrdered: lambda e: _line(8, "ordered", OPPONENT),
    ev.EndTriggered: lambda e: _line(9, "last-turns", e.seat),
}
"""The line of the events that are worth one; Locations are gathered over a turn."""


def summary(
    events: Sequence[Event], players: Players, viewer: int, state: ConspiracyState | None = None, most: int = MOST_LINES
) -> list[Line]:
    """What happened since the last turn of ``viewer``, in at most ``most`` lines in the order in which it happened.

    ``events`` is the whole log; ``state`` (a view will do) tells how full the Chambers of the others are now.
    """
    lines: list[Line] = []
    put: list[str] = []
    owner = -1
    recruited: dict[int, None] = {}

    def flush() -> None:
        if put:
            lines.append(_line(6, "location", owner, locations=locations(tuple(put))))
            put.clear()

    for event in window(events, viewer, ev.TurnStarted):
        if isinstance(event, ev.TurnStarted):
            flush()
        elif isinstance(event, ev.LocationPut):
            owner = event.seat
            put.append(event.location)
        elif isinstance(event, ev.LordPlaced):
            recruited[event.seat] = None
        if type(event) in TOLD:
            lines.append(TOLD[type(event)](event))
    flush()
    if state is not None and state.stack:
        for seat in recruited:
            owned = len(state.chambers[seat].lords)
            if owned >= LORDS_WORTH_TELLING and not state.chambers[seat].full:
                lines.append(_line(7, "filled", seat, amount=Count("lords", owned)))
    return shortened(lines, most)
