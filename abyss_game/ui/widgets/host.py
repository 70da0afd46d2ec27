"""A scene made of widgets.

class Hello(WidgetScene):
    def build(self):
        return [Button("back", (540, 330, 200, 46), self.ui.t("ui-back"), self.ui.stack.pop)]
    def draw_back(self, canvas):
        canvas.background("scenes/menu")
"""

from __future__ import annotations

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scene import Scene
from abyss_game.ui.widgets.base import Group, Widget


class WidgetScene(Scene):
    """Builds its widgets from its state; `rebuild()` after every change of the state."""

    modal = True
    """Keep every event, also those that no widget wanted."""
    first_focus = ""
    """Key of the widget that has the focus at first."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.group = Group(ui)

    def build(self) -> list[Widget]:
        """The widgets for the present state, language and text size, in the order of Tab."""
        return []

    def back(self) -> None:
        """Esc."""

    def draw_back(self, canvas: Canvas) -> None:
        """What lies beneath the widgets."""

    def draw_front(self, canvas: Canvas) -> None:
        """What lies over them."""

    def rebuild(self, focus: str = "") -> None:
        """Build the widgets anew; `focus` moves the focus to that widget."""
        self.group.set_widgets(self.build(), self.first_focus)
        if focus:
            self.group.set_focus(focus)
        self.invalidate()

    def enter(self) -> None:
        """Build the widgets."""
        self.rebuild()

    def leave(self) -> None:
        """The focused widget lets the keyboard go."""
        self.group.tell_focus(False)

    def pause(self) -> None:
        """The focused widget lets the keyboard go."""
        self.group.tell_focus(False)

    def resume(self) -> None:
        """The focused widget has the keyboard again."""
        self.group.tell_focus(True)

    def refresh(self) -> None:
        """Build them anew."""
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """Widgets first, then Esc."""
        if event.type == pygame.QUIT:
            return False
        if self.group.handle(event):
            return True
        if keys.cancels(event):
            self.back()
            return True
        return self.modal

    def draw(self, canvas: Canvas) -> None:
        """Back, widgets, front."""
        self.draw_back(canvas)
        self.group.draw(canvas, self.ui.stack.top is self)
        self.draw_front(canvas)

    def next_wake(self) -> float | None:
        """When a widget must be drawn again."""
        return self.group.next_wake()
