"""``abyss-game shot``: a picture of any scene, without a display."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

import msgspec

from .ai.seat import UnknownBot
from .cli_check import told
from .cli_common import (
    DONE,
    Unusable,
    check_options,
    hush,
    number,
    of_games,
    one_of,
    read_bytes,
    read_text,
    table_sizes,
    words,
    write_bytes,
)
from .engine import scenario
from .engine.expectations import Failure
from .engine.match import BrokenRecord
from .engine.ruleset import Options
from .games import GAMES
from .i18n.catalog import Catalog
from .storage import save_format

EXAMPLES = """\
abyss-game shot --scene title --out title.png
abyss-game shot --scene score --players 5 --expansions kraken,leviathan --out points.png
abyss-game shot --scene table --scenario position.toml --seat 0 --size 1920x1080 --out table.png
abyss-game shot --scene table --save game.json --lang pt --text-scale 120 --out table.png"""

GAME, SEATS = "abyss", 4
"""The new game that is painted when nothing else is asked for, and with how many players."""
SEED = 7
SMALLEST = (640, 360)
LARGEST = (7680, 4320)


class ShotJob(msgspec.Struct, frozen=True):
    """What is painted: the ``scene`` by name, of the position that the text ``scenario`` describes or of the saved game
    whose file holds ``save`` (at most one of them), else of a new ``game`` with ``options``, seen by ``seat``
    (0-based), in the language ``lang``, ``width`` × ``height`` pixels, texts at ``text_scale`` percent."""

    scene: str
    scenario: str = ""
    save: bytes = b""
    seat: int = 0
    lang: str = "en"
    width: int = 1280
    height: int = 720
    text_scale: int = 100
    game: str = GAME
    options: Options = Options(seats=SEATS, seed=SEED)


def describe(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """The arguments of the command."""
    from .app_shot import SCENES

    t = catalog.t
    about_scene = t("cli-help-scene", scenes=", ".join(SCENES))
    parser.add_argument("--scene", default="table", metavar=t("cli-name"), help=about_scene)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--scenario", metavar="FILE", help=t("cli-help-scenario"))
    which.add_argument("--save", metavar="FILE", help=t("cli-help-save"))
    about_game, about_players = t("cli-help-game", games=", ".join(GAMES.names)), table_sizes(catalog)
    about_expansions = t("cli-help-expansions", expansions=of_games("expansions"))
    new = parser.add_argument_group(t("cli-help-new-game"))
    new.add_argument("--game", type=one_of("--game", GAMES.names), metavar="GAME", help=about_game)
    new.add_argument("--expansions", metavar="A,B", help=about_expansions)
    new.add_argument(
        "--players", type=number("--players", 1, 8), metavar="N", help=t("cli-help-players", sizes=about_players)
    )
    parser.add_argument("--seat", type=number("--seat", 0, 7), default=0, metavar="N", help=t("cli-help-seat"))
    parser.add_argument("--size", type=size, default=(1280, 720), metavar="WxH", help=t("cli-help-size"))
    parser.add_argument(
        "--text-scale", type=number("--text-scale", 80, 150), default=100, metavar="80…150", help=t("cli-help-scale")
    )
    parser.add_argument("--out", required=True, metavar="FILE", help=t("cli-help-out"))


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels, written 1280x720. Raises :class:`Unusable`."""
    match = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text.lower())
    if match:
        width, height = int(match[1]), int(match[2])
        if SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]:
            return width, height
    least, most = (f"{width}x{height}" for width, height in (SMALLEST, LARGEST))
    raise Unusable("cli-error-size", value=text, least=least, most=most)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Paints the scene."""
    from . import app_shot as shot

    if options.scene not in shot.SCENES:
        raise Unusable("cli-error-choice", name="--scene", value=options.scene, known=", ".join(shot.SCENES))
    game = _new_game(options)
    seats, text, save = game.seats, "", b""
    if options.scenario is not None:
        text = read_text(options.scenario)
        seats = _seats_of(text, catalog)
    if options.save is not None:
        save = read_bytes(options.save)
        try:
            seats = len(save_format.decode(save).record.players)
        except save_format.SaveProblem:
            raise Unusable("cli-error-save", path=options.save) from None
    if options.seat >= seats:
        raise Unusable("cli-error-number", name="--seat", value=options.seat, least="0", most=str(seats - 1))
    if options.out != "-":
        _may_be_written(options.out)
    job = ShotJob(
        scene=options.scene,
        scenario=text,
        save=save,
        seat=options.seat,
        lang=options.lang or catalog.language,
        width=options.size[0],
        height=options.size[1],
        text_scale=options.text_scale,
        game=options.game or GAME,
        options=game,
    )
    try:
        with hush():
            picture = shot.render(job)
    except (BrokenRecord, UnknownBot):
        raise Unusable("cli-error-save", path=options.save) from None
    write_bytes(options.out, picture)
    if options.out != "-":
        print(catalog.t("cli-shot-done", path=options.out))
    return DONE


def _new_game(options: argparse.Namespace) -> Options:
    """The new game that ``options`` ask for. Raises :class:`Unusable` and ``BadOptions``, the former too when a
    position is given beside it."""
    rules = GAMES.get(options.game or GAME)
    asked = [name for name in ("game", "expansions", "players") if getattr(options, name) is not None]
    given = [name for name in ("scenario", "save") if getattr(options, name) is not None]
    if asked and given:
        raise Unusable("cli-error-together", name=f"--{asked[0]}", other=f"--{given[0]}")
    expansions = words(options.expansions or "")
    wanted = Options(seats=options.players or SEATS, expansions=expansions, seed=SEED)
    check_options(rules, wanted)
    return wanted


def _may_be_written(path: str) -> None:
    """Refuses a file that cannot be written, before the work of painting. Raises :class:`Unusable`."""
    out = Path(path)
    if out.is_dir():
        raise Unusable("cli-error-file-folder", path=path)
    if not os.access(out if out.exists() else out.parent, os.W_OK):
        raise Unusable("cli-error-file-denied", path=path)


def _seats_of(text: str, catalog: Catalog) -> int:
    """The number of seats of the scenario written in ``text``, whose moves can be played. Raises :class:`Unusable` and
    ``Unplayable``."""

    def play(one: scenario.Scenario) -> tuple[int, list[Failure]]:
        moves_only = msgspec.structs.replace(one, expect=scenario.Expect(), play=[])
        return one.seats, scenario.run(GAMES, moves_only)

    seats, failures = scenario.using(text, play)
    if failures:
        raise Unusable("cli-error-played", why=told(failures[0], catalog))
    return seats
