"""Kraken's part of scenario files: what it says, what it leaves to the seed, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.engine.ruleset import Options
from abyss_game.engine.scenario import BadScenario
from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.games.abyss.expansions.kraken.nebulis import part
from abyss_game.games.abyss.state import AbyssState

from .table import KRAKEN, RULES

COURT = ["", "", "jailer", "keeper", "reaper", "miller"]


def set_up(seats: int = 3, expansions: tuple[str, ...] = KRAKEN, **position: Any) -> AbyssState:
    return RULES.set_up(Options(seats=seats, seed=1, expansions=expansions), {"court": COURT, **position})


def test_what_is_not_named_is_dealt():
    """K-2, K-3"""
    own = part(set_up())
    assert (own.nebulis, own.holder, own.sentinels, own.treasures) == ([0, 0, 0], -1, [], {})
    assert sorted(own.treasure_deck) == list(range(25))


def test_the_holder_is_the_first_of_the_richest_unless_named():
    """K-26"""
    assert part(set_up(kraken={"nebulis": [1, 3, 3]})).holder == 1
    assert part(set_up(kraken={"nebulis": [1, 3, 3], "holder": 2})).holder == 2


def test_the_figure_is_on_its_way_while_its_holder_chooses():
    """K-22, K-23: seat 1 has paid its last Nebulis, two others have reached it, and it still holds the figure."""
    chooses = {"step": "ChooseHolder", "seat": 1, "rivals": [0, 2]}
    state = set_up(stack=[chooses, {"step": "EndTurn", "seat": 1}], kraken={"nebulis": [1, 0, 1], "holder": 1})
    assert part(state).holder == 1
    options = Options(seats=3, seed=1, expansions=KRAKEN)
    assert RULES.pack(RULES.set_up(options, RULES.describe(state))) == RULES.pack(state)


def test_treasures_come_by_value_or_by_value_and_id():
    state = set_up(kraken={"treasures": {"megalodon": [3, "7#20"]}, "treasure_deck": [5, 3], "gone_treasures": [3]})
    own = part(state)
    assert [TREASURE_VALUES[one] for one in own.treasures["megalodon"]] == [3, 7]
    assert own.treasures["megalodon"][1] == 20
    assert [TREASURE_VALUES[one] for one in own.treasure_deck[:-3:-1]] == [5, 3]
    assert len(own.treasure_deck) == 22


def test_sentinels_are_written_as_they_are_read():
    state = set_up(
        available=["jail"],
        kraken={"sentinels": ["watcher 1 @ lord:jailer", "vigil 0 rests", "lookout 2 @ council:squid"]},
    )
    assert [token.place for token in part(state).sentinels] == ["lord:jailer", "", "council:4"]
    assert [token.rests for token in part(state).sentinels] == [False, True, False]
    assert RULES.describe(state)["kraken"]["sentinels"] == [
        "watcher 1 @ lord:jailer",
        "vigil 0 rests",
        "lookout 2 @ council:squid",
    ]
    assert RULES.pack(RULES.set_up(Options(seats=3, seed=1, expansions=KRAKEN), RULES.describe(state))) == RULES.pack(
        state
    )


BAD = [
    ({"nebulis": [1, 2, 3, 4]}, "scenario-out-of-range"),
    ({"nebulis": [-1]}, "scenario-out-of-range"),
    ({"nebulis": [1, 0], "holder": 3}, "scenario-out-of-range"),
    ({"nebulis": [1, 2], "holder": 0}, "scenario-holder-not-richest"),
    ({"nebulis": [1, 2], "holder": -1}, "scenario-holder-not-richest"),
    ({"pearls": [1]}, "scenario-unknown-field"),
    ({"nebulis": "many"}, "scenario-wrong-kind"),
    ({"treasures": {"sanctuary": [3]}}, "scenario-unknown-name"),
    ({"treasures": {"megalodon": [3, 3, 3, 3]}}, "scenario-too-many"),
    ({"treasure_deck": [8]}, "scenario-too-many"),
    ({"gone_treasures": ["7#1"]}, "scenario-too-many"),
    ({"sentinels": ["jailer 0"]}, "scenario-unknown-name"),
    ({"sentinels": ["watcher"]}, "scenario-unknown-name"),
    ({"sentinels": ["watcher 3"]}, "scenario-out-of-range"),
    ({"sentinels": ["watcher 0", "watcher 1"]}, "scenario-unknown-name"),
    ({"sentinels": ["watcher 0 sleeps"]}, "scenario-unknown-name"),
    ({"sentinels": ["watcher 0 @ lord:sage"]}, "scenario-unknown-name"),
    ({"sentinels": ["watcher 0 @ location:jail"]}, "scenario-unknown-name"),
    ({"sentinels": ["watcher 0 @ council:kraken"]}, "scenario-unknown-name"),
    ({"sentinels": ["watcher 0 @ lord:jailer", "vigil 1 @ lord:keeper"]}, "scenario-unknown-name"),
]


@pytest.mark.parametrize(("kraken", "code"), BAD)
def test_impossible_positions_are_refused(kraken, code):
    """K-26, K-29, K-30, K-36"""
    with pytest.raises(BadScenario) as refused:
        set_up(available=["chasm"], kraken=kraken)
    assert refused.value.code == code


def test_krakens_may_lie_in_hands_and_on_any_stack_but_not_affiliated():
    """K-9, K-10"""
    state = set_up(council={"crab": ["kraken-2", "crab-1"]}, areas=[{"hand": ["kraken-3"]}])
    assert state.council[1][0] == 71 and state.areas[0].hand == [73]
    with pytest.raises(BadScenario) as refused:
        set_up(areas=[{"affiliated": ["kraken-3"]}])
    assert refused.value.code == "scenario-wrong-stack"


def test_there_are_no_more_than_seven_krakens():
    """K-1"""
    with pytest.raises(BadScenario) as refused:
        set_up(areas=[{"hand": ["kraken-2"] * 3}])
    assert refused.value.code == "scenario-too-many"


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"kraken": {"nebulis": [1]}}, "scenario-unknown-field"),
        ({"areas": [{"hand": ["kraken-2"]}]}, "scenario-unknown-name"),
        ({"areas": [{"hand": ["kraken-2.1"]}]}, "scenario-unknown-name"),
        ({"areas": [{"lords": ["fence"]}]}, "scenario-twice-or-unknown"),
        ({"available": ["megalodon"]}, "scenario-twice-or-unknown"),
    ],
)
def test_a_position_of_the_base_game_knows_nothing_of_kraken(position, code):
    """K-1"""
    with pytest.raises(BadScenario) as refused:
        set_up(expansions=(), **position)
    assert refused.value.code == code
