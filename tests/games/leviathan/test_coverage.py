"""Every numbered rule of Leviathan is cited by a test of this folder: no rule of it is without something to see."""

from __future__ import annotations

from pathlib import Path

from ..citations import Citations

LAST_RULE = 70
CITATIONS = Citations("L")
TESTS = CITATIONS.by_tests(Path(__file__).parent.glob("test_*.py"))


def test_citations_are_read() -> None:
    CITATIONS.check_reading()


def test_every_rule_is_tested() -> None:
    """Tests that cite whole ranges, for figures and vectors, do not count."""
    broad = {"test_content::test_lord_carries_its_printed_figures", "test_vectors::test_vector"}
    assert CITATIONS.missing(TESTS, LAST_RULE, broad) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert [rule for rule in TESTS if not 1 <= rule <= LAST_RULE] == []
