"""The player's settings: one JSON file, read leniently and written atomically.

settings = load()                      # of the platform's folder; wrong values become defaults one by one
save(msgspec.structs.replace(settings, text_size=120))
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from abyss_game.storage import paths
from abyss_game.storage.files import write_atomically

Percent = Annotated[int, Meta(ge=0, le=100)]
PlayerName = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[int, Meta(ge=0, le=4)]
Speed = Literal["off", "fast", "normal", "slow"]
Pace = Literal["instant", "fast", "normal", "slow", "key"]

SPEEDS: tuple[Speed, ...] = ("off", "fast", "normal", "slow")
PACES: tuple[Pace, ...] = ("instant", "fast", "normal", "slow", "key")
SPEED_FACTORS: dict[Speed, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7}
"""Factor on every animation's length."""
PACE_SECONDS: dict[Pace, float] = {"instant": 0.0, "fast": 0.4, "normal": 0.9, "slow": 1.8, "key": 0.0}
"""Pause after a computer's action; `key` waits for the player instead."""
TEXT_SIZES: tuple[int, ...] = (80, 90, 100, 110, 120, 130, 140, 150)


class SeatSetting(msgspec.Struct, frozen=True):
    """A seat as it was last set up: played by a person or by the computer of `level`. An empty name stands for the
    proposed one, number `proposal` of its kind."""

    person: bool
    level: Word
    colour: Colour
    proposal: Colour
    name: PlayerName = ""


class TableSetting(msgspec.Struct, frozen=True):
    """The table that was last begun, in the words of the new-game screen; seats are in clockwise order."""

    game: Word
    seats: Annotated[tuple[SeatSetting, ...], Meta(min_length=1, max_length=5)]
    expansions: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    variants: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    opponent: Annotated[str, Meta(max_length=40)] = ""
    live_score: bool = True
    take_back: bool = True


class Settings(msgspec.Struct, frozen=True):
    """Everything a player may set. Percentages are 0..100, the text size 80..150."""

    language: Literal["", "pt", "es", "en"] = ""
    """Empty: the language of the system."""
    text_size: Annotated[int, Meta(ge=80, le=150)] = 100
    music: Percent = 80
    effects: Percent = 100
    interface: Percent = 100
    muted: bool = False
    animation: Speed = "normal"
    computer_pace: Pace = "normal"
    auto_single: bool = False
    """Take a decision's only option without asking."""
    confirm_fizzle: bool = True
    """Ask before an effect that would do nothing."""
    confirm_end_turn: bool = True
    """Ask before a turn ends with a useful action left."""
    confirm_leave: bool = True
    """Ask before a game is left."""
    reduced_motion: bool = False
    full_screen: bool = False
    window_width: Annotated[int, Meta(ge=640, le=16384)] = 1280
    window_height: Annotated[int, Meta(ge=360, le=16384)] = 720
    last_table: TableSetting | None = None
    """Who sat at the last table and what was played with; None before the first."""


def from_values(values: object) -> Settings:
    """Settings from decoded JSON: a value that is missing or wrong becomes its default, the others are kept."""
    if not isinstance(values, dict):
        return Settings()
    good: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in values:
            try:
                good[field.name] = msgspec.convert(values[field.name], field.type)
            except msgspec.ValidationError:
                continue
    return Settings(**good)


def load(path: Path | None = None) -> Settings:
    """The stored settings; the defaults when there are none or the file cannot be read. Never raises OSError."""
    try:
        return from_values(msgspec.json.decode((path or paths.settings_file()).read_bytes()))
    except (OSError, msgspec.DecodeError, RecursionError):
        return Settings()


def save(settings: Settings, path: Path | None = None) -> None:
    """Store the settings; raises OSError when the folder cannot be written (the old file is unharmed then)."""
    write_atomically(path or paths.settings_file(), msgspec.json.format(msgspec.json.encode(settings), indent=2))
