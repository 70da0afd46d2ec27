"""Kraken's part in what the heuristic player thinks: Nebulis, krakens, sacred sites, Sentinels, its Lords."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from ....engine.moves import Move
from ....engine.steps import Step
from ....games.abyss.affairs import WithPowers
from ....games.abyss.cards import VALUE_OF, is_wild
from ....games.abyss.expansions.kraken import powers
from ....games.abyss.expansions.kraken.nebulis import usable
from ....games.abyss.expansions.kraken.treasures import PEARLS
from ....games.abyss.turn import ChooseAction
from ..advisor import Advisor, Answers
from ..outlook import Outlook, RaceRange
from ..powers import Power
from .answers import ANSWERS
from .sentinels import best_place
from .weights import KRAKEN_POWERS, KrakenPower
from .worth import SITES, Search, Taint, condemned, freedom, lying_on


class KrakenAdvisor(Advisor):
    """Kraken as a player sees it."""

    answers: ClassVar[Answers] = ANSWERS
    powers = KRAKEN_POWERS

    def __init__(self, look: Outlook) -> None:
        super().__init__(look)
        self.weights = look.weights.kraken

    @cached_property
    def taint(self) -> Taint:
        """What Nebulis cost in the end."""
        return Taint(self.look.view, self.look.seat, self.look.turns, self.weights)

    @cached_property
    def _search(self) -> Search:
        """The search on any sacred site, roughly: a Key counts a part of a Location."""
        w, turns = self.look.weights, self.look.turns
        hope = min(1.0, turns / w.key_hope)
        point = w.point * min(1.0, turns / 3)
        rewards = (w.tile / 3.5 * hope, PEARLS * point, w.token, self.weights.found * point, 0.0)
        return Search(self.look.view, rewards)

    def tile(self, tile: str) -> float | None:
        """The first draw on a sacred site is compulsory unless Treasures lie there (K-37, K-44)."""
        if tile not in SITES:
            return None
        lying = lying_on(self.look.view, tile)
        return self._search.best(lying) if lying else max(0.0, self._search.going_on(0))

    def at_once(self, power: Power) -> float:
        if not isinstance(power, KrakenPower):
            return 0.0
        look, taint = self.look, self.taint
        view, area = look.view, look.area
        worth = taint.loss() - taint.loss(power.nebulis) if power.nebulis else 0.0
        if power.spread:
            given = min(taint.mine, view.seats - 1)
            worth += taint.loss() - taint.loss(-given) + given * self.weights.passed_on / (view.seats - 1)
        if power.recovers and view.discard:
            worth += self.weights.found * look.weights.point * min(1.0, look.turns / 3)
        if power.condemns:
            worth += max(condemned(look, race) for race in RaceRange)
        if power.frees:
            worth += max((freedom(look, own.lord) for own in area.lords if own.location), default=0.0)
        return worth

    def coins(self) -> int:
        return usable(self.look.rules, self.look.view, self.look.seat)

    def burden(self, coins: int, wild: tuple[int, int]) -> float:
        """A Nebulis is a point less, and a kraken brings its value − 1 (K-8, K-64)."""
        return self.taint.loss(coins + wild[1] - wild[0])

    def brought(self, allies: Sequence[int]) -> int:
        """K-8"""
        return sum(VALUE_OF[card] - 1 for card in allies if is_wild(card))

    def passed_on(self, coins: int) -> float:
        return self.weights.passed_on * coins

    def before_the_action(self, moves: list[Move], action: Move) -> Move | None:
        """A Sentinel that is worth placing (K-28)."""
        return best_place(self.look, moves, action)

    def use(self, target: Step, decision: WithPowers) -> float:
        """A Nebulis for a Pearl always (K-49); a Lord for the Court before the own action (K-61)."""
        if isinstance(target, powers.ChangeNebulis):
            return 1.0
        if isinstance(target, powers.TurnUpLord):
            return 1.0 if isinstance(decision, ChooseAction) else 0.0
        return 0.0
