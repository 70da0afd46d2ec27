"""One out of several: side by side (`Segmented`) or one at a time between two arrows (`Chooser`).

Segmented("kind", (680, 174, 212, 34), [Option("person", "Person", "person"), Option("computer", "Computer")],
          current="person", picked=set_kind)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import theme
from abyss_game.ui.canvas import Box, Canvas, Spot
from abyss_game.ui.context import Ui
from abyss_game.ui.theme import TextStyle
from abyss_game.ui.widgets.base import Look, Widget
from abyss_game.ui.widgets.button import plate


@dataclass(frozen=True, slots=True)
class Option:
    """A value with its label and, if any, an icon before it."""

    value: str
    label: str
    icon: str = ""


class Segmented(Widget):
    """Tablets side by side; the chosen one is lit and carries a tick (or its icon)."""

    takes_enter = False

    def __init__(
        self,
        key: str,
        box: Box,
        options: Sequence[Option],
        current: str,
        picked: Callable[[str], None],
        *,
        gap: float = 3,
        style: TextStyle = theme.SEGMENT,
        label: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(key, box, enabled, reason)
        self.options = tuple(options)
        self.current = current
        self.label = label
        self._picked = picked
        self._gap = gap
        self._style = style

    @property
    def index(self) -> int:
        """Place of the chosen option."""
        return next((i for i, option in enumerate(self.options) if option.value == self.current), 0)

    def boxes(self, canvas: Canvas) -> list[Box]:
        """Place of each option: as wide as its label needs, spread over the whole width."""
        x, y, w, h = self.box
        needs = [canvas.measure(option.label, self._style) + 44 for option in self.options]
        room = w - self._gap * (len(needs) - 1)
        equal = room / len(needs)
        widths = [equal] * len(needs) if max(needs) <= equal else [need * room / sum(needs) for need in needs]
        places = []
        for width in widths:
            places.append((x, y, width, h))
            x += width + self._gap
        return places

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Tablets and labels."""
        boxes = self.boxes(canvas)
        # One size for all: what fits beside the tick or the icon in the narrowest tablet.
        styles = [
            canvas.fitted([option.label], self._style, box[2] - 12 - (21 if option.icon else 17))
            for option, box in zip(self.options, boxes, strict=True)
        ]
        style = min(styles, key=lambda each: each.size)
        for number, (option, box) in enumerate(zip(self.options, boxes, strict=True)):
            self._draw_option(canvas, option, box, number == self.index, look, style)

    def _draw_option(
        self, canvas: Canvas, option: Option, box: Box, chosen: bool, look: Look, style: TextStyle
    ) -> None:
        x, y, w, h = box
        if chosen:
            plate(canvas, box, "chosen", Look(), 5)
        else:
            canvas.fill(box, (theme.rgb("#071825"), theme.rgb("#071825")), r=5, opacity=0.9)
            canvas.stroke(box, theme.BRASS, 0.8, r=5, opacity=0.7 if look.hovered else 0.35)
        ink = theme.PEARL if chosen else theme.SECONDARY
        icon = option.icon or ("check" if chosen else "")
        side = 15.0 if option.icon else 11.0
        before = side + 6 if icon else 0.0
        room = w - 12 - before
        width = min(room, canvas.measure(option.label, style))
        left = x + (w - before - width) / 2
        if icon:
            tint = ink if option.icon else theme.BRASS
            canvas.icon(icon, (left, y + (h - side) / 2, side, side), tint)
        canvas.text_in((left + before, y, max(10.0, room), h), option.label, style.but(colour=ink))

    def _pick(self, ui: Ui, index: int) -> None:
        if 0 <= index < len(self.options) and index != self.index:
            ui.sound("click")
            self._picked(self.options[index].value)

    def activate(self, ui: Ui) -> None:
        """The next option, round and round."""
        self._pick(ui, (self.index + 1) % len(self.options))

    def key_down(self, ui: Ui, event: pygame.event.Event) -> bool:
        """Left and right choose; at the ends the arrow moves the focus on."""
        way = keys.direction(event)
        if way and way[0] and self.enabled and 0 <= self.index + way[0] < len(self.options):
            self._pick(ui, self.index + way[0])
            return True
        if self.enabled and keys.pressed(event, "space"):
            self.activate(ui)
            return True
        return False

    def mouse_up(self, ui: Ui, spot: Spot, inside: bool) -> None:
        """A click on an option chooses it."""
        if inside:
            for index, (x, _, w, _) in enumerate(self.boxes(ui.canvas)):
                if x <= spot[0] <= x + w + self._gap:
                    self._pick(ui, index)
                    return


class Chooser(Widget):
    """`< value >`: for many or long options. Left and right (or the arrows drawn) step, Enter goes round."""

    def __init__(
        self,
        key: str,
        box: Box,
        options: Sequence[Option],
        current: str,
        picked: Callable[[str], None],
        *,
        style: TextStyle = theme.BUTTON,
        label: str = "",
    ) -> None:
        super().__init__(key, box)
        self.options = tuple(options)
        self.current = current
        self.label = label
        self._picked = picked
        self._style = style

    @property
    def index(self) -> int:
        """Place of the chosen option."""
        return next((i for i, option in enumerate(self.options) if option.value == self.current), 0)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The value between two arrows; an arrow that leads nowhere is faint."""
        x, y, w, h = self.box
        plate(canvas, self.box, "second", look, 6)
        canvas.text_in((x + 34, y, w - 68, h), self.options[self.index].label, self._style, "center")
        size = min(14.0, h * 0.4)
        for left, step, icon in ((x + 12, -1, "chevron-left"), (x + w - 12 - size, 1, "chevron-right")):
            reachable = 0 <= self.index + step < len(self.options)
            canvas.icon(icon, (left, y + (h - size) / 2, size, size), theme.BRASS, 1.0 if reachable else 0.3)

    def _step(self, ui: Ui, step: int, around: bool = False) -> bool:
        wanted = self.index + step
        if around:
            wanted %= len(self.options)
        if not 0 <= wanted < len(self.options):
            return False
        ui.sound("click")
        self._picked(self.options[wanted].value)
        return True

    def activate(self, ui: Ui) -> None:
        """The next option, round and round."""
        self._step(ui, 1, around=True)

    def key_down(self, ui: Ui, event: pygame.event.Event) -> bool:
        """Left and right choose; at the ends the arrow moves the focus on."""
        way = keys.direction(event)
        return bool(way and way[0] and self._step(ui, way[0]))

    def mouse_up(self, ui: Ui, spot: Spot, inside: bool) -> None:
        """The left third steps back, the rest onwards."""
        if inside:
            back = spot[0] < self.box[0] + self.box[2] / 3
            self._step(ui, -1 if back else 1, around=not back)
