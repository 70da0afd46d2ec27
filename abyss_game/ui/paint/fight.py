"""A fight with a Leviathan on the stage: its picture and levels, chances, Attack Power, what its attack costs."""

from __future__ import annotations

import math
from dataclasses import dataclass

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box
from abyss_game.ui.paint import states
from abyss_game.ui.paint.border import LeviathanFace, shield
from abyss_game.ui.paint.cards import edge_light, number
from abyss_game.ui.paint.sheet import WHITE, Kit, Picture, Sheet
from abyss_game.ui.theme import INK, RGB, TextStyle, mix

ROOMY = 112.0
"""A cell of targets from this width on has room for a range of chances."""
CALM, ALARM = theme.SOFT, theme.CORAL
"""The tone of words that tell of nothing bad, and of an attack."""
_HIT_FILL = (theme.rgb("#2b7d62"), theme.rgb("#0f3a33"))
_OPEN_FILL = (theme.rgb("#0c2434"), theme.rgb("#071724"))
_NAME = TextStyle(17, "serif", 700, elastic=0.25)
_NOTE = TextStyle(15, weight=600, elastic=0.3)
_QUIET = TextStyle(15, colour=theme.SOFT, elastic=0.35)
_SIGN = TextStyle(26, weight=600, elastic=0.0)
_FALLEN = "gone"
_CELL_ROW, _CROWDED = 22.0, 92.0
"""Height of a level in a cell; a cell narrower than this leaves the rewards out, which the Border shows too."""


@dataclass(frozen=True, slots=True)
class BeastFace:
    """A Leviathan on the stage: its card, its `name`, the sums that name its `zone` ("" off the Border)."""

    card: LeviathanFace
    name: str
    zone: str = ""

    @property
    def key(self) -> str:
        """The art key of its picture."""
        return f"leviathans/{self.card.id}"


@dataclass(frozen=True, slots=True)
class LevelFace:
    """One level of a Leviathan with a `note` at its right. `state` is hit, open, near (the next to be reached) or
    gone; `share` 0–1 fills the row from the left, for a chance."""

    resistance: int
    reward: int
    state: str = "open"
    note: str = ""
    share: float = -1.0


def paint_beast(kit: Kit, beast: BeastFace, w: float, h: float, state: str = "", calm: bool = False) -> Picture:
    """A Leviathan's picture: the sum of its zone, its Race, a heart for each Life Point. ``calm``: it may not be
    attacked now and is darkened."""
    return kit.painted(
        ("beast", beast, state, calm), w, h, states.margin(state), lambda s: _beast(s, beast, w, h, state, calm)
    )


def _beast(sheet: Sheet, beast: BeastFace, w: float, h: float, state: str, calm: bool = False) -> None:
    box = (0.0, 0.0, w, h)
    sheet.halo(box, (0, 0, 0), 4, 0.7, "round", 7, 3)
    sheet.portrait(beast.key, box, 7, 0.5)
    if calm:
        sheet.fill(box, (theme.VEIL, theme.VEIL), "round", 7, 0.62)
    dark: RGB = (2, 8, 16)
    if h > 60:
        sheet.fill((0, h - 30, w, 30), ((0.0, dark, 0.0), (1.0, dark, 0.85)), "round", 7)
    edge = edge_light(mix(beast.card.colour, INK, 0.5 if calm else 0.0))
    sheet.metal((0.75, 0.75, w - 1.5, h - 1.5), edge, 2.2, "round", 7)
    size = min(22.0, max(16.0, h * 0.2))
    if beast.zone:
        style = TextStyle(size, "serif", 700, elastic=0, halo=1.6)
        sheet.text(7, size + 1, beast.zone, style)
    s = min(22.0, max(15.0, h * 0.2))
    sheet.disc(w - s * 0.72 - 3, h - s * 0.72 - 3, s * 0.72, (INK, INK), 0.82)
    sheet.sign(beast.card.sign, w - s * 0.72 - 3, h - s * 0.72 - 3, s)
    _hearts(sheet, beast, 6, h - s * 0.72 - 2.5, min(17.0, s * 0.86))
    states.mark(sheet, box, state, 7)


def _hearts(sheet: Sheet, beast: BeastFace, x: float, y: float, s: float) -> None:
    for index in range(len(beast.card.levels)):
        full = index >= beast.card.lost
        tone = theme.ICON_COLOURS["life"] if full else theme.rgb("#22313d")
        sheet.sign("life", x + s / 2 + index * (s + 1.5), y, s + 2.5, INK, 0.9)
        sheet.sign("life", x + s / 2 + index * (s + 1.5), y, s, tone)


# ---------------------------------------------------------------------- levels
def level_rows(count: int, h: float) -> tuple[float, float]:
    """Height of a row and distance of two rows when ``count`` levels stand in ``h``."""
    gap = 4.0 if count > 2 else 5.0
    tall = min(33.0, (h - gap * (count - 1)) / count)
    return tall, tall + gap


def paint_name(kit: Kit, name: str, w: float, h: float) -> Picture:
    """The name of a Leviathan over its levels."""
    return kit.painted(("beast name", name), w, h, 2, lambda sheet: sheet.text(0, h - 5, name, _NAME, "left", w))


def paint_level(kit: Kit, level: LevelFace, w: float, h: float) -> Picture:
    """One level: resistance in a shield, the tokens that it brings, and what becomes of it."""
    return kit.painted(("level", level), w, h, 8, lambda sheet: _level(sheet, level, w, h))


def _level(sheet: Sheet, level: LevelFace, w: float, h: float) -> None:
    box = (0.0, 0.0, w, h)
    hit, gone, near = level.state == "hit", level.state == _FALLEN, level.state == "near"
    if hit:
        sheet.halo(box, theme.GAIN, 4, 0.35, r=6)
    sheet.fill(box, _HIT_FILL if hit else _OPEN_FILL, r=6, opacity=0.5 if gone else 1.0)
    if level.share > 0:
        tone = chance_colour(level.share)
        part = (0.0, 0.0, max(14.0, w * level.share), h)
        sheet.fill(part, (mix(tone, INK, 0.45), mix(tone, INK, 0.72)), r=6, opacity=0.75)
    edge = theme.GAIN if hit else theme.BRASS if near else theme.EDGE
    dash = None if hit else (4.0, 3.0)
    sheet.stroke(box, edge, 1.6 if hit or near else 1.0, r=6, opacity=0.45 if gone else 1.0, dash=dash)
    y, s = h / 2, min(27.0, h - 5)
    shield(sheet, 21, y - 0.5, s * 0.86, level.resistance, not gone)
    faded = 0.45 if gone else 1.0
    sheet.sign("arrow-once", 43, y, 13, theme.SOFT, faded)
    figure = TextStyle(18, weight=700, elastic=0.1, colour=theme.FAINT if gone else theme.PEARL)
    sheet.text(55, y + 6, str(level.reward), figure)
    sheet.sign("monster", 76, y, 17, None, faded)
    tone = theme.rgb("#c8f7dd") if hit else theme.BRASS if near else theme.FAINT if gone else theme.SOFT
    right = w - 9
    if hit:
        sheet.sign("check", right - 7, y, 14, theme.rgb("#7ff0b8"))
        right -= 19
    if level.share >= 0:
        tone = theme.PEARL
    sheet.text_in((90, 0, right - 90, h), level.note, _NOTE.but(colour=tone), "right")


def chance_colour(share: float) -> RGB:
    """Green for what is likely, brass for what may well fail, coral for what is not."""
    return theme.GAIN if share >= 2 / 3 else theme.BRASS if share >= 1 / 3 else theme.CORAL


# ---------------------------------------------------------------------- targets to choose among
@dataclass(frozen=True, slots=True)
class TargetFace:
    """A Leviathan that may be attacked: its levels from the current one down with the chance of each as a `note` and a
    `share` (no chances: no Ally is meant yet). `calm`: not with this Ally."""

    beast: BeastFace
    levels: tuple[LevelFace, ...]
    calm: bool = False


def target_boxes(count: int, room: float, left: float, h: float, most: float = 150.0) -> tuple[Box, ...]:
    """`count` cells side by side from `left` to `room`, none wider than `most`, in a panel `h` high."""
    gap = 7.0 if count < 7 else 5.0
    width = min(most, (room - left - gap * (count - 1)) / max(1, count))
    start = left + max(0.0, (room - left - width * count - gap * (count - 1)) / 2)
    return tuple((start + index * (width + gap), 7.0, width, h - 14) for index in range(count))


def paint_target(kit: Kit, target: TargetFace, w: float, h: float, state: str = "") -> Picture:
    """A Leviathan as a cell of the stage: its head, and under it level by level the chance to reach it."""
    return kit.painted(
        ("target", target, state), w, h, states.margin(state), lambda sheet: _target(sheet, target, w, h, state)
    )


def _target(sheet: Sheet, target: TargetFace, w: float, h: float, state: str) -> None:
    beast, box = target.beast, (0.0, 0.0, w, h)
    sheet.halo(box, (0, 0, 0), 4, 0.7, "round", 8, 3)
    sheet.portrait(beast.key, box, 8, 0.3)
    dark = theme.rgb("#04101a")
    rows = _CELL_ROW * len(target.levels)
    sheet.fill((0, max(0.0, h - rows - 26), w, min(h, rows + 26)), ((0.0, dark, 0.0), (0.6, dark, 0.8)), "round", 8)
    if target.calm:
        sheet.fill(box, (theme.VEIL, theme.VEIL), "round", 8, 0.68)
    edge = mix(beast.card.colour, INK, 0.55 if target.calm else 0.0)
    sheet.metal((0.75, 0.75, w - 1.5, h - 1.5), edge_light(edge), 2.2, "round", 8)
    tone = theme.FAINT if target.calm else theme.PEARL
    narrow = w < _CROWDED
    size = 16.0 if narrow and len(beast.zone) > 2 else 21.0
    sheet.text(6 if narrow else 8, 20, beast.zone, TextStyle(size, "serif", 700, tone, elastic=0, halo=2))
    disc = 9.0 if narrow else 11.5
    sheet.disc(w - disc - 3, disc + 3, disc, (INK, INK), 0.82)
    sheet.sign(beast.card.sign, w - disc - 3, disc + 3, disc * 1.5, None, 0.6 if target.calm else 1.0)
    for index, level in enumerate(target.levels):
        y = h - 4 - _CELL_ROW * (len(target.levels) - index - 0.5)
        _cell_row(sheet, level, w, y, target.calm)
    if state:
        states.mark(sheet, box, state, 8)


def _cell_row(sheet: Sheet, level: LevelFace, w: float, y: float, calm: bool) -> None:
    tall = _CELL_ROW - 2
    row = (4.0, y - tall / 2, w - 8, tall)
    sheet.fill(row, (INK, INK), "round", 5, 0.62)
    if level.share > 0 and not calm:
        tone = chance_colour(level.share)
        part = (*row[:2], max(10.0, row[2] * level.share), tall)
        sheet.fill(part, (mix(tone, INK, 0.38), mix(tone, INK, 0.62)), "round", 5, 0.85)
    shield(sheet, 14, y - 0.5, 15.5, level.resistance, not calm)
    shown = bool(level.note) and not calm
    if w >= _CROWDED or not shown:
        tone = theme.FAINT if calm else theme.PEARL
        sheet.text(25, y + 5, str(level.reward), TextStyle(15, weight=700, elastic=0, colour=tone))
        sheet.sign("monster", 40, y, 13.5, None, 0.5 if calm else 1.0)
    if shown:
        left = 48.0 if w >= _CROWDED else 23.0
        style = TextStyle(15, weight=700, elastic=0, colour=theme.PEARL if level.share else theme.FAINT)
        sheet.text_in((left, y - tall / 2, w - left - 7, tall), level.note.replace("\u00a0", ""), style, "right")


# ---------------------------------------------------------------------- the sum
def paint_ground(kit: Kit, w: float, h: float) -> Picture:
    """A stage through which nothing shines that lies under it."""

    def paint(sheet: Sheet) -> None:
        sheet.fill((3, 3, w - 6, h - 6), (theme.TABLET_FILL[0], theme.TABLET_FILL[2]), r=9)
        ornaments.panel(sheet, (0, 0, w, h), 10, 1.0)

    return kit.painted("fight ground", w, h, 18, paint)


def paint_sign(kit: Kit, sign: str, w: float, h: float) -> Picture:
    """A plus or an equals sign between the parts of the Attack Power."""
    return kit.painted(("sum sign", sign), w, h, 2, lambda sheet: sheet.text(w / 2, h / 2 + 9, sign, _SIGN, "center"))


def paint_figure(kit: Kit, figure: str, label: str, w: float, h: float, tone: RGB = theme.BRASS) -> Picture:
    """A large figure with a word under it: the Attack Power, or the range that it may have."""

    def paint(sheet: Sheet) -> None:
        style = TextStyle(40 if len(figure) < 3 else 29, "serif", 700, tone, elastic=0)
        sheet.text(w / 2, h * 0.5 + (14 if len(figure) < 3 else 10), figure, style, "center", w)
        sheet.text(w / 2, h / 2 + 37, label, _QUIET, "center", w)

    return kit.painted(("figure", figure, label, tone), w, h, 3, paint)


def paint_chance_die(kit: Kit, twice: bool, label: str, w: float, h: float) -> Picture:
    """The die that is still to be rolled, or the better of two; what it may show is the label."""

    def paint(sheet: Sheet) -> None:
        s = 40.0
        for index in range(2 if twice else 1):
            x = w / 2 - s / 2 + ((index * 20 - 10) if twice else 0)
            y = h / 2 - s / 2 + ((index * 12 - 6) if twice else 0)
            box = (x, y, s, s)
            sheet.fill(box, (mix(theme.LIT, INK, 0.45), mix(theme.DEEP, INK, 0.2)), "round", 8)
            sheet.stroke(box, theme.BRASS, 1.5, "round", 8)
            sheet.text(x + s / 2, y + s / 2 + 9, "?", TextStyle(25, "serif", 700, elastic=0), "center")
        sheet.text(w / 2, h / 2 + 37, label, _QUIET, "center", w)

    return kit.painted(("chance die", twice, label), w, h, 3, paint)


def paint_pearls(kit: Kit, figure: str, over: str, under: str, w: float, h: float) -> Picture:
    """Pearls that are added to an attack: how many, a word over and a word under it."""

    def paint(sheet: Sheet) -> None:
        style = TextStyle(20, weight=700, elastic=0.1)
        wide = sheet.measure(figure, style)
        x = w / 2 - (wide + 24) / 2
        sheet.sign("pearl", x + 10, h / 2, 21)
        sheet.text(x + 24, h / 2 + 7, figure, style)
        sheet.text(w / 2, h / 2 - 24, over, _QUIET, "center", w)
        sheet.text(w / 2, h / 2 + 37, under, _QUIET, "center", w)

    return kit.painted(("fight pearls", figure, over, under), w, h, 3, paint)


def paint_verdict(kit: Kit, markup: str, w: float, h: float, tone: RGB = theme.SOFT) -> Picture:
    """What comes of it, in words."""
    style = TextStyle(15.5, colour=tone, elastic=0.4)

    def paint(sheet: Sheet) -> None:
        sheet.paragraph((0, 0, w, h), markup, style, "center", middle=True)

    return kit.painted(("verdict", markup, tone), w, h, 3, paint)


# ---------------------------------------------------------------------- an attack of a Leviathan
def paint_onslaught(kit: Kit, beast: BeastFace, sign: str, amount: int, label: str, w: float, h: float) -> Picture:
    """A Leviathan that attacks, in coral light, and what that costs: ``amount`` of the thing ``sign``; a ``label`` says
    it in words where there is room for it."""

    def paint(sheet: Sheet) -> None:
        for reach in (16, 7):
            sheet.halo((0, 0, w, h), theme.CORAL, reach, 0.85, "round", 12)
        sheet.portrait(beast.key, (0, 0, w, h), 10, 0.4)
        red, night = theme.rgb("#5a0f12"), theme.rgb("#2a0508")
        sheet.fill(
            (0, 0, w, h), ((0.0, night, 0.5), (0.3, red, 0.05), (0.62, red, 0.1), (1.0, night, 0.92)), "round", 10
        )
        sheet.stroke((0, 0, w, h), theme.CORAL, 3.4, "round", 10)
        _claws(sheet, w, h)
        big = h > 160
        name = TextStyle(25 if big else 17, "serif", 700, elastic=0, halo=2)
        sheet.text(w / 2, 34 if big else 22, beast.name, name, "center", w - 20)
        _cost(sheet, sign, amount, label, w, h, big)

    return kit.painted(("onslaught", beast, sign, amount, label), w, h, 40, paint)


def _claws(sheet: Sheet, w: float, h: float) -> None:
    """Three slashes across the picture, thick in the middle."""
    glow, core = theme.rgb("#b3211a"), (theme.rgb("#ffe3c4"), theme.rgb("#ff8a4a"), theme.rgb("#d8331f"))
    for index in range(3):
        x, lean = w * (0.6 + index * 0.115), w * (0.085 + index * 0.01)
        for thick, stops in ((0.021, (INK, INK)), (0.016, (glow, glow)), (0.009, core)):
            left, right = [], []
            for step in range(13):
                t = step / 12
                bow = math.sin(math.pi * t)
                cx = x + lean * (0.5 - t) * 2 - w * 0.018 * bow
                cy = h * (0.17 + 0.5 * t)
                half = w * thick * bow**0.8
                left.append((cx - half, cy))
                right.append((cx + half, cy + h * 0.012))
            sheet.polygons([[*left, *reversed(right)]], stops, 0.7 if stops[0] == INK else 0.95)


def _cost(sheet: Sheet, sign: str, amount: int, label: str, w: float, h: float, big: bool) -> None:
    """What the attack takes, or gives in the case of Wounds."""
    s = 40.0 if big else 25.0
    figure = number(s * 0.85, theme.PEARL, 2)
    words = f"{'+' if sign == 'wound' else '−'}{amount}"
    style = TextStyle(20, weight=700, elastic=0.1, halo=1.6)
    wide = sheet.measure(words, figure) + 6 + s
    y = h - (58 if big and label else 20 if not big else 34)
    x = w / 2 - wide / 2
    x += sheet.text(x, y + s * 0.3, words, figure) + 6
    sheet.sign(sign, x + s / 2, y, s)
    if label and big:
        sheet.text(w / 2, h - 16, label, style, "center", w - 24)


def paint_trophy(kit: Kit, beast: BeastFace, label: str, w: float, h: float) -> Picture:
    """A Leviathan that has just been slain, in brass light."""

    def paint(sheet: Sheet) -> None:
        sheet.light(w / 2, h / 2, w * 0.8, h * 0.95, ((0.0, theme.rgb("#ffe7a6"), 0.7), (1.0, theme.BRASS, 0.0)))
        for reach in (14, 6):
            sheet.halo((0, 0, w, h), theme.BRASS, reach, 0.8, "round", 12)
        sheet.portrait(beast.key, (0, 0, w, h), 10, 0.5)
        sheet.fill((0, h * 0.6, w, h * 0.4), ((0.0, INK, 0.0), (1.0, INK, 0.92)), "round", 10)
        sheet.stroke((0, 0, w, h), theme.BRASS, 3.4, "round", 10)
        sheet.stroke((4.5, 4.5, w - 9, h - 9), theme.PEARL, 1, "round", 7, 0.7)
        sheet.text(w / 2, h - 42, beast.name, TextStyle(25, "serif", 700, elastic=0.1, halo=2), "center", w - 24)
        style = TextStyle(18, weight=600, elastic=0.1, colour=theme.BRASS, halo=1.6)
        sheet.text(w / 2, h - 16, label, style, "center", w - 24)

    return kit.painted(("trophy", beast, label), w, h, w * 0.3, paint)


def paint_life(kit: Kit, s: float) -> Picture:
    """A Life Point that is taken, `s` units wide."""
    return kit.painted("life token", s, s, 4, lambda sheet: sheet.piece("life", s / 2, s / 2, s))


def paint_wound(kit: Kit, s: float) -> Picture:
    """A Wound, `s` units wide."""
    return kit.painted("wound token", s, s, 4, lambda sheet: sheet.piece("wound", s / 2, s / 2, s))


# ---------------------------------------------------------------------- rewards
def paint_split(kit: Kit, base: int, new: int, w: float, h: float, state: str = "legal", key: str = "") -> Picture:
    """A tile: so many base tokens and so many new ones, as figures before their backs."""

    def paint(sheet: Sheet) -> None:
        sheet.halo((0, 0, w, h), theme.BRASS, 4, 0.35, r=8)
        sheet.fill((0, 0, w, h), theme.SECONDARY_FILL, r=8)
        sheet.stroke((0, 0, w, h), theme.BRASS, 1.6, r=8)
        s = min(34.0, h * 0.34, w * 0.42)
        figure = TextStyle(s * 0.74, weight=700, elastic=0)
        rows = [("monster", base), ("monster-new", new)]
        rows = [row for row in rows if row[1]]
        step = (h - 12) / 2
        for index, (icon, count) in enumerate(rows):
            y = h / 2 + (index - (len(rows) - 1) / 2) * step
            sheet.text(w / 2 - 4, y + s * 0.26, str(count), figure, "right")
            sheet.sign(icon, w / 2 + 4 + s / 2, y, s)
        if key:
            side = ornaments.key_hint_width(sheet, key)
            # over a narrow tile it would lie on the tokens
            ornaments.key_hint(sheet, 5 if w < 100 else w - side - 5, 14, key, theme.rgb("#cbb67c"))

    return kit.painted(("split", base, new, state, key), w, h, 18, paint)


def paint_piles(kit: Kit, rows: tuple[tuple[str, str, int], ...], w: float, h: float) -> Picture:
    """What is left in the two piles of tokens: icon, name, number."""

    def paint(sheet: Sheet) -> None:
        step = h / len(rows)
        for index, (icon, name, count) in enumerate(rows):
            y = step * (index + 0.5)
            sheet.disc(20, y, 18, (mix(theme.LIT, INK, 0.5), INK), 0.9)
            sheet.ring(20, y, 18, 1.4, theme.BRASS)
            sheet.sign(icon, 20, y, 25)
            sheet.paragraph((46, y - step / 2, w - 46, step), f"{name}\n**{count}**", _QUIET, middle=True)

    return kit.painted(("piles", rows), w, h, 4, paint)


def paint_limit(kit: Kit, held: int, most: int, w: float, h: float) -> Picture:
    """Allies in hand against the limit: a bar of cells, those beyond it in coral."""

    def paint(sheet: Sheet) -> None:
        count = max(held, most)
        step = w / count
        for index in range(count):
            box = (index * step, 0.0, step - 2.5, h)
            over = index >= most
            tone = theme.CORAL if over else theme.rgb("#9fd2e6")
            if index < held:
                sheet.fill(box, (mix(tone, WHITE, 0.25), mix(tone, INK, 0.45)), "round", 3)
            sheet.stroke(box, tone, 1.2, "round", 3, 0.9, None if index < held else (3, 2))

    return kit.painted(("hand limit", held, most), w, h, 4, paint)


def paint_zone_tile(kit: Kit, sums: str, chance: str, w: float, h: float, key: str) -> Picture:
    """A free zone as a tile: the sums that name it and how often they are rolled."""

    def paint(sheet: Sheet) -> None:
        sheet.halo((0, 0, w, h), theme.BRASS, 4, 0.35, r=8)
        sheet.fill((0, 0, w, h), theme.SECONDARY_FILL, r=8)
        sheet.stroke((0, 0, w, h), theme.BRASS, 1.6, r=8)
        sheet.text(w / 2, h / 2 + 4, sums, TextStyle(22, "serif", 700, elastic=0), "center", w - 6)
        sheet.text(w / 2, h - 10, chance, _QUIET.but(size=14, elastic=0), "center", w - 4)
        side = ornaments.key_hint_width(sheet, key)
        ornaments.key_hint(sheet, (w - side) / 2, 13, key, theme.rgb("#cbb67c"))

    return kit.painted(("zone tile", sums, chance, key), w, h, 18, paint)


def paint_stamp(kit: Kit, words: str, tone: RGB, w: float, h: float) -> Picture:
    """The result of an attack in large letters."""
    style = TextStyle(46, "serif", 700, mix(tone, WHITE, 0.35), elastic=0, halo=3)

    def paint(sheet: Sheet) -> None:
        sheet.light(w / 2, h / 2, w * 0.6, h * 0.8, ((0.0, INK, 0.9), (0.6, INK, 0.55), (1.0, INK, 0.0)))
        sheet.light(w / 2, h / 2, w * 0.5, h * 0.6, ((0.0, tone, 0.5), (1.0, tone, 0.0)))
        sheet.text(w / 2, h / 2 + 16, words, style, "center", w)

    return kit.painted(("stamp", words, tone), w, h, w * 0.3, paint)
