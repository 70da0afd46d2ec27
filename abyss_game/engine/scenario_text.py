"""The text of scenario files: what is wrong with it, and in which line; values as TOML writes them."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from .steps import Step
from .unplayable import BadScenario, Unplayable

T = TypeVar("T")

LONGEST_SEARCHED = 200_000
"""Letters of a text in which the line to blame is looked for; beyond them it would take too long."""


def read_toml(text: str) -> dict[str, Any]:
    """What ``text`` says. Raises :class:`BadScenario`."""
    try:
        data = tomllib.loads(text)
        if not _within_64_bits(data):
            raise BadScenario("scenario-number-too-long")
        return data
    except Unplayable:
        raise
    except tomllib.TOMLDecodeError as error:
        bad = BadScenario(
            "scenario-toml-twice" if re.match("Cannot (overwrite|declare|mutate)", str(error)) else "scenario-no-toml"
        )
        place = re.search(r"\(at line (\d+), column \d+\)", str(error))
        bad.line = int(place[1]) if place else text.rstrip().count("\n") + 1
        raise bad from None
    except RecursionError:
        raise BadScenario("scenario-too-deep") from None
    except ValueError:  # a number with more digits than Python reads
        raise BadScenario("scenario-number-too-long") from None


def _within_64_bits(value: Any) -> bool:
    """Whether all integers in ``value`` are such as TOML promises to hold, or a generator's state."""
    if isinstance(value, dict):
        return all(map(_within_64_bits, value.values()))
    if isinstance(value, list):
        return all(map(_within_64_bits, value))
    return not isinstance(value, int) or -(1 << 63) <= value < 1 << 64


def within(name: str, value: int, least: int, most: int) -> None:
    """Raises :class:`BadScenario` when the ``value`` of ``name`` is not within ``least`` … ``most``."""
    if not least <= value <= most:
        raise BadScenario("scenario-out-of-range", name=name, value=value, least=least, most=most)


def taken(name: T, left: list[T]) -> T:
    """``name``, which is taken out of what is ``left``. Raises :class:`BadScenario` when it is not there."""
    if name not in left:
        raise BadScenario("scenario-twice-or-unknown", name=str(name))
    left.remove(name)
    return name


MOST = (1 << 64) - 1
"""The largest number that a file may hold."""
_AT = r"(?: - at (?:key in )?`\$(?P<at>.*)`)?"
_MISSING = re.compile(r"Object missing required field `(?P<name>.*?)`" + _AT, re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.*?)`" + _AT, re.DOTALL)
_KIND = re.compile(r"Expected `(?P<wanted>.*?)`, got `(?P<found>.*?)`" + _AT, re.DOTALL)
_OTHER = re.compile(r".*?" + _AT, re.DOTALL)
"""What msgspec says in its own words."""


def converted(data: Any, kind: type[T], where: str = "") -> T:
    """``data``, which stands under the name ``where`` in the file, as a ``kind``. Raises :class:`BadScenario`."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _complaint(str(error), where) from None


def _complaint(said: str, where: str) -> BadScenario:
    if match := _MISSING.fullmatch(said):
        return BadScenario("scenario-missing-field", field=_field(where, match["at"], match["name"]))
    if match := _UNKNOWN.fullmatch(said):
        return BadScenario("scenario-unknown-field", field=_field(where, match["at"], match["name"]))
    if match := _KIND.fullmatch(said):
        wanted = "-".join(sorted(kind for kind in match["wanted"].split(" | ") if kind != "null"))
        field = _field(where, match["at"])
        return BadScenario("scenario-wrong-kind", field=field, wanted=wanted, found=match["found"])
    match = _OTHER.fullmatch(said)
    return BadScenario("scenario-wrong-value", field=_field(where, match["at"] if match else None))


def _field(where: str, at: str | None, name: str = "") -> str:
    """The full name of a field of which msgspec tells that it stands ``at`` some place below ``where``."""
    steps = [where, (at or "").removeprefix("."), toml_key(name) if name else ""]
    return ".".join(step for step in steps if step).replace(".[", "[")


# -- the line to blame -----------------------------------------------------------------------------------------

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[{]|[\]}]|\n', re.DOTALL
)


def statements(text: str) -> list[tuple[int, int]]:
    """The statements of a TOML ``text``, headers of tables among them: the line where each begins, from 1, and the
    index behind it."""
    found, depth, line, begun = [], 0, 1, 0
    last = 0
    for token in _TOKEN.finditer(text):
        if not begun and text[last : token.start()].strip():
            begun = line
        word, last = token[0], token.end()
        if word[0] in "[{\"'" and not begun:
            begun = line
        depth += (word in "[{") - (word in "]}")
        line += word.count("\n")
        if word == "\n" and depth == 0 and begun:
            found.append((begun, token.end()))
            begun = 0
    if begun or text[last:].strip():
        found.append((begun or line, len(text)))
    return found


def line_of(text: str, error: Unplayable, attempt: Callable[[str], object]) -> int:
    """The line of ``text`` from which on ``attempt`` at it raises ``error``; 0 when it is no single line's fault."""
    parts = statements(text) if len(text) <= LONGEST_SEARCHED else []
    missing = error.code == "scenario-missing-field" and "." not in str(error.numbers["field"])
    # A game that is not known shows only when the number of seats is known, wherever the two stand.
    whole = missing or error.code == "unknown-game"
    if not parts or whole:
        return 0

    def fails(part: tuple[int, int]) -> bool:
        try:
            attempt(text[: part[1]])
        except Unplayable as other:
            return (other.code, other.numbers) == (error.code, error.numbers)
        return False

    index = bisect_left(parts, True, key=fails)
    return parts[min(index, len(parts) - 1)][0]


# -- values ----------------------------------------------------------------------------------------------------


def toml(value: Any) -> str:
    """``value`` as TOML writes it. Raises ``TypeError`` for what has no place in a scenario."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join(_letter(letter) for letter in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        pairs = (f"{toml_key(k)} = {toml(v)}" for k, v in value.items() if v is not None)
        return "{ " + ", ".join(pairs) + " }"
    raise TypeError(f"{type(value).__name__} has no place in a scenario")


def shown(value: Any) -> str:
    """``value`` for a reader, as TOML writes it whatever it is."""
    try:
        return toml(value)
    except TypeError:
        return "" if value is None else str(value)


def _letter(letter: str) -> str:
    """``letter`` as TOML allows it inside quotes: backslash, quote and control characters are escaped."""
    if letter in '\\"':
        return "\\" + letter
    return letter if letter >= " " and letter != "\x7f" else f"\\u{ord(letter):04x}"


def toml_key(name: str) -> str:
    """``name`` as the name of a value in TOML."""
    bare = name.replace("_", "").replace("-", "")
    return name if bare.isalnum() and bare.isascii() else toml(name)


def step_of(
    data: dict[str, Any], kinds: Iterable[type[Step]], named: Mapping[str, Callable[[str], int]], seats: int
) -> Step:
    """The step that ``data`` describes, one of ``kinds``, of a game with so many ``seats``. The fields ``named`` hold
    ids, or lists of ids, which are written as the names that these functions read. Raises :class:`BadScenario`."""
    known = {kind.__name__: kind for kind in kinds}
    name = data.get("step")
    if not isinstance(name, str) or name not in known:
        raise BadScenario("scenario-unknown-name", name=shown(name) if "step" in data else "step")
    plain: dict[str, Any] = {}
    for key, value in data.items():
        read = named.get(key)
        if read is None:
            plain[key] = value
        elif isinstance(value, list):
            plain[key] = [_named(item, read) for item in value]
        else:
            plain[key] = _named(value, read)
    try:
        step = converted(plain, known[name], name)
    except BadScenario as error:
        field = str(error.numbers.get("field", "")).removeprefix(f"{name}.").partition("[")[0]
        if field in named and error.code == "scenario-wrong-kind":  # to the reader an id is a name
            error.numbers.update({word: str(error.numbers[word]).replace("int", "str") for word in ("wanted", "found")})
        raise
    seat = getattr(step, "seat", 0)
    within(f"{name}.seat", seat, 0, seats - 1)
    return step


def _named(value: Any, read: Callable[[str], int]) -> int:
    if not isinstance(value, str):
        raise BadScenario("scenario-unknown-name", name=shown(value))
    return read(value)
