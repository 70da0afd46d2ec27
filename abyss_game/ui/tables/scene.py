"""The table: shows a match, asks the person whose turn it is, lets computer seats play.

Messages of the match are queued and shown one after the other; a decision is asked when everything has come to rest.
A piece is clicked, dragged or reached by keyboard; all three read the same list of legal moves. The table never decides
what is legal, and it draws a view, never the state.
"""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from abyss_game.ai.seat import Bot, make
from abyss_game.engine import match as m
from abyss_game.engine.bus import Bus, Subscription
from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.storage.settings import PACE_SECONDS
from abyss_game.ui import input as keys
from abyss_game.ui.canvas import Canvas, Spot
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Layout, Pose
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.paint.states import paint_mark
from abyss_game.ui.scene import Scene
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.sound_events import BeatShown, ShowSkipped
from abyss_game.ui.tables import furniture, tooltip
from abyss_game.ui.tables.director import Director
from abyss_game.ui.tables.game_table import GameTable
from abyss_game.ui.tables.pieces import Choice, Piece, Sight, Stage
from abyss_game.ui.tables.widgets import PieceWidget
from abyss_game.ui.widgets.base import Group, Widget

BETWEEN_EVENTS = 0.1
NEWS_EVENTS = 160
"""So many of the latest events are looked at for what is new; a round of five players has fewer."""


@dataclass(frozen=True, slots=True)
class TableActions:
    """What the table asks of the program: the menu, the whole log, a close look, the end."""

    menu: Callable[[], None]
    log: Callable[[TableScene], None]
    zoom: Callable[[TableScene, str], None]
    finished: Callable[[TableScene], None]


class TableScene(Scene):
    """A live match on its table.

    ``bots`` are the computer seats by number; ``layout`` fits the number of players. ``live_score`` shows the points
    that lie open. Seats that are not in ``bots`` are people at this screen.
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
    ) -> None:
        super().__init__(ui)
        self.bus, self.match, self.table, self.actions = bus, match, table, actions
        self.kit = Kit(ui.canvas)
        self.director = Director()
        self.group = Group(ui)
        self._layout = layout
        self._bots = dict(bots)
        self._live_score = live_score
        self._people = [seat for seat in range(len(match.players)) if seat not in self._bots]
        only = self._people[0] if len(self._people) == 1 else -1
        self.viewer = only
        self.anchor = only if only >= 0 else (self._people[0] if self._people else 0)
        match.viewer = self.viewer
        self._view: Any = match.view(self.viewer)
        self._queue: deque[Any] = deque()
        self._handles: list[Subscription] = []
        self._open: m.DecisionOpened | None = None
        self._covered = False
        self._bot_due: float | None = None
        self._auto_due: float | None = None
        self._waits_for_key = False
        self._hold = 0.0
        self._picked = ""
        self._carried: Piece | None = None
        self._carried_pose: Pose | None = None
        self._page = 0
        self._refused = ""
        self._hint = ""
        self._plan: deque[Move] = deque()
        self._tip = tooltip.Tooltip()
        self._over = False
        self._dirty = True
        self.sight: Sight = self._look_again()
        self.stage = Stage("")

    # -- life --------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Listens to the match and lets it begin."""
        for kind in (
            m.MatchStarted,
            m.MatchRestored,
            m.Beat,
            m.MoveRefused,
            m.DecisionOpened,
            m.MatchUndone,
            m.MatchFinished,
        ):
            self._handles.append(self.bus.subscribe(kind, self._queue.append))
        self._lay_out()
        self.match.begin()

    def leave(self) -> None:
        """Closes every handle; the match ends with its table."""
        for handle in self._handles:
            handle.close()
        self._handles.clear()
        self.match.close()
        _point_with(pygame.SYSTEM_CURSOR_ARROW)

    def pause(self) -> None:
        """Something lies over the table."""
        self._tip.hide()

    def refresh(self) -> None:
        """Another size or language: everything is painted anew, nothing of the match changes."""
        self.kit.clear()
        self.director.finish()
        self._lay_out()

    # -- what is to be seen ------------------------------------------------------------------------------

    def _look_again(self) -> Sight:
        """The present moment, asked of the engine."""
        match = self.match
        opened = self._open
        seat = opened.seat if opened is not None else -1
        mine = opened is not None and seat not in self._bots and not self._covered
        game = match.rules.resume(self._view) if opened is not None and mine else None
        legal = tuple(game.legal()) if game is not None else ()
        sources = frozenset(move.source() for move in legal if move.source())
        grip = self._picked or (self._carried.name if self._carried is not None else "")
        targets = frozenset(move.target() for move in legal if grip and move.source() == grip)
        return Sight(
            view=self._view,
            players=match.players,
            layout=self._layout,
            anchor=self.anchor,
            viewer=self.viewer,
            deciding=seat,
            mine=mine,
            thinking=self._bot_due is not None,
            legal=legal,
            picked=self._picked,
            dragged=self._carried.name if self._carried is not None else "",
            live_score=self._live_score,
            page=self._page,
            news=self._news(),
            game=game,
            sources=sources,
            targets=targets,
        )

    def _news(self) -> tuple[Event, ...]:
        return tuple(entry.event.seen_by(self.viewer) for entry in self.match.log[-NEWS_EVENTS:])

    def _lay_out(self, event: Event | None = None) -> None:
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
            self.director.show(pieces, seconds, ways.origin, ways.exit, ways.flights() if seconds > 0 else ())
        self._dirty = False
        self.group.set_widgets(self._widgets(), self._first_focus())
        self.invalidate()

    def _prompt_piece(self) -> Piece:
        deciding = self.sight.deciding
        seat = deciding if deciding >= 0 else self.table.active_seat(self._view)
        words = self._refused or self._hint or self.stage.prompt
        aside = "" if self._refused else self.stage.aside
        return furniture.prompt_piece(self._layout, self.match.players[seat].colour, words, aside, bool(self._refused))

    # -- widgets -----------------------------------------------------------------------------------------

    def _widgets(self) -> list[Widget]:
        pieces = [
            PieceWidget(piece, self._answers(piece), self._touch, self._drag, self._drop)
            for piece in self.director.pieces
            if not piece.still
        ]
        legal = [widget for widget in pieces if widget.legal]
        rest = [widget for widget in pieces if not widget.legal]
        acts = {
            "undo": self._undo,
            "hint": self._show_hint,
            "whole-log": lambda: self.actions.log(self),
            "menu": self.actions.menu,
        }
        sight = self.sight
        tools = furniture.tools(
            self.ui,
            self.kit,
            self._layout,
            self.match,
            sight.mine,
            lambda move: self.table.move_words(sight, move),
            acts,
        )
        buttons = [furniture.stage_button(self.kit, choice, self._act_of(choice)) for choice in self.stage.choices]
        see = furniture.see_hand_button(self.ui, sight, lambda: self._cover_for(sight.deciding))
        return [*rest, *tools, *legal, *buttons, *see]

    def _act_of(self, choice: Choice) -> Callable[[], None]:
        move = choice.move
        return (lambda: self._choose(move)) if move is not None else (lambda: self._do(choice.action))

    def _answers(self, piece: Piece) -> bool:
        sight = self.sight
        return sight.mine and piece.name in (sight.targets if self._picked else sight.sources)

    def _first_focus(self) -> str:
        loud = [choice for choice in self.stage.choices if choice.enabled and choice.kind != "second"]
        if loud:
            return loud[0].key
        pieces = (piece.key for piece in self.director.pieces if self._answers(piece))
        return next(pieces, next((choice.key for choice in self.stage.choices if choice.enabled), ""))

    def can_act_on(self, name: str) -> bool:
        """Whether the piece ``name`` offers just one move."""
        return self.sight.mine and sum(1 for move in self.sight.legal if move.source() == name) == 1

    def act_on(self, name: str) -> None:
        """Makes the one move that the piece ``name`` offers."""
        for piece in self.director.pieces:
            if piece.name == name:
                self._touch(piece)
                return

    # -- answering ---------------------------------------------------------------------------------------

    def _touch(self, piece: Piece) -> None:
        """A click on a piece, or Enter on it."""
        if piece.name == "pages":
            self._turn_page()
            return
        sight = self.sight
        if not sight.mine:
            return
        if self._picked:
            fitting = [move for move in sight.legal if (move.source(), move.target()) == (self._picked, piece.name)]
            again = piece.name == self._picked
            self._picked = ""
            if fitting:
                self._choose(fitting[0])
                return
            if again:
                self._lay_out()
                return
        moves = [move for move in sight.legal if move.source() == piece.name]
        if len(moves) == 1:
            self._choose(moves[0])
        elif moves:
            self._picked = piece.name
            self.ui.sound("card_slide")
            self._lay_out()
        else:
            self._explain(self.table.attempts(sight, piece.name))

    def _explain(self, attempts: list[Move]) -> None:
        """Says in one sentence why none of ``attempts`` is legal, if one of them is meant at all."""
        game = self.sight.game
        if game is None:
            return
        for move in attempts:
            refused = game.refuse(move)
            if refused is not None and refused.refusal.code != "not-now":
                self._refuse(self.table.refusal(refused.refusal))
                return

    def _refuse(self, sentence: str) -> None:
        self._refused = sentence
        self.ui.sound("refuse")
        self._lay_out()

    def _choose(self, move: Move) -> None:
        """Makes ``move`` for the seat that decides, or says why it is not legal."""
        opened, game = self._open, self.sight.game
        if opened is None or game is None:
            return
        refused = game.refuse(move)
        if refused is not None:
            self._plan.clear()
            self._refuse(self.table.refusal(refused.refusal))
            return
        self._answer(opened, move)

    def _answer(self, opened: m.DecisionOpened, move: Move) -> None:
        self._picked = self._refused = self._hint = ""
        self._open = None
        self._auto_due = None
        self.bus.publish(m.MoveChosen(opened.seat, opened.number, move))
        self._go_on()

    def _do(self, action: str) -> None:
        """Something that a button does on the screen only."""
        if action == "cheapest":
            self._plan = deque(self.table.cheapest(self.sight))
            self._follow_plan()
        elif action.startswith("point:"):
            self._point(action.partition(":")[2])

    def _point(self, what: str) -> None:
        """Moves the focus to the first piece that answers, of the kind that a tile of the stage stands for."""
        kinds = {"council": "council:", "recruit": "lord:"}
        for widget in self.group.widgets:
            if isinstance(widget, PieceWidget) and widget.legal and widget.piece.name.startswith(kinds[what]):
                self.group.set_focus(widget.key)
                return

    def _follow_plan(self) -> None:
        if self._plan and self.sight.mine:
            self._choose(self._plan.popleft())

    def _undo(self) -> None:
        refused = self.match.why_no_undo()
        if not self.sight.mine:
            return
        if refused is not None:
            self._refuse(self.table.refusal(refused))
            return
        self.ui.sound("undo")
        self._open = None
        self._refused = self._hint = self._picked = ""
        self.match.undo()
        self._go_on()

    def _show_hint(self) -> None:
        if not self.sight.mine or self._open is None:
            return
        move = make("heuristic", self.match.rules, 0).choose(self.match.view(self.viewer))
        self._hint = self.ui.t("ui-table-hint-line", move=self.table.move_words(self.sight, move))
        self.ui.sound("hint")
        self._lay_out()
        for widget in self.group.widgets:
            if isinstance(widget, PieceWidget) and widget.legal and widget.piece.name == move.source():
                self.group.set_focus(widget.key)

    def _turn_page(self) -> None:
        self._page += 1
        if self._page * 6 >= len(getattr(self._view, "available", ())):
            self._page = 0
        self._lay_out()

    # -- dragging ----------------------------------------------------------------------------------------

    def _drag(self, piece: Piece, spot: Spot, grip: Spot) -> None:
        if not self.sight.mine or not (piece.travels or self._answers(piece)):
            return
        if self._carried is None:
            self._carried = piece
            self._tip.hide()
            self.ui.sound("card_slide")
            self._lay_out()
        carried = self.table.carried(piece)
        w, h = (carried[1], carried[2]) if carried else (piece.pose.w, piece.pose.h)
        if carried:
            self._carried_pose = Pose(spot[0], spot[1], w, h)
        else:
            dx, dy = spot[0] - grip[0], spot[1] - grip[1]
            self._carried_pose = Pose(piece.pose.cx + dx, piece.pose.cy + dy, w, h)

    def _drop(self, piece: Piece, spot: Spot) -> None:
        carried, pose = self._carried, self._carried_pose
        self._carried = self._carried_pose = None
        if carried is None or pose is None:
            return
        for move in self.sight.legal:
            if move.source() == carried.name and self._lies_in(move.target(), spot):
                self.director.glide_home(carried.key, pose, self.ui.seconds(0.2))
                self.ui.sound("card_place")
                self._choose(move)
                return
        for move in self.table.attempts(self.sight, carried.name):
            if self._lies_in(move.target(), spot):
                self._explain([move])
                break
        self._lay_out()
        if self.table.carried(carried) is None:
            self.director.glide_home(carried.key, pose, self.ui.seconds(0.22))
        self.invalidate()

    def _lies_in(self, target: str, spot: Spot) -> bool:
        box = self.table.place(self.sight, target)
        if box is not None:
            return box.contains(*spot)
        return any(piece.name == target and piece.pose.contains(*spot) for piece in self.director.pieces)

    # -- the match goes on -------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Shows queued messages until something moves, or somebody has to decide."""
        while self._queue and not self.director.busy and self._hold <= 0:
            self._take(self._queue.popleft())
        if self._dirty:
            self._lay_out()

    def _take(self, message: Any) -> None:
        if isinstance(message, m.Beat):
            self._show(message)
        elif isinstance(message, m.DecisionOpened):
            self._decide(message)
        elif isinstance(message, m.MatchRestored | m.MatchUndone):
            self._view = self.match.view(self.viewer)
            self._lay_out()
        elif isinstance(message, m.MoveRefused):
            self._refuse(self.table.refusal(message.refusal))
        elif isinstance(message, m.MatchFinished):
            self._over = True
            self._view = self.match.view(self.viewer)
            self._lay_out()
            self.actions.finished(self)

    def _show(self, beat: m.Beat) -> None:
        if beat.viewer == self.viewer:
            self._view = beat.view
        self._lay_out(beat.event)
        self.bus.publish(BeatShown(beat, self._where(beat)))
        acting = getattr(beat.event, "seat", -1)
        if self.director.busy and acting != self.viewer:
            self._hold = self.ui.seconds(BETWEEN_EVENTS)

    def _where(self, beat: m.Beat) -> float:
        """Where on the table ``beat`` happens: 0 left … 1 right."""
        seat = getattr(beat.event, "seat", -1)
        if seat >= 0 and self.sight.after(seat):
            box = self._layout.opponent(self.sight.after(seat)).box
            return (box.x + box.w / 2) / 1280
        return 0.5

    def _decide(self, opened: m.DecisionOpened) -> None:
        self._open = opened
        seat = opened.seat
        if seat in self._bots:
            if len(self._people) != 1 and self.viewer >= 0:
                self._look_over(-1)
            pace = self.ui.settings.computer_pace
            self._waits_for_key = pace == "key"
            quick = 0.0 if self.ui.settings.animation == "off" else PACE_SECONDS[pace]
            self._bot_due = self.ui.now() + quick
            self._view = self.match.view(self.viewer)
            self._dirty = True
            return
        if len(self._people) > 1 and self.table.secrets() and seat != self.viewer:
            view = self.match.view(-1)
            top = view.stack[-1]
            if self.table.open_decision(top):
                self._look_over(-1, seat)
            else:
                self._cover_for(seat)
                return
        self._view = self.match.view(self.viewer)
        self._ask_person()
        self._follow_plan()

    def _ask_person(self) -> None:
        """Everything is at rest and a person decides: the focus goes where an answer is."""
        self._lay_out()
        self.group.set_focus(self._first_focus())
        self._perhaps_by_itself()

    def _perhaps_by_itself(self) -> None:
        if self.ui.settings.auto_single and len(self.sight.legal) == 1:
            self._auto_due = self.ui.now() + self.ui.seconds(0.6)

    def _look_over(self, viewer: int, anchor: int = -1) -> None:
        """From now on the secrets of ``viewer`` may be drawn, and nobody else's."""
        self.viewer = self.match.viewer = viewer
        if anchor >= 0:
            self.anchor = anchor
        self._view = self.match.view(viewer)
        self.director.finish()

    def _cover_for(self, seat: int) -> None:
        """Covers the screen before anything of ``seat`` is prepared."""
        self._covered = True
        self._look_over(-1)
        self._lay_out()
        self.ui.sound("cover")
        player = self.match.players[seat]

        def ready() -> None:
            self._covered = False
            self._look_over(seat, seat)
            self._ask_person()

        self.ui.stack.push(Cover(self.ui, player.name, player.colour, ready, self.actions.menu))

    def _let_bot_play(self) -> None:
        opened = self._open
        self._bot_due = None
        self._waits_for_key = False
        if opened is None:
            return
        move = self._bots[opened.seat].choose(self.match.view(opened.seat))
        self._answer(opened, move)

    # -- time --------------------------------------------------------------------------------------------

    def busy(self) -> bool:
        """Things move."""
        if self.ui.stack.top is not self:
            return False
        return self.director.busy or self._hold > 0 or bool(self._queue and not self._covered)

    def next_wake(self) -> float | None:
        """The computer's move, a decision that takes itself, a tooltip."""
        if self.ui.stack.top is not self:
            return None
        now = self.ui.now()
        dues = [self._auto_due, self._tip.due, None if self._waits_for_key else self._bot_due]
        times = [due - now for due in dues if due is not None]
        wake = self.group.next_wake()
        if wake is not None:
            times.append(wake)
        return min(times, default=None)

    def update(self, seconds: float) -> None:
        """Moves what moves, then goes on with what waits."""
        now = self.ui.now()
        self.director.update(seconds)
        if not self.director.busy and self._hold > 0:
            self._hold -= seconds
        if self._tip.update(now):
            self.invalidate()
        if self.ui.stack.top is not self:
            return
        self._go_on()
        if self.director.busy or self._queue:
            return
        if self._bot_due is not None and not self._waits_for_key and now >= self._bot_due:
            self._let_bot_play()
        elif self._auto_due is not None and now >= self._auto_due and self.sight.mine:
            self._auto_due = None
            if len(self.sight.legal) == 1:
                self._choose(self.sight.legal[0])

    def skip(self) -> bool:
        """Jumps to the end of what is being shown; True when something was."""
        moving = self.director.busy or self._hold > 0 or bool(self._queue)
        if not moving:
            return False
        self.bus.publish(ShowSkipped())
        while self._queue and not self._covered:
            self._hold = 0.0
            self.director.finish()
            self._take(self._queue.popleft())
        self._hold = 0.0
        self.director.finish()
        self._lay_out()
        return True

    # -- input -------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Skips what moves; otherwise widgets, then the keys of the table."""
        if event.type == pygame.QUIT or self._covered:
            return False
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if pressed and self._carried is None and self.skip():
            return True
        if pressed and self._waits_for_key and self._bot_due is not None and not keys.cancels(event):
            self._let_bot_play()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._zoom_at(event.pos)
        before = self.group.hover
        kept = self.group.handle(event)
        if self.group.hover != before:
            self._hovered()
        return kept or self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        if keys.cancels(event):
            if self._picked or self._refused or self._hint:
                self._picked = self._refused = self._hint = ""
                self._lay_out()
            else:
                self.actions.menu()
            return True
        if keys.pressed(event, "z"):
            widget = self.group.get(self.group.hover) or self.group.get(self.group.focus)
            if isinstance(widget, PieceWidget) and widget.piece.zoom:
                self.actions.zoom(self, widget.piece.name)
                return True
        return False

    def _zoom_at(self, pos: tuple[int, int]) -> bool:
        widget = self.group.at(pos)
        if isinstance(widget, PieceWidget) and widget.piece.zoom:
            self.actions.zoom(self, widget.piece.name)
        return True

    def _hovered(self) -> None:
        self._tip.point(self.group.hover, self.ui.now())
        widget = self.group.get(self._tip.target)
        alive = isinstance(widget, PieceWidget) and self._answers(widget.piece)
        if alive:
            self.ui.sound("hover")
        clickable = alive or (widget is not None and not isinstance(widget, PieceWidget))
        _point_with(pygame.SYSTEM_CURSOR_HAND if clickable else pygame.SYSTEM_CURSOR_ARROW)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The board with all that rests and moves, the widgets, the piece in hand, the tooltip."""
        carried = self._carried
        hidden = carried.key if carried is not None and self.table.carried(carried) is None else ""
        self.director.draw(canvas, self.kit, self.table.background(len(self.match.players)), hidden)
        if carried is not None:
            self._draw_targets(canvas)
        self.group.draw(canvas)
        if carried is not None and self._carried_pose is not None:
            other = self.table.carried(carried)
            if other is not None:
                rest = Pose(0, 0, other[1], other[2])
                self.director.draw_piece(canvas, self.kit, other[0], self._carried_pose, rest)
            else:
                self.director.draw_piece(canvas, self.kit, carried.look, self._carried_pose, carried.pose)
        elif self._tip.shown:
            widget = self.group.get(self._tip.target)
            title, text = self.tip()
            if widget is not None and (title or text):
                tooltip.draw(canvas, self.kit, widget.box, title, text)

    def _draw_targets(self, canvas: Canvas) -> None:
        """Outlines of the places where the piece in hand may go."""
        for target in self.sight.targets:
            box = self.table.place(self.sight, target)
            if box is not None:
                left, top = canvas.point(box.x + 3, box.y + 3)
                paint_mark(self.kit, box.w - 6, box.h - 6, "legal", 9).blit(canvas.surface, left, top)

    def tip(self) -> tuple[str, str]:
        """Title and text of the tooltip for what is pointed at."""
        widget = self.group.get(self._tip.target)
        if isinstance(widget, PieceWidget):
            return self.table.tip(self.sight, widget.piece.name)
        for choice in self.stage.choices:
            if choice.key == self._tip.target:
                return "", choice.reason or choice.tip
        if self._tip.target == "undo":
            refused = self.match.why_no_undo()
            return "", self.table.refusal(refused) if refused is not None else ""
        return "", ""


def _point_with(cursor: int) -> None:
    """Shows the mouse pointer as ``cursor``, where the display knows more than one."""
    with contextlib.suppress(pygame.error):
        pygame.mouse.set_cursor(cursor)
