"""The best order to place the Lords of a pile in: as many Locations as the Keys allow, none of them lost
(C-10, C-12)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...games.conspiracy.chamber import Keys
from ...games.conspiracy.lords import GOLD, KEY_OF, KIND_OF, SILVER, VALUE_OF

Outcome = tuple[int, int]
"""Locations, and Keys that wait in the end."""


@cache
def outcome(open_keys: Keys, silver: int, gold: int, any_two: bool, least: bool = False) -> Outcome:
    """The most that ``silver`` and ``gold`` Keys, placed in the best order behind ``open_keys``, lead to; with
    ``least`` the least, in the worst order."""
    metals = ((SILVER, silver), (GOLD, gold))
    found = [_after(open_keys, metal, silver, gold, any_two, least) for metal, more in metals if more]
    return (min if least else max)(found, default=(0, open_keys.total))


def _after(open_keys: Keys, metal: str, silver: int, gold: int, any_two: bool, least: bool) -> Outcome:
    """What follows when a Key of ``metal`` comes next."""
    is_silver = metal == SILVER
    keys = Keys(open_keys.silver + is_silver, open_keys.gold + (not is_silver))
    due = keys.due(any_two)
    rest = (silver - is_silver, gold - (not is_silver))
    locations, waiting = outcome(Keys() if due else keys, *rest, any_two, least)
    return locations + due, waiting


def next_lord(lords: Sequence[int], open_keys: Keys, any_two: bool, least: bool = False) -> int:
    """The Lord of ``lords`` that is best placed next; with ``least`` the one that is worst for its owner.

    Keys come in the order that brings most Locations, what has none after them, and a swap last, when it has most to
    choose from."""
    silver = sum(KEY_OF[lord] == SILVER for lord in lords)
    gold = sum(KEY_OF[lord] == GOLD for lord in lords)

    def merit(lord: int) -> tuple[int, ...]:
        if not KEY_OF[lord]:
            return (not KIND_OF[lord].swaps, VALUE_OF[lord])
        locations, waiting = _after(open_keys, KEY_OF[lord], silver, gold, any_two, least)
        return (-locations, -waiting) if least else (locations, waiting)

    keys = [lord for lord in lords if KEY_OF[lord]]
    return max(keys or lords, key=merit)


def best_order(lords: Sequence[int], open_keys: Keys, any_two: bool) -> list[int]:
    """``lords`` in the order in which :func:`next_lord` takes them."""
    left, order, keys = list(lords), [], open_keys
    while left:
        lord = next_lord(left, keys, any_two)
        left.remove(lord)
        order.append(lord)
        keys = keys.plus(lord)
        if KEY_OF[lord] and keys.due(any_two):
            keys = Keys()
    return order
