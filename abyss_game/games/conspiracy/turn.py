"""The turn: start, recruit, replay, end of the game (C-4, C-7, C-19, C-24, C-29, C-36, C-37)."""

from __future__ import annotations

from ...engine.moves import Move
from ...engine.steps import Decision, Step
from . import events as ev
from . import moves as mv
from .recruiting import Recruit
from .scoring import standings
from .settling import open_gate
from .solo import OpponentTakes
from .state import ConspiracyGame


class StartGame(Step):
    """Set-up is done and the first turn begins (C-4, C-29)."""

    seat: int

    def run(self, game: ConspiracyGame) -> None:
        game.emit(ev.GameStarted(seat=self.seat))
        game.push(StartTurn(seat=self.seat, again=False))


class StartTurn(Step):
    """The turn of side ``seat`` begins, which ends its Gate (C-19); it recruits and places."""

    seat: int
    again: bool

    def run(self, game: ConspiracyGame) -> None:
        state = game.state
        state.active, state.again = self.seat, self.again
        game.emit(ev.TurnStarted(seat=self.seat, again=self.again, last=state.turns_left >= 0))
        if state.gate.owner == self.seat:
            open_gate(game)
        take = Recruit(seat=self.seat) if self.seat < state.seats else OpponentTakes(seat=self.seat)
        game.then(take, FinishTurn(seat=self.seat))


class FinishTurn(Step):
    """All Lords have been placed: a full Chamber gives every opponent one more turn (C-24, C-37), and the person of a
    solo game may return the replay token (C-36). An order of the Legendary Opponent is over (C-34)."""

    seat: int

    def run(self, game: ConspiracyGame) -> None:
        state = game.state
        full = state.chambers[self.seat].full
        if full and state.turns_left < 0:
            state.turns_left = state.sides - 1
            game.emit(ev.EndTriggered(seat=self.seat))
        solo = state.solo
        if solo is not None and self.seat < state.seats:
            solo.ordered = False
            if solo.token and not full:
                game.push(OfferReplay(seat=self.seat))
                return
        game.push(NextTurn(seat=self.seat))


class OfferReplay(Decision):
    """``seat`` may return the replay token for one more turn (C-36)."""

    def options(self, game: ConspiracyGame) -> list[Move]:
        return [mv.Replay(), mv.EndTurn()]

    def answer(self, game: ConspiracyGame, move: Move) -> None:
        solo = game.state.solo
        if solo is not None and isinstance(move, mv.Replay):
            solo.token = False
            game.emit(ev.ReplayTokenReturned(seat=self.seat))
            game.push(StartTurn(seat=self.seat, again=True))
        else:
            game.push(NextTurn(seat=self.seat))


class NextTurn(Step):
    """The next side has its turn, as long as turns are left (C-24)."""

    seat: int

    def run(self, game: ConspiracyGame) -> None:
        state = game.state
        if state.turns_left == 0:
            game.push(EndGame())
            return
        if state.turns_left > 0:
            state.turns_left -= 1
        game.push(StartTurn(seat=(self.seat + 1) % state.sides, again=False))


class EndGame(Step):
    """The score is final (C-25, C-26, C-37)."""

    def run(self, game: ConspiracyGame) -> None:
        final = standings(game.state)
        game.emit(ev.GameEnded(places=[s.place for s in final], points=[s.points for s in final]))
