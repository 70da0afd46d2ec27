"""Tests of the core, which knows no game."""
