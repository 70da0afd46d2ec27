"""A computer player that picks any legal move."""

from __future__ import annotations

from typing import Any

from ..engine.moves import Move
from ..engine.rng import Rng, seeded
from ..engine.ruleset import Ruleset


class RandomBot:
    """Every legal move is equally likely. Chance follows from ``seed`` and the number of the move, and from nothing
    else."""

    def __init__(self, rules: Ruleset[Any], seed: int) -> None:
        self._rules = rules
        self._seed = seeded(seed)

    def choose(self, view: Any) -> Move:
        legal = self._rules.resume(view).legal()
        if not legal:
            raise ValueError("the seat has nothing to decide")
        return legal[Rng(seeded(self._seed ^ view.made)).below(len(legal))]
