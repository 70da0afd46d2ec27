"""The decisions of Kraken as prompts, and what the others read meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine.moves import Move
from ..games.abyss.expansions.kraken import krakens, nebulis, powers, sentinels, treasures
from ..games.abyss.expansions.kraken.nebulis import part
from ..games.abyss.expansions.kraken.sentinels import area_of
from ..games.abyss.state import AbyssGame
from .describe_decisions import Prompt
from .message import Arg, Card, Count, Listed, Location, Lord, Message, Race
from .voice import Players

AREAS = ("lord", "council", "location")
"""Where a Sentinel may lie, in the order in which the table shows it."""


def open_areas(moves: Sequence[Move]) -> list[str]:
    """The areas in which ``moves`` would place a Sentinel."""
    found = {area_of(str(move.target())) for move in moves if isinstance(move, sentinels.Guard)}
    return [area for area in AREAS if area in found]


def _lay_kraken(decision: krakens.LayKraken, game: AbyssGame, players: Players) -> Message:
    return Message("decision-lay-kraken", {"card": Card(decision.card)})


def _place_sentinel(decision: sentinels.PlaceSentinel, game: AbyssGame, players: Players) -> Message:
    areas = Listed([Message(f"word-reserve-{area}") for area in open_areas(game.legal())], join="or")
    return Message("decision-place-sentinel", {"areas": areas, "by": Lord(decision.lord)})


def _search_on(decision: treasures.SearchOn, game: AbyssGame, players: Players) -> Message:
    worth = Count("points", treasures.worth(game.state, decision.location))
    return Message("decision-search-on", {"location": Location(decision.location), "worth": worth})


def _choose_receiver(decision: powers.ChooseReceiver, game: AbyssGame, players: Players) -> Message:
    left = part(game.state).nebulis[decision.seat] - len(decision.receivers)
    return Message("decision-choose-receiver", {"count": left, "by": Lord(decision.lord)})


PROMPTS: dict[type[Any], Prompt] = {
    krakens.LayKraken: _lay_kraken,
    nebulis.ChooseHolder: lambda d, g, p: Message("decision-choose-holder"),
    sentinels.PlaceSentinel: _place_sentinel,
    treasures.SearchOn: _search_on,
    powers.ChooseReceiver: _choose_receiver,
    powers.RecoverAlly: lambda d, g, p: Message("decision-recover-ally", {"by": Lord(d.lord)}),
    powers.NameRace: lambda d, g, p: Message("decision-name-race", {"by": Lord(d.lord)}),
    powers.DiscardAffiliated: lambda d, g, p: Message(
        "decision-discard-affiliated", {"race": Race(d.race), "by": Lord(d.why)}
    ),
    powers.ChooseUsedLord: lambda d, g, p: Message("decision-choose-used-lord", {"by": Lord(d.lord)}),
}
"""The prompt of every decision for the player who decides."""

WATCHED: dict[type[Any], Callable[[Any, AbyssGame, Players], dict[str, Arg]]] = {
    krakens.LayKraken: lambda d, g, p: {"card": Card(d.card)},
    treasures.SearchOn: lambda d, g, p: {"location": Location(d.location)},
    powers.DiscardAffiliated: lambda d, g, p: {"race": Race(d.race)},
}
"""What the sentence for the others speaks of, beside the player; decisions that are not named: of nothing else."""
