"""The values that cards in play may bend. ``seat`` is the side concerned."""

from __future__ import annotations

from ...engine.queries import Query


class AnyTwoKeys(Query):
    """True: two Keys of whatever metals are enough for a Location (C-21)."""

    value: bool = False


class SearchesDeck(Query):
    """True: Locations are searched for in their deck, and available ones cannot be taken (C-22)."""

    value: bool = False
