"""Conspiracy: the five Guilds of Abyss in an inverted pyramid of fifteen Lords (C-1 … C-43)."""
