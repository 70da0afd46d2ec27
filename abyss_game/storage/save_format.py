"""What a saved match is: one JSON file that tells who wrote it, how, and everything that makes the match.

saved = capture(match, table, version="0.1.0")        # a running match as a value
data = encode(saved)                                  # the file's content
restored = restore(bus, GAMES, decode(data))          # the match again, at the same decision

A file begins with its header (program, format number, program version, game, time). The match itself is its record:
options, players and every move in text form, so loading replays it and brings back log and taking back. The digest of
the state tells whether the replay arrived where the match was left. Should a later program play a rule differently, the
snapshot beside it still continues the game, without its log. When the program is the same, the rules are as well: then
it is the file that somebody or something has altered. Nothing in a file is ever executed.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import Any

import msgspec

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import COLOURS, Match, Player, Record
from abyss_game.engine.ruleset import Registry
from abyss_game.engine.scenario import Position
from abyss_game.version import VERSION

PROGRAM = "abyss-game"
FORMAT = 1
LARGEST = 16 * 1024 * 1024
"""A longer file is not read, bytes: the longest game played at random stays a hundred times below it."""


class SaveProblem(Exception):
    """Something went wrong with a saved match.

    `code` is a message id of `saves.ftl`, `numbers` its arguments; `backup` tells that the state one decision earlier
    is still there and can be loaded instead.
    """

    def __init__(self, code: str, backup: bool = False, **numbers: int | str) -> None:
        super().__init__(f"{code} {numbers or ''}".rstrip())
        self.code = code
        self.backup = backup
        self.numbers = numbers


class TableRules(msgspec.Struct, frozen=True):
    """What belongs to the table and not to the rules: whether the `live_score` is shown and `taking_back` allowed.
    What has happened since a seat's last turn follows from the replayed record; older files told here who looked on and
    how much each seat had seen, which is read over."""

    live_score: bool = True
    taking_back: bool = True


class Header(msgspec.Struct, kw_only=True):
    """The beginning of every file, readable in every format."""

    program: str
    format: int
    version: str
    game: str
    saved: datetime


class SavedMatch(Header, kw_only=True):
    """A match as it was left. `seat` has to decide (−1: it is over); `digest` and `position` describe the state after
    the last move of the `record`; `places` and `points` by seat once the match is over."""

    begun: datetime
    record: Record
    table: TableRules
    seat: int
    digest: str
    position: Position
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """True when nothing is left to decide."""
        return self.seat < 0


class Restored(msgspec.Struct, frozen=True):
    """A match that goes on; `whole` is false when only the snapshot could be used: log and taking back are empty.
    `damaged` tells that the file is to blame for that, not a change of the rules."""

    match: Match
    whole: bool
    damaged: bool = False


def digest(state: bytes) -> str:
    """A short checksum of a packed state."""
    return hashlib.blake2b(state, digest_size=16).hexdigest()


def now() -> datetime:
    """The present time, to the second, UTC."""
    return datetime.now(UTC).replace(microsecond=0)


def capture(match: Match, table: TableRules, version: str, begun: datetime | None = None) -> SavedMatch:
    """`match` as a value that shares nothing with it. `version` is the program's, `begun` when the match began (now
    when not given)."""
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    if match.over:
        standings = match.rules.standings(match.view(0))
        places = tuple(standing.place for standing in standings)
        points = tuple(standing.points for standing in standings)
    saved = now()
    return SavedMatch(
        program=PROGRAM,
        format=FORMAT,
        version=version,
        game=match.rules.name,
        saved=saved,
        begun=begun or saved,
        record=match.record(),
        table=table,
        seat=match.seat,
        digest=digest(match.state_bytes()),
        position=match.position(),
        places=places,
        points=points,
    )


_ENCODER = msgspec.json.Encoder()
_HEADER = msgspec.json.Decoder(Header)
_SAVED = msgspec.json.Decoder(SavedMatch)


def encode(saved: SavedMatch) -> bytes:
    """The content of the file."""
    return _ENCODER.encode(saved)


def decode(data: bytes) -> SavedMatch:
    """The saved match in `data`.

    Raises SaveProblem: `save-damaged` for a torn or altered file, `save-foreign` for one that another program wrote,
    `save-newer` for a format this program does not know yet.
    """
    try:
        header = _HEADER.decode(data)
    except _UNREADABLE:
        raise SaveProblem("save-damaged") from None
    if header.program != PROGRAM:
        raise SaveProblem("save-foreign")
    if header.format > FORMAT:
        raise SaveProblem("save-newer", version=header.version, format=header.format, known=FORMAT)
    try:
        saved = _SAVED.decode(data)
    except _UNREADABLE:
        raise SaveProblem("save-damaged") from None
    if not _consistent(saved):
        raise SaveProblem("save-damaged")
    return saved


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def _consistent(saved: SavedMatch) -> bool:
    seats = saved.record.options.seats
    return (
        saved.format == FORMAT
        and saved.record.game == saved.game
        and len(saved.record.players) == seats
        and all(0 <= player.colour < COLOURS and player.name.isprintable() for player in saved.record.players)
        and -1 <= saved.seat < seats
    )


def restore(bus: Bus, games: Registry, saved: SavedMatch, version: str = VERSION) -> Restored:
    """The match of `saved` on `bus`, at the decision where it was left; `begin()` is the caller's. `version` is that of
    this program.

    Raises SaveProblem when neither the moves nor the snapshot can be played; see `unplayable`.
    """
    match = _open(bus, games, saved.record, saved)
    whole = match is not None
    if match is None:
        snapshot = msgspec.structs.replace(saved.record, moves=[], position=saved.position)
        match = _open(bus, games, snapshot, saved)
    if match is None:
        raise unplayable(saved, version)
    match.taking_back = saved.table.taking_back
    return Restored(match, whole, damaged=not whole and saved.version == version)


def unplayable(saved: SavedMatch, version: str = VERSION) -> SaveProblem:
    """Why `saved`, which can be read, cannot be played: `save-altered` when this `version` has written it, else
    `save-unplayable`."""
    if saved.version == version:
        return SaveProblem("save-altered")
    return SaveProblem("save-unplayable", game=saved.game, version=saved.version)


def _open(bus: Bus, games: Registry, record: Record, saved: SavedMatch) -> Match | None:
    try:
        match = Match(bus, games, record)
    except Exception:  # a file is anybody's work: whatever the rules stumble over in it, this match cannot be played
        return None
    if match.seat == saved.seat and _arrived(match, saved):
        return match
    match.close()
    return None


def _arrived(match: Match, saved: SavedMatch) -> bool:
    """Whether the state is the one that was left. A state type may have grown since: then its bytes differ, but all
    that the snapshot tells is still so."""
    return digest(match.state_bytes()) == saved.digest or _tells(saved.position, msgspec.to_builtins(match.position()))


def _tells(part: Any, whole: Any) -> bool:
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and _tells(part[key], whole[key]) for key in part)
    if isinstance(part, list):
        return isinstance(whole, list) and len(part) == len(whole) and all(map(_tells, part, whole))
    return bool(part == whole)


class Summary(msgspec.Struct, frozen=True):
    """One line of a list of saved matches. `key` names it to the store; `backup` tells that it comes from the copy one
    decision earlier because the file itself was damaged."""

    key: str
    game: str
    saved: datetime
    begun: datetime
    players: tuple[Player, ...]
    expansions: tuple[str, ...]
    seat: int
    moves: int
    places: tuple[int, ...]
    points: tuple[int, ...]
    backup: bool

    @property
    def over(self) -> bool:
        """True for a finished match."""
        return self.seat < 0


def summary(key: str, saved: SavedMatch, backup: bool = False) -> Summary:
    """What a list shows of `saved`."""
    record = saved.record
    return Summary(
        key=key,
        game=saved.game,
        saved=saved.saved,
        begun=saved.begun,
        players=tuple(record.players),
        expansions=record.options.expansions,
        seat=saved.seat,
        moves=len(record.moves),
        places=saved.places,
        points=saved.points,
        backup=backup,
    )
