"""Moves and their text forms."""

from __future__ import annotations

import pytest

from abyss_game.engine.moves import INTEGER, WORD, Codec, Move, Refusal, UnreadableMove, Vocabulary


class Step(Move, frozen=True):
    word = "step"
    count: int
    where: str


class Stop(Move, frozen=True):
    word = "stop"


class Pick(Move, frozen=True):
    word = "pick"
    card: int


NAMES = ["red.1", "red.2", "blue.1"]
FIELDS = {"count": INTEGER, "where": WORD, "card": Codec(write=NAMES.__getitem__, read=NAMES.index)}
VOCABULARY = Vocabulary([Step, Stop, Pick], FIELDS)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Step(count=3, where="north"), "step 3 north"),
        (Step(count=-1, where="x"), "step -1 x"),
        (Stop(), "stop"),
        (Pick(card=1), "pick red.2"),
    ],
)
def test_a_move_prints_and_parses_back(move: Move, text: str) -> None:
    assert VOCABULARY.write(move) == text
    assert VOCABULARY.read(text) == move
    assert VOCABULARY.read(f"  {text.replace(' ', '   ')} ") == move


@pytest.mark.parametrize(
    ("text", "code", "numbers"),
    [
        ("", "unreadable-word", {"word": ""}),
        ("jump", "unreadable-word", {"word": "jump"}),
        ("STOP", "unreadable-word", {"word": "STOP"}),
        ("stop now", "unreadable-count", {"word": "stop", "wanted": 0, "found": 1}),
        ("step 3", "unreadable-count", {"word": "step", "wanted": 2, "found": 1}),
        ("step three north", "unreadable-argument", {"word": "three"}),
        ("pick green.1", "unreadable-argument", {"word": "green.1"}),
    ],
)
def test_a_text_that_is_no_move(text: str, code: str, numbers: dict[str, int | str]) -> None:
    with pytest.raises(UnreadableMove) as error:
        VOCABULARY.read(text)
    assert (error.value.text, error.value.refusal) == (text, Refusal(code, numbers))
    assert code in str(error.value)


def test_a_text_without_a_copy_finds_the_first_legal_one() -> None:
    legal = [Stop(), Pick(card=1), Pick(card=0)]
    assert VOCABULARY.find("pick red", legal) == Pick(card=1)
    assert VOCABULARY.find("pick red.1", legal) == Pick(card=0)
    assert VOCABULARY.find("stop", legal) == Stop()
    assert VOCABULARY.find("pick blue.1", legal) == Pick(card=2)  # not legal, but a move
    with pytest.raises(UnreadableMove):
        VOCABULARY.find("pick blue", legal)


def test_moves_are_values() -> None:
    assert Step(count=1, where="a") == Step(count=1, where="a")
    assert len({Step(count=1, where="a"), Step(count=1, where="a"), Stop()}) == 2
    with pytest.raises(AttributeError):
        Step(count=1, where="a").count = 2  # type: ignore[misc]
    assert (Stop().source(), Stop().target()) == ("", "")


def test_an_expansion_adds_moves() -> None:
    class Jump(Move, frozen=True):
        word = "jump"
        height: int

    more = VOCABULARY.add([Jump], {"height": INTEGER})
    assert more.read("jump 4") == Jump(height=4)
    assert more.read("stop") == Stop()
    with pytest.raises(UnreadableMove):
        VOCABULARY.read("jump 4")


def test_the_forms_in_the_modules_text_are_true() -> None:
    from abyss_game.games.abyss.moves import VOCABULARY as ABYSS
    from abyss_game.games.abyss.moves import PickAlly

    assert ABYSS.write(PickAlly(card=22)) == "pick crab-3.3"
    assert ABYSS.read("pick crab-3.3") == PickAlly(card=22)
