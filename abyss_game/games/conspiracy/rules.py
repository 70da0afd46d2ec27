"""The ruleset of Conspiracy: set-up, knowledge, score, and the hooks that the cards in play hang on."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from ...engine.queries import Query
from ...engine.rng import Rng, seeded
from ...engine.ruleset import BadOptions, Options, Ruleset, Standing
from ...engine.scenario import Position
from ...engine.steps import Decision, Step
from . import placing, position, recruiting, scoring, settling, solo, state, turn, view
from .chamber import Chamber
from .events import EVENTS
from .location import LOCATIONS
from .locations import BASE_LOCATIONS, BONUS_LOCATIONS
from .lords import GUILDS, LORDS, lord_name
from .moves import MOVES, VOCABULARY
from .solo import OPPONENTS
from .state import NOBODY, OPPONENT, ConspiracyState, Gate, Solo

BONUS = "bonus-locations"
OPPONENT_PREFIX = "opponent-"


def _steps() -> tuple[type[Step], ...]:
    modules = (placing, recruiting, settling, solo, turn)
    found = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Step) and kind not in (Step, Decision)
    }
    return tuple(sorted(found, key=lambda kind: kind.__name__))


STEPS = _steps()
vars(state)["AnyStep"] = reduce(or_, STEPS)  # the union that a saved stack is read with


class Conspiracy(Ruleset[ConspiracyState]):
    """Conspiracy for 2 to 4 players, or for one against a Legendary Opponent (C-2, C-29).

    Variants: ``bonus-locations`` (C-2); alone, ``opponent-<guild>`` chooses the opponent, else chance does (C-43).
    """

    name = "conspiracy"
    variants = (BONUS, *(OPPONENT_PREFIX + opponent for opponent in OPPONENTS))
    state_type = ConspiracyState
    event_type = reduce(or_, EVENTS)
    move_type = reduce(or_, MOVES)
    vocabulary = VOCABULARY

    def seat_range(self, expansions: tuple[str, ...]) -> range:
        return range(1, 5)

    def check(self, options: Options) -> None:
        super().check(options)
        chosen = [name for name in options.variants if name.startswith(OPPONENT_PREFIX)]
        if chosen and options.seats != 1:
            raise BadOptions("variant-solo-only", name=chosen[0])
        if len(chosen) > 1:
            raise BadOptions("variants-exclude", name=chosen[0], other=chosen[1])

    def locations(self, bonus: bool) -> list[str]:
        """The ids of all Locations of a game (C-2)."""
        return [location.id for location in (*BASE_LOCATIONS, *(BONUS_LOCATIONS if bonus else ()))]

    def deal(self, options: Options) -> ConspiracyState:
        """Set-up (C-4, C-29, C-43)."""
        rng = Rng(seeded(options.seed))
        bonus = BONUS in options.variants
        lords = list(range(LORDS))
        locations = self.locations(bonus)
        rng.shuffle(lords)
        rng.shuffle(locations)
        available = [locations.pop()]
        first = rng.below(options.seats)
        alone = self._opponent(options, rng) if options.seats == 1 else None
        return ConspiracyState(
            seats=options.seats,
            expansions=list(options.expansions),
            rng=rng.state,
            made=0,
            viewer=-1,
            stack=[turn.StartGame(seat=first)],
            bonus=bonus,
            first=first,
            active=first,
            again=False,
            chambers=[Chamber() for _ in range(options.seats + (alone is not None))],
            lord_deck=lords,
            piles=[[] for _ in GUILDS],
            drawn=[],
            waiting=[],
            location_deck=locations,
            available=available,
            master=NOBODY,
            gate=Gate(),
            turns_left=-1,
            solo=alone,
        )

    def _opponent(self, options: Options, rng: Rng) -> Solo:
        for opponent in OPPONENTS:
            if OPPONENT_PREFIX + opponent in options.variants:
                return Solo(opponent=opponent)
        return Solo(opponent=list(OPPONENTS)[rng.below(len(OPPONENTS))])

    def bend(self, state: ConspiracyState, query: Query) -> None:
        """Locations in a Chamber help their owner (C-21, C-22), a Legendary Opponent itself (C-30)."""
        kind = type(query)
        for cover in state.chambers[query.seat].covers:
            location = LOCATIONS.get(cover)
            if location is not None and kind in location.helps:
                location.helps[kind](query)
        if state.solo is not None and query.seat == OPPONENT:
            helps = OPPONENTS[state.solo.opponent].helps
            if kind in helps:
                helps[kind](query)

    def view(self, state: ConspiracyState, seat: int) -> ConspiracyState:
        return view.view(state, seat)

    def determinize(self, view_: ConspiracyState, rng: Rng) -> ConspiracyState:
        return view.determinize(view_, rng, self.locations(view_.bonus))

    def standings(self, state: ConspiracyState) -> list[Standing]:
        return scoring.standings(state)

    unordered = position.UNORDERED

    def event_word(self, field: str, value: Any) -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            if field in position.LORD_FIELDS:
                return lord_name(value) if value >= 0 else "-"
            if field in position.GUILD_FIELDS:
                return GUILDS[value]
        return super().event_word(field, value)

    def set_up(self, options: Options, position_: Position) -> ConspiracyState:
        return position.set_up(self, options, position_)

    def describe(self, state: ConspiracyState) -> Position:
        return position.describe(state)


def make() -> Ruleset[Any]:
    """The ruleset, for the registry of games."""
    return Conspiracy()
