"""Figures that the table of Conspiracy shows beside the engine's own."""

from __future__ import annotations

from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.ui.tables.conspiracy import faces

RULES = GAMES.get("conspiracy")


def test_a_chain_of_reefs_counts_itself_in_an_empty_chamber() -> None:
    """2 for each Location, itself included (data: number 8)."""
    state = RULES.new(Options(seats=2, seed=1)).state
    before = RULES.pack(state)
    assert faces.worth(state, 0, "chain_of_reefs") == 2
    assert faces.worth(state, 0, "sunken_palace") == 7
    assert RULES.pack(state) == before
