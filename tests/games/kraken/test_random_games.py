"""Whole games with Kraken and random moves: what must hold at every moment of every game.

The ordinary run plays 100 games; ``pytest -m long`` plays 1,000 more.
"""

from __future__ import annotations

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.expansions.kraken import events as ev
from abyss_game.games.abyss.expansions.kraken import moves as mv
from abyss_game.games.abyss.expansions.kraken.expansion import Kraken
from abyss_game.games.abyss.expansions.kraken.nebulis import part
from abyss_game.games.abyss.rules import ALL_STEPS, STEPS

from ..invariants import LONGEST, Invariants, abyss_values, choose, every_move
from .table import KRAKEN, RULES, assert_complete

CATALOGUE: list[Move] = every_move((*base.MOVES, *mv.MOVES), abyss_values(RULES, KRAKEN))
"""Each kind of move with every card, Lord, Location, stack, seat and number."""


def test_the_catalogue_has_every_kind_of_move() -> None:
    assert {type(move) for move in CATALOGUE} == {*base.MOVES, *mv.MOVES}
    assert len(set(CATALOGUE)) == len(CATALOGUE) > 5000


INVARIANTS = Invariants(RULES, assert_complete, CATALOGUE)
"""K-70, B-131, B-132, B-134"""


def told_nebulis(events: list[Event], seats: int) -> list[int]:
    """The Nebulis of every seat as the events tell them."""
    found = [0] * seats
    for event in events:
        if isinstance(event, ev.NebulisGained):
            found[event.seat] += event.amount
        elif isinstance(event, ev.NebulisLost):
            found[event.seat] -= event.amount
        elif isinstance(event, ev.NebulisPaid):
            found[event.seat] -= event.amount
            if event.to >= 0:
                found[event.to] += event.amount
    return found


def told_holder(events: list[Event]) -> int:
    """The holder of the figure as the events tell it."""
    holder = -1
    for event in events:
        if isinstance(event, ev.FigureTaken):
            assert event.old == holder
            holder = event.seat
        elif isinstance(event, ev.FigureReturned):
            assert event.seat == holder
            holder = -1
    return holder


def play_checked(seed: int) -> None:
    """One whole game with all checks."""
    options = Options(seats=2 + seed % 3, seed=seed, expansions=KRAKEN)
    chance = Rng(seeded(seed + 1_000_000))
    events: list[Event] = []
    game = RULES.new(options, events.append)
    first = RULES.pack(game.state)
    made: list[str] = []
    while not game.over:
        assert len(made) < LONGEST, "the game does not end"
        INVARIANTS.at_a_decision(game, options, chance)
        move = choose(game, chance)
        made.append(RULES.move_text(move))
        game.play(move)
        assert_complete(game.state)
    state = game.state
    own = part(state)
    assert all(area.hand == [] for area in state.areas)  # B-74, K-64
    assert state.track == [-2] * 5
    assert told_nebulis(events, options.seats) == own.nebulis
    assert told_holder(events) == own.holder
    for standing in RULES.standings(state):
        points = {line.source: line.points for line in standing.lines}
        assert points["nebulis"] == -own.nebulis[standing.seat]  # K-66
        assert points["figure"] == (-5 if standing.seat == own.holder else 0)
        assert sum(points.values()) == standing.points
    INVARIANTS.at_the_end(game, options, first, made, chance)


@pytest.mark.parametrize("seed", range(100))
def test_a_random_game(seed: int) -> None:
    """K-1, K-26"""
    play_checked(seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(100, 1100, 20))
def test_many_random_games(start: int) -> None:
    """K-1, K-26"""
    for seed in range(start, start + 20):
        play_checked(seed)


def test_random_play_meets_every_decision_move_and_event_of_kraken() -> None:
    """So that the checks above have seen them all."""
    decisions = {kind for kind in Kraken.steps if issubclass(kind, Decision)}
    assert len(decisions) == 9

    def options_of(number: int) -> Options:
        return Options(seats=4 - number % 3, seed=number, expansions=KRAKEN)

    assert INVARIANTS.unmet(options_of, [*decisions, *mv.MOVES, *ev.EVENTS]) == []


def test_the_steps_of_kraken_are_no_steps_of_the_base_game() -> None:
    """K-1: they are known, so that a saved game can be read, but none is listed for the base game."""
    assert set(Kraken.steps) & set(STEPS) == set()
    assert set(Kraken.steps) | set(STEPS) <= set(ALL_STEPS)
