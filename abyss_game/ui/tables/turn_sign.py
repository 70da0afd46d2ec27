"""The sign that names the next person where several share an open table: it comes for a moment and stops nobody."""

from __future__ import annotations

from abyss_game.engine.match import Player
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui

SHOWN_SECONDS = 1.6
BOX: Box = (390.0, 322.0, 500.0, 92.0)


class TurnSign:
    """Names ``player`` from :meth:`show` on, until its time is over or any key or click takes it away."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self.player: Player | None = None
        self.due: float | None = None
        """When it goes; None while it is not shown."""

    def show(self, player: Player) -> None:
        """It is the turn of ``player``."""
        self.player, self.due = player, self._ui.now() + SHOWN_SECONDS

    def hide(self) -> None:
        """It has been seen."""
        self.player = self.due = None

    def update(self, now: float) -> bool:
        """True when it has just gone."""
        if self.due is None or now < self.due:
            return False
        self.hide()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Sign and name on a tablet in the colour of the seat."""
        player = self.player
        if player is None:
            return
        x, y, w, h = BOX
        colour = theme.SEATS[player.colour].colour
        ornaments.panel(canvas, BOX, 14, 0.97, colour, 0.95, 2.2)
        ornaments.crest(canvas, player.colour, x + 52, y + h / 2, 30)
        style = theme.COVER_NAME.but(size=34, spacing=1)
        canvas.text(x + 102, y + 44, player.name, style, "left", w - 122)
        canvas.text(x + 102, y + 72, self._ui.t("table-your-turn"), theme.BODY.but(colour=theme.SOFT), "left", w - 122)
