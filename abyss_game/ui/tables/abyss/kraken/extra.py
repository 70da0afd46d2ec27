"""Kraken at the table of Abyss."""

from abyss_game.ui.tables.abyss.extras import Extra
from abyss_game.ui.tables.abyss.kraken import attempts, board, counters, final, motion, stage, tips, words

KRAKEN = Extra(
    name=counters.NAME,
    pieces=board.pieces,
    counters=counters.counters,
    coins=counters.coins,
    held=counters.held,
    plate=lambda view: counters.part(view) is not None,
    signs=counters.SIGNS,
    attempts=attempts.attempts,
    carried=attempts.CARRIED,
    builders=stage.BUILDERS,
    watched=stage.WATCHED,
    open_decisions=stage.OPEN_DECISIONS,
    subjects=("sentinel",),
    move_signs=words.MOVE_SIGNS,
    seconds=motion.SECONDS,
    at_once=motion.AT_ONCE,
    flights=motion.FLIGHTS,
    origin=motion.origin,
    exit=motion.exit_,
    presented=motion.presented,
    tips=tips.TIPS,
    lines=tips.lines,
    card_note=words.card_note,
    score_icons=final.ICONS,
    score_painters=final.PAINTERS,
    score_tile=final.treasures_on,
)
