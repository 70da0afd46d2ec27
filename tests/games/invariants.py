"""What must hold of every game at every decision, whatever its rules: shared by the tests of random games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec
import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game
from abyss_game.engine.moves import Move
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options, Ruleset
from abyss_game.engine.scenario import Scenario, parse, write
from abyss_game.engine.steps import IllegalMove
from abyss_game.games.abyss import moves as abyss_moves

BACKWARD = (abyss_moves.Cancel, abyss_moves.ReturnAlly, abyss_moves.ReleaseLord, abyss_moves.ReleaseToken)
LONGEST = 20_000
"""A game of more moves does not end."""


def every_move(kinds: Iterable[type[Move]], values: Mapping[str, Sequence[Any]]) -> list[Move]:
    """Every move of ``kinds`` that anybody could think of: each field with all its ``values``."""
    return [
        kind(**dict(zip(kind.__struct_fields__, chosen, strict=True)))
        for kind in kinds
        for chosen in product(*(values[name] for name in kind.__struct_fields__))
    ]


def abyss_values(rules: Any, expansions: Sequence[str]) -> dict[str, list[Any]]:
    """What the fields of the moves of Abyss and Kraken may hold with ``expansions``, and some things beyond."""
    lords, locations = rules.lords(expansions), rules.locations(expansions)
    seats = rules.seat_range(tuple(expansions))[-1]
    return {
        "card": list(range(-1, rules.cards(expansions)[-1] + 1)),
        "race": list(range(5)),
        "lord": [*lords, "", "nobody"],
        "court_lord": lords,
        "location": [*locations, "", "nowhere"],
        "other": locations,
        "sentinel": ["watcher", "vigil", "lookout", "jailer"],
        **{name: list(range(-1, seats + 1)) for name in ("receiver", "owner", "victim")},
        **{name: list(range(4)) for name in ("nebulis", "keys", "pearls", "tokens")},
        "count": list(range(-1, 6)),
    }


def mutable(value: Any) -> set[int]:
    """The identities of all that could be changed inside ``value``: lists, dictionaries, structs that are not
    frozen."""
    if isinstance(value, msgspec.Struct):
        inner: Iterable[Any] = [getattr(value, name) for name in value.__struct_fields__]
        own = set() if value.__struct_config__.frozen else {id(value)}
    elif isinstance(value, list | dict):
        inner, own = value.values() if isinstance(value, dict) else value, {id(value)}
    else:
        return set()
    return own.union(*map(mutable, inner))


def choose(game: Game[Any], chance: Rng) -> Move:
    """A random legal move of Abyss that seldom goes back and confirms a payment that is complete more often than
    not."""
    legal = game.legal()
    if len(legal) > 1 and chance.below(20):
        legal = [move for move in legal if not isinstance(move, BACKWARD)] or legal
    ready = [move for move in legal if isinstance(move, abyss_moves.Confirm)]
    if ready and chance.below(3):
        legal = ready
    return legal[chance.below(len(legal))]


class Invariants:
    """The invariants of the games that ``rules`` play with ``expansions``.

    ``complete`` asserts that a state has everything once; ``catalogue`` holds every move that anybody could think of.
    What takes long is looked at in ``thorough`` of a hundred decisions, refusals in one of ``seldom``. ``first_seat``
    is −1 where a bystander's view is completed as well.
    """

    def __init__(
        self,
        rules: Ruleset[Any],
        complete: Callable[[Any], None],
        catalogue: Sequence[Move],
        thorough: int = 3,
        seldom: int = 200,
        first_seat: int = 0,
    ) -> None:
        self.rules = rules
        self.complete = complete
        self.catalogue = catalogue
        self.thorough = thorough
        self.seldom = seldom
        self.first_seat = first_seat

    def at_a_decision(self, game: Game[Any], options: Options, chance: Rng) -> None:
        """What must hold at every decision."""
        rules, state, decision = self.rules, game.state, game.decision
        assert decision is not None
        packed = rules.pack(state)
        copy = rules.unpack(packed)
        assert copy == state
        assert rules.pack(copy) == packed
        legal = game.legal()
        assert legal, "a decision without a legal move"
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert rules.vocabulary.read(rules.move_text(move)) == move
        assert rules.resume(rules.view(state, decision.seat)).legal() == legal
        assert rules.pack(state) == packed  # asking changes nothing
        if chance.below(100) < self.thorough:
            self.views_tell_no_secrets(state, chance)
            self.position_round_trip(state, options)
        if chance.below(self.seldom) < 1:
            self.refuses_everything_else(game)

    def refuses_everything_else(self, game: Game[Any]) -> None:
        """Whatever is not legal is refused with a reason, and nothing changes."""
        before = self.rules.pack(game.state)
        legal, decision = set(game.legal()), game.decision
        assert decision is not None
        assert all(game.refuse(move) is None for move in legal)
        illegal = [move for move in self.catalogue if move not in legal]
        for move in illegal:
            refusal = decision.refusal(game, move)
            assert refusal.code
            assert all(isinstance(value, int | str) for value in refusal.numbers.values())
        refused = game.refuse(illegal[0])
        assert isinstance(refused, IllegalMove) and refused.refusal.code
        with pytest.raises(IllegalMove):
            game.play(illegal[0])
        assert self.rules.pack(game.state) == before

    def position_round_trip(self, state: Any, options: Options) -> None:
        """The position, written as a scenario file and read again, sets up the same state."""
        scenario = Scenario(
            game=self.rules.name,
            seats=options.seats,
            seed=options.seed,
            expansions=list(options.expansions),
            variants=list(options.variants),
            position=self.rules.describe(state),
        )
        again = parse(write(scenario))
        assert again == scenario
        assert self.rules.pack(self.rules.set_up(options, again.position)) == self.rules.pack(state)

    def views_tell_no_secrets(self, state: Any, chance: Rng) -> None:
        """A state that differs only in what a seat cannot know looks the same to it."""
        for seat in range(self.first_seat, state.seats):
            view = self.rules.view(state, seat)
            assert not mutable(view) & mutable(state), "a view shares nothing with the state"
            made = self.rules.determinize(view, chance)
            assert not mutable(made) & mutable(view)
            self.complete(made)
            assert self.rules.pack(self.rules.view(made, seat)) == self.rules.pack(view)

    def unmet(self, options_of: Callable[[int], Options], wanted: Iterable[type], most: int = 400) -> list[str]:
        """The names of those ``wanted`` kinds of decisions, moves and events that do not come up in ``most`` random
        games. A decision that does refuses whatever is not legal; an event that does may be shown to every seat."""
        missing, options = set(wanted), options_of(0)

        def listener(event: Event) -> None:
            missing.discard(type(event))
            for seat in range(-1, options.seats):
                assert type(event.seen_by(seat)) is type(event)

        for number in range(most):
            if not missing:
                break
            options = options_of(number)
            game = self.rules.new(options, listener)
            chance = Rng(seeded(number + 1_000_000))
            while not game.over:
                if type(game.decision) in missing:
                    missing.discard(type(game.decision))
                    self.refuses_everything_else(game)
                move = choose(game, chance)
                missing.discard(type(move))
                game.apply(move)
        return sorted(kind.__name__ for kind in missing)

    def at_the_end(self, game: Game[Any], options: Options, first: bytes, made: Sequence[str], chance: Rng) -> None:
        """What must hold when a game is over that began as ``first`` and went by the moves ``made``."""
        assert game.over and game.legal() == [] and game.decision is None
        assert game.state.made == len(made)
        self.position_round_trip(game.state, options)
        self.views_tell_no_secrets(game.state, chance)
        # The same seed and the same moves: the same game, byte for byte.
        again = self.rules.new(options)
        assert self.rules.pack(again.state) == first
        for text in made:
            again.apply(self.rules.vocabulary.read(text))
        assert self.rules.pack(again.state) == self.rules.pack(game.state)
