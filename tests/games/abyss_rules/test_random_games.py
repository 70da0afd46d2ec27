"""Whole games with random moves: what must hold at every moment of every game.

The ordinary run plays 200 games; ``pytest -m long`` plays 2,000 more.
"""

from __future__ import annotations

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.cards import RACE_OF, RACES
from abyss_game.games.abyss.locations import BASE_LOCATIONS
from abyss_game.games.abyss.lords import BASE_LORDS
from abyss_game.games.abyss.rules import STEPS
from abyss_game.games.abyss.state import AbyssState

from ..invariants import LONGEST, Invariants, choose
from .table import RULES

LORD_IDS = sorted(lord.id for lord in BASE_LORDS)
LOCATION_IDS = sorted(location.id for location in BASE_LOCATIONS)

CATALOGUE: list[Move] = [
    *(kind() for kind in (mv.Plot, mv.Explore, mv.Skip, mv.Pass, mv.PledgeToken, mv.ReleaseToken)),
    *(kind() for kind in (mv.Confirm, mv.Cancel, mv.Decline, mv.Done)),
    *(kind(race=race) for kind in (mv.TakeStack, mv.DiscardStack) for race in range(5)),
    *(
        kind(card=card)
        for kind in (mv.Buy, mv.Take, mv.Fight, mv.PickAlly, mv.ReturnAlly, mv.Affiliate, mv.DiscardAlly)
        for card in range(-1, 71)
    ),
    *(
        kind(lord=lord)
        for kind in (mv.Recruit, mv.UsePower, mv.DismissLord, mv.PledgeLord, mv.ReleaseLord)
        for lord in [*LORD_IDS, "", "nobody"]
    ),
    *(mv.ExchangeLord(lord=own, court_lord=new) for own in LORD_IDS for new in LORD_IDS),
    *(mv.TurnLord(owner=owner, lord=lord) for owner in range(4) for lord in LORD_IDS),
    *(mv.Rob(victim=victim) for victim in range(-1, 5)),
    *(mv.DrawLocations(count=count) for count in range(-1, 21)),
    *(mv.ChooseLocation(location=location) for location in [*LOCATION_IDS, "", "nowhere"]),
    *(mv.SwapLocations(location=own, other=new) for own in LOCATION_IDS for new in LOCATION_IDS),
    *(mv.ChooseReward(keys=k, pearls=p, tokens=t) for k in range(3) for p in range(4) for t in range(4)),
]
"""Every move that anybody could think of: each kind with every card, Lord, Location, stack, seat and number."""


def test_the_catalogue_has_every_kind_of_move() -> None:
    assert {type(move) for move in CATALOGUE} == set(mv.MOVES)
    assert len(set(CATALOGUE)) == len(CATALOGUE) > 2500


def everything_in_its_place(state: AbyssState) -> None:
    """71 cards, 35 Lords, 20 Locations and 20 tokens, each exactly once (B-9, B-10, B-12, B-13)."""
    cards = [*state.exploration, *state.discard, *(card for card in state.track if card != -2)]
    lords = [*state.lord_deck, *state.gone_lords, *(lord for lord in state.court if lord)]
    locations = [*state.location_deck, *state.available, *state.gone_locations]
    tokens = list(state.token_pile)
    for race, stack in enumerate(state.council):
        assert all(RACE_OF[card] == race for card in stack)  # B-11
        cards += stack
    for area in state.areas:
        cards += area.hand
        cards += area.affiliated
        lords += [own.lord for own in area.lords]
        locations += area.locations
        tokens += area.tokens
        assert area.pearls >= 0 and area.keys >= 0
        assert all(not own.location or own.location in area.locations for own in area.lords)
        assert all(RACE_OF[card] >= 0 for card in (*area.hand, *area.affiliated))
    assert sorted(cards) == list(range(71))
    assert sorted(lords) == LORD_IDS
    assert sorted(locations) == LOCATION_IDS
    assert sorted(tokens) == list(range(20))
    assert 1 <= state.threat <= 6
    assert (len(state.court), len(state.track)) == (6, 5)


INVARIANTS = Invariants(RULES, everything_in_its_place, CATALOGUE, seldom=100)
"""B-131, B-132, B-134, B-136"""


SELDOM = {mv.Skip, mv.ReleaseLord, mv.ReleaseToken, ev.ActionSkipped}
"""What random play comes to in hardly any game; tests of the rules bring it about."""


def play_checked(seed: int) -> None:
    """One whole game with all checks."""
    options = Options(seats=2 + seed % 3, seed=seed)
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
        everything_in_its_place(game.state)
    state = game.state
    assert all(area.hand == [] for area in state.areas)  # B-74
    assert state.track == [-2] * 5
    assert any(len(area.lords) >= 7 for area in state.areas) or state.court_short  # B-70, B-71
    triggers = [event for event in events if type(event).__name__ == "EndTriggered"]
    assert len(triggers) == 1  # B-72
    last = [event for event in events[events.index(triggers[0]) :] if type(event).__name__ == "TurnStarted"]
    assert [event.seat for event in last if not event.extra] == [  # type: ignore[attr-defined]
        (triggers[0].seat + step) % options.seats
        for step in range(1, options.seats)  # type: ignore[attr-defined]
    ]
    INVARIANTS.at_the_end(game, options, first, made, chance)


@pytest.mark.parametrize("seed", range(200))
def test_a_random_game(seed: int) -> None:
    play_checked(seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(200, 2200, 20))
def test_many_random_games(start: int) -> None:
    for seed in range(start, start + 20):
        play_checked(seed)


def test_random_play_meets_every_decision_move_and_event() -> None:
    """So that the checks above have seen them all, but for what chance hardly ever comes to."""
    decisions = {kind for kind in STEPS if issubclass(kind, Decision)}
    assert len(decisions) > 20

    def options_of(number: int) -> Options:
        return Options(seats=2 + number % 3, seed=number)

    wanted = {*decisions, *mv.MOVES, *ev.EVENTS}
    assert INVARIANTS.unmet(options_of, wanted - SELDOM) == []


def test_the_catalogue_is_refused_at_every_kind_of_decision() -> None:
    """Illegal moves are refused with a reason and change nothing, whatever is being asked."""
    from .test_decline import DECISIONS

    for _, _, _, reach in DECISIONS.values():
        INVARIANTS.refuses_everything_else(reach().game)


def test_races_are_the_five_of_the_box() -> None:
    """B-10: the order that ids of cards and stacks stand on."""
    assert RACES == ("jellyfish", "crab", "seahorse", "shellfish", "squid")
