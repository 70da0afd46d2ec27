"""Cards large enough to read: whole pictures in their frames, power texts, rulings.

Where numbers and words go in a frame is written in the pictures' own list, `manifest.json` ("slots", in pixels of the
frame's picture), so that a redrawn frame needs no change here.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

from abyss_game.ui import ornaments, theme
from abyss_game.ui.paint.cards import POWER_ICONS, number
from abyss_game.ui.paint.faces import RACE_SIGNS, AllyFace, LocationFace, LordFace
from abyss_game.ui.paint.locations import formula_row, formula_width
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet, bulge
from abyss_game.ui.theme import INK, TextStyle

FRAME_LORD = (520, 800)
FRAME_ALLY = (420, 630)


@functools.lru_cache(maxsize=8)
def frame_slots(root: Path, frame: str) -> dict[str, Any]:
    """Where the frame picture ``frame`` leaves room for numbers and words, in its pixels."""
    found: dict[str, Any] = json.loads((root / "manifest.json").read_text(encoding="utf-8"))["slots"][frame]
    return found


def paint_lord_zoom(kit: Kit, lord: LordFace, power: str, h: float = 620) -> Picture:
    """A Lord `h` units high (420 or more) in the frame of the Guild; `power` is its text (rich), empty for none.

    A cost that other cards bent stands as a tag beside the printed one.
    """
    w = h * FRAME_LORD[0] / FRAME_LORD[1]
    return kit.painted(("lord zoom", lord, power), w, h, 24, lambda sheet: _lord(sheet, lord, power, w, h))


def _lord(sheet: Sheet, lord: LordFace, power: str, w: float, h: float) -> None:
    k = h / FRAME_LORD[1]
    slots = frame_slots(sheet.art.root, "frames/lord")
    colour = theme.GUILD_COLOURS[lord.guild]
    sheet.halo((0, 0, w, h), (0, 0, 0), 8, 0.8, "round", 14 * k, 4)
    sheet.portrait(f"lords/{lord.id}", (0, 0, w, h), 24 * k)
    sheet.image(f"frames/lord-{lord.guild}", (0, 0, w, h))
    x, y, r = (v * k for v in slots["cost_main"])
    sheet.bead(x, y, r * 0.86, bulge(colour))
    sheet.text(x, y + r * 0.46, str(lord.cost), number(r * 1.3, halo=2.4), "center")
    if lord.cost_now is not None and lord.cost_now != lord.cost:
        _changed(sheet, lord, x + r + 8 * k, y, r)
    for i, place in enumerate(_bubbles(slots["cost"], lord.races)):
        _race_bubble(sheet, lord, i, *(v * k for v in place))
    x, y, r = (v * k for v in slots["influence"])
    sheet.text(x, y + r * 0.4, str(lord.influence), number(r * 1.1, theme.rgb("#ffeeb8"), 2.0), "center")
    if lord.key:
        x, y, r = (v * k for v in slots["key"])
        sheet.disc(x, y, r * 1.15, (INK, INK), 0.75)
        sheet.ring(x, y, r * 1.15, 1.2, theme.BRASS)
        sheet.piece("key", x, y, r * 1.9)
    x, y, r = (v * k for v in slots["guild"])
    sheet.sign(f"guild-{lord.guild}", x, y, r * 1.3, colour)
    x, y, rw, rh = (v * k for v in slots["ribbon"])
    name = TextStyle(rh * 0.62, "serif", 700, elastic=0, halo=1.4)
    sheet.text(x + rw / 2, y + rh * 0.68, lord.name, name, "center", rw - 16 * k)
    _power(sheet, lord, power, k, slots)


def _bubbles(places: list[list[float]], count: int) -> list[list[float]]:
    """Places for `count` small bubbles: those of the frame, and more at the same step when it has too few."""
    step = places[1][1] - places[0][1]
    more = max(0, count - len(places))
    return [*places, *([places[-1][0], places[-1][1] + step * (i + 1), places[-1][2]] for i in range(more))][:count]


def _race_bubble(sheet: Sheet, lord: LordFace, i: int, x: float, y: float, r: float) -> None:
    sheet.piece("bubble", x, y, r * 2.3)
    if lord.races == len(theme.RACES):
        race = theme.RACES[i]
    elif i == 0 and lord.mandatory is not None:
        race = RACE_SIGNS[lord.mandatory]
    else:
        sheet.disc(x, y, r * 0.28, (theme.rgb("#b9d7e2"),) * 2)
        return
    sheet.bead(x, y, r * 0.86, bulge(theme.RACE_COLOURS[race]))
    sheet.sign(f"race-{race}", x, y, r * 1.3, INK)


def _changed(sheet: Sheet, lord: LordFace, x: float, y: float, r: float) -> None:
    assert lord.cost_now is not None
    tone = theme.CORAL if lord.cost_now > lord.cost else theme.GAIN
    style = TextStyle(r * 0.95, weight=700, colour=tone, elastic=0)
    w = sheet.measure(str(lord.cost_now), style) + r * 1.25
    sheet.fill((x, y - r * 0.62, w, r * 1.24), (INK, INK), "round", r * 0.4, 0.9)
    sheet.stroke((x, y - r * 0.62, w, r * 1.24), tone, 1.4, "round", r * 0.4)
    sheet.sign("arrow-once", x + r * 0.5, y, r * 0.6, tone)
    sheet.text(x + r * 0.95, y + r * 0.33, str(lord.cost_now), style)


def _power(sheet: Sheet, lord: LordFace, power: str, k: float, slots: dict[str, Any]) -> None:
    x, y, w, h = (v * k for v in slots["power"])
    icon = POWER_ICONS[lord.power]
    style = TextStyle(max(14.0, 22 * k), elastic=0.6)
    if not power:
        if not icon:
            sheet.sign("no-power", x + w / 2, y + h / 2, 30 * k, theme.FAINT, 0.6)
        return
    left = x + 4 * k
    if icon:
        px, py, r = (v * k for v in slots["power_icon"])
        sheet.disc(px, py, r, (theme.rgb("#0d2637"),) * 2)
        sheet.ring(px, py, r, 1.4, theme.BRASS)
        sheet.sign(icon, px, py, r * 1.25, theme.BRASS)
        left = px + r + 10 * k
    sheet.paragraph((left, y + 4 * k, x + w - left - 6 * k, h - 8 * k), power, style, middle=True)


def paint_ally_zoom(kit: Kit, ally: AllyFace, h: float = 520) -> Picture:
    """An Ally `h` units high in the frame of its Race."""
    w = h * FRAME_ALLY[0] / FRAME_ALLY[1]
    race = RACE_SIGNS[ally.race]

    def paint(sheet: Sheet) -> None:
        k = h / FRAME_ALLY[1]
        slots = frame_slots(sheet.art.root, "frames/ally")
        sheet.halo((0, 0, w, h), (0, 0, 0), 8, 0.8, "round", 14 * k, 4)
        sheet.portrait(f"allies/{race}-{ally.value}", (0, 0, w, h), 22 * k)
        sheet.image(f"frames/ally-{race}", (0, 0, w, h))
        for name in ("value", "value2"):
            x, y, r = (v * k for v in slots[name])
            sheet.bead(x, y, r * 0.9, bulge(theme.RACE_COLOURS[race]))
            sheet.text(x, y + r * 0.46, str(ally.value), number(r * 1.35, halo=2.0), "center")
        x, y, r = (v * k for v in slots["race"])
        sheet.sign(f"race-{race}", x, y, r * 1.4)

    return kit.painted(("ally zoom", ally), w, h, 24, paint)


def paint_location_zoom(kit: Kit, place: LocationFace, text: str, w: float = 560) -> Picture:
    """A Location `w` units wide: picture, name, formula in signs with its present worth, its rule in words (rich)."""
    picture, strip = w * 0.6, 46.0
    body = theme.BODY.but(size=17, elastic=0.6)
    words = kit.canvas.type.block(text, body, round((w - 40) * kit.unit))
    h = picture + strip + words.height / kit.unit + 24

    def paint(sheet: Sheet) -> None:
        ornaments.panel(sheet, (0, 0, w, h), 10, 1.0)
        sheet.portrait(place.art, (6, 6, w - 12, picture - 6), 6)
        dark = theme.rgb("#020912")
        sheet.fill((6, picture - 66, w - 12, 66), ((0.0, dark, 0.0), (1.0, dark, 0.9)), "round", 1)
        name = TextStyle(30, "serif", 700, elastic=0.2, halo=2)
        sheet.text(w / 2, picture - 16, place.name, name, "center", w - 40)
        sheet.rule(6, picture, w - 12, theme.BRASS, 1.4, 0.8)
        style = TextStyle(25, weight=700, elastic=0)
        worth = "" if place.worth is None else f"= {place.worth}"
        wide = formula_width(sheet, place.formula, style)
        tail = sheet.measure(worth, style) + 10 if worth else 0.0
        formula_row(sheet, w / 2 - tail / 2, picture + 33, place.formula, style)
        if worth:
            sheet.text(w / 2 - tail / 2 + wide / 2 + 10, picture + 33, worth, style.but(colour=theme.BRASS))
        sheet.paragraph((20, picture + strip, w - 40, 0), text, body, "center")

    return kit.painted(("location zoom", place, text), w, h, 24, paint)


_NOTES = theme.BODY.but(size=17.0, elastic=0.7)
_NOTES_TOP, _NOTES_EDGE = 58.0, 18.0


def zoom_notes_height(kit: Kit, markup: str, w: float) -> float:
    """How high the tablet `w` wide has to be for all of its text."""
    block = kit.canvas.type.block(markup, _NOTES, round((w - 2 * _NOTES_EDGE) * kit.unit))
    return _NOTES_TOP + block.height / kit.unit + _NOTES_EDGE


def paint_zoom_notes(kit: Kit, title: str, markup: str, w: float, h: float) -> Picture:
    """The tablet beside a zoomed card: a title, then what is worth knowing (rich text): costs, timing, rulings."""

    def paint(sheet: Sheet) -> None:
        ornaments.panel(sheet, (0, 0, w, h), 10, 0.96)
        sheet.text(_NOTES_EDGE, 35, title, theme.PANEL_TITLE.but(size=23, colour=theme.BRASS), "left", w - 36)
        sheet.rule(_NOTES_EDGE, 47, w - 36, theme.BRASS, 1, 0.5)
        room = h - _NOTES_TOP - _NOTES_EDGE + 1
        sheet.paragraph((_NOTES_EDGE, _NOTES_TOP, w - 2 * _NOTES_EDGE, room), markup, _NOTES)

    return kit.painted(("notes", title, markup), w, h, 18, paint)


def zoom_width(h: float) -> float:
    """Width of a zoomed Lord of height `h`."""
    return h * FRAME_LORD[0] / FRAME_LORD[1]
