"""What the cards of Kraken say of themselves, and the signs of its moves on large tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from abyss_game.engine.moves import Move
from abyss_game.games.abyss.cards import RACES, VALUE_OF, is_wild
from abyss_game.games.abyss.expansions.kraken import moves as mv
from abyss_game.games.abyss.expansions.kraken.cards import nebulis_of
from abyss_game.i18n.message import Count, Message
from abyss_game.ui.tables.pieces import Sight

Signs = tuple[tuple[str, int], ...]


def card_note(write: Callable[[Message], str], card: int) -> str:
    """What a kraken is; empty for other cards (K-6, K-8, K-9)."""
    if not is_wild(card):
        return ""
    return write(Message("tip-kraken", {"value": VALUE_OF[card], "amount": Count("nebulis", nebulis_of(card))}))


def _race(move: mv.Condemn | mv.LayOnStack, sight: Sight) -> Signs:
    return ((f"race-{RACES[move.race]}", 1),)


def _stack(move: mv.LayOnStack, sight: Sight) -> Signs:
    return ((f"race-{RACES[move.race]}", max(1, len(sight.view.council[move.race]))),)


MOVE_SIGNS: Mapping[type[Move], Callable[[Any, Sight], Signs]] = {
    mv.Condemn: _race,
    mv.LayOnStack: _stack,
    mv.PassFigure: lambda move, sight: (("race-kraken", 1),),
    mv.GiveNebulis: lambda move, sight: (("nebulis", 1),),
    mv.Search: lambda move, sight: (("search", 1),),
    mv.Stop: lambda move, sight: (("check", 1),),
}
