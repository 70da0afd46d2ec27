"""What a game must tell the table scene: where its pieces lie, what its stage shows, how its events move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision, Refusal
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box, Pose
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.pieces import Look, Piece, Sight, Stage


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked before a move: the name of the ``setting`` that switches such questions off, and the ids of the
    texts. ``numbers`` are their arguments."""

    setting: str
    question: str
    detail: str
    yes: str
    no: str
    numbers: Mapping[str, int | str]


class Ways(ABC):
    """The ways of one event: see :mod:`director`."""

    seconds: float = 0.0

    @abstractmethod
    def origin(self, piece: Piece) -> Pose | None:
        """Where a piece that was not there before comes from."""

    @abstractmethod
    def exit(self, piece: Piece) -> Pose | None:
        """Where a piece that is no longer shown goes."""

    def presented(self, piece: Piece) -> tuple[Look, Pose] | None:
        """The look and the pose in which a piece is shown to everybody on its way; None for nearly all."""
        return None

    @abstractmethod
    def flights(self) -> Sequence[tuple[Piece, Pose]]:
        """What only flies past."""


class GameTable(ABC):
    """The table of one game. Everything is a pure function of the moment that is looked at."""

    game: str
    points: ClassVar[Mapping[str, str]] = {}
    """The beginning of the names of the pieces that the action ``point:<word>`` of a button stands for, by word."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    def layout(self, options: Options) -> str:
        """How the names of the layouts begin that a match with ``options`` is played on."""
        return self.game

    @abstractmethod
    def background(self, options: Options) -> str:
        """The art key of the board of a match with ``options``."""

    @abstractmethod
    def active_seat(self, view: Any) -> int:
        """The seat whose turn it is."""

    @abstractmethod
    def pieces(self, sight: Sight) -> list[Piece]:
        """All pieces of the board, without the stage."""

    @abstractmethod
    def stage(self, sight: Sight) -> Stage:
        """What the stage shows."""

    @abstractmethod
    def place(self, sight: Sight, name: str) -> Box | None:
        """The box of the place that moves call ``name``; None when it is a piece or nowhere."""

    def landing(self, sight: Sight, move: Move) -> Box | None:
        """Where the piece that ``move`` takes is put down when it is dragged: the place that the move names, unless
        several moves name the same one and are told apart by where the piece is let go."""
        return self.place(sight, move.target())

    def preview(self, sight: Sight, name: str) -> Sequence[Piece]:
        """What lies over the table while one points at the piece ``name`` or carries it: what it would bring."""
        return ()

    def foretold(self, sight: Sight, move: Move) -> Stage | None:
        """The stage while one points at the button that makes the legal ``move``, where it tells more of it than the
        button does; None where there is nothing more to tell. Its blocks are those of the stage that look otherwise."""
        return None

    @abstractmethod
    def ways(self, sight: Sight, event: Event) -> Ways:
        """How ``event`` moves the pieces of ``sight``, the moment after it."""

    @abstractmethod
    def attempts(self, sight: Sight, source: str) -> list[Move]:
        """Moves that a player who touches ``source`` may mean now, though they are not legal."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """One sentence with numbers that says why a move is not legal."""

    @abstractmethod
    def tip(self, sight: Sight, source: str) -> tuple[str, str]:
        """Title and rich text of the tooltip of ``source``; two empty strings for none."""

    @abstractmethod
    def zoom(self, sight: Sight, source: str) -> tuple[Look, tuple[float, float], str, str] | None:
        """``source`` close up: its look, its size in units, title and rich text of the notes beside it."""

    @abstractmethod
    def carried(self, piece: Piece) -> tuple[Look, float, float] | None:
        """What is carried when ``piece`` is dragged, with its size; None when the piece itself is carried."""

    @abstractmethod
    def open_decision(self, decision: Decision) -> bool:
        """Whether ``decision`` can be answered at the open table, from public facts."""

    @abstractmethod
    def secrets(self) -> bool:
        """Whether the game has anything to hide between people."""

    @abstractmethod
    def cheapest(self, sight: Sight) -> list[Move]:
        """The moves that turn the present choice into the proposed one, in order."""

    def dial(self, sight: Sight) -> Sequence[Move]:
        """The moves that differ in a number only, lowest first, where the decision asks for a number: it is dialled
        first (``Sight.amount``) and then made with a button of the stage. None for most decisions."""
        return ()

    def question(self, sight: Sight, move: Move) -> Question | None:
        """What is to be asked before the legal ``move`` is made, because it is hardly meant; None for nothing."""
        return None

    def move_tip(self, sight: Sight, move: Move) -> str:
        """One sentence on what a move does, empty for none."""
        return ""

    def unfolds(self, sight: Sight, name: str) -> int:
        """The seat whose cards are laid out when one looks at the piece ``name``; −1 for none."""
        return -1

    def pages(self, sight: Sight) -> int:
        """Into how many pages the pieces are divided that do not fit on the board at once."""
        return 1

    @abstractmethod
    def news(self, sight: Sight, events: Sequence[Event], most: int) -> list[LogLine]:
        """At most ``most`` short lines on what the others did; where there is more, the last one tells how much."""

    @abstractmethod
    def log_line(self, sight: Sight, event: Event) -> LogLine | None:
        """One event as a line of the log; None for an event that is not worth one."""

    def undo_words(self, sight: Sight, move: Move) -> str:
        """A move of the past in as few words as tell it from others; its label when there are none."""
        return self.move_words(sight, move)

    @abstractmethod
    def move_words(self, sight: Sight, move: Move) -> str:
        """A move as the label of a button."""

    @abstractmethod
    def scores(self, view: Any, sight: Sight) -> Any:
        """The table of points for the final scene."""

    @abstractmethod
    def paint_scores(
        self, kit: Kit, canvas: Canvas, box: tuple[float, float, float, float], view: Any, player: int, row: int
    ) -> None:
        """Paints into ``box`` what stands behind the number of ``player`` in ``row`` (the sum after the last row)."""
