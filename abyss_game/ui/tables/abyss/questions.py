"""What is asked before a move that is hardly meant: ending a turn early, taking a Lord whose power fizzles.

Whether a power fizzles is not told here: the rules play the move on, on a table that the player's own view could be,
and tell it themselves (B-85).
"""

from __future__ import annotations

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.rng import Rng
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.recruiting import ChooseAffiliate
from abyss_game.games.abyss.turn import LatePowers
from abyss_game.ui.tables.game_table import Question
from abyss_game.ui.tables.pieces import Sight

TAKING = (mv.Confirm, mv.Recruit, mv.ExchangeLord)
"""The moves by which a Lord may come to a player at once."""


def question(sight: Sight, move: Move) -> Question | None:
    """What is asked before the legal ``move``; None for nothing."""
    if isinstance(move, mv.Done) and isinstance(sight.decision, LatePowers):
        count = sum(1 for other in sight.legal if isinstance(other, mv.UsePower))
        return Question(
            "confirm_end_turn",
            "ui-table-ask-end",
            "ui-table-ask-end-detail",
            "ui-table-ask-end-yes",
            "ui-table-ask-no",
            {"count": count},
        )
    if isinstance(move, TAKING) and fizzles(sight, move):
        return Question(
            "confirm_fizzle",
            "ui-table-ask-fizzle",
            "ui-table-ask-fizzle-detail",
            "ui-table-ask-fizzle-yes",
            "ui-table-ask-no",
            {},
        )
    return None


def fizzles(sight: Sight, move: Move) -> bool:
    """Whether ``move`` brings a Lord whose immediate power has nothing to act on, as far as the player can know."""
    if sight.game is None or sight.viewer != sight.deciding:
        return False
    happened: list[Event] = []
    game = sight.game.rules.resume(sight.game.rules.determinize(sight.view, Rng(1)), happened.append)
    game.apply(move)
    while isinstance(game.decision, ChooseAffiliate):
        game.apply(game.legal()[0])
    taken = {
        event.lord
        for event in happened
        if isinstance(event, ev.LordRecruited | ev.LordAcquired) and event.seat == sight.deciding
    }
    return any(
        isinstance(event, ev.PowerWithoutTarget) and event.seat == sight.deciding and event.lord in taken
        for event in happened
    )
