"""The core plays any game and names none."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import abyss_game.engine
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.scenario import Scenario, run

from .counting import GAMES, RULES, new

CORE = sorted(Path(abyss_game.engine.__path__[0]).glob("*.py"))
WORDS = re.compile(
    r"abyss|kraken|leviathan|conspiracy|pearl|lord|monster|council|court|jailer|crab|squid|jellyfish|seahorse|shellfish"
    r"|location|treasur|ally|allies|guild|threat|sentinel|nebulis",
    re.IGNORECASE,
)


def without_docstrings(source: str) -> str:
    """``source`` as code only: no docstrings, no comments."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            body = node.body
            if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
                body[0].value.value = ""
    return ast.unparse(tree)


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.stem)
def test_no_code_of_the_core_names_a_game(path: Path) -> None:
    """Only examples in docstrings may."""
    words = re.findall(r"[A-Za-z]+", without_docstrings(path.read_text(encoding="utf-8")))
    named = [word for word in words if WORDS.fullmatch(word.rstrip("s")) or "abyss" in word.lower()]
    assert [word for word in named if word != "abyss_game"] == []


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.stem)
def test_no_text_of_the_core_names_a_game(path: Path) -> None:
    """Not even in its docstrings and comments."""
    text = path.read_text(encoding="utf-8").replace("abyss_game", "")
    assert re.findall(r"abyss|conspiracy|kraken|leviathan", text, re.IGNORECASE) == []


def test_there_is_a_core() -> None:
    assert {path.stem for path in CORE} >= {"bus", "events", "game", "match", "moves", "rng", "ruleset", "scenario"}


def test_another_game_runs_on_the_core_from_its_first_to_its_last_move() -> None:
    for seed in range(30):
        chance, game = Rng(seeded(seed)), new(2 + seed % 5, seed)
        while not game.over:
            legal = game.legal()
            seat = game.decision.seat if game.decision else -1
            assert RULES.resume(RULES.view(game.state, seat)).legal() == legal
            game.play(legal[chance.below(len(legal))])
        assert game.state.total >= 10
        assert sorted(game.state.deck + [card for hand in game.state.hands for card in hand]) == [1, 2, 3, 4, 5, 6]


def test_scenarios_of_another_game_run_too() -> None:
    assert run(GAMES, Scenario(game="counting", seats=2, moves=["say 1", "draw"])) == []
