"""The figures of Kraken's cards and tiles, and that every Lord and Location has a test of its own.

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
    RACE_NAMES,
    RACE_OF,
    RACES,
    VALUE_OF,
    add_cards,
    card_of,
    is_monster,
    is_wild,
)
from abyss_game.games.abyss.expansions.kraken.cards import KRAKENS, TREASURE_VALUES
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.lord import LORDS

from .table import KRAKEN_PAYMENTS, RULES

# cost, number of Races, mandatory Race, Key, points, timing, Guild
PRINTED_LORDS = {
    "ferryman": (7, 1, "", True, 5, "per_turn", "smuggler"),
    "outlaw": (7, 1, "", True, 6, "permanent", "smuggler"),
    "counterfeiter": (7, 1, "", True, 5, "permanent", "smuggler"),
    "fence": (7, 1, "", False, 8, "immediate", "smuggler"),
    "cleaner": (7, 1, "", True, 7, "permanent", "smuggler"),
    "watcher": (5, 2, "", False, 4, "immediate", "smuggler"),
    "vigil": (5, 2, "", False, 4, "immediate", "smuggler"),
    "lookout": (5, 2, "", False, 4, "immediate", "smuggler"),
    "shareholder": (9, 2, "shellfish", True, 5, "permanent", "merchant"),
    "inheritor": (10, 2, "shellfish", False, 7, "immediate", "merchant"),
    "hypnotist": (9, 2, "jellyfish", True, 5, "permanent", "mage"),
    "healer": (7, 1, "jellyfish", False, 7, "immediate", "mage"),
    "highwayman": (9, 2, "crab", True, 4, "permanent", "soldier"),
    "executioner": (9, 3, "crab", False, 5, "immediate", "soldier"),
    "recipient": (7, 2, "squid", True, 5, "per_turn", "politician"),
    "liberator": (9, 2, "squid", False, 8, "immediate", "politician"),
    "grower": (9, 2, "seahorse", True, 7, "none", "farmer"),
    "oyster_farmer": (12, 1, "seahorse", False, 13, "none", "farmer"),
}

PRINTED_LOCATIONS = {
    "gambling_den": ("5", "+", "2", "guild:smuggler"),
    "krakens_lair": ("15", "−", "3", "nebulis"),
    "cetacean_graveyard": ("treasure",),
    "abandoned_convoy": ("treasure",),
    "megalodon": ("treasure",),
    "battlefield": ("treasure",),
}


def test_kraken_adds_18_lords_and_6_locations():
    """K-1: the Lords and Locations of the base game are all still there."""
    lords, locations = RULES.lords(("kraken",)), RULES.locations(("kraken",))
    assert set(lords) - set(RULES.lords(())) == set(PRINTED_LORDS)
    assert set(locations) - set(RULES.locations(())) == set(PRINTED_LOCATIONS)
    assert (len(lords), len(set(lords)), len(locations), len(set(locations))) == (53, 53, 26, 26)


@pytest.mark.parametrize("lord", PRINTED_LORDS)
def test_lord_carries_its_printed_figures(lord):
    """K-49 … K-63"""
    card = LORDS[lord]
    assert card.id == lord
    printed = (card.cost, card.races, card.race, card.key, card.influence, card.timing.value, card.guild)
    assert printed == PRINTED_LORDS[lord]


@pytest.mark.parametrize("lord", PRINTED_LORDS)
def test_lord_costs_just_its_printed_value(table, lord):
    """B-42 … B-44: Allies of exactly the printed value pay without a Pearl; one point less is too little."""
    exact = KRAKEN_PAYMENTS[lord].split()
    paid = table().seat(0, hand=KRAKEN_PAYMENTS[lord]).court(lord).start().recruit(lord)
    assert paid.happened(f"LordRecruited seat=0 lord={lord} pearls=0")
    race, value = exact[0].split("-")
    weaker = [f"{race}-{int(value) - 1}", *exact[1:]]
    poor = table().seat(0, hand=" ".join(weaker)).court(lord).start()
    assert poor.refused(f"recruit {lord}") == "value-missing"


@pytest.mark.parametrize("location", PRINTED_LOCATIONS)
def test_location_tells_its_formula(location):
    """K-41, K-45, K-46"""
    assert LOCATIONS[location].formula == PRINTED_LOCATIONS[location]


def test_smugglers_are_a_guild_of_their_own():
    """K-49: eight Smugglers, none of them with a mandatory Race, asking for one or two Races."""
    guilds = Counter(LORDS[lord].guild for lord in PRINTED_LORDS)
    assert guilds["smuggler"] == 8
    smugglers = [LORDS[lord] for lord in PRINTED_LORDS if LORDS[lord].guild == "smuggler"]
    assert all(lord.race == "" and lord.races in (1, 2) for lord in smugglers)


def test_krakens_are_seven_wild_allies():
    """K-1: values 2, 2, 3, 3, 3, 4, 4, under ids that follow those of the base game."""
    assert list(KRAKENS) == list(range(71, 78))
    assert [VALUE_OF[card] for card in KRAKENS] == [2, 2, 3, 3, 3, 4, 4]
    assert all(is_wild(card) and not is_monster(card) for card in KRAKENS)
    assert [card for card in range(71) if is_wild(card)] == []
    assert {RACE_OF[card] for card in KRAKENS} == {5} and RACE_NAMES[5] == "kraken"
    assert RACES == ("jellyfish", "crab", "seahorse", "shellfish", "squid")


def test_krakens_are_named_like_other_cards():
    """K-1"""
    names = [CARD_NAMES[card] for card in KRAKENS]
    assert names == ["kraken-2.1", "kraken-2.2", "kraken-3.1", "kraken-3.2", "kraken-3.3", "kraken-4.1", "kraken-4.2"]
    assert [card_of(name) for name in names] == list(KRAKENS)


def test_backs_and_empty_spaces_are_still_of_no_race():
    """K-70: −1 and −2 index the lists of cards from their end, behind the krakens."""
    assert (RACE_OF[-1], RACE_OF[-2], VALUE_OF[-1], VALUE_OF[-2]) == (-1, -1, 0, 0)
    assert not is_wild(-1)


def test_cards_of_an_expansion_must_follow_those_before():
    with pytest.raises(ValueError, match="the next card"):
        add_cards(0, [("crab", 1)])


def test_treasures_are_25():
    """K-2: 3×3, 4×4, 5×5, 6×6, 7×7."""
    assert Counter(TREASURE_VALUES) == {3: 3, 4: 4, 5: 5, 6: 6, 7: 7}


# -- completeness ----------------------------------------------------------------------------------------------


class Named(NamedTuple):
    """A test function of this folder: its name and the words of the texts in its body."""

    name: str
    words: set[str]


def _tests() -> list[Named]:
    """The test functions of this folder, but for this file."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path == Path(__file__):
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                body = node.body[1:] if ast.get_docstring(node) else node.body
                parts = [*body, *node.decorator_list]
                texts = [c.value for part in parts for c in ast.walk(part) if isinstance(c, ast.Constant)]
                words = {word for text in texts if isinstance(text, str) for word in re.findall(r"\w+", text)}
                found.append(Named(node.name, words))
    return found


TESTS = _tests()


@pytest.mark.parametrize("name", sorted({*PRINTED_LORDS, *PRINTED_LOCATIONS}))
def test_of_its_own_for(name):
    """Every Lord and every Location of Kraken bears its name in a test that really puts it on the table."""
    assert any(re.search(f"(^|_){name}(_|$)", test.name) and name in test.words for test in TESTS)
