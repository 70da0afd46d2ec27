"""“Since your last turn”: what the others have done, in a few short lines without subject.

The screen draws the sign of the seat before each line. Amounts of Pearls, Keys and Monster tokens are icons.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..engine.events import Event
from ..games.abyss import events as ev
from ..games.abyss.state import AbyssState
from .describe_events import cards, cause, locations, lords
from .markup import icon
from .message import Arg, Card, Count, Location, Lord, Message, Race
from .voice import MOST_LINES, Line, Players, shortened, who, window

LORDS_WORTH_TELLING = 5
"""From so many Lords on it is told how near the end is."""

CARDS_WORTH_NAMING = 3
"""More cards than these are only counted."""


def pearls(amount: int) -> str:
    """``amount`` Pearls as a number and an icon."""
    return f"{amount} {icon('pearl')}"


def gains(keys: int, amount: int, tokens: int) -> str:
    """A reward in numbers and icons."""
    counts = ((keys, "key"), (amount, "pearl"), (tokens, "monster"))
    return " + ".join(f"{count} {icon(name)}" for count, name in counts if count)


@dataclass
class Gathered:
    """What is told while the events go by."""

    viewer: int
    players: Players
    lines: list[Line] = field(default_factory=list)
    plotter: int = -1
    plotted: list[str] = field(default_factory=list)
    controlled: list[str] = field(default_factory=list)
    discards: dict[tuple[int, str], list[int]] = field(default_factory=dict)
    sold: int = 0
    earned: int = 0
    found: bool = False
    recruiters: list[int] = field(default_factory=list)
    kept: dict[str, int] = field(default_factory=dict)
    """What the tellers of expansions remember from one event to the next."""

    def tell(self, seat: int, weight: int, name: str, **args: Arg) -> None:
        self.tell_plots()
        self.lines.append(Line(seat, Message(f"sum-{name}", args), weight))

    def plot(self, seat: int, lord: str) -> None:
        """``seat`` plots; several in a row become one line."""
        self.plotter = seat
        self.plotted.append(lord)

    def tell_plots(self) -> None:
        """Writes the Lords that were plotted for, before what happened next."""
        if self.plotted:
            drawn, self.plotted = self.plotted, []
            self.tell(self.plotter, 1, "plotted", lords=lords(drawn))

    def flush(self, seat: int) -> None:
        """Writes what was gathered over the turn of ``seat``."""
        self.tell_plots()
        if self.controlled:
            self.tell(seat, 6, "controlled", locations=locations(self.controlled))
            self.controlled = []
        for (other, why), gone in self.discards.items():
            named = cards(gone) if len(gone) <= CARDS_WORTH_NAMING else Count("allies", len(gone))
            self.tell(other, 2, "discarded", cards=named, by=cause(why))
        self.discards = {}


Teller = Callable[[Gathered, Event], bool]
"""Tells an event, and whether it was one of its own."""


def summary(
    events: Sequence[Event],
    players: Players,
    viewer: int,
    state: AbyssState | None = None,
    most: int = MOST_LINES,
    tellers: Sequence[Teller] = (),
) -> list[Line]:
    """What happened since the last turn of ``viewer``, in at most ``most`` lines in the order in which it happened.

    ``events`` is the whole log; ``state`` (a view will do) tells how many Lords the others have now; ``tellers`` know
    the events of expansions and are asked first.
    """
    told = Gathered(viewer, players)
    active = -1
    for event in window(events, viewer, ev.TurnStarted):
        if isinstance(event, ev.TurnStarted):
            told.flush(active)
            active = event.seat
        seen = event.seen_by(viewer)
        any(tell(told, seen) for tell in (*tellers, _exploring, _lords, _locations, _harm))
    told.flush(active)
    if state is not None and not state.finished:
        for seat in dict.fromkeys(told.recruiters):
            owned = len(state.areas[seat].lords)
            if owned >= LORDS_WORTH_TELLING:
                told.tell(seat, 7, "lords", amount=Count("lords", owned))
    return shortened(told.lines, most)


def _exploring(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.TurnStarted):
        told.sold = told.earned = 0
        told.found = False
    elif isinstance(event, ev.AllyBought):
        told.sold += 1
        told.earned += event.price
        if event.seat != told.viewer:
            told.tell(event.seat, 4, "bought", card=Card(event.card), price=pearls(event.price))
    elif isinstance(event, ev.AllyTaken):
        told.found = True
        told.tell(event.seat, 4, "explored", card=Card(event.card))
    elif isinstance(event, ev.MonsterFought):
        told.found = True
    elif isinstance(event, ev.RewardPaid):
        told.tell(event.seat, 5, "fought", gains=gains(event.keys, event.pearls, len(event.drawn)))
    elif isinstance(event, ev.ExplorationEnded):
        if not told.found:
            told.tell(event.seat, 2, "explored-nothing")
        if told.sold:
            told.tell(event.seat, 1, "sold", amount=Count("allies", told.sold), price=pearls(told.earned))
    elif isinstance(event, ev.StackTaken):
        told.tell(event.seat, 4, "stack", race=Race(event.race), amount=Count("cards", len(event.cards)))
    else:
        return False
    return True


def _lords(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.LordPlotted):
        told.plot(event.seat, event.lord)
    elif isinstance(event, ev.LordRecruited):
        told.recruiters.append(event.seat)
        told.tell(event.seat, 6, "recruited", lord=Lord(event.lord))
    elif isinstance(event, ev.LordAcquired | ev.LordDrawn):
        told.recruiters.append(event.seat)
        told.tell(event.seat, 6, "acquired", lord=Lord(event.lord), by=Lord(event.by))
    elif isinstance(event, ev.LordDismissed):
        told.tell(event.seat, 3, "dismissed", lord=Lord(event.lord))
    elif isinstance(event, ev.CourtLordReplaced):
        told.tell(event.seat, 3, "replaced", old=Lord(event.old), new=Lord(event.new))
    elif isinstance(event, ev.ExtraTurnWon):
        told.tell(event.seat, 3, "extra-turn")
    elif isinstance(event, ev.EndTriggered):
        told.tell(event.seat, 9, "last-round")
    else:
        return False
    return True


def _locations(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.LocationControlled):
        told.controlled.append(event.location)
    elif isinstance(event, ev.LocationExchanged):
        told.controlled = [place for place in told.controlled if place != event.old]
        told.tell(event.seat, 5, "exchanged", old=Location(event.old), new=Location(event.new))
    elif isinstance(event, ev.StackDiscarded):
        told.tell(event.seat, 3, "stripped", amount=Count("cards", event.count))
    else:
        return False
    return True


def _harm(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.AllyDiscarded):
        told.discards.setdefault((event.seat, event.why), []).append(event.card)
    elif isinstance(event, ev.PearlsGained):
        # A discard that earns Pearls is a sale, not a loss.
        gone = told.discards.pop((event.seat, event.why), [])
        if gone:
            told.tell(event.seat, 2, "sold-ally", cards=cards(gone), gain=f"+{pearls(event.amount)}")
    elif isinstance(event, ev.PearlsLost):
        if event.amount:
            told.tell(event.seat, 3, "paid", price=pearls(event.amount), by=cause(event.why))
    elif isinstance(event, ev.LordTurned):
        if event.owner == told.viewer:
            told.tell(event.seat, 8, "turned-yours", lord=Lord(event.lord))
        else:
            told.tell(event.seat, 4, "turned", lord=Lord(event.lord), owner=who(told.players, event.owner))
    elif isinstance(event, ev.TokenStolen):
        if event.victim == told.viewer:
            told.tell(event.seat, 8, "robbed-you")
        else:
            told.tell(event.seat, 4, "robbed", victim=who(told.players, event.victim))
    else:
        return False
    return True
