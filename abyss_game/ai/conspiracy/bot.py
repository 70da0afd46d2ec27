"""The heuristic player of Conspiracy: looks one move ahead and weighs what it sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.moves import Move
from ...engine.ruleset import Ruleset
from ...games.conspiracy import moves as mv
from ...games.conspiracy import placing, preview, recruiting, settling, solo, turn
from ...games.conspiracy.rules import Conspiracy
from ...games.conspiracy.state import OPPONENT, ConspiracyState
from .legend import Legend
from .order import next_lord
from .outlook import Outlook
from .weights import Weights


class Heuristic:
    """Plays like somebody who knows the game well and does not calculate. Uses no chance: the same view gives the
    same move."""

    def __init__(self, rules: Ruleset[Any], weights: Weights = Weights()) -> None:  # noqa: B008 (frozen)
        if not isinstance(rules, Conspiracy):
            raise TypeError(f"this player knows Conspiracy, not {rules.name}")
        self._rules = rules
        self._weights = weights

    def choose(self, view: ConspiracyState) -> Move:
        game = self._rules.resume(view)
        moves = game.legal()
        if not moves:
            raise ValueError("the seat has nothing to decide")
        if len(moves) == 1:
            return moves[0]
        decision = game.decision
        match decision:
            case recruiting.ChooseRecruit():
                return _best(moves, self._recruit(view, decision.seat))
            case recruiting.ChooseKept():
                return _best(moves, self._keep(view, decision.seat))
            case placing.ChooseNext():
                return self._place(view, decision)
            case placing.ChooseSwap():
                return self._swap(view, decision, moves)
            case settling.ChooseLocation():
                return _best(moves, self._location(view, decision.seat))
            case settling.ChooseAmongDrawn() | settling.SearchDeck():
                look = self._look(view, decision.seat)
                return _best(moves, lambda move: look.tile(move.location))
            case turn.OfferReplay():
                # One more turn now is worth at least one later, and the token can be won again (C-36).
                return mv.Replay()
            case solo.ChooseForOpponent():
                return _best(moves, self._spare(view))
        raise TypeError(f"{type(decision).__name__} is a decision that the heuristic player does not know")

    def _look(self, view: ConspiracyState, side: int) -> Outlook:
        return Outlook(self._rules, view, side, self._weights)

    def _recruit(self, view: ConspiracyState, seat: int) -> Callable[[Any], float]:
        look = self._look(view, seat)
        if view.solo is not None:
            return self._recruit_alone(view, look)
        after = self._look(view, (seat + 1) % view.sides)
        deny = 0.0 if look.last else self._weights.deny

        def worth(move: Any) -> float:
            if isinstance(move, mv.DrawLords):
                return look.draw(move.count)
            return look.pile(move.guild) + (deny * max(0.0, after.pile(move.guild)) if deny else 0.0)

        return worth

    def _recruit_alone(self, view: ConspiracyState, look: Outlook) -> Callable[[Any], float]:
        """What a move brings, less what the Legendary Opponent takes after it."""
        legend, part = Legend(self._rules, view, self._weights), self._weights.legend

        def worth(move: Any) -> float:
            if isinstance(move, mv.DrawLords):
                # What the others may make of the Lords that are turned up is told more exactly here.
                generous = 0.0 if look.last else (move.count - 1) * self._weights.give
                return look.draw(move.count) + generous - part * legend.takes_after_a_draw(move.count, look.unseen)
            return look.pile(move.guild) - part * legend.takes(taken=move.guild)

        return worth

    def _keep(self, view: ConspiracyState, seat: int) -> Callable[[Any], float]:
        look = self._look(view, seat)
        legend = Legend(self._rules, view, self._weights) if view.solo is not None else None

        def worth(move: Any) -> float:
            value = look.lords_worth([move.lord])
            if legend is not None:
                left = [lord for lord in view.drawn if lord != move.lord]
                value -= self._weights.legend * legend.takes(left=left)
            return value

        return worth

    def _place(self, view: ConspiracyState, decision: placing.ChooseNext) -> Move:
        side, lords = decision.side, view.waiting
        look, its = self._look(view, side), side >= view.seats
        if len(lords) > look.chamber.free:
            choose = min if its else max
            return mv.PlaceLord(lord=choose(lords, key=lambda lord: look.lords_worth([lord])))
        return mv.PlaceLord(lord=next_lord(lords, preview.open_keys(view, side), look.any_two, least=its))

    def _swap(self, view: ConspiracyState, decision: placing.ChooseSwap, moves: Sequence[Move]) -> Move:
        look = self._look(view, decision.seat)
        lords = look.chamber.lords

        def worth(move: Any) -> float:
            if not isinstance(move, mv.SwapLords):
                return look.points + look.open_worth(lords)
            seen = preview.preview_swap(view, decision.seat, move.lord, move.other)
            swapped = [{move.lord: move.other, move.other: move.lord}.get(lord, lord) for lord in lords]
            return seen.points + look.open_worth(swapped)

        once = [move for move in moves if not isinstance(move, mv.SwapLords) or move.lord < move.other]
        return _best([once[-1], *once[:-1]], worth)

    def _location(self, view: ConspiracyState, seat: int) -> Callable[[Any], float]:
        look = self._look(view, seat)

        def worth(move: Any) -> float:
            return look.draw_locations(move.count) if isinstance(move, mv.DrawLocations) else look.tile(move.location)

        return worth

    def _spare(self, view: ConspiracyState) -> Callable[[Any], float]:
        """The pile that helps the Legendary Opponent least and is missed least (C-30)."""
        mine, its = self._look(view, 0), self._look(view, OPPONENT)

        def worth(move: Any) -> float:
            return -its.pile(move.guild) - self._weights.spoil * max(0.0, mine.pile(move.guild))

        return worth


def _best(moves: Sequence[Move], worth: Callable[[Any], float]) -> Move:
    """The move that is worth most; the first of several."""
    return max(moves, key=worth)
