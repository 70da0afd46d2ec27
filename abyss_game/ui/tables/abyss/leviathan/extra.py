"""Leviathan at the table of Abyss."""

from abyss_game.ui.tables.abyss.extras import Extra
from abyss_game.ui.tables.abyss.leviathan import attempts, board, counters, tips

LEVIATHAN = Extra(
    name=counters.NAME,
    layout="leviathan",
    pieces=board.pieces,
    counters=counters.counters,
    held=counters.held,
    spoils=counters.spoils,
    ally_effect=counters.ally_effect,
    attempts=attempts.attempts,
    carried=attempts.CARRIED,
    tips=tips.TIPS,
    lines=tips.lines,
    retold=tips.retold,
    closeup=tips.closeup,
    link_colours={"leviathan": tips.link_colour},
)
