"""The table that the tests of this folder are played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

pytest.register_assert_rewrite(f"{__package__}.table", "tests.games.abyss.table")

from .table import KrakenTable, assert_complete  # noqa: E402


@pytest.fixture
def table() -> Iterator[Callable[..., KrakenTable]]:
    """Sets a table with Kraken: ``table(seats=3)``. After the test nothing may have been lost or doubled on it."""
    tables: list[KrakenTable] = []

    def set_table(seats: int = 2, active: int = 0, seed: int = 1) -> KrakenTable:
        tables.append(KrakenTable(seats, active, seed))
        return tables[-1]

    yield set_table
    for one in tables:
        if one.story is not None:
            assert_complete(one.story.state)
