"""Recruiting Lords from the deck or from a pile (C-5, C-6, C-7, C-19, C-34)."""

from __future__ import annotations

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from . import events as ev
from . import moves as mv
from .affairs import ordered_draw, to_piles
from .lords import GUILDS
from .placing import PlaceWaiting
from .state import NOBODY, ConspiracyGame, ConspiracyState

MOST_DRAWN = 3
"""The most cards that may be turned up together (C-5, C-11)."""


class Recruit(Step):
    """``seat`` must recruit; without anything to take the turn is skipped (C-7)."""

    seat: int

    def run(self, game: ConspiracyGame) -> None:
        state = game.state
        if state.lord_deck or any(state.piles):
            game.push(ChooseRecruit(seat=self.seat))
        else:
            game.emit(ev.TurnSkipped(seat=self.seat))


def why_no_pile(state: ConspiracyState, side: int, guild: int) -> Refusal | None:
    """Why ``side`` cannot take the pile of ``guild``, or None when it can (C-6, C-19, C-34)."""
    if not state.piles[guild]:
        return Refusal("pile-empty", {"guild": GUILDS[guild]})
    return _order(state, side)


def why_no_draw(state: ConspiracyState, side: int, count: int) -> Refusal | None:
    """Why ``side`` cannot draw ``count`` Lords, or None when it can (C-5, C-19, C-34)."""
    deck = len(state.lord_deck)
    if not 1 <= count <= MOST_DRAWN:
        return Refusal("draw-one-to-three", {"most": MOST_DRAWN})
    if not deck:
        return Refusal("lord-deck-empty")
    ordered = ordered_draw(state, side)
    if ordered:
        return _order(state, side) if count != ordered else None
    return Refusal("lords-short", {"need": count, "have": deck}) if count > deck else None


def _order(state: ConspiracyState, side: int) -> Refusal | None:
    ordered = ordered_draw(state, side)
    if not ordered:
        return None
    gate = state.gate
    if gate.owner == NOBODY:
        return Refusal("opponent-orders", {"need": ordered})
    return Refusal("gate-orders", {"need": ordered, "location": gate.location, "seat": gate.owner})


class ChooseRecruit(Decision):
    """``seat`` draws 1 to 3 Lords of the deck or takes a pile (C-5, C-6)."""

    def options(self, game: ConspiracyGame) -> list[Move]:
        state = game.state
        counts = range(1, MOST_DRAWN + 1)
        draws: list[Move] = [mv.DrawLords(count=n) for n in counts if why_no_draw(state, self.seat, n) is None]
        guilds = range(len(GUILDS))
        return draws + [mv.TakePile(guild=g) for g in guilds if why_no_pile(state, self.seat, g) is None]

    def answer(self, game: ConspiracyGame, move: Move) -> None:
        state = game.state
        if isinstance(move, mv.DrawLords):
            state.drawn = [state.lord_deck.pop() for _ in range(move.count)]
            game.emit(ev.LordsDrawn(seat=self.seat, lords=list(state.drawn)))
            game.push(ChooseKept(seat=self.seat))
        else:
            assert isinstance(move, mv.TakePile)
            take_pile(game, self.seat, move.guild)

    def refusal(self, game: ConspiracyGame, move: Move) -> Refusal:
        if isinstance(move, mv.TakePile):
            return why_no_pile(game.state, self.seat, move.guild) or NOT_NOW
        if isinstance(move, mv.DrawLords):
            return why_no_draw(game.state, self.seat, move.count) or NOT_NOW
        return NOT_NOW


def take_pile(game: ConspiracyGame, side: int, guild: int) -> None:
    """``side`` takes all Lords of the pile of ``guild`` and will place them one by one (C-6)."""
    state = game.state
    state.waiting, state.piles[guild] = state.piles[guild], []
    game.emit(ev.PileTaken(seat=side, guild=guild, lords=list(state.waiting)))
    game.push(PlaceWaiting(seat=side))


class ChooseKept(Decision):
    """``seat`` keeps one of the Lords just drawn; the others go to their piles before it is placed (C-5, C-9). A
    single Lord is kept, like it or not."""

    automatic = True

    def options(self, game: ConspiracyGame) -> list[Move]:
        return [mv.KeepLord(lord=lord) for lord in game.state.drawn]

    def answer(self, game: ConspiracyGame, move: mv.KeepLord) -> None:
        state = game.state
        rest = [lord for lord in state.drawn if lord != move.lord]
        state.drawn = []
        to_piles(state, rest)
        state.waiting = [move.lord]
        game.emit(ev.LordKept(seat=self.seat, lord=move.lord, rest=rest))
        game.push(PlaceWaiting(seat=self.seat))

    def refusal(self, game: ConspiracyGame, move: Move) -> Refusal:
        return Refusal("only-drawn") if isinstance(move, mv.KeepLord) else NOT_NOW
