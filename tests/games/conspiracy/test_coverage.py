"""Every rule C-1 … C-43 is cited by a test or a scenario, or is listed here as something that cannot be observed."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import KINDS

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[1] / "data" / "scenarios"
RULES = {f"C-{number}" for number in range(1, 44)}

NOT_OBSERVABLE: dict[str, str] = {}
"""Rules without anything to observe, each with the reason. There is none: even C-42 (markers only display) shows in
the score, which is the same whatever the markers say."""


def _docstrings() -> dict[str, str]:
    found = {}
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.stem}.{node.name}"] = ast.get_docstring(node) or ""
    return found


def test_every_rule_is_tested() -> None:
    cited = {rule for text in _docstrings().values() for rule in re.findall(r"C-\d+", text)}
    for path in SCENARIOS.glob("conspiracy-*.toml"):
        comments = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        cited |= set(re.findall(r"C-\d+", "\n".join(comments)))
    assert cited | NOT_OBSERVABLE.keys() == RULES
    assert not cited & NOT_OBSERVABLE.keys()


def test_every_location_is_tested_by_its_name() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_locations.py"))
    families = {"throne_of_", "assembly_of_"}
    missing = [
        location
        for location in LOCATIONS
        if f'"{location}"' not in text and not any(location.startswith(family) for family in families)
    ]
    assert missing == []
    assert all(f'f"{family}{{guild}}"' in text for family in families)


def test_every_kind_of_lord_and_move_occurs_in_the_tests() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    assert [kind.value for kind in KINDS if f"mage-{kind.value}" not in text] == []
    words = set(re.findall(r'"([a-z]+)(?: [^"]*)?"', text))
    assert {kind.word for kind in mv.MOVES} <= words
