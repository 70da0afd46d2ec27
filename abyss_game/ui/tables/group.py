"""The widgets of a table: what can be touched is what can be seen.

Tab goes through what answers first, but a click belongs to whatever lies on top under the pointer.
"""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.ui.tables.widgets import PieceWidget
from abyss_game.ui.widgets.base import Group, Widget


class TableGroup(Group):
    """A :class:`Group` whose pieces are found in the order in which they are drawn, in their turned outline."""

    def set_widgets(self, widgets: Sequence[Widget], focus: str = "") -> None:
        """The order of ``widgets`` is that of Tab."""
        before = self.focus
        super().set_widgets(widgets, focus)
        if not focus and self.focus != before:
            self.set_focus("")  # nothing answers: no brackets round something that does nothing
        pieces = [widget for widget in self.widgets if isinstance(widget, PieceWidget)]
        self._pieces = sorted(pieces, key=lambda widget: widget.order, reverse=True)
        self._others = [widget for widget in reversed(self.widgets) if not isinstance(widget, PieceWidget)]

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget under a place of the window (pixels): buttons lie over pieces, pieces as drawn."""
        canvas = self._ui.canvas
        for widget in self._others:
            if canvas.rect(widget.box).collidepoint(pos):
                return widget
        spot = canvas.to_grid(pos)
        return next((widget for widget in self._pieces if widget.piece.pose.contains(*spot)), None)

    def release(self) -> None:
        """The mouse button that is held down means nothing any more."""
        self._pressed = ""
