"""Panels with words and numbers: other players, the log, tools, boxes for tooltips.

Rows keep their places whatever the text size; what grows too wide shrinks, down to 14 pixels.
"""

from __future__ import annotations

from dataclasses import dataclass

from abyss_game.games.abyss.state import LORDS_THAT_END
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.paint.faces import OpponentFace, SeatFace
from abyss_game.ui.paint.locations import sign_of_lord
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.text import Block, signed
from abyss_game.ui.theme import TextStyle, mix

_OFF = theme.rgb("#48606e")
_OFF_TEXT = theme.rgb("#8fa7b3")
_HINT = theme.rgb("#cbb67c")
_COUNTER = theme.COUNTER.but(elastic=0.2)
_NOTE = TextStyle(14, colour=theme.LABEL, elastic=0.4)
_MARGIN = 18.0


def name_row(
    sheet: Sheet, x: float, base: float, w: float, who: SeatFace, size: float = 17, keep: float | None = None
) -> None:
    """Sign, name, person or computer with its level, note in brass; the live score at the right end.

    Three dots stand in for the computer while it thinks. Words end before `keep`, when tokens stand there.
    """
    right = x + w
    if who.score is not None:
        score = TextStyle(18, weight=700, colour=theme.BRASS, elastic=0.2)
        sheet.sign("points", right - 11, base - 5.5, 20, theme.BRASS)
        right -= 25 + sheet.text(right - 25, base, signed(who.score), score, "right") + 6
    right = right if keep is None else min(right, keep - 4)
    ornaments.crest(sheet, who.seat, x + 12, base - 5.5, 11.5)
    left = x + 29
    name = TextStyle(size, "serif", 600, elastic=0.3)
    side = _NOTE.but(colour=theme.BRASS, weight=600) if who.note else _NOTE
    words = who.note or who.level
    room = right - left
    beside = _beside(sheet, who.name, name, words, side, room)
    # a long name takes the room of the sign for a person or a computer; three dots that think are always seen
    bare = not who.thinking and not beside and sheet.measure(who.name, name.but(size=1.0)) > room - 22
    left += sheet.text(left, base, who.name, name, "left", room - (0 if bare else 22) - beside) + 8
    if bare:
        return
    if who.thinking:
        for i, opacity in enumerate((0.4, 0.7, 1.0)):
            sheet.disc(left + 1.5 + 5.5 * i, base - 6, 2.5, (theme.FOAM, theme.FOAM), opacity)
    else:
        sheet.sign("computer" if who.level else "person", left + 7, base - 6, 14, theme.LABEL)
    if words and sheet.measure(words, side.but(size=1.0)) <= right - left - 18:
        sheet.text(left + 18, base, words, side, "left", right - left - 18)


def _beside(sheet: Sheet, name: str, style: TextStyle, words: str, side: TextStyle, room: float) -> float:
    """How much of the row the words after the name get: nothing when the name cannot shrink enough for them."""
    small = sheet.measure(words, side.but(size=1.0)) + 6 if words else 0.0
    return small if sheet.measure(name, style.but(size=1.0)) + 22 + small <= room else 0.0


def stat(sheet: Sheet, x: float, base: float, icon: str, value: int, size: float = 17, limit: float = 30) -> None:
    """A sign with its number."""
    sheet.sign(icon, x + size * 0.55, base - size * 0.33, size * 1.12)
    sheet.text(x + size * 1.1 + 4, base, str(value), _COUNTER.but(size=size), "left", limit)


HELD = 21.0
"""Size of the tokens that stand in the row of a player's name."""
_SCORE_ROOM, _HELD_ROOM = 66.0, 60.0
_RACE, _COUNTERS = 26.0, 149.0
"""Beside counters a Race takes so much of its row; there the counters begin, each wide enough for two digits."""
A_ROW = 2
"""So many counters of expansions have room beside the affiliated Allies, and as many among the first numbers."""


def held_boxes(w: float, count: int) -> tuple[Box, ...]:
    """Places for `count` tokens in the row of the name of a panel `w` wide, left of the score."""
    if not count:
        return ()
    step = min(HELD + 2, (_HELD_ROOM - HELD) / max(1, count - 1))
    left = w - _SCORE_ROOM - HELD - step * (count - 1)
    return tuple((left + step * i, 6.5, HELD, HELD) for i in range(count))


def opponent_boxes(w: float, h: float, lords: int, counters: int = 0) -> dict[str, Box]:
    """Places in a panel of w x h: name, pearls, keys, hand, tokens, lord_0 …, locations, race_0 … race_4, counter_0 ….

    There are slots for the Lords that bring on the last round (B-70), and for as many more as the player has. The last
    two counters stand beside the Races, two before them follow the tokens, the first ones the Locations.
    """
    tall = max(0.0, min(1.0, (h - 113) / 21))
    extra = max(0.0, h - 134)
    first = 48 + 4 * tall + extra * 0.25
    slots = first + 9 + 5 * tall + extra * 0.1
    s = 19 + extra / 8
    races = slots + 44 + 8 * tall + extra * 0.45
    boxes: dict[str, Box] = {"name": (10, 6, w - 20, 24)}
    below = max(0, counters - A_ROW)
    beside = max(0, below - A_ROW)
    numbers = ["pearls", "keys", "hand", "tokens", *(f"counter_{i}" for i in range(beside, below))]
    for i, name in enumerate(numbers):
        boxes[name] = (14 + i * (w - 24) / len(numbers), first - 17, (w - 24) / len(numbers), 22)
    count = max(LORDS_THAT_END, lords)
    places = w - 48 - 34 * beside
    step = min(s + 2, (places - 18) / count)
    for i in range(count):
        boxes[f"lord_{i}"] = (13 + i * step, slots, min(s, step - 1 if step < s + 2 else s), s + 4)
    boxes["locations"] = (places, slots, 40 if not beside else 38, s + 4)
    for i in range(beside):
        boxes[f"counter_{i}"] = (places + 38 + 34 * i, slots, 34, s + 4)
    for i in range(len(theme.RACES)):
        left, wide = (12 + i * _RACE, _RACE) if counters else (13 + i * (w - 22) / 5, (w - 22) / 5)
        boxes[f"race_{i}"] = (left, races - 17, wide, 22)
    for i in range(below, counters):
        wide = (w - _COUNTERS - 3) / (counters - below)
        boxes[f"counter_{i}"] = (_COUNTERS + (i - below) * wide, races - 17, wide, 22)
    return boxes


def paint_opponent(kit: Kit, face: OpponentFace, w: float, h: float) -> Picture:
    """An opponent's public numbers on a tablet of w x h units (224 wide; 113, 134 or 150 high)."""
    return kit.painted(("opponent", face), w, h, _MARGIN, lambda sheet: _opponent(sheet, face, w, h))


def _opponent(sheet: Sheet, face: OpponentFace, w: float, h: float) -> None:
    colour = theme.SEATS[face.who.seat].colour
    edge, shine = (colour, 0.75) if face.active else (theme.BRASS, 0.4)
    ornaments.panel(sheet, (0, 0, w, h), 9, 0.8, edge, shine)
    sheet.fill((1.5, 12, 3, h - 24), (colour, colour), "round", 1.5, 0.9)
    boxes = opponent_boxes(w, h, len(face.lords), len(face.extra))
    x, y, wide, _ = boxes["name"]
    stand = held_boxes(w, face.held)
    name_row(sheet, x, y + 16, wide, face.who, keep=stand[0][0] if stand else None)
    numbers = {"pearls": ("pearl", face.pearls), "keys": ("key", face.keys), "hand": ("hand", face.hand)}
    for name, (icon, value) in {**numbers, "tokens": ("monster", face.tokens)}.items():
        _number(sheet, boxes[name], icon, value)
    for i in range(max(LORDS_THAT_END, len(face.lords))):
        x, y, s, tall = boxes[f"lord_{i}"]
        if i < len(face.lords):
            sign_of_lord(sheet, face.lords[i], x, y, s)
        else:
            sheet.fill((x, y, s, tall), ((0, 0, 0), (0, 0, 0)), "round", 3, 0.28)
            sheet.stroke((x, y, s, tall), theme.rgb("#5b7f90"), 1, "round", 3, 1.0, (2, 3))
    x, y, _, tall = boxes["locations"]
    sheet.sign("location", x + 11, y + tall / 2, 18)
    sheet.text(x + 24, y + tall / 2 + 6, str(face.locations), _COUNTER, "left", 18)
    _strongest(sheet, face, boxes)
    for i, (icon, value) in enumerate(face.extra):
        _number(sheet, boxes[f"counter_{i}"], icon, value)
    if face.extra:
        sheet.column(_COUNTERS - 4, boxes["race_0"][1] + 3, 17, theme.BRASS, 1, 0.4)


def _number(sheet: Sheet, box: Box, icon: str, value: int) -> None:
    """A sign with its number, closer together where there is little room."""
    x, y, w, h = box
    base = y + h / 2 + 6
    if w > 44:
        stat(sheet, x, base, icon, value)
        return
    sheet.sign(icon, x + 8, base - 5.5, 17 if w > 32 else 15)
    sheet.text(x + 18, base, str(value), _COUNTER.but(size=16), "left", w - 18)


def _strongest(sheet: Sheet, face: OpponentFace, boxes: dict[str, Box]) -> None:
    """Per Race the strongest affiliated value, and dots for how many where no counters need the room."""
    shared = bool(face.extra)
    for i, (race, (value, count)) in enumerate(zip(theme.RACES, face.strongest, strict=True)):
        x, y, _, _ = boxes[f"race_{i}"]
        base, s = y + 17, 15.0 if shared else 17.0
        sheet.sign(f"race-{race}", x + s / 2, base - 5.5, s, None if value else _OFF)
        style = _COUNTER.but(size=16 if shared else 17, colour=theme.PEARL if value else _OFF_TEXT)
        left = x + s + (1.5 if shared else 4)
        sheet.text(left, base, str(value) if value else "–", style, "left", 12)
        if value and not shared:
            colour = theme.RACE_COLOURS[race]
            for j in range(min(count, 6)):
                sheet.disc(left + 12 + (j // 3) * 5, base - 11 + (j % 3) * 4.6, 1.7, (colour, colour))


# ---------------------------------------------------------------------- log
@dataclass(frozen=True, slots=True)
class LogLine:
    """One event in the words of the player's language (rich text) and the seat that it concerns, None for all.

    `heading` marks the beginning of a turn.
    """

    seat: int | None
    markup: str
    heading: bool = False


@dataclass(frozen=True, slots=True)
class LogRow:
    """A laid-out log line: its index in the list, its upper edge, and the text block with its links."""

    index: int
    x: float
    y: float
    block: Block


_LOG_TEXT = TextStyle(14.5, colour=theme.rgb("#dfe9ea"), elastic=0.6)
_LOG_TOP = 31.0


def log_rows(kit: Kit, lines: tuple[LogLine, ...], w: float, h: float) -> tuple[LogRow, ...]:
    """The latest lines that fit into a log box of w x h, oldest first; a line may take two rows."""
    rows: list[LogRow] = []
    left, unit = h - _LOG_TOP - 6, kit.unit
    for index in range(len(lines) - 1, -1, -1):
        # the latest is always told, shortened when it must be
        most = None if rows else round(left * unit)
        block = kit.canvas.type.block(lines[index].markup, _LOG_TEXT, round((w - 36) * unit), most)
        need = block.height / unit
        if need > left and rows:
            break
        left -= need
        rows.append(LogRow(index, 30, 0, block))
    y, placed = _LOG_TOP, []
    for row in reversed(rows):
        placed.append(LogRow(row.index, row.x, y, row.block))
        y += row.block.height / unit
    return tuple(placed)


def paint_log(
    kit: Kit, title: str, key: str, lines: tuple[LogLine, ...], w: float, h: float, solid: bool = False
) -> Picture:
    """The box "Since your last turn": its heading, the key that opens the whole log, the latest lines; `solid` when it
    lies over other things."""
    name = ("log", title, key, lines, solid)
    return kit.painted(name, w, h, _MARGIN, lambda sheet: _log(sheet, title, key, lines, w, h, solid))


def _log(sheet: Sheet, title: str, key: str, lines: tuple[LogLine, ...], w: float, h: float, solid: bool) -> None:
    if solid:
        ornaments.panel(sheet, (0, 0, w, h), 9, 0.98, theme.BRASS, 0.8)
    else:
        ornaments.panel(sheet, (0, 0, w, h), 9, 0.72)
    sheet.sign("log", 18.5, 15.5, 16, theme.BRASS)
    side = ornaments.key_hint_width(sheet, key) + 10
    sheet.text(32, 21, title, TextStyle(15, weight=600, colour=theme.BRASS, elastic=0.4), "left", w - 40 - side)
    ornaments.key_hint(sheet, w - side, 16, key, _HINT)
    for row in log_rows(sheet.kit, lines, w, h):
        seat = lines[row.index].seat
        if seat is not None:
            ornaments.crest(sheet, seat, 17, row.y + sheet.type.line_height(_LOG_TEXT) / sheet.unit / 2, 7)
        sheet.put(row.block.surface, row.x, row.y)


# ---------------------------------------------------------------------- tools and boxes
_TOOL = TextStyle(14.5, weight=600, elastic=0.4)


def tool_holds(kit: Kit, label: str, w: float) -> bool:
    """Whether a tool `w` wide has room for the whole of `label`."""
    return kit.canvas.measure(label, _TOOL.but(size=1.0)) <= w - 29


def tool_holds_key(canvas: Canvas, label: str, key: str, w: float) -> bool:
    """Whether a tool `w` wide has room for `key` beside the whole of `label`."""
    return canvas.measure(label, _TOOL.but(size=1.0)) <= w - 31 - _key_room(canvas, key)


def _key_room(canvas: Canvas, key: str) -> float:
    return ornaments.key_hint_width(canvas, key) + 10 if key else 4.0


def paint_tool(
    kit: Kit,
    icon: str,
    label: str,
    key: str,
    w: float,
    h: float,
    off: bool = False,
    hovered: bool = False,
    count: int = 0,
) -> Picture:
    """A small tool: sign, label, the key that does the same; dimmed when it can do nothing now; `count` things wait in
    it."""

    def paint(sheet: Sheet) -> None:
        light = 0.12 if hovered else 0.0
        fill = tuple(mix(c, (255, 255, 255), light) for c in (theme.rgb("#174058"), theme.rgb("#0a2030")))
        sheet.fill((0, 0, w, h), fill)
        sheet.stroke((0, 0, w, h), theme.BRASS, 1, opacity=1.0 if hovered else 0.55)
        tone = theme.rgb("#a9bcc6") if off else theme.PEARL
        style = _TOOL.but(colour=tone)
        side = _key_room(sheet, key)
        # a long word takes the place of the key, which the tooltip tells as well
        roomy = tool_holds_key(sheet, label, key, w)
        left = 31.0 if roomy else 25.0
        sheet.sign(icon, left - 14, h / 2, 16, tone)
        sheet.text(left, h / 2 + 5, label, style, "left", w - left - (side if roomy else 4))
        if key and roomy:
            ornaments.key_hint(sheet, w - side + 3, h / 2, key, _HINT)
        if count:
            _waiting(sheet, 7.5, 4.5, count)

    return kit.painted(("tool", icon, label, key, off, hovered, count), w, h, 8, paint)


def _waiting(sheet: Sheet, x: float, y: float, count: int) -> None:
    """A lit disc on the corner of a tool, with how much is new."""
    sheet.disc(x, y, 10, (theme.INK, theme.INK), 0.9)
    sheet.disc(x, y, 9, (mix(theme.CORAL, (255, 255, 255), 0.15), theme.rgb("#c8483c")))
    style = TextStyle(14, weight=700, colour=theme.rgb("#ffffff"), elastic=0)
    sheet.text(x, y + 5, str(min(count, 99)), style, "center", 17)


def paint_menu_button(kit: Kit, w: float, h: float, hovered: bool = False) -> Picture:
    """The square with three bars that opens the menu."""

    def paint(sheet: Sheet) -> None:
        light = 0.15 if hovered else 0.0
        fill = tuple(mix(c, (255, 255, 255), light) for c in (theme.SECONDARY_FILL[0], theme.rgb("#0a2030")))
        sheet.fill((0, 0, w, h), fill, r=7)
        sheet.stroke((0, 0, w, h), theme.BRASS, 1.2, r=7, opacity=0.8)
        sheet.sign("menu", w / 2, h / 2, 20, theme.BRASS)

    return kit.painted(("menu", hovered), w, h, 4, paint)


def tooltip_size(kit: Kit, title: str, markup: str, width: float = 260) -> tuple[float, float]:
    """Width and height in units of a tooltip that is at most `width` wide."""
    setter, unit = kit.canvas.type, kit.unit
    body = setter.block(markup, _TIP, round((width - 24) * unit)) if markup else None
    wide = max(setter.width(title, _TIP_TITLE) if title else 0, body.width if body else 0) / unit
    height = (setter.line_height(_TIP_TITLE) / unit + 2 if title else 0) + (body.height / unit if body else 0)
    return min(width, wide + 26), height + 18


_TIP = TextStyle(15, colour=theme.rgb("#dfe9ea"))
_TIP_TITLE = TextStyle(16, "serif", 700, theme.BRASS)


def paint_tooltip(kit: Kit, title: str, markup: str, width: float = 260) -> Picture:
    """A box with a title and wrapped rich text, as large as the text needs; see `tooltip_size`."""
    w, h = tooltip_size(kit, title, markup, width)

    def paint(sheet: Sheet) -> None:
        ornaments.panel(sheet, (0, 0, w, h), 7, 0.97, theme.BRASS, 0.8)
        y = 9.0
        if title:
            step = sheet.line_height(_TIP_TITLE)
            sheet.text(12, y + step * 0.78, title, _TIP_TITLE, "left", w - 24)
            y += step + 2
        if markup:
            sheet.paragraph((12, y, w - 22, 0), markup, _TIP)

    return kit.painted(("tooltip", title, markup), w, h, _MARGIN, paint)


def paint_crest(kit: Kit, seat: int, r: float = 12) -> Picture:
    """A seat's medallion, `r` units in radius; its corner is that of the square round it."""
    return kit.painted(("crest", seat), 2 * r, 2 * r, 3, lambda sheet: ornaments.crest(sheet, seat, r, r, r))
