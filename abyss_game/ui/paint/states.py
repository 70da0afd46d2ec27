"""What outlines, signs and veils say about a component: may be played, is chosen, is out of reach.

A state is one word or several with blanks between them (`"legal focus"`): legal, selected, chosen, focus, disabled,
refused; and for cards in play `used` (under a Location: a roof) and `turned` (face down or exhausted: a stroke).
"""

from __future__ import annotations

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box
from abyss_game.ui.paint.sheet import WHITE, Kit, Picture, Sheet

STATES = ("legal", "selected", "chosen", "refused", "disabled", "focus", "used", "turned")
_MARGIN = {"": 18.0, "legal": 22.0, "selected": 22.0, "chosen": 36.0, "focus": 22.0}


def split(state: str) -> tuple[str, ...]:
    """The words of a state in the order in which they are drawn. Raises `ValueError` for an unknown word."""
    words = state.split()
    for word in words:
        if word not in STATES:
            raise ValueError(f"unknown state {word!r}")
    return tuple(word for word in STATES if word in words)


def margin(state: str) -> float:
    """Units round a component that its shadow and outlines need."""
    return max(_MARGIN.get(word, 18.0) for word in (*split(state), ""))


def mark(sheet: Sheet, box: Box, state: str, r: float = 6, crowded: bool = False, sign_at: float = 0.5) -> None:
    """Everything that a state draws over a component filling `box` with corners of radius `r`.

    `crowded` moves the sign to the left edge, which is what a neighbour lying over the card leaves to be seen; else
    `sign_at` (0-1) is its place along the upper edge.
    """
    for word in split(state):
        if word == "used":
            roof(sheet, box[0], box[1], box[2])
        elif word == "turned":
            stroke_through(sheet, box)
        else:
            ornaments.mark(sheet, box, word, r, 12 / box[2] if crowded else sign_at)


def roof(sheet: Sheet, x: float, y: float, w: float) -> None:
    """The roof over a Lord that lies under a Location: it pays no more Keys and has no power."""
    shape = [(x - 1.5, y + 7.0), (x + w / 2, y - 8.0), (x + w + 1.5, y + 7.0), (x + w / 2, y - 1.0)]
    sheet.polygons([[(px, py + 1) for px, py in shape]], (theme.INK, theme.INK), 0.8)
    sheet.polygons([shape], (WHITE, theme.rgb("#9fe0ff"), theme.rgb("#3f86ab")))


def stroke_through(sheet: Sheet, box: Box) -> None:
    """The stroke over a Lord that is turned face down or used up for this turn."""
    x, y, w, h = box
    sheet.fill(box, (theme.VEIL, theme.VEIL), "round", 5, 0.4)
    # below the influence medal and above the foot, so that both stay readable
    ends = [[(x + w * 0.16, y + h * 0.6), (x + w * 0.84, y + h * 0.36)]]
    sheet.strokes(ends, max(3.0, w * 0.06) + 2, theme.INK, 0.8)
    sheet.strokes(ends, max(3.0, w * 0.06), WHITE)


def paint_mark(kit: Kit, w: float, h: float, state: str, r: float = 6, sign_at: float = 0.5) -> Picture:
    """A state's marks alone, for a component of w x h units, to lay over a moving card."""
    key = ("mark", state, r, sign_at)
    return kit.painted(key, w, h, margin(state), lambda sheet: mark(sheet, (0, 0, w, h), state, r, False, sign_at))


def paint_spotlight(kit: Kit, w: float, h: float) -> Picture:
    """The light behind the one thing that the decision is about, for a component of w x h units."""
    warm = theme.rgb("#ffe7a6")

    def paint(sheet: Sheet) -> None:
        sheet.light(w / 2, h / 2, w * 0.89, h * 0.675, ((0.0, warm, 0.5), (1.0, warm, 0.0)))

    return kit.painted("spotlight", w, h, max(w * 0.4, h * 0.2), paint)


def paint_dimming(kit: Kit, w: float, h: float, opacity: float = 0.34, r: float = 6) -> Picture:
    """A dark veil over a component that has no part in the decision."""
    dark = theme.rgb("#020912")
    return kit.painted(
        ("dimming", opacity, r), w, h, 0, lambda sheet: sheet.fill((0, 0, w, h), (dark, dark), "round", r, opacity)
    )


def paint_empty(kit: Kit, w: float, h: float, colour: theme.RGB, icon: str = "", note: str = "") -> Picture:
    """A dashed hollow where a card may come: with a sign in the middle and a short note under it."""

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, w, h), ((0, 0, 0), (0, 0, 0)), "round", 6, 0.22)
        sheet.stroke((0, 0, w, h), colour, 1.4 if note else 1.2, "round", 6, 0.8 if note else 0.55, (4, 4))
        if icon:
            s = min(w, h) * 0.42
            tint = theme.mix(theme.ICON_COLOURS.get(icon, colour), theme.INK, 0.25 if note else 0.45)
            sheet.sign(icon, w / 2, h * (0.45 if note else 0.5), s, tint)
        if note:
            style = theme.COUNTER.but(colour=colour, elastic=0.25)
            sheet.text(w / 2, h * 0.79, note, style, "center", w - 6)

    return kit.painted(("empty", colour, icon, note), w, h, 3, paint)
