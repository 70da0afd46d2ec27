"""Exploring the depths: revealing, offering, deciding, fighting (B-25 … B-38, B-137)."""

from __future__ import annotations

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from ...engine.zones import forget, show, show_all
from . import events as ev
from . import moves as mv
from .affairs import WithPowers, announce, check_hand, gain_pearls, usable_powers
from .cards import EMPTY, RACE_OF, is_monster, is_wild
from .expansion import switched_on
from .means import pay, paying, purse, why_not_so
from .occasions import PearlsReceived
from .queries import ExplorationIncome, PurchaseLimit, ThreatReward
from .state import THREAT_SPACES, TRACK_SPACES, AbyssGame, AbyssState

REWARDS: dict[int, tuple[mv.ChooseReward, ...]] = {
    1: (mv.ChooseReward(keys=0, pearls=1, tokens=0), mv.ChooseReward(keys=0, pearls=0, tokens=1)),
    2: (
        mv.ChooseReward(keys=0, pearls=2, tokens=0),
        mv.ChooseReward(keys=0, pearls=1, tokens=1),
        mv.ChooseReward(keys=0, pearls=0, tokens=2),
    ),
    3: (mv.ChooseReward(keys=1, pearls=0, tokens=0),),
    4: (mv.ChooseReward(keys=1, pearls=1, tokens=0), mv.ChooseReward(keys=1, pearls=0, tokens=1)),
    5: (
        mv.ChooseReward(keys=1, pearls=2, tokens=0),
        mv.ChooseReward(keys=1, pearls=1, tokens=1),
        mv.ChooseReward(keys=1, pearls=0, tokens=2),
    ),
    6: (mv.ChooseReward(keys=2, pearls=0, tokens=0),),
}
"""The options of each Threat space (B-34)."""

LAST_SPACE = TRACK_SPACES - 1
LAST_SPACE_PEARLS = 1


def can_reveal(state: AbyssState) -> bool:
    """Whether a card can be revealed: from the deck, or after a reshuffle (B-17, B-38)."""
    return bool(state.exploration or state.discard)


def price(state: AbyssState) -> int:
    """The price of the next Ally that is sold: 1, 2, 3 … (B-27)."""
    return state.turn.sales + 1


class Reveal(Step):
    """The explorer ``seat`` reveals a card onto the first empty track space (B-25). With nothing to reveal the
    action ends (B-38)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        if not can_reveal(state):
            game.push(EndExploration(seat=self.seat, card=EMPTY))
            return
        if not state.exploration:
            reshuffle(game)
        card = state.exploration.pop()
        space = state.track.index(EMPTY)
        state.track[space] = card
        show_all(state.seen, [card])
        game.emit(ev.CardRevealed(seat=self.seat, card=card, space=space))
        if is_monster(card):
            game.push(FaceMonster(seat=self.seat, card=card))
        else:
            game.push(Offer(seat=self.seat, card=card, asked=0))


def reshuffle(game: AbyssGame) -> None:
    """The discard becomes the new Exploration deck (B-127)."""
    state = game.state
    forget(state.seen, state.discard)
    state.exploration = state.discard
    state.discard = []
    game.shuffle(state.exploration)
    game.emit(ev.DiscardReshuffled(count=len(state.exploration)))


class Offer(Step):
    """The Ally ``card`` is offered to the opponents of the explorer ``seat``, of whom ``asked`` have had their
    turn; those who cannot buy are passed over (B-26, B-28)."""

    seat: int
    card: int
    asked: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        cost = price(state)
        for asked, opponent in enumerate(state.opponents(self.seat)):
            if asked >= self.asked and may_buy(game, opponent) and purse(game, opponent) >= cost:
                game.push(ConsiderPurchase(seat=opponent, explorer=self.seat, card=self.card, asked=asked + 1))
                return
        game.push(DecideAlly(seat=self.seat, card=self.card))


def may_buy(game: AbyssGame, seat: int) -> bool:
    """Whether ``seat`` may still buy an Ally in this turn of another player (B-28)."""
    bought = game.state.turn.bought.count(seat)
    return not bought or bought < purchase_limit(game, seat)


def purchase_limit(game: AbyssGame, seat: int) -> int:
    """How many Allies ``seat`` may buy in a turn of another player (B-28)."""
    return game.ask(PurchaseLimit(seat=seat)).value


class ConsiderPurchase(Decision):
    """``seat`` may buy the Ally that the explorer has revealed (B-26)."""

    explorer: int
    card: int
    asked: int

    def options(self, game: AbyssGame) -> list[Move]:
        return [*paying(game, self.seat, price(game.state), mv.Buy(card=self.card)), mv.Pass()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        cost = price(game.state)
        if isinstance(move, mv.Buy):
            game.push(HandOver(seat=self.seat, explorer=self.explorer, card=self.card))
            pay(game, self.seat, cost, move.coins(), to=self.explorer)
        else:
            game.emit(ev.OfferDeclined(seat=self.seat, card=self.card, price=cost))
            game.push(Offer(seat=self.explorer, card=self.card, asked=self.asked))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.Buy) and move.card == self.card:
            return why_not_so(game, self.seat, price(game.state), move)
        return NOT_NOW


class HandOver(Step):
    """``seat`` has paid the ``explorer`` for ``card``: it goes to its hand and the price rises (B-137)."""

    seat: int
    explorer: int
    card: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        cost = price(state)
        state.track[state.track.index(self.card)] = EMPTY
        state.areas[self.seat].hand.append(self.card)
        state.turn.sales += 1
        state.turn.bought.append(self.seat)
        game.emit(ev.AllyBought(seat=self.seat, explorer=self.explorer, card=self.card, price=cost))
        game.push(GoOn(seat=self.explorer))
        check_hand(game, self.seat)


class GoOn(Step):
    """After a sale the explorer must reveal another card (B-29), after a last chance to use powers (B-18)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        if usable_powers(game, self.seat) and can_reveal(game.state):
            game.push(MustGoOn(seat=self.seat))
        else:
            game.push(Reveal(seat=self.seat))


class MustGoOn(WithPowers):
    """The explorer is about to reveal the next card (B-18, B-29)."""

    def choices(self, game: AbyssGame) -> list[Move]:
        return [mv.Explore()]

    def reopen(self, game: AbyssGame) -> None:
        game.push(GoOn(seat=self.seat))

    def chosen(self, game: AbyssGame, move: Move) -> None:
        game.push(Reveal(seat=self.seat))

    def refused(self, game: AbyssGame, move: Move) -> Refusal:
        return Refusal("must-reveal")


class DecideAlly(WithPowers):
    """Nobody has bought ``card``: the explorer takes it or goes on (B-30); on the last space it must be taken
    (B-31)."""

    card: int

    def choices(self, game: AbyssGame) -> list[Move]:
        take = mv.Take(card=self.card)
        return [take, mv.Explore()] if can_go_on(game, self.card) else [take]

    def chosen(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.Take):
            game.push(EndExploration(seat=self.seat, card=self.card))
        else:
            game.push(Reveal(seat=self.seat))

    def refused(self, game: AbyssGame, move: Move) -> Refusal:
        return why_not_on_the_track(game, self.card, move)


class FaceMonster(WithPowers):
    """The explorer fights ``card`` or goes on (B-32); on the last space it must be fought (B-33)."""

    card: int

    def choices(self, game: AbyssGame) -> list[Move]:
        fight = mv.Fight(card=self.card)
        return [fight, mv.Explore()] if can_go_on(game, self.card) else [fight]

    def chosen(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.Fight):
            game.push(EndExploration(seat=self.seat, card=self.card))
            return
        game.then(RaiseThreat(seat=self.seat), Reveal(seat=self.seat))

    def refused(self, game: AbyssGame, move: Move) -> Refusal:
        return why_not_on_the_track(game, self.card, move)


class RaiseThreat(Step):
    """A Monster was passed by: the Threat token moves up one space, if it is not on the last (B-32)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        if state.threat < THREAT_SPACES:
            state.threat += 1
        game.emit(ev.ThreatRose(seat=self.seat, space=state.threat))


def can_go_on(game: AbyssGame, card: int) -> bool:
    """Whether another card may be revealed after ``card`` was left lying (B-31, B-33, B-38)."""
    return game.state.track[LAST_SPACE] != card and can_reveal(game.state)


def why_not_on_the_track(game: AbyssGame, card: int, move: Move) -> Refusal:
    """Why ``move`` is not legal while the explorer decides about ``card``."""
    if isinstance(move, mv.Explore):
        return Refusal("last-space" if game.state.track[LAST_SPACE] == card else "nothing-to-reveal")
    if isinstance(move, mv.Take | mv.Fight) and move.card in game.state.track:
        return Refusal("only-last-card")
    return NOT_NOW


class EndExploration(Step):
    """The exploration of ``seat`` ends with ``card``, an Ally to take or a Monster to fight, or with neither
    (−2): B-37, steps (1) to (4); the reward follows."""

    seat: int
    card: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        area = state.areas[self.seat]
        fought = self.card != EMPTY and is_monster(self.card)
        space = threat_reward(game, self.seat) if fought else 0
        on_last_space = self.card != EMPTY and state.track[LAST_SPACE] == self.card
        if fought:
            game.emit(ev.MonsterFought(seat=self.seat, card=self.card, space=space))
        elif self.card != EMPTY:
            state.track[state.track.index(self.card)] = EMPTY
            area.hand.append(self.card)
            game.emit(ev.AllyTaken(seat=self.seat, card=self.card))
        if on_last_space:
            gain_pearls(game, self.seat, LAST_SPACE_PEARLS, "track")
        pay_exploration_income(game, self.seat)
        clear_track(game, self.seat)
        if fought:
            game.push(Reward(seat=self.seat, space=space))


def pay_exploration_income(game: AbyssGame, seat: int) -> None:
    """``seat`` gains what the Allies on the track bring it at the end of its exploration (B-95)."""
    council = [card for card in game.state.track if card != EMPTY and not is_monster(card)]
    income = game.ask(ExplorationIncome(seat=seat, council=council))
    gain_pearls(game, seat, income.value, income.why)


def clear_track(game: AbyssGame, seat: int) -> None:
    """The track is cleared at the end of the exploration of ``seat``: Allies go face down onto the stacks of their
    Races, Monsters to the discard (B-37); wild Allies have no stack and stay for what an expansion does with them."""
    state = game.state
    council, monsters = [], []
    for space, card in enumerate(state.track):
        if card == EMPTY or is_wild(card):
            continue
        if is_monster(card):
            monsters.append(card)
        else:
            council.append(card)
            state.council[RACE_OF[card]].append(card)
        state.track[space] = EMPTY
    state.discard.extend(monsters)
    game.emit(ev.ExplorationEnded(seat=seat, council=council, discarded=monsters))
    for expansion in switched_on(state):
        expansion.track_cleared(game, seat)


def threat_reward(game: AbyssGame, seat: int) -> int:
    """The Threat space whose reward ``seat`` gets for a fight now (B-34, B-93)."""
    return game.ask(ThreatReward(seat=seat, value=game.state.threat)).value


class Reward(Step):
    """``seat`` is paid for a fight on Threat ``space``; a reward without alternative is paid without asking."""

    seat: int
    space: int

    def run(self, game: AbyssGame) -> None:
        choices = rewards(game.state, self.space)
        if len(choices) == 1 and not usable_powers(game, self.seat):
            pay_reward(game, self.seat, choices[0])
        else:
            game.push(PickReward(seat=self.seat, space=self.space))


def rewards(state: AbyssState, space: int) -> list[mv.ChooseReward]:
    """The options of Threat ``space`` that the token pile can pay (B-35)."""
    return [reward for reward in REWARDS[space] if reward.tokens <= len(state.token_pile)]


class PickReward(WithPowers):
    """The fighter picks one of the options of Threat ``space`` (B-34)."""

    space: int

    def choices(self, game: AbyssGame) -> list[Move]:
        return list(rewards(game.state, self.space))

    def reopen(self, game: AbyssGame) -> None:
        game.push(Reward(seat=self.seat, space=self.space))

    def chosen(self, game: AbyssGame, move: Move) -> None:
        assert isinstance(move, mv.ChooseReward)
        pay_reward(game, self.seat, move)

    def refused(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.ChooseReward) and move in REWARDS[self.space]:
            return Refusal("tokens-short", {"need": move.tokens, "have": len(game.state.token_pile)})
        return NOT_NOW


def pay_reward(game: AbyssGame, seat: int, reward: mv.ChooseReward) -> None:
    """Pays ``reward`` to ``seat``; the Threat token returns to space 1 (B-35, B-36)."""
    state = game.state
    area = state.areas[seat]
    area.keys += reward.keys
    area.pearls += reward.pearls
    drawn = [state.token_pile.pop() for _ in range(reward.tokens)]
    area.tokens.extend(drawn)
    show(state.seen_tokens, drawn, seat)
    state.threat = 1
    game.emit(ev.RewardPaid(seat=seat, keys=reward.keys, pearls=reward.pearls, drawn=drawn))
    announce(game, PearlsReceived(seat=seat, amount=reward.pearls))
