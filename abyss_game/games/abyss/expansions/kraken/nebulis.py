"""Nebulis: what changes their number, the figure that follows them, and payments with them (K-14 … K-26)."""

from __future__ import annotations

from collections.abc import Iterable

from .....engine.moves import Move
from .....engine.ruleset import Ruleset
from .....engine.steps import NOT_NOW, Decision, Refusal, Step
from ... import moves as base
from ...queries import Purse, WaysToPay
from ...state import AbyssGame, AbyssState
from . import events as ev
from . import moves as mv
from .queries import NebulisLimit, PearlsMayRemain
from .state import NOBODY, KrakenState


def part(state: AbyssState) -> KrakenState:
    """Kraken's part of ``state``."""
    assert state.kraken is not None
    return state.kraken


# -- changes and the figure ------------------------------------------------------------------------------------


def gain(game: AbyssGame, seat: int, amount: int, why: str) -> None:
    """``seat`` gains ``amount`` Nebulis from the supply, which never runs out (K-2); then the figure is looked at."""
    gain_at_once(game, {seat: amount}, why)


def gain_at_once(game: AbyssGame, amounts: dict[int, int], why: str) -> None:
    """Players gain Nebulis from the supply, ``amounts`` by seat, all as one event for the figure (K-24)."""
    own = part(game.state)
    before = list(own.nebulis)
    for seat, amount in amounts.items():
        if amount:
            own.nebulis[seat] += amount
            game.emit(ev.NebulisGained(seat=seat, amount=amount, why=why))
    game.push(SettleFigure(before=before))


def give_back(game: AbyssGame, seat: int, amount: int, why: str) -> None:
    """``seat`` returns ``amount`` Nebulis to the supply; then the figure is looked at."""
    own = part(game.state)
    before = list(own.nebulis)
    own.nebulis[seat] -= amount
    game.emit(ev.NebulisLost(seat=seat, amount=amount, why=why))
    game.push(SettleFigure(before=before))


def hand_over(game: AbyssGame, seat: int, receivers: Iterable[int], amount: int, why: str) -> None:
    """``seat`` gives ``amount`` Nebulis to each of ``receivers``, seats or −1 for the supply, as one event for the
    figure (K-18, K-24, K-52)."""
    own = part(game.state)
    before = list(own.nebulis)
    for to in receivers:
        own.nebulis[seat] -= amount
        if to != NOBODY:
            own.nebulis[to] += amount
        game.emit(ev.NebulisPaid(seat=seat, to=to, amount=amount, why=why))
    game.push(SettleFigure(before=before))


class SettleFigure(Step):
    """One event has changed the Nebulis, which were ``before``: who has the figure now? (K-21 … K-26)"""

    before: list[int]

    def run(self, game: AbyssGame) -> None:
        own = part(game.state)
        now, holder = own.nebulis, own.holder
        if holder == NOBODY:
            clockwise = [game.state.turn.active, *game.state.opponents(game.state.turn.active)]
            gained = [seat for seat in clockwise if now[seat] > self.before[seat]]
            if gained:
                move_figure(game, max(gained, key=lambda seat: now[seat]))
        elif not any(now):
            own.holder = NOBODY
            game.emit(ev.FigureReturned(seat=holder))
        else:
            rivals = [seat for seat in game.state.opponents(holder) if self.reached(now, holder, seat)]
            most = max((now[seat] for seat in rivals), default=0)
            rivals = [seat for seat in rivals if now[seat] == most]
            if len(rivals) > 1:
                game.push(ChooseHolder(seat=holder, rivals=rivals))
            elif rivals:
                move_figure(game, rivals[0])

    def reached(self, now: list[int], holder: int, seat: int) -> bool:
        """Whether ``seat`` has reached or passed the ``holder`` in this event; a tie that existed before does not
        count (K-22, K-24)."""
        lead, was = now[seat] - now[holder], self.before[seat] - self.before[holder]
        return lead >= 0 and lead > was


def move_figure(game: AbyssGame, seat: int) -> None:
    """``seat`` takes the figure."""
    own = part(game.state)
    old, own.holder = own.holder, seat
    game.emit(ev.FigureTaken(seat=seat, old=old))


class ChooseHolder(Decision):
    """The holder ``seat`` chooses which of ``rivals`` takes the figure; it cannot be declined (K-23)."""

    rivals: list[int]

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.PassFigure(receiver=seat) for seat in self.rivals]

    def answer(self, game: AbyssGame, move: mv.PassFigure) -> None:
        move_figure(game, move.receiver)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        return Refusal("figure-most") if isinstance(move, mv.PassFigure) else NOT_NOW


# -- payments --------------------------------------------------------------------------------------------------


def usable(rules: Ruleset[AbyssState], state: AbyssState, seat: int) -> int:
    """The most Nebulis that ``seat`` could put into one payment (K-16, K-50)."""
    have = part(state).nebulis[seat]
    return min(have, most_at_once(rules, state, seat)) if have else 0


def most_at_once(rules: Ruleset[AbyssState], state: AbyssState, seat: int) -> int:
    """The most Nebulis in one payment of ``seat``, were there ever so many (K-16, K-50)."""
    limit = NebulisLimit(seat=seat)
    rules.bend(state, limit)
    return limit.value


def pearls_may_remain(rules: Ruleset[AbyssState], state: AbyssState, seat: int) -> bool:
    """Whether ``seat`` may put Nebulis into a payment although Pearls are left (K-51)."""
    freely = PearlsMayRemain(seat=seat)
    rules.bend(state, freely)
    return freely.value


def bend(rules: Ruleset[AbyssState], state: AbyssState, query: Purse | WaysToPay) -> None:
    """Adds what Nebulis can pay (K-15 … K-20)."""
    most = usable(rules, state, query.seat)
    if not most:
        return
    if isinstance(query, Purse):
        query.value += most
        return
    freely = pearls_may_remain(rules, state, query.seat)
    for nebulis in range(1, min(most, query.price) + 1):
        pearls = query.price - nebulis
        if pearls == query.pearls or (freely and pearls < query.pearls):
            query.value.append(nebulis)


def why_not_paid(game: AbyssGame, seat: int, price: int, nebulis: int) -> Refusal | None:
    """Why ``seat`` cannot pay ``price`` with so many ``nebulis`` and Pearls for the rest; None when it can."""
    state = game.state
    have, pearls = part(state).nebulis[seat], state.areas[seat].pearls
    limit = most_at_once(game.rules, state, seat)
    if nebulis > price:
        return Refusal("nebulis-beyond-price", {"price": price})
    if nebulis > have:
        return Refusal("nebulis-missing", {"need": nebulis, "have": have})
    if nebulis > limit:
        return Refusal("nebulis-limit", {"most": limit})
    if price - nebulis > pearls:
        return Refusal("pearls-missing", {"need": price - nebulis, "have": pearls})
    if nebulis and price - nebulis < pearls and not pearls_may_remain(game.rules, state, seat):
        return Refusal("pearls-remain", {"pearls": pearls - (price - nebulis)})
    return None


def paid_with(move: Move, nebulis: int) -> Move:
    """``move`` paid with so many ``nebulis``."""
    if isinstance(move, base.Buy):
        return mv.BuyWithNebulis(card=move.card, nebulis=nebulis)
    if isinstance(move, base.Recruit):
        return mv.RecruitWithNebulis(lord=move.lord, nebulis=nebulis)
    return mv.ConfirmWithNebulis(nebulis=nebulis)
