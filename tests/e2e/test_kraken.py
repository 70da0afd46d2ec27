"""Kraken in a real window: one game, begun on the new-game screen, in which the person buys with a Nebulis, reserves a
Lord with a Sentinel and searches a sacred site."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from abyss_game.engine.match import Match
from tests.e2e.driver import Program, Screen, Told
from tests.e2e.homes import moves_of, running_match, soon
from tests.e2e.kraken_game import (
    BUY,
    GUARD,
    ME,
    MOVES,
    SEATS,
    SEED,
    check_purchase,
    check_search,
    check_sentinel,
    played,
)
from tests.e2e.player import asked, by_keyboard, by_mouse, changed, new_game


def test_the_moves_fit_the_cards_and_the_computers() -> None:
    """The same game without a window: when the computers have learned to play otherwise, this tells it first."""
    check_sentinel(played(SEED, MOVES[: MOVES.index(GUARD) + 1]))
    check_purchase(played(SEED, MOVES[: MOVES.index(BUY) + 1]))
    check_search(played(SEED, MOVES))


@pytest.mark.window
def test_a_nebulis_a_sentinel_and_a_search_in_one_game(screen: Screen, home: Path, tmp_path: Path) -> None:
    with Program(screen, home) as program:
        new_game(program, seats=SEATS, expansions=("kraken",), seed=SEED)
        for count, move in enumerate(MOVES, 1):
            told = asked(program)
            answer(program, told, move)
            changed(program, told)
            if move == GUARD:
                check_sentinel(soon("Sentinel on the disk", lambda n=count: saved(home, MOVES[:n])))
            elif move == BUY:
                check_purchase(soon("purchase on the disk", lambda n=count: saved(home, MOVES[:n])))
        check_search(soon("search on the disk", lambda: saved(home, MOVES)))
        told = asked(program)
        assert {"location:abandoned_convoy", "treasure:23", "treasure:15", "sentinel:watcher"} <= set(told["rects"])
        program.screenshot(tmp_path / "after.png")


def answer(program: Program, told: Told, move: str) -> None:
    """The purchase by keyboard, all else by mouse: pieces are dragged where they have a place to go to."""
    assert move in told["moves"], f"“{move}” is not offered; there are {told['moves']}"
    if move == BUY:
        by_keyboard(program, told, move)
        return
    done = by_mouse(program, told, move)
    if move == GUARD:
        assert done == "dragged", "the token is carried to the Lord"


def saved(home: Path, moves: Sequence[str]) -> Match | None:
    """The match on the disk, replayed by the rules, once the person has made all of ``moves`` in it; the computers
    must have made the moves that follow from the seed."""
    match = running_match(home)
    return match if moves_of(match.record(), ME) == list(moves) else None
