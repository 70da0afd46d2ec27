"""Tables of Abyss for tests: any scenario and any moment of a game on its table, without a window."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pygame

from abyss_game.engine import match as m
from abyss_game.engine import scenario as sc
from abyss_game.engine.bus import Bus
from abyss_game.engine.game import Game
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.i18n.catalog import Catalog
from abyss_game.resources import assets_dir
from abyss_game.storage.settings import Settings
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Layout, load_layout
from abyss_game.ui.tables.abyss import extras
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.pieces import Sight
from abyss_game.ui.tables.scene import TableActions, TableScene

FOLDER = Path(__file__).parents[1] / "data" / "scenarios"
SCENARIOS = sorted(path.stem.removeprefix("table-") for path in FOLDER.glob("table-*.toml"))
NAMES = ("Inês", "Marta", "Nautilo", "Kai", "Noor")
LONG_NAMES = ("Maximiliana Aurora", "Hieronymus W. Wolf", "Bartholomäus-Ferd.", "Wilhelmina Wallen", "Konstantin Ozean")
RULES = GAMES.get("abyss")


@cache
def layout_of(expansions: tuple[str, ...], seats: int) -> Layout:
    """The layout that a game with ``expansions`` is played on."""
    return load_layout(assets_dir() / "layouts", extras.board(expansions), seats)


def make_ui(art: Art, language: str = "en", text_size: int = 100, size: tuple[int, int] = (1280, 720)) -> Ui:
    """The shared parts of a window that is never shown; nothing moves, computers wait for a key."""
    plain = {"language": language, "text_size": text_size, "animation": "off", "computer_pace": "key"}
    ui = Ui(art, Catalog(language, strict=True), msgspec.convert(plain, Settings))
    ui.canvas.attach(pygame.Surface(size))
    return ui


def text_of(name: str) -> sc.Scenario:
    """The scenario ``name`` as it is written."""
    return sc.parse((FOLDER / f"table-{name}.toml").read_text(encoding="utf-8"))


def game_of(name: str) -> Game[Any]:
    """The game of the scenario ``name``, its moves made."""
    text = text_of(name)
    game = sc.start(GAMES, text)
    for move in text.moves:
        sc.play_text(game, move)
    return game


def players_of(seats: int, names: tuple[str, ...] = NAMES) -> tuple[m.Player, ...]:
    """A person and computers."""
    return tuple(m.Player(names[seat], m.PERSON if seat == 0 else "heuristic", seat) for seat in range(seats))


def open_table(ui: Ui, name: str, names: tuple[str, ...] = NAMES) -> TableScene:
    """The scenario ``name`` on its table, at rest, seen by its first seat."""
    game = game_of(name)
    seats = game.state.seats
    options = Options(seats=seats, expansions=tuple(text_of(name).expansions), seed=11)
    record = m.Record("abyss", options, list(players_of(seats, names)))
    record = msgspec.structs.replace(record, position=RULES.describe(game.state))
    bus = Bus()
    match = m.Match(bus, GAMES, record, 0)

    def nothing(*_: object) -> None:
        """The program's part is not tested here."""

    actions = TableActions(menu=nothing, log=nothing, zoom=nothing, finished=nothing, points=nothing)
    bots = {seat: Still() for seat in range(1, seats)}
    scene = TableScene(ui, bus, match, AbyssTable(ui), layout_of(options.expansions, seats), bots, actions)
    ui.stack.replace(scene)
    for _ in range(200):
        if not ui.stack.busy():
            break
        ui.stack.update(0.1)
    return scene


class Still:
    """A computer player whose move nobody waits for."""

    def choose(self, view: Any) -> Any:
        """The first legal move."""
        return RULES.resume(view).legal()[0]


def sight_of(game: Game[Any], seat: int, **more: Any) -> Sight:
    """The moment of ``game`` as ``seat`` looks at it, deciding when it has to."""
    view = RULES.view(game.state, seat)
    decision = game.decision
    mine = decision is not None and decision.seat == seat
    played = RULES.resume(view)
    legal = tuple(played.legal()) if mine else ()
    return Sight(
        view=view,
        players=players_of(game.state.seats),
        layout=layout_of(tuple(game.state.expansions), game.state.seats),
        anchor=seat,
        viewer=seat,
        deciding=decision.seat if decision is not None else -1,
        mine=mine,
        legal=legal,
        game=played if mine else None,
        sources=frozenset(move.source() for move in legal if move.source()),
        **more,
    )
