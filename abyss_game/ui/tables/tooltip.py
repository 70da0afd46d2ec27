"""The tooltip: comes after a short rest of the pointer, stays inside the window, never over what is pointed at."""

from __future__ import annotations

from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.paint.panels import paint_tooltip, tooltip_size
from abyss_game.ui.paint.sheet import Kit

REST_SECONDS = 0.45
_WIDTH, _HEIGHT, _EDGE, _GAP = 1280.0, 720.0, 6.0, 12.0


class Tooltip:
    """What the pointer rests on (``target``, the key of a widget), and whether its tooltip is ``shown``."""

    def __init__(self) -> None:
        self.target = ""
        self.shown = False
        self.due: float | None = None

    def point(self, target: str, now: float) -> None:
        """The pointer has come to ``target`` ("" for nothing)."""
        self.target, self.shown = target, False
        self.due = now + REST_SECONDS if target else None

    def hide(self) -> None:
        """Something else needs the eye."""
        self.shown, self.due = False, None

    def update(self, now: float) -> bool:
        """True when the tooltip has just come."""
        if self.due is None or now < self.due:
            return False
        self.due, self.shown = None, True
        return True


def draw(canvas: Canvas, kit: Kit, around: Box, title: str, text: str) -> None:
    """The tooltip with ``title`` and ``text`` above ``around``, below it, or beside it, wherever there is room."""
    w, h = tooltip_size(kit, title, text)
    x, y, bw, bh = around
    left = min(max(8.0, x + bw / 2 - w / 2), _WIDTH - 8 - w)
    top = y - h - _GAP
    if top < _EDGE:
        top = y + bh + _GAP
    if top + h > _HEIGHT - _EDGE:
        top = max(_EDGE, _HEIGHT - _EDGE - h)
        left = x - w - _GAP if x > _WIDTH / 2 else x + bw + _GAP
    paint_tooltip(kit, title, text).blit(canvas.surface, *canvas.point(left, top))
