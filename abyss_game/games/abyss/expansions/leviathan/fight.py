"""Fights: which Allies may attack, attacks, dice, Pearls, the outcome, attacking again (L-23 … L-36, L-39, L-61)."""

from __future__ import annotations

from .....engine.moves import Move
from .....engine.steps import NOT_NOW, Decision, Refusal, Step
from .....engine.zones import EVERYBODY
from ... import events as base_events
from ... import moves as base
from ...affairs import gain_pearls
from ...cards import EMPTY, RACE_OF, RACES, VALUE_OF, is_wild
from ...exploring import clear_track
from ...state import AbyssGame
from . import events as ev
from . import moves as mv
from .border import allies_lost, levels_ahead, on_border, roll
from .cards import CRAB, LEVIATHANS, NONE, boosts, rolls_twice
from .queries import AnyAllyFights, FightLimit
from .rewards import hurt

FAILURE = "failure"
"""Why a Pearl was gained, in events."""
FAILURE_PEARLS = 1


def fits(card: int, leviathan: int) -> bool:
    """Whether everybody may attack ``leviathan`` with the Ally ``card``: one of its Race, a crab, a wild one (L-24)."""
    return RACE_OF[card] in (LEVIATHANS[leviathan].race, CRAB) or is_wild(card)


def usable(game: AbyssGame, seat: int, leviathan: int) -> list[int]:
    """The Allies in the hand of ``seat`` that it may attack ``leviathan`` with: those that fit, with the right Lord
    any (L-24, L-46)."""
    hand = game.state.areas[seat].hand
    if game.ask(AnyAllyFights(seat=seat)).value:
        return list(hand)
    return [card for card in hand if fits(card, leviathan)]


def can_fight(game: AbyssGame, seat: int) -> bool:
    """Whether ``seat`` holds a usable Ally for a Leviathan on the Border (L-12)."""
    return any(usable(game, seat, leviathan) for leviathan in on_border(game.state))


class ChooseAttack(Decision):
    """``seat`` attacks with one of its Allies. ``leviathan`` is the one that it has attacked already, 0 while it may
    choose; ``slain`` how many it has slain in this fight; ``may_stop`` after the first attack; ``offer`` the Lord whose
    power offers the fight, "" once it is declared (L-23, L-36, L-42, L-47, L-61)."""

    leviathan: int = NONE
    slain: int = 0
    may_stop: bool = False
    offer: str = ""

    def options(self, game: AbyssGame) -> list[Move]:
        targets = [self.leviathan] if self.leviathan else on_border(game.state)
        moves: list[Move] = [
            mv.Attack(card=card, leviathan=target) for target in targets for card in usable(game, self.seat, target)
        ]
        if self.may_stop:
            moves.append(mv.StopFighting())
        if self.offer:
            moves.append(base.Decline())
        return moves

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.Attack):
            if self.offer:
                game.emit(ev.FightDeclared(seat=self.seat, card=EMPTY, lord=self.offer))
            attack(game, self.seat, move, self.slain)
        elif self.offer:
            game.emit(base_events.PowerDeclined(seat=self.seat, lord=self.offer))
        else:
            game.emit(ev.FightEnded(seat=self.seat))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.StopFighting):
            return Refusal("fight-declared")
        if not isinstance(move, mv.Attack) or move.card not in game.state.areas[self.seat].hand:
            return NOT_NOW
        if move.leviathan not in on_border(game.state):
            return Refusal("not-on-border")
        if self.leviathan and move.leviathan != self.leviathan:
            return Refusal("other-leviathan")
        race = LEVIATHANS[move.leviathan].race
        return Refusal("fight-race", {"race": RACES[race]}) if race >= 0 else Refusal("fight-crabs")


def attack(game: AbyssGame, seat: int, move: mv.Attack, slain: int) -> None:
    """The Ally of an attack is discarded; then the dice roll (L-25)."""
    state = game.state
    state.areas[seat].hand.remove(move.card)
    state.discard.append(move.card)
    state.seen[move.card] = EVERYBODY
    game.emit(ev.AttackMade(seat=seat, card=move.card, leviathan=move.leviathan))
    game.push(RollAttack(seat=seat, leviathan=move.leviathan, card=move.card, slain=slain))
    allies_lost(game, seat, [move.card])


class RollAttack(Step):
    """The dice of the attack of ``seat`` on ``leviathan`` with ``card``, after ``slain`` kills in this fight (L-26)."""

    seat: int
    leviathan: int
    card: int
    slain: int

    def run(self, game: AbyssGame) -> None:
        dice = roll(game, 2 if rolls_twice(self.card) else 1)
        die = max(dice)
        game.emit(ev.AttackRolled(seat=self.seat, dice=dice, die=die))
        if boosts(self.card) and game.state.areas[self.seat].pearls:
            boost = BoostAttack(seat=self.seat, leviathan=self.leviathan, card=self.card, slain=self.slain, die=die)
            game.push(boost)
        else:
            resolve(game, self.seat, self.leviathan, self.card, self.slain, die, pearls=0)


class BoostAttack(Decision):
    """``seat`` has seen the ``die`` and may pay Pearls for more Attack Power (L-26)."""

    leviathan: int
    card: int
    slain: int
    die: int

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.Boost(pearls=number) for number in range(game.state.areas[self.seat].pearls + 1)]

    def answer(self, game: AbyssGame, move: mv.Boost) -> None:
        if move.pearls:
            game.state.areas[self.seat].pearls -= move.pearls
            game.emit(ev.AttackBoosted(seat=self.seat, pearls=move.pearls))
        resolve(game, self.seat, self.leviathan, self.card, self.slain, self.die, move.pearls)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.Boost) and move.pearls >= 0:
            return Refusal("boost-pearls", {"need": move.pearls, "have": game.state.areas[self.seat].pearls})
        return NOT_NOW


def attack_power(card: int, die: int, pearls: int = 0) -> int:
    """The Attack Power of the Ally ``card`` with the number of its ``die`` and ``pearls`` Pearls (L-26)."""
    return VALUE_OF[card] + die + pearls


def passed_levels(resistances: list[int], power: int) -> int:
    """How many levels an attack of ``power`` passes: as long as the running sum is not more than it (L-27)."""
    passed = total = 0
    for resistance in resistances:
        total += resistance
        if total > power:
            break
        passed += 1
    return passed


def resolve(game: AbyssGame, seat: int, leviathan: int, card: int, slain: int, die: int, pearls: int) -> None:
    """RESOLVE: a Pearl for a failure, else what the passed levels bring; then perhaps another attack (L-27 … L-30)."""
    power = attack_power(card, die, pearls)
    levels = passed_levels([level.resistance for level in levels_ahead(game.state, leviathan)], power)
    game.emit(
        ev.AttackResolved(seat=seat, leviathan=leviathan, card=card, die=die, pearls=pearls, power=power, levels=levels)
    )
    game.push(FightAgain(seat=seat, leviathan=leviathan, slain=slain))
    if levels:
        hurt(game, seat, leviathan, levels)
    else:
        gain_pearls(game, seat, FAILURE_PEARLS, FAILURE)


class FightAgain(Step):
    """AGAIN: ``seat`` may attack ``leviathan`` once more while it lives; if it was slain, perhaps another one; else the
    fight ends. ``slain`` counts the kills before this attack (L-36, L-42)."""

    seat: int
    leviathan: int
    slain: int

    def run(self, game: AbyssGame) -> None:
        if self.leviathan in on_border(game.state):
            if usable(game, self.seat, self.leviathan):
                again = ChooseAttack(seat=self.seat, leviathan=self.leviathan, slain=self.slain, may_stop=True)
                game.push(again)
                return
        elif self.slain + 1 < game.ask(FightLimit(seat=self.seat)).value and can_fight(game, self.seat):
            game.push(ChooseAttack(seat=self.seat, slain=self.slain + 1, may_stop=True))
            return
        game.emit(ev.FightEnded(seat=self.seat))


class EndFight(Step):
    """END_FIGHT of an exploration: the track is cleared (L-39)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        clear_track(game, self.seat)
