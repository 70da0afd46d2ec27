"""What the screen and the computer players may ask beforehand (player's guide to C-8 … C-25)."""

from __future__ import annotations

import pytest

from abyss_game.games.conspiracy import preview as ask
from abyss_game.games.conspiracy.lords import GUILDS, lord_of

from .table import RULES, Table


def lords(*names: str) -> list[int]:
    return [lord_of(name) for name in names]


def test_a_lord_previews_points_keys_and_coalition() -> None:
    """C-8, C-10, C-25"""
    table = Table("P3 P4 Y1")
    seen = RULES.view(table.state, 0)
    found = ask.preview(seen, 0, lords("mage-6.1"))
    assert (found.places, found.returned, found.pearls, found.due) == ([4], [], 0, [])
    assert (found.keys.silver, found.keys.gold) == (1, 0)
    assert {line.source: line.points for line in found.lines} == {
        "lords": 7,
        "locations": 0,
        "coalition": 6,
        "pearl-master": 0,
    }
    assert (found.points_before, found.points) == (11, 13)
    assert (found.coalition, found.joined) == ([1, 2], [4])


def test_a_preview_changes_nothing() -> None:
    table = Table("P3 P4 Y1", piles={"mage": ["mage-1", "mage-6"]})
    seen = RULES.view(table.state, 0)
    before = RULES.pack(seen)
    ask.preview_pile(seen, 0, GUILDS.index("mage"))
    ask.preview_swap(seen, 0, *lords("mage-3", "mage-4"))
    ask.preview_location(seen, 0, "pearl_cove")
    assert RULES.pack(seen) == before


def test_a_due_location_is_foretold() -> None:
    """C-10, C-12: in the pile's order; the count restarts after each."""
    table = Table("Y1", piles={"mage": ["mage-1.1", "mage-2.1", "mage-1.2", "mage-2.2"]})
    found = ask.preview_pile(RULES.view(table.state, 0), 0, GUILDS.index("mage"))
    assert found.places == [2, 3, 4, 5]
    assert found.due == [2, 5]
    assert found.keys.total == 0


@pytest.mark.parametrize(
    ("opponent", "due", "points_of_lords"),
    [("farmer", [3], 1 + 2), ("mage", [2], 1 + 2 + 1)],
)
def test_a_location_of_the_legendary_opponent_is_certain(opponent: str, due: list[int], points_of_lords: int) -> None:
    """C-33, C-37: face down it counts 5, and 1 more for the mage, who needs any two Keys only."""
    position = {"piles": {"mage": ["mage-2.1", "mage-1.1"]}, "active": 1, "state": "place"}
    table = Table("", "Y1", seats=1, variants=[f"opponent-{opponent}"], **position)
    found = ask.preview_pile(RULES.view(table.state, 0), 1, GUILDS.index("mage"))
    points = {line.source: line.points for line in found.lines}
    assert (found.due, points["locations"], points["lords"]) == (due, 5, points_of_lords)
    assert found.points - found.points_before == {"farmer": 10, "mage": 11}[opponent]


def test_what_the_opponent_is_foretold_comes_true() -> None:
    """C-30, C-33"""
    position = {"piles": {"mage": ["mage-2.1", "mage-1.1"]}, "active": 1}
    asked = Table("", "Y1", seats=1, variants=["opponent-mage"], state="place", **position)
    played = Table("", "Y1", seats=1, variants=["opponent-mage"], state="recruit", **position)
    played.play("place mage-2.1")
    found = ask.preview_pile(RULES.view(asked.state, 0), 1, GUILDS.index("mage"))
    assert RULES.standings(played.state)[1].points == found.points


def test_a_hall_of_keys_counts_in_a_preview() -> None:
    """C-21"""
    table = Table("Y1 R1@hall_of_keys G1")
    seen = RULES.view(table.state, 0)
    assert ask.any_two_keys(seen, 0) and not ask.any_two_keys(seen, 1)
    assert ask.preview(seen, 0, lords("mage-2.1")).due == [4]


def test_no_location_is_foretold_when_none_can_be_taken() -> None:
    """C-13"""
    table = Table("Y1 R1@watching_eye G1", keep={"location_deck": 0}, available=["sunken_palace"])
    assert ask.preview(RULES.view(table.state, 0), 0, lords("mage-1.1")).due == []


def test_pearls_and_the_master_are_foretold() -> None:
    """C-17"""
    table = Table("Y1", "", pearls=(1, 3), master=1)
    seen = RULES.view(table.state, 0)
    assert ask.preview(seen, 0, lords("mage-3.1")).master
    assert not ask.preview(seen, 0, lords("mage-4.1")).master
    found = ask.preview(seen, 0, lords("mage-3.1"))
    assert found.pearls == 2 and found.lines[3].points == 5


def test_a_pile_that_does_not_fit() -> None:
    """C-18"""
    table = Table("Y3 R3 G3 B3 P3 Y4 R4 G4 B4 P4 Y3 R3 G3 B3", piles={"mage": ["mage-1", "mage-6"]})
    found = ask.preview_pile(RULES.view(table.state, 0), 0, GUILDS.index("mage"))
    assert found.places == [15] and found.returned == lords("mage-6.1")


def test_the_replay_token_is_foretold() -> None:
    """C-36"""
    seen = RULES.view(Table("P3 P4", seats=1).state, 0)
    assert ask.preview(seen, 0, lords("mage-6.1")).token
    assert not ask.preview(seen, 0, lords("soldier-6.1")).token
    held = RULES.view(Table("P3 P4", seats=1, solo={"token": True}).state, 0)
    assert not ask.preview(held, 0, lords("mage-6.1")).token
    assert not ask.preview(RULES.view(Table("P3 P4").state, 0), 0, lords("mage-6.1")).token


def test_a_swap_previews_the_coalition() -> None:
    """C-15"""
    seen = RULES.view(Table("P3 P4 R3 P0").state, 0)
    found = ask.preview_swap(seen, 0, *lords("soldier-3.1", "mage-0.1"))
    assert found.coalition == [1, 2, 3] and found.points - found.points_before == 3


def test_a_location_previews_the_score() -> None:
    """C-14, C-25"""
    seen = RULES.view(Table("Y1 R1", "", pearls=(1, 2), master=1).state, 0)
    lines = {line.source: line.points for line in ask.preview_location(seen, 0, "pearl_cove")}
    assert lines == {"lords": 2, "locations": 5, "coalition": 3, "pearl-master": 5}
    lines = {line.source: line.points for line in ask.preview_location(seen, 0, "silver_vault")}
    assert lines == {"lords": 2, "locations": 2, "coalition": 3, "pearl-master": 0}


def test_questions_about_the_table_as_it_lies() -> None:
    """C-10, C-19, C-25"""
    table = Table("P3 P4 Y1 G2", "", gate={"owner": 1, "count": 2, "location": "guarded_gate"}, lord_deck=["mage-0"])
    seen = RULES.view(table.state, 0)
    assert ask.coalition(seen, 0) == [1, 2]
    assert (ask.open_keys(seen, 0).silver, ask.open_keys(seen, 0).gold) == (1, 1)
    assert ask.ordered_draw(seen, 0) == 2 and ask.ordered_draw(seen, 1) == 0
    assert sum(line.points for line in ask.score(seen, 0)) == RULES.standings(table.state)[0].points
