"""Keys and mouse buttons at a table: what is spent on going on, what means a piece, what means the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui.tables.echo import Echo
from abyss_game.ui.tables.widgets import PieceWidget
from abyss_game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from abyss_game.ui.tables.surface import Surface

ALWAYS = ("menu", "whole-log")
"""Tools that work at any time: they touch nothing of the match."""
ALWAYS_KEYS = ("esc", "f10", "l", "z")
MODIFIERS = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)
BUTTONS = (1, 2, 3)
"""Mouse buttons; the wheel counts as buttons too, and is none."""


class Pressing:
    """Answers the events of a table, in this order: an echo of the last press is nothing; a press finishes what moves;
    Esc steps back from what was begun; widgets; the keys of the table."""

    def __init__(self, scene: Surface) -> None:
        self._scene = scene
        self.echo = Echo(scene.ui.now)
        self._pointer: tuple[int, int] | None = None
        """Where the mouse is, while it is the mouse that is used."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Answers ``event``; True when it was meant for the table."""
        scene = self._scene
        said, group = scene.answering, scene.group
        if event.type == pygame.MOUSEMOTION and said.drag.piece is not None and not event.buttons[0]:
            said.lose()  # the button came up where nobody could tell
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pointer = event.pos
        elif event.type == pygame.KEYDOWN:
            self._pointer = None
        told = ""
        if _is_press(event):
            if self.echo.repeats(event) or self._goes_on(event):
                return True
            scene.turn_sign.hide()
            told, said.refused = said.refused, ""
        before = group.hover
        kept = self._before(event, told) or group.handle(event) or self._after(event)
        if group.hover != before:
            scene.pointing.moved(event.type == pygame.MOUSEMOTION and said.drag.piece is None)
        elif event.type == pygame.MOUSEMOTION:
            scene.pointing.stirred()
        if told and not said.refused:
            scene.lay_out()
        return kept

    def look_again(self) -> None:
        """Something else may lie under the pointer now."""
        if self._pointer is None:
            return
        group = self._scene.group
        widget = group.at(self._pointer)
        name = widget.key if widget is not None else ""
        if name != group.hover:
            group.hover = name
            self._scene.pointing.moved(False)

    def _goes_on(self, event: pygame.event.Event) -> bool:
        """A press while something moves, or while the computer waits for it, is spent on going on; menu, log and
        close looks are had at once."""
        scene = self._scene
        if scene.answering.drag.piece is not None:
            return False
        always = self._always(event)
        if scene.skip():
            self.echo.note()
            return not always
        if scene.computers.waits and not always:
            self.echo.note()
            scene.let_computer_play()
            return True
        return False

    def _always(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return any(keys.pressed(event, chord) for chord in ALWAYS_KEYS)
        widget = self._scene.group.at(event.pos)
        return event.button == 3 or (widget is not None and widget.key in ALWAYS)

    def _before(self, event: pygame.event.Event, told: str) -> bool:
        """What comes before the widgets: stepping back, a close look by the right button."""
        scene = self._scene
        if keys.cancels(event):
            return bool(told) or scene.answering.step_back()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._zoom(scene.group.at(event.pos))
            return True
        return False

    def _after(self, event: pygame.event.Event) -> bool:
        """The keys of the table."""
        scene = self._scene
        if keys.cancels(event) or keys.pressed(event, "f10"):
            scene.actions.menu()
            return True
        if keys.pressed(event, "z"):
            self._zoom(scene.group.get(scene.group.hover) or scene.group.get(scene.group.focus))
            return True
        return False

    def _zoom(self, widget: Widget | None) -> None:
        if isinstance(widget, PieceWidget) and widget.piece.zoom:
            self._scene.actions.zoom(self._scene, widget.piece.name)


def _is_press(event: pygame.event.Event) -> bool:
    """A key or mouse button that goes down and can mean something by itself."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return event.button in BUTTONS
    return event.type == pygame.KEYDOWN and event.key not in MODIFIERS
