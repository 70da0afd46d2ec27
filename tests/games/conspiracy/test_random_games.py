"""Whole games with random moves: what must hold at every moment of every game.

The ordinary run plays 200 games; ``pytest -m long`` plays 2,000 more.
"""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game
from abyss_game.engine.moves import Move
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision
from abyss_game.games.conspiracy import events as ev
from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy.chamber import FACE_DOWN
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import GUILD_OF, KEY_OF, PEARLS_OF
from abyss_game.games.conspiracy.rules import STEPS
from abyss_game.games.conspiracy.state import ConspiracyState

from ..invariants import Invariants
from .table import RULES

ALL_LOCATIONS = RULES.locations(bonus=True)

CATALOGUE: list[Move] = [
    *(kind() for kind in (mv.Decline, mv.Replay, mv.EndTurn)),
    *(kind(count=count) for kind in (mv.DrawLords, mv.DrawLocations) for count in range(-1, 5)),
    *(kind(guild=guild) for kind in (mv.TakePile, mv.GivePile) for guild in range(5)),
    *(kind(lord=lord) for kind in (mv.KeepLord, mv.PlaceLord) for lord in range(60)),
    *(mv.SwapLords(lord=lord, other=other) for lord, other in permutations(range(60), 2)),
    *(mv.SwapLords(lord=lord, other=lord) for lord in range(60)),
    *(mv.SettleLocation(location=location) for location in [*ALL_LOCATIONS, FACE_DOWN, "", "nowhere"]),
]
"""Every move that anybody could think of: each kind with every Lord, Location, pile and number."""


def test_the_catalogue_has_every_kind_of_move() -> None:
    assert {type(move) for move in CATALOGUE} == set(mv.MOVES)
    assert len(set(CATALOGUE)) == len(CATALOGUE) > 3700


def options_of(number: int) -> Options:
    """The options of game ``number``: one to four players, with and without bonus Locations, every opponent."""
    opponents = [name for name in RULES.variants if name.startswith("opponent-")]
    variants = ("bonus-locations",) if number // 4 % 2 else ()
    seats = number % 4 + 1
    if seats == 1 and number // 8 % 6 < 5:
        variants = (*variants, opponents[number // 8 % 6])
    return Options(seats=seats, seed=number, variants=variants)


def everything_in_its_place(state: ConspiracyState) -> None:
    """60 Lords and 24 or 29 Locations, each exactly once (C-1, C-2); piles of one Guild (C-5); Chambers without a gap
    (C-8); Locations on Lords with a Key (C-12, C-15)."""
    lords = [*state.lord_deck, *state.drawn, *state.waiting]
    locations = [*state.location_deck, *state.available]
    for guild, pile in enumerate(state.piles):
        assert all(GUILD_OF[lord] == guild for lord in pile)
        lords += pile
    down = 0
    for side, chamber in enumerate(state.chambers):
        lords += chamber.lords
        assert len(chamber.lords) == len(chamber.covers) <= 15
        assert all(KEY_OF[lord] for lord, cover in zip(chamber.lords, chamber.covers, strict=True) if cover)
        face_down = chamber.covers.count(FACE_DOWN)
        assert face_down == (len(chamber.locations) if side >= state.seats else 0)
        down += face_down
        locations += [cover for cover in chamber.locations if cover != FACE_DOWN]
        pearls = sum(PEARLS_OF[lord] for lord in chamber.lords)
        pearls += sum(LOCATIONS[cover].pearls for cover in chamber.locations if cover != FACE_DOWN)
        assert chamber.pearls == pearls  # C-17: never spent or lost
    if state.solo is not None:
        assert down == len(state.solo.buried) + len(state.solo.hidden)
        locations += [*state.solo.buried, *state.solo.hidden]
    assert sorted(lords) == list(range(60))
    assert sorted(locations) == sorted(RULES.locations(state.bonus))
    most = max(chamber.pearls for chamber in state.chambers)
    assert (state.master < 0) == (most == 0)
    assert state.master < 0 or state.chambers[state.master].pearls == most  # C-17: a tie is enough


class OpenTable(Invariants):
    """Only the order of the decks is hidden: whatever a seat believes of it, the same moves are legal (C-28)."""

    def at_a_decision(self, game: Game[ConspiracyState], options: Options, chance: Rng) -> None:
        """Besides: nobody but a person is ever asked (C-38)."""
        state, decision = game.state, game.decision
        assert decision is not None
        assert 0 <= decision.seat < state.seats
        assert decision.seat == state.decider(state.active)
        super().at_a_decision(game, options, chance)

    def views_tell_no_secrets(self, state: ConspiracyState, chance: Rng) -> None:
        super().views_tell_no_secrets(state, chance)
        if state.stack:
            made = RULES.determinize(RULES.view(state, -1), chance)
            assert RULES.resume(made).legal() == RULES.resume(state).legal()


INVARIANTS = OpenTable(RULES, everything_in_its_place, CATALOGUE, first_seat=-1)


def check_events(events: list[Event], state: ConspiracyState) -> None:
    """What must hold of the story of a whole game."""
    turns = [event for event in events if isinstance(event, ev.TurnStarted)]
    for before, after in pairwise(turns):
        assert after.seat == (before.seat if after.again else (before.seat + 1) % state.sides)
    ends = [event for event in events if isinstance(event, ev.EndTriggered)]
    assert len(ends) == 1
    last = {event.seat for event in turns if event.last}
    assert last == set(range(state.sides)) - {ends[0].seat}  # C-24
    full = [side for side in range(state.sides) if state.chambers[side].full]
    assert ends[0].seat in full
    assert isinstance(events[-1], ev.GameEnded)
    standings = RULES.standings(state)
    assert events[-1].points == [standing.points for standing in standings]
    for standing in standings:
        assert standing.points == sum(line.points for line in standing.lines)
        assert all(line.points == sum(points for _, points in line.items) for line in standing.lines)
    assert min(standing.place for standing in standings) == 1


def play(number: int, met: set[str], thorough: bool = True) -> list[bytes]:
    """Plays game ``number`` with random moves and returns its states."""
    options = options_of(number)
    events: list[Event] = []
    game = RULES.new(options, events.append)
    chance = Rng(seeded(number + 1_000_003))
    states = [RULES.pack(game.state)]
    while not game.over:
        met.add(type(game.decision).__name__)
        everything_in_its_place(game.state)
        if thorough:
            INVARIANTS.at_a_decision(game, options, chance)
        legal = game.legal()
        game.apply(legal[chance.below(len(legal))])
        states.append(RULES.pack(game.state))
        assert len(states) < 400, "a game that does not end"
    everything_in_its_place(game.state)
    INVARIANTS.views_tell_no_secrets(game.state, chance)
    INVARIANTS.position_round_trip(game.state, options)
    check_events(events, game.state)
    met.update(type(event).__name__ for event in events)
    met.update(location for chamber in game.state.chambers for location in chamber.locations)
    return states


SELDOM = {"NoLocation", "TurnSkipped"}
"""Events that hardly ever, or never, happen in a whole game; tests of their rules make them happen."""


def test_random_games() -> None:
    """200 games; all decisions, events and Locations occur."""
    met: set[str] = set()
    for number in range(200):
        play(number, met)
    decisions = {kind.__name__ for kind in STEPS if issubclass(kind, Decision)}
    events = {kind.__name__ for kind in ev.EVENTS}
    assert met - SELDOM == (decisions | events | set(ALL_LOCATIONS) | {FACE_DOWN}) - SELDOM


@pytest.mark.parametrize("number", range(8))
def test_the_same_seed_and_moves_give_the_same_bytes(number: int) -> None:
    """C-43"""
    met: set[str] = set()
    options, made = options_of(number), []
    game = RULES.new(options)
    chance = Rng(number)
    while not game.over:
        legal = game.legal()
        made.append(RULES.move_text(legal[chance.below(len(legal))]))
        game.play(RULES.vocabulary.read(made[-1]))
    again = RULES.new(options)
    for text in made:
        again.play(RULES.vocabulary.read(text))
    assert RULES.pack(again.state) == RULES.pack(game.state)
    assert play(number, met, thorough=False) == play(number, met, thorough=False)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_many_random_games(part: int) -> None:
    """2,000 games in twenty parts."""
    met: set[str] = set()
    for number in range(1000 + 100 * part, 1100 + 100 * part):
        play(number, met)
    assert "GameEnded" in met
