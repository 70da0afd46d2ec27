"""The player's own ledge: name, shell of Pearls, Keys, Monster tokens, headings of the rows of cards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from abyss_game.ui import theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.paint.faces import SeatFace, TreasuryFace
from abyss_game.ui.paint.panels import name_row
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.shapes import Points
from abyss_game.ui.theme import TextStyle, mix

_PLATE = theme.rgb("#020a12")
_SIDE = TextStyle(14, colour=theme.SECONDARY, elastic=0.35)
_BIG = TextStyle(24, weight=700, elastic=0.15)
_ASIDE = TextStyle(14.5, colour=theme.SECONDARY, elastic=0.35)
_LABEL = TextStyle(15, weight=600, colour=theme.SOFT, elastic=0.4)
TOKEN_NOTE = _SIDE.but(size=14.0, elastic=0.0)
"""The face of the values under the Monster tokens, at its smallest."""
NARROW = 80.0
"""A narrower plate has room for one Key or token beside their number."""
SHELL_PEARLS = 6
"""So many Pearls are seen lying in the shell; its number tells them all."""


def paint_own_name(kit: Kit, who: SeatFace, w: float, h: float) -> Picture:
    """The own name with the live score."""
    return kit.painted(("own name", who), w, h, 4, lambda sheet: _own_name(sheet, who, w))


def _own_name(sheet: Sheet, who: SeatFace, w: float) -> None:
    if who.score is not None:
        # Dark behind the figure: a bright speck of the sea before it would be read as a minus sign.
        sheet.fill((w - 70, 1, 72, 23), (theme.INK, theme.INK), "round", 9, 0.8)
    name_row(sheet, 0, 18, w, who, 20)


def _bezier(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]) -> Points:
    points = []
    for i in range(25):
        t = i / 24
        s = 1 - t
        points.append(
            tuple(
                s**3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t**3 * v
                for p, q, r, v in zip(a, b, c, d, strict=True)
            )
        )
    return points  # type: ignore[return-value]


def paint_pearls(kit: Kit, pearls: int, w: float, h: float, state: str = "") -> Picture:
    """The shell with the Pearls lying in it and their number (138 x 62 units); `state` gain lights the number."""
    return kit.painted(("pearls", pearls, state), w, h, 6, lambda sheet: _shell(sheet, pearls, w, h, state))


def _shell(sheet: Sheet, pearls: int, w: float, h: float, state: str) -> None:
    k = w / 138
    cx, top = w / 2, 13 * k
    shown = min(pearls, SHELL_PEARLS)
    for i in range(shown):
        x = cx + (i - (shown - 1) / 2) * 19 * k
        sheet.disc(x, top - 1 * k, 9.4 * k, ((0, 0, 0), (0, 0, 0)), 0.4)
        sheet.sign("pearl", x, top - 2 * k, 18.4 * k)
    left, right = (cx - 67 * k, top), (cx + 67 * k, top)
    bowl = _bezier(left, (cx - 67 * k, top + 56 * k), (cx + 67 * k, top + 56 * k), right)
    lip = _bezier(right, (cx + 49 * k, top + 12 * k), (cx - 49 * k, top + 12 * k), left)
    shade = [(x, y + 2.5 * k) for x, y in bowl + lip[1:-1]]
    sheet.polygons([shade], ((0, 0, 0), (0, 0, 0)), 0.5)
    sheet.polygons(
        [bowl + lip[1:-1]], (theme.rgb("#e3f2ef"), theme.rgb("#7fb0b4"), theme.rgb("#3f7382"), theme.rgb("#173847"))
    )
    ribs = []
    for i in range(-4, 5):
        foot, head = (cx, top + 44 * k), (cx + i * 15 * k, top + 9 * k - abs(i) ** 1.7 * 0.85 * k)
        ribs.append(_bezier(foot, (cx + i * 8 * k, top + 33 * k), (cx + i * 14 * k, top + 20 * k), head))
    sheet.strokes(ribs, 1.3 * k, theme.rgb("#0f2c3b"), 0.5)
    sheet.strokes([[(x + 1.3 * k, y) for x, y in rib] for rib in ribs], 0.7 * k, theme.rgb("#ffffff"), 0.22)
    sheet.strokes([lip], 1.6 * k, theme.rgb("#f2ffff"), 0.75)
    sheet.strokes([bowl], 1.2 * k, theme.rgb("#0b2733"), 0.6)
    tone = theme.GAIN if state == "gain" else theme.PEARL
    sheet.text(cx, top + 34 * k, str(pearls), _BIG.but(size=24 * k, halo=2.0, colour=tone, elastic=0), "center", 60 * k)


def paint_keys(kit: Kit, treasury: TreasuryFace, w: float, h: float) -> Picture:
    """Keys that can be spent: the total, and beneath it tokens + Keys of free Lords."""
    total = treasury.key_tokens + treasury.lord_keys

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, w, h), (_PLATE, _PLATE), "round", 10, 0.5)
        for i in range(min(1 if w < NARROW else 2, total)):
            sheet.sign("key", 19.5 + i * 18, 16 + i * 2, 27)
        if not total:
            sheet.sign("key", 20, 17, 27, mix(theme.BRASS, theme.INK, 0.6))
        sheet.text(w - (14 if w < NARROW else 20), 27, str(total), _BIG, "center", 32)
        parts = f"{treasury.key_tokens} + <i:lord> {treasury.lord_keys}"
        sheet.paragraph((4, h - 23, w - 8, 21), parts, _SIDE, "center", middle=True)

    return kit.painted(("keys", treasury.key_tokens, treasury.lord_keys), w, h, 4, paint)


def paint_tokens(kit: Kit, treasury: TreasuryFace, w: float, h: float) -> Picture:
    """Monster tokens: their number, and beneath it the values, which only their owner sees."""
    count = len(treasury.tokens)

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, w, h), (_PLATE, _PLATE), "round", 10, 0.5)
        for i in range(min(1 if w < NARROW else 2, count)):
            sheet.piece("monster-token-back", 19.5 + i * 17, 17 + i * 1.5, 30)
        if not count:
            sheet.sign("monster", 20, 17, 26, mix(theme.ICON_COLOURS["monster"], theme.INK, 0.6))
        sheet.text(w - (14 if w < NARROW else 20), 27, str(count), _BIG, "center", 32)
        sheet.text(w / 2, h - 7, treasury.tokens_note, _SIDE, "center", w - 8)

    return kit.painted(("tokens", treasury.tokens, treasury.tokens_note), w, h, 4, paint)


def first_fitting(canvas: Canvas, label: str, asides: Sequence[str], w: float) -> str:
    """The first of `asides` that has room beside the heading `label` of a row `w` wide; the last when none has."""
    room = w - min(w * 0.45, canvas.measure(label, _LABEL)) - 14
    smallest = _ASIDE.but(size=1.0, elastic=0.0)
    for aside in asides:
        if canvas.paragraph((0, 0, w * 4, 0), aside, smallest, draw=False).width <= room * canvas.unit:
            return aside
    return asides[-1]


def paint_heading(kit: Kit, label: str, aside: str, w: float, h: float) -> Picture:
    """The heading of a row of own cards; `aside` (rich text) stands at the right end and shrinks first."""

    def paint(sheet: Sheet) -> None:
        used = sheet.text(0, h * 0.72, label, _LABEL, "left", w * 0.45)
        box = (used + 10, 0, w - used - 10, h)
        sheet.paragraph(box, aside, _ASIDE, "right", middle=True)

    return kit.painted(("heading", label, aside), w, h, 4, paint)


def paint_hand_light(kit: Kit, w: float, h: float) -> Picture:
    """The pool of lit water under the hand."""

    def paint(sheet: Sheet) -> None:
        lit = theme.LIT
        sheet.light(w / 2, h - 10, w * 0.55, 60, ((0.0, lit, 0.35), (1.0, lit, 0.0)))

    return kit.painted("hand light", w, h, 40, paint)


def paint_bead_string(kit: Kit, kind: str, count: int, r: float = 9, a_row: int = 5) -> Picture:
    """`count` Pearls or Nebulis (`kind` pearl or nebulis) in rows of `a_row`, countable at a glance."""
    rows = max(1, math.ceil(count / a_row))
    w, h = min(max(1, count), a_row) * r * 2.15, rows * r * 1.9 + r * 0.4

    def paint(sheet: Sheet) -> None:
        for i in range(count):
            x, y = (i % a_row) * r * 2.15 + r, (i // a_row) * r * 1.9 + r
            sheet.disc(x, y + 2, r, ((0, 0, 0), (0, 0, 0)), 0.4)
            sheet.piece(kind, x, y, 2 * r)

    return kit.painted(("beads", kind, count, r, a_row), w, h, 4, paint)
