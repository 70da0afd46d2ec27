"""The 24 Locations and the 5 of the bonus variant, one literal each (C-2, section 4 of the rules).

All Lords of a Chamber count, covered ones too (C-12).
"""

from __future__ import annotations

from collections.abc import Callable

from .chamber import largest_alliance
from .location import LOCATIONS, Location
from .lords import GOLD, GUILDS, SILVER, VALUE_OF
from .queries import AnyTwoKeys, SearchesDeck
from .settling import close_gate, recycle_locations, recycle_lords
from .state import ConspiracyGame, ConspiracyState

Worth = Callable[[ConspiracyState, int], int]


def _flat(points: int) -> Worth:
    def worth(state: ConspiracyState, side: int) -> int:
        return points

    return worth


def _keys(metal: str, each: int) -> Worth:
    """``each`` point for every Key of ``metal``, used and covered ones too."""

    def worth(state: ConspiracyState, side: int) -> int:
        return each * state.chambers[side].printed_keys(metal)

    return worth


def _pearl_banks(state: ConspiracyState, side: int) -> int:
    return state.chambers[side].pearls // 2


def _chain_of_reefs(state: ConspiracyState, side: int) -> int:
    return 2 * len(state.chambers[side].locations)


def _throne(guild: int) -> Worth:
    def worth(state: ConspiracyState, side: int) -> int:
        best = state.chambers[side].highest(guild)
        return VALUE_OF[best] if best >= 0 else 0

    return worth


def _assembly(guild: int) -> Worth:
    def worth(state: ConspiracyState, side: int) -> int:
        return 1 + state.chambers[side].count(guild)

    return worth


def _alliance(value: int, each: int) -> Worth:
    """``each`` point for every Lord of the largest group of adjacent Lords of ``value`` (C-23)."""

    def worth(state: ConspiracyState, side: int) -> int:
        return each * len(largest_alliance(state.chambers[side].lords, value))

    return worth


def _quiet_citadel(state: ConspiracyState, side: int) -> int:
    return 1 + sum(1 for lord in state.chambers[side].lords if VALUE_OF[lord] in (0, 6))


def _closed_gate(game: ConspiracyGame, side: int) -> None:
    close_gate(game, side, "closed_gate", count=1)


def _guarded_gate(game: ConspiracyGame, side: int) -> None:
    close_gate(game, side, "guarded_gate", count=2)


def _any_two(query: AnyTwoKeys) -> None:
    query.value = True


def _search(query: SearchesDeck) -> None:
    query.value = True


BASE_LOCATIONS: tuple[Location, ...] = (
    Location("sunken_palace", 1, ("7",), _flat(7)),
    Location("pearl_cove", 2, ("5", "+", "1", "pearl"), _flat(5), pearls=1),
    Location("pearl_grotto", 3, ("4", "+", "2", "pearl"), _flat(4), pearls=2),
    Location("pearl_cavern", 4, ("3", "+", "3", "pearl"), _flat(3), pearls=3),
    Location("silver_vault", 5, ("1", "×", "key:silver"), _keys(SILVER, 1)),
    Location("golden_vault", 6, ("2", "×", "key:gold"), _keys(GOLD, 2)),
    Location("pearl_banks", 7, ("1", "×", "pearl", "pearl"), _pearl_banks),
    Location("chain_of_reefs", 8, ("2", "×", "location"), _chain_of_reefs),
    Location("closed_gate", 9, ("3", "gate", "1"), _flat(3), on_put=_closed_gate),
    Location("guarded_gate", 10, ("3", "gate", "2"), _flat(3), on_put=_guarded_gate),
    Location("great_whirlpool", 11, ("3", "shuffle", "lord"), _flat(3), on_put=recycle_lords),
    Location("shifting_sands", 12, ("3", "shuffle", "location"), _flat(3), on_put=recycle_locations),
    Location("hall_of_keys", 13, ("3", "key", "key"), _flat(3), helps={AnyTwoKeys: _any_two}),
    Location("watching_eye", 14, ("3", "eye", "location"), _flat(3), helps={SearchesDeck: _search}),
    *(
        Location(f"throne_of_{guild}s", 15 + index, ("most", f"guild:{guild}"), _throne(index))
        for index, guild in enumerate(GUILDS)
    ),
    *(
        Location(f"assembly_of_{guild}s", 20 + index, ("1", "+", "1", "×", f"guild:{guild}"), _assembly(index))
        for index, guild in enumerate(GUILDS)
    ),
)
"""The Locations of every game."""

BONUS_LOCATIONS: tuple[Location, ...] = (
    Location("alliance_of_ones", 25, ("1", "×", "value:1"), _alliance(1, 1), bonus=True),
    Location("alliance_of_twos", 26, ("2", "×", "value:2"), _alliance(2, 2), bonus=True),
    Location("alliance_of_threes", 27, ("2", "×", "value:3"), _alliance(3, 2), bonus=True),
    Location("alliance_of_fours", 28, ("2", "×", "value:4"), _alliance(4, 2), bonus=True),
    Location("quiet_citadel", 29, ("1", "+", "1", "×", "value:0", "value:6"), _quiet_citadel, bonus=True),
)
"""The Locations of the bonus variant (C-2)."""

LOCATIONS.update((location.id, location) for location in (*BASE_LOCATIONS, *BONUS_LOCATIONS))
