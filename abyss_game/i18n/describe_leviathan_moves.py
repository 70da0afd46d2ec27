"""The moves of Leviathan as labels of buttons and options, and a sentence about each for its tooltip; and the moves of
the base game that mean something else in a decision of Leviathan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.abyss import moves as base
from ..games.abyss.expansions.leviathan import border, fight, monsters, powers, rewards
from ..games.abyss.expansions.leviathan import moves as mv
from ..games.abyss.expansions.leviathan.border import part
from ..games.abyss.expansions.leviathan.cards import rolls_twice
from ..games.abyss.state import AbyssGame
from .describe_leviathan_table import effect, outcome, power, token_gains, tokens_for, zone_name
from .leviathan_odds import odds, ways
from .message import Arg, Card, Count, Leviathan, Lord, Message, Race
from .voice import Players, Words, who

Maybe = AbyssGame | None
Move = Callable[[Any, Maybe, Players], Words]
Renamed = Callable[[Any, Maybe, Players], Words | None]


def _decision(game: Maybe) -> Any:
    return game.decision if game is not None else None


def _words(name: str, **args: Arg) -> Words:
    return Message(f"move-{name}", args), Message(f"move-{name}-tip", args)


def _attack(move: mv.Attack, game: Maybe, players: Players) -> Words:
    card, leviathan = Card(move.card, linked=False), Leviathan(move.leviathan, linked=False)
    label = Message("move-attack", {"card": card, "leviathan": leviathan})
    decision = _decision(game)
    if game is None or not isinstance(decision, fight.ChooseAttack):
        return label, Message("move-attack-any-tip", {"card": card, "leviathan": leviathan})
    if decision.leviathan:
        label = Message("move-attack-again", {"card": card})
    chances = odds(game, decision.seat, move.card, move.leviathan)
    args: dict[str, Arg] = {"card": card, "resistance": chances.resistances[0], "percent": chances.percent()}
    if chances.pearls:
        return label, Message("move-attack-pearls-tip", {**args, "more": chances.percent_with_pearls()})
    return label, Message("move-attack-twice-tip" if rolls_twice(move.card) else "move-attack-tip", args)


def _boost(move: mv.Boost, game: Maybe, players: Players) -> Words:
    decision = _decision(game)
    if game is None or not isinstance(decision, fight.BoostAttack):
        return _words("boost-any", pearls=move.pearls)
    total = power(decision, move.pearls)
    return _words("boost", pearls=move.pearls, power=total, outcome=outcome(game, decision, move.pearls))


def _draw(move: mv.DrawTokens, game: Maybe, players: Players) -> Words:
    label = Message("move-draw-tokens", {"gains": token_gains(move.base, move.new, join="plus")})
    return label, Message("move-draw-tokens-tip", {"gains": token_gains(move.base, move.new)})


def _beset(move: mv.Beset, game: Maybe, players: Players) -> Words:
    return _words("beset", victim=who(players, move.victim))


def _strike(move: mv.Strike, game: Maybe, players: Players) -> Words:
    leviathan = Leviathan(move.leviathan, linked=False)
    label, decision = Message("move-strike", {"leviathan": leviathan}), _decision(game)
    if game is None or not isinstance(decision, powers.ChooseStrike):
        return label, Message("move-strike-any-tip", {"leviathan": leviathan})
    amount = Count("tokens", tokens_for(game, decision.seat, move.leviathan, 1))
    return label, Message("move-strike-tip", {"leviathan": leviathan, "amount": amount})


def _place(move: mv.PlaceLeviathan, game: Maybe, players: Players) -> Words:
    leviathan = Leviathan(move.leviathan, linked=False)
    return _words("place", leviathan=leviathan, zone=zone_name(move.zone), ways=ways(move.zone))


MOVES: dict[type[Any], Move] = {
    mv.Ignore: lambda m, g, p: _words("ignore"),
    mv.Attack: _attack,
    mv.Boost: _boost,
    mv.StopFighting: lambda m, g, p: _words("stop-fighting"),
    mv.DrawTokens: _draw,
    mv.RevealToken: lambda m, g, p: _words("reveal", effect=effect(m.token)),
    mv.RevealStack: lambda m, g, p: _words("reveal-stack", race=Race(m.race)),
    mv.KeepForPearls: lambda m, g, p: _words("keep", price=Count("pearls", m.pearls)),
    mv.RobNew: lambda m, g, p: _words("rob-new", victim=who(p, m.victim)),
    mv.Beset: _beset,
    mv.Strike: _strike,
    mv.PlaceLeviathan: _place,
}
"""Label and tooltip of every move."""


# -- moves of the base game in decisions of Leviathan ----------------------------------------------------------


def _fight(move: base.Fight, game: Maybe, players: Players) -> Words | None:
    # with Leviathan no other decision ever offers it, so a fight of the past is told in the same words
    return _words("meet-fight") if game is not None and game.state.leviathan is not None else None


def _explore(move: base.Explore, game: Maybe, players: Players) -> Words | None:
    if game is None or not isinstance(game.decision, monsters.MeetMonster):
        return None
    return _words("meet-go-on" if part(game.state).deck else "meet-go-on-empty")


def _done(move: base.Done, game: Maybe, players: Players) -> Words | None:
    return _words("keep-tokens") if isinstance(_decision(game), rewards.RevealTokens) else None


def _dismiss(move: base.DismissLord, game: Maybe, players: Players) -> Words | None:
    if not isinstance(_decision(game), border.DiscardLordToAttack):
        return None
    return _words("lose-lord", lord=Lord(move.lord, linked=False))


def _rob(move: base.Rob, game: Maybe, players: Players) -> Words | None:
    if not isinstance(_decision(game), powers.ChooseLoot):
        return None
    return _words("rob-points", victim=who(players, move.victim))


RENAMED: dict[type[Any], Renamed] = {
    base.Fight: _fight,
    base.Explore: _explore,
    base.Done: _done,
    base.DismissLord: _dismiss,
    base.Rob: _rob,
}
"""Label and tooltip of moves of the base game in decisions of Leviathan; None in others."""
