"""The position of a game of Conspiracy by names, as scenario files write it.

Everything is optional; what is not named is dealt by the seed from the cards that are not named.

``first``, ``active``         the first player; the side whose turn it is (1 is the Legendary Opponent of a solo game)
``state``                     where the turn stands: ``turn_start``, ``recruit`` (the default), ``keep`` (of ``drawn``),
                              ``place`` (the ``waiting`` Lords), ``turn_end``, ``end``, ``over``
``stack``                     instead of ``state``: the steps still to do, the next one first, each a table with its
                              fields: ``{ step = "ChooseSwap", seat = 0, lord = "mage-0.1" }``
``again``                     whether the turn is a replayed one
``lord_deck``, ``location_deck``   cards from the top; the rest follows shuffled
``piles``                     a table of Guilds, each pile from the bottom: ``{ mage = ["mage-3", "mage-1"] }``
``drawn``, ``waiting``        Lords that are being chosen from, or still to be placed
``available``                 Locations lying face up; left out, one
``master``                    the side that is Pearl Master; left out, nobody
``gate``                      the Gate in force: ``{ owner = 0, count = 2, location = "guarded_gate" }``
``turns_left``, ``made``, ``rng``
``areas``                     a list by side: ``pearls`` and ``lords`` in order of their places
``solo``                      a table: ``opponent``, ``token``, ``ordered``, ``buried`` and ``hidden`` Locations

Lords are ``mage-3`` (some copy) or ``mage-3.2`` (that copy). In a Chamber ``mage-1@hall_of_keys`` lies under that
Location, ``mage-1@face_down`` under one of the opponent's face-down Locations. A deck that is named completely has just
these cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from ...engine.ruleset import Options
from ...engine.scenario import BadScenario, Position
from ...engine.scenario_text import MOST, converted, step_of, taken, within
from ...engine.steps import Step
from . import turn as t
from .chamber import FACE_DOWN, PLACES, Chamber
from .location import LOCATIONS
from .lords import GUILD_OF, GUILDS, KEY_OF, LORD_NAMES, LORDS, lord_name
from .placing import PlaceWaiting
from .recruiting import ChooseKept, Recruit
from .solo import OPPONENTS, OpponentTakes
from .state import NOBODY, ConspiracyState, Gate, Solo

if TYPE_CHECKING:
    from .rules import Conspiracy

LORD_FIELDS = frozenset({"lord", "lords", "other", "rest", "by"})
GUILD_FIELDS = frozenset({"guild", "guilds"})
UNORDERED = frozenset({"available", "buried", "hidden"})
MOST_ORDERED = 2
"""The most Lords that a Gate orders to be drawn (C-19)."""


class _Lords:
    """Hands out Lords by name, each once."""

    def __init__(self) -> None:
        self.taken: set[int] = set()

    def exact(self, names: Iterable[str]) -> None:
        """Reserves the copies that are named exactly."""
        for name in names:
            if "." in name:
                lord = _lord(name)
                if lord in self.taken:
                    raise BadScenario("scenario-twice", name=name)
                self.taken.add(lord)

    def get(self, name: str) -> int:
        if "." in name:
            return _lord(name)
        copies = [lord for lord in range(LORDS) if LORD_NAMES[lord].partition(".")[0] == name]
        for lord in copies:
            if lord not in self.taken:
                self.taken.add(lord)
                return lord
        raise BadScenario("scenario-too-many" if copies else "scenario-unknown-name", name=name)

    def all(self, names: Iterable[str]) -> list[int]:
        return [self.get(name) for name in names]


def _lord(name: str) -> int:
    try:
        return LORD_NAMES.index(name if "." in name else name + ".1")
    except ValueError:
        raise BadScenario("scenario-unknown-name", name=name) from None


class _AreaText(msgspec.Struct, forbid_unknown_fields=True):
    pearls: int = 0
    lords: list[str] = []


class _SoloText(msgspec.Struct, forbid_unknown_fields=True):
    opponent: str = ""
    token: bool = False
    ordered: bool = False
    buried: list[str] = []
    hidden: list[str] = []


class _Text(msgspec.Struct, forbid_unknown_fields=True):
    first: int | None = None
    active: int = 0
    state: str = "recruit"
    stack: list[dict[str, Any]] | None = None
    again: bool = False
    lord_deck: list[str] = []
    location_deck: list[str] = []
    piles: dict[str, list[str]] = {}
    drawn: list[str] = []
    waiting: list[str] = []
    available: list[str] | None = None
    master: int = NOBODY
    gate: Gate = Gate()
    turns_left: int = -1
    made: int = 0
    rng: int | None = None
    areas: list[_AreaText] = []
    solo: _SoloText | None = None


def _recruit(state: ConspiracyState, seat: int) -> list[Step]:
    take = Recruit(seat=seat) if seat < state.seats else OpponentTakes(seat=seat)
    return [take, t.FinishTurn(seat=seat)]


POINTS: dict[str, Callable[[ConspiracyState, int], list[Step]]] = {
    "turn_start": lambda state, seat: [t.StartTurn(seat=seat, again=state.again)],
    "recruit": _recruit,
    "keep": lambda state, seat: [ChooseKept(seat=seat), t.FinishTurn(seat=seat)],
    "place": lambda state, seat: [PlaceWaiting(seat=seat), t.FinishTurn(seat=seat)],
    "turn_end": lambda state, seat: [t.FinishTurn(seat=seat)],
    "end": lambda state, seat: [t.EndGame()],
    "over": lambda state, seat: [],
}
"""The steps still to do from each state of a turn on."""


def set_up(rules: Conspiracy, options: Options, position: Position) -> ConspiracyState:
    """The state that ``position`` describes. Raises :class:`BadScenario`."""
    text = converted(position, _Text, "position")
    state = rules.deal(options)
    last = state.sides - 1
    within("active", text.active, 0, last)
    within("areas", len(text.areas), 0, state.sides)
    within("master", text.master, NOBODY, last)
    within("gate.owner", text.gate.owner, NOBODY, last)
    within("gate.count", text.gate.count, 0, MOST_ORDERED)
    if text.gate.location and text.gate.location not in LOCATIONS:
        raise BadScenario("scenario-unknown-name", name=text.gate.location)
    within("made", text.made, 0, MOST)
    within("rng", text.rng or 0, 0, MOST)
    within("turns_left", text.turns_left, -1, last)
    state.active = text.active
    state.first = min(text.active, state.seats - 1) if text.first is None else text.first
    within("first", state.first, 0, state.seats - 1)
    state.again, state.made, state.turns_left = text.again, text.made, text.turns_left
    state.master, state.gate = text.master, text.gate
    for chamber, own in zip(state.chambers, text.areas, strict=False):
        within("pearls", own.pearls, 0, 10_000)
        within("lords", len(own.lords), 0, PLACES)
        chamber.pearls = own.pearls
    if text.solo is not None:
        _set_solo(state, text.solo)
    _set_lords(state, text)
    _set_locations(state, text)
    if text.rng is not None:
        state.rng = text.rng
    _set_stack(state, text)
    return state


def _set_stack(state: ConspiracyState, text: _Text) -> None:
    if text.stack is not None:
        state.stack = [_step(step, state.sides) for step in reversed(text.stack)]
        return
    if text.state not in POINTS:
        raise BadScenario("scenario-unknown-name", name=text.state)
    if text.state in ("turn_start", "recruit") and state.chambers[text.active].full:
        raise BadScenario("scenario-out-of-range", name="lords", value=PLACES, least=0, most=PLACES - 1)
    state.stack = list(reversed(POINTS[text.state](state, text.active)))


def _step(data: dict[str, Any], sides: int) -> Step:
    from .rules import STEPS

    return step_of(data, STEPS, {**dict.fromkeys(LORD_FIELDS, _lord), "guilds": _guild}, sides)


def _guild(name: str) -> int:
    if name not in GUILDS:
        raise BadScenario("scenario-unknown-name", name=name)
    return GUILDS.index(name)


def _set_solo(state: ConspiracyState, text: _SoloText) -> None:
    if state.solo is None:
        raise BadScenario("scenario-solo-only", field="position.solo")
    opponent = text.opponent or state.solo.opponent
    if opponent not in OPPONENTS:
        raise BadScenario("scenario-unknown-name", name=opponent)
    state.solo = Solo(opponent=opponent, token=text.token, ordered=text.ordered)


def _set_lords(state: ConspiracyState, text: _Text) -> None:
    chambers = [[word.partition("@")[0] for word in own.lords] for own in text.areas]
    lords = _Lords()
    lords.exact(
        name for zone in (*chambers, *text.piles.values(), text.drawn, text.waiting, text.lord_deck) for name in zone
    )
    for chamber, own in zip(state.chambers, chambers, strict=False):
        chamber.lords = lords.all(own)
    piles = {_guild(name): names for name, names in text.piles.items()}
    state.piles = [lords.all(piles.get(guild, ())) for guild in range(len(GUILDS))]
    for guild, pile in enumerate(state.piles):
        for lord in pile:
            if GUILD_OF[lord] != guild:
                raise BadScenario("scenario-wrong-pile", name=lord_name(lord), pile=GUILDS[guild])
    state.drawn, state.waiting = lords.all(text.drawn), lords.all(text.waiting)
    top = lords.all(text.lord_deck)
    left = [lord for lord in state.lord_deck if lord not in lords.taken]
    state.lord_deck = [*left, *reversed(top)]


def _set_locations(state: ConspiracyState, text: _Text) -> None:
    left = [*state.available, *reversed(state.location_deck)]  # in the order in which the seed deals them
    down = 0
    for side, (chamber, own) in enumerate(zip(state.chambers, text.areas, strict=False)):
        chamber.covers = [word.partition("@")[2] for word in own.lords]
        for lord, cover in zip(chamber.lords, chamber.covers, strict=True):
            if cover and not KEY_OF[lord]:
                raise BadScenario("scenario-no-key", name=f"{lord_name(lord)}@{cover}")
            if cover and (cover == FACE_DOWN) != (side >= state.seats):
                raise BadScenario("scenario-face-down-opponent", name=f"{lord_name(lord)}@{cover}")
            if cover == FACE_DOWN:
                down += 1
            elif cover:
                taken(cover, left)
    solo = state.solo
    if solo is not None and text.solo is not None:
        solo.buried = [taken(name, left) for name in text.solo.buried]
        solo.hidden = [taken(name, left) for name in text.solo.hidden]
    top = [taken(name, left) for name in text.location_deck]
    if text.available is not None:
        state.available = [taken(name, left) for name in text.available]
    else:
        state.available = [left.pop(0)] if left else []
    if solo is not None:
        while len(solo.buried) + len(solo.hidden) < down and left:
            solo.hidden.append(left.pop())
    if solo is not None and down != (put := len(solo.buried) + len(solo.hidden)):
        raise BadScenario("scenario-face-down-count", down=down, put=put)
    state.location_deck = [*reversed(left), *reversed(top)]


def describe(state: ConspiracyState) -> Position:
    """A position that :func:`set_up` turns into the same state, with the same options."""
    solo = state.solo
    position: Position = {
        "first": state.first,
        "active": state.active,
        "stack": [_describe_step(step) for step in reversed(state.stack)],
        "again": state.again,
        "lord_deck": [lord_name(lord) for lord in reversed(state.lord_deck)],
        "location_deck": list(reversed(state.location_deck)),
        "piles": {guild: [lord_name(lord) for lord in state.piles[i]] for i, guild in enumerate(GUILDS)},
        "drawn": [lord_name(lord) for lord in state.drawn],
        "waiting": [lord_name(lord) for lord in state.waiting],
        "available": list(state.available),
        "master": state.master,
        "gate": msgspec.to_builtins(state.gate),
        "turns_left": state.turns_left,
        "made": state.made,
        "rng": state.rng,
        "areas": [_describe_chamber(chamber) for chamber in state.chambers],
    }
    if solo is not None:
        position["solo"] = msgspec.to_builtins(solo)
    return position


def _describe_step(step: Step) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(step)
    for key in LORD_FIELDS & data.keys():
        data[key] = lord_name(data[key])
    if "guilds" in data:
        data["guilds"] = [GUILDS[guild] for guild in data["guilds"]]
    return data


def _describe_chamber(chamber: Chamber) -> dict[str, Any]:
    return {
        "pearls": chamber.pearls,
        "lords": [
            lord_name(lord) + (f"@{cover}" if cover else "")
            for lord, cover in zip(chamber.lords, chamber.covers, strict=True)
        ],
    }
