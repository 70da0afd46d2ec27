"""The counters of Leviathan in a player's panel, its token there, what lies in front of a player, signs of Allies."""

from __future__ import annotations

from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS, NONE, boosts, rolls_twice
from abyss_game.games.abyss.expansions.leviathan.state import LeviathanState
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.paint.border import LeviathanFace, paint_slain
from abyss_game.ui.tables.abyss.extras import Spoils
from abyss_game.ui.tables.pieces import look

NAME = "leviathan"
"""The name of the expansion."""
TOKENS_SIGN, SLAIN_SIGN, WOUND_SIGN = "monster-new", "leviathan", "wound"
"""The icons of new Monster tokens, slain Leviathans and Wounds."""


def part(view: AbyssState) -> LeviathanState | None:
    """Leviathan's part of ``view``; None when it is not played with."""
    return view.leviathan


def counters(view: AbyssState, seat: int) -> tuple[tuple[str, int], ...]:
    """New Monster tokens, slain Leviathans and Wounds of ``seat`` as signs with their number (L-60)."""
    own = part(view)
    if own is None:
        return ()
    return (
        (TOKENS_SIGN, len(own.tokens[seat])),
        (SLAIN_SIGN, len(own.slain[seat])),
        (WOUND_SIGN, own.wounds[seat]),
    )


def held(view: AbyssState, seat: int) -> int:
    """Whether the Scourge stands before ``seat``."""
    own = part(view)
    return int(own is not None and own.scourge == seat)


def spoils(view: AbyssState, seat: int, w: float, h: float) -> Spoils:
    """The slain Leviathans in front of ``seat`` (L-30)."""
    own = part(view)
    slain = own.slain[seat] if own is not None else []
    return "word-leviathans", tuple((f"leviathan:{one}", look(paint_slain, face(view, one), w, h)) for one in slain)


def face(view: AbyssState, leviathan: int) -> LeviathanFace:
    """The front of ``leviathan`` with the Life Points that it has lost."""
    card, own = LEVIATHANS[leviathan], part(view)
    lost = 0
    if own is not None and leviathan in own.border:
        lost = own.lost[own.border.index(leviathan)]
    elif own is not None and any(leviathan in slain for slain in own.slain):
        lost = len(card.levels)
    levels = tuple((level.resistance, level.reward) for level in card.levels)
    return LeviathanFace(card.id, card.race, levels, lost, card.kind, card.amount)


def in_zone(view: AbyssState, zone: int) -> LeviathanFace | None:
    """The front of the Leviathan on ``zone`` of the Border; None for a free zone."""
    own = part(view)
    if own is None or own.border[zone] == NONE:
        return None
    return face(view, own.border[zone])


def ally_effect(card: int) -> str:
    """The icon of what a fighting Ally can do: Pearls strengthen it, or the better of two dice counts (L-26)."""
    return "boost" if boosts(card) else "dice" if rolls_twice(card) else ""
