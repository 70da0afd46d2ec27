"""Canvas, art, text and widgets of the window, without a window."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from abyss_game.i18n.catalog import Catalog
from abyss_game.resources import assets_dir
from abyss_game.storage.settings import Settings
from abyss_game.ui import input as keys
from abyss_game.ui import ornaments, theme
from abyss_game.ui.art import Art, MissingArt, SurfaceCache
from abyss_game.ui.context import Ui
from abyss_game.ui.shapes import Shapes, outline
from abyss_game.ui.text import Typesetter, escape
from abyss_game.ui.tween import Tween, Tweens, linear, shake
from abyss_game.ui.widgets import (
    Button,
    CheckBox,
    Chooser,
    Group,
    Option,
    Segmented,
    Slider,
    TextField,
    Toggle,
    tooltip,
)


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[pygame.Window]:
    pygame.display.init()
    pygame.font.init()
    made = pygame.Window("test", (1280, 720), hidden=True)
    made.get_surface()
    yield made
    made.destroy()


@pytest.fixture
def ui() -> Ui:
    return Ui(Art(assets_dir() / "art"), Catalog("en", strict=True), Settings(language="en"))


def press(key: int, mod: int = 0, text: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text)


def type_(group: Group, text: str) -> None:
    for letter in text:
        group.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def click(ui: Ui, group: Group, spot: tuple[float, float]) -> None:
    pos = ui.canvas.point(*spot)
    group.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    group.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


# ---------------------------------------------------------------------- canvas and pictures
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440), (1280, 1024), (3440, 1440), (900, 600)])
def test_the_grid_fills_any_window_evenly(ui: Ui, size: tuple[int, int]) -> None:
    canvas = ui.canvas
    canvas.attach(pygame.Surface(size))
    assert canvas.unit == min(size[0] / 1280, size[1] / 720)
    whole = canvas.rect((0, 0, 1280, 720))
    assert pygame.Rect((0, 0), size).contains(whole)
    assert abs(whole.left - (size[0] - whole.right)) <= 1 and abs(whole.top - (size[1] - whole.bottom)) <= 1
    left, right = canvas.rect((100, 100, 33.3, 50)), canvas.rect((133.3, 100, 33.3, 50))
    assert left.right == right.left, "neighbours on the grid touch on the screen"
    x, y = canvas.to_grid(canvas.point(400, 300))
    assert abs(x - 400) <= 0.6 / canvas.unit and abs(y - 300) <= 0.6 / canvas.unit


def test_a_missing_picture_is_one_clear_sentence(ui: Ui) -> None:
    with pytest.raises(MissingArt, match=r"The picture 'icons/nothing' is missing: expected .*icons.nothing\.webp"):
        ui.canvas.icon("nothing", (0, 0, 20, 20))


def test_pictures_are_scaled_once_per_size_and_tinted(ui: Ui) -> None:
    art = ui.art
    assert art.image("icons/lock", (24, 24)) is art.image("icons/lock", (24, 24))
    assert art.image("icons/lock", (24, 24)).get_size() == (24, 24)
    tinted = art.tinted("icons/lock", (48, 48), theme.CORAL)
    seen = {tuple(tinted.get_at((x, y)))[:3] for x in range(48) for y in range(48) if tinted.get_at((x, y)).a > 0}
    assert all(max(abs(a - b) for a, b in zip(colour, theme.CORAL, strict=True)) <= 2 for colour in seen)
    cover = art.cover("scenes/menu", (300, 400))
    assert cover.get_size() == (300, 400)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (2560, 1080), (1280, 1024)])
def test_the_board_lies_under_the_grid_in_a_window_of_any_shape(ui: Ui, size: tuple[int, int]) -> None:
    canvas = ui.canvas
    canvas.attach(pygame.Surface(size))
    canvas.board("boards/abyss-3p")
    grid = canvas.grid
    board = ui.art.image("boards/abyss-3p", grid.size)
    for x, y in ((0.02, 0.02), (0.31, 0.36), (0.9, 0.5), (0.5, 0.97)):
        spot = round(x * (grid.w - 1)), round(y * (grid.h - 1))
        seen = canvas.surface.get_at((grid.left + spot[0], grid.top + spot[1]))
        assert seen[:3] == board.get_at(spot)[:3], "carved places lie under their pieces"
    spare = [box for box in (
        pygame.Rect(0, 0, grid.left, size[1]), pygame.Rect(grid.right, 0, size[0] - grid.right, size[1]),
        pygame.Rect(0, 0, size[0], grid.top), pygame.Rect(0, grid.bottom, size[0], size[1] - grid.bottom),
    ) if box.w and box.h]  # fmt: skip
    assert len(spare) == (0 if size == (1280, 720) else 2)
    for box in spare:
        part = canvas.surface.subsurface(box)
        assert sum(pygame.transform.average_color(part)[:3]) < sum(pygame.transform.average_color(board)[:3])
        assert (
            len(
                {tuple(part.get_at((x * (box.w - 1) // 9, y * (box.h - 1) // 9))) for x in range(10) for y in range(10)}
            )
            > 20
        )


def test_the_cache_of_pictures_keeps_to_its_limit() -> None:
    cache = SurfaceCache(limit=10_000)
    made: list[int] = []

    def make(number: int) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((40, 40))

    for number in (1, 2, 1, 3):
        cache.get(number, lambda n=number: make(n))
    assert len(cache) == 1 and made == [1, 2, 1, 3]


def test_tablets_have_concave_and_cards_convex_corners() -> None:
    shapes = Shapes()
    tablet, card = shapes.mask("tablet", (60, 40), 10), shapes.mask("round", (60, 40), 10)
    for x, y in ((0, 0), (59, 0), (0, 39), (59, 39)):
        assert tablet.get_at((x, y)).a == 0 and card.get_at((x, y)).a < 40
    assert tablet.get_at((5, 5)).a == 0 and card.get_at((5, 5)).a == 255, "the bite reaches further in than the curve"
    assert tablet.get_at((30, 0)).a == 255 and tablet.get_at((30, 20)).a == 255
    wide = shapes.mask("tablet", (600, 400), 10)
    assert all(wide.get_at((x, y)) == tablet.get_at((x, y)) for x in range(20) for y in range(12))
    points = outline("tablet", 60, 40, 10, 2)
    assert min(x for x, _ in points) == -2 and max(y for _, y in points) == 42


@pytest.mark.parametrize("state", ["legal", "selected", "chosen", "refused", "focus"])
def test_marks_surround_without_covering(ui: Ui, state: str) -> None:
    surface = ui.canvas.surface
    surface.fill((10, 20, 30))
    ornaments.mark(ui.canvas, (400, 300, 120, 160), state)
    inside = ui.canvas.rect((420, 325, 80, 110))
    assert all(surface.get_at((x, inside.centery))[:3] == (10, 20, 30) for x in range(inside.left, inside.right))
    around = ui.canvas.rect((385, 285, 150, 190))
    colours = {
        surface.get_at((x, y))[:3]
        for x in range(around.left, around.right)
        for y in (around.top + 8, around.top + 9, around.top + 10, around.top + 11, around.top + 12)
    }
    assert len(colours) > 1


# ---------------------------------------------------------------------- text
def make_setter(unit: float = 1.0, factor: float = 1.0) -> Typesetter:
    setter = Typesetter(Art(assets_dir() / "art"))
    setter.configure(unit, factor)
    return setter


@pytest.mark.parametrize("unit", [0.5, 1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("factor", [0.8, 1.0, 1.5])
def test_text_follows_the_players_size_but_never_below_14_pixels(unit: float, factor: float) -> None:
    setter = make_setter(unit, factor)
    for style in (theme.BODY, theme.SMALL, theme.PROMPT, theme.HEADING, theme.KEY_HINT):
        grown = style.size * (1 + (factor - 1) * style.elastic) * unit
        assert setter.pixels(style) == max(14, round(grown + 1e-6))


def test_a_line_shrinks_to_fit_and_only_then_is_cut() -> None:
    setter = make_setter(2.0)
    full = setter.width("Recruit the Jailer", theme.HEADING)
    line = setter.line("Recruit the Jailer", theme.HEADING, full - 40)
    assert line.width <= full - 40 and setter.fitting("Recruit the Jailer", theme.HEADING, full - 40) > 14
    tight = setter.line("Recruit the Jailer", theme.HEADING, 60)
    assert tight.width <= 60
    again = setter.line("Recruit the Jailer", theme.HEADING, 60)
    assert again is tight


def test_rich_text_wraps_marks_links_and_icons() -> None:
    setter = make_setter()
    block = setter.block("Recruit the <a:lord:jailer>old Jailer</a> for <i:pearl> 2, **then** rest.", theme.BODY, 110)
    assert block.lines > 1 and block.width <= 110 and not block.cut
    assert {link.target for link in block.links} == {"lord:jailer"}
    assert sum(link.rect.width for link in block.links) >= setter.width("oldJailer", theme.BODY) - 2
    plain = setter.block("then", theme.BODY, 300).width
    assert setter.block("**then**", theme.BODY, 300).width > plain
    assert setter.block("a\nb", theme.BODY, 300).lines == 2
    cut = setter.block("word " * 200, theme.BODY, 110, height=60)
    assert cut.cut and cut.height <= 60


def test_names_with_signs_of_markup_are_shown_as_they_are() -> None:
    setter = make_setter()
    name = r"**A*<b>\ñ"
    shown = setter.block(escape(name), theme.BODY, 500)
    assert abs(shown.width - setter.width(name, theme.BODY)) <= 4 and not shown.links


def test_letters_of_all_three_languages_have_glyphs() -> None:
    setter = make_setter()
    for style in (theme.BODY, theme.NAME):
        font = setter.font(style)
        for letter in "ãçñ¿¡é—…“”«»óúâêôàÑÇ·–×":
            assert font.metrics(letter)[0] is not None, letter


# ---------------------------------------------------------------------- focus, mouse, keyboard
def grid_of_buttons(ui: Ui, done: list[str]) -> Group:
    places = {"a": (0, 0), "b": (200, 0), "c": (0, 100), "d": (200, 100)}
    widgets = [
        Button(key, (x, y, 100, 40), key, lambda k=key: done.append(k), shortcut="u" if key == "d" else "")
        for key, (x, y) in places.items()
    ]
    widgets.append(Button("off", (400, 0, 100, 40), "off", lambda: done.append("off"), enabled=False, reason="why"))
    return Group(ui, widgets)


def test_tab_and_arrows_move_the_focus_and_enter_acts(ui: Ui) -> None:
    done: list[str] = []
    group = grid_of_buttons(ui, done)
    assert group.focus == "a"
    walk = []
    for event in (press(pygame.K_TAB), press(pygame.K_TAB), press(pygame.K_TAB, pygame.KMOD_LSHIFT)):
        assert group.handle(event)
        walk.append(group.focus)
    assert walk == ["b", "c", "b"]
    for key, expected in (
        (pygame.K_DOWN, "d"),
        (pygame.K_LEFT, "c"),
        (pygame.K_UP, "a"),
        (pygame.K_UP, "a"),
        (pygame.K_RIGHT, "b"),
    ):
        group.handle(press(key))
        assert group.focus == expected
    group.handle(press(pygame.K_RETURN))
    group.handle(press(pygame.K_SPACE))
    group.handle(press(pygame.K_KP_ENTER))
    group.handle(press(pygame.K_u))
    assert done == ["b", "b", "b", "d"]


def test_what_is_disabled_is_reached_but_does_nothing(ui: Ui) -> None:
    done: list[str] = []
    sounds: list[str] = []
    ui.sound = sounds.append
    group = grid_of_buttons(ui, done)
    group.set_focus("off")
    group.handle(press(pygame.K_RETURN))
    click(ui, group, (450, 20))
    assert done == [] and sounds == ["refuse", "refuse"]


def test_a_click_acts_once_and_only_where_it_began(ui: Ui) -> None:
    done: list[str] = []
    group = grid_of_buttons(ui, done)
    for _ in range(3):
        click(ui, group, (250, 20))
    assert done == ["b", "b", "b"]
    inside, outside = ui.canvas.point(50, 120), ui.canvas.point(700, 700)
    group.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=inside, button=1))
    group.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=outside, button=1))
    group.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=inside, button=1))
    group.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=inside, button=3))
    assert done == ["b", "b", "b"] and group.focus == "c"


def test_hit_areas_follow_the_picture_when_the_window_changes(ui: Ui) -> None:
    done: list[str] = []
    group = grid_of_buttons(ui, done)
    ui.canvas.attach(pygame.Surface((2560, 1600)))
    found = group.at((2 * 250, 2 * 20 + 80))
    assert found is not None and found.key == "b"


def test_rebuilding_keeps_focus_hover_and_caret(ui: Ui) -> None:
    texts: list[str] = []

    def make(text: str) -> TextField:
        return TextField("name", (0, 0, 200, 40), text, texts.append)

    group = Group(ui, [make(""), Button("x", (300, 0, 90, 40), "x", print)])
    type_(group, "Inês")
    group.handle(press(pygame.K_LEFT))
    group.set_widgets([make(texts[-1]), Button("x", (300, 0, 90, 40), "y", print)])
    type_(group, "ñ")
    assert group.focus == "name" and texts[-1] == "Inêñs"
    group.set_widgets([Button("x", (300, 0, 90, 40), "y", print)], "x")
    assert group.focus == "x"


def test_any_letters_can_be_typed_edited_and_replaced(ui: Ui) -> None:
    texts: list[str] = []
    field = TextField("name", (0, 0, 200, 40), "", texts.append, longest=10)
    group = Group(ui, [field, Button("b", (0, 100, 90, 40), "b", print, shortcut="s")])
    type_(group, "João Muñoz-Ç")
    assert field.text == "João Muñoz", "ten letters at most"
    assert group.handle(press(pygame.K_s, text="s")), "a letter never reaches a shortcut while one types"
    group.handle(press(pygame.K_BACKSPACE))
    group.handle(press(pygame.K_HOME))
    group.handle(press(pygame.K_DELETE))
    assert field.text == "oão Muño"
    group.handle(press(pygame.K_RIGHT, pygame.KMOD_LSHIFT))
    group.handle(press(pygame.K_RIGHT, pygame.KMOD_LSHIFT))
    type_(group, "Z")
    assert field.text == "Zo Muño"
    group.handle(press(pygame.K_a, pygame.KMOD_LCTRL))
    type_(group, "é")
    assert field.text == "é" == texts[-1]
    group.handle(press(pygame.K_RETURN))
    assert group.focus == "b", "Enter is done with the field"


def test_choices_step_with_arrows_and_let_the_focus_go_at_their_ends(ui: Ui) -> None:
    picked: list[str] = []
    options = [Option("x", "Ex"), Option("y", "Why"), Option("z", "Zed")]
    for kind in (Segmented, Chooser):
        picked.clear()
        widget = kind("c", (0, 0, 300, 34), options, "y", picked.append)
        other = Button("b", (400, 0, 100, 34), "b", print)
        group = Group(ui, [widget, other])
        group.handle(press(pygame.K_RIGHT))
        assert picked == ["z"] and group.focus == "c"
        widget.current = "z"
        group.handle(press(pygame.K_RIGHT))
        assert picked == ["z"] and group.focus == "b"


def test_a_segment_is_picked_by_a_click_on_it(ui: Ui) -> None:
    picked: list[str] = []
    widget = Segmented(
        "c", (0, 0, 300, 34), [Option("x", "Ex"), Option("y", "Why"), Option("z", "Zed")], "y", picked.append
    )
    group = Group(ui, [widget])
    for x, _, w, _ in widget.boxes(ui.canvas):
        click(ui, group, (x + w / 2, 17))
    assert picked == ["x", "z"], "the chosen one is not picked again"


def test_switches_and_sliders_answer_to_keys_and_mouse(ui: Ui) -> None:
    got: list[object] = []
    box = CheckBox("c", (0, 0, 200, 30), "Live score", False, got.append)
    toggle = Toggle("t", (0, 50, 48, 26), True, got.append)
    slider = Slider("s", (0, 100, 300, 30), 50, got.append)
    group = Group(ui, [box, toggle, slider])
    click(ui, group, (120, 15))
    group.set_focus("t")
    group.handle(press(pygame.K_LEFT))
    group.set_focus("s")
    group.handle(press(pygame.K_RIGHT))
    assert got == [True, False, 55]
    got.clear()
    down = ui.canvas.point(10, 115)
    group.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=down, button=1))
    for x in (60, 120, 900):
        group.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=ui.canvas.point(x, 300), buttons=(1, 0, 0), rel=(1, 0)))
    group.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=ui.canvas.point(900, 300), button=1))
    assert got[0] == 0 and got[-1] == 100 and got == sorted(got)
    assert group.handle(press(pygame.K_RIGHT)) and slider.value == 100


def test_the_hint_shows_the_enter_key_only_where_enter_would_act(ui: Ui) -> None:
    begin = Button("begin", (0, 0, 200, 40), "Begin", print, "primary", hint="Enter", shortcut="enter")
    other = Button("other", (0, 100, 200, 40), "Other", print)
    choice = Segmented("c", (0, 200, 200, 40), [Option("x", "X"), Option("y", "Y")], "x", print)
    group = Group(ui, [begin, other, choice], "begin")
    assert group.look(begin).enter
    group.set_focus("other")
    assert not group.look(begin).enter
    group.set_focus("c")
    assert group.look(begin).enter


@pytest.mark.parametrize(
    "anchor", [(0, 0, 40, 40), (1240, 680, 40, 40), (600, 300, 80, 120), (0, 0, 1280, 700), (20, 10, 60, 690)]
)
def test_a_tip_stays_inside_and_off_what_it_explains(ui: Ui, anchor: tuple[float, float, float, float]) -> None:
    x, y, w, h = tooltip.place(ui.canvas, anchor, 300, 90)
    assert x >= 0 and y >= 0 and x + w <= 1280 and y + h <= 720
    if anchor[2] < 900:
        assert not pygame.FRect(x, y, w, h).colliderect(pygame.FRect(anchor))


def test_chords_need_exactly_their_modifiers() -> None:
    assert keys.pressed(press(pygame.K_z, pygame.KMOD_LCTRL), "ctrl+z")
    assert not keys.pressed(press(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT), "ctrl+z")
    assert not keys.pressed(press(pygame.K_z), "ctrl+z")
    assert keys.pressed(press(pygame.K_z, pygame.KMOD_NUM), "z"), "Num Lock is no modifier"
    assert keys.tab_step(press(pygame.K_TAB, pygame.KMOD_RSHIFT)) == -1
    assert keys.direction(press(pygame.K_UP)) == (0, -1) and keys.direction(press(pygame.K_w)) is None


# ---------------------------------------------------------------------- movement
def test_every_movement_ends_where_it_belongs() -> None:
    tweens = Tweens()
    tweens.start("card", (0.0, 10.0), (100.0, 20.0), 0.2, delay=0.1, ease=linear)
    assert tweens.value("card", (9.0, 9.0)) == (0.0, 10.0) and tweens.busy
    tweens.update(0.2)
    assert tweens.value("card", (9.0, 9.0)) == pytest.approx((50.0, 15.0))
    tweens.update(0.2)
    assert not tweens.busy and tweens.value("card", (100.0, 20.0)) == (100.0, 20.0)
    tweens.start("card", (0.0,), (1.0,), 5)
    tweens.finish()
    assert not tweens.busy
    tweens.start("card", (0.0,), (1.0,), 0)
    assert not tweens.busy, "switched off, nothing moves"
    assert Tween((0.0,), (1.0,), 0.3).at(99) == (1.0,)
    assert shake(0) == shake(1) == 0


def test_animation_speed_and_reduced_motion(ui: Ui) -> None:
    assert ui.seconds(0.3) == 0.3
    ui.change(animation="fast")
    assert ui.seconds(0.3) == 0.15
    ui.change(animation="off")
    assert ui.seconds(0.3) == 0
    ui.change(animation="slow", reduced_motion=True)
    assert ui.seconds(0.3) == 0


def test_a_full_disk_is_told_and_play_goes_on(tmp_path: Path) -> None:
    def full(_: Settings) -> None:
        raise OSError("No space left on device")

    ui = Ui(Art(assets_dir() / "art"), Catalog("en", strict=True), Settings(language="en"), save=full)
    ui.change(text_size=120)
    assert ui.settings.text_size == 120 and ui.type.factor == 1.2
    assert "No space left" in ui.notice


# ---------------------------------------------------------------------- for everyone
def _contrast(a: theme.RGB, b: theme.RGB) -> float:
    """Contrast ratio of two colours as WCAG defines it."""

    def light(colour: theme.RGB) -> float:
        parts = [value / 255 for value in colour]
        linear_parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear_parts[0] + 0.7152 * linear_parts[1] + 0.0722 * linear_parts[2]

    low, high = sorted((light(a), light(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", ["PEARL", "SECONDARY", "SOFT", "LABEL", "FAINT", "BRASS", "CORAL", "GAIN", "FOAM"])
def test_every_text_colour_is_readable_on_the_lightest_tablet(name: str) -> None:
    assert _contrast(getattr(theme, name), theme.TABLET_FILL[0]) >= 4.5


def test_labels_of_buttons_are_readable() -> None:
    assert all(_contrast(theme.INK, ground) >= 4.5 for ground in theme.PRIMARY_FILL)
    assert all(_contrast(theme.PEARL, ground) >= 4.5 for ground in (*theme.SECONDARY_FILL, *theme.CHOSEN_FILL))
    assert all(_contrast(theme.FAINT, ground) >= 5.0 for ground in theme.DISABLED_FILL)
