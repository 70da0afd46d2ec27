"""Whole games between computer players, one after the other or spread over several processes.

for played in play_all("abyss", Plan(seats=("heuristic", "random"), games=400, seed=1), jobs=2):
    print(played.seed, [standing.points for standing in played.standings])
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

import msgspec

from ..engine.events import Event
from ..engine.game import Game
from ..engine.ruleset import Options, Ruleset, Standing
from ..engine.scenario import Position
from ..games import GAMES
from .seat import Bot, make, seed_of_seat

MOST_MOVES = 100_000
"""A game that is not over after so many moves does not end: no game that ends comes near it."""

RULES_KIND = "rules"
"""The kind of a side that has no seat because the rules play it, like the opponent of a game for one."""


class Endless(RuntimeError):
    """A game did not end within :data:`MOST_MOVES` moves."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: ``games`` games with the seeds ``seed``, ``seed`` + 1 …, the bots ``seats`` in clockwise
    order. ``rotate``: in every game the bots sit one place further on than in the game before."""

    seats: tuple[str, ...]
    games: int = 1
    seed: int = 0
    game: str = "abyss"
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    rotate: bool = False

    def options(self, number: int) -> Options:
        """The options of game ``number``, from 0."""
        return Options(
            seats=len(self.seats), expansions=self.expansions, seed=self.seed + number, variants=self.variants
        )

    def kinds(self, number: int) -> tuple[str, ...]:
        """The bots by seat in game ``number``, from 0."""
        if not self.rotate:
            return self.seats
        turn = number % len(self.seats)
        return self.seats[len(self.seats) - turn :] + self.seats[: len(self.seats) - turn]


class Played(msgspec.Struct, frozen=True):
    """A game that is over: its ``seed``, the bots by seat (``kinds``; a side that the rules play themselves follows as
    :data:`RULES_KIND`), the number of ``moves`` that were made, the ``standings`` by side and the final ``position`` as
    scenario files write it."""

    seed: int
    kinds: tuple[str, ...]
    moves: int
    standings: list[Standing]
    position: Position


def run(
    rules: Ruleset[Any], options: Options, bots: Sequence[Bot], listener: Callable[[Event], None] | None = None
) -> Game[Any]:
    """Plays a whole game with ``bots`` by seat and returns it. Every bot sees the view of its own seat and nothing
    else (B-135). Raises ``BadOptions``, ``IllegalMove`` when a bot cheats, and :class:`Endless`."""
    game = rules.new(options, listener)
    while (decision := game.decision) is not None:
        if game.state.made >= MOST_MOVES:
            raise Endless(f"{options} did not end within {MOST_MOVES} moves")
        game.play(bots[decision.seat].choose(rules.view(game.state, decision.seat)))
    return game


def play_one(plan: Plan, number: int) -> Played:
    """Plays game ``number`` (from 0) of ``plan``; the outcome follows from these two alone."""
    rules = GAMES.get(plan.game)
    options = plan.options(number)
    kinds = plan.kinds(number)
    bots = [make(kind, rules, seed_of_seat(options.seed, seat)) for seat, kind in enumerate(kinds)]
    game = run(rules, options, bots)
    standings = rules.standings(game.state)
    return Played(
        seed=options.seed,
        kinds=kinds + (RULES_KIND,) * (len(standings) - len(kinds)),
        moves=game.state.made,
        standings=standings,
        position=rules.describe(game.state),
    )


def play_all(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """Plays the games of ``plan`` in ``jobs`` processes and yields them in order; the result is the same whatever
    ``jobs`` is. Closing the iterator ends the processes after the games that they are playing."""
    if jobs <= 1 or plan.games <= 1:
        for number in range(plan.games):
            yield play_one(plan, number)
        return
    pool = ProcessPoolExecutor(min(jobs, plan.games), mp_context=get_context("spawn"), initializer=_keep_quiet)
    try:
        chunk = max(1, min(16, plan.games // (jobs * 4)))
        with _deaf():
            outcomes = pool.map(_play, [(plan, number) for number in range(plan.games)], chunksize=chunk)
        yield from outcomes
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play(task: tuple[Plan, int]) -> Played:
    return play_one(*task)


def _keep_quiet() -> None:
    """Ctrl-C is for the main process, which then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that begin meanwhile do not hear Ctrl-C from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what becomes of signals, and only it hears them
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
