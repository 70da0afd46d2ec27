"""The test vectors BV-1 … BV-8 of the rules, as scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyss_game.engine.scenario import parse, run
from abyss_game.games import GAMES

SCENARIOS = Path(__file__).parents[2] / "data" / "scenarios"
VECTORS = ["bv-1", "bv-2", "bv-3", "bv-4", "bv-5", "bv-5b", "bv-6", "bv-7", "bv-8"]


def text_of(name: str) -> str:
    return (SCENARIOS / f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(path.stem for path in SCENARIOS.glob("*.toml")))
def test_scenario(name: str) -> None:
    """Every scenario file under ``tests/data`` holds."""
    assert run(GAMES, parse(text_of(name))) == []


def test_every_vector_has_its_file() -> None:
    assert set(VECTORS) <= {path.stem for path in SCENARIOS.glob("*.toml")}


CHANGES = [
    ("bv-1", "price=2", "price=3"),
    ("bv-1", "pearls = 4", "pearls = 3"),
    ("bv-1", "card=jellyfish-1 space=2", "card=jellyfish-1 space=3"),
    ("bv-1", 'council = { crab = ["crab-2"]', "council = { crab = []"),
    ("bv-1", 'discard = ["monster"]', "discard = []"),
    ("bv-1", "threat = 2", "threat = 1"),
    ("bv-2", "keys = 2, pearls = 1", "keys = 1, pearls = 1"),
    ("bv-2", "keys = 2, pearls = 1", "keys = 2, pearls = 0"),
    ("bv-2", "threat = 1, areas", "threat = 6, areas"),
    ("bv-2", 'explore = "last-space"', 'explore = "nothing-to-reveal"'),
    ("bv-3", "pearls = 1, hand", "pearls = 0, hand"),
    ("bv-3", 'only = ["affiliate crab-1", "affiliate jellyfish-1"]', 'only = ["affiliate crab-1"]'),
    ("bv-3", 'only = ["settle chasm", "settle depths"]', 'only = ["settle chasm", "settle depths", "settle abyss"]'),
    ("bv-3", "sage@depths", "sage"),
    ("bv-4", "keys = 3, lords", "keys = 2, lords"),
    ("bv-4", "keys = 0, lords", "keys = 3, lords"),
    ("bv-5", "{ locations = 8, lords = 16 }", "{ locations = 24, lords = 16 }"),
    ("bv-5", "{ locations = 10, lords = 10 }", "{ locations = 12, lords = 10 }"),
    ("bv-5", "places = [1, 2]", "places = [2, 1]"),
    ("bv-5b", "locations = 12", "locations = 4"),
    ("bv-6", "locations = 8", "locations = 9"),
    ("bv-6", ', "miller"]', "]"),
    ("bv-7", "points = [71, 0]", "points = [73, 0]"),
    ("bv-7", "affiliated = 8", "affiliated = 10"),
    ("bv-7", "tokens = [2, 3, 4]", "tokens = [2, 3, 3]"),
    ("bv-8", "{ pearls = 5 }, { pearls = 0 }] }", "{ pearls = 3 }, { pearls = 0 }] }"),
    ("bv-8", '"shaman"', '"shaman:turned"'),
    ("bv-8", "amount=1", "amount=2"),
]


@pytest.mark.parametrize(("name", "old", "new"), CHANGES)
def test_a_vector_fails_when_its_numbers_are_changed(name: str, old: str, new: str) -> None:
    text = text_of(name)
    assert text.count(old) == 1
    assert run(GAMES, parse(text.replace(old, new)))


def test_every_vector_has_such_a_change() -> None:
    assert {name for name, _, _ in CHANGES} == set(VECTORS)
