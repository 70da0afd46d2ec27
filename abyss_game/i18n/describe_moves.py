"""The moves of Abyss as labels of buttons and options, and a sentence about each for its tooltip.

A label is short and says what is done; where the same move means different things in different decisions, the game
tells which. Without a game (``None``) a label says what the move is in general, as for a move that was made before.
:data:`MOVES` has one entry for every move class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..games.abyss import acquiring, affairs, control, exploring, recruiting, turn
from ..games.abyss import moves as mv
from ..games.abyss.cards import RACES
from ..games.abyss.lord import LORDS
from ..games.abyss.payment import bill
from ..games.abyss.queries import PurchaseLimit
from ..games.abyss.state import KEYS_FOR_A_LOCATION, THREAT_SPACES, AbyssGame
from .describe_decisions import reward
from .message import Arg, Card, Count, Listed, Location, Lord, Message, Race
from .voice import Players, Words, who

Maybe = AbyssGame | None
Move = Callable[[Any, Maybe, Players], Words]


def _decision(game: Maybe) -> Any:
    return game.decision if game is not None else None


def _words(name: str, **args: Arg) -> Words:
    return Message(f"move-{name}", args), Message(f"move-{name}-tip", args)


def _plain(name: str) -> Move:
    return lambda move, game, players: _words(name)


def _lord(name: str) -> Move:
    return lambda move, game, players: _words(name, lord=Lord(move.lord, linked=False))


def _card(name: str) -> Move:
    return lambda move, game, players: _words(name, card=Card(move.card, linked=False))


def _explore(move: mv.Explore, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    if isinstance(decision, exploring.FaceMonster) and game is not None:
        threat = game.state.threat
        if threat < THREAT_SPACES:
            return _words("explore-threat", space=threat + 1)
        return _words("explore-on")
    if isinstance(decision, exploring.DecideAlly):
        return _words("explore-on")
    if isinstance(decision, exploring.MustGoOn):
        return _words("explore-must")
    return _words("explore")


def _council(move: mv.TakeStack, game: Maybe, players: Players) -> Words:
    if game is None:
        return _words("council-any", race=Race(move.race))
    return _words("council", race=Race(move.race), count=len(game.state.council[move.race]))


def _recruit(move: mv.Recruit, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    lord = Lord(move.lord, linked=False)
    if isinstance(decision, acquiring.RecruitForPearls):
        return _words("recruit-pearls", lord=lord, price=Count("pearls", decision.price))
    label = Message("move-recruit", {"lord": lord})
    if game is None:
        card = LORDS[move.lord]
        cost, races, race = card.cost, card.races, card.race_index
    else:
        due = bill(game, decision.seat if decision else game.state.turn.active, move.lord)
        cost, races, race = due.cost, due.races, due.race
    args: dict[str, Arg] = {"lord": lord, "cost": cost, "amount": Count("races", races)}
    if race < 0:
        return label, Message("move-recruit-any-tip", args)
    if races == 1:
        return label, Message("move-recruit-only-tip", {"lord": lord, "cost": cost, "race": Race(race)})
    return label, Message("move-recruit-tip", {**args, "race": Race(race)})


def _buy(move: mv.Buy, game: Maybe, players: Players) -> Words:
    card = Card(move.card, linked=False)
    decision = _decision(game)
    if game is None or not isinstance(decision, exploring.ConsiderPurchase):
        return _words("buy-any", card=card)
    explorer, price = who(players, decision.explorer), Count("pearls", exploring.price(game.state))
    most = game.ask(PurchaseLimit(seat=decision.seat)).value
    return _words("buy", card=card, explorer=explorer, price=price, most=most)


def _fight(move: mv.Fight, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    if game is None or decision is None:
        return _words("fight-any")
    return _words("fight", reward=reward(game, decision.seat))


def _reward(move: mv.ChooseReward, game: Maybe, players: Players) -> Words:
    counts = (("keys", move.keys), ("pearls", move.pearls), ("tokens-short", move.tokens))
    return _words("reward", gains=Listed([Count(what, count) for what, count in counts if count], join="plus"))


def _discard(move: mv.DiscardAlly, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    card = Card(move.card, linked=False)
    if isinstance(decision, affairs.SellAlly):
        return _words("discard-sell", card=card, price=Count("pearls", decision.pearls))
    return _words("discard", card=card)


def _use(move: mv.UsePower, game: Maybe, players: Players) -> Words:
    lord = Lord(move.lord, linked=False)
    return Message("move-use", {"lord": lord}), Message(f"lord-{move.lord}-power")


def _strip(move: mv.DiscardStack, game: Maybe, players: Players) -> Words:
    return _words("strip", race=Race(move.race))


def _dismiss(move: mv.DismissLord, game: Maybe, players: Players) -> Words:
    lord = Lord(move.lord, linked=False)
    return _words("dismiss-court" if isinstance(_decision(game), acquiring.ReplaceCourtLord) else "dismiss", lord=lord)


def _exchange(move: mv.ExchangeLord, game: Maybe, players: Players) -> Words:
    return _words("exchange", lord=Lord(move.lord, linked=False), new=Lord(move.court_lord, linked=False))


def _turn(move: mv.TurnLord, game: Maybe, players: Players) -> Words:
    return _words("turn", lord=Lord(move.lord, linked=False), owner=who(players, move.owner))


def _draw(move: mv.DrawLocations, game: Maybe, players: Players) -> Words:
    return _words("draw", amount=Count("locations", move.count))


def _settle(move: mv.ChooseLocation, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    location = Location(move.location, linked=False)
    if isinstance(decision, control.SearchLocations):
        return _words("settle-search", location=location, old=Location(decision.location, linked=False))
    if isinstance(decision, control.SettleAlone):
        return _words("settle-alone", location=location, by=Lord(decision.lord, linked=False))
    return _words("settle", location=location, need=KEYS_FOR_A_LOCATION)


def _swap(move: mv.SwapLocations, game: Maybe, players: Players) -> Words:
    return _words("swap", location=Location(move.location, linked=False), new=Location(move.other, linked=False))


def _confirm(move: mv.Confirm, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    if isinstance(decision, recruiting.PayForLord):
        return _words("confirm-recruit", lord=Lord(decision.lord, linked=False))
    if isinstance(decision, control.SpendKeys):
        return _words("confirm-control", location=Location(decision.location, linked=False))
    return _words("confirm")


def _decline(move: mv.Decline, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    if isinstance(decision, control.SearchLocations):
        return _words("decline-search", location=Location(decision.location, linked=False))
    return _words("decline")


def _done(move: mv.Done, game: Maybe, players: Players) -> Words:
    return _words("done-late" if isinstance(_decision(game), turn.LatePowers) else "done")


def _rob(move: mv.Rob, game: Maybe, players: Players) -> Words:
    return _words("rob", victim=who(players, move.victim))


MOVES: dict[type[Any], Move] = {
    mv.Plot: _plain("plot"),
    mv.Explore: _explore,
    mv.TakeStack: _council,
    mv.Recruit: _recruit,
    mv.Skip: _plain("skip"),
    mv.Buy: _buy,
    mv.Pass: _plain("pass"),
    mv.Take: _card("take"),
    mv.Fight: _fight,
    mv.ChooseReward: _reward,
    mv.PickAlly: _card("pick"),
    mv.ReturnAlly: _card("back"),
    mv.Affiliate: _card("affiliate"),
    mv.DiscardAlly: _discard,
    mv.UsePower: _use,
    mv.DiscardStack: _strip,
    mv.DismissLord: _dismiss,
    mv.ExchangeLord: _exchange,
    mv.TurnLord: _turn,
    mv.Rob: _rob,
    mv.DrawLocations: _draw,
    mv.ChooseLocation: _settle,
    mv.PledgeLord: _lord("pledge"),
    mv.PledgeToken: _plain("pledge-token"),
    mv.ReleaseLord: _lord("release"),
    mv.ReleaseToken: _plain("release-token"),
    mv.SwapLocations: _swap,
    mv.Confirm: _confirm,
    mv.Cancel: _plain("cancel"),
    mv.Decline: _decline,
    mv.Done: _done,
}
"""Label and tooltip of every move."""

NAMED: Mapping[str, Callable[[Any], Arg | None]] = {
    "lord": lambda lord: Lord(lord, linked=False) if lord in LORDS else None,
    "race": lambda race: Race(RACES.index(race)) if race in RACES else None,
}
"""The arguments of a refusal that stand for Lords and Races."""
