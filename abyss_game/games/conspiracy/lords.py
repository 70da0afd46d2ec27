"""Guilds and Lords: their ids, figures and text forms (C-1).

Lords are integers. Guild *g* (0–4) owns the Lords 12 *g* … 12 *g* + 11 in order of their values
0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 6. Lords have no names: they are known by Guild and value, ``farmer-3``, and a copy,
``farmer-3.2``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

GUILDS: Final = ("farmer", "soldier", "merchant", "politician", "mage")
"""The five Guilds; their index is the Guild's id and the order of the piles."""

SILVER: Final = "silver"
GOLD: Final = "gold"
NO_KEY: Final = ""


@dataclass(frozen=True, slots=True)
class LordKind:
    """What all Lords of one value have in common: ``copies`` in each Guild, the metal of the ``key`` ("" for none)
    and the ``pearls`` that they give when placed; ``swaps`` two Lords of the Chamber (C-15), ``extra``: turns up a
    card (C-16)."""

    value: int
    copies: int
    key: str = NO_KEY
    pearls: int = 0
    swaps: bool = False
    extra: bool = False


KINDS: Final = (
    LordKind(value=0, copies=1, swaps=True),
    LordKind(value=1, copies=4, key=SILVER),
    LordKind(value=2, copies=2, key=GOLD),
    LordKind(value=3, copies=2, pearls=2),
    LordKind(value=4, copies=2, pearls=1),
    LordKind(value=6, copies=1, extra=True),
)

_OF_ONE_GUILD: Final = tuple(kind for kind in KINDS for _ in range(kind.copies))

LORDS: Final = len(GUILDS) * len(_OF_ONE_GUILD)
"""The number of Lords: 60."""

UNKNOWN_LORD: Final = -1
"""A Lord that the viewer may not know."""

KIND_OF: Final = [_OF_ONE_GUILD[lord % len(_OF_ONE_GUILD)] for lord in range(LORDS)]
GUILD_OF: Final = [lord // len(_OF_ONE_GUILD) for lord in range(LORDS)]
VALUE_OF: Final = [kind.value for kind in KIND_OF]
KEY_OF: Final = [kind.key for kind in KIND_OF]
PEARLS_OF: Final = [kind.pearls for kind in KIND_OF]


def _lord_names() -> list[str]:
    names = []
    copies: dict[str, int] = {}
    for lord in range(LORDS):
        kind = f"{GUILDS[GUILD_OF[lord]]}-{VALUE_OF[lord]}"
        copies[kind] = copies.get(kind, 0) + 1
        names.append(f"{kind}.{copies[kind]}")
    return names


LORD_NAMES: Final = _lord_names()
"""The text form of every Lord: Guild, value, a dot, and which copy it is."""

_LORD_OF_NAME = {name: lord for lord, name in enumerate(LORD_NAMES)}


def lord_name(lord: int) -> str:
    """The text form of ``lord``; ``back`` for an unknown one."""
    return LORD_NAMES[lord] if lord >= 0 else "back"


def lord_kind(lord: int) -> str:
    """The text form of ``lord`` without the number of the copy: ``mage-3``."""
    return LORD_NAMES[lord].partition(".")[0]


def lord_of(name: str) -> int:
    """The Lord with the text form ``name``; without a copy number, the first copy. Raises ``KeyError``."""
    return _LORD_OF_NAME[name if "." in name else name + ".1"]


def guild_of_name(name: str) -> int:
    """The index of the Guild ``name``. Raises ``KeyError``."""
    if name not in GUILDS:
        raise KeyError(name)
    return GUILDS.index(name)


def by_guild(lords: Iterable[int]) -> dict[int, list[int]]:
    """``lords`` in the order given, by their Guilds in order of the piles."""
    found: dict[int, list[int]] = {}
    for lord in lords:
        found.setdefault(GUILD_OF[lord], []).append(lord)
    return dict(sorted(found.items()))
