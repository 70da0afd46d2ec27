"""The state of a game of Conspiracy: plain data, from which everything else follows.

Piles (both decks, the five piles of Lords) have their top at the end of the list. A *side* is a player or the
Legendary Opponent of a solo game, who has number 1 and whose choices are made by the person on seat 0 (C-38).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...engine.game import Game, State
from ...engine.steps import Step
from .chamber import Chamber

NOBODY: Final = -1
"""No side: nobody is Pearl Master, no Gate is in force."""

OPPONENT: Final = 1
"""The side of the Legendary Opponent in a solo game."""

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = Any  # rules.py sets the union of all steps before the first state is decoded


class Gate(msgspec.Struct, frozen=True):
    """The order to draw exactly ``count`` Lords, given by side ``owner`` to all others (C-19); the Location is
    ``location``. Without a Gate the owner is :data:`NOBODY`."""

    owner: int = NOBODY
    count: int = 0
    location: str = ""


class Solo(msgspec.Struct):
    """What a solo game has besides (C-29 … C-37): the Guild of the ``opponent``, whether the person holds the replay
    ``token`` (C-36) and is ``ordered`` to take the top Lord (C-34). The opponent's face-down Locations (C-33) are
    ``buried`` as far as everybody knows them and ``hidden`` if they came from the deck unseen, both without order."""

    opponent: str
    token: bool = False
    ordered: bool = False
    buried: list[str] = []
    hidden: list[str] = []


class ConspiracyState(State):
    """Everything that the rules know.

    ``bonus`` tells whether the bonus Locations are in play (C-2). ``first`` is the first player, ``active`` the side
    whose turn it is, ``again`` whether it is a replayed turn (C-36). ``piles`` are the face-up Lords by Guild.
    ``drawn`` are Lords turned up from the deck of which one will be kept (C-5), ``waiting`` those that are still to be
    placed (C-6, C-9). ``master`` is the Pearl Master. ``turns_left`` is −1 until a Chamber is full, then the number of
    last turns still to come (C-24).
    """

    stack: list[AnyStep]
    bonus: bool
    first: int
    active: int
    again: bool
    chambers: list[Chamber]
    lord_deck: list[int]
    piles: list[list[int]]
    drawn: list[int]
    waiting: list[int]
    location_deck: list[str]
    available: list[str]
    master: int
    gate: Gate
    turns_left: int
    solo: Solo | None

    @property
    def sides(self) -> int:
        """The number of Chambers: that of the seats, in a solo game one more."""
        return len(self.chambers)

    def opponents(self, side: int) -> list[int]:
        """The other sides clockwise, beginning to the left of ``side``."""
        return [(side + i) % self.sides for i in range(1, self.sides)]

    def decider(self, side: int) -> int:
        """The seat that makes the choices of ``side``: its own, and in a solo game always the person's (C-38)."""
        return side if side < self.seats else 0


ConspiracyGame = Game[ConspiracyState]
