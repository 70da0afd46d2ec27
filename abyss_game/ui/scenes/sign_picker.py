"""A player's sign: the button that shows it and the small overlay in which another one is picked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.text import escape
from abyss_game.ui.widgets import Look, Widget, WidgetScene

_STEP, _HEIGHT = 76, 164


class SignButton(Widget):
    """The crest of a seat with an arrow that says there are others."""

    def __init__(self, key: str, box: Box, colour: int, action: Callable[[], None], label: str) -> None:
        super().__init__(key, box)
        self.label = label
        self.tip = escape(label)
        self._colour = colour
        self._action = action

    def activate(self, ui: Ui) -> None:
        """Open the overlay."""
        ui.sound("click")
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Crest and arrow."""
        x, y, _, h = self.box
        if look.hovered:
            canvas.disc(x + 19, y + h / 2, 21, (theme.FOAM, theme.FOAM), 0.5)
        ornaments.crest(canvas, self._colour, x + 19, y + h / 2, 18)
        canvas.icon("chevron-down", (x + 42, y + h / 2 - 5, 11, 11), theme.BRASS)


class _Sign(Widget):
    """One of the five signs, with the name of the seat that bears it."""

    def __init__(self, key: str, box: Box, colour: int, bearer: str, chosen: bool, picked: Callable[[], None]) -> None:
        super().__init__(key, box)
        self._colour = colour
        self._bearer = bearer
        self._chosen = chosen
        self._picked = picked

    def activate(self, ui: Ui) -> None:
        """Pick it."""
        ui.sound("click")
        self._picked()

    def focus_box(self) -> Box:
        """Round the crest alone."""
        return (self.box[0] + self.box[2] / 2 - 20, self.box[1] + 4, 40, 40)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Crest, tick, bearer."""
        x, y, w, _ = self.box
        middle = x + w / 2
        if look.hovered:
            canvas.disc(middle, y + 24, 24, (theme.FOAM, theme.FOAM), 0.5)
        ornaments.crest(canvas, self._colour, middle, y + 24, 20)
        if self._chosen:
            ornaments.badge(canvas, middle + 16, y + 8, "check", theme.BRASS, 8)
        canvas.text_in((x + 3, y + 54, w - 6, 20), self._bearer, theme.SMALL.but(elastic=0.3), "center")


class SignPicker(WidgetScene):
    """Five signs beside `anchor`; `taken` maps a sign to its bearer, `picked(sign)` is called with another one."""

    opaque = False

    def __init__(
        self, ui: Ui, anchor: Box, current: int, taken: Mapping[int, str], picked: Callable[[int], None]
    ) -> None:
        super().__init__(ui)
        self._anchor = anchor
        self._current = current
        self._taken = dict(taken)
        self._picked = picked
        self.first_focus = f"sign {current}"

    def _box(self) -> Box:
        x, y, w, h = self._anchor
        width = _STEP * len(theme.SEATS) + 32
        top = y + h + 10
        if top + _HEIGHT > 708:
            top = y - _HEIGHT - 10
        return (min(1264 - width, x + w + 20 - width), top, width, _HEIGHT)

    def build(self) -> list[Widget]:
        """The signs in a row."""
        x, y, _, _ = self._box()
        return [
            _Sign(
                f"sign {colour}",
                (x + 16 + _STEP * colour, y + 46, _STEP, 76),
                colour,
                self._taken.get(colour, ""),
                colour == self._current,
                lambda c=colour: self._pick(c),
            )
            for colour in range(len(theme.SEATS))
        ]

    def _pick(self, colour: int) -> None:
        self.ui.stack.remove(self)
        if colour != self._current:
            self._picked(colour)

    def back(self) -> None:
        """Leave it as it was."""
        self.ui.stack.remove(self)

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside the overlay closes it."""
        inside = keys.left_down(event) and self.ui.canvas.rect(self._box()).collidepoint(event.pos)
        if keys.left_down(event) and not inside:
            self.back()
            return True
        return super().handle(event)

    def draw_back(self, canvas: Canvas) -> None:
        """The tablet and what picking does."""
        x, y, w, h = box = self._box()
        canvas.veil(0.35)
        ornaments.panel(canvas, box, 9, 1.0, theme.BRASS, 0.9)
        canvas.text_in((x + 18, y + 8, w - 36, 28), self.ui.t("ui-choose-sign"), theme.SECTION)
        note = theme.SMALL.but(elastic=0.4)
        canvas.text_in((x + 18, y + h - 34, w - 36, 22), self.ui.t("ui-sign-taken"), note)
