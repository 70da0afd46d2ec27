"""The window and the loop that sleeps while nothing happens.

    window = Window(ui, "Abyss")
    ui.stack.push(Title(ui, ...))
    Loop(ui, window).run()

The loop sleeps until an event comes and draws only what changed. While a scene is `busy()` it runs at 60 frames a
second; a `next_wake()` limits the wait. The mouse's way within one frame is one event.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui.canvas import GRID_HEIGHT, GRID_WIDTH
from abyss_game.ui.context import Ui

FRAMES = 60
_LONGEST_STEP = 0.1
_NAP, _NAP_QUIET, _NAP_HIDDEN = 0.002, 0.006, 0.05
_QUIET_AFTER = 1.0
_SIZE_EVENTS = (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
_SHOW_EVENTS = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED)
_HIDE_EVENTS = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class Window:
    """A resizable window; F11 and the settings switch to the whole desktop and back to the old size."""

    def __init__(self, ui: Ui, title: str) -> None:
        self._ui = ui
        pygame.display.init()
        pygame.font.init()
        wanted = (ui.settings.window_width, ui.settings.window_height)
        desktop = pygame.display.get_desktop_sizes()[0]
        self._least = (min(GRID_WIDTH, desktop[0]), min(GRID_HEIGHT, desktop[1]))
        size = tuple(max(low, min(want, high)) for want, low, high in zip(wanted, self._least, desktop, strict=True))
        self.handle = pygame.Window(title, size, resizable=True)
        self.handle.minimum_size = self._least
        self._full = False
        self._windowed = (self.handle.position, self.handle.size)
        ui.full_screen = self.set_full_screen
        if ui.settings.full_screen:
            self.set_full_screen(True)
        self.attach()

    def attach(self) -> bool:
        """Take over the window's present surface; True when its size changed."""
        return self._ui.canvas.attach(self.handle.get_surface())

    def set_full_screen(self, on: bool) -> None:
        """Cover the desktop without changing its resolution, or go back to the window."""
        if on == self._full:
            return
        self._full = on
        if on:
            self._windowed = (self.handle.position, self.handle.size)
            # The borderless window of the desktop's size is what a desktop without window manager shows.
            self.handle.borderless = True
            self.handle.position = (0, 0)
            self.handle.size = pygame.display.get_desktop_sizes()[0]
            self.handle.set_fullscreen(desktop=True)
        else:
            position, size = self._windowed
            self.handle.set_windowed()
            self.handle.borderless = False
            self.handle.size = size
            self.handle.position = position

    @property
    def full(self) -> bool:
        """Whether the whole desktop is covered."""
        return self._full

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        self.handle.flip()

    def close(self) -> None:
        """Close the window."""
        self.handle.destroy()


class Loop:
    """Runs the scene stack in a window until the stack is empty or the window is closed."""

    def __init__(self, ui: Ui, window: Window) -> None:
        self._ui = ui
        self._window = window
        self._clock = pygame.time.Clock()
        self._last = ui.now()
        self._hidden = False
        self._woken = False
        self.running = True
        self.frames = 0
        """Drawings so far."""
        self.after_draw: Callable[[], None] | None = None
        """Called after every drawing."""
        self.answers: dict[int, Callable[[], None]] = {}
        """What is called for events of the program's own types, whatever scene is on top."""

    def run(self) -> None:
        """Until the end."""
        while self.running and self._ui.stack.top is not None:
            self.step(self._wait())

    def step(self, events: Iterable[pygame.event.Event]) -> None:
        """Answer `events`, let time pass, draw when something changed."""
        stack = self._ui.stack
        for event in _one_motion(list(events)):
            self._take(event)
        now = self._ui.now()
        elapsed, self._last = min(now - self._last, _LONGEST_STEP), now
        wake = stack.next_wake()
        if stack.busy() or self._woken or (wake is not None and wake <= 0):
            self._woken = False
            stack.dirty = True
            stack.update(elapsed)
        if stack.dirty and not self._hidden and stack.top is not None:
            self._fit()
            stack.draw(self._ui.canvas)
            self._window.show()
            self.frames += 1
            if self.after_draw is not None:
                self.after_draw()

    def _wait(self) -> list[pygame.event.Event]:
        stack = self._ui.stack
        if (stack.busy() or stack.dirty) and not self._hidden:
            self._clock.tick(FRAMES)
            return pygame.event.get()
        self._sleep(stack.next_wake())
        return pygame.event.get()

    def _sleep(self, limit: float | None) -> None:
        """Until an event is there, or for `limit` seconds.

        `pygame.event.wait` looks a thousand times a second, which costs 2 % of a core; looking less often the longer
        nothing happens costs a quarter of that and is not felt.
        """
        started = time.perf_counter()
        while not pygame.event.peek():
            waited = time.perf_counter() - started
            if limit is not None and waited >= limit:
                self._woken = True
                return
            nap = _NAP_HIDDEN if self._hidden else _NAP_QUIET if waited > _QUIET_AFTER else _NAP
            time.sleep(nap if limit is None else max(0.0005, min(nap, limit - waited)))

    def _take(self, event: pygame.event.Event) -> None:
        ui = self._ui
        if event.type == pygame.QUIT:
            self.running = ui.stack.handle(event)
        elif event.type in self.answers:
            self.answers[event.type]()
        elif event.type in _SIZE_EVENTS:
            self._hidden = False
            self._fit()
            ui.stack.dirty = True
        elif event.type in _SHOW_EVENTS:
            self._hidden = False
            ui.stack.dirty = True
        elif event.type in _HIDE_EVENTS:
            self._hidden = True
        elif keys.pressed(event, "f11") or keys.pressed(event, "alt+enter"):
            ui.change(full_screen=not self._window.full)
        elif keys.pressed(event, "ctrl+m"):
            ui.change(muted=not ui.settings.muted)
        elif ui.stack.handle(event):
            ui.stack.dirty = True

    def _fit(self) -> None:
        """The window may have another size, whether its event has come already or not."""
        if self._window.attach():
            self._ui.stack.refresh()
            self._remember_size()

    def _remember_size(self) -> None:
        width, height = self._ui.canvas.surface.get_size()
        if not self._window.full:
            self._ui.remember_window(width, height)


def _one_motion(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """Without the mouse motions that another motion follows at once."""
    return [
        event
        for index, event in enumerate(events)
        if event.type != pygame.MOUSEMOTION or index + 1 == len(events) or events[index + 1].type != pygame.MOUSEMOTION
    ]
