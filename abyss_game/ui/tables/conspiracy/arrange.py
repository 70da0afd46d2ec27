"""How many things share a zone of the Conspiracy table: piles, their fans, drawn cards, available Locations."""

from __future__ import annotations

import math

from abyss_game.games.conspiracy.chamber import ROWS
from abyss_game.ui.layout import Box, Zone
from abyss_game.ui.paint.conspiracy.banners import WIDTH
from abyss_game.ui.paint.conspiracy.outlines import RATIO

SHOWN_UNDER = 2
"""So many Lords are seen under the top one of a pile."""
FAN_STEP = 62.0
TILE = (110.0, 80.0)
TILE_STEP = 88.0
CAPTIONED = 3
"""So many available Locations have their names beside them; more lie in two columns."""
TILES_A_PAGE = 6


def row_of(index: int) -> int:
    """The row of the Chamber (0 at the top) of the place with this index (0 for place 1)."""
    for row, count in enumerate(ROWS):
        if index < count:
            return row
        index -= count
    raise IndexError(index)


def pile_box(slot: Box) -> Box:
    """The top banner of a pile in its slot."""
    return Box(slot.x + (slot.w - WIDTH) / 2, slot.y + 8, WIDTH, WIDTH * RATIO)


def piled(count: int, top: Box) -> tuple[Box, ...]:
    """The Lords of a pile, the lowest first: the top one at ``top``, a few behind it, the rest hidden."""
    found = []
    for index in range(count):
        depth = min(count - 1 - index, SHOWN_UNDER)
        found.append(top.moved(5 * depth, -4 * depth))
    return tuple(found)


def fanned(count: int, top: Box, within: Box) -> tuple[Box, ...]:
    """The Lords of a pile side by side round its place, to be read; none leaves ``within`` at the sides."""
    step = min(FAN_STEP, (within.w - 24 - top.w) / max(1, count - 1))
    width = top.w + step * (count - 1)
    left = top.x + top.w / 2 - width / 2
    left = max(within.x + 12, min(left, within.right - 12 - width))
    return tuple(Box(left + step * index, top.y, top.w, top.h) for index in range(count))


def column(count: int, zone: Zone) -> tuple[Box, ...]:
    """Lords that wait, one under the other; from ``many`` on in two columns of smaller banners."""
    box = zone.box
    many = count >= zone.number("many")
    columns = 2 if many else 1
    w = zone.number("card_w_many") if many else zone.number("card_w")
    h = w * RATIO
    rows = math.ceil(count / columns)
    step = min(h + zone.number("gap"), (box.h - h) / max(1, rows - 1))
    left = box.x + (box.w - columns * w - (columns - 1) * zone.number("gap")) / 2
    return tuple(
        Box(left + (index % columns) * (w + zone.number("gap")), box.y + (index // columns) * step, w, h)
        for index in range(count)
    )


def tile_column(count: int, zone: Zone) -> tuple[Box, ...]:
    """Drawn Locations one under the other."""
    w, h = TILE
    return tuple(Box(zone.box.x, zone.box.y + index * (h + 14), w, h) for index in range(count))


def tile_pages(count: int) -> int:
    """How many pages the available Locations need (at least one)."""
    return max(1, math.ceil(count / TILES_A_PAGE))


def tiles(count: int, zone: Zone, page: int = 0) -> tuple[Box, ...]:
    """The available Locations of one page: up to three one under the other with room for their names, more in two
    columns."""
    box = zone.box
    if count <= CAPTIONED:
        w, h = TILE
        return tuple(Box(box.x, box.y + index * TILE_STEP, w, h) for index in range(count))
    here = min(TILES_A_PAGE, count - page * TILES_A_PAGE)
    w = (box.w - 8) / 2
    h = 70.0
    return tuple(Box(box.x + (index % 2) * (w + 8), box.y + (index // 2) * (h + 8), w, h) for index in range(here))


def laid_out(count: int, box: Box) -> tuple[Box, ...]:
    """Tiles that fill ``box`` row by row, as large as they can be."""
    gap = 10.0
    columns = 4 if count <= 16 else 5 if count <= 25 else 6
    rows = max(1, math.ceil(count / columns))
    w = (box.w - 24 - gap * (columns - 1)) / columns
    h = min(w * 0.72, (box.h - 24 - gap * (rows - 1)) / rows)
    return tuple(
        Box(box.x + 12 + (index % columns) * (w + gap), box.y + 12 + (index // columns) * (h + gap), w, h)
        for index in range(count)
    )
