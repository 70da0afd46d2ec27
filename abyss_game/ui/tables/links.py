"""Linked names of the log in the colours of what they name."""

from __future__ import annotations

import re
from collections.abc import Callable

from abyss_game.ui import theme
from abyss_game.ui.theme import RGB, mix

LOCATION: RGB = theme.rgb("#9fd3f0")
_LINK = re.compile(r"<a:(?P<kind>\w+):(?P<name>[^>]*)>(?P<words>.*?)</a>")
_WHITE: RGB = (255, 255, 255)
_SHARE = 0.45
"""So much white is mixed in, for letters on a dark tablet."""


def coloured(markup: str, tone: Callable[[str, str], RGB | None]) -> str:
    """``markup`` with a colour on every linked name for which ``tone(kind, name)`` gives one; the links stay."""

    def paint(found: re.Match[str]) -> str:
        colour = tone(found["kind"], found["name"])
        return found[0] if colour is None else f"<c:#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}>{found[0]}</c>"

    return _LINK.sub(paint, markup)


def lettered(colour: RGB) -> RGB:
    """``colour`` as light as letters on a tablet need it."""
    return mix(colour, _WHITE, _SHARE)


def of_seat(colour: int) -> RGB:
    """The letters of a name in the colour of its seat."""
    return mix(theme.SEATS[colour].colour, _WHITE, 0.2)
