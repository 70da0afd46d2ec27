"""What the powers of Lords do, as far as it matters to the heuristic player, and the Lords of the base game."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Power(msgspec.Struct, frozen=True):
    """What the power of a Lord does, as far as it matters here. ``once``: points when it comes; ``turn``: points in
    each later turn of the owner while it is active. When it comes it brings ``pearls``, Council ``stacks``, more
    ``turns``, the best of so many drawn ``tiles``, ``tokens`` of an opponent; it recruits another Lord for ``price``
    Pearls, exchanges an own Lord for one of the ``court`` or of the ``deck``, may ``swap`` a Location, and
    ``turns_over`` a Lord of each opponent. What only the Lords of an expansion do, a struct of its own adds."""

    once: float = 0.0
    turn: float = 0.0
    pearls: int = 0
    stacks: int = 0
    turns: int = 0
    tiles: int = 0
    tokens: int = 0
    court: bool = False
    deck: bool = False
    swap: bool = False
    price: int = 0
    turns_over: bool = False


BASE_POWERS: Mapping[str, Power] = {
    "recruiter": Power(turn=0.55),
    "jailer": Power(once=1.5),
    "seeker": Power(once=1.3),
    "assassin": Power(once=1.0, turns_over=True),
    "commander": Power(turn=0.3),
    "tamer": Power(turn=0.2),
    "hunter": Power(tokens=1),
    "ship_master": Power(turn=0.6),
    "trader": Power(pearls=3),
    "peddler": Power(pearls=2),
    "landlord": Power(pearls=1, turn=0.8),
    "slaver": Power(turn=0.7),
    "shopkeeper": Power(pearls=1),
    "shaman": Power(turn=0.3),
    "invoker": Power(turns=1),
    "apprentice": Power(stacks=1),
    "oracle": Power(turn=0.4),
    "alchemist": Power(turn=0.8),
    "illusionist": Power(swap=True),
    "master_of_magic": Power(turn=0.4),
    "opportunist": Power(turn=0.4),
    "corruptor": Power(price=5),
    "traitor": Power(court=True),
    "diplomat": Power(turn=0.5),
    "treasurer": Power(turn=0.8),
    "schemer": Power(deck=True),
    "keeper": Power(),
    "reaper": Power(),
    "shepherd": Power(),
    "miller": Power(),
    "aquaculturalist": Power(),
    "landowner": Power(),
    "hermit": Power(tiles=1),
    "sage": Power(tiles=2),
    "elder": Power(tiles=3),
}
"""The powers of the Lords of the base game by id; a test compares them with the Lords of the game."""

SEARCHES: frozenset[str] = frozenset({"black_smokers"})
"""The Locations that are exchanged for any tile of the deck when they are taken."""
