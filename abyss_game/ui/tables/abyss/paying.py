"""How the Races of a payment are told when wild Allies stand for some of them."""

from __future__ import annotations

from abyss_game.games.abyss.cards import RACES
from abyss_game.games.abyss.payment import Bill, Quote


def stand_ins(quote: Quote, due: Bill) -> tuple[int, ...]:
    """The Races that the wild Allies of a payment stand for: first the mandatory one, then any that are missing, in
    order; wild Allies beyond that stand for a Race that is there already and show no ring of their own (K-6)."""
    found: list[int] = []
    there = set(quote.races)
    wanted = [due.race] if due.race >= 0 else []
    for race in [*wanted, *range(len(RACES))]:
        if len(found) < quote.wild and len(there) < due.races and race not in there:
            found.append(race)
            there.add(race)
    return tuple(found)
