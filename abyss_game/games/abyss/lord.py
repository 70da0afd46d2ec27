"""What a Lord is, and the index of all Lords (filled by the package ``lords`` and by the expansions)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from ...engine.queries import Query
from ...engine.steps import Step
from .cards import RACES
from .occasions import Occasion

if TYPE_CHECKING:
    from .state import AbyssGame


class Timing(Enum):
    """When a power works (B-82)."""

    NONE = "none"
    ONCE = "immediate"
    LASTING = "permanent"
    EACH_TURN = "per_turn"


@dataclass(frozen=True, slots=True)
class Activation:
    """A per-turn power: ``usable(game, seat)`` tells whether it has what it needs (B-18), ``ask(seat)`` makes the
    decision about its target."""

    usable: Callable[[AbyssGame, int], bool]
    ask: Callable[[int], Step]


@dataclass(frozen=True, slots=True)
class Lord:
    """A Lord card.

    ``cost`` is the printed value to reach, ``races`` the exact number of different Races, ``race`` the mandatory
    one ("" for none, B-42). ``key`` tells whether a Key is printed, ``influence`` the points.

    The power: ``on_acquire(game, seat)`` happens once, when the Lord comes to ``seat`` (B-82, B-83). While the Lord
    is active, ``helps`` bends queries about its owner, ``hinders`` queries about unprotected opponents, and
    ``reacts(game, seat, occasion)`` happens on occasions that befall unprotected opponents of its owner ``seat``.
    ``activation`` is a per-turn power. ``optional``: an immediate power that may be declined (B-84).
    """

    id: str
    guild: str
    cost: int
    races: int
    race: str
    key: bool
    influence: int
    timing: Timing = Timing.NONE
    on_acquire: Callable[[AbyssGame, int], None] | None = None
    helps: Mapping[type[Query], Callable[[Any], None]] = field(default_factory=dict)
    hinders: Mapping[type[Query], Callable[[Any], None]] = field(default_factory=dict)
    reacts: Mapping[type[Occasion], Callable[[AbyssGame, int, Any], None]] = field(default_factory=dict)
    activation: Activation | None = None
    optional: bool = False

    @property
    def race_index(self) -> int:
        """The index of the mandatory Race, −1 for none."""
        return RACES.index(self.race) if self.race else -1


LORDS: dict[str, Lord] = {}
"""All Lords by id."""
