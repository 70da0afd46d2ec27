"""Lords, Allies, Monsters and backs at every size of the table.

A width is in grid units; heights follow the proportions 108 : 166 (Lords) and 2 : 3 (Exploration cards). Lords under
90 wide show what counts once they are owned: influence, Guild, Key and power.
"""

from __future__ import annotations

import math

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box
from abyss_game.ui.paint import states
from abyss_game.ui.paint.faces import RACE_SIGNS, AllyFace, LordFace
from abyss_game.ui.paint.sheet import WHITE, Kit, Picture, Sheet, bulge, edge_light
from abyss_game.ui.shapes import Points
from abyss_game.ui.theme import INK, RGB, TextStyle, mix

LORD_RATIO = 166 / 108
ALLY_RATIO = 1.5
POWER_ICONS = {"once": "arrow-once", "lasting": "infinity", "turn": "per-turn", "none": ""}
SLATE = theme.rgb("#040c15")
MONSTER_EDGE = theme.rgb("#d9539f")
BACK_EDGES = {"lord": theme.BRASS, "exploration": theme.rgb("#63c3dd"), "location": theme.rgb("#9fc8e0")}


def framed(sheet: Sheet, key: str, box: Box, colour: RGB, r: float = 6, lift: float = 4, focus: float = 0.5) -> None:
    """A picture as a card: shadow, rounded corners, metal edge in `colour`, thin brass line within."""
    x, y, w, h = box
    sheet.halo((x, y, w, h), (0, 0, 0), max(2.0, lift), 0.7, "round", r, lift * 0.6)
    sheet.portrait(key, box, r, focus)
    sheet.metal((x + 0.75, y + 0.75, w - 1.5, h - 1.5), edge_light(colour), 2.2, "round", r)
    if w > 30:
        sheet.stroke((x + 2.6, y + 2.6, w - 5.2, h - 5.2), theme.BRASS, 0.7, "round", r - 2, 0.65)


def number(size: float, colour: RGB = WHITE, halo: float = 1.4) -> TextStyle:
    """A figure on a card: bold, haloed, its size bound to the card."""
    return TextStyle(size, weight=700, colour=colour, elastic=0, halo=halo)


# ---------------------------------------------------------------------- Lords
def paint_lord(kit: Kit, lord: LordFace, w: float, state: str = "", h: float = 0.0) -> Picture:
    """A Lord `w` units wide (108 on the Court); under 90 in its short form, cut to height `h` when that is given.

    Lower than 40 it is a strip with the eyes, the Guild and the influence (under a Location).
    """
    height = h or w * LORD_RATIO
    paint = _lord_strip if height < 40 else _lord_on_court if w >= 90 else _lord_owned
    return kit.painted(
        ("lord", lord, state), w, height, states.margin(state), lambda sheet: paint(sheet, lord, w, height, state)
    )


def _lord_on_court(sheet: Sheet, lord: LordFace, w: float, h: float, state: str) -> None:
    colour, k = theme.GUILD_COLOURS[lord.guild], w / 108
    framed(sheet, f"lords/{lord.id}", (0, 0, w, h), colour, 6, 5)
    _cost(sheet, lord, colour, k)
    ornaments.medal(sheet, w - 21 * k, 22 * k, 15 * k, str(lord.influence))
    if lord.key:
        sheet.disc(w - 21 * k, 52 * k, 11 * k, (INK, INK), 0.8)
        sheet.sign("key", w - 21 * k, 52 * k, 18 * k, theme.BRASS)
    name = theme.NAME.but(size=max(14.0, 15.5 * k), elastic=0.3)
    # a name that is too long even at the smallest size takes two rows of a higher ribbon
    rows = 2 if " " in lord.name and sheet.measure(lord.name, name.but(size=1.0)) > w - 5 else 1
    step = sheet.type.line_height(name.but(size=1.0)) / sheet.unit * 0.92
    ribbon = h - 29 * k - (rows - 1) * (step - 4)
    shade = ((0.0, theme.VEIL, 0.82), (0.3, SLATE, 0.95), (1.0, SLATE, 0.98))
    sheet.fill((2.5, ribbon, w - 5, h - ribbon - 2.5), shade, "round", 3)
    frieze(sheet, lord.guild, 4, ribbon + 0.5, w - 8, mix(colour, WHITE, 0.15), k)
    sheet.rule(3, ribbon + 0.5, w - 6, theme.BRASS, 0.8, 0.8)
    seal(sheet, lord.guild, w / 2, ribbon - 3 * k, 10.5 * k)
    power_disc(sheet, lord.power, w - 16 * k, ribbon - 3 * k, 9.5 * k)
    if rows == 1:
        sheet.text(w / 2, ribbon + 20.5 * k, lord.name, name, "center", w - 5)
    else:
        for i, words in enumerate(_halves(lord.name)):
            sheet.text(w / 2, h - 7 - (1 - i) * step, words, name.but(size=1.0), "center", w - 8)
    states.mark(sheet, (0, 0, w, h), state)


def _halves(name: str) -> tuple[str, str]:
    """A name of several words parted at the blank nearest its middle."""
    blanks = [i for i, letter in enumerate(name) if letter == " "]
    middle = min(blanks, key=lambda i: abs(i - len(name) / 2))
    return name[:middle], name[middle + 1 :]


def _cost(sheet: Sheet, lord: LordFace, colour: RGB, k: float) -> None:
    """The large bubble with the cost, under it a small one for each Race asked, the mandatory one first."""
    cx, cy, r = 21 * k, 22 * k, 16.5 * k
    sheet.disc(cx, cy, r + 2, (INK, INK), 0.85)
    sheet.bead(cx, cy, r, bulge(colour))
    sheet.ring(cx, cy, r, 1, WHITE, 0.55)
    sheet.text(cx, cy + 7.4 * k, str(lord.cost), number(21 * k, halo=1.6), "center")
    if lord.cost_now is not None and lord.cost_now != lord.cost:
        _cost_change(sheet, lord.cost_now - lord.cost, cx + r + 3, cy - 9 * k, k)
    step = 18.5 * k
    for i in range(lord.races):
        y, small = cy + r + 12 * k + i * step, 8.6 * k
        sheet.disc(cx, y, small + 1.6, (INK, INK), 0.85)
        if lord.races == len(theme.RACES):
            race = theme.RACES[i]
            sheet.disc(cx, y, small, (theme.RACE_COLOURS[race],) * 2)
            sheet.sign(f"race-{race}", cx, y, small * 1.5, INK)
        elif i == 0 and lord.mandatory is not None:
            race = RACE_SIGNS[lord.mandatory]
            sheet.disc(cx, y, small, (theme.RACE_COLOURS[race],) * 2)
            sheet.sign(f"race-{race}", cx, y, small * 1.5, INK)
        else:
            sheet.disc(cx, y, small, (theme.rgb("#17334a"),) * 2)
            sheet.ring(cx, y, small, 1.3, theme.rgb("#b9d7e2"))
            sheet.disc(cx, y, 2.3 * k, (theme.rgb("#b9d7e2"),) * 2)


def _cost_change(sheet: Sheet, change: int, x: float, y: float, k: float) -> None:
    tone = theme.CORAL if change > 0 else theme.GAIN
    words = f"{'+' if change > 0 else '−'}{abs(change)}"
    style = TextStyle(15 * k, weight=700, colour=tone, elastic=0)
    w = sheet.measure(words, style) + 9
    sheet.fill((x - 4, y, w, 19 * k), (INK, INK), "round", 6, 0.88)
    sheet.stroke((x - 4, y, w, 19 * k), tone, 1, "round", 6)
    sheet.text(x - 4 + w / 2, y + 14.5 * k, words, style, "center")


def _lord_owned(sheet: Sheet, lord: LordFace, w: float, h: float, state: str) -> None:
    colour = theme.GUILD_COLOURS[lord.guild]
    framed(sheet, f"lords/{lord.id}", (0, 0, w, h), colour, 6, 4, 0.2)
    medal = min(13.8, max(12.0, w * 0.21))
    ornaments.medal(sheet, w - medal - 3.5 if w > 34 else w / 2, medal + 3.5, medal, str(lord.influence))
    signs = [(f"guild-{lord.guild}", colour, 16.0)]
    if lord.key:
        signs.append(("key", theme.BRASS, 15.0))
    if POWER_ICONS[lord.power]:
        signs.append((POWER_ICONS[lord.power], theme.BRASS, 14.0))
    # on a narrow card the signs stand in two rows; what then still has no room is the power
    a_row = max(1, int((w - 6) // 15))
    signs = signs[: 2 * a_row]
    rows = 1 if len(signs) <= a_row else 2
    foot = 22 + 17 * (rows - 1)
    sheet.fill((2, h - foot - 2, w - 4, foot), (SLATE, SLATE), "round", 3, 0.88)
    frieze(sheet, lord.guild, 3, h - foot - 2, w - 6, mix(colour, WHITE, 0.15), 0.9)
    for i, (icon, tone, s) in enumerate(signs):
        here = signs[i // a_row * a_row : (i // a_row + 1) * a_row]
        column = i % a_row
        if w > 58:
            # the Guild at the left, the power at the right, the Key between them
            x = 13.0 if i == 0 else w - 12.5 if i == len(signs) - 1 and icon != "key" else w / 2
        else:
            x = 3 + (w - 6) / len(here) * (column + 0.5)
        sheet.sign(icon, x, h - foot + 9.5 + 17 * (i // a_row), s, tone)
    states.mark(sheet, (0, 0, w, h), state)


def _lord_strip(sheet: Sheet, lord: LordFace, w: float, h: float, state: str) -> None:
    colour = theme.GUILD_COLOURS[lord.guild]
    framed(sheet, f"lords/{lord.id}", (0, 0, w, h), colour, 4, 2, 0.4)
    sheet.disc(h / 2 + 0.5, h / 2, h * 0.4, (INK, INK), 0.8)
    sheet.sign(f"guild-{lord.guild}", h / 2 + 0.5, h / 2, h * 0.6)
    ornaments.medal(sheet, w - h / 2, h / 2, h * 0.4, str(lord.influence))
    states.mark(sheet, (0, 0, w, h), state, 4)


def seal(sheet: Sheet, guild: str, x: float, y: float, r: float) -> None:
    """The Guild's seal on the frieze."""
    sheet.disc(x, y, r + 1, (INK, INK), 0.92)
    sheet.ring(x, y, r, 1, theme.BRASS)
    sheet.sign(f"guild-{guild}", x, y, r * 1.5, theme.GUILD_COLOURS[guild])


def power_disc(sheet: Sheet, power: str, x: float, y: float, r: float) -> None:
    """When a Lord's power works: arrow once, lying eight always, round arrow once a turn, nothing without power."""
    if not POWER_ICONS[power]:
        return
    sheet.disc(x, y, r + 1, (INK, INK), 0.9)
    sheet.disc(x, y, r, (theme.rgb("#0d2637"),) * 2)
    sheet.ring(x, y, r, 1, theme.BRASS)
    sheet.sign(POWER_ICONS[power], x, y, r * 1.25, theme.BRASS)


def frieze(sheet: Sheet, guild: str, x: float, y: float, w: float, colour: RGB, k: float = 1.0) -> None:
    """The narrow ornament standing on y that tells the Guild in grey."""
    count = max(4, int(w / (11 * k)))
    step = w / count
    shapes: list[Points] = []
    for i in range(count):
        cx = x + step * (i + 0.5)
        if guild == "soldier":
            shapes.append([(cx - step * 0.42, y), (cx, y - 5.5 * k), (cx + step * 0.42, y)])
        elif guild == "mage":
            sheet.ring(cx, y - 2.6 * k, 2.3 * k, 1.2 * k, colour)
        elif guild == "farmer":
            shapes += [
                _leaf(cx - 2 * k, y - 2.4 * k, 3.2 * k, 1.4 * k, -38),
                _leaf(cx + 2.4 * k, y - 2.4 * k, 3.2 * k, 1.4 * k, 38),
            ]
        elif guild == "merchant":
            arc = [math.pi * (1 + j / 10) for j in range(11)]
            shapes.append([(cx + step * 0.45 * math.cos(a), y + step * 0.45 * math.sin(a)) for a in arc])
        elif guild == "politician":
            shapes.append([(cx - 1.3 * k, y - 5 * k), (cx + 1.3 * k, y - 5 * k), (cx + 1.3 * k, y), (cx - 1.3 * k, y)])
        elif guild == "smuggler":
            sheet.strokes([[(cx - step * 0.4, y - 1.2 * k), (cx + step * 0.3, y - 4.6 * k)]], 1.5 * k, colour)
    if guild == "politician":
        shapes.append([(x, y - 6 * k), (x + w, y - 6 * k), (x + w, y - 5 * k), (x, y - 5 * k)])
    if guild == "ambassador":
        for i in range(5):
            sheet.disc(x + w / 2 + (i - 2) * 9 * k, y - 2.6 * k, 1.9 * k, (colour, colour))
    if shapes:
        sheet.polygons(shapes, (colour, colour))


def _leaf(cx: float, cy: float, rx: float, ry: float, degrees: float) -> Points:
    turn = math.radians(degrees)
    points = []
    for j in range(12):
        a = math.pi * j / 6
        px, py = rx * math.cos(a), ry * math.sin(a)
        points.append((cx + px * math.cos(turn) - py * math.sin(turn), cy + px * math.sin(turn) + py * math.cos(turn)))
    return points


# ---------------------------------------------------------------------- Exploration cards
def paint_ally(
    kit: Kit, ally: AllyFace, w: float, state: str = "", crowded: bool = False, stacked: bool = False
) -> Picture:
    """An Ally `w` units wide: 92 in the hand, 70 on the track, 54 affiliated.

    `crowded` moves the sign of its state to where a card that lies over it leaves it visible, `stacked` the sign of its
    Race to the upper edge, where the next card of a staircase leaves it visible.
    """
    h = w * ALLY_RATIO
    key = ("ally", ally, state, crowded, stacked)
    return kit.painted(key, w, h, states.margin(state), lambda sheet: _ally(sheet, ally, w, h, state, crowded, stacked))


def _ally(sheet: Sheet, ally: AllyFace, w: float, h: float, state: str, crowded: bool, stacked: bool) -> None:
    race = RACE_SIGNS[ally.race]
    colour, k = theme.RACE_COLOURS[race], w / 84
    framed(sheet, f"allies/{race}-{ally.value}", (0, 0, w, h), colour, max(4.0, 6 * k), 4 * min(1.0, k + 0.2))
    off = "disabled" in states.split(state)
    # the sign of the state sits over the value: make room for it
    drop = 5.0 if crowded and state and not off else 0.0
    s = max(14.0, 23 * k) if w > 40 else 14.0
    r = s * 0.66
    big = max(8.0, 11 * k)
    if w > 66:
        tone = mix(colour, WHITE, 0.7)
        sheet.text(r * 0.9 + 2, h - 7, str(ally.value), number(s * 0.8, tone, 1.3), "center" if w > 80 else "left")
    corner = (w - big - 3, big + 3 if stacked else h - big - 3)
    sheet.disc(*corner, big + 1, (INK, INK), 0.8)
    sheet.sign(f"race-{race}", *corner, big * 1.6, colour)
    if off:
        states.mark(sheet, (0, 0, w, h), state)
    # the value stays readable on a darkened card
    x, y = r + 2, r + 2 + drop
    sheet.disc(x, y, r + 1.4, (INK, INK), 0.7 if off else 0.85)
    if not off:
        sheet.bead(x, y, r, bulge(colour))
    tone = theme.rgb("#c6d3da") if off else WHITE
    sheet.text(x, y + s * 0.35, str(ally.value), number(s, tone, 0 if off else 1.3), "center")
    if ally.effect:
        _effect(sheet, ally.effect, x, y + r, max(8.0, r * 0.78), off)
    if not off:
        states.mark(sheet, (0, 0, w, h), state, crowded=crowded)


def _effect(sheet: Sheet, icon: str, x: float, y: float, r: float, off: bool) -> None:
    """What an Ally can do besides: a sign hanging under its value, where a hand held close leaves it visible."""
    y += r + 0.5
    sheet.disc(x, y, r + 1.2, (INK, INK), 0.9)
    sheet.ring(x, y, r, 1.2, mix(theme.BRASS, INK, 0.5) if off else theme.BRASS)
    sheet.sign(icon, x, y, r * 1.4, theme.rgb("#c6d3da") if off else None)


def paint_monster(kit: Kit, w: float, state: str = "", stacked: bool = False) -> Picture:
    """A Monster card `w` units wide; `stacked` as with Allies."""
    h = w * ALLY_RATIO

    def paint(sheet: Sheet) -> None:
        framed(sheet, "cards/monster", (0, 0, w, h), MONSTER_EDGE, max(4.0, 6 * w / 84), 4)
        r = max(9.0, w * 0.14)
        corner = (w - r - 4, r + 4 if stacked else h - r - 4)
        sheet.disc(*corner, r + 1, (INK, INK), 0.85)
        sheet.sign("monster", *corner, r * 1.6)
        states.mark(sheet, (0, 0, w, h), state)

    return kit.painted(("monster", state, stacked), w, h, states.margin(state), paint)


def paint_back(
    kit: Kit, kind: str, w: float, h: float, count: int | None = None, state: str = "", edge: RGB | None = None
) -> Picture:
    """A face-down card or deck: `kind` lord, exploration or location; `count` puts a pile under it and the number on.

    `edge` replaces the kind's own colour (a Council stack shows its Race). An empty deck is a dashed hollow.
    """
    colour = edge or BACK_EDGES[kind]

    def paint(sheet: Sheet) -> None:
        if count == 0:
            sheet.stroke((0, 0, w, h), colour, 1.2, "round", 6, 0.55, (4, 5))
        else:
            pile(sheet, w, h, 0 if count is None else min(3, count - 1), colour)
            framed(sheet, f"backs/{kind}", (0, 0, w, h), mix(colour, INK, 0.25), 6)
        if count is not None:
            counter(sheet, w / 2, h - 17, count, colour)
        states.mark(sheet, (0, 0, w, h), state)

    return kit.painted(("back", kind, count, state, colour), w, h, states.margin(state), paint)


def pile(sheet: Sheet, w: float, h: float, under: int, colour: RGB, dx: float = 1.2, dy: float = 1.4) -> None:
    """The edges of `under` more cards below the top one."""
    for i in range(under, 0, -1):
        box = (i * dx, -i * dy, w, h)
        sheet.fill(box, (theme.rgb("#06101a"),) * 2, "round", 6)
        sheet.stroke(box, mix(colour, INK, 0.5), 1, "round", 6)


def counter(sheet: Sheet, x: float, y: float, count: int, colour: RGB, r: float = 13.5, size: float = 18.0) -> None:
    """A dark disc with a number."""
    style = theme.COUNTER.but(size=size, elastic=0.15, colour=theme.PEARL if count else theme.FAINT)
    sheet.disc(x, y, r, (INK, INK), 0.87)
    sheet.ring(x, y, r, 1.2, colour)
    sheet.text(x, y + size * 0.35, str(count), style, "center", 2 * r - 4)


def paint_council(kit: Kit, race: int, count: int, w: float = 59, h: float = 108, state: str = "") -> Picture:
    """One alcove of the Council: the Race's sign, its face-down stack and how many Allies it holds."""
    sign = theme.RACES[race]
    colour = theme.RACE_COLOURS[sign]

    def paint(sheet: Sheet) -> None:
        cw, ch = 41.0, 60.0
        x, y = (w - cw) / 2 - 1, 27.0
        if count:
            for j in range(min(count, 4) - 1, 0, -1):
                box = (x + j * 1.6, y - j * 2, cw, ch)
                sheet.fill(box, (mix(colour, INK, 0.72),) * 2, "round", 4)
                sheet.stroke(box, mix(colour, INK, 0.3), 1, "round", 4)
            framed(sheet, "backs/exploration", (x, y, cw, ch), mix(colour, INK, 0.1), 4, 3)
        else:
            sheet.stroke((x, y, cw, ch), colour, 1, "round", 4, 0.5, (3, 4))
        sheet.disc(w / 2, 20, 13, (INK, INK), 0.75)
        sheet.ring(w / 2, 20, 13, 1.2, colour)
        sheet.sign(f"race-{sign}", w / 2, 20, 18)
        counter(sheet, w / 2, 86, count, colour, 12, 16)
        if state:
            # round the Race's sign too, which the mark's own sign must not cover
            states.mark(sheet, (x - 4, 2, cw + 10, y + ch + 2), state)

    return kit.painted(("council", race, count, state), w, h, states.margin(state), paint)
