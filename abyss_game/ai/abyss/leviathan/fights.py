"""What fights promise: the chances of every attack, what it brings and what it costs, and whether another follows."""

from __future__ import annotations

from functools import cache, cached_property

from ....games.abyss.cards import RACE_OF, VALUE_OF
from ....games.abyss.expansions.leviathan.border import part
from ....games.abyss.expansions.leviathan.cards import LEVIATHANS, boosts, rolls_twice
from ....games.abyss.expansions.leviathan.fight import FAILURE_PEARLS, fits, usable
from ....games.abyss.expansions.leviathan.odds import power_distribution
from ....games.abyss.expansions.leviathan.queries import AnyAllyFights, FightLimit, LifePearls, LifeTokens
from ..outlook import Outlook
from .worth import Scourge, Tokens

Outcome = tuple[float, int]
"""What an attack brings once the die lies there, and the Pearls to pay for that."""

NO_FIGHT = float("-inf")
SECOND = 0.7
"""The part of the best other attack that is hoped for after a kill, when a second Leviathan may be fought."""
BOOST = 2
"""So many Pearls are thought of for an attack that lies ahead."""


@cache
def _powers(card: int) -> tuple[tuple[int, float], ...]:
    return tuple((power, float(chance)) for power, chance in power_distribution(card).items())


class Fights:
    """The fights that the viewer could fight now, ``slain`` Leviathans after the declaration of this one."""

    def __init__(self, look: Outlook, slain: int = 0) -> None:
        self.look = look
        self.tokens = Tokens(look)
        self._scourge = Scourge(look.view, look.seat, look.turns, look.weights.leviathan)
        self._slain = slain
        self._losses: dict[tuple[int, int, bool], float] = {}
        self._prices: dict[int, float] = {}
        self._singles: dict[tuple[int, int, bool, int, int], float] = {}

    # -- what it costs, what it brings -------------------------------------------------------------------

    @staticmethod
    def _kind(card: int) -> tuple[int, int, bool]:
        return RACE_OF[card], VALUE_OF[card], boosts(card) or rolls_twice(card)

    def loss(self, card: int) -> float:
        """What the hand misses without ``card`` when it is used up."""
        kind = self._kind(card)
        if kind not in self._losses:
            look = self.look
            rest = list(look.area.hand)
            rest.remove(card)
            after = look.holdings(rest, look.area.pearls, coins=look.brought([card]))
            self._losses[kind] = look.now - after
        return self._losses[kind]

    def price(self, pearls: int) -> float:
        """What ``pearls`` of the own Pearls are worth; what more of them would bring when negative."""
        if pearls not in self._prices:
            look = self.look
            self._prices[pearls] = look.now - look.holdings(look.area.hand, look.area.pearls - pearls)
        return self._prices[pearls]

    @cached_property
    def _each(self) -> tuple[int, float]:
        """What the own Lords add to a Life Point: tokens, and the worth of Pearls."""
        look = self.look
        pearls = look.game.ask(LifePearls(seat=look.seat)).value
        return look.game.ask(LifeTokens(seat=look.seat)).value, pearls * look.pearl

    @cached_property
    def _goes_on(self) -> bool:
        """Whether another Leviathan may be fought after the next kill (L-42)."""
        return self._slain + 1 < self.look.game.ask(FightLimit(seat=self.look.seat)).value

    def reward(self, leviathan: int, lost: int, levels: int) -> float:
        """What it brings to take ``levels`` Life Points of ``leviathan``, which has lost ``lost`` (L-30)."""
        return self._reward(leviathan, lost, levels, self.tokens.reward)

    def rough_reward(self, leviathan: int, lost: int) -> float:
        """About what one Life Point brings; the worth of the hand and of plans is not asked for, so that these may ask
        for it."""
        return self._reward(leviathan, lost, 1, self.look.weights.token)

    def _reward(self, leviathan: int, lost: int, levels: int, token: float) -> float:
        all_levels = LEVIATHANS[leviathan].levels
        more_tokens, more_points = self._each
        tokens = sum(level.reward + more_tokens for level in all_levels[lost : lost + levels])
        worth = tokens * token + levels * more_points
        if lost + levels == len(all_levels):
            worth += self._scourge.gain()
        return worth

    # -- attacks -----------------------------------------------------------------------------------------

    def outcome(
        self, leviathan: int, lost: int, power: int, pearls: int, then: dict[int, float] | None = None
    ) -> Outcome:
        """The best that can be made of an attack of ``power`` with up to ``pearls`` Pearls; ``then`` is what another
        attack would bring, by the levels that this one passes."""
        then = then or {}
        best = -self.price(-FAILURE_PEARLS) + then.get(0, 0.0), 0
        need = 0
        for levels, level in enumerate(LEVIATHANS[leviathan].levels[lost:], start=1):
            need += level.resistance
            spend = max(0, need - power)
            if spend > pearls:
                break
            worth = self.reward(leviathan, lost, levels) - (self.price(spend) if spend else 0.0) + then.get(levels, 0.0)
            if worth > best[0] or not spend:
                best = worth, spend
        return best

    def attack(self, card: int, leviathan: int, lost: int, then: dict[int, float] | None = None) -> float:
        """What an attack with ``card`` of the hand promises."""
        pearls = self.look.area.pearls if boosts(card) else 0
        return sum(
            chance * self.outcome(leviathan, lost, power, pearls, then)[0] for power, chance in _powers(card)
        ) - self.loss(card)

    def single(self, card: int, leviathan: int, lost: int) -> float:
        """What an attack promises when no other follows."""
        key = (*self._kind(card), leviathan, lost)
        if key not in self._singles:
            self._singles[key] = self.attack(card, leviathan, lost)
        return self._singles[key]

    def then(self, leviathan: int, lost: int, without: int) -> dict[int, float]:
        """What attacking again would promise after an attack with the card ``without``, by the levels that it passes;
        when that is nothing, one stops (L-36)."""
        fighters = [card for card in self._fighters(leviathan) if card != without]
        more: dict[int, float] = {}
        levels = len(LEVIATHANS[leviathan].levels) - lost
        for passed in range(levels):
            more[passed] = max(0.0, *(self.single(card, leviathan, lost + passed) for card in fighters), 0.0)
        if self._goes_on:
            more[levels] = SECOND * max(0.0, self._best_other(leviathan, without))
        return more

    def _best_other(self, leviathan: int, without: int) -> float:
        return max(
            (
                self.single(card, other, lost)
                for other, lost in self.border
                if other != leviathan
                for card in self._fighters(other)
                if card != without
            ),
            default=0.0,
        )

    @cached_property
    def border(self) -> list[tuple[int, int]]:
        """The Leviathans on the Border and the Life Points that they have lost."""
        own = part(self.look.view)
        return [(one, lost) for one, lost in zip(own.border, own.lost, strict=True) if one]

    @cached_property
    def _usable(self) -> dict[int, list[int]]:
        return {}

    def _fighters(self, leviathan: int) -> list[int]:
        if leviathan not in self._usable:
            self._usable[leviathan] = usable(self.look.game, self.look.seat, leviathan)
        return self._usable[leviathan]

    def promise(self, card: int, leviathan: int) -> float:
        """What a fight that begins with this attack promises."""
        lost = dict(self.border)[leviathan]
        return self.attack(card, leviathan, lost, self.then(leviathan, lost, card))

    @cached_property
    def best(self) -> float:
        """What the best fight promises; minus infinity without any (L-12)."""
        known: dict[tuple[int, int, bool, int], float] = {}
        for leviathan, _ in self.border:
            for card in self._fighters(leviathan):
                key = (*self._kind(card), leviathan)
                if key not in known:
                    known[key] = self.promise(card, leviathan)
        return max(known.values(), default=NO_FIGHT)

    def readiness(self, card: int) -> float:
        """What an attack with ``card`` would bring, leaving aside what the Ally is worth otherwise, against the
        Leviathan that suits it best."""
        any_ally = self.look.game.ask(AnyAllyFights(seat=self.look.seat)).value
        best = 0.0
        for leviathan, lost in self.border:
            if any_ally or fits(card, leviathan):
                expected = sum(
                    chance * self.won(leviathan, lost, power + (BOOST if boosts(card) else 0))
                    for power, chance in _powers(card)
                )
                best = max(best, expected)
        return best

    def won(self, leviathan: int, lost: int, power: int) -> float:
        """The tokens of a reward for ``power``, as points."""
        total, tokens = 0, 0
        for level in LEVIATHANS[leviathan].levels[lost:]:
            total += level.resistance
            if total > power:
                break
            tokens += level.reward
        return tokens * self.look.weights.token
