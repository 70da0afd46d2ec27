"""A match on the bus: beats, refusals, undo, replay, records."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import (
    PERSON,
    Beat,
    BrokenRecord,
    DecisionOpened,
    Match,
    MatchFinished,
    MatchRestored,
    MatchStarted,
    MatchUndone,
    MoveChosen,
    MoveMade,
    MoveRefused,
    Player,
    Record,
)
from abyss_game.engine.moves import Move
from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.engine.scenario import BadScenario

from .counting import GAMES, RULES, Draw, Nod, Say

KINDS = (
    MatchStarted,
    MatchRestored,
    Beat,
    DecisionOpened,
    MoveMade,
    MoveRefused,
    MatchUndone,
    MatchFinished,
)
PLAYERS = [Player("Ada"), Player("Bot", "novice", 1)]


class Table:
    """A match and everything that it publishes."""

    def __init__(self, record: Record | None = None, viewer: int = 0, begin: bool = True) -> None:
        self.bus = Bus()
        self.heard: list[Any] = []
        for kind in KINDS:
            self.bus.subscribe(kind, self.heard.append)
        self.match = Match(self.bus, GAMES, record or fresh(), viewer)
        if begin:
            self.match.begin()

    def say(self, move: Move, seat: int | None = None, number: int | None = None) -> list[Any]:
        """``move`` by whoever has to decide; returns what was published."""
        before = len(self.heard)
        seat = self.match.seat if seat is None else seat
        self.bus.publish(MoveChosen(seat, self.match.number if number is None else number, move))
        return self.heard[before:]


def fresh(seed: int = 1, **more: Any) -> Record:
    return Record("counting", Options(seats=2, seed=seed), list(PLAYERS), **more)


def names(messages: list[Any]) -> list[str]:
    return [type(m).__name__ + (f":{type(m.event).__name__}" if isinstance(m, Beat) else "") for m in messages]


def test_nothing_happens_before_the_beginning() -> None:
    table = Table(begin=False)
    assert table.heard == []
    assert names(table.say(Draw(), 0, 0)) == ["MoveRefused"]
    assert table.match.record().moves == []


def test_a_match_opens_with_its_beats_and_a_decision() -> None:
    table = Table()
    assert names(table.heard) == ["MatchStarted", "Beat:Began", "DecisionOpened"]
    assert table.heard[-1] == DecisionOpened(seat=0, number=table.match.number)


def test_a_move_is_followed_by_its_beats_and_the_next_decision() -> None:
    table = Table()
    messages = table.say(Say(number=3))
    assert names(messages) == ["MoveMade", "Beat:Said", "DecisionOpened"]
    assert messages[0] == MoveMade(0, Say(number=3))
    assert (messages[1].number, messages[1].viewer, messages[1].view.total) == (1, 0, 3)
    assert messages[2].seat == 1


def test_beats_are_numbered_without_a_gap() -> None:
    table = Table()
    for _ in range(4):
        table.say(Say(number=3))
    beats = [message.number for message in table.heard if isinstance(message, Beat)]
    assert beats == list(range(6))  # the beginning, four times said, won


def test_every_beat_has_the_view_right_after_its_event() -> None:
    table = Table()
    table.say(Say(number=3))
    table.say(Say(number=3))
    totals = [message.view.total for message in table.heard if isinstance(message, Beat)]
    assert totals == [0, 3, 6]


@pytest.mark.parametrize(("viewer", "card"), [(0, True), (1, False), (-1, False)])
def test_beats_tell_the_viewer_only_what_it_may_know(viewer: int, card: bool) -> None:
    table = Table(viewer=viewer)
    beat = table.say(Draw())[1]
    assert (beat.event.card != -1) is card
    assert (beat.view.hands[0] != [-1]) is card
    assert set(beat.view.deck) == {-1}


def test_the_end_is_told() -> None:
    table = Table()
    for _ in range(3):
        table.say(Say(number=3))
    assert names(table.say(Say(number=3))) == ["MoveMade", "Beat:Said", "Beat:Won", "MatchFinished"]
    assert (table.match.over, table.match.seat) == (True, -1)


@pytest.mark.parametrize(
    ("move", "seat", "late", "code"),
    [
        (Say(number=4), 0, 0, "one-to-three"),
        (Nod(), 0, 0, "not-now"),
        (Say(number=1), 1, 0, "not-now"),
        (Say(number=1), 0, -1, "not-now"),
        (Say(number=1), 0, 1, "not-now"),
    ],
)
def test_illegal_late_and_foreign_answers_are_refused_and_change_nothing(
    move: Move, seat: int, late: int, code: str
) -> None:
    table = Table()
    before, number = table.match.state_bytes(), table.match.number
    (refused,) = table.say(move, seat, number + late)
    assert isinstance(refused, MoveRefused)
    assert (refused.seat, refused.move, refused.refusal.code) == (seat, move, code)
    assert (table.match.state_bytes(), table.match.number) == (before, number)
    assert table.match.record().moves == []
    assert names(table.say(Say(number=1))) == ["MoveMade", "Beat:Said", "DecisionOpened"]


def test_an_answer_given_twice_counts_once() -> None:
    table = Table()
    number = table.match.number
    table.say(Say(number=1), 0, number)
    assert names(table.say(Say(number=1), 0, number)) == ["MoveRefused"]
    assert table.match.record().moves == ["say 1"]


def test_an_answer_from_within_a_delivery_waits_its_turn() -> None:
    """A computer that answers at once does not get between the beats of the move before."""
    table = Table()

    def answer(message: DecisionOpened) -> None:
        if message.seat == 1:
            table.bus.publish(MoveChosen(1, message.number, Say(number=2)))

    table.bus.subscribe(DecisionOpened, answer)
    assert names(table.say(Say(number=1))) == [
        "MoveMade",
        "Beat:Said",
        "DecisionOpened",
        "MoveMade",
        "Beat:Said",
        "DecisionOpened",
    ]
    assert table.match.record().moves == ["say 1", "say 2"]


def test_after_the_end_and_after_closing_nothing_is_accepted() -> None:
    table = Table()
    for _ in range(4):
        table.say(Say(number=3))
    assert names(table.say(Say(number=3), 0)) == ["MoveRefused"]
    table = Table()
    count = table.bus.count
    table.match.close()
    assert table.bus.count == count - 1
    assert table.say(Say(number=1)) == []
    assert table.match.record().moves == []


# -- taking back ---------------------------------------------------------------------------------------------------


def test_nothing_to_take_back() -> None:
    table = Table()
    refusal = table.match.why_no_undo()
    assert refusal is not None and refusal.code == "undo-nothing"
    assert table.match.undo() is False
    assert table.match.last_move is None


def test_not_past_another_players_decision() -> None:
    table = Table()
    table.say(Say(number=1))
    refusal = table.match.why_no_undo()
    assert refusal is not None and refusal.code == "undo-other"
    before = table.match.state_bytes()
    assert table.match.undo() is False
    assert table.match.state_bytes() == before


def abyss(position: dict[str, Any], moves: list[str]) -> tuple[Match, Bus, list[Any]]:
    from abyss_game.games import GAMES as ALL

    bus, heard = Bus(), []
    bus.subscribe(MatchUndone, heard.append)
    bus.subscribe(DecisionOpened, heard.append)
    record = Record("abyss", Options(seats=2, seed=1), list(PLAYERS), [], position)
    match = Match(bus, ALL, record)
    match.begin()
    for text in moves:
        legal = match.game(match.seat).legal()
        bus.publish(MoveChosen(match.seat, match.number, match.rules.vocabulary.find(text, legal)))
    assert len(match.record().moves) == len(moves)
    return match, bus, heard


def test_moves_are_taken_back_step_by_step_and_the_same_again_gives_the_same() -> None:
    court = ["", "", "", "", "", "seeker"]
    position = {"court": court, "areas": [{"pearls": 0, "hand": ["crab-4", "squid-3"]}, {"pearls": 0}]}
    match, bus, heard = abyss(position, [])
    start = match.state_bytes()
    for text in ("recruit seeker", "pick crab-4"):
        legal = match.game(0).legal()
        bus.publish(MoveChosen(0, match.number, match.rules.vocabulary.find(text, legal)))
    done, log = match.state_bytes(), list(match.log)
    assert match.why_no_undo() is None
    assert match.rules.move_text(match.last_move) == "pick crab-4.1"
    number = match.number
    assert match.undo()
    assert isinstance(heard[-2], MatchUndone) and heard[-2].move == match.rules.vocabulary.read("pick crab-4.1")
    assert heard[-1] == DecisionOpened(0, number + 1)
    assert match.log == []
    assert match.record().moves == ["recruit seeker"]
    assert match.undo()
    assert match.state_bytes() == start
    assert match.undo() is False
    for text in ("recruit seeker", "pick crab-4"):
        legal = match.game(0).legal()
        bus.publish(MoveChosen(0, match.number, match.rules.vocabulary.find(text, legal)))
    assert match.state_bytes() == done
    assert match.log == log


def test_not_past_a_revelation() -> None:
    position = {"exploration": ["crab-1"], "areas": [{"pearls": 0}, {"pearls": 0}]}
    match, _, _ = abyss(position, ["explore"])
    refusal = match.why_no_undo()
    assert refusal is not None and refusal.code == "undo-revealed"
    assert match.undo() is False


def test_an_answer_to_the_decision_before_the_undo_is_late() -> None:
    position = {"areas": [{"pearls": 0, "lords": ["slaver"], "hand": ["crab-1"]}, {"pearls": 0}]}
    match, bus, _ = abyss(position, ["use slaver"])
    number = match.number
    refused: list[MoveRefused] = []
    bus.subscribe(MoveRefused, refused.append)
    match.undo()
    bus.publish(MoveChosen(0, number, match.rules.vocabulary.read("cancel")))
    assert [message.refusal.code for message in refused] == ["not-now"]


def test_taking_back_can_be_switched_off() -> None:
    position = {"areas": [{"pearls": 0, "lords": ["slaver"], "hand": ["crab-1"]}, {"pearls": 0}]}
    match, _, _ = abyss(position, ["use slaver"])
    match.taking_back = False
    refusal = match.why_no_undo()
    assert refusal is not None and refusal.code == "undo-off"
    assert match.undo() is False


# -- records -------------------------------------------------------------------------------------------------------


def test_a_replayed_record_gives_the_same_match() -> None:
    table = Table()
    for move in (Draw(), Say(number=2), Draw(), Say(number=1)):
        table.say(move)
    record = table.match.record()
    assert record == fresh(moves=["draw", "say 2", "draw", "say 1"])
    again = Table(record)
    assert names(again.heard) == ["MatchRestored", "DecisionOpened"]
    assert again.match.state_bytes() == table.match.state_bytes()
    assert again.match.log == table.match.log
    assert again.match.record() == record
    assert [entry.move for entry in again.match.log] == [0, 1, 2, 3, 4]
    assert names(again.say(Say(number=3)))[0] == "MoveMade"


def test_beats_of_a_restored_match_go_on_counting() -> None:
    again = Table(fresh(moves=["draw", "say 2"]))
    beat = again.say(Say(number=1))[1]
    assert beat.number == 3


def test_a_record_given_out_does_not_change_with_the_match() -> None:
    table = Table()
    record = table.match.record()
    table.say(Say(number=1))
    assert record.moves == []
    given = fresh(moves=["say 1"])
    other = Table(given)
    other.say(Say(number=2))
    assert given.moves == ["say 1"]


def test_a_match_from_a_position() -> None:
    table = Table(fresh(position={"total": 8, "active": 1}))
    assert table.match.seat == 1
    table.say(Say(number=1))
    assert table.match.record().position == {"total": 8, "active": 1}
    assert Table(table.match.record()).match.state_bytes() == table.match.state_bytes()
    assert table.match.position()["total"] == 9


@pytest.mark.parametrize(
    ("moves", "made"),
    [
        (["fly"], 0),
        (["say 1", "say 4"], 1),
        (["say 3", "say 3", "say 3", "say 3", "say 1"], 4),
        (["draw"] * 7, 6),
        (["say one"], 0),
    ],
)
def test_a_broken_record_tells_how_far_it_goes(moves: list[str], made: int) -> None:
    with pytest.raises(BrokenRecord) as error:
        Table(fresh(moves=moves))
    assert error.value.made == made
    assert f"move {made + 1} " in str(error.value)


def test_a_record_that_cannot_begin() -> None:
    with pytest.raises(BadOptions):
        Table(Record("chess", Options(seats=2), []))
    with pytest.raises(BadOptions):
        Table(Record("counting", Options(seats=9), []))
    with pytest.raises(BadOptions):
        Table(Record("counting", Options(seats=9), [], [], {"total": 1}))
    with pytest.raises(BadScenario):
        Table(fresh(position={"colour": 1}))


def test_a_broken_match_leaves_no_subscription_behind() -> None:
    bus = Bus()
    with pytest.raises(BrokenRecord):
        Match(bus, GAMES, fresh(moves=["fly"]))
    assert bus.count == 0


def test_looking_at_a_match() -> None:
    table = Table(viewer=1)
    table.say(Draw())
    match = table.match
    assert match.view(0).hands[0] != [-1] == match.view(1).hands[0]
    assert match.view(-1).hands == [[-1], []]
    assert match.game(1).legal() == RULES.resume(match.view(1)).legal()
    assert [player.is_person for player in match.players] == [True, False]
    assert PERSON == "person"
    view = match.view(1)
    view.total = 99
    assert match.view(1).total == 0
