"""The random generator: reproducible, uniform, one integer of state."""

from __future__ import annotations

from collections import Counter

import pytest

from abyss_game.engine.rng import Rng, seeded


def test_the_first_values_never_change() -> None:
    """Saved games and replays stand on these numbers."""
    rng = Rng(0)
    # The published first outputs of splitmix64 for the state 0.
    assert [rng.below(1 << 64) for _ in range(4)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
    ]
    rng = Rng(seeded(7))
    assert [rng.below(100) for _ in range(8)] == [81, 59, 70, 60, 35, 34, 32, 75]
    items = list(range(8))
    Rng(seeded(7)).shuffle(items)
    assert items == [7, 6, 2, 3, 0, 4, 5, 1]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 71])
def test_below_is_uniform(bound: int) -> None:
    rng, draws = Rng(seeded(11)), 400 * bound
    counts = Counter(rng.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    chi = sum((counts[value] - 400) ** 2 / 400 for value in range(bound))
    # mean bound − 1, variance 2 (bound − 1): five standard deviations
    assert chi <= (bound - 1) + 5 * (2 * (bound - 1)) ** 0.5


def test_values_beyond_the_last_whole_multiple_are_drawn_again() -> None:
    bound = (1 << 63) + 1  # nearly half of all raw values must be rejected
    rng = Rng(seeded(3))
    values = [rng.below(bound) for _ in range(200)]
    assert max(values) < bound
    plain = Rng(seeded(3))
    for _ in range(200):
        plain.below(1 << 64)
    assert rng.state != plain.state  # more raw values were used than results given


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng(seeded(5))
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 250):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 250) ** 2 / 250 for count in counts.values()) < 23 + 5 * (2 * 23) ** 0.5


@pytest.mark.parametrize("items", [[], [1], ["a", "b"]])
def test_a_shuffle_keeps_what_it_shuffles(items: list[object]) -> None:
    shuffled = list(items)
    Rng(1).shuffle(shuffled)
    assert sorted(map(str, shuffled)) == sorted(map(str, items))


def test_the_state_is_all_there_is() -> None:
    rng = Rng(seeded(42))
    rng.below(10)
    twin = Rng(rng.state)
    assert [rng.below(1000) for _ in range(20)] == [twin.below(1000) for _ in range(20)]
    assert 0 <= rng.state < 1 << 64


def test_any_integer_is_a_seed_and_neighbours_differ() -> None:
    seeds = [-(10**30), -1, 0, 1, 2, 10**30, *range(100, 200)]
    states = {seeded(seed) for seed in seeds}
    assert len(states) == len(seeds)
    assert all(0 <= state < 1 << 64 for state in states)
    assert len({Rng(state).below(1 << 32) for state in states}) == len(seeds)
