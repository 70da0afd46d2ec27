"""What the painters of Conspiracy need to know: plain, frozen, hashable data without rules.

Words are already in the player's language; Guilds are their names.
"""

from __future__ import annotations

from dataclasses import dataclass

from abyss_game.ui.paint.faces import SeatFace


@dataclass(frozen=True, slots=True)
class BannerFace:
    """The front of a Lord: its ``gifts`` are what it brings when it is placed, in the signs of :data:`GIFTS`."""

    guild: str
    value: int
    gifts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SmallPlace:
    """A Lord in a small Chamber; ``covered`` by a Location, ``joined`` to the largest coalition."""

    guild: str
    value: int
    covered: bool = False


@dataclass(frozen=True, slots=True)
class RivalFace:
    """Another side's public numbers: Pearls, the Keys that count by metal, Locations.

    ``master`` is the word for the Pearl Master where this side is it, else empty.
    """

    who: SeatFace
    pearls: int
    silver: int
    gold: int
    locations: int
    master: str = ""
    active: bool = False


@dataclass(frozen=True, slots=True)
class AccountRow:
    """A source of points: its label (rich text), the points now (None while they are hidden), and what a preview
    would add."""

    label: str
    points: int | None
    gain: int = 0


@dataclass(frozen=True, slots=True)
class AccountLine:
    """A line of the preview: what would happen (rich text) and how many points it brings."""

    markup: str
    gain: int | None = None


@dataclass(frozen=True, slots=True)
class AccountFace:
    """The own account: points by source, a preview or a hint, Keys that count, Pearls.

    ``keys`` are the metals of the Keys that count now, ``coming`` those that a preview would add. ``keys_note`` says
    what they lead to; with ``due`` it is a Location. ``master_note`` names the Pearl Master, ``master`` tells that it
    is this side, ``token`` that the replay token lies at the end of the last row.
    """

    who: SeatFace
    rows: tuple[AccountRow, ...]
    lines: tuple[AccountLine, ...]
    keys_label: str
    keys: tuple[str, ...]
    coming: tuple[str, ...]
    keys_note: str
    due: bool
    pearls: int
    pearls_gain: int
    master: bool
    master_note: str
    token: bool = False


@dataclass(frozen=True, slots=True)
class WantsFace:
    """What a Legendary Opponent looks for: a title, its conditions in order, the one that decides now (−1 for none),
    and its power in words."""

    title: str
    conditions: tuple[str, ...]
    decides: int = -1
    power: str = ""
