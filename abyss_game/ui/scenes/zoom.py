"""A close look at any card: large picture, its text, what is known about it; arrows go to the neighbour.

ui.stack.push(Zoom(ui, kit, names, "lord:jailer", close_up, act))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.paint.zoom import paint_zoom_notes, zoom_notes_height
from abyss_game.ui.scene import Scene
from abyss_game.ui.tables.pieces import Look

CloseUp = Callable[[str], tuple[Look, tuple[float, float], str, str] | None]
_NOTES_WIDTH, _HIGHEST = 400.0, 640.0
_GAP, _MIDDLE = 28.0, 348.0


class Zoom(Scene):
    """Shows ``names`` one at a time, beginning with ``name``.

    ``close_up(name)`` gives look, size, title and rich text; ``act(name)`` makes the one move that the card offers and
    is called by Enter after the zoom has closed, or is None.
    """

    opaque = False

    def __init__(
        self,
        ui: Ui,
        kit: Kit,
        names: Sequence[str],
        name: str,
        close_up: CloseUp,
        act: Callable[[str], None] | None = None,
        can_act: Callable[[str], bool] = lambda name: False,
    ) -> None:
        super().__init__(ui)
        self._kit, self._names, self._close_up = kit, list(dict.fromkeys(names)), close_up
        self._act, self._can_act = act, can_act
        self.name = name

    def refresh(self) -> None:
        """Another size or language."""
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Arrows step, Enter acts, everything else closes."""
        if event.type == pygame.QUIT:
            return False
        step = keys.direction(event)
        if step is not None:
            way = step[0] or step[1]
            index = (self._names.index(self.name) + way) % len(self._names) if self.name in self._names else 0
            self.name = self._names[index]
            self.ui.sound("card_slide")
            self.invalidate()
        elif keys.confirms(event) and self._act is not None and self._can_act(self.name):
            self.ui.stack.remove(self)
            self._act(self.name)
        elif (
            event.type == pygame.MOUSEBUTTONDOWN
            or keys.cancels(event)
            or keys.pressed(event, "z")
            or keys.confirms(event)
        ):
            self.ui.stack.remove(self)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Veil, card, notes, and what the keys do."""
        shown = self._close_up(self.name)
        canvas.veil(0.78)
        if shown is None:
            return
        card, (w, h), title, notes = shown
        total = w + _GAP + _NOTES_WIDTH
        left = 640 - total / 2
        card.picture(self._kit).blit(canvas.surface, *canvas.point(left, _MIDDLE - h / 2))
        # as high as its text, level with the card's upper edge where it can be
        tall = min(zoom_notes_height(self._kit, notes, _NOTES_WIDTH), _HIGHEST)
        top = min(_MIDDLE - h / 2, _MIDDLE + _HIGHEST / 2 - tall)
        paint_zoom_notes(self._kit, title, notes, _NOTES_WIDTH, tall).blit(
            canvas.surface, *canvas.point(left + w + _GAP, top)
        )
        able = self._act is not None and self._can_act(self.name)
        foot = self.ui.t("ui-zoom-keys-act" if able else "ui-zoom-keys")
        canvas.text(640, 706, foot, theme.SMALL, "center", 1200)
