"""A person at the screen: reads what is asked, and answers with the mouse or with the keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Sequence

from abyss_game.ui.tables.echo import QUIET_SECONDS
from tests.e2e.driver import PATIENCE, NothingLikeIt, Program, Told

SEED = 2026
"""The cards of the games that are begun by hand: each is the same game every time."""
REST = QUIET_SECONDS + 0.1
"""So long nothing changes before a decision is answered, seconds: a second press of the same kind that comes sooner is
meant for what was there before, and the table lets it pass."""
MOST_TABS = 90


def asked(program: Program, seconds: float = 4 * PATIENCE) -> Told:
    """Waits for a decision of the person at the screen, everything at rest, and returns what is shown."""
    end = time.monotonic() + seconds
    before: Told = {}
    since = 0.0
    while time.monotonic() < end:
        told = program.wait("decision of the player", lambda t: bool(t.get("mine")) and not t["busy"], seconds)
        question = {name: told[name] for name in ("decision", "seat", "number", "moves")}
        if question != before:
            before, since = question, time.monotonic()
        elif time.monotonic() - since >= REST:
            return told
        time.sleep(0.02)
    raise NothingLikeIt(f"the table did not come to rest within {seconds} s")


def new_game(
    program: Program, game: str = "abyss", seats: int = 3, expansions: Sequence[str] = (), seed: int = SEED
) -> None:
    """From the title to the table of a new game: seats as they are proposed, computers on those that are added."""
    program.wait_scene("Title")
    program.click("new-game")
    program.wait_scene("NewGame")
    program.click(f"game {game}")
    told = program.wait("chosen game", lambda told: f"game {game}" in told.get("on", ()))
    for switch in [name for name in told["rects"] if name.startswith("expansion ")]:
        if (switch in told["on"]) != (switch.removeprefix("expansion ") in expansions):
            program.click(switch)
    while (count := _seats(program.look())) != seats:
        program.click(f"remove {count - 1}" if count > seats else "add computer")
        program.wait("other seats", lambda told, had=count: _seats(told) != had)
    begin(program, seed)


def begin(program: Program, seed: int = SEED) -> None:
    """Begins what is set up on the new-game screen, with the cards of ``seed``, typed as a person does."""
    program.click("same_cards")
    program.wait("place for the seed", lambda told: told.get("focus") == "seed")
    program.key("ctrl+a")
    program.type(str(seed))
    program.click("begin")


def _seats(told: Told) -> int:
    return sum(name.startswith("name ") for name in told["rects"])


def by_mouse(program: Program, told: Told, move: str) -> str:
    """Makes `move`: drags the piece to its place where there is one, else clicks its button. Tells which it was."""
    source, target = told["sources"][move]
    goal = f"place:{target}" if f"place:{target}" in told["rects"] else target
    if source in told["rects"] and goal in told["rects"]:
        program.drag(source, goal)
        return "dragged"
    program.click(_button(told, move))
    return "clicked"


def by_keyboard(program: Program, told: Told, move: str) -> None:
    """Makes `move` with Tab and Enter alone."""
    source, target = told["sources"][move]
    button = _button(told, move, "")
    focus(program, button or source)
    program.key("Return")
    if button or sum(1 for other, _ in told["sources"].values() if other == source) == 1:
        return
    # The piece has several places to go to: it is picked up, and the place is chosen in the same way.
    focus(program, target)
    time.sleep(REST)
    program.key("Return")


def by_dial(program: Program, told: Told, move: str) -> None:
    """Makes ``move``, one of many that differ by a number only, by keyboard: turns the dial to it with Tab and Space,
    and Enter, wherever the focus is, means what was dialled."""
    wanted = int(move.split()[-1])
    while (now := program.look()["amount"]) != wanted:
        focus(program, "plus" if now < wanted else "less")
        time.sleep(REST)
        program.key("space")
        program.wait("another number", lambda told, had=now: told["amount"] != had)
    program.key("Return")


def focus(program: Program, name: str) -> None:
    """Presses Tab until `name` has the focus."""
    for _ in range(MOST_TABS):
        if program.look().get("focus") == name:
            return
        had = program.look().get("focus")
        program.key("Tab")
        program.wait("another focus", lambda told, had=had: told.get("focus") != had)
    raise NothingLikeIt(f"Tab does not reach “{name}”; shown was {sorted(program.look()['rects'])}")


def changed(program: Program, told: Told) -> Told:
    """Waits until the decision that `told` showed has been answered."""
    return program.wait("answer", lambda now: now.get("number") != told["number"] or now["scene"] != told["scene"])


def _button(told: Told, move: str, otherwise: str | None = None) -> str:
    if move in told["rects"]:
        return move
    if otherwise is None:
        raise NothingLikeIt(f"nothing on the screen stands for “{move}”; there are {sorted(told['rects'])}")
    return otherwise
