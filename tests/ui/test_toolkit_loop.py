"""The scene stack, the loop that sleeps, the keyboard while one types."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from typing import Any

import pygame

from abyss_game.ui import theme
from abyss_game.ui.art import Art
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.loop import Loop, Window
from abyss_game.ui.scene import Scene
from abyss_game.ui.scenes.settings import SettingsScene
from abyss_game.ui.widgets import TextField

from . import menus
from .menus import make_ui, open_scene, press

art, ui, window = menus.art, menus.ui, menus.window


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


class _Sized(Scene):
    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.refreshed: list[tuple[int, int]] = []
        self.drawn: list[tuple[tuple[int, int], float]] = []

    def refresh(self) -> None:
        self.refreshed.append(self.ui.canvas.surface.get_size())

    def draw(self, canvas: Canvas) -> None:
        self.drawn.append((canvas.surface.get_size(), canvas.unit))


def test_nothing_is_drawn_in_the_scale_of_another_window_size(art: Art) -> None:
    """The window lends its surface, which changes its size before the event about it is read."""
    ui = make_ui(art)
    real = Window(ui, "test")
    try:
        scene = _Sized(ui)
        ui.stack.push(scene)
        loop = Loop(ui, real)
        loop.step(pygame.event.get())
        changes: list[bool] = []
        for size in ((1920, 1080), None, (1600, 1000), None):
            scene.refreshed.clear()
            before = ui.canvas.surface.get_size()
            if size is not None:
                real.handle.size = size
                ui.stack.dirty = True
            else:
                ui.change(full_screen=not ui.settings.full_screen)
            loop.step([])
            loop.step(pygame.event.get())
            now = real.handle.get_surface().get_size()
            changes.append(now != before)
            assert (now in scene.refreshed) or not changes[-1], "what was painted for the old size is made anew"
            assert scene.drawn[-1] == (now, min(now[0] / 1280, now[1] / 720))
        assert changes.count(True) >= 2
        assert all(unit == min(w / 1280, h / 720) for (w, h), unit in scene.drawn)
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
