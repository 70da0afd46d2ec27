"""How fast the rules are: whole random games between four players on one core.

    python -m tests.bench.bench_engine                           prints the figures
    python -m tests.bench.bench_engine --catanatron PYTHON       and those of catanatron 3.2.1 in that interpreter,
                                                                 in turns with ours, on the same core
    python -m pytest -m bench tests/bench/bench_engine.py -s

A decision is: list the legal moves, choose one by chance, apply it. Catanatron, a fast engine of another board game in
plain Python, does the same with its random players; its decisions are the actions in its record.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from abyss_game.engine.game import Game
from abyss_game.engine.rng import Rng
from abyss_game.engine.ruleset import Options, Ruleset
from abyss_game.games import GAMES

SEATS = 4
ROUNDS = 3
SECONDS = 2.0
"""Measured time of each round, seconds."""
COPIES = 20_000

CATANATRON = """
import random, sys, time
from catanatron import Color, Game, RandomPlayer
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
seconds, seed = float(sys.argv[1]), int(sys.argv[2])
random.seed(seed)
Game([RandomPlayer(colour) for colour in colours], seed=seed).play()
games = decisions = 0
start = time.perf_counter()
while (spent := time.perf_counter() - start) < seconds:
    seed += 1
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    games += 1
    state = game.state
    decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)
print(games, decisions, spent)
"""


class Pace(msgspec.Struct, frozen=True):
    """What was done in a second."""

    games: float
    decisions: float


def playout(rules: Ruleset[Any], seed: int, chance: Rng) -> int:
    """Plays one random game of four and returns the number of its decisions."""
    game = rules.new(Options(seats=SEATS, seed=seed))
    decisions = 0
    while not game.over:
        legal = game.legal()
        game.apply(legal[chance.below(len(legal))])
        decisions += 1
    return decisions


def measure_playouts(name: str = "abyss", seconds: float = SECONDS, seed: int = 1) -> Pace:
    """Random games of `name` for about `seconds`."""
    rules, chance = GAMES.get(name), Rng(seed)
    playout(rules, seed, chance)
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        games += 1
        decisions += playout(rules, seed + games, chance)
    return Pace(games / spent, decisions / spent)


def measure_copies(name: str = "abyss", number: int = COPIES) -> float:
    """Copies in a second of a state from the middle of a game."""
    rules, chance = GAMES.get(name), Rng(5)
    game: Game[Any] = rules.new(Options(seats=SEATS, seed=5))
    for _ in range(150):
        legal = game.legal()
        game.apply(legal[chance.below(len(legal))])
    start = time.perf_counter()
    for _ in range(number):
        rules.copy(game.state)
    return number / (time.perf_counter() - start)


def measure_catanatron(python: str, seconds: float = SECONDS, seed: int = 1) -> Pace:
    """The same of catanatron in the interpreter `python`. Raises CalledProcessError when it is not there."""
    command = [python, "-c", CATANATRON, str(seconds), str(seed)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    games, decisions, spent = int(told[0]), int(told[1]), float(told[2])
    return Pace(games / spent, decisions / spent)


def stay_on_one_core() -> None:
    """This process and its children share the core they run on, so that both engines have the same."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def middle(paces: list[Pace]) -> Pace:
    """The median of each figure."""
    return Pace(statistics.median(p.games for p in paces), statistics.median(p.decisions for p in paces))


def report(tell: Callable[[str], None], python: str = "") -> tuple[Pace, Pace | None]:
    """Measures in turns and tells the medians; returns ours and catanatron's."""
    stay_on_one_core()
    ours, theirs = [], []
    for turn in range(ROUNDS):
        ours.append(measure_playouts(seed=1000 * turn))
        if python:
            theirs.append(measure_catanatron(python, seed=1000 * turn))
    mine = middle(ours)
    tell(f"Abyss, {SEATS} random players: {mine.games:7.1f} games/s  {mine.decisions:9,.0f} decisions/s")
    tell(f"copies of a state:        {measure_copies():12,.0f} a second")
    if not theirs:
        tell("catanatron is not importable here: nothing to compare with (--catanatron PYTHON)")
        return mine, None
    other = middle(theirs)
    tell(f"catanatron, {SEATS} players:     {other.games:7.1f} games/s  {other.decisions:9,.0f} decisions/s")
    tell(f"decisions a second, ours to theirs: {mine.decisions / other.decisions:.2f} to 1")
    return mine, other


def catanatron_here() -> str:
    """This interpreter when catanatron can be imported in it, else nothing; ABYSS_CATANATRON names another one."""
    named = os.environ.get("ABYSS_CATANATRON", "")
    return named or (sys.executable if importlib.util.find_spec("catanatron") else "")


@pytest.mark.bench
def test_engine_speed(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print()
        mine, other = report(print, catanatron_here())
    assert mine.games > 0
    if other is not None:
        assert mine.decisions > other.decisions, "catanatron decides faster"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="How fast the rules are.")
    parser.add_argument("--catanatron", default=catanatron_here(), metavar="PYTHON", help="an interpreter that has it")
    report(print, parser.parse_args().catanatron)


if __name__ == "__main__":
    main()
