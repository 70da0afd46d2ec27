"""The parts of the table that can be pointed at: pieces, tiles of the stage, tools."""

from __future__ import annotations

from collections.abc import Callable

from abyss_game.ui import theme
from abyss_game.ui.canvas import Canvas, Spot
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint.panels import paint_menu_button, paint_tool
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.pieces import Piece
from abyss_game.ui.widgets.base import Look, Widget

DRAG_THRESHOLD = 6.0


class PieceWidget(Widget):
    """A piece of the board: the director draws it, this is where it is touched.

    ``order`` tells what lies over what. ``touch`` is called for a click or Enter; ``drag(piece, spot, grip)`` while the
    pointer moves with the button down and tells whether the piece is carried, else it stays a click; ``drop(spot)``
    ends carrying.
    """

    def __init__(
        self,
        piece: Piece,
        order: int,
        legal: bool,
        touch: Callable[[Piece], None],
        drag: Callable[[Piece, Spot, Spot], bool],
        drop: Callable[[Spot], None],
    ) -> None:
        super().__init__(piece.key, tuple(piece.box))
        self.piece = piece
        self.order = order
        self.legal = legal
        self.focusable = legal or piece.zoom or piece.opens
        self._touch, self._drag, self._drop = touch, drag, drop
        self._start: Spot | None = None
        self._carrying = False

    def adopt(self, old: Widget) -> None:
        """Goes on with a drag that the old widget began."""
        if isinstance(old, PieceWidget):
            self._start, self._carrying = old._start, old._carrying

    def activate(self, ui: Ui) -> None:
        """A click or Enter."""
        self._touch(self.piece)

    def mouse_down(self, ui: Ui, spot: Spot) -> None:
        """Perhaps the beginning of a drag."""
        self._start, self._carrying = spot, False

    def mouse_drag(self, ui: Ui, spot: Spot) -> None:
        """Carried once the mouse has moved a little."""
        if self._start is None:
            return
        dx, dy = spot[0] - self._start[0], spot[1] - self._start[1]
        if self._carrying or dx * dx + dy * dy > DRAG_THRESHOLD**2:
            # A piece that is taken up is laid out anew: its new widget goes on with what this one knows.
            self._carrying = True
            self._carrying = self._drag(self.piece, spot, self._start)

    def mouse_up(self, ui: Ui, spot: Spot, inside: bool) -> None:
        """Dropped, or clicked."""
        carried, self._carrying, self._start = self._carrying, False, None
        if carried:
            self._drop(spot)
        elif inside:
            self.activate(ui)


class TileWidget(Widget):
    """A tile of the stage: painted with it, pressed here."""

    def __init__(self, key: str, box: Box, act: Callable[[], None], shortcut: str, enabled: bool, reason: str) -> None:
        super().__init__(key, tuple(box), enabled, reason, shortcut)
        self._act = act

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Only the answer to the pointer."""
        if look.hovered and self.enabled:
            # not the mark of what is selected: nothing has been chosen yet
            canvas.stroke(self.box, theme.PEARL, 2.4, r=8)

    def activate(self, ui: Ui) -> None:
        """Pressed."""
        ui.sound("button")
        self._act()


class ToolWidget(Widget):
    """A small tool beside the board; dimmed with its reason when it can do nothing now."""

    focusable = False

    def __init__(
        self,
        kit: Kit,
        key: str,
        box: Box,
        icon: str,
        label: str,
        hint: str,
        act: Callable[[], None],
        off: bool = False,
        count: int = 0,
    ) -> None:
        super().__init__(key, tuple(box), shortcut=hint.lower())
        self._kit, self._icon, self._label, self._hint, self._act, self._off = kit, icon, label, hint, act, off
        self._count = count

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The painted tool."""
        x, y, w, h = self.box
        if self._icon == "menu":
            picture = paint_menu_button(self._kit, w, h, look.hovered)
        else:
            picture = paint_tool(
                self._kit, self._icon, self._label, self._hint, w, h, self._off, look.hovered, self._count
            )
        picture.blit(canvas.surface, *canvas.point(x, y))

    def activate(self, ui: Ui) -> None:
        """Pressed."""
        ui.sound("button")
        self._act()
