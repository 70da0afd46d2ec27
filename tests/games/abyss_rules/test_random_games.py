"""Whole games with random moves: what must hold at every moment of every game.

The ordinary run plays 200 games; ``pytest -m long`` plays 2,000 more.
"""

from __future__ import annotations

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game
from abyss_game.engine.moves import Move
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options
from abyss_game.engine.scenario import Scenario, parse, write
from abyss_game.engine.steps import Decision, IllegalMove
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.cards import RACE_OF, RACES
from abyss_game.games.abyss.locations import BASE_LOCATIONS
from abyss_game.games.abyss.lords import BASE_LORDS
from abyss_game.games.abyss.rules import STEPS
from abyss_game.games.abyss.state import AbyssState

from .table import RULES

LORD_IDS = sorted(lord.id for lord in BASE_LORDS)
LOCATION_IDS = sorted(location.id for location in BASE_LOCATIONS)
BACKWARD = (mv.Cancel, mv.ReturnAlly, mv.ReleaseLord, mv.ReleaseToken)

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


def refuse_everything_else(game: Game[AbyssState]) -> None:
    """Whatever is not legal is refused with a reason, and nothing changes."""
    before = RULES.pack(game.state)
    legal = set(game.legal())
    for move in CATALOGUE:
        refused = game.refuse(move)
        if move in legal:
            assert refused is None
        else:
            assert isinstance(refused, IllegalMove)
            assert refused.refusal.code
            assert all(isinstance(value, int | str) for value in refused.refusal.numbers.values())
    illegal = next(move for move in CATALOGUE if move not in legal)
    with pytest.raises(IllegalMove):
        game.play(illegal)
    assert RULES.pack(game.state) == before


def position_round_trip(state: AbyssState, options: Options) -> None:
    """The position, written as a scenario file and read again, sets up the same state."""
    scenario = Scenario(game="abyss", seats=options.seats, seed=options.seed, position=RULES.describe(state))
    again = parse(write(scenario))
    assert again == scenario
    assert RULES.pack(RULES.set_up(options, again.position)) == RULES.pack(state)


def views_tell_no_secrets(state: AbyssState, chance: Rng) -> None:
    """A state that differs only in what a seat cannot know looks the same to it (B-131, B-132)."""
    for seat in range(state.seats):
        view = RULES.view(state, seat)
        made = RULES.determinize(view, chance)
        everything_in_its_place(made)
        assert RULES.pack(RULES.view(made, seat)) == RULES.pack(view)


def choose(game: Game[AbyssState], chance: Rng) -> Move:
    """A random legal move that seldom goes back and confirms a payment that is complete more often than not."""
    legal = game.legal()
    if len(legal) > 1 and chance.below(20):
        legal = [move for move in legal if not isinstance(move, BACKWARD)] or legal
    if mv.Confirm() in legal and chance.below(3):
        return mv.Confirm()
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
    if chance.below(100) < 1:
        refuse_everything_else(game)


def play_checked(seed: int) -> None:
    """One whole game with all checks."""
    options = Options(seats=2 + seed % 3, seed=seed)
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
        everything_in_its_place(game.state)
        assert game.state.made == len(made)
    state = game.state
    assert game.legal() == [] and game.decision is None
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
    position_round_trip(state, options)
    views_tell_no_secrets(state, chance)
    # The same seed and the same moves: the same game, byte for byte (B-134).
    again = RULES.new(options)
    assert RULES.pack(again.state) == first
    for text in made:
        again.play(RULES.vocabulary.read(text))
    assert RULES.pack(again.state) == RULES.pack(state)


@pytest.mark.parametrize("seed", range(200))
def test_a_random_game(seed: int) -> None:
    play_checked(seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(200, 2200, 20))
def test_many_random_games(start: int) -> None:
    for seed in range(start, start + 20):
        play_checked(seed)


def test_random_play_meets_every_decision() -> None:
    """Every kind of decision comes up in play, so that the checks above have seen them all."""
    missing = {kind for kind in STEPS if issubclass(kind, Decision)}
    seed = 0
    while missing and seed < 400:
        game = RULES.new(Options(seats=2 + seed % 3, seed=seed))
        chance = Rng(seeded(seed + 1_000_000))
        while not game.over:
            missing.discard(type(game.decision))
            game.apply(choose(game, chance))
        seed += 1
    assert {kind.__name__ for kind in missing} == set()


def test_the_catalogue_is_refused_at_every_kind_of_decision() -> None:
    """Illegal moves are refused with a reason and change nothing, whatever is being asked."""
    from .test_decline import DECISIONS

    for _, _, _, reach in DECISIONS.values():
        refuse_everything_else(reach().game)


def test_races_are_the_five_of_the_box() -> None:
    """B-10: the order that ids of cards and stacks stand on."""
    assert RACES == ("jellyfish", "crab", "seahorse", "shellfish", "squid")
