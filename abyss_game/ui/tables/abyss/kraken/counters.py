"""The counters of Kraken in a player's panel, and what its cards say of themselves."""

from __future__ import annotations

from abyss_game.games.abyss.expansions.kraken.state import KrakenState
from abyss_game.games.abyss.state import AbyssState


def part(view: AbyssState) -> KrakenState | None:
    """Kraken's part of ``view``; None when it is not played with."""
    return view.kraken


def counters(view: AbyssState, seat: int) -> tuple[tuple[str, int], ...]:
    """Nebulis as a sign with their number."""
    own = part(view)
    return () if own is None else (("nebulis", own.nebulis[seat]),)
