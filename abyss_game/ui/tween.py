"""Movements as functions of time.

tweens = Tweens()
tweens.start("card 12", old_pose, new_pose, ui.seconds(0.25))
tweens.update(seconds)                       # from Scene.update
pose = tweens.value("card 12", new_pose)     # in Scene.draw; the target when nothing moves
tweens.finish()                              # any key or click: everything is where it belongs
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass

Values = tuple[float, ...]
Ease = Callable[[float], float]


def linear(t: float) -> float:
    """No easing."""
    return t


def leave_and_arrive(t: float) -> float:
    """A card: leaves quickly, arrives softly."""
    return 1 - (1 - t) ** 3


def swing(t: float) -> float:
    """Slow at both ends."""
    return (1 - math.cos(math.pi * t)) / 2


def overshoot(t: float) -> float:
    """Arrives a little beyond and settles."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


def shake(t: float) -> float:
    """One refusal: to and fro, -1..1, still at both ends."""
    return math.sin(t * math.pi * 4) * (1 - t)


@dataclass(frozen=True, slots=True)
class Tween:
    """From `start` to `end` in `seconds` after `delay` seconds."""

    start: Values
    end: Values
    seconds: float
    delay: float = 0.0
    ease: Ease = leave_and_arrive

    def at(self, age: float) -> Values:
        """The values `age` seconds after the start; `end` exactly once it is over."""
        if age >= self.delay + self.seconds:
            return self.end
        share = self.ease(max(0.0, age - self.delay) / self.seconds) if self.seconds else 1.0
        return tuple(a + (b - a) * share for a, b in zip(self.start, self.end, strict=True))


class Tweens:
    """Movements by key; each ends where it belongs and is then forgotten."""

    def __init__(self) -> None:
        self._running: dict[Hashable, tuple[Tween, float]] = {}

    def start(
        self,
        key: Hashable,
        start: Values,
        end: Values,
        seconds: float,
        delay: float = 0.0,
        ease: Ease = leave_and_arrive,
    ) -> None:
        """Move `key`; a movement it was in is replaced. Nothing moves when `seconds` and `delay` are 0."""
        self._running.pop(key, None)
        if seconds > 0 or delay > 0:
            self._running[key] = (Tween(start, end, seconds, delay, ease), 0.0)

    def value(self, key: Hashable, still: Values) -> Values:
        """Where `key` is now; `still` when it does not move."""
        found = self._running.get(key)
        return found[0].at(found[1]) if found else still

    def share(self, key: Hashable) -> float:
        """How much of its time the movement of `key` has behind it, 0..1; 1 when it does not move."""
        found = self._running.get(key)
        if found is None or not found[0].seconds:
            return 1.0
        tween, age = found
        return min(1.0, max(0.0, (age - tween.delay) / tween.seconds))

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._running = {
            key: (tween, age + seconds)
            for key, (tween, age) in self._running.items()
            if age + seconds < tween.delay + tween.seconds
        }

    def finish(self) -> None:
        """Everything arrives at once."""
        self._running.clear()

    def moving(self, key: Hashable) -> bool:
        """Whether `key` is on its way."""
        return key in self._running

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)
