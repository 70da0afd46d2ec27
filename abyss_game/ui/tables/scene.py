"""The table: shows a match, asks the person whose turn it is, lets computer seats play.

Messages of the match are queued and shown one after the other; a decision is asked when everything has come to rest.
The table never decides what is legal, and it draws a view, never the state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from abyss_game.ai.seat import Bot
from abyss_game.engine import match as m
from abyss_game.engine.bus import Bus, Subscription
from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Layout
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.scene import Scene
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.sound_events import BeatShown, ShowSkipped
from abyss_game.ui.tables import furniture
from abyss_game.ui.tables.answering import GLIDE_SECONDS, Answering
from abyss_game.ui.tables.computers import Computers
from abyss_game.ui.tables.director import Director
from abyss_game.ui.tables.eyes import Before, Eyes
from abyss_game.ui.tables.game_table import GameTable
from abyss_game.ui.tables.group import TableGroup
from abyss_game.ui.tables.pieces import Piece, Sight, Stage
from abyss_game.ui.tables.pointing import Pointing, point_with
from abyss_game.ui.tables.pressing import Pressing
from abyss_game.ui.tables.widgets import PieceWidget
from abyss_game.ui.widgets.base import Widget

BETWEEN_EVENTS = 0.1
AUTO_SECONDS = 0.7
"""So long the only option is seen before it takes itself."""
NEWS_EVENTS = 160
"""So many of the latest events are looked at for what is new; a round of five players has fewer."""
HEARD = (m.MatchStarted, m.MatchRestored, m.Beat, m.MoveRefused, m.DecisionOpened, m.MatchUndone, m.MatchFinished)


def _nothing() -> None:
    return None


@dataclass(frozen=True, slots=True)
class TableActions:
    """What the table asks of the program: the menu, the whole log, a close look, the end."""

    menu: Callable[[], None]
    log: Callable[[TableScene], None]
    zoom: Callable[[TableScene, str], None]
    finished: Callable[[TableScene], None]


class TableScene(Scene):
    """A live match on its table.

    ``bots`` are the computer seats by number; seats that are not among them are people at this screen. ``layout`` fits
    the number of players. ``live_score`` shows the points that lie open. ``wake`` is called from another thread when
    the window's loop should look again.
    """

    def __init__(
        self,
        ui: Ui,
        bus: Bus,
        match: m.Match,
        table: GameTable,
        layout: Layout,
        bots: Mapping[int, Bot],
        actions: TableActions,
        live_score: bool = True,
        wake: Callable[[], None] = _nothing,
    ) -> None:
        super().__init__(ui)
        self.bus, self.match, self.table, self.actions = bus, match, table, actions
        self.kit = Kit(ui.canvas)
        self.director = Director()
        self.group = TableGroup(ui)
        self.computers = Computers(bots, wake)
        self.opened: m.DecisionOpened | None = None
        """The decision that waits, once everything before it has been shown."""
        self._layout = layout
        self._live_score = live_score
        people = [seat for seat in range(len(match.players)) if seat not in self.computers]
        self._eyes = Eyes(match, people, table.secrets())
        self._view: Any = match.view(self.viewer)
        self._queue: deque[Any] = deque()
        self._handles: list[Subscription] = []
        self.answering = Answering(self)
        self.pointing = Pointing(self)
        self._pressing = Pressing(self)
        self._auto_due: float | None = None
        self._no_auto = False
        """A move was just taken back: nothing takes itself before the next answer."""
        self._hold = 0.0
        self._page = 0
        self._dirty = True
        self._painted_for = self._scale()
        self.sight: Sight = self._look_again()
        self.stage = Stage("")

    # -- life --------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Listens to the match and lets it begin."""
        self._handles = [self.bus.subscribe(kind, self._queue.append) for kind in HEARD]
        self.lay_out()
        self.match.begin()

    def leave(self) -> None:
        """Closes every handle; the match ends with its table, and nobody thinks about it any more."""
        for handle in self._handles:
            handle.close()
        self._handles.clear()
        self._queue.clear()
        self.computers.rest(False)
        self.match.close()
        point_with(pygame.SYSTEM_CURSOR_ARROW)

    def pause(self) -> None:
        """Something lies over the table: a piece in the hand goes home."""
        self.pointing.hide()
        self.group.release()
        self.answering.lose()

    def refresh(self) -> None:
        """Another size, language or setting: everything is painted anew where it must be, nothing of the match
        changes, and nothing is shown twice."""
        if self._scale() != self._painted_for:
            self._painted_for = self._scale()
            self.kit.clear()
        self.director.finish()
        self.answering.hint = self.answering.refused = ""
        if self.computers.on_move:
            self._plan_pace()
        self.lay_out()

    def _scale(self) -> tuple[object, ...]:
        canvas = self.ui.canvas
        return canvas.surface.get_size(), canvas.type.factor, self.ui.catalog.language

    @property
    def viewer(self) -> int:
        """The seat whose secrets may be drawn, −1 for nobody."""
        return self._eyes.viewer

    # -- what is to be seen ------------------------------------------------------------------------------

    def _look_again(self) -> Sight:
        """The present moment, asked of the engine."""
        match, opened, eyes = self.match, self.opened, self._eyes
        # what is still to be shown is no news yet
        told = len(match.log) - sum(1 for message in self._queue if isinstance(message, m.Beat))
        mine = opened is not None and opened.seat not in self.computers and not eyes.covered
        game = match.rules.resume(self._view) if mine else None
        legal = tuple(game.legal()) if game is not None else ()
        grip = self.answering.grip
        return Sight(
            view=self._view,
            players=match.players,
            layout=self._layout,
            anchor=eyes.anchor,
            viewer=eyes.viewer,
            deciding=opened.seat if opened is not None else -1,
            mine=mine,
            thinking=self.computers.marked,
            legal=legal,
            picked=self.answering.picked,
            dragged=self.answering.drag.name,
            live_score=self._live_score,
            page=self._page,
            unfolded=self.pointing.unfolded,
            news=tuple(entry.event.seen_by(eyes.viewer) for entry in match.log[max(0, told - NEWS_EVENTS) : told]),
            game=game,
            sources=frozenset(move.source() for move in legal if move.source()),
            targets=frozenset(move.target() for move in legal if grip and move.source() == grip),
        )

    def lay_out(self, event: Event | None = None) -> None:
        """Works out what lies where and lets the pieces travel there, as ``event`` moves them."""
        self.sight = self._look_again()
        self.stage = self.table.stage(self.sight)
        news = furniture.news_piece(self.ui, self._layout, self.table.news(self.sight, self.sight.news))
        pieces = [*self.table.pieces(self.sight), *self.stage.blocks, self._prompt_piece(), *news]
        if self.stage.browsing:
            pieces.append(furniture.veil_piece())
        if event is None:
            self.director.show(pieces)
        else:
            ways = self.table.ways(self.sight, event)
            seconds = self.ui.seconds(ways.seconds)
            flights = ways.flights() if seconds > 0 else ()
            self.director.show(pieces, seconds, ways.origin, ways.exit, flights, ways.presented)
        self._dirty = False
        self.group.set_widgets(self._widgets(), self._first_focus())
        self.invalidate()

    def _prompt_piece(self) -> Piece:
        sight, said, t = self.sight, self.answering, self.ui.t
        seat = sight.deciding if sight.deciding >= 0 else self.table.active_seat(self._view)
        words = said.refused or said.hint or self.stage.prompt
        aside = "" if said.refused else said.why if said.hint else self.stage.aside
        if not said.refused and self.computers.waits:
            aside = t("ui-table-any-key")
        elif not said.refused and self._auto_due is not None:
            aside = t("ui-table-auto")
        return furniture.prompt_piece(self._layout, self.match.players[seat].colour, words, aside, bool(said.refused))

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
            self._layout,
            self.match,
            sight.mine,
            lambda move: self.table.move_words(sight, move),
            acts,
        )
        buttons = [furniture.stage_button(self.kit, choice, said.act_of(choice)) for choice in self.stage.choices]
        see = furniture.see_hand_button(self.ui, sight, lambda: self._cover_for(sight.deciding))
        return [*legal, *buttons, *see, *rest, *tools]

    def _first_focus(self) -> str:
        said = self.answering
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

    # -- answers -----------------------------------------------------------------------------------------

    def answer(self, opened: m.DecisionOpened, move: Move) -> None:
        """Makes ``move`` as the answer to ``opened``."""
        computer = opened.seat in self.computers
        if not computer:
            self._pressing.echo.note()
        said = self.answering
        said.picked = said.refused = said.hint = said.why = ""
        self.group.release()
        self.opened = self._auto_due = None
        self._no_auto = False
        self.computers.rest(computer)
        self.bus.publish(m.MoveChosen(opened.seat, opened.number, move))
        self._go_on()

    def take_back(self) -> None:
        """Takes the last move back."""
        self.answering.clear()
        self.opened = self._auto_due = None
        self._no_auto = True
        self.match.undo()
        self._go_on()

    # -- the match goes on -------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Shows queued messages until something moves, or somebody has to decide."""
        while self._queue and not self.director.travelling and self._hold <= 0 and not self._eyes.covered:
            self._take(self._queue.popleft())
        if self._dirty:
            self.lay_out()

    def _take(self, message: Any) -> None:
        if isinstance(message, m.Beat):
            self._show(message)
        elif isinstance(message, m.DecisionOpened):
            self._decide(message)
        elif isinstance(message, m.MatchRestored | m.MatchUndone):
            self._view = self.match.view(self.viewer)
            self.lay_out()
        elif isinstance(message, m.MoveRefused):
            self.opened = m.DecisionOpened(self.match.seat, self.match.number)
            self.answering.refuse(self.table.refusal(message.refusal))
        elif isinstance(message, m.MatchFinished):
            self._view = self.match.view(self.viewer)
            self.lay_out()
            self.actions.finished(self)

    def _show(self, beat: m.Beat) -> None:
        if beat.viewer == self.viewer:
            self._view = beat.view
        self.lay_out(beat.event)
        self.computers.pace.shown()
        self.bus.publish(BeatShown(beat, self._where(beat)))
        if self.director.travelling and getattr(beat.event, "seat", -1) != self.viewer:
            self._hold = self.ui.seconds(BETWEEN_EVENTS)

    def _where(self, beat: m.Beat) -> float:
        """Where on the table ``beat`` happens: 0 left … 1 right."""
        seat = getattr(beat.event, "seat", -1)
        if seat >= 0 and self.sight.after(seat):
            box = self._layout.opponent(self.sight.after(seat)).box
            return (box.x + box.w / 2) / 1280
        return 0.5

    def _decide(self, opened: m.DecisionOpened) -> None:
        if opened.number != self.match.number:
            return  # answered meanwhile by somebody who did not wait for the picture
        self.opened = opened
        seat = opened.seat
        if seat in self.computers:
            if self._eyes.computer_plays():
                self.director.finish()
            self._view = self.match.view(self.viewer)
            self._plan_pace()
            self.computers.ask(seat, self.match.view(seat), self.ui.now())
            self._dirty = True
            return
        public = self.table.open_decision(self.match.view(-1).stack[-1])
        before = self._eyes.before(seat, public)
        if before is Before.COVER:
            self._cover_for(seat)
            return
        if before is Before.OPEN_TABLE:
            self._look_over(-1, seat)
        self._view = self.match.view(self.viewer)
        self._ask_person()
        self.answering.follow_plan()

    def _ask_person(self) -> None:
        """Everything is at rest and a person decides: the focus goes where an answer is."""
        self._auto_due = None
        self.lay_out()
        if self.ui.settings.auto_single and not self._no_auto and len(self.sight.legal) == 1:
            self._auto_due = self.ui.now() + AUTO_SECONDS
            self.lay_out()
        self.focus_first()

    def _look_over(self, viewer: int, anchor: int = -1) -> None:
        """From now on the secrets of ``viewer`` may be drawn, and nobody else's."""
        self._eyes.turn_to(viewer, anchor)
        self._view = self.match.view(viewer)
        self.director.finish()

    def _cover_for(self, seat: int) -> None:
        """Covers the screen before anything of ``seat`` is prepared."""
        self._eyes.covered = True
        self.answering.clear()
        self._look_over(-1)
        self.lay_out()
        self.ui.sound("cover")
        player = self.match.players[seat]

        def ready() -> None:
            self._eyes.covered = False
            self._look_over(seat, seat)
            self._pressing.echo.note()
            self._ask_person()

        self.ui.stack.push(Cover(self.ui, player.name, player.colour, ready, self.actions.menu))

    # -- computer seats ----------------------------------------------------------------------------------

    def _plan_pace(self) -> None:
        opened = self.opened
        in_turn = opened is not None and self.table.active_seat(self.match.view(-1)) == opened.seat
        self.computers.plan(self.ui.now(), self.ui.settings, in_turn)

    def let_computer_play(self) -> None:
        """The computer seat on move makes its move."""
        if self.opened is not None and self.computers.on_move:
            self.answer(self.opened, self.computers.take())

    # -- time --------------------------------------------------------------------------------------------

    def busy(self) -> bool:
        """Things move."""
        if self.ui.stack.top is not self:
            return False
        return self.director.busy or self._hold > 0 or bool(self._queue)

    def next_wake(self) -> float | None:
        """The computer's move, a decision that takes itself, a tooltip."""
        if self.ui.stack.top is not self:
            return None
        dues = [self._auto_due, self.pointing.due, self.computers.next_due()]
        now = self.ui.now()
        times = [due - now for due in dues if due is not None]
        wake = self.group.next_wake()
        if wake is not None:
            times.append(wake)
        return min(times, default=None)

    def update(self, seconds: float) -> None:
        """Moves what moves, then goes on with what waits."""
        now = self.ui.now()
        self.director.update(seconds)
        if not self.director.travelling and self._hold > 0:
            self._hold -= seconds
        self.pointing.update(now)
        if self.ui.stack.top is not self:
            return
        self._go_on()
        if self.director.travelling or self._queue:
            return
        if self.computers.may_move(now):
            self.let_computer_play()
        elif self.computers.must_mark(now):
            self.lay_out()
        elif self._auto_due is not None and now >= self._auto_due and self.answering.drag.piece is None:
            self._auto_due = None
            if self.sight.mine and len(self.sight.legal) == 1:
                self.answering.choose(self.sight.legal[0])

    def skip(self) -> bool:
        """Jumps to the end of what is being shown; True when something was."""
        if not (self.director.travelling or self._hold > 0 or self._queue):
            return False
        self.bus.publish(ShowSkipped())
        self._hold = 0.0
        self.director.finish()
        while self._queue and not self._eyes.covered:
            self._take(self._queue.popleft())
            self._hold = 0.0
            self.director.finish()
        self.lay_out()
        return True

    # -- input and drawing -------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """See :class:`Pressing`. Nothing reaches the table through a cover."""
        if event.type == pygame.QUIT or self._eyes.covered:
            return False
        return self._pressing.handle(event)

    def draw(self, canvas: Canvas) -> None:
        """The board with all that rests and moves, the widgets, the piece in hand, the tooltip."""
        drag = self.answering.drag
        self.director.draw(canvas, self.kit, self.table.background(len(self.match.players)), drag.hidden)
        self.group.draw(canvas, self.ui.stack.top is self)
        if drag.piece is not None:
            drag.draw(canvas, self.kit, self.director, self.sight)
        elif self.ui.stack.top is self:
            self.pointing.draw(canvas)
