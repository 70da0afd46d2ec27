"""Plotting at the Court and the Lord deck (B-22 … B-24, B-128)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import POWERLESS_COURT, Table

POOR = {"pearls": 0}


def test_a_pearl_for_the_top_lord_in_the_farthest_empty_space_as_often_as_wished() -> None:
    """B-22"""
    table = Table(
        court=["", "", "", "", *POWERLESS_COURT[4:]],
        lord_deck=["trader", "peddler", "jailer"],
        areas=[{"pearls": 3}, POOR],
    )
    table.play("plot")
    assert table.state.court == ["", "", "", "trader", "aquaculturalist", "landowner"]
    table.play("plot")
    assert table.state.court == ["", "", "peddler", "trader", "aquaculturalist", "landowner"]
    table.play("plot")
    assert table.state.court == ["", "jailer", "peddler", "trader", "aquaculturalist", "landowner"]
    assert table.pearls == [0, 0]
    assert table.events() == [
        "LordPlotted seat=0 lord=trader space=3",
        "LordPlotted seat=0 lord=peddler space=2",
        "LordPlotted seat=0 lord=jailer space=1",
    ]
    assert table.refusal("plot") == "plot-pearl"


def test_a_plotted_lord_may_be_recruited_in_the_same_turn() -> None:
    """B-22, B-136"""
    table = Table(
        court=["", *POWERLESS_COURT[1:]],
        lord_deck=["peddler"],
        areas=[{"pearls": 1, "hand": ["shellfish-4", "shellfish-4"]}, POOR],
    ).play("plot", "recruit peddler", "pick shellfish-4.1", "pick shellfish-4.2", "confirm", "affiliate shellfish-4.1")
    assert table.lords(0) == ["peddler"]


@pytest.mark.parametrize(
    ("court", "pearls", "keep", "code"),
    [
        (["", *POWERLESS_COURT[1:]], 1, {}, "legal"),
        (["", *POWERLESS_COURT[1:]], 0, {}, "plot-pearl"),
        (POWERLESS_COURT, 1, {}, "court-full"),
        (["", *POWERLESS_COURT[1:]], 1, {"lord_deck": 0}, "lord-deck-empty"),
    ],
)
def test_plotting_needs_a_pearl_a_space_and_a_card(
    court: list[str], pearls: int, keep: dict[str, int], code: str
) -> None:
    """B-23, B-128"""
    table = Table(court=court, keep=keep, areas=[{"pearls": pearls}, POOR])
    assert table.refusal("plot") == code
    assert ("plot" in table.legal) is (code == "legal")


@pytest.mark.parametrize(
    "moves",
    [
        ["explore"],
        ["council squid"],
        ["recruit shepherd"],
        ["recruit shepherd", "pick seahorse-5", "pick seahorse-4", "confirm"],
    ],
)
def test_no_plotting_after_the_action_has_been_chosen(moves: list[str]) -> None:
    """B-23"""
    area: dict[str, Any] = {"pearls": 5, "lords": ["slaver"], "hand": ["seahorse-5", "seahorse-4", "crab-1"]}
    table = Table(
        court=["", *POWERLESS_COURT[1:]],
        exploration=["crab-1"],
        council={"squid": ["squid-1"]},
        areas=[area, POOR],
    ).play(*moves)
    assert table.seat == 0
    assert "plot" not in table.legal
    assert table.refusal("plot") == "not-now"


def test_plotting_the_last_lord_does_not_end_the_game() -> None:
    """B-24, B-71"""
    table = Table(
        court=["", *POWERLESS_COURT[1:]],
        exploration=["crab-1"],
        keep={"lord_deck": 1},
        areas=[{"pearls": 1}, POOR],
    ).play("plot", "explore", "take crab-1")
    assert table.state.lord_deck == []
    assert table.events("EndTriggered") == []
    assert table.state.turns_left == -1


def test_taking_the_last_lord_by_a_power_does_not_end_the_game() -> None:
    """B-24: Opportunist and Schemer."""
    opportunist = Table(
        court=POWERLESS_COURT,
        exploration=["crab-1"],
        keep={"lord_deck": 1},
        areas=[{"pearls": 0, "lords": ["opportunist"]}, POOR],
    ).play("use opportunist", "dismiss keeper", "explore", "take crab-1")
    schemer = Table(
        court=["schemer", *POWERLESS_COURT[1:]],
        lord_deck=["jailer"],
        keep={"lord_deck": 1},
        areas=[{"pearls": 0, "lords": ["trader"], "hand": ["squid-3", "crab-4", "jellyfish-1"]}, POOR],
    ).play("recruit schemer", "pick squid-3", "pick crab-4", "pick jellyfish-1", "confirm", "dismiss trader")
    for table in (opportunist, schemer):
        assert table.state.lord_deck == []
        assert table.seat == 1
        assert table.events("EndTriggered") == []


def test_an_empty_lord_deck_is_never_filled_again() -> None:
    """B-128: no plotting, no Opportunist, no Schemer."""
    table = Table(
        court=["", "schemer", *POWERLESS_COURT[2:]],
        keep={"lord_deck": 0},
        gone_lords=["trader"],
        areas=[{"pearls": 1, "lords": ["opportunist"], "hand": ["squid-3", "crab-4", "jellyfish-1"]}, POOR],
    )
    assert table.refusal("plot") == "lord-deck-empty"
    assert table.refusal("use opportunist") == "power-needs-target"
    table.play("recruit schemer", "pick squid-3", "pick crab-4", "pick jellyfish-1", "confirm")
    assert table.events("PowerWithoutTarget") == ["PowerWithoutTarget seat=0 lord=schemer"]
    assert table.lords(0) == ["opportunist", "schemer"]
    assert table.state.lord_deck == []
