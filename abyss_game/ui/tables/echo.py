"""Tells the repetition of a click or key from a new one.

    if echo.repeats(event): return True         # with every press
    ...
    echo.note()                                 # when a press has done something that must not happen twice

However fast it is repeated, one click does one action: what comes next under the pointer, or has the focus now, is not
what the second click of a double click was meant for.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

QUIET_SECONDS = 0.35
KEY_SECONDS = 0.2
"""A click, or a key, that comes so soon after the same one before it is no decision of its own."""
NEAR_PIXELS = 16


class Echo:
    """Listens to presses. ``now`` is the clock, seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last: tuple[int, tuple[int, int]] | None = None
        self._until = -math.inf

    def repeats(self, event: pygame.event.Event) -> bool:
        """Whether ``event``, a key or a mouse button that goes down, repeats the press that was last noted."""
        press = (event.key, (0, 0)) if event.type == pygame.KEYDOWN else (-event.button, event.pos)
        last, self._last = self._last, press
        if last is None or last[0] != press[0] or self._now() >= self._until:
            return False
        if math.dist(last[1], press[1]) > NEAR_PIXELS:
            return False
        self.note()
        return True

    def note(self) -> None:
        """The last press has done something."""
        key = self._last is not None and self._last[0] >= 0
        self._until = self._now() + (KEY_SECONDS if key else QUIET_SECONDS)
