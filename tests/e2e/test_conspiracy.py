"""Conspiracy in a real window: a whole game by dragging, one alone by keyboard, and beside a running game of Abyss."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from abyss_game.storage.saves import Store
from abyss_game.storage.settings import Settings
from tests.e2e.driver import PATIENCE, NothingLikeIt, Program, Screen, Told, missing_tools
from tests.e2e.player import asked, by_keyboard, changed

pytestmark = pytest.mark.window

QUICK = Settings(animation="fast", computer_pace="instant", auto_single=False, language="en")
LONGEST = 150
"""So many decisions a game of two has at most."""


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    assert missing_tools() == []
    with Screen() as shown:
        yield shown


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home" / "config" / "abyss-game"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_bytes(msgspec.json.encode(QUICK))
    return tmp_path / "home"


def store(home: Path) -> Store:
    return Store(home / "data" / "abyss-game" / "saves")


def to_the_table(program: Program, seats: int) -> None:
    """From the title to a new game of Conspiracy with the person on the first of ``seats``."""
    program.wait_scene("Title")
    program.click("new-game")
    program.wait_scene("NewGame")
    program.click("game conspiracy")
    for seat in range(2, seats - 1, -1):
        program.click(f"remove {seat}")
        program.wait("seat removed", lambda told, gone=f"name {seat}": gone not in told["rects"])
    program.click("begin")


def by_drag(program: Program, told: Told, move: str) -> str:
    """Makes ``move`` by dragging where it takes a piece somewhere, else by its button."""
    source, target = told["sources"][move]
    goal = next((name for name in (f"place:{target}", target) if name in told["rects"]), "")
    if source.startswith("deck:"):
        goal = move  # the button tells how many
    if source in told["rects"] and goal in told["rects"]:
        program.drag(source, goal)
        return "dragged"
    program.click(move)
    return "clicked"


def playing(program: Program) -> Told | None:
    """The next decision of the person; None when the points are told."""
    told = program.wait(
        "decision or points", lambda t: t["scene"] == "Scores" or (bool(t.get("mine")) and not t["busy"]), 4 * PATIENCE
    )
    return None if told["scene"] == "Scores" else asked(program)


def test_a_whole_game_by_dragging(screen: Screen, home: Path, tmp_path: Path) -> None:
    chance, said = random.Random(5), []
    with Program(screen, home) as program:
        to_the_table(program, 2)
        for _ in range(LONGEST):
            told = playing(program)
            if told is None:
                break
            said.append(by_drag(program, told, chance.choice(told["moves"])))
            changed(program, told)
        else:
            raise NothingLikeIt("the game does not end")
        program.screenshot(tmp_path / "points.png")
    assert said.count("dragged") > 15
    assert store(home).continue_info("conspiracy") is None, "it is over"


def test_a_whole_game_alone_by_keyboard(screen: Screen, home: Path) -> None:
    chance = random.Random(7)
    with Program(screen, home) as program:
        to_the_table(program, 1)
        for _ in range(LONGEST):
            told = playing(program)
            if told is None:
                return
            by_keyboard(program, told, chance.choice(told["moves"]))
            changed(program, told)
    raise NothingLikeIt("the game does not end")


def test_it_goes_on_beside_a_running_game_of_abyss(screen: Screen, home: Path) -> None:
    """Each game keeps its own match; the newest of both is continued, at the same decision."""
    with Program(screen, home) as program:
        program.wait_scene("Title")
        program.click("new-game")
        program.wait_scene("NewGame")
        program.click("begin")
        asked(program)
        leave(program)
        to_the_table(program, 2)
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
