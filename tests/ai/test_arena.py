"""The arena tells which of two players is the stronger one, and plays the same games by the same seed."""

from __future__ import annotations

import pytest

from abyss_game.ai.arena import Challenge, challenge
from abyss_game.ai.seat import make
from abyss_game.games import GAMES

RULES = GAMES.get("conspiracy")


def between(challenger: str, champion: str, seats: int, games: int) -> Challenge:
    return challenge(RULES, make(challenger, RULES, 1), make(champion, RULES, 2), seats, games, seed=3)


def test_the_stronger_player_wins_on_every_seat_and_the_weaker_on_none() -> None:
    strong, weak = between("heuristic", "random", 2, 6), between("random", "heuristic", 2, 6)
    assert (strong.games, strong.share, strong.error, strong.fair) == (6, 1.0, 0.0, 0.5)
    assert (weak.share, weak.error) == (0.0, 0.0)
    assert strong.points > strong.others and weak.points < weak.others


def test_equals_share_the_first_places_and_the_error_says_how_sure_that_is() -> None:
    equal = between("heuristic", "heuristic", 3, 3)
    # each sits on every seat of the same game once, so exactly one place of three is the first
    assert equal.share == pytest.approx(1 / 3) and equal.fair == pytest.approx(1 / 3)
    assert equal.error == pytest.approx(1 / 3)  # √(((2/3)² + 2·(1/3)²) / 2) / √3
    assert equal.points == pytest.approx(equal.others)


def test_the_same_seed_gives_the_same_games() -> None:
    assert between("random", "random", 2, 4) == between("random", "random", 2, 4)
