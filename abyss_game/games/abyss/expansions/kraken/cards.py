"""Krakens and Treasures: their ids and figures (K-1, K-2).

The seven krakens are the Exploration cards 71 … 77, worth 2, 2, 3, 3, 3, 4, 4. Treasures are 0 … 24: three worth 3,
four worth 4, five worth 5, six worth 6, seven worth 7.
"""

from __future__ import annotations

from typing import Final

from ...cards import VALUE_OF, add_cards

KRAKEN: Final = "kraken"
KRAKENS: Final = add_cards(71, [(KRAKEN, value) for value in (2, 2, 3, 3, 3, 4, 4)])
"""The ids of the krakens."""

TREASURE_VALUES: Final = tuple(value for value in (3, 4, 5, 6, 7) for _ in range(value))
"""The value of each Treasure (K-2)."""


def nebulis_of(card: int) -> int:
    """The Nebulis that the kraken ``card`` brings when it is used: its value − 1 (K-8, K-64)."""
    return VALUE_OF[card] - 1
