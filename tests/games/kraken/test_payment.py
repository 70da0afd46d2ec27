"""Payments with krakens and Nebulis against brute force over all subsets of a hand, all Races that krakens may be given
and all splits of the shortfall (K-6, K-7, K-15 … K-20)."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from abyss_game.games.abyss import means
from abyss_game.games.abyss.cards import CARD_NAMES, RACE_OF, RACES, VALUE_OF
from abyss_game.games.abyss.expansions.kraken.lords import KRAKEN_LORDS
from abyss_game.games.abyss.lord import LORDS
from abyss_game.games.abyss.lords import BASE_LORDS
from abyss_game.games.abyss.payment import affordable, best_value, bill, cheapest, quote, race_sums, wild_values

from .table import KrakenStory, KrakenTable

HELPERS = ("treasurer", "diplomat", "master_of_magic", "outlaw", "counterfeiter")
WILD = range(71, 78)

krakens = st.lists(st.sampled_from(WILD), max_size=4, unique=True)
others = st.lists(st.integers(0, 64), max_size=5, unique=True)
lords = st.sampled_from([lord.id for lord in (*BASE_LORDS, *KRAKEN_LORDS) if lord.id not in HELPERS])
own = st.lists(st.sampled_from(HELPERS), max_size=3, unique=True)
coins = st.integers(0, 4)


def case(hand: list[int], lord: str, pearls: int, nebulis: int, mine: list[str]) -> KrakenStory:
    names = " ".join(CARD_NAMES[card] for card in hand)
    setting = KrakenTable().seat(0, hand=names, pearls=pearls, lords=" ".join(mine)).kraken(nebulis=[nebulis, 0])
    fillers = [name for name in ("keeper", "reaper", "miller") if name != lord]
    return setting.court(" ".join([lord, *fillers])).exploration("monster").start()


def due(lord: str, mine: list[str]) -> tuple[int, int, int]:
    """Cost, number of Races and mandatory Race (B-41, B-111)."""
    card = LORDS[lord]
    race = -1 if "diplomat" in mine or not card.race else RACES.index(card.race)
    return max(0, card.cost - (2 if "treasurer" in mine else 0)), card.races, race


def races_fit(cards: tuple[int, ...], races: int, race: int) -> bool:
    """K-6: some assignment gives exactly the required number of Races and the mandatory one."""
    fixed = {RACE_OF[card] for card in cards if card not in WILD}
    wild = sum(card in WILD for card in cards)
    return any(
        len(fixed | set(given_)) == races and (race < 0 or race in fixed | set(given_))
        for given_ in product(range(5), repeat=wild)
    )


def value(cards: tuple[int, ...]) -> int:
    return sum(VALUE_OF[card] for card in cards)


def needless(cards: tuple[int, ...], cost: int) -> bool:
    """B-45, K-7"""
    surplus = value(cards) - cost
    plain = [card for card in cards if card not in WILD]
    return any(
        VALUE_OF[card] <= surplus and any(RACE_OF[other] == RACE_OF[card] for other in plain if other != card)
        for card in plain
    )


def splits(price: int, pearls: int, nebulis: int, mine: list[str]) -> list[int]:
    """K-16, K-17, K-50, K-51: the numbers of Nebulis with which ``price`` can be paid."""
    limit = 2 if "outlaw" in mine else 1
    found = []
    for number in range(price + 1):
        white = price - number
        if number > min(limit, nebulis) or white > pearls:
            continue
        if number and white < pearls and "counterfeiter" not in mine:
            continue
        found.append(number)
    return found


def subsets(hand: list[int]) -> list[tuple[int, ...]]:
    return [chosen for size in range(len(hand) + 1) for chosen in combinations(hand, size)]


@settings(max_examples=150, deadline=None)
@given(krakens, others, lords, coins, coins, own)
@example([71, 73, 76], [], "sage", 0, 0, [])
@example([71, 73, 76, 77], [4], "sage", 2, 1, [])
@example([74], [38, 13], "seeker", 0, 2, ["outlaw"])
@example([77], [38], "assassin", 4, 0, [])
def test_every_subset_and_every_split_is_judged_by_the_rules(
    wild: list[int], plain: list[int], lord: str, pearls: int, nebulis: int, mine: list[str]
) -> None:
    """K-6, K-7, K-9, K-16, K-17, K-20"""
    hand = wild + plain
    game = case(hand, lord, pearls, nebulis, mine).game
    cost, races, race = due(lord, mine)
    asked = bill(game, 0, lord)
    assert (asked.cost, asked.races, asked.race) == (cost, races, race)
    for price in range(10):
        assert means.ways(game, 0, price) == splits(price, pearls, nebulis, mine)
        assert (price <= means.purse(game, 0)) is bool(splits(price, pearls, nebulis, mine))
    fitting = [chosen for chosen in subsets(hand) if races_fit(chosen, races, race)]
    payable = [chosen for chosen in fitting if splits(max(0, cost - value(chosen)), pearls, nebulis, mine)]
    valid = [chosen for chosen in payable if not needless(chosen, cost)]
    for chosen in subsets(hand):
        told = quote(game, 0, lord, list(chosen))
        assert (told.refusal is None) is (chosen in valid)
        assert told.shortfall == max(0, cost - value(chosen))
        assert told.ways == splits(told.shortfall, pearls, nebulis, mine)
        rest = [card for card in chosen if card not in WILD]
        weakest = min((VALUE_OF[card] for card in rest), default=0)
        free = "master_of_magic" in mine
        assert told.affiliates == [card for card in rest if free or VALUE_OF[card] == weakest]
    best = best_value(asked, race_sums(hand), wild=wild_values(hand))
    assert best == max((value(chosen) for chosen in fitting), default=-1)
    assert affordable(game, 0, lord) is bool(payable) is bool(valid)
    found = tuple(cheapest(game, 0, lord))
    if not valid:
        assert found == ()
        return
    assert set(found) in [set(chosen) for chosen in valid]

    def weight(chosen: tuple[int, ...]) -> tuple[int, int, int, int]:
        open_ = max(0, cost - value(chosen))
        return value(chosen) + open_, open_, sum(card in WILD for card in chosen), len(chosen)

    assert weight(found) == min(weight(chosen) for chosen in valid)


@settings(max_examples=100, deadline=None)
@given(krakens, others, lords, coins, coins, own, st.randoms(use_true_random=False))
def test_every_valid_payment_can_be_picked_and_no_dead_end_is_offered(
    wild: list[int], plain: list[int], lord: str, pearls: int, nebulis: int, mine: list[str], chance: object
) -> None:
    """K-6, K-8, K-19: an Ally is offered exactly while some payment with it and all chosen ones can be made; then every
    split of the shortfall is offered."""
    hand = wild + plain
    cost, races, race = due(lord, mine)
    payable = [
        chosen
        for chosen in subsets(hand)
        if races_fit(chosen, races, race) and splits(max(0, cost - value(chosen)), pearls, nebulis, mine)
    ]
    story = case(hand, lord, pearls, nebulis, mine)
    assert (f"recruit {lord}" in story.options) is bool(payable)
    if not payable:
        return
    target = list(chance.choice([chosen for chosen in payable if not needless(chosen, cost)]))  # type: ignore[attr-defined]
    chance.shuffle(target)  # type: ignore[attr-defined]
    story.play(f"recruit {lord}")
    chosen: set[int] = set()
    for card in target:
        offered = {move.card for move in story.game.legal() if type(move).__name__ == "PickAlly"}  # type: ignore[attr-defined]
        assert offered == {c for c in hand if c not in chosen and any(chosen | {c} <= set(s) for s in payable)}
        story.play(f"pick {CARD_NAMES[card]}")
        chosen.add(card)
    price = max(0, cost - value(tuple(target)))
    ways = splits(price, pearls, nebulis, mine)
    assert [text for text in story.options if text.startswith("confirm")] == [
        "confirm" if number == 0 else f"confirm-nebulis {number}" for number in ways
    ]
    number = ways[-1]
    story.play("confirm" if number == 0 else f"confirm-nebulis {number}")
    assert story.happened(f"LordRecruited seat=0 lord={lord} pearls={price - number}")
    brought = sum(VALUE_OF[card] - 1 for card in target if card in WILD)
    assert story.count(f"NebulisGained seat=0 amount={brought} why=krakens") == (1 if brought else 0)
