"""What the tests of the menus share: a hidden window, events, every scene in its fullest state."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pygame
import pytest

from abyss_game.i18n.catalog import Catalog
from abyss_game.resources import assets_dir
from abyss_game.storage.settings import Settings
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.scene import Scene
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.scenes.dialogs import Confirm, MenuOverlay, Notice, table_menu
from abyss_game.ui.scenes.new_game import ABYSS, CONSPIRACY, NewGame
from abyss_game.ui.scenes.scores import ScorePlayer, ScoreRow, Scores, ScoreTable, TieRow
from abyss_game.ui.scenes.settings import SettingsScene
from abyss_game.ui.scenes.sign_picker import SignPicker
from abyss_game.ui.scenes.title import Title, TitleActions
from abyss_game.ui.widgets import CheckBox, Segmented


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


def act(ui: Ui, scene: Any, key: str) -> None:
    """Does by keyboard what the widget ``key`` is for."""
    scene.group.set_focus(key)
    assert scene.group.focus == key
    switch = scene.group.get(key)
    press(ui, pygame.K_SPACE if isinstance(switch, CheckBox) else pygame.K_RETURN)


def nothing(*_: object) -> None:
    return None


def picture(ui: Ui) -> bytes:
    ui.stack.draw(ui.canvas)
    return pygame.image.tobytes(ui.canvas.surface, "RGB")


def table_of(count: int, t: Callable[..., str], sources: int = 4) -> ScoreTable:
    """Points of ``count`` players from ``sources`` sources."""
    names = ("Inês", "Kai", "Marta", "Nautilo", "Dumas")[:count]
    values = ((17, 25, 21, 12, 9), (45, 41, 38, 33, 30), (11, 8, 9, 11, 2), (5, 4, 8, 3, 0))
    icons = ("location", "lord", "affiliated", "monster")
    level = t("ui-score-computer", level=t("ui-level-heuristic").lower())
    players = tuple(ScorePlayer(name, index, level, index + 1) for index, name in enumerate(names))
    rows = tuple(
        ScoreRow(t("score-affiliated"), icon, each[:count], tuple(f"{name} {icon}" for name in names))
        for icon, each in itertools.islice(itertools.cycle(zip(icons, values, strict=True)), sources)
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
    elif name == "notice":
        sentence = "**Inês**: " + 3 * (ui.t("ui-settings-unsaved", reason="No space left on device") + " ")
        ui.stack.push(SettingsScene(ui))
        ui.stack.push(Notice(ui, sentence))
    elif name == "cover":
        ui.stack.push(Cover(ui, "Maximiliana Gonçalves Ñu", 4, nothing, nothing))
    elif name.startswith("scores"):
        count, _, sources = name.removeprefix("scores").partition("-")
        more = [("ui-scores-table", "V", nothing)]
        make = lambda: table_of(int(count), ui.t, int(sources or 4))  # noqa: E731
        scene = Scores(ui, make, nothing, nothing, nothing, more)
        ui.stack.push(scene)
        scene.tell_all()
    else:
        new_game = NewGame(ui, [ABYSS, CONSPIRACY], nothing, nothing, random.Random(1))
        ui.stack.push(new_game)
        if name == "new-game-full":
            press(ui, pygame.K_UP)
            new_game.group.set_focus("add person")
            press(ui, pygame.K_RETURN)
            new_game.group.set_focus("same_cards")
            press(ui, pygame.K_SPACE)
        elif name.startswith("new-game-five"):
            for key in ("expansion kraken", "expansion leviathan", "add person", "add computer", "same_cards"):
                act(ui, new_game, key)
            if name.endswith("away"):
                act(ui, new_game, "expansion leviathan")
        elif name == "new-game-alone":
            for key in ("game conspiracy", "remove 2", "remove 1", "same_cards"):
                act(ui, new_game, key)
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
    "new-game-five",
    "new-game-five-away",
    "new-game-alone",
    "signs",
    "settings",
    "cover",
    "scores2",
    "scores4",
    "scores5",
    "scores3-6",
    "scores5-8",
    "menu",
    "confirm",
    "notice",
)


def click_widget_segment(ui: Ui, scene: Any, key: str, index: int) -> None:
    widget = scene.group.get(key)
    assert isinstance(widget, Segmented)
    x, y, w, h = widget.boxes(ui.canvas)[index]
    click(ui, (x + w / 2, y + h / 2))
