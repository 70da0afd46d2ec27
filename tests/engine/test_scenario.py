"""Scenario files: reading, writing, running, and what is wrong with bad ones."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abyss_game.engine.expectations import Failure
from abyss_game.engine.moves import Refusal, UnreadableMove
from abyss_game.engine.ruleset import BadOptions
from abyss_game.engine.scenario import BadScenario, Expect, Play, Scenario, parse, play_text, run, start, using, write
from abyss_game.engine.scenario_text import converted
from abyss_game.engine.steps import IllegalMove
from abyss_game.engine.unplayable import Unplayable
from abyss_game.games import GAMES

from .counting import GAMES as COUNTING

GOOD = """
title = "A game of counting"
game = "counting"
seats = 2
seed = 3
moves = ["say 3", "say 2"]

[position]
total = 1

[expect]
legal = ["say 1"]
only = ["say 1", "say 2", "say 3", "draw"]
illegal = { "say 4" = "one-to-three", nod = "not-now" }
events = ["Said seat=0 number=3", "Said total=6"]
points = [0, 0]
places = [1, 1]
sources = [{ hand = 0 }]
over = false
seat = 0

[expect.position]
total = 6
"""


def text(expect: str = "", moves: str = "[]", position: str = "total = 0") -> str:
    return f'game = "counting"\nseats = 2\nmoves = {moves}\n[position]\n{position}\n[expect]\n{expect}\n'


def test_a_good_file() -> None:
    scenario = parse(GOOD)
    assert (scenario.game, scenario.seats, scenario.seed) == ("counting", 2, 3)
    assert scenario.title == "A game of counting"
    assert scenario.position == {"total": 1}
    assert run(COUNTING, scenario) == []


def test_without_a_position_the_game_begins_with_its_set_up() -> None:
    scenario = Scenario(game="counting", seats=2, expect=Expect(events=["Began seat=0"], seat=0))
    assert run(COUNTING, scenario) == []


def test_several_rounds_of_moves_and_expectations() -> None:
    scenario = Scenario(
        game="counting",
        seats=2,
        play=[
            Play(moves=["say 3"], expect=Expect(position={"total": 3}, events=["Said total=3"])),
            Play(
                moves=["say 3", "say 3"], expect=Expect(position={"total": 9}, events=["Said total=6", "Said total=9"])
            ),
            Play(moves=["say 2"], expect=Expect(over=True, events=["Said total=11", "Won seat=1 loud=true"])),
        ],
    )
    assert run(COUNTING, scenario) == []
    scenario.play[1].expect.position = {"total": 8}
    scenario.play[2].expect.events = ["Said total=3"]  # events of an earlier round do not count
    happened = "Said seat=1 number=2 total=11, Won seat=1 cards= loud=true"
    assert run(COUNTING, scenario) == [
        Failure("value", {"field": "total", "expected": "8", "found": "9"}, play=2),
        Failure("event", {"event": "Said total=3", "count": 2, "happened": happened}, play=3),
    ]


# -- failures are reported with expected and found -----------------------------------------------------------------


MOVES = {"count": 4, "legal": "say 1, say 2, say 3, draw"}
HAPPENED = {"count": 2, "happened": "Began seat=0, Said seat=0 number=3 total=3"}


def differs(field: str, expected: str, found: str) -> tuple[str, dict[str, int | str]]:
    return "value", {"field": field, "expected": expected, "found": found}


def lacks(field: str, expected: str) -> tuple[str, dict[str, int | str]]:
    return "nothing", {"field": field, "expected": expected}


FAILURES: list[tuple[str, tuple[str, dict[str, Any]]]] = [
    ("position = { total = 4 }", differs("total", "4", "3")),
    ("position = { total = 'four' }", differs("total", '"four"', "3")),
    ("position = { total = 1979-05-27 }", differs("total", "1979-05-27", "3")),
    ("position = { colour = 4 }", lacks("colour", "4")),
    ("position = { doublers = [false] }", differs("doublers", "[false]", "[false, false]")),
    ("position = { doublers = [true, false] }", differs("doublers[0]", "true", "false")),
    ("legal = ['nod']", ("not-legal", {"move": "nod", **MOVES})),
    ("only = ['say 1', 'draw']", ("only", {"expected": 2, "wanted": "say 1, draw", **MOVES})),
    (
        "only = ['say 1', 'say 2', 'say 3', 'draw', 'nod']",
        ("only", {"expected": 5, "wanted": "say 1, say 2, say 3, draw, nod", **MOVES}),
    ),
    ("illegal = { draw = 'not-now' }", ("not-refused", {"move": "draw", "expected": "not-now"})),
    (
        "illegal = { nod = 'deck-empty' }",
        ("refused", {"move": "nod", "expected": "deck-empty", "found": "not-now"}),
    ),
    ("illegal = { fly = 'not-now' }", ("unreadable", {"move": "fly"})),
    ("events = ['Said number=2']", ("event", {"event": "Said number=2", **HAPPENED})),
    ("events = ['Said', 'Said']", ("event", {"event": "Said", **HAPPENED})),
    ("events = ['Said colour=2']", ("event", {"event": "Said colour=2", **HAPPENED})),
    ("events = ['']", ("event", {"event": "", **HAPPENED})),
    ("points = [1, 0]", ("points", {"expected": "[1, 0]", "found": "[0, 0]"})),
    ("points = [0]", ("points", {"expected": "[0]", "found": "[0, 0]"})),
    ("places = [1, 2]", ("places", {"expected": "[1, 2]", "found": "[1, 1]"})),
    ("sources = [{ hand = 2 }]", differs("sources[0].hand", "2", "0")),
    ("sources = [{}, { pearls = 2 }]", lacks("sources[1].pearls", "2")),
    ("sources = [{}, {}, { hand = 0 }]", ("sources", {"most": 2, "found": 3})),
    ("over = true", ("over", {})),
    ("seat = 0", ("seat", {"seat": 0, "found": 1})),
]


@pytest.mark.parametrize(("expect", "failure"), FAILURES)
def test_an_expectation_that_fails_is_reported(expect: str, failure: tuple[str, dict[str, Any]]) -> None:
    (found,) = run(COUNTING, parse(text(expect, '["say 3"]')))
    assert (found.code, found.numbers, found.play) == (*failure, None)
    assert (found.refusal is not None) == (found.code == "unreadable")


def test_every_failed_expectation_is_reported() -> None:
    assert len(run(COUNTING, parse(text("over = true\nseat = 0\npoints = [1, 1]", '["say 3"]')))) == 3


def test_a_finished_game() -> None:
    moves = '["say 3", "say 3", "say 3", "say 3"]'
    assert run(COUNTING, parse(text("over = true\nonly = []", moves))) == []
    assert run(COUNTING, parse(text("over = false\nseat = 0", moves))) == [
        Failure("not-over"),
        Failure("seat-nobody", {"seat": 0}),
    ]


TOO_MANY = Refusal("one-to-three", {"number": 4})
NO_WORDS = Refusal("unreadable-count", {"word": "say", "wanted": 1, "found": 0})


@pytest.mark.parametrize(
    ("moves", "failure"),
    [
        (
            '["say 4"]',
            Failure("illegal", {"move": "say 4", **MOVES, "reason": "one-to-three"}, TOO_MANY),
        ),
        ('["fly"]', Failure("unreadable", {"move": "fly"}, Refusal("unreadable-word", {"word": "fly"}))),
        ('["say"]', Failure("unreadable", {"move": "say"}, NO_WORDS)),
        (
            '["say 3", "say 3", "say 3", "say 3", "draw"]',
            Failure("illegal", {"move": "draw", "count": 0, "legal": "", "reason": "not-now"}, Refusal("not-now")),
        ),
    ],
)
def test_a_move_that_cannot_be_made_ends_the_run(moves: str, failure: Failure) -> None:
    assert run(COUNTING, parse(text("over = true", moves))) == [failure]


def test_hands_are_compared_in_any_order_and_by_kind() -> None:
    good = 'position = { areas = [{ hand = ["squid-1", "crab-3"] }] }'
    bad = 'position = { areas = [{ hand = ["squid-1", "squid-1"] }] }'
    less = 'position = { areas = [{ hand = ["squid-1"] }] }'
    for expect, failures in ((good, 0), (bad, 1), (less, 1)):
        scenario = parse(
            'game = "abyss"\nseats = 2\n[position]\nareas = [{ hand = ["crab-3", "squid-1"] }]\n[expect]\n' + expect
        )
        assert len(run(GAMES, scenario)) == failures


# -- bad files -----------------------------------------------------------------------------------------------------


FILES: list[tuple[str, str, int, dict[str, int | str]]] = [
    ("game = ", "scenario-no-toml", 1, {}),
    ("game = 'counting'\nseats = [2,\n3\n\n", "scenario-no-toml", 3, {}),
    ("game = 'counting'\nseats = 2\n'", "scenario-no-toml", 3, {}),
    ("game = 'counting'\ngame = 'counting'\nseats = 2", "scenario-toml-twice", 2, {}),
    ("game = 'counting'\n[expect]\nover = true\n[expect]\n", "scenario-toml-twice", 4, {}),
    ("game = 'counting'\nseats = " + "9" * 5000, "scenario-number-too-long", 2, {}),
    ("seats = 2", "scenario-missing-field", 0, {"field": "game"}),
    ("game = 'counting'", "scenario-missing-field", 0, {"field": "seats"}),
    ("", "scenario-missing-field", 0, {"field": "game"}),
    (
        "game = 'counting'\n\n# how many\nseats = 'two'\n",
        "scenario-wrong-kind",
        4,
        {"field": "seats", "wanted": "int", "found": "str"},
    ),
    (
        "game = 'counting'\nseats = 2\nmoves = [\n'say 1',\n1979-05-27]\n",
        "scenario-wrong-kind",
        3,
        {"field": "moves[1]", "wanted": "str", "found": "date"},
    ),
    ("game = 'counting'\nseats = 2\ncolour = 'red'", "scenario-unknown-field", 3, {"field": "colour"}),
    ("game = 'counting'\nseats = 2\n'a ` b' = 1", "scenario-unknown-field", 3, {"field": '"a ` b"'}),
    (
        "game = 'counting'\nseats = 2\n[expect]\nover = true\nsometimes = true",
        "scenario-unknown-field",
        5,
        {"field": "expect.sometimes"},
    ),
    (
        "game = 'counting'\nseats = 2\n[[play]]\nmoves = []\n\n[[play]]\nmove = ['say 1']",
        "scenario-unknown-field",
        7,
        {"field": "play[1].move"},
    ),
    (
        "game = 'counting'\nseats = 2\nmoves = 'say 1'",
        "scenario-wrong-kind",
        3,
        {"field": "moves", "wanted": "array", "found": "str"},
    ),
]


@pytest.mark.parametrize(("source", "code", "line", "numbers"), FILES)
def test_a_file_that_cannot_be_read(source: str, code: str, line: int, numbers: dict[str, int | str]) -> None:
    with pytest.raises(BadScenario) as error:
        using(source, lambda scenario: run(COUNTING, scenario))
    assert (error.value.code, error.value.line, error.value.numbers) == (code, line, numbers)
    assert code in str(error.value)


def test_a_value_that_is_wrong_in_another_way() -> None:
    with pytest.raises(BadScenario) as error:
        converted({"wind": ["north", "up"]}, dict[str, list[Literal["north", "south"]]], "position")
    assert (error.value.code, error.value.numbers) == ("scenario-wrong-value", {"field": "position[...][1]"})


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("game = 'counting'\nseats = 9\nseed = 3", 2),
        ("game = 'chess'\nseats = 2\nseed = 1", 0),
        ("game = 'counting'\nseats = 2\n[position]\ntotal = 1\n\ncolour = 1", 6),
        ("game = 'counting'\nseats = 2\n[position]\ndoublers = [\ntrue, # }\nfalse]\ncolour = 1", 7),
        ("game = 'counting'\nseats = 2\ntitle = '''\n[\n'''\nposition = { total = 1, colour = 1 }\nseed = 3", 6),
    ],
)
def test_the_line_that_is_to_blame_is_told(source: str, line: int) -> None:
    with pytest.raises(Unplayable) as error:
        using(source, lambda scenario: run(COUNTING, scenario))
    assert error.value.line == line


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ("game = 'chess'\nseats = 2", "unknown-game"),
        ("game = 'counting'\nseats = 9", "seats-out-of-range"),
        ("game = 'counting'\nseats = 2\nexpansions = ['krill']", "unknown-expansion"),
        ("game = 'counting'\nseats = 2\nvariants = ['slow']", "unknown-variant"),
    ],
)
def test_options_that_cannot_be_played(head: str, code: str) -> None:
    with pytest.raises(BadOptions) as error:
        run(COUNTING, parse(head))
    assert error.value.code == code


ABYSS: list[tuple[str, str]] = [
    ("colour = 'red'", "scenario-unknown-field"),
    ("areas = [{ pearl = 1 }]", "scenario-unknown-field"),
    ("active = 'me'", "scenario-wrong-kind"),
    ("active = 2", "scenario-out-of-range"),
    ("first = -1", "scenario-out-of-range"),
    ("threat = 7", "scenario-out-of-range"),
    ("threat = 0", "scenario-out-of-range"),
    ("bought = [5]", "scenario-out-of-range"),
    ("areas = [{}, {}, {}]", "scenario-out-of-range"),
    ("areas = [{ pearls = -1 }]", "scenario-out-of-range"),
    ("areas = [{ keys = -1 }]", "scenario-out-of-range"),
    ("made = -1", "scenario-out-of-range"),
    ("rng = -1", "scenario-out-of-range"),
    ("sales = -1", "scenario-out-of-range"),
    ("extra_turns = -1", "scenario-out-of-range"),
    ("turns_left = -2", "scenario-out-of-range"),
    ("turns_left = 5", "scenario-out-of-range"),
    ("court_before = 7", "scenario-out-of-range"),
    ("track = ['-', '-', '-', '-', '-', '-']", "scenario-out-of-range"),
    ("seen = [0]", "scenario-out-of-range"),
    ("seen_tokens = [0]", "scenario-out-of-range"),
    ("state = 'lunch'", "scenario-unknown-name"),
    ("areas = [{ hand = ['crab-6'] }]", "scenario-unknown-name"),
    ("areas = [{ hand = ['crab-1.9'] }]", "scenario-unknown-name"),
    ("council = { lobster = ['crab-1'] }", "scenario-unknown-name"),
    ("areas = [{ lords = ['jailer:asleep'] }]", "scenario-unknown-name"),
    ("stack = [{ step = 'Sleep', seat = 0 }]", "scenario-unknown-name"),
    ("stack = [{ seat = 0 }]", "scenario-unknown-name"),
    ("stack = [{ step = 'PayForLord', seat = 0 }]", "scenario-missing-field"),
    ("stack = [{ step = 'PayForLord', seat = 0, lord = 'nobody', chosen = [] }]", "scenario-impossible"),
    ("stack = [{ step = 'PayForLord', seat = 0, lord = 'jailer', chosen = [3] }]", "scenario-unknown-name"),
    ("stack = [{ step = 'ChooseAction', seat = 5 }]", "scenario-out-of-range"),
    ("stack = [{ step = 'ChooseAmongDrawn', seat = 0, drawn = [] }]", "scenario-nothing-to-choose"),
    ("stack = [{ step = 'DiscardDown', seat = 0, limit = 6, why = 'commander' }]", "scenario-nothing-to-choose"),
    ("areas = [{ hand = ['crab-5', 'crab-5'] }]", "scenario-too-many"),
    ("areas = [{ tokens = [4, 4, 4] }]", "scenario-too-many"),
    ("areas = [{ tokens = [5] }]", "scenario-too-many"),
    ("areas = [{ hand = ['crab-1.1'] }, { hand = ['crab-1.1'] }]", "scenario-twice"),
    ("areas = [{ hand = ['monster'] }]", "scenario-monster-in-hand"),
    ("areas = [{ affiliated = ['monster.2'] }]", "scenario-monster-in-hand"),
    ("council = { crab = ['squid-1'] }", "scenario-wrong-stack"),
    ("council = { crab = ['monster'] }", "scenario-wrong-stack"),
    ("areas = [{ lords = ['jailer', 'jailer'] }]", "scenario-twice-or-unknown"),
    ("areas = [{ lords = ['lobster'] }]", "scenario-twice-or-unknown"),
    ("court = ['jailer', 'jailer', '', '', '', '']", "scenario-twice-or-unknown"),
    ("available = ['jail', 'jail']", "scenario-twice-or-unknown"),
    ("location_deck = ['narnia']", "scenario-twice-or-unknown"),
    ("court = ['jailer']", "scenario-court-spaces"),
    ("areas = [{ lords = ['jailer@jail'] }]", "scenario-not-under"),
]


@pytest.mark.parametrize(("position", "code"), ABYSS)
def test_a_position_that_cannot_be_set_up(position: str, code: str) -> None:
    scenario = parse(f"game = 'abyss'\nseats = 2\n[position]\n{position}")
    with pytest.raises(BadScenario) as error:
        run(GAMES, scenario)
    assert error.value.code == code


def test_every_code_of_the_game_is_in_this_list() -> None:
    """A new way to be wrong needs its example here."""
    import re
    from pathlib import Path

    import abyss_game.engine.scenario as core
    import abyss_game.engine.scenario_text as written
    import abyss_game.games.abyss.position as position

    raised: set[str] = set()
    for module in (core, written, position):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        for call in re.findall(r"BadScenario\(([^,)]*(?:if [^,)]*)?)", source):
            raised |= set(re.findall(r'"(scenario-[a-z-]+)"', call))
    tested = (
        {code for _, code in ABYSS} | {code for _, code, _, _ in FILES} | {"scenario-too-deep", "scenario-wrong-value"}
    )
    assert len(raised) > 8
    assert raised - tested == set()


# -- writing -------------------------------------------------------------------------------------------------------


def test_a_scenario_is_written_and_read_back() -> None:
    scenario = parse(GOOD)
    assert parse(write(scenario)) == scenario
    rounds = Scenario(game="counting", seats=3, play=[Play(moves=["say 1"], expect=Expect(only=[], seat=1))])
    assert parse(write(rounds)) == rounds


def test_only_what_is_not_the_default_is_written() -> None:
    assert write(Scenario(game="counting", seats=2)) == 'game = "counting"\nseats = 2\n'


words = st.text(max_size=12)
values: Any = st.recursive(
    st.integers(-(2**63), 2**64 - 1) | st.booleans() | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)


@given(words, st.lists(words, max_size=3), st.dictionaries(words.filter(bool), values, max_size=4))
def test_any_text_survives_being_written(title: str, moves: list[str], position: dict[str, Any]) -> None:
    scenario = Scenario(game="counting", seats=2, title=title, moves=moves, position=position)
    assert parse(write(scenario)) == scenario


def test_what_toml_cannot_hold_is_an_error() -> None:
    with pytest.raises(TypeError):
        write(Scenario(game="counting", seats=2, position={"half": 0.5}))


# -- playing by text -----------------------------------------------------------------------------------------------


def test_playing_by_text() -> None:
    game = start(COUNTING, Scenario(game="counting", seats=2))
    assert game.rules.move_text(play_text(game, "say 2")) == "say 2"
    with pytest.raises(IllegalMove):
        play_text(game, "say 9")
    with pytest.raises(UnreadableMove):
        play_text(game, "sing")
    assert game.state.total == 2


def test_the_listener_hears_the_events() -> None:
    events: list[Any] = []
    game = start(COUNTING, Scenario(game="counting", seats=2, position={"total": 1}), events.append)
    assert [type(event).__name__ for event in events] == ["Began"]
    play_text(game, "say 2")
    assert [type(event).__name__ for event in events] == ["Began", "Said"]


def test_the_example_in_the_text_of_a_games_package_runs() -> None:
    import textwrap

    import abyss_game.games.abyss as package

    assert package.__doc__ is not None
    example = package.__doc__.partition("::\n")[2].partition("\nThe Jailer")[0]
    scenario = parse(textwrap.dedent(example))
    assert run(GAMES, scenario) == []
