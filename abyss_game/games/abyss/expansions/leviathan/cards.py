"""Leviathans, zones, new Monster tokens and new Exploration cards: their ids and figures (L-1, L-3, L-5).

The Exploration cards follow after Kraken's: twenty fighting Allies, Race after Race worth 1, 2, 3, 4, then one plain
crab worth 1 and three Monsters. Leviathans are 1 … 20, 0 stands for none. New Monster tokens are 0 … 18.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...cards import RACES, VALUE_OF, add_cards, is_monster
from ..kraken.cards import KRAKENS

CRAB: Final = RACES.index("crab")
CRAB_OF_BASE: Final = 13 * CRAB

FIGHTING: Final = add_cards(
    KRAKENS.stop, [(race, value) for race in RACES for value in (1, 2, 3, 4)], prefix="fighting-"
)
"""The ids of the fighting Allies (L-3, L-26)."""
_REST: Final = add_cards(FIGHTING.stop, [("crab", 1), ("", 0), ("", 0), ("", 0)])
NEW_CARDS: Final = range(FIGHTING.start, _REST.stop)
"""The ids of the 24 new Exploration cards (L-3)."""
PLAIN_CRABS: Final = (*range(CRAB_OF_BASE, CRAB_OF_BASE + 4), _REST.start)
"""The five plain crabs of value 1, one for each player to start with (L-3)."""

BOOST_MOST: Final = 2
"""The highest value of a fighting Ally whose attack Pearls boost; the others roll both dice (L-26)."""

DIE: Final = 6
NONE: Final = 0
"""Instead of a Leviathan: none."""


def boosts(card: int) -> bool:
    """Whether Pearls may be paid for an attack with ``card`` (L-26)."""
    return card in FIGHTING and VALUE_OF[card] <= BOOST_MOST


def rolls_twice(card: int) -> bool:
    """Whether an attack with ``card`` rolls both dice and keeps the higher (L-26)."""
    return card in FIGHTING and VALUE_OF[card] > BOOST_MOST


class Level(NamedTuple):
    """One line of a Leviathan: the ``resistance`` to reach and the ``reward`` in Monster tokens (L-27)."""

    resistance: int
    reward: int


class Leviathan(NamedTuple):
    """A Leviathan card: the index of its ``race`` (−1: it names none), its ``levels`` from the top down, and its
    penalty, ``kind`` (``wounds``, ``pearls``, ``allies``, ``lord``) and ``amount`` (L-18)."""

    id: int
    race: int
    levels: tuple[Level, ...]
    kind: str
    amount: int


def _leviathan(number: int, race: str, levels: str, kind: str, amount: int) -> Leviathan:
    lines = (line.split("/") for line in levels.split())
    return Leviathan(
        number,
        RACES.index(race) if race else -1,
        tuple(Level(int(resistance), int(reward)) for resistance, reward in lines),
        kind,
        amount,
    )


LEVIATHANS: Final[dict[int, Leviathan]] = {
    one.id: one
    for one in (
        _leviathan(1, "jellyfish", "3/1 7/2 5/1", "allies", 3),
        _leviathan(2, "jellyfish", "6/2 4/1", "allies", 3),
        _leviathan(3, "jellyfish", "9/3", "wounds", 3),
        _leviathan(4, "jellyfish", "6/1", "wounds", 2),
        _leviathan(5, "shellfish", "4/1 6/2 5/1", "pearls", 3),
        _leviathan(6, "shellfish", "6/2 4/1", "pearls", 3),
        _leviathan(7, "shellfish", "8/3", "wounds", 3),
        _leviathan(8, "shellfish", "6/1", "wounds", 2),
        _leviathan(9, "squid", "3/1 7/2 5/1", "lord", 1),
        _leviathan(10, "squid", "6/2 4/1", "lord", 1),
        _leviathan(11, "squid", "7/2", "wounds", 3),
        _leviathan(12, "squid", "5/1", "wounds", 2),
        _leviathan(13, "seahorse", "3/1 7/1 5/2", "wounds", 3),
        _leviathan(14, "seahorse", "6/2 4/2", "wounds", 2),
        _leviathan(15, "seahorse", "7/4", "wounds", 3),
        _leviathan(16, "seahorse", "5/2", "wounds", 2),
        _leviathan(17, "", "4/1 7/1 6/1", "wounds", 4),
        _leviathan(18, "", "7/1 5/1", "wounds", 3),
        _leviathan(19, "", "9/2", "wounds", 3),
        _leviathan(20, "", "7/1", "wounds", 2),
    )
}
"""All Leviathans by id."""

ZONE_NAMES: Final = ("2-3", "4", "5", "6", "7", "8", "9", "10", "11-12")
"""The nine zones of the Border by the sums of two dice (L-1); their index is the zone's id."""
ZONES: Final = len(ZONE_NAMES)


def zone_of(total: int) -> int:
    """The zone of the sum ``total`` of two dice, 2 … 12 (L-1)."""
    return min(max(total - 3, 0), ZONES - 1)


def zone_named(name: str) -> int:
    """The zone with this name. Raises ``ValueError``."""
    return ZONE_NAMES.index(name)


TWO_PEARLS: Final = "pearls-2"
THREE_PEARLS: Final = "pearls-3"
KEY: Final = "key"
STACK: Final = "stack"
TOKEN_KINDS: Final = (TWO_PEARLS,) * 7 + (THREE_PEARLS,) * 4 + (KEY,) * 4 + (STACK,) * 4
"""What each new Monster token brings (L-5)."""
TOKEN_PEARLS: Final = {TWO_PEARLS: 2, THREE_PEARLS: 3}
TOKEN_NAMES: Final = tuple(
    f"{kind}.{1 + sum(1 for other in TOKEN_KINDS[:token] if other == kind)}" for token, kind in enumerate(TOKEN_KINDS)
)
"""The text form of each new token: its kind, a dot, and which copy it is."""


def new_token_name(token: int) -> str:
    """The text form of the new ``token``; ``back`` for an unknown one."""
    return TOKEN_NAMES[token] if token >= 0 else "back"


def new_token_of(name: str) -> int:
    """The new token with this text form; without a copy number, the first copy. Raises ``ValueError``."""
    return TOKEN_NAMES.index(name if "." in name else name + ".1")


assert sum(1 for card in NEW_CARDS if not is_monster(card)) == len(FIGHTING) + 1
