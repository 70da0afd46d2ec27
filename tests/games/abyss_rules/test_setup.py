"""Set-up (B-4, B-8 … B-14, B-130, B-134)."""

from __future__ import annotations

from collections import Counter

import pytest

from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.games.abyss.cards import RACE_OF, TOKEN_VALUES, VALUE_OF
from abyss_game.games.abyss.state import AbyssState

from .table import POWERLESS_COURT, RULES, Table, kinds


def fresh(seats: int = 3, seed: int = 5) -> AbyssState:
    return RULES.new(Options(seats=seats, seed=seed)).state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_with_the_same_table(seats: int) -> None:
    """B-8"""
    state = fresh(seats)
    assert len(state.areas) == seats
    assert (len(state.court), len(state.track), len(state.council)) == (6, 5, 5)
    assert (len(state.lord_deck), len(state.exploration), len(state.location_deck)) == (29, 71, 19)


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """B-8"""
    with pytest.raises(BadOptions) as refused:
        RULES.new(Options(seats=seats))
    assert refused.value.code == "seats-out-of-range"
    assert refused.value.numbers == {"seats": seats, "least": 2, "most": 4}


def test_thirty_five_lords_six_in_the_court() -> None:
    """B-9"""
    state = fresh()
    assert all(state.court) and len(state.court) == 6
    assert len({*state.court, *state.lord_deck}) == 35


def test_the_right_most_court_space_is_the_farthest_from_the_deck() -> None:
    """B-9: with one empty space at either end, plotting fills the last one first."""
    table = Table(court=["", *POWERLESS_COURT[:4], ""], lord_deck=["jailer"]).play("plot")
    assert table.state.court == ["", *POWERLESS_COURT[:4], "jailer"]


def test_seventy_one_exploration_cards() -> None:
    """B-10"""
    cards = fresh().exploration
    assert len(cards) == len(set(cards)) == 71
    assert Counter(kinds(cards)) == Counter(
        {
            f"{race}-{value}": copies
            for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")
            for value, copies in ((1, 4), (2, 3), (3, 3), (4, 2), (5, 1))
        }
    ) + Counter({"monster": 6})
    assert sum(VALUE_OF[card] for card in cards if RACE_OF[card] >= 0) == 5 * (4 + 6 + 9 + 8 + 5)


def test_the_council_begins_empty() -> None:
    """B-11"""
    assert fresh().council == [[], [], [], [], []]


def test_twenty_locations_one_available() -> None:
    """B-12"""
    state = fresh()
    assert len(state.available) == 1
    assert len({*state.available, *state.location_deck}) == 20


def test_twenty_monster_tokens_and_threat_on_one() -> None:
    """B-13"""
    state = fresh()
    assert sorted(state.token_pile) == list(range(20))
    assert Counter(TOKEN_VALUES[token] for token in state.token_pile) == {2: 9, 3: 9, 4: 2}
    assert state.threat == 1


def test_what_a_player_starts_with() -> None:
    """B-14"""
    for area in fresh(4).areas:
        assert (area.pearls, area.keys) == (1, 0)
        assert area.hand == area.lords == area.locations == area.affiliated == area.tokens == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_play_runs_clockwise(seats: int) -> None:
    """B-14"""
    assert {fresh(seats, seed).first for seed in range(40)} == set(range(seats))
    table = Table(
        seats=seats,
        active=seats - 1,
        exploration=["crab-1"] * 3,
        areas=[{"pearls": 0}] * seats,
    )
    assert table.seat == seats - 1
    table.play("explore", "take crab-1")
    assert table.seat == 0
    table.play("explore", "take crab-1")
    assert table.seat == 1
    assert table.events("TurnStarted") == [f"TurnStarted seat={seat} extra=false last=false" for seat in (0, 1)]


def test_the_first_turn_is_the_first_players() -> None:
    """B-14"""
    for seed in range(10):
        game = RULES.new(Options(seats=4, seed=seed))
        assert game.decision is not None
        assert game.decision.seat == game.state.first == game.state.turn.active


def test_pearls_never_run_out() -> None:
    """B-4"""
    table = Table(
        exploration=["crab-1"] * 4 + ["squid-1"],
        areas=[{"pearls": 5000}, {"pearls": 0}],
    ).play("explore", "explore", "explore", "explore", "explore", "take squid-1")
    assert table.pearls == [5001, 0]


def test_key_tokens_never_run_out() -> None:
    """B-4, B-130: ten Key tokens are in the box; a player may hold more than that."""
    table = Table(
        threat=6,
        exploration=["monster"],
        available=[],
        keep={"location_deck": 0},
        areas=[{"keys": 12}, {"keys": 9}],
    ).play("explore", "fight monster")
    assert table.keys == [14, 9]


def test_the_same_seed_deals_the_same_and_another_seed_does_not() -> None:
    """B-134"""
    for seats in (2, 3, 4):
        assert RULES.pack(fresh(seats, 12)) == RULES.pack(fresh(seats, 12))
    one, two = fresh(3, 1), fresh(3, 2)
    assert one.exploration != two.exploration
    assert one.court != two.court
    assert one.location_deck != two.location_deck
    assert one.token_pile != two.token_pile


def test_every_pile_is_shuffled() -> None:
    """B-9, B-10, B-12, B-13: over many seeds each card comes to the top."""
    states = [fresh(2, seed) for seed in range(400)]
    assert len({state.court[5] for state in states}) == 35
    assert len({state.available[0] for state in states}) == 20
    assert len({state.token_pile[-1] for state in states}) == 20
    assert len({state.exploration[-1] for state in states}) > 65
