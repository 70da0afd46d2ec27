"""Abyss: the base game, and the place where its expansions plug in."""
