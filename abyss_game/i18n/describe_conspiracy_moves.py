"""The moves of Conspiracy as labels of buttons and options, and a sentence about each for its tooltip.

Without a game (``None``) a label says what the move is in general, as for a move that was made before. :data:`MOVES`
has one entry for every move class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..games.conspiracy import moves as mv
from ..games.conspiracy import placing
from ..games.conspiracy.location import LOCATIONS
from ..games.conspiracy.lords import GUILDS, LORD_NAMES, VALUE_OF, lord_of
from ..games.conspiracy.solo import CONDITIONS
from ..games.conspiracy.state import OPPONENT, ConspiracyGame
from .describe_conspiracy_decisions import side
from .message import Arg, ChamberLord, Count, Guild, Listed, Location, Message
from .voice import Players, Words

Maybe = ConspiracyGame | None
Move = Callable[[Any, Maybe, Players], Words]


def _words(label: str, tip_like: str = "", /, **args: Arg) -> Words:
    return Message(f"move-conspiracy-{label}", args), Message(f"move-conspiracy-{tip_like or label}-tip", args)


def _plain(name: str) -> Move:
    return lambda move, game, players: _words(name)


def power(lord: int) -> Message:
    """What ``lord`` brings when it is placed, in one sentence."""
    return Message(f"lord-kind-{VALUE_OF[lord]}-power")


def _pile(move: mv.TakePile, game: Maybe, players: Players) -> Words:
    return _whole_pile("pile", move.guild, game, {})


def _give(move: mv.GivePile, game: Maybe, players: Players) -> Words:
    return _whole_pile("give", move.guild, game, {"player": side(game.state, players, OPPONENT)} if game else {})


def _whole_pile(name: str, guild: int, game: Maybe, args: dict[str, Arg]) -> Words:
    if game is None:
        return _words(f"{name}-any", guild=Guild(guild))
    pile = game.state.piles[guild]
    lords = Listed([ChamberLord(lord, linked=False) for lord in pile])
    return _words(name, "", guild=Guild(guild), amount=Count("lords", len(pile)), lords=lords, **args)


def _keep(move: mv.KeepLord, game: Maybe, players: Players) -> Words:
    lord = ChamberLord(move.lord, linked=False)
    if game is None:
        return _words("keep", "keep-any", lord=lord, power=power(move.lord))
    place = game.state.chambers[game.state.active].next_place
    return _words("keep", lord=lord, power=power(move.lord), place=place)


def _place(move: mv.PlaceLord, game: Maybe, players: Players) -> Words:
    lord = ChamberLord(move.lord, linked=False)
    decision = game.decision if game is not None else None
    if game is None or not isinstance(decision, placing.ChooseNext):
        return _words("place", "place-any", lord=lord, power=power(move.lord))
    place = game.state.chambers[decision.side].next_place
    if decision.side >= game.state.seats:
        return _words(
            "place", "place-opponent", lord=lord, place=place, player=side(game.state, players, decision.side)
        )
    return _words("place", lord=lord, power=power(move.lord), place=place)


def _swap(move: mv.SwapLords, game: Maybe, players: Players) -> Words:
    lord, other = ChamberLord(move.lord, linked=False), ChamberLord(move.other, linked=False)
    if game is None:
        return _words("swap", "swap-any", lord=lord, other=other)
    chamber = game.state.chambers[game.state.active]
    places: dict[str, Arg] = {"place": chamber.place_of(move.lord), "other_place": chamber.place_of(move.other)}
    return _words("swap", "", lord=lord, other=other, **places)


def _settle(move: mv.SettleLocation, game: Maybe, players: Players) -> Words:
    location = Location(move.location, linked=False)
    text = Message(f"location-{move.location}-text")
    lords = game.state.chambers[game.state.active].lords if game is not None else []
    if not lords:
        return _words("settle", "settle-any", location=location, text=text)
    return _words("settle", location=location, text=text, lord=ChamberLord(lords[-1], linked=False))


MOVES: dict[type[Any], Move] = {
    mv.DrawLords: lambda move, game, players: _words("draw", amount=Count("lords", move.count)),
    mv.TakePile: _pile,
    mv.KeepLord: _keep,
    mv.PlaceLord: _place,
    mv.SwapLords: _swap,
    mv.Decline: _plain("decline"),
    mv.DrawLocations: lambda move, game, players: _words("locations", amount=Count("locations", move.count)),
    mv.SettleLocation: _settle,
    mv.Replay: _plain("replay"),
    mv.EndTurn: _plain("end"),
    mv.GivePile: _give,
}
"""Label and tooltip of every move."""

_KINDS = frozenset(name.partition(".")[0] for name in LORD_NAMES)

NAMED: Mapping[str, Callable[[Any], Arg | None]] = {
    "lord": lambda lord: ChamberLord(lord_of(lord), linked=False) if lord in _KINDS else None,
    "guild": lambda guild: Guild(GUILDS.index(guild)) if guild in GUILDS else None,
    "location": lambda location: Location(location, linked=False) if location in LOCATIONS else None,
    "condition": lambda condition: Message(f"condition-{condition}") if condition in CONDITIONS else None,
}
"""The arguments of a refusal that stand for Lords, Guilds, Locations and conditions."""
