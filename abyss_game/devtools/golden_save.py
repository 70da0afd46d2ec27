"""Plays a whole match between computers and saves it as an example in the format of today.

    python -m abyss_game.devtools.golden_save saves/abyss-format-1.json --seed 12

One such file is kept for every format that the program has ever written; a test loads each and compares its final
score. A file of an older format is never made again: it stands for what players have on their disks.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from abyss_game.ai.seat import make
from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Match, MoveChosen, Player, Record
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.storage.files import write_atomically
from abyss_game.storage.save_format import SavedMatch, TableRules, capture, encode
from abyss_game.version import VERSION

NAMES = ("Nautilo", "Zoë", "Oriana")
KIND = "heuristic"


def play(game: str, seed: int) -> SavedMatch:
    """A finished match of `game` between three computer players."""
    players = [Player(name, KIND, seat) for seat, name in enumerate(NAMES)]
    match = Match(Bus(), GAMES, Record(game, Options(len(players), seed=seed), players))
    bots = [make(KIND, match.rules, seed * 8 + seat) for seat in range(len(players))]
    match.begin()
    while not match.over:
        move = bots[match.seat].choose(match.view(match.seat))
        match.bus.publish(MoveChosen(match.seat, match.number, move))
    return capture(match, TableRules(), VERSION)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m abyss_game.devtools.golden_save", description=__doc__.split("\n")[0]
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="abyss", choices=GAMES.names)
    parser.add_argument("--seed", type=int, default=12)
    chosen = parser.parse_args()
    saved = play(chosen.game, chosen.seed)
    write_atomically(chosen.file, encode(saved))
    print(f"{chosen.file}: {len(saved.record.moves)} moves, points {list(saved.points)}, places {list(saved.places)}")


if __name__ == "__main__":
    main()
