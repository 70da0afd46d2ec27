"""Abyss: the base game, and the place where its expansions plug in.

A scenario file (see ``engine/scenario.py`` for what it may hold, ``position.py`` for the keys of a position and
``moves.py`` for the moves)::

    game = "abyss"
    seats = 3
    seed = 7                       # deals whatever is not named
    moves = ["recruit jailer", "pick crab-3", "pick squid-2", "pick jellyfish-1", "confirm"]

    [position]
    active = 0
    court = ["", "", "oracle", "jailer", "trader", "sage"]

    [[position.areas]]
    pearls = 1
    hand = ["crab-3", "squid-2", "jellyfish-1", "crab-5"]

    [expect]
    illegal = { "council crab" = "stack-empty" }
    events = ["LordRecruited seat=0 lord=jailer pearls=0", "AllyAffiliated seat=0 card=jellyfish-1"]

    [expect.position]
    areas = [{ lords = ["jailer"], affiliated = ["jellyfish-1"] }]

The Jailer (6, three Races, a crab among them) is paid for exactly and the weakest Ally used is affiliated; then it is
the turn of seat 1, for whom every Council stack is empty.
"""
