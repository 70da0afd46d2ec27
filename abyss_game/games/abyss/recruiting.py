"""The Recruit action: payment, affiliation, arrival (B-39 … B-50)."""

from __future__ import annotations

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from ...engine.zones import show_all
from . import events as ev
from . import moves as mv
from .acquiring import recruit
from .cards import RACE_NAMES, RACE_OF, RACES, is_wild
from .means import paying, purse, why_not_so
from .payment import affiliates, best_value, bill, quote, race_sums, wild_values
from .state import AbyssGame


class PayForLord(Decision):
    """``seat`` chooses the Allies that pay for the Court Lord ``lord``, one at a time; ``chosen`` so far. Pearls
    fill the shortfall exactly (B-43, B-44). Until it is confirmed the recruitment may be called off (B-21)."""

    lord: str
    chosen: list[int]

    def veiled(self, seat: int) -> PayForLord:
        return self if seat == self.seat else PayForLord(seat=self.seat, lord=self.lord, chosen=[])

    def options(self, game: AbyssGame) -> list[Move]:
        area = game.state.areas[self.seat]
        due = bill(game, self.seat, self.lord)
        sums, wild = race_sums(area.hand), wild_values(area.hand)
        chosen = set(self.chosen)
        present = [False] * len(RACES)
        for card in self.chosen:
            if not wild or not is_wild(card):
                present[RACE_OF[card]] = True
        fits = [False] * len(RACES)
        enough = due.cost - purse(game, self.seat)
        for race, value in enumerate(sums):
            if value:
                was, present[race] = present[race], True
                best = best_value(due, sums, present, wild)
                fits[race] = best >= 0 and best >= enough
                present[race] = was
        if wild:
            best = best_value(due, sums, present, wild)
            fits += [best >= 0 and best >= enough] * (len(RACE_NAMES) - len(RACES))
        moves: list[Move] = [mv.PickAlly(card=card) for card in area.hand if fits[RACE_OF[card]] and card not in chosen]
        moves += [mv.ReturnAlly(card=card) for card in self.chosen]
        offer = quote(game, self.seat, self.lord, self.chosen, due)
        if offer.refusal is None:
            moves += paying(game, self.seat, offer.shortfall, mv.Confirm())
        moves.append(mv.Cancel())
        return moves

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.PickAlly):
            game.push(PayForLord(seat=self.seat, lord=self.lord, chosen=[*self.chosen, move.card]))
        elif isinstance(move, mv.ReturnAlly):
            left = [card for card in self.chosen if card != move.card]
            game.push(PayForLord(seat=self.seat, lord=self.lord, chosen=left))
        elif isinstance(move, mv.Confirm):
            self.pay(game, move.coins())
        else:
            from .turn import ActionPoint

            game.push(ActionPoint(seat=self.seat))

    def pay(self, game: AbyssGame, coins: int) -> None:
        """Carries the recruitment out in the order of B-47, ``coins`` of the shortfall not in Pearls; what the new Lord
        bends comes too late for it (B-50)."""
        state = game.state
        area = state.areas[self.seat]
        shortfall = quote(game, self.seat, self.lord, self.chosen).shortfall
        candidates = affiliates(game, self.seat, self.chosen)
        for card in self.chosen:
            area.hand.remove(card)
        state.discard.extend(self.chosen)
        show_all(state.seen, self.chosen)
        affiliation: list[Step] = []
        if candidates:
            affiliation.append(ChooseAffiliate(seat=self.seat, lord=self.lord, allies=candidates))
        recruit(game, self.seat, self.lord, shortfall, coins, self.chosen, affiliation)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        hand, pearls = game.state.areas[self.seat].hand, game.state.areas[self.seat].pearls
        if isinstance(move, mv.Confirm):
            offer = quote(game, self.seat, self.lord, self.chosen)
            return offer.refusal or why_not_so(game, self.seat, offer.shortfall, move)
        if isinstance(move, mv.PickAlly) and move.card in hand and move.card not in self.chosen:
            due = bill(game, self.seat, self.lord)
            races = {RACE_OF[card] for card in (*self.chosen, move.card) if not is_wild(card)}
            if due.race >= 0 and due.race not in races and len(races) >= due.races:
                return Refusal("race-missing", {"lord": self.lord, "race": RACES[due.race]})
            if len(races) > due.races:
                return Refusal("races-too-many", {"lord": self.lord, "need": due.races, "have": len(races)})
            present = [race in races for race in range(len(RACES))]
            best = best_value(due, race_sums(hand), present, wild_values(hand))
            return Refusal(
                "value-missing",
                {
                    "lord": self.lord,
                    "need": due.cost,
                    "have": max(0, best),
                    "pearls": pearls,
                },
            )
        return NOT_NOW


class ChooseAffiliate(Decision):
    """``seat`` lays one of the used ``allies`` in front of it (B-48, B-49); they lie in the discard meanwhile."""

    automatic = True
    lord: str
    allies: list[int]

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.Affiliate(card=card) for card in self.allies]

    def answer(self, game: AbyssGame, move: mv.Affiliate) -> None:
        game.state.discard.remove(move.card)
        game.state.areas[self.seat].affiliated.append(move.card)
        game.emit(ev.AllyAffiliated(seat=self.seat, card=move.card))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        return Refusal("not-weakest") if isinstance(move, mv.Affiliate) else NOT_NOW
