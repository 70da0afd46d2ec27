"""The base game asks whatever expansions are switched on, and names none of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import abyss_game.games.abyss
from abyss_game.engine.ruleset import Options
from abyss_game.games.abyss.expansion import EXPANSIONS, Expansion, chosen, switched_on
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.locations import BASE_LOCATIONS
from abyss_game.games.abyss.lord import LORDS
from abyss_game.games.abyss.lords import BASE_LORDS
from abyss_game.games.abyss.state import OwnedLord
from abyss_game.games.abyss.turn import ActionPoint, EndTurn, UseLatePowers

from .table import RULES

FOLDER = Path(abyss_game.games.abyss.__path__[0])
BASE = sorted(path for path in FOLDER.rglob("*.py") if "expansions" not in path.relative_to(FOLDER).parts)

ALLOWED = {("state.py", name) for name in ("kraken", "KrakenState", "leviathan", "LeviathanState")}
"""Every expansion has its part of the state under its own name, and there alone."""


def names_in(path: Path) -> set[str]:
    """Every identifier and every word of a text in the code of ``path``, docstrings and comments left out."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
    for node in ast.walk(tree):
        found |= {getattr(node, field, "") or "" for field in ("id", "attr", "arg", "name")}
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= set(re.findall(r"\w+", node.value))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def switch_on(monkeypatch: pytest.MonkeyPatch, expansion: Expansion) -> None:
    """Makes ``expansion`` known for one test."""
    monkeypatch.setitem(EXPANSIONS, expansion.name, expansion)


@pytest.mark.parametrize("path", BASE, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_no_code_of_the_base_game_names_an_expansion_or_its_cards(path):
    """B-8: which expansions there are is written in the package ``expansions`` alone."""
    base_cards = {card.id for card in (*BASE_LORDS, *BASE_LOCATIONS)}
    foreign = {name for name in (*LORDS, *LOCATIONS) if name not in base_cards}
    words = re.compile("kraken|nebulis|sentinel|treasure(?!r)|leviathan|border", re.IGNORECASE)
    found = {name for name in names_in(path) if name in foreign or words.search(name)}
    assert {name for name in found if (path.name, name) not in ALLOWED and name not in base_cards} == set()


def test_an_expansion_that_does_nothing_changes_nothing(monkeypatch):
    """B-8, B-134: a game with it goes its way byte for byte as without it, but for its name in the list."""

    class Nothing(Expansion):
        name = "nothing"

    switch_on(monkeypatch, Nothing())
    with_it, without = (
        RULES.resume(RULES.deal(Options(seats=3, seed=5, expansions=names))) for names in (("nothing",), ())
    )
    assert [expansion.name for expansion in switched_on(with_it.state)] == ["nothing"]
    for game in (with_it, without):
        game.settle()
    for number in range(400):
        assert with_it.legal() == without.legal()
        assert RULES.view(with_it.state, 0).areas == RULES.view(without.state, 0).areas
        move = with_it.legal()[number * 7 % len(with_it.legal())]
        with_it.apply(move)
        without.apply(move)
    with_it.state.expansions = []
    assert RULES.pack(with_it.state) == RULES.pack(without.state)


def test_an_expansion_takes_lords_out_adds_a_seat_and_replaces_steps(monkeypatch):
    """B-8, B-9, B-16: what the base game does not do itself."""

    class Strange(Expansion):
        name = "strange"
        most_seats = 5
        removed_lords = frozenset({"tamer"})

        def replacement(self, state, step):
            return EndTurn(seat=step.seat) if isinstance(step, ActionPoint) else None

        def turn_began(self, game, seat):
            game.push(UseLatePowers(seat=seat))

    switch_on(monkeypatch, Strange())
    assert RULES.seat_range(("strange",)) == range(2, 6)
    assert RULES.seat_range(()) == range(2, 5)
    assert set(RULES.lords(())) - set(RULES.lords(("strange",))) == {"tamer"}
    state = RULES.deal(Options(seats=5, seed=1, expansions=("strange",)))
    state.turns_left = 2
    state.areas[state.first].lords = [OwnedLord("slaver")]
    state.areas[state.first].hand = [state.exploration.pop()]
    game = RULES.resume(state)
    game.settle()
    # the step of the expansion comes before the action, which is replaced
    assert type(game.decision).__name__ == "LatePowers"
    assert [type(step).__name__ for step in game.state.stack][-2:] == ["EndTurn", "LatePowers"]


def test_expansions_take_part_in_the_order_in_which_they_are_registered():
    """B-134: the order in which they are chosen does not matter."""
    names = list(EXPANSIONS)
    assert [expansion.name for expansion in chosen(names[::-1])] == names
    assert chosen(()) == ()
