"""The decisions of Leviathan as prompts, and what the others read meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games.abyss import moves as base
from ..games.abyss.expansions.leviathan import border, fight, monsters, powers, rewards, turn
from ..games.abyss.expansions.leviathan import moves as mv
from ..games.abyss.expansions.leviathan.border import part
from ..games.abyss.state import AbyssGame
from .describe_decisions import Prompt
from .describe_leviathan_table import against
from .message import Arg, Card, Count, Leviathan, Listed, Lord, Message
from .voice import Players


def _meet_monster(decision: monsters.MeetMonster, game: AbyssGame, players: Players) -> Message:
    go_on = "go-on" if part(game.state).deck else "go-on-empty"
    kinds = {type(move) for move in game.legal()}
    named = ((base.Fight, "fight"), (base.Explore, go_on), (mv.Ignore, "ignore"))
    options = Listed([Message(f"word-meet-{name}") for kind, name in named if kind in kinds], join="or")
    return Message("decision-meet-monster", {"options": options})


def _choose_attack(decision: fight.ChooseAttack, game: AbyssGame, players: Players) -> Message:
    if decision.offer:
        return Message("decision-choose-attack-offered", {"by": Lord(decision.offer)})
    if decision.leviathan:
        return Message("decision-choose-attack-again", {"leviathan": Leviathan(decision.leviathan)})
    return Message("decision-choose-attack-second" if decision.may_stop else "decision-choose-attack")


def _martial_law(decision: turn.MartialLaw, game: AbyssGame, players: Players) -> Message:
    beyond = turn.beyond(game.state, decision.seat)
    pearls = game.state.areas[decision.seat].pearls
    if pearls < beyond:
        return Message("decision-martial-law-poor", {"amount": Count("allies", beyond - pearls)})
    return Message("decision-martial-law", {"amount": Count("allies", beyond)})


def _coming(game: AbyssGame) -> dict[str, Arg]:
    return {"leviathan": Leviathan(part(game.state).coming)}


PROMPTS: dict[type[Any], Prompt] = {
    monsters.MeetMonster: _meet_monster,
    fight.ChooseAttack: _choose_attack,
    fight.BoostAttack: lambda d, g, p: Message("decision-boost-attack", against(g, d)),
    rewards.ChooseTokens: lambda d, g, p: Message("decision-choose-tokens", {"amount": Count("tokens", d.count)}),
    rewards.RevealTokens: lambda d, g, p: Message("decision-reveal-tokens"),
    border.DiscardToAttack: lambda d, g, p: Message("decision-discard-to-attack", {"amount": Count("allies", d.count)}),
    border.DiscardLordToAttack: lambda d, g, p: Message("decision-discard-lord-to-attack"),
    border.ChooseZone: lambda d, g, p: Message("decision-choose-zone", _coming(g)),
    powers.ChooseBeset: lambda d, g, p: Message("decision-choose-beset", {"by": Lord(d.lord)}),
    powers.ChooseStrike: lambda d, g, p: Message("decision-choose-strike", {"by": Lord(d.lord)}),
    powers.ChooseLoot: lambda d, g, p: Message("decision-choose-loot"),
    turn.MartialLaw: _martial_law,
}
"""The prompt of every decision for the player who decides."""

WATCHED: dict[type[Any], Callable[[Any, AbyssGame, Players], dict[str, Arg]]] = {
    monsters.MeetMonster: lambda d, g, p: {"card": Card(d.card)},
    border.DiscardToAttack: lambda d, g, p: {"amount": Count("allies", d.count)},
    border.ChooseZone: lambda d, g, p: _coming(g),
}
"""What the sentence for the others speaks of, beside the player; decisions that are not named: of nothing else."""
