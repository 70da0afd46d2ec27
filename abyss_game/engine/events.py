"""Events: what has happened. Past tense, frozen, ids and numbers only."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event"):
    """Base of all events.

    ``reveals`` is true for an event after which somebody knows something that was hidden before, or that the rules
    do not let anybody take back: the undo goes back to it and no further.
    """

    reveals: ClassVar[bool] = False

    def seen_by(self, seat: int) -> Self:
        """The event as ``seat`` may know it; ids that it may not know are replaced by backs (−1 or "")."""
        return self
