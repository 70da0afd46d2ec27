"""What a Lord costs and whether a set of Allies pays for it (B-41 … B-46, B-48, B-49).

Everything here is a question: the decision about a payment, the screen that shows it and the bots ask the same
functions, each with the state that it may see.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

import msgspec

from ...engine.steps import Refusal
from .cards import RACE_NAMES, RACE_OF, RACES, VALUE_OF, is_wild
from .lord import LORDS
from .means import purse, ways
from .queries import FreeAffiliation, MandatoryRace, RecruitCost
from .state import AbyssGame

FIVE = len(RACES)
"""The number of Races, and the first Race index of wild Allies."""


class Bill(msgspec.Struct, frozen=True):
    """What ``seat`` must bring for a Lord: ``cost`` is the value to reach, ``races`` the exact number of different
    Races, ``race`` the mandatory one (−1 for none)."""

    cost: int
    races: int
    race: int


class Quote(msgspec.Struct, frozen=True):
    """How far a choice of Allies pays a bill.

    ``value`` of the Allies, ``races`` among them in the order in which they were chosen, wild Allies left out, of whom
    there are ``wild``; ``missing_races``: how many Races are still needed beyond those that wild Allies can stand for,
    ``needs_race``: the mandatory Race index while it is missing, else −1; ``shortfall``: the price of what the Allies
    leave open, ``pearls``: the Pearls that can go into it, ``ways``: in how many coins instead of Pearls it can be
    paid, 0 for Pearls alone, ``short``: what is still missing beyond the highest price that the player can pay;
    ``superfluous`` Allies (B-45); ``affiliates``: the Allies of which one will be affiliated (B-48); ``refusal``: why
    it cannot be confirmed, or None.
    """

    value: int
    races: list[int]
    wild: int
    missing_races: int
    needs_race: int
    shortfall: int
    pearls: int
    ways: list[int]
    short: int
    superfluous: list[int]
    affiliates: list[int]
    refusal: Refusal | None


def bill(game: AbyssGame, seat: int, lord: str) -> Bill:
    """The bill of ``lord`` for ``seat``: cards in play bend the cost (B-41) and the mandatory Race (B-111)."""
    card = LORDS[lord]
    cost = game.ask(RecruitCost(seat=seat, lord=lord, value=card.cost)).value
    race = game.ask(MandatoryRace(seat=seat, lord=lord, value=card.race_index)).value
    return Bill(cost=max(0, cost), races=card.races, race=race)


def best_value(due: Bill, sums: list[int], chosen: list[bool] | None = None, wild: Sequence[int] = ()) -> int:
    """The highest value that Allies with the per-Race ``sums`` reach within the Races of ``due`` (B-42); −1 when
    the Races cannot be brought together. ``chosen`` marks Races that must be among them, ``wild`` are the values of the
    wild Allies, each of which may stand for any Race."""
    race = due.race
    if race >= 0 and not sums[race] and not wild:
        return -1
    total, free = 0, due.races
    others: list[int] = []
    for i, value in enumerate(sums):
        if i == race or (chosen is not None and chosen[i]):
            total += value
            free -= 1
        elif value:
            others.append(value)
    if free < 0:
        return -1
    lacking = free - len(others) if free > len(others) else 0
    if race >= 0 and not sums[race]:
        lacking += 1
    if lacking > len(wild):  # Races that only wild Allies can stand for
        return -1
    if free:
        others.sort()
        total += sum(others[-free:])
    return total + sum(wild) if wild else total


def race_sums(hand: list[int]) -> list[int]:
    """The value of the Allies of ``hand`` by Race, wild ones left out."""
    sums = [0] * len(RACE_NAMES)
    for card in hand:
        sums[RACE_OF[card]] += VALUE_OF[card]
    del sums[FIVE:]
    return sums


def wild_values(hand: list[int]) -> list[int]:
    """The values of the wild Allies of ``hand``."""
    return [VALUE_OF[card] for card in hand if RACE_OF[card] >= FIVE]


def races_fit(due: Bill, races: Collection[int], wild: int) -> bool:
    """Whether ``wild`` wild Allies can be given Races so that together with ``races``, those of the other Allies, they
    are exactly the Races of ``due`` (B-42)."""
    missing = due.races - len(races)
    mandatory = due.race < 0 or due.race in races
    return (0 if mandatory else 1) <= missing <= wild


def affordable(game: AbyssGame, seat: int, lord: str) -> bool:
    """Whether ``lord`` can be paid for by ``seat`` (B-46)."""
    hand = game.state.areas[seat].hand
    due = bill(game, seat, lord)
    best = best_value(due, race_sums(hand), None, wild_values(hand))
    return best >= 0 and best + purse(game, seat) >= due.cost


def why_not_affordable(game: AbyssGame, seat: int, lord: str) -> Refusal:
    """Why ``lord`` cannot be paid for by ``seat``: the mandatory Race, the number of Races, or the value."""
    area = game.state.areas[seat]
    due = bill(game, seat, lord)
    sums, wild = race_sums(area.hand), wild_values(area.hand)
    if due.race >= 0 and not sums[due.race] and not wild:
        return Refusal("race-missing", {"lord": lord, "race": RACES[due.race]})
    have = sum(1 for value in sums if value) + len(wild)
    if have < due.races:
        return Refusal("races-missing", {"lord": lord, "need": due.races, "have": have})
    best = best_value(due, sums, wild=wild)
    return Refusal("value-missing", {"lord": lord, "need": due.cost, "have": best, "pearls": area.pearls})


def superfluous(allies: list[int], cost: int) -> list[int]:
    """The Allies of a payment that are not needed: not worth more than the surplus, and of a Race that another
    Ally of the payment brings too (B-45). A wild Ally is always needed."""
    surplus = sum(VALUE_OF[card] for card in allies) - cost
    races = [RACE_OF[card] for card in allies]
    return [
        card for card in allies if VALUE_OF[card] <= surplus and races.count(RACE_OF[card]) > 1 and RACE_OF[card] < FIVE
    ]


def affiliates(game: AbyssGame, seat: int, allies: list[int]) -> list[int]:
    """The used Allies of which ``seat`` affiliates one: those of lowest value (B-48), or any (B-49); wild ones are
    never affiliated."""
    allies = [card for card in allies if RACE_OF[card] < FIVE]
    if not allies or game.ask(FreeAffiliation(seat=seat)).value:
        return allies
    lowest = min(VALUE_OF[card] for card in allies)
    return [card for card in allies if VALUE_OF[card] == lowest]


def quote(game: AbyssGame, seat: int, lord: str, allies: list[int], due: Bill | None = None) -> Quote:
    """How far ``allies``, chosen in this order from the hand of ``seat``, pay for ``lord``; ``due`` is its bill when
    the caller has asked for it already."""
    due = due or bill(game, seat, lord)
    have = game.state.areas[seat].pearls
    value = sum(VALUE_OF[card] for card in allies)
    races: list[int] = []
    wild = 0
    for card in allies:
        race = RACE_OF[card]
        if race >= FIVE:
            wild += 1
        elif race not in races:
            races.append(race)
    shortfall = max(0, due.cost - value)
    ways_to_pay = ways(game, seat, shortfall)
    missing = due.races - len(races)
    needs = due.race if due.race >= 0 and due.race not in races and (not wild or missing < 1) else -1
    extra = superfluous(allies, due.cost)
    refusal: Refusal | None = None
    if needs >= 0:
        refusal = Refusal("race-missing", {"lord": lord, "race": RACES[needs]})
    elif missing > wild:
        refusal = Refusal("races-missing", {"lord": lord, "need": due.races, "have": len(races) + wild})
    elif missing < 0:
        refusal = Refusal("races-too-many", {"lord": lord, "need": due.races, "have": len(races)})
    elif not ways_to_pay:
        refusal = Refusal("value-missing", {"lord": lord, "need": due.cost, "have": value, "pearls": have})
    elif extra:
        refusal = Refusal(
            "superfluous",
            {"race": RACES[RACE_OF[extra[0]]], "value": VALUE_OF[extra[0]], "surplus": value - due.cost},
        )
    return Quote(
        value=value,
        races=races,
        wild=wild,
        missing_races=max(0, missing - wild),
        needs_race=needs,
        shortfall=shortfall,
        pearls=min(shortfall, have),
        ways=ways_to_pay,
        short=0 if ways_to_pay else shortfall - purse(game, seat),
        superfluous=extra,
        affiliates=affiliates(game, seat, allies),
        refusal=refusal,
    )


def cheapest(game: AbyssGame, seat: int, lord: str) -> list[int]:
    """A payment for ``lord`` that gives away as little as possible: the fewest points of Ally value and Pearls
    together, then the smallest shortfall, then the fewest wild Allies, then the fewest cards. Empty when it cannot be
    paid for.

    Within a Race the sensible payments are few: for every total that the Race can bring, its smallest set.
    """
    hand = game.state.areas[seat].hand
    due = bill(game, seat, lord)
    most = purse(game, seat)
    by_race = [_totals([card for card in hand if RACE_OF[card] == race], due.cost) for race in range(len(RACES))]
    best: tuple[int, int, int, int] | None = None
    found: list[int] = []
    for wild, races in _races_with_wild(due, hand, [race for race in range(len(RACES)) if by_race[race]]):
        partial: dict[int, list[int]] = {sum(VALUE_OF[card] for card in wild): wild}
        for race in races:
            merged: dict[int, list[int]] = {}
            for total, cards in partial.items():
                for add, more in by_race[race].items():
                    both = cards + more
                    old = merged.get(total + add)
                    if old is None or len(both) < len(old):
                        merged[total + add] = both
            partial = merged
        for total, cards in partial.items():
            shortfall = max(0, due.cost - total)
            if shortfall > most or superfluous(cards, due.cost):
                continue
            weight = (max(total, due.cost), shortfall, len(wild), len(cards))
            if best is None or weight < best:
                best, found = weight, cards
    return found


def _races_with_wild(due: Bill, hand: list[int], present: list[int]) -> Iterator[tuple[list[int], tuple[int, ...]]]:
    """Every choice of wild Allies of ``hand`` (one for each set of values) with every choice among the ``present``
    Races that fits ``due`` together with them."""
    mine = [card for card in hand if is_wild(card)]
    seen: set[tuple[int, ...]] = set()
    for count in range(len(mine) + 1):
        for wild in combinations(mine, count):
            values = tuple(sorted(VALUE_OF[card] for card in wild))
            if values in seen:
                continue
            seen.add(values)
            for size in range(max(0, due.races - count), due.races + 1):
                for races in combinations(present, size):
                    if races_fit(due, races, count):
                        yield list(wild), races


def _totals(cards: list[int], cost: int) -> dict[int, list[int]]:
    """For each total value that ``cards`` of one Race can bring, a smallest set that brings it. Totals far above
    ``cost`` are left out but for single cards, since they can only contain superfluous Allies."""
    found: dict[int, list[int]] = {}
    for card in sorted(cards, key=lambda c: -VALUE_OF[c]):
        for total, chosen in list(found.items()):
            value = total + VALUE_OF[card]
            if total < cost and (value not in found or len(found[value]) > len(chosen) + 1):
                found[value] = [*chosen, card]
        found.setdefault(VALUE_OF[card], [card])
        if len(found[VALUE_OF[card]]) > 1:
            found[VALUE_OF[card]] = [card]
    return found
