"""Placing Lords and what they bring: Pearls, the extra card, the swap, a due Location, the replay token
(C-8, C-9, C-15, C-16, C-18, C-36)."""

from __future__ import annotations

from itertools import permutations

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from . import events as ev
from . import moves as mv
from .affairs import any_two_keys, gain_pearls, keys, to_piles, turn_up
from .chamber import group_at, joined_by_last
from .lords import GUILD_OF, KIND_OF, lord_kind
from .settling import LocationDue
from .state import ConspiracyGame, ConspiracyState

NEW_COALITION = 3
"""The size from which a coalition counts for the replay token and the Legendary Opponent (C-31, C-36)."""


class PlaceWaiting(Step):
    """The waiting Lords of side ``seat`` are placed one by one in the order it likes; what has no place goes back to
    its pile (C-6, C-9, C-18)."""

    seat: int

    def run(self, game: ConspiracyGame) -> None:
        state = game.state
        if not state.waiting:
            return
        if state.chambers[self.seat].full:
            lords, state.waiting = state.waiting, []
            to_piles(state, lords)
            game.emit(ev.LordsReturned(seat=self.seat, guild=GUILD_OF[lords[0]], lords=list(lords)))
        else:
            game.push(ChooseNext(seat=state.decider(self.seat), side=self.seat))


class ChooseNext(Decision):
    """``seat`` chooses which of the waiting Lords ``side`` places next; the last one is no choice (C-6, C-32)."""

    automatic = True
    side: int

    def options(self, game: ConspiracyGame) -> list[Move]:
        return [mv.PlaceLord(lord=lord) for lord in game.state.waiting]

    def answer(self, game: ConspiracyGame, move: mv.PlaceLord) -> None:
        game.push(PlaceWaiting(seat=self.side))
        place(game, self.side, move.lord)

    def refusal(self, game: ConspiracyGame, move: Move) -> Refusal:
        return Refusal("only-waiting") if isinstance(move, mv.PlaceLord) else NOT_NOW


def place(game: ConspiracyGame, side: int, lord: int) -> None:
    """``lord`` goes to the lowest empty place of ``side`` (C-8) and has its effects in the order of C-9; the decision
    that it may bring is left on the stack."""
    state = game.state
    chamber = state.chambers[side]
    state.waiting.remove(lord)
    chamber.lords.append(lord)
    chamber.covers.append("")
    game.emit(ev.LordPlaced(seat=side, lord=lord, place=len(chamber.lords)))
    kind = KIND_OF[lord]
    gain_pearls(game, side, kind.pearls, "")
    if kind.extra:
        turn_up(game, side, lord)
    win_token(game, side)
    if kind.swaps and side < state.seats:
        if can_swap(state, side):
            game.push(ChooseSwap(seat=side, lord=lord))
        else:
            game.emit(ev.SwapWithoutTarget(seat=side, lord=lord))
    elif kind.key and keys(state, side).due(any_two_keys(game, side)):
        game.push(LocationDue(seat=side))


def makes_new_coalition(lords: list[int]) -> bool:
    """Whether the last of ``lords`` makes a coalition of three or more out of smaller ones (C-36)."""
    joined = joined_by_last(lords)
    return 1 + sum(joined) >= NEW_COALITION and all(size < NEW_COALITION for size in joined)


def win_token(game: ConspiracyGame, side: int) -> None:
    """In a solo game the person takes the replay token for a new coalition (C-36)."""
    state = game.state
    solo = state.solo
    if solo is None or solo.token or side >= state.seats:
        return
    lords = state.chambers[side].lords
    if makes_new_coalition(lords):
        solo.token = True
        game.emit(ev.ReplayTokenTaken(seat=side, places=group_at(lords, len(lords))))


def can_swap(state: ConspiracyState, side: int) -> bool:
    """Whether ``side`` has two Lords without a Key (C-15)."""
    return len(state.chambers[side].movable()) >= 2


class ChooseSwap(Decision):
    """``seat`` may exchange two Lords of its Chamber that bear no Key, by the power of ``lord`` (C-15). A pair may be
    named in either order."""

    lord: int

    def options(self, game: ConspiracyGame) -> list[Move]:
        movable = game.state.chambers[self.seat].movable()
        return [*(mv.SwapLords(lord=a, other=b) for a, b in permutations(movable, 2)), mv.Decline()]

    def answer(self, game: ConspiracyGame, move: Move) -> None:
        if not isinstance(move, mv.SwapLords):
            game.emit(ev.SwapDeclined(seat=self.seat, lord=self.lord))
            return
        lords = game.state.chambers[self.seat].lords
        a, b = lords.index(move.lord), lords.index(move.other)
        lords[a], lords[b] = lords[b], lords[a]
        game.emit(ev.LordsSwapped(seat=self.seat, lord=move.lord, place=b + 1, other=move.other, other_place=a + 1))

    def refusal(self, game: ConspiracyGame, move: Move) -> Refusal:
        if not isinstance(move, mv.SwapLords):
            return NOT_NOW
        for lord in (move.lord, move.other):
            if lord not in game.state.chambers[self.seat].lords:
                return Refusal("swap-not-yours", {"lord": lord_kind(lord)})
            if KIND_OF[lord].key:
                return Refusal("swap-key", {"lord": lord_kind(lord)})
        return Refusal("swap-same")
