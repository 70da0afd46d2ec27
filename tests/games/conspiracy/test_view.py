"""What a seat may know (C-28), and complete states that fit it."""

from __future__ import annotations

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.rng import Rng
from abyss_game.engine.ruleset import Options
from abyss_game.games.conspiracy.events import EVENTS

from .table import RULES, Table


def test_only_the_order_of_the_decks_is_hidden() -> None:
    """C-28"""
    table = Table("Y1 R1@sunken_palace", "G3", seats=3, piles={"mage": ["mage-1"]}, pearls=(1, 2), master=1)
    state = table.state
    for seat in (-1, 0, 1, 2):
        seen = RULES.view(state, seat)
        assert seen.viewer == seat and seen.rng == 0
        assert seen.lord_deck == [-1] * len(state.lord_deck)
        assert seen.location_deck == [""] * len(state.location_deck)
        assert (seen.chambers, seen.piles, seen.available) == (state.chambers, state.piles, state.available)
        assert (seen.master, seen.turns_left, seen.stack) == (state.master, state.turns_left, state.stack)


def test_drawn_and_waiting_lords_lie_open() -> None:
    """C-28, C-5: cards drawn are turned up for all."""
    table = Table(lord_deck=["mage-3", "farmer-1"]).play("draw 2")
    assert RULES.view(table.state, 1).drawn == table.state.drawn
    table = Table(piles={"mage": ["mage-3", "mage-1"]}).play("pile mage")
    assert RULES.view(table.state, 1).waiting == table.state.waiting


def test_events_hide_nothing() -> None:
    """C-28"""
    assert all(kind.seen_by is Event.seen_by for kind in EVENTS)


def test_a_view_shares_nothing_with_the_state() -> None:
    """C-28"""
    table = Table("Y1", lord_deck=["mage-3", "farmer-1"]).play("draw 2")
    before = RULES.pack(table.state)
    seen = RULES.view(table.state, 0)
    seen.chambers[0].lords.append(59)
    seen.drawn.clear()
    seen.piles[0].append(7)
    seen.available.append("x")
    seen.stack.clear()
    assert RULES.pack(table.state) == before


def test_the_legal_moves_of_a_search_are_known_to_all() -> None:
    """C-22, C-28"""
    table = Table("Y1 R1@watching_eye G1", lord_deck=["mage-1"], keep={"location_deck": 4}).play("draw 1")
    for seat in (0, 1):
        assert RULES.resume(RULES.view(table.state, seat)).legal() == table.game.legal()


def test_determinized_states_differ_only_in_what_is_hidden() -> None:
    """C-28"""
    table = Table("Y1 R1@sunken_palace", "G3", piles={"mage": ["mage-1"]})
    seen = RULES.view(table.state, 0)
    made = [RULES.determinize(seen, Rng(n)) for n in range(4)]
    assert len({tuple(state.lord_deck) for state in made}) == 4
    for state in made:
        assert sorted(state.lord_deck) == sorted(table.state.lord_deck)
        assert sorted(state.location_deck) == sorted(table.state.location_deck)
        assert RULES.pack(RULES.view(state, 0)) == RULES.pack(seen)
        RULES.resume(state).play(table.game.legal()[0])  # and they can be played


def test_unseen_locations_of_the_opponent_are_dealt_from_what_is_missing() -> None:
    """C-33, C-28"""
    table = Table(
        "",
        "B1 R2 B1@face_down",
        seats=1,
        available=["sunken_palace"],
        solo={"opponent": "mage", "hidden": ["pearl_cove"]},
    )
    seen = RULES.view(table.state, 0)
    hidden = set()
    for number in range(30):
        state = RULES.determinize(seen, Rng(number))
        assert state.solo is not None and len(state.solo.hidden) == 1
        hidden |= set(state.solo.hidden)
        assert sorted([*state.solo.hidden, *state.location_deck]) == sorted(
            location for location in RULES.locations(bonus=False) if location != "sunken_palace"
        )
        assert RULES.pack(RULES.view(state, 0)) == RULES.pack(seen)
    assert len(hidden) > 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_view_cannot_be_played(seats: int) -> None:
    """C-28"""
    game = RULES.new(Options(seats=seats, seed=1))
    assert game.decision is not None
    seen = RULES.resume(RULES.view(game.state, game.decision.seat))
    with pytest.raises(TypeError):
        seen.apply(game.legal()[0])
