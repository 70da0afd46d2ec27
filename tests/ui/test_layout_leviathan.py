"""The table maps of Leviathan: the Border for the Threat track, a staircase of cards, a fifth seat (L-1, L-7)."""

from __future__ import annotations

import itertools

import pytest

from abyss_game.resources import assets_dir
from abyss_game.ui.layout import GRID_HEIGHT, GRID_WIDTH, Box, Layout, fan, load_layout

FOLDER = assets_dir() / "layouts"
SCREEN = Box(0, 0, GRID_WIDTH, GRID_HEIGHT)
SAME = {"lord_deck", "court", "council", "location_deck", "locations", "menu", "tools", "stage"}
OWN = {"own_left", "own_right"}
PARTS = {"undo", "hint", "rules", "prompt", "decision", "own_name", "pearls", "keys", "tokens", "affiliated_head"}
PARTS |= {"affiliated", "own_lords_head", "own_lords", "own_locations"}
NEW = {"border", "new_tokens", "leviathan_deck", "scourge", "shelf"}
SHARED = {"exploration_deck", "exploration", "exploration_discard", "monster_tokens", "hand"}


@pytest.fixture(params=[2, 3, 4, 5])
def layout(request: pytest.FixtureRequest) -> Layout:
    return load_layout(FOLDER, "leviathan", request.param)


def test_what_leviathan_leaves_alone_lies_where_it_does_in_the_base_game(layout: Layout) -> None:
    base = load_layout(FOLDER, "abyss", min(layout.seats, 4))
    for name in SAME | OWN | PARTS:
        assert layout[name] == base[name], name
    if layout.seats < 5:
        assert layout["log"] == base["log"]
        assert [layout.opponent(n).box for n in range(1, layout.seats)] == [
            base.opponent(n).box for n in range(1, layout.seats)
        ]


def test_nothing_but_the_named_zones(layout: Layout) -> None:
    panels = {f"opponent_{after}" for after in range(1, layout.seats)}
    log = {"folded_log" if layout.seats == 5 else "log"}
    assert {zone.name for zone in layout.zones} == {
        *SAME,
        *OWN,
        *PARTS,
        *NEW,
        *SHARED,
        *panels,
        *log,
        "bank",
        "arrival",
    }
    assert "threat" not in layout


def test_the_border_has_nine_zones_of_the_designed_size(layout: Layout) -> None:
    """L-1: 2/3, 4, 5, 6, 7, 8, 9, 10, 11/12."""
    assert layout["border"].slots == tuple(Box(1150, 52 + 40 * zone, 124, 37) for zone in range(9))


def test_the_track_is_a_staircase_of_which_each_card_is_seen(layout: Layout) -> None:
    track = layout["exploration"]
    assert track.slots == tuple(Box(1076, 82 + 50 * space, 62, 93) for space in range(5))
    # an empty space writes its number below what the card before may cover
    assert track.number("covered") == 93 - 50
    assert layout["exploration_deck"].box == Box(1076, 12, 62, 62)
    assert layout["exploration_discard"].box.y >= track.slots[-1].bottom


def test_five_panels_stand_above_each_other_and_the_news_are_folded() -> None:
    layout = load_layout(FOLDER, "leviathan", 5)
    panels = [tuple(layout.opponent(after).box) for after in range(1, 5)]
    assert panels == [(8, 8, 224, 113), (8, 127, 224, 113), (8, 246, 224, 113), (8, 365, 224, 113)]
    assert "log" not in layout
    news, council = layout["folded_log"].box, layout["council"].box
    assert news.overlaps(council) and not news.overlaps(layout["locations"].box)
    assert not news.overlaps(layout["stage"].box)


def test_zones_lie_on_the_screen_and_do_not_overlap(layout: Layout) -> None:
    taken: list[tuple[str, Box]] = []
    for zone in layout.zones:
        if zone.kind == "point":
            continue
        assert SCREEN.holds(zone.box), zone.name
        if zone.name in PARTS or zone.name == "folded_log":
            continue
        # the cards of a staircase lie over each other, and over nothing else
        boxes = (zone.box,) if zone.name == "exploration" else zone.slots or (zone.box,)
        taken.extend((zone.name, box) for box in boxes)
    for (one, a), (other, b) in itertools.combinations(taken, 2):
        assert not a.overlaps(b), f"{one} {a} lies over {other} {b}"


def test_the_hand_lies_as_in_the_base_game_and_leaves_the_shelf_clear(layout: Layout) -> None:
    base = load_layout(FOLDER, "abyss", 2)
    for count in (1, 7, 14, 20):
        assert fan(count, layout["hand"]) == fan(count, base["hand"])
        raised = fan(count, layout["hand"], dict.fromkeys(range(count), 34.0))
        assert all(pose.box.y >= layout["shelf"].box.bottom for pose in raised)
