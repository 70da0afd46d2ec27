"""The whole log of a match: one line an event, the latest at the end, scrolled by wheel, keys or bar.

ui.stack.push(LogScene(ui, lines))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.scene import Scene

_BOX = (240.0, 40.0, 800.0, 640.0)
_TEXT = (300.0, 110.0, 712.0, 520.0)
_STEP = 46.0


class LogScene(Scene):
    """Shows ``lines()``, which is asked anew whenever the language changes."""

    opaque = False

    def __init__(self, ui: Ui, lines: Callable[[], Sequence[LogLine]]) -> None:
        super().__init__(ui)
        self._make = lines
        self._lines: Sequence[LogLine] = lines()
        self._offset = 0.0
        self._height: float | None = None

    def refresh(self) -> None:
        """Another language or size."""
        self._lines = self._make()
        self._height = None
        self.invalidate()

    def _rows(self) -> list[float]:
        """The height of every line in grid units."""
        canvas = self.ui.canvas
        width = round(_TEXT[2] * canvas.unit)
        return [canvas.type.block(line.markup, theme.BODY, width).height / canvas.unit + 5 for line in self._lines]

    def _most(self) -> float:
        if self._height is None:
            self._height = sum(self._rows())
        return max(0.0, self._height - _TEXT[3])

    def _scroll(self, by: float) -> None:
        self._offset = min(max(0.0, self._offset + by), self._most())
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Wheel, arrows, page keys; Esc, L or a click outside closes."""
        if event.type == pygame.QUIT:
            return False
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(event.y * _STEP)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_PAGEUP, pygame.K_HOME):
            far = {pygame.K_UP: _STEP, pygame.K_PAGEUP: _TEXT[3] * 0.9, pygame.K_HOME: 1e9}[event.key]
            self._scroll(far)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_END):
            far = {pygame.K_DOWN: _STEP, pygame.K_PAGEDOWN: _TEXT[3] * 0.9, pygame.K_END: 1e9}[event.key]
            self._scroll(-far)
        elif (
            keys.cancels(event)
            or keys.pressed(event, "l")
            or keys.confirms(event)
            or (keys.left_down(event) and not self.ui.canvas.rect(_BOX).collidepoint(event.pos))
        ):
            self.ui.stack.remove(self)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Veil, tablet, the lines that fit, a bar that tells where they stand."""
        canvas.veil(0.6)
        ornaments.panel(canvas, _BOX, 12, 1.0, theme.BRASS, 0.9)
        canvas.text(280, 86, self.ui.t("table-log"), theme.PANEL_TITLE.but(size=26, colour=theme.BRASS))
        x, y, w, h = _TEXT
        bottom = y + h + self._offset
        rows = self._rows()
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.rect((x - 40, y - 2, w + 60, h + 4)))
        top = bottom - sum(rows) if sum(rows) > h else y
        for line, height in zip(self._lines, rows, strict=True):
            if top + height > y and top < y + h:
                if line.seat is not None:
                    ornaments.crest(canvas, line.seat, x - 20, top + 11, 9)
                canvas.paragraph((x, top, w, 0), line.markup, theme.BODY)
            top += height
        canvas.surface.set_clip(clip)
        most = self._most()
        if most > 0:
            share = h / (most + h)
            place = (1 - self._offset / most) * (1 - share)
            canvas.fill((x + w + 8, y + place * h, 5, share * h), (theme.BRASS, theme.BRASS), "round", 2.5, 0.8)
        canvas.text(640, 662, self.ui.t("ui-log-keys"), theme.SMALL, "center", 760)
