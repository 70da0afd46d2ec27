"""The card of a game to choose in the new-game scene: its picture, its name, a line about it."""

from __future__ import annotations

from collections.abc import Callable

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.theme import rgb
from abyss_game.ui.widgets import Look, Widget

_NIGHT = rgb("#020a12")


class GameCard(Widget):
    """A picture in a tablet; the chosen one has a brass edge, a glow and a tick, the others lie in the dark."""

    def __init__(
        self, key: str, box: Box, picture: str, name: str, about: str, chosen: bool, picked: Callable[[], None]
    ) -> None:
        super().__init__(key, box)
        self._picture = picture
        self._name = name
        self._about = about
        self._chosen = chosen
        self._picked = picked

    @property
    def on(self) -> bool:
        """Whether this game is the chosen one."""
        return self._chosen

    def activate(self, ui: Ui) -> None:
        """Choose this game."""
        if not self._chosen:
            ui.sound("click")
            self._picked()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Picture, edge and letters."""
        x, y, w, h = self.box
        if self._chosen:
            canvas.halo(self.box, theme.BRASS, 5, 0.7, r=10)
        canvas.framed_image(self._picture, self.box, "tablet", 10, ((0.0, _NIGHT, 0.05), (1.0, _NIGHT, 0.94)))
        if not self._chosen and not look.hovered:
            shade = rgb("#04121e")
            canvas.fill(self.box, (shade, shade), r=10, opacity=0.5)
        edge = theme.BRASS if self._chosen or look.hovered else theme.EDGE
        canvas.stroke(self.box, edge, 2.6 if self._chosen else 1, r=10, opacity=1 if self._chosen else 0.6)
        style = theme.BODY.but(size=15, colour=theme.SOFT)
        base = y + h - 12
        canvas.text(x + 18, base, self._about, style, limit=w - 30)
        name = theme.TextStyle(26, "serif", 700, elastic=0.5)
        canvas.text(x + 18, base - canvas.line_height(style) - 2, self._name, name, limit=w - 80)
        if self._chosen:
            ornaments.badge(canvas, x + w - 26, y + 26, "check", theme.BRASS, 13)
