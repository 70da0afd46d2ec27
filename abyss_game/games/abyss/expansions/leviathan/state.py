"""Leviathan's part of the state."""

from __future__ import annotations

import msgspec

NOBODY = -1
"""Instead of a seat: the Scourge lies beside the board."""


class LeviathanState(msgspec.Struct):
    """``border`` is the Leviathan of each zone (0: free) and ``lost`` the Life Points that it has lost; ``deck`` the
    others (top at the end; −1 are backs), ``coming`` the one that has been turned up and not placed yet (0: none),
    ``gone`` those that have left the game, ``slain`` those that lie in front of the players, by seat. ``wounds`` by
    seat; ``scourge`` is the seat that holds it, −1 for nobody. New Monster tokens: ``tokens`` by seat, ``token_pile``
    (top at the end), ``gone_tokens`` (revealed). ``calm``: Monsters are without effect from now on (L-51).
    ``seen_tokens`` is the knowledge mask of every new token; in a view it is empty and ``recall`` names the tokens that
    the viewer has seen go into hidden places, ``tokens:2`` or ``token_pile``."""

    border: list[int]
    lost: list[int]
    deck: list[int]
    slain: list[list[int]]
    wounds: list[int]
    tokens: list[list[int]]
    token_pile: list[int]
    seen_tokens: list[int]
    gone: list[int] = []
    gone_tokens: list[int] = []
    coming: int = 0
    scourge: int = NOBODY
    calm: bool = False
    recall: dict[str, list[int]] = {}
