"""Occasions: what befalls one player and makes Lords of the others do something at once (``Lord.reacts``)."""

from __future__ import annotations

import msgspec


class Occasion(msgspec.Struct, frozen=True):
    """Base of all occasions. ``seat`` is the player whom it befalls."""

    seat: int


class PearlsReceived(Occasion, frozen=True):
    """``seat`` has gained ``amount`` Pearls in one event."""

    amount: int


class LordPaidFor(Occasion, frozen=True):
    """``seat`` has recruited ``lord`` by the Recruit action or for Pearls; its power has not happened yet (B-7)."""

    lord: str
