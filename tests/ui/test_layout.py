"""The table maps: every zone is there, at the designed place, inside the screen and beside its neighbours."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from abyss_game.ui.layout import (
    GRID_HEIGHT,
    GRID_WIDTH,
    Box,
    Layout,
    LayoutError,
    column_of_cards,
    fan,
    load_layout,
    location_pages,
    location_tiles,
    owned_places,
    row,
)

FOLDER = Path(__file__).parents[2] / "assets" / "layouts"
SCREEN = Box(0, 0, GRID_WIDTH, GRID_HEIGHT)

DESIGNED = {
    "lord_deck": (248, 14, 108, 166),
    "court": (364, 14, 688, 166),
    "council": (248, 204, 327, 108),
    "location_deck": (598, 208, 74, 98),
    "locations": (682, 208, 368, 98),
    "exploration_deck": (1076, 12, 70, 105),
    "exploration": (1076, 68, 148, 331),
    "exploration_discard": (1076, 354, 70, 46),
    "monster_tokens": (1154, 16, 70, 40),
    "threat": (1232, 54, 42, 342),
    "menu": (1234, 8, 38, 38),
    "tools": (1072, 412, 202, 68),
    "stage": (240, 322, 820, 158),
    "hand": (358, 492, 562, 222),
    "own_left": (8, 490, 346, 224),
    "own_right": (926, 490, 346, 224),
}
PARTS = {
    "tools": {"undo", "hint", "rules"},
    "stage": {"prompt", "decision"},
    "own_left": {"own_name", "pearls", "keys", "tokens", "affiliated_head", "affiliated"},
    "own_right": {"own_lords_head", "own_lords", "own_locations"},
}
SEATS = {
    2: {"opponents": [(8, 8, 224, 150)], "log": (8, 164, 224, 316)},
    3: {"opponents": [(8, 8, 224, 134), (8, 148, 224, 134)], "log": (8, 288, 224, 192)},
    4: {"opponents": [(8, 8, 224, 113), (8, 127, 224, 113), (8, 246, 224, 113)], "log": (8, 365, 224, 115)},
}


@pytest.fixture(params=[2, 3, 4])
def layout(request: pytest.FixtureRequest) -> Layout:
    return load_layout(FOLDER, "abyss", request.param)


def test_every_zone_lies_where_it_was_designed(layout: Layout) -> None:
    assert (layout.game, layout.seats) == ("abyss", layout.seats)
    assert {name: tuple(layout[name].box) for name in DESIGNED} == DESIGNED
    assert tuple(layout["log"].box) == SEATS[layout.seats]["log"]


def test_one_panel_for_each_opponent(layout: Layout) -> None:
    panels = [tuple(layout.opponent(after).box) for after in range(1, layout.seats)]
    assert panels == SEATS[layout.seats]["opponents"]
    assert [layout.opponent(after).number("seat_after") for after in range(1, layout.seats)] == list(
        range(1, layout.seats)
    )
    with pytest.raises(LayoutError, match=f"opponent_{layout.seats}"):
        layout.opponent(layout.seats)


def test_nothing_but_the_named_zones(layout: Layout) -> None:
    parts = {part for group in PARTS.values() for part in group}
    panels = {f"opponent_{after}" for after in range(1, layout.seats)}
    assert {zone.name for zone in layout.zones} == set(DESIGNED) | parts | panels | {"log", "bank", "arrival"}


def test_slots_have_the_designed_size_and_step(layout: Layout) -> None:
    assert layout["court"].slots == tuple(Box(248 + 116 * i, 14, 108, 166) for i in range(1, 7))
    assert layout["council"].slots == tuple(Box(248 + 67 * i, 204, 59, 108) for i in range(5))
    assert layout["locations"].slots == tuple(Box(682 + 125 * i, 208, 118, 98) for i in range(3))
    assert layout["threat"].slots == tuple(Box(1232, 54 + 58 * i, 42, 52) for i in range(6))
    assert layout["exploration"].slots == tuple(
        Box(1154 if n % 2 else 1076, 68 + 56.5 * (n - 1), 70, 105) for n in range(1, 6)
    )


def test_parts_lie_in_their_panel_and_slots_in_their_zone(layout: Layout) -> None:
    for panel, parts in PARTS.items():
        assert {zone.name for zone in layout.zones if zone.parent == panel} == parts
        for part in parts:
            assert layout[panel].box.holds(layout[part].box), part
    for zone in layout.zones:
        assert all(zone.box.holds(slot) for slot in zone.slots), zone.name


def test_zones_lie_on_the_screen_and_do_not_overlap(layout: Layout) -> None:
    taken: list[tuple[str, Box]] = []
    for zone in layout.zones:
        if zone.kind == "point":
            continue
        assert SCREEN.holds(zone.box), zone.name
        if zone.name not in PARTS:
            taken.extend((zone.name, box) for box in (zone.slots or (zone.box,)))
    for (one, a), (other, b) in itertools.combinations(taken, 2):
        assert not a.overlaps(b), f"{one} {a} lies over {other} {b}"


def test_the_innermost_zone_is_found_under_a_point(layout: Layout) -> None:
    assert layout.at(1100, 430) == layout["undo"]
    assert layout.at(300, 340) == layout["prompt"]
    assert layout.at(640, 600) == layout["hand"]
    assert layout.at(1279.5, 719.5) is None


def test_hand_cards_shrink_their_step_then_themselves(layout: Layout) -> None:
    hand = layout["hand"]
    steps = {}
    for count in range(1, 31):
        poses = fan(count, hand)
        assert len(poses) == count
        assert {round(pose.w) for pose in poses} == {92 if count <= 14 else 76}
        assert all(pose.h == pose.w * 1.5 for pose in poses)
        assert poses[0].cx + poses[-1].cx == pytest.approx(2 * hand.box.center[0])
        if count > 1:
            steps[count] = (poses[-1].cx - poses[0].cx) / (count - 1)
    assert steps[2] > 92 and all(steps[n] >= 26 for n in range(2, 15))
    assert all(steps[n] > steps[n + 1] for n in range(5, 14))
    assert all(steps[n] > steps[n + 1] for n in range(15, 30))


@pytest.mark.parametrize("count", [1, 5, 8, 14, 15, 24])
def test_a_fanned_hand_stays_in_its_zone(layout: Layout, count: int) -> None:
    zone = layout["hand"].box
    for pose in fan(count, layout["hand"], dict.fromkeys(range(count), 34.0)):
        assert zone.x <= pose.cx - pose.w / 2 and pose.cx + pose.w / 2 <= zone.right
        assert zone.y <= pose.box.y and pose.box.bottom <= zone.bottom + 4


def test_a_raised_card_moves_up_and_no_other_moves(layout: Layout) -> None:
    flat, raised = fan(5, layout["hand"]), fan(5, layout["hand"], {2: 34.0})
    assert raised[2].cy == flat[2].cy - 34
    assert [pose for i, pose in enumerate(raised) if i != 2] == [pose for i, pose in enumerate(flat) if i != 2]


def test_a_turned_card_is_hit_where_it_is_drawn(layout: Layout) -> None:
    first = fan(8, layout["hand"])[0]
    assert first.angle == pytest.approx(-4.5)
    assert first.contains(first.cx, first.cy)
    upper_right = first.cx + first.w / 2 - 1, first.box.y + 1
    # turned to the left, the upper right corner of the upright box is free water
    assert not first.contains(*upper_right)


def test_own_lords_narrow_instead_of_lying_under_each_other(layout: Layout) -> None:
    zone = layout["own_lords"]
    assert [box.w for box in row(4, zone.box, zone.number("card_w"), zone.number("gap"))] == [66] * 4
    for count in range(5, 12):
        boxes = row(count, zone.box, zone.number("card_w"), zone.number("gap"))
        assert len(boxes) == count and 24 <= boxes[0].w < 66
        assert all(zone.box.grown(0.001).holds(box) for box in boxes)
        assert not any(a.overlaps(b) for a, b in itertools.pairwise(boxes))
    assert row(0, zone.box, 66, 8) == ()


def test_own_locations_with_their_lords(layout: Layout) -> None:
    zone = layout["own_locations"]
    (one,) = owned_places([3], zone)
    assert tuple(one.tile) == (940, 630, 130, 78) and [lord.x for lord in one.lords] == [1064, 1118, 1172]
    for lords in ([1, 3], [3, 3], [3, 3, 1], [3] * 4, [3] * 6):
        places = owned_places(lords, zone)
        assert [len(place.lords) for place in places] == (lords if len(lords) == 2 else [0] * len(lords))
        assert not any(a.tile.overlaps(b.tile) for a, b in itertools.pairwise(places))
        for place in places:
            assert zone.box.grown(0.001).holds(place.tile)
            assert all(zone.box.grown(0.001).holds(lord) for lord in place.lords)
            assert not any(lord.overlaps(place.tile) for lord in place.lords)
            assert not any(a.overlaps(b) for a, b in itertools.combinations(place.lords, 2))
    assert owned_places([], zone) == ()


def test_available_locations_are_all_seen_whole(layout: Layout) -> None:
    zone, stage = layout["locations"], layout["stage"].box
    assert location_tiles(2, zone) == zone.slots[:2]
    for count, columns in ((4, 2), (5, 3), (6, 3)):
        tiles = location_tiles(count, zone)
        assert len(tiles) == count and location_pages(count) == 1
        assert len({tile.x for tile in tiles}) == columns and len({tile.y for tile in tiles}) == 2
        assert not any(a.overlaps(b) for a, b in itertools.combinations(tiles, 2))
        for tile in tiles:
            # the strip with the formula is 24 high; as much of the picture stays above it
            assert tile.w >= zone.slots[0].w and tile.h >= 48
            assert zone.box.x <= tile.x and tile.right <= zone.box.right + 0.001
            assert tile.y >= zone.box.y and tile.bottom <= stage.y - 3
    assert [len(location_tiles(9, zone, page)) for page in range(location_pages(9))] == [6, 3]
    with pytest.raises(ValueError, match="page 2"):
        location_tiles(9, zone, 2)


def test_affiliated_allies_stay_near_their_slot(layout: Layout) -> None:
    for slot in layout["affiliated"].slots:
        for count in (1, 2, 3, 7, 13):
            cards = column_of_cards(count, slot)
            assert len(cards) == count and cards[-1].right <= slot.x + 67
            assert cards[0].x >= slot.x - 9
            assert list(cards) == sorted(cards)


def test_broken_maps_are_refused_with_a_reason(tmp_path: Path) -> None:
    source = (FOLDER / "abyss-2p.tmx").read_text(encoding="utf-8")
    broken = {
        "not one of": ('name="court" type="row"', 'name="court" type="heap"'),
        "has no size": ('name="log" type="panel" x="8" y="164" width="224" height="316"', 'name="log" type="panel"'),
        "two objects": ('name="court"', 'name="council"'),
        "is not there": ('name="inside" value="tools"', 'name="inside" value="shed"'),
        "lacks 'count'": ('name="count"', 'name="number"'),
    }
    for reason, (old, new) in broken.items():
        assert old in source
        (tmp_path / "abyss-2p.tmx").write_text(source.replace(old, new), encoding="utf-8")
        with pytest.raises(LayoutError, match=reason):
            load_layout(tmp_path, "abyss", 2)
    (tmp_path / "abyss-3p.tmx").write_text("<map", encoding="utf-8")
    for seats in (3, 4):
        with pytest.raises(LayoutError, match=f"abyss-{seats}p.tmx"):
            load_layout(tmp_path, "abyss", seats)
