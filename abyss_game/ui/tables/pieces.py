"""What lies on a table: pieces with a place and a look, and what a table shows of a match at one moment.

A game's table is a pure function from a :class:`Sight` to pieces; the director moves each piece from where it is to
where it belongs, whatever happened in between.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game
from abyss_game.engine.match import Player
from abyss_game.engine.moves import Move
from abyss_game.engine.steps import Decision
from abyss_game.ui.layout import Box, Layout, Pose
from abyss_game.ui.paint.sheet import Kit, Picture


@dataclass(frozen=True, slots=True)
class Look:
    """How a piece looks: a painter and its arguments after the kit. Equal looks are painted once."""

    painter: Callable[..., Picture]
    args: tuple[Any, ...]

    def picture(self, kit: Kit) -> Picture:
        """The picture, from the kit's cache when it was painted before."""
        return self.painter(kit, *self.args)


def look(painter: Callable[..., Picture], *args: Any) -> Look:
    """Short for :class:`Look`."""
    return Look(painter, args)


@dataclass(frozen=True, slots=True)
class Piece:
    """Something on the table.

    ``key`` is its identity between two moments; ``source`` what moves call it (``Move.source``), the key when empty.
    ``z`` orders what lies on what. A piece that ``travels`` moves from place to place; others just change. ``still``
    pieces cannot be pointed at. ``zoom`` tells that it can be looked at closely, ``opens`` that a click lays out more.
    ``hand`` is what is carried in its stead, in its size. ``faces`` are its looks, one after the other, while it is on
    its way: dice roll.
    """

    key: str
    pose: Pose
    look: Look
    z: int = 0
    source: str = ""
    travels: bool = False
    still: bool = False
    zoom: bool = False
    opens: bool = False
    hand: Look | None = None
    faces: tuple[Look, ...] = ()

    @property
    def box(self) -> Box:
        """The upright box round it."""
        return self.pose.box

    @property
    def name(self) -> str:
        """What moves call it."""
        return self.source or self.key


def at(box: Box | tuple[float, float, float, float], angle: float = 0.0) -> Pose:
    """The pose of something that fills ``box``."""
    x, y, w, h = box
    return Pose(x + w / 2, y + h / 2, w, h, angle)


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the stage: the ``move`` that it makes, or an ``action`` of the screen. ``kind`` tile is painted with
    the stage, icon shows the ``icon`` alone."""

    key: str
    box: Box
    label: str
    move: Move | None = None
    action: str = ""
    kind: str = "second"
    icon: str = ""
    hint: str = ""
    shortcut: str = ""
    enabled: bool = True
    reason: str = ""
    tip: str = ""


OVER_THE_BOARD = Box(236, 4, 830, 314)
"""The part of the board above the stage."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What the stage shows: the prompt line, what is worth knowing beside it, painted blocks, buttons, and, when
    ``browsing``, a veil over the part ``veiled`` of the board, under the pieces that are to be chosen among."""

    prompt: str
    aside: str = ""
    blocks: tuple[Piece, ...] = ()
    choices: tuple[Choice, ...] = ()
    browsing: bool = False
    veiled: Box = OVER_THE_BOARD


@dataclass(frozen=True, slots=True)
class Sight:
    """One moment of a match as one looks at it.

    ``view`` is the viewer's; ``anchor`` the seat whose place is nearest; ``viewer`` the seat whose secrets may be
    drawn, −1 for nobody's. ``deciding`` is the seat that the rules wait for (−1 while things move or at the end),
    ``mine`` whether a person at the screen decides now. ``legal`` are the moves that may be made here and now.
    ``picked`` is the source of a first click that waits for its target. ``amount`` is the number that has been dialled
    for a move that takes one. ``unfolded`` is the seat whose cards are laid out over the board, −1 for none.
    ``sources`` are the things that moves take; ``targets`` the places of the one that is picked or dragged, or of the
    only one there is.
    """

    view: Any
    players: tuple[Player, ...]
    layout: Layout
    anchor: int = 0
    viewer: int = 0
    deciding: int = -1
    mine: bool = False
    thinking: bool = False
    legal: tuple[Move, ...] = ()
    picked: str = ""
    dragged: str = ""
    amount: int = 0
    live_score: bool = True
    page: int = 0
    unfolded: int = -1
    news: tuple[Event, ...] = ()
    game: Game[Any] | None = None
    sources: frozenset[str] = field(default_factory=frozenset)
    targets: frozenset[str] = field(default_factory=frozenset)

    @property
    def decision(self) -> Decision | None:
        """The decision that waits, as the viewer may know it."""
        stack = self.view.stack
        top = stack[-1] if stack else None
        return top if isinstance(top, Decision) else None

    def but(self, **changes: Any) -> Sight:
        """The same moment with some changes."""
        return replace(self, **changes)

    def mark(self, source: str) -> str:
        """The state of the piece that moves call ``source``: selected, legal, or nothing."""
        if not self.mine:
            return ""
        if source == self.picked:
            return "selected"
        if self.picked or self.dragged:
            return "legal" if source in self.targets else ""
        return "legal" if source in self.sources or source in self.targets else ""

    def after(self, seat: int) -> int:
        """How many places after the anchor ``seat`` sits; 0 for the anchor itself."""
        return (seat - self.anchor) % len(self.players)
