"""Kraken in a real window: bought with a Nebulis, reserved by a Sentinel, searched for Treasures, each in a match that
goes on from its save."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from abyss_game.engine import match as m
from abyss_game.engine.bus import Bus
from abyss_game.games import GAMES
from abyss_game.storage.save_format import TableRules, capture
from abyss_game.storage.saves import Store
from abyss_game.storage.settings import Settings
from abyss_game.version import VERSION
from tests.e2e.driver import Program, Screen, missing_tools
from tests.e2e.player import asked, by_keyboard, by_mouse, changed
from tests.ui.table_kit import record_from

pytestmark = pytest.mark.window

QUICK = Settings(animation="fast", computer_pace="key", auto_single=False, language="en")


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    assert missing_tools() == []
    with Screen() as shown:
        yield shown


def saved_home(folder: Path, scenario: str) -> Path:
    """A home with a running match that stands where ``scenario`` begins."""
    home = folder / "home"
    config = home / "config" / "abyss-game"
    config.mkdir(parents=True)
    (config / "settings.json").write_bytes(msgspec.json.encode(QUICK))
    match = m.Match(Bus(), GAMES, record_from(scenario, "phhh"), 0)
    store = Store(home / "data" / "abyss-game" / "saves")
    store.write(store.new_key("abyss"), capture(match, TableRules(), VERSION))
    return home


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
    home = saved_home(tmp_path, scenario)
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
    store = Store(home / "data" / "abyss-game" / "saves")
    info = store.continue_info("abyss")
    assert info is not None
    record = store.load(info.key).record
    assert record.moves[0] == move and record.options.expansions == ("kraken",)
