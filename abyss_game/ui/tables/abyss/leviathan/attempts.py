"""What a player may mean who touches a piece of Leviathan, and what is carried then."""

from __future__ import annotations

from collections.abc import Mapping

from abyss_game.engine.moves import Move
from abyss_game.games.abyss.cards import RACES
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.cards import NONE, STACK, TOKEN_KINDS, ZONES
from abyss_game.games.abyss.expansions.leviathan.turn import beyond
from abyss_game.ui.paint.border import paint_leviathan_deck
from abyss_game.ui.tables.abyss.leviathan.counters import part
from abyss_game.ui.tables.pieces import Look, Sight, look

_BACK = (48.0, 60.0)
CARRIED: Mapping[str, tuple[Look, float, float]] = {"leviathan_deck": (look(paint_leviathan_deck, 1, *_BACK), *_BACK)}


def attempts(sight: Sight, source: str) -> list[Move]:
    """Moves that may be meant by touching ``source``."""
    own = part(sight.view)
    if own is None:
        return []
    kind, _, name = source.partition(":")
    if kind == "card":
        on_border = [one for one in own.border if one != NONE]
        found: list[Move] = [mv.Attack(card=int(name), leviathan=one) for one in on_border]
        return [*found, mv.Ignore(card=int(name))]
    if kind == "leviathan":
        one = int(name)
        placing: list[Move] = [mv.PlaceLeviathan(leviathan=one, zone=zone) for zone in range(ZONES)]
        return [mv.Strike(leviathan=one), *(placing if one == own.coming else [])]
    if kind == "new_token":
        token = int(name)
        if TOKEN_KINDS[token] == STACK:
            return [mv.RevealStack(token=token, race=race) for race in range(len(RACES))]
        return [mv.RevealToken(token=token)]
    if kind == "new_tokens":
        return [mv.RobNew(victim=int(name))]
    if kind == "leviathan_deck":
        return [mv.Beset(victim=seat) for seat in range(sight.view.seats) if seat != sight.deciding]
    if kind == "pearls" and sight.deciding >= 0:
        area = sight.view.areas[sight.deciding]
        return [mv.Boost(pearls=area.pearls + 1), mv.KeepForPearls(pearls=max(1, beyond(sight.view, sight.deciding)))]
    return []
