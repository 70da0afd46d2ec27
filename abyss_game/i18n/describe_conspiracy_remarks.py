"""What is worth knowing beside a decision of Conspiracy, and what a move that is pointed at would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.moves import Move
from ..games.conspiracy import moves as mv
from ..games.conspiracy import placing, preview, recruiting, settling, turn
from ..games.conspiracy.chamber import PLACES
from ..games.conspiracy.location import LOCATIONS
from ..games.conspiracy.queries import SearchesDeck
from ..games.conspiracy.state import OPPONENT, ConspiracyGame, ConspiracyState
from .message import Arg, Count, Listed, Message

Remark = Callable[[Any, ConspiracyGame], Message | None]


def keys_waiting(game: ConspiracyGame, side: int) -> Message | None:
    """The Keys of ``side`` that wait, and what is still missing for a Location (C-10, C-13, C-21); None without any."""
    state = game.state
    keys = preview.open_keys(state, side)
    if not keys.total:
        return None
    counts = (("silver-keys", keys.silver), ("gold-keys", keys.gold))
    args: dict[str, Arg] = {"keys": Listed([Count(what, count) for what, count in counts if count])}
    reachable = state.location_deck or (state.available and not game.ask(SearchesDeck(seat=side)).value)
    any_two = preview.any_two_keys(state, side)
    if not reachable:
        kind = "no-location"
    elif keys.due(any_two):
        kind = "next"
    else:
        kind = "any" if any_two or keys.total > 1 else "alike"
    return Message(f"remark-conspiracy-keys-{kind}", args)


def _choose_recruit(decision: recruiting.ChooseRecruit, game: ConspiracyGame) -> Message | None:
    state = game.state
    if state.turns_left >= 0:
        return Message("remark-last-turn")
    if state.again:
        return Message("remark-conspiracy-again")
    return keys_waiting(game, decision.seat)


REMARKS: dict[type[Any], Remark] = {
    recruiting.ChooseRecruit: _choose_recruit,
    recruiting.ChooseKept: lambda d, g: keys_waiting(g, d.seat),
    placing.ChooseNext: lambda d, g: keys_waiting(g, d.side),
    placing.ChooseSwap: lambda d, g: Message("remark-conspiracy-swap"),
    settling.ChooseAmongDrawn: lambda d, g: Message("remark-others-available", {"count": len(d.drawn) - 1}),
    settling.SearchDeck: lambda d, g: Message("remark-shuffled"),
    turn.OfferReplay: lambda d, g: Message("remark-conspiracy-token"),
}
"""The remark of the decisions that have one."""


# -- moves ---------------------------------------------------------------------------------------------------


def gained(points: int) -> Message:
    """A difference of points in words."""
    if not points:
        return Message("word-gain-none")
    return Message(f"word-gain-{'more' if points > 0 else 'less'}", {"points": Count("points", abs(points))})


def _brings(seen: preview.Preview, view: ConspiracyState, side: int) -> Message:
    """The remark on Lords that are placed, or on a swap."""
    if len(view.chambers[side].lords) < PLACES == seen.places[-1] and view.turns_left < 0 and side < view.seats:
        return Message("remark-conspiracy-full")
    gains: list[Arg] = [gained(seen.points - seen.points_before)]
    gains += [Count(what, count) for what, count in (("pearls", seen.pearls), ("locations", len(seen.due))) if count]
    if seen.master and view.master != side:
        gains.append(Message("word-pearl-master"))
    if seen.token:
        gains.append(Message("word-gain-token"))
    if seen.returned:
        gains.append(Message("word-gain-returned", {"count": len(seen.returned)}))
    return _gains(gains, side >= view.seats)


def _location(view: ConspiracyState, side: int, location: str) -> Message:
    """The remark on a Location that is put (C-14)."""
    lines = preview.preview_location(view, side, location)
    before = sum(line.points for line in preview.score(view, side))
    gains: list[Arg] = [gained(sum(line.points for line in lines) - before)]
    if LOCATIONS[location].pearls:
        gains.append(Count("pearls", LOCATIONS[location].pearls))
    if view.master != side and any(line.source == "pearl-master" and line.points for line in lines):
        gains.append(Message("word-pearl-master"))
    return _gains(gains, opponent=False)


def _gains(gains: list[Arg], opponent: bool) -> Message:
    name = "remark-conspiracy-gain-opponent" if opponent else "remark-conspiracy-gain"
    return Message(name, {"gains": Listed(gains, join="comma")})


def of_move(move: Move, decision: Any, game: ConspiracyGame) -> Message | None:
    """What ``move``, one of the legal moves of ``decision``, brings; None when that is not known yet."""
    view = game.state
    match move:
        case mv.TakePile():
            return _brings(preview.preview_pile(view, decision.seat, move.guild), view, decision.seat)
        case mv.GivePile():
            return _brings(preview.preview_pile(view, OPPONENT, move.guild), view, OPPONENT)
        case mv.KeepLord():
            return _brings(preview.preview(view, decision.seat, [move.lord]), view, decision.seat)
        case mv.PlaceLord():
            return _brings(preview.preview(view, decision.side, [move.lord]), view, decision.side)
        case mv.SwapLords():
            return _brings(preview.preview_swap(view, decision.seat, move.lord, move.other), view, decision.seat)
        case mv.SettleLocation():
            return _location(view, decision.seat, move.location)
    return None
