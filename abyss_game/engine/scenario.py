"""Scenario files: any position, the moves to play from it, and what must be true afterwards.

A scenario is a TOML file. Tests, puzzles, lessons and bug reports all use it. Each game's package shows an example in
its docstring.

``game``, ``seats``, ``expansions``, ``variants`` and ``seed`` say what is played. ``position`` sets what it names;
its keys belong to the game and are described in the game's ``position`` module. Without ``position`` the game
begins with its set-up. ``moves`` are played one after the other in their text form; ``expect`` is compared at the
end. For several rounds of moves and expectations write ``[[play]]`` tables, each with ``moves`` and ``expect``.

Expectations, all of them optional:

``position``   part of the position, compared value by value (hands and the like in any order)
``legal``      moves that must be legal; ``only`` is the complete list of legal moves, in any order
``illegal``    moves that must be refused, each with its reason code
``events``     these events happened during the moves, in this order, others between them; each with the fields
               that matter
``points``     points by seat; ``places`` the ranking by seat; ``sources`` a list by seat of points by source
``over``       true when the game must be over
``seat``       the seat that has to decide

An id without its copy (``ace-3`` instead of ``ace-3.2``) fits any copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from .events import Event
from .expectations import Failure, compare
from .expectations import event_text as event_text
from .moves import Move, UnreadableMove
from .scenario_text import converted, line_of, read_toml, toml, toml_key
from .steps import IllegalMove
from .unplayable import BadScenario as BadScenario
from .unplayable import Unplayable

if TYPE_CHECKING:
    from .game import Game
    from .ruleset import Registry

T = TypeVar("T")

Position = dict[str, Any]
"""A position by names: strings, integers, booleans, lists and tables as TOML has them."""


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    """What must be true; see the module's text."""

    position: Position = {}
    legal: list[str] = []
    only: list[str] | None = None
    illegal: dict[str, str] = {}
    events: list[str] = []
    points: list[int] | None = None
    places: list[int] | None = None
    sources: list[dict[str, int]] = []
    over: bool | None = None
    seat: int | None = None


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """Moves and what must be true after them."""

    moves: list[str] = []
    expect: Expect = msgspec.field(default_factory=Expect)


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file; see the module's text. ``title`` says in a sentence what it shows."""

    game: str
    seats: int
    title: str = ""
    expansions: list[str] = []
    variants: list[str] = []
    seed: int = 0
    position: Position = {}
    moves: list[str] = []
    expect: Expect = msgspec.field(default_factory=Expect)
    play: list[Play] = []


def parse(text: str) -> Scenario:
    """The scenario written in ``text``. Raises :class:`BadScenario`."""
    return converted(read_toml(text), Scenario)


def using(text: str, use: Callable[[Scenario], T]) -> T:
    """``use`` of the scenario written in ``text``. The :class:`BadScenario` or ``BadOptions`` that it raises tells the
    line that is to blame."""
    try:
        return use(parse(text))
    except Unplayable as error:
        error.line = error.line or line_of(text, error, lambda part: use(parse(part)))
        raise


def write(scenario: Scenario) -> str:
    """``scenario`` as text that :func:`parse` reads back."""
    data = msgspec.to_builtins(scenario)
    plain = Scenario(game=scenario.game, seats=scenario.seats)
    lines = []
    for name, default in msgspec.to_builtins(plain).items():
        if name in ("game", "seats") or data[name] != default:
            if name == "position":
                lines += [f"position.{toml_key(key)} = {toml(value)}" for key, value in data[name].items()]
            else:
                lines.append(f"{name} = {toml(data[name])}")
    return "\n".join(lines) + "\n"


def start(games: Registry, scenario: Scenario, listener: Any = None) -> Game[Any]:
    """A game at the beginning of ``scenario``, waiting for its first decision.

    Raises :class:`BadScenario`, and ``BadOptions`` for options that the game cannot be played with."""
    from .ruleset import Options

    rules = games.get(scenario.game)
    options = Options(
        seats=scenario.seats,
        expansions=tuple(scenario.expansions),
        seed=scenario.seed,
        variants=tuple(scenario.variants),
    )
    rules.check(options)
    if not scenario.position:
        return rules.new(options, listener)
    game = rules.resume(rules.set_up(options, scenario.position), listener)
    try:
        game.settle()
        stuck = not game.over and not game.legal()
    except BROKEN_DOWN as error:
        raise _why_impossible(game) from error
    if stuck:
        raise _why_impossible(game)
    return game


def _why_impossible(game: Game[Any]) -> BadScenario:
    """Why ``game`` cannot go on from where it stands."""
    decision = game.decision
    with suppress(*BROKEN_DOWN):
        if decision is not None and not decision.options(game):
            return BadScenario("scenario-nothing-to-choose", step=type(decision).__name__)
    return BadScenario("scenario-impossible")


BROKEN_DOWN = (
    *(ArithmeticError, AssertionError, AttributeError),
    *(LookupError, RecursionError, TypeError, ValueError),
)
"""What code runs into that is given what cannot be."""


@contextmanager
def _possible() -> Iterator[None]:
    """Where the rules break down, the position is to blame: it is one that they never bring about."""
    try:
        yield
    except (UnreadableMove, IllegalMove, Unplayable):
        raise
    except BROKEN_DOWN as error:
        raise BadScenario("scenario-impossible") from error


def play_text(game: Game[Any], text: str) -> Move:
    """Plays the move written in ``text`` and returns it.

    Raises :class:`~abyss_game.engine.moves.UnreadableMove` and :class:`~abyss_game.engine.steps.IllegalMove`."""
    move = game.rules.vocabulary.find(text, game.legal())
    game.play(move)
    return move


def run(games: Registry, scenario: Scenario) -> list[Failure]:
    """Plays ``scenario`` and returns what was not as expected. Raises :class:`BadScenario` and ``BadOptions``."""
    events: list[Event] = []
    game = start(games, scenario, events.append)
    rounds = [Play(moves=scenario.moves, expect=scenario.expect), *scenario.play]
    failures: list[Failure] = []
    for number, one in enumerate(rounds):
        with _possible():
            found, stopped = _play(game, one, events)
        where = number if scenario.play else None
        failures += [msgspec.structs.replace(failure, play=where) for failure in found]
        if stopped:
            break
        events.clear()
    return failures


def _play(game: Game[Any], one: Play, events: list[Event]) -> tuple[list[Failure], bool]:
    """What is not as expected in one round, and whether a move could not be made."""
    for text in one.moves:
        try:
            play_text(game, text)
        except UnreadableMove as error:
            return [Failure("unreadable", {"move": text}, error.refusal)], True
        except IllegalMove as error:
            legal = [game.rules.move_text(move) for move in game.legal()]
            refusal, moves = error.refusal, ", ".join(legal)
            failure = Failure(
                "illegal", {"move": text, "count": len(legal), "legal": moves, "reason": refusal.code}, refusal
            )
            return [failure], True
    return list(compare(game, one.expect, events)), False
