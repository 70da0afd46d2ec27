"""Kraken in a real window: bought with a Nebulis, reserved by a Sentinel, searched for Treasures, each in a match that
goes on from its save."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from abyss_game.engine import match as m
from abyss_game.engine.bus import Bus
from abyss_game.games import GAMES
from tests.e2e.driver import Program, Screen
from tests.e2e.homes import QUICK, make_home, put_match, soon, store
from tests.e2e.player import asked, by_keyboard, by_mouse, changed
from tests.ui.table_kit import record_from

pytestmark = pytest.mark.window

WAITING = msgspec.structs.replace(QUICK, computer_pace="key")
"""The computers wait for a key, so that the match stands still after the move."""


@pytest.mark.parametrize(
    ("scenario", "move", "keys"),
    [
        ("table-kraken-offer-two-ways", "buy-nebulis kraken-3.1 1", True),
        ("table-kraken-place-sentinel", "guard-location watcher krakens_lair", False),
        ("table-kraken-search-on", "search", False),
    ],
    ids=["nebulis", "sentinel", "search"],
)
def test_a_decision_of_kraken_is_made(screen: Screen, tmp_path: Path, scenario: str, move: str, keys: bool) -> None:
    home = make_home(tmp_path, WAITING)
    put_match(home, m.Match(Bus(), GAMES, record_from(scenario, "phhh"), 0))
    with Program(screen, home) as program:
        program.wait_scene("Title")
        program.click("continue")
        told = asked(program)
        assert move in told["moves"]
        if keys:
            by_keyboard(program, told, move)
        else:
            by_mouse(program, told, move)
        changed(program, told)
        info = store(home).continue_info("abyss")
        assert info is not None
        record = soon("move on the disk", lambda: made(home, info.key))
    assert record.moves[0] == move and record.options.expansions == ("kraken",)


def made(home: Path, key: str) -> m.Record | None:
    """The record of the match ``key`` once there is a move in it."""
    record = store(home).load(key).record
    return record if record.moves else None
