"""An expansion to switch on in the new-game scene: its sign, its name, a line about it, a sliding switch."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from abyss_game.ui import theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.widgets import Look, Toggle, Widget

_SWITCH = (46.0, 24.0)
_EDGE = 14.0


class ExpansionCard(Widget):
    """A tablet whose whole surface switches; `switched` is told the new state."""

    def __init__(
        self, key: str, box: Box, icon: str, name: str, about: str, on: bool, switched: Callable[[bool], None]
    ) -> None:
        super().__init__(key, box)
        self._icon, self._name, self._about = icon, name, about
        x, y, w, h = box
        place = (x + w - _SWITCH[0] - _EDGE, y + (h - _SWITCH[1]) / 2, *_SWITCH)
        self._toggle = Toggle(key, place, on, switched)

    @property
    def on(self) -> bool:
        """Whether the expansion takes part."""
        return self._toggle.on

    def activate(self, ui: Ui) -> None:
        """Switch it over."""
        self._toggle.activate(ui)

    def key_down(self, ui: Ui, event: pygame.event.Event) -> bool:
        """Left is off, right is on."""
        return self._toggle.key_down(ui, event)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Tablet, sign, words, switch."""
        x, y, w, h = self.box
        fill = theme.CHOSEN_FILL if self.on else theme.SECONDARY_FILL
        canvas.fill(self.box, fill, r=8, opacity=0.9)
        edge = theme.PEARL if look.hovered else theme.BRASS if self.on else theme.EDGE
        canvas.stroke(self.box, edge, 2.2 if self.on else 1.2, r=8, opacity=0.9)
        canvas.icon(self._icon, (x + 12, y + h / 2 - 15, 30, 30))
        room = w - 54 - _SWITCH[0] - _EDGE - 8
        name = theme.TextStyle(18, "serif", 700, elastic=0.4)
        about = theme.BODY.but(size=14.5, colour=theme.SECONDARY, elastic=0.35)
        under = canvas.line_height(about)
        base = y + h / 2 - (canvas.line_height(name) + under) / 2 + canvas.line_height(name) * 0.78
        canvas.text(x + 54, base, self._name, name, limit=room)
        canvas.text(x + 54, base + under, self._about, canvas.fitted([self._about], about, room), limit=room)
        self._toggle.draw(canvas, look)
