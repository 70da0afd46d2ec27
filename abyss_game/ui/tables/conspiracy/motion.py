"""How the events of Conspiracy look on their way: where pieces come from, where they go, what flies past.

Lords are the same pieces on the deck's quay, on a pile, and in any Chamber, so most ways need no telling.
"""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.engine.events import Event
from abyss_game.games.conspiracy import events as ev
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box, Pose
from abyss_game.ui.paint.cards import paint_back
from abyss_game.ui.paint.conspiracy.account import PEARLS_MIDDLE, paint_medal
from abyss_game.ui.paint.own import paint_bead_string
from abyss_game.ui.tables.conspiracy import faces, sides
from abyss_game.ui.tables.game_table import Ways
from abyss_game.ui.tables.pieces import Look, Piece, Sight, look

Flight = tuple[Piece, Pose]
SECONDS: dict[type[Event], float] = {
    ev.LordsDrawn: 0.42,
    ev.LordKept: 0.3,
    ev.PileTaken: 0.36,
    ev.LordPlaced: 0.42,
    ev.LordsReturned: 0.36,
    ev.LordTurnedUp: 0.45,
    ev.PearlsGained: 0.45,
    ev.PearlMasterChanged: 0.55,
    ev.LordsSwapped: 0.5,
    ev.LocationsDrawn: 0.42,
    ev.LocationPut: 0.8,
    ev.LocationBuried: 0.5,
    ev.LordsRecycled: 0.55,
    ev.LocationsRecycled: 0.5,
    ev.ReplayTokenTaken: 0.5,
    ev.ReplayTokenReturned: 0.45,
}
"""Normal length of the way of each event, seconds; the others move nothing."""
MOST_BEADS = 6
_BEAD, _MEDAL = 18.0, 30.0
_SHOWN = 210.0, 152.0
_SHOWN_LORD = 120.0
_SMALL_TILE = 44.0, 27.0


class ConspiracyWays(Ways):
    """The ways of one event on the table of ``sight``."""

    def __init__(self, ui: Ui, sight: Sight, event: Event) -> None:
        self.ui = ui
        self.sight = sight
        self.event = event
        self.seconds = SECONDS.get(type(event), 0.0)

    # -- places ------------------------------------------------------------------------------------------

    def zone(self, name: str) -> Box:
        """A zone of the layout."""
        return self.sight.layout[name].box

    def pearls(self, side: int) -> tuple[float, float]:
        """Where the Pearls of ``side`` lie."""
        if side == self.sight.anchor:
            box = self.zone("account")
            return box.x + 27, box.y + PEARLS_MIDDLE
        box = sides.panel(self.sight, side)
        return box.x + 22, box.y + 46

    def slot(self, side: int, place: int) -> Box:
        """A place of the Chamber of ``side``."""
        return sides.places(self.sight, side)[place - 1]

    # -- what comes and goes -----------------------------------------------------------------------------

    def origin(self, piece: Piece) -> Pose | None:
        """Lords and Locations that nobody has seen come from their decks."""
        if piece.key.startswith("lord:"):
            return _in(self.zone("lord_deck"), piece.pose.w * 0.8, piece.pose.h * 0.8)
        if piece.key.startswith(("location:", "stage:location:")):
            return _in(self.zone("location_deck"), piece.pose.w * 0.7, piece.pose.h * 0.7)
        return None

    def exit(self, piece: Piece) -> Pose | None:
        """Lords and Locations that are shuffled go to their decks; a Location that another side takes goes to the
        Lord that it covers."""
        event = self.event
        if piece.key.startswith("lord:") and isinstance(event, ev.LordsRecycled):
            return _in(self.zone("lord_deck"), piece.pose.w * 0.7, piece.pose.h * 0.7)
        if piece.key.startswith("location:"):
            if isinstance(event, ev.LocationsRecycled):
                return _in(self.zone("location_deck"), piece.pose.w * 0.7, piece.pose.h * 0.7)
            if isinstance(event, ev.LocationPut | ev.LocationBuried):
                return _in(self.slot(event.seat, event.place), *_SMALL_TILE)
        return None

    def presented(self, piece: Piece) -> tuple[Look, Pose] | None:
        """A Location that is put, and a Lord that another side places, are shown to everybody on their way."""
        event, sight = self.event, self.sight
        if isinstance(event, ev.LocationPut) and piece.key == f"location:{event.location}":
            w, h = _SHOWN
            value = faces.worth(sight.view, event.seat, event.location)
            return faces.tile_look(self.ui, event.location, w, h, value, "chosen"), self._middle(w, h)
        if isinstance(event, ev.LordPlaced) and piece.key == f"lord:{event.lord}" and event.seat != sight.anchor:
            w = _SHOWN_LORD
            home = sides.panel(sight, event.seat)
            pose = Pose(home.right + 70, home.y + min(home.h, 200) / 2, w, w * 102 / 96)
            return faces.banner_look(event.lord, w, "chosen"), pose
        return None

    def _middle(self, w: float, h: float) -> Pose:
        hall = self.zone("hall")
        return Pose(hall.x + hall.w / 2, hall.y + hall.h * 0.4, w, h)

    # -- what flies past ---------------------------------------------------------------------------------

    def flights(self) -> Sequence[Flight]:
        """Pearls from the Lord or the Location, the token of the Pearl Master, backs of a shuffled deck."""
        event = self.event
        if isinstance(event, ev.PearlsGained):
            return self._beads(event)
        if isinstance(event, ev.PearlMasterChanged):
            start = self.pearls(event.former) if event.former >= 0 else (640.0, -20.0)
            medal = look(paint_medal, _MEDAL)
            return [_ghost(medal, Pose(*start, _MEDAL, _MEDAL), Pose(*self.pearls(event.seat), _MEDAL, _MEDAL))]
        if isinstance(event, ev.LocationBuried) and not event.location:
            back = look(paint_back, "location", *_SMALL_TILE, None, "")
            end = _in(self.slot(event.seat, event.place), *_SMALL_TILE)
            return [_ghost(back, _in(self.zone("location_deck"), *_SMALL_TILE), end)]
        return []

    def _beads(self, event: ev.PearlsGained) -> list[Flight]:
        chamber = self.sight.view.chambers[event.seat]
        box = self.slot(event.seat, max(1, len(chamber.lords)))
        start = Pose(box.x + box.w / 2, box.y + box.h / 2, _BEAD, _BEAD)
        bead = look(paint_bead_string, "pearl", 1, _BEAD / 2, 1)
        end = Pose(*self.pearls(event.seat), _BEAD, _BEAD)
        return [_ghost(bead, start, end) for _ in range(min(event.amount, MOST_BEADS))]


def _in(box: Box, w: float, h: float) -> Pose:
    return Pose(box.x + box.w / 2, box.y + box.h / 2, w, h)


def _ghost(drawn: Look, start: Pose, end: Pose) -> Flight:
    return Piece("flight", start, drawn, travels=True, still=True), end
