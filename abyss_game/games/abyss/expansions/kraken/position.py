"""Kraken's part of a position, the table ``kraken`` of a scenario file.

``nebulis``         a list by seat
``holder``          the seat that holds the figure, −1 for nobody; left out, the first player from seat 0 with most
                    Nebulis
``sentinels``       the tokens that have been taken: the Lord and the owner's seat, ``rests`` after them for one that
                    came back in this turn, and the thing that it reserves: ``watcher 1``, ``vigil 0 rests``,
                    ``lookout 2 @ lord:jailer``, ``… @ council:crab``, ``… @ location:jail``
``treasures``       a table of sacred sites: ``{ megalodon = [3, 7] }``
``treasure_deck``   Treasures from the top; the rest follows shuffled
``gone_treasures``  those that have left the game

Treasures are their value, ``3``, or a value and an id, ``"3#1"``.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .....engine.scenario import BadScenario
from .....engine.scenario_text import converted, within
from ...cards import RACES
from ...position import Valued, token_name
from ...reach import stack_thing
from ...state import AbyssState
from .cards import TREASURE_VALUES
from .locations import SACRED_SITES
from .lords import SENTINELS
from .nebulis import ChooseHolder, SettleFigure, part
from .sentinels import area_of, places
from .state import NOBODY, Sentinel

MOST_NEBULIS = 10_000
_SENTINEL_LORDS = frozenset(lord.id for lord in SENTINELS)


class _Text(msgspec.Struct, forbid_unknown_fields=True):
    nebulis: list[int] = []
    holder: int | None = None
    sentinels: list[str] = []
    treasures: dict[str, list[int | str]] = {}
    treasure_deck: list[int | str] = []
    gone_treasures: list[int | str] = []


def describe(state: AbyssState) -> dict[str, Any]:
    """Kraken's part of the complete position of ``state``."""
    own = part(state)
    return {
        "nebulis": list(own.nebulis),
        "holder": own.holder,
        "sentinels": [_sentinel_name(token) for token in own.sentinels],
        "treasures": {site: _names(treasures) for site, treasures in own.treasures.items()},
        "treasure_deck": _names(own.treasure_deck[::-1]),
        "gone_treasures": _names(own.gone_treasures),
    }


def _names(treasures: list[int]) -> list[str]:
    return [token_name(treasure, TREASURE_VALUES) for treasure in treasures]


def _sentinel_name(token: Sentinel) -> str:
    place = token.place
    if area_of(place) == "council":
        place = f"council:{RACES[int(place.partition(':')[2])]}"
    return f"{token.lord} {token.owner}" + " rests" * token.rests + f" @ {place}" * bool(place)


def set_up(state: AbyssState, position: dict[str, Any]) -> None:
    """Sets Kraken's part of ``state``, of which all else has been set, as ``position`` says. Raises
    :class:`BadScenario`."""
    text = converted(position, _Text, "position.kraken")
    own = part(state)
    within("kraken.nebulis", len(text.nebulis), 0, state.seats)
    for seat, nebulis in enumerate(text.nebulis):
        within("kraken.nebulis", nebulis, 0, MOST_NEBULIS)
        own.nebulis[seat] = nebulis
    most = max(own.nebulis)
    own.holder = text.holder if text.holder is not None else own.nebulis.index(most) if most else NOBODY
    within("kraken.holder", own.holder, NOBODY, state.seats - 1)
    # While it is being settled who takes it, it still stands where it was (K-22, K-23).
    moving = any(isinstance(step, ChooseHolder | SettleFigure) for step in state.stack)
    if not moving and ((own.nebulis[own.holder] < most) if own.holder != NOBODY else most):
        raise BadScenario("scenario-holder-not-richest", seat=own.holder)
    _set_treasures(state, text)
    for word in text.sentinels:
        own.sentinels.append(_sentinel(state, word))


def _set_treasures(state: AbyssState, text: _Text) -> None:
    own = part(state)
    by_name = Valued(TREASURE_VALUES)
    before = list(reversed(own.treasure_deck))
    for site, names in text.treasures.items():
        if site not in {sacred.id for sacred in SACRED_SITES}:
            raise BadScenario("scenario-unknown-name", name=site)
        if names:
            own.treasures[site] = [by_name.get(name) for name in names]
    own.gone_treasures = [by_name.get(name) for name in text.gone_treasures]
    top = [by_name.get(name) for name in text.treasure_deck]
    left = [treasure for treasure in before if treasure not in by_name.taken]
    own.treasure_deck = [*reversed(left), *reversed(top)]


def _sentinel(state: AbyssState, word: str) -> Sentinel:
    name, _, place = (half.strip() for half in word.partition("@"))
    lord, owner, *rest = [*name.split(), "", ""]
    taken = {token.lord for token in part(state).sentinels}
    if lord not in _SENTINEL_LORDS or lord in taken or not owner.isdecimal() or rest[0] not in ("", "rests"):
        raise BadScenario("scenario-unknown-name", name=word)
    within("kraken.sentinels", int(owner), 0, state.seats - 1)
    if area_of(place) == "council" and place.partition(":")[2] in RACES:
        place = stack_thing(RACES.index(place.partition(":")[2]))
    if place and place not in {move.target() for move in places(state, lord)}:
        raise BadScenario("scenario-unknown-name", name=word)
    return Sentinel(lord=lord, owner=int(owner), place=place, rests=rest[0] == "rests")
