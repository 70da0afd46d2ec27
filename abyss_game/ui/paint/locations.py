"""Location tiles: a picture, the formula in signs on a strip at the foot, the present worth after "="."""

from __future__ import annotations

from abyss_game.ui import theme
from abyss_game.ui.canvas import Box
from abyss_game.ui.paint import states
from abyss_game.ui.paint.cards import BACK_EDGES, counter, framed, pile
from abyss_game.ui.paint.faces import LocationFace, LordSign, Part
from abyss_game.ui.paint.formulas import VALUE, composite
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet, bulge
from abyss_game.ui.theme import INK, TextStyle, mix

PICTURE_RATIO = 0.6
STRIP = 24.0
_RIM = (theme.rgb("#f6e2a6"), theme.rgb("#9b7a3c"), theme.rgb("#5a431c"))
_STRIP_FILL = (theme.rgb("#0a2233"), theme.rgb("#040c15"))
_SIGNS, _TIGHT = (1.12, 3.0), (1.0, 0.8)
"""Width of a sign in sizes of the letters beside it, and the gap after it in units: as usual, and on a tile that is too
narrow for that."""


def formula_width(sheet: Sheet, parts: tuple[Part, ...], style: TextStyle, tight: bool = False) -> float:
    """Width of a row of words and signs in units; `tight` with hardly a gap between them."""
    em = sheet.type.pixels(style) / sheet.unit
    wide, gap = _TIGHT if tight else _SIGNS
    total = gap * (len(parts) - 1)
    for part in parts:
        total += em * wide if part.icon else sheet.measure(part.text, style)
    return total


def formula_row(
    sheet: Sheet, cx: float, base: float, parts: tuple[Part, ...], style: TextStyle, tight: bool = False
) -> None:
    """Words and signs in one row round cx, standing on `base`."""
    em = sheet.type.pixels(style) / sheet.unit
    wide, gap = _TIGHT if tight else _SIGNS
    x = cx - formula_width(sheet, parts, style, tight) / 2
    for part in parts:
        if not part.icon:
            x += sheet.text(x, base, part.text, style) + gap
            continue
        middle, s = (x + em * wide / 2, base - em * 0.36), em * wide
        dots = composite(part.icon)
        if dots:
            for i, colour in enumerate(dots):
                px, py = middle[0] + (i % 3 - 1) * s * 0.34, middle[1] + (i // 3 - 0.5) * s * 0.38
                sheet.disc(px, py, s * 0.155, (colour, colour))
        elif part.icon.startswith(VALUE):
            sheet.bead(*middle, s * 0.52, bulge(theme.LIT))
            figure = TextStyle(s * 0.82, weight=700, elastic=0)
            sheet.text(middle[0], middle[1] + s * 0.29, part.icon.removeprefix(VALUE), figure, "center")
        else:
            brass = theme.BRASS if part.icon.startswith("chevron") else None
            sheet.sign(part.icon, *middle, s, part.tint or brass)
        if part.struck:
            line = [[(middle[0] - s * 0.46, middle[1] + s * 0.42), (middle[0] + s * 0.46, middle[1] - s * 0.42)]]
            sheet.strokes(line, 3.4, INK)
            sheet.strokes(line, 1.8, theme.CORAL)
        x += s + gap


def paint_location(
    kit: Kit, place: LocationFace, w: float, h: float, state: str = "", under: tuple[LordSign, ...] = ()
) -> Picture:
    """A tile of w x h units; `under` shows the Lords beneath it as signs when they have no room beside it."""
    return kit.painted(
        ("location", place, state, under), w, h, states.margin(state), lambda s: _tile(s, place, w, h, state, under)
    )


def _tile(sheet: Sheet, place: LocationFace, w: float, h: float, state: str, under: tuple[LordSign, ...]) -> None:
    strip_top = h - STRIP
    sheet.halo((0, 0, w, h), (0, 0, 0), 4, 0.7, "round", 6, 3)
    sheet.fill((0, 0, w, h), (theme.VEIL, theme.VEIL), "round", 6)
    sheet.portrait(place.art, (0, 0, w, min(h, strip_top + 3)), 6, 0.55)
    sheet.fill((0.5, strip_top, w - 1, STRIP - 0.5), _STRIP_FILL, "round", 5)
    sheet.fill((0.5, strip_top, w - 1, STRIP / 2), (_STRIP_FILL[0], mix(*_STRIP_FILL, 0.5)), "round", 0.5)
    sheet.rule(0, strip_top, w, theme.BRASS, 1, 0.8)
    sheet.metal((0.75, 0.75, w - 1.5, h - 1.5), _RIM, 1.8)
    strip(sheet, place, w, h)
    for i, sign in enumerate(under):
        sign_of_lord(sheet, sign, 5 + i * min(19.0, (w - 27) / max(1, len(under) - 1)), 6, 17)
    states.mark(sheet, (0, 0, w, h), state)


def strip(sheet: Sheet, place: LocationFace, w: float, h: float) -> None:
    """The formula and its worth, close together where they must be; where even so both do not fit, the worth alone,
    which is what matters at a glance."""
    for formula, tight in ((place.formula, False), (place.formula, True), ((), False)):
        if place.worth is None:
            worth: tuple[Part, ...] = ()
            formula = place.formula
        else:
            worth = (Part(f"={place.worth}" if tight else f"= {place.worth}"),)
        for size in (16.0, 15.0, 14.0):
            style = TextStyle(size, weight=700, elastic=0)
            if formula_width(sheet, formula + worth, style, tight) <= w - 8:
                _strip_row(sheet, w, h - STRIP * 0.28, formula, worth, style, tight)
                return
    _strip_row(sheet, w, h - STRIP * 0.28, formula, worth, style, tight)


def _strip_row(
    sheet: Sheet,
    w: float,
    base: float,
    formula: tuple[Part, ...],
    worth: tuple[Part, ...],
    style: TextStyle,
    tight: bool,
) -> None:
    if not worth:
        formula_row(sheet, w / 2, base, formula, style, tight)
        return
    # the worth stands in brass behind the formula
    gap = (_TIGHT if tight else _SIGNS)[1]
    left = formula_width(sheet, formula, style, tight) + gap if formula else 0.0
    right = formula_width(sheet, worth, style, tight)
    start = w / 2 - (left + right) / 2
    if formula:
        formula_row(sheet, start + (left - gap) / 2, base, formula, style, tight)
    formula_row(sheet, start + left + right / 2, base, worth, style.but(colour=theme.BRASS), tight)


def sign_of_lord(sheet: Sheet, lord: LordSign, x: float, y: float, s: float) -> None:
    """A Lord as a small tile in the colour and with the sign of the Guild; a roof when used, a stroke when turned."""
    colour = theme.GUILD_COLOURS[lord.guild]
    box = (x, y, s, s + 4)
    sheet.fill(box, (mix(colour, INK, 0.55), mix(colour, INK, 0.8)), "round", 3)
    sheet.stroke(box, colour, 1.2, "round", 3)
    tone = theme.rgb("#7d8f99") if lord.turned else colour
    sheet.sign(f"guild-{lord.guild}", x + s / 2, y + s / 2 + 2, s - 4, tone)
    if lord.used:
        peak = [(x - 1.5, y + 5.5), (x + s / 2, y - 4.5), (x + s + 1.5, y + 5.5)]
        sheet.polygons([[(x - 3, y + 6.5), (x + s / 2, y - 6), (x + s + 3, y + 6.5)]], (INK, INK))
        sheet.polygons([peak], (theme.rgb("#d5f3ff"), theme.rgb("#9fe0ff")))
    if lord.turned:
        sheet.strokes([[(x + 2.5, y + s + 1.5), (x + s - 2.5, y + 2.5)]], 2.2, theme.PEARL)


def paint_location_deck(kit: Kit, w: float, h: float, count: int, state: str = "") -> Picture:
    """The Location deck in its zone: the back above, the number of tiles left below it."""
    colour = BACK_EDGES["location"]

    def paint(sheet: Sheet) -> None:
        box: Box = (0, 6, w, h - 40)
        if count:
            sheet.top += round(6 * sheet.unit)
            pile(sheet, w, h - 40, min(3, count - 1), colour)
            sheet.top -= round(6 * sheet.unit)
            framed(sheet, "backs/location", box, mix(colour, INK, 0.25))
        else:
            sheet.stroke(box, colour, 1.2, "round", 6, 0.55, (4, 5))
        counter(sheet, w / 2, h - 20, count, colour, 13.5, 17)
        states.mark(sheet, box, state)

    return kit.painted(("location deck", count, state), w, h, states.margin(state), paint)


def paint_location_space(kit: Kit, w: float, h: float) -> Picture:
    """The dashed place of a Location that nobody has turned up yet."""

    def paint(sheet: Sheet) -> None:
        sheet.stroke((0, 0, w, h), BACK_EDGES["location"], 1.2, "round", 6, 0.55, (4, 5))

    return kit.painted("location space", w, h, 3, paint)


def paint_page_arrows(kit: Kit, w: float, h: float, page: int, pages: int) -> Picture:
    """Arrows at both ends of the Location row, with the page between them, when there are more than fit."""

    def paint(sheet: Sheet) -> None:
        for icon, x, on in (("chevron-left", 13.0, page > 0), ("chevron-right", w - 13.0, page < pages - 1)):
            tone = theme.BRASS if on else theme.FAINT
            sheet.disc(x, h / 2, 13, (INK, INK), 0.85)
            sheet.ring(x, h / 2, 13, 1.2, tone, 1.0, None if on else (3, 3))
            sheet.sign(icon, x, h / 2, 15, tone)
        sheet.text(w / 2, h / 2 + 5, f"{page + 1} / {pages}", theme.SMALL.but(weight=600, halo=1.2), "center", w - 60)

    return kit.painted(("page arrows", page, pages), w, h, 3, paint)
