"""What stands behind the points of Kraken: Nebulis, the figure, the Treasures on sacred sites."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.kraken import paint_figure, paint_treasure
from abyss_game.ui.paint.locations import STRIP
from abyss_game.ui.paint.own import paint_bead_string
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.abyss.kraken.counters import part

Box = tuple[float, float, float, float]
ICONS: Mapping[str, str] = {"nebulis": "nebulis", "figure": "race-kraken"}
_A_ROW, _LARGEST = 6, 22.0
_TREASURE = (22.0, 27.0)


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


def treasures_on(kit: Kit, canvas: Canvas, box: Box, view: AbyssState, location: str) -> None:
    """The Treasures of a sacred site along the lower edge of its tile: they are what it is worth (K-41)."""
    own = part(view)
    lying = own.treasures.get(location, []) if own is not None else []
    x, y, w, h = box
    wide, tall = _TREASURE
    step = min(wide + 3, (w - wide - 8) / max(1, len(lying) - 1))
    for index, treasure in enumerate(lying):
        place = canvas.point(x + 4 + index * step, y + h - STRIP - tall - 2)
        paint_treasure(kit, TREASURE_VALUES[treasure], wide, tall).blit(canvas.surface, *place)


PAINTERS: Mapping[str, Callable[[Ui, Kit, Canvas, Box, AbyssState, int], None]] = {
    "nebulis": _nebulis,
    "figure": _figure,
}
