"""The expansions of Abyss, each in a package of its own; ``every`` puts them into the table that the game asks."""
