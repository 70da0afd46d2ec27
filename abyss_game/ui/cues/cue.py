"""A cue, and the gestures that several events share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

DEAL_PAUSE = 0.070
"""Between the cards of a deal, seconds; at most DEALT of them are heard."""
DEALT = 6
PEARL_PAUSE = 0.090
MANY_PEARLS = 3


class Cue(msgspec.Struct, frozen=True):
    """`sound`, `delay` seconds after the beat begins at normal speed."""

    sound: str
    delay: float = 0.0


Cues = Sequence[Cue]
CueMaker = Callable[[Any], Cues]


def always(*sounds: str) -> CueMaker:
    """The same `sounds` whatever the event tells."""
    made = [Cue(sound) for sound in sounds]
    return lambda event: made


def pearls(amount: int) -> list[Cue]:
    """Each of two Pearls, or one cascade whatever the number."""
    if amount >= MANY_PEARLS:
        return [Cue("pearls_many")]
    return [Cue("pearl_one", PEARL_PAUSE * index) for index in range(amount)]


def deal(sound: str, count: int) -> list[Cue]:
    """`count` cards one after the other; after the sixth it is quiet."""
    return [Cue(sound, DEAL_PAUSE * index) for index in range(min(count, DEALT))]
