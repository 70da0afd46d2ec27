"""The events of Abyss as lines of the log, one line an event.

Every function takes the event as its reader may know it and the players, and gives the message. The table
:data:`EVENTS` has one entry for every class of ``games/abyss/events.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine.zones import BACK
from ..games.abyss import events as ev
from ..games.abyss.cards import TOKEN_VALUES
from ..games.abyss.location import LOCATIONS
from ..games.abyss.lord import LORDS
from .message import Arg, Card, Count, Listed, Location, Lord, Message, Race
from .voice import Players, who


def power_of(name: str) -> Lord | Location:
    """The Lord or the Location whose power or effect ``name`` is."""
    return Location(name) if name in LOCATIONS else Lord(name)


def cause(why: str) -> Lord | Message:
    """Why something was lost: the Lord whose power it was, or what the message ``why-…`` says."""
    return Lord(why) if why in LORDS else Message(f"why-{why}")


def cards(ids: Sequence[int]) -> Listed:
    """Exploration cards in a row."""
    return Listed([Card(card) for card in ids])


def lords(ids: Sequence[str]) -> Listed:
    """Lords in a row, with their articles."""
    return Listed([Lord(lord) for lord in ids], "the")


def locations(ids: Sequence[str]) -> Listed:
    """Locations in a row, with their articles."""
    return Listed([Location(location) for location in ids], "the")


def gains(keys: int, pearls: int, tokens: int) -> Listed:
    """Keys, Pearls and Monster tokens that come together; what is 0 is left out."""
    counts = (("keys", keys), ("pearls", pearls), ("tokens", tokens))
    return Listed([Count(what, count) for what, count in counts if count])


def price_in(price: int, ways: Sequence[int]) -> Count | Listed:
    """``price`` as it is paid: in Pearls when it can be, else with as few other coins (Nebulis) as can be; ``ways`` are
    the numbers of coins in which it can be paid."""
    coins = min(ways, default=0)
    if not coins:
        return Count("pearls", price)
    counts = (("pearls", price - coins), ("nebulis", coins))
    return Listed([Count(what, count) for what, count in counts if count], join="plus")


def values(tokens: Sequence[int]) -> str:
    """The values of known Monster tokens, highest last."""
    return ", ".join(str(value) for value in sorted(TOKEN_VALUES[token] for token in tokens))


def _said(name: str, event: Any, players: Players, **args: Arg) -> Message:
    return Message(f"event-{name}", {"player": who(players, event.seat), **args})


def _turn_started(event: ev.TurnStarted, players: Players) -> Message:
    kind = "-extra" if event.extra else "-last" if event.last else ""
    return _said(f"turn-started{kind}", event, players)


def _pearls_gained(event: ev.PearlsGained, players: Players) -> Message:
    amount = Count("pearls", event.amount)
    if event.why in LORDS:
        return _said("pearls-gained-lord", event, players, amount=amount, by=Lord(event.why))
    return _said(f"pearls-gained-{event.why}", event, players, amount=amount)


def _pearls_lost(event: ev.PearlsLost, players: Players) -> Message:
    if not event.amount:
        return _said("pearls-lost-none", event, players, by=cause(event.why))
    return _said("pearls-lost", event, players, amount=Count("pearls", event.amount), by=cause(event.why))


def _exploration_ended(event: ev.ExplorationEnded, players: Players) -> Message:
    kind = ("both" if event.discarded else "council") if event.council else "monsters" if event.discarded else "nothing"
    args: dict[str, Arg] = {}
    if event.council:
        args["cards"] = cards(event.council)
    if event.discarded:
        args["monsters"] = Count("monsters", len(event.discarded))
    return _said(f"exploration-ended-{kind}", event, players, **args)


def _reward_paid(event: ev.RewardPaid, players: Players) -> Message:
    won = gains(event.keys, event.pearls, len(event.drawn))
    if event.drawn and BACK not in event.drawn:
        return _said("reward-paid-seen", event, players, gains=won, values=values(event.drawn))
    return _said("reward-paid", event, players, gains=won)


def _stack_taken(event: ev.StackTaken, players: Players) -> Message:
    if BACK in event.cards:
        return _said("stack-taken", event, players, race=Race(event.race), amount=Count("cards", len(event.cards)))
    return _said("stack-taken-seen", event, players, race=Race(event.race), cards=cards(event.cards))


def _lord_recruited(event: ev.LordRecruited, players: Players) -> Message:
    lord = Lord(event.lord)
    pearls = Count("pearls", event.pearls)
    if not event.allies:
        return _said("lord-recruited-pearls", event, players, lord=lord, amount=pearls)
    means: list[Arg] = [Card(card) for card in event.allies]
    if event.pearls:
        means.append(pearls)
    return _said("lord-recruited", event, players, lord=lord, means=Listed(means))


def _court_refilled(event: ev.CourtRefilled, players: Players) -> Message:
    if not event.lords:
        return _said("court-refilled-nothing", event, players)
    return _said("court-refilled-short" if event.short else "court-refilled", event, players, lords=lords(event.lords))


def _location_controlled(event: ev.LocationControlled, players: Players) -> Message:
    means: list[Arg] = [Lord(lord) for lord in event.lords]
    if event.keys:
        means.append(Count("keys", event.keys))
    return _said("location-controlled", event, players, location=Location(event.location), means=Listed(means, "the"))


def _location_exchanged(event: ev.LocationExchanged, players: Players) -> Message:
    kind = "-gone" if event.gone else ""
    return _said(f"location-exchanged{kind}", event, players, old=Location(event.old), new=Location(event.new))


def _token_stolen(event: ev.TokenStolen, players: Players) -> Message:
    victim = who(players, event.victim)
    if event.token == BACK:
        return _said("token-stolen", event, players, victim=victim)
    return _said("token-stolen-seen", event, players, victim=victim, value=TOKEN_VALUES[event.token])


def _end_triggered(event: ev.EndTriggered, players: Players) -> Message:
    return _said(f"end-triggered-{event.why}", event, players)


def _hand_affiliated(event: ev.HandAffiliated, players: Players) -> Message:
    args: dict[str, Arg] = {}
    if event.affiliated:
        args["cards"] = cards(event.affiliated)
    if event.discarded:
        args["rest"] = cards(event.discarded)
    kind = ("both" if event.discarded else "all") if event.affiliated else "nothing"
    return _said(f"hand-affiliated-{kind}", event, players, **args)


def _tokens_revealed(event: ev.TokensRevealed, players: Players) -> Message:
    if not event.tokens:
        return _said("tokens-revealed-none", event, players)
    total = sum(TOKEN_VALUES[token] for token in event.tokens)
    amount = Count("tokens", len(event.tokens))
    return _said("tokens-revealed", event, players, amount=amount, values=values(event.tokens), sum=total)


def _game_ended(event: ev.GameEnded, players: Players) -> Message:
    winners = [seat for seat, place in enumerate(event.places) if place == 1]
    points = Count("points", event.points[winners[0]])
    if len(winners) == 1:
        return Message("event-game-ended", {"player": who(players, winners[0]), "points": points})
    names = Listed([who(players, seat) for seat in winners])
    return Message("event-game-ended-shared", {"players": names, "points": points})


EVENTS: dict[type[Any], Callable[[Any, Players], Message]] = {
    ev.GameStarted: lambda e, p: _said("game-started", e, p),
    ev.TurnStarted: _turn_started,
    ev.PearlsGained: _pearls_gained,
    ev.PearlsLost: _pearls_lost,
    ev.LordPlotted: lambda e, p: _said("lord-plotted", e, p, lord=Lord(e.lord)),
    ev.CardRevealed: lambda e, p: _said("card-revealed", e, p, card=Card(e.card), space=e.space + 1),
    ev.DiscardReshuffled: lambda e, p: Message("event-discard-reshuffled", {"amount": Count("cards", e.count)}),
    ev.OfferDeclined: lambda e, p: _said("offer-declined", e, p, card=Card(e.card), price=Count("pearls", e.price)),
    ev.AllyBought: lambda e, p: _said(
        "ally-bought", e, p, card=Card(e.card), explorer=who(p, e.explorer), price=Count("pearls", e.price)
    ),
    ev.ThreatRose: lambda e, p: _said("threat-rose", e, p, space=e.space),
    ev.AllyTaken: lambda e, p: _said("ally-taken", e, p, card=Card(e.card)),
    ev.MonsterFought: lambda e, p: _said("monster-fought", e, p, card=Card(e.card), space=e.space),
    ev.ExplorationEnded: _exploration_ended,
    ev.RewardPaid: _reward_paid,
    ev.StackTaken: _stack_taken,
    ev.LordRecruited: _lord_recruited,
    ev.LordAcquired: lambda e, p: _said("lord-acquired", e, p, lord=Lord(e.lord), by=Lord(e.by)),
    ev.LordDrawn: lambda e, p: _said("lord-drawn", e, p, lord=Lord(e.lord), by=Lord(e.by)),
    ev.AllyAffiliated: lambda e, p: _said("ally-affiliated", e, p, card=Card(e.card)),
    ev.CourtRefilled: _court_refilled,
    ev.LocationsDrawn: lambda e, p: _said("locations-drawn", e, p, locations=locations(e.locations)),
    ev.LocationControlled: _location_controlled,
    ev.LocationExchanged: _location_exchanged,
    ev.LocationsSearched: lambda e, p: _said("locations-searched", e, p, amount=Count("locations", e.count)),
    ev.AllyDiscarded: lambda e, p: _said("ally-discarded", e, p, card=Card(e.card), by=cause(e.why)),
    ev.StackDiscarded: lambda e, p: _said("stack-discarded", e, p, race=Race(e.race), amount=Count("cards", e.count)),
    ev.LordTurned: lambda e, p: _said("lord-turned", e, p, lord=Lord(e.lord), owner=who(p, e.owner)),
    ev.TokenStolen: _token_stolen,
    ev.LordDismissed: lambda e, p: _said("lord-dismissed", e, p, lord=Lord(e.lord), by=cause(e.why)),
    ev.CourtLordReplaced: lambda e, p: _said("court-lord-replaced", e, p, old=Lord(e.old), new=Lord(e.new)),
    ev.ExtraTurnWon: lambda e, p: _said("extra-turn-won", e, p),
    ev.PowerUsed: lambda e, p: _said("power-used", e, p, lord=Lord(e.lord)),
    ev.PowerWithoutTarget: lambda e, p: _said("power-without-target", e, p, lord=power_of(e.lord)),
    ev.PowerDeclined: lambda e, p: _said("power-declined", e, p, lord=power_of(e.lord)),
    ev.Protected: lambda e, p: _said("protected", e, p, lord=Lord(e.lord)),
    ev.ActionSkipped: lambda e, p: _said("action-skipped", e, p),
    ev.EndTriggered: _end_triggered,
    ev.HandAffiliated: _hand_affiliated,
    ev.TokensRevealed: _tokens_revealed,
    ev.GameEnded: _game_ended,
}
"""The message of every event."""
