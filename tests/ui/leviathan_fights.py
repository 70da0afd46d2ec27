"""Scenarios of Leviathan and what stands on their stage, for the tests of its fights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.fight import LevelFace
from abyss_game.ui.tables.abyss.leviathan.stage import BUILDERS
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.pieces import Piece, Sight, Stage

from .table_kit import Desk, record_from
from .table_scenarios import SCENARIOS, game_of, sight_of

OURS = [name for name in SCENARIOS if name.startswith("leviathan-")]
FIGHTERS = range(78, 98)
"""The fighting Allies."""
ASKED = [
    name.removeprefix("leviathan-")
    for name in OURS
    if (decision := game_of(name).decision) is not None and decision.seat == 0 and type(decision) in BUILDERS
]
"""The scenarios in which the first seat decides something of Leviathan."""


def stage_of(ui: Ui, name: str, **more: Any) -> tuple[Sight, Stage]:
    """The stage of a scenario as its first seat sees it."""
    sight = sight_of(game_of(f"leviathan-{name}"), 0, **more)
    return sight, AbyssTable(ui).stage(sight)


def shown(pieces: Any, key: str) -> Piece:
    return next(piece for piece in pieces if piece.key == key)


def levels(pieces: Any) -> list[LevelFace]:
    """The levels on the stage from the top down."""
    return [piece.look.args[0] for piece in pieces if piece.key.startswith("fight:level:")]


def desk_of(art: Art, folder: Path, name: str, kinds: str = "phhh", **settings: Any) -> Desk:
    desk = Desk(art, folder, record_from(f"table-leviathan-{name}", kinds), confirm_fizzle=False, **settings)
    desk.settled()
    return desk
