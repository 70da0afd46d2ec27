"""The Border: adding Leviathans, and the attack of the one that is driven out (L-15 … L-22, L-49, L-68)."""

from __future__ import annotations

from .....engine.moves import Move
from .....engine.steps import NOT_NOW, Decision, Refusal, Step
from ... import moves as base
from ...acquiring import dismiss, free_lords
from ...affairs import discard_ally, lose_pearls
from ...expansion import switched_on
from ...state import AbyssGame, AbyssState
from . import events as ev
from . import moves as mv
from .cards import DIE, LEVIATHANS, NONE, Level, zone_of
from .state import LeviathanState

WHY = "leviathan"
"""Why something was lost, in events."""
NO_ZONE = -1


def part(state: AbyssState) -> LeviathanState:
    """Leviathan's part of ``state``."""
    assert state.leviathan is not None
    return state.leviathan


def on_border(state: AbyssState) -> list[int]:
    """The Leviathans on the Border, in the order of the zones."""
    return [one for one in part(state).border if one != NONE]


def levels_ahead(state: AbyssState, leviathan: int) -> tuple[Level, ...]:
    """The levels of ``leviathan`` on the Border from the current one down (L-27, L-28). Raises ``ValueError`` when it
    is not there."""
    own = part(state)
    return LEVIATHANS[leviathan].levels[own.lost[own.border.index(leviathan)] :]


def levels_left(state: AbyssState, leviathan: int) -> int:
    """The Life Points that ``leviathan`` on the Border still has (L-28)."""
    return len(levels_ahead(state, leviathan))


def roll(game: AbyssGame, count: int) -> list[int]:
    """Rolls ``count`` dice (L-70)."""
    return [1 + game.below(DIE) for _ in range(count)]


def place(game: AbyssGame, seat: int, zone: int) -> None:
    """The Leviathan that has been turned up takes ``zone`` with all its Life Points (L-16)."""
    own = part(game.state)
    leviathan, own.coming = own.coming, NONE
    own.border[zone], own.lost[zone] = leviathan, 0
    game.emit(ev.LeviathanPlaced(seat=seat, leviathan=leviathan, zone=zone))


class AddLeviathan(Step):
    """``seat`` adds a Leviathan: the top one of the deck, to the zone of two dice (L-15). One that is there already
    attacks ``seat`` first (L-17). With an empty deck nothing happens (L-22)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        own = part(game.state)
        if not own.deck:
            return
        own.coming = own.deck.pop()
        dice = roll(game, 2)
        zone = zone_of(sum(dice))
        game.emit(ev.LeviathanRevealed(seat=self.seat, leviathan=own.coming, dice=dice, zone=zone))
        if own.border[zone] == NONE:
            place(game, self.seat, zone)
            return
        old = LEVIATHANS[own.border[zone]]
        game.emit(ev.LeviathanAttacked(seat=self.seat, leviathan=old.id, zone=zone, kind=old.kind, amount=old.amount))
        game.push(TakeZone(seat=self.seat, zone=zone))
        suffer(game, self.seat, old.kind, old.amount)


class TakeZone(Step):
    """The attack on ``seat`` is settled: the old Leviathan leaves the game, the new one takes its ``zone`` (L-17)."""

    seat: int
    zone: int

    def run(self, game: AbyssGame) -> None:
        own = part(game.state)
        old = own.border[self.zone]
        own.gone.append(old)
        game.emit(ev.LeviathanLeft(seat=self.seat, leviathan=old, zone=self.zone))
        place(game, self.seat, self.zone)


def suffer(game: AbyssGame, seat: int, kind: str, amount: int) -> None:
    """``seat`` suffers a penalty of this ``kind`` (L-18)."""
    state = game.state
    area = state.areas[seat]
    if kind == "wounds":
        part(state).wounds[seat] += amount
        game.emit(ev.WoundsTaken(seat=seat, amount=amount))
    elif kind == "pearls":
        if area.pearls:
            lose_pearls(game, seat, amount, WHY)
    elif kind == "allies":
        if len(area.hand) > amount:
            game.push(DiscardToAttack(seat=seat, count=amount, allies=[]))
        else:
            lost = list(area.hand)
            for card in lost:
                discard_ally(game, seat, card, WHY)
            allies_lost(game, seat, lost)
    elif free_lords(state, seat, but=""):
        game.push(DiscardLordToAttack(seat=seat))


def allies_lost(game: AbyssGame, seat: int, allies: list[int]) -> None:
    """``seat`` has discarded ``allies`` as if it had used them: one event for whoever counts them (L-21, L-66)."""
    if allies:
        for expansion in switched_on(game.state):
            expansion.allies_spent(game, seat, allies)


class DiscardToAttack(Decision):
    """``seat``, which has been attacked, discards ``count`` more Allies, one at a time; ``allies`` so far (L-18)."""

    count: int
    allies: list[int]

    def options(self, game: AbyssGame) -> list[Move]:
        return [base.DiscardAlly(card=card) for card in game.state.areas[self.seat].hand]

    def answer(self, game: AbyssGame, move: base.DiscardAlly) -> None:
        discard_ally(game, self.seat, move.card, WHY)
        lost = [*self.allies, move.card]
        if self.count > 1:
            game.push(DiscardToAttack(seat=self.seat, count=self.count - 1, allies=lost))
        else:
            allies_lost(game, self.seat, lost)


class DiscardLordToAttack(Decision):
    """``seat``, which has been attacked, discards one of its free Lords, turned or not (L-18, L-20)."""

    automatic = True

    def options(self, game: AbyssGame) -> list[Move]:
        return [base.DismissLord(lord=lord) for lord in free_lords(game.state, self.seat, but="")]

    def answer(self, game: AbyssGame, move: base.DismissLord) -> None:
        dismiss(game, self.seat, move.lord, WHY)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        lords = game.state.areas[self.seat].lords
        if isinstance(move, base.DismissLord) and any(own.lord == move.lord for own in lords):
            return Refusal("lord-used", {"lord": move.lord})
        return NOT_NOW


class ChooseZone(Decision):
    """``seat`` puts the Leviathan that has been turned up on a free zone of its choice (L-49)."""

    automatic = True

    def options(self, game: AbyssGame) -> list[Move]:
        own = part(game.state)
        return [
            mv.PlaceLeviathan(leviathan=own.coming, zone=zone) for zone, one in enumerate(own.border) if one == NONE
        ]

    def answer(self, game: AbyssGame, move: mv.PlaceLeviathan) -> None:
        place(game, self.seat, move.zone)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.PlaceLeviathan) and move.leviathan == part(game.state).coming:
            return Refusal("zone-taken")
        return NOT_NOW
