"""The values that only Kraken's cards bend."""

from __future__ import annotations

from .....engine.queries import Query


class NebulisLimit(Query):
    """The most Nebulis in one payment of ``seat`` (K-16, K-50)."""

    value: int = 1


class PearlsMayRemain(Query):
    """True: Nebulis may be in a payment of ``seat`` although Pearls are left (K-16, K-51)."""

    value: bool = False


class KrakensBringNebulis(Query):
    """True: the krakens in the hand of ``seat`` bring Nebulis at the end (K-53, K-64)."""

    value: bool = True
