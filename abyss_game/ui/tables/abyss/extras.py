"""What an expansion brings to the table of Abyss. The modules of the table ask here and name no expansion:

    build = extras.merged("builders").get(type(decision))
    for extra in extras.every():
        lines += extra.lines(words, source)

A function gets a view and looks for its expansion's part of it; an expansion that is not played with has none there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.steps import Decision
from abyss_game.games.abyss.state import AbyssState
from abyss_game.i18n.message import Message
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box, Pose
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.pieces import Look, Piece, Sight
from abyss_game.ui.theme import RGB

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.motion import Motion
    from abyss_game.ui.tables.abyss.stage import Builder
    from abyss_game.ui.tables.abyss.words import Words

Signs = tuple[tuple[str, int], ...]
"""Names of icons with how many of each."""
Tip = tuple[str, str]
"""Title and rich text of a tooltip."""
Flight = tuple[Piece, Pose]
"""A piece that flies past, and where to."""
Spoils = tuple[str, tuple[tuple[str, Look], ...]]
Closeup = tuple[Look, tuple[float, float], str, str]
"""What a thing looks like close up: look, width and height, title, notes."""
ScorePainter = Callable[[Ui, Kit, Canvas, tuple[float, float, float, float], AbyssState, int], None]


@dataclass(frozen=True)
class Extra:
    """The table's side of one expansion; whatever it leaves out, it has nothing of."""

    name: str
    """Its name in the options of a game."""
    layout: str = ""
    """How the names of its layouts and boards begin, where it has boards of its own."""

    # the board
    pieces: Callable[[Ui, Sight, Sequence[Piece]], list[Piece]] = lambda ui, sight, lying: []
    """Pieces over those that lie on the table already."""
    counters: Callable[[AbyssState, int], Signs] = lambda view, seat: ()
    """What a player's panel counts for a seat, the telling ones last."""
    coins: Callable[[AbyssState, int], Signs] = lambda view, seat: ()
    """What a seat has besides Pearls that may be part of a payment."""
    plate: Callable[[AbyssState], bool] = lambda view: False
    """Whether it has a plate at the end of the own treasury."""
    held: Callable[[AbyssState, int], int] = lambda view, seat: 0
    """How many tokens stand before a seat; ``board.held_places`` tells where in its panel."""
    spoils: Callable[[AbyssState, int, float, float], Spoils] = lambda view, seat, w, h: ("", ())
    """What lies in front of a seat besides its cards: the id of the word for it, and for each thing what moves call it
    and its look, ``w`` by ``h`` in size."""
    ally_effect: Callable[[int], str] = lambda card: ""
    """The icon of what an Ally can do besides its value; empty for most."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """The icons of words in the formulas of Locations."""
    attempts: Callable[[Sight, str], list[Move]] = lambda sight, source: []
    """The moves that a player may mean who touches a thing."""
    carried: Mapping[str, tuple[Look, float, float]] = field(default_factory=dict)
    """What is carried in place of a piece, by its name, with width and height."""
    place: Callable[[Sight, str], Box | None] = lambda sight, name: None
    """Where the place lies that a move of this expansion names as its target; None when it is none of them."""
    preview: Callable[[Ui, Sight, str], Sequence[Piece]] = lambda ui, sight, name: ()
    """What lies over the table while one points at a thing or carries it."""

    # the stage
    builders: Mapping[type[Decision], Callable[[Builder], None]] = field(default_factory=dict)
    """How the stage of a decision is built for the one who decides."""
    watched: Mapping[type[Decision], Callable[[Builder], None]] = field(default_factory=dict)
    """How it is built for those who look on."""
    watching: Callable[[Builder], bool] = lambda builder: False
    """Builds the stage of a moment in which nobody at the screen decides, things that move included; False when there
    is nothing of this expansion to be watched."""
    dials: Mapping[type[Decision], Callable[[Sight], Sequence[Move]]] = field(default_factory=dict)
    """The moves that differ in a number only, lowest first, of decisions in which that number is dialled."""
    subjects: tuple[str, ...] = ()
    """Fields of its decisions and events that name the Lord, card or Location that they are about."""
    open_decisions: tuple[type[Decision], ...] = ()
    """Decisions that public facts are enough for: no cover comes up for them."""
    move_signs: Mapping[type[Move], Callable[[Any, Sight], Signs]] = field(default_factory=dict)
    """The signs of a move on a large tile."""

    # motion
    seconds: Mapping[type[Event], float] = field(default_factory=dict)
    """Normal length of the way of an event."""
    at_once: tuple[type[Event], ...] = ()
    """Events that move nothing."""
    flights: Mapping[type[Event], Callable[[Motion, Any], list[Flight]]] = field(default_factory=dict)
    """What flies past with an event."""
    origin: Callable[[Motion, Piece, Event], Box | None] = lambda motion, piece, event: None
    """Where a new piece comes from; None when it is no matter of this expansion."""
    exit: Callable[[Motion, Piece, Event], Box | None] = lambda motion, piece, event: None
    """Where a piece goes that is no longer shown; None when it is no matter of this expansion."""
    presented: Callable[[Motion, Piece, Event], tuple[Look, Pose] | None] = lambda motion, piece, event: None
    """How a piece is shown to everybody on its way; None when it is not."""

    # words
    tips: Mapping[str, Callable[[Words, str], Tip]] = field(default_factory=dict)
    """The tooltip of things of a kind, found by their name."""
    lines: Callable[[Words, str], list[str]] = lambda words, source: []
    """What is added to the tooltip of anything."""
    retold: Callable[[Words, str], str] = lambda words, source: ""
    """What is told of a Monster, a place or a pile in place of the words of the base game; empty for the same words."""
    link_colours: Mapping[str, Callable[[str], RGB]] = field(default_factory=dict)
    """The colour of a linked name, by the kind of the link."""
    card_note: Callable[[Callable[[Message], str], int], str] = lambda write, card: ""
    """What an Exploration card is; empty for cards of others."""
    closeup: Callable[[Sight, Words, str], Closeup | None] = lambda sight, words, source: None
    """A thing of this expansion close up; None for others."""

    # the end
    score_icons: Mapping[str, str] = field(default_factory=dict)
    """The icon of a source of points."""
    score_painters: Mapping[str, ScorePainter] = field(default_factory=dict)
    """What paints the things behind a source of points, in place of what the base game paints there."""
    score_tile: Callable[[Kit, Canvas, tuple[float, float, float, float], AbyssState, str], None] = (
        lambda kit, canvas, box, view, location: None
    )
    """What lies on the tile of a Location among the points, painted into its box."""


@cache
def every() -> tuple[Extra, ...]:
    """All expansions of the table."""
    # Late, for the expansions stand on the modules that ask here.
    from abyss_game.ui.tables.abyss.every import EXTRAS

    return EXTRAS


def board(expansions: Sequence[str]) -> str:
    """How the names of the layouts and boards begin that a game with ``expansions`` is played on."""
    return next((extra.layout for extra in every() if extra.layout and extra.name in expansions), "abyss")


@cache
def merged(name: str) -> Mapping[Any, Any]:
    """The tables called ``name`` of all expansions in one."""
    return {key: value for extra in every() for key, value in getattr(extra, name).items()}


@cache
def joined(name: str) -> tuple[Any, ...]:
    """The tuples called ``name`` of all expansions in one."""
    return tuple(value for extra in every() for value in getattr(extra, name))
