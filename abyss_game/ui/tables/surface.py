"""What lies on the table and how it is drawn: one moment of a match, laid out, with everything that can be touched."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from abyss_game.engine import match as m
from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Layout
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.scene import Scene
from abyss_game.ui.tables import furniture
from abyss_game.ui.tables.answering import GLIDE_SECONDS, Answering
from abyss_game.ui.tables.computers import Computers
from abyss_game.ui.tables.director import Director
from abyss_game.ui.tables.eyes import Eyes
from abyss_game.ui.tables.game_table import GameTable
from abyss_game.ui.tables.group import TableGroup
from abyss_game.ui.tables.pieces import Look, Piece, Sight, Stage
from abyss_game.ui.tables.pointing import Pointing
from abyss_game.ui.tables.pressing import Pressing
from abyss_game.ui.tables.turn_sign import TurnSign
from abyss_game.ui.tables.widgets import PieceWidget
from abyss_game.ui.widgets.base import Widget

NEWS_EVENTS = 160
"""So many of the latest events are looked at for what is new; a round of five players has fewer."""


def lone_source(legal: Sequence[Move]) -> str:
    """The one thing that can go to several places, when nothing else can be touched: it need not be picked up before
    its places answer. Empty when there is a choice of things, or of places none."""
    sources = {move.source() for move in legal if move.source()}
    targets = {move.target() for move in legal if move.source()}
    return next(iter(sources)) if len(sources) == 1 < len(targets) else ""


@dataclass(frozen=True, slots=True)
class TableActions:
    """What the table asks of the program: the menu, the whole log, a close look, the end, the points once more."""

    menu: Callable[[], None]
    log: Callable[[Any], None]
    zoom: Callable[[Any, str], None]
    finished: Callable[[Any], None]
    points: Callable[[Any], None]


class Surface(Scene, ABC):
    """A table without the course of its match: :class:`TableScene` adds that.

    ``view`` is what is shown of the match; ``opened`` the decision that waits, once all before it has been shown;
    ``auto_due`` when a decision with one option takes it by itself.
    """

    def __init__(
        self,
        ui: Ui,
        match: m.Match,
        table: GameTable,
        layout: Layout,
        computers: Computers,
        actions: TableActions,
        live_score: bool,
    ) -> None:
        super().__init__(ui)
        self.match, self.table, self.layout, self.actions = match, table, layout, actions
        self.computers = computers
        self.kit = Kit(ui.canvas)
        self.director = Director()
        self.group = TableGroup(ui)
        people = [seat for seat in range(len(match.players)) if seat not in computers]
        self.eyes = Eyes(match, people, table.secrets())
        self.view: Any = match.view(self.viewer)
        self.opened: m.DecisionOpened | None = None
        self.auto_due: float | None = None
        self.ended = False
        """Whether the end of the match has been shown."""
        self.dirty = True
        self.answering = Answering(self)
        self.pointing = Pointing(self)
        self.pressing = Pressing(self)
        self.turn_sign = TurnSign(ui)
        self._live_score = live_score
        self._page = 0
        self._painted_for = self._scale()
        self.sight: Sight = self.look()
        self.stage = Stage("")
        self._told: tuple[Sight | None, Move | None, Stage | None] = (None, None, None)
        """What was last told of a move, and in what moment: it is drawn again and again."""
        self.news: tuple[LogLine, ...] = ()
        """What is told since the last turn of whoever sits nearest, as much as its box holds."""
        self._all_news: tuple[LogLine, ...] = ()

    @property
    def viewer(self) -> int:
        """The seat whose secrets may be drawn, −1 for nobody."""
        return self.eyes.viewer

    @property
    def untold(self) -> int:
        """How many of the latest events of the match are still to be shown."""
        return 0

    def repaint(self) -> None:
        """Forgets what was painted for another size or language."""
        if self._scale() != self._painted_for:
            self._painted_for = self._scale()
            self._all_news = ()
            self.kit.clear()

    def _scale(self) -> tuple[object, ...]:
        canvas = self.ui.canvas
        return canvas.surface.get_size(), canvas.type.factor, self.ui.catalog.language

    # -- what the course of the match does -----------------------------------------------------------------

    @abstractmethod
    def answer(self, opened: m.DecisionOpened, move: Move) -> None:
        """Makes ``move`` as the answer to ``opened``."""

    @abstractmethod
    def take_back(self) -> None:
        """Takes the last move back."""

    @abstractmethod
    def skip(self) -> bool:
        """Jumps to the end of what is being shown; True when something was."""

    @abstractmethod
    def cover_for(self, seat: int) -> None:
        """Covers the screen before anything of ``seat`` is prepared."""

    @abstractmethod
    def let_computer_play(self) -> None:
        """The computer seat on move makes its move."""

    # -- what is to be seen ------------------------------------------------------------------------------

    def look(self) -> Sight:
        """The present moment, asked of the engine."""
        match, opened, eyes = self.match, self.opened, self.eyes
        told = len(match.log) - self.untold
        mine = opened is not None and opened.seat not in self.computers and not eyes.covered
        game = match.rules.resume(self.view) if mine else None
        legal = tuple(game.legal()) if game is not None else ()
        grip = self.answering.grip or lone_source(legal)
        return Sight(
            view=self.view,
            players=match.players,
            layout=self.layout,
            anchor=eyes.anchor,
            viewer=eyes.viewer,
            deciding=opened.seat if opened is not None else -1,
            mine=mine,
            thinking=self.computers.marked,
            legal=legal,
            picked=self.answering.picked,
            dragged=self.answering.drag.name,
            amount=self.answering.amount,
            live_score=self._live_score,
            page=self._page,
            unfolded=self.pointing.unfolded,
            news=tuple(entry.event.seen_by(eyes.viewer) for entry in match.log[max(0, told - NEWS_EVENTS) : told]),
            game=game,
            sources=frozenset(move.source() for move in legal if move.source()),
            targets=frozenset(move.target() for move in legal if grip and move.source() == grip),
        )

    def _choose_news(self) -> None:
        """What is told since the last turn; chosen anew only when there is something else to tell, or other room."""
        events = self.sight.news
        lines = tuple(self.table.news(self.sight, events, NEWS_EVENTS))
        if lines != self._all_news:
            self._all_news = lines
            tell = partial(self.table.news, self.sight, events)
            self.news = furniture.fitting_news(self.kit, self.layout, lines, tell)

    def lay_out(self, event: Event | None = None) -> None:
        """Works out what lies where and lets the pieces travel there, as ``event`` moves them."""
        self.sight = self.look()
        self.stage = self.table.stage(self.sight)
        self._choose_news()
        news = furniture.news_piece(self.ui, self.layout, self.news)
        pieces = [*self.table.pieces(self.sight), *self.stage.blocks, self._prompt_piece(self.stage), *news]
        if self.stage.browsing:
            pieces.append(furniture.veil_piece(self.stage.veiled))
        if event is None:
            self.director.show(pieces)
        else:
            ways = self.table.ways(self.sight, event)
            seconds = self.ui.seconds(ways.seconds)
            flights = ways.flights() if seconds > 0 else ()
            self.director.show(pieces, seconds, ways.origin, ways.exit, flights, ways.presented)
        self.dirty = False
        self.group.set_widgets(self._widgets(), self._first_focus())
        self.invalidate()

    def _prompt_piece(self, stage: Stage) -> Piece:
        sight, said, t = self.sight, self.answering, self.ui.t
        seat = sight.deciding if sight.deciding >= 0 else self.table.active_seat(self.view)
        words = said.refused or said.hint or stage.prompt
        aside = "" if said.refused else said.why if said.hint else stage.aside
        if not said.refused and self.computers.waits:
            aside = t("ui-table-any-key")
        elif not said.refused and self.auto_due is not None:
            aside = t("ui-table-auto")
        return furniture.prompt_piece(self.layout, self.match.players[seat].colour, words, aside, bool(said.refused))

    def turn_page(self) -> None:
        """The next page of what does not fit on the board at once."""
        self._page = (self._page + 1) % self.table.pages(self.sight)
        self.lay_out()

    # -- widgets -----------------------------------------------------------------------------------------

    def _widgets(self) -> list[Widget]:
        """In the order of Tab: what answers, the buttons, then whatever else can be looked at."""
        said, sight = self.answering, self.sight
        pieces = [
            PieceWidget(piece, order, said.answers(piece), said.touch, said.carry, said.drop)
            for order, piece in enumerate(self.director.pieces)
            if not piece.still
        ]
        legal = [widget for widget in pieces if widget.legal]
        rest = [widget for widget in pieces if not widget.legal]
        acts = {
            "undo": said.undo,
            "hint": said.show_hint,
            "whole-log": lambda: self.actions.log(self),
            "menu": self.actions.menu,
        }
        tools = furniture.tools(
            self.ui,
            self.kit,
            self.layout,
            self.match,
            sight.mine,
            lambda move: self.table.undo_words(sight, move),
            acts,
            len(self._all_news),
        )
        buttons = [furniture.stage_button(self.ui, choice, said.act_of(choice)) for choice in self.stage.choices]
        see = furniture.see_hand_button(self.ui, sight, lambda: self.cover_for(sight.deciding))
        points = (
            [furniture.points_button(self.ui, self.layout, lambda: self.actions.points(self))] if self.ended else []
        )
        return [*legal, *buttons, *points, *see, *rest, *tools]

    def _first_focus(self) -> str:
        said = self.answering
        if self.ended:
            return "points"
        loud = [choice for choice in self.stage.choices if choice.enabled and choice.kind != "second"]
        if loud and not said.picked:
            return loud[0].key
        answering = [piece.key for piece in self.director.pieces if said.answers(piece)]
        answering.sort(key=lambda key: not key.startswith("stage:"))
        if self.group.focus in answering:
            return self.group.focus
        enabled = (choice.key for choice in self.stage.choices if choice.enabled)
        return answering[0] if answering else next(enabled, "")

    def focus_first(self) -> None:
        """The focus goes where an answer is."""
        self.group.set_focus(self._first_focus())

    def focus_on(self, move: Move) -> None:
        """The focus goes to the button or the piece that makes ``move``."""
        for choice in self.stage.choices:
            if choice.move == move:
                self.group.set_focus(choice.key)
                return
        for widget in self.group.widgets:
            if isinstance(widget, PieceWidget) and widget.legal and widget.piece.name == move.source():
                self.group.set_focus(widget.key)
                return

    def can_act_on(self, name: str) -> bool:
        """Whether the piece ``name`` offers just one move."""
        return self.sight.mine and sum(1 for move in self.sight.legal if move.source() == name) == 1

    def act_on(self, name: str) -> None:
        """Makes the one move that the piece ``name`` offers."""
        for piece in self.director.pieces:
            if piece.name == name:
                self.answering.touch(piece)
                return

    def settle(self) -> None:
        """A piece that was let go somewhere and has not travelled on goes home."""
        self.director.settle(self.ui.seconds(GLIDE_SECONDS))
        self.invalidate()

    def _foretold(self) -> dict[str, Look]:
        """The looks of the stage while one points at a button that tells more of its move."""
        move = self.pointing.move
        if move is None:
            return {}
        sight, told, stage = self._told
        if sight is not self.sight or told != move:
            stage = self.table.foretold(self.sight, move)
            self._told = (self.sight, move, stage)
        if stage is None:
            return {}
        return {piece.key: piece.look for piece in (*stage.blocks, self._prompt_piece(stage))}

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The board with all that rests and moves, a preview, the widgets, the piece in hand, the tooltip."""
        drag = self.answering.drag
        background = self.table.background(self.match.options)
        self.director.draw(canvas, self.kit, background, drag.hidden, self._foretold())
        if not self.director.travelling:
            for piece in self.table.preview(self.sight, self.pointing.subject):
                self.director.draw_piece(canvas, self.kit, piece.look, piece.pose, piece.pose)
        self.group.draw(canvas, self.ui.stack.top is self)
        self.turn_sign.draw(canvas)
        if drag.piece is not None:
            drag.draw(canvas, self.kit, self.director, self.sight)
        elif self.ui.stack.top is self:
            self.pointing.draw(canvas)
