"""The six Locations of Kraken (K-36, K-41, K-45, K-46): four of them are sacred sites."""

from __future__ import annotations

from ...location import Location
from ...lord import LORDS
from ...state import AbyssState
from .lords import SMUGGLER
from .nebulis import part
from .treasures import search_a_site, worth


def _gambling_den(state: AbyssState, seat: int) -> int:
    return 5 + 2 * sum(1 for own in state.areas[seat].lords if LORDS[own.lord].guild == SMUGGLER)


def _krakens_lair(state: AbyssState, seat: int) -> int:
    return 15 - 3 * part(state).nebulis[seat]


def _sacred_site(location: str) -> Location:
    def treasures(state: AbyssState, seat: int) -> int:
        return worth(state, location)

    return Location(location, ("treasure",), treasures, on_control=search_a_site(location))


SACRED_SITES = tuple(
    _sacred_site(location) for location in ("cetacean_graveyard", "abandoned_convoy", "megalodon", "battlefield")
)

KRAKEN_LOCATIONS: tuple[Location, ...] = (
    Location("gambling_den", ("5", "+", "2", f"guild:{SMUGGLER}"), _gambling_den),
    Location("krakens_lair", ("15", "−", "3", "nebulis"), _krakens_lair),
    *SACRED_SITES,
)
