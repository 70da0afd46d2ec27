"""The moves of Kraken as labels of buttons and options, and a sentence about each for its tooltip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.abyss import exploring, recruiting
from ..games.abyss.acquiring import RecruitForPearls
from ..games.abyss.cards import is_wild
from ..games.abyss.expansions.kraken import moves as mv
from ..games.abyss.expansions.kraken import treasures
from ..games.abyss.expansions.kraken.cards import TREASURE_VALUES, nebulis_of
from ..games.abyss.expansions.kraken.expansion import FIGURE_PENALTY
from ..games.abyss.expansions.kraken.nebulis import part
from ..games.abyss.payment import quote
from ..games.abyss.state import AbyssGame, AbyssState
from .describe_events import price_in
from .message import Arg, Card, Count, Listed, Location, Lord, Message, Race
from .voice import Players, Words, who

Maybe = AbyssGame | None
Move = Callable[[Any, Maybe, Players], Words]


def _decision(game: Maybe) -> Any:
    return game.decision if game is not None else None


def _words(name: str, **args: Arg) -> Words:
    return Message(f"move-{name}", args), Message(f"move-{name}-tip", args)


def _buy(move: mv.BuyWithNebulis, game: Maybe, players: Players) -> Words:
    card = Card(move.card, linked=False)
    decision = _decision(game)
    if game is None or not isinstance(decision, exploring.ConsiderPurchase):
        return _words("buy-nebulis-any", card=card, amount=Count("nebulis", move.nebulis))
    price = price_in(exploring.price(game.state), [move.nebulis])
    return _words("buy-nebulis", card=card, explorer=who(players, decision.explorer), price=price)


def _recruit(move: mv.RecruitWithNebulis, game: Maybe, players: Players) -> Words:
    lord = Lord(move.lord, linked=False)
    decision = _decision(game)
    if isinstance(decision, RecruitForPearls):
        return _words("recruit-nebulis", lord=lord, price=price_in(decision.price, [move.nebulis]))
    return _words("recruit-nebulis-any", lord=lord, amount=Count("nebulis", move.nebulis))


def _confirm(move: mv.ConfirmWithNebulis, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    if game is None or not isinstance(decision, recruiting.PayForLord):
        return _words("confirm-nebulis-any", amount=Count("nebulis", move.nebulis))
    so_far = quote(game, decision.seat, decision.lord, decision.chosen)
    price = price_in(so_far.shortfall, [move.nebulis])
    return _words("confirm-nebulis", lord=Lord(decision.lord, linked=False), price=price)


def _lay(move: mv.LayOnStack, game: Maybe, players: Players) -> Words:
    return _words("lay", card=Card(move.card, linked=False), race=Race(move.race))


def _guard_lord(move: mv.GuardLord, game: Maybe, players: Players) -> Words:
    return _words("guard-lord", lord=Lord(move.lord, linked=False), by=Lord(move.sentinel, linked=False))


def _guard_stack(move: mv.GuardStack, game: Maybe, players: Players) -> Words:
    return _words("guard-stack", race=Race(move.race), by=Lord(move.sentinel, linked=False))


def _guard_location(move: mv.GuardLocation, game: Maybe, players: Players) -> Words:
    location = Location(move.location, linked=False)
    return _words("guard-location", location=location, by=Lord(move.sentinel, linked=False))


def left_in_deck(state: AbyssState) -> dict[int, int]:
    """How many Treasures of each value are still in the deck: all that have not been seen (K-70)."""
    own = part(state)
    shown = {*own.gone_treasures, *(treasure for lying in own.treasures.values() for treasure in lying)}
    counts = dict.fromkeys(sorted(set(TREASURE_VALUES)), 0)
    for treasure, value in enumerate(TREASURE_VALUES):
        if treasure not in shown:
            counts[value] += 1
    return counts


def _search(move: mv.Search, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    if game is None or not isinstance(decision, treasures.SearchOn):
        return Message("move-search"), Message("move-search-any-tip")
    left = [
        Message("word-treasures-left", {"value": value, "count": count})
        for value, count in left_in_deck(game.state).items()
        if count
    ]
    return Message("move-search"), Message("move-search-tip", {"treasures": Listed(left)})


def _stop(move: mv.Stop, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    if game is None or not isinstance(decision, treasures.SearchOn):
        return Message("move-stop-any"), Message("move-stop-any-tip")
    worth = Count("points", treasures.worth(game.state, decision.location))
    return _words("stop", worth=worth, location=Location(decision.location, linked=False))


def _recover(move: mv.Recover, game: Maybe, players: Players) -> Words:
    card = Card(move.card, linked=False)
    if is_wild(move.card):
        amount = Count("nebulis", nebulis_of(move.card))
        return Message("move-recover", {"card": card}), Message(
            "move-recover-kraken-tip", {"card": card, "amount": amount}
        )
    return _words("recover", card=card)


def _free(move: mv.FreeLord, game: Maybe, players: Players) -> Words:
    return _words("free", lord=Lord(move.lord, linked=False))


MOVES: dict[type[Any], Move] = {
    mv.BuyWithNebulis: _buy,
    mv.RecruitWithNebulis: _recruit,
    mv.ConfirmWithNebulis: _confirm,
    mv.LayOnStack: _lay,
    mv.PassFigure: lambda m, g, p: _words("pass-figure", receiver=who(p, m.receiver), count=FIGURE_PENALTY),
    mv.GuardLord: _guard_lord,
    mv.GuardStack: _guard_stack,
    mv.GuardLocation: _guard_location,
    mv.Search: _search,
    mv.Stop: _stop,
    mv.GiveNebulis: lambda m, g, p: _words("give-nebulis", receiver=who(p, m.receiver)),
    mv.Recover: _recover,
    mv.Condemn: lambda m, g, p: _words("condemn", race=Race(m.race)),
    mv.Surrender: lambda m, g, p: _words("surrender", card=Card(m.card, linked=False)),
    mv.FreeLord: _free,
}
"""Label and tooltip of every move."""
