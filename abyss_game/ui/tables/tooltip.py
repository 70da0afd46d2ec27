"""The tooltip: comes after a short rest of the pointer, stays inside the window, never over what is pointed at."""

from __future__ import annotations

from abyss_game.ui.canvas import Box, Canvas, Spot
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


def place(around: Box, w: float, h: float, clear: Box) -> Spot:
    """Where a tooltip of ``w`` by ``h`` lies: above ``around``, below it, or beside it, wherever there is room.

    It leaves the prompt line ``clear``, which says what the tooltip's button is an answer to, as long as there is
    another place.
    """
    x, y, bw, bh = around
    left = min(max(8.0, x + bw / 2 - w / 2), _WIDTH - 8 - w)
    beside = x - w - _GAP if x > _WIDTH / 2 else x + bw + _GAP
    tops = [top for top in (y - h - _GAP, y + bh + _GAP) if _EDGE <= top <= _HEIGHT - _EDGE - h]
    free = [top for top in tops if top + h <= clear[1] or top >= clear[1] + clear[3]]
    if free or tops:
        return left, (free or tops)[0]
    return beside, max(_EDGE, _HEIGHT - _EDGE - h)


def draw(canvas: Canvas, kit: Kit, around: Box, title: str, text: str, clear: Box) -> None:
    """The tooltip with ``title`` and ``text`` near ``around``, away from what must stay ``clear``."""
    w, h = tooltip_size(kit, title, text)
    paint_tooltip(kit, title, text).blit(canvas.surface, *canvas.point(*place(around, w, h, clear)))
