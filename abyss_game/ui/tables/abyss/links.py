"""Names in the log and the news in the colour of what they name; they lead to the card."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.engine.match import Player
from abyss_game.games.abyss.cards import RACE_NAMES, RACE_OF, is_monster
from abyss_game.games.abyss.lord import LORDS
from abyss_game.ui import theme
from abyss_game.ui.paint.cards import MONSTER_EDGE
from abyss_game.ui.tables import links
from abyss_game.ui.tables.abyss import extras
from abyss_game.ui.theme import RGB


def coloured(markup: str, players: Sequence[Player]) -> str:
    """``markup`` with the colour of Guild, Race or seat on every linked name; the links stay."""

    def tone(kind: str, name: str) -> RGB | None:
        if kind == "seat":
            return links.of_seat(players[int(name)].colour)
        if kind == "lord" and name in LORDS:
            return links.lettered(theme.GUILD_COLOURS[LORDS[name].guild])
        if kind == "location":
            return links.LOCATION
        if kind == "card" and int(name) >= 0:
            card = int(name)
            edge = MONSTER_EDGE if is_monster(card) else theme.RACE_COLOURS[RACE_NAMES[RACE_OF[card]]]
            return links.lettered(edge)
        colour = extras.merged("link_colours").get(kind)
        return links.lettered(colour(name)) if colour is not None else None

    return links.coloured(markup, tone)
