"""A tiny game of its own: it shows that the core plays any game, and serves the tests of the core.

Two to six seats add numbers. In turn each says 1, 2 or 3, or draws a secret card 1 … 6 into its hand. A doubler
doubles what its seat says. The first to bring the total to the goal or beyond wins; everybody scores
the sum of the hand.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Self

import msgspec

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game, State
from abyss_game.engine.moves import INTEGER, Move, Vocabulary
from abyss_game.engine.queries import Query
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import BadOptions, Line, Options, Registry, Ruleset, Standing
from abyss_game.engine.scenario import BadScenario, Position
from abyss_game.engine.steps import Decision, Refusal, Step
from abyss_game.engine.zones import BACK

GOAL = 10


class Say(Move, frozen=True):
    word = "say"
    number: int


class Draw(Move, frozen=True):
    word = "draw"


class Nod(Move, frozen=True):
    word = "nod"


class Began(Event, frozen=True):
    seat: int


class Said(Event, frozen=True):
    seat: int
    number: int
    total: int


class Drew(Event, frozen=True):
    reveals = True
    seat: int
    card: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=BACK)


class Won(Event, frozen=True):
    seat: int
    cards: list[int]
    loud: bool


class Weight(Query):
    value: int


class Begin(Step):
    seat: int

    def run(self, game: Any) -> None:
        game.emit(Began(seat=self.seat))
        game.push(Speak(seat=self.seat))


class Speak(Decision):
    def options(self, game: Any) -> list[Move]:
        moves: list[Move] = [Say(number=number) for number in (1, 2, 3)]
        return [*moves, Draw()] if game.state.deck else moves

    def answer(self, game: Any, move: Any) -> None:
        state = game.state
        if isinstance(move, Draw):
            card = state.deck.pop()
            state.hands[self.seat].append(card)
            game.emit(Drew(seat=self.seat, card=card))
        else:
            state.total += game.ask(Weight(seat=self.seat, value=move.number)).value
            game.emit(Said(seat=self.seat, number=move.number, total=state.total))
        game.then(Check(seat=self.seat), Confirmed(seat=(self.seat + 1) % state.seats))

    def refusal(self, game: Any, move: Move) -> Refusal:
        if isinstance(move, Say):
            return Refusal("one-to-three", {"number": move.number})
        return Refusal("deck-empty") if isinstance(move, Draw) else super().refusal(game, move)


class Check(Step):
    seat: int

    def run(self, game: Any) -> None:
        state = game.state
        if state.total >= GOAL:
            state.winner = self.seat
            state.stack.clear()
            game.emit(Won(seat=self.seat, cards=list(state.hands[self.seat]), loud=True))


class Confirmed(Decision):
    """A question with one answer: it is never asked."""

    automatic = True

    def options(self, game: Any) -> list[Move]:
        return [Nod()]

    def answer(self, game: Any, move: Any) -> None:
        game.push(Speak(seat=self.seat))


class Table(State):
    stack: list[Begin | Speak | Check | Confirmed]
    total: int
    deck: list[int]
    hands: list[list[int]]
    doublers: list[bool]
    winner: int


VOCABULARY = Vocabulary([Say, Draw, Nod], {"number": INTEGER})


class Counting(Ruleset[Table]):
    name = "counting"
    variants = ("short",)
    state_type = Table
    event_type = reduce(or_, [Began, Said, Drew, Won])
    move_type = reduce(or_, [Say, Draw, Nod])
    vocabulary = VOCABULARY
    unordered = frozenset({"hand"})

    def seat_range(self, expansions: tuple[str, ...]) -> range:
        return range(2, 7)

    def deal(self, options: Options) -> Table:
        rng = Rng(seeded(options.seed))
        deck = [1, 2, 3, 4, 5, 6]
        rng.shuffle(deck)
        return Table(
            seats=options.seats,
            expansions=[],
            rng=rng.state,
            made=0,
            viewer=-1,
            stack=[Begin(seat=0)],
            total=0,
            deck=deck[:2] if "short" in options.variants else deck,
            hands=[[] for _ in range(options.seats)],
            doublers=[False] * options.seats,
            winner=-1,
        )

    def view(self, state: Table, seat: int) -> Table:
        seen = self.copy(state)
        seen.rng, seen.viewer = 0, seat
        seen.deck = [BACK] * len(state.deck)
        seen.hands = [list(hand) if other == seat else [BACK] * len(hand) for other, hand in enumerate(state.hands)]
        return seen

    def determinize(self, view: Table, rng: Rng) -> Table:
        state = self.copy(view)
        state.viewer, state.rng = -1, rng.below(1 << 64)
        left = [card for card in range(1, 7) if not any(card in hand for hand in view.hands)]
        rng.shuffle(left)
        for pile in (*state.hands, state.deck):
            pile[:] = [left.pop() if card == BACK else card for card in pile]
        return state

    def standings(self, state: Table) -> list[Standing]:
        points = [sum(hand) for hand in state.hands]
        return [
            Standing(
                seat=seat,
                place=1 + sum(1 for other in points if other > own),
                points=own,
                lines=[Line(source="hand", points=own)],
                ties=[],
            )
            for seat, own in enumerate(points)
        ]

    def bend(self, state: Table, query: Query) -> None:
        if isinstance(query, Weight) and state.doublers[query.seat]:
            query.value *= 2

    def set_up(self, options: Options, position: Position) -> Table:
        state = self.deal(options)
        for key, value in position.items():
            if key == "total" and isinstance(value, int):
                state.total = value
            elif key == "active":
                state.stack = [Speak(seat=value)]
            elif key == "hands":
                state.hands = [list(hand["hand"]) for hand in value]
                state.deck = [card for card in state.deck if not any(card in hand for hand in state.hands)]
            elif key == "doublers":
                state.doublers = list(value)
            else:
                raise BadScenario("scenario-unknown-field", field=key)
        return state

    def describe(self, state: Table) -> Position:
        return {
            "total": state.total,
            "active": state.stack[-1].seat if state.stack else -1,
            "hands": [{"hand": [f"{card}" for card in hand]} for hand in state.hands],
            "doublers": list(state.doublers),
            "winner": state.winner,
        }


GAMES = Registry({"counting": Counting})
RULES: Counting = GAMES.get("counting")


def new(seats: int = 2, seed: int = 0, listener: Any = None, **options: Any) -> Game[Table]:
    """A new game."""
    return RULES.new(Options(seats=seats, seed=seed, **options), listener)


__all__ = ["GAMES", "GOAL", "RULES", "BadOptions", "Draw", "Drew", "Nod", "Said", "Say", "Speak", "Table", "Won", "new"]
