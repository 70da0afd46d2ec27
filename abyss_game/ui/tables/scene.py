"""The table: shows a match, asks the person whose turn it is, lets computer seats play.

Messages of the match are queued and shown one after the other; a decision is asked when everything has come to rest.
The table never decides what is legal, and it draws a view, never the state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

import pygame

from abyss_game.ai.seat import Bot
from abyss_game.engine import match as m
from abyss_game.engine.bus import Bus, Subscription
from abyss_game.engine.moves import Move
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Layout
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.sound_events import BeatShown, ShowSkipped
from abyss_game.ui.tables.computers import Computers
from abyss_game.ui.tables.eyes import Before
from abyss_game.ui.tables.game_table import GameTable
from abyss_game.ui.tables.pointing import point_with
from abyss_game.ui.tables.surface import Surface, TableActions

BETWEEN_EVENTS = 0.1
AUTO_SECONDS = 0.7
"""So long the only option is seen before it takes itself."""
HEARD = (m.MatchStarted, m.MatchRestored, m.Beat, m.MoveRefused, m.DecisionOpened, m.MatchUndone, m.MatchFinished)


def _nothing() -> None:
    return None


class TableScene(Surface):
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
        self._queue: deque[Any] = deque()
        super().__init__(ui, match, table, layout, Computers(bots, wake), actions, live_score)
        self.bus = bus
        self._handles: list[Subscription] = []
        self._no_auto = False
        """A move was just taken back: nothing takes itself before the next answer."""
        self._hold = 0.0

    @property
    def untold(self) -> int:
        """How many of the latest events of the match are still to be shown."""
        return sum(1 for message in self._queue if isinstance(message, m.Beat))

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

    def resume(self) -> None:
        """On top again: what takes itself is seen for a while once more."""
        if self.auto_due is not None:
            self.auto_due = self.ui.now() + AUTO_SECONDS

    def refresh(self) -> None:
        """Another size, language or setting: everything is painted anew where it must be, nothing of the match
        changes, and nothing is shown twice."""
        self.repaint()
        self.director.finish()
        self.answering.hint = self.answering.refused = ""
        if self.computers.on_move:
            self._plan_pace()
        self.lay_out()

    # -- answers -----------------------------------------------------------------------------------------

    def answer(self, opened: m.DecisionOpened, move: Move) -> None:
        """Makes ``move`` as the answer to ``opened``."""
        computer = opened.seat in self.computers
        if not computer:
            self.pressing.echo.note()
        said = self.answering
        said.amount = 0
        said.picked = said.refused = said.hint = said.why = ""
        self.group.release()
        self.pointing.hide()
        self.opened = self.auto_due = None
        self._no_auto = False
        self.computers.rest(computer)
        self.bus.publish(m.MoveChosen(opened.seat, opened.number, move))
        self._go_on()

    def take_back(self) -> None:
        """Takes the last move back."""
        self.answering.clear()
        self.opened = self.auto_due = None
        self._no_auto = True
        self.match.undo()
        self._go_on()

    # -- the match goes on -------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Shows queued messages until something moves, or somebody has to decide."""
        while self._queue and not self.director.travelling and self._hold <= 0 and not self.eyes.covered:
            self._take(self._queue.popleft())
        if self.dirty:
            self.lay_out()

    def _take(self, message: Any) -> None:
        if isinstance(message, m.Beat):
            self._show(message)
        elif isinstance(message, m.DecisionOpened):
            self._decide(message)
        elif isinstance(message, m.MatchRestored | m.MatchUndone):
            self.view = self.match.view(self.viewer)
            self.lay_out()
        elif isinstance(message, m.MoveRefused):
            self.opened = m.DecisionOpened(self.match.seat, self.match.number)
            self.answering.refuse(self.table.refusal(message.refusal))
        elif isinstance(message, m.MatchFinished):
            self.view = self.match.view(self.viewer)
            self.ended = True
            self.lay_out()
            self.focus_first()
            self.actions.finished(self)

    def _show(self, beat: m.Beat) -> None:
        if beat.viewer == self.viewer:
            self.view = beat.view
        self.lay_out(beat.event)
        self.computers.pace.shown()
        self.bus.publish(BeatShown(beat, self._where(beat)))
        if self.director.travelling and getattr(beat.event, "seat", -1) != self.viewer:
            self._hold = self.ui.seconds(BETWEEN_EVENTS)

    def _where(self, beat: m.Beat) -> float:
        """Where on the table ``beat`` happens: 0 left … 1 right."""
        seat = getattr(beat.event, "seat", -1)
        if seat >= 0 and self.sight.after(seat):
            box = self.layout.opponent(self.sight.after(seat)).box
            return (box.x + box.w / 2) / 1280
        return 0.5

    def _decide(self, opened: m.DecisionOpened) -> None:
        if opened.number != self.match.number:
            return  # answered meanwhile by somebody who did not wait for the picture
        self.opened = opened
        seat = opened.seat
        if seat in self.computers:
            if self.eyes.computer_plays():
                self.director.finish()
            self.view = self.match.view(self.viewer)
            self._plan_pace()
            self.computers.ask(seat, self.match.view(seat), self.ui.now())
            self.dirty = True
            return
        public = self.table.open_decision(self.match.view(-1).stack[-1])
        before = self.eyes.before(seat, public)
        if before is Before.COVER:
            self.cover_for(seat)
            return
        if before is Before.OPEN_TABLE:
            self._look_over(-1, seat)
        elif before is Before.HAND_OVER:
            self._look_over(seat, seat)
            self.turn_sign.show(self.match.players[seat])
        self.view = self.match.view(self.viewer)
        self._ask_person()
        self.answering.follow_plan()

    def _ask_person(self) -> None:
        """Everything is at rest and a person decides: the focus goes where an answer is."""
        self.auto_due = None
        self.lay_out()
        if self.ui.settings.auto_single and not self._no_auto and len(self.sight.legal) == 1:
            self.auto_due = self.ui.now() + AUTO_SECONDS
            self.lay_out()
        self.focus_first()
        self.pressing.look_again()

    def _look_over(self, viewer: int, anchor: int = -1) -> None:
        """From now on the secrets of ``viewer`` may be drawn, and nobody else's."""
        self.eyes.turn_to(viewer, anchor)
        self.view = self.match.view(viewer)
        self.director.finish()

    def cover_for(self, seat: int) -> None:
        """Covers the screen before anything of ``seat`` is prepared."""
        self.eyes.covered = True
        self.answering.clear()
        self._look_over(-1)
        self.lay_out()
        self.ui.sound("cover")
        player = self.match.players[seat]

        def ready() -> None:
            self.eyes.covered = False
            self._look_over(seat, seat)
            self.pressing.echo.note()
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
        carries = self.answering.drag.piece is not None
        dues = [None if carries else self.auto_due, self.pointing.due, self.computers.next_due(), self.turn_sign.due]
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
        if self.turn_sign.update(now):
            self.invalidate()
        if self.ui.stack.top is not self:
            return
        self._go_on()
        if self.director.travelling or self._queue:
            return
        if self.computers.may_move(now):
            self.let_computer_play()
        elif self.computers.must_mark(now):
            self.lay_out()
        elif self.auto_due is not None and now >= self.auto_due and self.answering.drag.piece is None:
            self.auto_due = None
            if self.sight.mine and len(self.sight.legal) == 1:
                self.answering.choose(self.sight.legal[0])

    def skip(self) -> bool:
        """Jumps to the end of what is being shown; True when something was."""
        if not (self.director.travelling or self._hold > 0 or self._queue):
            return False
        self.bus.publish(ShowSkipped())
        self._hold = 0.0
        self.director.finish()
        while self._queue and not self.eyes.covered:
            self._take(self._queue.popleft())
            self._hold = 0.0
            self.director.finish()
        self.lay_out()
        return True

    # -- input and drawing -------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """See :class:`Pressing`. Nothing reaches the table through a cover."""
        if event.type == pygame.QUIT or self.eyes.covered:
            return False
        return self.pressing.handle(event)
