"""Means of payment: prices are paid in Pearls; an expansion may have coins that stand in for some of them.

This holds for the payments that may be made with such coins: a revealed Ally, the shortfall of a recruitment and a
Lord recruited for Pearls alone. Coins and Pearls together are always exactly the price.
"""

from __future__ import annotations

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Refusal
from .affairs import announce
from .expansion import switched_on
from .moves import Priced
from .occasions import PearlsReceived
from .queries import Purse, WaysToPay
from .state import AbyssGame

TREASURY = -1
"""Instead of a seat: Pearls go to the Treasury, other coins back to their supply."""


def purse(game: AbyssGame, seat: int) -> int:
    """The highest price that ``seat`` can pay; every lower one can be paid as well."""
    pearls = game.state.areas[seat].pearls
    return game.ask(Purse(seat=seat, value=pearls)).value if switched_on(game.state) else pearls


def ways(game: AbyssGame, seat: int, price: int) -> list[int]:
    """In how many coins instead of Pearls ``seat`` can pay ``price``: 0 for Pearls alone. Empty when it cannot."""
    pearls = game.state.areas[seat].pearls
    plain = [0] if pearls >= price else []
    if not switched_on(game.state):
        return plain
    return game.ask(WaysToPay(seat=seat, price=price, pearls=pearls, value=plain)).value


def paying(game: AbyssGame, seat: int, price: int, move: Move) -> list[Move]:
    """``move``, which pays ``price``, in every way in which ``seat`` can pay it."""
    moves: list[Move] = []
    for coins in ways(game, seat, price):
        if not coins:
            moves.append(move)
        else:
            otherwise = (expansion.paid_with(move, coins) for expansion in switched_on(game.state))
            moves += [move_ for move_ in otherwise if move_ is not None]
    return moves


def pay(game: AbyssGame, seat: int, price: int, coins: int, to: int = TREASURY) -> None:
    """``seat`` pays ``price`` to the seat ``to``, ``coins`` of it not in Pearls."""
    state = game.state
    pearls = price - coins
    state.areas[seat].pearls -= pearls
    if to != TREASURY:
        state.areas[to].pearls += pearls
    if coins:
        for expansion in switched_on(state):
            expansion.spend(game, seat, coins, to)
    if to != TREASURY:
        announce(game, PearlsReceived(seat=to, amount=pearls))


def why_not_so(game: AbyssGame, seat: int, price: int, move: Move) -> Refusal:
    """Why ``seat`` cannot pay ``price`` in the way of ``move``."""
    if isinstance(move, Priced):
        for expansion in switched_on(game.state):
            refusal = expansion.why_not_paid(game, seat, price, move.coins())
            if refusal is not None:
                return refusal
    return NOT_NOW
