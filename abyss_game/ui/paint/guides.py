"""Blocks of the stage that tell rather than ask: where to choose, what has happened, an exchange in two steps.

look(paint_guide, "hand", "Choose **a card of your hand**.", 300, 100)
look(paint_events, (LogLine(1, "Marta bought …"), …), 640, 105)
"""

from __future__ import annotations

import pygame

from abyss_game.ui import ornaments, theme
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.text import Block
from abyss_game.ui.theme import INK, TextStyle, mix

GUIDE = TextStyle(17, colour=theme.PEARL, elastic=0.5)
GUIDE_LEFT = 58.0
"""The face of a guide, and where its words begin."""
_NEWEST = TextStyle(16.5, colour=theme.PEARL, elastic=0.5)
_OLDER = TextStyle(15, colour=theme.SECONDARY, elastic=0.5)
_GAP = 4.0


def paint_guide(kit: Kit, icon: str, markup: str, w: float, h: float) -> Picture:
    """Where the choice is made when it is not on the stage: a lit sign and one sentence (rich text)."""

    def paint(sheet: Sheet) -> None:
        r = 21.0
        sheet.halo((2, h / 2 - r, 2 * r, 2 * r), theme.BRASS, 6, 0.35, "round", r)
        sheet.disc(2 + r, h / 2, r, (mix(theme.BRASS, INK, 0.72), INK), 0.95)
        sheet.ring(2 + r, h / 2, r, 1.5, theme.BRASS)
        sheet.sign(icon, 2 + r, h / 2, r * 1.15, theme.BRASS)
        left = GUIDE_LEFT
        sheet.paragraph((left, 0, w - left, h), markup, GUIDE, middle=True)

    return kit.painted(("guide", icon, markup), w, h, 10, paint)


def event_rows(kit: Kit, lines: tuple[LogLine, ...], w: float, h: float) -> list[tuple[LogLine, Block]]:
    """The latest of ``lines`` (oldest first) that fit into w x h, newest first, each set in its own style."""
    rows: list[tuple[LogLine, Block]] = []
    room = h
    for index, line in enumerate(reversed(lines)):
        style = _OLDER if index else _NEWEST
        block = kit.canvas.type.block(line.markup, style, round((w - 30) * kit.unit))
        room -= block.height / kit.unit
        if room < 0 and rows:
            break
        rows.append((line, block))
        room -= _GAP
    return rows


def paint_events(kit: Kit, lines: tuple[LogLine, ...], w: float, h: float) -> Picture:
    """What has just happened: the newest event on top and bright, the ones before it quieter beneath."""

    def paint(sheet: Sheet) -> None:
        rows = event_rows(kit, lines, w, h)
        tall = sum(block.height / kit.unit for _, block in rows) + _GAP * (len(rows) - 1)
        y = max(0.0, (h - tall) / 2)
        for index, (line, block) in enumerate(rows):
            style = _OLDER if index else _NEWEST
            if line.seat is not None:
                ornaments.crest(sheet, line.seat, 11, y + sheet.line_height(style) / 2, 10 if index == 0 else 8)
            sheet.put(block.surface, 30, y)
            y += block.height / kit.unit + _GAP

    return kit.painted(("events", lines), w, h, 6, paint)


def paint_arrow(kit: Kit, w: float, h: float) -> Picture:
    """The sign between two things that change places."""

    def paint(sheet: Sheet) -> None:
        side = max(1, round(22 * sheet.unit))
        there = sheet.art.tinted("icons/arrow-once", (side, side), theme.BRASS)
        sheet.put(there, w / 2 - 9, h / 2 - 23)
        sheet.put(pygame.transform.flip(there, True, False), w / 2 - 13, h / 2 + 1)

    return kit.painted("exchange arrow", w, h, 4, paint)
