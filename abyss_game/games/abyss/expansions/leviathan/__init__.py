"""Leviathan: the Border with its Leviathans, dice, fights, new Monster tokens, Martial Law (rules L-1 … L-70).

``state`` is its part of the state; ``expansion`` is what the game asks; the rest are its rules, one subject a file.
"""
