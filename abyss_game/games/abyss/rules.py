"""The ruleset of Abyss: set-up, knowledge, score, and the hooks that the cards in play hang on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any

from ...engine.moves import Vocabulary
from ...engine.queries import Query
from ...engine.rng import Rng, seeded
from ...engine.ruleset import Options, Ruleset, Standing
from ...engine.scenario import Position
from ...engine.steps import Decision, Step
from . import acquiring, affairs, control, exploring, position, recruiting, scoring, state, turn, view
from .cards import BASE_CARDS, EMPTY, RACES, TOKEN_VALUES, card_name
from .events import EVENTS
from .expansion import EXPANSIONS, chosen, switched_on
from .expansions import every  # noqa: F401  fills the table of expansions, and their Lords with it
from .locations import BASE_LOCATIONS
from .lord import LORDS
from .lords import BASE_LORDS
from .moves import MOVES, VOCABULARY
from .queries import Immunity
from .state import COURT_SPACES, TRACK_SPACES, AbyssState, Area, Turn

BASE_SEATS = 4


def _steps() -> tuple[type[Step], ...]:
    modules = (acquiring, affairs, control, exploring, recruiting, turn)
    abstract = (Step, Decision, affairs.WithPowers)
    found = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Step) and kind not in abstract
    }
    return tuple(sorted(found, key=lambda kind: kind.__name__))


STEPS = _steps()
"""The steps of the base game."""
ALL_STEPS = STEPS + tuple(step for expansion in EXPANSIONS.values() for step in expansion.steps)
"""The steps of the base game and of all expansions."""
vars(state)["AnyStep"] = reduce(or_, ALL_STEPS)  # the union that a saved stack is read with


def _vocabulary() -> Vocabulary:
    words = VOCABULARY
    for expansion in EXPANSIONS.values():
        words = words.add(expansion.moves, expansion.fields)
    return words


Benders = dict[str, Callable[[Any], None]]


@cache
def benders(kind: type[Query]) -> tuple[Benders, Benders]:
    """The Lords that bend queries of ``kind``: for their owner, and for opponents."""
    helpers = {lord.id: lord.helps[kind] for lord in LORDS.values() if kind in lord.helps}
    hinderers = {lord.id: lord.hinders[kind] for lord in LORDS.values() if kind in lord.hinders}
    return helpers, hinderers


class Abyss(Ruleset[AbyssState]):
    """Abyss for 2 to 4 players (B-8), with whatever expansions are chosen."""

    name = "abyss"
    expansions = tuple(EXPANSIONS)
    state_type = AbyssState
    event_type = reduce(or_, (*EVENTS, *(event for expansion in EXPANSIONS.values() for event in expansion.events)))
    move_type = reduce(or_, (*MOVES, *(move for expansion in EXPANSIONS.values() for move in expansion.moves)))
    vocabulary = _vocabulary()

    def seat_range(self, expansions: tuple[str, ...]) -> range:
        return range(2, max([BASE_SEATS, *(expansion.most_seats for expansion in chosen(expansions))]) + 1)

    def lords(self, expansions: Sequence[str]) -> list[str]:
        """The ids of all Lords of a game."""
        used = chosen(expansions)
        lords = [*BASE_LORDS, *(lord for expansion in used for lord in expansion.lords)]
        return [lord.id for lord in lords if not any(lord.id in expansion.removed_lords for expansion in used)]

    def locations(self, expansions: Sequence[str]) -> list[str]:
        """The ids of all Locations of a game."""
        added = (location for expansion in chosen(expansions) for location in expansion.locations)
        return [location.id for location in (*BASE_LOCATIONS, *added)]

    def cards(self, expansions: Sequence[str]) -> list[int]:
        """The ids of all Exploration cards of a game, in rising order."""
        return sorted([*BASE_CARDS, *(card for expansion in chosen(expansions) for card in expansion.cards)])

    def deal(self, options: Options) -> AbyssState:
        """Set-up (B-8 … B-14)."""
        rng = Rng(seeded(options.seed))
        lords = self.lords(options.expansions)
        exploration = self.cards(options.expansions)
        ids = exploration[-1] + 1
        locations = self.locations(options.expansions)
        tokens = list(range(len(TOKEN_VALUES)))
        for pile in (lords, exploration, locations, tokens):
            rng.shuffle(pile)
        court = [""] * COURT_SPACES
        for space in range(COURT_SPACES - 1, -1, -1):
            court[space] = lords.pop()
        available = [locations.pop()]
        first = rng.below(options.seats)
        dealt = AbyssState(
            seats=options.seats,
            expansions=list(options.expansions),
            rng=rng.state,
            made=0,
            viewer=-1,
            stack=[turn.StartGame(seat=first)],
            first=first,
            turn=Turn(active=first),
            areas=[Area() for _ in range(options.seats)],
            court=court,
            lord_deck=lords,
            gone_lords=[],
            exploration=exploration,
            track=[EMPTY] * TRACK_SPACES,
            discard=[],
            council=[[] for _ in RACES],
            location_deck=locations,
            available=available,
            gone_locations=[],
            token_pile=tokens,
            threat=1,
            extra_turns=0,
            court_short=False,
            turns_left=-1,
            seen=[0] * ids,
            seen_tokens=[0] * len(TOKEN_VALUES),
            recall={},
        )
        for expansion in switched_on(dealt):
            expansion.deal(dealt, rng)
        dealt.rng = rng.state
        return dealt

    def bend(self, state: AbyssState, query: Query) -> None:
        """Expansions come first; then active Lords help their owner and hinder opponents who are not immune to them
        (B-3, B-86)."""
        if state.expansions:
            for expansion in switched_on(state):
                expansion.bend(self, state, query)
        helpers, hinderers = benders(type(query))
        seat = query.seat
        for owner, area in enumerate(state.areas):
            table = helpers if owner == seat else hinderers
            if not table:
                continue
            for own in area.lords:
                bender = table.get(own.lord)
                if bender is None or own.location or own.turned:
                    continue
                if owner != seat:
                    shield = Immunity(seat=seat, guild=LORDS[own.lord].guild)
                    self.bend(state, shield)
                    if shield.value:
                        continue
                bender(query)

    def replacement(self, state: AbyssState, step: Step) -> Step | None:
        if not state.expansions:
            return None
        for expansion in switched_on(state):
            other = expansion.replacement(state, step)
            if other is not None:
                return other
        return None

    def view(self, state: AbyssState, seat: int) -> AbyssState:
        return view.view(state, seat)

    def determinize(self, view_: AbyssState, rng: Rng) -> AbyssState:
        used = view_.expansions
        return view.determinize(self.copy(view_), rng, self.lords(used), self.locations(used), self.cards(used))

    def standings(self, state: AbyssState) -> list[Standing]:
        return scoring.standings(state)

    unordered = position.UNORDERED

    def event_word(self, field: str, value: Any) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and field in position.CARD_FIELDS:
            return card_name(value)
        return super().event_word(field, value)

    def set_up(self, options: Options, position_: Position) -> AbyssState:
        return position.set_up(self, options, position_)

    def describe(self, state: AbyssState) -> Position:
        return position.describe(state)


def make() -> Ruleset[Any]:
    """The ruleset, for the registry of games."""
    return Abyss()
