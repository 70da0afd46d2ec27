"""What Leviathans, the Scourge and new Monster tokens mean to the heuristic player."""

from __future__ import annotations

from functools import cached_property
from math import exp

from ....games.abyss.cards import TOKEN_VALUES, VALUE_OF
from ....games.abyss.expansions.leviathan.border import part
from ....games.abyss.expansions.leviathan.cards import KEY, LEVIATHANS, STACK, TOKEN_KINDS, TOKEN_PEARLS
from ....games.abyss.expansions.leviathan.expansion import SCOURGE_POINTS
from ....games.abyss.expansions.leviathan.odds import attackers
from ....games.abyss.expansions.leviathan.state import NOBODY
from ....games.abyss.lord import LORDS
from ....games.abyss.reach import stacks_in_reach
from ....games.abyss.state import AbyssState
from ..outlook import Outlook
from .weights import LeviathanWeights

_IN_HAND = 0.5
"""What it is worth in kills that the Scourge is in the own hands: others must come level."""


class Scourge:
    """The Scourge as ``seat`` sees it, with ``turns`` own turns to come (L-32, L-52)."""

    def __init__(self, view: AbyssState, seat: int, turns: float, weights: LeviathanWeights) -> None:
        own = part(view)
        self._slain = [len(slain) for slain in own.slain]
        self._holder, self._seat = own.scourge, seat
        self._others = view.opponents(seat)
        self._menace = weights.menace
        kills = weights.kills * turns
        self._some = 1.0 - exp(-kills * view.seats)
        self._width = weights.kills_near + weights.kills_far * kills**0.5

    def chance(self, more: int = 0) -> float:
        """The chance to hold it in the end after ``more`` kills now: the further ahead of the others, who take it from
        its holder when they are level, the greater."""
        mine, holder = self._slain[self._seat] + more, self._holder
        if more and (holder == NOBODY or mine >= self._slain[holder]):
            holder = self._seat
        if holder == NOBODY:
            return self._some / (len(self._others) + 1)
        if holder == self._seat:
            lead = mine - max(self._slain[other] for other in self._others) + _IN_HAND
        else:
            lead = mine - self._slain[holder] - _IN_HAND
        return 1.0 / (1.0 + len(self._others) * exp(-lead / self._width))

    def gain(self, more: int = 1) -> float:
        """What ``more`` kills now promise: more hope of the points, and less of it for an opponent who holds it."""
        gain = SCOURGE_POINTS * (self.chance(more) - self.chance())
        mine = self._slain[self._seat] + more
        if self._holder not in (NOBODY, self._seat) and mine >= self._slain[self._holder]:
            gain += SCOURGE_POINTS * self._menace / len(self._others)
        return gain


class Tokens:
    """What Monster tokens are worth to the viewer (L-34, L-37)."""

    def __init__(self, look: Outlook) -> None:
        self._look = look

    @cached_property
    def base(self) -> float:
        """A base token of the pile: the mean of those that the viewer has not seen."""
        view = self._look.view
        shown = {*self._look.area.tokens, *(one for known in view.recall.items() for one in self._known(*known))}
        left = [value for token, value in enumerate(TOKEN_VALUES) if token not in shown]
        return sum(left) / len(left) if left else 0.0

    @staticmethod
    def _known(place: str, ids: list[int]) -> list[int]:
        return ids if place.startswith("tokens:") else []

    @cached_property
    def best_stack(self) -> tuple[float, int]:
        """What the best Council stack within reach brings, and its Race."""
        look = self._look
        return max(((look.stack_gain(race), race) for race in stacks_in_reach(look.view, look.seat)), default=(0.0, 0))

    def of_kind(self, kind: str) -> float:
        """A new token of this ``kind``: a stack token may wait for a better stack."""
        look = self._look
        if kind == KEY:
            return look.key_gain()
        if kind == STACK:
            return max(0.0, self.best_stack[0], self.patience)
        return look.holdings(look.area.hand, look.area.pearls + TOKEN_PEARLS[kind]) - look.now

    @property
    def patience(self) -> float:
        """What a stack must be worth to be taken now and not in a later turn."""
        return self._look.weights.leviathan.patience * min(1.0, max(0.0, self._look.turns - 0.5) / 2)

    @cached_property
    def new(self) -> float:
        """A new token of the pile."""
        own = part(self._look.view)
        shown = {*own.tokens[self._look.seat], *own.gone_tokens}
        shown.update(one for known in own.recall.items() for one in self._known(*known))
        left = [kind for token, kind in enumerate(TOKEN_KINDS) if token not in shown]
        worths = {kind: self.of_kind(kind) for kind in set(left)}
        return sum(worths[kind] for kind in left) / len(left) if left else 0.0

    @cached_property
    def reward(self) -> float:
        """One token of a reward, from the better pile that can give it."""
        view = self._look.view
        return max(self.base if view.token_pile else 0.0, self.new if part(view).token_pile else 0.0)


def penalty(look: Outlook, leviathan: int) -> float:
    """What the viewer loses by an attack of ``leviathan`` (L-18)."""
    foe, area = LEVIATHANS[leviathan], look.area
    if foe.kind == "wounds":
        return float(foe.amount)
    if foe.kind == "pearls":
        return look.now - look.holdings(area.hand, max(0, area.pearls - foe.amount))
    if foe.kind == "allies":
        weakest = sorted(area.hand, key=VALUE_OF.__getitem__)
        rest = weakest[foe.amount :]
        return look.now - look.holdings(rest, area.pearls, coins=look.brought(weakest[: foe.amount]))
    return min((look.parting(own.lord) for own in area.lords if own.free), default=0.0)


def harm(look: Outlook, leviathan: int, victim: int) -> float:
    """About what the opponent ``victim`` loses by an attack of ``leviathan``, as far as everybody sees it (L-18)."""
    foe, area, point = LEVIATHANS[leviathan], look.view.areas[victim], look.weights.point
    if foe.kind == "wounds":
        return float(foe.amount)
    if foe.kind == "pearls":
        return point * min(area.pearls, foe.amount)
    if foe.kind == "allies":
        return point * min(len(area.hand), foe.amount)
    return min((LORDS[own.lord].influence + look.loss(own.lord) for own in area.lords if own.free), default=0.0)


def danger(look: Outlook) -> float:
    """What the viewer must expect to lose when it adds a Leviathan now (L-15 … L-18)."""
    return sum(float(chance) * penalty(look, one) for one, chance in attackers(look.view).items())


def menace(look: Outlook, victim: int) -> float:
    """What the opponent ``victim`` must expect to lose when it adds a Leviathan now (L-43)."""
    return sum(float(chance) * harm(look, one, victim) for one, chance in attackers(look.view).items())
