"""The sounds of Kraken: duller beads, a deep bell for the figure, a chest that may be opened once too often."""

from __future__ import annotations

from collections.abc import Mapping

from abyss_game.engine.events import Event
from abyss_game.games.abyss.cards import is_monster
from abyss_game.games.abyss.expansions.kraken import events as ev
from abyss_game.ui.cues.cue import PEARL_PAUSE, Cue, CueMaker, Cues, always, deal

MOST_BEADS = 3
FLIP_THEN_LAND = 0.22
RISE_THEN_BUST = 0.25

TURNS: tuple[type[Event], ...] = ()


def _beads(amount: int) -> Cues:
    return [Cue("nebulis", PEARL_PAUSE * index) for index in range(min(amount, MOST_BEADS))]


def _turned_over(event: ev.CardTurnedOver) -> Cues:
    return [Cue("card_flip"), Cue("monster_reveal" if is_monster(event.card) else "card_slide", FLIP_THEN_LAND)]


CUES: Mapping[type[Event], CueMaker] = {
    ev.NebulisGained: lambda event: _beads(event.amount),
    ev.NebulisLost: lambda event: _beads(event.amount),
    ev.NebulisPaid: lambda event: _beads(event.amount),
    ev.FigureTaken: always("kraken_figure"),
    ev.FigureReturned: always("kraken_figure"),
    ev.KrakenLaid: always("card_place"),
    ev.KrakensTurnedIn: lambda event: deal("card_slide", len(event.allies)),
    ev.SentinelTaken: always("sentinel"),
    ev.SentinelPlaced: always("sentinel"),
    ev.SentinelReturned: always("card_slide"),
    ev.TreasureDrawn: always("treasure_draw"),
    ev.KeyGained: always("key"),
    ev.TokenDrawn: always("card_place"),
    ev.CardTurnedOver: _turned_over,
    ev.TreasuresDiscarded: lambda event: [Cue("treasure_bust", RISE_THEN_BUST)],
    ev.DiscardOpened: always("card_shuffle"),
    ev.AllyRecovered: always("card_slide"),
    ev.PearlStolen: always("pearl_one"),
    ev.AffiliatedDiscarded: always("card_slide"),
    ev.LordTurnedUp: always("card_flip"),
    ev.LordFreed: always("lord_recruit"),
}
"""The sounds of each kind of event."""

SILENT: frozenset[type[Event]] = frozenset({ev.SearchEnded, ev.RaceNamed})
"""Events without a sound of their own: the log or what follows from them says enough."""
