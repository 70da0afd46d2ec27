"""What the heuristic player thinks of its position: what Lords, piles, draws and Locations are worth to a side. It
knows what its view shows and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import comb

from ...engine.ruleset import Line
from ...games.conspiracy import preview
from ...games.conspiracy.affairs import takes_master
from ...games.conspiracy.chamber import NEIGHBOURS, Chamber, Keys, group_at
from ...games.conspiracy.location import LOCATIONS
from ...games.conspiracy.lords import GUILD_OF, GUILDS, KEY_OF, LORDS, PEARLS_OF, VALUE_OF
from ...games.conspiracy.rules import Conspiracy
from ...games.conspiracy.state import ConspiracyState
from .order import best_order
from .weights import BOTHER, GROWTH, Weights

SOURCES = ("lords", "locations", "coalition", "pearl-master")
"""Where points come from."""


def _points(lines: Iterable[Line], source: str) -> int:
    return sum(line.points for line in lines if line.source == source)


class Outlook:
    """The position of ``side`` in points. Made anew for every decision; works out only what is asked for."""

    def __init__(self, rules: Conspiracy, view: ConspiracyState, side: int, weights: Weights) -> None:
        self.rules = rules
        self.view = view
        self.side = side
        self.weights = weights
        self.chamber: Chamber = view.chambers[side]

    # -- the course of the game ------------------------------------------------------------------------------

    @cached_property
    def last(self) -> bool:
        """No turn will follow this one for the side."""
        return self.view.turns_left >= 0

    @cached_property
    def time(self) -> float:
        """The part of a Chamber that this side can still fill, 0 … 1: its empty places, or fewer when another Chamber
        will be full before."""
        if self.last:
            return 0.0
        nearest = min(chamber.free for chamber in self.view.chambers)
        return min(self.chamber.free, nearest + 1.5) / 15

    @cached_property
    def any_two(self) -> bool:
        """Any two Keys are enough."""
        return preview.any_two_keys(self.view, self.side)

    @cached_property
    def lines(self) -> list[Line]:
        """The score of the side as it stands."""
        return preview.score(self.view, self.side)

    @cached_property
    def points(self) -> int:
        """All points as they stand."""
        return sum(line.points for line in self.lines)

    # -- Lords -----------------------------------------------------------------------------------------------

    def keys_worth(self, keys: Keys) -> float:
        """What waiting ``keys`` are worth on the way to a Location."""
        if self.last or not keys.total or self.chamber.free <= 1:
            return 0.0
        worth = self.weights.location * self.weights.key
        if keys.total > 1:
            worth += self.weights.location * self.weights.unlike
        return worth * min(1.0, 5 * self.time)

    def open_worth(self, lords: Sequence[int]) -> float:
        """What groups promise that can still grow."""
        if self.last:
            return 0.0
        taken = len(lords)
        seen: set[int] = set()
        sizes = []
        for place in range(1, taken + 1):
            if place in seen or NEIGHBOURS[place - 1][-1] <= taken:
                continue
            group = group_at(lords, place)
            seen.update(group)
            sizes.append(len(group))
        if not sizes:
            return 0.0
        sizes.sort()
        worth = self.weights.open_group * sizes[-1] + self.weights.crumb * sum(sizes[:-1])
        return worth * min(1.0, 3 * self.time)

    @cached_property
    def _now(self) -> float:
        return self.keys_worth(self.chamber.keys()) + self.open_worth(self.chamber.lords)

    @cached_property
    def _high(self) -> float:
        return 1 - (1 - self.weights.early_high) * self.time

    @cached_property
    def _mastery(self) -> float:
        return 1 - (1 - self.weights.early_master) * self.time

    @cached_property
    def _place(self) -> float:
        """What it costs to fill a place: nothing when the game ends before the Chamber would be full."""
        return self.weights.place * min(1.0, 3 * self.time)

    def lords_worth(self, lords: Sequence[int]) -> float:
        """What it would bring to place ``lords`` in this order."""
        weights = self.weights
        seen = preview.preview(self.view, self.side, lords)
        gain = {source: _points(seen.lines, source) - _points(seen.lines_before, source) for source in SOURCES}
        value = gain["lords"] * self._high + gain["locations"] + gain["coalition"]
        value += gain["pearl-master"] * self._mastery + seen.pearls * weights.pearl
        if self.side < self.view.seats:  # the preview counts those of the Legendary Opponent (C-33)
            value += len(seen.due) * weights.location
        value += self.keys_worth(seen.keys)
        value += self.open_worth([*self.chamber.lords, *lords[: len(seen.places)]])
        value += weights.place * seen.token
        return value - self._now - len(seen.places) * self._place

    def pile(self, guild: int) -> float:
        """What the pile of ``guild`` would bring."""
        lords = best_order(self.view.piles[guild], self.chamber.keys(), self.any_two)
        return self.lords_worth(lords)

    @cached_property
    def _by_guild(self) -> list[float]:
        """What a Lord of each Guild without value, Key and Pearls would bring."""
        zero = [next(lord for lord in range(LORDS) if GUILD_OF[lord] == guild) for guild in range(len(GUILDS))]
        return [self.lords_worth([lord]) for lord in zero]

    def single(self, lord: int) -> float:
        """What one more ``lord`` would bring: as :meth:`lords_worth`, worked out from one Lord of its Guild."""
        weights = self.weights
        guild, keys = GUILD_OF[lord], self.chamber.keys()
        best = self.chamber.highest(guild)
        value = self._by_guild[guild]
        value += max(0, VALUE_OF[lord] - (VALUE_OF[best] if best >= 0 else 0)) * self._high
        pearls = PEARLS_OF[lord]
        value += pearls * weights.pearl
        if pearls and takes_master(self.view, self.side, pearls):
            value += 5 * self._mastery
        if KEY_OF[lord]:
            after = keys.plus(lord)
            value -= self.keys_worth(keys)
            value += weights.location if after.due(self.any_two) else self.keys_worth(after)
        return value

    @cached_property
    def unseen(self) -> list[int]:
        """The Lords of the deck, in no order."""
        view = self.view
        shown = {*view.drawn, *view.waiting}
        shown.update(lord for pile in view.piles for lord in pile)
        shown.update(lord for chamber in view.chambers for lord in chamber.lords)
        return [lord for lord in range(LORDS) if lord not in shown]

    def draw(self, count: int) -> float:
        """What drawing ``count`` Lords and keeping the best is expected to bring."""
        expected = best_of(count, [self.single(lord) for lord in self.unseen])
        return expected - (count - 1) * self.weights.give * (not self.last)

    # -- Locations -------------------------------------------------------------------------------------------

    def tile(self, location: str) -> float:
        """What ``location`` would bring on the Lord placed last."""
        lines = preview.preview_location(self.view, self.side, location)
        master = _points(lines, "pearl-master") - _points(self.lines, "pearl-master")
        value = sum(line.points for line in lines) - self.points - master * (1 - self._mastery)
        if self.last:
            return value
        value += LOCATIONS[location].pearls * self.weights.pearl
        return value + 15 * self.time * GROWTH.get(location, 0.0) + BOTHER.get(location, 0.0)

    @cached_property
    def unseen_locations(self) -> list[str]:
        """The Locations that may lie in the deck."""
        view = self.view
        shown = {*view.available, *(cover for chamber in view.chambers for cover in chamber.covers)}
        if view.solo is not None:
            shown.update(view.solo.buried)
        return [location for location in self.rules.locations(view.bonus) if location not in shown]

    def draw_locations(self, count: int) -> float:
        """What turning up ``count`` Locations and taking the best is expected to bring."""
        left = 0.0 if self.last else (count - 1) * self.weights.draw_location
        return best_of(count, [self.tile(location) for location in self.unseen_locations]) - left


def best_of(count: int, values: Sequence[float]) -> float:
    """The expected best of ``count`` of the ``values``, drawn without looking."""
    ordered = sorted(values)
    ways = comb(len(ordered), count)
    return sum(value * comb(below, count - 1) for below, value in enumerate(ordered)) / ways
