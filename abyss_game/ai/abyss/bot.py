"""The heuristic player of Abyss: looks one move ahead and weighs what it sees."""

from __future__ import annotations

from typing import Any

from ...engine.moves import Move
from ...engine.ruleset import Ruleset
from ...games.abyss import acquiring, affairs, control, exploring, recruiting, turn
from ...games.abyss import moves as mv
from ...games.abyss.rules import Abyss
from ...games.abyss.state import AbyssState
from . import dealings, depths, places
from . import turn as own
from .outlook import Outlook
from .weights import Weights


class Heuristic:
    """Plays like somebody who knows the game well and does not calculate. Uses no chance: the same view gives the
    same move."""

    def __init__(self, rules: Ruleset[Any], weights: Weights = Weights()) -> None:  # noqa: B008 (frozen)
        if not isinstance(rules, Abyss):
            raise TypeError(f"this player knows Abyss, not {rules.name}")
        self._rules = rules
        self._weights = weights

    def choose(self, view: AbyssState) -> Move:
        look = Outlook(self._rules, view, self._weights)
        moves = look.game.legal()
        if not moves:
            raise ValueError("the seat has nothing to decide")
        if len(moves) == 1:
            return moves[0]
        return self._answer(look, look.game.decision, moves)

    def _answer(self, look: Outlook, decision: object, moves: list[Move]) -> Move:
        if isinstance(decision, affairs.WithPowers):
            power = own.use_a_power(look, decision, moves)
            return power or self._own_turn(look, decision, moves)
        match decision:
            case exploring.ConsiderPurchase():
                return depths.consider_purchase(look, decision, moves)
            case recruiting.PayForLord():
                return own.pay_for_lord(look, decision, moves)
            case recruiting.ChooseAffiliate():
                return own.choose_affiliate(look, decision, moves)
            case control.ControlLocation():
                return places.control_location(look, moves)
            case control.ChooseAmongDrawn() | control.SettleAlone():
                return places.best_tile(look, moves)
            case control.SpendKeys():
                return places.spend_keys(look, decision, moves)
            case control.ExchangeLocation():
                return places.exchange_location(look, moves)
            case control.SearchLocations():
                return places.search_locations(look, moves)
            case acquiring.RecruitForPearls():
                return dealings.recruit_for_pearls(look, decision, moves)
            case acquiring.ExchangeForCourt():
                return dealings.exchange_for_court(look, decision, moves)
            case acquiring.ExchangeForDeck():
                return dealings.exchange_for_deck(look, decision, moves)
            case acquiring.ReplaceCourtLord():
                return own.replacement(look)[0]
            case affairs.SellAlly():
                return own.sale(look, decision)[0]
            case affairs.RemoveStack():
                return own.removal(look)[0]
            case affairs.ChooseStack():
                return own.second_stack(look, moves)
            case affairs.DiscardOne() | affairs.DiscardDown():
                return dealings.discard(look, moves)
            case affairs.TurnOneLord():
                return dealings.turn_one_lord(look, moves)
            case affairs.ChooseVictim():
                return dealings.choose_victim(look, moves)
        return self._advised(look, decision, moves)

    def _advised(self, look: Outlook, decision: object, moves: list[Move]) -> Move:
        """What only an expansion asks."""
        for advisor in look.advisors:
            answer = advisor.answers.get(type(decision))
            if answer is not None:
                return answer(look, decision, moves)
        raise TypeError(f"{type(decision).__name__} is a decision that the heuristic player does not know")

    def _own_turn(self, look: Outlook, decision: affairs.WithPowers, moves: list[Move]) -> Move:
        match decision:
            case turn.ChooseAction():
                return own.choose_action(look, decision, moves)
            case exploring.DecideAlly():
                return depths.decide_ally(look, decision, moves)
            case exploring.FaceMonster():
                return depths.face_monster(look, decision, moves)
            case exploring.PickReward():
                return depths.pick_reward(look, decision, moves)
            case exploring.MustGoOn():
                return mv.Explore()
            case turn.SecondStack():
                return own.second_stack(look, moves)
            case turn.DiscardToLimit():
                return dealings.discard(look, moves)
            case turn.LatePowers():
                return mv.Done()
        return self._advised(look, decision, moves)
