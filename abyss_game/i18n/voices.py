"""The words of every game, found by the class of what is to be told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from . import describe_conspiracy_decisions as conspiracy_decisions
from . import describe_conspiracy_events as conspiracy_events
from . import describe_conspiracy_moves as conspiracy_moves
from . import describe_conspiracy_remarks as conspiracy_remarks
from . import describe_conspiracy_summary as conspiracy_summary
from . import describe_decisions, describe_events, describe_moves, describe_remarks, describe_summary
from . import describe_kraken_decisions as kraken_decisions
from . import describe_kraken_events as kraken_events
from . import describe_kraken_moves as kraken_moves
from . import describe_kraken_remarks as kraken_remarks
from . import describe_kraken_summary as kraken_summary
from . import describe_leviathan_decisions as leviathan_decisions
from . import describe_leviathan_events as leviathan_events
from . import describe_leviathan_moves as leviathan_moves
from . import describe_leviathan_remarks as leviathan_remarks
from . import describe_leviathan_summary as leviathan_summary
from .voice import Addition, Voice, extended

ABYSS = Voice(
    prefix="",
    events=describe_events.EVENTS,
    prompts=describe_decisions.PROMPTS,
    watched=describe_decisions.WATCHED,
    remarks=describe_remarks.REMARKS,
    moves=describe_moves.MOVES,
    of_move=describe_remarks.of_move,
    summary=partial(describe_summary.summary, tellers=(kraken_summary.tell, leviathan_summary.tell)),
    named=describe_moves.NAMED,
)
KRAKEN = Addition(
    events=kraken_events.EVENTS,
    prompts=kraken_decisions.PROMPTS,
    watched=kraken_decisions.WATCHED,
    remarks=kraken_remarks.REMARKS,
    moves=kraken_moves.MOVES,
    of_move=kraken_remarks.of_move,
)
LEVIATHAN = Addition(
    events=leviathan_events.EVENTS,
    prompts=leviathan_decisions.PROMPTS,
    watched=leviathan_decisions.WATCHED,
    remarks=leviathan_remarks.REMARKS,
    moves=leviathan_moves.MOVES,
    of_move=leviathan_remarks.of_move,
    renamed=leviathan_moves.RENAMED,
)

VOICES: Mapping[str, Voice] = {
    "abyss": extended(ABYSS, KRAKEN, LEVIATHAN),
    "conspiracy": Voice(
        prefix="conspiracy-",
        events=conspiracy_events.EVENTS,
        prompts=conspiracy_decisions.PROMPTS,
        watched=conspiracy_decisions.WATCHED,
        remarks=conspiracy_remarks.REMARKS,
        moves=conspiracy_moves.MOVES,
        of_move=conspiracy_remarks.of_move,
        summary=conspiracy_summary.summary,
        named=conspiracy_moves.NAMED,
    ),
}
"""The words of each game by its id."""


def voice_of(thing: Any) -> Voice:
    """The words of the game that ``thing``, an event, a decision or a move, belongs to. Raises ``KeyError``."""
    kind = type(thing)
    for voice in VOICES.values():
        if kind in voice.events or kind in voice.prompts or kind in voice.moves:
            return voice
    raise KeyError(kind.__name__)
