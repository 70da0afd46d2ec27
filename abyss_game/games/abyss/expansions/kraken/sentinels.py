"""Sentinels: tokens that reserve a Court Lord, a Council stack or an available Location (K-27 … K-35)."""

from __future__ import annotations

from collections.abc import Callable

from .....engine.moves import Move
from .....engine.steps import NOT_NOW, Decision, Refusal
from ... import events as base_events
from ... import moves as base
from ...cards import RACES
from ...state import AbyssGame, AbyssState
from . import events as ev
from . import moves as mv
from .nebulis import gain, part
from .state import Sentinel

Guard = mv.GuardLord | mv.GuardStack | mv.GuardLocation


def area_of(thing: str) -> str:
    """The area that ``thing`` lies in: Court (``lord``), Council (``council``), Locations (``location``)."""
    return thing.partition(":")[0]


def places(state: AbyssState, sentinel: str) -> list[Guard]:
    """Where the token ``sentinel`` could be placed: in an area without a Sentinel, whoever owns it (K-29, K-30)."""
    taken = {area_of(token.place) for token in part(state).sentinels if token.place}
    moves: list[Guard] = []
    if "lord" not in taken:
        moves += [mv.GuardLord(sentinel=sentinel, lord=lord) for lord in state.court if lord]
    if "council" not in taken:
        moves += [mv.GuardStack(sentinel=sentinel, race=race) for race in range(len(RACES))]
    if "location" not in taken:
        moves += [mv.GuardLocation(sentinel=sentinel, location=tile) for tile in state.available]
    return moves


def place(game: AbyssGame, seat: int, move: Guard) -> None:
    """``seat`` places its token."""
    token = token_of(game.state, move.sentinel)
    assert token is not None
    token.place = move.target()
    game.emit(ev.SentinelPlaced(seat=seat, sentinel=token.lord, place=token.place))


def token_of(state: AbyssState, sentinel: str) -> Sentinel | None:
    """The token of the Lord ``sentinel``, if it has been taken."""
    return next((token for token in part(state).sentinels if token.lord == sentinel), None)


def placeable(state: AbyssState, seat: int) -> list[Move]:
    """The placements open to ``seat`` before its action: tokens in front of it that do not rest (K-28, K-33)."""
    found: list[Move] = []
    for token in part(state).sentinels:
        if token.owner == seat and not token.place and not token.rests:
            found += places(state, token.lord)
    return found


def why_not_placed(state: AbyssState, seat: int, move: Guard) -> Refusal:
    """Why ``seat`` cannot make this placement."""
    token = token_of(state, move.sentinel)
    if token is None or token.owner != seat:
        return NOT_NOW
    if token.place:
        return Refusal("sentinel-placed")
    if token.rests:
        return Refusal("sentinel-rests")
    if any(area_of(other.place) == area_of(move.target()) for other in part(state).sentinels if other.place):
        return Refusal("sentinel-area")
    return NOT_NOW


def reserved(state: AbyssState, seat: int, thing: str) -> Refusal | None:
    """The refusal for ``seat`` when ``thing`` is reserved by somebody else (K-31)."""
    for token in part(state).sentinels:
        if token.place == thing and token.owner != seat:
            return Refusal("reserved", {"seat": token.owner})
    return None


def come_back(game: AbyssGame, thing: str) -> None:
    """``thing`` was taken or removed: its token returns to the owner, who can place it from the next turn on (K-33)."""
    for token in part(game.state).sentinels:
        if token.place == thing:
            token.place, token.rests = "", True
            game.emit(ev.SentinelReturned(seat=token.owner, sentinel=token.lord, place=thing))


def wake(state: AbyssState, seat: int) -> None:
    """A turn of ``seat`` begins: its tokens can be placed again (K-33)."""
    for token in part(state).sentinels:
        if token.owner == seat:
            token.rests = False


class PlaceSentinel(Decision):
    """``seat`` may place the token of the Lord ``lord``, just acquired, at once (K-28)."""

    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [*places(game.state, self.lord), base.Decline()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, Guard):
            place(game, self.seat, move)
        else:
            game.emit(base_events.PowerDeclined(seat=self.seat, lord=self.lord))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        return why_not_placed(game.state, self.seat, move) if isinstance(move, Guard) else NOT_NOW


def post_a_sentinel(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: 1 Nebulis, and the Lord's token, which may be placed at once if an area is open (K-27, K-28)."""

    def power(game: AbyssGame, seat: int) -> None:
        part(game.state).sentinels.append(Sentinel(lord=lord, owner=seat))
        game.emit(ev.SentinelTaken(seat=seat, sentinel=lord))
        if places(game.state, lord):
            game.push(PlaceSentinel(seat=seat, lord=lord))
        gain(game, seat, 1, lord)

    return power
