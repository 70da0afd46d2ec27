"""A Monster is revealed: fight, go on or ignore it (L-10 … L-14, L-39 … L-41, L-51, L-62)."""

from __future__ import annotations

from .....engine.moves import Move
from .....engine.steps import Refusal, Step
from ... import moves as base
from ...affairs import WithPowers, gain_pearls
from ...cards import EMPTY, is_monster
from ...exploring import (
    LAST_SPACE,
    LAST_SPACE_PEARLS,
    EndExploration,
    Reveal,
    pay_exploration_income,
    why_not_on_the_track,
)
from ...state import AbyssGame
from . import events as ev
from . import moves as mv
from .border import AddLeviathan
from .fight import ChooseAttack, EndFight, can_fight
from .queries import MayIgnoreMonsters

PASSED, IGNORED, CALM = "passed", "ignored", "calm"


class MeetMonster(WithPowers):
    """The explorer ``seat`` has revealed the Monster ``card``: it fights, goes on, or ignores it. On the last space who
    can fight may not go on; who cannot fight must (L-12, L-13, L-62)."""

    card: int

    def choices(self, game: AbyssGame) -> list[Move]:
        moves: list[Move] = []
        fights = can_fight(game, self.seat)
        if fights:
            moves.append(base.Fight(card=self.card))
        if not fights or game.state.track[LAST_SPACE] != self.card:
            moves.append(base.Explore())
        if game.ask(MayIgnoreMonsters(seat=self.seat)).value:
            moves.append(mv.Ignore(card=self.card))
        return moves

    def chosen(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, base.Fight):
            declare(game, self.seat, self.card)
        elif isinstance(move, mv.Ignore):
            game.push(DropMonster(seat=self.seat, card=self.card, why=IGNORED))
        else:
            game.then(AddLeviathan(seat=self.seat), DropMonster(seat=self.seat, card=self.card, why=PASSED))

    def refused(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, base.Fight) and move.card == self.card:
            return Refusal("no-fighter")
        if isinstance(move, mv.Attack):
            return Refusal("fight-first" if can_fight(game, self.seat) else "no-fighter")
        return why_not_on_the_track(game, self.card, move)


def declare(game: AbyssGame, seat: int, card: int) -> None:
    """The explorer ``seat`` fights because of the Monster ``card``: it gains the Pearl of the last space, then what the
    Allies on the track bring it; then it attacks (L-13, L-41, L-65)."""
    game.emit(ev.FightDeclared(seat=seat, card=card, lord=""))
    if game.state.track[LAST_SPACE] == card:
        gain_pearls(game, seat, LAST_SPACE_PEARLS, "track")
    pay_exploration_income(game, seat)
    game.then(ChooseAttack(seat=seat), EndFight(seat=seat))


class DropMonster(Step):
    """The Monster ``card`` goes to the discard because of ``why``; then the explorer ``seat`` must reveal on. With no
    Ally left in deck and discard the exploration ends (L-11, L-14, L-51)."""

    seat: int
    card: int
    why: str

    def run(self, game: AbyssGame) -> None:
        state = game.state
        state.track[state.track.index(self.card)] = EMPTY
        state.discard.append(self.card)
        game.emit(ev.MonsterDropped(seat=self.seat, card=self.card, why=self.why))
        if all(is_monster(card) for card in (*state.exploration, *state.discard)):
            game.push(EndExploration(seat=self.seat, card=EMPTY))
        else:
            game.push(Reveal(seat=self.seat))


class NoThreat(Step):
    """There is no Threat track: a Monster turned over by ``seat`` is without effect (L-1, L-57)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        """Nothing happens."""
