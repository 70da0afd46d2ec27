"""A person plays: the real program in a real window, with real mouse and keyboard.

What is checked is what the player gets: what is on the screen, and the saved match, replayed by the rules.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from abyss_game.ai.seat import make
from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Match, MoveChosen, Player, Record
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss.cards import CARD_NAMES
from abyss_game.games.abyss.payment import cheapest
from abyss_game.storage.settings import load
from tests.e2e.driver import Program, Screen, Told
from tests.e2e.homes import moves_of, put_match, running_match, soon
from tests.e2e.player import SEED, asked, begin, by_keyboard, by_mouse, changed, focus

pytestmark = pytest.mark.window

ME = 0
LEAST_COLOURS = 5000
"""A painted table has many times as many; an empty window has a handful."""

Answer = Callable[[Program, Told, str], object]


def written(home: Path, told: Told) -> Match:
    """The match on the disk once it has reached the decision that is shown."""

    def arrived() -> Match | None:
        match = running_match(home)
        return match if (match.seat, texts(match)) == (told["seat"], told["moves"]) else None

    return soon(f"match on the disk with {told['moves']} for seat {told['seat']}", arrived)


def texts(match: Match) -> list[str]:
    """The legal moves of the seat that has to decide."""
    return [match.rules.move_text(move) for move in match.game(match.seat).legal()]


def my_turns(match: Match) -> int:
    """How many turns of the person have begun."""
    return sum(isinstance(entry.event, ev.TurnStarted) and entry.event.seat == ME for entry in match.log)


def to_my_turn(program: Program) -> Told:
    """Passes every offer, and answers whatever else is asked, until it is the person's own turn."""
    while (told := asked(program))["decision"] != "ChooseAction":
        by_mouse(program, told, "pass" if "pass" in told["moves"] else told["moves"][0])
        changed(program, told)
    return told


def exploring(moves: list[str]) -> str:
    """The move of a simple player: explores, takes or fights what comes first, takes what is offered."""
    for word in ("take", "fight", "reward", "explore"):
        for move in moves:
            if move.split()[0] == word:
                return move
    return moves[0]


def play_turn(program: Program, home: Path, answer: Answer) -> list[tuple[object, str]]:
    """Plays the whole turn that has begun with `answer`, and returns what it said of each move, and the move."""
    told = to_my_turn(program)
    turns, said = my_turns(written(home, told)), []
    while True:
        move = exploring(told["moves"])
        said.append((answer(program, told, move), move))
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
        begin(program)

        taking = [(said, move.split()[0]) for said, move in play_turn(program, home, by_mouse)]
        taking = [(said, word) for said, word in taking if word in ("explore", "take", "fight")]
        assert [said for said, _ in taking] == ["dragged"] * len(taking)
        assert taking[0][1] == "explore" and taking[-1][1] in ("take", "fight"), "a whole exploration"
        match = running_match(home)
        assert match.players[ME].name == "Zoé ç ñ"
        assert match.options.seed == SEED
        done = [type(entry.event) for entry in match.log if getattr(entry.event, "seat", -1) == ME]
        assert ev.CardRevealed in done
        assert ev.ExplorationEnded in done

        play_turn(program, home, by_keyboard)
        before = asked(program)
        assert colours(program.screenshot(tmp_path / "table.png")) > LEAST_COLOURS
        left = written(home, before)
        assert my_turns(left) >= 2
        assert moves_of(left.record(), ME), "the computers have moved as this seed makes them"

        program.click("menu")
        program.wait_scene("MenuOverlay")
        program.click("quit")
        program.wait_scene("Confirm")
        program.click("yes")
        assert program.wait_end() == 0
    remembered = load(home / "config" / "abyss-game" / "settings.json").last_table
    assert remembered is not None, "the next new game begins with this table"
    assert [(seat.name, seat.person) for seat in remembered.seats] == [("Zoé ç ñ", True), ("", False), ("", False)]

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


def dear_lords(match: Match) -> list[str]:
    """The Lords that the person can recruit now and that take several Allies when paid for as cheaply as possible."""
    lords = [text.split()[1] for text in texts(match) if text.startswith("recruit")]
    return [lord for lord in lords if len(cheapest(match.game(ME), ME, lord)) > 1]


@pytest.fixture
def at_the_court(home: Path) -> Match:
    """A saved match in which the person can recruit a Lord that costs several Allies, and has one for each."""
    rules = GAMES.get("abyss")
    match = Match(Bus(), GAMES, Record("abyss", Options(2, seed=5), [Player("Zoë"), Player("Kai", "heuristic", 1)]))
    bots = [make("heuristic", rules, seat) for seat in range(2)]
    match.begin()
    while not (match.seat == ME and dear_lords(match)):
        match.bus.publish(MoveChosen(match.seat, match.number, bots[match.seat].choose(match.view(match.seat))))
    put_match(home, match)
    return match


@pytest.mark.parametrize("answer", [by_mouse, by_keyboard])
def test_recruiting_a_lord(screen: Screen, home: Path, at_the_court: Match, answer: Answer) -> None:
    lord = dear_lords(at_the_court)[0]
    price = cheapest(at_the_court.game(ME), ME, lord)
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
