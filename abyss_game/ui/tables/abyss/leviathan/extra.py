"""Leviathan at the table of Abyss."""

from abyss_game.ui.tables.abyss.extras import Extra
from abyss_game.ui.tables.abyss.leviathan import attempts, board, counters, final, motion, stage, tips, words

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
    place=stage.place,
    preview=stage.preview,
    builders=stage.BUILDERS,
    watching=stage.watching,
    dials=stage.DIALS,
    open_decisions=stage.OPEN_DECISIONS,
    move_signs=words.MOVE_SIGNS,
    seconds=motion.SECONDS,
    at_once=motion.AT_ONCE,
    flights=motion.FLIGHTS,
    origin=motion.origin,
    exit=motion.exit_,
    presented=motion.presented,
    tips=tips.TIPS,
    lines=tips.lines,
    retold=tips.retold,
    closeup=tips.closeup,
    link_colours={"leviathan": tips.link_colour},
    score_icons=final.ICONS,
    score_painters=final.PAINTERS,
)
