"""What a Location is, and the index of all Locations (filled by ``locations`` and by the expansions)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import AbyssGame, AbyssState


@dataclass(frozen=True, slots=True)
class Location:
    """A Location tile.

    ``worth(state, seat)`` is what it counts for ``seat`` by that player's Lords and affiliated Allies (B-79), as far
    as they lie on the table. ``formula`` tells the same in signs: numbers, operators, and icons as ``kind:id``
    (``race:crab``, ``guild:mage``, ``lord``, ``key``, ``no-key`` …). ``on_control(game, seat)`` happens when the tile
    is taken (B-63). ``copies``: at the end it is worth what the best Location of an opponent would be (B-119).
    """

    id: str
    formula: tuple[str, ...]
    worth: Callable[[AbyssState, int], int]
    on_control: Callable[[AbyssGame, int], None] | None = None
    copies: bool = False


LOCATIONS: dict[str, Location] = {}
"""All Locations by id."""
