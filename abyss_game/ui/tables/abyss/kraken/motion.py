"""How the events of Kraken look on their way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from abyss_game.engine.events import Event
from abyss_game.games.abyss.cards import is_monster
from abyss_game.games.abyss.expansions.kraken import events as ev
from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.games.abyss.expansions.kraken.treasures import on_site
from abyss_game.ui.layout import Box, Pose
from abyss_game.ui.paint.kraken import paint_treasure
from abyss_game.ui.tables.abyss.kraken import places
from abyss_game.ui.tables.pieces import Look, Piece, look

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.motion import Motion

Flight = tuple[Piece, Pose]
SECONDS: Mapping[type[Event], float] = {
    ev.FigureTaken: 0.7,
    ev.FigureReturned: 0.7,
    ev.SentinelPlaced: 0.5,
    ev.SentinelReturned: 0.45,
    ev.TreasureDrawn: 0.95,
    ev.TreasuresDiscarded: 0.6,
    ev.CardTurnedOver: 0.5,
    ev.LordTurnedUp: 0.5,
    ev.LordFreed: 0.5,
    ev.KrakenLaid: 0.4,
}
_SHOWN, _SMALL = (104.0, 128.0), (17.0, 21.0)
AT_ONCE: tuple[type[Event], ...] = (ev.SearchEnded, ev.RaceNamed, ev.DiscardOpened)


def origin(motion: Motion, piece: Piece, event: Event) -> Box | None:
    """Where a piece comes from that an event of Kraken brings; None when it is not one."""
    if piece.key.startswith("treasure:"):
        return places.DECK if isinstance(event, ev.TreasureDrawn) else _with_its_tile(motion, event)
    if isinstance(event, ev.SentinelTaken) and piece.key == f"sentinel:{event.sentinel}":
        return motion.zone("court")
    if isinstance(event, ev.LordTurnedUp) and piece.key == f"lord:{event.lord}":
        return motion.zone("lord_deck")
    if isinstance(event, ev.LordFreed) and piece.key == f"lord:{event.lord}":
        return motion.zone("own_locations")
    if piece.key.startswith(("card:", "back:")):
        if isinstance(event, ev.CardTurnedOver):
            return motion.zone("exploration_deck")
        if isinstance(event, ev.AllyRecovered):
            return motion.zone("exploration_discard")
    return None


def _with_its_tile(motion: Motion, event: Event) -> Box:
    """Treasures go with their tile from and to the player who gives it up or takes it (K-44)."""
    seat = getattr(event, "seat", -1)
    return motion.seat_box(seat) if seat >= 0 else places.DECK


def exit_(motion: Motion, piece: Piece, event: Event) -> Box | None:
    """Where a piece goes that an event of Kraken takes away; None when it is not one."""
    if piece.key.startswith("treasure:"):
        return places.OUT if isinstance(event, ev.TreasuresDiscarded) else _with_its_tile(motion, event)
    if isinstance(event, ev.KrakenLaid) and piece.key == f"card:{event.card}":
        return motion.council(event.race)
    return None


def presented(motion: Motion, piece: Piece, event: Event) -> tuple[Look, Pose] | None:
    """A Treasure is turned up in a size at which everybody can read it; one that ends the search in coral."""
    if not isinstance(event, ev.TreasureDrawn) or piece.key != f"treasure:{event.treasure}":
        return None
    value = TREASURE_VALUES[event.treasure]
    lost = [TREASURE_VALUES[other] for other in on_site(motion.sight.view, event.location)].count(value) > 1
    w, h = _SHOWN
    return look(paint_treasure, value, w, h, lost), Pose(650, 180, w, h)


def _drawn(motion: Motion, event: ev.TreasureDrawn) -> list[Flight]:
    """A Treasure for a tile that lies in a panel."""
    if not motion.sight.after(event.seat):
        return []
    w, h = _SMALL
    drawn = look(paint_treasure, TREASURE_VALUES[event.treasure], w, h)
    panel = motion.seat_box(event.seat)
    end = Pose(panel.x + panel.w - 30, panel.y + panel.h / 2, w, h)
    start = Pose(places.DECK.x + 20, places.DECK.y + 10, w, h)
    return [(Piece(f"treasure:{event.treasure}", start, drawn, travels=True, still=True), end)]


def _gained(motion: Motion, event: ev.NebulisGained) -> list[Flight]:
    return motion.beads("nebulis", event.amount, motion.bank(), motion.bead_place(event.seat, "counters"))


def _lost(motion: Motion, event: ev.NebulisLost) -> list[Flight]:
    return motion.beads("nebulis", event.amount, motion.bead_place(event.seat, "counters"), motion.bank())


def _paid(motion: Motion, event: ev.NebulisPaid) -> list[Flight]:
    end = motion.bead_place(event.to, "counters") if event.to >= 0 else motion.bank()
    return motion.beads("nebulis", event.amount, motion.bead_place(event.seat, "counters"), end)


def _stolen(motion: Motion, event: ev.PearlStolen) -> list[Flight]:
    return motion.beads("pearl", 1, motion.bead_place(event.victim, "pearls"), motion.bead_place(event.seat, "pearls"))


def _key(motion: Motion, event: ev.KeyGained) -> list[Flight]:
    box = places.DECK
    return motion.keys(event.amount, Pose(box.x, box.y, 30, 30), event.seat)


def _turned_over(motion: Motion, event: ev.CardTurnedOver) -> list[Flight]:
    """A Monster goes to the discard, an Ally to a hand that lies in a panel."""
    deck = motion.zone("exploration_deck")
    if is_monster(event.card):
        return [motion.card(event.card, deck, motion.zone("exploration_discard"))]
    return [motion.card(event.card, deck, motion.seat_box(event.seat))] if motion.sight.after(event.seat) else []


def _recovered(motion: Motion, event: ev.AllyRecovered) -> list[Flight]:
    start = motion.zone("exploration_discard")
    return [motion.card(event.card, start, motion.seat_box(event.seat))] if motion.sight.after(event.seat) else []


def _surrendered(motion: Motion, event: ev.AffiliatedDiscarded) -> list[Flight]:
    end = motion.zone("exploration_discard")
    return [motion.card(event.card, motion.seat_box(event.seat), end)] if motion.sight.after(event.seat) else []


def _turned_in(motion: Motion, event: ev.KrakensTurnedIn) -> list[Flight]:
    if not motion.sight.after(event.seat):
        return []
    start, end = motion.seat_box(event.seat), motion.zone("exploration_discard")
    return [motion.card(card, start, end) for card in event.allies]


FLIGHTS: Mapping[type[Event], Callable[[Motion, Any], list[Flight]]] = {
    ev.TreasureDrawn: _drawn,
    ev.NebulisGained: _gained,
    ev.NebulisLost: _lost,
    ev.NebulisPaid: _paid,
    ev.PearlStolen: _stolen,
    ev.KeyGained: _key,
    ev.TokenDrawn: lambda motion, event: [motion.token(event.seat)],
    ev.CardTurnedOver: _turned_over,
    ev.AllyRecovered: _recovered,
    ev.AffiliatedDiscarded: _surrendered,
    ev.KrakensTurnedIn: _turned_in,
}
