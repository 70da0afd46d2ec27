"""The tables that the tests of this folder are played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

pytest.register_assert_rewrite(f"{__package__}.table", "tests.games.abyss.table", "tests.games.kraken.table")

from .table import BothTable, LeviathanTable, assert_complete  # noqa: E402


@pytest.fixture
def table() -> Iterator[Callable[..., LeviathanTable]]:
    """Sets a table with Leviathan alone: ``table(seats=3)``. After the test nothing may have been lost or doubled."""
    tables: list[LeviathanTable] = []

    def set_table(seats: int = 2, active: int = 0, seed: int = 1) -> LeviathanTable:
        tables.append(LeviathanTable(seats, active, seed))
        return tables[-1]

    yield set_table
    for one in tables:
        if one.story is not None:
            assert_complete(one.story.state)


@pytest.fixture
def both() -> Iterator[Callable[..., BothTable]]:
    """The same with Kraken."""
    tables: list[BothTable] = []

    def set_table(seats: int = 2, active: int = 0, seed: int = 1) -> BothTable:
        tables.append(BothTable(seats, active, seed))
        return tables[-1]

    yield set_table
    for one in tables:
        if one.story is not None:
            assert_complete(one.story.state)
