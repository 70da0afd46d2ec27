"""Every rule C-1 … C-43 is cited by a test or a scenario, or is listed here as something that cannot be observed."""

from __future__ import annotations

import re
from pathlib import Path

from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import KINDS

from ..citations import Citations

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[1] / "data" / "scenarios"
LAST_RULE = 43
CITATIONS = Citations("C")


def test_citations_are_read() -> None:
    CITATIONS.check_reading()


def test_every_rule_is_tested() -> None:
    """By a test, or by a scenario that cites it in a comment. No rule is without something to see: even that markers
    only display shows in the score, which is the same whatever they say."""
    tests = CITATIONS.by_tests(HERE.glob("test_*.py"))
    for path in SCENARIOS.glob("conspiracy-*.toml"):
        comments = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        for rule in CITATIONS.cited("\n".join(comments)):
            tests.setdefault(rule, set()).add(path.stem)
    assert CITATIONS.missing(tests, LAST_RULE) == []
    assert max(tests) <= LAST_RULE


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
