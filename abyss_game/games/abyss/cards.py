"""Races, Guilds, Exploration cards and Monster tokens: their ids, figures and text forms (B-10, B-13).

Exploration cards are integers. Race *r* (0–4) owns the Allies 13 *r* … 13 *r* + 12 in order of their values
1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5; the six Monsters are 65 … 70. Monster tokens are 0 … 19: nine worth 2, nine
worth 3, two worth 4. Ids of expansions follow after these and never move.
"""

from __future__ import annotations

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

RACE_OF: Final = [card // len(ALLY_VALUES) if card < ALLIES else MONSTER for card in range(EXPLORATION_CARDS)]
VALUE_OF: Final = [ALLY_VALUES[card % len(ALLY_VALUES)] if card < ALLIES else 0 for card in range(EXPLORATION_CARDS)]

TOKEN_VALUES: Final = (2,) * 9 + (3,) * 9 + (4,) * 2
"""The value of each Monster token (B-13)."""

EMPTY: Final = -2
"""An empty space of the Exploration track."""


def is_monster(card: int) -> bool:
    """True for a Monster card."""
    return RACE_OF[card] == MONSTER


def _card_names() -> list[str]:
    names = []
    copies: dict[str, int] = {}
    for card in range(EXPLORATION_CARDS):
        kind = "monster" if is_monster(card) else f"{RACES[RACE_OF[card]]}-{VALUE_OF[card]}"
        copies[kind] = copies.get(kind, 0) + 1
        names.append(f"{kind}.{copies[kind]}")
    return names


CARD_NAMES: Final = _card_names()
"""The text form of every card: kind, a dot, and which copy it is: ``crab-3.2``, ``monster.1``."""

_CARD_OF_NAME = {name: card for card, name in enumerate(CARD_NAMES)}


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
