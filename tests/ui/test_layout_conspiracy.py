"""The maps of Conspiracy: every zone is there, at the designed place, inside the screen and beside its neighbours."""

from __future__ import annotations

import itertools

import pytest

from abyss_game.games.conspiracy.chamber import NEIGHBOURS, PLACES
from abyss_game.resources import assets_dir
from abyss_game.ui.layout import GRID_HEIGHT, GRID_WIDTH, Box, Layout, load_layout
from abyss_game.ui.paint.conspiracy.rivals import LARGE_H, LARGE_W, large_places, rival_places

SCREEN = Box(0, 0, GRID_WIDTH, GRID_HEIGHT)
DESIGNED = {
    "lord_deck": (262, 18, 84, 126),
    "piles": (378, 18, 604, 126),
    "stage": (252, 162, 776, 76),
    "hall": (372, 250, 536, 462),
    "places": (1042, 60, 230, 350),
    "account": (920, 424, 352, 288),
    "log": (8, 560, 350, 152),
    "menu": (1234, 8, 38, 38),
}
PARTS = {
    "tools": {"undo", "hint", "rules"},
    "stage": {"prompt", "decision"},
    "places": {"location_deck", "location_row"},
    "hall": {"chamber"},
    "account": {"own_name", "lines", "preview", "keys", "pearls"},
}
OTHERS = {
    1: {"opponent_1": (8, 8, 232, 296), "wants": (8, 310, 232, 244)},
    2: {"opponent_1": (8, 8, 232, 358)},
    3: {"opponent_1": (8, 8, 232, 176), "opponent_2": (8, 190, 232, 176)},
    4: {"opponent_1": (8, 8, 232, 176), "opponent_2": (8, 190, 232, 176), "opponent_3": (8, 372, 232, 176)},
}


@pytest.fixture(params=[1, 2, 3, 4])
def layout(request: pytest.FixtureRequest) -> Layout:
    return load_layout(assets_dir() / "layouts", "conspiracy", request.param)


def test_every_zone_lies_where_it_was_designed(layout: Layout) -> None:
    assert layout.game == "conspiracy"
    assert {name: tuple(layout[name].box) for name in DESIGNED} == DESIGNED
    others = OTHERS[layout.seats]
    assert {name: tuple(layout[name].box) for name in others} == others
    parts = {part for group in PARTS.values() for part in group}
    assert {zone.name for zone in layout.zones} == {*DESIGNED, *others, *PARTS, *parts, "drawn", "bank", "arrival"}


def test_parts_lie_in_their_panel(layout: Layout) -> None:
    for panel, parts in PARTS.items():
        assert {zone.name for zone in layout.zones if zone.parent == panel} == parts
        for part in parts:
            assert layout[panel].box.holds(layout[part].box), part


def test_zones_lie_on_the_screen_and_do_not_overlap(layout: Layout) -> None:
    zones = [zone for zone in layout.zones if zone.kind != "point" and not zone.parent]
    for zone in zones:
        assert SCREEN.holds(zone.box), zone.name
    for one, other in itertools.combinations(zones, 2):
        assert not one.box.overlaps(other.box), f"{one.name} lies over {other.name}"


def test_places_of_the_chamber_touch_just_their_neighbours(layout: Layout) -> None:
    """Places are neighbours by the rules exactly when their banners, grown by half a gap, meet (C-3)."""
    slots = layout["chamber"].slots
    assert len(slots) == PLACES
    for one, other in itertools.combinations(range(PLACES), 2):
        meet = slots[one].grown(4.5).overlaps(slots[other].grown(4.5))
        assert meet == (other + 1 in NEIGHBOURS[one]), (one + 1, other + 1)


@pytest.mark.parametrize("size", [(232.0, 176.0), (232.0, 296.0), (232.0, 358.0)])
def test_a_small_chamber_fits_its_panel(size: tuple[float, float]) -> None:
    panel = Box(0, 0, *size)
    assert len(rival_places(*size)) == PLACES
    assert all(panel.holds(Box(*place)) for place in rival_places(*size))


def test_a_large_chamber_fits_its_panel() -> None:
    assert all(Box(0, 0, LARGE_W, LARGE_H).holds(Box(*place)) for place in large_places())
