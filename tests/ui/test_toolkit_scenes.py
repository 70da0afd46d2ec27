"""The menu scenes: what they offer, publish and hide, by mouse and keyboard, in every language and text size."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pygame
import pytest

from abyss_game.i18n.catalog import LANGUAGES, Catalog
from abyss_game.resources import assets_dir
from abyss_game.storage.settings import Settings
from abyss_game.ui import theme
from abyss_game.ui.art import Art
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.loop import Loop, Window
from abyss_game.ui.scene import Scene
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.scenes.dialogs import Confirm, MenuOverlay, table_menu
from abyss_game.ui.scenes.new_game import ABYSS, GameOffer, NewGame, NewGameChoice, unique_names
from abyss_game.ui.scenes.scores import ScorePlayer, ScoreRow, Scores, ScoreTable, TieRow
from abyss_game.ui.scenes.settings import SettingsScene
from abyss_game.ui.scenes.sign_picker import SignPicker
from abyss_game.ui.scenes.title import Title, TitleActions
from abyss_game.ui.text import Typesetter
from abyss_game.ui.widgets import Button, Segmented, Slider, TextField, Toggle


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[pygame.Window]:
    pygame.display.init()
    pygame.font.init()
    made = pygame.Window("test", (1280, 720), hidden=True)
    made.get_surface()
    yield made
    made.destroy()


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(assets_dir() / "art")


def make_ui(art: Art, size: tuple[int, int] = (1280, 720), **settings: Any) -> Ui:
    made = Ui(art, Catalog("en", strict=True), msgspec.convert({"language": "en"} | settings, Settings))
    made.canvas.attach(pygame.Surface(size))
    return made


@pytest.fixture
def ui(art: Art) -> Ui:
    return make_ui(art)


def press(ui: Ui, *pressed: int, mod: int = 0) -> None:
    for key in pressed:
        text = chr(key) if 32 <= key < 127 else ""
        ui.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text))


def type_(ui: Ui, text: str) -> None:
    for letter in text:
        ui.stack.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def click(ui: Ui, spot: tuple[float, float]) -> None:
    pos = ui.canvas.point(*spot)
    ui.stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    ui.stack.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def click_widget(ui: Ui, scene: Any, key: str) -> None:
    widget = scene.group.get(key)
    x, y, w, h = widget.box
    click(ui, (x + w / 2, y + h / 2))


def nothing(*_: object) -> None:
    return None


def picture(ui: Ui) -> bytes:
    ui.stack.draw(ui.canvas)
    return pygame.image.tobytes(ui.canvas.surface, "RGB")


def table_of(count: int, t: Callable[..., str]) -> ScoreTable:
    names = ("Inês", "Kai", "Marta", "Nautilo", "Dumas")[:count]
    values = ((17, 25, 21, 12, 9), (45, 41, 38, 33, 30), (11, 8, 9, 11, 2), (5, 4, 8, 3, 0))
    icons = ("location", "lord", "affiliated", "monster")
    players = tuple(ScorePlayer(name, index, t("ui-person"), index + 1) for index, name in enumerate(names))
    rows = tuple(
        ScoreRow(f"Affiliated Allies {icon}", icon, each[:count], tuple(f"{name} {icon}" for name in names))
        for icon, each in zip(icons, values, strict=True)
    )
    ties = (
        TieRow("Tie-break: Pearls", "pearl", (5, 3, 4, 7, 1)[:count], True, (0, 1)),
        TieRow("Then: best Lord", "", (9, 11, 10, 9, 3)[:count], False),
    )
    return ScoreTable(players, rows, ties, "**Inês and Kai both have 78 points.** More Pearls decide: 5 against 3.")


def open_scene(name: str, ui: Ui) -> Scene:
    """Each scene in its fullest state."""
    if name == "title":
        actions = TitleActions(nothing, nothing, nothing, nothing, lambda: "Inês, 9 · " + ui.t("ui-new-game"))
        ui.stack.push(Title(ui, actions, "0.1.0"))
    elif name == "settings":
        ui.sound_missing, ui.notice = True, "No space left on device"
        ui.stack.push(SettingsScene(ui))
    elif name == "cover":
        ui.stack.push(Cover(ui, "Maximiliana Gonçalves Ñu", 4, nothing, nothing))
    elif name.startswith("scores"):
        scene = Scores(ui, lambda: table_of(int(name[-1]), ui.t), nothing, nothing, nothing)
        ui.stack.push(scene)
        scene.tell_all()
    else:
        new_game = NewGame(ui, [ABYSS], nothing, nothing, random.Random(1))
        ui.stack.push(new_game)
        if name == "new-game-full":
            press(ui, pygame.K_UP)
            new_game.group.set_focus("add person")
            press(ui, pygame.K_RETURN)
            new_game.group.set_focus("same_cards")
            press(ui, pygame.K_SPACE)
        elif name == "signs":
            new_game.group.set_focus("sign 1")
            press(ui, pygame.K_RETURN)
            assert isinstance(ui.stack.top, SignPicker)
        elif name == "menu":
            ui.stack.push(table_menu(ui, nothing))
        elif name == "confirm":
            press(ui, pygame.K_UP)
            ui.stack.push(table_menu(ui, nothing))
            menu = ui.stack.top
            assert isinstance(menu, MenuOverlay)
            menu.group.set_focus("quit")
            press(ui, pygame.K_RETURN)
            assert isinstance(ui.stack.top, Confirm)
    top = ui.stack.top
    assert top is not None
    return top


SCENES = (
    "title",
    "new-game",
    "new-game-full",
    "signs",
    "settings",
    "cover",
    "scores2",
    "scores4",
    "scores5",
    "menu",
    "confirm",
)


# ---------------------------------------------------------------------- everywhere
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_off_at_any_text_size(
    art: Art, name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 1280 x 720, the smallest window, no line ends in an ellipsis and no paragraph loses text."""
    cut: list[str] = []
    line, block = Typesetter.line, Typesetter.block

    def watched_line(self: Typesetter, text: str, style: Any, limit: int | None = None) -> Any:
        if limit is not None and self._width(text, style, self.fitting(text, style, limit)) > limit:
            cut.append(text)
        return line(self, text, style, limit)

    def watched_block(self: Typesetter, markup: str, *args: Any, **kwargs: Any) -> Any:
        made = block(self, markup, *args, **kwargs)
        if made.cut:
            cut.append(markup)
        return made

    monkeypatch.setattr(Typesetter, "line", watched_line)
    monkeypatch.setattr(Typesetter, "block", watched_block)
    for size in (80, 100, 150):
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


def click_widget_segment(ui: Ui, scene: Any, key: str, index: int) -> None:
    widget = scene.group.get(key)
    assert isinstance(widget, Segmented)
    x, y, w, h = widget.boxes(ui.canvas)[index]
    click(ui, (x + w / 2, y + h / 2))


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
    assert ui.settings.player_names == ("João",)
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
        music=55,
        effects=75,
        interface=65,
        animation="slow",
        computer_pace="slow",
        auto_single=False,
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


# ---------------------------------------------------------------------- stack and loop
class _Traced(Scene):
    def __init__(self, ui: Ui, name: str, trace: list[str], opaque: bool = True, keeps: bool = False) -> None:
        super().__init__(ui)
        self.name, self.trace, self.opaque, self.keeps = name, trace, opaque, keeps

    def handle(self, event: pygame.event.Event) -> bool:
        self.trace.append(f"{self.name} handle")
        return self.keeps

    def draw(self, canvas: Canvas) -> None:
        self.trace.append(f"{self.name} draw")

    def enter(self) -> None:
        self.trace.append(f"{self.name} enter")

    def leave(self) -> None:
        self.trace.append(f"{self.name} leave")

    def pause(self) -> None:
        self.trace.append(f"{self.name} pause")

    def resume(self) -> None:
        self.trace.append(f"{self.name} resume")


def test_scenes_live_in_order_and_input_travels_down_until_kept(ui: Ui) -> None:
    trace: list[str] = []
    bottom = _Traced(ui, "bottom", trace)
    middle = _Traced(ui, "middle", trace, keeps=True)
    top = _Traced(ui, "top", trace, opaque=False)
    for scene in (bottom, middle, top):
        ui.stack.push(scene)
    assert trace == ["bottom enter", "bottom pause", "middle enter", "middle pause", "top enter"]
    trace.clear()
    press(ui, pygame.K_a)
    ui.stack.draw(ui.canvas)
    assert trace == ["top handle", "middle handle", "middle draw", "top draw"]
    trace.clear()
    ui.stack.remove(middle)
    ui.stack.pop()
    ui.stack.clear()
    assert trace == ["middle leave", "top leave", "bottom resume", "bottom leave"]


class _Moving(Scene):
    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.moves = 0
        self.drawn = 0
        self.wake: float | None = None

    def busy(self) -> bool:
        return self.moves > 0

    def next_wake(self) -> float | None:
        return self.wake

    def update(self, seconds: float) -> None:
        self.moves = max(0, self.moves - 1)
        self.wake = None

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1


def test_the_loop_draws_only_what_changed(art: Art) -> None:
    ui = make_ui(art)
    real = Window(ui, "test")
    try:
        scene = _Moving(ui)
        ui.stack.push(scene)
        loop = Loop(ui, real)
        loop.step([])
        for _ in range(5):
            loop.step([])
        assert scene.drawn == 1
        scene.moves = 3
        for _ in range(8):
            loop.step([])
        assert scene.drawn == 4
        scene.wake = 0.0
        loop.step([])
        assert scene.drawn == 5
        motions = [pygame.event.Event(pygame.MOUSEMOTION, pos=(n, n), rel=(1, 1), buttons=(0, 0, 0)) for n in range(9)]
        trace: list[str] = []
        ui.stack.push(_Traced(ui, "top", trace))
        loop.step(motions)
        assert trace.count("top handle") == 1
        ui.stack.clear()
        loop.run()
        assert loop.running, "an empty stack ends the program without an event"
    finally:
        real.close()


def test_closing_the_window_ends_the_loop(art: Art) -> None:
    ui = make_ui(art)
    real = Window(ui, "test")
    try:
        open_scene("title", ui)
        loop = Loop(ui, real)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        loop.run()
        assert not loop.running
    finally:
        real.close()


def test_a_caret_blinks_only_while_one_types(art: Art) -> None:
    ui = make_ui(art)
    scene: Any = open_scene("new-game", ui)
    assert scene.next_wake() is None
    scene.group.set_focus("name 0")
    assert isinstance(scene.group.get("name 0"), TextField)
    assert 0 < scene.next_wake() <= 0.53
    ui.change(reduced_motion=True)
    assert scene.next_wake() is None


def test_held_keys_repeat_only_while_one_types(art: Art) -> None:
    """A held Enter on a cover or a question must not run on into the next scene."""
    pygame.key.set_repeat(0)
    ui = make_ui(art)
    scene: Any = open_scene("new-game", ui)
    scene.group.set_focus("name 0")
    assert pygame.key.get_repeat()[0] > 0
    ui.stack.push(SettingsScene(ui))
    assert pygame.key.get_repeat()[0] == 0
    ui.stack.pop()
    assert pygame.key.get_repeat()[0] > 0
    scene.group.set_widgets([widget for widget in scene.group.widgets if widget.key != "name 0"])
    assert pygame.key.get_repeat()[0] == 0, "the field is gone"
    scene.group.set_focus("name 1")
    ui.stack.clear()
    assert pygame.key.get_repeat()[0] == 0


def test_players_are_told_apart_in_grey_by_their_sign(ui: Ui) -> None:
    assert len({seat.sign for seat in theme.SEATS}) == len(theme.SEATS) == 5
    shapes = {pygame.image.tobytes(ui.art.image(f"icons/sign-{seat.sign}", (32, 32)), "RGBA") for seat in theme.SEATS}
    assert len(shapes) == 5
