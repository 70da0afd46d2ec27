"""The Chamber: fifteen places, their neighbours, and groups of adjacent Lords (C-3, C-8, C-23, C-25).

Places are numbered 1 … 15 from left to right and top to bottom, as on the table; the lists of a Chamber begin with
place 1. Sets of places are bit masks here (bit 0 is place 1) and sorted lists of numbers for everybody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from .lords import GOLD, GUILD_OF, GUILDS, KEY_OF, SILVER, VALUE_OF

PLACES: Final = 15
ROWS: Final = (5, 4, 3, 2, 1)
"""The number of places in each row, from the top."""

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    (2, 6),
    (1, 3, 6, 7),
    (2, 4, 7, 8),
    (3, 5, 8, 9),
    (4, 9),
    (1, 2, 7, 10),
    (2, 3, 6, 8, 10, 11),
    (3, 4, 7, 9, 11, 12),
    (4, 5, 8, 12),
    (6, 7, 11, 13),
    (7, 8, 10, 12, 13, 14),
    (8, 9, 11, 14),
    (10, 11, 14, 15),
    (11, 12, 13, 15),
    (13, 14),
)
"""The neighbours of place 1, of place 2 … (C-3)."""

FACE_DOWN: Final = "face_down"
"""What covers a Lord of the Legendary Opponent: a Location that lies face down (C-33)."""


def _mask(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place - 1
    return mask


_BESIDE: Final = tuple(_mask(places) for places in NEIGHBOURS)


class Keys(msgspec.Struct, frozen=True):
    """The Keys that count towards the next Location (C-10)."""

    silver: int = 0
    gold: int = 0

    @property
    def total(self) -> int:
        """All Keys, of whatever metal."""
        return self.silver + self.gold

    def plus(self, lord: int) -> Keys:
        """The Keys after ``lord`` has been placed and no Location taken."""
        return Keys(self.silver + (KEY_OF[lord] == SILVER), self.gold + (KEY_OF[lord] == GOLD))

    def due(self, any_two: bool) -> bool:
        """Whether they ask for a Location: two alike, or three, or with ``any_two`` any two (C-10, C-21)."""
        return self.silver >= 2 or self.gold >= 2 or self.total >= (2 if any_two else 3)


class Chamber(msgspec.Struct):
    """One player's Lords in order of their places, what ``covers`` each of them ("" for nothing, a Location, or
    :data:`FACE_DOWN`), and the player's ``pearls``."""

    lords: list[int] = []
    covers: list[str] = []
    pearls: int = 0

    @property
    def full(self) -> bool:
        """All 15 places are taken (C-24)."""
        return len(self.lords) >= PLACES

    @property
    def free(self) -> int:
        """The number of empty places (C-18)."""
        return PLACES - len(self.lords)

    @property
    def next_place(self) -> int:
        """The lowest empty place (C-8); 16 when there is none."""
        return len(self.lords) + 1

    @property
    def locations(self) -> list[str]:
        """The Locations in order of their places; those that lie face down as :data:`FACE_DOWN`."""
        return [cover for cover in self.covers if cover]

    def place_of(self, lord: int) -> int:
        """The place of ``lord``, 0 when it is not in this Chamber."""
        return self.lords.index(lord) + 1 if lord in self.lords else 0

    def keys(self) -> Keys:
        """The Keys on the Lords placed after the last Location (C-10, C-12). Lords with a Key never move (C-15), so
        they are those on the places after the last covered one."""
        silver = gold = 0
        for lord, cover in zip(reversed(self.lords), reversed(self.covers), strict=True):
            if cover:
                break
            silver += KEY_OF[lord] == SILVER
            gold += KEY_OF[lord] == GOLD
        return Keys(silver, gold)

    def printed_keys(self, metal: str) -> int:
        """The Lords with a Key of ``metal``, used and covered ones too (C-12)."""
        return sum(1 for lord in self.lords if KEY_OF[lord] == metal)

    def count(self, guild: int) -> int:
        """The Lords of ``guild``."""
        return sum(1 for lord in self.lords if GUILD_OF[lord] == guild)

    def highest(self, guild: int) -> int:
        """The Lord of ``guild`` with the highest value, the first of several; −1 when there is none."""
        best = -1
        for lord in self.lords:
            if GUILD_OF[lord] == guild and (best < 0 or VALUE_OF[lord] > VALUE_OF[best]):
                best = lord
        return best

    def movable(self) -> list[int]:
        """The Lords without a Key, which a swap may move (C-15), in order of their places."""
        return [lord for lord in self.lords if not KEY_OF[lord]]


# -- groups ----------------------------------------------------------------------------------------------------


def _spread(start: int, within: int) -> int:
    group = frontier = start
    while frontier:
        low = frontier & -frontier
        new = _BESIDE[low.bit_length() - 1] & within & ~group
        group |= new
        frontier = (frontier ^ low) | new
    return group


def _largest(within: int) -> int:
    best = 0
    while within:
        group = _spread(within & -within, within)
        within &= ~group
        if group.bit_count() > best.bit_count():
            best = group
    return best


def _places(mask: int) -> list[int]:
    return [place for place in range(1, PLACES + 1) if mask >> place - 1 & 1]


def _bearing(marks: Sequence[int], mark: int) -> int:
    mask = 0
    for index, other in enumerate(marks):
        if other == mark:
            mask |= 1 << index
    return mask


def group_at(lords: Sequence[int], place: int) -> list[int]:
    """The places of the group of one Guild that the Lord on ``place`` belongs to, itself included."""
    guilds = [GUILD_OF[lord] for lord in lords]
    return _places(_spread(1 << place - 1, _bearing(guilds, guilds[place - 1])))


def coalition_with(lords: Sequence[int], guild: int) -> int:
    """The size of the group that a Lord of ``guild`` would belong to on the next place behind ``lords`` (C-31)."""
    start = 1 << len(lords)
    return _spread(start, _bearing([GUILD_OF[lord] for lord in lords], guild) | start).bit_count()


def joined_by_last(lords: Sequence[int]) -> list[int]:
    """The sizes of the groups that the last of ``lords`` has joined, as they were before it came (C-36)."""
    last = len(lords) - 1
    rest = _bearing([GUILD_OF[lord] for lord in lords[:last]], GUILD_OF[lords[last]])
    touched = _BESIDE[last] & rest
    sizes = []
    while touched:
        group = _spread(touched & -touched, rest)
        touched &= ~group
        sizes.append(group.bit_count())
    return sizes


def largest_coalition(lords: Sequence[int]) -> list[int]:
    """The places of the largest group of adjacent Lords of one Guild; of several as large, the one with the lowest
    place. Empty for an empty Chamber (C-25, C-27)."""
    guilds = [GUILD_OF[lord] for lord in lords]
    groups = [_largest(_bearing(guilds, guild)) for guild in range(len(GUILDS))]
    return _places(max(groups, key=lambda group: (group.bit_count(), -(group & -group))))


def largest_alliance(lords: Sequence[int], value: int) -> list[int]:
    """The places of the largest group of adjacent Lords of ``value``, whatever their Guilds (C-23)."""
    return _places(_largest(_bearing([VALUE_OF[lord] for lord in lords], value)))
