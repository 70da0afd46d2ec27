"""The player's settings survive wrong values, broken files and full disks."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest

from abyss_game.storage import files, paths, settings
from abyss_game.storage.settings import SeatSetting, Settings, TableSetting

CHANGED = Settings(
    language="es",
    text_size=130,
    music=0,
    effects=90,
    interface=5,
    muted=True,
    animation="off",
    computer_pace="key",
    auto_single=True,
    confirm_fizzle=False,
    confirm_end_turn=False,
    confirm_leave=False,
    reduced_motion=True,
    full_screen=True,
    window_width=1920,
    window_height=1080,
    last_table=TableSetting(
        game="abyss",
        seats=(SeatSetting(True, "heuristic", 3, 0, "Inês"), SeatSetting(False, "random", 0, 1)),
        expansions=("kraken", "leviathan"),
        variants=("bonus-locations",),
        opponent="opponent-mage",
        live_score=False,
        take_back=False,
    ),
)


def test_everything_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    settings.save(CHANGED, path)
    assert settings.load(path) == CHANGED
    for field in msgspec.structs.fields(Settings):
        assert getattr(CHANGED, field.name) != getattr(Settings(), field.name), "the test must change every field"


WRONG = {
    "language": "fr",
    "text_size": 500,
    "music": -1,
    "effects": "loud",
    "interface": 101,
    "muted": "loud",
    "animation": "warp",
    "computer_pace": 3,
    "auto_single": "yes",
    "confirm_fizzle": None,
    "confirm_end_turn": 1,
    "confirm_leave": [],
    "reduced_motion": "no",
    "full_screen": 0,
    "window_width": 3,
    "window_height": 1e9,
    "last_table": {"game": "abyss", "seats": []},
}


@pytest.mark.parametrize("name", sorted(WRONG))
def test_one_wrong_value_becomes_its_default_and_spares_the_others(tmp_path: Path, name: str) -> None:
    path = tmp_path / "settings.json"
    values = msgspec.to_builtins(CHANGED) | {name: WRONG[name]}
    path.write_text(json.dumps(values), encoding="utf-8")
    expected = msgspec.structs.replace(CHANGED, **{name: getattr(Settings(), name)})
    assert settings.load(path) == expected
    assert set(WRONG) == {field.name for field in msgspec.structs.fields(Settings)}


GOOD_SEAT = {"person": True, "level": "random", "colour": 0, "proposal": 0}


@pytest.mark.parametrize(
    "wrong",
    [
        "abyss",
        {"game": "", "seats": [GOOD_SEAT]},
        {"game": "abyss", "seats": [GOOD_SEAT] * 6},
        {"game": "abyss", "seats": [GOOD_SEAT | {"colour": 5}]},
        {"game": "abyss", "seats": [GOOD_SEAT | {"proposal": -1}]},
        {"game": "abyss", "seats": [GOOD_SEAT | {"name": "x" * 25}]},
        {"game": "abyss", "seats": [GOOD_SEAT | {"person": "yes"}]},
        {"game": "abyss", "seats": [GOOD_SEAT], "expansions": [""]},
        {"game": "abyss", "seats": [GOOD_SEAT], "take_back": None},
    ],
)
def test_a_table_that_cannot_be_is_forgotten(wrong: object) -> None:
    assert settings.from_values({"last_table": wrong, "music": 7}) == Settings(music=7)
    good = settings.from_values({"last_table": {"game": "abyss", "seats": [GOOD_SEAT]}}).last_table
    assert good == TableSetting("abyss", (SeatSetting(True, "random", 0, 0),))


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[1, 2]", b'"text"', b"null", b"[" * 100_000],
    ids=lambda content: content[:8].hex(),
)
def test_an_unreadable_file_means_defaults(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert settings.load(path) == Settings()


def test_no_file_and_unknown_entries_are_no_problem(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "none.json") == Settings()
    assert settings.from_values({"text_size": 90, "from_the_future": True}) == Settings(text_size=90)


def test_a_failed_write_leaves_the_old_file_and_no_remains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    settings.save(CHANGED, path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        settings.save(Settings(), path)
    assert settings.load(path) == CHANGED
    assert os.listdir(tmp_path) == ["settings.json"]


def test_portable_mode_keeps_everything_in_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.PORTABLE_VARIABLE, str(tmp_path))
    assert paths.settings_file().parent == tmp_path == paths.data_dir()
    assert paths.log_dir().parent == tmp_path
    monkeypatch.delenv(paths.PORTABLE_VARIABLE)
    assert tmp_path not in paths.settings_file().parents
    assert paths.APP_NAME in str(paths.data_dir())
