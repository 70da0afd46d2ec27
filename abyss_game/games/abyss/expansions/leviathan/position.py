"""Leviathan's part of a position, the table ``leviathan`` of a scenario file.

``border``       a table of zones, named by their sums: ``{ "7" = 1, "11-12" = "13:2" }`` puts Leviathan 1 on zone 7 and
                 Leviathan 13, which has lost two Life Points, on zone 11/12; left out, as the seed dealt it
``deck``         Leviathans from the top; the rest follows shuffled
``gone``         those that have left the game; ``slain`` a list by seat of those that lie in front of players
``coming``       the one that has been turned up and not placed yet, 0 for none
``wounds``       a list by seat; ``scourge`` the seat that holds it, −1 for nobody
``tokens``       a list by seat of new Monster tokens: ``pearls-2``, ``pearls-3``, ``key``, ``stack``, or with the copy,
                 ``key.2``
``token_pile``   new tokens from the top; the rest follows shuffled; ``gone_tokens`` those that have been revealed
``calm``         whether Monsters are without effect
``seen_tokens``  the knowledge mask of every new token; left out, each is known to its owner alone
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .....engine.scenario import BadScenario
from .....engine.scenario_text import converted, taken, within
from .....engine.zones import EVERYBODY
from ...state import AbyssState
from .border import part
from .cards import LEVIATHANS, NONE, TOKEN_NAMES, ZONE_NAMES, ZONES, new_token_name
from .state import NOBODY

MOST_WOUNDS = 10_000


class _Text(msgspec.Struct, forbid_unknown_fields=True):
    border: dict[str, int | str] | None = None
    deck: list[int] = []
    gone: list[int] = []
    slain: list[list[int]] = []
    coming: int = NONE
    wounds: list[int] = []
    scourge: int = NOBODY
    tokens: list[list[str]] = []
    token_pile: list[str] = []
    gone_tokens: list[str] = []
    calm: bool = False
    seen_tokens: list[int] | None = None


def describe(state: AbyssState) -> dict[str, Any]:
    """Leviathan's part of the complete position of ``state``."""
    own = part(state)
    return {
        "border": {ZONE_NAMES[zone]: f"{one}:{own.lost[zone]}" for zone, one in enumerate(own.border) if one != NONE},
        "deck": own.deck[::-1],
        "gone": list(own.gone),
        "slain": [list(slain) for slain in own.slain],
        "coming": own.coming,
        "wounds": list(own.wounds),
        "scourge": own.scourge,
        "tokens": [_names(tokens) for tokens in own.tokens],
        "token_pile": _names(own.token_pile[::-1]),
        "gone_tokens": _names(own.gone_tokens),
        "calm": own.calm,
        "seen_tokens": list(own.seen_tokens),
    }


def _names(tokens: Iterable[int]) -> list[str]:
    return [new_token_name(token) for token in tokens]


def set_up(state: AbyssState, position: dict[str, Any]) -> None:
    """Sets Leviathan's part of ``state``, of which all else has been set, as ``position`` says. Raises
    :class:`BadScenario`."""
    text = converted(position, _Text, "position.leviathan")
    own = part(state)
    for name, rows in (("slain", text.slain), ("wounds", text.wounds), ("tokens", text.tokens)):
        within(f"leviathan.{name}", len(rows), 0, state.seats)
    for seat, wounds in enumerate(text.wounds):
        within("leviathan.wounds", wounds, 0, MOST_WOUNDS)
        own.wounds[seat] = wounds
    within("leviathan.scourge", text.scourge, NOBODY, state.seats - 1)
    own.scourge, own.calm = text.scourge, text.calm
    _set_leviathans(state, text)
    _set_tokens(state, text)


def _on_border(word: int | str) -> tuple[int, int]:
    """The Leviathan and the Life Points that it has lost."""
    number, _, lost = str(word).partition(":")
    if not number.isdecimal() or int(number) not in LEVIATHANS or not (lost or "0").isdecimal():
        raise BadScenario("scenario-unknown-name", name=str(word))
    return int(number), int(lost or 0)


def _set_leviathans(state: AbyssState, text: _Text) -> None:
    own = part(state)
    dealt = [zone for zone, one in enumerate(own.border) if one != NONE]
    left = [*(own.border[zone] for zone in dealt), *reversed(own.deck)]
    own.border, own.lost = [NONE] * ZONES, [0] * ZONES
    for name, word in (text.border or {}).items():
        if name not in ZONE_NAMES:
            raise BadScenario("scenario-unknown-name", name=name)
        zone = ZONE_NAMES.index(name)
        leviathan, lost = _on_border(word)
        own.border[zone], own.lost[zone] = taken(leviathan, left), lost
        within("leviathan.border", lost, 0, len(LEVIATHANS[leviathan].levels) - 1)
    own.gone = [taken(one, left) for one in text.gone]
    for seat, slain in enumerate(text.slain):
        own.slain[seat] = [taken(one, left) for one in slain]
    own.coming = taken(text.coming, left) if text.coming != NONE else NONE
    top = [taken(one, left) for one in text.deck]
    if text.border is None:
        for zone in dealt:
            own.border[zone] = left.pop(0) if left else NONE
    own.deck = [*reversed(left), *reversed(top)]


def _set_tokens(state: AbyssState, text: _Text) -> None:
    own = part(state)
    left = list(reversed(own.token_pile))
    rows = [*text.tokens, text.gone_tokens, text.token_pile]
    exact = [name for row in rows for name in row if "." in name]
    for name in exact:
        if name not in TOKEN_NAMES:
            raise BadScenario("scenario-unknown-name", name=name)
        if exact.count(name) > 1:
            raise BadScenario("scenario-twice", name=name)

    def find(name: str) -> int:
        for token, full in enumerate(TOKEN_NAMES):
            if token in left and (full == name or (full.partition(".")[0] == name and full not in exact)):
                left.remove(token)
                return token
        raise BadScenario("scenario-too-many", name=name)

    for seat, names in enumerate(text.tokens):
        own.tokens[seat] = [find(name) for name in names]
        for token in own.tokens[seat]:
            own.seen_tokens[token] = 1 << seat
    own.gone_tokens = [find(name) for name in text.gone_tokens]
    top = [find(name) for name in text.token_pile]
    own.token_pile = [*reversed(left), *reversed(top)]
    if text.seen_tokens is not None:
        ids = len(TOKEN_NAMES)
        if len(text.seen_tokens) != ids:
            name = "leviathan.seen_tokens"
            raise BadScenario("scenario-out-of-range", name=name, value=len(text.seen_tokens), least=ids, most=ids)
        for mask in text.seen_tokens:
            within("leviathan.seen_tokens", mask, 0, EVERYBODY)
        own.seen_tokens = list(text.seen_tokens)
