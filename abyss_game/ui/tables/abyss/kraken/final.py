"""What stands behind the points of Kraken: Nebulis and the figure."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.kraken import paint_figure
from abyss_game.ui.paint.own import paint_bead_string
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.abyss.kraken.counters import part

Box = tuple[float, float, float, float]
ICONS: Mapping[str, str] = {"nebulis": "nebulis", "figure": "race-kraken"}
_A_ROW, _LARGEST = 6, 22.0


def _nebulis(ui: Ui, kit: Kit, canvas: Canvas, box: Box, view: AbyssState, seat: int) -> None:
    x, y, w, h = box
    own = part(view)
    count = own.nebulis[seat] if own is not None else 0
    if count:
        rows = -(-count // _A_ROW)
        radius = min(_LARGEST, w / (_A_ROW * 2.15), (h - 8) / (rows * 1.9 + 0.4))
        paint_bead_string(kit, "nebulis", count, radius, _A_ROW).blit(canvas.surface, *canvas.point(x, y))


def _figure(ui: Ui, kit: Kit, canvas: Canvas, box: Box, view: AbyssState, seat: int) -> None:
    x, y, w, h = box
    own = part(view)
    if own is not None and own.holder == seat:
        size = min(w, h, 240.0)
        paint_figure(kit, size).blit(canvas.surface, *canvas.point(x + (w - size) / 2, y))


PAINTERS: Mapping[str, Callable[[Ui, Kit, Canvas, Box, AbyssState, int], None]] = {
    "nebulis": _nebulis,
    "figure": _figure,
}
