"""Allies, the Monster, deck backs, frames, tokens, dice and race and guild icons."""
