"""What is worth knowing beside a decision when Leviathan is played: what an attack could bring, what going on risks,
what Martial Law will ask, what begins the last round."""

from __future__ import annotations

from typing import Any

from ..engine.moves import Move
from ..games.abyss import affairs, turn
from ..games.abyss import moves as base_moves
from ..games.abyss.cards import is_wild
from ..games.abyss.expansions.kraken.cards import nebulis_of
from ..games.abyss.expansions.leviathan import border, fight, monsters, powers, rewards
from ..games.abyss.expansions.leviathan import moves as mv
from ..games.abyss.expansions.leviathan import turn as leviathan_turn
from ..games.abyss.expansions.leviathan.border import on_border, part
from ..games.abyss.expansions.leviathan.cards import KEY, TOKEN_KINDS
from ..games.abyss.expansions.leviathan.fight import can_fight, passed_levels, usable
from ..games.abyss.state import KEYS_FOR_A_LOCATION, AbyssGame, AbyssState
from . import describe_remarks as base
from .describe_leviathan_table import outcome, power, result
from .leviathan_odds import odds, resistances, risk, ways
from .message import Count, Message


def _choose_action(decision: turn.ChooseAction, game: AbyssGame) -> Message | None:
    state = game.state
    if state.leviathan is None:
        return None
    usual = base.REMARKS[turn.ChooseAction](decision, game)
    if usual is not None and usual.id == "remark-last-turn" and state.leviathan.calm:
        return Message("remark-calm")
    beyond = leviathan_turn.beyond(state, decision.seat)
    if beyond > 0 and (usual is None or usual.id == "remark-plot"):
        return Message("remark-beyond", {"count": beyond})
    return None


def _going_on(state: AbyssState) -> Message:
    """What going on at a Monster brings (L-15 … L-18, L-22, L-50)."""
    own = part(state)
    if not own.deck:
        return Message("remark-attack-safe")
    if len(own.deck) == 1 and base.end_is_open(state):
        return Message("remark-last-leviathan")
    return Message("remark-attack-risk", {"percent": risk(state)})


def _meet_monster(decision: monsters.MeetMonster, game: AbyssGame) -> Message:
    state = game.state
    kinds = {type(move) for move in game.legal()}
    if base_moves.Explore not in kinds:
        return Message("remark-last-space" if mv.Ignore in kinds else "remark-fight-compulsory")
    going_on = _going_on(state)
    if can_fight(game, decision.seat):
        return going_on
    if going_on.id == "remark-attack-safe":
        return Message("remark-cannot-fight-safe")
    return Message("remark-cannot-fight", going_on.args) if going_on.args else going_on


def _choose_attack(decision: fight.ChooseAttack, game: AbyssGame) -> Message | None:
    if decision.leviathan:
        return Message("remark-next-level", {"resistance": resistances(game.state, decision.leviathan)[0]})
    if decision.may_stop or decision.offer:
        return None
    return Message("remark-fight-declared")


def _boost_attack(decision: fight.BoostAttack, game: AbyssGame) -> Message:
    """How many Pearls are worth paying (L-26, L-27)."""
    left = list(resistances(game.state, decision.leviathan))
    have = game.state.areas[decision.seat].pearls
    passed = passed_levels(left, power(decision))
    more = sum(left[: passed + 1]) - power(decision)
    if not passed:
        return Message("remark-boost-need" if more <= have else "remark-boost-short", {"count": more})
    if passed < len(left) and more <= have:
        return Message("remark-boost-next", {"count": more})
    return Message("remark-boost-passed")


def _choose_beset(decision: powers.ChooseBeset, game: AbyssGame) -> Message:
    return Message("remark-beset-risk", {"percent": risk(game.state)})


REMARKS: dict[type[Any], base.Remark] = {
    turn.ChooseAction: _choose_action,
    monsters.MeetMonster: _meet_monster,
    fight.ChooseAttack: _choose_attack,
    fight.BoostAttack: _boost_attack,
    rewards.ChooseTokens: lambda d, g: Message("remark-effect-tokens"),
    rewards.RevealTokens: lambda d, g: Message("remark-tokens-kept"),
    border.DiscardToAttack: lambda d, g: Message("remark-attack-fate"),
    border.DiscardLordToAttack: lambda d, g: Message("remark-lord-lost"),
    border.ChooseZone: lambda d, g: Message("remark-nobody-attacked"),
    powers.ChooseBeset: _choose_beset,
    powers.ChooseStrike: lambda d, g: Message("remark-strike"),
    powers.ChooseLoot: lambda d, g: Message("remark-stolen"),
    leviathan_turn.MartialLaw: lambda d, g: Message("remark-martial-law"),
}
"""The remark of the decisions that have one."""


def of_move(move: Move, decision: Any, game: AbyssGame) -> Message | None:
    """What ``move`` brings, or may bring; None for nothing special."""
    state = game.state
    if state.leviathan is None:
        return None
    if isinstance(move, base_moves.Take | base_moves.TakeStack):
        return _more_allies(move, decision, game)
    if isinstance(decision, monsters.MeetMonster):
        return _at_a_monster(move, decision, game)
    if isinstance(decision, fight.ChooseAttack) and isinstance(move, mv.Attack):
        return _chance(game, decision.seat, move)
    if isinstance(decision, fight.BoostAttack) and isinstance(move, mv.Boost):
        return outcome(game, decision, move.pearls)
    if isinstance(decision, powers.ChooseStrike) and isinstance(move, mv.Strike):
        return result(game, decision.seat, move.leviathan, 1)
    if isinstance(decision, border.DiscardToAttack) and isinstance(move, base_moves.DiscardAlly) and is_wild(move.card):
        return Message("remark-nebulis-from-attack", {"amount": Count("nebulis", nebulis_of(move.card))})
    if isinstance(move, mv.PlaceLeviathan):
        return Message("remark-zone-chance", {"ways": ways(move.zone)})
    if isinstance(move, mv.DrawTokens):
        return _emptied(state, move)
    if isinstance(move, mv.RevealToken | mv.RevealStack):
        return _revealed(move, decision, game)
    return None


def _at_a_monster(move: Move, decision: monsters.MeetMonster, game: AbyssGame) -> Message | None:
    state, seat = game.state, decision.seat
    if isinstance(move, base_moves.Explore):
        return _going_on(state)
    if isinstance(move, mv.Ignore):
        return Message("remark-ignored")
    if not isinstance(move, base_moves.Fight):
        return None
    pairs = ((one, card) for one in on_border(state) for card in usable(game, seat, one))
    best = max(odds(game, seat, card, one).percent_with_pearls() for one, card in pairs)
    return base.of_move(move, decision, game) or Message("remark-best-chance", {"percent": best})


def _chance(game: AbyssGame, seat: int, move: mv.Attack) -> Message:
    """The chance of success, and that of two levels or with all Pearls where there is one (L-26, L-27)."""
    chances = odds(game, seat, move.card, move.leviathan)
    percent = chances.percent()
    if chances.percent_with_pearls() > percent:
        return Message("remark-chance-pearls", {"percent": percent, "more": chances.percent_with_pearls()})
    if chances.percent(2):
        return Message("remark-chance-two", {"percent": percent, "more": chances.percent(2)})
    return Message("remark-chance", {"percent": percent})


def _after(state: AbyssState, seat: int, more: int) -> Message | None:
    """What Martial Law will ask of ``seat`` with ``more`` Allies in hand (L-9)."""
    beyond = leviathan_turn.beyond(state, seat) + more
    return Message("remark-beyond-after", {"count": beyond}) if beyond > 0 else None


def _more_allies(move: base_moves.Take | base_moves.TakeStack, decision: Any, game: AbyssGame) -> Message | None:
    usual = base.of_move(move, decision, game)
    if usual is not None:
        return usual
    more = len(game.state.council[move.race]) if isinstance(move, base_moves.TakeStack) else 1
    return _after(game.state, decision.seat, more)


def _emptied(state: AbyssState, move: mv.DrawTokens) -> Message | None:
    """Whether a pile runs out, which begins the last round (L-50)."""
    runs_out = move.base == len(state.token_pile) or move.new == len(part(state).token_pile)
    return Message("remark-pile-empties") if runs_out and base.end_is_open(state) else None


def _revealed(move: mv.RevealToken | mv.RevealStack, decision: Any, game: AbyssGame) -> Message | None:
    state, seat = game.state, decision.seat
    if isinstance(move, mv.RevealStack):
        return _after(state, seat, len(state.council[move.race]))
    keys = affairs.keys(state.areas[seat]) + 1
    if TOKEN_KINDS[move.token] == KEY and keys >= KEYS_FOR_A_LOCATION and (state.available or state.location_deck):
        return Message("remark-third-key", {"count": keys})
    return None
