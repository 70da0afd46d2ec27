"""Leviathan's part in what the heuristic player thinks: fights, the danger of going on, tokens, its Lords."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from ....games.abyss.cards import VALUE_OF
from ....games.abyss.expansions.leviathan.border import on_border, part
from ....games.abyss.expansions.leviathan.queries import MayIgnoreMonsters
from ....games.abyss.expansions.leviathan.turn import HAND_LIMIT
from ....games.abyss.exploring import LAST_SPACE
from ..advisor import Advisor, Answers
from ..depths import Depths
from ..outlook import Outlook
from ..powers import Power
from .answers import ANSWERS
from .fights import NO_FIGHT, Fights
from .weights import LEVIATHAN_POWERS, LeviathanPower
from .worth import danger, menace

RESERVE = 0.3
"""The part of the second best fighter of the hand that counts beside the best."""


class LeviathanAdvisor(Advisor):
    """Leviathan as a player sees it."""

    answers: ClassVar[Answers] = ANSWERS
    powers = LEVIATHAN_POWERS

    def __init__(self, look: Outlook) -> None:
        super().__init__(look)
        self.weights = look.weights.leviathan
        self._ready: dict[int, float] = {}

    @cached_property
    def fights(self) -> Fights:
        """The fights that the viewer could fight now."""
        return Fights(self.look)

    @cached_property
    def _danger(self) -> float:
        return danger(self.look)

    # -- time, Lords ---------------------------------------------------------------------------------------

    def turns(self) -> float:
        """Until one of the three supplies is empty (L-50)."""
        view, w = self.look.view, self.weights
        own = part(view)
        by_deck = len(own.deck) / w.adds
        by_tokens = min(len(view.token_pile), len(own.token_pile)) / w.drawn
        return min(by_deck, by_tokens) / view.seats

    def at_once(self, power: Power) -> float:
        if not isinstance(power, LeviathanPower):
            return 0.0
        look, worth = self.look, 0.0
        if power.besets:
            worst = max(menace(look, other) for other in look.view.opponents(look.seat))
            worth += worst * self.weights.menace / (look.view.seats - 1)
        if power.border:
            worth += len(on_border(look.view)) * look.pearl
        if power.fight:
            gains = (self._readiness(card) - VALUE_OF[card] * look.pearl for card in look.area.hand)
            worth += self.weights.spent * max(0.0, *gains, 0.0)
        if power.strikes:
            worth += max((self.fights.rough_reward(one, lost) for one, lost in self.fights.border), default=0.0)
        return worth

    def lootable(self, other: int) -> bool:
        """L-54"""
        return bool(part(self.look.view).tokens[other])

    # -- the hand ------------------------------------------------------------------------------------------

    def limit(self) -> int:
        """L-9"""
        return HAND_LIMIT

    def kept(self, hand: Sequence[int]) -> float:
        """A good fighter or two for the next Monster."""
        first = second = 0.0
        for card in hand:
            worth = self._readiness(card)
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
        time = min(1.0, self.look.turns / self.weights.ready_turns)
        return self.weights.ready * time * (first + RESERVE * second)

    def _readiness(self, card: int) -> float:
        if card not in self._ready:
            self._ready[card] = self.fights.readiness(card)
        return self._ready[card]

    # -- exploring -----------------------------------------------------------------------------------------

    def reveal(self, depths: Depths, space: int, allies: float, monster: float) -> float | None:
        """A Monster that is passed makes room for another card on the same space (L-11, L-14); on the last space
        who can fight must (L-13)."""
        fight = NO_FIGHT if part(self.look.view).calm else self.fights.best
        can = fight > NO_FIGHT
        if monster >= 1.0:
            return fight if can else 0.0
        safe = allies / (1.0 - monster)
        if part(self.look.view).calm:
            return safe
        chances = []
        if can:
            chances.append(allies + monster * (fight + (self.look.pearl if space == LAST_SPACE else 0.0)))
        if self._may_ignore:
            chances.append(safe)
        elif not can or space != LAST_SPACE:
            chances.append((allies - monster * self._danger) / (1.0 - monster))
        return max(chances)

    @cached_property
    def _may_ignore(self) -> bool:
        return self.look.game.ask(MayIgnoreMonsters(seat=self.look.seat)).value
