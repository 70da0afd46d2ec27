"""The support of the Council (B-39, B-40, B-103 … B-105)."""

from __future__ import annotations

import pytest

from .table import POWERLESS_COURT, RULES, Table

POOR = {"pearls": 0}
FULL = {"crab": ["crab-2", "crab-5"], "squid": ["squid-1"], "jellyfish": ["jellyfish-3"]}


def test_a_whole_stack_comes_to_the_hand() -> None:
    """B-39"""
    table = Table(court=POWERLESS_COURT, council=FULL, areas=[{"pearls": 0, "hand": ["crab-1"]}, POOR])
    table.play("council crab")
    assert table.hand(0) == ["crab-1", "crab-2", "crab-5"]
    assert table.council("crab") == []
    assert table.council("squid") == ["squid-1"]
    assert table.seat == 1


def test_an_empty_stack_cannot_be_chosen() -> None:
    """B-39"""
    table = Table(court=POWERLESS_COURT, council=FULL, areas=[POOR, POOR])
    assert table.legal == ["explore", "council jellyfish", "council crab", "council squid"]
    assert table.refusal("council shellfish") == "stack-empty"


def test_a_stack_may_not_be_looked_at_before() -> None:
    """B-39, B-132"""
    table = Table(court=POWERLESS_COURT, council=FULL, areas=[POOR, POOR])
    for seat in (0, 1):
        assert RULES.view(table.state, seat).council == [[-1], [-1, -1], [], [], [-1]]


def test_the_alchemist_takes_a_second_stack_and_must() -> None:
    """B-40, B-105"""
    table = Table(court=POWERLESS_COURT, council=FULL, areas=[{"pearls": 0, "lords": ["alchemist"]}, POOR])
    table.play("council crab")
    assert table.seat == 0
    assert table.hand(0) == ["crab-2", "crab-5"]  # the first stack has been seen
    assert table.legal == ["council jellyfish", "council squid"]
    for text in ("done", "decline", "pass", "skip", "cancel"):
        assert table.refusal(text) == "not-now"
    assert table.refusal("council crab") == "stack-empty"
    table.play("council squid")
    assert table.hand(0) == ["crab-2", "crab-5", "squid-1"]
    assert table.seat == 1


def test_the_alchemist_with_one_stack_only() -> None:
    """B-40"""
    table = Table(
        court=POWERLESS_COURT, council={"crab": ["crab-2"]}, areas=[{"pearls": 0, "lords": ["alchemist"]}, POOR]
    ).play("council crab")
    assert table.seat == 1


def test_what_counts_is_the_moment_of_the_second_stack() -> None:
    """B-40, B-18: the Oracle removes the last stack between the two."""
    table = Table(
        court=POWERLESS_COURT,
        council={"crab": ["crab-2"], "squid": ["squid-1"]},
        areas=[{"pearls": 0, "lords": ["alchemist", "oracle"]}, POOR],
    ).play("council crab", "use oracle", "strip squid")
    assert table.seat == 1
    assert table.hand(0) == ["crab-2"]


@pytest.mark.parametrize("owned", ["alchemist:turned", "alchemist@jail"])
def test_only_an_active_alchemist(owned: str) -> None:
    """B-40, B-3"""
    table = Table(
        court=POWERLESS_COURT,
        council=FULL,
        areas=[{"pearls": 0, "lords": [owned], "locations": ["jail"]}, POOR],
    ).play("council crab")
    assert table.seat == 1


def test_the_apprentice_takes_one_stack_even_with_an_alchemist() -> None:
    """B-103, B-105"""
    table = Table(
        court=["apprentice", *POWERLESS_COURT[1:]],
        council=FULL,
        areas=[{"pearls": 0, "lords": ["alchemist"], "hand": ["jellyfish-2", "crab-3", "squid-2"]}, POOR],
    ).play("recruit apprentice", "pick jellyfish-2", "pick crab-3", "pick squid-2", "confirm", "affiliate squid-2")
    assert table.legal == ["council jellyfish", "council crab", "council squid"]
    table.play("council crab")
    assert table.hand(0) == ["crab-2", "crab-5"]
    assert table.seat == 1


def test_the_apprentice_without_a_stack_has_no_target() -> None:
    """B-103, B-85"""
    table = Table(
        court=["apprentice", *POWERLESS_COURT[1:]],
        areas=[{"pearls": 0, "hand": ["jellyfish-1", "crab-3", "squid-2"]}, POOR],
    ).play("recruit apprentice", "pick jellyfish-1", "pick crab-3", "pick squid-2", "confirm")
    assert table.events("PowerWithoutTarget") == ["PowerWithoutTarget seat=0 lord=apprentice"]
    assert table.lords(0) == ["apprentice"]


def test_the_oracle_discards_a_stack_and_tells_its_size_only() -> None:
    """B-104, B-131"""
    table = Table(court=POWERLESS_COURT, council=FULL, areas=[{"pearls": 0, "lords": ["oracle"]}, POOR])
    table.play("use oracle")
    assert table.legal == ["strip jellyfish", "strip crab", "strip squid", "cancel"]
    assert table.refusal("strip shellfish") == "stack-empty"
    table.play("strip crab")
    assert table.council("crab") == []
    assert table.discard == ["crab-2", "crab-5"]
    assert table.events() == ["PowerUsed seat=0 lord=oracle", "StackDiscarded seat=0 race=1 count=2"]
