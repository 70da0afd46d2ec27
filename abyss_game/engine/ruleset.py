"""What a game implements for the core, and the registry of games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from .events import Event
from .game import Game, S
from .moves import Move, Vocabulary
from .queries import Query
from .rng import Rng
from .steps import Step
from .unplayable import BadOptions as BadOptions

if TYPE_CHECKING:
    from .scenario import Position


class Options(msgspec.Struct, frozen=True):
    """What is chosen before a game: number of ``seats``, ``expansions`` by name, ``seed`` (any integer) and the
    game's own ``variants`` by name."""

    seats: int
    expansions: tuple[str, ...] = ()
    seed: int = 0
    variants: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """One source of points of one player: ``source`` (a message id), ``points`` and the ``items`` behind them,
    each an id and its own points."""

    source: str
    points: int
    items: list[tuple[str, int]] = []


class Standing(msgspec.Struct, frozen=True):
    """The end of a game for one seat: ``place`` from 1 (shared places are equal), ``points``, the ``lines`` that
    add up to them, and the ``ties``, the numbers that break a tie, in the order in which they are compared. A ``seat``
    that is not smaller than the number of seats is a side that the rules play themselves."""

    seat: int
    place: int
    points: int
    lines: list[Line]
    ties: list[int]


class Ruleset(ABC, Generic[S]):
    """The rules of one game. ``name`` is its id; ``expansions`` the ids that may be switched on."""

    name: str
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    state_type: type[S]
    event_type: Any
    move_type: Any
    vocabulary: Vocabulary

    # -- the life of a game ------------------------------------------------------------------------------

    @abstractmethod
    def seat_range(self, expansions: tuple[str, ...]) -> range:
        """The numbers of seats that can play with ``expansions``."""

    @abstractmethod
    def deal(self, options: Options) -> S:
        """The state after set-up, with the first steps on its stack but nothing run yet."""

    def check(self, options: Options) -> None:
        """Raises :class:`BadOptions` when the game cannot be played with ``options``."""
        for kind, chosen, known in (
            ("expansion", options.expansions, self.expansions),
            ("variant", options.variants, self.variants),
        ):
            for name in chosen:
                if name not in known:
                    raise BadOptions(f"unknown-{kind}", name=name, game=self.name)
                if chosen.count(name) > 1:
                    raise BadOptions("scenario-twice", name=name)
        seats = self.seat_range(options.expansions)
        if options.seats not in seats:
            raise BadOptions("seats-out-of-range", seats=options.seats, least=seats[0], most=seats[-1])

    def new(self, options: Options, listener: Callable[[Event], None] | None = None) -> Game[S]:
        """A game that waits for its first decision. Raises :class:`BadOptions`."""
        self.check(options)
        game = Game(self, self.deal(options), listener)
        game.settle()
        return game

    def resume(self, state: S, listener: Callable[[Event], None] | None = None) -> Game[S]:
        """A game that goes on from ``state``, which may be a view."""
        return Game(self, state, listener)

    # -- knowledge ---------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """What ``seat`` may know of ``state``: the same type, the rest replaced by backs. Shares nothing with it.
        Seat −1 is a bystander who may see only what lies open."""

    @abstractmethod
    def determinize(self, view: S, rng: Rng) -> S:
        """A complete state that ``view`` could come from, the unknown drawn from ``rng``. Shares nothing with ``view``,
        so that it can be played on."""

    # -- the end -----------------------------------------------------------------------------------------

    @abstractmethod
    def standings(self, state: S) -> list[Standing]:
        """How every seat stands, by seat: the score as far as ``state`` shows it, final when the game is over. Sides
        that the rules play themselves follow after the seats."""

    # -- hooks of the core -------------------------------------------------------------------------------

    def bend(self, state: S, query: Query) -> None:
        """Lets the cards in play change ``query`` in place."""

    def replacement(self, state: S, step: Step) -> Step | None:
        """The step that an expansion of this game puts in the place of ``step``, or None."""
        return None

    # -- scenario files ----------------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, options: Options, position: Position) -> S:
        """The state that ``position`` describes; what it does not name is dealt by the seed.
        Raises :class:`~abyss_game.engine.scenario.BadScenario`."""

    @abstractmethod
    def describe(self, state: S) -> Position:
        """A position that :meth:`set_up` turns into the same state."""

    unordered: frozenset[str] = frozenset()
    """Keys of a position whose lists have no order (hands and the like)."""

    def event_word(self, field: str, value: Any) -> str:
        """The ``value`` of an event's ``field`` as text; items of a list are joined by commas."""
        if isinstance(value, list | tuple):
            return ",".join(self.event_word(field, item) for item in value)
        return str(value).lower() if isinstance(value, bool) else str(value)

    # -- bytes -------------------------------------------------------------------------------------------

    def pack(self, state: S) -> bytes:
        """``state`` as bytes; equal states give equal bytes."""
        return _ENCODER.encode(state)

    def unpack(self, data: bytes) -> S:
        """The state that :meth:`pack` made ``data`` of. Raises ``msgspec.ValidationError`` or ``DecodeError``."""
        decoder = _DECODERS.get(self.state_type)
        if decoder is None:
            decoder = _DECODERS[self.state_type] = msgspec.msgpack.Decoder(self.state_type)
        state: S = decoder.decode(data)
        return state

    def copy(self, state: S) -> S:
        """A state that is equal to ``state`` and shares nothing with it."""
        return self.unpack(self.pack(state))

    def move_text(self, move: Move) -> str:
        """The stable text form of ``move``."""
        return self.vocabulary.write(move)


_ENCODER = msgspec.msgpack.Encoder()
_DECODERS: dict[type, msgspec.msgpack.Decoder[Any]] = {}


class Registry:
    """The games of the program by name."""

    def __init__(self, games: Mapping[str, Callable[[], Ruleset[Any]]]) -> None:
        self._makers = dict(games)
        self._made: dict[str, Ruleset[Any]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of all games."""
        return tuple(self._makers)

    def get(self, name: str) -> Ruleset[Any]:
        """The rules of the game ``name``. Raises :class:`BadOptions` for an unknown one."""
        if name not in self._makers:
            raise BadOptions("unknown-game", name=name, known=", ".join(self._makers))
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]
