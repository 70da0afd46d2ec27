"""``abyss-game play`` and ``abyss-game`` alone: the window."""

from __future__ import annotations

import argparse
import os
import sys

import msgspec

from .cli_common import Unusable
from .i18n.catalog import Catalog

EXAMPLES = "abyss-game\nabyss-game play --lang pt"


class PlayOptions(msgspec.Struct, frozen=True):
    """What the window is opened with. ``lang``: the language asked for, "" for that of the settings."""

    lang: str = ""


def describe(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """The window has no arguments of its own."""


def has_display() -> bool:
    """Whether a window can be opened: anywhere but on a Unix desktop that is not there."""
    if os.environ.get("SDL_VIDEODRIVER"):
        return os.environ["SDL_VIDEODRIVER"] != "dummy"
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Opens the window and returns when it is closed; without a display tells what can be done without one."""
    if not has_display():
        raise Unusable("cli-error-no-display", example="abyss-game simulate --players 3 --games 10")
    from .app import main

    return int(main(PlayOptions(lang=options.lang)))
