"""What a Location is, and the index of all Locations (filled by ``locations``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...engine.queries import Query

if TYPE_CHECKING:
    from .state import ConspiracyGame, ConspiracyState


@dataclass(frozen=True, slots=True)
class Location:
    """A Location card (C-2, section 4 of the rules).

    ``number`` is the number of the card, 1 … 29, and of its picture. ``worth(state, side)`` is what it counts for
    its owner. ``formula`` tells the same in signs: numbers, operators, and icons as ``kind:id`` (``guild:mage``,
    ``key:gold``, ``value:3``, ``pearl``, ``lord``, ``location`` …). ``pearls`` are gained when it is put (C-14);
    then ``on_put(game, side)`` happens. While it lies in a Chamber ``helps`` bends queries about its owner.
    ``bonus``: it belongs to the bonus variant.
    """

    id: str
    number: int
    formula: tuple[str, ...]
    worth: Callable[[ConspiracyState, int], int]
    pearls: int = 0
    on_put: Callable[[ConspiracyGame, int], None] | None = None
    helps: Mapping[type[Query], Callable[[Any], None]] = field(default_factory=dict)
    bonus: bool = False


LOCATIONS: dict[str, Location] = {}
"""All Locations by id, in order of their numbers."""
