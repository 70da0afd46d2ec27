"""Payments against brute force over all subsets of a hand (B-41 … B-46)."""

from __future__ import annotations

from itertools import combinations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from abyss_game.games.abyss.cards import CARD_NAMES, RACE_OF, RACES, VALUE_OF
from abyss_game.games.abyss.lord import LORDS
from abyss_game.games.abyss.lords import BASE_LORDS
from abyss_game.games.abyss.payment import affordable, best_value, bill, cheapest, quote, race_sums

from .table import Table

HELPERS = ("treasurer", "diplomat", "shaman", "recruiter")

hands = st.lists(st.integers(0, 64), max_size=8, unique=True)
lords = st.sampled_from([lord.id for lord in BASE_LORDS if lord.id not in HELPERS])
pearls = st.integers(0, 8)
own = st.lists(st.sampled_from(("treasurer", "diplomat", "shaman")), max_size=3, unique=True)
hindered = st.booleans()


def case(hand: list[int], lord: str, have: int, mine: list[str], recruiter: bool) -> Table:
    others = [name for name in ("keeper", "reaper", "miller", "trader", "jailer", "elder") if name != lord]
    return Table(
        court=[lord, *others[:5]],
        areas=[
            {"pearls": have, "hand": [CARD_NAMES[card] for card in hand], "lords": mine},
            {"pearls": 0, "lords": ["recruiter"] if recruiter else []},
        ],
    )


def due(lord: str, mine: list[str], recruiter: bool) -> tuple[int, int, int]:
    """Cost, number of Races and mandatory Race by the rules (B-41, B-111)."""
    card = LORDS[lord]
    cost = card.cost - (2 if "treasurer" in mine else 0) + (2 if recruiter and "shaman" not in mine else 0)
    race = -1 if "diplomat" in mine or not card.race else RACES.index(card.race)
    return max(0, cost), card.races, race


def races_fit(cards: tuple[int, ...], races: int, race: int) -> bool:
    """B-42"""
    found = {RACE_OF[card] for card in cards}
    return len(found) == races and (race < 0 or race in found)


def value(cards: tuple[int, ...]) -> int:
    return sum(VALUE_OF[card] for card in cards)


def needless(cards: tuple[int, ...], cost: int) -> bool:
    """B-45"""
    surplus = value(cards) - cost
    return any(
        VALUE_OF[card] <= surplus and any(RACE_OF[other] == RACE_OF[card] for other in cards if other != card)
        for card in cards
    )


def subsets(hand: list[int]) -> list[tuple[int, ...]]:
    return [chosen for size in range(len(hand) + 1) for chosen in combinations(hand, size)]


@settings(max_examples=250, deadline=None)
@given(hands, lords, pearls, own, hindered)
@example([13, 14, 15, 16, 52, 53], "jailer", 9, [], False)
@example([38, 37, 36, 35, 34, 33, 32, 31], "landowner", 0, ["treasurer"], False)
def test_every_subset_is_judged_by_the_rules(
    hand: list[int], lord: str, have: int, mine: list[str], recruiter: bool
) -> None:
    """B-41 … B-46"""
    game = case(hand, lord, have, mine, recruiter).game
    cost, races, race = due(lord, mine, recruiter)
    asked = bill(game, 0, lord)
    assert (asked.cost, asked.races, asked.race) == (cost, races, race)
    fitting = [chosen for chosen in subsets(hand) if races_fit(chosen, races, race)]
    payable = [chosen for chosen in fitting if value(chosen) + have >= cost]
    valid = [chosen for chosen in payable if not needless(chosen, cost)]
    for chosen in subsets(hand):
        told = quote(game, 0, lord, list(chosen))
        assert (told.refusal is None) is (chosen in valid)
        shortfall = max(0, cost - value(chosen))
        assert (told.value, told.pearls) == (value(chosen), min(shortfall, have))
        assert told.short == shortfall - told.pearls
        if chosen:
            weakest = min(VALUE_OF[card] for card in chosen)
            assert told.affiliates == [card for card in chosen if VALUE_OF[card] == weakest]
    assert best_value(asked, race_sums(hand)) == max((value(chosen) for chosen in fitting), default=-1)
    assert affordable(game, 0, lord) is bool(payable)
    assert bool(valid) is bool(payable)  # whatever can be paid for can be paid for without needless Allies
    found = cheapest(game, 0, lord)
    if not valid:
        assert found == []
        return
    assert any(set(found) == set(chosen) for chosen in valid)

    def weight(chosen: tuple[int, ...]) -> tuple[int, int, int]:
        paid = max(0, cost - value(chosen))
        return value(chosen) + paid, paid, len(chosen)

    assert weight(tuple(found)) == min(weight(chosen) for chosen in valid)


@settings(max_examples=120, deadline=None)
@given(hands, lords, pearls, own, hindered, st.randoms(use_true_random=False))
def test_every_valid_payment_can_be_picked_and_no_dead_end_is_offered(
    hand: list[int], lord: str, have: int, mine: list[str], recruiter: bool, chance: object
) -> None:
    """B-42 … B-46: an Ally is offered exactly while some payment with it and all chosen ones reaches the cost."""
    cost, races, race = due(lord, mine, recruiter)
    payable = [s for s in subsets(hand) if races_fit(s, races, race) and value(s) + have >= cost]
    table = case(hand, lord, have, mine, recruiter)
    assert (f"recruit {lord}" in table.legal) is bool(payable)
    if not payable:
        return
    target = list(chance.choice([s for s in payable if not needless(s, cost)]))  # type: ignore[attr-defined]
    chance.shuffle(target)  # type: ignore[attr-defined]
    table.play(f"recruit {lord}")
    chosen: set[int] = set()
    for card in target:
        offered = {move.card for move in table.game.legal() if type(move).__name__ == "PickAlly"}  # type: ignore[attr-defined]
        assert offered == {c for c in hand if c not in chosen and any(chosen | {c} <= set(s) for s in payable)}
        table.play(f"pick {CARD_NAMES[card]}")
        chosen.add(card)
    paid = max(0, cost - value(tuple(target)))
    table.play("confirm")
    assert table.lords(0) == [*mine, lord] or lord in ("corruptor", "traitor", "schemer", "hermit", "sage", "elder")
    (event,) = (event for event in table.happened if type(event).__name__ == "LordRecruited")
    assert (set(event.allies), event.pearls) == (set(target), paid)  # type: ignore[attr-defined]
