"""What every widget has in common, and the group that hands out focus, hover and clicks.

A widget is cheap and short-lived: scenes build new ones from their state whenever something changes. What must outlive
that (the caret of a text field) is taken over by `adopt`, matched by the widget's `key`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import ornaments
from abyss_game.ui.canvas import Box, Canvas, Spot
from abyss_game.ui.context import Ui
from abyss_game.ui.widgets import tooltip


@dataclass(frozen=True, slots=True)
class Look:
    """The passing state in which a widget is drawn."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False
    caret: bool = True
    """The blinking caret is in its visible half."""
    enter: bool = True
    """Enter reaches this widget's shortcut (nothing focused takes it first)."""


class Widget:
    """Something that can be pointed at and focused.

    `key` names it within its scene; `box` is its place in grid units; a disabled widget stays visible with `reason`.
    `shortcut` is a chord as in `input.pressed` that activates it from anywhere in the group.
    """

    focusable = True
    takes_enter = True
    """Enter acts on it while it has the focus; otherwise Enter is free for a shortcut."""
    tip = ""
    """Rich text shown while it is pointed at for a moment."""
    enter_moves_on = False
    """Enter moves the focus to the next widget instead of activating."""

    def __init__(self, key: str, box: Box, enabled: bool = True, reason: str = "", shortcut: str = "") -> None:
        self.key = key
        self.box = box
        self.enabled = enabled
        self.reason = reason
        self.shortcut = shortcut

    def adopt(self, old: Widget) -> None:
        """Take over passing state from the widget of the same key that it replaces."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw without the focus brackets; those are drawn by the group."""

    def activate(self, ui: Ui) -> None:
        """Enter, or a click on it."""

    def key_down(self, ui: Ui, event: pygame.event.Event) -> bool:
        """A key or text while focused; True keeps it (arrows then do not move the focus)."""
        return False

    def mouse_down(self, ui: Ui, spot: Spot) -> None:
        """The button goes down on it; `spot` in grid units."""

    def mouse_drag(self, ui: Ui, spot: Spot) -> None:
        """The mouse moves with the button still down."""

    def mouse_up(self, ui: Ui, spot: Spot, inside: bool) -> None:
        """The button comes up; a click activates."""
        if inside:
            self.activate(ui)

    def focus_changed(self, ui: Ui, focused: bool) -> None:
        """The focus came or went."""

    def focus_box(self) -> Box:
        """What the brackets stand round."""
        return self.box

    def caret_shown(self, ui: Ui) -> bool:
        """Whether a blinking caret is visible now."""
        return True

    def next_wake(self, ui: Ui, look: Look) -> float | None:
        """Seconds until it must be drawn again although nothing happens (a blinking caret)."""
        return None


class Group:
    """Widgets that share one focus: Tab and arrows move it, Enter acts, the mouse points and clicks."""

    def __init__(self, ui: Ui, widgets: Sequence[Widget] = (), focus: str = "") -> None:
        self._ui = ui
        self.widgets: list[Widget] = []
        self.focus = ""
        self.hover = ""
        self._pressed = ""
        self._pointed_since = 0.0
        self.set_widgets(widgets, focus)

    def set_widgets(self, widgets: Sequence[Widget], focus: str = "") -> None:
        """Replace the widgets; keys that stay keep focus, hover and passing state. `focus` is used when none stays."""
        old = {widget.key: widget for widget in self.widgets}
        self.widgets = list(widgets)
        for widget in self.widgets:
            if widget.key in old and type(old[widget.key]) is type(widget):
                widget.adopt(old[widget.key])
        names = {widget.key for widget in self.widgets}
        self.hover = self.hover if self.hover in names else ""
        self._pressed = self._pressed if self._pressed in names else ""
        if self.focus not in names:
            fallback = next((widget.key for widget in self.widgets if widget.focusable), "")
            if self.focus in old:
                old[self.focus].focus_changed(self._ui, False)
            self.focus = ""
            self.set_focus(focus if focus in names else fallback)

    def get(self, key: str) -> Widget | None:
        """The widget of that key."""
        return next((widget for widget in self.widgets if widget.key == key), None)

    def set_focus(self, key: str) -> None:
        """Move the focus."""
        if key == self.focus:
            return
        before, self.focus = self.get(self.focus), key
        if before:
            before.focus_changed(self._ui, False)
        if after := self.get(key):
            after.focus_changed(self._ui, True)
        self._ui.stack.dirty = True

    def tell_focus(self, focused: bool) -> None:
        """Tell the focused widget that its scene lost the keyboard or has it again."""
        if widget := self.get(self.focus):
            widget.focus_changed(self._ui, focused)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The widget under a place of the window (pixels); later ones lie on top."""
        canvas = self._ui.canvas
        for widget in reversed(self.widgets):
            if canvas.rect(widget.box).collidepoint(pos):
                return widget
        return None

    # ------------------------------------------------------------------ events
    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event; True when it was meant for one of the widgets."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if keys.left_down(event):
            return self._down(event)
        if keys.left_up(event):
            return self._up(event)
        focused = self.get(self.focus)
        if focused and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) and focused.key_down(self._ui, event):
            self._ui.stack.dirty = True
            return True
        return event.type == pygame.KEYDOWN and self._key(event, focused)

    def _key(self, event: pygame.event.Event, focused: Widget | None) -> bool:
        step = keys.tab_step(event)
        if step:
            self._tab(step)
            return True
        way = keys.direction(event)
        if way:
            self._go(way)
            return True
        # A shortcut must not take Enter from what is focused, unless that does nothing with it.
        if focused and self._takes(focused, event):
            if focused.enter_moves_on:
                self._tab(1)
            else:
                self._act(focused)
            return True
        for widget in self.widgets:
            if widget.shortcut and keys.pressed(event, widget.shortcut):
                self._act(widget)
                return True
        return False

    def _takes(self, focused: Widget, event: pygame.event.Event) -> bool:
        return keys.pressed(event, "space") or (keys.pressed(event, "enter") and focused.takes_enter)

    def _act(self, widget: Widget) -> None:
        self._ui.stack.dirty = True
        if widget.enabled:
            widget.activate(self._ui)
        else:
            self._ui.sound("refuse")

    def _moved(self, event: pygame.event.Event) -> bool:
        held = self.get(self._pressed)
        if held and event.buttons[0]:
            held.mouse_drag(self._ui, self._ui.canvas.to_grid(event.pos))
            self._ui.stack.dirty = True
            return True
        found = self.at(event.pos)
        name = found.key if found else ""
        if name != self.hover:
            self.hover = name
            self._pointed_since = self._ui.now()
            self._ui.stack.dirty = True
        return found is not None

    def _down(self, event: pygame.event.Event) -> bool:
        found = self.at(event.pos)
        if not found:
            return False
        self._pressed = self.hover = found.key
        if found.focusable:
            self.set_focus(found.key)
        if found.enabled:
            found.mouse_down(self._ui, self._ui.canvas.to_grid(event.pos))
        self._ui.stack.dirty = True
        return True

    def _up(self, event: pygame.event.Event) -> bool:
        held, self._pressed = self.get(self._pressed), ""
        if not held:
            return False
        self._ui.stack.dirty = True
        inside = self.at(event.pos) is held
        if held.enabled:
            held.mouse_up(self._ui, self._ui.canvas.to_grid(event.pos), inside)
        elif inside:
            self._ui.sound("refuse")
        return True

    def _tab(self, step: int) -> None:
        order = [widget.key for widget in self.widgets if widget.focusable]
        if order:
            here = order.index(self.focus) if self.focus in order else (-1 if step > 0 else 0)
            self.set_focus(order[(here + step) % len(order)])

    def _go(self, way: tuple[int, int]) -> None:
        here = self.get(self.focus)
        others = [widget for widget in self.widgets if widget.focusable and widget is not here]
        if here is None:
            self._tab(1)
            return
        ranked = [
            (cost, index)
            for index, widget in enumerate(others)
            if (cost := _distance(here.focus_box(), widget.focus_box(), way)) is not None
        ]
        if ranked:
            self.set_focus(others[min(ranked)[1]].key)

    # ------------------------------------------------------------------ drawing
    def look(self, widget: Widget) -> Look:
        """The passing state of one of the widgets."""
        hovered = widget.key == self.hover and widget.enabled
        focused = self.get(self.focus)
        free = focused is None or focused is widget or not focused.takes_enter
        pressed = hovered and widget.key == self._pressed
        return Look(widget.key == self.focus, hovered, pressed, widget.caret_shown(self._ui), free)

    def draw(self, canvas: Canvas, active: bool = True) -> None:
        """All widgets, then the brackets round the focused one (none while another scene has the keyboard)."""
        for widget in self.widgets:
            widget.draw(canvas, self.look(widget))
        focused = self.get(self.focus)
        if active and focused and focused.focusable:
            ornaments.mark(canvas, focused.focus_box(), "focus")
        pointed = self.get(self.hover)
        if active and pointed and pointed.tip and self._tip_wait() <= 0:
            tooltip.draw(canvas, pointed.box, pointed.tip)

    def _tip_wait(self) -> float:
        return tooltip.DELAY - (self._ui.now() - self._pointed_since)

    def next_wake(self) -> float | None:
        """Seconds until some widget must be drawn again."""
        times = [wake for widget in self.widgets if (wake := widget.next_wake(self._ui, self.look(widget))) is not None]
        pointed = self.get(self.hover)
        if pointed and pointed.tip and not self._pressed and (wait := self._tip_wait()) > -0.05:
            times.append(max(0.0, wait))
        return min(times, default=None)


def _distance(here: Box, there: Box, way: tuple[int, int]) -> float | None:
    """How far `there` lies in the direction of an arrow; None when it does not."""
    along, across = (0, 1) if way[0] else (1, 0)
    sign = way[along]
    start = here[along] + (here[along + 2] if sign > 0 else 0)
    end = there[along] + (0 if sign > 0 else there[along + 2])
    ahead = (end - start) * sign
    if ahead < -min(here[along + 2], there[along + 2]) * 0.4:
        return None
    # The gap between the two intervals across, then the distance of their middles as a tie-breaker.
    gap = max(here[across] - there[across] - there[across + 2], there[across] - here[across] - here[across + 2], 0.0)
    middles = abs(here[across] + here[across + 2] / 2 - there[across] - there[across + 2] / 2)
    return math.hypot(max(0.0, ahead), 0) + gap * 3 + middles * 0.05
