"""What the table says of an offer with Kraken: how many Allies the buyer may buy, and what a kraken is among them."""

from __future__ import annotations

import pytest

from abyss_game.games.abyss.cards import card_of
from abyss_game.games.abyss.state import OwnedLord
from abyss_game.i18n.catalog import LANGUAGES
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.abyss.words import Words

from . import table_kit
from .table_scenarios import game_of, make_ui, sight_of

art = table_kit.art
BUYER, EXPLORER = 0, 3


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


def offered(ui: Ui, lords: tuple[str, ...] = (), bought: int = 0, scenario: str = "kraken-offer-nebulis") -> str:
    """The text of the Ally that the explorer offers to the first seat, which has ``lords`` too and has bought some."""
    game = game_of(scenario)
    game.state.areas[BUYER].lords += [OwnedLord(lord) for lord in lords]
    game.state.turn.bought += [BUYER] * bought
    block = next(p for p in AbyssTable(ui).stage(sight_of(game, BUYER)).blocks if p.key == "offer")
    return str(block.look.args[2])


@pytest.mark.parametrize(
    ("lords", "bought", "told"),
    [
        ((), 0, "Only one Ally may be bought in a turn."),
        (("hypnotist",), 0, "You may buy 2 Allies in this turn."),
        (("hypnotist",), 1, "You may buy one more Ally in this turn."),
    ],
)
def test_an_offer_tells_how_many_allies_the_buyer_may_buy(
    ui: Ui, lords: tuple[str, ...], bought: int, told: str
) -> None:
    """One (B-28), with the Hypnotist two (K-57)."""
    assert offered(ui, lords, bought).endswith(f"Offered by Kai. {told}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_number_of_purchases_has_its_own_sentence(art: Art, language: str) -> None:
    ui = make_ui(art, language)
    told = {offered(ui), offered(ui, ("hypnotist",)), offered(ui, ("hypnotist",), 1)}
    assert len(told) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kraken_is_of_no_race(art: Art, language: str) -> None:
    """It stands for any Race (K-6) and is none (K-12): two of the eight cards in the hand are krakens."""
    ui = make_ui(art, language)
    text = offered(ui, scenario="kraken-offer-two-ways")
    assert ui.t("ui-table-offer-wild", have=2) in text
    words = Words(ui, sight_of(game_of("kraken-offer-two-ways"), BUYER))
    race = {"en": "Race", "es": "Raza", "pt": "Raça"}[language]
    for name, of_race in (("kraken-3.1", False), ("crab-1.1", True), ("squid-5.1", True)):
        assert (race in words.held(card_of(name), BUYER)) is of_race, name
    assert words.held(card_of("crab-1.1"), BUYER) == ui.t("ui-table-offer-why", have=2), "krakens are no crabs"


def test_an_offer_shows_what_can_pay_and_nothing_else(ui: Ui) -> None:
    """Nebulis beside the Pearls (K-15); Treasures are counted in the panel, but buy nothing."""
    game = game_of("kraken-offer-nebulis")
    game.state.kraken.treasures["battlefield"] = [24]
    block = next(p for p in AbyssTable(ui).stage(sight_of(game, BUYER)).blocks if p.key == "offer")
    assert block.look.args[8] == (("nebulis", 1),)


@pytest.mark.parametrize(
    ("lords", "told"),
    [
        ((), "One can be part of the payment for an Ally or a Lord, once all Pearls are spent;"),
        (("outlaw",), "Up to 2 can be part of the payment for an Ally or a Lord, once all Pearls are spent;"),
        (("counterfeiter",), "One can be part of the payment for an Ally or a Lord, even while you have Pearls;"),
        (("outlaw", "counterfeiter"), "Up to 2 can be part of the payment for an Ally or a Lord, even while you have"),
    ],
)
def test_the_own_nebulis_tell_how_they_pay(ui: Ui, lords: tuple[str, ...], told: str) -> None:
    """K-16, K-50, K-51: the limit and whether Pearls may remain, with the Lords of whoever looks."""
    sight = sight_of(game_of("kraken-offer-nebulis"), BUYER)
    sight.view.areas[BUYER].lords += [OwnedLord(lord) for lord in lords]
    assert told in AbyssTable(ui).tip(sight, "nebulis")[1]


def test_a_token_tells_what_it_reserves_and_a_panel_its_treasures(ui: Ui) -> None:
    table, sight = AbyssTable(ui), sight_of(game_of("kraken-two-pages"), BUYER)
    assert "Black Smokers" in table.tip(sight, "sentinel:lookout")[1], "it lies on the other page"
    assert "Council <i:race-squid>" in table.tip(sight, "sentinel:vigil")[1]
    assert "**" not in table.tip(sight, "sentinel:watcher")[1], "it reserves nothing"
    assert "Treasures: 12" in table.tip(sight, "seat:2")[1] and "Treasures" not in table.tip(sight, "seat:1")[1]
