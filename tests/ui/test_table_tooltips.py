"""Tooltips of the table: where they lie, and what they say of tiles that cannot be pressed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from abyss_game.ui.art import Art
from abyss_game.ui.paint.panels import tooltip_size
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables import tooltip

from . import table_kit
from .table_kit import Desk, record_from
from .table_scenarios import make_ui, open_table

art = table_kit.art

PROMPT = (242.0, 324.0, 816.0, 36.0)


@pytest.mark.parametrize("size", [(220.0, 48.0), (300.0, 60.0), (252.0, 90.0)])
@pytest.mark.parametrize(
    "around",
    [
        (655.0, 368.0, 190.0, 102.0),  # a tile of the stage
        (920.0, 370.0, 130.0, 44.0),  # a button of a payment
        (364.0, 14.0, 108.0, 166.0),  # a Lord of the Court
        (683.0, 208.0, 117.0, 98.0),  # a Location
        (20.0, 530.0, 136.0, 52.0),  # own Pearls
        (1074.0, 416.0, 198.0, 26.0),  # undo
        (530.0, 560.0, 92.0, 140.0),  # a card of the hand
    ],
)
def test_a_tooltip_leaves_the_prompt_line_clear(
    around: tuple[float, float, float, float], size: tuple[float, float]
) -> None:
    """One that is asked something reads the question while pointing at the answers."""
    left, top = tooltip.place(around, *size, PROMPT)
    box = pygame.FRect(left, top, *size)
    assert pygame.FRect(0, 0, 1280, 720).contains(box)
    assert not box.colliderect(pygame.FRect(around))
    assert not box.colliderect(pygame.FRect(PROMPT))


def test_a_tooltip_without_room_above_and_below_lies_beside() -> None:
    left, top = tooltip.place((1100.0, 8.0, 120.0, 704.0), 300.0, 90.0, PROMPT)
    assert left + 300 <= 1100 and 0 <= top <= 720 - 90
    left, top = tooltip.place((60.0, 8.0, 120.0, 704.0), 300.0, 90.0, PROMPT)
    assert left >= 180 and 0 <= top <= 720 - 90


@pytest.mark.parametrize("y", [8.0, 52.0, 212.0, 372.0])
@pytest.mark.parametrize("size", [(220.0, 48.0), (430.0, 174.0), (520.0, 290.0)])
def test_a_tooltip_of_the_column_at_the_right_leaves_the_others_of_it_clear(
    y: float, size: tuple[float, float]
) -> None:
    """Leviathans on the Border are compared with each other."""
    left, top = tooltip.place((1150.0, y, 124.0, 37.0), *size, PROMPT)
    box = pygame.FRect(left, top, *size)
    assert box.right <= 1150 and pygame.FRect(0, 0, 1280, 720).contains(box)
    assert not box.colliderect(pygame.FRect(PROMPT))


def test_a_tooltip_with_much_to_say_is_wider_and_not_a_tower(art: Art) -> None:
    ui = make_ui(art)
    kit, text = Kit(ui.canvas), "Whoever leaves a Monster alone adds a Leviathan to the Border. " * 6
    short = tooltip_size(kit, "Border", text[:40], tooltip.width_for(kit, "Border", text[:40]))
    long = tooltip_size(kit, "Border", text, tooltip.width_for(kit, "Border", text))
    assert short[0] <= 260 < long[0] <= 520
    assert long[1] <= 190 < tooltip_size(kit, "Border", text)[1]


def test_a_locked_tile_is_explained_and_says_why_it_is_locked(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_from("table-empty-hand", "prr"))
    desk.settled()
    choice = next(choice for choice in desk.table.stage.choices if not choice.enabled and choice.tip)
    desk.table.pointing._tip.target = choice.key
    title, text = desk.table.pointing.tip()
    assert title == "" and text.startswith(choice.tip)
    assert choice.reason[1:] in text and "<c:coral>" in text


def test_a_tile_under_the_pointer_does_not_look_chosen(art: Art) -> None:
    """The sign of what is chosen belongs to what is chosen."""
    ui = make_ui(art)
    scene = open_table(ui, "face-monster")
    tile = next(choice for choice in scene.stage.choices if choice.kind == "tile" and choice.enabled)
    badge = ui.canvas.rect((tile.box.x + tile.box.w / 2 - 9, tile.box.y - 12, 18, 10))
    scene.group.hover = ""
    ui.stack.draw(ui.canvas)
    plain, whole = ui.canvas.surface.subsurface(badge).copy(), ui.canvas.surface.copy()
    scene.group.hover = tile.key
    ui.stack.draw(ui.canvas)
    assert pygame.image.tobytes(whole, "RGB") != pygame.image.tobytes(ui.canvas.surface, "RGB")
    assert pygame.image.tobytes(plain, "RGB") == pygame.image.tobytes(ui.canvas.surface.subsurface(badge), "RGB")
