"""The solo game: five Legendary Opponents, what they want, how their turn goes, and the replay token
(C-29 … C-37)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ...engine.moves import Move
from ...engine.queries import Query
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from . import events as ev
from . import moves as mv
from .affairs import turn_up
from .chamber import coalition_with
from .lords import GUILDS, KEY_OF, PEARLS_OF, VALUE_OF
from .placing import NEW_COALITION
from .queries import AnyTwoKeys
from .recruiting import take_pile
from .state import OPPONENT, ConspiracyGame, ConspiracyState

FACE_DOWN_POINTS: Final = 5
"""What a Location of the Legendary Opponent counts (C-33)."""

SOLDIER: Final = GUILDS.index("soldier")


# -- conditions ------------------------------------------------------------------------------------------------


def _several(state: ConspiracyState, guild: int) -> int:
    size = len(state.piles[guild])
    return size if size >= 2 else 0


def _keys(state: ConspiracyState, guild: int) -> int:
    return sum(1 for lord in state.piles[guild] if KEY_OF[lord])


def _pearls(state: ConspiracyState, guild: int) -> int:
    return sum(1 for lord in state.piles[guild] if PEARLS_OF[lord])


def _soldiers(state: ConspiracyState, guild: int) -> int:
    return len(state.piles[guild]) if guild == SOLDIER else 0


def _six(state: ConspiracyState, guild: int) -> int:
    return sum(1 for lord in state.piles[guild] if VALUE_OF[lord] == 6)


def _coalition(state: ConspiracyState, guild: int) -> int:
    pile = state.piles[guild]
    chamber = state.chambers[OPPONENT]
    if not pile or chamber.full:
        return 0
    size = coalition_with(chamber.lords, guild)
    return size + len(pile) - 1 if size >= NEW_COALITION else 0


CONDITIONS: Final[Mapping[str, Callable[[ConspiracyState, int], int]]] = {
    "several": _several,
    "keys": _keys,
    "pearls": _pearls,
    "soldiers": _soldiers,
    "six": _six,
    "coalition": _coalition,
}
"""The value that each condition gives to the pile of a Guild (C-31)."""


# -- opponents -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opponent:
    """A Legendary Opponent, known by its Guild: its ``conditions`` in order, the ``extra`` points that it counts at the
    end, queries that it bends for itself (``helps``), and what happens when it takes the pile of a Guild
    (``on_pile(game, guild)``)."""

    id: str
    conditions: tuple[str, ...]
    extra: Callable[[ConspiracyState], int] | None = None
    helps: Mapping[type[Query], Callable[[Any], None]] = field(default_factory=dict)
    on_pile: Callable[[ConspiracyGame, int], None] | None = None


def _soldier_extra(state: ConspiracyState) -> int:
    return 1 + 2 * state.chambers[OPPONENT].count(SOLDIER)


def _merchant_extra(state: ConspiracyState) -> int:
    return state.chambers[OPPONENT].pearls // 2


def _politician_extra(state: ConspiracyState) -> int:
    return max((VALUE_OF[lord] for lord in state.chambers[OPPONENT].lords), default=0)


def _mage_extra(state: ConspiracyState) -> int:
    return len(state.chambers[OPPONENT].locations)


def _order_the_top(game: ConspiracyGame, guild: int) -> None:
    """The soldier pile orders the person to take the top Lord of the deck next (C-34)."""
    solo = game.state.solo
    if guild == SOLDIER and solo is not None:
        solo.ordered = True
        game.emit(ev.TopLordOrdered(seat=0))


def _any_two(query: AnyTwoKeys) -> None:
    query.value = True


OPPONENTS: Final[Mapping[str, Opponent]] = {
    opponent.id: opponent
    for opponent in (
        Opponent("farmer", ("several", "keys", "coalition")),
        Opponent(
            "soldier",
            ("soldiers", "six", "coalition", "several"),
            extra=_soldier_extra,
            on_pile=_order_the_top,
        ),
        Opponent("merchant", ("pearls", "coalition", "several"), extra=_merchant_extra),
        Opponent("politician", ("six", "keys", "coalition", "several"), extra=_politician_extra),
        Opponent("mage", ("keys", "coalition", "several"), extra=_mage_extra, helps={AnyTwoKeys: _any_two}),
    )
}
"""The five Legendary Opponents by Guild (C-30)."""


def opponent_of(state: ConspiracyState) -> Opponent:
    """The Legendary Opponent of a solo game."""
    assert state.solo is not None
    return OPPONENTS[state.solo.opponent]


# -- its turn --------------------------------------------------------------------------------------------------


def wanted(state: ConspiracyState) -> tuple[str, list[int]]:
    """The first condition of the Legendary Opponent that a pile meets, and the Guilds of the piles that meet it best
    (C-30); "" and no Guild when nothing matches."""
    for condition in opponent_of(state).conditions:
        worth = CONDITIONS[condition]
        values = [worth(state, guild) for guild in range(len(GUILDS))]
        best = max(values)
        if best > 0:
            return condition, [guild for guild, value in enumerate(values) if value == best]
    return "", []


class OpponentTakes(Step):
    """The Legendary Opponent takes the pile that it wants; Lords are turned up from the deck until there is one; with
    an empty deck the person picks any pile for it, and without a pile the turn is skipped (C-30)."""

    seat: int

    def run(self, game: ConspiracyGame) -> None:
        state = game.state
        condition, guilds = wanted(state)
        while not condition and state.lord_deck:
            turn_up(game, self.seat, -1)
            condition, guilds = wanted(state)
        if not condition:
            guilds = [guild for guild, pile in enumerate(state.piles) if pile]
        if guilds:
            game.emit(ev.ConditionMatched(seat=self.seat, condition=condition, guilds=list(guilds)))
            game.push(ChooseForOpponent(seat=state.decider(self.seat), condition=condition, guilds=guilds))
        else:
            game.emit(ev.TurnSkipped(seat=self.seat))


class ChooseForOpponent(Decision):
    """The person on ``seat`` picks one of the piles of ``guilds``, which meet ``condition`` equally well, for the
    Legendary Opponent; a single one is no choice (C-30)."""

    automatic = True
    condition: str
    guilds: list[int]

    def options(self, game: ConspiracyGame) -> list[Move]:
        return [mv.GivePile(guild=guild) for guild in self.guilds]

    def answer(self, game: ConspiracyGame, move: mv.GivePile) -> None:
        take_pile(game, OPPONENT, move.guild)
        on_pile = opponent_of(game.state).on_pile
        if on_pile is not None:
            on_pile(game, move.guild)

    def refusal(self, game: ConspiracyGame, move: Move) -> Refusal:
        if not isinstance(move, mv.GivePile):
            return NOT_NOW
        guild = GUILDS[move.guild]
        if not game.state.piles[move.guild]:
            return Refusal("pile-empty", {"guild": guild})
        return Refusal("pile-not-wanted", {"guild": guild, "condition": self.condition})
