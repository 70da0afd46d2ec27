"""Makes all expansions known: the table of expansions, and their Lords and Locations beside those of the base game."""

from __future__ import annotations

from ..expansion import EXPANSIONS
from ..location import LOCATIONS
from ..locations import BASE_LOCATIONS
from ..lord import LORDS
from ..lords import BASE_LORDS
from .kraken.expansion import Kraken
from .leviathan.expansion import Leviathan

EVERY = (Kraken(), Leviathan())

for expansion in EVERY:
    EXPANSIONS[expansion.name] = expansion
    LORDS.update((lord.id, lord) for lord in expansion.lords)
    LOCATIONS.update((location.id, location) for location in expansion.locations)

assert len(LORDS) == len(BASE_LORDS) + sum(len(expansion.lords) for expansion in EVERY)
assert len(LOCATIONS) == len(BASE_LOCATIONS) + sum(len(expansion.locations) for expansion in EVERY)
