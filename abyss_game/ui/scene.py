"""Scenes and the stack they stand on.

    class Rules(Scene):
        opaque = False                              # what lies beneath stays visible
        def handle(self, event):
            if input.cancels(event):
                self.ui.stack.pop()
                return True                         # kept: nobody beneath sees the event
            return False
        def draw(self, canvas): ...

    ui.stack.push(Rules(ui))

Input travels from the top of the stack down until a scene keeps it (returns True); an opaque scene ends the journey.
`draw` shows what is and changes nothing. A scene that wants to be drawn again says `invalidate()`; one that moves says
`busy()`, one that must wake later says in how many seconds with `next_wake()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from abyss_game.ui.canvas import Canvas
    from abyss_game.ui.context import Ui


class Scene:
    """One screen or overlay. Every method may be left as it is."""

    opaque = True
    """Nothing beneath is drawn, and nothing beneath gets input."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    def enter(self) -> None:
        """The scene was put on the stack."""

    def leave(self) -> None:
        """The scene was taken off: close subscriptions, stop workers."""

    def pause(self) -> None:
        """Another scene now stands on top."""

    def resume(self) -> None:
        """The scene is on top again."""

    def refresh(self) -> None:
        """Window size, language, text size or another setting changed: lay out anew, keep the state."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event; True keeps it from the scenes beneath."""
        return False

    def update(self, seconds: float) -> None:
        """Time has passed (only called while `busy()` or when a `next_wake()` is due)."""

    def draw(self, canvas: Canvas) -> None:
        """Show the present state; changes nothing."""

    def busy(self) -> bool:
        """Something moves: draw every frame."""
        return False

    def next_wake(self) -> float | None:
        """Seconds until `update` should be called although nothing happens; None for never.

        Keep a deadline by `ui.now()` and return what is left of it.
        """
        return None

    def invalidate(self) -> None:
        """Ask for one new drawing."""
        self.ui.stack.dirty = True


class SceneStack:
    """The open scenes, the last one on top. `dirty` tells that a new drawing is due."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.dirty = True

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self):
        return iter(tuple(self._scenes))

    @property
    def top(self) -> Scene | None:
        """The scene on top, None when the stack is empty (the program ends)."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put `scene` on top; the old top pauses."""
        if self._scenes:
            self._scenes[-1].pause()
        self._scenes.append(scene)
        self.dirty = True
        scene.enter()

    def pop(self) -> None:
        """Take the top off; the one beneath resumes."""
        if not self._scenes:
            return
        self._scenes.pop().leave()
        self.dirty = True
        if self._scenes:
            self._scenes[-1].resume()

    def remove(self, scene: Scene) -> None:
        """Take `scene` off wherever it stands; nothing happens when it is gone already."""
        if scene is self.top:
            self.pop()
        elif scene in self._scenes:
            self._scenes.remove(scene)
            scene.leave()
            self.dirty = True

    def replace(self, scene: Scene) -> None:
        """Put `scene` in the place of the whole stack."""
        self.clear()
        self.push(scene)

    def clear(self) -> None:
        """Take everything off, from the top down; nothing resumes in between."""
        while self._scenes:
            self._scenes.pop().leave()
        self.dirty = True

    def refresh(self) -> None:
        """Tell every scene that size, language or settings changed."""
        for scene in tuple(self._scenes):
            scene.refresh()
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Offer an event from the top down; True when some scene kept it."""
        for scene in reversed(tuple(self._scenes)):
            if scene.handle(event):
                return True
            if scene.opaque:
                break
        return False

    def update(self, seconds: float) -> None:
        """Let time pass for every scene."""
        for scene in tuple(self._scenes):
            scene.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Draw from the highest opaque scene upwards."""
        first = max((i for i, scene in enumerate(self._scenes) if scene.opaque), default=0)
        for scene in self._scenes[first:]:
            scene.draw(canvas)
        self.dirty = False

    def busy(self) -> bool:
        """Whether any scene moves."""
        return any(scene.busy() for scene in self._scenes)

    def next_wake(self) -> float | None:
        """Seconds until the first scene wants to wake, None for never."""
        times = [wake for scene in self._scenes if (wake := scene.next_wake()) is not None]
        return min(times, default=None)
