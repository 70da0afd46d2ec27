"""Figures that the table of Conspiracy shows beside the engine's own."""

from __future__ import annotations

import dataclasses

import pytest

from abyss_game.engine.ruleset import Options
from abyss_game.engine.scenario import Scenario, start
from abyss_game.games import GAMES
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.paint.panels import tool_holds_key
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.conspiracy import arrange, faces, previews
from abyss_game.ui.tables.conspiracy.account import Account
from abyss_game.ui.tables.conspiracy.stage import SEARCHED

from . import table_kit
from .conspiracy_scenarios import LAYOUTS, sight_of
from .table_scenarios import make_ui

RULES = GAMES.get("conspiracy")
art = table_kit.art


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


def test_a_chain_of_reefs_counts_itself_in_an_empty_chamber() -> None:
    """2 for each Location, itself included (data: number 8)."""
    state = RULES.new(Options(seats=2, seed=1)).state
    before = RULES.pack(state)
    assert faces.worth(state, 0, "chain_of_reefs") == 2
    assert faces.worth(state, 0, "sunken_palace") == 7
    assert RULES.pack(state) == before


@pytest.mark.parametrize("worth", [2, 11])
def test_every_tile_of_a_search_shows_its_formula(ui: Ui, worth: int) -> None:
    """C-22: what one chooses between is not only what it is worth now."""
    kit = Kit(ui.canvas)
    box = arrange.laid_out(len(LOCATIONS), SEARCHED)[0]
    for location in LOCATIONS:
        face = faces.tile_face(ui, location, worth)
        bare = dataclasses.replace(face, formula=())
        whole, alone = (paint_location(kit, one, box.w, box.h).surface for one in (face, bare))
        assert bytes(whole.get_view("2")) != bytes(alone.get_view("2")), location


def test_a_coalition_that_becomes_the_one_of_two_as_large_glows_as_it_is_named(ui: Ui) -> None:
    """C-25: farmers on 1 and 6 will be as many as the soldiers on 2 and 3, and lie lower."""
    position = {
        "areas": [{"lords": ["farmer-3", "soldier-3", "soldier-4", "merchant-3", "politician-3"]}],
        "piles": {"farmer": ["farmer-4"], "merchant": ["merchant-0"]},
    }
    sight = sight_of(start(GAMES, Scenario("conspiracy", 2, seed=1, position=position)))
    then = Account(ui, sight).with_lords(sight.view.piles[0])
    assert "<i:guild-farmer>" in then.rows[2].label and "<i:guild-soldier>" in Account(ui, sight).now().rows[2].label
    for pile, glows in (("farmer", True), ("merchant", False)):
        keys = {piece.key for piece in previews.pieces(ui, sight, f"pile:{pile}")}
        assert any(key.startswith("coalition then") for key in keys) == glows, pile


@pytest.mark.parametrize("language", ["pt", "es", "en"])
def test_the_tools_show_their_keys_in_every_language(art: Art, language: str) -> None:
    ui = make_ui(art, language)
    for layout in LAYOUTS.values():
        for box, label, key in (
            ("hint", "table-hint", "H"),
            ("rules", "table-log", "L"),
            ("undo", "table-undo-plain", "U"),
        ):
            assert tool_holds_key(ui.canvas, ui.t(label), key, layout[box].box.w), label
