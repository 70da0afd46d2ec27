"""The end of a turn and of the game (B-68 … B-74, B-102)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import POWERLESS_COURT, Table

POOR: dict[str, Any] = {"pearls": 0}
SEVEN = ["jailer", "seeker", "hunter", "trader", "peddler", "shopkeeper", "apprentice"]
"""Seven Lords without a Key and without a lasting power."""
EIGHT_CARDS = ["crab-1"] * 4 + ["squid-1"] * 4


def short_turn(table: Table) -> int | None:
    """Whoever has the turn takes the first card that is revealed; returns whose turn it was."""
    seat = table.seat
    table.play("explore")
    table.play(exact(table, 0))
    return seat


def exact(table: Table, index: int) -> str:
    """The legal move number ``index`` with its copy."""
    return table.game.rules.move_text(table.game.legal()[index])


# -- hand limit ----------------------------------------------------------------------------------------------------


def test_there_is_no_general_hand_limit() -> None:
    """B-68"""
    hand = ["crab-1"] * 4 + ["squid-1"] * 4 + ["jellyfish-1"] * 4 + ["seahorse-1"] * 4
    table = Table(state="hand_limit", areas=[{"hand": hand}, {"lords": ["jailer"]}])
    assert table.seat == 1
    assert len(table.hand(0)) == 16


@pytest.mark.parametrize(
    ("mine", "theirs", "discards"),
    [
        ([], ["commander"], True),
        ([], ["commander:turned"], False),
        ([], ["commander@jail"], False),
        (["shaman"], ["commander"], False),
        (["shaman:turned"], ["commander"], True),
        (["commander"], [], False),
    ],
)
def test_an_active_commander_makes_an_unprotected_opponent_discard(
    mine: list[str], theirs: list[str], discards: bool
) -> None:
    """B-68, B-69, B-86, B-92"""
    table = Table(
        state="hand_limit",
        areas=[{"hand": EIGHT_CARDS, "lords": mine}, {"lords": theirs, "locations": ["jail"]}],
    )
    assert (table.asks == "DiscardToLimit") is discards
    if discards:
        table.play("discard crab-1.1", "discard squid-1.1")
        assert table.hand(0) == ["crab-1"] * 3 + ["squid-1"] * 3
        assert table.seat == 1


@pytest.mark.parametrize(("cards", "discards"), [(6, 0), (7, 1), (8, 2)])
def test_down_to_exactly_six(cards: int, discards: int) -> None:
    """B-69"""
    table = Table(state="hand_limit", areas=[{"hand": EIGHT_CARDS[:cards]}, {"lords": ["commander"]}])
    for _ in range(discards):
        assert table.seat == 0
        table.play(exact(table, 0))
    assert table.seat == 1
    assert len(table.hand(0)) == 6


# -- the end is triggered ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lords", "locations", "triggers"),
    [
        (SEVEN[:6], [], False),
        (SEVEN, [], True),
        ([*SEVEN[:5], "keeper@jail", "reaper@jail"], ["jail"], True),
        ([*SEVEN[:6], "oracle:turned"], [], True),
        ([*SEVEN[:5], "keeper@jail"], ["jail"], False),
    ],
)
def test_seven_lords_trigger_the_end_however_they_stand(lords: list[str], locations: list[str], triggers: bool) -> None:
    """B-70"""
    for owner in (0, 1):
        areas: list[dict[str, Any]] = [{"pearls": 0}, {"pearls": 0}]
        areas[owner] = {"pearls": 0, "lords": lords, "locations": locations}
        table = Table(state="end_check", areas=areas)
        expected = ["EndTriggered seat=0 why=seventh-lord"] if triggers else []
        assert table.events("EndTriggered") == expected


def test_the_seventh_lord_may_come_by_a_power() -> None:
    """B-70: the Corruptor is the sixth, the Lord it recruits the seventh."""
    table = Table(
        court=["corruptor", *POWERLESS_COURT[1:]],
        areas=[{"pearls": 10, "lords": SEVEN[:5], "hand": ["squid-5"]}, POOR],
    ).play("recruit corruptor", "pick squid-5", "confirm", "recruit miller")
    assert table.events("EndTriggered") == ["EndTriggered seat=0 why=seventh-lord"]


def test_a_court_that_fell_short_triggers_the_end_but_an_empty_deck_does_not() -> None:
    """B-71"""
    table = Table(state="end_check", court_short=True, areas=[POOR, POOR])
    assert table.events("EndTriggered") == ["EndTriggered seat=0 why=court"]
    table = Table(state="end_check", court=POWERLESS_COURT, keep={"lord_deck": 0}, areas=[POOR, POOR])
    assert table.events("EndTriggered") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_player_has_one_last_turn(seats: int) -> None:
    """B-72"""
    areas: list[dict[str, Any]] = [dict(POOR) for _ in range(seats)]
    areas[1]["lords"] = SEVEN
    table = Table(seats=seats, active=1, state="end_check", exploration=["crab-1"] * 4, areas=areas)
    turns = []
    while not table.game.over:
        turns.append(short_turn(table))
    assert turns == [seat % seats for seat in range(2, seats + 1)]
    assert [event for event in table.events("TurnStarted") if not event.endswith("last=true")] == []
    assert table.events("GameEnded") != []


def test_nothing_triggers_the_end_twice() -> None:
    """B-72: two more players reach seven Lords in the last round."""
    table = Table(
        seats=3,
        state="end_check",
        exploration=["crab-1"] * 4,
        areas=[
            {"pearls": 0, "lords": SEVEN},
            {"pearls": 0, "lords": ["keeper", "reaper", "shepherd", "miller", "landowner", "elder", "sage"]},
            POOR,
        ],
    )
    turns = []
    while not table.game.over:
        if table.asks == "ControlLocation":
            table.play("draw 1")
            continue
        turns.append(short_turn(table))
    assert turns == [1, 2]
    assert table.events("EndTriggered") == ["EndTriggered seat=0 why=seventh-lord"]


# -- extra turns ---------------------------------------------------------------------------------------------------

RECRUIT_INVOKER = ["recruit invoker", "pick jellyfish-5", "pick jellyfish-3", "confirm"]


def invoker(lords: list[str], **position: Any) -> Table:
    """The Invoker (8, one Race, jellyfish) can be recruited by seat 0."""
    area = {"pearls": 0, "hand": ["jellyfish-5", "jellyfish-3"], "lords": lords}
    return Table(
        **{
            "seats": 3,
            "court": ["invoker", *POWERLESS_COURT[1:]],
            "exploration": ["crab-1"] * 4 + ["squid-1"] * 4,
            "areas": [area, POOR, POOR],
            **position,
        }
    )


def test_the_invoker_brings_one_more_full_turn() -> None:
    """B-102"""
    table = invoker([]).play(*RECRUIT_INVOKER)
    assert table.seat == 0
    assert [short_turn(table) for _ in range(3)] == [0, 1, 2]
    assert table.events("TurnStarted")[:2] == [
        "TurnStarted seat=0 extra=true last=false",
        "TurnStarted seat=1 extra=false last=false",
    ]


def test_the_extra_turn_stays_whatever_has_become_of_the_invoker() -> None:
    """B-102"""
    for lords, gone in ((["invoker:turned"], []), ([], ["invoker"])):
        table = Table(state="end_check", extra_turns=1, gone_lords=gone, areas=[{"pearls": 0, "lords": lords}, POOR])
        assert (table.seat, table.state.turn.extra, table.state.extra_turns) == (0, True, 0)


def test_the_hand_limit_and_the_end_check_come_before_the_extra_turn() -> None:
    """B-102"""
    table = Table(
        state="hand_limit",
        extra_turns=1,
        areas=[{"pearls": 0, "hand": EIGHT_CARDS[:7], "lords": []}, {"pearls": 0, "lords": ["commander", *SEVEN[:6]]}],
    )
    assert table.asks == "DiscardToLimit"
    table.play("discard crab-1")
    assert table.events("EndTriggered", "TurnStarted") == [
        "EndTriggered seat=0 why=seventh-lord",
        "TurnStarted seat=0 extra=true last=true",
    ]


def test_an_extra_turn_won_in_the_triggering_turn_comes_before_the_last_turns() -> None:
    """B-73"""
    table = invoker(SEVEN[:6]).play(*RECRUIT_INVOKER)
    assert table.events("EndTriggered") == ["EndTriggered seat=0 why=seventh-lord"]
    turns = []
    while not table.game.over:
        turns.append(short_turn(table))
    assert turns == [0, 1, 2]


def test_an_extra_turn_won_in_a_last_turn_comes_directly_after_it() -> None:
    """B-73"""
    table = invoker([], turns_left=1).play(*RECRUIT_INVOKER)
    turns = []
    while not table.game.over:
        turns.append(short_turn(table))
    assert turns == [0, 1]


def test_an_extra_turn_won_in_the_very_last_turn_is_played() -> None:
    """B-73"""
    table = invoker([], turns_left=0).play(*RECRUIT_INVOKER)
    turns = []
    while not table.game.over:
        turns.append(short_turn(table))
    assert turns == [0]


# -- after the last turn -------------------------------------------------------------------------------------------


def test_the_weakest_of_each_race_in_hand_is_affiliated_and_the_rest_discarded() -> None:
    """B-74"""
    table = Table(
        state="end",
        areas=[
            {"hand": ["crab-3", "crab-2", "crab-2", "squid-5", "jellyfish-1", "jellyfish-4"], "affiliated": ["crab-1"]},
            {"hand": []},
        ],
    )
    assert table.game.over
    assert table.affiliated(0) == ["crab-1", "crab-2", "jellyfish-1", "squid-5"]
    assert table.hand(0) == []
    assert table.discard == ["crab-2", "crab-3", "jellyfish-4"]
    assert table.events("HandAffiliated") == [
        "HandAffiliated seat=0 affiliated=jellyfish-1,crab-2,squid-5 discarded=crab-3,crab-2,jellyfish-4",
        "HandAffiliated seat=1 affiliated= discarded=",
    ]


def test_the_affiliation_at_the_end_counts_for_every_players_score() -> None:
    """B-74, B-79: before any scoring, also for the City of Mirrors of another player."""
    table = Table(
        state="end",
        areas=[
            {"pearls": 0, "hand": ["crab-3", "crab-5"], "locations": ["city_of_mirrors"]},
            {"pearls": 0, "hand": ["crab-2"], "locations": ["chasm"]},
        ],
    )
    assert table.worth(1, "chasm") == 8
    assert table.worth(0, "city_of_mirrors") == 8
    assert table.points(0, "affiliated") == 3
    assert table.events("GameEnded") == ["GameEnded places=1,2 points=11,10"]
