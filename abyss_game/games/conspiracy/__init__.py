"""Conspiracy: the five Guilds of Abyss in an inverted pyramid of fifteen Lords (C-1 … C-43).

A scenario file (see ``engine/scenario.py`` for what it may hold, ``position.py`` for the keys of a position and
``moves.py`` for the moves)::

    game = "conspiracy"
    seats = 2
    seed = 1
    moves = ["place mage-1", "place mage-2", "place farmer-2"]

    [position]
    state = "place"
    available = ["hall_of_keys", "sunken_palace"]
    waiting = ["mage-1", "mage-2", "farmer-2", "farmer-1"]

    [expect]
    legal = ["settle hall_of_keys", "settle sunken_palace", "locations 3"]
    illegal = { "place farmer-1" = "not-now" }

One silver and one gold Key ask for nothing; the second gold one brings a Location (C-10).
"""
