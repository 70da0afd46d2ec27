"""The events of Leviathan as lines of the log, one line an event.

:data:`EVENTS` has one entry for every class of ``expansions/leviathan/events.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.zones import BACK
from ..games.abyss.cards import TOKEN_VALUES
from ..games.abyss.expansions.leviathan import events as ev
from ..games.abyss.expansions.leviathan.state import NOBODY
from .describe_leviathan_table import effect, parts, penalty, token_gains, zone_name
from .message import Arg, Card, Count, Leviathan, Listed, Lord, Message
from .voice import Players, who


def _said(name: str, event: Any, players: Players, **args: Arg) -> Message:
    return Message(f"event-{name}", {"player": who(players, event.seat), **args})


def _monster_dropped(event: ev.MonsterDropped, players: Players) -> Message:
    return _said(f"monster-dropped-{event.why}", event, players, card=Card(event.card))


def _leviathan_revealed(event: ev.LeviathanRevealed, players: Players) -> Message:
    leviathan = Leviathan(event.leviathan)
    if not event.dice:
        return _said("leviathan-revealed-bred", event, players, leviathan=leviathan)
    dice, zone = Listed(event.dice), zone_name(event.zone)
    return _said("leviathan-revealed", event, players, leviathan=leviathan, dice=dice, zone=zone)


def _in_zone(name: str) -> Callable[[Any, Players], Message]:
    return lambda event, players: _said(
        name, event, players, leviathan=Leviathan(event.leviathan), zone=zone_name(event.zone)
    )


def _leviathan_attacked(event: ev.LeviathanAttacked, players: Players) -> Message:
    leviathan = Leviathan(event.leviathan)
    return _said("leviathan-attacked", event, players, leviathan=leviathan, penalty=penalty(event.leviathan))


def _fight_declared(event: ev.FightDeclared, players: Players) -> Message:
    if event.lord:
        return _said("fight-declared-lord", event, players, by=Lord(event.lord))
    return _said("fight-declared", event, players)


def _attack_rolled(event: ev.AttackRolled, players: Players) -> Message:
    if len(event.dice) == 1:
        return _said("attack-rolled", event, players, die=event.die)
    return _said("attack-rolled-twice", event, players, dice=Listed(event.dice), die=event.die)


def _attack_resolved(event: ev.AttackResolved, players: Players) -> Message:
    sum_of = parts(event.card, event.die, event.pearls)
    if not event.levels:
        return _said("attack-resolved-failed", event, players, parts=sum_of, power=event.power)
    levels = Count("levels", event.levels)
    return _said("attack-resolved", event, players, parts=sum_of, power=event.power, levels=levels)


def _life_point_lost(event: ev.LifePointLost, players: Players) -> Message:
    leviathan, reward = Leviathan(event.leviathan), Count("tokens", event.reward)
    if not event.left:
        return _said("life-point-lost-last", event, players, leviathan=leviathan, reward=reward)
    amount = Count("life-points", 1)
    return _said("life-point-lost", event, players, leviathan=leviathan, amount=amount, left=event.left, reward=reward)


def _scourge_taken(event: ev.ScourgeTaken, players: Players) -> Message:
    if event.old == NOBODY:
        return _said("scourge-taken", event, players)
    return _said("scourge-taken-over", event, players, old=who(players, event.old))


def _tokens_drawn(event: ev.TokensDrawn, players: Players) -> Message:
    drawn = [*event.base, *event.new]
    if not drawn:
        return _said("tokens-drawn-none", event, players)
    args: dict[str, Arg] = {"gains": token_gains(len(event.base), len(event.new))}
    name = "tokens-drawn"
    if event.lost:
        name += "-short"
        args["lost"] = event.lost
    if BACK not in drawn:
        name += "-seen"
        points = [Count("points", value) for value in sorted(TOKEN_VALUES[token] for token in event.base)]
        args["faces"] = Listed([*points, *(effect(token) for token in sorted(event.new))], join="comma")
    return _said(name, event, players, **args)


def _new_token_stolen(event: ev.NewTokenStolen, players: Players) -> Message:
    victim = who(players, event.victim)
    if event.token == BACK:
        return _said("new-token-stolen", event, players, victim=victim)
    return _said("new-token-stolen-seen", event, players, victim=victim, effect=effect(event.token))


EVENTS: dict[type[Any], Callable[[Any, Players], Message]] = {
    ev.MonsterDropped: _monster_dropped,
    ev.LeviathanRevealed: _leviathan_revealed,
    ev.LeviathanPlaced: _in_zone("leviathan-placed"),
    ev.LeviathanAttacked: _leviathan_attacked,
    ev.LeviathanLeft: _in_zone("leviathan-left"),
    ev.WoundsTaken: lambda e, p: _said("wounds-taken", e, p, amount=Count("wounds", e.amount)),
    ev.FightDeclared: _fight_declared,
    ev.AttackMade: lambda e, p: _said(
        "attack-made", e, p, leviathan=Leviathan(e.leviathan), card=Card(e.card)
    ),
    ev.AttackRolled: _attack_rolled,
    ev.AttackBoosted: lambda e, p: _said("attack-boosted", e, p, amount=Count("pearls", e.pearls)),
    ev.AttackResolved: _attack_resolved,
    ev.LifePointLost: _life_point_lost,
    ev.LeviathanSlain: lambda e, p: _said("leviathan-slain", e, p, leviathan=Leviathan(e.leviathan)),
    ev.ScourgeTaken: _scourge_taken,
    ev.TokensDrawn: _tokens_drawn,
    ev.NewTokenRevealed: lambda e, p: _said("new-token-revealed", e, p, effect=effect(e.token)),
    ev.NewTokenStolen: _new_token_stolen,
    ev.FightEnded: lambda e, p: _said("fight-ended", e, p),
    ev.AlliesKept: lambda e, p: _said("allies-kept", e, p, amount=Count("pearls", e.pearls)),
}  # fmt: skip
"""The message of every event."""
