"""What Nebulis, krakens and Treasures mean to the heuristic player: points that are lost, risks that are worth
taking."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ....games.abyss.cards import RACE_OF, VALUE_OF
from ....games.abyss.expansions.kraken.cards import TREASURE_VALUES
from ....games.abyss.expansions.kraken.expansion import FIGURE_PENALTY
from ....games.abyss.expansions.kraken.locations import SACRED_SITES
from ....games.abyss.expansions.kraken.state import NOBODY
from ....games.abyss.expansions.kraken.treasures import on_site
from ....games.abyss.lord import LORDS
from ....games.abyss.queries import Immunity
from ....games.abyss.state import AbyssState
from ..outlook import Outlook
from .weights import KrakenWeights

SITES = frozenset(site.id for site in SACRED_SITES)
KINDS = tuple(sorted(set(TREASURE_VALUES)))
"""The values of Treasures; their rewards are a Key, Pearls, a token, an Ally, nothing (K-38)."""


class Taint:
    """The points that ``seat`` expects to lose by Nebulis: one each unless they can still be spent, and five with the
    figure (K-66); ``turns`` are its own turns to come."""

    def __init__(self, view: AbyssState, seat: int, turns: float, weights: KrakenWeights) -> None:
        own = view.kraken
        assert own is not None
        self.mine = own.nebulis[seat]
        self.most = max(own.nebulis[other] for other in view.opponents(seat))
        self._lead = 0.25 if own.holder == seat else 0.0 if own.holder == NOBODY else -0.25
        self._each = 1.0 - weights.launder * (1.0 - exp(-turns / 4))
        self._width = weights.figure_near + weights.figure_far * min(turns, 10.0)
        self._known: dict[int, float] = {}

    def loss(self, more: int = 0) -> float:
        """What is lost with ``more`` Nebulis than now."""
        if more not in self._known:
            have = max(0, self.mine + more)
            risk = 0.0
            if have:
                risk = 1.0 / (1.0 + exp(-(have - self.most + self._lead) / self._width))
            self._known[more] = self._each * have + FIGURE_PENALTY * risk
        return self._known[more]


class Search:
    """A search for Treasures with what everybody can count (K-70). ``rewards`` are the points that the reward of each
    value is worth."""

    def __init__(self, view: AbyssState, rewards: Sequence[float]) -> None:
        own = view.kraken
        assert own is not None
        shown = {*own.gone_treasures, *(one for lying in own.treasures.values() for one in lying)}
        self._left = [0] * len(KINDS)
        for treasure, value in enumerate(TREASURE_VALUES):
            if treasure not in shown:
                self._left[KINDS.index(value)] += 1
        self._rewards = rewards
        self._found: dict[tuple[int, int], float] = {}

    def going_on(self, lying: int, drawn: int = 0) -> float:
        """What another draw promises, in points with the tile, when the values of the set ``lying`` (a bit for each of
        :data:`KINDS`) lie on the tile, those of ``drawn`` taken from the deck as it stands now."""
        total = sum(self._left) - drawn.bit_count()
        if total <= 0:
            return float("-inf")
        there = worth(lying)
        expected = 0.0
        for kind, value in enumerate(KINDS):
            bit = 1 << kind
            count = self._left[kind] - bool(drawn & bit)
            if count <= 0:
                continue
            gain = self._rewards[kind]
            gain += there - value if lying & bit else self.best(lying | bit, drawn | bit)
            expected += count * gain
        return expected / total

    def best(self, lying: int, drawn: int = 0) -> float:
        """What the tile and the rest of the search are worth, stopping when that is better."""
        key = (lying, drawn)
        if key not in self._found:
            self._found[key] = max(float(worth(lying)), self.going_on(lying, drawn))
        return self._found[key]


def worth(lying: int) -> int:
    """The sum of a set of different Treasures (K-41)."""
    return sum(value for kind, value in enumerate(KINDS) if lying >> kind & 1)


def lying_on(view: AbyssState, site: str) -> int:
    """The set of the values that lie on ``site``."""
    return sum(1 << KINDS.index(value) for value in {TREASURE_VALUES[treasure] for treasure in on_site(view, site)})


def condemned(look: Outlook, race: int) -> float:
    """The points that unprotected opponents lose when ``race`` is named, to the viewer's good (K-60): whoever has
    several gives the weakest."""
    harm = 0.0
    for other in look.view.opponents(look.seat):
        own = [VALUE_OF[card] for card in look.view.areas[other].affiliated if RACE_OF[card] == race]
        if own and not look.game.ask(Immunity(seat=other, guild="soldier")).value:
            harm += own[0] if len(own) == 1 else 0.2
    return harm / (look.view.seats - 1)


def freedom(look: Outlook, lord: str) -> float:
    """What it is worth that the own used ``lord`` is free again (K-62)."""
    return (look.key_gain() if LORDS[lord].key else 0.0) + look.power_later(lord)
