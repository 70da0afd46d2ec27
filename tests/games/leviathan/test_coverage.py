"""Every numbered rule of Leviathan is cited by a test of this folder, or listed as something no test can observe."""

from __future__ import annotations

import ast
import re
from pathlib import Path

LAST_RULE = 70
NOT_OBSERVABLE: dict[int, str] = {}
"""Rules that no position and no move can show, with the reason. Every rule of Leviathan shows."""

_RANGE = re.compile(r"\bL-(\d+)(?:\s*(?:…|\.\.\.|to|–)\s*(?:L-)?(\d+))?")


def cited(text: str) -> set[int]:
    """The rules that ``text`` names, one by one or as a range ``L-3 … L-7``."""
    found: set[int] = set()
    for first, last in _RANGE.findall(text):
        found |= set(range(int(first), int(last or first) + 1))
    return found


def cited_by_tests() -> dict[int, set[str]]:
    """The tests by the rules that their own docstrings name; ranges count only for figures and vectors."""
    found: dict[int, set[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in cited(ast.get_docstring(node) or ""):
                    found.setdefault(rule, set()).add(f"{path.stem}::{node.name}")
    return found


def test_citations_are_read() -> None:
    assert cited("L-12, and L-60 … L-62; L-3") == {3, 12, 60, 61, 62}
    assert cited("no rule: L-, LV-7, BL-4") == set()


def test_every_rule_is_tested_or_listed_as_not_observable() -> None:
    tests = cited_by_tests()
    broad = {"test_content::test_lord_carries_its_printed_figures", "test_vectors::test_vector"}
    missing = [
        f"L-{rule}"
        for rule in range(1, LAST_RULE + 1)
        if not tests.get(rule, set()) - broad and rule not in NOT_OBSERVABLE
    ]
    assert missing == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert [rule for rule in cited_by_tests() if not 1 <= rule <= LAST_RULE] == []
