"""Whole games with Kraken and random moves: what must hold at every moment of every game.

The ordinary run plays 100 games; ``pytest -m long`` plays 1,000 more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game
from abyss_game.engine.moves import Move
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options
from abyss_game.engine.scenario import Scenario, parse, write
from abyss_game.engine.steps import Decision, IllegalMove
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.expansions.kraken import events as ev
from abyss_game.games.abyss.expansions.kraken import moves as mv
from abyss_game.games.abyss.expansions.kraken.expansion import Kraken
from abyss_game.games.abyss.expansions.kraken.nebulis import part
from abyss_game.games.abyss.rules import ALL_STEPS, STEPS
from abyss_game.games.abyss.state import AbyssState

from .table import KRAKEN, RULES, assert_complete

LORD_IDS = RULES.lords(KRAKEN)
LOCATION_IDS = RULES.locations(KRAKEN)
SENTINELS = ("watcher", "vigil", "lookout")
BACKWARD = (base.Cancel, base.ReturnAlly, base.ReleaseLord, base.ReleaseToken)

BY_FIELD: dict[str, list[Any]] = {
    "card": list(range(-1, 78)),
    "race": list(range(5)),
    "lord": [*LORD_IDS, "", "nobody"],
    "court_lord": LORD_IDS,
    "location": [*LOCATION_IDS, "", "nowhere"],
    "other": LOCATION_IDS,
    "sentinel": [*SENTINELS, "jailer"],
    **{name: list(range(-1, 5)) for name in ("receiver", "owner", "victim")},
    **{name: list(range(4)) for name in ("nebulis", "keys", "pearls", "tokens")},
    "count": list(range(-1, 6)),
}


def every(kind: type[Move]) -> list[Move]:
    """Every move of ``kind`` that anybody could think of."""
    made: list[dict[str, Any]] = [{}]
    for name in kind.__struct_fields__:
        made = [{**fields, name: value} for fields in made for value in BY_FIELD[name]]
    return [kind(**fields) for fields in made]


CATALOGUE: list[Move] = [move for kind in (*base.MOVES, *mv.MOVES) for move in every(kind)]
"""Each kind of move with every card, Lord, Location, stack, seat and number."""


def test_the_catalogue_has_every_kind_of_move() -> None:
    assert {type(move) for move in CATALOGUE} == {*base.MOVES, *mv.MOVES}
    assert len(set(CATALOGUE)) == len(CATALOGUE) > 5000


def refuse_everything_else(game: Game[AbyssState]) -> None:
    """Whatever is not legal is refused with a reason, and nothing changes."""
    before = RULES.pack(game.state)
    legal = set(game.legal())
    decision = game.decision
    assert decision is not None
    for move in CATALOGUE:
        if move not in legal:
            refusal = decision.refusal(game, move)
            assert refusal.code
            assert all(isinstance(value, int | str) for value in refusal.numbers.values())
    illegal = next(move for move in CATALOGUE if move not in legal)
    with pytest.raises(IllegalMove):
        game.play(illegal)
    assert RULES.pack(game.state) == before


def position_round_trip(state: AbyssState, options: Options) -> None:
    """The position, written as a scenario file and read again, sets up the same state."""
    scenario = Scenario(
        game="abyss",
        seats=options.seats,
        seed=options.seed,
        expansions=list(KRAKEN),
        position=RULES.describe(state),
    )
    again = parse(write(scenario))
    assert again == scenario
    assert RULES.pack(RULES.set_up(options, again.position)) == RULES.pack(state)


def views_tell_no_secrets(state: AbyssState, chance: Rng) -> None:
    """A state that differs only in what a seat cannot know looks the same to it (K-70, B-131, B-132)."""
    for seat in range(state.seats):
        view = RULES.view(state, seat)
        made = RULES.determinize(view, chance)
        assert_complete(made)
        assert RULES.pack(RULES.view(made, seat)) == RULES.pack(view)


def choose(game: Game[AbyssState], chance: Rng) -> Move:
    """A random legal move that seldom goes back and confirms a payment that is complete more often than not."""
    legal = game.legal()
    if len(legal) > 1 and chance.below(20):
        legal = [move for move in legal if not isinstance(move, BACKWARD)] or legal
    ready = [move for move in legal if isinstance(move, base.Confirm)]
    if ready and chance.below(3):
        legal = ready
    return legal[chance.below(len(legal))]


def check_decision(game: Game[AbyssState], options: Options, chance: Rng) -> None:
    """What must hold at every decision."""
    state, decision = game.state, game.decision
    assert decision is not None
    packed = RULES.pack(state)
    copy = RULES.unpack(packed)
    assert copy == state
    assert RULES.pack(copy) == packed
    legal = game.legal()
    assert legal, "a decision without a legal move"
    assert len(set(legal)) == len(legal)
    for move in legal:
        assert RULES.vocabulary.read(RULES.move_text(move)) == move
    assert RULES.resume(RULES.view(state, decision.seat)).legal() == legal
    assert RULES.pack(state) == packed  # asking changes nothing
    if chance.below(100) < 3:
        views_tell_no_secrets(state, chance)
        position_round_trip(state, options)
    if chance.below(200) < 1:
        refuse_everything_else(game)


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
        assert len(made) < 20_000, "the game does not end"
        check_decision(game, options, chance)
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
    position_round_trip(state, options)
    views_tell_no_secrets(state, chance)
    # The same seed and the same moves: the same game, byte for byte (B-134).
    again = RULES.new(options)
    assert RULES.pack(again.state) == first
    for text in made:
        again.apply(RULES.vocabulary.read(text))
    assert RULES.pack(again.state) == RULES.pack(state)


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


def kraken_decisions() -> set[type[Decision]]:
    return {kind for kind in Kraken.steps if issubclass(kind, Decision)}


def test_random_play_meets_every_decision_of_kraken() -> None:
    """Every kind of decision comes up in play, so that the checks above have seen them all; there it refuses whatever
    is not legal."""
    missing = kraken_decisions()
    assert len(missing) == 9
    seed = 0
    while missing and seed < 400:
        game = RULES.new(Options(seats=4 - seed % 3, seed=seed, expansions=KRAKEN))
        chance = Rng(seeded(seed + 1_000_000))
        while not game.over:
            kind = type(game.decision)
            if kind in missing:
                missing.discard(kind)
                refuse_everything_else(game)
            game.apply(choose(game, chance))
        seed += 1
    assert {kind.__name__ for kind in missing} == set()


def test_random_play_makes_every_kind_of_move() -> None:
    """Each of Kraken's moves is made in play."""
    missing: set[type[Move]] = set(mv.MOVES)
    seed = 0
    while missing and seed < 400:
        game = RULES.new(Options(seats=4 - seed % 3, seed=seed, expansions=KRAKEN))
        chance = Rng(seeded(seed + 1_000_000))
        while not game.over:
            move = choose(game, chance)
            missing.discard(type(move))
            game.apply(move)
        seed += 1
    assert {kind.__name__ for kind in missing} == set()


def test_random_play_tells_every_kind_of_event() -> None:
    """Each of Kraken's events happens in play, and may be shown to every seat."""
    missing: set[type[Event]] = set(ev.EVENTS)

    def listener(event: Event) -> None:
        missing.discard(type(event))
        for seat in range(-1, 4):
            assert type(event.seen_by(seat)) is type(event)

    seed = 0
    while missing and seed < 400:
        listen: Callable[[Event], None] = listener
        game = RULES.new(Options(seats=4 - seed % 3, seed=seed, expansions=KRAKEN), listen)
        chance = Rng(seeded(seed + 1_000_000))
        while not game.over:
            game.apply(choose(game, chance))
        seed += 1
    assert {kind.__name__ for kind in missing} == set()


def test_the_steps_of_kraken_are_no_steps_of_the_base_game() -> None:
    """K-1: they are known, so that a saved game can be read, but none is listed for the base game."""
    assert set(Kraken.steps) & set(STEPS) == set()
    assert set(Kraken.steps) | set(STEPS) <= set(ALL_STEPS)
