"""The cards and the Chamber (C-1 … C-3)."""

from __future__ import annotations

import pytest

from abyss_game.games.conspiracy.chamber import NEIGHBOURS, PLACES, ROWS
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import GUILD_OF, KEY_OF, KIND_OF, LORD_NAMES, LORDS, PEARLS_OF, VALUE_OF, lord_of

from .table import RULES


@pytest.mark.parametrize("guild", range(5))
def test_every_guild_has_twelve_lords(guild: int) -> None:
    """C-1"""
    own = [lord for lord in range(LORDS) if GUILD_OF[lord] == guild]
    assert [VALUE_OF[lord] for lord in own] == [0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 6]


@pytest.mark.parametrize(
    ("value", "key", "pearls", "swaps", "extra"),
    [
        (0, "", 0, True, False),
        (1, "silver", 0, False, False),
        (2, "gold", 0, False, False),
        (3, "", 2, False, False),
        (4, "", 1, False, False),
        (6, "", 0, False, True),
    ],
)
def test_what_a_lord_of_each_value_brings(value: int, key: str, pearls: int, swaps: bool, extra: bool) -> None:
    """C-1"""
    own = [lord for lord in range(LORDS) if VALUE_OF[lord] == value]
    assert {KEY_OF[lord] for lord in own} == {key}
    assert {PEARLS_OF[lord] for lord in own} == {pearls}
    assert {(KIND_OF[lord].swaps, KIND_OF[lord].extra) for lord in own} == {(swaps, extra)}


def test_sixty_lords_with_names_of_their_own() -> None:
    """C-1"""
    assert LORDS == 60 == len(set(LORD_NAMES))
    assert LORD_NAMES[:12] == [
        "farmer-0.1",
        "farmer-1.1",
        "farmer-1.2",
        "farmer-1.3",
        "farmer-1.4",
        "farmer-2.1",
        "farmer-2.2",
        "farmer-3.1",
        "farmer-3.2",
        "farmer-4.1",
        "farmer-4.2",
        "farmer-6.1",
    ]
    assert [lord_of(name) for name in LORD_NAMES] == list(range(60))
    assert (lord_of("soldier-0"), lord_of("merchant-0"), lord_of("politician-0"), lord_of("mage-6")) == (12, 24, 36, 59)


def test_the_locations_of_the_game_and_of_the_bonus_variant() -> None:
    """C-2"""
    base = RULES.locations(bonus=False)
    assert base == [
        "sunken_palace",
        "pearl_cove",
        "pearl_grotto",
        "pearl_cavern",
        "silver_vault",
        "golden_vault",
        "pearl_banks",
        "chain_of_reefs",
        "closed_gate",
        "guarded_gate",
        "great_whirlpool",
        "shifting_sands",
        "hall_of_keys",
        "watching_eye",
        "throne_of_farmers",
        "throne_of_soldiers",
        "throne_of_merchants",
        "throne_of_politicians",
        "throne_of_mages",
        "assembly_of_farmers",
        "assembly_of_soldiers",
        "assembly_of_merchants",
        "assembly_of_politicians",
        "assembly_of_mages",
    ]
    assert RULES.locations(bonus=True) == [
        *base,
        "alliance_of_ones",
        "alliance_of_twos",
        "alliance_of_threes",
        "alliance_of_fours",
        "quiet_citadel",
    ]
    assert [location.number for location in LOCATIONS.values()] == list(range(1, 30))
    assert [location.id for location in LOCATIONS.values() if location.bonus] == RULES.locations(bonus=True)[24:]
    assert all(location.formula for location in LOCATIONS.values())


def test_rows_and_neighbours() -> None:
    """C-3"""
    assert ROWS == (5, 4, 3, 2, 1) and PLACES == 15
    assert dict(enumerate(NEIGHBOURS, 1)) == {
        1: (2, 6),
        2: (1, 3, 6, 7),
        3: (2, 4, 7, 8),
        4: (3, 5, 8, 9),
        5: (4, 9),
        6: (1, 2, 7, 10),
        7: (2, 3, 6, 8, 10, 11),
        8: (3, 4, 7, 9, 11, 12),
        9: (4, 5, 8, 12),
        10: (6, 7, 11, 13),
        11: (7, 8, 10, 12, 13, 14),
        12: (8, 9, 11, 14),
        13: (10, 11, 14, 15),
        14: (11, 12, 13, 15),
        15: (13, 14),
    }


def test_neighbours_are_those_that_touch() -> None:
    """C-3: each lower row is shifted by half a card."""
    spots = []
    for row, size in enumerate(ROWS):
        spots += [(2 * column + row, row) for column in range(size)]
    for place, (x, y) in enumerate(spots, 1):
        touching = tuple(
            other
            for other, (a, b) in enumerate(spots, 1)
            if (b == y and abs(a - x) == 2) or (abs(b - y) == 1 and abs(a - x) == 1)
        )
        assert NEIGHBOURS[place - 1] == touching
