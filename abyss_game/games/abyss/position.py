"""The position of a game of Abyss by names, as scenario files write it.

Everything is optional; what is not named is dealt by the seed from the cards that are not named.

``first``, ``active``         the first player; the player whose turn it is
``state``                     where the turn stands: ``turn_start``, ``action`` (the default), ``court_update``,
                              ``control``, ``late_powers``, ``hand_limit``, ``end_check``, ``end``
``stack``                     instead of ``state``: the steps still to do, the next one first, each a table with its
                              fields: ``{ step = "PayForLord", seat = 0, lord = "jailer", chosen = [] }``
``extra``, ``sales``, ``bought``, ``used``, ``court_before``   the running turn (see ``state.Turn``)
``threat``                    the Threat space, 1 to 6
``court``                     six Lords from the deck outwards, "" for an empty space
``lord_deck``, ``exploration``, ``location_deck``, ``token_pile``   cards from the top; the rest follows shuffled
``track``                     five cards from the deck on, "-" for an empty space
``discard``, ``gone_lords``, ``gone_locations``, ``available``
``council``                   a table of Races: ``{ crab = ["crab-2", "crab-3"] }``
``extra_turns``, ``court_short``, ``turns_left``, ``made``, ``rng``
``seen``, ``seen_tokens``     the knowledge mask of every card or token; left out, all have seen what lay open
``areas``                     a list by seat: ``pearls``, ``keys``, ``hand``, ``lords``, ``locations``, ``affiliated``,
                              ``tokens``

An expansion that is played with has a table of its own under its name, described where the expansion is.

Cards are ``crab-3`` (some copy), ``crab-3.2`` (that copy), ``monster``. Monster tokens are their value, ``3``, or a
value and an id, ``"3#12"``. An owned Lord is ``jailer``, ``jailer:turned``, ``jailer@jail`` (under that Location).
A pile that is named completely has just these cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ...engine.ruleset import Options
from ...engine.scenario import BadScenario, Position
from ...engine.scenario_text import MOST, converted, step_of, taken, within
from ...engine.steps import Step
from ...engine.zones import EVERYBODY
from . import turn as t
from .cards import CARD_NAMES, EMPTY, EXPLORATION_CARDS, RACE_OF, RACES, TOKEN_VALUES, card_name, is_wild
from .control import Control
from .expansion import switched_on
from .state import COURT_SPACES, NO_ACQUISITION, THREAT_SPACES, TRACK_SPACES, AbyssState, Area, OwnedLord, Turn

if TYPE_CHECKING:
    from .rules import Abyss

CARD_FIELDS = frozenset(
    {
        "card",
        "cards",
        "chosen",
        "allies",
        "council",
        "discarded",
        "affiliated",
        "hand",
        "track",
        "discard",
        "exploration",
    }
)
UNORDERED = frozenset({"hand", "affiliated", "tokens", "discard", "available", "gone_lords", "gone_locations", "lords"})
EMPTY_NAME = "-"
MOST_EXTRA_TURNS = 10


class _Cards:
    """Hands out the Exploration cards ``every`` of a game by name, each once."""

    def __init__(self, every: list[int]) -> None:
        self.taken: set[int] = set()
        self.every = {CARD_NAMES[card]: card for card in sorted(every)}

    def exact(self, names: Iterable[str]) -> None:
        """Reserves the copies that are named exactly."""
        for name in names:
            if "." in name and name != EMPTY_NAME:
                card = self.named(name)
                if card in self.taken:
                    raise BadScenario("scenario-twice", name=name)
                self.taken.add(card)

    def keep(self, cards: list[int]) -> None:
        """Reserves ``cards``, which stay where they are."""
        for card in cards:
            if card in self.taken:
                raise BadScenario("scenario-twice", name=card_name(card))
            self.taken.add(card)

    def named(self, name: str) -> int:
        if name not in self.every:
            raise BadScenario("scenario-unknown-name", name=name)
        return self.every[name]

    def get(self, name: str) -> int:
        if name == EMPTY_NAME:
            return EMPTY
        if "." in name:
            return self.named(name)
        for full, card in self.every.items():
            if card not in self.taken and full.partition(".")[0] == name:
                self.taken.add(card)
                return card
        known = any(full.partition(".")[0] == name for full in self.every)
        raise BadScenario("scenario-too-many" if known else "scenario-unknown-name", name=name)


class Valued:
    """Hands out things with ``values``, Monster tokens and the like, by value, or by value and id, each once."""

    def __init__(self, values: Sequence[int] = TOKEN_VALUES) -> None:
        self.values = values
        self.taken: set[int] = set()

    def get(self, name: int | str) -> int:
        value, _, number = str(name).partition("#")
        for token, worth in enumerate(self.values):
            if str(worth) == value and token not in self.taken and number in ("", str(token)):
                self.taken.add(token)
                return token
        raise BadScenario("scenario-too-many", name=str(name))


def _index(names: list[str], name: str) -> int:
    try:
        return names.index(name)
    except ValueError:
        raise BadScenario("scenario-unknown-name", name=name) from None


class _AreaText(msgspec.Struct, forbid_unknown_fields=True):
    pearls: int = 1
    keys: int = 0
    hand: list[str] = []
    lords: list[str] = []
    locations: list[str] = []
    affiliated: list[str] = []
    tokens: list[int | str] = []


class _Text(msgspec.Struct, forbid_unknown_fields=True):
    first: int | None = None
    active: int = 0
    state: str = "action"
    stack: list[dict[str, Any]] | None = None
    extra: bool = False
    sales: int = 0
    bought: list[int] = []
    used: list[str] = []
    court_before: int = -1
    threat: int = 1
    court: list[str] | None = None
    lord_deck: list[str] = []
    gone_lords: list[str] = []
    exploration: list[str] = []
    track: list[str] = []
    discard: list[str] = []
    council: dict[str, list[str]] = {}
    location_deck: list[str] = []
    available: list[str] | None = None
    gone_locations: list[str] = []
    token_pile: list[int | str] = []
    extra_turns: int = 0
    court_short: bool = False
    turns_left: int = -1
    made: int = 0
    rng: int | None = None
    seen: list[int] | None = None
    seen_tokens: list[int] | None = None
    areas: list[_AreaText] = []


POINTS: dict[str, Callable[[int, bool], list[Step]]] = {
    "turn_start": lambda seat, extra: [t.StartTurn(seat=seat, extra=extra)],
    "action": lambda seat, extra: [t.ActionPoint(seat=seat), *POINTS["court_update"](seat, extra)],
    "court_update": lambda seat, extra: [t.UpdateCourt(seat=seat), *POINTS["control"](seat, extra)],
    "control": lambda seat, extra: [Control(seat=seat), *POINTS["late_powers"](seat, extra)],
    "late_powers": lambda seat, extra: [t.UseLatePowers(seat=seat), *POINTS["hand_limit"](seat, extra)],
    "hand_limit": lambda seat, extra: [t.KeepHandLimit(seat=seat), *POINTS["end_check"](seat, extra)],
    "end_check": lambda seat, extra: [t.EndTurn(seat=seat)],
    "end": lambda seat, extra: [t.EndGame()],
    "over": lambda seat, extra: [],
}
"""The steps still to do from each state of a turn on (B-15)."""


def set_up(rules: Abyss, options: Options, position: Position) -> AbyssState:
    """The state that ``position`` describes. Raises :class:`BadScenario`."""
    state = rules.deal(options)
    added = {expansion.name for expansion in switched_on(state)}
    text = converted({key: value for key, value in position.items() if key not in added}, _Text, "position")
    within("active", text.active, 0, options.seats - 1)
    within("areas", len(text.areas), 0, options.seats)
    within("threat", text.threat, 1, THREAT_SPACES)
    within("sales", text.sales, 0, EXPLORATION_CARDS)
    within("court_before", text.court_before, NO_ACQUISITION, COURT_SPACES)
    within("extra_turns", text.extra_turns, 0, MOST_EXTRA_TURNS)
    within("made", text.made, 0, MOST)
    within("rng", text.rng or 0, 0, MOST)
    within("turns_left", text.turns_left, -1, options.seats - 1)
    for number in text.bought:
        within("bought", number, 0, options.seats - 1)
    state.first = text.active if text.first is None else text.first
    within("first", state.first, 0, options.seats - 1)
    state.turn = Turn(
        active=text.active,
        extra=text.extra,
        sales=text.sales,
        bought=text.bought,
        used=text.used,
        court_before=text.court_before,
    )
    state.threat, state.made = text.threat, text.made
    state.extra_turns, state.court_short, state.turns_left = text.extra_turns, text.court_short, text.turns_left
    _set_lords(rules, options, state, text)
    _set_locations(rules, options, state, text)
    _set_cards(rules, options, state, text)
    _set_tokens(state, text)
    for area, own in zip(state.areas, text.areas, strict=False):
        for name, value in (("pearls", own.pearls), ("keys", own.keys)):
            within(name, value, 0, 10_000)
        area.pearls, area.keys = own.pearls, own.keys
    if text.rng is not None:
        state.rng = text.rng
    if text.stack is not None:
        state.stack = [_step(step, state.seats) for step in reversed(text.stack)]
    elif text.state in POINTS:
        state.stack = list(reversed(POINTS[text.state](text.active, text.extra)))
    else:
        raise BadScenario("scenario-unknown-name", name=text.state)
    for expansion in switched_on(state):
        expansion.set_up(state, position.get(expansion.name, {}))
    state.stack = [rules.replacement(state, step) or step for step in state.stack]
    return state


def _step(data: dict[str, Any], seats: int) -> Step:
    from .rules import ALL_STEPS

    return step_of(data, ALL_STEPS, dict.fromkeys(CARD_FIELDS - {"cards"}, _card), seats)


def _card(name: str) -> int:
    if name == EMPTY_NAME:
        return EMPTY
    return _index(CARD_NAMES, name if "." in name else name + ".1")


def _set_lords(rules: Abyss, options: Options, state: AbyssState, text: _Text) -> None:
    left = [*reversed(state.court), *reversed(state.lord_deck)]  # in the order in which the seed deals them
    for area, own in zip(state.areas, text.areas, strict=False):
        area.lords = []
        for word in own.lords:
            name, _, under = word.partition("@")
            name, _, mark = name.partition(":")
            if mark not in ("", "turned"):
                raise BadScenario("scenario-unknown-name", name=word)
            if under and under not in own.locations:
                raise BadScenario("scenario-not-under", name=word)
            area.lords.append(OwnedLord(lord=taken(name, left), location=under, turned=mark == "turned"))
    state.gone_lords = [taken(name, left) for name in text.gone_lords]
    top = [taken(name, left) for name in text.lord_deck]
    if text.court is not None:
        if len(text.court) != COURT_SPACES:
            raise BadScenario("scenario-court-spaces", spaces=COURT_SPACES)
        state.court = [taken(name, left) if name else "" for name in text.court]
    else:
        state.court = [left.pop(0) if left else "" for _ in range(COURT_SPACES)][::-1]
    state.lord_deck = [*reversed(left), *reversed(top)]


def _set_locations(rules: Abyss, options: Options, state: AbyssState, text: _Text) -> None:
    left = [*state.available, *reversed(state.location_deck)]
    for area, own in zip(state.areas, text.areas, strict=False):
        area.locations = [taken(name, left) for name in own.locations]
    state.gone_locations = [taken(name, left) for name in text.gone_locations]
    top = [taken(name, left) for name in text.location_deck]
    if text.available is not None:
        state.available = [taken(name, left) for name in text.available]
    else:
        state.available = [left.pop(0)] if left else []
    state.location_deck = [*reversed(left), *reversed(top)]


def _set_cards(rules: Abyss, options: Options, state: AbyssState, text: _Text) -> None:
    within("track", len(text.track), 0, TRACK_SPACES)
    for race in text.council:
        _index(list(RACES), race)
    zones: list[list[str]] = [text.exploration, text.track, text.discard, *text.council.values()]
    for own in text.areas:
        zones += [own.hand, own.affiliated]
    cards = _Cards(rules.cards(options.expansions))
    cards.exact(name for zone in zones for name in zone)
    before = list(reversed(state.exploration))
    for area, _ in zip(state.areas, text.areas, strict=False):
        before += area.hand  # what an expansion has dealt
    for area in state.areas[len(text.areas) :]:
        cards.keep(area.hand)
    for area, own in zip(state.areas, text.areas, strict=False):
        area.hand = [cards.get(name) for name in own.hand]
        area.affiliated = [cards.get(name) for name in own.affiliated]
        if any(RACE_OF[card] < 0 for card in area.hand + area.affiliated):
            raise BadScenario("scenario-monster-in-hand")
        for card in area.affiliated:
            if is_wild(card):
                raise BadScenario("scenario-wrong-stack", name=CARD_NAMES[card], stack="affiliated")
    state.track = [cards.get(name) for name in text.track] + [EMPTY] * (TRACK_SPACES - len(text.track))
    state.discard = [cards.get(name) for name in text.discard]
    state.council = [[cards.get(name) for name in text.council.get(race, ())] for race in RACES]
    for index, stack in enumerate(state.council):
        for card in stack:
            if RACE_OF[card] != index and not is_wild(card):
                raise BadScenario("scenario-wrong-stack", name=CARD_NAMES[card], stack=RACES[index])
    top = [cards.get(name) for name in text.exploration]
    left = [card for card in before if card not in cards.taken]
    state.exploration = [*reversed(left), *reversed(top)]
    ids = len(state.seen)
    state.seen = [0] * ids
    if text.seen is not None:
        if len(text.seen) != ids:
            raise BadScenario("scenario-out-of-range", name="seen", value=len(text.seen), least=ids, most=ids)
        for mask in text.seen:
            within("seen", mask, 0, EVERYBODY)
        state.seen = list(text.seen)
    else:
        lay_open = [*state.track, *state.discard, *(card for stack in state.council for card in stack)]
        for area in state.areas:
            lay_open += [*area.hand, *area.affiliated]
        for card in lay_open:
            if card != EMPTY:
                state.seen[card] = EVERYBODY


def _set_tokens(state: AbyssState, text: _Text) -> None:
    tokens = Valued()
    before = list(reversed(state.token_pile))
    state.seen_tokens = [0] * len(TOKEN_VALUES)
    for seat, (area, own) in enumerate(zip(state.areas, text.areas, strict=False)):
        exact_first = sorted(range(len(own.tokens)), key=lambda i: "#" not in str(own.tokens[i]))
        found = {i: tokens.get(own.tokens[i]) for i in exact_first}
        area.tokens = [found[i] for i in range(len(own.tokens))]
        for token in area.tokens:
            state.seen_tokens[token] = 1 << seat
    top = [tokens.get(name) for name in text.token_pile]
    left = [token for token in before if token not in tokens.taken]
    state.token_pile = [*reversed(left), *reversed(top)]
    if text.seen_tokens is not None:
        if len(text.seen_tokens) != len(TOKEN_VALUES):
            raise BadScenario(
                "scenario-out-of-range", name="seen_tokens", value=len(text.seen_tokens), least=20, most=20
            )
        for mask in text.seen_tokens:
            within("seen_tokens", mask, 0, EVERYBODY)
        state.seen_tokens = list(text.seen_tokens)


def token_name(token: int, values: Sequence[int] = TOKEN_VALUES) -> str:
    """The text form of a Monster token, or of something else with ``values``: value and id."""
    return f"{values[token]}#{token}" if token >= 0 else "back"


def owned_lord_name(own: OwnedLord) -> str:
    """The text form of an owned Lord: ``jailer:turned@jail``."""
    return own.lord + (":turned" if own.turned else "") + (f"@{own.location}" if own.location else "")


def describe(state: AbyssState) -> Position:
    """The complete position of ``state``; :func:`set_up` makes the same state of it."""
    steps = []
    for step in reversed(state.stack):
        data = msgspec.to_builtins(step)
        for key, value in data.items():
            if key in CARD_FIELDS:
                data[key] = [card_name(v) for v in value] if isinstance(value, list) else card_name(value)
        steps.append(data)
    position: Position = {
        "first": state.first,
        "active": state.turn.active,
        "stack": steps,
        "extra": state.turn.extra,
        "sales": state.turn.sales,
        "bought": list(state.turn.bought),
        "used": list(state.turn.used),
        "court_before": state.turn.court_before,
        "threat": state.threat,
        "court": list(state.court),
        "lord_deck": list(reversed(state.lord_deck)),
        "gone_lords": list(state.gone_lords),
        "exploration": [card_name(card) for card in reversed(state.exploration)],
        "track": [card_name(card) for card in state.track],
        "discard": [card_name(card) for card in state.discard],
        "council": {race: [card_name(card) for card in state.council[i]] for i, race in enumerate(RACES)},
        "location_deck": list(reversed(state.location_deck)),
        "available": list(state.available),
        "gone_locations": list(state.gone_locations),
        "token_pile": [token_name(token) for token in reversed(state.token_pile)],
        "extra_turns": state.extra_turns,
        "court_short": state.court_short,
        "turns_left": state.turns_left,
        "made": state.made,
        "rng": state.rng,
        "seen": list(state.seen),
        "seen_tokens": list(state.seen_tokens),
        "areas": [_describe_area(area) for area in state.areas],
    }
    for expansion in switched_on(state):
        position[expansion.name] = expansion.describe(state)
    return position


def _describe_area(area: Area) -> dict[str, Any]:
    return {
        "pearls": area.pearls,
        "keys": area.keys,
        "hand": [card_name(card) for card in area.hand],
        "lords": [owned_lord_name(own) for own in area.lords],
        "locations": list(area.locations),
        "affiliated": [card_name(card) for card in area.affiliated],
        "tokens": [token_name(token) for token in area.tokens],
    }
