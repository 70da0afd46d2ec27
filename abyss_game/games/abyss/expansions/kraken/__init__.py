"""Kraken: wild Allies, Nebulis and the figure, Sentinels, sacred sites with Treasures (rules K-1 … K-70).

``state`` is its part of the state; ``expansion`` is what the game asks; the rest are its rules, one subject a file.
"""
