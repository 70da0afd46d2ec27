"""The decisions of Conspiracy as prompts, and what the others read meanwhile.

:data:`PROMPTS` has one entry for every decision class. Each takes the decision and the game, which may stand on a view;
:data:`WATCHED` tells what the sentence for the others speaks of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.conspiracy import placing, recruiting, settling, solo, turn
from ..games.conspiracy.affairs import ordered_draw
from ..games.conspiracy.state import NOBODY, OPPONENT, ConspiracyGame, ConspiracyState
from .describe_conspiracy_events import locations, lords
from .message import Arg, ChamberLord, Legend, Location, Message, Seat
from .voice import Players, who

Prompt = Callable[[Any, ConspiracyGame, Players], Message]


def side(state: ConspiracyState, players: Players, number: int) -> Seat | Legend:
    """The side ``number``: a player, or the Legendary Opponent of this game by name."""
    if state.solo is not None and number == OPPONENT:
        return Legend(state.solo.opponent, number)
    return who(players, number)


def _asks(name: str, **args: Arg) -> Message:
    return Message(f"decision-conspiracy-{name}", args)


def _choose_recruit(decision: recruiting.ChooseRecruit, game: ConspiracyGame, players: Players) -> Message:
    state = game.state
    ordered = ordered_draw(state, decision.seat)
    if ordered:
        gate = state.gate
        if gate.owner == NOBODY:
            return _asks("choose-recruit-ordered", player=side(state, players, OPPONENT))
        owner = side(state, players, gate.owner)
        return _asks("choose-recruit-gate", location=Location(gate.location), player=owner, count=ordered)
    most = min(recruiting.MOST_DRAWN, len(state.lord_deck))
    if not most:
        return _asks("choose-recruit-pile")
    return _asks("choose-recruit" if any(state.piles) else "choose-recruit-deck", most=most)


def _choose_next(decision: placing.ChooseNext, game: ConspiracyGame, players: Players) -> Message:
    state = game.state
    chamber = state.chambers[decision.side]
    name = "choose-next"
    args: dict[str, Arg] = {"place": chamber.next_place}
    if decision.side >= state.seats:
        name += "-opponent"
        args["player"] = side(state, players, decision.side)
    if len(state.waiting) > chamber.free:
        name += "-few"
        args |= {"free": chamber.free, "count": len(state.waiting)}
    return _asks(name, **args)


def _choose_location(decision: settling.ChooseLocation, game: ConspiracyGame, players: Players) -> Message:
    state = game.state
    most = min(settling.MOST_DRAWN, len(state.location_deck))
    if not most:
        return _asks("choose-location-available")
    return _asks("choose-location" if state.available else "choose-location-draw", most=most)


def _choose_for_opponent(decision: solo.ChooseForOpponent, game: ConspiracyGame, players: Players) -> Message:
    opponent = side(game.state, players, OPPONENT)
    if not decision.condition:
        return _asks("choose-for-opponent-any", player=opponent)
    return _asks("choose-for-opponent", player=opponent, condition=Message(f"condition-{decision.condition}"))


PROMPTS: dict[type[Any], Prompt] = {
    recruiting.ChooseRecruit: _choose_recruit,
    recruiting.ChooseKept: lambda d, g, p: _asks("choose-kept", count=len(g.state.drawn)),
    placing.ChooseNext: _choose_next,
    placing.ChooseSwap: lambda d, g, p: _asks("choose-swap", lord=ChamberLord(d.lord)),
    settling.ChooseLocation: _choose_location,
    settling.ChooseAmongDrawn: lambda d, g, p: _asks("choose-among-drawn", count=len(d.drawn)),
    settling.SearchDeck: lambda d, g, p: _asks("search-deck"),
    turn.OfferReplay: lambda d, g, p: _asks("offer-replay"),
    solo.ChooseForOpponent: _choose_for_opponent,
}
"""The prompt of every decision for the player who decides."""

WATCHED: dict[type[Any], Callable[[Any, ConspiracyGame, Players], dict[str, Arg]]] = {
    recruiting.ChooseKept: lambda d, g, p: {"lords": lords(g.state.drawn, "the")},
    settling.ChooseAmongDrawn: lambda d, g, p: {"locations": locations(d.drawn)},
    solo.ChooseForOpponent: lambda d, g, p: {"opponent": side(g.state, p, OPPONENT)},
}
"""What the sentence for the others speaks of, beside the player; decisions that are not named: of nothing else."""
