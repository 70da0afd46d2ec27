"""The program round the table: continuing at any moment, saves that fail, errors nobody foresaw, leaving."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from abyss_game import app as program
from abyss_game.app import App, make_bots
from abyss_game.cli_common import Unusable
from abyss_game.cli_play import PlayOptions
from abyss_game.engine import match as m
from abyss_game.games.abyss import moves as mv
from abyss_game.storage import paths
from abyss_game.storage.saves import Store
from abyss_game.ui.art import Art, MissingArt
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.loop import Loop, Window
from abyss_game.ui.scene import Scene
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.scenes.dialogs import Confirm, MenuOverlay, Notice
from abyss_game.ui.scenes.new_game import NewGame
from abyss_game.ui.scenes.scores import Scores
from abyss_game.ui.scenes.seating import NewGameChoice, SeatChoice
from abyss_game.ui.scenes.title import Title
from abyss_game.ui.tables.scene import TableScene

from . import table_kit
from .table_kit import Desk, chooser

art = table_kit.art


def choice_of(kinds: str, seed: int | None = 7) -> NewGameChoice:
    seats = tuple(
        SeatChoice(table_kit.NAMES[seat], kind == "p", "" if kind == "p" else table_kit.KINDS[kind], seat)
        for seat, kind in enumerate(kinds)
    )
    return NewGameChoice("abyss", seats, True, True, seed)


def new_desk(art: Art, folder: Path, kinds: str, seed: int = 7, **settings: Any) -> Desk:
    """A desk at a match that is stored."""
    desk = Desk(art, folder, **settings)
    desk.app.title()
    desk.app.begin(choice_of(kinds, seed))
    return desk


def again(art: Art, folder: Path, desk: Desk, **settings: Any) -> Desk:
    """The program was quit and is started anew; the title is on the screen."""
    desk.app.close()
    fresh = Desk(art, folder, **settings)
    fresh.app.title()
    return fresh


def continue_(desk: Desk) -> None:
    title = desk.top
    assert isinstance(title, Title)
    assert title.group.focus == "continue"
    desk.press(pygame.K_RETURN)


# ---------------------------------------------------------------------- going on
@pytest.mark.parametrize("seed", [1, 2])
def test_quitting_at_any_moment_and_continuing_changes_nothing(art: Art, tmp_path: Path, seed: int) -> None:
    desk = new_desk(art, tmp_path, "pr", seed, animation="normal")
    choose = chooser(seed)
    for number in range(12):
        desk.rest()
        desk.clock += 1
        if isinstance(desk.top, TableScene):
            desk.by_keyboard(choose(desk.table.sight.legal))
        if number % 3 == 0:  # sometimes in the middle of a movement
            desk.frame()
        match = desk.table.match
        left = (match.state_bytes(), match.log, match.record(), match.seat)
        undo = match.why_no_undo()
        desk = again(art, tmp_path, desk, animation="normal")
        continue_(desk)
        match = desk.table.match
        assert (match.state_bytes(), match.log, match.record(), match.seat) == left
        assert match.why_no_undo() == undo
    desk.rest()
    assert desk.asked


def test_what_the_others_did_is_still_told_after_continuing(art: Art, tmp_path: Path) -> None:
    desk = new_desk(art, tmp_path, "prr", 3, confirm_end_turn=False)
    choose = chooser(3)
    for _ in range(25):
        desk.settled()
        desk.by_keyboard(choose(desk.table.sight.legal))
    desk.settled()
    news = [piece.look for piece in desk.table.director.pieces if piece.key == "log"]
    legal = desk.table.sight.legal
    fresh = again(art, tmp_path, desk)
    continue_(fresh)
    fresh.settled()
    assert [piece.look for piece in fresh.table.director.pieces if piece.key == "log"] == news
    assert fresh.table.sight.legal == legal


def test_continuing_a_game_of_several_people_begins_with_a_cover(art: Art, tmp_path: Path) -> None:
    desk = new_desk(art, tmp_path, "pp")
    desk.rest()
    assert isinstance(desk.top, Cover)
    fresh = again(art, tmp_path, desk)
    continue_(fresh)
    fresh.rest()
    assert isinstance(fresh.top, Cover) and fresh.table.viewer == -1
    fresh.press(pygame.K_RETURN)
    fresh.settled()
    later = again(art, tmp_path, fresh)
    continue_(later)
    assert all(card < 0 for area in later.table.sight.view.areas for card in area.hand)
    later.rest()
    assert isinstance(later.top, Cover)


def test_undo_goes_on_after_continuing_in_the_middle_of_a_payment(art: Art, tmp_path: Path) -> None:
    for seed in range(1, 30):
        desk = new_desk(art, tmp_path / str(seed), "pr", seed)
        choose = chooser(seed)
        for _ in range(60):
            desk.rest()
            desk.clock += 1
            if not isinstance(desk.top, TableScene):
                break
            legal = desk.table.sight.legal
            recruit = [move for move in legal if isinstance(move, mv.Recruit)]
            if recruit:
                before = desk.table.match.state_bytes()
                desk.by_keyboard(recruit[0])
                desk.clock += 1
                desk.by_keyboard(next(move for move in desk.table.sight.legal if isinstance(move, mv.PickAlly)))
                fresh = again(art, tmp_path / str(seed), desk)
                continue_(fresh)
                fresh.settled()
                assert mv.Cancel() in fresh.table.sight.legal
                fresh.press(pygame.K_u)
                fresh.clock += 1
                fresh.press(pygame.K_u)
                assert fresh.table.match.state_bytes() == before
                final = again(art, tmp_path / str(seed), fresh)
                continue_(final)
                assert final.table.match.state_bytes() == before
                return
            desk.by_keyboard(choose(legal))
    raise AssertionError("nobody could recruit")


def test_a_finished_game_is_not_continued_and_a_new_one_can_be_begun(art: Art, tmp_path: Path) -> None:
    desk = new_desk(art, tmp_path, "pr", 5)
    desk.rest()
    desk.app.play_out(desk.table)
    assert isinstance(desk.top, Scores)
    desk.top.tell_all()
    threads = threading.active_count()
    desk.app.new_game()
    assert isinstance(desk.top, NewGame) and desk.app.bus.count == 2
    desk.app.title()
    assert isinstance(desk.top, Title) and desk.top.actions.resume is None
    desk.app.begin(choice_of("rp", 6))
    desk.settled()
    assert desk.asked and desk.table.match.log
    desk.app.title()
    assert desk.app.bus.count == 2 and threading.active_count() <= threads
    assert isinstance(desk.top, Title) and desk.top.actions.resume is not None


def test_menu_to_title_and_back_again(art: Art, tmp_path: Path) -> None:
    desk = new_desk(art, tmp_path, "pr", 5)
    desk.settled()
    before = desk.table.match.state_bytes()
    desk.press(pygame.K_ESCAPE)
    assert isinstance(desk.top, MenuOverlay)
    desk.click("title")
    assert isinstance(desk.top, Confirm)
    desk.press(pygame.K_ESCAPE)
    assert isinstance(desk.top, TableScene)
    desk.clock += 1
    desk.press(pygame.K_ESCAPE)
    desk.click("title")
    desk.press(pygame.K_RETURN)
    assert isinstance(desk.top, Title)
    continue_(desk)
    assert desk.table.match.state_bytes() == before
    desk.ui.change(confirm_leave=False)
    desk.rest()
    desk.press(pygame.K_ESCAPE)
    desk.click("quit")
    assert desk.top is None


def test_the_computers_of_a_match_follow_from_its_seed(art: Art) -> None:
    record = table_kit.record_of("prh", 4)
    assert set(make_bots(record)) == {1, 2}


# ---------------------------------------------------------------------- what goes wrong
def test_a_save_that_cannot_be_written_is_told_once_and_play_goes_on(art: Art, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    desk = Desk(art, tmp_path, store=Store(blocked / "saves"))
    desk.app.begin(choice_of("pr", 5))
    notices = 0
    for _ in range(12):
        desk.rest()
        desk.app._autosave._writer.wait()  # type: ignore[union-attr]
        desk.app.poll()
        while isinstance(desk.top, Notice):
            notices += 1
            desk.press(pygame.K_RETURN)
        desk.clock += 1
        desk.by_keyboard(desk.table.sight.legal[0])
    assert notices == 1 and len(desk.made) == 12


def test_a_failure_that_comes_with_leaving_is_told_at_the_title(art: Art, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    desk = Desk(art, tmp_path, store=Store(blocked / "saves"))
    desk.app.begin(choice_of("pr", 5))
    desk.app.title()
    assert isinstance(desk.top, Notice)
    desk.press(pygame.K_RETURN)
    assert isinstance(desk.top, Title)


def stored_twice(art: Art, folder: Path) -> tuple[Path, bytes, bytes]:
    """The file of a match that was left, its content, and that of its copy one decision earlier."""
    desk = new_desk(art, folder, "pr", 5)
    desk.settled()
    desk = again(art, folder, desk)  # what is left is stored for certain; decisions in a row may share a file
    continue_(desk)
    desk.settled()
    desk.by_keyboard(desk.table.sight.legal[0])
    desk.settled()
    desk.app.close()
    (path,) = (folder / "saves").glob("*.json")
    return path, path.read_bytes(), path.with_name(path.name + ".bak").read_bytes()


def altered(data: bytes, kind: str) -> bytes:
    """``data`` with something in it that reads well and cannot be played."""
    values = json.loads(data)
    if kind == "bot":
        values["record"]["players"][1]["kind"] = "grandmaster"
    elif kind == "expansion":
        values["record"]["options"]["expansions"] = ["atlantis"]
    elif kind == "move":
        values["record"]["moves"][0] = "plot" if values["record"]["moves"][0] != "plot" else "explore"
    else:
        values["seat"] = -1
    return json.dumps(values).encode()


@pytest.mark.parametrize("kind", ["torn", "bot", "expansion", "seat", "move"])
def test_a_damaged_save_offers_the_state_before(art: Art, tmp_path: Path, kind: str) -> None:
    path, content, copy = stored_twice(art, tmp_path)
    assert content != copy
    info = Store(tmp_path / "saves").continue_info("abyss")
    assert info is not None
    path.write_bytes(b"{" if kind == "torn" else altered(content, kind))
    fresh = Desk(art, tmp_path)
    fresh.app.resume(info)
    assert isinstance(fresh.top, Confirm)
    assert fresh.ui.t("save-without-log") not in words_of(fresh), "the rules have not changed"
    if kind != "torn":
        assert fresh.ui.t("save-altered") in words_of(fresh)
    fresh.press(pygame.K_RETURN)
    assert isinstance(fresh.top, TableScene)
    assert fresh.table.match.record().moves == json.loads(copy)["record"]["moves"]
    fresh.app.close()
    assert len(list(path.parent.glob("*.damaged"))) == 1, "it is kept, and is not taken for the copy"


def words_of(desk: Desk) -> str:
    """What the dialog on top says."""
    top = desk.top
    assert isinstance(top, Confirm | Notice)
    return f"{top._heading} {top._text}".strip()


def test_an_altered_save_without_a_copy_goes_on_and_says_that_it_is_damaged(art: Art, tmp_path: Path) -> None:
    path, content, _ = stored_twice(art, tmp_path)
    path.write_bytes(altered(content, "move"))
    path.with_name(path.name + ".bak").unlink()
    fresh = Desk(art, tmp_path)
    fresh.app.title()
    continue_(fresh)
    assert isinstance(fresh.top, Notice)
    assert words_of(fresh) == fresh.ui.t("save-altered-without-log")
    fresh.press(pygame.K_RETURN)
    fresh.rest()
    assert fresh.table.match.record().moves == []


def test_the_title_tells_of_a_damaged_save_and_continues_from_its_copy(art: Art, tmp_path: Path) -> None:
    path, _, copy = stored_twice(art, tmp_path)
    path.write_bytes(b"{")
    fresh = Desk(art, tmp_path)
    fresh.app.title()
    assert isinstance(fresh.top, Notice)
    told = fresh.ui.t("save-damaged", file=path.name, kept=f"{path.name}.damaged")
    assert words_of(fresh) == f"{told} {fresh.ui.t('save-backup-offered')}"
    fresh.press(pygame.K_RETURN)
    continue_(fresh)
    assert fresh.table.match.record().moves == json.loads(copy)["record"]["moves"]


def test_a_save_whose_copy_cannot_be_played_either_is_one_sentence(art: Art, tmp_path: Path) -> None:
    path, content, copy = stored_twice(art, tmp_path)
    path.write_bytes(altered(content, "bot"))
    path.with_name(path.name + ".bak").write_bytes(altered(copy, "bot"))
    fresh = Desk(art, tmp_path)
    fresh.app.title()
    continue_(fresh)
    assert isinstance(fresh.top, Confirm)
    fresh.press(pygame.K_RETURN)
    assert isinstance(fresh.top, Notice)
    path.unlink()
    fresh = Desk(art, tmp_path)
    fresh.app.title()
    continue_(fresh)
    assert isinstance(fresh.top, Notice), "what comes from the copy has no other copy to offer"


class Stumbling(Scene):
    """A scene that makes a mistake whenever it is drawn."""

    error: Exception = ZeroDivisionError("all is lost")

    def draw(self, canvas: Canvas) -> None:
        raise self.error


@pytest.fixture
def window_of(art: Art, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A program with a loop, in a home of its own."""
    monkeypatch.setenv(paths.PORTABLE_VARIABLE, str(tmp_path / "home"))
    desk = Desk(art, tmp_path)
    desk.ui.now = time.perf_counter
    window = Window(desk.ui, "test")
    yield desk, Loop(desk.ui, window)
    desk.app.close()
    window.close()


def test_an_unforeseen_error_leads_back_to_the_title_with_the_game_kept(window_of: Any, tmp_path: Path) -> None:
    desk, loop = window_of
    desk.app.begin(choice_of("pr", 5))
    desk.rest()
    before = desk.table.match.state_bytes()
    desk.ui.stack.push(Stumbling(desk.ui))
    seen: list[str] = []

    def end() -> None:
        seen.append(type(desk.top).__name__)
        if isinstance(desk.top, Notice):
            desk.press(pygame.K_RETURN)
        else:
            desk.ui.stack.clear()

    app_run(desk.app, loop, end)
    assert seen == ["Notice", "FrontDoor"]
    reports = list((tmp_path / "home" / "logs").glob("report-*.txt"))
    assert len(reports) == 1 and "all is lost" in reports[0].read_text(encoding="utf-8")
    desk.app.title()
    continue_(desk)
    assert desk.table.match.state_bytes() == before


def app_run(app: App, loop: Loop, after: Any) -> None:
    """Runs `loop` as the program does, and calls `after` with every drawing."""
    old = loop.__class__.step

    def step(self: Loop, events: Any) -> None:
        old(self, events)
        after()

    loop.step = step.__get__(loop)  # type: ignore[method-assign]
    program.run(app, loop)


def test_an_error_that_comes_again_and_again_ends_the_program(window_of: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, loop = window_of
    monkeypatch.setattr(desk.app, "title", lambda: desk.ui.stack.replace(Stumbling(desk.ui)))
    desk.app.title()
    with pytest.raises(ZeroDivisionError):
        program.run(desk.app, loop)


def test_a_missing_picture_is_one_sentence(
    art: Art, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(paths.PORTABLE_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setattr(Title, "draw_back", lambda self, canvas: canvas.background("scenes/not-there"))
    with pytest.raises(Unusable) as caught:
        program.main(PlayOptions())
    assert caught.value.code == "ui-table-missing-file" and "not-there" in str(caught.value.numbers)
    assert isinstance(caught.value.__cause__, MissingArt)
    from abyss_game import cli

    monkeypatch.setattr("abyss_game.cli_play.has_display", lambda: True)
    assert cli.main(["play", "--lang", "en"]) == 2
    told = capsys.readouterr().err.strip().splitlines()
    assert len(told) == 1 and "not-there" in told[0]


def test_the_program_opens_and_closes(art: Art, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.PORTABLE_VARIABLE, str(tmp_path / "home"))
    pygame.event.clear()
    old = Loop.step

    def step(self: Loop, events: Any) -> None:
        old(self, events)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(Loop, "step", step)
    threads = threading.active_count()
    assert program.main(PlayOptions(lang="es")) == 0
    assert threading.active_count() <= threads


# ---------------------------------------------------------------------- the title while it waits
def test_pictures_are_made_ready_while_nothing_is_touched(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path)
    desk.app.title()
    title = desk.top
    assert isinstance(title, Title)
    wake = desk.ui.stack.next_wake()
    assert wake is not None and wake > 0.3 and not desk.ui.stack.busy()
    for _ in range(1000):
        wake = desk.ui.stack.next_wake()
        if wake is None:
            break
        desk.frame(wake + 0.001)
    assert desk.ui.stack.next_wake() is None  # then it sleeps
    key = ("surrounded", "boards/abyss-3p", (1280, 720), (0, 0, 1280, 720))
    assert key in art._scaled._kept


def test_the_match_is_told_who_looks(art: Art, tmp_path: Path) -> None:
    desk = new_desk(art, tmp_path, "rp", 5)
    assert desk.table.match.viewer == desk.table.viewer == 1
    assert isinstance(desk.table.match, m.Match)
