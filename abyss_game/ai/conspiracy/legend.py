"""Playing alone: what the Legendary Opponent will take next, which everybody can work out (C-30), and what it makes of
it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

import msgspec

from ...games.conspiracy.lords import GUILD_OF, GUILDS, VALUE_OF
from ...games.conspiracy.rules import Conspiracy
from ...games.conspiracy.solo import wanted
from ...games.conspiracy.state import OPPONENT, ConspiracyState
from .outlook import Outlook
from .weights import Weights


class Legend:
    """The Legendary Opponent of ``view``, a solo game. Made anew for every decision."""

    def __init__(self, rules: Conspiracy, view: ConspiracyState, weights: Weights) -> None:
        self._rules = rules
        self._view = view
        self._weights = weights

    @cached_property
    def over(self) -> bool:
        """It has no turn left."""
        return self._view.turns_left == 0

    def takes(self, taken: int = -1, left: Sequence[int] = ()) -> float:
        """What its next turn brings it when the pile of the Guild ``taken`` is gone, −1 for none, and the Lords
        ``left`` lie on their piles. Of several piles the person gives it the least."""
        if self.over:
            return 0.0
        piles = [[] if guild == taken else list(pile) for guild, pile in enumerate(self._view.piles)]
        for lord in left:
            piles[GUILD_OF[lord]].append(lord)
        then = msgspec.structs.replace(self._view, piles=piles)
        _, guilds = wanted(then)
        if not guilds:
            return self._weights.turned_up
        return min(self._worth(then, guilds))

    def takes_after_a_draw(self, count: int, unseen: Sequence[int]) -> float:
        """What its next turn brings it when ``count`` of the ``unseen`` Lords are drawn and one of them is kept: on the
        average of the Guilds that the others may be of."""
        now = self.takes()
        if count == 1 or self.over or not unseen:
            return now
        more = 0.0
        for guild in range(len(GUILDS)):
            own = sorted((lord for lord in unseen if GUILD_OF[lord] == guild), key=lambda lord: VALUE_OF[lord])
            if own:
                more += len(own) / len(unseen) * (self.takes(left=[own[len(own) // 2]]) - now)
        return now + (count - 1) * more

    def _worth(self, then: ConspiracyState, guilds: Iterable[int]) -> list[float]:
        its = Outlook(self._rules, then, OPPONENT, self._weights)
        return [its.pile(guild) for guild in guilds]
