"""What comes between: Lords gained by powers, cards to discard, victims."""

from __future__ import annotations

from ...engine.moves import Move
from ...games.abyss import moves as mv
from ...games.abyss.acquiring import ExchangeForCourt, ExchangeForDeck, RecruitForPearls
from ...games.abyss.cards import VALUE_OF
from ...games.abyss.lord import LORDS
from ...games.abyss.scoring import standings
from .outlook import Outlook


def recruit_for_pearls(look: Outlook, decision: RecruitForPearls, moves: list[Move]) -> Move:
    """The best Court Lord if it is worth the Pearls (B-109)."""
    poorer: dict[int, float] = {}
    best, most = None, 0.0
    for move in moves:
        if isinstance(move, mv.Recruit):
            coins = move.coins()
            if coins not in poorer:
                rest = look.area.pearls - decision.price + coins
                poorer[coins] = look.holdings(look.area.hand, rest, coins=-coins) - look.now
            gain = look.lord_worth(move.lord) + poorer[coins]
            if gain > most:
                best, most = move, gain
    return best or mv.Decline()


def exchange_for_court(look: Outlook, decision: ExchangeForCourt, moves: list[Move]) -> Move:
    """The exchange that gains most, if one gains (B-110)."""
    best, most = None, 0.0
    for move in moves:
        if isinstance(move, mv.ExchangeLord):
            gain = look.lord_worth(move.court_lord) - look.parting(move.lord)
            if gain > most:
                best, most = move, gain
    return best or mv.Decline()


def exchange_for_deck(look: Outlook, decision: ExchangeForDeck, moves: list[Move]) -> Move:
    """The Lord that is missed least, if an average one is better (B-113)."""
    pool = look.unseen_lords
    if not pool:
        return mv.Decline()
    mean = sum(look.lord_worth(lord) for lord in pool) / len(pool)
    mine = [move for move in moves if isinstance(move, mv.DismissLord)]
    least = min(mine, key=lambda move: (look.parting(move.lord), move.lord))
    return least if mean > look.parting(least.lord) + 0.5 else mv.Decline()


def discard(look: Outlook, moves: list[Move]) -> Move:
    """The Ally that is missed least (B-69, B-89)."""
    hand = look.area.hand

    def left(move: Move) -> tuple[float, int]:
        assert isinstance(move, mv.DiscardAlly)
        rest = [card for card in hand if card != move.card]
        return look.holdings(rest, look.area.pearls), -VALUE_OF[move.card]

    return max((move for move in moves if isinstance(move, mv.DiscardAlly)), key=left)


def turn_one_lord(look: Outlook, moves: list[Move]) -> Move:
    """The Lord whose owner loses most (B-91)."""
    turns = [move for move in moves if isinstance(move, mv.TurnLord)]
    return max(turns, key=lambda move: (look.loss(move.lord), LORDS[move.lord].key, move.lord))


def choose_victim(look: Outlook, moves: list[Move]) -> Move:
    """The opponent who is ahead of the others (B-94)."""
    points = {standing.seat: standing.points for standing in standings(look.view)}
    robs = [move for move in moves if isinstance(move, mv.Rob)]
    return max(robs, key=lambda move: (points[move.victim], -move.victim))
