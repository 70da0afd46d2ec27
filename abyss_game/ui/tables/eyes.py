"""Who looks at the screen, and what has to happen before somebody else may.

Secrets are drawn for one seat only, the ``viewer`` (−1 for nobody). Where several people share the screen, a cover
comes before anything of another person is prepared, and nobody's secrets are shown while a computer plays.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto

from abyss_game.engine.match import Match


class Before(Enum):
    """What must happen before a person can be asked."""

    NOTHING = auto()
    OPEN_TABLE = auto()
    """It is asked at the open table: nobody's secrets are shown."""
    COVER = auto()
    HAND_OVER = auto()
    """Nothing is hidden, but another person's turn it is: the table turns to that seat."""


class Eyes:
    """The viewer and the ``anchor``, the seat whose place is nearest. ``hides``: the game has secrets."""

    def __init__(self, match: Match, people: Collection[int], hides: bool) -> None:
        self._match = match
        self.people = sorted(people)
        self.shared = hides and len(self.people) > 1
        """Several people share the screen, and there is something to hide."""
        self.covered = False
        """The cover is up."""
        self.viewer = -1
        self.anchor = self.people[0] if self.people else 0
        self.turn_to(self.anchor if self.people and not self.shared else -1)

    def turn_to(self, viewer: int, anchor: int = -1) -> None:
        """From now on the secrets of ``viewer`` may be drawn, and nobody else's; ``anchor`` −1: it stays."""
        self.viewer = self._match.viewer = viewer
        if anchor >= 0:
            self.anchor = anchor

    def before(self, seat: int, public: bool) -> Before:
        """What must happen before the person ``seat`` is asked something that ``public`` facts may suffice for."""
        if seat == self.viewer:
            return Before.NOTHING
        if not self.shared:
            return Before.HAND_OVER if seat in self.people else Before.NOTHING
        return Before.OPEN_TABLE if public else Before.COVER

    def computer_plays(self) -> bool:
        """A computer seat is on move; True when secrets had to be hidden for it."""
        if not self.shared or self.viewer < 0:
            return False
        self.turn_to(-1)
        return True
