"""What there is to hear: the catalogue of `assets/sounds`, the groups that share the loudspeaker, and variation.

catalogue = read_catalogue(assets_dir() / "sounds")
catalogue["card_slide"].group           # "touch"
Bag(("a", "b", "c"), chance).draw()     # each once in a round, none twice running
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

Slider = Literal["music", "effects", "interface"]


class Entry(msgspec.Struct, frozen=True):
    """One sound: its `files` (variants), `kind` (effect, ambience, music), `group`, `volume` 0..1 and length `ms`."""

    files: tuple[str, ...]
    kind: str
    group: str
    volume: float
    ms: int
    when: str
    lufs: float


class _Catalogue(msgspec.Struct, frozen=True):
    rate: int
    sounds: dict[str, Entry]


class Group(msgspec.Struct, frozen=True):
    """How a group shares the loudspeaker.

    `voices` of it sound at once, the oldest gives way to the next. `rank`: what it may silence when all channels are
    busy, only its own rank when `lesser` is false. `slider` is the volume it obeys; `duck` the share that it leaves of
    the music.
    """

    voices: int
    rank: int
    slider: Slider
    lesser: bool = False
    duck: float = 1.0


GROUPS: Mapping[str, Group] = {
    "tick": Group(1, 0, "interface"),
    "tap": Group(4, 1, "effects"),
    "touch": Group(4, 1, "effects"),
    "interface": Group(1, 2, "interface"),
    "action": Group(3, 2, "effects", lesser=True),
    "event": Group(2, 3, "effects", lesser=True, duck=0.70),
    "grand": Group(1, 4, "effects", lesser=True, duck=0.45),
}
ALIASES: Mapping[str, str] = {"click": "button", "begin": "button", "reveal": "card_flip", "score": "pearl_one"}
"""What a widget asks for, and the sound that it gets."""


def read_catalogue(folder: Path) -> dict[str, Entry]:
    """The sounds in `folder` by name. Raises OSError, and msgspec.DecodeError for a catalogue that is damaged."""
    return msgspec.json.decode((folder / "sounds.json").read_bytes(), type=_Catalogue).sounds


class Bag:
    """Draws the variants of a sound: every one once in a round, and never the same twice running.

    `chance` is the interface's own, never the game's: a seed gives the same game with and without sound.
    """

    def __init__(self, items: Sequence[str], chance: random.Random) -> None:
        self._items = list(items)
        self._chance = chance
        self._left: list[str] = []
        self._last = ""

    def draw(self) -> str:
        """The next variant."""
        if not self._left:
            self._left = list(self._items)
            self._chance.shuffle(self._left)
            if len(self._left) > 1 and self._left[-1] == self._last:
                self._left[0], self._left[-1] = self._left[-1], self._left[0]
        self._last = self._left.pop()
        return self._last


class Ramp:
    """A level that moves evenly to its goal; times in seconds of the player's clock."""

    def __init__(self, level: float) -> None:
        self._from = self._to = level
        self._start = 0.0
        self._seconds = 0.0

    @property
    def goal(self) -> float:
        """Where it goes."""
        return self._to

    def go(self, level: float, seconds: float, now: float) -> None:
        """Move to `level` within `seconds` from wherever it is now; nothing happens when it is on its way there."""
        if level != self._to:
            self._from, self._to = self.at(now), level
            self._start, self._seconds = now, seconds

    def at(self, now: float) -> float:
        """The level at `now`."""
        if now >= self._start + self._seconds:
            return self._to
        return self._from + (self._to - self._from) * (now - self._start) / self._seconds

    def moving(self, now: float) -> bool:
        """Whether it has not arrived."""
        return now < self._start + self._seconds
