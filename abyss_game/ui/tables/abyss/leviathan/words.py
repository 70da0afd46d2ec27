"""The signs of the moves of Leviathan on large tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from abyss_game.engine.moves import Move
from abyss_game.games.abyss.cards import RACES
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.border import part
from abyss_game.ui.tables.pieces import Sight

Signs = tuple[tuple[str, int], ...]


def _stack(move: mv.RevealStack, sight: Sight) -> Signs:
    return ((f"race-{RACES[move.race]}", len(sight.view.council[move.race])),)


def _tokens(move: mv.RobNew, sight: Sight) -> Signs:
    return (("monster-new", len(part(sight.view).tokens[move.victim])),)


MOVE_SIGNS: Mapping[type[Move], Callable[[Any, Sight], Signs]] = {
    mv.Ignore: lambda move, sight: (("cross", 1),),
    mv.StopFighting: lambda move, sight: (("cross", 1),),
    mv.Beset: lambda move, sight: (("leviathan", 1),),
    mv.RobNew: _tokens,
    mv.RevealStack: _stack,
    mv.KeepForPearls: lambda move, sight: (("pearl", move.pearls),),
}
