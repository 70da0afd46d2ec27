"""Every numbered rule of the base game is cited by a test, or listed here as something no test can observe."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[2]

LAST_RULE = 137
RULES = list(range(1, LAST_RULE + 1))

NOT_OBSERVABLE: dict[int, str] = {}
"""Rules that no position and no move can show, with the reason. Every rule of the base game shows."""

_RANGE = re.compile(r"\bB-(\d+)(?:\s*(?:…|\.\.\.|to|–)\s*(?:B-)?(\d+))?")


def cited(text: str) -> set[int]:
    """The rules that ``text`` names, one by one or as a range ``B-3 … B-7``."""
    found: set[int] = set()
    for first, last in _RANGE.findall(text):
        found |= set(range(int(first), int(last or first) + 1))
    return found


def cited_by_tests() -> dict[int, set[str]]:
    """The tests by the rules that their own docstrings name; what a module's docstring promises does not count."""
    found: dict[int, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in cited(ast.get_docstring(node) or ""):
                    found.setdefault(rule, set()).add(f"{path.stem}::{node.name}")
    return found


def test_citations_are_read() -> None:
    assert cited("B-12, and B-90 … B-92; B-3") == {3, 12, 90, 91, 92}
    assert cited("no rule: B-, BA-7, LV-4") == set()


def test_every_rule_is_tested_or_listed_as_not_observable() -> None:
    tests = cited_by_tests()
    missing = [f"B-{rule}" for rule in RULES if rule not in tests and rule not in NOT_OBSERVABLE]
    assert missing == []


def test_no_rule_is_both_tested_and_not_observable() -> None:
    assert [rule for rule in NOT_OBSERVABLE if rule in cited_by_tests()] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert [rule for rule in cited_by_tests() if rule not in RULES] == []
