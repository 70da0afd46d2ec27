"""Plans of the heuristic player: which Lord to recruit, and how far away the payment is."""

from __future__ import annotations

from collections.abc import Sequence

from .weights import Weights

Wild = tuple[int, int]
"""How many wild Allies, and what they are worth together."""
NO_WILD: Wild = (0, 0)

Plan = tuple[float, int, int, int, str]
"""A Lord to recruit: what it brings, the cost, the number of Races, the mandatory one, its id."""


class Planner:
    """Weighs plans with ``turns`` own turns to come, in a game for ``seats`` players."""

    def __init__(self, weights: Weights, turns: float, seats: int) -> None:
        self._turns = turns
        self._wait = weights.wait ** (seats - 1)
        self._action = weights.action * min(1.0, turns / 3)
        self._new_race = weights.new_race
        self._card_a_turn = weights.card_a_turn

    def best(
        self, plans: Sequence[Plan], sums: Sequence[int], wild: Wild, coins: int, marginal: float, without: str
    ) -> float:
        """What the best of ``plans`` but that for the Lord ``without`` is worth, at least 0, with Allies whose values
        are ``sums`` by Race, ``wild`` ones and ``coins``, when a point of these is worth ``marginal``."""
        turns = self._turns
        best = 0.0
        ranked = sorted(sums, reverse=True)
        for gross, cost, races, race, lord in plans:
            net = gross - self._action - cost * marginal
            if net <= best or lord == without:
                continue
            value, need = (sums[race], races - 1) if race >= 0 else (0, races)
            missing = 1 if race >= 0 and not value else 0
            own, extra = race >= 0, 0
            for amount in ranked:
                if own and amount == value:
                    own = False  # the mandatory Race is counted already; equal ones are as good
                elif not need:
                    break
                elif amount:
                    extra += amount
                    need -= 1
            missing += need
            if wild[0]:
                missing -= min(missing, wild[0])
                extra += wild[1]
            short = cost - value - extra - coins - self._new_race * missing
            time = missing + (short / self._card_a_turn if short > 0 else 0.0)
            if time + 1 > turns:
                if time >= turns:
                    continue
                net *= turns - time
            plan = net * self._wait**time
            if plan > best:
                best = plan
        return best
