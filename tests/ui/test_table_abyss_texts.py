"""No word on the table of Abyss is cut off, in any language, at any text size, with the longest names."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from abyss_game.i18n.catalog import LANGUAGES
from abyss_game.resources import assets_dir
from abyss_game.ui.art import Art
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.abyss.table import AbyssTable

from .table_scenarios import LONG_NAMES, SCENARIOS, game_of, make_ui, open_table, sight_of

LARGE = ("pay-for-lord", "pay-empty", "pay-farmer", "pay-superfluous", "choose-action", "exchange-for-court",
         "exchange-location", "spend-keys", "turn-one-lord", "consider-purchase", "control-location-many",
         "many-lords", "discard-to-limit", "face-monster", "search-locations", "pick-reward-short",
         "kraken-three-sentinels", "kraken-pay-with-krakens", "kraken-pay-three-ways", "kraken-offer-two-ways",
         "kraken-corruptor", "kraken-lay-kraken", "kraken-choose-holder", "kraken-place-sentinel", "kraken-search-on",
         "kraken-choose-receiver", "kraken-recover-ally", "kraken-name-race", "kraken-discard-affiliated",
         "watching-payment")  # fmt: skip
"""The scenarios with the most words, for the other text sizes."""


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", (1280, 720), hidden=True)
    window.get_surface()
    yield Art(assets_dir() / "art")
    window.destroy()


def draw_all(art: Art, names: tuple[str, ...] | list[str], language: str, text_size: int, cut: list[str]) -> None:
    """Draws the tables of the scenarios and tells which of them cut a text."""
    ui = make_ui(art, language, text_size)
    kit = Kit(ui.canvas)
    for name in names:
        scene = open_table(ui, name)
        scene.kit = kit
        ui.stack.draw(ui.canvas)
        assert cut == [], f"{name} in {language} at {text_size} %"
        ui.stack.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_any_scenario(art: Art, language: str, cut: list[str]) -> None:
    draw_all(art, SCENARIOS, language, 100, cut)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [80, 130, 150])
def test_nothing_is_cut_off_at_other_text_sizes(art: Art, language: str, text_size: int, cut: list[str]) -> None:
    draw_all(art, LARGE, language, text_size, cut)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unfolded_panel_and_tooltip_is_whole(art: Art, language: str, cut: list[str]) -> None:
    ui = make_ui(art, language)
    kit, table = Kit(ui.canvas), AbyssTable(ui)
    for name in ("many-lords", "locations-5", "pay-for-lord"):
        game = game_of(name)
        for seat in range(1, game.state.seats):
            for piece in table.pieces(sight_of(game, 0, unfolded=seat)):
                if piece.key.startswith("unfold:"):
                    piece.look.picture(kit)
    assert cut == []


@pytest.mark.parametrize("text_size", [100, 150])
def test_long_names_only_shrink_or_shorten_in_their_row(art: Art, text_size: int, cut: list[str]) -> None:
    """A name may end in an ellipsis where it stands in a panel; nothing else gives way to it."""
    ui = make_ui(art, "pt", text_size)
    for name in ("consider-purchase", "choose-victim", "turn-one-lord", "watching-payment"):
        open_table(ui, name, LONG_NAMES)
        ui.stack.draw(ui.canvas)
        assert [text for text in cut if text not in LONG_NAMES] == [], name
        ui.stack.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_close_looks_are_whole(art: Art, language: str, cut: list[str]) -> None:
    """Every Lord and Location of the box, close up, with its notes beside it."""
    from abyss_game.games.abyss.expansions.kraken.locations import KRAKEN_LOCATIONS
    from abyss_game.games.abyss.expansions.kraken.lords import KRAKEN_LORDS
    from abyss_game.games.abyss.locations import BASE_LOCATIONS
    from abyss_game.games.abyss.lords import BASE_LORDS
    from abyss_game.ui.scenes.zoom import Zoom

    ui = make_ui(art, language)
    scene = open_table(ui, "kraken-turn-start")
    own = [f"lord:{lord.id}" for lord in (*BASE_LORDS, *KRAKEN_LORDS)]
    places = [f"location:{place.id}" for place in (*BASE_LOCATIONS, *KRAKEN_LOCATIONS)]
    names = [*own, *places, "card:0", "card:66", "card:71"]
    zoom = Zoom(ui, scene.kit, names, names[0], lambda which: scene.table.zoom(scene.sight, which))
    ui.stack.push(zoom)
    for name in names:
        zoom.name = name
        zoom.draw(ui.canvas)
        assert cut == [], name
    ui.stack.clear()
