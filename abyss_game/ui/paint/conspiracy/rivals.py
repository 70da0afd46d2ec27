"""Another side's panel with its small Chamber, and the same large, laid out over the board."""

from __future__ import annotations

from abyss_game.games.conspiracy.chamber import ROWS
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box
from abyss_game.ui.paint.conspiracy.account import medal
from abyss_game.ui.paint.conspiracy.banners import KEY_TINTS, paint_small_space
from abyss_game.ui.paint.conspiracy.faces import AccountRow, RivalFace
from abyss_game.ui.paint.panels import name_row, stat
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.theme import TextStyle

TALL = 250.0
"""From this height on the numbers stand in a row above the Chamber instead of in a column beside it."""
SMALL_RATIO = 31 / 30
_COUNT = TextStyle(17, weight=700, elastic=0.2)
_NOTE = TextStyle(14.5, weight=600, colour=theme.BRASS, elastic=0.3)
_LABEL = TextStyle(15.5, colour=theme.rgb("#dfe9ea"), elastic=0.35)
_LINE = theme.rgb("#9fd2e6")
LARGE_W, LARGE_H = 666.0, 474.0
"""Size of a Chamber laid out over the board."""


def rival_places(w: float, h: float) -> tuple[Box, ...]:
    """The fifteen places of the small Chamber in a panel of w x h units."""
    wide = 40.0 if h >= TALL else 30.0
    gap, row = (3.0, 0.86) if h < TALL else (3.0, 0.9)
    tall = wide * SMALL_RATIO
    cx = w / 2 if h >= TALL else w / 2 + 26
    top = 103.0 if h >= TALL else 32.0
    found: list[Box] = []
    for index, count in enumerate(ROWS):
        left = cx - (wide + gap) * count / 2 + gap / 2
        found += [(left + i * (wide + gap), top + index * (tall * row), wide, tall) for i in range(count)]
    return tuple(found)


def paint_rival(kit: Kit, face: RivalFace, w: float, h: float) -> Picture:
    """The panel with its numbers and the empty places; the Lords are pieces of their own."""
    return kit.painted(("rival", face), w, h, 18, lambda sheet: _rival(sheet, face, w, h))


def _rival(sheet: Sheet, face: RivalFace, w: float, h: float) -> None:
    colour = theme.SEATS[face.who.seat].colour
    edge, shine = (colour, 0.85) if face.active else (theme.BRASS, 0.4)
    ornaments.panel(sheet, (0, 0, w, h), 9, 0.8 if h < TALL else 0.93, edge, shine, 1.6 if face.active else 1.1)
    sheet.fill((1.5, 12, 3, h - 24), (colour, colour), "round", 1.5, 0.9)
    name_row(sheet, 10, 22, w - 20, face.who)
    if h >= TALL:
        _in_a_row(sheet, face, w)
    else:
        _in_a_column(sheet, face, h)
    for x, y, bw, bh in rival_places(w, h):
        sheet.paste(paint_small_space(sheet.kit, bw, bh), x, y)


def _in_a_column(sheet: Sheet, face: RivalFace, h: float) -> None:
    stat(sheet, 12, 52, "pearl", face.pearls)
    for i, (metal, count) in enumerate((("silver", face.silver), ("gold", face.gold))):
        _key(sheet, 12, 81 + 28 * i, metal, count)
    stat(sheet, 12, 136, "location", face.locations)
    if face.master:
        medal(sheet, 23, h - 19, 10.5)
        sheet.paragraph((38, h - 38, 88, 38), face.master, _NOTE, middle=True)


def _in_a_row(sheet: Sheet, face: RivalFace, w: float) -> None:
    step = (w - 24) / 4
    stat(sheet, 14, 56, "pearl", face.pearls)
    _key(sheet, 14 + step, 56, "silver", face.silver)
    _key(sheet, 14 + 2 * step, 56, "gold", face.gold)
    stat(sheet, 14 + 3 * step, 56, "location", face.locations)
    if face.master:
        medal(sheet, 25, 84, 11)
        sheet.text(42, 89, face.master, _NOTE, "left", w - 100)


def _key(sheet: Sheet, x: float, base: float, metal: str, count: int) -> None:
    sheet.sign("key", x + 9.5, base - 5.5, 19, KEY_TINTS[metal])
    sheet.text(x + 23, base, str(count), _COUNT, "left", 24)


# -- laid out over the board ---------------------------------------------------------------------------------------


def large_places() -> tuple[Box, ...]:
    """The fifteen places of a Chamber laid out over the board, from the corner of its panel."""
    found: list[Box] = []
    for index, count in enumerate(ROWS):
        left = LARGE_W / 2 + 4 - 52 * count
        found += [(left + 104 * i, 14 + 88 * index, 96.0, 102.0) for i in range(count)]
    return tuple(found)


def paint_large(kit: Kit, face: RivalFace, rows: tuple[AccountRow, ...], note: str) -> Picture:
    """The panel under a Chamber laid out over the board: in the corners that the Chamber leaves, at the left the name
    and the points by source, at the right Pearls, Keys, Locations and a ``note``."""

    def paint(sheet: Sheet) -> None:
        colour = theme.SEATS[face.who.seat].colour
        ornaments.panel(sheet, (0, 0, LARGE_W, LARGE_H), 12, 0.985, colour, 0.9, 1.8)
        for x, y, bw, bh in large_places():
            sheet.paste(paint_small_space(kit, bw, bh), x, y)
        left, w = 16.0, 202.0
        name_row(sheet, left - 4, 324, w + 4, face.who, 18)
        for index, row in enumerate(rows):
            top = 336.0 + 31 * index
            sheet.rule(left, top, w, _LINE, 1, 0.2)
            figure = TextStyle(17, weight=700, elastic=0.2)
            used = 0.0
            if row.points is not None:
                used = sheet.text(left + w, top + 21, str(row.points), figure, "right")
            sheet.paragraph((left, top + 1, w - used - 8, 30), row.label, _LABEL, middle=True)
        right = LARGE_W - 16 - w
        stat(sheet, right + 30, 324, "pearl", face.pearls)
        stat(sheet, right + 120, 324, "location", face.locations)
        _key(sheet, right + 30, 360, "silver", face.silver)
        _key(sheet, right + 120, 360, "gold", face.gold)
        sheet.rule(right, 374, w, _LINE, 1, 0.2)
        if face.master:
            medal(sheet, right + 40, 394, 11)
            sheet.text(right + 58, 399, face.master, _NOTE.but(size=15.5), "left", w - 60)
        sheet.paragraph((right + 26, 412, w - 26, 40), note, _LABEL.but(colour=theme.SECONDARY))

    return kit.painted(("large chamber", face, rows, note), LARGE_W, LARGE_H, 18, paint)
