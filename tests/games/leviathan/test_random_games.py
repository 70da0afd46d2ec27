"""Whole games with Leviathan, alone and with Kraken, of 2 to 5 players with random moves: what must always hold.

The ordinary run plays 40 games; ``pytest -m long`` plays 800 more.
"""

from __future__ import annotations

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.cards import RACE_OF
from abyss_game.games.abyss.expansions.kraken import moves as kraken_moves
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.border import on_border, part
from abyss_game.games.abyss.expansions.leviathan.expansion import Leviathan
from abyss_game.games.abyss.rules import ALL_STEPS, STEPS
from abyss_game.games.abyss.state import AbyssState

from ..invariants import LONGEST, Invariants, abyss_values, choose, every_move
from .table import ALONE, BOTH, RULES, assert_complete

BY_FIELD = {
    **abyss_values(RULES, BOTH),
    **{name: list(range(-1, 4)) for name in ("base", "new")},
    "leviathan": list(range(-1, 22)),
    "token": list(range(-1, 19)),
    "zone": list(range(9)),
}

CATALOGUE: list[Move] = every_move((*base.MOVES, *kraken_moves.MOVES, *mv.MOVES), BY_FIELD)
"""Each kind of move with every card, Lord, Location, stack, seat and number."""


def test_the_catalogue_has_every_kind_of_move() -> None:
    assert {type(move) for move in CATALOGUE} == {*base.MOVES, *kraken_moves.MOVES, *mv.MOVES}
    assert len(set(CATALOGUE)) == len(CATALOGUE) > 5000


INVARIANTS = Invariants(RULES, assert_complete, CATALOGUE, thorough=2, seldom=400)
"""L-60, B-131, B-132, B-134"""


def check_border(state: AbyssState) -> None:
    """The Border is empty only without a deck, the Scourge lies with one who has slain most, every hand and stack holds
    what it may (L-32, L-33)."""
    own = part(state)
    assert on_border(state) or not own.deck
    counts = [len(slain) for slain in own.slain]
    assert (own.scourge >= 0) == any(counts)
    assert own.scourge < 0 or counts[own.scourge] == max(counts)
    monsters = [card for card in state.track if card >= 0 and RACE_OF[card] < 0]
    assert len(monsters) <= 1  # L-11


def told(events: list[Event], state: AbyssState) -> None:
    """The events tell all Wounds, slain and lost Leviathans, drawn and revealed tokens."""
    own = part(state)
    wounds = [0] * state.seats
    slain: list[list[int]] = [[] for _ in range(state.seats)]
    gone, gone_tokens, drawn, stolen = [], [], [0] * state.seats, [0] * state.seats
    for event in events:
        if isinstance(event, ev.WoundsTaken):
            wounds[event.seat] += event.amount
        elif isinstance(event, ev.LeviathanSlain):
            slain[event.seat].append(event.leviathan)
        elif isinstance(event, ev.LeviathanLeft):
            gone.append(event.leviathan)
        elif isinstance(event, ev.NewTokenRevealed):
            gone_tokens.append(event.token)
            drawn[event.seat] -= 1
        elif isinstance(event, ev.TokensDrawn):
            drawn[event.seat] += len(event.new)
        elif isinstance(event, ev.NewTokenStolen):
            stolen[event.seat] += 1
            stolen[event.victim] -= 1
    assert (wounds, slain, gone, gone_tokens) == (own.wounds, own.slain, own.gone, own.gone_tokens)
    assert [len(held) for held in own.tokens] == [a + b for a, b in zip(drawn, stolen, strict=True)]


def play_checked(seed: int, expansions: tuple[str, ...]) -> None:
    """One whole game with all checks."""
    options = Options(seats=2 + seed % 4, seed=seed, expansions=expansions)
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
        check_border(game.state)
    state = game.state
    own = part(state)
    assert all(area.hand == [] for area in state.areas)  # B-74
    assert state.track == [-2] * 5
    told(events, state)
    assert not any(type(event).__name__ == "ThreatRose" for event in events)  # L-1
    for standing in RULES.standings(state):
        points = {line.source: line.points for line in standing.lines}
        assert points["wounds"] == -own.wounds[standing.seat]  # L-52
        assert points["scourge"] == (5 if standing.seat == own.scourge else 0)
        assert sum(points.values()) == standing.points
    INVARIANTS.at_the_end(game, options, first, made, chance)


@pytest.mark.parametrize("expansions", [ALONE, BOTH], ids="+".join)
@pytest.mark.parametrize("seed", range(20))
def test_a_random_game(seed: int, expansions: tuple[str, ...]) -> None:
    """L-1, L-7, L-33"""
    play_checked(seed, expansions)


@pytest.mark.long
@pytest.mark.parametrize("expansions", [ALONE, BOTH], ids="+".join)
@pytest.mark.parametrize("start", range(100, 500, 20))
def test_many_random_games(start: int, expansions: tuple[str, ...]) -> None:
    """L-1, L-7, L-33"""
    for seed in range(start, start + 20):
        play_checked(seed, expansions)


def test_random_play_meets_every_decision_move_and_event() -> None:
    """So that the checks above have seen them all."""
    decisions = {kind for kind in Leviathan.steps if issubclass(kind, Decision)}
    assert len(decisions) == 12

    def options_of(number: int) -> Options:
        return Options(seats=5 - number % 4, seed=number, expansions=ALONE if number % 2 else BOTH)

    assert INVARIANTS.unmet(options_of, [*decisions, *mv.MOVES, *ev.EVENTS]) == []


def test_the_steps_of_leviathan_are_no_steps_of_the_base_game() -> None:
    """L-1: they are known, so that a saved game can be read, but none is listed for the base game."""
    assert set(Leviathan.steps) & set(STEPS) == set()
    assert set(Leviathan.steps) | set(STEPS) <= set(ALL_STEPS)
