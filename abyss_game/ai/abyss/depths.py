"""Exploring: how much another card promises, when to stop, what to buy, which reward to take."""

from __future__ import annotations

from ...engine.moves import Move
from ...games.abyss import moves as mv
from ...games.abyss.cards import MONSTER, RACE_OF, VALUE_OF
from ...games.abyss.exploring import (
    LAST_SPACE,
    REWARDS,
    ConsiderPurchase,
    DecideAlly,
    FaceMonster,
    PickReward,
    price,
    threat_reward,
)
from ...games.abyss.state import THREAT_SPACES
from .outlook import Outlook


class Depths:
    """What the viewer expects of an exploration."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        view = look.view
        self._fights: dict[int, float] = {}
        self._values: dict[tuple[int, int], float] = {}
        total = sum(count for _, count in look.kinds)
        self._monster = 0.0
        self._allies: list[tuple[float, float, float, int]] = []
        """Chance, gain, chance that an opponent buys it, value."""
        buyers = sum(
            1 for other in view.opponents(look.seat) if other not in view.turn.bought and view.areas[other].pearls
        )
        for card, count in look.kinds:
            if RACE_OF[card] == MONSTER:
                self._monster = count / total
            else:
                value = VALUE_OF[card]
                sold = 1 - (1 - _WANTED[value]) ** buyers
                self._allies.append((count / total, look.card_gain(card), sold, value))
        self._pearl = look.pearl

    def fight(self, threat: int) -> float:
        """What a fight on Threat space ``threat`` brings."""
        if threat in self._fights:
            return self._fights[threat]
        look = self.look
        offset = threat_reward(look.game, look.seat) - look.view.threat
        self._fights[threat] = max(reward_worth(look, reward) for reward in REWARDS[max(1, threat + offset)])
        return self._fights[threat]

    def ahead(self, space: int, threat: int) -> float:
        """What the exploration is expected to bring when the next card comes onto ``space`` (0 to 4) and the Threat
        token stands on ``threat``."""
        key = (space, threat)
        if key not in self._values:
            self._values[key] = self._expect(space, threat)
        return self._values[key]

    def _expect(self, space: int, threat: int) -> float:
        if not self._allies and not self._monster:
            return 0.0
        last = space == LAST_SPACE
        w = self.look.weights
        bonus = self._pearl if last else 0.0
        further = self.ahead(space + 1, threat) if not last else 0.0
        allies = 0.0
        for chance, gain, sold, value in self._allies:
            kept = gain + bonus
            if not last:
                kept = max(kept, further - w.leave * value)
                allies += chance * ((1 - sold) * kept + sold * (further + self._pearl))
            else:
                allies += chance * ((1 - sold) * kept + sold * (gain * 0.8 + self._pearl))
        if not self._monster:
            return allies
        for advisor in self.look.advisors:
            expected = advisor.reveal(self, space, allies, self._monster)
            if expected is not None:
                return expected
        stop = self.fight(threat) + bonus
        if not last:
            stop = max(stop, self.ahead(space + 1, min(THREAT_SPACES, threat + 1)))
        return allies + self._monster * stop


_WANTED = {1: 0.08, 2: 0.2, 3: 0.4, 4: 0.6, 5: 0.75}
"""The chance that an opponent with Pearls buys an Ally of this value."""


def reward_worth(look: Outlook, reward: mv.ChooseReward) -> float:
    """What ``reward`` of a fight is worth."""
    worth = look.key_gain(reward.keys) if reward.keys else 0.0
    if reward.pearls:
        worth += look.holdings(look.area.hand, look.area.pearls + reward.pearls) - look.now
    pile = look.view.token_pile
    if reward.tokens > len(pile):
        return -1.0
    return worth + reward.tokens * look.weights.token


def decide_ally(look: Outlook, decision: DecideAlly, moves: list[Move]) -> Move:
    """Take the Ally or go on (B-30)."""
    take, on = mv.Take(card=decision.card), mv.Explore()
    if on not in moves:
        return take
    view = look.view
    space = view.track.index(decision.card)
    further = Depths(look).ahead(space + 1, view.threat) - look.weights.leave * VALUE_OF[decision.card]
    return take if look.card_gain(decision.card) >= further else on


def face_monster(look: Outlook, decision: FaceMonster, moves: list[Move]) -> Move:
    """Fight or go on (B-32)."""
    fight, on = mv.Fight(card=decision.card), mv.Explore()
    if on not in moves:
        return fight
    view = look.view
    depths = Depths(look)
    space = view.track.index(decision.card)
    further = depths.ahead(space + 1, min(THREAT_SPACES, view.threat + 1))
    return fight if depths.fight(view.threat) >= further else on


def pick_reward(look: Outlook, decision: PickReward, moves: list[Move]) -> Move:
    """The best reward (B-34)."""
    rewards = [move for move in moves if isinstance(move, mv.ChooseReward)]
    return max(rewards, key=lambda reward: reward_worth(look, reward))


def consider_purchase(look: Outlook, decision: ConsiderPurchase, moves: list[Move]) -> Move:
    """Buy the Ally when it brings more than its price is worth (B-26)."""
    w = look.weights
    cost = price(look.view)
    hand = [*look.area.hand, decision.card]
    best: Move = mv.Pass()
    most = 0.0
    for move in moves:
        if isinstance(move, mv.Buy):
            coins = move.coins()
            after = look.holdings(hand, look.area.pearls - cost + coins, coins=-coins)
            # What serves the explorer harms the viewer the more, the fewer players there are; other coins burden it.
            harm = w.gift * (cost - coins) + w.margin - sum(advisor.passed_on(coins) for advisor in look.advisors)
            harm /= look.view.seats - 1
            if after - look.now - harm > most:
                best, most = move, after - look.now - harm
    return best
