"""Tables of Conspiracy for tests: any scenario and any moment of a game on its table, without a window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from abyss_game.engine import match as m
from abyss_game.engine import scenario as sc
from abyss_game.engine.bus import Bus
from abyss_game.engine.game import Game
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.resources import assets_dir
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import load_layout
from abyss_game.ui.tables.conspiracy.table import ConspiracyTable
from abyss_game.ui.tables.pieces import Piece, Sight
from abyss_game.ui.tables.scene import TableActions, TableScene

from .table_scenarios import FOLDER, NAMES

SCENARIOS = sorted(path.stem.removeprefix("conspiracy-table-") for path in FOLDER.glob("conspiracy-table-*.toml"))
RULES = GAMES.get("conspiracy")
LAYOUTS = {seats: load_layout(assets_dir() / "layouts", "conspiracy", seats) for seats in (1, 2, 3, 4)}


def game_of(name: str) -> Game[Any]:
    """The game of the scenario ``name``, its moves made."""
    text = sc.parse((FOLDER / f"conspiracy-table-{name}.toml").read_text(encoding="utf-8"))
    game = sc.start(GAMES, text)
    for move in text.moves:
        sc.play_text(game, move)
    return game


def players_of(seats: int, names: tuple[str, ...] = NAMES) -> tuple[m.Player, ...]:
    """A person and computers."""
    return tuple(m.Player(names[seat], m.PERSON if seat == 0 else "random", seat) for seat in range(seats))


def record_for(name: str, names: tuple[str, ...] = NAMES) -> m.Record:
    """A match that begins with the scenario ``name``."""
    text = sc.parse((FOLDER / f"conspiracy-table-{name}.toml").read_text(encoding="utf-8"))
    options = Options(text.seats, seed=text.seed, variants=tuple(text.variants))
    position = RULES.describe(game_of(name).state)
    return m.Record("conspiracy", options, list(players_of(text.seats, names)), position=position)


def open_table(ui: Ui, name: str, names: tuple[str, ...] = NAMES) -> TableScene:
    """The scenario ``name`` on its table, at rest, seen by its first seat."""
    record = record_for(name, names)
    match = m.Match(Bus(), GAMES, record, 0)

    def nothing(*_: object) -> None:
        """The program's part is not tested here."""

    actions = TableActions(menu=nothing, log=nothing, zoom=nothing, finished=nothing, points=nothing)
    ui.settings = msgspec.structs.replace(ui.settings, auto_single=False)
    seats = len(record.players)
    bots = {seat: Still() for seat in range(1, seats)}
    scene = TableScene(ui, match.bus, match, ConspiracyTable(ui), LAYOUTS[seats], bots, actions)
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


def sight_of(game: Game[Any], **more: Any) -> Sight:
    """The moment of ``game`` as the seat that decides looks at it, or the first at the end."""
    decision = game.decision
    seat = decision.seat if decision is not None else 0
    view = RULES.view(game.state, seat)
    played = RULES.resume(view)
    legal = tuple(played.legal())
    return Sight(
        view=view,
        players=players_of(game.state.seats),
        layout=LAYOUTS[game.state.seats],
        anchor=seat,
        viewer=seat,
        deciding=seat if decision is not None else -1,
        mine=decision is not None,
        legal=legal,
        game=played if decision is not None else None,
        sources=frozenset(move.source() for move in legal if move.source()),
        **more,
    )


def moments(seats: int, seed: int, variants: tuple[str, ...] = ()) -> Iterator[Sight]:
    """The decisions of a random game, as the seat that decides looks at them, and its end."""
    chance = random.Random(seed)
    game: Game[Any] = RULES.new(Options(seats=seats, seed=seed, variants=variants))
    while not game.over:
        yield sight_of(game)
        game.play(chance.choice(game.legal()))
    yield sight_of(game)


def lying(table: ConspiracyTable, sight: Sight) -> list[Piece]:
    """Everything that can be seen of the game, board and stage."""
    return [*table.pieces(sight), *table.stage(sight).blocks]
