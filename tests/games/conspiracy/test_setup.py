"""Set-up, options and chance (C-2, C-4, C-29, C-43)."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.games.conspiracy.state import ConspiracyState

from .table import RULES, plain


def dealt(**options: Any) -> ConspiracyState:
    return RULES.new(Options(**options)).state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    """C-4"""
    state = dealt(seats=seats, seed=3)
    assert sorted(state.lord_deck) == list(range(60))
    assert state.piles == [[], [], [], [], []]
    assert len(state.available) == 1 and len(state.location_deck) == 23
    assert sorted([*state.available, *state.location_deck]) == sorted(RULES.locations(bonus=False))
    assert [(chamber.lords, chamber.covers, chamber.pearls) for chamber in state.chambers] == [([], [], 0)] * seats
    assert (state.master, state.gate.owner, state.turns_left) == (-1, -1, -1)
    assert state.active == state.first < seats


def test_the_decks_are_shuffled() -> None:
    """C-4"""
    one, other = dealt(seats=2, seed=1), dealt(seats=2, seed=2)
    assert one.lord_deck != list(range(60)) and one.lord_deck != other.lord_deck
    assert one.location_deck != other.location_deck


def test_the_first_player_is_random() -> None:
    """C-4"""
    firsts = [dealt(seats=4, seed=seed).first for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}


def test_the_first_player_begins_and_play_goes_clockwise() -> None:
    """C-4"""
    game = RULES.new(Options(seats=3, seed=next(s for s in range(99) if dealt(seats=3, seed=s).first == 1)))
    order = []
    while len(order) < 6:
        decision = game.decision
        assert decision is not None
        if type(decision).__name__ == "ChooseRecruit":
            order.append(decision.seat)
        game.apply(game.legal()[0])
    assert order == [1, 2, 0, 1, 2, 0]


def test_bonus_locations_are_an_option() -> None:
    """C-2"""
    state = dealt(seats=2, seed=3, variants=("bonus-locations",))
    assert len(state.location_deck) == 28
    assert "quiet_citadel" in [*state.available, *state.location_deck]
    assert "quiet_citadel" not in [*dealt(seats=2).available, *dealt(seats=2).location_deck]


def test_solo_set_up() -> None:
    """C-29: the human starts, the opponent has a Chamber of its own; C-36: it has the replay token."""
    for seed in range(12):
        state = dealt(seats=1, seed=seed)
        assert (state.first, state.active, state.sides) == (0, 0, 2)
        assert state.solo is not None and not state.solo.token and not state.solo.ordered
        assert [chamber.lords for chamber in state.chambers] == [[], []]


@pytest.mark.parametrize("opponent", ["farmer", "soldier", "merchant", "politician", "mage"])
def test_the_opponent_can_be_chosen(opponent: str) -> None:
    """C-29"""
    solo = dealt(seats=1, seed=5, variants=(f"opponent-{opponent}",)).solo
    assert solo is not None and solo.opponent == opponent


def test_a_random_opponent_comes_from_the_seed() -> None:
    """C-43"""
    chosen = [dealt(seats=1, seed=seed).solo.opponent for seed in range(60)]  # type: ignore[union-attr]
    assert set(chosen) == {"farmer", "soldier", "merchant", "politician", "mage"}
    assert chosen == [dealt(seats=1, seed=seed).solo.opponent for seed in range(60)]  # type: ignore[union-attr]


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    """C-43"""

    def played(seed: int) -> list[bytes]:
        game = RULES.new(Options(seats=3, seed=seed))
        states = [RULES.pack(game.state)]
        while not game.over:
            game.apply(game.legal()[-1])
            states.append(RULES.pack(game.state))
        return states

    assert played(8) == played(8)
    assert played(8)[0] != played(9)[0]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seats": 0}, "seats-out-of-range"),
        ({"seats": 5}, "seats-out-of-range"),
        ({"seats": 2, "variants": ("opponent-mage",)}, "variant-solo-only"),
        ({"seats": 1, "variants": ("opponent-mage", "opponent-farmer")}, "variants-exclude"),
        ({"seats": 2, "variants": ("opponent-smuggler",)}, "unknown-variant"),
        ({"seats": 2, "expansions": ("kraken",)}, "unknown-expansion"),
    ],
)
def test_options_that_cannot_be_played(options: dict[str, Any], code: str) -> None:
    """C-2, C-29: two to four players, or one against one opponent."""
    with pytest.raises(BadOptions) as error:
        RULES.new(Options(**options))
    assert error.value.code == code


def test_the_first_decision_is_a_recruitment_from_the_deck() -> None:
    """C-4, C-5: the piles are empty."""
    game = RULES.new(Options(seats=2, seed=1))
    assert [plain(RULES.move_text(move)) for move in game.legal()] == ["draw 1", "draw 2", "draw 3"]
