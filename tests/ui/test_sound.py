"""Sounds: every file plays, the loudspeaker is shared as designed, what is shown is heard, silence harms nothing."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from abyss_game.engine.bus import Bus
from abyss_game.engine.events import Event
from abyss_game.engine.match import Beat
from abyss_game.games.abyss import events as ev
from abyss_game.resources import assets_dir
from abyss_game.storage.settings import Settings
from abyss_game.ui.sound import CHANNELS, SoundPlayer
from abyss_game.ui.sound_catalogue import ALIASES, GROUPS, Bag, Ramp, read_catalogue
from abyss_game.ui.sound_events import BeatShown, ShowSkipped, SoundEvents

FOLDER = assets_dir() / "sounds"
CATALOGUE = read_catalogue(FOLDER)
LOUD = Settings(music=100, effects=100, interface=100)


class Clock:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Iterator[SoundPlayer]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = SoundPlayer(LOUD, now=clock, chance=random.Random(1))
    made.start(threaded=False)
    assert made.available
    yield made
    made.close()


def wait(player: SoundPlayer, clock: Clock, seconds: float) -> None:
    """Lets `seconds` pass in small steps."""
    for _ in range(round(seconds / 0.01)):
        clock.now += 0.01
        player.step()


# -- the files -------------------------------------------------------------------------------------------------


def test_catalogue_and_folder_agree() -> None:
    named = [file for entry in CATALOGUE.values() for file in entry.files]
    assert sorted(named) == sorted(path.name for path in FOLDER.glob("*.ogg"))
    assert len(CATALOGUE) == 42


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_file_loads_with_its_length(player: SoundPlayer, name: str) -> None:
    entry = CATALOGUE[name]
    for file in entry.files:
        sound = pygame.mixer.Sound(FOLDER / file)
        assert sound.get_length() * 1000 == pytest.approx(entry.ms, abs=5 if entry.kind == "effect" else 50)
    assert entry.group in GROUPS if entry.kind == "effect" else entry.group == entry.kind
    assert 0 < entry.volume < 1


def test_every_sound_that_the_screens_ask_for_exists() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (Path(__file__).parents[2] / "abyss_game/ui").rglob("*.py")]
    asked = {
        name for source in sources for name in re.findall(r"""\bsound(?::\s*str)?\s*[(=]\s*"([a-z_]+)\"""", source)
    }
    assert {"refuse", "hover", "cover", "card_slide"} <= asked
    assert {ALIASES.get(name, name) for name in asked} <= CATALOGUE.keys()


def test_an_unknown_sound_is_an_error(player: SoundPlayer) -> None:
    for call in (player.effect, player.music):
        with pytest.raises(KeyError):
            call("trombone")
    with pytest.raises(KeyError):
        player.effect("title_theme")
    with pytest.raises(KeyError):
        player.music("button")


# -- sharing the loudspeaker -----------------------------------------------------------------------------------


@pytest.mark.parametrize("group", [name for name in GROUPS if name != "grand"])
def test_no_group_has_more_voices_than_its_limit(player: SoundPlayer, clock: Clock, group: str) -> None:
    names = [name for name, entry in CATALOGUE.items() if entry.group == group]
    for index in range(12):
        player.effect(names[index % len(names)])
        # Another sound begins before the last one ends, but the same one not twice within its pause.
        clock.now += 0.07 / len(names) + 0.001
        assert len(player.voices(group)) <= GROUPS[group].voices
    assert player.voices(group)


def test_the_oldest_of_a_group_gives_way(player: SoundPlayer, clock: Clock) -> None:
    for name in ("lord_recruit", "monster_reveal", "monster_fight"):
        player.effect(name)
        clock.now += 0.01
    assert player.voices() == ["monster_reveal", "monster_fight"]


def test_a_great_moment_ends_events(player: SoundPlayer, clock: Clock) -> None:
    player.effect("location_control")
    clock.now += 0.1
    player.effect("last_round")
    clock.now += 0.09
    assert player.voices() == ["last_round"]


def crowd(player: SoundPlayer, clock: Clock) -> None:
    """Fills every channel: four taps, four touches, an interface sound, three actions, two events, a grand one, and a
    tick."""
    names = ["win", "lord_recruit", "location_control", "buy", "plot", "sentinel", "undo"]
    names += [
        "pearls_many",
        "card_shuffle",
        "nebulis",
        "card_slide",
        "dice_roll",
        "dice_land",
        "card_place",
        "pearl_one",
    ]
    for name in [*names, "button"]:
        player.effect(name)
        clock.now += 0.001
    assert len(player.voices()) == CHANNELS


def test_all_channels_busy(player: SoundPlayer, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    more = {name: msgspec.structs.replace(group, voices=group.voices + 1) for name, group in GROUPS.items()}
    monkeypatch.setattr("abyss_game.ui.sound.GROUPS", more)
    crowd(player, clock)
    player.effect("hover")
    clock.now += 0.1
    player.effect("hover")
    assert "hover" not in player.voices(), "a tick is not played"
    player.effect("turn_yours")
    assert "pearls_many" not in player.voices(), "an action ends the oldest tap or touch"
    player.effect("monster_fight")
    assert "buy" not in player.voices() and "card_shuffle" in player.voices(), "an event ends the oldest lesser sound"
    assert {"win", "lord_recruit", "location_control"} <= set(player.voices()), "and nothing of its own rank or above"
    assert len(player.voices()) == CHANNELS


def test_the_same_sound_does_not_begin_twice_at_once(player: SoundPlayer, clock: Clock) -> None:
    player.effect("pearl_one")
    clock.now += 0.05
    player.effect("pearl_one")
    assert player.voices() == ["pearl_one"]
    clock.now += 0.02
    player.effect("pearl_one")
    assert player.voices() == ["pearl_one", "pearl_one"]


def test_hover_is_modest(player: SoundPlayer, clock: Clock) -> None:
    player.effect("card_slide")
    clock.now += 0.05
    player.effect("hover")
    assert player.voices() == ["card_slide"], "not while another sound has just begun"
    clock.now += 0.02
    player.effect("hover")
    clock.now += 0.07
    player.effect("hover")
    assert player.voices("tick") == ["hover"]


def test_no_variant_comes_twice_running() -> None:
    bag = Bag(("a", "b", "c"), random.Random(3))
    drawn = [bag.draw() for _ in range(3000)]
    assert all(first != second for first, second in pairwise(drawn))
    for start in range(0, 3000, 3):
        assert sorted(drawn[start : start + 3]) == ["a", "b", "c"]
    assert len({tuple(drawn[start : start + 3]) for start in range(0, 3000, 3)}) == 6
    assert [Bag(("only",), random.Random(1)).draw() for _ in range(3)] == ["only"] * 3


def test_variants_do_not_touch_the_games_chance(player: SoundPlayer, clock: Clock) -> None:
    random.seed(5)
    before = random.getstate()
    for _ in range(10):
        player.effect("card_slide")
        clock.now += 0.1
    assert random.getstate() == before


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """Every volume that a channel was given."""
    real = pygame.mixer.Channel
    given: list[tuple[float, float]] = []

    class Listening:
        def __init__(self, number: int) -> None:
            self._real = real(number)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._real, name)

        def set_volume(self, left: float, right: float) -> None:
            given.append((left, right))
            self._real.set_volume(left, right)

    monkeypatch.setattr(pygame.mixer, "Channel", Listening)
    return given


def test_volume_is_the_sounds_own_times_the_square_of_the_slider(
    player: SoundPlayer, heard: list[tuple[float, float]]
) -> None:
    player.configure(Settings(effects=50, interface=10))
    player.effect("buy")
    player.effect("refuse")
    assert heard == [pytest.approx((0.30 * 0.25, 0.30 * 0.25)), pytest.approx((0.24 * 0.01, 0.24 * 0.01))]


def test_a_slider_at_zero_and_muting_play_nothing(player: SoundPlayer, heard: list[tuple[float, float]]) -> None:
    player.configure(Settings(effects=0, interface=0))
    player.effect("buy")
    player.effect("refuse")
    player.configure(msgspec.structs.replace(LOUD, muted=True))
    player.effect("buy")
    assert heard == []
    player.configure(LOUD)
    player.effect("buy")
    assert player.voices() == ["buy"]


def test_muting_silences_what_is_being_heard(player: SoundPlayer, clock: Clock) -> None:
    player.effect("win")
    player.effect("refuse")
    player.effect("buy", delay=0.05)
    player.configure(msgspec.structs.replace(LOUD, muted=True))
    wait(player, clock, 0.1)
    assert player.voices() == []


def test_panning_stays_gentle(player: SoundPlayer, heard: list[tuple[float, float]], clock: Clock) -> None:
    for place in (0.0, 0.5, 1.0, 7.0):
        player.effect("buy", at=place)
        clock.now += 0.1
    shares = [right / (left + right) for left, right in heard]
    assert shares == pytest.approx([0.35, 0.5, 0.65, 0.65])
    assert heard[1] == pytest.approx((0.30, 0.30))


def test_a_delayed_sound_waits(player: SoundPlayer, clock: Clock) -> None:
    player.effect("plot")
    player.effect("card_flip", delay=0.25)
    assert player.voices() == ["plot"]
    wait(player, clock, 0.2)
    assert player.voices() == ["plot"]
    wait(player, clock, 0.08)
    assert player.voices() == ["plot", "card_flip"]


def test_skipping_fades_and_drops_the_rest(player: SoundPlayer, clock: Clock) -> None:
    player.effect("lord_recruit")
    player.effect("refuse")
    player.effect("card_flip", delay=0.05)
    player.skip()
    wait(player, clock, 0.1)
    assert player.voices() == ["refuse"]


# -- music -----------------------------------------------------------------------------------------------------


def test_music_fades_in_and_over(player: SoundPlayer, clock: Clock) -> None:
    full = CATALOGUE["abyss_ambience"].volume
    player.music("abyss_ambience")
    player.step()
    assert player.playing == "abyss_ambience" and pygame.mixer.music.get_busy()
    assert player.music_level() == 0
    wait(player, clock, 1.25)
    assert player.music_level() == pytest.approx(full / 2, abs=0.02)
    wait(player, clock, 1.5)
    assert player.music_level() == pytest.approx(full)
    assert pygame.mixer.music.get_volume() == pytest.approx(full, abs=0.01)
    player.music("title_theme")
    wait(player, clock, 0.6)
    assert player.playing == "abyss_ambience" and 0 < player.music_level() < full
    wait(player, clock, 0.7)
    assert player.playing == "title_theme"
    player.music("")
    wait(player, clock, 1.3)
    assert player.playing == "" and not pygame.mixer.music.get_busy()


def test_the_theme_returns_after_some_quiet(player: SoundPlayer, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    player.music("title_theme")
    player.step()
    assert player.playing == "title_theme"
    pygame.mixer.music.stop()
    wait(player, clock, 0.1)
    assert player.playing == ""
    wait(player, clock, 29.5)
    assert player.playing == ""
    wait(player, clock, 0.6)
    assert player.playing == "title_theme"


def test_music_at_zero_is_not_played_and_comes_back(player: SoundPlayer, clock: Clock) -> None:
    player.configure(Settings(music=0))
    player.music("abyss_ambience")
    wait(player, clock, 0.1)
    assert player.playing == "" and not pygame.mixer.music.get_busy()
    player.configure(Settings(music=50))
    wait(player, clock, 3)
    assert player.music_level() == pytest.approx(CATALOGUE["abyss_ambience"].volume * 0.25)
    player.configure(Settings(music=50, muted=True))
    wait(player, clock, 0.2)
    assert player.playing == ""


def test_events_and_great_moments_duck_the_music(player: SoundPlayer, clock: Clock) -> None:
    full = CATALOGUE["abyss_ambience"].volume
    player.music("abyss_ambience")
    wait(player, clock, 3)
    player.effect("lord_recruit")
    wait(player, clock, 0.1)
    assert player.music_level() == pytest.approx(full * 0.70)
    player.effect("win")
    wait(player, clock, 0.1)
    assert player.music_level() == pytest.approx(full * 0.45), "the loudest demand counts, they do not multiply"
    wait(player, clock, 1.35)
    assert player.music_level() == pytest.approx(full * 0.45), "held until 300 ms are left"
    wait(player, clock, 0.5)
    assert full * 0.6 < player.music_level() < full * 0.8
    wait(player, clock, 0.6)
    assert player.music_level() == pytest.approx(full)
    player.effect("buy")
    wait(player, clock, 0.1)
    assert player.music_level() == pytest.approx(full)


def test_a_ramp_goes_on_from_where_it_is() -> None:
    ramp = Ramp(1.0)
    ramp.go(0.0, 1.0, 10.0)
    assert [ramp.at(now) for now in (10.0, 10.5, 11.0, 12.0)] == [1.0, 0.5, 0.0, 0.0]
    ramp.go(1.0, 2.0, 10.5)
    assert [ramp.at(now) for now in (10.5, 11.5, 12.5)] == [0.5, 0.75, 1.0]


def test_there_is_nothing_to_do_while_nothing_changes(player: SoundPlayer, clock: Clock) -> None:
    assert player.step() is None
    player.music("abyss_ambience")
    wait(player, clock, 3)
    assert player.step() is None, "an ambience that plays needs nobody"
    player.effect("card_flip", delay=0.5)
    assert player.step() == pytest.approx(0.5)


# -- without a device ------------------------------------------------------------------------------------------


def test_without_a_device_the_program_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    player = SoundPlayer(LOUD)
    assert player.available
    player.start()
    assert not player.available
    player.effect("win")
    player.effect("win", delay=1)
    player.last_of_move("win")
    player.music("abyss_ambience")
    player.configure(Settings(muted=True))
    player.skip()
    assert player.voices() == [] and player.playing == ""
    assert player.step() is None
    player.close()


def test_before_the_start_and_after_the_end_nothing_sounds(player: SoundPlayer) -> None:
    early = SoundPlayer(LOUD)
    early.effect("win")
    early.music("abyss_ambience")
    assert early.voices() == []
    player.close()
    player.close()
    player.effect("win")
    assert player.voices() == []


def test_a_file_that_cannot_be_read_is_one_sound_less(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "sounds.json").write_bytes((FOLDER / "sounds.json").read_bytes())
    (tmp_path / "buy.ogg").write_bytes(b"not a sound")
    player = SoundPlayer(LOUD, tmp_path)
    player.start(threaded=False)
    player.effect("buy")
    player.effect("plot")
    player.music("abyss_ambience")
    player.step()
    assert player.voices() == [] and player.playing == ""
    player.close()


def test_the_thread_plays_what_is_due_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    player = SoundPlayer(LOUD)
    player.start()
    player.music("abyss_ambience")
    player.effect("win", delay=0.05)
    end = time.monotonic() + 5
    while time.monotonic() < end and (player.voices() != ["win"] or player.playing != "abyss_ambience"):
        time.sleep(0.01)
    assert (player.voices(), player.playing) == (["win"], "abyss_ambience")
    thread = player._thread
    player.close()
    assert thread is not None and not thread.is_alive()


# -- a match is shown ------------------------------------------------------------------------------------------


def beat(event: Event) -> Beat:
    return Beat(event=event, view=None, viewer=0, number=1)


def show(player: SoundPlayer, *events: Event, people: tuple[int, ...] = (0,)) -> tuple[Bus, SoundEvents]:
    """Shows `events` at once."""
    bus = Bus()
    sounds = SoundEvents(bus, player, people)
    for event in events:
        bus.publish(BeatShown(beat(event)))
    return bus, sounds


RECRUITED = ev.LordRecruited(seat=1, lord="jailer", allies=[1], pearls=1)
TURN = ev.TurnStarted(seat=0, extra=False, last=False)


def test_what_is_shown_is_heard(player: SoundPlayer, clock: Clock) -> None:
    show(player, RECRUITED)
    assert player.voices() == ["card_slide", "pearl_one"]
    wait(player, clock, 0.4)
    assert player.voices("event") == ["lord_recruit"]


def test_delays_follow_the_animation_speed(player: SoundPlayer, clock: Clock) -> None:
    player.configure(Settings(animation="slow", effects=100))
    show(player, RECRUITED)
    wait(player, clock, 0.5)
    assert player.voices("event") == []
    wait(player, clock, 0.2)
    assert player.voices("event") == ["lord_recruit"]


def test_at_fast_animation_only_what_matters_is_heard(player: SoundPlayer, clock: Clock) -> None:
    player.configure(Settings(animation="fast", effects=100))
    show(player, RECRUITED, ev.AllyTaken(seat=1, card=4))
    assert player.voices() == []
    wait(player, clock, 0.2)
    assert player.voices() == ["lord_recruit"]


@pytest.mark.parametrize("still", [Settings(animation="off"), Settings(reduced_motion=True)])
def test_without_animation_only_the_last_sound_of_a_move_is_heard(
    player: SoundPlayer, clock: Clock, still: Settings
) -> None:
    player.configure(still)
    show(player, RECRUITED, ev.AllyAffiliated(seat=1, card=3), TURN, ev.PowerUsed(seat=0, lord="jailer"))
    assert player.voices() == []
    wait(player, clock, 0.2)
    assert player.voices() == ["turn_yours"]


def test_skipping_what_is_shown_ends_its_sounds(player: SoundPlayer, clock: Clock) -> None:
    bus, _ = show(player, RECRUITED)
    bus.publish(ShowSkipped())
    wait(player, clock, 0.5)
    assert player.voices() == []


@pytest.mark.parametrize(
    ("people", "places", "sound"),
    [
        ((0,), [1, 2, 3], "win"),
        ((1,), [1, 2, 3], "lose"),
        ((1,), [1, 1, 3], "win"),
        ((1, 2), [1, 2, 3], "win"),
        ((), [1, 2], "win"),
    ],
)
def test_the_end_sounds_for_those_who_sit_here(
    player: SoundPlayer, people: tuple[int, ...], places: list[int], sound: str
) -> None:
    SoundEvents(Bus(), player, people).scores(places)
    assert player.voices() == [sound]


def test_handles_are_closed(player: SoundPlayer) -> None:
    bus, sounds = show(player)
    assert bus.count == 2
    sounds.close()
    assert bus.count == 0
    bus.publish(BeatShown(beat(TURN)))
    assert player.voices() == []
