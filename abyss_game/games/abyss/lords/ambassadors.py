"""Ambassadors (B-115, B-64 … B-67): each controls a Location by itself and has no printed Key (BA-1)."""

from __future__ import annotations

from ..control import settle_alone
from ..lord import Lord, Timing

AMBASSADORS = (
    Lord(
        "sage", "ambassador", cost=10, races=5, race="", key=False, influence=4,
        timing=Timing.ONCE, on_acquire=settle_alone("sage", draw=2),
    ),
    Lord(
        "hermit", "ambassador", cost=10, races=5, race="", key=False, influence=5,
        timing=Timing.ONCE, on_acquire=settle_alone("hermit", draw=1),
    ),
    Lord(
        "elder", "ambassador", cost=10, races=5, race="", key=False, influence=3,
        timing=Timing.ONCE, on_acquire=settle_alone("elder", draw=3),
    ),
)  # fmt: skip
