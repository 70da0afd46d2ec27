"""Plays the sounds of the game, and nothing at all when there is no device.

player = SoundPlayer(settings)
player.start()                      # after the first frame; `available` tells whether there is a device
player.effect("button")             # at once
player.effect("lord_recruit", at=0.2, delay=0.35)      # at the left of the table, a little later
player.music("abyss_ambience")      # fades over from what is playing
player.configure(settings)          # volumes have changed
player.close()

Nothing waits for a sound. What must happen later (a delayed sound, the music that ducks and returns) is done in a
thread that sleeps in between, so the window's loop needs to know nothing of it.
"""

from __future__ import annotations

import contextlib
import heapq
import itertools
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from abyss_game.resources import assets_dir
from abyss_game.storage.settings import Settings
from abyss_game.ui.sound_catalogue import ALIASES, GROUPS, Bag, Entry, Ramp, Slider, read_catalogue

RATE = 44100
CHANNELS = 16
SAME_AGAIN = 0.060
"""The same sound is not begun twice within this time, seconds."""
HOVER_AGAIN = 0.090
SKIP_MS = 80
DUCK_DOWN, DUCK_UP, DUCK_EARLY = 0.080, 0.900, 0.300
FADE_OUT, FADE_IN, MUTE = 1.2, 2.5, 0.08
QUIET_BEFORE_THEME = 30.0
"""The theme plays once, and again after this time of quiet, seconds."""
WIDEST = 0.65
"""The share of the louder side for what happens at an edge of the table."""
LAST_OF_MOVE = 0.12
_SMOOTH = 0.02
_THEME_CHECK = 1.0
_PRELOAD_PAUSE = 0.03


@dataclass(slots=True)
class _Voice:
    """A sound that is being heard."""

    name: str
    group: str
    channel: int
    start: float
    end: float


class SoundPlayer:
    """The loudspeaker of the program. Everything may be called at any time, also before `start` and after `close`; it
    is silent then.

    `folder` holds the sounds and their catalogue; `now` is a clock in seconds and `chance` picks variants (tests put
    their own).
    """

    def __init__(
        self,
        settings: Settings,
        folder: Path | None = None,
        now: Callable[[], float] = time.perf_counter,
        chance: random.Random | None = None,
    ) -> None:
        self._folder = folder or assets_dir() / "sounds"
        self.catalogue = read_catalogue(self._folder)
        self.available = True
        """False once `start` has found no sound device."""
        self.settings = settings
        self._now = now
        self._running = False
        self._lock = threading.Condition(threading.RLock())
        self._thread: threading.Thread | None = None
        chance = chance or random.Random()
        self._bags = {name: Bag(entry.files, chance) for name, entry in self.catalogue.items()}
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._voices: list[_Voice] = []
        self._due: list[tuple[float, int, str, float]] = []
        self._count = itertools.count()
        self._last_of_move = -1
        self._begun: dict[str, float] = {}
        self._wanted = ""
        self._playing = ""
        self._again: float | None = None
        self._fade = Ramp(0.0)
        self._duck = Ramp(1.0)

    # -- life --------------------------------------------------------------------------------------------

    def start(self, threaded: bool = True) -> None:
        """Open the device. Without one the player stays silent and `available` becomes false.

        `threaded` false (tests): the caller calls `step` itself.
        """
        try:
            pygame.mixer.init(RATE, -16, 2, 512)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error:
            self.available = False
            return
        self._running = True
        if threaded:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Silence, and the device is given back; a second call does no harm."""
        with self._lock:
            was, self._running = self._running, False
            self._lock.notify_all()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if was:
            pygame.mixer.quit()

    def configure(self, settings: Settings) -> None:
        """Obey other volumes from now on; when everything is muted, what is being heard fades out at once."""
        with self._lock:
            self.settings = settings
            if settings.muted and self._running:
                self._due.clear()
                self._end(lambda voice: True)
            self._lock.notify_all()

    # -- effects -----------------------------------------------------------------------------------------

    def effect(self, name: str, at: float = 0.5, delay: float = 0.0) -> None:
        """Play `name` (or what ALIASES makes of it) in `delay` seconds; `at` is the place on the table from 0 (left)
        to 1 (right). Raises KeyError for a sound that does not exist."""
        name = ALIASES.get(name, name)
        if self.catalogue[name].kind != "effect":
            raise KeyError(name)
        with self._lock:
            if not self._running:
                return
            if delay <= 0:
                self._begin(name, at)
            else:
                heapq.heappush(self._due, (self._now() + delay, next(self._count), name, at))
            self._lock.notify_all()

    def last_of_move(self, name: str, at: float = 0.5) -> None:
        """Play `name` unless another sound follows by this way in a moment: the last one is heard."""
        with self._lock:
            self._due = [due for due in self._due if due[1] != self._last_of_move]
            heapq.heapify(self._due)
            before = len(self._due)
            self.effect(name, at, LAST_OF_MOVE)
            if len(self._due) > before:
                self._last_of_move = max(due[1] for due in self._due)

    def skip(self) -> None:
        """An animation was skipped: its sounds fade out and those still to come are dropped. What the interface itself
        says is heard to its end."""
        with self._lock:
            self._due.clear()
            if self._running:
                self._end(lambda voice: GROUPS[voice.group].slider == "effects")

    def voices(self, group: str = "") -> list[str]:
        """The names of what is being heard, the oldest first; of `group` or of all."""
        with self._lock:
            self._forget()
            return [voice.name for voice in self._voices if group in ("", voice.group)]

    def _gain(self, slider: Slider) -> float:
        return 0.0 if self.settings.muted else (getattr(self.settings, slider) / 100) ** 2

    def _begin(self, name: str, at: float) -> None:
        entry, now = self.catalogue[name], self._now()
        group = GROUPS[entry.group]
        gain = entry.volume * self._gain(group.slider)
        if gain <= 0 or self._too_soon(name, now):
            return
        sound = self._sound(self._bags[name].draw())
        if sound is None:
            return
        self._forget()
        channel = self._make_room(entry.group)
        if channel < 0:
            return
        right = 1 - WIDEST + (2 * WIDEST - 1) * min(1.0, max(0.0, at))
        player = pygame.mixer.Channel(channel)
        player.play(sound)
        player.set_volume(min(1.0, 2 * gain * (1 - right)), min(1.0, 2 * gain * right))
        self._begun[name] = now
        self._voices.append(_Voice(name, entry.group, channel, now, now + sound.get_length()))

    def _too_soon(self, name: str, now: float) -> bool:
        if name == "hover":
            others = [begun for other, begun in self._begun.items() if other != name]
            if any(now - begun < SAME_AGAIN for begun in others):
                return True
        pause = HOVER_AGAIN if name == "hover" else SAME_AGAIN
        return name in self._begun and now - self._begun[name] < pause

    def _forget(self) -> None:
        """Leave out the voices that have ended."""
        now = self._now()
        self._voices = [voice for voice in self._voices if voice.end > now]

    def _make_room(self, name: str) -> int:
        """A free channel for a sound of the group, −1 when there is none that it may take."""
        group = GROUPS[name]
        if name == "grand":
            self._end(lambda voice: voice.group == "event")
        own = [voice for voice in self._voices if voice.group == name]
        if len(own) >= group.voices:
            self._stop(own[0])
        used = {voice.channel for voice in self._voices}
        free = [channel for channel in range(CHANNELS) if channel not in used]
        if free:
            return free[0]
        lesser = [v for v in self._voices if (GROUPS[v.group].rank < group.rank if group.lesser else v.group == name)]
        if name == "tick" or not lesser:
            return -1
        self._stop(lesser[0])
        return lesser[0].channel

    def _stop(self, voice: _Voice) -> None:
        pygame.mixer.Channel(voice.channel).stop()
        self._voices.remove(voice)

    def _end(self, which: Callable[[_Voice], bool]) -> None:
        """Fade out the voices that `which` picks; their channels are free when they have gone."""
        end = self._now() + SKIP_MS / 1000
        for voice in self._voices:
            if which(voice) and voice.end > end:
                pygame.mixer.Channel(voice.channel).fadeout(SKIP_MS)
                voice.end = end

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        """The decoded file; None when it cannot be read: one sound less is no reason to stop a game."""
        if file not in self._loaded:
            try:
                self._loaded[file] = pygame.mixer.Sound(self._folder / file)
            except (pygame.error, OSError):
                self._loaded[file] = None
        return self._loaded[file]

    # -- music -------------------------------------------------------------------------------------------

    def music(self, name: str) -> None:
        """Let the ambience or theme `name` take over, "" for quiet. Raises KeyError for one that does not exist."""
        if name and self.catalogue[name].kind == "effect":
            raise KeyError(name)
        with self._lock:
            if name != self._wanted:
                self._wanted, self._again = name, None
                self._lock.notify_all()

    @property
    def playing(self) -> str:
        """The music that is being heard, "" for none."""
        return self._playing

    def music_level(self) -> float:
        """How loud the music is now, 0..1: its own volume, the slider, fading and ducking."""
        if not self._playing:
            return 0.0
        now = self._now()
        entry = self.catalogue[self._playing]
        return entry.volume * (self.settings.music / 100) ** 2 * self._fade.at(now) * self._duck.at(now)

    def _step_music(self, now: float) -> float | None:
        """Lets the music go where it must; seconds until it wants to be looked at again."""
        heard = self._gain("music") > 0
        if self._playing and (self._playing != self._wanted or not heard):
            self._fade.go(0.0, FADE_OUT if heard else MUTE, now)
            if not self._fade.moving(now):
                pygame.mixer.music.stop()
                self._playing = ""
        elif self._playing and not pygame.mixer.music.get_busy():
            self._playing, self._again = "", now + QUIET_BEFORE_THEME
        elif self._playing:
            self._fade.go(1.0, FADE_IN, now)
        if not self._playing and self._wanted and heard and (self._again is None or now >= self._again):
            self._play_music(self.catalogue[self._wanted], now)
        if not self._playing:
            return max(0.0, self._again - now) if self._again is not None and heard else None
        self._follow_effects(now)
        pygame.mixer.music.set_volume(self.music_level())
        if self._fade.moving(now) or self._duck.moving(now):
            return _SMOOTH
        # A theme that ends says nothing; an ambience never ends.
        return _THEME_CHECK if self.catalogue[self._playing].kind == "music" else None

    def _play_music(self, entry: Entry, now: float) -> None:
        self._again = None
        try:
            pygame.mixer.music.load(self._folder / entry.files[0])
        except (pygame.error, OSError):
            self._wanted = ""
            return
        self._playing = self._wanted
        self._fade = Ramp(0.0)
        self._fade.go(1.0, FADE_IN if entry.kind == "ambience" else 0.0, now)
        pygame.mixer.music.set_volume(self.music_level())
        pygame.mixer.music.play(-1 if entry.kind == "ambience" else 0)

    def _follow_effects(self, now: float) -> None:
        """Step back for an event or a great moment, and return shortly before it ends; demands do not multiply."""
        level = min((GROUPS[v.group].duck for v in self._voices if now < v.end - DUCK_EARLY), default=1.0)
        self._duck.go(level, DUCK_DOWN if level < self._duck.at(now) else DUCK_UP, now)

    # -- time --------------------------------------------------------------------------------------------

    def step(self) -> float | None:
        """Do what is due; seconds until there is something to do again, None when nothing is to come."""
        with self._lock:
            if not self._running:
                return None
            now = self._now()
            while self._due and self._due[0][0] <= now:
                _, _, name, at = heapq.heappop(self._due)
                self._begin(name, at)
            self._forget()
            waits = [self._step_music(now)]
            if self._due:
                waits.append(self._due[0][0] - now)
            if self._playing:
                returns = [v.end - DUCK_EARLY - now for v in self._voices if GROUPS[v.group].duck < 1]
                waits += [wait for wait in returns if wait >= 0]
            return min((max(_SMOOTH / 2, wait) for wait in waits if wait is not None), default=None)

    def _work(self) -> None:
        left = [file for entry in self.catalogue.values() if entry.kind == "effect" for file in entry.files]
        while True:
            if left:
                # Decoding takes some milliseconds a file: one at a time, outside the lock, and never all at once.
                file = left.pop()
                with contextlib.suppress(pygame.error):
                    self._sound(file)
            with self._lock:
                if not self._running:
                    return
                wait = self.step()
                if left:
                    wait = min(_PRELOAD_PAUSE, wait if wait is not None else _PRELOAD_PAUSE)
                self._lock.wait(wait)
