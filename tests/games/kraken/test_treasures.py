"""Sacred sites and Treasures (K-36 … K-44)."""

from __future__ import annotations

import pytest

SITES = ("cetacean_graveyard", "abandoned_convoy", "megalodon", "battlefield")


def controlling(table, site="megalodon", treasures=(), seats=2, keys=3, **kraken):
    """Seat 0 takes ``site`` with three Key tokens; the Treasures come in that order. Not started."""
    setting = table(seats=seats).seat(0, keys=keys).available(site).at("control")
    return setting.kraken(treasure_deck=list(treasures), **kraken)


# -- which Locations -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", SITES)
def test_cetacean_graveyard_abandoned_convoy_megalodon_and_battlefield_are_searched(table, site):
    """K-36, K-37: the first draw is compulsory."""
    game = controlling(table, site, [7]).play(f"settle {site}")
    assert game.treasures(site) == [7]
    assert (game.decider, game.options) == (0, ["search", "stop"])
    game.play("stop")
    assert game.worth(site) == 7
    assert game.happened(f"SearchEnded seat=0 location={site} worth=7")


def test_cetacean_graveyard_is_worth_its_treasures(table):
    """K-41"""
    game = table().seat(0, locations="cetacean_graveyard").kraken(treasures={"cetacean_graveyard": [3, 5, 7]}).start()
    assert game.worth("cetacean_graveyard") == 15


def test_abandoned_convoy_is_worth_its_treasures(table):
    """K-41"""
    game = table().seat(0, locations="abandoned_convoy").kraken(treasures={"abandoned_convoy": [6]}).start()
    assert game.worth("abandoned_convoy") == 6


def test_megalodon_without_treasures_is_worth_nothing(table):
    """K-41"""
    assert table().seat(0, locations="megalodon").start().worth("megalodon") == 0


def test_battlefield_is_worth_its_own_treasures_only(table):
    """K-41"""
    setting = (
        table().seat(0, locations="battlefield megalodon").kraken(treasures={"battlefield": [4], "megalodon": [7]})
    )
    game = setting.start()
    assert (game.worth("battlefield"), game.worth("megalodon")) == (4, 7)


def test_the_sanctuary_is_no_sacred_site(table):
    """K-36"""
    game = controlling(table, "sanctuary", [7]).play("settle sanctuary")
    assert game.decider == 1
    assert game.treasures_left() == 25


# -- ways of taking one ----------------------------------------------------------------------------------------


def test_an_ambassador_searches_too(table):
    """K-37"""
    setting = table().location_deck("megalodon").kraken(treasure_deck=[7]).court("hermit")
    game = setting.recruit("hermit")
    assert game.asks == "SearchOn"
    assert game.lords(0) == ["hermit@megalodon"]


def test_the_black_smokers_lead_to_a_search(table):
    """K-37"""
    setting = table().seat(0, keys=3).available("black_smokers").location_deck("megalodon chasm", only=True)
    game = setting.at("control").kraken(treasure_deck=[7]).play("settle black_smokers", "settle megalodon")
    assert (game.asks, game.treasures("megalodon")) == ("SearchOn", [7])


def test_the_illusionist_leads_to_a_search(table):
    """K-37"""
    setting = table().seat(0, locations="jail").available("megalodon").kraken(treasure_deck=[7]).court("illusionist")
    game = setting.recruit("illusionist").play("swap jail megalodon")
    assert (game.asks, game.treasures("megalodon")) == ("SearchOn", [7])


# -- rewards ---------------------------------------------------------------------------------------------------


def test_a_three_brings_a_key(table):
    """K-38"""
    game = controlling(table, treasures=[3]).play("settle megalodon")
    assert game.key_tokens(0) == 1
    assert game.happened("KeyGained seat=0 amount=1 why=treasure")


def test_a_four_brings_two_pearls(table):
    """K-38"""
    game = controlling(table, treasures=[4]).play("settle megalodon")
    assert game.pearls(0) == 2
    assert game.happened("PearlsGained seat=0 amount=2 why=treasure")


def test_a_five_brings_a_monster_token(table):
    """K-38: only its owner sees it."""
    game = controlling(table, treasures=[5]).token_pile("4").play("settle megalodon")
    assert game.tokens(0) == [4]
    assert game.view(1).areas[0].tokens == [-1]


def test_a_five_without_tokens_brings_nothing(table):
    """K-42"""
    setting = controlling(table, treasures=[5]).seat(1, tokens="2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3 4 4")
    game = setting.play("settle megalodon")
    assert game.tokens(0) == []
    assert game.treasures("megalodon") == [5]


def test_a_six_turns_over_cards_until_an_ally_appears(table):
    """K-38: each Monster raises the Threat and is discarded."""
    setting = controlling(table, treasures=[6]).exploration("monster monster squid-2 crab-1").turn(threat=2)
    game = setting.play("settle megalodon")
    assert (game.hand(0), game.discard, game.state.threat) == (["squid-2"], ["monster", "monster"], 4)
    assert [event.split()[0] for event in game.events if "Turned" in event or "Threat" in event] == [
        "CardTurnedOver",
        "ThreatRose",
        "CardTurnedOver",
        "ThreatRose",
        "CardTurnedOver",
    ]


def test_a_six_may_bring_a_kraken(table):
    """K-38, K-5"""
    assert controlling(table, treasures=[6]).exploration("kraken-4").play("settle megalodon").hand(0) == ["kraken-4"]


def test_a_seven_brings_nothing(table):
    """K-38"""
    game = controlling(table, treasures=[7]).play("settle megalodon")
    assert (game.pearls(0), game.keys(0), game.hand(0), game.tokens(0)) == (0, 0, [], [])


def test_a_six_reshuffles_the_discard_when_needed(table):
    """K-42"""
    game = controlling(table, treasures=[6]).start()
    state = game.state
    state.discard, state.exploration = state.exploration[:3], []
    kept = sorted(state.discard)
    game.play("settle megalodon")
    assert game.happened("DiscardReshuffled")
    assert sorted((*game.state.areas[0].hand, *game.state.discard, *game.state.exploration)) == kept
    state.exploration += [card for card in range(78) if card not in kept]


def test_a_six_gives_nothing_without_any_card(table):
    """K-42"""
    game = controlling(table, treasures=[6]).start()
    rest, game.state.exploration = game.state.exploration, []
    game.play("settle megalodon")
    assert (game.hand(0), game.treasures("megalodon")) == ([], [6])
    assert not game.happened("CardTurnedOver")
    game.state.exploration = rest


def test_a_six_ends_when_only_monsters_are_left(table):
    """K-42: no Ally can appear; the Monsters of the deck are turned over once."""
    game = controlling(table, treasures=[6]).start()
    state = game.state
    monsters = [card for card in state.exploration if 65 <= card <= 70]
    rest = [card for card in state.exploration if card not in monsters]
    state.exploration = monsters
    game.play("settle megalodon")
    assert (game.hand(0), len(state.discard), state.threat) == ([], 6, 6)
    assert game.asks == "SearchOn"
    state.exploration = rest


# -- going on --------------------------------------------------------------------------------------------------


def test_going_on_lays_one_treasure_after_the_other(table):
    """K-39, K-41"""
    game = controlling(table, treasures=[7, 4, 3]).play("settle megalodon", "search", "search", "stop")
    assert game.treasures("megalodon") == [7, 4, 3]
    assert game.worth("megalodon") == 14
    assert (game.pearls(0), game.key_tokens(0)) == (2, 1)


def test_an_equal_value_ends_the_search(table):
    """K-39, K-40, K-42: its reward comes first; both equal cards leave the game, all else is kept."""
    game = controlling(table, treasures=[4, 7, 4, 5]).play("settle megalodon", "search", "search")
    assert game.treasures("megalodon") == [7]
    assert game.treasures_gone() == [4, 4]
    assert game.pearls(0) == 4
    assert game.happened("TreasuresDiscarded seat=0 location=megalodon")
    assert game.happened("SearchEnded seat=0 location=megalodon worth=7")
    assert game.decider == 1
    assert game.worth("megalodon") == 7


def test_a_site_may_end_up_bare(table):
    """K-40"""
    game = controlling(table, treasures=[4, 4]).play("settle megalodon", "search")
    assert (game.treasures("megalodon"), game.worth("megalodon")) == ([], 0)


def test_equal_values_on_another_site_do_not_matter(table):
    """K-40"""
    setting = controlling(table, treasures=[7, 4]).seat(1, locations="battlefield")
    game = setting.kraken(treasures={"battlefield": [4]}).play("settle megalodon", "search")
    assert game.treasures("megalodon") == [7, 4]
    assert game.asks == "SearchOn"


def test_another_draw_is_not_offered_when_the_deck_is_empty(table):
    """K-39, K-42"""
    everything = [3] * 3 + [4] * 4 + [5] * 5 + [6] * 6 + [7] * 6
    game = controlling(table, treasures=[7], gone_treasures=everything).play("settle megalodon")
    assert game.treasures("megalodon") == [7]
    assert (game.treasures_left(), game.decider) == (0, 1)


def test_an_empty_deck_gives_nothing(table):
    """K-42"""
    everything = [3] * 3 + [4] * 4 + [5] * 5 + [6] * 6 + [7] * 7
    game = controlling(table, gone_treasures=everything).play("settle megalodon")
    assert game.happened("PowerWithoutTarget seat=0 lord=megalodon")
    assert (game.locations(0), game.decider) == (["megalodon"], 1)


def test_keys_of_a_search_are_counted_after_it(table):
    """K-43: the third Key leads to a new control in the same CONTROL, not in the middle of the search."""
    setting = controlling(table, treasures=[3, 7, 3], keys=5).available("megalodon jail").location_deck("", only=True)
    game = setting.play("settle megalodon", "pledge-token", "pledge-token", "pledge-token", "confirm")
    assert (game.asks, game.key_tokens(0)) == ("SearchOn", 3)
    game.play("stop")
    assert (game.asks, game.options) == ("ControlLocation", ["settle jail"])


def test_keys_of_an_ambassadors_search_are_counted_in_control(table):
    """K-43"""
    setting = table().seat(0, keys=2).location_deck("megalodon chasm", only=True).kraken(treasure_deck=[3])
    game = setting.court("hermit").recruit("hermit").play("stop")
    assert game.asks == "ControlLocation"


# -- a site that changes hands ---------------------------------------------------------------------------------


def given_up(table, treasures, deck):
    """Seat 0 gives the Megalodon up by the Illusionist; seat 1 takes it in its next CONTROL."""
    setting = table().seat(0, locations="megalodon").seat(1, keys=3).available("jail").court("illusionist")
    setting.kraken(treasures=treasures, treasure_deck=deck).location_deck("", only=True).exploration("crab-1")
    game = setting.recruit("illusionist").play("swap megalodon jail")
    assert game.available == ["megalodon"]
    return game.play("explore", "take crab-1")


def test_treasures_stay_with_a_site_that_is_given_up(table):
    """K-44: whoever takes it skips the compulsory draw and may go on or stop."""
    game = given_up(table, {"megalodon": [3, 7]}, [4])
    game.play("settle megalodon")
    assert (game.decider, game.options) == (1, ["search", "stop"])
    assert game.treasures("megalodon") == [3, 7]
    game.play("search", "stop")
    assert (game.treasures("megalodon"), game.pearls(1)) == ([3, 7, 4], 2)
    assert game.worth("megalodon", 1) == 14


def test_a_bare_site_is_searched_anew(table):
    """K-44: without a Treasure on it the first draw is compulsory again."""
    game = given_up(table, {}, [4])
    assert game.play("settle megalodon").treasures("megalodon") == [4]


def test_with_an_empty_deck_a_taken_site_is_not_searched(table):
    """K-42, K-44"""
    everything = [3] * 2 + [4] * 4 + [5] * 5 + [6] * 6 + [7] * 7
    setting = controlling(table, treasures=[], gone_treasures=everything).kraken(treasures={"megalodon": [3]})
    game = setting.location_deck("", only=True).play("settle megalodon")
    assert (game.treasures("megalodon"), game.worth("megalodon")) == ([3], 3)
    assert game.decider == 1
