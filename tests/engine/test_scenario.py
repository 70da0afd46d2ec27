"""Scenario files: reading, writing, running, and what is wrong with bad ones."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abyss_game.engine.moves import UnreadableMove
from abyss_game.engine.ruleset import BadOptions
from abyss_game.engine.scenario import BadScenario, Expect, Play, Scenario, parse, play_text, run, start, write
from abyss_game.engine.steps import IllegalMove
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
    assert run(COUNTING, scenario) == [
        "play 2: total should be 8; found 9",
        "play 3: the event “Said total=3” should have happened; found Said seat=1 number=2 total=11, "
        "Won seat=1 cards= loud=true",
    ]


# -- failures are reported with expected and found -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("expect", "failure"),
    [
        ("position = { total = 4 }", "total should be 4; found 3"),
        ("position = { colour = 4 }", "colour should be 4; found nothing"),
        ("position = { doublers = [false] }", "doublers should be [False]; found [False, False]"),
        ("position = { doublers = [true, false] }", "doublers[0] should be True; found False"),
        ("legal = ['nod']", "“nod” should be legal; legal: say 1, say 2, say 3, draw"),
        ("only = ['say 1', 'draw']", "legal moves should be say 1, draw; found say 1, say 2, say 3, draw"),
        (
            "only = ['say 1', 'say 2', 'say 3', 'draw', 'nod']",
            "legal moves should be say 1, say 2, say 3, draw, nod; found say 1, say 2, say 3, draw",
        ),
        ("illegal = { draw = 'not-now' }", "“draw” should be refused with not-now; found legal"),
        ("illegal = { nod = 'deck-empty' }", "“nod” should be refused with deck-empty; found not-now"),
        ("illegal = { fly = 'not-now' }", "“fly” is not a move: no move begins with “fly”"),
        (
            "events = ['Said number=2']",
            "the event “Said number=2” should have happened; found Began seat=0, Said seat=0 number=3 total=3",
        ),
        (
            "events = ['Said', 'Said']",
            "the event “Said” should have happened; found Began seat=0, Said seat=0 number=3 total=3",
        ),
        (
            "events = ['Said colour=2']",
            "the event “Said colour=2” should have happened; found Began seat=0, Said seat=0 number=3 total=3",
        ),
        ("points = [1, 0]", "points should be [1, 0]; found [0, 0]"),
        ("points = [0]", "points should be [0]; found [0, 0]"),
        ("places = [1, 2]", "places should be [1, 2]; found [1, 1]"),
        ("sources = [{ hand = 2 }]", "seat 0.hand should be 2; found 0"),
        ("sources = [{}, { pearls = 2 }]", "seat 1.pearls should be 2; found nothing"),
        ("sources = [{}, {}, { hand = 0 }]", "sources should be of at most 2 seats; found 3"),
        ("over = true", "the game should be over"),
        ("seat = 0", "seat 0 should decide; found 1"),
    ],
)
def test_an_expectation_that_fails_is_reported(expect: str, failure: str) -> None:
    assert run(COUNTING, parse(text(expect, '["say 3"]'))) == [failure]


def test_every_failed_expectation_is_reported() -> None:
    assert len(run(COUNTING, parse(text("over = true\nseat = 0\npoints = [1, 1]", '["say 3"]')))) == 3


def test_a_finished_game() -> None:
    moves = '["say 3", "say 3", "say 3", "say 3"]'
    assert run(COUNTING, parse(text("over = true\nonly = []", moves))) == []
    assert run(COUNTING, parse(text("over = false\nseat = 0", moves))) == [
        "the game should not be over",
        "seat 0 should decide; found None",
    ]


@pytest.mark.parametrize(
    ("moves", "failure"),
    [
        ('["say 4"]', "“say 4” is not legal (one-to-three); legal: say 1, say 2, say 3, draw"),
        ('["fly"]', "“fly” is not a move: no move begins with “fly”"),
        ('["say"]', "“say” is not a move: a move has 1 words after “say”, not 0"),
        ('["say 3", "say 3", "say 3", "say 3", "draw"]', "“draw” is not legal (not-now); legal: none"),
    ],
)
def test_a_move_that_cannot_be_made_ends_the_run(moves: str, failure: str) -> None:
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


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("game = ", "scenario-no-toml"),
        ("game = 'counting'\ngame = 'counting'\nseats = 2", "scenario-no-toml"),
        ("seats = 2", "scenario-wrong-field"),
        ("game = 'counting'", "scenario-wrong-field"),
        ("game = 'counting'\nseats = 'two'", "scenario-wrong-field"),
        ("game = 'counting'\nseats = 2\ncolour = 'red'", "scenario-wrong-field"),
        ("game = 'counting'\nseats = 2\n[expect]\nsometimes = true", "scenario-wrong-field"),
        ("game = 'counting'\nseats = 2\n[[play]]\nmove = ['say 1']", "scenario-wrong-field"),
        ("game = 'counting'\nseats = 2\nmoves = 'say 1'", "scenario-wrong-field"),
    ],
)
def test_a_file_that_cannot_be_read(source: str, code: str) -> None:
    with pytest.raises(BadScenario) as error:
        parse(source)
    assert error.value.code == code
    assert error.value.numbers["why"]
    assert code in str(error.value)


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
    ("colour = 'red'", "scenario-wrong-field"),
    ("areas = [{ pearl = 1 }]", "scenario-wrong-field"),
    ("active = 'me'", "scenario-wrong-field"),
    ("active = 2", "scenario-out-of-range"),
    ("first = -1", "scenario-out-of-range"),
    ("threat = 7", "scenario-out-of-range"),
    ("threat = 0", "scenario-out-of-range"),
    ("bought = [5]", "scenario-out-of-range"),
    ("areas = [{}, {}, {}]", "scenario-out-of-range"),
    ("areas = [{ pearls = -1 }]", "scenario-out-of-range"),
    ("areas = [{ keys = -1 }]", "scenario-out-of-range"),
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
    ("stack = [{ step = 'PayForLord', seat = 0 }]", "scenario-wrong-field"),
    ("stack = [{ step = 'PayForLord', seat = 0, lord = 'nobody', chosen = [] }]", "scenario-impossible"),
    ("stack = [{ step = 'ChooseAction', seat = 5 }]", "scenario-impossible"),
    ("stack = [{ step = 'ChooseAmongDrawn', seat = 0, drawn = [] }]", "scenario-impossible"),
    ("stack = [{ step = 'DiscardDown', seat = 0, limit = 6, why = 'commander' }]", "scenario-impossible"),
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
    import abyss_game.games.abyss.position as position

    raised: set[str] = set()
    for module in (core, position):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        for call in re.findall(r"BadScenario\(([^,)]*(?:if [^,)]*)?)", source):
            raised |= set(re.findall(r'"(scenario-[a-z-]+)"', call))
    tested = {code for _, code in ABYSS} | {"scenario-no-toml"}
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
