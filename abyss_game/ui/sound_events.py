"""What sounds when: from the events of a match to sounds.

sounds = SoundEvents(bus, player, people={0, 2})
bus.publish(BeatShown(beat, at=0.3))    # by the table, when it begins to show the beat; at: 0 left … 1 right
bus.publish(ShowSkipped())              # by the table, when the player skips an animation
sounds.scores(places)                   # under the first line of the scores
sounds.close()

Sounds follow what is *shown*, not what has happened: a move's events are known at once, but seen one after the other.
They come from events that were redacted for the viewer, and `cues` looks at nothing that some seat may not know, so no
sound tells a secret. Every sound doubles something that is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec

from abyss_game.engine.bus import Bus
from abyss_game.engine.events import Event
from abyss_game.engine.match import Beat
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss.cards import is_monster
from abyss_game.storage.settings import SPEED_FACTORS, Speed
from abyss_game.ui.sound import SoundPlayer

DEAL_PAUSE = 0.070
"""Between the cards of a deal, seconds; at most DEALT of them are heard."""
DEALT = 6
PEARL_PAUSE = 0.090
MANY_PEARLS = 3
FLIP_THEN_LAND = 0.22
PLOT_THEN_FLIP = 0.25
PAY_THEN_LAND = 0.35
HEARD_WHEN_FAST = frozenset({"action", "event", "grand"})


class BeatShown(msgspec.Struct, frozen=True):
    """The table begins to show `beat`; `at` is where on the table, 0 (left) … 1 (right)."""

    beat: Beat
    at: float = 0.5


class ShowSkipped(msgspec.Struct, frozen=True):
    """The player has skipped what was being shown."""


class Cue(msgspec.Struct, frozen=True):
    """`sound`, `delay` seconds after the beat begins at normal speed."""

    sound: str
    delay: float = 0.0


Cues = Sequence[Cue]
CueMaker = Callable[[Any], Cues]


def _always(*sounds: str) -> CueMaker:
    cues = [Cue(sound) for sound in sounds]
    return lambda event: cues


def pearls(amount: int, delay: float = 0.0) -> list[Cue]:
    """Each of two Pearls, or one cascade whatever the number."""
    if amount >= MANY_PEARLS:
        return [Cue("pearls_many", delay)]
    return [Cue("pearl_one", delay + PEARL_PAUSE * index) for index in range(amount)]


def deal(sound: str, count: int) -> list[Cue]:
    """`count` cards one after the other; after the sixth it is quiet."""
    return [Cue(sound, DEAL_PAUSE * index) for index in range(min(count, DEALT))]


def _revealed(event: ev.CardRevealed) -> Cues:
    return [Cue("card_flip"), Cue("monster_reveal" if is_monster(event.card) else "card_place", FLIP_THEN_LAND)]


def _recruited(event: ev.LordRecruited) -> Cues:
    return [Cue("card_slide"), *pearls(event.pearls), Cue("lord_recruit", PAY_THEN_LAND)]


def _rewarded(event: ev.RewardPaid) -> Cues:
    # Only how many tokens were drawn is public, so all of them sound alike.
    key = [Cue("key")] if event.keys else []
    return [*key, *pearls(event.pearls), *deal("card_place", len(event.drawn))]


CUES: Mapping[type[Event], CueMaker] = {
    ev.GameStarted: _always("card_shuffle"),
    ev.PearlsGained: lambda event: pearls(event.amount),
    ev.PearlsLost: lambda event: pearls(event.amount),
    ev.LordPlotted: lambda event: [Cue("plot"), Cue("card_flip", PLOT_THEN_FLIP)],
    ev.CardRevealed: _revealed,
    ev.DiscardReshuffled: _always("card_shuffle"),
    ev.OfferDeclined: _always("pass"),
    ev.AllyBought: _always("buy"),
    ev.ThreatRose: _always("threat_up"),
    ev.AllyTaken: _always("card_slide"),
    ev.MonsterFought: _always("monster_fight"),
    ev.ExplorationEnded: lambda event: deal("card_slide", len(event.council) + len(event.discarded)),
    ev.RewardPaid: _rewarded,
    ev.StackTaken: _always("council_take"),
    ev.LordRecruited: _recruited,
    ev.LordAcquired: lambda event: [Cue("card_slide"), Cue("lord_recruit", PAY_THEN_LAND)],
    ev.LordDrawn: lambda event: [Cue("card_flip"), Cue("lord_recruit", PAY_THEN_LAND)],
    ev.AllyAffiliated: _always("ally_affiliate"),
    ev.CourtRefilled: lambda event: deal("card_slide", len(event.lords)),
    ev.LocationsDrawn: lambda event: deal("card_flip", len(event.locations)),
    ev.LocationControlled: _always("location_control"),
    ev.LocationExchanged: lambda event: [Cue("card_slide"), Cue("location_control", FLIP_THEN_LAND)],
    ev.LocationsSearched: _always("card_shuffle"),
    ev.AllyDiscarded: _always("card_slide"),
    ev.StackDiscarded: lambda event: deal("card_slide", event.count),
    ev.LordTurned: _always("card_flip"),
    ev.TokenStolen: _always("card_slide"),
    ev.LordDismissed: _always("card_slide"),
    ev.CourtLordReplaced: lambda event: [Cue("card_slide"), Cue("card_flip", FLIP_THEN_LAND)],
    ev.PowerDeclined: _always("pass"),
    ev.ActionSkipped: _always("pass"),
    ev.EndTriggered: _always("last_round"),
    ev.HandAffiliated: lambda event: [Cue("ally_affiliate")] if event.affiliated else [],
    ev.TokensRevealed: lambda event: deal("card_flip", len(event.tokens)),
}
"""The sounds of each kind of event; `TurnStarted` is not among them because it depends on who looks on."""

SILENT: frozenset[type[Event]] = frozenset(
    {ev.PowerUsed, ev.PowerWithoutTarget, ev.Protected, ev.ExtraTurnWon, ev.GameEnded}
)
"""Events without a sound of their own: what follows from them is heard, or a line of the log says enough."""


def cues(event: Event, people: Collection[int]) -> Cues:
    """What `event` sounds like where the seats `people` are persons at this screen."""
    if isinstance(event, ev.TurnStarted):
        return [Cue("turn_yours" if event.seat in people else "turn_other")]
    make = CUES.get(type(event))
    return make(event) if make is not None else []


class SoundEvents:
    """Plays what a match on `bus` sounds like while it is shown.

    `people` are the seats of persons at this screen. At fast animation only actions, events and great moments are
    heard; with animation off only the last sound of what is shown together.
    """

    def __init__(self, bus: Bus, player: SoundPlayer, people: Collection[int] = (0,)) -> None:
        self._player = player
        self._people = frozenset(people)
        self._handles = [bus.subscribe(BeatShown, self._on_beat), bus.subscribe(ShowSkipped, self._on_skip)]

    def _on_beat(self, message: BeatShown) -> None:
        self.hear(message.beat, message.at)

    def _on_skip(self, _: ShowSkipped) -> None:
        self._player.skip()

    @property
    def _speed(self) -> Speed:
        settings = self._player.settings
        return "off" if settings.reduced_motion else settings.animation

    def hear(self, beat: Beat, at: float = 0.5) -> None:
        """The sounds of `beat`, which begins to be shown at `at`."""
        wanted = cues(beat.event, self._people)
        speed = self._speed
        if speed == "off":
            if wanted:
                self._player.last_of_move(wanted[-1].sound, at)
            return
        for cue in wanted:
            if speed != "fast" or self._player.catalogue[cue.sound].group in HEARD_WHEN_FAST:
                self._player.effect(cue.sound, at, cue.delay * SPEED_FACTORS[speed])

    def scores(self, places: Sequence[int]) -> None:
        """The end, by the place (from 1) of every seat: `win` when a person at this screen has won, `lose` when the
        only person has not; several people share the joy of the winner."""
        alone = len(self._people) == 1
        lost = alone and all(places[seat] > 1 for seat in self._people)
        self._player.effect("lose" if lost else "win")

    def close(self) -> None:
        """Ends the subscriptions; what still sounds dies away by itself."""
        for handle in self._handles:
            handle.close()
