"""Points and ranking (B-75 … B-81, B-116 … B-126)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table

POOR: dict[str, Any] = {"pearls": 0}


def over(*areas: dict[str, Any]) -> Table:
    """A finished game."""
    return Table(seats=max(2, len(areas)), state="over", areas=[*areas, POOR][: max(2, len(areas))])


def test_the_score_has_four_parts() -> None:
    """B-75"""
    table = over(
        {
            "lords": ["jailer", "miller"],
            "locations": ["jail", "black_smokers"],
            "affiliated": ["crab-3", "squid-2"],
            "tokens": [2, 4],
        }
    )
    lines = {line.source: line.points for line in table.standings()[0].lines}
    assert lines == {"locations": 13, "lords": 17, "affiliated": 5, "monsters": 6}
    assert table.standings()[0].points == 41


def test_lords_count_free_used_and_turned() -> None:
    """B-76, B-2"""
    table = over({"lords": ["miller", "keeper@jail", "hunter:turned"], "locations": ["jail"]})
    assert table.points(0, "lords") == 10 + 6 + 6


@pytest.mark.parametrize(
    ("affiliated", "points"),
    [
        ([], 0),
        (["crab-1"], 1),
        (["crab-1", "crab-5", "crab-3"], 5),
        (["crab-4", "crab-4"], 4),
        (["crab-2", "squid-3", "squid-1", "jellyfish-4", "seahorse-1", "shellfish-5"], 15),
    ],
)
def test_only_the_strongest_affiliated_ally_of_each_race_counts(affiliated: list[str], points: int) -> None:
    """B-77"""
    assert over({"affiliated": affiliated}).points(0, "affiliated") == points


def test_monster_tokens_count_their_values() -> None:
    """B-78"""
    assert over({"tokens": [2, 2, 3, 4, 4]}).points(0, "monsters") == 15


def test_monster_tokens_are_revealed_only_at_the_end() -> None:
    """B-78, B-132"""
    table = Table(areas=[{"tokens": [4, 3]}, {"tokens": [2]}])
    rules = table.game.rules
    assert [rules.standings(rules.view(table.state, 1))[seat].points for seat in (0, 1)] == [0, 2]
    table = Table(state="end", areas=[{"tokens": [4, 3]}, {"tokens": [2]}])
    assert [rules.standings(rules.view(table.state, 1))[seat].points for seat in (0, 1)] == [7, 2]
    assert [event.split()[0] for event in table.events()] == ["HandAffiliated"] * 2 + ["TokensRevealed"] * 2 + [
        "GameEnded"
    ]


# -- Locations -----------------------------------------------------------------------------------------------------

GUILDS = {
    "sargasso_silos": (5, ["keeper", "miller", "reaper"], 11),
    "hydrozoa_reserves": (6, ["shaman", "invoker", "oracle"], 12),
    "parliament": (6, ["corruptor", "schemer", "diplomat"], 12),
    "barracks": (7, ["jailer", "hunter", "commander"], 13),
    "dockworks": (5, ["trader", "slaver", "peddler"], 11),
}


@pytest.mark.parametrize("location", GUILDS)
def test_locations_of_the_guilds(location: str) -> None:
    """B-116: all Lords of the Guild, free, used and turned; no others."""
    base, lords, with_three = GUILDS[location]
    assert over({"locations": [location]}).worth(0, location) == base
    states = [lords[0], f"{lords[1]}:turned", f"{lords[2]}@{location}"]
    table = over({"locations": [location], "lords": [*states, "elder"]}, {"lords": []})
    assert table.worth(0, location) == with_three


RACES = {
    "sanctuary": (4, "jellyfish", 10),
    "sargasso_fields": (3, "seahorse", 9),
    "oceanic_senate_assembly": (4, "squid", 10),
    "chasm": (5, "crab", 11),
    "nest_of_giant_clams": (3, "shellfish", 9),
}


@pytest.mark.parametrize("location", RACES)
def test_locations_of_the_races_count_all_affiliated_allies(location: str) -> None:
    """B-117"""
    base, race, with_two = RACES[location]
    assert over({"locations": [location]}).worth(0, location) == base
    other = "squid" if race != "squid" else "crab"
    affiliated = [f"{race}-1", f"{race}-4", f"{other}-2"]
    assert over({"locations": [location], "affiliated": affiliated}).worth(0, location) == with_two


@pytest.mark.parametrize(
    ("lords", "points"),
    [
        ([], 0),
        (["jailer", "seeker"], 2),
        (["jailer", "trader", "oracle", "schemer", "miller", "elder"], 12),
        (["jailer", "sage"], 4),
    ],
)
def test_the_abyss_counts_six_guilds(lords: list[str], points: int) -> None:
    """B-118"""
    assert over({"locations": ["abyss"], "lords": lords}).worth(0, "abyss") == points


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        ({"lords": ["jailer"], "affiliated": ["crab-1", "crab-2"]}, [["barracks"], ["chasm"]], 11),
        ({"lords": ["jailer", "hunter", "seeker"], "affiliated": []}, [["barracks"], ["chasm"]], 13),
        ({"lords": [], "affiliated": []}, [[], []], 0),
        ({"lords": [], "affiliated": []}, [["black_smokers"], ["depths"]], 0),
        ({"lords": ["landowner"], "affiliated": []}, [["throne_room", "jail"], []], 14),
    ],
)
def test_the_city_of_mirrors_is_the_best_opposing_tile_counted_with_own_cards(
    own: dict[str, Any], others: list[list[str]], points: int
) -> None:
    """B-119"""
    table = over(
        {**own, "locations": ["city_of_mirrors", "coral_barrier"]}, *({"locations": tiles} for tiles in others)
    )
    assert table.worth(0, "city_of_mirrors") == points


def test_the_city_of_mirrors_shows_nothing_before_the_end() -> None:
    """B-119"""
    areas = [{"locations": ["city_of_mirrors"]}, {"locations": ["chasm"]}]
    assert Table(areas=areas).worth(0, "city_of_mirrors") == 0
    assert Table(areas=areas, state="over").worth(0, "city_of_mirrors") == 5


def test_the_copy_is_never_below_zero_but_other_tiles_may_be() -> None:
    """B-80, B-119: The Coral Barrier with 22 affiliated Allies."""
    affiliated = [f"{race}-{value}" for race in ("crab", "squid") for value in (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4)]
    table = over({"affiliated": affiliated, "locations": ["city_of_mirrors"]}, {"locations": ["coral_barrier"]})
    assert table.worth(0, "city_of_mirrors") == 0
    table = over({"affiliated": affiliated, "locations": ["coral_barrier"]}, POOR)
    assert table.worth(0, "coral_barrier") == -2
    assert table.points(0, "locations") == -2


@pytest.mark.parametrize(
    ("lords", "depths", "throne"),
    [([], 0, 0), (["recruiter", "landowner"], 8, 12), (["miller:turned", "elder@depths"], 6, 10), (["trader"], 18, 9)],
)
def test_the_depths_and_the_throne_room(lords: list[str], depths: int, throne: int) -> None:
    """B-121, B-122"""
    table = over({"lords": lords, "locations": ["depths", "throne_room"]})
    assert (table.worth(0, "depths"), table.worth(0, "throne_room")) == (depths, throne)


@pytest.mark.parametrize(("count", "points"), [(0, 15), (1, 14), (7, 8)])
def test_the_jail(count: int, points: int) -> None:
    """B-123"""
    lords = ["jailer", "seeker:turned", "keeper@jail", "trader", "peddler", "elder", "miller"][:count]
    assert over({"lords": lords, "locations": ["jail"]}).worth(0, "jail") == points


def test_every_lord_counts_for_one_of_the_two_towers() -> None:
    """B-124: whatever its state; an Ambassador has no Key."""
    lords = ["shaman", "oracle:turned", "keeper@lost_tower", "jailer", "miller:turned", "elder@lost_tower", "sage"]
    table = over({"lords": lords, "locations": ["closed_tower", "lost_tower"]})
    assert (table.worth(0, "closed_tower"), table.worth(0, "lost_tower")) == (9, 12)


@pytest.mark.parametrize(
    ("affiliated", "points"),
    [([], 3), (["crab-4"], 7), (["crab-4", "crab-2", "squid-4", "squid-4"], 9), (["crab-1", "squid-1"], 5)],
)
def test_the_chamber_of_allies(affiliated: list[str], points: int) -> None:
    """B-125"""
    assert over({"affiliated": affiliated, "locations": ["chamber_of_allies"]}).worth(0, "chamber_of_allies") == points


@pytest.mark.parametrize(("affiliated", "points"), [([], 20), (["crab-4"], 19), (["crab-1", "crab-1", "squid-2"], 17)])
def test_the_coral_barrier(affiliated: list[str], points: int) -> None:
    """B-126"""
    assert over({"affiliated": affiliated, "locations": ["coral_barrier"]}).worth(0, "coral_barrier") == points


def test_black_smokers_are_worth_nothing() -> None:
    """B-120"""
    assert over({"locations": ["black_smokers"], "lords": ["landowner"]}).worth(0, "black_smokers") == 0


def test_allies_of_the_last_affiliation_count_for_locations() -> None:
    """B-79, B-74"""
    table = Table(
        state="end",
        areas=[{"hand": ["crab-2", "crab-3", "squid-1"], "locations": ["chasm", "chamber_of_allies"]}, POOR],
    )
    assert table.worth(0, "chasm") == 8
    assert table.worth(0, "chamber_of_allies") == 6


# -- ranking -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("areas", "places"),
    [
        # points
        ([{"lords": ["miller"]}, {"lords": ["landowner"]}], [2, 1]),
        # then Pearls
        ([{"lords": ["miller"], "pearls": 3}, {"lords": ["corruptor"], "affiliated": ["crab-4"], "pearls": 4}], [2, 1]),
        # then the most valuable Lord: 10 against 4 + 6
        ([{"lords": ["recruiter", "hunter"], "pearls": 3}, {"lords": ["miller"], "pearls": 3}], [2, 1]),
        # then shared: 9 against 9
        ([{"lords": ["trader"], "pearls": 3}, {"lords": ["peddler"], "pearls": 3}], [1, 1]),
        # more Lords of lower value do not help; Pearls come before the Lord
        (
            [
                {"lords": ["miller"], "pearls": 2},
                {"lords": ["hunter", "recruiter"], "pearls": 3},
                {"lords": ["assassin"], "affiliated": ["crab-4"], "pearls": 2},
            ],
            [2, 1, 3],
        ),
        # the second step compares only those who are level: seat 2 has most Pearls but fewer points
        (
            [
                {"lords": ["trader"], "pearls": 1},
                {"lords": ["peddler"], "pearls": 2},
                {"lords": ["jailer"], "pearls": 9},
            ],
            [2, 1, 3],
        ),
        # shared places leave a gap
        (
            [{"lords": ["trader"], "pearls": 3}, {"lords": ["peddler"], "pearls": 3}, {"pearls": 3}, {"pearls": 3}],
            [1, 1, 3, 3],
        ),
    ],
)
def test_points_then_pearls_then_the_most_valuable_lord_then_shared(
    areas: list[dict[str, Any]], places: list[int]
) -> None:
    """B-81"""
    assert [standing.place for standing in over(*areas).standings()] == places
