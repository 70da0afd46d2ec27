"""Autosave: every decision reaches the disk, and a disk that refuses is told once."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Match, MoveChosen, Player, Record
from abyss_game.engine.rng import Rng
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.storage.autosave import Autosave, SaveFailed
from abyss_game.storage.save_format import SavedMatch, SaveProblem, TableRules, restore
from abyss_game.storage.saves import Store


@pytest.fixture
def match() -> Match:
    return Match(Bus(), GAMES, Record("abyss", Options(2, seed=4), [Player("Ana"), Player("Kai", "random")]))


def play(match: Match, moves: int, seed: int = 1) -> None:
    chance = Rng(seed)
    for _ in range(moves):
        if match.over:
            return
        legal = match.game(match.seat).legal()
        match.bus.publish(MoveChosen(match.seat, match.number, legal[chance.below(len(legal))]))


def test_every_decision_is_on_the_disk_when_the_match_is_left(tmp_path: Path, match: Match) -> None:
    store = Store(tmp_path)
    table = TableRules(live_score=False)
    autosave = Autosave(match.bus, store, match, store.new_key("abyss"), "0.1.0", lambda: table)
    match.begin()
    play(match, 25)
    autosave.close()
    saved = store.load(autosave.key)
    assert saved.table == table
    assert restore(Bus(), GAMES, saved).match.state_bytes() == match.state_bytes()
    before = saved.record.moves
    play(match, 1)
    assert store.load(autosave.key).record.moves == before, "closed: nothing is written any more"


def test_the_first_decision_is_saved_before_anything_is_played(tmp_path: Path, match: Match) -> None:
    store = Store(tmp_path)
    autosave = Autosave(match.bus, store, match, "abyss-1", "0.1.0")
    match.begin()
    autosave.close()
    assert store.load("abyss-1").record.moves == []


def test_taking_back_is_saved(tmp_path: Path, match: Match) -> None:
    store = Store(tmp_path)
    autosave = Autosave(match.bus, store, match, "abyss-1", "0.1.0")
    match.begin()
    while match.why_no_undo() is not None:
        play(match, 1, len(match.log))
    made = len(match.record().moves)
    match.undo()
    autosave.close()
    assert len(store.load("abyss-1").record.moves) == made - 1


def test_a_finished_match_moves_to_the_finished_ones(tmp_path: Path, match: Match) -> None:
    store = Store(tmp_path)
    autosave = Autosave(match.bus, store, match, "abyss-1", "0.1.0")
    match.begin()
    play(match, 100_000)
    assert match.over
    autosave.close()
    assert store.continue_info("abyss") is None
    assert [entry.key for entry in store.finished("abyss")] == ["abyss-1"]


def test_handles_are_closed(tmp_path: Path, match: Match) -> None:
    before = match.bus.count
    autosave = Autosave(match.bus, Store(tmp_path), match, "abyss-1", "0.1.0")
    assert match.bus.count == before + 2
    autosave.close()
    autosave.close()
    assert match.bus.count == before


class SlowStore(Store):
    """A store whose disk waits until it is let go."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.go = threading.Event()
        self.written: list[int] = []

    def write(self, key: str, saved: SavedMatch) -> None:
        self.go.wait(10)
        self.written.append(len(saved.record.moves))
        super().write(key, saved)


def test_a_slow_disk_neither_holds_up_the_match_nor_loses_the_last_decision(tmp_path: Path, match: Match) -> None:
    store = SlowStore(tmp_path)
    autosave = Autosave(match.bus, store, match, "abyss-1", "0.1.0")
    match.begin()
    play(match, 20)
    assert store.written == [], "the match went on while the disk was still waiting"
    store.go.set()
    autosave.close()
    assert store.written[-1] == 20
    assert len(store.written) <= 3, "only the newest is written"


class FullStore(Store):
    """A store on a full disk."""

    def write(self, key: str, saved: SavedMatch) -> None:
        raise SaveProblem("save-disk-full", folder="f", reason="r")


def test_a_full_disk_is_told_once_and_play_goes_on(tmp_path: Path, match: Match) -> None:
    told: list[SaveFailed] = []
    woken = threading.Event()
    match.bus.subscribe(SaveFailed, told.append)
    autosave = Autosave(match.bus, FullStore(tmp_path), match, "abyss-1", "0.1.0", wake=woken.set)
    match.begin()
    assert woken.wait(10), "the loop is woken although nobody does anything"
    autosave.poll()
    assert told == [SaveFailed("save-disk-full", {"folder": "f", "reason": "r"})]
    play(match, 30)
    autosave.close()
    assert len(match.record().moves) == 30
    assert len(told) == 1
