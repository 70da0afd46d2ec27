"""``abyss-game play`` and ``abyss-game`` alone: the window."""

from __future__ import annotations

import argparse
import os
import sys

import msgspec

from .cli_common import Unusable, hush
from .i18n.catalog import Catalog

EXAMPLES = "abyss-game\nabyss-game play --lang pt"


class PlayOptions(msgspec.Struct, frozen=True):
    """What the window is opened with. ``lang``: the language asked for, "" for that of the settings."""

    lang: str = ""


def describe(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """The window has no arguments of its own."""


NO_SCREEN = ("dummy", "offscreen")
"""The drivers that SDL falls back to where there is no screen; a window of theirs is seen by nobody."""


def has_display() -> bool:
    """Whether a window can be opened that somebody sees."""
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    if asked in NO_SCREEN:
        return False
    desktop = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(asked or desktop) and _opens()


def _opens() -> bool:
    """Whether SDL reaches the screen that the environment names."""
    import pygame

    try:
        with hush():
            pygame.display.init()
        return pygame.display.get_driver() not in NO_SCREEN
    except pygame.error:
        return False
    finally:
        pygame.display.quit()


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Opens the window and returns when it is closed; without a display tells what can be done without one."""
    if not has_display():
        raise Unusable("cli-error-no-display", example="abyss-game simulate --players 3 --games 10")
    from .app import main

    return int(main(PlayOptions(lang=options.lang)))
