"""Whole games with Leviathan, alone and with Kraken, of 2 to 5 players with random moves: what must always hold.

The ordinary run plays 40 games; ``pytest -m long`` plays 800 more.
"""

from __future__ import annotations

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
from abyss_game.games.abyss.cards import RACE_OF
from abyss_game.games.abyss.expansions.kraken import moves as kraken_moves
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.border import on_border, part
from abyss_game.games.abyss.expansions.leviathan.expansion import Leviathan
from abyss_game.games.abyss.rules import ALL_STEPS, STEPS
from abyss_game.games.abyss.state import AbyssState

from .table import ALONE, BOTH, RULES, assert_complete

LORD_IDS = RULES.lords(BOTH)
LOCATION_IDS = RULES.locations(BOTH)
SENTINELS = ("watcher", "vigil", "lookout")
BACKWARD = (base.Cancel, base.ReturnAlly, base.ReleaseLord, base.ReleaseToken)

BY_FIELD: dict[str, list[Any]] = {
    "card": list(range(-1, 102)),
    "race": list(range(5)),
    "lord": [*LORD_IDS, "", "nobody"],
    "court_lord": LORD_IDS,
    "location": [*LOCATION_IDS, "", "nowhere"],
    "other": LOCATION_IDS,
    "sentinel": [*SENTINELS, "jailer"],
    **{name: list(range(-1, 6)) for name in ("receiver", "owner", "victim")},
    **{name: list(range(4)) for name in ("nebulis", "keys", "pearls", "tokens")},
    **{name: list(range(-1, 4)) for name in ("base", "new")},
    "leviathan": list(range(-1, 22)),
    "token": list(range(-1, 19)),
    "zone": list(range(9)),
    "count": list(range(-1, 6)),
}


def every(kind: type[Move]) -> list[Move]:
    """Every move of ``kind`` that anybody could think of."""
    made: list[dict[str, Any]] = [{}]
    for name in kind.__struct_fields__:
        made = [{**fields, name: value} for fields in made for value in BY_FIELD[name]]
    return [kind(**fields) for fields in made]


CATALOGUE: list[Move] = [move for kind in (*base.MOVES, *kraken_moves.MOVES, *mv.MOVES) for move in every(kind)]
"""Each kind of move with every card, Lord, Location, stack, seat and number."""


def test_the_catalogue_has_every_kind_of_move() -> None:
    assert {type(move) for move in CATALOGUE} == {*base.MOVES, *kraken_moves.MOVES, *mv.MOVES}
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
        expansions=list(options.expansions),
        position=RULES.describe(state),
    )
    again = parse(write(scenario))
    assert again == scenario
    assert RULES.pack(RULES.set_up(options, again.position)) == RULES.pack(state)


def views_tell_no_secrets(state: AbyssState, chance: Rng) -> None:
    """A state that differs only in what a seat cannot know looks the same to it (L-60, B-131, B-132)."""
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
    if chance.below(100) < 2:
        views_tell_no_secrets(state, chance)
        position_round_trip(state, options)
    if chance.below(400) < 1:
        refuse_everything_else(game)


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
        assert len(made) < 20_000, "the game does not end"
        check_decision(game, options, chance)
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
    position_round_trip(state, options)
    views_tell_no_secrets(state, chance)
    # The same seed and the same moves: the same game, byte for byte (B-134).
    again = RULES.new(options)
    assert RULES.pack(again.state) == first
    for text in made:
        again.apply(RULES.vocabulary.read(text))
    assert RULES.pack(again.state) == RULES.pack(state)


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
    """Every kind of decision comes up in play and refuses there whatever is not legal; every kind of move is made, and
    every kind of event happens and may be shown to every seat."""
    decisions = {kind for kind in Leviathan.steps if issubclass(kind, Decision)}
    assert len(decisions) == 12
    moves: set[type[Move]] = set(mv.MOVES)
    events: set[type[Event]] = set(ev.EVENTS)

    def listener(event: Event) -> None:
        events.discard(type(event))
        for seat in range(-1, 5):
            assert type(event.seen_by(seat)) is type(event)

    seed = 0
    while (decisions or moves or events) and seed < 400:
        game = RULES.new(Options(seats=5 - seed % 4, seed=seed, expansions=ALONE if seed % 2 else BOTH), listener)
        chance = Rng(seeded(seed + 1_000_000))
        while not game.over:
            kind = type(game.decision)
            if kind in decisions:
                decisions.discard(kind)
                refuse_everything_else(game)
            move = choose(game, chance)
            moves.discard(type(move))
            game.apply(move)
        seed += 1
    assert {kind.__name__ for kind in (*decisions, *moves, *events)} == set()


def test_the_steps_of_leviathan_are_no_steps_of_the_base_game() -> None:
    """L-1: they are known, so that a saved game can be read, but none is listed for the base game."""
    assert set(Leviathan.steps) & set(STEPS) == set()
    assert set(Leviathan.steps) | set(STEPS) <= set(ALL_STEPS)
