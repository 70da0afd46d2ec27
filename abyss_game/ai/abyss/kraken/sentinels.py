"""Where a Sentinel saves most: a Lord to recruit later, a rich Council stack, a Location to take."""

from __future__ import annotations

from ....engine.moves import Move
from ....games.abyss import moves as mv
from ....games.abyss.expansions.kraken import moves as kmv
from ....games.abyss.expansions.kraken.sentinels import Guard, PlaceSentinel
from ....games.abyss.state import KEYS_FOR_A_LOCATION
from ..outlook import Outlook


def saved(look: Outlook, move: Guard, next_move: Move | None) -> float:
    """What reserving saves from the opponents until the own next turn; what ``next_move``, the action of this turn,
    takes anyway saves nothing."""
    w, view = look.weights.kraken, look.view
    if look.turns < 0.5:
        return 0.0
    risk = w.reserve * (view.seats - 1)
    if isinstance(move, kmv.GuardLord):
        if isinstance(next_move, mv.Recruit) and next_move.lord == move.lord:
            return 0.0
        return risk * look.promise(move.lord)
    if isinstance(move, kmv.GuardStack):
        if isinstance(next_move, mv.TakeStack) and next_move.race == move.race:
            return 0.0
        return risk * (look.stack_gain(move.race) - look.weights.action) if view.council[move.race] else 0.0
    if not look.keys:
        return 0.0
    others = [look.tile_worth(tile) for tile in look.open_tiles if tile != move.location]
    spare = max(others, default=0.0)
    if look.unseen_tiles:
        spare = max(spare, look.best_of(4))
    near = min(1.0, look.keys / KEYS_FOR_A_LOCATION)
    return risk * near * (look.tile_worth(move.location) - spare)


def best_place(look: Outlook, moves: list[Move], next_move: Move | None = None) -> Move | None:
    """The best placement among ``moves``, when ``next_move`` is the action of this turn (K-28); None when none is worth
    binding the token."""
    best, most = None, look.weights.kraken.post
    for move in moves:
        if isinstance(move, Guard):
            gain = saved(look, move, next_move)
            if gain > most:
                best, most = move, gain
    return best


def place_sentinel(look: Outlook, decision: PlaceSentinel, moves: list[Move]) -> Move:
    """The best place for a token just taken, or none yet (K-28)."""
    return best_place(look, moves) or mv.Decline()
