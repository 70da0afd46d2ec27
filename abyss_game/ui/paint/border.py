"""The pieces of Leviathan: zones of the Border with what lies there, the deck, new Monster tokens, the Scourge.

Numbers on these small plates keep their size at every text size; tooltips and the close look tell the same in words.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from abyss_game.ui import ornaments, theme
from abyss_game.ui.paint import states
from abyss_game.ui.paint.cards import framed, number, pile
from abyss_game.ui.paint.faces import RACE_SIGNS
from abyss_game.ui.paint.sheet import WHITE, Kit, Picture, Sheet
from abyss_game.ui.paint.zoom import frame_slots
from abyss_game.ui.shapes import Points
from abyss_game.ui.theme import INK, RGB, TextStyle, mix

PICTURE = (640, 420)
"""Size of the picture of a Leviathan in pixels."""
ABYSSAL = theme.rgb("#aebcc4")
"""The colour of Leviathans that name no Race."""
NEW_TOKEN = theme.ICON_COLOURS["monster-new"]
_DARK = theme.rgb("#04121d")
_PLATE = theme.rgb("#020a12")
_STEEL = (theme.rgb("#f4fafa"), theme.rgb("#b5c8d0"), theme.rgb("#7d98a4"))
_PALE_CORAL = theme.rgb("#ffd0c6")
_LIFE, _LOST = theme.rgb("#ff7b8f"), theme.rgb("#33434d")
_SUMS = TextStyle(18, "serif", 600, theme.rgb("#bfe3ea"), elastic=0)
_TOKEN_SIGNS = {"pearls-2": ("pearl", "2"), "pearls-3": ("pearl", "3"), "key": ("key", ""), "stack": ("hand", "")}
_HEAD_WIDTH, _HEAD_SHARE, _HEAD_FOCUS, _HEAD_LIGHT = 100.0, 0.72, 0.45, 0.62
"""In a zone: how wide the picture is, which share of it is seen, at which height it is cut, how bright it gets."""
PENALTIES = {"wounds": "wound", "pearls": "pearl", "allies": "hand", "lord": "lord"}
"""The sign of what each kind of attack takes."""


def colour_of(race: int) -> RGB:
    """The colour of Leviathans of this Race, −1 for those that name none."""
    return theme.RACE_COLOURS[RACE_SIGNS[race]] if race >= 0 else ABYSSAL


@dataclass(frozen=True, slots=True)
class LeviathanFace:
    """A Leviathan: its number, the index of its Race (−1: it names none), its levels as (resistance, reward) from the
    top down, how many of them it has `lost`, and its penalty."""

    id: int
    race: int
    levels: tuple[tuple[int, int], ...]
    lost: int
    kind: str
    amount: int

    @property
    def colour(self) -> RGB:
        """The colour of its Race."""
        return colour_of(self.race)

    @property
    def sign(self) -> str:
        """The sign of who may attack it: its Race, else crabs."""
        return f"race-{RACE_SIGNS[self.race]}" if self.race >= 0 else "race-crab"


def paint_zone(
    kit: Kit, sums: tuple[int, ...], face: LeviathanFace | None, w: float, h: float, state: str = ""
) -> Picture:
    """A zone of the Border (124 x 37 units): the sums of two dice that name it, and the Leviathan that lies there with
    Race, Life Points, resistance and reward of its level, and penalty."""

    def paint(sheet: Sheet) -> None:
        if face is None:
            words = "·".join(map(str, sums))
            sheet.text(w / 2, h / 2 + 6, words, _SUMS, "center", w - 10)
        else:
            _occupied(sheet, sums, face, w, h)
        states.mark(sheet, (0, 0, w, h), state, 10, crowded=True)

    return kit.painted(("zone", sums, face, state), w, h, states.margin(state), paint)


def _occupied(sheet: Sheet, sums: tuple[int, ...], face: LeviathanFace, w: float, h: float) -> None:
    _head(sheet, face, w, h)
    sheet.metal((0.9, 0.9, w - 1.8, h - 1.8), (mix(face.colour, WHITE, 0.35), face.colour), 1.8, "round", 10)
    serif = TextStyle(17, "serif", 700, elastic=0)
    if len(sums) == 1:
        sheet.text(14, h / 2 + 6, str(sums[0]), serif, "center", 20)
    else:
        for row, total in enumerate(sums):
            sheet.text(14, h / 2 - 2.5 + 15 * row, str(total), serif.but(size=15), "center", 20)
    sheet.sign(face.sign, 37, 14, 17)
    full = len(face.levels)
    for i in range(full):
        tone = _LIFE if i >= face.lost else _LOST
        x = 37 + (i - full / 2) * 7.5
        sheet.fill((x + 0.75, h - 11, 6, 5), (mix(tone, WHITE, 0.15), tone), "round", 1.5)
    resistance, reward = face.levels[min(face.lost, full - 1)]
    shield(sheet, 62, h / 2, 24, resistance)
    sheet.text(78, h / 2 + 6, str(reward), number(17, halo=1.8), "left", 10)
    _outlined(sheet, "monster", 94.5, h / 2 - 0.5, 15, theme.mix(theme.ICON_COLOURS["monster"], WHITE, 0.25))
    sheet.fill((104.5, 1.8, w - 106.3, h - 3.6), (INK, INK), "round", 8, 0.6)
    sheet.fill((104, 6, 1, h - 12), (_PALE_CORAL, _PALE_CORAL), "round", 0.5, 0.6)
    penalty = PENALTIES[face.kind]
    sheet.sign(penalty, 114, 12.5, 14, None if penalty == "pearl" else _PALE_CORAL)
    sheet.text(114, h - 5, str(face.amount), number(15, _PALE_CORAL, 1.6), "center", 14)


def _outlined(sheet: Sheet, icon: str, x: float, y: float, s: float, colour: RGB) -> None:
    """A sign over a picture, set off by a dark rim."""
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8)):
        sheet.sign(icon, x + dx * 1.2, y + dy * 1.2, s, INK, 0.8)
    sheet.sign(icon, x, y, s, colour)


def _head(sheet: Sheet, face: LeviathanFace, w: float, h: float) -> None:
    """The head of the beast at the right end of its zone, coming out of the dark."""
    rect = sheet.rect((0, 0, w, h))
    wide = round(_HEAD_WIDTH * sheet.unit)
    picture = sheet.art.image(f"leviathans/{face.id}", (wide, round(wide * PICTURE[1] / PICTURE[0])))
    shown = pygame.Surface(rect.size, pygame.SRCALPHA)
    left = round((w - _HEAD_WIDTH * _HEAD_SHARE) * sheet.unit)
    shown.blit(picture, (left, -round((picture.get_height() - rect.height) * _HEAD_FOCUS)))
    fade = pygame.Surface((rect.width, 1), pygame.SRCALPHA)
    reach = max(1, rect.width - left)
    for x in range(rect.width):
        share = min(1.0, max(0.0, (x - left) / reach))
        fade.set_at((x, 0), (*_DARK, round(255 * (1.0 - _HEAD_LIGHT * share**0.6))))
    shown.blit(pygame.transform.scale(fade, rect.size), (0, 0))
    mask = sheet.shapes.mask("round", rect.size, 10 * sheet.unit)
    shown.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.surface.blit(shown, rect.topleft)


def shield(sheet: Sheet, cx: float, cy: float, s: float, value: int, lit: bool = True) -> None:
    """A resistance on a steel shield ``s`` units wide round (cx, cy)."""
    points: Points = [(-0.46, -0.52), (0.46, -0.52), (0.46, 0.02), (0.4, 0.24), (0.24, 0.44), (0, 0.58)]
    points += [(-x, y) for x, y in reversed(points[2:5])]
    shape = [(cx + x * s, cy + y * s) for x, y in points]
    around = [(cx + x * (s + 3), cy + y * (s + 3)) for x, y in points]
    sheet.polygons([around], (INK, INK), 0.9)
    sheet.polygons([shape], _STEEL if lit else tuple(mix(tone, INK, 0.6) for tone in _STEEL))
    tone = INK if lit else theme.rgb("#8fa7b3")
    style = TextStyle(s * 0.78, weight=700, colour=tone, elastic=0)
    sheet.text(cx, cy + s * 0.26, str(value), style, "center", s - 4)


def paint_leviathan_deck(kit: Kit, count: int, w: float, h: float, state: str = "") -> Picture:
    """The face-down Leviathans and how many are left."""
    colour = theme.ICON_COLOURS["leviathan"]

    def paint(sheet: Sheet) -> None:
        if count:
            pile(sheet, w, h, min(2, count - 1), colour)
            sheet.fill((0, 0, w, h), (mix(colour, INK, 0.62), mix(colour, INK, 0.86)), "round", 5)
            sheet.metal((0.75, 0.75, w - 1.5, h - 1.5), (mix(colour, WHITE, 0.3), colour, mix(colour, INK, 0.5)), 1.6)
            sheet.sign("leviathan", w / 2, h * 0.33, w * 0.66)
        else:
            sheet.stroke((0, 0, w, h), colour, 1.2, "round", 5, 0.55, (3, 4))
        tone = theme.PEARL if count else theme.FAINT
        sheet.text(w / 2, h - 6, str(count), TextStyle(17, weight=700, colour=tone, elastic=0), "center", w - 6)
        states.mark(sheet, (0, 0, w, h), state, 5)

    return kit.painted(("leviathan deck", count, state), w, h, states.margin(state), paint)


def paint_new_token(kit: Kit, kind: str, s: float = 28, state: str = "") -> Picture:
    """A new Monster token ``s`` units wide: what it brings (`pearls-2`, `pearls-3`, `key`, `stack`), or its back when
    ``kind`` is empty."""

    def paint(sheet: Sheet) -> None:
        r = s / 2
        sheet.halo((1, 1, s - 2, s - 2), (0, 0, 0), 3, 0.7, "round", r, 2)
        rim = _hexagon(r, r, r)
        sheet.polygons([rim], (mix(NEW_TOKEN, WHITE, 0.45), NEW_TOKEN, mix(NEW_TOKEN, INK, 0.45)))
        sheet.polygons([_hexagon(r, r, r * 0.86)], (mix(NEW_TOKEN, INK, 0.68), mix(NEW_TOKEN, INK, 0.84)))
        if not kind:
            sheet.sign("monster-new", r, r, s * 0.62)
        else:
            _token_face(sheet, kind, s)
        states.mark(sheet, (0, 0, s, s), state, r)

    return kit.painted(("new token", kind, state), s, s, states.margin(state), paint)


def _token_face(sheet: Sheet, kind: str, s: float) -> None:
    icon, words = _TOKEN_SIGNS[kind]
    if words:
        sheet.sign(icon, s / 2, s / 2, s * 0.66)
        style = TextStyle(s * 0.56, weight=700, colour=INK, elastic=0)
        sheet.text(s / 2, s * 0.695, words, style, "center")
    else:
        sheet.sign(icon, s / 2, s / 2, s * 0.6)


def _hexagon(cx: float, cy: float, r: float) -> Points:
    return [
        (cx + x * r, cy + y * r) for x, y in ((0, -1), (0.88, -0.5), (0.88, 0.5), (0, 1), (-0.88, 0.5), (-0.88, -0.5))
    ]


def paint_no_tokens(kit: Kit, s: float = 28) -> Picture:
    """The place where the own new Monster tokens will lie."""

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, s, s), (_PLATE, _PLATE), "round", s / 2, 0.45)
        sheet.sign("monster-new", s / 2, s / 2, s * 0.62, mix(NEW_TOKEN, INK, 0.5), 0.9)

    return kit.painted("no new tokens", s, s, 2, paint)


def paint_slain(kit: Kit, face: LeviathanFace, w: float, h: float, state: str = "") -> Picture:
    """A slain Leviathan in front of a player: a small card with its Race."""

    def paint(sheet: Sheet) -> None:
        framed(sheet, f"leviathans/{face.id}", (0, 0, w, h), face.colour, 5, 3, 0.4)
        r = min(w, h) * 0.24
        sheet.disc(w - r - 2.5, h - r - 2.5, r + 1, (INK, INK), 0.85)
        if face.race >= 0:
            sheet.sign(face.sign, w - r - 2.5, h - r - 2.5, r * 1.6)
        else:
            sheet.sign("leviathan", w - r - 2.5, h - r - 2.5, r * 1.6, ABYSSAL)
        states.mark(sheet, (0, 0, w, h), state, 5)

    return kit.painted(("slain", face.id, state), w, h, states.margin(state), paint)


def paint_count(kit: Kit, icon: str, words: str, w: float, h: float, tone: RGB = theme.PEARL) -> Picture:
    """A small plate with a sign and what is counted."""

    def paint(sheet: Sheet) -> None:
        sheet.fill((0, 0, w, h), (_PLATE, _PLATE), "round", min(9, h / 2), 0.6)
        s = min(20.0, h - 4)
        sheet.sign(icon, 4 + s / 2, h / 2, s, None if tone != theme.FAINT else theme.FAINT)
        style = TextStyle(min(17.0, h - 4), weight=700, colour=tone, elastic=0)
        sheet.text((w + s + 3) / 2, h / 2 + style.size * 0.35, words, style, "center", w - s - 9)

    return kit.painted(("count", icon, words, tone), w, h, 2, paint)


def paint_scourge(kit: Kit, s: float, state: str = "") -> Picture:
    """The Scourge, ``s`` units wide and high."""

    def paint(sheet: Sheet) -> None:
        sheet.disc(s / 2, s / 2, s / 2, (mix(theme.rgb("#3f8f86"), INK, 0.55), INK), 0.92)
        sheet.ring(s / 2, s / 2, s / 2 - 0.7, 1.4, theme.ICON_COLOURS["scourge"])
        sheet.piece("scourge", s / 2, s / 2, s * 0.82)
        states.mark(sheet, (0, 0, s, s), state, s / 2)

    return kit.painted(("scourge", state), s, s, states.margin(state), paint)


def leviathan_zoom_height(w: float) -> float:
    """How high a Leviathan is that is ``w`` units wide."""
    return w * PICTURE[1] / PICTURE[0]


def paint_leviathan_zoom(kit: Kit, face: LeviathanFace, name: str, w: float) -> Picture:
    """A Leviathan ``w`` units wide (480 or more) in its frame: on the rail its levels from the top down, each with
    resistance and reward, lost ones struck out; its Race, its name and its penalty over the picture."""
    h = leviathan_zoom_height(w)
    return kit.painted(("leviathan zoom", face, name), w, h, 24, lambda sheet: _zoom(sheet, face, name, w, h))


def _zoom(sheet: Sheet, face: LeviathanFace, name: str, w: float, h: float) -> None:
    k = w / PICTURE[0]
    sheet.halo((0, 0, w, h), (0, 0, 0), 8, 0.8, "round", 16 * k, 4)
    sheet.portrait(f"leviathans/{face.id}", (0, 0, w, h), 24 * k)
    foot = 74 * k
    dark = theme.rgb("#020912")
    sheet.fill(
        (6 * k, h - foot - 40 * k, w - 12 * k, foot + 34 * k), ((0.0, dark, 0.0), (0.6, dark, 0.85), (1.0, dark, 0.95))
    )
    sheet.image("frames/leviathan", (0, 0, w, h))
    for i, (x, y, r) in enumerate(frame_slots(sheet.art.root, "frames/leviathan")["levels"]):
        _gear(sheet, face, i, x * k, y * k, r * k)
    ornaments.badge(sheet, 44 * k, 44 * k, face.sign, face.colour, 24 * k)
    style = TextStyle(34 * k, "serif", 700, elastic=0, halo=2)
    sheet.text(30 * k, h - 32 * k, name, style, "left", w - 268 * k)
    _penalty(sheet, face, w - 142 * k, h - 46 * k, k)


def _gear(sheet: Sheet, face: LeviathanFace, level: int, x: float, y: float, r: float) -> None:
    """One level on the rail: what it resists, and beneath it what it brings."""
    if level >= len(face.levels):
        sheet.disc(x, y, r * 1.06, (INK, INK), 0.86)
        return
    resistance, reward = face.levels[level]
    lost, now = level < face.lost, level == face.lost
    if now:
        sheet.halo((x - r, y - r, 2 * r, 2 * r), theme.BRASS, 8, 1.0, "round", r, hollow=True)
    shield(sheet, x, y - r * 0.22, r * 0.92, resistance, not lost)
    style = TextStyle(r * 0.52, weight=700, elastic=0, halo=1.6, colour=theme.FAINT if lost else theme.PEARL)
    sheet.text(x - r * 0.1, y + r * 0.82, str(reward), style, "right")
    sheet.sign("monster", x + r * 0.26, y + r * 0.62, r * 0.52, theme.FAINT if lost else None)
    if lost:
        ends = [[(x - r * 0.7, y + r * 0.7), (x + r * 0.7, y - r * 0.7)]]
        sheet.strokes(ends, 5, INK, 0.8)
        sheet.strokes(ends, 2.6, theme.CORAL)


def _penalty(sheet: Sheet, face: LeviathanFace, right: float, y: float, k: float) -> None:
    icon = PENALTIES[face.kind]
    w = 92 * k
    box = (right - w, y - 24 * k, w, 48 * k)
    sheet.fill(box, (theme.rgb("#4a1218"), theme.rgb("#1d070b")), "round", 10 * k, 0.94)
    sheet.stroke(box, theme.CORAL, 1.4, "round", 10 * k)
    sheet.sign(icon, right - w + 28 * k, y, 30 * k, None if icon == "pearl" else _PALE_CORAL)
    style = TextStyle(32 * k, weight=700, colour=_PALE_CORAL, elastic=0)
    sheet.text(right - 28 * k, y + 11 * k, str(face.amount), style, "center")
