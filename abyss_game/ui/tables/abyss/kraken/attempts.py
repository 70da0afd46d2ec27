"""What a player may mean who touches a piece of Kraken, and what is carried then."""

from __future__ import annotations

from collections.abc import Mapping

from abyss_game.engine.moves import Move
from abyss_game.games.abyss.cards import RACES
from abyss_game.games.abyss.expansions.kraken import moves as mv
from abyss_game.ui.paint.own import paint_bead_string
from abyss_game.ui.tables.abyss.kraken.counters import part
from abyss_game.ui.tables.pieces import Look, Sight, look

CARRIED: Mapping[str, tuple[Look, float, float]] = {
    "nebulis": (look(paint_bead_string, "nebulis", 1, 14.0, 1), 30.0, 32.0)
}


def attempts(sight: Sight, source: str) -> list[Move]:
    """Moves that may be meant by touching ``source``."""
    if part(sight.view) is None:
        return []
    kind, _, name = source.partition(":")
    if kind == "sentinel":
        found: list[Move] = [mv.GuardLord(sentinel=name, lord=lord) for lord in sight.view.court if lord]
        found += [mv.GuardStack(sentinel=name, race=race) for race in range(len(RACES))]
        return found + [mv.GuardLocation(sentinel=name, location=tile) for tile in sight.view.available]
    if kind == "figure":
        return [mv.PassFigure(receiver=seat) for seat in range(sight.view.seats)]
    if kind == "card":
        return [mv.Surrender(card=int(name))]
    if kind == "lord":
        return [mv.FreeLord(lord=name)]
    return []
