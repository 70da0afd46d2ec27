"""Queries: values that cards in play may bend (a cost, a limit, an immunity)."""

from __future__ import annotations

import msgspec


class Query(msgspec.Struct):
    """Base of all queries. ``seat`` is the player whom the value concerns; subclasses add a ``value``, which
    the cards in play change in place, in an order that follows from the state (seats from 0, oldest card first)."""

    seat: int
