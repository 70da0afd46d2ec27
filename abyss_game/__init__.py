"""Abyss and Conspiracy: an unofficial desktop adaptation."""
