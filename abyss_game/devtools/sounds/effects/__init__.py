"""The effects. Each is a function of a generator ``r`` and a pitch factor ``p``; its decorator tells its group, its place
in the mix and when the game plays it.

Families: cards are paper through water; pearls are small hard spheres; the hand of a player plucks a harp; authority
speaks in bells and choir; the deep growls. Turn, recruit, win and lose are all cut from the five notes of the theme,
D A C B E. The order of the modules is the order of the catalogue.
"""

from . import things, actions, happenings, interface  # noqa: F401, I001
from .gestures import EFFECTS

__all__ = ["EFFECTS"]
