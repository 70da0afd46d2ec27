"""The example matches that ship with the program: one of every format, each read by the program of today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Match, Record
from abyss_game.games import GAMES
from abyss_game.resources import program_dir
from abyss_game.storage.save_format import FORMAT, decode, restore
from abyss_game.storage.saves import Store

FOLDER = program_dir("saves")
POINTS = {"abyss-format-1": [102, 82, 91]}
PLACES = {"abyss-format-1": [1, 3, 2]}


def test_every_format_has_its_example() -> None:
    formats = {int(found[1]) for path in FOLDER.glob("*.json") if (found := re.search(r"-format-(\d+)$", path.stem))}
    assert formats == set(range(1, FORMAT + 1))
    assert {path.stem for path in FOLDER.glob("*.json")} == set(POINTS)


@pytest.mark.parametrize("name", POINTS)
def test_an_example_is_replayed_to_its_final_score(name: str) -> None:
    saved = decode((FOLDER / f"{name}.json").read_bytes())
    restored = restore(Bus(), GAMES, saved)
    assert restored.whole, "all its moves are still legal and lead to the same end"
    match = restored.match
    standings = match.rules.standings(match.view(0))
    assert match.over
    assert [standing.points for standing in standings] == POINTS[name] == list(saved.points)
    assert [standing.place for standing in standings] == PLACES[name] == list(saved.places)
    assert all(sum(line.points for line in standing.lines) == standing.points for standing in standings)


@pytest.mark.parametrize("name", POINTS)
def test_an_example_can_be_watched_from_any_move(name: str) -> None:
    saved = decode((FOLDER / f"{name}.json").read_bytes())
    moves = saved.record.moves
    for made in (0, 1, len(moves) // 2, len(moves) - 1):
        record = Record(saved.game, saved.record.options, saved.record.players, moves[:made])
        match = Match(Bus(), GAMES, record)
        assert not match.over
        legal = [match.rules.move_text(move) for move in match.game(match.seat).legal()]
        assert moves[made] in legal


@pytest.mark.parametrize("name", POINTS)
def test_a_player_can_keep_an_example_among_the_own_matches(name: str, tmp_path: Path) -> None:
    (tmp_path / "finished").mkdir()
    (tmp_path / "finished" / f"{name}.json").write_bytes((FOLDER / f"{name}.json").read_bytes())
    (entry,) = Store(tmp_path).finished()
    assert (entry.key, list(entry.points)) == (name, POINTS[name])
