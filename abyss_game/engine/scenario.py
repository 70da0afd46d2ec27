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

import re
import tomllib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from .events import Event
from .moves import Move, UnreadableMove
from .steps import IllegalMove

if TYPE_CHECKING:
    from .game import Game
    from .ruleset import Registry, Ruleset

Position = dict[str, Any]
"""A position by names: strings, integers, booleans, lists and tables as TOML has them."""


class BadScenario(ValueError):
    """A scenario that cannot be read or set up. ``code`` is a message id, ``numbers`` its arguments."""

    def __init__(self, code: str, **numbers: int | str) -> None:
        super().__init__(f"{code} {numbers or ''}".rstrip())
        self.code = code
        self.numbers = numbers


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
    try:
        return msgspec.convert(tomllib.loads(text), Scenario)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario("scenario-no-toml", why=str(error)) from None
    except RecursionError:
        raise BadScenario("scenario-no-toml", why="nested too deeply") from None
    except msgspec.ValidationError as error:
        raise BadScenario("scenario-wrong-field", why=str(error)) from None


def write(scenario: Scenario) -> str:
    """``scenario`` as text that :func:`parse` reads back."""
    data = msgspec.to_builtins(scenario)
    plain = Scenario(game=scenario.game, seats=scenario.seats)
    lines = []
    for name, default in msgspec.to_builtins(plain).items():
        if name in ("game", "seats") or data[name] != default:
            if name == "position":
                lines += [f"position.{_key(key)} = {_toml(value)}" for key, value in data[name].items()]
            else:
                lines.append(f"{name} = {_toml(data[name])}")
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join(_letter(letter) for letter in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    if isinstance(value, dict):
        pairs = (f"{_key(k)} = {_toml(v)}" for k, v in value.items() if v is not None)
        return "{ " + ", ".join(pairs) + " }"
    raise TypeError(f"{type(value).__name__} has no place in a scenario")


def _letter(letter: str) -> str:
    """``letter`` as TOML allows it inside quotes: backslash, quote and control characters are escaped."""
    if letter in '\\"':
        return "\\" + letter
    return letter if letter >= " " and letter != "\x7f" else f"\\u{ord(letter):04x}"


def _key(name: str) -> str:
    bare = name.replace("_", "").replace("-", "")
    return name if bare.isalnum() and bare.isascii() else _toml(name)


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
        legal = game.legal()
    except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
        raise BadScenario("scenario-impossible", why=f"{type(error).__name__}: {error}") from None
    if not game.over and not legal:
        raise BadScenario("scenario-impossible", why="no legal move")
    return game


def play_text(game: Game[Any], text: str) -> Move:
    """Plays the move written in ``text`` and returns it.

    Raises :class:`~abyss_game.engine.moves.UnreadableMove` and :class:`~abyss_game.engine.steps.IllegalMove`."""
    move = game.rules.vocabulary.find(text, game.legal())
    game.play(move)
    return move


def run(games: Registry, scenario: Scenario) -> list[str]:
    """Plays ``scenario`` and returns what was not as expected, one English line each: what was expected and what
    was found. Raises :class:`BadScenario` and ``BadOptions``."""
    events: list[Event] = []
    game = start(games, scenario, events.append)
    rounds = [Play(moves=scenario.moves, expect=scenario.expect), *scenario.play]
    failures: list[str] = []
    for number, one in enumerate(rounds):
        where = f"play {number}: " if scenario.play else ""
        for text in one.moves:
            try:
                play_text(game, text)
            except UnreadableMove as error:
                return [*failures, f"{where}{error}"]
            except IllegalMove as error:
                legal = ", ".join(game.rules.move_text(move) for move in game.legal()) or "none"
                return [*failures, f"{where}“{text}” is not legal ({error.refusal.code}); legal: {legal}"]
        failures += [where + failure for failure in _compare_all(game, one.expect, events)]
        events.clear()
    return failures


def _compare_all(game: Game[Any], expect: Expect, events: list[Event]) -> Iterable[str]:
    rules = game.rules
    if expect.position:
        yield from differences(expect.position, rules.describe(game.state), rules.unordered)
    legal = [rules.move_text(move) for move in game.legal()]
    for text in expect.legal:
        if not any(_fits(text, found) for found in legal):
            yield f"“{text}” should be legal; legal: {', '.join(legal) or 'none'}"
    if expect.only is not None:
        missing = [text for text in expect.only if not any(_fits(text, found) for found in legal)]
        extra = [found for found in legal if not any(_fits(text, found) for text in expect.only)]
        if missing or extra or (len(expect.only) != len(legal) and all("." in text for text in expect.only)):
            yield f"legal moves should be {', '.join(expect.only)}; found {', '.join(legal) or 'none'}"
    for text, code in expect.illegal.items():
        try:
            refused = game.refuse(rules.vocabulary.find(text, game.legal()))
        except UnreadableMove as error:
            yield str(error)
            continue
        found = refused.refusal.code if refused is not None else "legal"
        if found != code:
            yield f"“{text}” should be refused with {code}; found {found}"
    rest = iter(events)
    for text in expect.events:
        if not any(_event_fits(rules, text, event) for event in rest):
            yield f"the event “{text}” should have happened; found {', '.join(event_text(rules, e) for e in events)}"
            break
    if expect.points is not None or expect.places is not None or expect.sources:
        standings = rules.standings(game.state)
        for name, wanted, got in (
            ("points", expect.points, [s.points for s in standings]),
            ("places", expect.places, [s.place for s in standings]),
        ):
            if wanted is not None and wanted != got:
                yield f"{name} should be {wanted}; found {got}"
        if len(expect.sources) > len(standings):
            yield f"sources should be of at most {len(standings)} seats; found {len(expect.sources)}"
        for standing, sources in zip(standings, expect.sources, strict=False):
            have = {line.source: line.points for line in standing.lines}
            yield from differences(sources, have, frozenset(), f"seat {standing.seat}")
    if expect.over is not None and expect.over != game.over:
        yield f"the game should {'be' if expect.over else 'not be'} over"
    if expect.seat is not None:
        decision = game.decision
        seat = decision.seat if decision is not None else None
        if seat != expect.seat:
            yield f"seat {expect.seat} should decide; found {seat}"


_COPY = re.compile(r"\.\d+(?!\w)")
"""The number of the copy in a name, wherever it stands in it."""


def _fits(expected: Any, found: Any) -> bool:
    if expected == found:
        return True
    if isinstance(found, str):
        want, have = str(expected).split(), found.split()
        return len(want) == len(have) and all(
            w == h or w in (_COPY.sub("", h), h.partition("#")[0]) for w, h in zip(want, have, strict=True)
        )
    return False


def differences(expected: Any, found: Any, unordered: frozenset[str], where: str = "") -> Iterable[str]:
    """What of ``expected`` is not so in ``found``, one line each. Lists whose key is ``unordered`` are compared in
    any order; tables only by the keys that are expected."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            name = f"{where}.{key}" if where else key
            if key not in found:
                yield f"{name} should be {value!r}; found nothing"
            elif key in unordered and isinstance(value, list):
                left = list(found[key])
                for item in value:
                    match = next((f for f in left if _fits(item, f)), None)
                    if match is None:
                        break
                    left.remove(match)
                if len(value) != len(found[key]) or left:
                    yield f"{name} should be {value!r} in any order; found {found[key]!r}"
            else:
                yield from differences(value, found[key], unordered, name)
    elif isinstance(expected, list) and isinstance(found, list):
        if len(expected) > len(found) or (
            len(expected) < len(found) and not any(isinstance(e, dict) for e in expected)
        ):
            yield f"{where} should be {expected!r}; found {found!r}"
            return
        for index, (want, have) in enumerate(zip(expected, found, strict=False)):
            yield from differences(want, have, unordered, f"{where}[{index}]")
    elif not _fits(expected, found):
        yield f"{where} should be {expected!r}; found {found!r}"


def event_text(rules: Ruleset[Any], event: Event) -> str:
    """``event`` as text: its name and its fields as the game names them."""
    words = [type(event).__name__]
    words += [f"{name}={rules.event_word(name, getattr(event, name))}" for name in event.__struct_fields__]
    return " ".join(words)


def _event_fits(rules: Ruleset[Any], text: str, event: Event) -> bool:
    name, *fields = text.split()
    if name != type(event).__name__:
        return False
    for field in fields:
        key, _, value = field.partition("=")
        if key not in event.__struct_fields__:
            return False
        have = rules.event_word(key, getattr(event, key)).split(",")
        want = value.split(",")
        if len(have) != len(want) or not all(_fits(w, h) for w, h in zip(want, have, strict=True)):
            return False
    return True
