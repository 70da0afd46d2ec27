"""Versions of a computer player against each other: which is stronger, and how sure that is.

result = challenge(rules, Heuristic(rules, new), Heuristic(rules), seats=3, games=300)
print(result.share, "±", result.error, "against", result.fair)
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from ..engine.ruleset import Options, Ruleset
from .seat import Bot
from .table import run


class Challenge(msgspec.Struct, frozen=True):
    """How a challenger did: its ``share`` of the first places (a shared one in parts), the standard ``error`` of it,
    the ``fair`` share of a player no better than the others, and the mean ``points`` of the challenger and of the
    ``others``."""

    games: int
    share: float
    error: float
    fair: float
    points: float
    others: float


def challenge(
    rules: Ruleset[Any],
    challenger: Bot,
    champion: Bot,
    seats: int,
    games: int,
    seed: int = 0,
    expansions: tuple[str, ...] = (),
) -> Challenge:
    """Plays ``games`` games of one ``challenger`` against ``seats`` − 1 copies of ``champion``, seeds from ``seed`` on.
    The challenger sits on every seat in turn, with the same cards, so ``games`` is best a multiple of ``seats``."""
    wins: list[float] = []
    mine: list[int] = []
    others: list[int] = []
    for number in range(games):
        seat = number % seats
        bots = [challenger if other == seat else champion for other in range(seats)]
        state = run(rules, Options(seats=seats, seed=seed + number // seats, expansions=expansions), bots).state
        standings = rules.standings(state)
        winners = [standing.seat for standing in standings if standing.place == 1]
        wins.append(1 / len(winners) if seat in winners else 0.0)
        mine.append(standings[seat].points)
        others += [standing.points for standing in standings if standing.seat != seat]
    share = sum(wins) / games
    spread = sum((win - share) ** 2 for win in wins) / max(1, games - 1)
    return Challenge(
        games=games,
        share=share,
        error=sqrt(spread / games),
        fair=1 / seats,
        points=sum(mine) / games,
        others=sum(others) / len(others),
    )
