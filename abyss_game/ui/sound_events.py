"""Plays a match while it is shown: from beats to sounds (what sounds when is in `ui/cues`).

sounds = SoundEvents(bus, player, people={0, 2})
bus.publish(BeatShown(beat, at=0.3))    # by the table, when it begins to show the beat; at: 0 left … 1 right
bus.publish(ShowSkipped())              # by the table, when the player skips an animation
sounds.scores(places)                   # under the first line of the scores
sounds.close()

Sounds follow what is *shown*, not what has happened: a move's events are known at once, but seen one after the other.
They come from events that were redacted for the viewer. Every sound doubles something that is seen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Beat
from abyss_game.storage.settings import SPEED_FACTORS, Speed
from abyss_game.ui.cues import cues
from abyss_game.ui.sound import SoundPlayer

HEARD_WHEN_FAST = frozenset({"action", "event", "grand"})


class BeatShown(msgspec.Struct, frozen=True):
    """The table begins to show `beat`; `at` is where on the table, 0 (left) … 1 (right)."""

    beat: Beat
    at: float = 0.5


class ShowSkipped(msgspec.Struct, frozen=True):
    """The player has skipped what was being shown."""


class SoundEvents:
    """Plays what a match on `bus` sounds like while it is shown.

    `people` are the seats of persons at this screen. At fast animation only actions, events and great moments are
    heard; with animation off only the last sound of what is shown together.
    """

    def __init__(self, bus: Bus, player: SoundPlayer, people: Collection[int] = (0,)) -> None:
        self._player = player
        self._people = frozenset(people)
        self._handles = [bus.subscribe(BeatShown, self._on_beat), bus.subscribe(ShowSkipped, self._on_skip)]

    def _on_beat(self, message: BeatShown) -> None:
        self.hear(message.beat, message.at)

    def _on_skip(self, _: ShowSkipped) -> None:
        self._player.skip()

    @property
    def _speed(self) -> Speed:
        settings = self._player.settings
        return "off" if settings.reduced_motion else settings.animation

    def hear(self, beat: Beat, at: float = 0.5) -> None:
        """The sounds of `beat`, which begins to be shown at `at`."""
        wanted = cues(beat.event, self._people)
        speed = self._speed
        if speed == "off":
            if wanted:
                self._player.last_of_move(wanted[-1].sound, at)
            return
        for cue in wanted:
            if speed != "fast" or self._player.catalogue[cue.sound].group in HEARD_WHEN_FAST:
                self._player.effect(cue.sound, at, cue.delay * SPEED_FACTORS[speed])

    def scores(self, places: Sequence[int]) -> None:
        """The end, by the place (from 1) of every seat: `win` when a person at this screen has won, `lose` when the
        only person has not; several people share the joy of the winner."""
        alone = len(self._people) == 1
        lost = alone and all(places[seat] > 1 for seat in self._people)
        self._player.effect("lose" if lost else "win")

    def close(self) -> None:
        """Ends the subscriptions; what still sounds dies away by itself."""
        for handle in self._handles:
            handle.close()
