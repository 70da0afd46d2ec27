"""Small words and signs on the table of Conspiracy: headings, captions, notes of the stage, the order of a Gate."""

from __future__ import annotations

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.theme import INK, TextStyle

_TITLE = TextStyle(16, "serif", 600, theme.SOFT, elastic=0.35)
_SIDE = TextStyle(15, colour=theme.SECONDARY, elastic=0.35)
_CAPTION = TextStyle(15.5, "serif", 600, elastic=0.35)
NOTE = TextStyle(16, colour=theme.SOFT, elastic=0.35)


def paint_title(kit: Kit, title: str, note: str, w: float, h: float) -> Picture:
    """A heading with a quieter line under it."""

    def paint(sheet: Sheet) -> None:
        sheet.text(0, 18, title, _TITLE, "left", w)
        sheet.paragraph((0, 25, w, h - 25), note, _SIDE)

    return kit.painted(("title", title, note), w, h, 2, paint)


def paint_caption(kit: Kit, name: str, note: str, w: float, h: float) -> Picture:
    """The name of a tile beside it, and what it would be worth."""

    def paint(sheet: Sheet) -> None:
        side = _SIDE.but(size=1.0)
        tall = sheet.line_height(side) + 1 if note else 0.0
        block = sheet.paragraph((0, 0, w, h - tall - 4), name, _CAPTION, draw=False)
        used = block.height / sheet.unit
        top = max(0.0, (h - used - tall) / 2)
        sheet.paragraph((0, top, w, h - tall - 4), name, _CAPTION)
        if note:
            sheet.paragraph((0, top + used, w, h - top - used), note, _SIDE)

    return kit.painted(("caption", name, note), w, h, 2, paint)


def note_fits(canvas: Canvas, markup: str, w: float, h: float) -> bool:
    """Whether a note of w x h units can hold ``markup``."""
    least = canvas.paragraph((0, 0, w - 16, 0), markup, NOTE.but(size=1.0), draw=False)
    return least.height <= (h + 4) * canvas.unit


def paint_note(kit: Kit, markup: str, w: float, h: float, align: str = "right", solid: bool = False) -> Picture:
    """A note in the row of the stage; ``solid``: on a tablet of its own that covers what lies there."""

    def paint(sheet: Sheet) -> None:
        if solid:
            sheet.fill((0, 0, w, h), theme.PROMPT_FILL, r=6)
            sheet.stroke((0, 0, w, h), theme.GAIN, 1.2, r=6, opacity=0.7)
        sheet.paragraph((8, -2, w - 16, h + 4), markup, NOTE, align, middle=True)

    return kit.painted(("note", markup, align, solid), w, h, 3, paint)


def paint_strip(kit: Kit, w: float, h: float) -> Picture:
    """The empty row of the stage."""

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, w, h), (theme.TABLET_FILL[1], theme.TABLET_FILL[2]), r=6, opacity=0.55)

    return kit.painted("strip", w, h, 3, paint)


def paint_order(kit: Kit, count: int, s: float) -> Picture:
    """The sign on the Lord deck that exactly ``count`` Lords must be drawn."""

    def paint(sheet: Sheet) -> None:
        sheet.disc(s / 2, s / 2, s / 2 + 1.5, (INK, INK), 0.9)
        sheet.disc(s / 2, s / 2, s / 2, (theme.rgb("#ffc2b5"), theme.CORAL, theme.rgb("#8e3a2c")))
        sheet.sign("lock", s * 0.33, s / 2, s * 0.42, INK)
        sheet.text(s * 0.68, s * 0.68, str(count), TextStyle(s * 0.5, weight=700, colour=INK, elastic=0), "center")

    return kit.painted(("order", count), s, s, 4, paint)


def paint_trail(kit: Kit, dx: float, dy: float) -> Picture:
    """A dotted line from its corner to (``dx``, ``dy``), both to the right and downwards: what leads to what."""

    def paint(sheet: Sheet) -> None:
        steps = max(2, round((dx + dy) / 9))
        for step in range(steps + 1):
            t = step / steps
            s = 1 - t
            x = 3 * s * s * t * dx * 0.45 + 3 * s * t * t * dx * 0.55 + t**3 * dx
            y = 3 * s * s * t * dy * 0.25 + 3 * s * t * t * dy * 0.9 + t**3 * dy
            sheet.disc(x, y, 1.5, (theme.BRASS, theme.BRASS), 0.95)

    return kit.painted("trail", max(1.0, dx), max(1.0, dy), 4, paint)


def paint_hall_light(kit: Kit, w: float, h: float) -> Picture:
    """The pool of lit water behind drawn cards."""

    def paint(sheet: Sheet) -> None:
        ornaments.panel(sheet, (0, 0, w, h), 10, 0.5, theme.BRASS, 0.35)

    return kit.painted("hall light", w, h, 18, paint)
