"""The title screen while it waits: pictures that every table needs are made ready, so that the first one opens at once.

    FrontDoor(ui, actions, VERSION, warm_ups(ui, "boards/abyss-3p"))

A few milliseconds at a time, and only while nobody touches anything: no frame is late for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pygame

from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.title import Title, TitleActions

FOLDERS = ("frames", "backs", "pieces", "icons")
"""Pictures that lie on every table."""
QUIET_SECONDS = 0.6
"""So long nothing was touched before the first picture is made ready."""
PAUSE_SECONDS = 0.01
AT_ONCE_SECONDS = 0.006
"""Small pictures are made ready together, up to this long."""

Job = Callable[[], object]


def warm_ups(ui: Ui, board: str) -> Iterator[Job]:
    """What makes a table ready, in small pieces; ``board`` is the picture of the table that is opened most likely."""
    art = ui.art
    for folder in FOLDERS:
        for path in sorted((art.root / folder).glob("*.*")):
            key = f"{folder}/{path.stem}"
            yield lambda key=key: art.native(key)  # type: ignore[misc]
    yield lambda: art.surrounded(board, ui.canvas.surface.get_size(), ui.canvas.grid)


class FrontDoor(Title):
    """A :class:`Title` that does ``jobs`` one by one while it waits."""

    def __init__(self, ui: Ui, actions: TitleActions, version: str, jobs: Iterator[Job]) -> None:
        super().__init__(ui, actions, version)
        self._jobs: Iterator[Job] | None = jobs
        self._due = ui.now() + QUIET_SECONDS

    def handle(self, event: pygame.event.Event) -> bool:
        """Whoever touches something is answered at once."""
        self._due = self.ui.now() + QUIET_SECONDS
        return super().handle(event)

    def resume(self) -> None:
        """Something over it was closed."""
        self._due = self.ui.now() + QUIET_SECONDS
        super().resume()

    def next_wake(self) -> float | None:
        """When the next picture is made ready."""
        wake = super().next_wake()
        if self._jobs is None or self.ui.stack.top is not self:
            return wake
        left = self._due - self.ui.now()
        return left if wake is None else min(wake, left)

    def update(self, seconds: float) -> None:
        """A picture or some, when it is time."""
        super().update(seconds)
        if self._jobs is None or self.ui.stack.top is not self or self.ui.now() < self._due:
            return
        end = time.perf_counter() + AT_ONCE_SECONDS
        while time.perf_counter() < end:
            job = next(self._jobs, None)
            if job is None:
                self._jobs = None
                return
            job()
        self._due = self.ui.now() + PAUSE_SECONDS
