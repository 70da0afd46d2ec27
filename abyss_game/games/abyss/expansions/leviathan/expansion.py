"""What the game asks about Leviathan, each answer in one line; the rules are in the other files of this folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from .....engine.rng import Rng
from .....engine.ruleset import Line
from .....engine.steps import Step
from .....engine.zones import backs, known, show_all
from ...affairs import RobOpponent
from ...expansion import Expansion
from ...exploring import FaceMonster, RaiseThreat
from ...state import AbyssGame, AbyssState
from ...turn import EndTurn
from ...view import deal_unknown
from . import border, fight, monsters, position, powers, rewards, turn
from .border import part
from .cards import DIE, LEVIATHANS, NEW_CARDS, NONE, PLAIN_CRABS, TOKEN_KINDS, ZONES, zone_of
from .events import EVENTS
from .lords import LEVIATHAN_LORDS
from .moves import FIELDS, MOVES
from .state import LeviathanState

SCOURGE_POINTS = 5
MOST_SEATS = 5


def _meet(state: AbyssState, step: FaceMonster) -> Step:
    """A Monster has been revealed: the explorer decides, or it is without effect (L-51)."""
    if part(state).calm:
        return monsters.DropMonster(seat=step.seat, card=step.card, why=monsters.CALM)
    return monsters.MeetMonster(seat=step.seat, card=step.card)


REPLACED: dict[type[Step], Callable[[AbyssState, Any], Step]] = {
    FaceMonster: _meet,
    RaiseThreat: lambda state, step: monsters.NoThreat(seat=step.seat),
    EndTurn: lambda state, step: turn.ObeyMartialLaw(seat=step.seat),
    RobOpponent: lambda state, step: powers.RobBothKinds(seat=step.seat, lord=step.lord),
}
"""The steps of the base game in whose place others come."""


def hidden_tokens(own: LeviathanState, seat: int) -> list[tuple[str, list[int]]]:
    """The places of new tokens that ``seat`` may not look at, by the names that ``recall`` gives them (L-60)."""
    others = [(f"tokens:{other}", held) for other, held in enumerate(own.tokens) if other != seat]
    return [*others, ("token_pile", own.token_pile)]


class Leviathan(Expansion):
    """Leviathan, for 2 to 5 players, alone or with other expansions (L-7)."""

    name = "leviathan"
    most_seats = MOST_SEATS
    lords = LEVIATHAN_LORDS
    removed_lords = frozenset({"tamer"})
    cards = NEW_CARDS
    moves = MOVES
    fields = FIELDS
    events = EVENTS
    steps = (
        border.AddLeviathan,
        border.ChooseZone,
        border.DiscardLordToAttack,
        border.DiscardToAttack,
        border.TakeZone,
        fight.BoostAttack,
        fight.ChooseAttack,
        fight.EndFight,
        fight.FightAgain,
        fight.RollAttack,
        monsters.DropMonster,
        monsters.MeetMonster,
        monsters.NoThreat,
        powers.ChooseBeset,
        powers.ChooseLoot,
        powers.ChooseStrike,
        powers.RobBothKinds,
        rewards.ChooseTokens,
        rewards.OfferReveal,
        rewards.RevealTokens,
        rewards.TakeTokens,
        turn.CloseTurn,
        turn.MartialLaw,
        turn.ObeyMartialLaw,
    )

    def deal(self, state: AbyssState, rng: Rng) -> None:
        """One Leviathan lies on the Border, everybody holds a plain crab worth 1, which all have seen (L-2 … L-6)."""
        deck, pile = list(LEVIATHANS), list(range(len(TOKEN_KINDS)))
        rng.shuffle(deck)
        rng.shuffle(pile)
        seats = range(state.seats)
        own = LeviathanState(
            border=[NONE] * ZONES,
            lost=[0] * ZONES,
            deck=deck,
            slain=[[] for _ in seats],
            wounds=[0] * state.seats,
            tokens=[[] for _ in seats],
            token_pile=pile,
            seen_tokens=[0] * len(TOKEN_KINDS),
        )
        own.border[zone_of(2 + rng.below(DIE) + rng.below(DIE))] = deck.pop()
        state.leviathan = own
        for area, crab in zip(state.areas, PLAIN_CRABS, strict=False):
            state.exploration.remove(crab)
            area.hand.append(crab)
            show_all(state.seen, [crab])

    def veil(self, state: AbyssState, seat: int) -> None:
        """The order of the Leviathan deck and the faces of new tokens, other than the own ones, are hidden (L-60)."""
        own = part(state)
        recall = {name: known(own.seen_tokens, ids, seat) for name, ids in hidden_tokens(own, seat)}
        state.leviathan = msgspec.structs.replace(
            own,
            border=list(own.border),
            lost=list(own.lost),
            deck=backs(own.deck),
            slain=[list(slain) for slain in own.slain],
            wounds=list(own.wounds),
            tokens=[list(held) if other == seat else backs(held) for other, held in enumerate(own.tokens)],
            token_pile=backs(own.token_pile),
            seen_tokens=[],
            gone=list(own.gone),
            gone_tokens=list(own.gone_tokens),
            recall={name: ids for name, ids in recall.items() if ids},
        )

    def complete(self, state: AbyssState, rng: Rng) -> None:
        own = part(state)
        shown = {own.coming, *own.border, *own.gone, *(one for slain in own.slain for one in slain)}
        own.deck = [one for one in LEVIATHANS if one not in shown]
        rng.shuffle(own.deck)
        seat = state.viewer
        held = own.tokens[seat] if seat >= 0 else []
        own.tokens, own.token_pile = [list(tokens) for tokens in own.tokens], list(own.token_pile)
        recall, own.recall = own.recall, {}
        every = list(range(len(TOKEN_KINDS)))
        visible = {*held, *own.gone_tokens}
        own.seen_tokens = deal_unknown(hidden_tokens(own, seat), recall, visible, every, seat, rng)

    def describe(self, state: AbyssState) -> dict[str, Any]:
        return position.describe(state)

    def set_up(self, state: AbyssState, text: dict[str, Any]) -> None:
        position.set_up(state, text)

    def replacement(self, state: AbyssState, step: Step) -> Step | None:
        other = REPLACED.get(type(step))
        return None if other is None else other(state, step)

    def lines(self, state: AbyssState, seat: int) -> list[Line]:
        """−1 for each Wound, 5 for the holder of the Scourge (L-52)."""
        own = part(state)
        return [
            Line(source="wounds", points=-own.wounds[seat]),
            Line(source="scourge", points=SCOURGE_POINTS if own.scourge == seat else 0),
        ]

    def turn_began(self, game: AbyssGame, seat: int) -> None:
        """``REVEAL_TOKENS`` comes before plotting and the action (L-8)."""
        tokens = part(game.state).tokens[seat]
        if tokens:
            game.push(rewards.OfferReveal(seat=seat, tokens=list(tokens)))
