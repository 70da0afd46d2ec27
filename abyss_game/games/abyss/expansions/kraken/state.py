"""Kraken's part of the state."""

from __future__ import annotations

import msgspec

NOBODY = -1
"""Instead of a seat: the figure lies beside the board; Nebulis go back to their supply."""


class Sentinel(msgspec.Struct):
    """The Sentinel token of the Lord ``lord``, which ``owner`` took for the rest of the game (K-27). ``place`` is the
    thing that it reserves (``lord:jailer``, ``council:1``, ``location:jail``), "" while it lies in front of its owner;
    ``rests``: it has come back in this turn and can be placed from the owner's next turn on (K-33)."""

    lord: str
    owner: int
    place: str = ""
    rests: bool = False


class KrakenState(msgspec.Struct):
    """``nebulis`` by seat, the ``holder`` of the figure (−1: nobody), the ``sentinels`` that have been taken, in that
    order; the ``treasure_deck`` (top at the end; −1 are backs), the ``treasures`` that lie on sacred sites by Location,
    and those that have left the game (K-42)."""

    nebulis: list[int]
    holder: int = NOBODY
    sentinels: list[Sentinel] = []
    treasure_deck: list[int] = []
    treasures: dict[str, list[int]] = {}
    gone_treasures: list[int] = []
