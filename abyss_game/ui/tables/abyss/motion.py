"""How the events of Abyss look on their way: where pieces come from, where they go, what flies past."""

from __future__ import annotations

from abyss_game.engine.events import Event
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss.cards import RACE_OF, is_monster
from abyss_game.ui.layout import Box, Pose
from abyss_game.ui.paint.cards import ALLY_RATIO, LORD_RATIO, paint_back
from abyss_game.ui.paint.own import paint_bead_string
from abyss_game.ui.paint.threat import paint_monster_token
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.board import centre
from abyss_game.ui.tables.pieces import Look, Piece, Sight, look

Flight = tuple[Piece, Pose]
SECONDS: dict[type[Event], float] = {
    ev.CardRevealed: 0.34,
    ev.LordRecruited: 0.55,
    ev.LordAcquired: 0.5,
    ev.LordDrawn: 0.5,
    ev.LocationControlled: 0.5,
    ev.LocationsDrawn: 0.4,
    ev.CourtRefilled: 0.4,
    ev.StackTaken: 0.4,
    ev.ExplorationEnded: 0.4,
    ev.HandAffiliated: 0.35,
}
"""Normal length of the way of each event, seconds."""
USUAL_SECONDS = 0.26
AT_ONCE = (ev.GameStarted, ev.PowerWithoutTarget, ev.PowerDeclined, ev.Protected, ev.TurnStarted, ev.OfferDeclined)
"""Events that move nothing."""
MOST_BEADS = 6
_SMALL_CARD, _SMALL_LORD, _BEAD, _TOKEN = 40.0, 34.0, 16.0, 30.0


def seconds(event: Event) -> float:
    """Normal length of the way of ``event``."""
    return 0.0 if isinstance(event, AT_ONCE) else SECONDS.get(type(event), USUAL_SECONDS)


class Motion:
    """The ways of one event on the table of ``sight``."""

    def __init__(self, sight: Sight, event: Event) -> None:
        self.sight = sight
        self.event = event

    # -- places ------------------------------------------------------------------------------------------

    def zone(self, name: str) -> Box:
        """A zone of the layout."""
        return self.sight.layout[name].box

    def seat_box(self, seat: int, own: str = "own_name") -> Box:
        """Where things of ``seat`` come from and go to: its panel, or ``own`` for the nearest seat."""
        after = self.sight.after(seat)
        return self.sight.layout.opponent(after).box if after else self.zone(own)

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
        box: Box | None = None
        if piece.key.startswith("lord:"):
            box = self.zone("lord_deck")
        elif piece.key.startswith("location:"):
            box = self.zone("location_deck")
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
        if piece.key.startswith("card:"):
            card = int(piece.key.partition(":")[2])
            box = self._exit_of_card(card, event)
            return None if box is None else centre(box, _SMALL_CARD, _SMALL_CARD * ALLY_RATIO)
        if piece.key.startswith("lord:"):
            if isinstance(event, ev.LordRecruited | ev.LordAcquired):
                return centre(self.seat_box(event.seat), _SMALL_LORD, _SMALL_LORD * LORD_RATIO)
            if isinstance(event, ev.CourtLordReplaced | ev.LordDismissed):
                return Pose(piece.pose.cx, -120, piece.pose.w, piece.pose.h)
        if piece.key.startswith("location:") and isinstance(event, ev.LocationControlled | ev.LocationExchanged):
            return centre(self.seat_box(event.seat), 60, 50)
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
            back = look(paint_back, "exploration", _SMALL_CARD, _SMALL_CARD * ALLY_RATIO, None, "")
            return [self._flight(back, self.council(event.race), self.seat_box(event.seat))]
        if isinstance(event, ev.StackDiscarded):
            back = look(paint_back, "exploration", _SMALL_CARD, _SMALL_CARD * ALLY_RATIO, None, "")
            return [self._flight(back, self.council(event.race), self.zone("exploration_discard"))]
        if isinstance(event, ev.RewardPaid):
            beads = self._beads(event.pearls, self.bank(), self._pearls(event.seat))
            return [*beads, *(self._token(self.zone("monster_tokens"), event.seat) for _ in event.drawn)]
        if isinstance(event, ev.TokenStolen):
            return [self._token(self.seat_box(event.victim, "tokens"), event.seat)]
        return []

    def _pearls(self, seat: int) -> Pose:
        return centre(self.seat_box(seat, "pearls"), _BEAD, _BEAD)

    def _beads(self, count: int, start: Pose, end: Pose) -> list[Flight]:
        bead = look(paint_bead_string, "pearl", 1, _BEAD / 2, 1)
        return [self._ghost(bead, start, end) for _ in range(min(count, MOST_BEADS))]

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
