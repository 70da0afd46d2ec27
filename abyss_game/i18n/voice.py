"""What a game offers so that it can be told in words, and how those who play are named.

Each game has one :class:`Voice`; ``describe`` finds it by the class of the event, the decision or the move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..engine.events import Event
from ..engine.match import Player
from ..engine.moves import Move
from .message import Arg, Legend, Message, Seat

Players = Sequence[Player | Legend]
"""Those who play, by seat; in a solo game the Legendary Opponent follows when it is known."""


def who(players: Players, seat: int) -> Seat | Legend:
    """The player on ``seat``; behind the last one sits the Legendary Opponent."""
    found = players[seat] if seat < len(players) else Legend(seat=seat)
    return found if isinstance(found, Legend) else Seat(seat, found.name)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the summary: the ``seat`` that acted (−1: nobody in particular) and what it did. Lines of the
    lowest ``weight`` are left out first."""

    seat: int
    message: Message
    weight: int


MOST_LINES = 8
"""The most lines of a summary."""

Words = tuple[Message, Message]
"""A label and the sentence for its tooltip."""


@dataclass(frozen=True, slots=True)
class Voice:
    """The words of one game, by class: the line of the log for every event; for every decision the ``prompts`` of the
    player who decides and what the sentence for the others speaks of (``watched``, beside the player; decisions that
    are not named: of nothing else); the remarks of the decisions that have one; label and tooltip of every move.

    ``prefix`` begins the ids of its messages behind their kind. ``of_move(move, decision, game)`` is what a legal move
    brings beside what it says. ``summary`` tells what the others have done. ``named`` are the arguments of refusals
    that stand for things of this game, by name; each gives None for a value that is not its own.
    """

    prefix: str
    events: Mapping[type[Any], Callable[[Any, Players], Message]]
    prompts: Mapping[type[Any], Callable[[Any, Any, Players], Message]]
    watched: Mapping[type[Any], Callable[[Any, Any, Players], dict[str, Arg]]]
    remarks: Mapping[type[Any], Callable[[Any, Any], Message | None]]
    moves: Mapping[type[Any], Callable[[Any, Any, Players], Words]]
    of_move: Callable[[Move, Any, Any], Message | None]
    summary: Callable[[Sequence[Event], Players, int, Any, int], list[Line]]
    named: Mapping[str, Callable[[Any], Arg | None]]

    def watch(self, decision: Any, game: Any, players: Players) -> Message:
        """What the other players read while ``decision`` waits for somebody else."""
        speaks_of = self.watched.get(type(decision))
        args = speaks_of(decision, game, players) if speaks_of else {}
        name = f"decision-{self.prefix}{kebab(type(decision).__name__)}-other"
        return Message(name, {"player": who(players, decision.seat), **args})


@dataclass(frozen=True, slots=True)
class Addition:
    """The words that an expansion adds to those of its game. Remarks, ``of_move`` and ``renamed``, the words of moves
    that the game has as well, come before those of the game and of expansions named later: None leaves the word to
    them."""

    events: Mapping[type[Any], Callable[[Any, Players], Message]]
    prompts: Mapping[type[Any], Callable[[Any, Any, Players], Message]]
    watched: Mapping[type[Any], Callable[[Any, Any, Players], dict[str, Arg]]]
    remarks: Mapping[type[Any], Callable[[Any, Any], Message | None]]
    moves: Mapping[type[Any], Callable[[Any, Any, Players], Words]]
    of_move: Callable[[Move, Any, Any], Message | None]
    renamed: Mapping[type[Any], Callable[[Any, Any, Players], Words | None]] = field(default_factory=dict)


def extended(voice: Voice, *additions: Addition) -> Voice:
    """``voice`` with the words of expansions."""
    parts: list[Voice | Addition] = [*additions, voice]

    def of_move(move: Move, decision: Any, game: Any) -> Message | None:
        said = (part.of_move(move, decision, game) for part in parts)
        return next((remark for remark in said if remark is not None), None)

    def remark(decision: Any, game: Any) -> Message | None:
        found = (part.remarks.get(type(decision)) for part in parts)
        said = (find(decision, game) for find in found if find is not None)
        return next((remark for remark in said if remark is not None), None)

    moves = {kind: name for part in parts for kind, name in part.moves.items()}

    def renamed(move: Move, game: Any, players: Players) -> Words:
        found = (addition.renamed.get(type(move)) for addition in additions)
        said = (name(move, game, players) for name in found if name is not None)
        return next((words for words in said if words is not None), None) or moves[type(move)](move, game, players)

    return replace(
        voice,
        events={kind: say for part in parts for kind, say in part.events.items()},
        prompts={kind: ask for part in parts for kind, ask in part.prompts.items()},
        watched={kind: tell for part in parts for kind, tell in part.watched.items()},
        remarks={kind: remark for part in parts for kind in part.remarks},
        moves={**moves, **{kind: renamed for addition in additions for kind in addition.renamed}},
        of_move=of_move,
    )


def kebab(name: str) -> str:
    """A class name as part of a message id: ``ChooseAction`` becomes ``choose-action``."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


# -- since your last turn ------------------------------------------------------------------------------------


def window(events: Sequence[Event], viewer: int, turn: type[Any]) -> Sequence[Event]:
    """The events between the last two turns of ``viewer``, or since its last turn while others play; from the
    beginning when it has not had one before. An event of the class ``turn`` begins the turn of its seat."""
    starts = [(at, event.seat) for at, event in enumerate(events) if isinstance(event, turn)]
    end = len(events)
    while starts and starts[-1][1] == viewer:
        end = starts.pop()[0]
    begin = end
    while starts and starts[-1][1] != viewer:
        begin = starts.pop()[0]
    return events[begin:end]


def shortened(lines: list[Line], most: int) -> list[Line]:
    """At most ``most`` of ``lines``: the lightest and then the oldest go first; the last line tells how many."""
    if len(lines) <= most:
        return lines
    kept = sorted(range(len(lines)), key=lambda at: (lines[at].weight, at))[len(lines) - most + 1 :]
    more = Line(-1, Message("sum-more", {"count": len(lines) - len(kept)}), 0)
    return [*(lines[at] for at in sorted(kept)), more]
