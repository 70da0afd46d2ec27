"""Races, Guilds, Exploration cards and Monster tokens: their ids, figures and text forms (B-10, B-13).

Exploration cards are integers. Race *r* (0–4) owns the Allies 13 *r* … 13 *r* + 12 in order of their values
1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5; the six Monsters are 65 … 70. Monster tokens are 0 … 19: nine worth 2, nine
worth 3, two worth 4. Ids of expansions follow after these and never move (:func:`add_cards`).

An Ally whose Race index is not one of the five is *wild*: it has no Race and no Council stack of its own and may
stand for any Race when a Lord is paid for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

RACES: Final = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
"""The five Races; their index is the Race's id and the order of the Council stacks."""

GUILDS: Final = ("mage", "soldier", "farmer", "merchant", "politician", "ambassador")

ALLY_VALUES: Final = (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)
"""The values of the 13 Allies of one Race (B-10)."""

ALLIES: Final = len(RACES) * len(ALLY_VALUES)
MONSTERS: Final = 6
EXPLORATION_CARDS: Final = ALLIES + MONSTERS

MONSTER: Final = -1
"""The Race index of a Monster card."""

RACE_NAMES: Final[list[str]] = list(RACES)
"""The name of every Race index that a card can have: the five Races, then the wild kinds of expansions."""

_UNKNOWN: Final = 2
"""Backs (−1) and empty spaces (−2) index the lists below from the end: there they are of no Race and worth nothing."""

RACE_OF: Final[list[int]] = [MONSTER] * _UNKNOWN
"""The Race index of every card, of expansions too."""

VALUE_OF: Final[list[int]] = [0] * _UNKNOWN
"""The value of every card, 0 for a Monster."""

TOKEN_VALUES: Final = (2,) * 9 + (3,) * 9 + (4,) * 2
"""The value of each Monster token (B-13)."""

EMPTY: Final = -2
"""An empty space of the Exploration track."""


def is_monster(card: int) -> bool:
    """True for a Monster card."""
    return RACE_OF[card] == MONSTER


def is_wild(card: int) -> bool:
    """True for an Ally that has no Race of its own and may stand for any."""
    return RACE_OF[card] >= len(RACES)


CARD_NAMES: Final[list[str]] = []
"""The text form of every card: kind, a dot, and which copy it is: ``crab-3.2``, ``monster.1``."""

_CARD_OF_NAME: Final[dict[str, int]] = {}
_COPIES: Final[dict[str, int]] = {}


def add_cards(first: int, cards: Iterable[tuple[str, int]], prefix: str = "") -> range:
    """Makes ``cards``, each a Race (``""`` for a Monster) and a value, known under the ids from ``first`` on, which
    must be the next free id, and returns these ids. A Race that is none of the five is a wild one. ``prefix`` begins
    the text form of cards that are told apart from others of their Race and value."""
    if first != len(CARD_NAMES):
        raise ValueError(f"the next card is {len(CARD_NAMES)}, not {first}")
    for race, value in cards:
        if race and race not in RACE_NAMES:
            RACE_NAMES.append(race)
        index = RACE_NAMES.index(race) if race else MONSTER
        kind = prefix + (f"{race}-{value}" if race else "monster")
        _COPIES[kind] = _COPIES.get(kind, 0) + 1
        name = f"{kind}.{_COPIES[kind]}"
        RACE_OF.insert(len(CARD_NAMES), index)
        VALUE_OF.insert(len(CARD_NAMES), value)
        _CARD_OF_NAME[name] = len(CARD_NAMES)
        CARD_NAMES.append(name)
    return range(first, len(CARD_NAMES))


BASE_CARDS: Final = add_cards(
    0, [*((race, value) for race in RACES for value in ALLY_VALUES), *((("", 0),) * MONSTERS)]
)
"""The 71 Exploration cards of the base game (B-10)."""


def card_name(card: int) -> str:
    """The text form of ``card``; ``back`` for an unknown one, ``-`` for an empty space."""
    if card >= 0:
        return CARD_NAMES[card]
    return "-" if card == EMPTY else "back"


def card_kind(card: int) -> str:
    """The text form of ``card`` without the number of the copy: ``crab-3``, ``monster``."""
    return CARD_NAMES[card].partition(".")[0]


def card_of(name: str) -> int:
    """The card with the text form ``name``; without a copy number, the first copy. Raises ``KeyError``."""
    return _CARD_OF_NAME[name if "." in name else name + ".1"]


def race_of_name(name: str) -> int:
    """The index of the Race ``name``. Raises ``KeyError``."""
    if name not in RACES:
        raise KeyError(name)
    return RACES.index(name)
