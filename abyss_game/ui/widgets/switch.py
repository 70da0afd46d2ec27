"""On or off (`CheckBox`, `Toggle`) and how much (`Slider`)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import theme
from abyss_game.ui.canvas import Box, Canvas, Spot
from abyss_game.ui.context import Ui
from abyss_game.ui.theme import TextStyle
from abyss_game.ui.widgets.base import Look, Widget

_FIELD = (theme.VEIL, theme.VEIL)


class CheckBox(Widget):
    """A box with a tick and a label behind it; the whole width answers."""

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        on: bool,
        switched: Callable[[bool], None],
        *,
        style: TextStyle = theme.OPTION,
    ) -> None:
        super().__init__(key, box)
        self.label = label
        self.on = on
        self._switched = switched
        self._style = style

    def activate(self, ui: Ui) -> None:
        """Switch it over."""
        ui.sound("click")
        self._switched(not self.on)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Box, tick, label."""
        x, y, w, h = self.box
        side = 18.0
        square = (x + 2, y + (h - side) / 2, side, side)
        canvas.fill(square, _FIELD, "round", 4)
        canvas.stroke(square, theme.PEARL if look.hovered else theme.BRASS, 1.3, "round", 4)
        if self.on:
            canvas.icon("check", (square[0] + 2.5, square[1] + 2.5, 13, 13), theme.BRASS)
        canvas.paragraph((x + 30, y, w - 30, h), self.label, self._style, middle=True)


class Toggle(Widget):
    """A sliding switch; the knob's place, its colour and a tick tell the state."""

    def __init__(self, key: str, box: Box, on: bool, switched: Callable[[bool], None], *, label: str = "") -> None:
        super().__init__(key, box)
        self.on = on
        self.label = label
        self._switched = switched

    def activate(self, ui: Ui) -> None:
        """Switch it over."""
        ui.sound("click")
        self._switched(not self.on)

    def key_down(self, ui: Ui, event: pygame.event.Event) -> bool:
        """Left is off, right is on."""
        way = keys.direction(event)
        if way and way[0] and (way[0] > 0) != self.on:
            self.activate(ui)
            return True
        return False

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Channel and knob."""
        x, y, w, h = self.box
        channel = theme.CHOSEN_FILL if self.on else _FIELD
        edge = theme.BRASS if self.on else theme.EDGE
        canvas.fill(self.box, channel, "round", h / 2)
        canvas.stroke(self.box, theme.PEARL if look.hovered else edge, 1.3, "round", h / 2)
        radius = h / 2 - 3
        knob = x + w - h / 2 if self.on else x + h / 2
        tone = theme.BRASS if self.on else theme.FAINT
        canvas.disc(knob, y + h / 2, radius, (tone, tone))
        if self.on:
            side = radius * 1.2
            canvas.icon("check", (knob - side / 2, y + h / 2 - side / 2, side, side), theme.INK)


class Slider(Widget):
    """A number from `low` to `high` in steps; drag, click, or left and right.

    `picked` is called with the new value whenever it changes, also while dragging. `shown` writes the number.
    """

    takes_enter = False

    def __init__(
        self,
        key: str,
        box: Box,
        value: int,
        picked: Callable[[int], None],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        shown: Callable[[int], str] = "{} %".format,
        label: str = "",
        number_width: float = 64,
    ) -> None:
        super().__init__(key, box)
        self.value = value
        self.label = label
        self._picked = picked
        self._low, self._high, self._step = low, high, step
        self._shown = shown
        self._number = number_width

    def _track(self) -> tuple[float, float]:
        return self.box[0] + 10, self.box[2] - 20 - self._number

    def _set(self, ui: Ui, value: int) -> bool:
        value = max(self._low, min(self._high, value))
        if value == self.value:
            return False
        self.value = value
        self._picked(value)
        return True

    def _to(self, ui: Ui, spot: Spot) -> None:
        left, width = self._track()
        share = min(1.0, max(0.0, (spot[0] - left) / width))
        steps = round(share * (self._high - self._low) / self._step)
        self._set(ui, self._low + steps * self._step)

    def key_down(self, ui: Ui, event: pygame.event.Event) -> bool:
        """Left and right step; at the ends the arrow moves the focus on."""
        way = keys.direction(event)
        return bool(way and way[0] and self._set(ui, self.value + way[0] * self._step))

    def mouse_down(self, ui: Ui, spot: Spot) -> None:
        """Jump to the place pointed at."""
        self._to(ui, spot)

    def mouse_drag(self, ui: Ui, spot: Spot) -> None:
        """Follow the mouse."""
        self._to(ui, spot)

    def mouse_up(self, ui: Ui, spot: Spot, inside: bool) -> None:
        """The value it has now is the one to hear."""
        ui.sound("click")

    def adopt(self, old: Widget) -> None:
        """Nothing passes over; a drag goes on by the key."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Track, filled part, knob and number."""
        x, y, w, h = self.box
        left, width = self._track()
        middle = y + h / 2
        share = (self.value - self._low) / (self._high - self._low)
        bar = (left, middle - 3, width, 6)
        canvas.fill(bar, _FIELD, "round", 3)
        canvas.stroke(bar, theme.EDGE, 1, "round", 3, 0.8)
        if share > 0:
            filled = (left, middle - 3, max(6.0, width * share), 6)
            canvas.fill(filled, (theme.rgb("#fbe7a8"), theme.rgb("#a67a2c")), "round", 3)
        knob = left + width * share
        canvas.disc(knob, middle, 11.5, (theme.INK, theme.INK), 0.8)
        tones = (theme.rgb("#fffdf0"), theme.BRASS) if look.hovered else (theme.rgb("#fbe7a8"), theme.rgb("#a67a2c"))
        canvas.disc(knob, middle, 10, tones)
        canvas.text_in((x + w - self._number, y, self._number, h), self._shown(self.value), theme.COUNTER, "right")
