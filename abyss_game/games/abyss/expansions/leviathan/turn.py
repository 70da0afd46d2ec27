"""The end of a turn: Martial Law, and supplies that run out (L-9, L-50, L-51, L-63)."""

from __future__ import annotations

from .....engine.moves import Move
from .....engine.steps import NOT_NOW, Decision, Refusal, Step
from ... import moves as base
from ...affairs import discard_ally
from ...cards import is_wild
from ...state import AbyssGame, AbyssState
from ...turn import EndTurn
from . import events as ev
from . import moves as mv
from .border import part

HAND_LIMIT = 12
WHY = "martial-law"
"""Why Allies were discarded, in events."""


def beyond(state: AbyssState, seat: int) -> int:
    """How many Allies ``seat`` holds beyond the limit, wild ones counted (L-9)."""
    return len(state.areas[seat].hand) - HAND_LIMIT


class ObeyMartialLaw(Step):
    """``MARTIAL_LAW`` of ``seat``, then the end of its turn (L-8, L-9)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        game.push(CloseTurn(seat=self.seat))
        if beyond(game.state, self.seat) > 0:
            game.push(MartialLaw(seat=self.seat))


class MartialLaw(Decision):
    """``seat`` discards an Ally beyond the limit, or pays a Pearl for each that is still beyond it (L-9)."""

    def options(self, game: AbyssGame) -> list[Move]:
        area = game.state.areas[self.seat]
        moves: list[Move] = [base.DiscardAlly(card=card) for card in area.hand if not is_wild(card)]
        extra = beyond(game.state, self.seat)
        if area.pearls >= extra:
            moves.append(mv.KeepForPearls(pearls=extra))
        return moves

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.KeepForPearls):
            game.state.areas[self.seat].pearls -= move.pearls
            game.emit(ev.AlliesKept(seat=self.seat, pearls=move.pearls))
            return
        assert isinstance(move, base.DiscardAlly)
        discard_ally(game, self.seat, move.card, WHY)
        if beyond(game.state, self.seat) > 0:
            game.push(MartialLaw(seat=self.seat))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        area = game.state.areas[self.seat]
        if isinstance(move, base.DiscardAlly) and move.card in area.hand:
            return Refusal("kraken-stays")
        if isinstance(move, mv.KeepForPearls):
            extra = beyond(game.state, self.seat)
            if move.pearls == extra:
                return Refusal("martial-law-pearls", {"need": extra, "have": area.pearls})
            return Refusal("martial-law-exact", {"need": extra})
        return NOT_NOW


def empty_supply(state: AbyssState) -> str:
    """The first of the three supplies that is empty, "" for none (L-50)."""
    own = part(state)
    for name, supply in (("leviathans", own.deck), ("base-tokens", state.token_pile), ("new-tokens", own.token_pile)):
        if not supply:
            return name
    return ""


class CloseTurn(EndTurn):
    """``END_CHECK`` with the triggers of L-50; from the first empty supply on Monsters are without effect (L-51)."""

    def run(self, game: AbyssGame) -> None:
        if empty_supply(game.state):
            part(game.state).calm = True
        EndTurn.run(self, game)

    def trigger(self, state: AbyssState) -> str:
        return EndTurn.trigger(self, state) or empty_supply(state)
