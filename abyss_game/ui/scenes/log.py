"""The whole log of a match: one line an event, the latest at the end, scrolled by wheel, keys or bar.

ui.stack.push(LogScene(ui, lines, zoom))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.scene import Scene
from abyss_game.ui.text import Block

_BOX = (220.0, 30.0, 840.0, 660.0)
_TEXT = (282.0, 104.0, 736.0, 540.0)
_STEP = 46.0
_GAP, _BEFORE_TURN = 5.0, 12.0
_BAR = 7.0
_HEADING = theme.BODY.but(colour=theme.BRASS, weight=600)


@dataclass(frozen=True, slots=True)
class _Row:
    """One laid-out line: its upper edge from the top of the whole, and its text."""

    line: LogLine
    y: float
    block: Block


class LogScene(Scene):
    """Shows ``lines()``, which is asked anew whenever the language changes. A linked name calls ``zoom(name)``, where
    there is one."""

    opaque = False

    def __init__(
        self, ui: Ui, lines: Callable[[], Sequence[LogLine]], zoom: Callable[[str], None] | None = None
    ) -> None:
        super().__init__(ui)
        self._make = lines
        self._zoom = zoom
        self._offset = 0.0
        self._pointed = ""
        self._grip: float | None = None
        self._rows: list[_Row] = []
        self._height = 0.0
        self.refresh()

    def refresh(self) -> None:
        """Another language or size: every line is set again, and as much as before is seen below."""
        canvas = self.ui.canvas
        width = round(_TEXT[2] * canvas.unit)
        self._rows, y = [], 0.0
        for line in self._make():
            y += _BEFORE_TURN if line.heading and self._rows else 0.0
            block = canvas.type.block(line.markup, _HEADING if line.heading else theme.BODY, width)
            self._rows.append(_Row(line, y, block))
            y += block.height / canvas.unit + _GAP
        self._height = y
        self._offset = min(self._offset, self._most())
        self.invalidate()

    # -- where things are --------------------------------------------------------------------------------

    def _most(self) -> float:
        return max(0.0, self._height - _TEXT[3])

    def _top(self) -> float:
        """The grid place of the first line."""
        return _TEXT[1] if self._most() <= 0 else _TEXT[1] - self._most() + self._offset

    def _bar(self) -> tuple[float, float, float, float]:
        """The handle of the scroll bar."""
        most, (x, y, w, h) = self._most(), _TEXT
        tall = max(30.0, h * h / (most + h))
        return x + w + 14, y + (1 - self._offset / most) * (h - tall), _BAR, tall

    def _link_at(self, pos: tuple[int, int]) -> str:
        """The name under a place of the window, empty for none."""
        canvas = self.ui.canvas
        if not canvas.rect(_TEXT).collidepoint(pos):
            return ""
        for row in self._rows:
            left, top = canvas.point(_TEXT[0], self._top() + row.y)
            for link in row.block.links:
                if link.rect.move(left, top).collidepoint(pos):
                    return link.target
        return ""

    # -- input -------------------------------------------------------------------------------------------

    def _scroll(self, by: float) -> None:
        self._offset = min(max(0.0, self._offset + by), self._most())
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Wheel, arrows, page keys and the bar scroll; a name shows its card; Esc, L or a click outside closes."""
        if event.type == pygame.QUIT:
            return False
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(event.y * _STEP)
        elif event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_PAGEUP, pygame.K_HOME):
            self._scroll({pygame.K_UP: _STEP, pygame.K_PAGEUP: _TEXT[3] * 0.9, pygame.K_HOME: 1e9}[event.key])
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_END):
            self._scroll(-{pygame.K_DOWN: _STEP, pygame.K_PAGEDOWN: _TEXT[3] * 0.9, pygame.K_END: 1e9}[event.key])
        elif keys.left_down(event):
            self._click(event.pos)
        elif keys.cancels(event) or keys.pressed(event, "l") or keys.confirms(event):
            self.ui.stack.remove(self)
        return True

    def _move(self, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            _, y = self.ui.canvas.to_grid(pos)
            room = _TEXT[3] - self._bar()[3]
            self._offset = min(max(0.0, (1 - (y - self._grip - _TEXT[1]) / room) * self._most()), self._most())
            self.invalidate()
            return
        pointed = self._link_at(pos) if self._zoom is not None else ""
        if pointed != self._pointed:
            self._pointed = pointed
            self.invalidate()

    def _click(self, pos: tuple[int, int]) -> None:
        canvas = self.ui.canvas
        if not canvas.rect(_BOX).collidepoint(pos):
            self.ui.stack.remove(self)
            return
        target = self._link_at(pos)
        if target and self._zoom is not None:
            self._zoom(target)
        elif self._most() > 0:
            x, y, w, h = self._bar()
            if canvas.rect((x - 8, y, w + 16, h)).collidepoint(pos):
                self._grip = canvas.to_grid(pos)[1] - y

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Veil, tablet, the lines that fit, a bar that tells where they stand."""
        canvas.veil(0.6)
        ornaments.panel(canvas, _BOX, 12, 1.0, theme.BRASS, 0.9)
        canvas.icon("log", (_BOX[0] + 32, 54, 24, 24), theme.BRASS)
        title = theme.PANEL_TITLE.but(size=26, colour=theme.BRASS)
        canvas.text(_BOX[0] + 66, 76, self.ui.t("table-log"), title, "left", _BOX[2] - 100)
        x, y, w, h = _TEXT
        canvas.rule(_BOX[0] + 28, y - 10, _BOX[2] - 56, theme.BRASS, 1, 0.5, 0.1)
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.rect((x - 48, y - 2, w + 60, h + 4)))
        for row in self._rows:
            top = self._top() + row.y
            if top + row.block.height / canvas.unit > y - 2 and top < y + h:
                self._draw_row(canvas, row, top)
        canvas.surface.set_clip(clip)
        if self._most() > 0:
            left, upper, wide, tall = self._bar()
            canvas.fill((left, y, wide, h), (theme.INK, theme.INK), "round", 3.5, 0.5)
            canvas.fill((left, upper, wide, tall), (theme.BRASS, theme.BRASS), "round", 3.5, 0.8)
        canvas.text(640, 672, self.ui.t("ui-log-keys"), theme.SMALL, "center", 760)

    def _draw_row(self, canvas: Canvas, row: _Row, top: float) -> None:
        x = _TEXT[0]
        if row.line.heading and row.y:
            canvas.rule(x - 40, top - _BEFORE_TURN / 2 - 2, _TEXT[2] + 40, theme.BRASS, 1, 0.25)
        if row.line.seat is not None:
            style = _HEADING if row.line.heading else theme.BODY
            ornaments.crest(canvas, row.line.seat, x - 22, top + canvas.line_height(style) / 2, 10)
        left, upper = canvas.point(x, top)
        canvas.surface.blit(row.block.surface, (left, upper))
        for link in row.block.links:
            if self._pointed and link.target == self._pointed:
                place = link.rect.move(left, upper)
                pygame.draw.line(
                    canvas.surface, theme.PEARL, (place.left, place.bottom - 2), (place.right, place.bottom - 2)
                )
