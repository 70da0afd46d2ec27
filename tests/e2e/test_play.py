"""A person plays: the real program in a real window, with real mouse and keyboard.

What is checked is what the player gets: what is on the screen, and the saved match, replayed by the rules.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from abyss_game.ai.seat import make
from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Match, MoveChosen, Player, Record
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss.cards import CARD_NAMES
from abyss_game.games.abyss.payment import cheapest
from abyss_game.storage.save_format import TableRules, capture, restore
from abyss_game.storage.saves import Store
from abyss_game.storage.settings import Settings
from abyss_game.version import VERSION
from tests.e2e.driver import Program, Screen, Told, missing_tools
from tests.e2e.player import asked, by_keyboard, by_mouse, changed, focus

pytestmark = pytest.mark.window

ME = 0
QUICK = Settings(animation="fast", computer_pace="instant", auto_single=False, language="en")
LEAST_COLOURS = 5000
"""A painted table has many times as many; an empty window has a handful."""

Answer = Callable[[Program, Told, str], object]


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    assert missing_tools() == []
    with Screen() as shown:
        yield shown


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A player's home with quick animations, so that tests wait little."""
    folder = tmp_path / "home" / "config" / "abyss-game"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_bytes(msgspec.json.encode(QUICK))
    return tmp_path / "home"


def store(home: Path) -> Store:
    """The saved matches of the player at `home`."""
    return Store(home / "data" / "abyss-game" / "saves")


def saved_match(home: Path) -> Match:
    """The running match of the player at `home`, as it is on the disk."""
    matches = store(home)
    info = matches.continue_info("abyss")
    assert info is not None
    restored = restore(Bus(), GAMES, matches.load(info.key))
    assert restored.whole
    return restored.match


def written(home: Path, told: Told) -> Match:
    """The match on the disk once it has reached the decision that is shown."""
    end = time.monotonic() + 5
    while True:
        match = saved_match(home)
        if match.seat == told["seat"] and texts(match) == told["moves"]:
            return match
        assert time.monotonic() < end, f"on the disk: {texts(match)}, shown: {told['moves']}"
        time.sleep(0.05)


def texts(match: Match) -> list[str]:
    """The legal moves of the seat that has to decide."""
    return [match.rules.move_text(move) for move in match.game(match.seat).legal()]


def my_turns(match: Match) -> int:
    """How many turns of the person have begun."""
    return sum(isinstance(entry.event, ev.TurnStarted) and entry.event.seat == ME for entry in match.log)


def to_my_turn(program: Program) -> Told:
    """Passes every offer until it is the person's own turn."""
    while (told := asked(program))["decision"] != "ChooseAction":
        program.click("pass")
        changed(program, told)
    return told


def exploring(moves: list[str]) -> str:
    """The move of a simple player: explores, takes or fights what comes first, takes what is offered."""
    for word in ("take", "fight", "reward", "explore"):
        for move in moves:
            if move.split()[0] == word:
                return move
    return moves[0]


def play_turn(program: Program, home: Path, answer: Answer) -> list[object]:
    """Plays the whole turn that has begun with `answer`, and returns what it said of each move."""
    told = to_my_turn(program)
    turns, said = my_turns(written(home, told)), []
    while True:
        said.append(answer(program, told, exploring(told["moves"])))
        changed(program, told)
        told = asked(program)
        match = written(home, told)
        active = match.position()["active"]
        if active != ME or my_turns(match) > turns:
            return said


def colours(picture: Path) -> int:
    """How many colours a picture has."""
    command = ["identify", "-format", "%k", str(picture)]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def test_from_the_title_through_two_turns_and_back_again(screen: Screen, home: Path, tmp_path: Path) -> None:
    with Program(screen, home) as program:
        program.wait_scene("Title")
        assert program.window()
        assert "continue" not in program.look()["rects"], "there is nothing to continue yet"
        program.click("new-game")
        program.wait_scene("NewGame")
        program.click("name 0")
        program.key("ctrl+a")
        program.type("Zoé ç ñ")
        program.click("begin")

        said = play_turn(program, home, by_mouse)
        assert said.count("dragged") >= 2, "revealed a card by dragging, and took it or fought by dragging"
        match = saved_match(home)
        assert match.players[ME].name == "Zoé ç ñ"
        done = [type(entry.event) for entry in match.log if getattr(entry.event, "seat", -1) == ME]
        assert ev.CardRevealed in done
        assert ev.ExplorationEnded in done

        play_turn(program, home, by_keyboard)
        before = asked(program)
        assert colours(program.screenshot(tmp_path / "table.png")) > LEAST_COLOURS
        left = written(home, before)
        assert my_turns(left) >= 2

        program.click("menu")
        program.wait_scene("MenuOverlay")
        program.click("quit")
        program.wait_scene("Confirm")
        program.click("yes")
        assert program.wait_end() == 0

    with Program(screen, home) as program:
        program.wait_scene("Title")
        assert program.look()["focus"] == "continue"
        program.key("Return")
        after = asked(program)
        assert [after[name] for name in ("decision", "seat", "moves")] == [
            before[name] for name in ("decision", "seat", "moves")
        ]
        again = written(home, after)
        assert again.state_bytes() == left.state_bytes()
        assert again.log == left.log


@pytest.fixture
def at_the_court(home: Path) -> Match:
    """A saved match in which the person can recruit a Lord that costs several Allies."""
    rules = GAMES.get("abyss")
    match = Match(Bus(), GAMES, Record("abyss", Options(2, seed=5), [Player("Zoë"), Player("Kai", "heuristic", 1)]))
    bots = [make("heuristic", rules, seat) for seat in range(2)]
    match.begin()
    while not (match.seat == ME and any(text.startswith("recruit") for text in texts(match)) and len(match.log) > 30):
        match.bus.publish(MoveChosen(match.seat, match.number, bots[match.seat].choose(match.view(match.seat))))
    saves = store(home)
    saves.write(saves.new_key("abyss"), capture(match, TableRules(), VERSION))
    return match


@pytest.mark.parametrize("answer", [by_mouse, by_keyboard])
def test_recruiting_a_lord(screen: Screen, home: Path, at_the_court: Match, answer: Answer) -> None:
    lord = next(text.split()[1] for text in texts(at_the_court) if text.startswith("recruit"))
    price = cheapest(at_the_court.game(ME), ME, lord)
    assert len(price) > 1
    with Program(screen, home) as program:
        program.wait_scene("Title")
        program.click("continue")
        for move in (f"recruit {lord}", *(f"pick {CARD_NAMES[card]}" for card in price), "confirm"):
            told = asked(program)
            answer(program, told, move)
            changed(program, told)
        match = written(home, asked(program))
    recruited = [entry.event for entry in match.log if isinstance(entry.event, ev.LordRecruited)]
    mine = [event for event in recruited if event.seat == ME]
    assert [(event.lord, event.allies) for event in mine] == [(lord, price)]
    assert any(name.startswith(lord) for name in match.position()["areas"][ME]["lords"])


def test_a_lost_drag_and_taking_back_change_nothing(screen: Screen, home: Path, at_the_court: Match) -> None:
    with Program(screen, home) as program:
        program.wait_scene("Title")
        program.click("continue")
        told = asked(program)
        lord = next(move.split()[1] for move in told["moves"] if move.startswith("recruit"))
        program.drag(f"lord:{lord}", "location_deck")
        program.drag(f"lord:{lord}", "log")
        again = asked(program)
        assert (again["number"], again["moves"]) == (told["number"], told["moves"])

        by_mouse(program, again, f"recruit {lord}")
        changed(program, again)
        assert asked(program)["decision"] == "PayForLord"
        program.key("u")
        program.wait("the action again", lambda now: now.get("decision") == "ChooseAction" and not now["busy"])
        back = asked(program)
        assert back["moves"] == told["moves"]
        assert written(home, back).state_bytes() == at_the_court.state_bytes()


def test_everything_in_the_new_game_can_be_reached_by_keyboard(screen: Screen, home: Path) -> None:
    with Program(screen, home) as program:
        program.wait_scene("Title")
        program.key("Return")
        told = program.wait_scene("NewGame")
        for name in sorted(told["rects"]):
            focus(program, name)
        program.key("Escape")
        program.wait_scene("Title")
        focus(program, "quit")
        program.key("Return")
        assert program.wait_end() == 0
