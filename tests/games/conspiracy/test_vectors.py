"""The test vectors of the rules and whole turns as scenario files: ``tests/data/scenarios/conspiracy-*.toml``."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyss_game.engine.scenario import parse, run
from abyss_game.games import GAMES

SCENARIOS = sorted((Path(__file__).parents[2] / "data" / "scenarios").glob("conspiracy-*.toml"))


def test_the_vectors_are_there() -> None:
    """C-25, C-10, C-23"""
    assert {path.stem.removeprefix("conspiracy-") for path in SCENARIOS} >= {
        "score-1",
        "score-2",
        "score-3",
        "keys",
        "alliances",
        "solo",
    }


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_vector(path: Path) -> None:
    assert run(GAMES, parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_a_wrong_expectation_is_found(path: Path) -> None:
    """The files are compared, not only played."""
    scenario = parse(path.read_text(encoding="utf-8"))
    expect = scenario.play[-1].expect if scenario.play else scenario.expect
    expect.points = [99, 99]
    wrong = [failure for failure in run(GAMES, scenario) if failure.code == "points"]
    assert [failure.numbers["expected"] for failure in wrong] == ["[99, 99]"]
