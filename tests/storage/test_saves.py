"""Saved matches: what is stored comes back, and what goes wrong harms nothing."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import msgspec
import pytest

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Match, MatchRestored, MoveChosen, Player, Record
from abyss_game.engine.rng import Rng
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.i18n.catalog import LANGUAGES, Catalog
from abyss_game.storage import saves as saves_module
from abyss_game.storage.save_format import FORMAT, SavedMatch, SaveProblem, TableRules, capture, decode, encode, restore
from abyss_game.storage.saves import Store

TABLE = TableRules(live_score=False, taking_back=False)


def play(match: Match, moves: int, chance: Rng) -> None:
    """Plays up to `moves` random moves."""
    for _ in range(moves):
        if match.over:
            return
        legal = match.game(match.seat).legal()
        match.bus.publish(MoveChosen(match.seat, match.number, legal[chance.below(len(legal))]))


def begun(moves: int = 60, seed: int = 7, seats: int = 3) -> Match:
    """A match of `seats` after `moves` random moves."""
    names = ("Ana", "Zoë ç ñ", "“Kai”", "Bo")
    players = [Player(names[seat], "person" if seat else "random", seat) for seat in range(seats)]
    match = Match(Bus(), GAMES, Record("abyss", Options(seats, seed=seed), players))
    match.begin()
    play(match, moves, Rng(seed))
    return match


def stored(store: Store, match: Match | None = None, moves: int = 60) -> str:
    """The key of a match that has been written twice, so that it has a backup."""
    match = match or begun(moves)
    key = store.new_key("abyss")
    store.write(key, capture(match, TABLE, "0.1.0"))
    play(match, 1, Rng(5))
    store.write(key, capture(match, TABLE, "0.1.0"))
    return key


def test_a_match_comes_back_at_the_same_decision(tmp_path: Path) -> None:
    match = begun(200)
    store = Store(tmp_path / "ação")
    key = store.new_key("abyss")
    store.write(key, capture(match, TABLE, "0.1.0"))

    saved = Store(tmp_path / "ação").load(key)
    restored = restore(Bus(), GAMES, saved)

    assert restored.whole
    again = restored.match
    assert again.state_bytes() == match.state_bytes()
    assert (again.seat, again.log, again.players) == (match.seat, match.log, match.players)
    assert again.last_move == match.last_move
    assert again.taking_back is False
    assert saved.table == TABLE
    assert again.game(again.seat).legal() == match.game(match.seat).legal()


def test_a_file_of_an_older_program_that_tells_who_had_seen_what_is_read() -> None:
    values = json.loads(encode(capture(begun(30), TABLE, "0.1.0")))
    assert values["table"] == {"live_score": False, "taking_back": False}
    values["table"].update(viewer=1, seen=[3, 14, 0])
    older = decode(json.dumps(values).encode())
    assert older.table == TABLE
    assert restore(Bus(), GAMES, older).whole


def test_a_match_comes_back_at_every_decision_of_a_game() -> None:
    match, chance, kinds = begun(0), Rng(3), set()
    while not match.over:
        play(match, 23, chance)
        again = restore(Bus(), GAMES, decode(encode(capture(match, TABLE, "0.1.0"))))
        assert again.whole
        assert again.match.state_bytes() == match.state_bytes()
        kinds.add(match.seat)
    assert kinds >= {0, 1, 2, -1}


def test_restored_match_goes_on_as_restored_and_can_be_played() -> None:
    match = begun(30)
    bus, heard = Bus(), []
    again = restore(bus, GAMES, capture(match, TableRules(), "0.1.0")).match
    bus.subscribe(MatchRestored, heard.append)
    again.begin()
    assert heard == [MatchRestored()]
    play(again, 10, Rng(1))
    play(match, 10, Rng(1))
    assert again.state_bytes() == match.state_bytes()


def test_taking_back_still_works_after_loading() -> None:
    match = begun(0)
    while match.why_no_undo() is not None:
        play(match, 1, Rng(len(match.log)))
    saved = capture(match, TableRules(), "0.1.0")
    again = restore(Bus(), GAMES, saved).match
    again.begin()
    assert match.undo() and again.undo()
    assert again.state_bytes() == match.state_bytes()


def test_any_seed_is_kept() -> None:
    match = begun(5, seed=-(10**30))
    again = decode(encode(capture(match, TABLE, "0.1.0")))
    assert again.record.options.seed == -(10**30)


def test_a_replay_that_no_longer_fits_goes_on_from_the_snapshot() -> None:
    match = begun(120)
    saved = capture(match, TableRules(), "0.1.0")
    saved.record.moves[40] = "explore" if saved.record.moves[40] != "explore" else "plot"
    restored = restore(Bus(), GAMES, saved)
    assert not restored.whole
    assert restored.damaged, "the same program plays by the same rules: it is the file that was altered"
    other = restore(Bus(), GAMES, msgspec.structs.replace(saved, version="0.0.1"))
    assert (other.whole, other.damaged) == (False, False)
    assert restored.match.state_bytes() == match.state_bytes()
    assert restored.match.record().moves == []
    play(restored.match, 1, Rng(1))
    restored.match.begin()
    play(restored.match, 30, Rng(1))
    twice = restore(Bus(), GAMES, capture(restored.match, TableRules(), "0.1.0"))
    assert twice.match.state_bytes() == restored.match.state_bytes()


def test_a_replay_that_ends_elsewhere_is_noticed() -> None:
    match = begun(120)
    saved = capture(match, TableRules(), "0.1.0")
    saved = msgspec.structs.replace(saved, digest="0" * 32, position={**saved.position, "threat": 6})
    restored = restore(Bus(), GAMES, saved)
    assert not restored.whole
    assert restored.match.position()["threat"] == 6


def test_a_state_that_has_grown_is_still_the_same_state() -> None:
    match = begun(120)
    saved = capture(match, TableRules(), "0.1.0")
    older = {name: value for name, value in saved.position.items() if name != "seen_tokens"}
    restored = restore(Bus(), GAMES, msgspec.structs.replace(saved, digest="0" * 32, position=older))
    assert restored.whole and not restored.damaged
    assert len(restored.match.log) == len(match.log)


def test_a_match_that_nothing_can_play_is_refused_and_leaves_no_subscription() -> None:
    saved = capture(begun(20), TableRules(), "0.1.0")
    saved.record.moves[0] = "dance"
    bus = Bus()
    with pytest.raises(SaveProblem) as caught:
        restore(bus, GAMES, msgspec.structs.replace(saved, position={"areas": 5, "court": {"a": []}}))
    assert caught.value.code == "save-altered", "this program has written it, so that the rules are the same"
    with pytest.raises(SaveProblem) as caught:
        restore(bus, GAMES, msgspec.structs.replace(saved, version="0.0.1", position={"areas": 5}))
    assert (caught.value.code, caught.value.numbers["version"]) == ("save-unplayable", "0.0.1")
    assert bus.count == 0


def test_continue_offers_the_newest_running_match_of_its_title(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.continue_info("abyss") is None
    match = begun(40)
    first, second = store.new_key("abyss"), ""
    store.write(first, _at(capture(match, TABLE, "0.1.0"), 10))
    second = store.new_key("abyss")
    assert first != second, "a new game never takes the place of another"
    store.write(second, _at(capture(match, TABLE, "0.1.0"), 20))
    info = store.continue_info("abyss")
    assert info is not None
    assert (info.key, info.moves, info.seat) == (second, 40, match.seat)
    assert [player.name for player in info.players] == ["Ana", "Zoë ç ñ", "“Kai”"]
    assert store.continue_info("conspiracy") is None
    assert [entry.key for entry in store.running()] == [second, first]
    store.write(first, _at(capture(match, TABLE, "0.1.0"), 30))
    assert store.continue_info("abyss").key == first


def _at(saved: SavedMatch, minute: int) -> SavedMatch:
    return msgspec.structs.replace(saved, saved=saved.saved.replace(minute=minute))


def test_a_finished_match_is_kept_but_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    match = begun(100)
    key = stored(store, match)
    play(match, 100_000, Rng(1))
    saved = capture(match, TABLE, "0.1.0")
    store.finish(key, saved)
    assert store.continue_info("abyss") is None
    (entry,) = store.finished("abyss")
    points = match.rules.standings(match.view(0))
    assert entry.over
    assert entry.points == tuple(standing.points for standing in points)
    assert restore(Bus(), GAMES, store.load(key)).match.over
    assert not store.has_backup(key)

    monkeypatch.setattr(saves_module, "FINISHED_KEPT", 3)
    for minute in (1, 2, 3):
        store.finish(
            f"abyss-later-{minute}", _at(msgspec.structs.replace(saved, saved=saved.saved.replace(year=2999)), minute)
        )
    assert [entry.key for entry in store.finished()] == ["abyss-later-3", "abyss-later-2", "abyss-later-1"]


def test_delete_removes_a_match_with_its_backup(tmp_path: Path) -> None:
    store = Store(tmp_path)
    key = stored(store)
    store.delete(key)
    assert list(tmp_path.iterdir()) == []
    store.delete(key)
    with pytest.raises(SaveProblem) as caught:
        store.load(key)
    assert caught.value.code == "save-missing"


@pytest.mark.parametrize("key", ["../settings", "a/b", "", "C:x", "a" * 200, ".hidden"])
def test_a_key_never_leaves_the_folder(tmp_path: Path, key: str) -> None:
    with pytest.raises(SaveProblem):
        Store(tmp_path).load(key)


# -- damage ----------------------------------------------------------------------------------------------------


def damage(kind: str, data: bytes) -> bytes:
    """`data` after an accident."""
    values = json.loads(data)
    if kind == "truncated":
        return data[: len(data) // 2]
    if kind == "empty":
        return b""
    if kind == "binary":
        return bytes(range(256)) * 10
    if kind == "nested":
        return b'{"program":' + b"[" * 200_000
    if kind == "list":
        return b"[1, 2]"
    if kind == "seats":
        values["record"]["options"]["seats"] = 5
    elif kind == "players":
        values["record"]["players"] = "Ana"
    elif kind == "title":
        values["game"] = "chess"
    elif kind == "format 0":
        values["format"] = 0
    elif kind == "colour":
        values["record"]["players"][0]["colour"] = 5
    elif kind == "name":
        values["record"]["players"][0]["name"] = "A\0"
    else:
        del values[kind]
    return json.dumps(values).encode()


DAMAGE = (
    *("truncated", "empty", "binary", "nested", "list", "seats", "players", "title", "format 0"),
    *("colour", "name"),
    *("program", "record", "digest", "position", "saved"),
)


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_is_set_aside_and_its_backup_loaded(tmp_path: Path, kind: str) -> None:
    store = Store(tmp_path)
    key = stored(store, moves=60)
    path = tmp_path / f"{key}.json"
    path.write_bytes(broken := damage(kind, path.read_bytes()))

    with pytest.raises(SaveProblem) as caught:
        store.load(key)

    assert (caught.value.code, caught.value.backup) == ("save-damaged", True)
    assert caught.value.numbers == {"file": f"{key}.json", "kept": f"{key}.json.damaged"}
    assert (tmp_path / f"{key}.json.damaged").read_bytes() == broken
    info = store.continue_info("abyss")
    assert info is not None and info.backup
    assert len(store.load(key).record.moves) == len(store.load_backup(key).record.moves) == 60
    assert store.take_problems() == []


def test_a_list_tells_damage_once_and_offers_the_backup(tmp_path: Path) -> None:
    store = Store(tmp_path)
    key = stored(store)
    (tmp_path / f"{key}.json").write_bytes(b"{")
    info = store.continue_info("abyss")
    assert info is not None and info.backup
    assert [problem.code for problem in store.take_problems()] == ["save-damaged"]
    assert store.continue_info("abyss") == info
    assert store.take_problems() == []


def test_a_second_damaged_file_does_not_overwrite_the_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for content in (b"first", b"second"):
        (tmp_path / "abyss-1.json").write_bytes(content)
        assert store.running() == []
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert kept == {"abyss-1.json.damaged": b"first", "abyss-1.json.damaged-2": b"second"}


def test_a_foreign_file_is_told_as_such(tmp_path: Path) -> None:
    store = Store(tmp_path)
    key = stored(store)
    path = tmp_path / f"{key}.json"
    path.write_bytes(path.read_bytes().replace(b'"program":"abyss-game"', b'"program":"other-game"', 1))
    with pytest.raises(SaveProblem) as caught:
        store.load(key)
    assert caught.value.code == "save-foreign"


def test_a_newer_file_waits_for_a_newer_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    key = stored(store)
    path = tmp_path / f"{key}.json"
    original = path.read_bytes()
    newer = original.replace(b'"format":1', b'"format":2', 1).replace(b'"version":"0.1.0"', b'"version":"9.9"', 1)
    path.write_bytes(newer)
    with pytest.raises(SaveProblem) as caught:
        store.load(key)
    assert caught.value.code == "save-newer"
    assert caught.value.numbers == {
        **{"file": path.name, "kept": path.name + ".newer"},
        **{"version": "9.9", "format": 2, "known": 1},
    }
    Store(tmp_path)
    assert not path.exists(), "this program cannot read it yet"
    (tmp_path / f"{key}.json.newer").write_bytes(original)
    Store(tmp_path)
    assert path.read_bytes() == original, "now it can"


def test_a_damaged_file_never_becomes_the_backup(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = begun(10)
    key = stored(store, match)
    good = (tmp_path / f"{key}.json.bak").read_bytes()
    (tmp_path / f"{key}.json").write_bytes(b"spoilt")
    store.write(key, capture(match, TABLE, "0.1.0"))
    assert (tmp_path / f"{key}.json.bak").read_bytes() == good


@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.ENOSPC, "save-disk-full"), (errno.EROFS, "save-folder-closed"), (errno.EIO, "save-not-written")],
)
def test_a_failed_write_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str) -> None:
    store = Store(tmp_path)
    match = begun(10)
    key = stored(store, match)
    before = (tmp_path / f"{key}.json").read_bytes()

    def refuse(handle: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr("os.fsync", refuse)
    for _ in range(3):
        play(match, 1, Rng(9))
        with pytest.raises(SaveProblem) as caught:
            store.write(key, capture(match, TABLE, "0.1.0"))
    assert caught.value.code == code
    assert caught.value.numbers == {"folder": str(tmp_path), "reason": "no"}
    assert (tmp_path / f"{key}.json").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{key}.json", f"{key}.json.bak"]


def test_a_folder_that_is_a_file_is_a_readable_error(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    store = Store(tmp_path / "saves")
    assert store.running() == []
    with pytest.raises(SaveProblem) as caught:
        store.write("abyss-1", capture(begun(1), TABLE, "0.1.0"))
    assert caught.value.code == "save-not-written"


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    key = stored(store)
    monkeypatch.setattr(saves_module, "LARGEST", 1000)
    with pytest.raises(SaveProblem) as caught:
        store.load(key)
    assert caught.value.code == "save-damaged"


def test_the_file_says_who_wrote_it_and_how(tmp_path: Path) -> None:
    store = Store(tmp_path)
    key = stored(store)
    values = json.loads((tmp_path / f"{key}.json").read_bytes())
    assert list(values)[:5] == ["program", "format", "version", "game", "saved"]
    assert (values["program"], values["format"], values["version"], values["game"]) == (
        "abyss-game",
        FORMAT,
        "0.1.0",
        "abyss",
    )
    assert values["record"]["moves"] and all(isinstance(move, str) for move in values["record"]["moves"])


NUMBERS = {
    "save-damaged": {"file": "a", "kept": "b"},
    "save-foreign": {"file": "a", "kept": "b"},
    "save-newer": {"file": "a", "kept": "b", "version": "2", "format": 2, "known": 1},
    "save-unplayable": {"game": "abyss", "version": "1"},
    "save-unreadable": {"file": "a", "reason": "r"},
    "save-missing": {"file": "a"},
    "save-disk-full": {"folder": "f", "reason": "r"},
    "save-folder-closed": {"folder": "f", "reason": "r"},
    "save-not-written": {"folder": "f", "reason": "r"},
    "save-backup-offered": {},
    "save-backup-load": {},
    "save-without-log": {},
    "save-altered": {},
    "save-altered-without-log": {},
    "save-continue-line": {"names": "Ana, Kai", "game": "Abyss", "year": "2026", "month": "11", "day": "30"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(language: str) -> None:
    catalog = Catalog(language, strict=True)
    texts = {code: catalog.t(code, **numbers) for code, numbers in NUMBERS.items()}
    assert len(set(texts.values())) == len(NUMBERS)
    assert {name for name in catalog.ids() if name.startswith("save-")} == set(NUMBERS)
