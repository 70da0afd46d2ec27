"""The verbs that Lords and turns are made of: Pearls, protection, hands, per-turn powers, Council stacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from ...engine.zones import show
from . import events as ev
from . import moves as mv
from .lord import LORDS
from .occasions import Occasion, PearlsReceived
from .queries import HandLimit, Immunity
from .reach import stack_thing, stacks_in_reach, taken, why_not_stack
from .state import AbyssGame, Area

NO_LIMIT = 1_000_000


# -- Pearls ----------------------------------------------------------------------------------------------------


def gain_pearls(game: AbyssGame, seat: int, amount: int, why: str) -> None:
    """``seat`` gains ``amount`` Pearls from the Treasury, which never runs out (B-4)."""
    if amount:
        game.state.areas[seat].pearls += amount
        game.emit(ev.PearlsGained(seat=seat, amount=amount, why=why))
        announce(game, PearlsReceived(seat=seat, amount=amount))


def lose_pearls(game: AbyssGame, seat: int, amount: int, why: str) -> None:
    """``seat`` pays up to ``amount`` Pearls to the Treasury: all it has if it has fewer (B-90)."""
    area = game.state.areas[seat]
    paid = min(amount, area.pearls)
    area.pearls -= paid
    game.emit(ev.PearlsLost(seat=seat, amount=paid, why=why))


# -- Keys ------------------------------------------------------------------------------------------------------


def key_lords(area: Area) -> list[str]:
    """The active Lords of ``area`` that have a printed Key (B-56)."""
    return [own.lord for own in area.lords if own.active and LORDS[own.lord].key]


def keys(area: Area) -> int:
    """The Keys of ``area``: tokens and printed Keys of active Lords (B-56)."""
    return area.keys + len(key_lords(area))


# -- protection ------------------------------------------------------------------------------------------------


def immune(game: AbyssGame, seat: int, lord: str) -> bool:
    """Whether ``seat`` is protected from the opponent's Lord ``lord`` now (B-86)."""
    return game.ask(Immunity(seat=seat, guild=LORDS[lord].guild)).value


def each_unprotected_opponent(game: AbyssGame, seat: int, lord: str) -> Iterator[int]:
    """The opponents of ``seat``, clockwise, whom the power of ``lord`` touches; tells of those whom it does not
    (B-86)."""
    for opponent in game.state.opponents(seat):
        if immune(game, opponent, lord):
            game.emit(ev.Protected(seat=opponent, lord=lord))
        else:
            yield opponent


# -- occasions -------------------------------------------------------------------------------------------------


@cache
def reactions(kind: type[Occasion]) -> dict[str, Callable[[AbyssGame, int, Any], None]]:
    """The Lords that react to occasions of ``kind``."""
    return {lord.id: lord.reacts[kind] for lord in LORDS.values() if kind in lord.reacts}


def announce(game: AbyssGame, occasion: Occasion) -> None:
    """Active Lords of opponents react to ``occasion``, in the order of the seats, unless the player whom it befalls is
    protected from them (B-3, B-86)."""
    reacting = reactions(type(occasion))
    for owner, area in enumerate(game.state.areas):
        if owner == occasion.seat:
            continue
        for own in area.lords:
            reaction = reacting.get(own.lord)
            if reaction is not None and own.active and not immune(game, occasion.seat, own.lord):
                reaction(game, owner, occasion)


# -- hands -----------------------------------------------------------------------------------------------------


def discard_ally(game: AbyssGame, seat: int, card: int, why: str) -> None:
    """``card`` goes from the hand of ``seat`` face up to the discard (B-131)."""
    state = game.state
    state.areas[seat].hand.remove(card)
    state.discard.append(card)
    state.seen[card] = 0xFF
    game.emit(ev.AllyDiscarded(seat=seat, card=card, why=why))


def hand_limit(game: AbyssGame, seat: int) -> HandLimit:
    """The most Allies that ``seat`` may keep at a check, and the Lord that asks for it (B-68, B-92)."""
    return game.ask(HandLimit(seat=seat, value=NO_LIMIT))


def check_hand(game: AbyssGame, seat: int) -> None:
    """Has ``seat`` discard down if it holds more than the limit allows (B-92)."""
    limit = hand_limit(game, seat)
    if len(game.state.areas[seat].hand) > limit.value:
        game.push(DiscardDown(seat=seat, limit=limit.value, why=limit.why))


class DiscardDown(Decision):
    """``seat`` discards one Ally after another until ``limit`` are left (B-69, B-92)."""

    limit: int
    why: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.DiscardAlly(card=card) for card in game.state.areas[self.seat].hand]

    def answer(self, game: AbyssGame, move: mv.DiscardAlly) -> None:
        discard_ally(game, self.seat, move.card, self.why)
        if len(game.state.areas[self.seat].hand) > self.limit:
            game.push(self)


class DiscardOne(Decision):
    """``seat`` discards one Ally of its own choice (B-89)."""

    automatic = True
    why: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.DiscardAlly(card=card) for card in game.state.areas[self.seat].hand]

    def answer(self, game: AbyssGame, move: mv.DiscardAlly) -> None:
        discard_ally(game, self.seat, move.card, self.why)


def have_each_opponent_discard(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: every unprotected opponent with cards in hand discards one Ally (B-89), asked clockwise (B-87)."""

    def power(game: AbyssGame, seat: int) -> None:
        hit = [o for o in each_unprotected_opponent(game, seat, lord) if game.state.areas[o].hand]
        if not hit:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=lord))
        game.then(*(DiscardOne(seat=opponent, why=lord) for opponent in hit))

    return power


def discard_down_opponents(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: every unprotected opponent above the limit discards down to it, asked clockwise (B-92)."""

    def power(game: AbyssGame, seat: int) -> None:
        checks: list[Step] = []
        for opponent in each_unprotected_opponent(game, seat, lord):
            limit = hand_limit(game, opponent)
            if len(game.state.areas[opponent].hand) > limit.value:
                checks.append(DiscardDown(seat=opponent, limit=limit.value, why=limit.why))
        game.then(*checks)

    return power


# -- other immediate powers ------------------------------------------------------------------------------------


class TurnOneLord(Decision):
    """``seat`` turns one free, unturned Lord of ``owner`` (B-91)."""

    automatic = True
    owner: int

    def options(self, game: AbyssGame) -> list[Move]:
        return [
            mv.TurnLord(owner=self.owner, lord=own.lord) for own in game.state.areas[self.owner].lords if own.active
        ]

    def answer(self, game: AbyssGame, move: mv.TurnLord) -> None:
        for own in game.state.areas[move.owner].lords:
            if own.lord == move.lord:
                own.turned = True
        game.emit(ev.LordTurned(seat=self.seat, owner=move.owner, lord=move.lord))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.TurnLord) and move.owner == self.owner:
            for own in game.state.areas[self.owner].lords:
                if own.lord == move.lord:
                    return Refusal("lord-used" if not own.free else "lord-turned", {"lord": move.lord})
        return NOT_NOW


def turn_a_lord_of_each_opponent(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: one free, unturned Lord of every unprotected opponent who has one is turned (B-91)."""

    def power(game: AbyssGame, seat: int) -> None:
        hit = [
            opponent
            for opponent in each_unprotected_opponent(game, seat, lord)
            if any(own.active for own in game.state.areas[opponent].lords)
        ]
        if not hit:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=lord))
        game.then(*(TurnOneLord(seat=seat, owner=opponent) for opponent in hit))

    return power


class ChooseVictim(Decision):
    """``seat`` takes a random Monster token of one of the ``victims`` (B-94)."""

    automatic = True
    victims: list[int]

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.Rob(victim=victim) for victim in self.victims]

    def answer(self, game: AbyssGame, move: mv.Rob) -> None:
        rob(game, self.seat, move.victim)


def take_at_random(game: AbyssGame, tokens: list[int], seen: list[int], victim: int) -> int:
    """Takes a random one out of ``tokens`` of ``victim``; ``seen`` are the knowledge masks. With more than one, whoever
    else knew one of them no longer knows where it is (B-94)."""
    if len(tokens) > 1:
        for token in tokens:
            seen[token] &= 1 << victim
    return tokens.pop(game.below(len(tokens)))


def rob(game: AbyssGame, seat: int, victim: int) -> None:
    """``seat`` takes a random Monster token of ``victim`` (B-94)."""
    state = game.state
    token = take_at_random(game, state.areas[victim].tokens, state.seen_tokens, victim)
    state.areas[seat].tokens.append(token)
    show(state.seen_tokens, [token], seat)
    game.emit(ev.TokenStolen(seat=seat, victim=victim, token=token))


class RobOpponent(Step):
    """``seat`` takes a random Monster token of an unprotected opponent who has one by the power of ``lord`` (B-94)."""

    seat: int
    lord: str

    def run(self, game: AbyssGame) -> None:
        areas = game.state.areas
        victims = [o for o in each_unprotected_opponent(game, self.seat, self.lord) if areas[o].tokens]
        if victims:
            game.push(ChooseVictim(seat=self.seat, victims=victims))
        else:
            game.emit(ev.PowerWithoutTarget(seat=self.seat, lord=self.lord))


def rob_an_opponent(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: take a random Monster token of an unprotected opponent who has one (B-94)."""

    def power(game: AbyssGame, seat: int) -> None:
        game.push(RobOpponent(seat=seat, lord=lord))

    return power


def win_extra_turn(game: AbyssGame, seat: int) -> None:
    """A power: the same player takes one more full turn after this one (B-102)."""
    game.state.extra_turns += 1
    game.emit(ev.ExtraTurnWon(seat=seat))


# -- Council ---------------------------------------------------------------------------------------------------


def take_stack(game: AbyssGame, seat: int, race: int) -> None:
    """``seat`` takes the whole stack of ``race`` into its hand (B-39)."""
    state = game.state
    cards = state.council[race]
    state.council[race] = []
    show(state.seen, cards, seat)
    state.areas[seat].hand.extend(cards)
    game.emit(ev.StackTaken(seat=seat, race=race, cards=list(cards)))
    taken(game, stack_thing(race))


class ChooseStack(Decision):
    """``seat`` takes one non-empty stack by the power of ``lord`` (B-103)."""

    automatic = True
    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.TakeStack(race=race) for race in stacks_in_reach(game.state, self.seat)]

    def answer(self, game: AbyssGame, move: mv.TakeStack) -> None:
        take_stack(game, self.seat, move.race)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        return why_not_stack(game.state, self.seat, move.race) if isinstance(move, mv.TakeStack) else NOT_NOW


def take_a_stack(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: take one non-empty Council stack (B-103)."""

    def power(game: AbyssGame, seat: int) -> None:
        if stacks_in_reach(game.state, seat):
            game.push(ChooseStack(seat=seat, lord=lord))
        else:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=lord))

    return power


# -- per-turn powers -------------------------------------------------------------------------------------------


class WithPowers(Decision):
    """A decision in which ``seat``, the active player, may also use its per-turn powers (B-18)."""

    def options(self, game: AbyssGame) -> list[Move]:
        return [*self.choices(game), *usable_powers(game, self.seat)]

    def choices(self, game: AbyssGame) -> list[Move]:
        """The legal moves without the powers."""
        raise TypeError(f"{type(self).__name__} has no choices")

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.UsePower):
            self.reopen(game)
            activation = LORDS[move.lord].activation
            assert activation is not None
            game.push(activation.ask(self.seat))
        else:
            self.chosen(game, move)

    def reopen(self, game: AbyssGame) -> None:
        """Asks again after a power has been used or called off."""
        game.push(self)

    def chosen(self, game: AbyssGame, move: Move) -> None:
        """Carries out one of :meth:`choices`."""
        raise TypeError(f"{type(self).__name__} has no answer")

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.UsePower):
            return why_not_usable(game, self.seat, move.lord)
        return self.refused(game, move)

    def refused(self, game: AbyssGame, move: Move) -> Refusal:
        """Why ``move``, which is no power, is not legal."""
        return NOT_NOW


def usable_powers(game: AbyssGame, seat: int) -> list[Move]:
    """The per-turn powers that ``seat`` could use now, each once a turn (B-18)."""
    found: list[Move] = []
    for own in game.state.areas[seat].lords:
        activation = LORDS[own.lord].activation
        if (
            activation is not None
            and own.active
            and own.lord not in game.state.turn.used
            and activation.usable(game, seat)
        ):
            found.append(mv.UsePower(lord=own.lord))
    return found


def why_not_usable(game: AbyssGame, seat: int, lord: str) -> Refusal:
    """Why the per-turn power of ``lord`` cannot be used by ``seat``."""
    own = next((own for own in game.state.areas[seat].lords if own.lord == lord), None)
    if own is None or LORDS[lord].activation is None:
        return NOT_NOW
    if not own.active:
        return Refusal("lord-turned" if own.turned else "lord-used", {"lord": lord})
    if lord in game.state.turn.used:
        return Refusal("power-used", {"lord": lord})
    return Refusal("power-needs-target", {"lord": lord})


def mark_used(game: AbyssGame, seat: int, lord: str) -> None:
    """The per-turn power of ``lord`` has been used in this turn (B-18)."""
    game.state.turn.used.append(lord)
    game.emit(ev.PowerUsed(seat=seat, lord=lord))


class SellAlly(Decision):
    """``seat`` discards one Ally from hand for ``pearls`` Pearls by the power of ``lord``, or calls it off (B-99)."""

    lord: str
    pearls: int

    def options(self, game: AbyssGame) -> list[Move]:
        return [*(mv.DiscardAlly(card=card) for card in game.state.areas[self.seat].hand), mv.Cancel()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.DiscardAlly):
            mark_used(game, self.seat, self.lord)
            discard_ally(game, self.seat, move.card, self.lord)
            gain_pearls(game, self.seat, self.pearls, self.lord)


class RemoveStack(Decision):
    """``seat`` discards a whole Council stack, unseen, by the power of ``lord``, or calls it off (B-104)."""

    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [*(mv.DiscardStack(race=race) for race in stacks_in_reach(game.state, self.seat)), mv.Cancel()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.DiscardStack):
            mark_used(game, self.seat, self.lord)
            cards = game.state.council[move.race]
            game.state.council[move.race] = []
            game.state.discard.extend(cards)
            game.emit(ev.StackDiscarded(seat=self.seat, race=move.race, count=len(cards)))
            taken(game, stack_thing(move.race))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        return why_not_stack(game.state, self.seat, move.race) if isinstance(move, mv.DiscardStack) else NOT_NOW
