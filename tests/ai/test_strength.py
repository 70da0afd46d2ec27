"""How strong the heuristic player is. Beside the bar there is a margin for chance: the seeds are fixed."""

import pytest

from abyss_game.ai.table import Plan, play_all
from abyss_game.ai.tally import tally


def share(
    seats: tuple[str, ...],
    games: int,
    jobs: int = 1,
    game: str = "abyss",
    expansions: tuple[str, ...] = (),
    variants: tuple[str, ...] = (),
) -> float:
    """The part of the games that the heuristic player wins, on every seat in turn."""
    plan = Plan(seats, games, seed=20_000, game=game, expansions=expansions, variants=variants, rotate=True)
    return tally(list(play_all(plan, jobs))).of("heuristic").share


def test_it_beats_the_random_player() -> None:
    assert share(("heuristic", "random"), 40) >= 0.95


def test_it_beats_three_random_players() -> None:
    assert share(("heuristic", "random", "random", "random"), 40) >= 0.9


@pytest.mark.long
def test_it_wins_nearly_all_of_400_games_against_one_random_player() -> None:
    assert share(("heuristic", "random"), 400, jobs=2) >= 0.98


@pytest.mark.long
def test_it_wins_most_of_400_games_against_three_random_players() -> None:
    assert share(("heuristic", "random", "random", "random"), 400, jobs=2) >= 0.9


def test_it_beats_the_random_player_with_kraken() -> None:
    assert share(("heuristic", "random"), 40, expansions=("kraken",)) >= 0.95


@pytest.mark.long
def test_it_wins_nearly_all_of_400_games_with_kraken_against_one_random_player() -> None:
    assert share(("heuristic", "random"), 400, jobs=2, expansions=("kraken",)) >= 0.98


@pytest.mark.long
def test_it_wins_most_of_400_games_with_kraken_against_three_random_players() -> None:
    assert share(("heuristic", "random", "random", "random"), 400, jobs=2, expansions=("kraken",)) >= 0.9


LEVIATHAN = [("leviathan",), ("kraken", "leviathan")]


@pytest.mark.parametrize("expansions", LEVIATHAN)
def test_it_beats_the_random_player_with_leviathan(expansions: tuple[str, ...]) -> None:
    assert share(("heuristic", "random"), 40, expansions=expansions) >= 0.95


@pytest.mark.long
@pytest.mark.parametrize("expansions", LEVIATHAN)
def test_it_wins_nearly_all_of_400_games_with_leviathan_against_one_random_player(expansions: tuple[str, ...]) -> None:
    assert share(("heuristic", "random"), 400, jobs=2, expansions=expansions) >= 0.98


@pytest.mark.long
@pytest.mark.parametrize("expansions", LEVIATHAN)
def test_it_wins_most_of_200_games_with_leviathan_against_four_random_players(expansions: tuple[str, ...]) -> None:
    assert share(("heuristic", *("random",) * 4), 200, jobs=2, expansions=expansions) >= 0.9


def test_it_beats_the_random_player_at_conspiracy() -> None:
    assert share(("heuristic", "random"), 40, game="conspiracy") >= 0.95


def test_it_beats_three_random_players_at_conspiracy() -> None:
    assert share(("heuristic", "random", "random", "random"), 40, game="conspiracy") >= 0.9


def test_it_beats_most_legendary_opponents() -> None:
    assert share(("heuristic",), 60, game="conspiracy") >= 0.6


@pytest.mark.long
@pytest.mark.parametrize(
    ("opponent", "least"),
    [("farmer", 0.82), ("soldier", 0.45), ("merchant", 0.75), ("politician", 0.72), ("mage", 0.7)],
)
def test_it_beats_the_legendary_opponents_in_200_games(opponent: str, least: float) -> None:
    assert share(("heuristic",), 200, jobs=2, game="conspiracy", variants=(f"opponent-{opponent}",)) >= least


@pytest.mark.long
def test_it_wins_nearly_all_of_400_games_of_conspiracy_against_one_random_player() -> None:
    assert share(("heuristic", "random"), 400, jobs=2, game="conspiracy") >= 0.95


@pytest.mark.long
def test_it_wins_most_of_400_games_of_conspiracy_against_three_random_players() -> None:
    assert share(("heuristic", "random", "random", "random"), 400, jobs=2, game="conspiracy") >= 0.93
