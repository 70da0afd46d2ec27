"""One live match: moves come in by the bus, events and decisions go out; history, undo, replay.

A match publishes, in this order: :class:`MatchStarted` or :class:`MatchRestored`, then for every event of the game a
:class:`Beat` with the event and the view of the seat that is looked over (``viewer``), then
:class:`DecisionOpened` or :class:`MatchFinished`. A seat answers with :class:`MoveChosen` and the number of the
decision; an answer that is late or not legal is refused with :class:`MoveRefused` and changes nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .bus import Bus
from .events import Event
from .game import Game, State
from .moves import Move
from .ruleset import Options, Registry, Ruleset
from .scenario import Position
from .steps import NOT_NOW, Refusal

PERSON = "person"

COLOURS = 5
"""How many colours there are for the seats."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat: ``name``, ``kind`` (``person`` or the id of a computer player), ``colour`` 0 … 4."""

    name: str
    kind: str = PERSON
    colour: int = 0

    @property
    def is_person(self) -> bool:
        """True for a person, false for the computer."""
        return self.kind == PERSON


class Record(msgspec.Struct):
    """Everything that makes a match: replaying it gives the same match. ``position`` is where it began when it did
    not begin with the set-up; ``moves`` are in their text form."""

    game: str
    options: Options
    players: list[Player]
    moves: list[str] = []
    position: Position | None = None


class MatchStarted(msgspec.Struct, frozen=True):
    """A new match has begun."""


class MatchRestored(msgspec.Struct, frozen=True):
    """A match goes on that was left before."""


class Beat(msgspec.Struct, frozen=True):
    """``event``, as the ``viewer`` may know it, and the ``view`` right after it. ``number`` counts the events."""

    event: Event
    view: Any
    viewer: int
    number: int


class DecisionOpened(msgspec.Struct, frozen=True):
    """``seat`` has to decide; ``number`` must come back with its answer."""

    seat: int
    number: int


class MoveChosen(msgspec.Struct, frozen=True):
    """``seat`` answers decision ``number`` with ``move``."""

    seat: int
    number: int
    move: Move


class MoveMade(msgspec.Struct, frozen=True):
    """``seat`` has made ``move``; its events are about to follow."""

    seat: int
    move: Move


class MoveRefused(msgspec.Struct, frozen=True):
    """The answer ``move`` of ``seat`` was refused: ``refusal`` says why."""

    seat: int
    move: Move
    refusal: Refusal


class MatchUndone(msgspec.Struct, frozen=True):
    """The last move, ``move``, was taken back; look at the view again."""

    move: Move


class MatchFinished(msgspec.Struct, frozen=True):
    """The game is over."""


class LoggedEvent(msgspec.Struct, frozen=True):
    """An event of the past: ``move`` is the number of the move that it belongs to (0: before the first)."""

    move: int
    event: Event


class BrokenRecord(ValueError):
    """A record that cannot be replayed; ``made`` moves were legal."""

    def __init__(self, made: int, why: str) -> None:
        super().__init__(f"move {made + 1} cannot be replayed: {why}")
        self.made = made


class Match:
    """A match on ``bus``. ``viewer`` is the seat that the screen looks over; −1 for nobody's (everything hidden is
    hidden). Nothing happens before :meth:`begin`.

    Raises ``BadOptions`` and ``BadScenario`` for a record that cannot begin, :class:`BrokenRecord` for one whose moves
    cannot be replayed.
    """

    def __init__(self, bus: Bus, games: Registry, record: Record, viewer: int = 0) -> None:
        self.bus = bus
        self.rules: Ruleset[Any] = games.get(record.game)
        self.players = tuple(record.players)
        self.options = record.options
        self.viewer = viewer
        self.taking_back = True
        self.log: list[LoggedEvent] = []
        self._position = record.position
        self._fresh: list[tuple[Event, Any]] = []
        self._moves: list[str] = []
        self._before: list[bytes] = []
        self._seats: list[int] = []
        self._live = False
        self._number = 0
        self._restored = bool(record.moves)
        self._game = self._new_game(games, record)
        self._replay(record.moves)
        self._handle = bus.subscribe(MoveChosen, self._on_move)

    def _new_game(self, games: Registry, record: Record) -> Game[Any]:
        if record.position is None:
            return self.rules.new(record.options, self._note)
        self.rules.check(record.options)
        game = self.rules.resume(self.rules.set_up(record.options, record.position), self._note)
        game.settle()
        return game

    def _replay(self, moves: list[str]) -> None:
        for made, text in enumerate(moves):
            try:
                self._make(self.rules.vocabulary.find(text, self._game.legal()))
            except ValueError as error:
                raise BrokenRecord(made, str(error)) from None

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that has to decide; −1 when the game is over."""
        decision = self._game.decision
        return decision.seat if decision is not None else -1

    @property
    def number(self) -> int:
        """The number of the open decision."""
        return self._number

    @property
    def over(self) -> bool:
        """True when the game is over."""
        return self._game.over

    def view(self, seat: int) -> Any:
        """What ``seat`` may know now; −1 for what everybody may know."""
        return self.rules.view(self._game.state, seat)

    def game(self, seat: int) -> Game[Any]:
        """A game on the view of ``seat``: it can be asked, not played."""
        return self.rules.resume(self.view(seat))

    def record(self) -> Record:
        """The record of the match so far."""
        rules, options = self.rules.name, self.options
        return Record(rules, options, list(self.players), list(self._moves), self._position)

    def state_bytes(self) -> bytes:
        """The state as bytes, to compare a replay with."""
        return self.rules.pack(self._game.state)

    def position(self) -> Position:
        """The complete position, for a scenario file or a bug report: it holds secrets."""
        return self.rules.describe(self._game.state)

    # -- acting ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Publishes the start, the events so far of a new match, and the first decision."""
        self._live = True
        if self._restored:
            self._fresh.clear()
            self.bus.publish(MatchRestored())
        else:
            self.bus.publish(MatchStarted())
        self._publish_beats()
        self._open()

    def close(self) -> None:
        """Ends the match's subscription."""
        self._handle.close()
        self._live = False

    def _on_move(self, message: MoveChosen) -> None:
        if not self._live or message.number != self._number or message.seat != self.seat:
            self.bus.publish(MoveRefused(message.seat, message.move, NOT_NOW))
            return
        refused = self._game.refuse(message.move)
        if refused is not None:
            self.bus.publish(MoveRefused(message.seat, message.move, refused.refusal))
            return
        self._make(message.move)
        self.bus.publish(MoveMade(message.seat, message.move))
        self._publish_beats()
        self._open()

    def _make(self, move: Move) -> None:
        refused = self._game.refuse(move)
        if refused is not None:
            raise refused
        self._before.append(self.rules.pack(self._game.state))
        self._seats.append(self.seat)
        self._moves.append(self.rules.move_text(move))
        self._game.apply(move)

    def _note(self, event: Event) -> None:
        self.log.append(LoggedEvent(len(self._moves), event))
        if self._live or not self._moves:
            self._fresh.append((event, self.rules.copy(self._game.state) if hasattr(self, "_game") else None))

    def _publish_beats(self) -> None:
        first = len(self.log) - len(self._fresh)
        fresh, self._fresh = self._fresh, []
        for index, (event, state) in enumerate(fresh):
            view = self.rules.view(state if state is not None else self._game.state, self.viewer)
            self.bus.publish(Beat(event.seen_by(self.viewer), view, self.viewer, first + index))

    def _open(self) -> None:
        self._number += 1
        if self._game.over:
            self.bus.publish(MatchFinished())
        else:
            self.bus.publish(DecisionOpened(self.seat, self._number))

    # -- taking back -------------------------------------------------------------------------------------

    def why_no_undo(self) -> Refusal | None:
        """Why the last move cannot be taken back, or None when it can: not past the moment when something hidden was
        revealed or another player decided."""
        if not self.taking_back:
            return Refusal("undo-off")
        if not self._moves:
            return Refusal("undo-nothing")
        if self._game.over or self._seats[-1] != self.seat:
            return Refusal("undo-other")
        made = len(self._moves)
        if any(entry.event.reveals for entry in self.log if entry.move == made):
            return Refusal("undo-revealed")
        return None

    @property
    def last_move(self) -> Move | None:
        """The move that would be taken back."""
        return self.rules.vocabulary.read(self._moves[-1]) if self._moves else None

    def undo(self) -> bool:
        """Takes the last move back if that is possible, publishes :class:`MatchUndone` and asks again."""
        if self.why_no_undo() is not None:
            return False
        move = self.last_move
        assert move is not None
        made = len(self._moves)
        self.log = [entry for entry in self.log if entry.move < made]
        self._moves.pop()
        self._seats.pop()
        state: State = self.rules.unpack(self._before.pop())
        self._game = self.rules.resume(state, self._note)
        self.bus.publish(MatchUndone(move))
        self._open()
        return True
