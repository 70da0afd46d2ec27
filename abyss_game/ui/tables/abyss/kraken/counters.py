"""The counters of Kraken in a player's panel, and the signs of its formulas."""

from __future__ import annotations

from collections.abc import Mapping

from abyss_game.games.abyss.expansions.kraken.state import KrakenState
from abyss_game.games.abyss.expansions.kraken.treasures import worth
from abyss_game.games.abyss.state import AbyssState

NAME = "kraken"
"""The name of the expansion."""
SIGNS: Mapping[str, str] = {"nebulis": "nebulis", "treasure": "treasure"}
"""The signs of words in the formulas of Locations."""


def part(view: AbyssState) -> KrakenState | None:
    """Kraken's part of ``view``; None when it is not played with."""
    return view.kraken


def counters(view: AbyssState, seat: int) -> tuple[tuple[str, int], ...]:
    """What the Treasures on the sacred sites of ``seat`` are worth (K-41), and its Nebulis."""
    own = part(view)
    if own is None:
        return ()
    treasures = sum(worth(view, location) for location in view.areas[seat].locations)
    return ("treasure", treasures), ("nebulis", own.nebulis[seat])


def coins(view: AbyssState, seat: int) -> tuple[tuple[str, int], ...]:
    """The Nebulis, which may be part of a payment (K-15)."""
    own = part(view)
    return () if own is None else (("nebulis", own.nebulis[seat]),)


def held(view: AbyssState, seat: int) -> int:
    """How many tokens stand before ``seat``: the figure and its Sentinels that reserve nothing."""
    own = part(view)
    if own is None:
        return 0
    resting = sum(1 for token in own.sentinels if token.owner == seat and not token.place)
    return resting + (own.holder == seat)
