"""Positions with something wrong in them: whatever it is, it is told by a code that has a sentence."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options
from abyss_game.engine.scenario import Expect, Position, Scenario, run
from abyss_game.engine.unplayable import Unplayable
from abyss_game.games import GAMES
from abyss_game.i18n.catalog import LANGUAGES, Catalog

TABLES = [
    ("abyss", 3, ()),
    ("abyss", 4, ("kraken",)),
    ("abyss", 3, ("leviathan",)),
    ("abyss", 4, ("kraken", "leviathan")),
    ("conspiracy", 1, ()),
    ("conspiracy", 3, ()),
]
POINTS = [
    "turn_start",
    "action",
    "court_update",
    "control",
    "hand_limit",
    "end_check",
    "end",
    "over",
    "recruit",
    "keep",
]
JUNK: list[Any] = [
    *(0, 1, -1, 5, 99, 10**6, True, 1.5),
    *("", "x", "-", ":", "@", "#", ".", "²", "3#1", "back", "face_down", "none"),
    *("crab-3", "crab-3.", "kraken-2", "monster", "jailer", "jail", "watcher 0", "lord:jailer"),
    *("mage-1", "mage-.1", "mage-1@pearl_cove"),
    *([], [1], ["x"], [[1]], {}, {"a": 1}),
]
WORKSHOP = re.compile(r"Error|Exception|Traceback|list index|not in list|NoneType|object |expected|\bNone\b|\$\.")


def position(game: str, seats: int, expansions: tuple[str, ...], moves: int) -> Position:
    """The position after so many random moves."""
    rules = GAMES.get(game)
    playing = rules.new(Options(seats, expansions, moves))
    chance = Rng(seeded(moves))
    for _ in range(moves):
        legal = playing.legal()
        playing.apply(legal[chance.below(len(legal))])
    return rules.describe(playing.state)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """All places in ``value``: what holds them, and the key in it."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(items):
        yield value, key
        yield from places(inner)


def spoil(good: Position, chance: random.Random) -> Position:
    """``good`` with one thing in it changed, gone, doubled, or from another place."""
    bad = copy.deepcopy(good)
    if chance.random() < 0.3:
        del bad["stack"]
        bad["state"] = chance.choice(POINTS)
    name = chance.choice(list(bad))
    inside = [(holder, key) for holder, key in places(bad[name])]
    holder, key = chance.choice([(bad, name), *inside])
    what = chance.randrange(4)
    if what == 0:
        del holder[key]
    elif what == 1 and isinstance(holder, list):
        holder.append(holder[key])
    elif what == 2 and inside:
        other, there = chance.choice(inside)
        holder[key] = copy.deepcopy(other[there])
    else:
        holder[key] = copy.deepcopy(chance.choice(JUNK))
    return bad


@pytest.mark.parametrize(("game", "seats", "expansions"), TABLES)
def test_what_is_wrong_with_a_position_is_a_sentence_without_words_of_the_workshop(
    game: str, seats: int, expansions: tuple[str, ...]
) -> None:
    chance = random.Random(f"{game} {seats} {expansions}")
    catalogs = [Catalog(language, strict=True) for language in LANGUAGES]
    told: set[str] = set()
    for moves in (3, 12, 25):
        good = position(game, seats, expansions, moves)
        for _ in range(120):
            bad = spoil(good, chance)
            scenario = Scenario(game, seats, expansions=list(expansions), seed=moves, position=bad, expect=Expect())
            try:
                run(GAMES, scenario)
            except Unplayable as error:
                told.add(error.code)
                for catalog in catalogs:
                    sentence = catalog.t(f"error-{error.code}", **error.numbers)
                    assert not WORKSHOP.search(sentence), sentence
    assert len(told) >= 6, told
