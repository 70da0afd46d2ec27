"""Where the player's files are kept; for what ships with the program see `abyss_game.resources`.

They go to the folders of the platform (platformdirs); in portable mode they go to `userdata` beside the
program. Nothing is created by asking for a folder.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP_NAME = "abyss-game"
PORTABLE_VARIABLE = "ABYSS_GAME_HOME"
"""Environment variable: a folder that holds everything the program writes (portable mode)."""


def portable_home() -> Path | None:
    """The folder of portable mode, or None when the platform's folders are used."""
    value = os.environ.get(PORTABLE_VARIABLE, "").strip()
    return Path(value) if value else None


def config_dir() -> Path:
    """Folder of the settings file."""
    return portable_home() or Path(platformdirs.user_config_dir(APP_NAME, appauthor=False))


def data_dir() -> Path:
    """Folder of saved games and statistics."""
    return portable_home() or Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def log_dir() -> Path:
    """Folder of report files about unforeseen errors."""
    home = portable_home()
    return home / "logs" if home else Path(platformdirs.user_log_dir(APP_NAME, appauthor=False))


def settings_file() -> Path:
    """The player's settings."""
    return config_dir() / "settings.json"
