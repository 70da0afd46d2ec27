"""A screen for the tests of a file, a home for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.driver import Screen, missing_tools
from tests.e2e.homes import make_home


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    """A screen of 1280 × 720."""
    assert missing_tools() == []
    with Screen() as shown:
        yield shown


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of a player who has never played."""
    return make_home(tmp_path)
