"""Where the pieces of Kraken lie that belong to nobody."""

from __future__ import annotations

from abyss_game.ui.layout import Box

DECK, FIGURE = Box(584, 184, 62, 22), Box(650, 181, 26, 26)
"""The Treasure deck and the figure beside the board: between Court and Locations."""
OUT = Box(610, -90, 40, 40)
"""Where Treasures go that leave the game."""
