"""End of the game, points, ranking (C-24 … C-27, C-37, C-39, C-42)."""

from __future__ import annotations

import pytest

from abyss_game.games.conspiracy.chamber import coalition_with, group_at, joined_by_last, largest_alliance
from abyss_game.games.conspiracy.chamber import largest_coalition as largest
from abyss_game.games.conspiracy.lords import GUILDS, LORD_NAMES

from .table import RULES, Table, pyramid, words

FOURTEEN = "Y3 R3 G3 B3 P3 Y4 R4 G4 B4 P4 Y3 R3 G3 B3"
"""Fourteen Lords without a Key."""


# -- coalitions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chamber", "places", "points"),
    [
        ("BBYYG/RBYB/BGR/BP/P", [1, 2, 7, 10, 13], 15),
        ("BBYYG/RBYB/BGR/B./.", [1, 2, 7, 10, 13], 15),
        ("GGRRR/GRPP/GBB/BB/B", [11, 12, 13, 14, 15], 15),
        ("GBBPP/PPPP/BBB/RR/R", [4, 5, 6, 7, 8, 9], 18),
        ("YRYRY/GBGB/YRY/GB/P", [1], 3),
        ("RGRGR/GRGR/RGR/GR/R", [5, 9, 12, 14, 15], 15),
        ("YYRRR/PYYB/GPB/PG/P", [1, 2, 7, 8], 12),
        ("RYGRB/PRPG/RYG/RB/P", [7, 10, 13], 9),
        ("BYYYB/BGGB/BGB/BB/B", [1, 5, 6, 9, 10, 12, 13, 14, 15], 27),
        ("R..../..../.../../.", [1], 3),
    ],
)
def test_the_largest_coalition(chamber: str, places: list[int], points: int) -> None:
    """C-25 (c): the ten vectors of section 7."""
    lords = pyramid(chamber)
    assert largest(lords) == places
    assert 3 * len(largest(lords)) == points


def test_the_coalition_of_a_chamber_counts_three_a_lord() -> None:
    """C-25 (c): the single largest group, not one per Guild."""
    table = Table("Y1 Y2 R3 R4 R6 Y0", state="over")
    assert table.points(0)["coalition"] == 9
    lines = RULES.standings(table.state)[0].lines
    assert lines[2].source == "coalition"
    assert lines[2].items == [("farmer-1.1", 3), ("farmer-2.1", 3), ("farmer-0.1", 3)]


def test_an_empty_chamber_has_no_coalition() -> None:
    """C-27"""
    assert largest([]) == []
    assert Table(state="over").totals == [0, 0]


def test_an_unfinished_chamber_counts_as_it_stands() -> None:
    """C-27"""
    table = Table("Y4 R2", "G6", state="over")
    assert [table.points(0), table.points(1)] == [{"lords": 6, "coalition": 3}, {"lords": 6, "coalition": 3}]


def test_groups_around_a_place() -> None:
    """C-3, C-31, C-36: what the Lord of a place belongs to, and what the last one has joined."""
    lords = pyramid("BBYYG/RBYB/B")
    assert group_at(lords, 2) == [1, 2, 7, 10]
    assert joined_by_last(lords) == [3]
    assert joined_by_last(pyramid("RRBRR/BB")) == [1, 1]
    assert joined_by_last(pyramid("YBBRR/YB")) == [2]
    assert joined_by_last(pyramid("B")) == []
    assert coalition_with(pyramid("BBYYG/RBYB"), GUILDS.index("politician")) == 4
    assert coalition_with(pyramid("BBYYG/RBYB"), GUILDS.index("soldier")) == 2
    assert coalition_with([], GUILDS.index("soldier")) == 1


def test_the_largest_alliance() -> None:
    """C-23: the vector of section 7; the one at 15 stands apart."""
    lords = [LORD_NAMES.index(f"{word}.1") for word in words("Y2 R1 G3 B1 P3 R2 Y1 B1 P4 G6 P2 Y1 R4 Y3 P1")]
    assert largest_alliance(lords, 1) == [2, 4, 7, 8, 12]
    assert largest_alliance(lords, 2) == [1, 6]
    assert len(largest_alliance(lords, 3)) == len(largest_alliance(lords, 4)) == 1
    assert largest_alliance(lords, 0) == []


# -- sources ---------------------------------------------------------------------------------------------------


def test_the_highest_lord_of_each_guild() -> None:
    """C-25 (a), C-42: nothing for a missing Guild; these are the Lords with shields."""
    table = Table("Y4 Y6 R0 G2 G2", state="over")
    line = RULES.standings(table.state)[0].lines[0]
    assert (line.source, line.points) == ("lords", 8)
    assert line.items == [("farmer-6.1", 6), ("soldier-0.1", 0), ("merchant-2.1", 2)]


def test_the_pearl_master_counts_five() -> None:
    """C-25 (d), C-42: Pearls by themselves count nothing."""
    table = Table("Y1", "R1", pearls=(3, 7), master=0, state="over")
    assert [table.points(0), table.points(1)] == [
        {"lords": 1, "coalition": 3, "pearl-master": 5},
        {"lords": 1, "coalition": 3},
    ]


def test_locations_count_by_the_table() -> None:
    """C-25 (b)"""
    table = Table("Y1 R1@sunken_palace G1@chain_of_reefs", state="over")
    line = RULES.standings(table.state)[0].lines[1]
    assert (line.source, line.items) == ("locations", [("sunken_palace", 7), ("chain_of_reefs", 4)])


# -- ranking ---------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """C-26"""
    assert Table("Y4", "R6", pearls=(9, 0), state="over").places == [2, 1]


def test_ties_go_to_the_most_pearls() -> None:
    """C-26, C-39"""
    assert Table("Y4", "R4", "G4", seats=3, pearls=(1, 3, 2), state="over").places == [3, 1, 2]


def test_still_tied_players_share() -> None:
    """C-26, C-39: seating never matters; the places below the winner are shared alike."""
    assert Table("Y4", "R4", seats=2, pearls=(3, 3), state="over").places == [1, 1]
    assert Table("Y4", "R6", "G4", "B3", seats=4, pearls=(3, 0, 3, 9), state="over").places == [2, 1, 2, 4]
    standings = RULES.standings(Table("Y4", "R4", pearls=(1, 3), state="over").state)
    assert [standing.ties for standing in standings] == [[1], [3]]


# -- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("active", [0, 1])
def test_every_opponent_has_exactly_one_more_turn(seats: int, active: int) -> None:
    """C-24: whatever the seating."""
    lords = ["", "", "", ""][:seats]
    lords[active] = FOURTEEN.replace("B3", "B6", 1)
    table = Table(*lords, seats=seats, active=active, first=1, lord_deck=["mage-4"]).play("draw 1")
    assert table.events("EndTriggered") == [f"EndTriggered seat={active}"]
    after = []
    while not table.game.over:
        assert table.seat is not None
        after.append(table.seat)
        table.play("draw 1")
        while not table.game.over and table.asks != "ChooseRecruit":
            table.play(table.legal[-1])
    assert after == [(active + i) % seats for i in range(1, seats)]
    assert all(event.endswith("last=true") for event in table.events("TurnStarted"))
    assert table.happenings()[-1] == "GameEnded"


def test_the_turn_is_finished_first() -> None:
    """C-24: the fifteenth Lord's swap comes before the end is announced."""
    table = Table(FOURTEEN.replace("Y3", "Y6", 1), "", lord_deck=["mage-0"]).play("draw 1")
    assert table.asks == "ChooseSwap" and table.events("EndTriggered") == []
    table.play("decline")
    assert table.events("EndTriggered") == ["EndTriggered seat=0"]


def test_reaching_fifteen_in_the_last_turns_starts_nothing_new() -> None:
    """C-24"""
    table = Table(
        FOURTEEN, "R1 G2 B1@sunken_palace P1 Y1@pearl_cove R2 G1 B2@pearl_banks P6 Y6 R6 G6 B6 P2",
        lord_deck=["mage-3", "mage-4"], seats=2,
    ).play("draw 1", "draw 1")  # fmt: skip
    assert table.game.over and table.events("EndTriggered") == ["EndTriggered seat=0"]
    assert [chamber.full for chamber in table.state.chambers] == [True, True]


def test_the_result_is_announced() -> None:
    """C-26"""
    table = Table("Y4", "R6", state="end")
    assert table.events() == ["GameEnded places=2,1 points=7,9"]
