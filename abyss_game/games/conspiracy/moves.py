"""The moves of Conspiracy and their text forms.

=====================  ===========================  =========================================================
text                   move                         when
=====================  ===========================  =========================================================
draw 3                 :class:`DrawLords`           recruit: 1, 2 or 3 Lords of the deck
pile mage              :class:`TakePile`            recruit: all Lords of a pile
keep mage-3.1          :class:`KeepLord`            one of the Lords just drawn
place mage-1.2         :class:`PlaceLord`           the next Lord of a pile that was taken
swap mage-3.1 mage-0.1 :class:`SwapLords`           a Lord of value 0 was placed; both orders are legal
decline                :class:`Decline`             no swap
locations 2            :class:`DrawLocations`       a Location is due: 1, 2 or 3 of the deck
settle hall_of_keys    :class:`SettleLocation`      a Location is due: an available, drawn or searched one
replay / end           :class:`Replay`, :class:`EndTurn`  solo: the replay token may be returned
give farmer            :class:`GivePile`            solo: the pile that the Legendary Opponent takes
=====================  ===========================  =========================================================

Pieces that a table offers: ``deck:lords``, ``deck:locations``, ``pile:mage``, ``lord:12``, ``location:hall_of_keys``,
``token``. Places: ``stage`` is where drawn Lords lie, ``row`` where available Locations do, ``chamber`` the Chamber of
the side whose turn it is, ``place:next`` its lowest empty place, ``place:last`` the one filled last.
"""

from __future__ import annotations

from ...engine.moves import INTEGER, WORD, Codec, Move, Vocabulary
from .lords import GUILDS, guild_of_name, lord_name, lord_of


class DrawLords(Move, frozen=True):
    """Turn up ``count`` Lords of the deck, 1 to 3, and keep one (C-5)."""

    word = "draw"
    count: int

    def source(self) -> str:
        return "deck:lords"

    def target(self) -> str:
        return "stage"


class TakePile(Move, frozen=True):
    """Take all Lords of the pile of ``guild`` (C-6)."""

    word = "pile"
    guild: int

    def source(self) -> str:
        return f"pile:{GUILDS[self.guild]}"

    def target(self) -> str:
        return "chamber"


class KeepLord(Move, frozen=True):
    """Keep this one of the Lords just drawn (C-5)."""

    word = "keep"
    lord: int

    def source(self) -> str:
        return f"lord:{self.lord}"

    def target(self) -> str:
        return "place:next"


class PlaceLord(Move, frozen=True):
    """Place this one of the waiting Lords next (C-6, C-8)."""

    word = "place"
    lord: int

    def source(self) -> str:
        return f"lord:{self.lord}"

    def target(self) -> str:
        return "place:next"


class SwapLords(Move, frozen=True):
    """Exchange two Lords of your Chamber (C-15)."""

    word = "swap"
    lord: int
    other: int

    def source(self) -> str:
        return f"lord:{self.lord}"

    def target(self) -> str:
        return f"lord:{self.other}"


class Decline(Move, frozen=True):
    """Do without the swap (C-15)."""

    word = "decline"


class DrawLocations(Move, frozen=True):
    """Turn up ``count`` Locations of the deck, 1 to 3, and take one of them (C-11)."""

    word = "locations"
    count: int

    def source(self) -> str:
        return "deck:locations"

    def target(self) -> str:
        return "row"


class SettleLocation(Move, frozen=True):
    """Take this Location and put it on the Lord just placed (C-11, C-12)."""

    word = "settle"
    location: str

    def source(self) -> str:
        return f"location:{self.location}"

    def target(self) -> str:
        return "place:last"


class Replay(Move, frozen=True):
    """Return the replay token and play one more turn (C-36)."""

    word = "replay"

    def source(self) -> str:
        return "token"


class EndTurn(Move, frozen=True):
    """End the turn and keep the replay token (C-36)."""

    word = "end"


class GivePile(Move, frozen=True):
    """The Legendary Opponent takes the pile of ``guild`` (C-30)."""

    word = "give"
    guild: int

    def source(self) -> str:
        return f"pile:{GUILDS[self.guild]}"

    def target(self) -> str:
        return "chamber"


MOVES: tuple[type[Move], ...] = (
    DrawLords,
    TakePile,
    KeepLord,
    PlaceLord,
    SwapLords,
    Decline,
    DrawLocations,
    SettleLocation,
    Replay,
    EndTurn,
    GivePile,
)

_LORD = Codec(write=lord_name, read=lord_of)

FIELDS: dict[str, Codec] = {
    "count": INTEGER,
    "guild": Codec(write=lambda guild: GUILDS[guild], read=guild_of_name),
    "lord": _LORD,
    "other": _LORD,
    "location": WORD,
}

VOCABULARY = Vocabulary(MOVES, FIELDS)
