"""The tooltip: comes after a short rest of the pointer, stays inside the window, never over what is pointed at."""

from __future__ import annotations

from abyss_game.ui.canvas import Box, Canvas, Spot
from abyss_game.ui.paint.panels import paint_tooltip, tooltip_size
from abyss_game.ui.paint.sheet import Kit

REST_SECONDS = 0.45
_WIDTH, _HEIGHT, _EDGE, _GAP = 1280.0, 720.0, 6.0, 12.0
_WIDTHS, _TALL = (260.0, 340.0, 430.0, 520.0), 190.0
"""A tooltip is as wide as the first of these with which it is not taller than that."""
_COLUMN = 1140.0
"""Where the column at the right edge begins."""


class Tooltip:
    """What the pointer rests on (``target``, the key of a widget), and whether its tooltip is ``shown``."""

    def __init__(self) -> None:
        self.target = ""
        self.shown = False
        self.due: float | None = None

    def point(self, target: str, now: float, rest: float = REST_SECONDS) -> None:
        """The pointer has come to ``target`` ("" for nothing), where it has to ``rest`` so many seconds."""
        self.target, self.shown = target, False
        self.due = now + rest if target else None

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
    if x >= _COLUMN:
        # the others of the column at the right edge are to be compared with: it lies at their left
        middle = max(_EDGE, y + bh / 2 - h / 2)
        tops = [top for top in (middle, clear[1] - _GAP - h) if _clear(top, h, clear)]
        return x - w - _GAP, min(tops[0] if tops else middle, _HEIGHT - _EDGE - h)
    left = min(max(8.0, x + bw / 2 - w / 2), _WIDTH - 8 - w)
    beside = x - w - _GAP if x > _WIDTH / 2 else x + bw + _GAP
    tops = [top for top in (y - h - _GAP, y + bh + _GAP) if _EDGE <= top <= _HEIGHT - _EDGE - h]
    free = [top for top in tops if _clear(top, h, clear)]
    if free or tops:
        return left, (free or tops)[0]
    return beside, max(_EDGE, _HEIGHT - _EDGE - h)


def _clear(top: float, h: float, clear: Box) -> bool:
    return top >= _EDGE and (top + h <= clear[1] or top >= clear[1] + clear[3])


def width_for(kit: Kit, title: str, text: str) -> float:
    """How wide the tooltip may be: the more it says the wider, so that it does not become a tower."""
    return next((width for width in _WIDTHS if tooltip_size(kit, title, text, width)[1] <= _TALL), _WIDTHS[-1])


def draw(canvas: Canvas, kit: Kit, around: Box, title: str, text: str, clear: Box) -> None:
    """The tooltip with ``title`` and ``text`` near ``around``, away from what must stay ``clear``."""
    widest = width_for(kit, title, text)
    w, h = tooltip_size(kit, title, text, widest)
    paint_tooltip(kit, title, text, widest).blit(canvas.surface, *canvas.point(*place(around, w, h, clear)))
