"""Every numbered rule of the base game is cited by a test: no rule of it is without something to see."""

from __future__ import annotations

from pathlib import Path

from ..citations import Citations

LAST_RULE = 137
CITATIONS = Citations("B")
TESTS = CITATIONS.by_tests(Path(__file__).parents[2].rglob("test_*.py"))


def test_citations_are_read() -> None:
    CITATIONS.check_reading()


def test_every_rule_is_tested() -> None:
    assert CITATIONS.missing(TESTS, LAST_RULE) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert [rule for rule in TESTS if not 1 <= rule <= LAST_RULE] == []
