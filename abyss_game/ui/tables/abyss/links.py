"""Names in the log and the news in the colour of what they name; they lead to the card."""

from __future__ import annotations

import re
from collections.abc import Sequence

from abyss_game.engine.match import Player
from abyss_game.games.abyss.cards import RACE_OF, RACES, is_monster
from abyss_game.games.abyss.lord import LORDS
from abyss_game.ui import theme
from abyss_game.ui.paint.cards import MONSTER_EDGE
from abyss_game.ui.theme import RGB, mix

_LINK = re.compile(r"<a:(?P<kind>\w+):(?P<name>[^>]*)>(?P<words>.*?)</a>")
_LOCATION: RGB = theme.rgb("#9fd3f0")
_WHITE: RGB = (255, 255, 255)
_SHARE = 0.45
"""So much white is mixed in, for letters on a dark tablet."""


def coloured(markup: str, players: Sequence[Player]) -> str:
    """``markup`` with the colour of Guild, Race or seat on every linked name; the links stay."""

    def paint(found: re.Match[str]) -> str:
        tone = _colour(found["kind"], found["name"], players)
        if tone is None:
            return found[0]
        return f"<c:#{tone[0]:02x}{tone[1]:02x}{tone[2]:02x}>{found[0]}</c>"

    return _LINK.sub(paint, markup)


def _colour(kind: str, name: str, players: Sequence[Player]) -> RGB | None:
    if kind == "seat":
        return mix(theme.SEATS[players[int(name)].colour].colour, _WHITE, 0.2)
    if kind == "lord" and name in LORDS:
        return mix(theme.GUILD_COLOURS[LORDS[name].guild], _WHITE, _SHARE)
    if kind == "location":
        return _LOCATION
    if kind == "card" and int(name) >= 0:
        card = int(name)
        edge = MONSTER_EDGE if is_monster(card) else theme.RACE_COLOURS[RACES[RACE_OF[card]]]
        return mix(edge, _WHITE, _SHARE)
    return None
