"""What a scenario expects, compared with what is: each difference a code with its numbers, no sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from .events import Event
from .moves import Refusal, UnreadableMove
from .scenario_text import shown

if TYPE_CHECKING:
    from .game import Game
    from .ruleset import Ruleset
    from .scenario import Expect


class Failure(msgspec.Struct, frozen=True):
    """Something that is not as it was expected: a reason ``code`` (a message id without prefix) and the ``numbers`` and
    words that its sentence needs. ``refusal`` says why a move could not be made, ``play`` which of several rounds it
    was, from 0."""

    code: str
    numbers: dict[str, int | str] = {}
    refusal: Refusal | None = None
    play: int | None = None


def compare(game: Game[Any], expect: Expect, events: Sequence[Event]) -> Iterable[Failure]:
    """What of ``expect`` is not so after ``events``."""
    rules = game.rules
    if expect.position:
        yield from differences(expect.position, rules.describe(game.state), rules.unordered)
    yield from _moves(game, expect)
    rest = iter(events)
    for text in expect.events:
        if not any(_event_fits(rules, text, event) for event in rest):
            happened = ", ".join(event_text(rules, event) for event in events)
            yield Failure("event", {"event": text, "count": len(events), "happened": happened})
            break
    if expect.points is not None or expect.places is not None or expect.sources:
        yield from _standings(game, expect)
    if expect.over is not None and expect.over != game.over:
        yield Failure("over" if expect.over else "not-over")
    if expect.seat is not None:
        decision = game.decision
        if decision is None:
            yield Failure("seat-nobody", {"seat": expect.seat})
        elif decision.seat != expect.seat:
            yield Failure("seat", {"seat": expect.seat, "found": decision.seat})


def _moves(game: Game[Any], expect: Expect) -> Iterable[Failure]:
    rules = game.rules
    legal = [rules.move_text(move) for move in game.legal()]
    for text in expect.legal:
        if not any(_fits(text, found) for found in legal):
            yield Failure("not-legal", {"move": text, "count": len(legal), "legal": ", ".join(legal)})
    if expect.only is not None:
        wanted = expect.only
        missing = [text for text in wanted if not any(_fits(text, found) for found in legal)]
        extra = [found for found in legal if not any(_fits(text, found) for text in wanted)]
        if missing or extra or (len(wanted) != len(legal) and all("." in text for text in wanted)):
            yield Failure(
                "only",
                {
                    "expected": len(wanted),
                    "wanted": ", ".join(wanted),
                    "count": len(legal),
                    "legal": ", ".join(legal),
                },
            )
    for text, code in expect.illegal.items():
        try:
            refused = game.refuse(rules.vocabulary.find(text, game.legal()))
        except UnreadableMove as error:
            yield Failure("unreadable", {"move": text}, error.refusal)
            continue
        if refused is None:
            yield Failure("not-refused", {"move": text, "expected": code})
        elif refused.refusal.code != code:
            yield Failure("refused", {"move": text, "expected": code, "found": refused.refusal.code})


def _standings(game: Game[Any], expect: Expect) -> Iterable[Failure]:
    standings = game.rules.standings(game.state)
    points, places = [s.points for s in standings], [s.place for s in standings]
    if expect.points is not None and expect.points != points:
        yield Failure("points", {"expected": shown(expect.points), "found": shown(points)})
    if expect.places is not None and expect.places != places:
        yield Failure("places", {"expected": shown(expect.places), "found": shown(places)})
    if len(expect.sources) > len(standings):
        yield Failure("sources", {"most": len(standings), "found": len(expect.sources)})
    for seat, (standing, sources) in enumerate(zip(standings, expect.sources, strict=False)):
        have = {line.source: line.points for line in standing.lines}
        yield from differences(sources, have, frozenset(), f"sources[{seat}]")


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


def differences(expected: Any, found: Any, unordered: frozenset[str], where: str = "") -> Iterable[Failure]:
    """What of ``expected`` is not so in ``found``. Lists whose key is ``unordered`` are compared in any order; tables
    only by the keys that are expected."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            name = f"{where}.{key}" if where else key
            if key not in found:
                yield Failure("nothing", {"field": name, "expected": shown(value)})
            elif key in unordered and isinstance(value, list):
                left = list(found[key])
                for item in value:
                    match = next((f for f in left if _fits(item, f)), None)
                    if match is None:
                        break
                    left.remove(match)
                if len(value) != len(found[key]) or left:
                    yield Failure(
                        "value-any-order", {"field": name, "expected": shown(value), "found": shown(found[key])}
                    )
            else:
                yield from differences(value, found[key], unordered, name)
    elif isinstance(expected, list) and isinstance(found, list):
        if len(expected) > len(found) or (
            len(expected) < len(found) and not any(isinstance(e, dict) for e in expected)
        ):
            yield _differs(where, expected, found)
            return
        for index, (want, have) in enumerate(zip(expected, found, strict=False)):
            yield from differences(want, have, unordered, f"{where}[{index}]")
    elif not _fits(expected, found):
        yield _differs(where, expected, found)


def _differs(where: str, expected: Any, found: Any) -> Failure:
    return Failure("value", {"field": where, "expected": shown(expected), "found": shown(found)})


def event_text(rules: Ruleset[Any], event: Event) -> str:
    """``event`` as text: its name and its fields as the game names them."""
    words = [type(event).__name__]
    words += [f"{name}={rules.event_word(name, getattr(event, name))}" for name in event.__struct_fields__]
    return " ".join(words)


def _event_fits(rules: Ruleset[Any], text: str, event: Event) -> bool:
    name, *fields = text.split() or [""]
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
