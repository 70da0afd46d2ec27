"""How long computer players think: ``pytest -m bench -s tests/bench/bench_ai.py``."""

import time

import pytest

from abyss_game.ai.seat import kinds, make, seed_of_seat
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES

pytestmark = pytest.mark.bench
RULES = GAMES.get("abyss")
MEAN_LIMIT = 0.001
"""Seconds that a decision of the heuristic player may take on average."""


def times(kind: str, seats: int, games: int) -> list[float]:
    """The processor seconds of every decision in ``games`` games."""
    found = []
    for seed in range(games):
        bots = [make(kind, RULES, seed_of_seat(seed, seat)) for seat in range(seats)]
        game = RULES.new(Options(seats=seats, seed=seed))
        while (decision := game.decision) is not None:
            view = RULES.view(game.state, decision.seat)
            begun = time.process_time_ns()
            move = bots[decision.seat].choose(view)
            found.append((time.process_time_ns() - begun) / 1e9)
            game.apply(move)
    return found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("kind", kinds("abyss"))
def test_a_decision_takes_less_than_a_millisecond(kind: str, seats: int) -> None:
    spent = sorted(times(kind, seats, 10 if kind != "random" else 1))
    mean = sum(spent) / len(spent)
    print(
        f"\n{kind}, {seats} seats: {len(spent)} decisions, mean {mean * 1e6:.0f} µs, "
        f"99 % below {spent[int(len(spent) * 0.99)] * 1e3:.2f} ms, longest {spent[-1] * 1e3:.2f} ms"
    )
    assert mean < MEAN_LIMIT
