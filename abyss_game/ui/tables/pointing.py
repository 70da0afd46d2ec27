"""Where the pointer rests: tooltips, and an opponent's cards laid out while one looks at its panel."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pygame

from abyss_game.engine.moves import Move
from abyss_game.i18n.markup import capital
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.tables import furniture, tooltip
from abyss_game.ui.tables.pieces import Piece
from abyss_game.ui.tables.widgets import PieceWidget
from abyss_game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from abyss_game.ui.tables.surface import Surface

LAID_OUT = "unfold:"
"""How the keys of pieces begin that are laid out over the board."""
UNFOLD_SECONDS = 0.7
"""So long the pointer lies still on a panel before that player's cards are laid out over the board."""


class Pointing:
    """The tooltip and what is ``unfolded``: the seat whose cards are laid out, −1 for nobody's."""

    def __init__(self, scene: Surface) -> None:
        self._scene = scene
        self._tip = tooltip.Tooltip()
        self.unfolded = -1
        self._pinned = False
        """They stay laid out when the pointer leaves."""
        self._came = False
        """The pointer was moved to what it rests on, with nothing in the hand."""

    @property
    def due(self) -> float | None:
        """When the tooltip will come."""
        return self._tip.due

    def hide(self) -> None:
        """Something else needs the eye."""
        self._tip.hide()

    def moved(self, came: bool) -> None:
        """Something else is under the pointer, which ``came`` to it, or has dropped something there, or lay still while
        the table changed: only in the first case it is there to look at what lies there."""
        scene = self._scene
        self._came = came
        name = scene.group.hover
        self._tip.point(name, scene.ui.now(), self._rest(name))
        if self.unfolded >= 0 and not self._pinned and not self._looks_at(name):
            self.fold()
        widget = scene.group.get(name)
        alive = isinstance(widget, PieceWidget) and widget.legal
        if alive:
            scene.ui.sound("hover")
        clickable = alive or (widget is not None and not isinstance(widget, PieceWidget))
        point_with(pygame.SYSTEM_CURSOR_HAND if clickable else pygame.SYSTEM_CURSOR_ARROW)

    def stirred(self) -> None:
        """The pointer moves about on the same thing: over a panel it does not rest yet."""
        target = self._tip.target
        if self._tip.due is not None and self._seat_of(target) >= 0:
            self._tip.point(target, self._scene.ui.now(), UNFOLD_SECONDS)

    def _rest(self, key: str) -> float:
        return UNFOLD_SECONDS if self._seat_of(key) >= 0 else tooltip.REST_SECONDS

    def make_way(self, piece: Piece) -> None:
        """``piece`` is being carried: nothing lies over the places where it may be put."""
        self._tip.hide()
        if not piece.key.startswith(LAID_OUT):
            self.unfolded, self._pinned = -1, False

    def update(self, now: float) -> None:
        """The pointer may have rested long enough."""
        if not self._tip.update(now):
            return
        scene = self._scene
        scene.invalidate()
        seat = self._seat_of(self._tip.target)
        busy = scene.director.travelling or scene.answering.drag.piece is not None or bool(scene.answering.picked)
        if seat < 0 or self._pinned or busy or not self._came:
            return
        self._tip.hide()
        if seat != self.unfolded:
            self.unfolded = seat
            scene.lay_out()

    def open(self, piece: Piece) -> bool:
        """A click or Enter on a panel lays its cards out to stay, or puts them away again; False when ``piece`` is no
        such panel, or answers the decision."""
        scene = self._scene
        seat = scene.table.unfolds(scene.sight, piece.name)
        if seat < 0 or scene.answering.answers(piece):
            return False
        self._pinned = not (self._pinned and self.unfolded == seat)
        self.unfolded = seat if self._pinned else -1
        scene.ui.sound("card_slide")
        self._tip.hide()
        scene.lay_out()
        return True

    def fold(self) -> bool:
        """Puts the cards away; False when none were laid out."""
        if self.unfolded < 0:
            return False
        self.unfolded, self._pinned = -1, False
        self._scene.lay_out()
        return True

    @property
    def subject(self) -> str:
        """The name of the piece that the player thinks about: the one in the hand, the one under the pointer, the one
        in focus, or the one that a button stands for; empty for none."""
        scene = self._scene
        if scene.answering.drag.name:
            return scene.answering.drag.name
        for key in (scene.group.hover, scene.group.focus):
            widget = scene.group.get(key)
            if isinstance(widget, PieceWidget):
                return widget.piece.name
            for choice in scene.stage.choices:
                if choice.key == key and choice.move is not None:
                    return choice.move.source()
        return ""

    @property
    def move(self) -> Move | None:
        """The legal move whose button is under the pointer, or in focus while the pointer is on no button."""
        choices = {choice.key: choice.move for choice in self._scene.stage.choices if choice.enabled}
        group = self._scene.group
        return choices.get(group.hover if group.hover in choices else group.focus)

    def _looks_at(self, key: str) -> bool:
        return key.startswith(LAID_OUT) or self._seat_of(key) == self.unfolded

    def _seat_of(self, key: str) -> int:
        widget = self._scene.group.get(key)
        if not isinstance(widget, PieceWidget):
            return -1
        return self._scene.table.unfolds(self._scene.sight, widget.piece.name)

    def draw(self, canvas: Canvas) -> None:
        """The tooltip, when its time has come."""
        scene = self._scene
        widget = scene.group.get(self._tip.target)
        if not self._tip.shown or widget is None:
            return
        if self._tip.target == "whole-log" and furniture.FOLDED in scene.layout and scene.news:
            furniture.draw_folded_news(scene.ui, scene.kit, scene.layout, scene.news)
            return
        title, text = self.tip()
        if (title or text) and not self._previewed(widget):
            tooltip.draw(canvas, scene.kit, widget.box, title, text, tuple(scene.layout["prompt"].box))

    def _previewed(self, widget: Widget) -> bool:
        """Whether the stage already tells what the piece under the pointer would bring: a tooltip would lie over it."""
        scene = self._scene
        if not isinstance(widget, PieceWidget):
            return False
        shown = {piece.key for piece in scene.table.preview(scene.sight, widget.piece.name)}
        return any(block.key in shown for block in scene.stage.blocks)

    def tip(self) -> tuple[str, str]:
        """Title and text of the tooltip for what is pointed at."""
        scene, target = self._scene, self._tip.target
        widget = scene.group.get(target)
        if isinstance(widget, PieceWidget):
            return scene.table.tip(scene.sight, widget.piece.name)
        for choice in scene.stage.choices:
            if choice.key == target:
                why = f"<c:coral>{capital(choice.reason)}</c>" if choice.reason else ""
                return "", "\n".join(part for part in (choice.tip, why) if part)
        if target == "undo":
            refused = scene.match.why_no_undo()
            return "", scene.table.refusal(refused) if refused is not None else self._undo_tip()
        tool = {"hint": "tip-hint", "whole-log": "tip-log", "menu": "tip-menu"}.get(target)
        return "", scene.ui.t(tool) if tool is not None else ""

    def _undo_tip(self) -> str:
        """What would be taken back, and what may be."""
        scene = self._scene
        last, t = scene.match.last_move, scene.ui.t
        what = scene.table.undo_words(scene.sight, last) if last is not None else ""
        return f"**{t('table-undo', what=what)}**\n{t('tip-undo')}" if what else t("tip-undo")


def point_with(cursor: int) -> None:
    """Shows the mouse pointer as ``cursor``, where the display knows more than one."""
    with contextlib.suppress(pygame.error):
        pygame.mouse.set_cursor(cursor)
