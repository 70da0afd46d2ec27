"""Names in the log and the news in the colour of what they name; they lead to the card."""

from __future__ import annotations

from abyss_game.games.conspiracy.lords import LORDS
from abyss_game.ui import theme
from abyss_game.ui.tables import links
from abyss_game.ui.tables.conspiracy import faces, sides
from abyss_game.ui.tables.pieces import Sight


def coloured(markup: str, sight: Sight) -> str:
    """``markup`` with the colour of Guild or seat on every linked name; the links stay."""

    def tone(kind: str, name: str) -> theme.RGB | None:
        if kind == "seat":
            return links.of_seat(sides.colour(sight, int(name)))
        if kind == "location":
            return links.LOCATION
        if kind == "lord" and 0 <= int(name) < LORDS:
            return links.lettered(theme.GUILD_COLOURS[faces.guild(int(name))])
        return None

    return links.coloured(markup, tone)
