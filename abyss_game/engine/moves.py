"""Moves: what a seat intends. Imperative, frozen, hashable, ids only.

Every move has one stable text form, ``word argument argument``. A game says with a :class:`Vocabulary` how its ids
read; the rest is the same for all games. A move ``Pick(card=22)`` whose word is ``pick``, in a game that calls card 22
``ace-3.2``, is written ``pick ace-3.2`` and read back from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not legal, or no move at all: a reason ``code`` (a message id without prefix) and the ``numbers``
    and ids that its sentence needs."""

    code: str
    numbers: dict[str, int | str] = {}


class Move(msgspec.Struct, frozen=True, tag=True, tag_field="move"):
    """Base of all moves. Subclasses set ``word``, the first word of the text form.

    ``source`` and ``target`` name the piece a move takes and the place it goes to (``"lord:jailer"``,
    ``"me"``), so that a screen can offer it by drag, click and keyboard without knowing the rule. An empty
    string means: none, show a button.
    """

    word: ClassVar[str] = ""

    def source(self) -> str:
        """The piece that this move takes, as ``kind:id``, or an empty string."""
        return ""

    def target(self) -> str:
        """The place that the piece goes to, or an empty string."""
        return ""


class UnreadableMove(ValueError):
    """A text is not a move of this game. ``text`` is the offending text, ``refusal`` says why."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"“{text}” is not a move: {refusal.code} {refusal.numbers}")
        self.text = text
        self.refusal = refusal


class Codec(msgspec.Struct, frozen=True):
    """How the values of one field name are written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _plain_int(word: str) -> int:
    return int(word)


INTEGER = Codec(write=str, read=_plain_int)
WORD = Codec(write=str, read=str)


class Vocabulary:
    """Prints and parses the moves of one game.

    Parameters: ``moves``, the move classes; ``fields``, a codec for every field name used by them.
    """

    def __init__(self, moves: Iterable[type[Move]], fields: Mapping[str, Codec]) -> None:
        self._classes = {m.word: m for m in moves}
        self._fields = fields
        self._signature = {m: tuple(m.__struct_fields__) for m in self._classes.values()}

    def add(self, moves: Iterable[type[Move]], fields: Mapping[str, Codec]) -> Vocabulary:
        """A vocabulary that also knows the moves of an expansion."""
        return Vocabulary([*self._classes.values(), *moves], {**self._fields, **fields})

    def write(self, move: Move) -> str:
        """The stable text form of ``move``."""
        words = [move.word]
        words += [self._fields[name].write(getattr(move, name)) for name in self._signature[type(move)]]
        return " ".join(words)

    def read(self, text: str) -> Move:
        """The move that ``text`` stands for. Raises :class:`UnreadableMove`."""
        word, *arguments = text.split() or [""]
        cls = self._classes.get(word)
        if cls is None:
            raise UnreadableMove(text, Refusal("unreadable-word", {"word": word}))
        names = self._signature[cls]
        if len(arguments) != len(names):
            found, wanted = len(arguments), len(names)
            raise UnreadableMove(text, Refusal("unreadable-count", {"word": word, "wanted": wanted, "found": found}))
        values = {}
        for name, argument in zip(names, arguments, strict=True):
            try:
                values[name] = self._fields[name].read(argument)
            except (ValueError, KeyError):
                raise UnreadableMove(text, Refusal("unreadable-argument", {"word": argument})) from None
        return cls(**values)

    def find(self, text: str, legal: Iterable[Move]) -> Move:
        """Like :meth:`read`, but a text that leaves out which copy is meant (``crab-3`` for ``crab-3.2``)
        stands for the first legal move that it fits."""
        wanted = text.split()
        for move in legal:
            words = self.write(move).split()
            if len(words) == len(wanted) and all(
                have == want or have.partition(".")[0] == want for have, want in zip(words, wanted, strict=True)
            ):
                return move
        return self.read(text)
