"""A game: a state, the rules that move it on, and whoever listens to its events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from .events import Event
from .moves import Move
from .queries import Query
from .rng import Rng
from .steps import NOT_NOW, Decision, IllegalMove, Step

if TYPE_CHECKING:
    from .ruleset import Ruleset


class State(msgspec.Struct):
    """What every game state has. Subclasses narrow ``stack`` to their own union of steps.

    ``rng`` is the state of the generator (0 in a view), ``made`` the number of moves made so far, ``viewer`` the
    seat whose view this is, −1 for the true state.
    """

    seats: int
    expansions: list[str]
    rng: int
    made: int
    viewer: int
    stack: list[Any]


S = TypeVar("S", bound=State)
Q = TypeVar("Q", bound=Query)


class Game(Generic[S]):
    """Plays ``state`` by ``rules``.

    ``listener`` is called with every event as it happens. A game may also stand on a view: then it answers
    :meth:`legal` and :meth:`ask` for the viewing seat, but cannot be played.
    """

    __slots__ = ("_legal", "listener", "rules", "state")

    def __init__(self, rules: Ruleset[S], state: S, listener: Callable[[Event], None] | None = None) -> None:
        self.rules = rules
        self.state = state
        self.listener = listener
        self._legal: list[Move] | None = None

    # -- asked from outside ------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The decision that waits for an answer; None when the game is over."""
        stack = self.state.stack
        top = stack[-1] if stack else None
        return top if isinstance(top, Decision) else None

    @property
    def over(self) -> bool:
        """True when nothing is left to do."""
        return not self.state.stack

    def legal(self) -> list[Move]:
        """The legal moves of the waiting decision; empty when the game is over."""
        if self._legal is None:
            decision = self.decision
            self._legal = decision.options(self) if decision is not None else []
        return self._legal

    def refuse(self, move: Move) -> IllegalMove | None:
        """Why ``move`` is not legal now, or None when it is."""
        if move in self.legal():
            return None
        decision = self.decision
        return IllegalMove(move, decision.refusal(self, move) if decision is not None else NOT_NOW)

    def play(self, move: Move) -> None:
        """Makes ``move`` and runs on to the next decision. Raises :class:`IllegalMove`, and leaves the state
        untouched, when it is not legal."""
        refused = self.refuse(move)
        if refused is not None:
            raise refused
        self.apply(move)

    def apply(self, move: Move) -> None:
        """Like :meth:`play` for a ``move`` taken from :meth:`legal`; does not check again."""
        state = self.state
        if state.viewer >= 0:
            raise TypeError("a view cannot be played")
        decision = state.stack.pop()
        self._legal = None
        state.made += 1
        decision.answer(self, move)
        self.settle()

    # -- used by the rules -------------------------------------------------------------------------------

    def settle(self) -> None:
        """Runs steps until a decision that somebody has to answer is on top, or nothing is left."""
        stack = self.state.stack
        self._legal = None
        while stack:
            top = stack[-1]
            if isinstance(top, Decision):
                if not top.automatic:
                    return
                self._legal = None
                only = self.legal()
                if len(only) > 1:
                    return
                move = only[0]
                stack.pop()
                self._legal = None
                top.answer(self, move)
            else:
                stack.pop()
                top.run(self)

    def push(self, step: Step) -> None:
        """Puts ``step`` on top of what is left to do; an expansion may replace it by its own."""
        replace = self.rules.replacement(self.state, step)
        self.state.stack.append(step if replace is None else replace)

    def then(self, *steps: Step) -> None:
        """Puts ``steps`` on top, the first to be done first."""
        for step in reversed(steps):
            self.push(step)

    def emit(self, event: Event) -> None:
        """Tells the listener that ``event`` has happened."""
        if self.listener is not None:
            self.listener(event)

    def ask(self, query: Q) -> Q:
        """``query`` after all cards in play have bent it."""
        self.rules.bend(self.state, query)
        return query

    def below(self, bound: int) -> int:
        """A random integer in 0 … ``bound`` − 1 from the state's own chance."""
        rng = Rng(self.state.rng)
        value = rng.below(bound)
        self.state.rng = rng.state
        return value

    def shuffle(self, items: list[Any]) -> None:
        """Shuffles ``items`` in place by the state's own chance."""
        rng = Rng(self.state.rng)
        rng.shuffle(items)
        self.state.rng = rng.state
