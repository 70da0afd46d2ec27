"""What the heuristic player counts on its view: the time that is left, the cards it has not seen, Keys and
Locations."""

from __future__ import annotations

from functools import cached_property

from ...engine.game import Game
from ...games.abyss.affairs import keys
from ...games.abyss.cards import RACE_OF, RACES, VALUE_OF, is_wild
from ...games.abyss.location import LOCATIONS
from ...games.abyss.reach import locations_in_reach, lords_in_reach
from ...games.abyss.rules import Abyss
from ...games.abyss.state import KEYS_FOR_A_LOCATION, LORDS_THAT_END, AbyssState, Area, OwnedLord
from .advisor import Advisor
from .powers import SEARCHES
from .weights import Weights

RACE_COUNT = len(RACES)
FUTURES = 2
"""So many guesses of the end are made when a Location is judged."""


class Sight:
    """What can be counted in the position as ``seat`` sees it: time, unseen cards, Keys and Locations."""

    advisors: tuple[Advisor, ...] = ()

    def __init__(self, rules: Abyss, view: AbyssState, weights: Weights) -> None:
        self.rules = rules
        self.view = view
        self.weights = weights
        self.seat = view.viewer
        self.area: Area = view.areas[self.seat]
        self.game: Game[AbyssState] = rules.resume(view)

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
        by_supplies = min((advisor.turns() for advisor in self.advisors), default=by_deck)
        return extra + max(0.6, min(by_lords, by_deck, by_supplies)) + (0.0 if mine else 0.5)

    # -- what is within reach ----------------------------------------------------------------------------

    @cached_property
    def open_court(self) -> list[str]:
        """The Lords of the Court that nobody else has reserved."""
        return lords_in_reach(self.view, self.seat)

    @cached_property
    def open_tiles(self) -> list[str]:
        """The available Locations that nobody else has reserved."""
        return locations_in_reach(self.view, self.seat)

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
        for card in self.rules.cards(view.expansions):
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
        weakest: dict[int, int] = {}
        for card in sorted(self.area.hand, key=VALUE_OF.__getitem__):
            if not is_wild(card):
                weakest.setdefault(RACE_OF[card], card)
        kept = list(weakest.values()) if time < 1 else list(weakest.values())[:2]
        futures = []
        for one in range(FUTURES):
            # Spread over Guilds and Races as evenly as can be, so that the guess does not jump about.
            lords = [OwnedLord(lord=pool[(one * 7 + i * len(pool) // more) % len(pool)]) for i in range(more) if pool]
            allies = [13 * ((i + 3 * one) % RACE_COUNT) + (0, 4, 7)[i % 3] for i in range(more)]
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
                known[tile] = max((self._taken(t) for t in self.unseen_tiles if t not in SEARCHES), default=0.0)
            elif tile not in self.area.locations:
                known[tile] = self._taken(tile)
            else:
                known[tile] = self._grown(tile)
        return known[tile]

    def _taken(self, tile: str) -> float:
        """What ``tile`` will be worth when it is taken now."""
        for advisor in self.advisors:
            worth = advisor.tile(tile)
            if worth is not None:
                return worth
        return self._grown(tile)

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
        best = max((self.tile_worth(tile) for tile in self.open_tiles), default=0.0)
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
        """What ``more`` Keys would add."""
        return self.keys_worth(self.keys + more) - self.keys_worth(self.keys)
