"""All expansions that the table of Abyss shows."""

from abyss_game.ui.tables.abyss.extras import Extra
from abyss_game.ui.tables.abyss.kraken.extra import KRAKEN
from abyss_game.ui.tables.abyss.leviathan.extra import LEVIATHAN

EXTRAS: tuple[Extra, ...] = (KRAKEN, LEVIATHAN)
