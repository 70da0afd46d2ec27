"""The folder of a player: settings in which nothing is waited for, and the matches that lie there.

home = make_home(tmp_path)
…                                              # Program(screen, home)
match = running_match(home, "conspiracy")
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from abyss_game.ai.seat import make, seed_of_seat
from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Match, MoveChosen, Record
from abyss_game.games import GAMES
from abyss_game.storage.save_format import TableRules, capture, restore
from abyss_game.storage.saves import Store
from abyss_game.storage.settings import Settings
from abyss_game.version import VERSION
from tests.e2e.driver import PATIENCE, NothingLikeIt

Found = TypeVar("Found")

QUICK = Settings(animation="fast", computer_pace="instant", auto_single=False, language="en")


def make_home(folder: Path, settings: Settings = QUICK) -> Path:
    """A new home below ``folder``, with quick animations, so that tests wait little."""
    home = folder / "home"
    config = home / "config" / "abyss-game"
    config.mkdir(parents=True)
    (config / "settings.json").write_bytes(msgspec.json.encode(settings))
    return home


def store(home: Path) -> Store:
    """The matches of the player at ``home``."""
    return Store(home / "data" / "abyss-game" / "saves")


def put_match(home: Path, match: Match) -> None:
    """Lays ``match`` into ``home``, where it is continued."""
    saves = store(home)
    saves.write(saves.new_key(match.rules.name), capture(match, TableRules(), VERSION))


def running_match(home: Path, game: str = "abyss") -> Match:
    """The running match at ``home`` as it is on the disk, replayed by the rules."""
    matches = store(home)
    info = matches.continue_info(game)
    assert info is not None
    return _replayed(home, info.key)


def finished_match(home: Path, game: str) -> Match:
    """The only match at ``home`` that has been played to its end, once it is on the disk."""
    (info,) = soon("finished match", lambda: store(home).finished(game))
    return _replayed(home, info.key)


def soon(what: str, found: Callable[[], Found]) -> Found:
    """What ``found()`` gives as soon as it is something; ``what`` says in words what is waited for. The program writes
    while it goes on."""
    end = time.monotonic() + PATIENCE
    while not (answer := found()):
        if time.monotonic() > end:
            raise NothingLikeIt(f"no {what} within {PATIENCE} s")
        time.sleep(0.05)
    return answer


def _replayed(home: Path, key: str) -> Match:
    restored = restore(Bus(), GAMES, store(home).load(key))
    assert restored.whole
    return restored.match


def moves_of(record: Record, seat: int) -> list[str]:
    """The moves of ``seat`` in a recorded match. Demands of every other seat the moves that the computer on it makes
    in this position: the seed alone decides what cards come and what the computers do."""
    rules = GAMES.get(record.game)
    bots = {
        number: make(player.kind, rules, seed_of_seat(record.options.seed, number))
        for number, player in enumerate(record.players)
        if not player.is_person
    }
    match = Match(Bus(), GAMES, Record(record.game, record.options, record.players, [], record.position))
    match.begin()
    mine = []
    for text in record.moves:
        deciding = match.seat
        if deciding in bots:
            move = bots[deciding].choose(match.view(deciding))
            assert rules.move_text(move) == text, f"after {len(match.record().moves)} moves"
        else:
            move = rules.vocabulary.find(text, match.game(deciding).legal())
        if deciding == seat:
            mine.append(text)
        match.bus.publish(MoveChosen(deciding, match.number, move))
    return mine
