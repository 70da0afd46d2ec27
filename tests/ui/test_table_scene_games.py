"""Whole games at the table, played through events alone: by mouse, by keyboard, by several people at one screen."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from abyss_game.engine.moves import Move
from abyss_game.ui.art import Art
from abyss_game.ui.scenes.scores import Scores
from abyss_game.ui.tables.scene import TableScene

from . import table_kit
from .table_kit import Desk, chooser, record_of

art = table_kit.art


def play_by_mouse(art: Art, folder: Path, kinds: str, seed: int) -> Desk:
    desk = Desk(art, folder, record_of(kinds, seed), confirm_end_turn=False, confirm_fizzle=False)
    chance = random.Random(seed)
    desk.play(chooser(seed), lambda move: desk.by_mouse(move, chance.random() < 0.5))
    return desk


def play_by_keyboard(art: Art, folder: Path, kinds: str, seed: int) -> Desk:
    desk = Desk(art, folder, record_of(kinds, seed), confirm_end_turn=False, confirm_fizzle=False)
    desk.play(chooser(seed), desk.by_keyboard)
    return desk


@pytest.mark.parametrize(("kinds", "seed"), [("pr", 11), ("prrr", 13)])
def test_a_whole_game_by_mouse_alone(art: Art, tmp_path: Path, kinds: str, seed: int) -> None:
    desk = play_by_mouse(art, tmp_path, kinds, seed)
    assert isinstance(desk.top, Scores) and desk.table.match.over
    desk.ui.stack.clear()
    assert desk.app.bus.count == 2  # the program's own, and the test's


@pytest.mark.parametrize(("kinds", "seed"), [("rpr", 22)])
def test_a_whole_game_by_keyboard_alone(art: Art, tmp_path: Path, kinds: str, seed: int) -> None:
    desk = play_by_keyboard(art, tmp_path, kinds, seed)
    assert isinstance(desk.top, Scores) and desk.table.match.over


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 108))
@pytest.mark.parametrize("kinds", ["ph", "hpr", "rhpr"])
def test_many_whole_games(art: Art, tmp_path: Path, kinds: str, seed: int) -> None:
    play = play_by_mouse if seed % 2 else play_by_keyboard
    assert isinstance(play(art, tmp_path, kinds, seed).top, Scores)


class Guard:
    """Looks at every frame of a game of several people: whose cards could be seen."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.frames = 0
        self.shown: set[int] = set()

    def __call__(self) -> None:
        desk = self.desk
        self.frames += 1
        table = desk.table
        match = table.match
        open_seat = table.viewer
        if not isinstance(desk.top, TableScene) or table.computers.on_move:
            assert match.over or open_seat == -1 or len(desk.ui.stack) > 1
        if open_seat < 0:
            assert table.sight.view.viewer == -1 or match.over
            known = {card for area in match.view(-1).areas for card in area.hand}
            assert all(card < 0 or card in known for area in table.sight.view.areas for card in area.hand)
            assert all(token < 0 for area in table.sight.view.areas for token in area.tokens) or match.over
        else:
            self.shown.add(open_seat)
        if match.over:
            return
        keys = {piece.key.removeprefix("stage:") for piece in table.director.pieces}
        # What is shown may lie behind what has happened: a card on the track is everybody's, and so is one on its way
        # from there into a hand, named by an event that all may know.
        public = {card for other in match.view(-1).areas for card in other.hand} | set(table.sight.view.track)
        named = {getattr(entry.event.seen_by(-1), "card", -1) for entry in match.log}
        passing = {piece.key for piece in table.director.ghosts} - {f"card:{card}" for card in named}
        for seat, area in enumerate(match._game.state.areas):
            if seat != open_seat:
                secret = {f"card:{card}" for card in area.hand if card not in public}
                assert not (keys | passing) & secret, (seat, open_seat)


@pytest.mark.parametrize("kinds", ["ppr"])
def test_nobody_sees_the_cards_of_another_person(art: Art, tmp_path: Path, kinds: str) -> None:
    desk = Desk(art, tmp_path, record_of(kinds, 31), animation="fast", confirm_end_turn=False, confirm_fizzle=False)
    guard = Guard(desk)
    desk.seen = guard

    def act(move: Move) -> None:
        guard()
        desk.by_mouse(move, False)
        guard()

    desk.play(chooser(31), act)
    assert isinstance(desk.top, Scores)
    assert guard.shown == {0, 1} and guard.frames > 500
