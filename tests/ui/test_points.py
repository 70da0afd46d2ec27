"""The points of a game with expansions: what stands behind each number, and the way to the final table and back."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.art import Art
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.scenes.scores import Scores
from abyss_game.ui.tables.abyss import extras, final
from abyss_game.ui.tables.scene import TableScene

from . import table_kit
from .table_kit import Desk
from .table_scenarios import game_of, make_ui
from .test_app import new_desk

art = table_kit.art
BOX = (908.0, 160.0, 344.0, 422.0)


def position(name: str) -> AbyssState:
    return game_of(name).state


def detail(art: Art, view: AbyssState, seat: int, source: str) -> bytes:
    """What is painted behind the points of ``seat`` from ``source``."""
    ui = make_ui(art)
    final.paint_detail(ui, Kit(ui.canvas), ui.canvas, BOX, view, seat, final.sources(view).index(source))
    return pygame.image.tobytes(ui.canvas.surface, "RGB")


def wounded(view: AbyssState) -> None:
    assert view.leviathan is not None
    view.leviathan.wounds[0] += 1


def scourged(view: AbyssState) -> None:
    assert view.leviathan is not None
    view.leviathan.scourge = 1 if view.leviathan.scourge == 0 else 0


def slain(view: AbyssState) -> None:
    assert view.leviathan is not None
    view.leviathan.slain[0] = [*view.leviathan.slain[0], 20]


def holds_unknown_tokens(view: AbyssState) -> None:
    assert view.leviathan is not None
    view.leviathan.tokens[0] = [-1, -1]


def holds_a_known_token(view: AbyssState) -> None:
    assert view.leviathan is not None
    view.leviathan.tokens[0] = [18]


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("wounds", wounded),
        ("scourge", scourged),
        ("scourge", slain),
        ("monsters", holds_unknown_tokens),
        ("monsters", holds_a_known_token),
    ],
)
def test_what_leviathan_counts_is_seen_behind_its_number(
    art: Art, source: str, change: Callable[[AbyssState], None]
) -> None:
    before, after = position("leviathan-five"), position("leviathan-five")
    change(after)
    assert detail(art, before, 0, source) != detail(art, after, 0, source)
    assert detail(art, before, 2, source) == detail(art, after, 2, source), "nobody else is concerned"


def test_the_treasures_lie_on_their_site_among_the_points(art: Art) -> None:
    """K-41: a sacred site is worth its Treasures."""
    view, richer = position("kraken-search-on"), position("kraken-search-on")
    for each in (view, richer):
        each.areas[0].locations = ["megalodon", "jail"]
        assert each.kraken is not None
        each.kraken.treasures = {"megalodon": [0, 4]}
    richer.kraken.treasures["megalodon"] = [0, 4, 9]  # type: ignore[union-attr]
    assert detail(art, view, 0, "locations") != detail(art, richer, 0, "locations")
    assert detail(art, view, 0, "lords") == detail(art, richer, 0, "lords")


@pytest.mark.parametrize("name", ["turn-start", "kraken-turn-start", "leviathan-five"])
def test_every_source_of_points_has_its_sign_and_its_picture(art: Art, name: str) -> None:
    view = position(name)
    painted = {**final.PAINTERS, **extras.merged("score_painters")}
    for source in final.sources(view):
        assert source in painted
        assert art.image(f"icons/{final._icon(source)}", (20, 20))


def test_from_the_points_to_the_final_table_and_back(art: Art, tmp_path: Path) -> None:
    desk: Desk = new_desk(art, tmp_path, "pr", 5)
    desk.rest()
    desk.table.group.set_focus("whole-log")  # wherever the focus is when the game ends, it goes to the way back
    desk.app.play_out(desk.table)
    assert isinstance(desk.top, Scores)
    told = desk.top.table
    heard = len(desk.sounds)
    desk.press(pygame.K_v)
    assert isinstance(desk.top, TableScene) and desk.top.group.focus == "points"
    assert "The game is over." in desk.words()
    desk.press(pygame.K_RETURN)
    assert isinstance(desk.top, Scores) and desk.top.table == told
    assert not desk.top.busy(), "told once is enough"
    assert desk.sounds[heard:].count("score") == 0
    desk.press(pygame.K_v)
    assert isinstance(desk.top, TableScene)
    desk.app.title()
    assert desk.app.bus.count == 2
