"""Time at the table: animations, the computers' pace, sleep; other sizes and languages while things move."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from abyss_game.engine import match as m
from abyss_game.engine.moves import Move
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss import moves as mv
from abyss_game.ui.art import Art
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.scenes.dialogs import MenuOverlay
from abyss_game.ui.scenes.log import LogScene
from abyss_game.ui.scenes.scores import Scores
from abyss_game.ui.sound_events import BeatShown
from abyss_game.ui.tables.scene import TableScene

from . import table_kit
from .table_kit import Desk, chooser, picture, record_from, record_of

art = table_kit.art


def exploring(art: Art, folder: Path, kinds: str = "pr", **settings: Any) -> Desk:
    """Somebody has just begun to explore; the card is on its way."""
    desk = Desk(art, folder, record_from("table-choose-action", kinds + "r" * (4 - len(kinds))), **settings)
    desk.settled()
    desk.press(pygame.K_1)
    return desk


def seconds_until_asked(desk: Desk) -> float:
    """How long it takes until a person is asked again."""
    start = desk.clock
    for _ in range(4000):
        if desk.asked:
            return desk.clock - start
        desk.table.computers.thinker.wait()
        wake = desk.ui.stack.next_wake()
        desk.frame(0.02 if desk.ui.stack.busy() else max(0.001, wake if wake is not None else 0.02))
    raise AssertionError("nobody is asked")


# ---------------------------------------------------------------------- animations
def test_speeds_are_kept_in_their_order_and_off_shows_everything_at_once(art: Art, tmp_path: Path) -> None:
    taken = {}
    for speed in ("off", "fast", "normal", "slow"):
        desk = exploring(art, tmp_path, animation=speed)
        assert desk.table.director.busy == (speed != "off")
        taken[speed] = seconds_until_asked(desk)
    assert taken["off"] < taken["fast"] < taken["normal"] < taken["slow"]
    desk = exploring(art, tmp_path, animation="slow", reduced_motion=True)
    assert not desk.table.director.busy


@pytest.mark.parametrize("kind", ["key", "click"])
def test_a_press_finishes_the_animation_and_does_nothing_else(art: Art, tmp_path: Path, kind: str) -> None:
    desk = exploring(art, tmp_path, animation="slow")
    spot = desk.spot("council:3")
    desk.clock += 1
    assert desk.table.director.travelling
    if kind == "key":
        desk.press(pygame.K_2)
    else:
        desk.click_at(spot)
    assert not desk.table.director.travelling and desk.made == [mv.Explore()]
    desk.settled()
    assert desk.made == [mv.Explore()] and desk.table.sight.mine


def test_the_press_that_finishes_an_animation_does_not_answer_what_comes_then(art: Art, tmp_path: Path) -> None:
    alone = """game = "abyss"
seats = 2
seed = 3
[position]
court = ["", "", "landowner", "trader", "schemer", "sage"]
[[position.areas]]
pearls = 3
[[position.areas]]
pearls = 0
"""
    desk = Desk(art, tmp_path, record_from(alone, "pr"), animation="slow")
    desk.settled()
    desk.press(pygame.K_1)
    desk.clock += 1
    assert desk.table.director.travelling
    desk.press(pygame.K_1)
    assert desk.asked and desk.made == [mv.Explore()] and len(desk.table.sight.legal) > 1
    desk.press(pygame.K_1)  # one more at once is an echo
    assert desk.made == [mv.Explore()]
    desk.clock += 1
    desk.press(pygame.K_1)
    assert len(desk.made) == 2


def test_menu_and_log_are_had_at_once_while_things_move(art: Art, tmp_path: Path) -> None:
    desk = exploring(art, tmp_path, animation="slow")
    desk.clock += 1
    desk.press(pygame.K_l)
    assert isinstance(desk.top, LogScene)
    desk.press(pygame.K_ESCAPE)
    desk = exploring(art, tmp_path, animation="slow")
    desk.clock += 1
    desk.click("menu")
    assert isinstance(desk.top, MenuOverlay)
    desk.press(pygame.K_ESCAPE)
    desk.settled()
    assert desk.made == [mv.Explore()]


def test_every_piece_ends_where_it_belongs(art: Art, tmp_path: Path) -> None:
    slow, off = (exploring(art, tmp_path, animation=speed) for speed in ("slow", "off"))
    slow.rest()
    off.rest()
    for desk in (slow, off):
        assert not desk.table.director.busy and not desk.table.director.ghosts
    assert slow.table.director.pieces == off.table.director.pieces


def test_every_event_is_shown_once_and_in_order(art: Art, tmp_path: Path) -> None:
    for speed in ("off", "normal"):
        desk = Desk(art, tmp_path, record_of("rpr", 5), animation=speed)
        shown: list[int] = []
        desk.app.bus.subscribe(BeatShown, lambda message, shown=shown: shown.append(message.beat.number))
        choose = chooser(5)
        for _ in range(12):
            desk.settled()
            if speed == "normal" and len(shown) % 2:
                desk.table.skip()
            desk.by_keyboard(choose(desk.table.sight.legal))
        desk.settled()
        assert shown == sorted(set(shown)) == list(range(shown[0], shown[0] + len(shown)))
        assert len(shown) == len(desk.table.match.log)


# ---------------------------------------------------------------------- pace
def test_the_computer_keeps_its_pace_without_animation(art: Art, tmp_path: Path) -> None:
    taken = {}
    for pace in ("instant", "fast", "normal", "slow"):
        desk = exploring(art, tmp_path, "pr", animation="off", computer_pace=pace)
        taken[pace] = seconds_until_asked(desk)
    assert taken["instant"] < 0.1 < taken["fast"] < taken["normal"] < taken["slow"]


def test_the_computer_waits_for_a_key_and_says_so(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("hp", 3), computer_pace="key")
    waited = 0
    for _ in range(30):
        desk.rest()
        if desk.table.computers.waits:
            waited += 1
            desk.table.computers.thinker.wait()  # else the window may wake to mark who thinks for long
            assert desk.ui.t("ui-table-any-key") in desk.words()
            assert desk.ui.stack.next_wake() is None and not desk.ui.stack.busy()
            before = len(desk.table.match.record().moves)
            desk.frame(30.0)
            assert len(desk.table.match.record().moves) == before
            desk.clock += 1
            desk.press(pygame.K_LSHIFT)
            assert len(desk.table.match.record().moves) == before
            desk.press(pygame.K_SPACE)
            assert len(desk.table.match.record().moves) == before + 1
        else:
            desk.clock += 1
            desk.by_keyboard(desk.table.sight.legal[0])
    assert waited > 2


def test_no_key_is_waited_for_after_the_players_own_action(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("ph", 3), computer_pace="key", animation="normal")
    own = 0
    for _ in range(40):
        desk.rest()
        desk.clock += 1
        if desk.table.computers.waits:
            last = desk.table.match._seats[-1]
            assert last == 1, "the computer waits although it was the player who has just acted"
            own += 1
            desk.press(pygame.K_SPACE)
        else:
            desk.by_keyboard(desk.table.sight.legal[0])
    assert own


def test_another_pace_is_heard_at_once(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("hp", 3), computer_pace="key")
    for _ in range(30):
        desk.rest()
        if desk.table.computers.waits:
            break
        desk.clock += 1
        desk.by_keyboard(desk.table.sight.legal[0])
    assert desk.table.computers.waits
    desk.ui.change(computer_pace="instant")
    assert desk.ui.stack.next_wake() is not None and desk.ui.t("ui-table-any-key") not in desk.words()


class Slow:
    """A computer player that thinks until it may answer."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.asked = 0

    def choose(self, view: Any) -> Move:
        self.asked += 1
        assert self.may.wait(10)
        from abyss_game.games import GAMES

        return GAMES.get("abyss").resume(view).legal()[0]


def slow_desk(art: Art, folder: Path) -> tuple[Desk, Slow]:
    desk = Desk(art, folder)
    slow = Slow()
    desk.app.show(record_of("hp", 4))
    table = desk.table
    table.computers._bots[0] = slow  # type: ignore[index]
    return desk, slow


def test_a_player_who_thinks_for_long_is_marked_and_the_window_stays_awake(art: Art, tmp_path: Path) -> None:
    desk, slow = slow_desk(art, tmp_path)
    for _ in range(20):
        desk.frame()
    assert slow.asked == 1 and not desk.table.sight.thinking and not desk.ui.stack.busy()
    wake = desk.ui.stack.next_wake()
    assert wake is not None and 0 < wake <= 0.5
    desk.frame(wake + 0.01)
    assert desk.table.sight.thinking
    assert desk.ui.stack.next_wake() is None and not desk.ui.stack.busy()  # the answer wakes the loop
    desk.press(pygame.K_ESCAPE)
    assert isinstance(desk.top, MenuOverlay)
    desk.press(pygame.K_ESCAPE)
    slow.may.set()
    desk.table.computers.thinker.wait()
    assert desk.ui.stack.next_wake() is not None
    desk.frame()
    assert not desk.table.sight.thinking and desk.table.match.record().moves


def test_leaving_ends_the_thinking_and_everything_else(art: Art, tmp_path: Path) -> None:
    desk, slow = slow_desk(art, tmp_path)
    for _ in range(20):
        desk.frame()
    match = desk.table.match
    desk.ui.stack.clear()
    assert desk.app.bus.count == 2
    slow.may.set()
    end = time.monotonic() + 5
    while any(thread.name == "thinking" for thread in threading.enumerate()):
        assert time.monotonic() < end
        time.sleep(0.01)
    assert not match.record().moves


def test_what_a_computer_stumbles_over_is_told_where_the_window_can_hear_it(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path)
    desk.app.show(record_of("hp", 4))

    class Broken:
        def choose(self, view: Any) -> Move:
            raise ZeroDivisionError

    desk.table.computers._bots[0] = Broken()  # type: ignore[index]
    with pytest.raises(ZeroDivisionError):
        desk.rest()


# ---------------------------------------------------------------------- sleep
def asleep(desk: Desk) -> bool:
    """Nothing moves, and nothing will happen by itself."""
    return not desk.ui.stack.busy() and desk.ui.stack.next_wake() is None


def test_the_loop_sleeps_whatever_the_table_waits_for(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("ppr", 2), animation="normal", computer_pace="normal")
    desk.rest()
    assert isinstance(desk.top, Cover) and asleep(desk)
    desk.press(pygame.K_ESCAPE)
    assert isinstance(desk.top, MenuOverlay) and asleep(desk)
    desk.press(pygame.K_ESCAPE)
    desk.press(pygame.K_RETURN)
    desk.settled()
    assert desk.asked and asleep(desk)
    desk.press(pygame.K_ESCAPE)
    assert isinstance(desk.top, MenuOverlay) and asleep(desk)


def test_the_loop_sleeps_under_a_menu_while_the_computer_is_on_move(art: Art, tmp_path: Path) -> None:
    desk = exploring(art, tmp_path, "pr", animation="normal", computer_pace="slow")
    desk.clock += 1
    desk.press(pygame.K_ESCAPE)
    assert isinstance(desk.top, MenuOverlay) and asleep(desk)
    desk.table.computers.thinker.wait()
    before = len(desk.table.match.record().moves)
    desk.frame(20)
    assert len(desk.table.match.record().moves) == before
    desk.press(pygame.K_ESCAPE)
    desk.rest()
    assert len(desk.table.match.record().moves) > before


def test_the_loop_sleeps_when_the_game_is_over(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("pr", 2))
    desk.rest()
    desk.app.play_out(desk.table)
    top = desk.top
    assert isinstance(top, Scores)
    top.tell_all()
    for _ in range(200):
        desk.frame(0.05)
    assert asleep(desk)


def test_a_card_held_over_an_option_that_takes_itself_keeps_nobody_awake(art: Art, tmp_path: Path) -> None:
    only = """game = "abyss"
seats = 2
seed = 3
[position]
court = ["", "", "landowner", "trader", "schemer", "sage"]
[[position.areas]]
pearls = 0
[[position.areas]]
"""
    desk = Desk(art, tmp_path, record_from(only, "pr"), auto_single=True)
    desk.rest()
    desk.hold(desk.spot("exploration"), (640, 420))
    desk.clock += 5
    assert desk.table.sight.dragged and asleep(desk)
    desk.press(pygame.K_ESCAPE)
    desk.frame()
    assert desk.made == [mv.Explore()]


def test_what_lies_under_the_pointer_is_noticed_without_moving_it(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_from("table-choose-action", "prrr"))
    desk.settled()
    desk.click("action:explore")
    desk.settled()
    spot = desk.table.pressing._pointer
    assert spot is not None
    under = desk.table.group.at(spot)
    assert desk.table.group.hover == (under.key if under is not None else "")


# ---------------------------------------------------------------------- size and language
def test_another_language_changes_everything_and_shows_nothing_again(art: Art, tmp_path: Path) -> None:
    desk = exploring(art, tmp_path, "pr", animation="normal")
    desk.settled()
    shown: list[BeatShown] = []
    desk.app.bus.subscribe(BeatShown, shown.append)
    before = desk.words()
    focus = desk.table.group.focus
    for language in ("pt", "es"):
        desk.ui.change(language=language)
        assert not desk.ui.stack.busy() and desk.words() != before
        before = desk.words()
    assert not shown and desk.table.group.focus == focus
    desk.press(pygame.K_l)
    log = desk.top
    assert isinstance(log, LogScene)
    spanish = picture(desk)
    desk.ui.change(language="en")
    assert picture(desk) != spanish
    desk.ui.change(language="es")
    assert picture(desk) == spanish and not shown


def test_another_size_while_a_card_moves_or_is_carried(art: Art, tmp_path: Path) -> None:
    desk = exploring(art, tmp_path, "pr", animation="slow")
    assert desk.table.director.travelling
    desk.ui.canvas.attach(pygame.Surface((1600, 900)))
    desk.ui.stack.refresh()
    desk.ui.stack.draw(desk.ui.canvas)
    desk.settled()
    assert desk.made == [mv.Explore()]
    desk = Desk(art, tmp_path, record_from("table-choose-action", "prrr"))
    desk.settled()
    desk.hold(desk.spot("lord:jailer"), (640, 420))
    desk.ui.canvas.attach(pygame.Surface((1920, 1080)))
    desk.ui.stack.refresh()
    desk.ui.stack.draw(desk.ui.canvas)
    assert desk.table.sight.dragged == "lord:jailer"
    goal = desk.goal("lords")
    desk.send(pygame.MOUSEMOTION, pos=goal, rel=(0, 0), buttons=(1, 0, 0))
    desk.drop(goal)
    assert desk.made == [mv.Recruit(lord="jailer")]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1366, 768), (1280, 1024), (2560, 1080)])
def test_what_can_be_clicked_follows_the_picture(art: Art, tmp_path: Path, size: tuple[int, int]) -> None:
    desk = Desk(art, tmp_path, record_from("table-choose-action", "prrr"), size=size, text_size=150)
    desk.settled()
    desk.ui.stack.draw(desk.ui.canvas)
    for key in ("lord:jailer", "council:3", "exploration", "action:explore", "undo", "menu"):
        x, y = desk.spot(key)
        assert 0 <= x < size[0] and 0 <= y < size[1]
    desk.click("council:3")
    assert desk.made == [mv.TakeStack(race=3)]


# ---------------------------------------------------------------------- several people
def test_the_cover_comes_before_anything_of_the_next_person(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("pp", 3))
    views: list[int] = []
    look = desk.table.match.view
    desk.table.match.view = lambda seat: (views.append(seat), look(seat))[1]  # type: ignore[method-assign]
    desk.rest()
    assert isinstance(desk.top, Cover) and set(views) <= {-1}
    for change in ({"language": "es"}, {"text_size": 120}, {"language": "en", "text_size": 100}):
        desk.ui.change(**change)
    desk.ui.canvas.attach(pygame.Surface((1600, 900)))
    desk.ui.stack.refresh()
    desk.ui.stack.draw(desk.ui.canvas)
    desk.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert isinstance(desk.top, Cover) and set(views) <= {-1} and desk.table.viewer == -1
    desk.press(pygame.K_RETURN)
    assert desk.table.viewer == desk.table.sight.deciding >= 0 and isinstance(desk.top, TableScene)


def test_an_offer_is_answered_at_the_open_table_and_the_hand_comes_behind_a_cover(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_from("table-consider-purchase", "pppp"))
    desk.settled()
    table = desk.table
    assert table.sight.mine and table.viewer == -1 and isinstance(desk.top, TableScene)
    assert all(card < 0 for area in table.sight.view.areas for card in area.hand)
    seat = table.sight.deciding
    desk.press(pygame.K_e)
    assert isinstance(desk.top, Cover) and table.viewer == -1
    desk.press(pygame.K_RETURN)
    assert table.viewer == seat and any(piece.key.startswith("card:") for piece in table.director.pieces)
    desk.clock += 1
    desk.by_mouse(mv.Pass(), False)
    assert table.viewer != seat


def test_only_one_person_needs_no_cover(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("rpr", 3))
    choose = chooser(1)
    for _ in range(10):
        desk.settled()
        assert isinstance(desk.top, TableScene) and desk.table.viewer == 1
        desk.by_mouse(choose(desk.table.sight.legal), False)


def test_computers_alone_are_watched_without_secrets(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("rr", 3))
    while len(desk.table.match.record().moves) < 150:
        desk.table.computers.thinker.wait()
        desk.frame()
        assert desk.table.viewer == -1 and desk.table.sight.view.viewer == -1


def test_sounds_do_not_tell_hidden_values(art: Art, tmp_path: Path) -> None:
    """The same happening with other hidden cards sounds and lasts the same."""
    heard = []
    for hand in ('["crab-1", "squid-4"]', '["shellfish-5", "squid-1"]'):
        text = f"""game = "abyss"
seats = 2
seed = 3
[position]
active = 0
council = {{ crab = ["crab-2", "crab-3"] }}
court = ["", "landowner", "jailer", "trader", "schemer", "sage"]
[[position.areas]]
hand = ["crab-4"]
[[position.areas]]
hand = {hand}
"""
        desk = Desk(art, tmp_path, record_from(text, "pp"), animation="normal")
        desk.rest()
        desk.press(pygame.K_RETURN)
        desk.settled()
        beats: list[tuple[str, float]] = []
        start = desk.clock
        desk.app.bus.subscribe(
            BeatShown, lambda message, b=beats, s=start, d=desk: b.append((str(message.beat.event), d.clock - s))
        )
        desk.by_mouse(mv.TakeStack(race=1), False)
        desk.rest()
        heard.append((beats, list(desk.sounds), desk.clock - start))
    assert heard[0] == heard[1] and heard[0][0]


def test_beats_tell_only_what_the_viewer_may_know(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_of("ppr", 6))
    beats: list[m.Beat] = []
    desk.app.bus.subscribe(BeatShown, lambda message: beats.append(message.beat))
    choose = chooser(6)
    for _ in range(40):
        desk.rest()
        desk.clock += 1
        if isinstance(desk.top, Cover):
            desk.press(pygame.K_RETURN)
        else:
            desk.by_mouse(choose(desk.table.sight.legal), False)
    for beat in beats:
        assert beat.view.viewer == beat.viewer
        if beat.viewer < 0 and isinstance(beat.event, ev.RewardPaid):
            assert all(token < 0 for token in beat.event.drawn)
    assert {beat.viewer for beat in beats} >= {-1, 0}
