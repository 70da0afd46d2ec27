"""Zones and what each seat knows of them.

A zone is a plain list of ids; piles have their top at the end. An unknown id is a back. Who knows where a card
lies is one bit mask a card (bit *s* for seat *s*): turning a card face up sets all bits, showing it to a player
sets one, shuffling it among others clears them. Moving a card changes nothing: who saw it go knows where it is.
"""

from __future__ import annotations

from collections.abc import Iterable

BACK = -1
"""An integer id that the viewer may not know."""
UNKNOWN = ""
"""A string id that the viewer may not know."""
EVERYBODY = 0xFF
"""The mask of a card that all seats (up to eight) have seen."""


def show_all(seen: list[int], cards: Iterable[int]) -> None:
    """Every seat has now seen ``cards``."""
    for card in cards:
        seen[card] = EVERYBODY


def show(seen: list[int], cards: Iterable[int], seat: int) -> None:
    """``seat`` has now seen ``cards``."""
    bit = 1 << seat
    for card in cards:
        seen[card] |= bit


def forget(seen: list[int], cards: Iterable[int]) -> None:
    """Nobody knows any more where ``cards`` are: they were shuffled together."""
    for card in cards:
        seen[card] = 0


def known(seen: list[int], cards: Iterable[int], seat: int) -> list[int]:
    """Those of ``cards`` whose whereabouts ``seat`` knows, in order of their ids; nobody's (−1) are none."""
    bit = 1 << seat if seat >= 0 else 0
    return sorted(card for card in cards if seen[card] & bit)


def backs(cards: list[int]) -> list[int]:
    """As many backs as there are ``cards``."""
    return [BACK] * len(cards)
