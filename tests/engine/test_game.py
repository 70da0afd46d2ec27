"""A game of the core: legal and illegal moves, steps, automatic decisions, views, bytes."""

from __future__ import annotations

import msgspec
import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.queries import Query
from abyss_game.engine.rng import Rng
from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.engine.steps import NOT_NOW, Decision, IllegalMove, Refusal, Step

from .counting import GAMES, RULES, Check, Confirmed, Draw, Drew, Nod, Said, Say, Speak, Weight, Won, new


def test_a_new_game_waits_for_its_first_decision() -> None:
    game = new()
    assert isinstance(game.decision, Speak)
    assert (game.decision.seat, game.over, game.state.made) == (0, False, 0)
    assert game.legal() == [Say(number=1), Say(number=2), Say(number=3), Draw()]


def test_moves_run_on_to_the_next_decision() -> None:
    events: list[Event] = []
    game = new(listener=events.append)
    game.play(Say(number=3))
    assert game.decision is not None
    assert (game.decision.seat, game.state.total, game.state.made) == (1, 3, 1)
    assert [type(event).__name__ for event in events] == ["Began", "Said"]


def test_an_automatic_decision_with_one_move_is_never_asked() -> None:
    game = new()
    game.play(Say(number=1))
    assert isinstance(game.decision, Speak)  # Confirmed came and went
    assert game.state.made == 1  # and was not a move of anybody


class Two(Confirmed):
    def options(self, game: object) -> list[Move]:
        return [Nod(), Draw()]


def test_an_automatic_decision_with_two_moves_is_asked() -> None:
    game = new()
    game.state.stack.append(Two(seat=1))
    game.settle()
    assert isinstance(game.decision, Two)
    assert game.legal() == [Nod(), Draw()]


@pytest.mark.parametrize(
    ("move", "code", "numbers"),
    [(Say(number=4), "one-to-three", {"number": 4}), (Nod(), "not-now", {})],
)
def test_an_illegal_move_is_refused_and_leaves_the_state_untouched(
    move: Move, code: str, numbers: dict[str, int]
) -> None:
    events: list[Event] = []
    game = new(seed=4, listener=events.append)
    before, heard = RULES.pack(game.state), list(events)
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    assert error.value.refusal == Refusal(code, numbers)
    assert error.value.move == move
    assert code in str(error.value)
    refused = game.refuse(move)
    assert refused is not None and refused.refusal == error.value.refusal
    assert RULES.pack(game.state) == before
    assert events == heard
    game.play(Say(number=1))  # and the game goes on


def test_a_legal_move_is_not_refused() -> None:
    assert new().refuse(Draw()) is None


def test_when_the_game_is_over_nothing_is_legal() -> None:
    game = new()
    for _ in range(4):
        game.play(Say(number=3))
    assert (game.over, game.decision, game.legal(), game.state.winner) == (True, None, [], 1)
    refused = game.refuse(Say(number=1))
    assert refused is not None and refused.refusal == NOT_NOW


def test_legal_moves_follow_the_state() -> None:
    game = new()
    for _ in range(6):
        game.play(Draw())
    assert game.legal() == [Say(number=1), Say(number=2), Say(number=3)]
    refused = game.refuse(Draw())
    assert refused is not None and refused.refusal.code == "deck-empty"


def test_queries_are_bent_by_what_is_in_play() -> None:
    game = new()
    game.state.doublers[0] = True
    assert game.ask(Weight(seat=0, value=3)).value == 6
    assert game.ask(Weight(seat=1, value=3)).value == 3
    game.play(Say(number=3))
    assert game.state.total == 6


def test_steps_pushed_together_are_done_in_the_order_given() -> None:
    game = new()
    game.state.stack.clear()
    game.then(Check(seat=0), Speak(seat=1))
    assert [type(step).__name__ for step in game.state.stack] == ["Speak", "Check"]
    game.settle()
    assert isinstance(game.decision, Speak)


def test_a_step_may_be_replaced_by_the_rules() -> None:
    class Reversed(type(RULES)):  # type: ignore[misc]
        def replacement(self, state: object, step: Step) -> Step | None:
            return Speak(seat=0) if isinstance(step, Speak) and step.seat == 1 else None

    game = Reversed().new(Options(seats=2))
    game.play(Say(number=1))
    assert game.decision is not None and game.decision.seat == 0


def test_a_view_can_be_asked_but_not_played() -> None:
    game = new(seed=2)
    game.play(Draw())
    seen = RULES.resume(RULES.view(game.state, 1))
    assert seen.legal() == game.legal()
    with pytest.raises(TypeError):
        seen.play(Say(number=1))
    assert RULES.view(game.state, 1).hands[0] == [-1]
    assert RULES.view(game.state, 0).hands[0] == game.state.hands[0]


def test_a_view_shares_nothing_with_the_state() -> None:
    game = new()
    view = RULES.view(game.state, 0)
    view.hands[0].append(99)
    view.stack.clear()
    assert (game.state.hands[0], len(game.state.stack)) == ([], 1)


def test_a_determinized_view_looks_the_same() -> None:
    game = new(seed=9)
    game.play(Draw())
    game.play(Draw())
    view = RULES.view(game.state, 0)
    made = RULES.determinize(view, Rng(3))
    assert RULES.pack(RULES.view(made, 0)) == RULES.pack(view)


def test_bytes_and_back_at_every_decision() -> None:
    game = new(3, seed=5)
    while not game.over:
        data = RULES.pack(game.state)
        assert RULES.pack(RULES.unpack(data)) == data
        copy = RULES.copy(game.state)
        assert copy == game.state and copy is not game.state and copy.stack is not game.state.stack
        game.play(game.legal()[game.state.made % 3])


@pytest.mark.parametrize("data", [b"", b"\x00", b"nonsense", RULES.pack(new().state)[:-1]])
def test_broken_bytes_are_refused(data: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, msgspec.ValidationError)):
        RULES.unpack(data)


def test_chance_lives_in_the_state() -> None:
    game = new(seed=8)
    twin = RULES.resume(RULES.copy(game.state))
    one, two = [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]
    game.shuffle(one)
    twin.shuffle(two)
    assert one == two
    assert [game.below(100) for _ in range(5)] == [twin.below(100) for _ in range(5)]
    assert game.state.rng == twin.state.rng != new(seed=8).state.rng


def test_without_a_listener_events_go_nowhere() -> None:
    game = new()
    game.play(Draw())
    assert game.state.made == 1


def test_the_base_classes_promise_and_do_nothing() -> None:
    game = new()
    with pytest.raises(TypeError):
        Step().run(game)
    with pytest.raises(TypeError):
        Decision(seat=0).options(game)
    with pytest.raises(TypeError):
        Decision(seat=0).answer(game, Nod())
    assert Decision(seat=0).refusal(game, Nod()) == NOT_NOW
    step = Step()
    assert step.veiled(0) is step
    event = Said(seat=0, number=1, total=1)
    assert event.seen_by(1) is event
    assert Query(seat=3).seat == 3


@pytest.mark.parametrize(
    ("options", "code", "numbers"),
    [
        (Options(seats=1), "seats-out-of-range", {"seats": 1, "least": 2, "most": 6}),
        (Options(seats=7), "seats-out-of-range", {"seats": 7, "least": 2, "most": 6}),
        (Options(seats=2, expansions=("krill",)), "unknown-expansion", {"name": "krill", "game": "counting"}),
        (Options(seats=2, variants=("slow",)), "unknown-variant", {"name": "slow", "game": "counting"}),
    ],
)
def test_options_that_cannot_be_played(options: Options, code: str, numbers: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as error:
        RULES.new(options)
    assert (error.value.code, error.value.numbers) == (code, numbers)


def test_a_variant_changes_the_game() -> None:
    assert len(new(variants=("short",)).state.deck) == 2


def test_games_are_found_by_name() -> None:
    assert GAMES.names == ("counting",)
    assert GAMES.get("counting") is RULES  # made once
    with pytest.raises(BadOptions) as error:
        GAMES.get("chess")
    assert (error.value.code, error.value.numbers) == ("unknown-game", {"name": "chess", "known": "counting"})


def test_events_hide_what_a_seat_may_not_know() -> None:
    drew = Drew(seat=1, card=5)
    assert (drew.seen_by(1).card, drew.seen_by(0).card, drew.seen_by(-1).card) == (5, -1, -1)
    assert Won(seat=0, cards=[], loud=True).seen_by(1).seat == 0
