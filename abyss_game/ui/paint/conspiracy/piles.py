"""A pile of Lords spread out to be read close up, and what is carried when a pile is taken."""

from __future__ import annotations

import math

from abyss_game.ui.paint.conspiracy.banners import paint_banner
from abyss_game.ui.paint.conspiracy.faces import BannerFace
from abyss_game.ui.paint.conspiracy.outlines import RATIO
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet

MOST_WIDE, MOST_TALL = 720.0, 600.0
GAP = 14.0
CARRIED = 3


def _grid(count: int) -> tuple[int, float]:
    """Columns and the width of a banner so that ``count`` of them fit."""
    best = (1, 0.0)
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        w = min((MOST_WIDE - GAP * (columns - 1)) / columns, (MOST_TALL - GAP * (rows - 1)) / rows / RATIO, 300.0)
        if w > best[1]:
            best = (columns, w)
    return best


def pile_zoom_size(count: int) -> tuple[float, float]:
    """Width and height of a pile of ``count`` Lords close up."""
    columns, w = _grid(count)
    rows = math.ceil(count / columns)
    return columns * w + GAP * (columns - 1), rows * w * RATIO + GAP * (rows - 1)


def paint_pile_zoom(kit: Kit, faces: tuple[BannerFace, ...]) -> Picture:
    """All Lords of a pile side by side, the lowest first."""
    columns, w = _grid(len(faces))

    def paint(sheet: Sheet) -> None:
        for index, face in enumerate(faces):
            x, y = (index % columns) * (w + GAP), (index // columns) * (w * RATIO + GAP)
            sheet.paste(paint_banner(kit, face, w), x, y)

    return kit.painted(("pile zoom", faces), *pile_zoom_size(len(faces)), 22, paint)


def paint_carried(kit: Kit, faces: tuple[BannerFace, ...], w: float) -> Picture:
    """A pile in the hand: its top Lords a little spread."""
    shown = faces[-CARRIED:]

    def paint(sheet: Sheet) -> None:
        for index, face in enumerate(shown):
            depth = len(shown) - 1 - index
            sheet.paste(paint_banner(kit, face, w), 12 * depth, -8 * depth)

    return kit.painted(("carried pile", shown), w, w * RATIO, 50, paint)
