"""Conspiracy at the table through events alone: whole games by mouse, by dragging and by keyboard, people who share the
screen, every move of every decision by a real click."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from abyss_game.engine.moves import Move
from abyss_game.ui.art import Art
from abyss_game.ui.scenes.scores import Scores

from . import table_kit
from .conspiracy_scenarios import SCENARIOS, game_of, record_for
from .table_kit import Desk, record_of

art = table_kit.art


def played(art: Art, folder: Path, kinds: str, seed: int, how: str, variants: tuple[str, ...] = ()) -> Desk:
    desk = Desk(art, folder, record_of(kinds, seed, "conspiracy", variants))
    chance = random.Random(seed)
    ways = {
        "click": lambda move: desk.by_mouse(move, False),
        "drag": lambda move: desk.by_mouse(move, True),
        "keys": desk.by_keyboard,
    }
    desk.play(lambda legal: chance.choice(legal), ways[how])
    return desk


@pytest.mark.parametrize(
    ("kinds", "seed", "how", "variants"),
    [
        ("pr", 51, "click", ()),
        ("rpr", 52, "drag", ("bonus-locations",)),
        ("prrr", 53, "keys", ()),
        ("p", 54, "drag", ("opponent-soldier",)),
        ("p", 55, "keys", ("opponent-mage", "bonus-locations")),
        ("pp", 56, "click", ()),
    ],
)
def test_a_whole_game(art: Art, tmp_path: Path, kinds: str, seed: int, how: str, variants: tuple[str, ...]) -> None:
    desk = played(art, tmp_path, kinds, seed, how, variants)
    assert isinstance(desk.top, Scores) and desk.table.match.over
    desk.ui.stack.draw(desk.ui.canvas)
    desk.ui.stack.clear()
    assert desk.app.bus.count == 2  # the program's own, and the test's


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200, 212))
@pytest.mark.parametrize("kinds", ["p", "ppr", "rprr"])
def test_many_whole_games(art: Art, tmp_path: Path, kinds: str, seed: int) -> None:
    how = ("click", "drag", "keys")[seed % 3]
    assert isinstance(played(art, tmp_path, kinds, seed, how).top, Scores)


@pytest.mark.parametrize("how", ["click", "drag", "keys"])
@pytest.mark.parametrize("name", [name for name in SCENARIOS if name != "search"])
def test_every_move_of_every_decision_by_events(art: Art, tmp_path: Path, name: str, how: str) -> None:
    """Each legal move is made at a table of its own, and is just the one that was meant."""
    record = record_for(name)
    for number, move in enumerate(_some(game_of(name).legal())):
        desk = Desk(art, tmp_path / str(number), record)
        desk.settled()
        assert move in desk.table.sight.legal
        if how == "keys":
            desk.by_keyboard(move)
        else:
            desk.by_mouse(move, how == "drag")
        assert desk.made == [move], (how, desk.words())
        desk.ui.stack.clear()


def _some(legal: list[Move]) -> list[Move]:
    """All moves; of many swaps a few."""
    return legal if len(legal) <= 10 else [*legal[::7], legal[-1]]


def test_a_tile_of_the_search_is_taken_by_click(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_for("search"))
    desk.settled()
    desk.by_mouse(desk.move("settle hall_of_keys"), False)
    assert "hall_of_keys" in desk.table.match.view(0).chambers[0].covers


def test_the_table_turns_to_the_person_whose_turn_it_is(art: Art, tmp_path: Path) -> None:
    """No cover comes; a sign names the person and goes by itself or with the first click, which is not lost."""
    desk = Desk(art, tmp_path, record_of("pp", 3, "conspiracy"))
    desk.settled()
    first = desk.table.sight.anchor
    assert first == desk.table.sight.deciding
    desk.by_mouse(desk.move("draw 1"), False)
    desk.rest()
    while desk.table.sight.deciding == first:
        desk.clock += 1.0
        desk.by_mouse(desk.table.sight.legal[0], False)
        desk.rest()
    sign = desk.table.turn_sign
    assert desk.top is desk.table and desk.table.sight.anchor == 1 - first
    assert sign.player is not None and sign.player.name == table_kit.NAMES[1 - first]
    shown = table_kit.picture(desk)
    desk.frame(5.0)
    assert sign.player is None and table_kit.picture(desk) != shown
    desk.table.turn_sign.show(desk.table.match.players[0])
    desk.by_mouse(desk.move("draw 2"), False)
    assert sign.player is None and len(desk.made) >= 2


def test_a_card_that_is_let_go_anywhere_goes_home(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_for("kept"))
    desk.settled()
    key = desk.key_of(desk.table.sight.legal[0].source())
    desk.hold(desk.spot(key), desk.ui.canvas.point(1150, 300))
    desk.drop(desk.ui.canvas.point(1150, 300))
    assert desk.made == [] and "refuse" not in desk.sounds
    assert desk.table.answering.drag.piece is None


def test_what_is_not_possible_says_why_in_numbers(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_for("gate"), auto_single=False)
    desk.settled()
    desk.click("pile:farmer")
    assert desk.made == []
    desk.clock += 1.0
    desk.click("pile:farmer")
    desk.drag("pile:farmer", "chamber")
    assert desk.made == [] and "2" in desk.words() and "refuse" in desk.sounds


def test_a_pile_fans_out_under_the_resting_pointer(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_for("recruit"))
    desk.settled()
    before = table_kit.picture(desk)
    pos = desk.spot("pile:mage")
    desk.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    previewed = table_kit.picture(desk)
    assert previewed != before
    desk.frame(1.0)
    assert desk.table.sight.unfolded == 14 and table_kit.picture(desk) != previewed
    desk.send(pygame.MOUSEMOTION, pos=desk.ui.canvas.point(640, 690), rel=(0, 0), buttons=(0, 0, 0))
    assert desk.table.sight.unfolded == -1
    desk.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    desk.frame(1.0)
    desk.click("pile:mage")
    assert [type(move).__name__ for move in desk.made] == ["TakePile"]


def test_undo_takes_a_placed_lord_back(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_for("next"))
    desk.settled()
    lords = list(desk.table.match.view(0).chambers[0].lords)
    desk.by_mouse(desk.move("place merchant-3.1"), False)
    desk.settled()
    assert desk.table.match.view(0).chambers[0].lords != lords
    desk.press(pygame.K_u)
    desk.settled()
    assert desk.table.match.view(0).chambers[0].lords == lords


def test_the_panel_on_which_a_pile_was_dropped_does_not_lie_over_the_next_decision(art: Art, tmp_path: Path) -> None:
    """The pointer still is where the pile was put: what is chosen from next stays in sight until it comes anew."""
    desk = Desk(art, tmp_path, record_for("give"), auto_single=False)
    desk.settled()
    move = desk.table.sight.legal[0]
    desk.drag(desk.key_of(move.source()), move)
    assert desk.made == [move]
    desk.settled()
    assert desk.asked and desk.table.table.unfolds(desk.table.sight, desk.table.group.hover) == 1
    desk.frame(1.0)
    assert desk.table.sight.unfolded == -1
    for pos in (desk.ui.canvas.point(640, 690), desk.spot(desk.table.group.hover)):
        desk.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    desk.frame(1.0)
    assert desk.table.sight.unfolded == 1
