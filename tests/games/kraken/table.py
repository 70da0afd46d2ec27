"""The table of the base game's tests, with Kraken on it."""

from __future__ import annotations

from typing import Any, Self

from abyss_game.games.abyss.cards import RACE_OF
from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.games.abyss.expansions.kraken.nebulis import part
from abyss_game.games.abyss.expansions.kraken.sentinels import area_of
from abyss_game.games.abyss.state import AbyssState

from ..abyss.table import PAYMENTS, RULES, Story, Table
from ..abyss.table import assert_complete as assert_base_complete

KRAKEN = ("kraken",)

KRAKEN_PAYMENTS = {
    "ferryman": "squid-4 squid-2 squid-1",
    "outlaw": "squid-4 squid-2 squid-1",
    "counterfeiter": "squid-4 squid-2 squid-1",
    "fence": "squid-4 squid-2 squid-1",
    "cleaner": "squid-4 squid-2 squid-1",
    "watcher": "squid-4 crab-1",
    "vigil": "squid-4 crab-1",
    "lookout": "squid-4 crab-1",
    "shareholder": "shellfish-5 squid-3 squid-1",
    "inheritor": "shellfish-5 squid-4 squid-1",
    "hypnotist": "jellyfish-5 squid-3 squid-1",
    "healer": "jellyfish-4 jellyfish-2 jellyfish-1",
    "highwayman": "crab-5 squid-3 squid-1",
    "executioner": "crab-5 squid-3 shellfish-1",
    "recipient": "squid-4 crab-2 crab-1",
    "liberator": "squid-5 crab-3 crab-1",
    "grower": "seahorse-5 squid-3 squid-1",
    "oyster_farmer": "seahorse-5 seahorse-4 seahorse-2 seahorse-1",
}
"""For every Lord of Kraken Allies that pay its printed cost exactly; the last one is (one of) the weakest."""


class KrakenTable(Table):
    """A table that is being set, with Kraken's 78 Exploration cards, 53 Lords and 26 Locations."""

    expansions = KRAKEN

    def kraken(self, **own: Any) -> Self:
        """Kraken's part of the position: ``nebulis``, ``holder``, ``sentinels``, ``treasures``, ``treasure_deck`` …"""
        self.position["kraken"] = {**self.position.get("kraken", {}), **own}
        return self

    def tell(self, state: AbyssState) -> KrakenStory:
        return KrakenStory(state)

    def start(self) -> KrakenStory:
        story = super().start()
        assert isinstance(story, KrakenStory)
        return story

    def play(self, *moves: str) -> KrakenStory:
        return self.start().play(*moves)

    def recruit(self, lord: str) -> KrakenStory:
        super().recruit(lord)
        assert isinstance(self.story, KrakenStory)
        return self.story

    def payment(self, lord: str) -> list[str]:
        return (KRAKEN_PAYMENTS.get(lord) or PAYMENTS[lord]).split()


class KrakenStory(Story):
    """A game with Kraken that is being played and looked at."""

    def recruit(self, lord: str, allies: str = "", confirm: str = "confirm") -> Self:
        allies = allies or KRAKEN_PAYMENTS.get(lord) or PAYMENTS[lord]
        return self.play(f"recruit {lord}", *(f"pick {ally}" for ally in allies.split()), confirm)

    @property
    def nebulis(self) -> list[int]:
        return list(part(self.state).nebulis)

    @property
    def holder(self) -> int:
        """The seat that holds the figure, −1 for nobody."""
        return part(self.state).holder

    def sentinel(self, lord: str) -> str:
        """The token of ``lord`` as scenario files write it, "" while nobody has it."""
        found = RULES.describe(self.state)["kraken"]["sentinels"]
        return next((text for text in found if text.split()[0] == lord), "")

    def treasures(self, site: str) -> list[int]:
        """The values of the Treasures on ``site`` in the order in which they came."""
        return [TREASURE_VALUES[treasure] for treasure in part(self.state).treasures.get(site, [])]

    def treasures_left(self) -> int:
        """How many Treasures the deck holds."""
        return len(part(self.state).treasure_deck)

    def treasures_gone(self) -> list[int]:
        """The values of the Treasures that have left the game."""
        return sorted(TREASURE_VALUES[treasure] for treasure in part(self.state).gone_treasures)

    @property
    def asks(self) -> str:
        """The name of the decision that waits."""
        return type(self.game.decision).__name__

    def names(self) -> list[str]:
        """The names of the events, in order."""
        return [event.split()[0] for event in self.events]


def assert_complete(state: AbyssState) -> None:
    """Everything of the base game and 25 Treasures are in exactly one place, and the figure, the Sentinels and the
    Treasures lie as the rules say."""
    assert_base_complete(state)
    own = part(state)
    treasures = [*own.treasure_deck, *own.gone_treasures, *(one for lying in own.treasures.values() for one in lying)]
    assert sorted(treasures) == list(range(25))
    assert min(own.nebulis) >= 0
    for site, lying in own.treasures.items():
        values = [TREASURE_VALUES[treasure] for treasure in lying]
        assert lying and len(set(values)) == len(values), site
    assert_figure(state)
    placed = [token.place for token in own.sentinels if token.place]
    assert len({area_of(place) for place in placed}) == len(placed)
    open_things = {f"lord:{lord}" for lord in state.court} | {f"location:{tile}" for tile in state.available}
    assert set(placed) <= open_things | {f"council:{race}" for race in range(5)}
    for area in state.areas:
        assert all(0 <= RACE_OF[card] < 5 for card in area.affiliated)


def assert_figure(state: AbyssState) -> None:
    """The holder of the figure is among the richest in Nebulis, and somebody holds it exactly when there are any. While
    the figure is being settled this need not be so yet."""
    waiting = {type(step).__name__ for step in state.stack} & {"ChooseHolder", "SettleFigure"}
    own = part(state)
    if not waiting:
        assert (own.holder >= 0) == any(own.nebulis)
        assert own.holder < 0 or own.nebulis[own.holder] == max(own.nebulis)
