"""The table of the base game's tests, with Leviathan on it, alone or beside Kraken."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from abyss_game.engine.rng import Rng
from abyss_game.games.abyss.expansions.leviathan.border import part
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS, NONE, TOKEN_KINDS, ZONE_NAMES
from abyss_game.games.abyss.state import AbyssState

from ..abyss.table import PAYMENTS, RULES, Story, Table
from ..abyss.table import assert_complete as assert_base_complete
from ..kraken.table import KRAKEN_PAYMENTS
from ..kraken.table import assert_complete as assert_kraken_complete

ALONE = ("leviathan",)
BOTH = ("kraken", "leviathan")

LEVIATHAN_PAYMENTS = {
    "intrepid": "crab-3 crab-2 crab-1",
    "border_guard": "crab-5 squid-2 squid-1",
    "taxidermist": "shellfish-3 shellfish-2 shellfish-1",
    "arms_dealer": "shellfish-5 squid-2 squid-1",
    "metamorph": "jellyfish-3 jellyfish-2 jellyfish-1",
    "sorcerer": "jellyfish-5 squid-2 squid-1",
    "altruist": "squid-3 squid-2 squid-1",
    "rebel": "squid-5 crab-2 crab-1",
    "coward": "seahorse-5 seahorse-2 seahorse-1",
    "breeder": "seahorse-5 seahorse-4 crab-1",
}
"""For every Lord of Leviathan Allies that pay its printed cost exactly; the last one is (one of) the weakest."""


@cache
def chance_of(dice: tuple[int, ...]) -> int:
    """A state of the generator from which just these ``dice`` are rolled."""
    for start in range(10**7):
        rng = Rng(start)
        if all(1 + rng.below(6) == die for die in dice):
            return start
    raise AssertionError(dice)


class LeviathanTable(Table):
    """A table that is being set, with an empty Border unless it is said."""

    expansions = ALONE

    def __init__(self, seats: int = 2, active: int = 0, seed: int = 1) -> None:
        super().__init__(seats, active, seed)
        self.position["leviathan"] = {"border": {}}

    def leviathan(self, **own: Any) -> Self:
        """Leviathan's part of the position: ``deck``, ``tokens``, ``token_pile``, ``wounds``, ``slain`` …"""
        self.position["leviathan"] = {**self.position["leviathan"], **own}
        return self

    def border(self, **zones: int | str) -> Self:
        """The Leviathans on the Border by zone, ``z7=1``, ``z11_12="13:1"``."""
        return self.leviathan(border={name[1:].replace("_", "-"): one for name, one in zones.items()})

    def dice(self, *dice: int) -> Self:
        """What the next dice show."""
        self.position["rng"] = chance_of(dice)
        return self

    def tell(self, state: AbyssState) -> LeviathanStory:
        return LeviathanStory(state)

    def start(self) -> LeviathanStory:
        story = super().start()
        assert isinstance(story, LeviathanStory)
        return story

    def play(self, *moves: str) -> LeviathanStory:
        return self.start().play(*moves)

    def recruit(self, lord: str) -> LeviathanStory:
        super().recruit(lord)
        assert isinstance(self.story, LeviathanStory)
        return self.story

    def payment(self, lord: str) -> list[str]:
        return payment(lord).split()


class BothTable(LeviathanTable):
    """The same with Kraken."""

    expansions = BOTH

    def kraken(self, **own: Any) -> Self:
        """Kraken's part of the position."""
        self.position["kraken"] = {**self.position.get("kraken", {}), **own}
        return self


def payment(lord: str) -> str:
    """Allies that pay the printed cost of ``lord``."""
    return LEVIATHAN_PAYMENTS.get(lord) or KRAKEN_PAYMENTS.get(lord) or PAYMENTS[lord]


class LeviathanStory(Story):
    """A game with Leviathan that is being played and looked at."""

    def recruit(self, lord: str, allies: str = "") -> Self:
        return super().recruit(lord, allies or payment(lord))

    @property
    def asks(self) -> str:
        """The name of the decision that waits."""
        return type(self.game.decision).__name__

    def names(self) -> list[str]:
        """The names of the events, in order."""
        return [event.split()[0] for event in self.events]

    @property
    def border(self) -> dict[str, int]:
        """The Leviathans on the Border by zone."""
        own = part(self.state)
        return {ZONE_NAMES[zone]: one for zone, one in enumerate(own.border) if one != NONE}

    def left(self, leviathan: int) -> int:
        """The Life Points that ``leviathan`` has left."""
        own = part(self.state)
        return len(LEVIATHANS[leviathan].levels) - own.lost[own.border.index(leviathan)]

    @property
    def wounds(self) -> list[int]:
        return list(part(self.state).wounds)

    @property
    def slain(self) -> list[list[int]]:
        return [list(slain) for slain in part(self.state).slain]

    @property
    def scourge(self) -> int:
        return part(self.state).scourge

    def new_tokens(self, seat: int) -> list[str]:
        """The kinds of the new tokens of ``seat``."""
        return sorted(TOKEN_KINDS[token] for token in part(self.state).tokens[seat])

    def drawn(self, seat: int) -> tuple[int, int]:
        """How many base tokens and new tokens ``seat`` holds."""
        return len(self.state.areas[seat].tokens), len(part(self.state).tokens[seat])

    @property
    def nebulis(self) -> list[int]:
        assert self.state.kraken is not None
        return list(self.state.kraken.nebulis)


def assert_complete(state: AbyssState) -> None:
    """Everything of the base game (and of Kraken), 20 Leviathans and 19 new tokens are in exactly one place."""
    if state.kraken is not None:
        assert_kraken_complete(state)
    else:
        assert_base_complete(state)
    own = part(state)
    leviathans = [*own.deck, *own.gone, *(one for one in (*own.border, own.coming) if one != NONE)]
    leviathans += [one for slain in own.slain for one in slain]
    assert sorted(leviathans) == list(range(1, 21))
    tokens = [*own.token_pile, *own.gone_tokens, *(token for held in own.tokens for token in held)]
    assert sorted(tokens) == list(range(19))
    assert min(own.wounds) >= 0
    for leviathan, lost in zip(own.border, own.lost, strict=True):
        assert 0 <= lost < (len(LEVIATHANS[leviathan].levels) if leviathan else 1)
    assert state.threat == 1


__all__ = ["ALONE", "BOTH", "RULES", "BothTable", "LeviathanStory", "LeviathanTable", "assert_complete"]
