"""How the events of Abyss look on their way: where pieces come from, where they go, what flies past."""

from __future__ import annotations

from abyss_game.engine.events import Event
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss import scoring
from abyss_game.games.abyss.cards import RACE_OF, is_monster
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box, Pose, row
from abyss_game.ui.paint.cards import ALLY_RATIO, LORD_RATIO, paint_back, paint_lord
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.paint.own import paint_bead_string
from abyss_game.ui.paint.threat import paint_monster_token
from abyss_game.ui.tables.abyss import extras, faces
from abyss_game.ui.tables.abyss.board import centre, ledge, own_tile
from abyss_game.ui.tables.pieces import Look, Piece, Sight, at, look

Flight = tuple[Piece, Pose]
SECONDS: dict[type[Event], float] = {
    ev.CardRevealed: 0.34,
    ev.LordRecruited: 0.85,
    ev.LordAcquired: 0.85,
    ev.LordDrawn: 0.85,
    ev.LocationControlled: 0.7,
    ev.LocationExchanged: 0.5,
    ev.CourtLordReplaced: 0.45,
    ev.RewardPaid: 0.4,
    ev.TokenStolen: 0.45,
    ev.LocationsDrawn: 0.4,
    ev.CourtRefilled: 0.4,
    ev.StackTaken: 0.4,
    ev.ExplorationEnded: 0.4,
    ev.HandAffiliated: 0.35,
}
"""Normal length of the way of each event, seconds."""
FROM_THE_LORD_DECK = (ev.LordPlotted, ev.CourtRefilled, ev.CourtLordReplaced, ev.GameStarted)
"""Events that bring Lords from the deck into the Court."""
USUAL_SECONDS = 0.26
AT_ONCE = (ev.GameStarted, ev.PowerWithoutTarget, ev.PowerDeclined, ev.Protected, ev.TurnStarted, ev.OfferDeclined)
"""Events that move nothing."""
MOST_BEADS, MOST_BACKS = 6, 4
CENTRE = Box(240, 40, 820, 280)
"""Round its middle a card is shown to everybody."""
_SHOWN_LORD = 168.0
_SHOWN_LOCATION = 240.0, 176.0
_SMALL_CARD, _SMALL_LORD, _BEAD, _TOKEN = 40.0, 34.0, 16.0, 30.0
_KEY, _LORD = 30.0, 66.0


def seconds(event: Event) -> float:
    """Normal length of the way of ``event``."""
    if isinstance(event, (*AT_ONCE, *extras.joined("at_once"))):
        return 0.0
    return SECONDS.get(type(event)) or float(extras.merged("seconds").get(type(event), USUAL_SECONDS))


class Motion:
    """The ways of one event on the table of ``sight``."""

    def __init__(self, ui: Ui, sight: Sight, event: Event) -> None:
        self.ui = ui
        self.sight = sight
        self.event = event

    # -- places ------------------------------------------------------------------------------------------

    def zone(self, name: str) -> Box:
        """A zone of the layout."""
        return self.sight.layout[name].box

    def seat_box(self, seat: int, own: str = "own_name") -> Box:
        """Where things of ``seat`` come from and go to: its panel, or ``own`` for the nearest seat."""
        after = self.sight.after(seat)
        if after:
            return self.sight.layout.opponent(after).box
        plates = ledge(self.sight)
        return plates[own] if own in plates else self.zone(own)

    def lord_place(self, seat: int) -> Pose:
        """Where a new Lord of ``seat`` goes: into its panel, or into the next place of the nearest seat's row."""
        if self.sight.after(seat):
            return centre(self.seat_box(seat), _SMALL_LORD, _SMALL_LORD * LORD_RATIO)
        zone = self.sight.layout["own_lords"]
        free = sum(1 for own in self.sight.view.areas[seat].lords if own.free)
        return at(row(free + 1, zone.box, zone.number("card_w"), zone.number("gap"))[-1])

    def bank(self) -> Pose:
        """The Treasury."""
        box = self.zone("bank")
        return Pose(box.x, box.y, _BEAD, _BEAD)

    def council(self, race: int) -> Box:
        """The Council stack of ``race``."""
        return self.sight.layout["council"].slots[race]

    # -- what comes and goes -----------------------------------------------------------------------------

    def origin(self, piece: Piece) -> Pose | None:
        """Where a piece that was not there before comes from."""
        event = self.event
        for extra in extras.every():
            if (place := extra.origin(self, piece, event)) is not None:
                return centre(place, piece.pose.w * 0.8, piece.pose.h * 0.8)
        box: Box | None = None
        if piece.key.startswith("lord:"):
            # a Lord that was just presented is there already when it is seen to lie at home
            box = self.zone("lord_deck") if isinstance(event, FROM_THE_LORD_DECK) else None
        elif piece.key.startswith("location:"):
            box = self.zone("location_deck")
            if isinstance(event, ev.LocationExchanged) and piece.key == f"location:{event.old}":
                box = self.seat_box(event.seat)
        elif piece.key.startswith(("card:", "back:")):
            if isinstance(event, ev.CardRevealed):
                box = self.zone("exploration_deck")
            elif isinstance(event, ev.StackTaken):
                box = self.council(event.race)
            elif isinstance(event, ev.AllyAffiliated | ev.HandAffiliated):
                box = self.zone("exploration_discard")
        return None if box is None else centre(box, piece.pose.w * 0.8, piece.pose.h * 0.8)

    def exit(self, piece: Piece) -> Pose | None:
        """Where a piece that is no longer shown goes."""
        event = self.event
        for extra in extras.every():
            if (place := extra.exit(self, piece, event)) is not None:
                return centre(place, piece.pose.w * 0.5, piece.pose.h * 0.5)
        if piece.key.startswith("card:"):
            card = int(piece.key.partition(":")[2])
            box = self._exit_of_card(card, event)
            return None if box is None else centre(box, _SMALL_CARD, _SMALL_CARD * ALLY_RATIO)
        if piece.key.startswith("lord:"):
            if isinstance(event, ev.LordRecruited | ev.LordAcquired):
                return self.lord_place(event.seat)
            if isinstance(event, ev.LocationControlled | ev.LocationExchanged):
                return self._under_its_tile(piece.key.partition(":")[2], piece.pose)
            if isinstance(event, ev.CourtLordReplaced | ev.LordDismissed):
                return Pose(piece.pose.cx, -120, piece.pose.w, piece.pose.h)
        if piece.key.startswith("location:") and isinstance(event, ev.LocationControlled | ev.LocationExchanged):
            old = isinstance(event, ev.LocationExchanged) and piece.key == f"location:{event.old}"
            return centre(self.zone("location_deck") if old else self.seat_box(event.seat), 60, 50)
        return None

    def presented(self, piece: Piece) -> tuple[Look, Pose] | None:
        """A Lord that comes to a player, and a Location that is taken, are shown to everybody on their way."""
        event = self.event
        for extra in extras.every():
            if (shown := extra.presented(self, piece, event)) is not None:
                return shown
        if isinstance(event, ev.LordRecruited | ev.LordAcquired | ev.LordDrawn) and piece.key == f"lord:{event.lord}":
            w, h = _SHOWN_LORD, _SHOWN_LORD * LORD_RATIO
            drawn = look(paint_lord, faces.lord_face(self.ui, event.lord), w, "chosen")
            return drawn, centre(CENTRE, w, h)
        if isinstance(event, ev.LocationControlled) and piece.key == f"location:{event.location}":
            w, h = _SHOWN_LOCATION
            worth = scoring.location_worth(self.sight.view, event.seat, event.location)
            face = faces.location_face(self.ui, event.location, worth)
            return look(paint_location, face, w, h, "chosen"), centre(CENTRE, w, h)
        return None

    def _under_its_tile(self, lord: str, pose: Pose) -> Pose | None:
        """Where an own Lord goes that is told by a sign on its Location from now on."""
        for own in self.sight.view.areas[self.sight.anchor].lords:
            if own.lord == lord and own.location:
                tile = own_tile(self.sight, own.location)
                return centre(tile, pose.w * 0.5, pose.h * 0.5)
        return None

    def _exit_of_card(self, card: int, event: Event) -> Box | None:
        if isinstance(event, ev.AllyBought | ev.AllyTaken):
            return self.seat_box(event.seat, "hand")
        if isinstance(event, ev.ExplorationEnded) and not is_monster(card):
            return self.council(RACE_OF[card])
        return self.zone("exploration_discard")

    # -- what flies past ---------------------------------------------------------------------------------

    def flights(self) -> list[Flight]:
        """Pearls, Keys, tokens and cards without a place of their own on this table."""
        event = self.event
        made = extras.merged("flights").get(type(event))
        if made is not None:
            return made(self, event)
        if isinstance(event, ev.PearlsGained):
            return self._beads(event.amount, self.bank(), self._pearls(event.seat))
        if isinstance(event, ev.PearlsLost):
            return self._beads(event.amount, self._pearls(event.seat), self.bank())
        if isinstance(event, ev.LordPlotted):
            return self._beads(1, self._pearls(event.seat), self.bank())
        if isinstance(event, ev.AllyBought):
            return self._beads(event.price, self._pearls(event.seat), self._pearls(event.explorer))
        if isinstance(event, ev.LordRecruited):
            return self._payment(event)
        if isinstance(event, ev.AllyDiscarded) and self.sight.after(event.seat):
            return [self._card(event.card, self.seat_box(event.seat), self.zone("exploration_discard"))]
        if isinstance(event, ev.AllyAffiliated) and self.sight.after(event.seat):
            return [self._card(event.card, self.zone("exploration_discard"), self.seat_box(event.seat))]
        if isinstance(event, ev.StackTaken) and self.sight.after(event.seat):
            start, end = self.council(event.race), self.seat_box(event.seat)
            return [self._flight(self._back(), start, end) for _ in event.cards[:MOST_BACKS]]
        if isinstance(event, ev.StackDiscarded):
            start, end = self.council(event.race), self.zone("exploration_discard")
            return [self._flight(self._back(), start, end) for _ in range(min(event.count, MOST_BACKS))]
        if isinstance(event, ev.RewardPaid):
            beads = self._beads(event.pearls, self.bank(), self._pearls(event.seat))
            keys = self._keys(event.keys, self._threat(), event.seat)
            return [*keys, *beads, *(self._token(self.zone("monster_tokens"), event.seat) for _ in event.drawn)]
        if isinstance(event, ev.LocationControlled):
            return self._keys(event.keys, self.bank(), event.seat, back=True)
        if isinstance(event, ev.LordDrawn):
            return [self._lord(event.lord, self.zone("lord_deck"), self.lord_place(event.seat))]
        if isinstance(event, ev.LordDismissed) and self.sight.after(event.seat):
            start = self.seat_box(event.seat)
            return [self._lord(event.lord, start, Pose(start.x + 270, -120, _LORD, _LORD * LORD_RATIO))]
        if isinstance(event, ev.DiscardReshuffled):
            start, end = self.zone("exploration_discard"), self.zone("exploration_deck")
            return [self._flight(self._back(), start, end) for _ in range(3)]
        if isinstance(event, ev.TokenStolen):
            return [self._token(self.seat_box(event.victim, "tokens"), event.seat)]
        return []

    def _pearls(self, seat: int) -> Pose:
        return self.bead_place(seat, "pearls")

    def bead_place(self, seat: int, plate: str) -> Pose:
        """Where beads of ``seat`` lie: on its ``plate``, or in its panel."""
        return centre(self.seat_box(seat, plate), _BEAD, _BEAD)

    def _beads(self, count: int, start: Pose, end: Pose) -> list[Flight]:
        return self.beads("pearl", count, start, end)

    def beads(self, kind: str, count: int, start: Pose, end: Pose) -> list[Flight]:
        """Pearls or other coins on their way."""
        bead = look(paint_bead_string, kind, 1, _BEAD / 2, 1)
        return [self._ghost(bead, start, end) for _ in range(min(count, MOST_BEADS))]

    def _threat(self) -> Pose:
        """Where Keys of a reward come from: the Threat track."""
        return centre(self.zone("threat"), _BEAD, _BEAD)

    def keys(self, count: int, place: Pose, seat: int) -> list[Flight]:
        """Key tokens from ``place`` to ``seat``."""
        return self._keys(count, place, seat)

    def token(self, seat: int) -> Flight:
        """A Monster token from the pile to ``seat``."""
        return self._token(self.zone("monster_tokens"), seat)

    def card(self, card: int, start: Box, end: Box) -> Flight:
        """An Exploration card on its way."""
        return self._card(card, start, end)

    def _keys(self, count: int, place: Pose, seat: int, back: bool = False) -> list[Flight]:
        """Key tokens from ``place`` to ``seat``, or ``back``."""
        key = look(paint_bead_string, "key", 1, _KEY / 2, 1)
        own = centre(self.seat_box(seat, "keys"), _KEY, _KEY)
        there = Pose(place.cx, place.cy, _KEY, _KEY)
        start, end = (own, there) if back else (there, own)
        return [self._ghost(key, start, end) for _ in range(count)]

    def _lord(self, lord: str, start: Box, end: Pose) -> Flight:
        w, h = _LORD, _LORD * LORD_RATIO
        drawn = look(paint_lord, faces.lord_face(self.ui, lord), w, "")
        return Piece(f"lord:{lord}", centre(start, w, h), drawn, travels=True, still=True), end

    @staticmethod
    def _back() -> Look:
        return look(paint_back, "exploration", _SMALL_CARD, _SMALL_CARD * ALLY_RATIO, None, "")

    def _payment(self, event: ev.LordRecruited) -> list[Flight]:
        found = self._beads(event.pearls, self._pearls(event.seat), self.bank())
        if self.sight.after(event.seat):
            source, target = self.seat_box(event.seat), self.zone("exploration_discard")
            found += [self._card(card, source, target) for card in event.allies]
        return found

    def _card(self, card: int, start: Box, end: Box) -> Flight:
        return self._flight(faces.card_look(card, _SMALL_CARD), start, end)

    def _flight(self, drawn: Look, start: Box, end: Box) -> Flight:
        w, h = _SMALL_CARD, _SMALL_CARD * ALLY_RATIO
        return self._ghost(drawn, centre(start, w, h), centre(end, w, h))

    def _token(self, start: Box, seat: int) -> Flight:
        token = look(paint_monster_token, 0, _TOKEN)
        return self._ghost(token, centre(start, _TOKEN, _TOKEN), centre(self.seat_box(seat, "tokens"), _TOKEN, _TOKEN))

    @staticmethod
    def _ghost(drawn: Look, start: Pose, end: Pose) -> Flight:
        return Piece("flight", start, drawn, travels=True, still=True), end
