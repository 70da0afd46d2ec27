"""The test vectors V-1 … V-15 of the rules, as scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyss_game.engine.scenario import BadScenario, parse, run
from abyss_game.games import GAMES

SCENARIOS = Path(__file__).parents[2] / "data" / "scenarios"
VECTORS = [f"kraken-v-{number}" for number in range(1, 16)]


def text_of(name: str) -> str:
    return (SCENARIOS / f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", VECTORS)
def test_vector(name: str) -> None:
    """K-6, K-8, K-9, K-15 … K-24, K-30, K-37 … K-41, K-50 … K-52, K-64"""
    assert run(GAMES, parse(text_of(name))) == []


CHANGES = [
    (1, "amount=2", "amount=3"),
    (1, 'affiliated = ["seahorse-5"]', "affiliated = []"),
    (1, '"kraken-4", "kraken-3", "seahorse-5"', '"kraken-4", "crab-3", "seahorse-5"'),
    (2, "amount=5", "amount=4"),
    (2, "affiliated = []", 'affiliated = ["kraken-3"]'),
    (3, "pearls = 2, hand", "pearls = 3, hand"),
    (3, "nebulis = [1, 0]", "nebulis = [0, 0]"),
    (3, "amount=1 why=recruitment", "amount=2 why=recruitment"),
    (4, "[3, 7, 3]", "[3, 7, 4]"),
    (4, "keys = 2, locations", "keys = 1, locations"),
    (4, "sources = [{ locations = 7 }]", "sources = [{ locations = 13 }]"),
    (5, "pearls = 3", "pearls = 2"),
    (5, '"pearls-remain"', '"pearls-missing"'),
    (6, "nebulis = [0, 2]", "nebulis = [0, 2], holder = 0"),
    (6, "sales = 1", "sales = 0"),
    (7, 'lords = ["outlaw"]', 'lords = ["outlaw:turned"]'),
    (7, "nebulis = [2, 0]", "nebulis = [1, 0]"),
    (8, 'lords = ["counterfeiter"]', "lords = []"),
    (8, "pearls = 5, hand", "pearls = 4, hand"),
    (9, "nebulis = [3, 2]", "nebulis = [4, 2]"),
    (9, "nebulis = [3, 3], holder = 1", "nebulis = [3, 3], holder = 0"),
    (10, "nebulis = [3, 3, 0]", "nebulis = [3, 3, 2]"),
    (10, "holder = 0 } }", "holder = 1 } }"),
    (11, "nebulis = [2, 0, 0]", "nebulis = [3, 0, 0]"),
    (11, "nebulis = [0, 1, 1]", "nebulis = [0, 2, 0]"),
    (12, "vigil 1 @ lord:keeper", "vigil 1"),
    (12, '"sentinel-area"', '"reserved"'),
    (13, "threat = 5", "threat = 3"),
    (13, "threat = 6", "threat = 5"),
    (13, "treasure_deck = [6]", "treasure_deck = [7]"),
    (14, 'seat = 0, lord = "assassin"', 'seat = 0, lord = "landowner"'),
    (15, "amount=3", "amount=4"),
    (15, "nebulis = -3", "nebulis = 0"),
    (15, 'areas = [{ hand = ["kraken-4", "crab-2", "crab-3"] }', 'areas = [{ hand = ["crab-2", "crab-3"] }'),
]


@pytest.mark.parametrize(("number", "old", "new"), CHANGES)
def test_a_vector_fails_when_its_numbers_are_changed(number: int, old: str, new: str) -> None:
    text = text_of(f"kraken-v-{number}")
    assert text.count(old) == 1
    try:
        assert run(GAMES, parse(text.replace(old, new)))
    except BadScenario as impossible:
        assert impossible.code == "scenario-holder-not-richest"


def test_every_vector_has_such_a_change() -> None:
    assert {number for number, _, _ in CHANGES} == set(range(1, 16))
