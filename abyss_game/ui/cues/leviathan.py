"""The sounds of Leviathan: dice on stone, something that comes up to the Border, and what it does there."""

from __future__ import annotations

from collections.abc import Mapping

from abyss_game.engine.events import Event
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan.cards import TOKEN_KINDS
from abyss_game.ui.cues.cue import Cue, CueMaker, Cues, always, deal, pearls

DICE_STOP = 0.98
"""So long dice hop at normal speed, seconds; then they only settle."""
FLIP_THEN_KEY = 0.22

TURNS: tuple[type[Event], ...] = ()

_ROLL = (Cue("dice_roll"), Cue("dice_land", DICE_STOP))


def _revealed(event: ev.LeviathanRevealed) -> Cues:
    return _ROLL if event.dice else [Cue("card_flip")]


def _declared(event: ev.FightDeclared) -> Cues:
    # The Monster goes to the discard; a Lord's power takes none.
    return [Cue("card_slide")] if event.card >= 0 else []


def _life_lost(event: ev.LifePointLost) -> Cues:
    # With the last Life Point it dies, which is heard by itself.
    return [Cue("monster_fight")] if event.left else []


def _token(event: ev.NewTokenRevealed) -> Cues:
    key = [Cue("key", FLIP_THEN_KEY)] if TOKEN_KINDS[event.token] == "key" else []
    return [Cue("card_flip"), *key]


CUES: Mapping[type[Event], CueMaker] = {
    ev.LeviathanRevealed: _revealed,
    ev.LeviathanAttacked: always("leviathan_attack"),
    ev.WoundsTaken: always("wound"),
    ev.LeviathanLeft: always("card_slide"),
    ev.LeviathanPlaced: always("leviathan_arrive"),
    ev.MonsterDropped: always("card_slide"),
    ev.FightDeclared: _declared,
    ev.AttackMade: always("card_place"),
    ev.AttackRolled: lambda event: _ROLL,
    ev.AttackBoosted: lambda event: pearls(event.pearls),
    ev.LifePointLost: _life_lost,
    ev.LeviathanSlain: always("leviathan_slain"),
    ev.ScourgeTaken: always("sentinel"),
    # How many of each kind were drawn is public, which ones is not: all of them sound alike.
    ev.TokensDrawn: lambda event: deal("card_place", len(event.base) + len(event.new)),
    ev.NewTokenRevealed: _token,
    ev.NewTokenStolen: always("card_slide"),
    ev.AlliesKept: lambda event: pearls(event.pearls),
}
"""The sounds of each kind of event."""

SILENT: frozenset[type[Event]] = frozenset({ev.AttackResolved, ev.FightEnded})
"""Events without a sound of their own: what an attack has brought is heard as it comes."""
