"""The computer seats of a table: who thinks, for how long, and when the move is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from abyss_game.ai.seat import Bot
from abyss_game.engine.moves import Move
from abyss_game.storage.settings import Settings
from abyss_game.ui.tables.pace import Pace
from abyss_game.ui.tables.thinking import MARK_SECONDS, Thinker


class Computers:
    """At most one computer seat is on move. ``wake`` is called from another thread when its answer is there."""

    def __init__(self, bots: Mapping[int, Bot], wake: Callable[[], None]) -> None:
        self._bots = dict(bots)
        self.thinker = Thinker(wake)
        self.pace = Pace()
        self.marked = False
        """The seat on move has been thinking for long."""
        self._mark_due: float | None = None

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    @property
    def on_move(self) -> bool:
        """Whether a computer seat has been asked."""
        return self.thinker.busy

    @property
    def waits(self) -> bool:
        """It goes on at the player's key."""
        return self.on_move and self.pace.waits

    def ask(self, seat: int, view: Any, now: float) -> None:
        """``seat`` is on move and begins to think about ``view``, its own."""
        self._mark_due = now + MARK_SECONDS
        self.thinker.begin(self._bots[seat], view)

    def plan(self, now: float, settings: Settings, in_turn: bool) -> None:
        """When the seat on move may move: see :class:`Pace`."""
        self.pace.plan(now, settings, in_turn)

    def next_due(self) -> float | None:
        """When there will be something to do; None when that is told by ``wake``, by the player, or never."""
        if not self.on_move:
            return None
        if self.thinker.ready:
            return None if self.pace.waits else self.pace.due
        return None if self.marked else self._mark_due

    def may_move(self, now: float) -> bool:
        """Whether the move can be made now."""
        due = self.pace.due
        return self.thinker.ready and not self.pace.waits and due is not None and now >= due

    def must_mark(self, now: float) -> bool:
        """True once, when the seat on move has been thinking for long."""
        if not self.on_move or self.thinker.ready or self.marked or self._mark_due is None or now < self._mark_due:
            return False
        self.marked = True
        return True

    def take(self) -> Move:
        """The move, waiting for it when it is not there yet."""
        return self.thinker.take()

    def rest(self, computer: bool) -> None:
        """A seat has answered, a ``computer`` or a person; nobody thinks."""
        self.thinker.drop()
        self.pace.rest()
        self.pace.acted(computer)
        self.marked = False
        self._mark_due = None
