"""Which numbered rules the tests cite in their docstrings: shared by the tests that demand all of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path


class Citations:
    """The citations of rules that begin with ``letter`` (``K`` for K-1, K-2 …)."""

    def __init__(self, letter: str) -> None:
        self._letter = letter
        self._range = re.compile(rf"\b{letter}-(\d+)(?:\s*(?:…|\.\.\.|to|–)\s*(?:{letter}-)?(\d+))?")

    def cited(self, text: str) -> set[int]:
        """The rules that ``text`` names, one by one or as a range ``K-3 … K-7``."""
        found: set[int] = set()
        for first, last in self._range.findall(text):
            found |= set(range(int(first), int(last or first) + 1))
        return found

    def by_tests(self, paths: Iterable[Path]) -> dict[int, set[str]]:
        """The tests in the files ``paths`` by the rules that their own docstrings name; what a module's docstring
        promises does not count."""
        found: dict[int, set[str]] = {}
        for path in sorted(paths):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for rule in self.cited(ast.get_docstring(node) or ""):
                        found.setdefault(rule, set()).add(f"{path.stem}::{node.name}")
        return found

    def missing(self, tests: dict[int, set[str]], last: int, besides: Iterable[str] = ()) -> list[str]:
        """The rules up to ``last`` that no test cites but those called ``besides``."""
        return [f"{self._letter}-{rule}" for rule in range(1, last + 1) if not tests.get(rule, set()) - set(besides)]

    def check_reading(self) -> None:
        """Asserts that citations are read as they are meant."""
        letter = self._letter
        assert self.cited(f"{letter}-12, and {letter}-60 … {letter}-62; {letter}-3") == {3, 12, 60, 61, 62}
        assert self.cited(f"no rule: {letter}-, {letter}X-7, X{letter}-4") == set()
