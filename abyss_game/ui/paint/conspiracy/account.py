"""The own account: name and score, points by source, what a preview would change, Keys, Pearls, Pearl Master."""

from __future__ import annotations

from abyss_game.ui import ornaments, theme
from abyss_game.ui.paint.conspiracy.banners import KEY_TINTS
from abyss_game.ui.paint.conspiracy.faces import AccountFace, AccountRow, WantsFace
from abyss_game.ui.paint.panels import name_row
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.theme import INK, TextStyle

ROWS_TOP, ROW = 44.0, 27.0
"""Where the rows begin under the upper edge, and their height."""
RULE, LINES_TOP, LINE = 153.0, 157.0, 24.0
KEYS_MIDDLE, PEARLS_MIDDLE = 228.0, 264.0
EDGE = 16.0
MOST_KEYS = 4
_LABEL = TextStyle(16, colour=theme.rgb("#dfe9ea"), elastic=0.35)
_FIGURE = TextStyle(18, weight=700, elastic=0.2)
_GAIN = _FIGURE.but(colour=theme.GAIN)
_HINT = TextStyle(15, colour=theme.SECONDARY, elastic=0.4)
_LINE = TextStyle(15.5, elastic=0.35)
_NOTE = TextStyle(15.5, weight=600, elastic=0.35)
_RULE = theme.rgb("#9fd2e6")


def paint_account(kit: Kit, face: AccountFace, w: float, h: float, solid: bool = False) -> Picture:
    """The tablet of 352 x 288 units; ``solid``: it covers the one beneath it."""
    return kit.painted(("account", face, solid), w, h, 18, lambda sheet: _account(sheet, face, w, h, solid))


def signed(points: int) -> str:
    """A change with its sign."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def _account(sheet: Sheet, face: AccountFace, w: float, h: float, solid: bool) -> None:
    if solid:
        sheet.fill((0, 0, w, h), (theme.TABLET_FILL[2], theme.BLACK), r=11)
    ornaments.panel(sheet, (0, 0, w, h), 11, 0.84, edge_opacity=0.9 if solid else 0.4, shadow=not solid)
    name_row(sheet, 12, 30, w - 26, face.who, 20)
    for i, row in enumerate(face.rows):
        _row(sheet, row, ROWS_TOP + ROW * i, w)
    sheet.rule(EDGE, RULE, w - 2 * EDGE, theme.BRASS, 1, 0.5)
    _lines(sheet, face, w)
    sheet.rule(EDGE, LINES_TOP + 2 * LINE + 4, w - 2 * EDGE, _RULE, 1, 0.18)
    _keys(sheet, face, w)
    _pearls(sheet, face, w)


def _row(sheet: Sheet, row: AccountRow, top: float, w: float) -> None:
    base = top + 19
    right = w - EDGE - 2
    used = sheet.text(right, base, str(row.points), _FIGURE, "right") if row.points is not None else 0.0
    if row.gain:
        tone = theme.GAIN if row.gain > 0 else theme.CORAL
        used += 8 + sheet.text(right - used - 8, base, signed(row.gain), _GAIN.but(colour=tone), "right")
    sheet.paragraph((EDGE, top, right - EDGE - used - 8, ROW - 1), row.label, _LABEL, middle=True)
    if row.gain:
        sheet.fill((EDGE - 6, top + 4, 3, ROW - 8), (theme.GAIN, theme.GAIN), "round", 1.5)
    sheet.rule(EDGE, top + ROW, w - 2 * EDGE, _RULE, 1, 0.18)


def _lines(sheet: Sheet, face: AccountFace, w: float) -> None:
    """What a preview would bring, line by line; one line alone may take both rows."""
    alone = len(face.lines) == 1
    for i, line in enumerate(face.lines[:2]):
        top = LINES_TOP + LINE * i
        tall = 2 * LINE if alone else LINE
        right = w - EDGE - 2
        used = 0.0
        style = _HINT
        if line.gain is not None:
            tone = theme.GAIN if line.gain >= 0 else theme.CORAL
            style = _LINE
            used = 10 + sheet.text(right, top + tall / 2 + 6, signed(line.gain), _GAIN.but(colour=tone), "right")
        sheet.paragraph((EDGE, top, right - EDGE - used, tall), line.markup, style, middle=True)


def _keys(sheet: Sheet, face: AccountFace, w: float) -> None:
    middle = KEYS_MIDDLE
    x = EDGE + sheet.text(EDGE, middle + 6, face.keys_label, _LABEL, "left", 84) + 24
    shown = [(metal, False) for metal in face.keys] + [(metal, True) for metal in face.coming]
    for metal, coming in shown[:MOST_KEYS]:
        tint = KEY_TINTS[metal]
        sheet.disc(x, middle, 14, (theme.FIELD, theme.FIELD))
        sheet.ring(x, middle, 14, 1.5, theme.GAIN if coming else tint, 1.0, (3, 3) if coming else None)
        sheet.sign("key", x, middle, 18, tint)
        x += 33
    if not shown:
        sheet.ring(x, middle, 14, 1.2, theme.EDGE, 0.7, (3, 3))
        x += 33
    tone = theme.GAIN if face.due else theme.SECONDARY
    box = (x - 10, middle - 21, w - EDGE - x + 10, 42.0)
    sheet.paragraph(box, face.keys_note, _NOTE.but(colour=tone, weight=600 if face.due else 400), middle=True)


def _pearls(sheet: Sheet, face: AccountFace, w: float) -> None:
    middle = PEARLS_MIDDLE
    sheet.sign("pearl", EDGE + 11, middle, 22)
    x = EDGE + 29 + sheet.text(EDGE + 29, middle + 6.5, str(face.pearls), _FIGURE.but(size=19))
    if face.pearls_gain:
        x += 6 + sheet.text(x + 6, middle + 6.5, signed(face.pearls_gain), _GAIN)
    x = max(x + 22, EDGE + 68)
    medal(sheet, x, middle, 12, face.master)
    tone = theme.BRASS if face.master else theme.SECONDARY
    right = w - EDGE
    if face.token:
        right -= 34  # the token lies there, a piece of its own
    box = (x + 20, middle - 20, right - x - 22, 40.0)
    sheet.paragraph(box, face.master_note, _NOTE.but(colour=tone), middle=True)


def medal(sheet: Sheet, x: float, y: float, r: float, held: bool = True) -> None:
    """The token of the Pearl Master: a Pearl set in brass, or its dashed place."""
    if not held:
        sheet.ring(x, y, r, 1.2, theme.EDGE, 0.8, (3, 3))
        sheet.sign("pearl", x, y, r * 1.1, opacity=0.45)
        return
    sheet.disc(x, y, r + 1.6, (INK, INK), 0.8)
    sheet.disc(x, y, r, (theme.rgb("#fbe7a8"), theme.BRASS, theme.rgb("#a67a2c")))
    sheet.sign("pearl", x, y, r * 1.45)


def token(sheet: Sheet, x: float, y: float, r: float) -> None:
    """The replay token of a solo game."""
    sheet.disc(x, y, r + 1.6, (INK, INK), 0.8)
    sheet.disc(x, y, r, (theme.rgb("#2c8fb0"), theme.LIT, theme.MID))
    sheet.ring(x, y, r, 1.6, theme.FOAM)
    sheet.sign("replay", x, y, r * 1.3, theme.PEARL)


def paint_medal(kit: Kit, s: float) -> Picture:
    """The token of the Pearl Master, ``s`` units wide."""
    return kit.painted("master medal", s, s, 4, lambda sheet: medal(sheet, s / 2, s / 2, s / 2 - 1))


def paint_token(kit: Kit, s: float, state: str = "") -> Picture:
    """The replay token, ``s`` units wide; lit when it may be returned."""

    def paint(sheet: Sheet) -> None:
        if state:
            sheet.light(s / 2, s / 2, s, s, ((0.0, theme.BRASS, 0.8), (1.0, theme.BRASS, 0.0)))
        token(sheet, s / 2, s / 2, s / 2 - 1)
        if state:
            sheet.ring(s / 2, s / 2, s / 2 + 1.5, 2.4, theme.PEARL if "selected" in state else theme.BRASS)

    return kit.painted(("replay token", state), s, s, s, paint)


def paint_wants(kit: Kit, face: WantsFace, w: float, h: float) -> Picture:
    """What a Legendary Opponent looks for, in order; the condition that decides now is lit."""

    def paint(sheet: Sheet) -> None:
        ornaments.panel(sheet, (0, 0, w, h), 9, 0.8)
        sheet.text(12, 21, face.title, TextStyle(15, weight=600, colour=theme.BRASS, elastic=0.35), "left", w - 24)
        count = max(1, len(face.conditions))
        step = min(22.0, (h - 30) / count)
        for i, words in enumerate(face.conditions):
            y = 30 + step * i
            here = i == face.decides
            if here:
                sheet.fill((8, y, w - 16, step - 2), theme.CHOSEN_FILL, "round", 5)
                sheet.stroke((8, y, w - 16, step - 2), theme.BRASS, 1.4, "round", 5)
            number = TextStyle(14.5, weight=700, colour=theme.BRASS, elastic=0.2)
            sheet.text(20, y + step / 2 + 4, str(i + 1), number, "center")
            style = TextStyle(14.5, weight=600 if here else 400, elastic=0.3)
            sheet.paragraph((32, y, w - 44, step - 2), words, style, middle=True)
        if face.power:
            top = 30 + step * count + 3
            sheet.rule(12, top, w - 24, theme.BRASS, 1, 0.4)
            style = TextStyle(14.5, colour=theme.SECONDARY, elastic=0.3)
            sheet.paragraph((12, top + 4, w - 24, h - top - 10), face.power, style)

    return kit.painted(("wants", face), w, h, 18, paint)
