"""The 20 Locations of the base game, one literal each (B-116 … B-126).

"Your Lords" are all of them, free, used and turned; "affiliated Allies" all that lie in front of the player.
"""

from __future__ import annotations

from .cards import RACE_OF, RACES, VALUE_OF
from .control import search_the_deck
from .location import LOCATIONS, Location
from .lord import LORDS
from .state import AbyssState


def _lords(state: AbyssState, seat: int) -> list[str]:
    return [own.lord for own in state.areas[seat].lords]


def _guild(location: str, base: int, guild: str) -> Location:
    """``base`` + 2 for every Lord of ``guild`` (B-116)."""

    def worth(state: AbyssState, seat: int) -> int:
        return base + 2 * sum(1 for lord in _lords(state, seat) if LORDS[lord].guild == guild)

    return Location(location, (str(base), "+", "2", f"guild:{guild}"), worth)


def _race(location: str, base: int, race: str) -> Location:
    """``base`` + 3 for every affiliated Ally of ``race``, not only the strongest (B-117)."""
    index = RACES.index(race)

    def worth(state: AbyssState, seat: int) -> int:
        return base + 3 * sum(1 for card in state.areas[seat].affiliated if RACE_OF[card] == index)

    return Location(location, (str(base), "+", "3", f"race:{race}"), worth)


def _keyed(location: str, key: bool) -> Location:
    """3 for every Lord with, or without, a printed Key, whatever its state (B-124)."""

    def worth(state: AbyssState, seat: int) -> int:
        return 3 * sum(1 for lord in _lords(state, seat) if LORDS[lord].key == key)

    return Location(location, ("3", "×", "lord", "key" if key else "no-key"), worth)


def _abyss(state: AbyssState, seat: int) -> int:
    return 2 * len({LORDS[lord].guild for lord in _lords(state, seat)})


def _depths(state: AbyssState, seat: int) -> int:
    return 2 * min((LORDS[lord].influence for lord in _lords(state, seat)), default=0)


def _throne_room(state: AbyssState, seat: int) -> int:
    return max((LORDS[lord].influence for lord in _lords(state, seat)), default=0)


def _jail(state: AbyssState, seat: int) -> int:
    return 15 - len(state.areas[seat].lords)


def _chamber_of_allies(state: AbyssState, seat: int) -> int:
    weakest: dict[int, int] = {}
    for card in state.areas[seat].affiliated:
        race = RACE_OF[card]
        weakest[race] = min(weakest.get(race, VALUE_OF[card]), VALUE_OF[card])
    return 3 + sum(weakest.values())


def _coral_barrier(state: AbyssState, seat: int) -> int:
    return 20 - len(state.areas[seat].affiliated)


def _nothing(state: AbyssState, seat: int) -> int:
    return 0


BASE_LOCATIONS: tuple[Location, ...] = (
    _guild("sargasso_silos", 5, "farmer"),
    _guild("hydrozoa_reserves", 6, "mage"),
    _race("sanctuary", 4, "jellyfish"),
    _guild("parliament", 6, "politician"),
    _guild("barracks", 7, "soldier"),
    _guild("dockworks", 5, "merchant"),
    _race("sargasso_fields", 3, "seahorse"),
    Location("abyss", ("2", "×", "guild"), _abyss),
    Location("city_of_mirrors", ("opponent", "to", "location"), _nothing, copies=True),
    Location("black_smokers", ("0", "eye", "location"), _nothing, on_control=search_the_deck("black_smokers")),
    _race("oceanic_senate_assembly", 4, "squid"),
    Location("depths", ("2", "×", "least", "lord"), _depths),
    Location("throne_room", ("most", "lord"), _throne_room),
    Location("jail", ("15", "−", "lord"), _jail),
    _race("chasm", 5, "crab"),
    _keyed("closed_tower", key=True),
    _keyed("lost_tower", key=False),
    Location("chamber_of_allies", ("3", "+", "least", "affiliated"), _chamber_of_allies),
    _race("nest_of_giant_clams", 3, "shellfish"),
    Location("coral_barrier", ("20", "−", "affiliated"), _coral_barrier),
)

LOCATIONS.update((location.id, location) for location in BASE_LOCATIONS)
