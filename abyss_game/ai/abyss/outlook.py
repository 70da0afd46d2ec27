"""What the heuristic player thinks of its position: time left, plans, and what Lords, Locations, Allies, Keys and
Pearls are worth to it. It knows what its view shows and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import exp

from ...engine.game import Game
from ...engine.rng import Rng, seeded
from ...engine.zones import BACK
from ...games.abyss import scoring
from ...games.abyss.affairs import hand_limit, key_lords, keys
from ...games.abyss.cards import RACE_OF, RACES, VALUE_OF
from ...games.abyss.location import LOCATIONS
from ...games.abyss.lord import LORDS
from ...games.abyss.payment import Bill, bill
from ...games.abyss.queries import Immunity
from ...games.abyss.rules import Abyss
from ...games.abyss.state import KEYS_FOR_A_LOCATION, LORDS_THAT_END, AbyssState, Area, OwnedLord
from .weights import POWERS, SEARCHES, Weights

RACE_COUNT = len(RACES)
RaceRange = range(RACE_COUNT)


class Outlook:
    """The position as ``seat`` sees it. Made anew for every decision; works out only what is asked for."""

    def __init__(self, rules: Abyss, view: AbyssState, weights: Weights) -> None:
        self.rules = rules
        self.view = view
        self.weights = weights
        self.seat = view.viewer
        self.area: Area = view.areas[self.seat]
        self.game: Game[AbyssState] = rules.resume(view)
        self._bills: dict[str, Bill] = {}
        self._gross: dict[str, float] = {}

    # -- time --------------------------------------------------------------------------------------------

    @cached_property
    def turns(self) -> float:
        """Own turns still to come after the running turn, or after this moment in somebody else's turn."""
        view = self.view
        mine = view.turn.active == self.seat
        extra = view.extra_turns if mine else 0
        if view.turns_left >= 0:
            away = (self.seat - view.turn.active) % view.seats
            return float(extra + (1 if 0 < away <= view.turns_left else 0))
        most = max(len(area.lords) for area in view.areas)
        needed = max(0, LORDS_THAT_END - most)
        by_lords = needed * self.weights.turns_a_lord
        by_deck = (len(view.lord_deck) + 5) * self.weights.turns_a_lord / view.seats
        return extra + max(0.6, min(by_lords, by_deck)) + (0.0 if mine else 0.5)

    # -- what is not seen --------------------------------------------------------------------------------

    @cached_property
    def unseen_lords(self) -> list[str]:
        """The Lords that may still be in the deck: all of them are (B-128)."""
        view = self.view
        shown = {*view.court, *view.gone_lords, *(own.lord for area in view.areas for own in area.lords)}
        return [lord for lord in self.rules.lords(view.expansions) if lord not in shown]

    @cached_property
    def unseen_tiles(self) -> list[str]:
        """The Locations in the deck."""
        view = self.view
        shown = {*view.available, *view.gone_locations, *(tile for area in view.areas for tile in area.locations)}
        return [tile for tile in self.rules.locations(view.expansions) if tile not in shown]

    @cached_property
    def kinds(self) -> list[tuple[int, int]]:
        """One card of each kind that may be turned up, with the number of such cards: those whose whereabouts the
        viewer does not know."""
        view = self.view
        elsewhere = {card for area in view.areas for card in (*area.hand, *area.affiliated)}
        elsewhere.update(view.track)
        fresh = bool(view.exploration)
        for zone, cards in view.recall.items():
            if fresh or zone != "discard":
                elsewhere.update(cards)
        counts: dict[tuple[int, int], list[int]] = {}
        for card in range(len(RACE_OF)):
            if card not in elsewhere:
                counts.setdefault((RACE_OF[card], VALUE_OF[card]), []).append(card)
        return [(cards[0], len(cards)) for cards in counts.values()]

    def stack(self, race: int) -> tuple[list[int], int]:
        """The Council stack of ``race``: the cards that the viewer remembers, and how many it does not."""
        remembered = self.view.recall.get(f"council:{RACES[race]}", [])
        return remembered, len(self.view.council[race]) - len(remembered)

    # -- Keys and Locations ------------------------------------------------------------------------------

    @cached_property
    def _futures(self) -> list[tuple[list[OwnedLord], list[int]]]:
        """Some ways in which the own Lords and affiliated Allies may look at the end."""
        time = self.turns
        more = max(0, min(LORDS_THAT_END - len(self.area.lords), round(time / self.weights.turns_a_lord)))
        pool = [lord for lord in self.view.court if lord] + self.unseen_lords
        hand = sorted(self.area.hand, key=VALUE_OF.__getitem__)
        rng = Rng(seeded(self.view.made))
        futures = []
        for _ in range(3):
            lords = [OwnedLord(lord=pool[rng.below(len(pool))]) for _ in range(more)] if pool else []
            rest: dict[int, int] = {}
            for card in hand:
                rest.setdefault(RACE_OF[card], card)
            allies = [13 * rng.below(RACE_COUNT) + rng.below(7) for _ in range(more)]
            kept = list(rest.values())
            if time >= 1:
                kept = kept[:2]
            futures.append((lords, allies + kept))
        return futures

    @cached_property
    def _tile_worth(self) -> dict[str, float]:
        return {}

    def tile_worth(self, tile: str) -> float:
        """What the Location ``tile`` will be worth at the end, as it looks."""
        known = self._tile_worth
        if tile not in known:
            if LOCATIONS[tile].copies:
                theirs = (t for other in self.view.opponents(self.seat) for t in self.view.areas[other].locations)
                best = max((self._grown(t) for t in theirs if not LOCATIONS[t].copies), default=0.0)
                hope = 0.6 * self.weights.tile * min(1.0, self.turns / 6)
                known[tile] = max(best, hope)
            elif tile in SEARCHES and tile not in self.area.locations:
                known[tile] = max((self._grown(t) for t in self.unseen_tiles if t not in SEARCHES), default=0.0)
            else:
                known[tile] = self._grown(tile)
        return known[tile]

    def _grown(self, tile: str) -> float:
        worth = LOCATIONS[tile].worth
        area = self.area
        lords, allies = area.lords, area.affiliated
        total = 0
        for more_lords, more_allies in self._futures:
            area.lords = lords + more_lords
            area.affiliated = allies + more_allies
            total += worth(self.view, self.seat)
        area.lords, area.affiliated = lords, allies
        return total / len(self._futures)

    def best_of(self, draws: int) -> float:
        """The expected worth of the best of ``draws`` Locations from the deck."""
        worths = sorted(self.tile_worth(tile) for tile in self.unseen_tiles)
        if not worths:
            return max((self.tile_worth(tile) for tile in self.view.available), default=0.0)
        draws = min(draws, len(worths))
        if draws == 1:
            return sum(worths) / len(worths)
        total, below, size = 0.0, 1.0, len(worths)
        # The chance that all draws are among the first i, summed up as a step function of the worth.
        previous = 0.0
        for i in range(1, size + 1):
            if i >= draws:
                below = 1.0
                for d in range(draws):
                    below *= (i - d) / (size - d)
            else:
                below = 0.0
            total += worths[i - 1] * (below - previous)
            previous = below
        return total

    @cached_property
    def next_tile(self) -> float:
        """What the next Location that is paid with Keys will be worth."""
        best = max((self.tile_worth(tile) for tile in self.view.available), default=0.0)
        drawn = self.best_of(4) if self.unseen_tiles else 0.0
        return max(best, drawn)

    def keys_worth(self, count: int) -> float:
        """What ``count`` Keys are worth: whole Locations, and the hope of one more."""
        whole, rest = divmod(count, KEYS_FOR_A_LOCATION)
        tile = self.next_tile
        hope = min(1.0, self.turns / self.weights.key_hope)
        return whole * tile + tile * hope * (0.0, 0.31, 0.64)[rest]

    @cached_property
    def keys(self) -> int:
        """The own Keys."""
        return keys(self.area)

    def key_gain(self, more: int = 1) -> float:
        """What ``more`` Keys would add, less the powers of the Lords that must be spent with them (B-57, B-61)."""
        gain = self.keys_worth(self.keys + more) - self.keys_worth(self.keys)
        if self.keys < KEYS_FOR_A_LOCATION <= self.keys + more:
            powers = sorted(self.power_later(lord) for lord in key_lords(self.area))
            gain -= sum(powers[: max(0, KEYS_FOR_A_LOCATION - more - self.area.keys)])
        return gain

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
        if power.swap and self.area.locations and view.available:
            worth += max(
                0.0,
                max(self.tile_worth(t) for t in view.available) - min(self.tile_worth(t) for t in self.area.locations),
            )
        if power.turned:
            worth += sum(self.turn_harm(other) for other in view.opponents(self.seat))
        return worth

    def victims(self) -> list[int]:
        """The opponents who have a Monster token."""
        return [other for other in self.view.opponents(self.seat) if self.view.areas[other].tokens]

    def turn_harm(self, other: int) -> float:
        """What the opponent ``other`` would lose by the turning of a Lord, to the viewer's good."""
        if self.game.ask(Immunity(seat=other, guild="soldier")).value:
            return 0.0
        return max((self.loss(own.lord) for own in self.view.areas[other].lords if own.active), default=0.0) * 0.4

    def loss(self, lord: str) -> float:
        """What a free Lord stands for beside its points: its Key and its power."""
        return (self.weights.tile / 3.5 if LORDS[lord].key else 0.0) + self.power_later(lord)

    def _best_court(self, but: str) -> float:
        return max((self.plain_worth(lord) for lord in self.view.court if lord and lord != but), default=0.0)

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
        return hand_limit(self.game, self.seat).value

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
    def _plans(self) -> list[tuple[float, int, int, int, str]]:
        """For every Court Lord: what it brings, the cost, the number of Races, the mandatory one, its name."""
        plans = []
        for lord in self.view.court:
            if lord:
                due = self.bill(lord)
                plans.append((self.lord_worth(lord) + 1.0, due.cost, due.races, due.race, lord))
        return plans

    @cached_property
    def _capacity(self) -> float:
        return self.weights.spend * self.turns + 0.001

    @cached_property
    def pearl(self) -> float:
        """What one more Pearl is worth."""
        return self._marginal(sum(VALUE_OF[card] for card in self.area.hand) + self.area.pearls) + 0.01

    def _marginal(self, total: float) -> float:
        return self.weights.point * exp(-total / self._capacity)

    def holdings(self, hand: Sequence[int], pearls: int, without: str = "") -> float:
        """What ``hand`` and ``pearls`` are worth in the turns to come: what they can pay for, the best plan for a Lord
        of the Court (``without`` is not there any more), and the Allies that are affiliated in the end (B-74)."""
        w = self.weights
        sums = [0] * RACE_COUNT
        least = [9] * RACE_COUNT
        if len(hand) > self.limit:
            hand = sorted(hand, key=VALUE_OF.__getitem__, reverse=True)[: self.limit]
        for card in hand:
            race, value = RACE_OF[card], VALUE_OF[card]
            sums[race] += value
            if value < least[race]:
                least[race] = value
        return self.worth_of(sums, least, len(hand), pearls, without, w)

    def worth_of(self, sums: list[int], least: list[int], count: int, pearls: int, without: str, w: Weights) -> float:
        """:meth:`holdings` of Allies with these values and least values by Race."""
        turns = self.turns
        total = sum(sums) + pearls + w.extra_card * count
        capacity = self._capacity
        worth = w.point * capacity * (1 - exp(-total / capacity)) + 0.01 * pearls
        if turns >= 0.5:
            worth += self._best_plan(sums, pearls, without, self._marginal(total))
        best = self.best_affiliated
        left = 0
        for race in RaceRange:
            if sums[race] and least[race] > best[race]:
                left += least[race] - best[race]
        return worth + left * (1.0 if turns < 0.5 else w.hold if turns < 1.5 else w.hold * w.left)

    def _best_plan(self, sums: list[int], pearls: int, without: str, marginal: float) -> float:
        w = self.weights
        turns = self.turns
        wait = w.wait ** (self.view.seats - 1)
        action = w.action * min(1.0, turns / 3)
        best = 0.0
        ranked = sorted(sums, reverse=True)
        for gross, cost, races, race, lord in self._plans:
            net = gross - action - cost * marginal
            if net <= best or lord == without:
                continue
            value, need = (sums[race], races - 1) if race >= 0 else (0, races)
            missing = 1 if race >= 0 and not value else 0
            own, extra = race >= 0, 0
            for amount in ranked:
                if own and amount == value:
                    own = False  # the mandatory Race is counted already; equal ones are as good
                elif not need:
                    break
                elif amount:
                    extra += amount
                    need -= 1
            missing += need
            short = cost - value - extra - pearls - w.new_race * missing
            time = missing + (short / w.card_a_turn if short > 0 else 0.0)
            if time + 1 > turns:
                if time >= turns:
                    continue
                net *= turns - time
            plan = net * wait**time
            if plan > best:
                best = plan
        return best

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
