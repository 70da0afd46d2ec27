"""Positions with Leviathan that the heuristic player is asked about."""

from typing import Any

from abyss_game.ai.abyss.outlook import Outlook
from abyss_game.ai.abyss.weights import Weights
from abyss_game.ai.seat import make
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES

RULES = GAMES.get("abyss")
EMPTY: dict[str, Any] = {"pearls": 0, "hand": []}
DEAR_COURT = ["", "", "", "landowner", "traitor", "treasurer"]
ALONE = ("leviathan",)
BOTH = ("kraken", "leviathan")


def game_at(areas: list[dict[str, Any]], expansions: tuple[str, ...] = ALONE, **position: Any) -> Any:
    """A game with Leviathan at a position, in the turn of seat 0; the Border is empty unless it is said."""
    options = Options(seats=len(areas), seed=4, expansions=expansions)
    own = {"border": {}, **position.pop("leviathan", {})}
    areas = [{"hand": [], **area} for area in areas]
    position = {"areas": areas, "active": 0, "court": DEAR_COURT, **position, "leviathan": own}
    game = RULES.resume(RULES.set_up(options, position))
    game.settle()
    return game


def chosen(game: Any) -> str:
    """What the heuristic player answers to the open decision, as text without the numbers of copies."""
    move = make("heuristic", RULES).choose(RULES.view(game.state, game.decision.seat))
    words = RULES.move_text(move).split()
    return " ".join(word.partition(".")[0] for word in words)


def asked(step: str, fields: dict[str, Any], areas: list[dict[str, Any]], seat: int = 0, **position: Any) -> str:
    """What ``seat`` answers to the decision ``step``."""
    return chosen(game_at(areas, stack=[{"step": step, "seat": seat, **fields}], **position))


def outlook(game: Any, seat: int = 0) -> Outlook:
    return Outlook(RULES, RULES.view(game.state, seat), Weights())
