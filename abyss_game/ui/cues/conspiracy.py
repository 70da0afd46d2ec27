"""The sounds of Conspiracy: the same sea, with more paper and fewer bells."""

from __future__ import annotations

from collections.abc import Mapping

from abyss_game.engine.events import Event
from abyss_game.games.conspiracy import events as ev
from abyss_game.ui.cues.cue import Cue, CueMaker, always, deal, pearls

SWAP = 0.18

TURNS: tuple[type[Event], ...] = (ev.TurnStarted,)

CUES: Mapping[type[Event], CueMaker] = {
    ev.GameStarted: always("card_shuffle"),
    ev.TurnSkipped: always("pass"),
    ev.LordsDrawn: lambda event: deal("card_flip", len(event.lords)),
    ev.LordKept: lambda event: deal("card_slide", 1 + len(event.rest)),
    ev.PileTaken: always("council_take"),
    ev.LordPlaced: always("card_place"),
    ev.LordsReturned: lambda event: deal("card_slide", len(event.lords)),
    ev.LordTurnedUp: always("card_flip"),
    ev.PearlsGained: lambda event: pearls(event.amount),
    ev.PearlMasterChanged: always("sentinel"),
    ev.LordsSwapped: lambda event: [Cue("card_slide"), Cue("card_slide", SWAP)],
    ev.SwapDeclined: always("pass"),
    ev.LocationsDrawn: lambda event: deal("card_flip", len(event.locations)),
    ev.LocationDeckSearched: always("card_shuffle"),
    ev.LocationPut: always("location_control"),
    # Whether the tile was an open one or an unseen one must not be heard.
    ev.LocationBuried: always("card_place"),
    ev.GateClosed: always("threat_up"),
    ev.LordsRecycled: always("card_shuffle"),
    ev.LocationsRecycled: always("card_shuffle"),
    ev.ReplayTokenTaken: always("key"),
    ev.EndTriggered: always("last_round"),
}

SILENT: frozenset[type[Event]] = frozenset(
    {
        ev.GateOpened,
        ev.SwapWithoutTarget,
        ev.NoLocation,
        ev.ConditionMatched,
        ev.TopLordOrdered,
        ev.ReplayTokenReturned,
        ev.GameEnded,
    }
)
"""Events without a sound of their own: what follows from them is heard, or a line of the log says enough."""
