"""What happens in many places: Pearls and the Pearl Master, Lords turned up, the questions about Keys and orders
(C-10, C-16, C-17, C-19, C-21, C-34)."""

from __future__ import annotations

from collections.abc import Iterable

from . import events as ev
from .chamber import Keys
from .lords import GUILD_OF
from .queries import AnyTwoKeys
from .state import NOBODY, ConspiracyGame, ConspiracyState


def gain_pearls(game: ConspiracyGame, side: int, amount: int, why: str) -> None:
    """``side`` gains ``amount`` Pearls and becomes Pearl Master if it now has at least as many as the Master; the
    first to gain a Pearl always does (C-17). Nothing happens for no Pearls."""
    if amount <= 0:
        return
    state = game.state
    state.chambers[side].pearls += amount
    game.emit(ev.PearlsGained(seat=side, amount=amount, why=why))
    if takes_master(state, side):
        former, state.master = state.master, side
        game.emit(ev.PearlMasterChanged(seat=side, former=former))


def takes_master(state: ConspiracyState, side: int, more: int = 0) -> bool:
    """Whether ``side``, gaining its last Pearls or ``more`` of them, takes the token of the Pearl Master (C-17)."""
    if state.master == side:
        return False
    pearls = state.chambers[side].pearls + more
    return pearls > 0 and (state.master == NOBODY or pearls >= state.chambers[state.master].pearls)


def to_piles(state: ConspiracyState, lords: Iterable[int]) -> None:
    """``lords`` go face up to the piles of their Guilds, in the order given (C-5)."""
    for lord in lords:
        state.piles[GUILD_OF[lord]].append(lord)


def turn_up(game: ConspiracyGame, side: int, by: int) -> None:
    """The top Lord of the deck goes to the pile of its Guild; with an empty deck nothing happens
    (C-16, C-30). ``by`` is the Lord that asks for it, −1 for the Legendary Opponent's search."""
    state = game.state
    if state.lord_deck:
        lord = state.lord_deck.pop()
        to_piles(state, (lord,))
        game.emit(ev.LordTurnedUp(seat=side, lord=lord, by=by))


def keys(state: ConspiracyState, side: int) -> Keys:
    """The Keys of ``side`` that count towards its next Location (C-10)."""
    return state.chambers[side].keys()


def any_two_keys(game: ConspiracyGame, side: int) -> bool:
    """Whether any two Keys are enough for ``side`` (C-21)."""
    return game.ask(AnyTwoKeys(seat=side)).value


def ordered_draw(state: ConspiracyState, side: int) -> int:
    """The exact number of Lords that ``side`` is ordered to draw from the deck, by a Gate of somebody else (C-19) or
    by the Legendary Opponent (C-34); 0 when it may choose. An empty deck suspends the order."""
    deck = len(state.lord_deck)
    if not deck:
        return 0
    if state.solo is not None and state.solo.ordered and side < state.seats:
        return 1
    if state.gate.owner not in (NOBODY, side):
        return min(state.gate.count, deck)
    return 0
