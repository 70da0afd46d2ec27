"""Locations: which one, how many tiles to draw, whose Keys to spend."""

from __future__ import annotations

from ...engine.moves import Move
from ...games.abyss import moves as mv
from ...games.abyss.affairs import key_lords
from ...games.abyss.control import SpendKeys
from ...games.abyss.state import KEYS_FOR_A_LOCATION
from .outlook import Outlook

GIVEN_AWAY = 0.25
"""What one more available tile costs: an opponent may take it."""


def control_location(look: Outlook, moves: list[Move]) -> Move:
    """The best available Location, or a draw that promises more (B-58)."""
    best, most = moves[0], float("-inf")
    for move in moves:
        if isinstance(move, mv.ChooseLocation):
            worth = look.tile_worth(move.location)
        elif isinstance(move, mv.DrawLocations):
            worth = look.best_of(move.count) - GIVEN_AWAY * (move.count - 1)
        else:
            continue
        if worth > most:
            best, most = move, worth
    return best


def best_tile(look: Outlook, moves: list[Move]) -> Move:
    """The Location that will be worth most (B-58, B-64)."""
    tiles = [move for move in moves if isinstance(move, mv.ChooseLocation)]
    return max(tiles, key=lambda move: (look.tile_worth(move.location), move.location))


def search_locations(look: Outlook, moves: list[Move]) -> Move:
    """The best tile of the deck, if it is worth anything (B-120)."""
    best = best_tile(look, moves)
    assert isinstance(best, mv.ChooseLocation)
    return best if look.tile_worth(best.location) > 0 else mv.Decline()


def exchange_location(look: Outlook, moves: list[Move]) -> Move:
    """The swap that gains most, if one gains (B-106)."""
    best: Move = mv.Decline()
    most = 0.0
    for move in moves:
        if isinstance(move, mv.SwapLocations):
            gain = look.tile_worth(move.other) - look.tile_worth(move.location)
            if gain > most:
                best, most = move, gain
    return best


def spend_keys(look: Outlook, decision: SpendKeys, moves: list[Move]) -> Move:
    """The Keys that are missed least: Lords without a power first, then tokens, then the Lords whose powers will
    bring least (B-59)."""
    if mv.Confirm() in moves and len(moves) == 1:
        return mv.Confirm()
    costs: list[tuple[float, str]] = [(look.power_later(lord), lord) for lord in key_lords(look.area)]
    costs += [(0.01, "")] * look.area.keys
    costs.sort(key=lambda one: one[0])
    spent = [lord for _, lord in costs[:KEYS_FOR_A_LOCATION]]
    lords = [lord for lord in spent if lord]
    tokens = len(spent) - len(lords)
    for lord in decision.lords:
        if lord not in lords:
            return mv.ReleaseLord(lord=lord)
    if decision.tokens > tokens:
        return mv.ReleaseToken()
    for lord in lords:
        if lord not in decision.lords:
            return mv.PledgeLord(lord=lord)
    return mv.PledgeToken() if decision.tokens < tokens else mv.Confirm()
