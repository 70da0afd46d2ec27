"""No word on the table of Conspiracy is cut off, in any language, at any text size, with the longest names."""

from __future__ import annotations

import pytest

from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.i18n.catalog import LANGUAGES
from abyss_game.ui.art import Art
from abyss_game.ui.paint.panels import tooltip_size
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.scenes.new_game import ABYSS, CONSPIRACY, NewGame
from abyss_game.ui.scenes.scores import Scores
from abyss_game.ui.scenes.zoom import Zoom
from abyss_game.ui.tables.conspiracy import previews
from abyss_game.ui.tables.conspiracy.table import ConspiracyTable

from . import table_kit
from .conspiracy_scenarios import RULES, SCENARIOS, game_of, lying, moments, open_table, sight_of
from .table_scenarios import LONG_NAMES, make_ui

art = table_kit.art
WORDY = ("recruit", "next-many", "location", "give", "replay", "gate")
OPPONENTS = [variant for variant in RULES.variants if variant.startswith("opponent-")]


def draw_all(art: Art, names: tuple[str, ...] | list[str], language: str, text_size: int, cut: list[str]) -> None:
    """Draws the scenarios with all that pointing at something shows, and tells which of them cut a text."""
    ui = make_ui(art, language, text_size)
    kit = Kit(ui.canvas)
    for name in names:
        scene = open_table(ui, name)
        scene.kit = kit
        ui.stack.draw(ui.canvas)
        for source in scene.sight.sources:
            for piece in previews.pieces(ui, scene.sight, source):
                piece.look.picture(kit)
        assert cut == [], f"{name} in {language} at {text_size} %"
        ui.stack.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_any_decision(art: Art, language: str, cut: list[str]) -> None:
    draw_all(art, SCENARIOS, language, 100, cut)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [80, 130, 150])
def test_nothing_is_cut_off_at_other_text_sizes(art: Art, language: str, text_size: int, cut: list[str]) -> None:
    draw_all(art, WORDY, language, text_size, cut)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_what_a_legendary_opponent_wants_is_told_whole(art: Art, language: str, opponent: str, cut: list[str]) -> None:
    for text_size in (100, 150):
        ui = make_ui(art, language, text_size)
        kit, table = Kit(ui.canvas), ConspiracyTable(ui)
        sight = next(iter(moments(1, 5, (opponent,))))
        for piece in lying(table, sight):
            piece.look.picture(kit)
        assert cut == [], text_size


@pytest.mark.parametrize("language", LANGUAGES)
def test_chambers_laid_out_and_tooltips_are_whole(art: Art, language: str, cut: list[str]) -> None:
    ui = make_ui(art, language)
    kit, table = Kit(ui.canvas), ConspiracyTable(ui)
    for name in ("recruit", "next", "give"):
        game = game_of(name)
        for side in range(game.state.sides):
            sight = sight_of(game, unfolded=side)
            for piece in lying(table, sight):
                piece.look.picture(kit)
    assert cut == []


@pytest.mark.parametrize("text_size", [100, 150])
def test_long_names_only_shrink_or_shorten_in_their_row(art: Art, text_size: int, cut: list[str]) -> None:
    ui = make_ui(art, "pt", text_size)
    for name in ("recruit", "kept", "location"):
        open_table(ui, name, LONG_NAMES)
        ui.stack.draw(ui.canvas)
        assert [text for text in cut if text not in LONG_NAMES] == [], name
        ui.stack.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_close_looks_are_whole(art: Art, language: str, cut: list[str]) -> None:
    ui = make_ui(art, language)
    scene = open_table(ui, "recruit")
    lords = [f"lord:{lord}" for lord in range(12)]
    names = [*lords, *(f"location:{location}" for location in LOCATIONS), "pile:mage", "location:face_down"]
    zoom = Zoom(ui, scene.kit, names, names[0], lambda which: scene.table.zoom(scene.sight, which))
    ui.stack.push(zoom)
    for name in names:
        zoom.name = name
        zoom.draw(ui.canvas)
        assert cut == [], name
    ui.stack.clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_final_points_are_whole(art: Art, language: str, seats: int, cut: list[str]) -> None:
    """Every number of the table with the cards behind it; the solo game has the opponent as a second column."""
    variants = ("opponent-soldier",) if seats == 1 else ("bonus-locations",)
    ui = make_ui(art, language)
    *_, end = moments(seats, 9, variants)
    table, kit = ConspiracyTable(ui), Kit(ui.canvas)
    scores = Scores(
        ui,
        lambda: table.scores(end.view, end),
        lambda canvas, box, player, row: table.paint_scores(kit, canvas, box, end.view, player, row),
        new_game=ui.stack.clear,
        title=ui.stack.clear,
    )
    ui.stack.push(scores)
    scores.tell_all()
    assert len(scores.table.players) == end.view.sides
    for player in range(end.view.sides):
        assert scores.table.total(player) == sum(row.values[player] for row in scores.table.rows)
        for row in range(len(scores.table.rows) + 1):
            scores.picked = (player, row)
            ui.stack.draw(ui.canvas)
            assert cut == [], (player, row)
    ui.stack.clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_new_game_is_whole(art: Art, language: str, text_size: int, cut: list[str]) -> None:
    ui = make_ui(art, language, text_size)
    scene = NewGame(ui, [ABYSS, CONSPIRACY], lambda choice: None, ui.stack.clear)
    ui.stack.push(scene)
    scene._choose_game(CONSPIRACY)
    for opponent in ("", *CONSPIRACY.opponents):
        while len(scene._table.seats) > 1:
            scene._remove(len(scene._table.seats) - 1)
        scene._set_opponent(opponent)
        ui.stack.draw(ui.canvas)
        assert cut == [], opponent
    ui.stack.clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_tooltips_fit_into_the_window(art: Art, language: str, text_size: int) -> None:
    ui = make_ui(art, language, text_size)
    kit, table = Kit(ui.canvas), ConspiracyTable(ui)
    for name in SCENARIOS:
        sight = sight_of(game_of(name))
        for piece in lying(table, sight):
            if not piece.still:
                assert tooltip_size(kit, *table.tip(sight, piece.name))[1] < 700, piece.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_legendary_opponent_is_told_whole_close_up(art: Art, language: str, opponent: str, cut: list[str]) -> None:
    ui = make_ui(art, language)
    sight, table = next(iter(moments(1, 5, (opponent,)))), ConspiracyTable(ui)
    zoom = Zoom(ui, Kit(ui.canvas), ["wants"], "wants", lambda which: table.zoom(sight, which))
    ui.stack.push(zoom)
    zoom.draw(ui.canvas)
    assert cut == []
    ui.stack.clear()
