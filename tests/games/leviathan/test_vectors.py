"""The test vectors of the rules, as scenario files."""

from __future__ import annotations

from pathlib import Path

import pytest

from abyss_game.engine.scenario import parse, run
from abyss_game.games import GAMES

SCENARIOS = Path(__file__).parents[2] / "data" / "scenarios"
VECTORS = [*(f"leviathan-v-{number}" for number in range(1, 10)), "leviathan-martial-law-1", "leviathan-martial-law-2"]


def text_of(name: str) -> str:
    return (SCENARIOS / f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", VECTORS)
def test_vector(name: str) -> None:
    """L-9, L-26, L-27, L-29, L-30, L-44, L-48"""
    assert run(GAMES, parse(text_of(name))) == []


CHANGES = [
    (VECTORS[0], "levels=1", "levels=2"),
    (VECTORS[1], "levels=2", "levels=1"),
    (VECTORS[2], "slain = [[1], []]", "slain = [[], []]"),
    (VECTORS[3], "power=11", "power=10"),
    (VECTORS[4], "pearls = 1, hand", "pearls = 0, hand"),
    (VECTORS[5], '"boost 3"', '"boost 2"'),
    (VECTORS[6], "dice=1,4 die=4", "dice=1,4 die=1"),
    (VECTORS[7], '"draw-tokens 0 3"', '"draw-tokens 0 2"'),
    (VECTORS[8], "pearls = 6, tokens", "pearls = 2, tokens"),
    (VECTORS[9], "pearls = 0, hand", "pearls = 1, hand"),
    (VECTORS[10], '"kraken-stays"', '"not-now"'),
]


@pytest.mark.parametrize(("name", "old", "new"), CHANGES)
def test_a_vector_fails_when_its_numbers_are_changed(name: str, old: str, new: str) -> None:
    text = text_of(name)
    assert old in text
    assert run(GAMES, parse(text.replace(old, new)))


def test_every_vector_has_such_a_change() -> None:
    assert [name for name, _, _ in CHANGES] == VECTORS
