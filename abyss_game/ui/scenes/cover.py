"""The cover between two persons: it hides everything and names who may look.

    ui.stack.push(Cover(ui, "Marta", colour=1, ready=show_hand, menu=open_menu))

Push it before anything of the next person's view is prepared. It is opaque and keeps every event, so nothing beneath
can be seen or touched; it tells nothing but the name and the sign (player-experience, section 4).
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.shapes import smooth
from abyss_game.ui.theme import mix, rgb
from abyss_game.ui.widgets import Button, IconButton, Widget, WidgetScene

_MIDDLE, _SIGN_Y, _SIGN_R = 640, 250, 72


class Cover(WidgetScene):
    """Names the next person and waits. `ready()` is called once, after the cover took itself off.

    `colour` is the person's index into `theme.SEATS`; with `menu` a menu button stands at the upper right.
    """

    first_focus = "ready"

    def __init__(
        self, ui: Ui, name: str, colour: int, ready: Callable[[], None], menu: Callable[[], None] | None = None
    ) -> None:
        super().__init__(ui)
        self._name = name
        self._colour = colour
        self._ready = ready
        self._menu = menu

    def build(self) -> list[Widget]:
        """One button, and the menu."""
        t = self.ui.t
        label = t("ui-cover-ready", name=self._name)
        style = theme.BUTTON.but(size=20, elastic=0.6)
        width = min(900.0, max(360.0, self.ui.canvas.measure(label, style) + 130))
        box = (_MIDDLE - width / 2, 520, width, 62)
        hint = t("ui-key-enter")
        widgets: list[Widget] = [
            Button("ready", box, label, self._open, "primary", hint=hint, shortcut="enter", style=style, sound="reveal")
        ]
        if self._menu:
            widgets.append(IconButton("menu", (1234, 8, 38, 38), "menu", self._menu, t("ui-menu")))
        return widgets

    def back(self) -> None:
        """Esc opens the menu; the cover stays."""
        if self._menu:
            self._menu()

    def _open(self) -> None:
        self.ui.stack.remove(self)
        self._ready()

    def draw_back(self, canvas: Canvas) -> None:
        """Closed shell leaves, the sign in its ring, the name."""
        canvas.background("scenes/cover")
        colour = theme.SEATS[self._colour].colour
        canvas.glow_spot(_MIDDLE, _SIGN_Y, 190, 190, colour, 0.45)
        _ring(canvas)
        ornaments.crest(canvas, self._colour, _MIDDLE, _SIGN_Y, _SIGN_R)
        canvas.glow_spot(_MIDDLE, 452, 380, 96, rgb("#01060c"), 0.85)
        canvas.text(_MIDDLE, 436, self._name, theme.COVER_NAME, "center", 1000)
        sentence = theme.SUBTITLE.but(colour=rgb("#dcecf1"), spacing=0.0, elastic=0.7)
        canvas.text(
            _MIDDLE, canvas.grown(480, 0.04), self.ui.t("ui-cover-only", name=self._name), sentence, "center", 1000
        )


def _ring(canvas: Canvas) -> None:
    """A brass ring with lights round the sign."""
    side = canvas.px(232)

    def make() -> pygame.Surface:
        def draw(surface: pygame.Surface, scale: int) -> None:
            k = canvas.unit * scale
            middle = side * scale / 2
            rows = round(108 * k)
            for y in range(-rows, rows + 1):
                tone = _brass((y + rows) / (2 * rows))
                reach = math.sqrt(max(0.0, rows * rows - y * y))
                pygame.draw.line(surface, (*tone, 255), (middle - reach, middle + y), (middle + reach, middle + y))
            pygame.draw.circle(surface, (*rgb("#7a5418"), 255), (middle, middle), 95.5 * k)
            pygame.draw.circle(surface, (*rgb("#0a2536"), 255), (middle, middle), 94 * k)
            for light in range(24):
                angle = light * math.pi / 12
                spot = (middle + 101 * k * math.cos(angle), middle + 101 * k * math.sin(angle))
                pygame.draw.circle(surface, (*rgb("#fff6d8"), 255), spot, 3.2 * k)

        return smooth((side, side), theme.BRASS, draw)

    shape = canvas.shapes.cache.get(("cover ring", side), make)
    canvas.surface.blit(shape, shape.get_rect(center=canvas.point(_MIDDLE, _SIGN_Y)))


def _brass(share: float) -> theme.RGB:
    light, middle, dark = rgb("#fff6d2"), theme.BRASS, rgb("#7a5418")
    return mix(light, middle, share * 2) if share < 0.5 else mix(middle, dark, share * 2 - 1)
