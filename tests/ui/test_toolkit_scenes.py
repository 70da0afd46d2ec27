"""The menu scenes: what they offer, publish and hide, by mouse and keyboard, in every language and text size."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import random
from typing import Any

import msgspec
import pygame
import pytest

from abyss_game.i18n.catalog import LANGUAGES, Catalog
from abyss_game.storage.settings import Settings
from abyss_game.ui.art import Art
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scene import Scene
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.scenes.dialogs import Confirm, MenuOverlay, table_menu
from abyss_game.ui.scenes.new_game import ABYSS, GameOffer, NewGame, NewGameChoice
from abyss_game.ui.scenes.scores import Scores
from abyss_game.ui.scenes.seating import unique_names
from abyss_game.ui.scenes.settings import SettingsScene
from abyss_game.ui.scenes.title import Title, TitleActions
from abyss_game.ui.widgets import Button, Slider, Toggle

from . import menus
from .menus import (
    SCENES,
    click,
    click_widget,
    click_widget_segment,
    make_ui,
    nothing,
    open_scene,
    picture,
    press,
    table_of,
    type_,
)

art, ui, window = menus.art, menus.ui, menus.window


# ---------------------------------------------------------------------- everywhere
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_off_at_any_text_size(art: Art, name: str, language: str, cut: list[str]) -> None:
    """At 1280 x 720, the smallest window, no line ends in an ellipsis and no paragraph loses text."""
    for size in (100, 150):
        ui = make_ui(art, language=language, text_size=size)
        open_scene(name, ui)
        ui.stack.draw(ui.canvas)
        assert cut == [], f"text size {size}"
        ui.stack.clear()


@pytest.mark.parametrize("name", SCENES)
def test_widgets_lie_in_the_window_and_never_on_each_other(art: Art, name: str) -> None:
    for size in (100, 150):
        ui = make_ui(art, text_size=size)
        scene: Any = open_scene(name, ui)
        boxes = [(widget.key, pygame.FRect(widget.box)) for widget in scene.group.widgets]
        for index, (key, box) in enumerate(boxes):
            assert pygame.FRect(0, 0, 1280, 720).contains(box), key
            assert box.w >= 25 and box.h >= 25, f"{key} is too small to hit"
            for other, there in boxes[index + 1 :]:
                assert not box.inflate(-0.5, -0.5).colliderect(there), f"{key} and {other}"
        assert len({key for key, _ in boxes}) == len(boxes)


@pytest.mark.parametrize("name", SCENES)
def test_drawing_changes_nothing(art: Art, name: str) -> None:
    ui = make_ui(art, reduced_motion=True)
    open_scene(name, ui)
    assert picture(ui) == picture(ui)


@pytest.mark.parametrize("name", SCENES)
def test_tab_reaches_every_widget(art: Art, name: str) -> None:
    ui = make_ui(art)
    scene: Any = open_scene(name, ui)
    seen = []
    for _ in scene.group.widgets:
        seen.append(scene.group.focus)
        press(ui, pygame.K_TAB)
    assert sorted(seen) == sorted(widget.key for widget in scene.group.widgets)


def test_a_language_switches_every_open_scene_at_once(art: Art) -> None:
    ui = make_ui(art)
    open_scene("new-game", ui)
    game: Any = ui.stack.top
    ui.stack.push(SettingsScene(ui))
    settings: Any = ui.stack.top
    before = picture(ui)
    click_widget_segment(ui, settings, "language", 0)
    assert ui.settings.language == "pt"
    assert settings.group.get("back").label == "Voltar" and game.group.get("begin").label == "Começar"
    assert picture(ui) != before
    ui.change(language="es")
    assert game.group.get("begin").label == "Empezar"


# ---------------------------------------------------------------------- title
def test_continue_is_offered_only_when_there_is_a_game(ui: Ui) -> None:
    done: list[str] = []
    quiet = TitleActions(*(lambda n=name: done.append(n) for name in ("new", "settings", "quit")))
    title = Title(ui, quiet, "0.1.0")
    ui.stack.push(title)
    keys = [widget.key for widget in title.group.widgets]
    assert keys == ["new-game", "settings", "quit", "language"]
    press(ui, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert done == ["new", "settings", "quit"]
    full = TitleActions(nothing, nothing, nothing, lambda: done.append("on"), lambda: "Inês")
    title.offer(full)
    first = title.group.widgets[0]
    assert isinstance(first, Button) and first.key == "continue" and first.sub == "Inês" and first.kind == "menu-main"
    click_widget(ui, title, "continue")
    assert done[-1] == "on"


# ---------------------------------------------------------------------- new game
@pytest.fixture
def new_game(ui: Ui) -> tuple[NewGame, list[NewGameChoice]]:
    chosen: list[NewGameChoice] = []
    scene = NewGame(ui, [ABYSS], chosen.append, lambda: ui.stack.pop(), random.Random(4))
    ui.stack.push(scene)
    return scene, chosen


def test_a_game_is_begun_by_keyboard_alone(ui: Ui, new_game: tuple[NewGame, list[NewGameChoice]]) -> None:
    scene, chosen = new_game
    scene.group.set_focus("name 0")
    type_(ui, "João")
    press(ui, pygame.K_RETURN)
    assert scene.group.focus == "kind 0"
    scene.group.set_focus("kind 1")
    press(ui, pygame.K_LEFT)
    scene.group.set_focus("level 2")
    press(ui, pygame.K_LEFT)
    scene.group.set_focus("take_back")
    press(ui, pygame.K_SPACE)
    scene.group.set_focus("same_cards")
    press(ui, pygame.K_SPACE)
    assert scene.group.focus == "seed"
    press(ui, pygame.K_a, mod=pygame.KMOD_LCTRL)
    type_(ui, "12x7")
    scene.group.set_focus("kind 0")
    press(ui, pygame.K_RETURN)
    (choice,) = chosen
    assert choice.game == "abyss" and choice.seed == 127 and choice.live_score and not choice.take_back
    assert [(seat.name, seat.person, seat.level) for seat in choice.seats] == [
        ("João", True, ""),
        ("Player 2", True, ""),
        ("Dumas", False, "random"),
    ]
    last = ui.settings.last_table
    assert last is not None and [seat.name for seat in last.seats] == ["João", "", ""]
    assert msgspec.json.decode(msgspec.json.encode(choice), type=NewGameChoice) == choice


def test_seats_are_added_and_taken_away_within_the_games_range(
    ui: Ui, new_game: tuple[NewGame, list[NewGameChoice]]
) -> None:
    scene, _ = new_game
    click_widget(ui, scene, "add computer")
    assert len(scene.choice().seats) == 4
    assert scene.group.get("add computer") is None, "four is the most"
    for _ in range(2):
        click_widget(ui, scene, "remove 0")
    assert len(scene.choice().seats) == 2
    assert scene.group.get("remove 0") is None, "two is the least"
    click_widget(ui, scene, "add person")
    seats = scene.choice().seats
    assert len({seat.colour for seat in seats}) == 3 and len({seat.name for seat in seats}) == 3
    assert scene.group.focus == "name 2", "a new person can be named at once"


def test_two_players_are_always_distinguishable(ui: Ui, new_game: tuple[NewGame, list[NewGameChoice]]) -> None:
    scene, _ = new_game
    for number in range(3):
        scene.group.set_focus(f"name {number}")
        press(ui, pygame.K_a, mod=pygame.KMOD_LCTRL)
        type_(ui, ("Ana", " ANA ", "ana")[number])
    names = [seat.name for seat in scene.choice().seats]
    assert names == ["Ana", "ANA 2", "ana 3"]
    assert unique_names(["x" * 24, "x" * 24]) == ["x" * 24, "x" * 22 + " 2"]
    assert unique_names(["a", "a 2", "a"]) == ["a", "a 2", "a 3"]


def test_signs_are_swapped_never_doubled(ui: Ui, new_game: tuple[NewGame, list[NewGameChoice]]) -> None:
    scene, _ = new_game
    click_widget(ui, scene, "sign 0")
    picker: Any = ui.stack.top
    click_widget(ui, picker, "sign 2")
    assert [seat.colour for seat in scene.choice().seats] == [2, 1, 0]
    scene.group.set_focus("sign 1")
    press(ui, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert [seat.colour for seat in scene.choice().seats] == [2, 4, 0]
    click_widget(ui, scene, "sign 0")
    click(ui, (40, 700))
    assert ui.stack.top is scene, "a click beside it closes the overlay"


def test_shuffling_moves_whole_seats(ui: Ui, new_game: tuple[NewGame, list[NewGameChoice]]) -> None:
    scene, _ = new_game
    before = scene.choice().seats
    orders = set()
    for _ in range(12):
        press(ui, pygame.K_s)
        orders.add(scene.choice().seats)
        assert set(scene.choice().seats) == set(before)
    assert len(orders) > 2


def test_the_sentence_and_the_cover_depend_on_who_plays(ui: Ui, new_game: tuple[NewGame, list[NewGameChoice]]) -> None:
    scene, _ = new_game
    assert scene._sentence().startswith("One person and two computers. No cover")
    click_widget_segment(ui, scene, "kind 1", 0)
    assert scene._sentence().startswith("Two persons and one computer. The screen is covered")
    for number in (0, 1):
        click_widget_segment(ui, scene, f"kind {number}", 1)
    assert scene._sentence().startswith("Three computers play among themselves")


def test_another_game_slots_in_by_its_offer_alone(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    duel = GameOffer("conspiracy", 2, 2, ("random",), hidden=False)
    texts = {"ui-game-conspiracy": "Conspiracy", "ui-game-conspiracy-about": "2 players"}
    speak = ui.catalog.t
    monkeypatch.setattr(ui.catalog, "t", lambda name, **args: texts.get(name) or speak(name, **args))
    scene = NewGame(ui, [ABYSS, duel], nothing, nothing, random.Random(1))
    ui.stack.push(scene)
    ui.stack.draw(ui.canvas)
    click_widget(ui, scene, "game conspiracy")
    choice = scene.choice()
    assert choice.game == "conspiracy" and len(choice.seats) == 2
    assert [seat.level for seat in choice.seats if not seat.person] == ["random"]
    assert scene.group.get("add person") is None
    ui.stack.draw(ui.canvas)


# ---------------------------------------------------------------------- settings
def test_every_setting_applies_at_once_and_is_stored(art: Art) -> None:
    stored: list[Settings] = []
    ui = Ui(art, Catalog("en", strict=True), Settings(language="en"), save=stored.append)
    switched: list[bool] = []
    ui.full_screen = switched.append
    scene = SettingsScene(ui)
    ui.stack.push(scene)
    for widget in list(scene.group.widgets):
        scene.group.set_focus(widget.key)
        if isinstance(widget, Toggle):
            press(ui, pygame.K_RETURN)
        elif isinstance(widget, Slider) or widget.key == "language":
            press(ui, pygame.K_LEFT)
        elif widget.key != "back":
            press(ui, pygame.K_RIGHT)
    assert ui.settings == Settings(
        language="es",
        text_size=90,
        music=75,
        effects=95,
        interface=95,
        muted=True,
        animation="slow",
        computer_pace="slow",
        auto_single=True,
        confirm_fizzle=False,
        confirm_end_turn=False,
        confirm_leave=False,
        reduced_motion=True,
        full_screen=True,
    )
    assert stored[-1] == ui.settings and switched == [True] and ui.type.factor == 0.9
    press(ui, pygame.K_ESCAPE)
    assert len(ui.stack) == 0


# ---------------------------------------------------------------------- cover
class _Secret(Scene):
    """A scene that must not be seen."""

    colour = (200, 10, 10)

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.events: list[pygame.event.Event] = []
        self.drawn = 0

    def handle(self, event: pygame.event.Event) -> bool:
        self.events.append(event)
        return True

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.surface.fill(self.colour)


def test_the_cover_hides_all_and_keeps_every_event(ui: Ui) -> None:
    opened: list[int] = []
    secret = _Secret(ui)
    ui.stack.push(secret)
    ui.stack.push(Cover(ui, "Marta", 1, lambda: opened.append(len(ui.stack))))
    first = picture(ui)
    secret.colour = (0, 0, 250)
    assert picture(ui) == first and secret.drawn == 0
    press(ui, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_a)
    click(ui, (100, 100))
    assert secret.events == [] and not opened
    press(ui, pygame.K_RETURN, pygame.K_RETURN)
    assert opened == [1] and len(secret.events) == 1, "the second Enter belongs to the scene beneath"


# ---------------------------------------------------------------------- questions and menu
def test_a_question_is_answered_once_and_can_be_switched_off(ui: Ui) -> None:
    answers: list[str] = []

    def ask() -> Confirm:
        scene = Confirm(
            ui, "Really?", "So.", lambda: answers.append("yes"), lambda: answers.append("no"), setting="confirm_fizzle"
        )
        ui.stack.push(scene)
        return scene

    ask()
    press(ui, pygame.K_ESCAPE)
    ask()
    click(ui, (20, 20))
    scene = ask()
    assert Confirm.ask(ui, "confirm_fizzle")
    click_widget(ui, scene, "again")
    click_widget(ui, scene, "yes")
    assert answers == ["no", "no", "yes"] and not Confirm.ask(ui, "confirm_fizzle") and len(ui.stack) == 0


def test_the_tables_menu_resumes_opens_settings_and_asks_before_leaving(ui: Ui) -> None:
    left: list[bool] = []
    closed: list[bool] = []
    ui.stack.push(_Secret(ui))
    ui.stack.push(table_menu(ui, lambda: left.append(True), closed=lambda: closed.append(True)))
    press(ui, pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(ui.stack.top, SettingsScene)
    press(ui, pygame.K_ESCAPE)
    assert isinstance(ui.stack.top, MenuOverlay)
    press(ui, pygame.K_ESCAPE)
    assert closed == [True] and len(ui.stack) == 1
    for answer, expected in ((pygame.K_ESCAPE, []), (pygame.K_RETURN, [True])):
        ui.stack.push(table_menu(ui, lambda: left.append(True)))
        press(ui, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
        assert isinstance(ui.stack.top, Confirm)
        press(ui, answer)
        assert left == expected and len(ui.stack) == 1
    ui.change(confirm_leave=False)
    ui.stack.push(table_menu(ui, lambda: left.append(True)))
    press(ui, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert left == [True, True]


# ---------------------------------------------------------------------- scores
def test_scores_are_told_row_by_row_and_complete_at_once_when_skipped(ui: Ui) -> None:
    done: list[str] = []
    seen: list[tuple[int, int]] = []
    paint = lambda canvas, box, player, row: seen.append((player, row))  # noqa: E731
    scene = Scores(ui, lambda: table_of(4, ui.t), paint, lambda: done.append("new"), lambda: done.append("title"))
    ui.stack.push(scene)
    assert scene.told == 0 and scene.busy()
    ui.stack.draw(ui.canvas)
    assert seen == [], "nothing is shown before it is told"
    scene.update(0.6)
    assert scene.told == 1
    press(ui, pygame.K_RETURN)
    assert scene.told == 5 and not scene.busy() and done == [], "the key that skips does nothing else"
    ui.stack.draw(ui.canvas)
    assert seen == [(0, 0)]
    press(ui, pygame.K_RIGHT)
    ui.stack.draw(ui.canvas)
    press(ui, pygame.K_DOWN)
    ui.stack.draw(ui.canvas)
    assert seen[1:] == [(1, 0), (1, 1)] and scene.picked == (1, 1)
    press(ui, pygame.K_RETURN, pygame.K_ESCAPE)
    assert done == ["new", "title"]
    assert [scene.table.total(player) for player in range(4)] == [78, 78, 76, 59]


def test_without_animations_the_scores_are_complete_at_once(art: Art) -> None:
    ui = make_ui(art, animation="off")
    scene = Scores(ui, lambda: table_of(2, ui.t), nothing, nothing, nothing)
    ui.stack.push(scene)
    assert not scene.busy() and scene.told == 5
