"""The random generator: splitmix64, whose whole state is one integer kept inside the game state."""

from __future__ import annotations

from typing import Any

_MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The generator state for ``seed``, any integer."""
    return _mix((seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK)


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Rng:
    """A generator that starts from ``state`` (0 … 2**64 − 1) and leaves its new state in ``state``."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, bound: int) -> int:
        """A uniform integer in 0 … ``bound`` − 1. ``bound`` is at least 1."""
        limit = (1 << 64) // bound * bound
        while True:
            self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
            value = _mix(self.state)
            if value < limit:
                return value % bound

    def shuffle(self, items: list[Any]) -> None:
        """Shuffles ``items`` in place, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
