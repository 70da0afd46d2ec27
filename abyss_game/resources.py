"""Where the files that ship with the program are found: frozen, installed or in a source tree."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def program_dir(name: str) -> Path:
    """The folder `name` ("assets" or "saves") that ships with the program.

    It is looked for in a frozen build, inside the installed package and beside the package in a source tree.
    Raises FileNotFoundError naming the places when it is in none of them.
    """
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / name] if frozen else []
    places += [package / name, package.parent / name]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"The folder '{name}' of the program is missing; looked in {', '.join(map(str, places))}.")


def assets_dir() -> Path:
    """Art, layouts, locales and sounds that ship with the program."""
    return program_dir("assets")
