"""The figures of the cards and tiles, and that every Lord and Location has a test of its own.

The tables are written from the printed cards, not read from the program.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from abyss_game.games.abyss.cards import (
    CARD_NAMES,
    EXPLORATION_CARDS,
    GUILDS,
    RACE_OF,
    RACES,
    TOKEN_VALUES,
    VALUE_OF,
    card_of,
    is_monster,
)
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.lord import LORDS

from .table import LOCATIONS_OF_THE_BASE_GAME, LORDS_OF_THE_BASE_GAME, PAYMENTS

# cost, number of Races, mandatory Race, Key, points, timing, Guild
PRINTED_LORDS = {
    "recruiter": (10, 2, "crab", True, 4, "permanent", "soldier"),
    "jailer": (6, 3, "crab", False, 7, "immediate", "soldier"),
    "seeker": (7, 2, "crab", False, 7, "immediate", "soldier"),
    "assassin": (10, 1, "crab", False, 6, "immediate", "soldier"),
    "commander": (8, 1, "crab", True, 4, "permanent", "soldier"),
    "tamer": (6, 3, "crab", True, 4, "permanent", "soldier"),
    "hunter": (8, 2, "crab", False, 6, "immediate", "soldier"),
    "ship_master": (6, 3, "shellfish", True, 5, "permanent", "merchant"),
    "trader": (10, 3, "shellfish", False, 9, "immediate", "merchant"),
    "peddler": (8, 1, "shellfish", False, 9, "immediate", "merchant"),
    "landlord": (10, 2, "shellfish", True, 5, "permanent", "merchant"),
    "slaver": (8, 1, "shellfish", True, 5, "per_turn", "merchant"),
    "shopkeeper": (6, 3, "shellfish", False, 9, "immediate", "merchant"),
    "shaman": (6, 3, "jellyfish", True, 5, "permanent", "mage"),
    "invoker": (8, 1, "jellyfish", False, 8, "immediate", "mage"),
    "apprentice": (6, 3, "jellyfish", False, 9, "immediate", "mage"),
    "oracle": (8, 2, "jellyfish", True, 5, "per_turn", "mage"),
    "alchemist": (7, 1, "jellyfish", True, 5, "permanent", "mage"),
    "illusionist": (10, 1, "jellyfish", False, 9, "immediate", "mage"),
    "master_of_magic": (10, 3, "jellyfish", True, 6, "permanent", "mage"),
    "opportunist": (6, 3, "squid", True, 5, "per_turn", "politician"),
    "corruptor": (10, 1, "squid", False, 6, "immediate", "politician"),
    "traitor": (12, 3, "squid", False, 6, "immediate", "politician"),
    "diplomat": (8, 1, "squid", True, 5, "permanent", "politician"),
    "treasurer": (10, 2, "squid", True, 5, "permanent", "politician"),
    "schemer": (8, 3, "squid", False, 6, "immediate", "politician"),
    "keeper": (6, 3, "seahorse", True, 6, "none", "farmer"),
    "reaper": (7, 2, "seahorse", True, 6, "none", "farmer"),
    "shepherd": (8, 1, "seahorse", True, 6, "none", "farmer"),
    "miller": (8, 2, "seahorse", False, 10, "none", "farmer"),
    "aquaculturalist": (9, 3, "seahorse", False, 11, "none", "farmer"),
    "landowner": (10, 1, "seahorse", False, 12, "none", "farmer"),
    "sage": (10, 5, "", False, 4, "immediate", "ambassador"),
    "hermit": (10, 5, "", False, 5, "immediate", "ambassador"),
    "elder": (10, 5, "", False, 3, "immediate", "ambassador"),
}

OPTIONAL = {"corruptor", "traitor", "schemer", "illusionist"}
"""The immediate powers that may be declined (B-84)."""

# the numbers in front of the icons, and the Race or Guild that is counted
PRINTED_LOCATIONS = {
    "sargasso_silos": ([5, 2], "guild:farmer"),
    "hydrozoa_reserves": ([6, 2], "guild:mage"),
    "parliament": ([6, 2], "guild:politician"),
    "barracks": ([7, 2], "guild:soldier"),
    "dockworks": ([5, 2], "guild:merchant"),
    "sanctuary": ([4, 3], "race:jellyfish"),
    "sargasso_fields": ([3, 3], "race:seahorse"),
    "oceanic_senate_assembly": ([4, 3], "race:squid"),
    "chasm": ([5, 3], "race:crab"),
    "nest_of_giant_clams": ([3, 3], "race:shellfish"),
    "abyss": ([2], ""),
    "city_of_mirrors": ([], ""),
    "black_smokers": ([0], ""),
    "depths": ([2], ""),
    "throne_room": ([], ""),
    "jail": ([15], ""),
    "closed_tower": ([3], ""),
    "lost_tower": ([3], ""),
    "chamber_of_allies": ([3], ""),
    "coral_barrier": ([20], ""),
}


def test_lords_of_the_base_game_are_the_35_printed_ones():
    """B-9"""
    assert len(LORDS_OF_THE_BASE_GAME) == 35
    assert set(LORDS_OF_THE_BASE_GAME) == set(PRINTED_LORDS)


@pytest.mark.parametrize("lord", PRINTED_LORDS)
def test_lord_carries_its_printed_figures(lord):
    """B-42, B-56, B-76, B-82"""
    card = LORDS[lord]
    assert card.id == lord
    printed = (card.cost, card.races, card.race, card.key, card.influence, card.timing.value, card.guild)
    assert printed == PRINTED_LORDS[lord]


@pytest.mark.parametrize("lord", PRINTED_LORDS)
def test_lord_may_decline_only_optional_powers(lord):
    """B-84"""
    assert LORDS[lord].optional == (lord in OPTIONAL)


def test_guilds_have_their_numbers_of_lords():
    """B-9: seven Soldiers and Mages, six of each other Guild, three Ambassadors."""
    assert set(GUILDS) == {"mage", "soldier", "farmer", "merchant", "politician", "ambassador"}
    assert Counter(LORDS[lord].guild for lord in LORDS_OF_THE_BASE_GAME) == {
        "soldier": 7,
        "mage": 7,
        "farmer": 6,
        "merchant": 6,
        "politician": 6,
        "ambassador": 3,
    }


def test_lords_with_a_key_and_points_of_all_lords_together():
    """B-56, B-76: 16 of the 35 Lords show a Key, and together they are worth 223 points."""
    base = [LORDS[lord] for lord in LORDS_OF_THE_BASE_GAME]
    assert sum(lord.key for lord in base) == 16
    assert sum(lord.influence for lord in base) == 223


@pytest.mark.parametrize("lord", PRINTED_LORDS)
def test_lord_costs_just_its_printed_value(table, lord):
    """B-42 … B-44: Allies of exactly the printed value pay without a Pearl; one point less costs one Pearl."""
    exact = PAYMENTS[lord].split()
    paid = table().seat(0, hand=PAYMENTS[lord], pearls=0).court(lord).start().recruit(lord)
    assert paid.happened(f"LordRecruited seat=0 lord={lord} pearls=0")

    race, value = exact[0].split("-")
    weaker = [f"{race}-{int(value) - 1}", *exact[1:]]
    poor = table().seat(0, hand=" ".join(weaker), pearls=0).court(lord).start()
    assert poor.refused(f"recruit {lord}") == "value-missing"
    rich = table().seat(0, hand=" ".join(weaker), pearls=1).court(lord).start().recruit(lord, " ".join(weaker))
    assert rich.happened(f"LordRecruited seat=0 lord={lord} pearls=1")


def test_locations_of_the_base_game_are_the_20_printed_ones():
    """B-12"""
    assert len(LOCATIONS_OF_THE_BASE_GAME) == 20
    assert set(LOCATIONS_OF_THE_BASE_GAME) == set(PRINTED_LOCATIONS)


@pytest.mark.parametrize("location", PRINTED_LOCATIONS)
def test_location_shows_its_printed_signs(location):
    """B-116 … B-126"""
    tile = LOCATIONS[location]
    numbers, counted = PRINTED_LOCATIONS[location]
    assert tile.id == location
    assert [int(sign) for sign in tile.formula if sign.isdigit()] == numbers
    assert "".join(sign for sign in tile.formula if ":" in sign) == counted
    assert tile.copies == (location == "city_of_mirrors")  # B-119
    assert (tile.on_control is not None) == (location == "black_smokers")  # B-120


def test_exploration_deck_has_71_cards():
    """B-10: thirteen Allies of each Race, 1×4, 2×3, 3×3, 4×2, 5×1, and six Monsters."""
    assert EXPLORATION_CARDS == 71
    assert RACES == ("jellyfish", "crab", "seahorse", "shellfish", "squid")
    for race in range(5):
        values = Counter(VALUE_OF[card] for card in range(71) if RACE_OF[card] == race)
        assert values == {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
    assert sum(is_monster(card) for card in range(71)) == 6


def test_exploration_cards_have_the_ids_that_saved_games_rely_on():
    """Race r owns 13 r … 13 r + 12 in the order of the values, the Monsters are 65 … 70."""
    values = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert [(RACE_OF[card], VALUE_OF[card]) for card in range(65)] == [(r, v) for r in range(5) for v in values]
    assert all(is_monster(card) for card in range(65, 71))
    assert (CARD_NAMES[0], CARD_NAMES[22], CARD_NAMES[64], CARD_NAMES[70]) == (
        "jellyfish-1.1",
        "crab-3.3",
        "squid-5.1",
        "monster.6",
    )
    assert [card_of(name) for name in CARD_NAMES[:71]] == list(range(71))


def test_monster_tokens_are_nine_twos_nine_threes_and_two_fours():
    """B-13"""
    assert list(TOKEN_VALUES) == [2] * 9 + [3] * 9 + [4] * 2


# -- completeness ----------------------------------------------------------------------------------------------


class Named(NamedTuple):
    """A test function of this folder: its file, its name, its docstring and the words of the texts in its body."""

    file: str
    name: str
    text: str
    words: set[str]


def _tests() -> list[Named]:
    """The test functions of this folder and below, but for this file."""
    found = []
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        if path == Path(__file__):
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = ast.get_docstring(node) or ""
                body = node.body[1:] if text else node.body
                texts = [c.value for part in body for c in ast.walk(part) if isinstance(c, ast.Constant)]
                words = {word for text in texts if isinstance(text, str) for word in re.findall(r"\w+", text)}
                found.append(Named(path.name, node.name, text, words))
    return found


TESTS = _tests()


@pytest.mark.parametrize("name", sorted({*LORDS_OF_THE_BASE_GAME, *LOCATIONS_OF_THE_BASE_GAME}))
def test_of_its_own_for(name):
    """Every Lord and every Location of the registry bears its name in a test that really puts it on the table."""
    assert any(re.search(f"(^|_){name}(_|$)", test.name) and name in test.words for test in TESTS)


def test_tests_cite_rules():
    """Every test about a Lord or a Location begins with the rule that it is about."""
    assert [f"{test.file}: {test.name}" for test in TESTS if not re.match(r"[BKL]A?V?-\d+\b", test.text)] == []
