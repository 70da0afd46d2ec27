"""Conspiracy in a real window: a whole game by dragging, one alone by keyboard, and beside a running game of Abyss."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.driver import PATIENCE, NothingLikeIt, Program, Screen, Told
from tests.e2e.homes import finished_match, moves_of, store
from tests.e2e.player import SEED, asked, by_keyboard, changed, new_game

pytestmark = pytest.mark.window

Answer = Callable[[Program, Told, str], None]
LONGEST = 150
"""So many decisions a game of two has at most."""


def by_drag(program: Program, told: Told, move: str) -> None:
    """Makes ``move`` by dragging its piece to its place; a move without a piece by its button."""
    source, target = told["sources"][move]
    if not source:
        program.click(move)
        return
    # Of a deck the button tells how many.
    goals = (move,) if source.startswith("deck:") else (f"place:{target}", target)
    goal = next((name for name in goals if name in told["rects"]), "")
    if source not in told["rects"] or not goal:
        raise NothingLikeIt(f"“{move}” cannot be dragged; there are {sorted(told['rects'])}")
    program.drag(source, goal)


def playing(program: Program) -> Told | None:
    """The next decision of the person; None when the points are told."""
    told = program.wait(
        "decision or points", lambda t: t["scene"] == "Scores" or (bool(t.get("mine")) and not t["busy"]), 4 * PATIENCE
    )
    return None if told["scene"] == "Scores" else asked(program)


def test_a_whole_game_by_dragging(screen: Screen, home: Path) -> None:
    """Every move that takes a piece somewhere is dragged, to the last Lord."""
    play(screen, home, 2, by_drag)


def test_a_whole_game_alone_by_keyboard(screen: Screen, home: Path) -> None:
    play(screen, home, 1, by_keyboard)


def play(screen: Screen, home: Path, seats: int, answer: Answer) -> None:
    """Plays a game by ``answer``, any move each time. Those and no others are in its record at the end."""
    chance, made = random.Random(5), []
    with Program(screen, home) as program:
        new_game(program, "conspiracy", seats)
        while (told := playing(program)) is not None:
            made.append(chance.choice(told["moves"]))
            answer(program, told, made[-1])
            changed(program, told)
            if len(made) > LONGEST:
                raise NothingLikeIt("the game does not end")
        program.click("total 0")  # whatever is still being told is told now
        program.key("v")
        program.wait("final table", lambda told: told["scene"] == "TableScene" and told["focus"] == "points")
        program.key("Return")
        program.wait_scene("Scores")
        match = finished_match(home, "conspiracy")
    assert store(home).continue_info("conspiracy") is None, "it is over"
    assert match.options.seed == SEED
    assert moves_of(match.record(), 0) == made


def test_it_goes_on_beside_a_running_game_of_abyss(screen: Screen, home: Path) -> None:
    """Each game keeps its own match; the newest of both is continued, at the same decision."""
    with Program(screen, home) as program:
        new_game(program, "abyss")
        asked(program)
        leave(program)
        new_game(program, "conspiracy", 2)
        told = asked(program)
        by_drag(program, told, "draw 3")
        changed(program, told)
        kept = asked(program)
        assert kept["decision"] == "ChooseKept"
        leave(program)
        program.click("continue")
        again = asked(program)
        assert (again["decision"], again["moves"]) == (kept["decision"], kept["moves"])
        leave(program)
    running = store(home)
    assert running.continue_info("abyss") is not None and running.continue_info("conspiracy") is not None


def leave(program: Program) -> None:
    """From the table to the title."""
    program.click("menu")
    program.wait_scene("MenuOverlay")
    program.key("Down", "Down", "Return")
    told = program.wait_scene("Confirm", "Title")
    if told["scene"] == "Confirm":
        program.key("Return")
    program.wait_scene("Title")
