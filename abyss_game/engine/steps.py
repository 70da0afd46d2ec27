"""Steps: what the rules still have to do. Decisions: steps that wait for the answer of one seat.

The stack of a game state holds steps, the next one on top. Nothing else remembers what is going on, so a state
can be saved, copied, undone, sent to a bot and replayed at any question.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec

from .moves import Move
from .moves import Refusal as Refusal

NOT_NOW = Refusal("not-now")


class IllegalMove(ValueError):
    """A move was refused. ``refusal`` says why; the state is as it was."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        super().__init__(f"{move!r} is not legal: {refusal.code} {refusal.numbers or ''}".rstrip())
        self.move = move
        self.refusal = refusal


class Step(msgspec.Struct, tag=True, tag_field="step"):
    """Base of all steps. The game takes a step from the stack before it runs it."""

    def run(self, game: Any) -> None:
        """Does what the rules ask and pushes what must follow."""
        raise TypeError(f"{type(self).__name__} cannot be run")

    def veiled(self, seat: int) -> Self:
        """The step as ``seat`` may know it; see :func:`veiled`."""
        return self


def veiled(stack: Iterable[Step], seat: int) -> list[Step]:
    """The steps of ``stack`` as ``seat`` may know them; they share nothing with it."""
    return [_copy(step.veiled(seat)) for step in stack]


def _copy(step: Step) -> Step:
    inner = {
        name: _copy_list(value) for name in step.__struct_fields__ if isinstance(value := getattr(step, name), list)
    }
    return msgspec.structs.replace(step, **inner)


def _copy_list(items: list[Any]) -> list[Any]:
    return [_copy_list(item) if isinstance(item, list) else item for item in items]


class Decision(Step):
    """Base of all decisions: waits for ``seat``.

    ``automatic``: when there is only one legal move, the rules carry it out without asking.
    """

    seat: int
    automatic: ClassVar[bool] = False

    def options(self, game: Any) -> list[Move]:
        """All legal moves, never empty, in a stable order. The one source of legality."""
        raise TypeError(f"{type(self).__name__} has no options")

    def answer(self, game: Any, move: Any) -> None:
        """Carries out ``move``, one of the options. The decision has already been taken from the stack."""
        raise TypeError(f"{type(self).__name__} has no answer")

    def refusal(self, game: Any, move: Move) -> Refusal:
        """Why ``move``, which is not among the options, is not legal."""
        return NOT_NOW
