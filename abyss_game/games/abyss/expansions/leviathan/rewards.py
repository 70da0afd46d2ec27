"""Life Points, slain Leviathans, the Scourge, rewards and new Monster tokens (L-27 … L-38)."""

from __future__ import annotations

from .....engine.moves import Move
from .....engine.steps import NOT_NOW, Decision, Refusal, Step
from .....engine.zones import show
from ... import moves as base
from ...affairs import gain_pearls, take_stack
from ...control import Control
from ...reach import stacks_in_reach, why_not_stack
from ...state import AbyssGame, AbyssState
from . import events as ev
from . import moves as mv
from .border import AddLeviathan, levels_left, on_border, part
from .cards import KEY, LEVIATHANS, NONE, STACK, TOKEN_KINDS, TOKEN_PEARLS
from .queries import LifePearls, LifeTokens
from .state import NOBODY

TOKEN = "token"
"""Why Pearls were gained, in events."""


# -- Life Points -----------------------------------------------------------------------------------------------


def hurt(game: AbyssGame, seat: int, leviathan: int, levels: int) -> None:
    """``seat`` takes ``levels`` Life Points of ``leviathan`` on the Border, with everything that follows in the order
    of L-30: Pearls and tokens of Lords, kill, Scourge, replacement (L-33), reward."""
    own = part(game.state)
    zone = own.border.index(leviathan)
    total = 0
    for _ in range(levels):
        reward = LEVIATHANS[leviathan].levels[own.lost[zone]].reward + game.ask(LifeTokens(seat=seat)).value
        own.lost[zone] += 1
        total += reward
        left = levels_left(game.state, leviathan)
        game.emit(ev.LifePointLost(seat=seat, leviathan=leviathan, left=left, reward=reward))
        income = game.ask(LifePearls(seat=seat))
        gain_pearls(game, seat, income.value, income.why)
    game.push(TakeTokens(seat=seat, count=total))
    if not levels_left(game.state, leviathan):
        slay(game, seat, zone)
        if not on_border(game.state):
            game.push(AddLeviathan(seat=seat))


def slay(game: AbyssGame, seat: int, zone: int) -> None:
    """``seat`` has slain the Leviathan of ``zone``; perhaps the Scourge comes to it (L-30 … L-32)."""
    own = part(game.state)
    leviathan = own.border[zone]
    own.border[zone], own.lost[zone] = NONE, 0
    own.slain[seat].append(leviathan)
    game.emit(ev.LeviathanSlain(seat=seat, leviathan=leviathan, zone=zone))
    holder = own.scourge
    if holder == NOBODY or (holder != seat and len(own.slain[seat]) >= len(own.slain[holder])):
        own.scourge = seat
        game.emit(ev.ScourgeTaken(seat=seat, old=holder))


# -- drawing tokens --------------------------------------------------------------------------------------------


class TakeTokens(Step):
    """``seat`` takes a reward of ``count`` Monster tokens; what neither pile can give is lost (L-34)."""

    seat: int
    count: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        got = min(self.count, len(state.token_pile) + len(part(state).token_pile))
        if got:
            game.push(ChooseTokens(seat=self.seat, count=got, lost=self.count - got))
        else:
            game.emit(ev.TokensDrawn(seat=self.seat, base=[], new=[], lost=self.count))


class ChooseTokens(Decision):
    """``seat`` says how many of ``count`` tokens come from each pile and draws them (L-34); ``lost`` more were due."""

    automatic = True
    count: int
    lost: int

    def options(self, game: AbyssGame) -> list[Move]:
        old, new = len(game.state.token_pile), len(part(game.state).token_pile)
        return [
            mv.DrawTokens(base=number, new=self.count - number)
            for number in range(max(0, self.count - new), min(self.count, old) + 1)
        ]

    def answer(self, game: AbyssGame, move: mv.DrawTokens) -> None:
        state = game.state
        own = part(state)
        drawn = [state.token_pile.pop() for _ in range(move.base)]
        new = [own.token_pile.pop() for _ in range(move.new)]
        state.areas[self.seat].tokens.extend(drawn)
        own.tokens[self.seat].extend(new)
        show(state.seen_tokens, drawn, self.seat)
        show(own.seen_tokens, new, self.seat)
        game.emit(ev.TokensDrawn(seat=self.seat, base=drawn, new=list(new), lost=self.lost))
        game.push(OfferReveal(seat=self.seat, tokens=new))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if not isinstance(move, mv.DrawTokens):
            return NOT_NOW
        if move.base < 0 or move.new < 0 or move.base + move.new != self.count:
            return Refusal("tokens-total", {"need": self.count})
        old, new = len(game.state.token_pile), len(part(game.state).token_pile)
        need, have = (move.base, old) if move.base > old else (move.new, new)
        return Refusal("tokens-short", {"need": need, "have": have})


# -- revealing new tokens --------------------------------------------------------------------------------------


def revealable(state: AbyssState, seat: int, tokens: list[int]) -> list[Move]:
    """The ways in which ``seat`` can reveal one of its new ``tokens`` now (L-37)."""
    moves: list[Move] = []
    for token in tokens:
        if TOKEN_KINDS[token] == STACK:
            moves += [mv.RevealStack(token=token, race=race) for race in stacks_in_reach(state, seat)]
        else:
            moves.append(mv.RevealToken(token=token))
    return moves


class OfferReveal(Step):
    """``seat`` may reveal some of its new ``tokens``. Who has one is asked even when none can be revealed (no Council
    stack in reach, L-65): a question that is left out would tell the others which kind it is (L-60)."""

    seat: int
    tokens: list[int]

    def veiled(self, seat: int) -> OfferReveal:
        return self if seat == self.seat else OfferReveal(seat=self.seat, tokens=[])

    def run(self, game: AbyssGame) -> None:
        if self.tokens:
            game.push(RevealTokens(seat=self.seat, tokens=self.tokens))


class RevealTokens(Decision):
    """``seat`` reveals one of its new ``tokens``, which others do not see, or is done (L-35, L-37, L-63)."""

    tokens: list[int]

    def veiled(self, seat: int) -> RevealTokens:
        return self if seat == self.seat else RevealTokens(seat=self.seat, tokens=[])

    def options(self, game: AbyssGame) -> list[Move]:
        return [*revealable(game.state, self.seat, self.tokens), base.Done()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.RevealToken | mv.RevealStack):
            game.push(OfferReveal(seat=self.seat, tokens=[token for token in self.tokens if token != move.token]))
            reveal(game, self.seat, move)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if not isinstance(move, mv.RevealToken | mv.RevealStack):
            return NOT_NOW
        if move.token not in part(game.state).tokens[self.seat]:
            return NOT_NOW
        if move.token not in self.tokens:
            return Refusal("token-later")
        if isinstance(move, mv.RevealStack) and TOKEN_KINDS[move.token] == STACK:
            return why_not_stack(game.state, self.seat, move.race)
        return NOT_NOW


def reveal(game: AbyssGame, seat: int, move: mv.RevealToken | mv.RevealStack) -> None:
    """``seat`` reveals a new token: it leaves the game and brings what it shows; a third Key brings a Location at once
    (L-37, L-38)."""
    state = game.state
    own = part(state)
    own.tokens[seat].remove(move.token)
    own.gone_tokens.append(move.token)
    kind = TOKEN_KINDS[move.token]
    if kind == KEY:
        state.areas[seat].keys += 1
        game.push(Control(seat=seat))
    game.emit(ev.NewTokenRevealed(seat=seat, token=move.token))
    if isinstance(move, mv.RevealStack):
        take_stack(game, seat, move.race)
    else:
        gain_pearls(game, seat, TOKEN_PEARLS.get(kind, 0), TOKEN)
