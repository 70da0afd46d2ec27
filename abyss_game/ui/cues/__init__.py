"""What an event sounds like: values only, nothing is played here.

cues(LordPlotted(seat=1, lord="jailer", space=5), people={0})    # [Cue("plot"), Cue("card_flip", 0.25)]

Each game has a module with its `CUES` by kind of event and the kinds that are `SILENT` on purpose; a test wants every
event of a game in one of the two. Cues look at nothing that some seat may not know, so no sound tells a secret.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from abyss_game.engine.events import Event
from abyss_game.ui.cues import abyss, conspiracy, kraken, leviathan
from abyss_game.ui.cues.cue import Cue, CueMaker, Cues

CUES: Mapping[type[Event], CueMaker] = {**abyss.CUES, **kraken.CUES, **leviathan.CUES, **conspiracy.CUES}
TURNS: tuple[type[Event], ...] = (*abyss.TURNS, *kraken.TURNS, *leviathan.TURNS, *conspiracy.TURNS)
"""The beginning of a turn: what it sounds like depends on whose it is."""

__all__ = ["CUES", "TURNS", "Cue", "Cues", "cues"]


def cues(event: Event, people: Collection[int]) -> Cues:
    """What `event` sounds like where the seats `people` are persons at this screen."""
    if isinstance(event, TURNS):
        return [Cue("turn_yours" if getattr(event, "seat", -1) in people else "turn_other")]
    make = CUES.get(type(event))
    return make(event) if make is not None else []
