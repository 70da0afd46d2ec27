"""Who is who on a table of Conspiracy: a side is a seat, or the Legendary Opponent of a solo game (C-29)."""

from __future__ import annotations

from abyss_game.games.conspiracy import placing, scoring, solo
from abyss_game.games.conspiracy.state import OPPONENT, ConspiracyState
from abyss_game.ui import theme
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import faces as f
from abyss_game.ui.paint.conspiracy.rivals import rival_places
from abyss_game.ui.tables.pieces import Sight


def is_legend(sight: Sight, side: int) -> bool:
    """Whether ``side`` is the Legendary Opponent."""
    return side >= len(sight.players)


def others(sight: Sight) -> list[int]:
    """The other sides clockwise from the nearest one, in the order of their panels."""
    view: ConspiracyState = sight.view
    return view.opponents(sight.anchor)


def panel(sight: Sight, side: int) -> Box:
    """The panel of another ``side``."""
    return sight.layout.opponent(others(sight).index(side) + 1).box


def places(sight: Sight, side: int) -> tuple[Box, ...]:
    """The fifteen places of ``side`` on the table."""
    if side == sight.anchor:
        return sight.layout["chamber"].slots
    box = panel(sight, side)
    return tuple(Box(*place).moved(box.x, box.y) for place in rival_places(box.w, box.h))


def name(ui: Ui, sight: Sight, side: int) -> str:
    """The name of ``side``."""
    if is_legend(sight, side):
        return ui.t(f"opponent-{sight.view.solo.opponent}")
    return sight.players[side].name


def colour(sight: Sight, side: int) -> int:
    """The seat colour of ``side``; the Legendary Opponent has the last one that no person uses."""
    if not is_legend(sight, side):
        return sight.players[side].colour
    used = {player.colour for player in sight.players}
    return next(index for index in reversed(range(len(theme.SEATS))) if index not in used)


def seat_face(ui: Ui, sight: Sight, side: int, note: str = "") -> f.SeatFace:
    """Name, level and live score of ``side``; the Legendary Opponent is called by its Guild, which is short."""
    called = name(ui, sight, side)
    if is_legend(sight, side):
        level = ui.t("ui-conspiracy-by-rules")
        called = ui.t(f"conspiracy-guild-{sight.view.solo.opponent}")
    else:
        player = sight.players[side]
        level = "" if player.is_person else ui.t(f"ui-level-{player.kind}")
    score = scoring.points(sight.view, side) if sight.live_score else None
    thinking = sight.thinking and sight.deciding == side
    return f.SeatFace(colour(sight, side), called, level, score, note, thinking)


def placing_side(sight: Sight) -> int:
    """The side that the waiting decision places Lords for: the Legendary Opponent's too (C-32)."""
    decision = sight.decision
    if isinstance(decision, placing.ChooseNext):
        return decision.side
    if isinstance(decision, solo.ChooseForOpponent):
        return OPPONENT
    return decision.seat if decision is not None else int(sight.view.active)


def over(view: ConspiracyState) -> bool:
    """Whether the game is over: nothing is left to be done."""
    return not view.stack
