"""The verbs that Leviathan's Lords are made of, and the Hunter with two kinds of token (L-43 … L-49, L-54)."""

from __future__ import annotations

from collections.abc import Callable

from .....engine.moves import Move
from .....engine.steps import NOT_NOW, Decision, Refusal
from .....engine.zones import show
from ... import events as base_events
from ... import moves as base
from ...affairs import RobOpponent, each_unprotected_opponent, gain_pearls, rob, take_at_random
from ...state import AbyssGame
from . import events as ev
from . import moves as mv
from .border import NO_ZONE, AddLeviathan, ChooseZone, on_border, part
from .cards import NONE
from .fight import ChooseAttack, can_fight
from .rewards import hurt

Power = Callable[[AbyssGame, int], None]


def beset_an_opponent(lord: str) -> Power:
    """A power: an unprotected opponent of your choice adds a Leviathan (L-43)."""

    def power(game: AbyssGame, seat: int) -> None:
        victims = list(each_unprotected_opponent(game, seat, lord)) if part(game.state).deck else []
        if victims:
            game.push(ChooseBeset(seat=seat, lord=lord, victims=victims))
        else:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))

    return power


class ChooseBeset(Decision):
    """``seat`` chooses which of the ``victims`` adds a Leviathan by the power of ``lord``; compulsory (L-43)."""

    automatic = True
    lord: str
    victims: list[int]

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.Beset(victim=victim) for victim in self.victims]

    def answer(self, game: AbyssGame, move: mv.Beset) -> None:
        game.push(AddLeviathan(seat=move.victim))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.Beset) and move.victim in game.state.opponents(self.seat):
            return Refusal("seat-protected", {"seat": move.victim})
        return NOT_NOW


def pearls_for_the_border(lord: str) -> Power:
    """A power: a Pearl for each Leviathan on the Border, as one gain (L-45)."""

    def power(game: AbyssGame, seat: int) -> None:
        count = len(on_border(game.state))
        if count:
            gain_pearls(game, seat, count, lord)
        else:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))

    return power


def fight_at_once(lord: str) -> Power:
    """A power: the owner may fight at once, if it holds a usable Ally (L-47)."""

    def power(game: AbyssGame, seat: int) -> None:
        if can_fight(game, seat):
            game.push(ChooseAttack(seat=seat, offer=lord))
        else:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))

    return power


def strike_a_leviathan(lord: str) -> Power:
    """A power: a Leviathan of your choice loses a Life Point; compulsory (L-48)."""

    def power(game: AbyssGame, seat: int) -> None:
        if on_border(game.state):
            game.push(ChooseStrike(seat=seat, lord=lord))
        else:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))

    return power


class ChooseStrike(Decision):
    """``seat`` chooses the Leviathan that loses a Life Point by the power of ``lord`` (L-48)."""

    automatic = True
    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.Strike(leviathan=leviathan) for leviathan in on_border(game.state)]

    def answer(self, game: AbyssGame, move: mv.Strike) -> None:
        hurt(game, self.seat, move.leviathan, 1)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        return Refusal("not-on-border") if isinstance(move, mv.Strike) else NOT_NOW


def breed(lord: str) -> Power:
    """A power: turn up the top Leviathan and put it on a free zone of your choice (L-49, L-68)."""

    def power(game: AbyssGame, seat: int) -> None:
        own = part(game.state)
        if not own.deck or NONE not in own.border:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))
            return
        own.coming = own.deck.pop()
        game.emit(ev.LeviathanRevealed(seat=seat, leviathan=own.coming, dice=[], zone=NO_ZONE))
        game.push(ChooseZone(seat=seat))

    return power


# -- robbing ---------------------------------------------------------------------------------------------------


class RobBothKinds(RobOpponent):
    """The power of ``lord`` reaches base tokens and new ones (L-54)."""

    def run(self, game: AbyssGame) -> None:
        state = game.state
        victims = [
            opponent
            for opponent in each_unprotected_opponent(game, self.seat, self.lord)
            if state.areas[opponent].tokens or part(state).tokens[opponent]
        ]
        if victims:
            game.push(ChooseLoot(seat=self.seat, victims=victims))
        else:
            game.emit(base_events.PowerWithoutTarget(seat=self.seat, lord=self.lord))


class ChooseLoot(Decision):
    """``seat`` takes a random Monster token of one kind from one of the ``victims`` (L-54)."""

    automatic = True
    victims: list[int]

    def options(self, game: AbyssGame) -> list[Move]:
        state = game.state
        moves: list[Move] = []
        for victim in self.victims:
            if state.areas[victim].tokens:
                moves.append(base.Rob(victim=victim))
            if part(state).tokens[victim]:
                moves.append(mv.RobNew(victim=victim))
        return moves

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, base.Rob):
            rob(game, self.seat, move.victim)
            return
        assert isinstance(move, mv.RobNew)
        own = part(game.state)
        token = take_at_random(game, own.tokens[move.victim], own.seen_tokens, move.victim)
        own.tokens[self.seat].append(token)
        show(own.seen_tokens, [token], self.seat)
        game.emit(ev.NewTokenStolen(seat=self.seat, victim=move.victim, token=token))
