"""What the heuristic player thinks of its position: plans, and what Lords, Allies and Pearls are worth to it. It knows
what its view shows and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp

from ...engine.zones import BACK
from ...games.abyss import scoring
from ...games.abyss.affairs import hand_limit
from ...games.abyss.cards import RACE_OF, VALUE_OF
from ...games.abyss.location import LOCATIONS
from ...games.abyss.lord import LORDS
from ...games.abyss.payment import Bill, bill
from ...games.abyss.queries import Immunity
from ...games.abyss.rules import Abyss
from ...games.abyss.state import AbyssState, OwnedLord
from .advisor import POWERS, advisors
from .plans import NO_WILD, Plan, Planner, Wild
from .sight import RACE_COUNT, Sight
from .weights import Weights

RaceRange = range(RACE_COUNT)


class Outlook(Sight):
    """The position as ``seat`` sees it, in points. Made anew for every decision; works out only what is asked for."""

    def __init__(self, rules: Abyss, view: AbyssState, weights: Weights) -> None:
        super().__init__(rules, view, weights)
        self._bills: dict[str, Bill] = {}
        self._gross: dict[str, float] = {}
        self.advisors = advisors(self)

    # -- Lords -------------------------------------------------------------------------------------------

    def bill(self, lord: str) -> Bill:
        """What must be paid for ``lord``."""
        if lord not in self._bills:
            self._bills[lord] = bill(self.game, self.seat, lord)
        return self._bills[lord]

    def lord_worth(self, lord: str) -> float:
        """What ``lord`` is worth to the viewer when it comes, whatever it costs."""
        if lord not in self._gross:
            card = LORDS[lord]
            worth = card.influence + self.synergy(lord)
            if card.key:
                worth += self.key_gain()
            self._gross[lord] = worth  # a power that takes another Lord asks for the worth of that one
            self._gross[lord] = worth + self.power_at_once(lord) + self.power_later(lord)
        return self._gross[lord]

    def synergy(self, lord: str) -> float:
        """What ``lord`` adds to the own Locations."""
        area, view = self.area, self.view
        tiles = [LOCATIONS[tile] for tile in area.locations]
        if not tiles:
            return 0.0
        before = sum(tile.worth(view, self.seat) for tile in tiles)
        area.lords.append(OwnedLord(lord=lord))
        after = sum(tile.worth(view, self.seat) for tile in tiles)
        area.lords.pop()
        return float(after - before)

    def power_later(self, lord: str) -> float:
        """What the lasting power of ``lord`` will still bring while it is free."""
        w = self.weights
        turns = min(self.turns, 8.0)
        if LORDS[lord].key:
            turns = min(turns, 5.0)  # sooner or later its Key will be needed
        return POWERS[lord].turn * w.lasting * turns

    def power_at_once(self, lord: str) -> float:
        """What ``lord`` does when it comes."""
        power, w, view = POWERS[lord], self.weights, self.view
        worth = power.once * min(1.0, 0.4 + self.turns / 5)
        worth += power.pearls * self.pearl
        if power.tiles:
            worth += self.best_of(power.tiles)
        if power.stacks and any(view.council):
            worth += max(self.stack_value(race) for race in RaceRange)
        if power.turns:
            worth += power.turns * (w.action + 1.0)
        if power.tokens:
            worth += w.token * (1.3 if self.victims() else 0.0)
        if power.price and self.area.pearls >= power.price + 3:
            worth += max(0.0, self._best_court(lord) - power.price * self.pearl - 2)
        if power.court or power.deck:
            worth += max(0.0, self.exchange_gain(lord, power.deck))
        if power.swap and self.area.locations and self.open_tiles:
            worth += max(
                0.0,
                max(self.tile_worth(t) for t in self.open_tiles) - min(self.tile_worth(t) for t in self.area.locations),
            )
        if power.turns_over:
            worth += sum(self.turn_harm(other) for other in view.opponents(self.seat))
        return worth + sum(advisor.at_once(power) for advisor in self.advisors)

    def victims(self) -> list[int]:
        """The opponents who have a Monster token."""
        return [
            other
            for other in self.view.opponents(self.seat)
            if self.view.areas[other].tokens or any(advisor.lootable(other) for advisor in self.advisors)
        ]

    def turn_harm(self, other: int) -> float:
        """What the opponent ``other`` would lose by the turning of a Lord, to the viewer's good."""
        if self.game.ask(Immunity(seat=other, guild="soldier")).value:
            return 0.0
        return max((self.loss(own.lord) for own in self.view.areas[other].lords if own.active), default=0.0) * 0.4

    def loss(self, lord: str) -> float:
        """What a free Lord stands for beside its points: its Key and its power."""
        return (self.weights.tile / 3.5 if LORDS[lord].key else 0.0) + self.power_later(lord)

    def _best_court(self, but: str) -> float:
        return max((self.plain_worth(lord) for lord in self.open_court if lord != but), default=0.0)

    def plain_worth(self, lord: str) -> float:
        """What ``lord`` is worth without the power that it has when it comes."""
        card = LORDS[lord]
        worth = card.influence + self.synergy(lord) + self.power_later(lord)
        return worth + (self.key_gain() if card.key else 0.0)

    def parting(self, lord: str) -> float:
        """What is lost with the own free Lord ``lord``."""
        card = LORDS[lord]
        turned = any(own.lord == lord and own.turned for own in self.area.lords)
        worth = float(card.influence)
        if not turned:
            worth += self.power_later(lord)
            if card.key:
                worth += self.keys_worth(self.keys) - self.keys_worth(max(0, self.keys - 1))
        return worth

    def exchange_gain(self, lord: str, deck: bool) -> float:
        """What the exchange of another free Lord would bring."""
        mine = [self.parting(own.lord) for own in self.area.lords if own.free and own.lord != lord]
        if not mine:
            return 0.0
        if deck:
            pool = [self.plain_worth(new) for new in self.unseen_lords]
            return sum(pool) / len(pool) - min(mine) if pool else 0.0
        return self._best_court(lord) - min(mine)

    @cached_property
    def limit(self) -> int:
        """The most Allies that will be left in the own hand (B-69)."""
        return min([hand_limit(self.game, self.seat).value, *(advisor.limit() for advisor in self.advisors)])

    # -- Allies and Pearls -------------------------------------------------------------------------------

    @cached_property
    def best_affiliated(self) -> list[int]:
        """The value of the strongest affiliated Ally of each Race."""
        best = [0] * RACE_COUNT
        for card in self.area.affiliated:
            best[RACE_OF[card]] = max(best[RACE_OF[card]], VALUE_OF[card])
        return best

    def affiliation_gain(self, card: int) -> float:
        """What affiliating ``card`` adds: as the strongest of its Race, and in the own Locations."""
        gain = float(max(0, VALUE_OF[card] - self.best_affiliated[RACE_OF[card]]))
        tiles = [LOCATIONS[tile] for tile in self.area.locations]
        if tiles:
            before = sum(tile.worth(self.view, self.seat) for tile in tiles)
            self.area.affiliated.append(card)
            gain += sum(tile.worth(self.view, self.seat) for tile in tiles) - before
            self.area.affiliated.pop()
        return gain

    @cached_property
    def _planner(self) -> Planner:
        return Planner(self.weights, self.turns, self.view.seats)

    @cached_property
    def _plans(self) -> list[Plan]:
        return [self._plan(lord) for lord in self.open_court]

    def _plan(self, lord: str) -> Plan:
        due = self.bill(lord)
        return self.lord_worth(lord) + self.weights.affiliate, due.cost, due.races, due.race, lord

    def promise(self, lord: str) -> float:
        """What the plan to recruit ``lord`` is worth with what the viewer has."""
        sums, _, wild = self._mine
        return self._planner.best([self._plan(lord)], sums, wild, self.area.pearls, self._marginal(sum(sums)), "")

    @cached_property
    def coins(self) -> int:
        """The own coins other than Pearls that could go into one payment."""
        return sum(advisor.coins() for advisor in self.advisors)

    def missed(self, card: int) -> float:
        """What the hand misses without ``card`` beside what it pays for."""
        hand = self.area.hand
        rest = [other for other in hand if other != card]
        return sum(advisor.kept(hand) - advisor.kept(rest) for advisor in self.advisors)

    def brought(self, allies: Sequence[int]) -> int:
        """The coins other than Pearls that come when ``allies`` are used."""
        return sum(advisor.brought(allies) for advisor in self.advisors)

    @cached_property
    def _capacity(self) -> float:
        return self.weights.spend * self.turns + 0.001

    @cached_property
    def pearl(self) -> float:
        """What one more Pearl is worth."""
        return self._marginal(sum(VALUE_OF[card] for card in self.area.hand) + self.area.pearls) + 0.01

    def _marginal(self, total: float) -> float:
        return self.weights.point * exp(-total / self._capacity)

    def holdings(self, hand: Sequence[int], pearls: int, without: str = "", coins: int = 0) -> float:
        """What ``hand`` and ``pearls`` are worth in the turns to come: what they can pay for, the best plan for a Lord
        of the Court (``without`` is not there any more), and the Allies that are affiliated in the end (B-74); with
        ``coins`` other than Pearls more than now, and what expansions know about all that."""
        sums, least, wild = self._by_race(hand)
        worth = self._worth(sums, least, wild, min(len(hand), self.limit), pearls, without)
        for advisor in self.advisors:
            worth += advisor.kept(hand) - advisor.burden(coins, wild)
        return worth

    def _by_race(self, hand: Sequence[int]) -> tuple[list[int], list[int], Wild]:
        """The values of ``hand`` added up by Race, and the least one of each Race; wild Allies apart."""
        sums = [0] * RACE_COUNT
        least = [9] * RACE_COUNT
        if len(hand) > self.limit:
            hand = sorted(hand, key=VALUE_OF.__getitem__, reverse=True)[: self.limit]
        wild = NO_WILD
        for card in hand:
            race, value = RACE_OF[card], VALUE_OF[card]
            if race >= RACE_COUNT:
                wild = (wild[0] + 1, wild[1] + value)
                continue
            sums[race] += value
            if value < least[race]:
                least[race] = value
        return sums, least, wild

    @cached_property
    def _mine(self) -> tuple[list[int], list[int], Wild]:
        return self._by_race(self.area.hand)

    def card_gain(self, card: int) -> float:
        """What one more ``card`` would add to the hand."""
        size = len(self.area.hand)
        if size >= self.limit:
            return self.with_cards([card])
        race, value = RACE_OF[card], VALUE_OF[card]
        sums, least, wild = list(self._mine[0]), list(self._mine[1]), self._mine[2]
        if race >= RACE_COUNT:
            wild = (wild[0] + 1, wild[1] + value)
        else:
            sums[race] += value
            least[race] = min(least[race], value)
        worth = self._worth(sums, least, wild, size + 1, self.area.pearls, "")
        for advisor in self.advisors:
            worth += advisor.kept([*self.area.hand, card]) - advisor.burden(0, wild)
        return worth - self.now

    def _worth(self, sums: list[int], least: list[int], wild: Wild, count: int, pearls: int, without: str) -> float:
        w = self.weights
        turns = self.turns
        total = sum(sums) + wild[1] + pearls + w.extra_card * count
        capacity = self._capacity
        worth = w.point * capacity * (1 - exp(-total / capacity)) + 0.01 * pearls
        if turns >= 0.5:
            coins = pearls + self.coins
            worth += self._planner.best(self._plans, sums, wild, coins, self._marginal(total), without)
        best = self.best_affiliated
        left = 0
        for race in RaceRange:
            if sums[race] and least[race] > best[race]:
                left += least[race] - best[race]
        return worth + left * (1.0 if turns < 0.5 else w.hold if turns < 1.5 else w.hold * w.left)

    def with_cards(self, cards: Iterable[int]) -> float:
        """What ``cards`` would add to the hand."""
        return self.holdings([*self.area.hand, *cards], self.area.pearls) - self.now

    @cached_property
    def now(self) -> float:
        """What hand and Pearls are worth as they are."""
        return self.holdings(self.area.hand, self.area.pearls)

    def stack_value(self, race: int) -> float:
        """A rough worth of a Council stack."""
        cards, unknown = self.stack(race)
        return self.weights.point * min(1.0, self.turns / 3) * (sum(VALUE_OF[c] for c in cards) + 2 * unknown)

    def stack_gain(self, race: int) -> float:
        """What taking the Council stack of ``race`` would bring."""
        cards, unknown = self.stack(race)
        guess = [13 * race + 4] * unknown  # an unknown Ally counts as a 2
        return self.with_cards([*cards, *guess])

    # -- the score ---------------------------------------------------------------------------------------

    @cached_property
    def lead(self) -> float:
        """Own points ahead of the best opponent, as far as they can be seen."""
        points = [float(standing.points) for standing in scoring.standings(self.view)]
        for seat, area in enumerate(self.view.areas):
            points[seat] += sum(self.weights.token for token in area.tokens if token == BACK)
            if seat != self.seat:
                points[seat] += min(4.0, 0.8 * len(area.hand))
        return points[self.seat] - max(points[other] for other in self.view.opponents(self.seat))
