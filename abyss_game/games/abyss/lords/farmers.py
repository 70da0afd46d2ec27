"""Farmers (B-114): many points or a Key, and no power."""

from __future__ import annotations

from ..cards import RACES
from ..lord import Lord

SEAHORSE = RACES[2]

FARMERS = (
    Lord("keeper", "farmer", cost=6, races=3, race=SEAHORSE, key=True, influence=6),
    Lord("reaper", "farmer", cost=7, races=2, race=SEAHORSE, key=True, influence=6),
    Lord("shepherd", "farmer", cost=8, races=1, race=SEAHORSE, key=True, influence=6),
    Lord("miller", "farmer", cost=8, races=2, race=SEAHORSE, key=False, influence=10),
    Lord("aquaculturalist", "farmer", cost=9, races=3, race=SEAHORSE, key=False, influence=11),
    Lord("landowner", "farmer", cost=10, races=1, race=SEAHORSE, key=False, influence=12),
)
