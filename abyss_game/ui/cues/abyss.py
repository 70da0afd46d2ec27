"""The sounds of Abyss."""

from __future__ import annotations

from collections.abc import Mapping

from abyss_game.engine.events import Event
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss.cards import is_monster
from abyss_game.ui.cues.cue import Cue, CueMaker, Cues, always, deal, pearls

FLIP_THEN_LAND = 0.22
PLOT_THEN_FLIP = 0.25
PAY_THEN_LAND = 0.35

TURNS: tuple[type[Event], ...] = (ev.TurnStarted,)


def _revealed(event: ev.CardRevealed) -> Cues:
    return [Cue("card_flip"), Cue("monster_reveal" if is_monster(event.card) else "card_place", FLIP_THEN_LAND)]


def _recruited(event: ev.LordRecruited) -> Cues:
    return [Cue("card_slide"), *pearls(event.pearls), Cue("lord_recruit", PAY_THEN_LAND)]


def _rewarded(event: ev.RewardPaid) -> Cues:
    # Only how many tokens were drawn is public, so all of them sound alike.
    key = [Cue("key")] if event.keys else []
    return [*key, *pearls(event.pearls), *deal("card_place", len(event.drawn))]


CUES: Mapping[type[Event], CueMaker] = {
    ev.GameStarted: always("card_shuffle"),
    ev.PearlsGained: lambda event: pearls(event.amount),
    ev.PearlsLost: lambda event: pearls(event.amount),
    ev.LordPlotted: lambda event: [Cue("plot"), Cue("card_flip", PLOT_THEN_FLIP)],
    ev.CardRevealed: _revealed,
    ev.DiscardReshuffled: always("card_shuffle"),
    ev.OfferDeclined: always("pass"),
    ev.AllyBought: always("buy"),
    ev.ThreatRose: always("threat_up"),
    ev.AllyTaken: always("card_slide"),
    ev.MonsterFought: always("monster_fight"),
    ev.ExplorationEnded: lambda event: deal("card_slide", len(event.council) + len(event.discarded)),
    ev.RewardPaid: _rewarded,
    ev.StackTaken: always("council_take"),
    ev.LordRecruited: _recruited,
    ev.LordAcquired: lambda event: [Cue("card_slide"), Cue("lord_recruit", PAY_THEN_LAND)],
    ev.LordDrawn: lambda event: [Cue("card_flip"), Cue("lord_recruit", PAY_THEN_LAND)],
    ev.AllyAffiliated: always("ally_affiliate"),
    ev.CourtRefilled: lambda event: deal("card_slide", len(event.lords)),
    ev.LocationsDrawn: lambda event: deal("card_flip", len(event.locations)),
    ev.LocationControlled: always("location_control"),
    ev.LocationExchanged: lambda event: [Cue("card_slide"), Cue("location_control", FLIP_THEN_LAND)],
    ev.LocationsSearched: always("card_shuffle"),
    ev.AllyDiscarded: always("card_slide"),
    ev.StackDiscarded: lambda event: deal("card_slide", event.count),
    ev.LordTurned: always("card_flip"),
    ev.TokenStolen: always("card_slide"),
    ev.LordDismissed: always("card_slide"),
    ev.CourtLordReplaced: lambda event: [Cue("card_slide"), Cue("card_flip", FLIP_THEN_LAND)],
    ev.PowerDeclined: always("pass"),
    ev.ActionSkipped: always("pass"),
    ev.EndTriggered: always("last_round"),
    ev.HandAffiliated: lambda event: [Cue("ally_affiliate")] if event.affiliated else [],
    ev.TokensRevealed: lambda event: deal("card_flip", len(event.tokens)),
}
"""The sounds of each kind of event but `TURNS`."""

SILENT: frozenset[type[Event]] = frozenset(
    {ev.PowerUsed, ev.PowerWithoutTarget, ev.Protected, ev.ExtraTurnWon, ev.GameEnded}
)
"""Events without a sound of their own: what follows from them is heard, or a line of the log says enough."""
