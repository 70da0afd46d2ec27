"""The 20 Locations of the base game (B-116 … B-126)."""

from __future__ import annotations

import pytest

THREE_STATES = {
    "farmer": "keeper reaper:turned shepherd@jail",
    "mage": "shaman oracle:turned alchemist@jail",
    "politician": "diplomat treasurer:turned opportunist@jail",
    "soldier": "tamer recruiter:turned commander@jail",
    "merchant": "slaver landlord:turned ship_master@jail",
}
"""Three Lords of a Guild: one free, one turned, one used."""


def check_guild(table, location, guild, none, three):
    """``location`` is worth ``none`` without Lords of ``guild`` and ``three`` with three of them, whatever their
    state; Lords of other Guilds and of opponents count nothing."""
    other = "miller" if guild != "farmer" else "invoker"
    empty = table().seat(0, lords=other, locations=location).seat(1, lords=THREE_STATES[guild]).start()
    assert empty.worth(location) == none
    full = table().seat(0, lords=f"{other} {THREE_STATES[guild]}", locations=location).start()
    assert full.worth(location) == three


def test_sargasso_silos_are_worth_5_and_2_per_farmer(table):
    """B-116"""
    check_guild(table, "sargasso_silos", "farmer", none=5, three=11)


def test_hydrozoa_reserves_are_worth_6_and_2_per_mage(table):
    """B-116"""
    check_guild(table, "hydrozoa_reserves", "mage", none=6, three=12)


def test_parliament_is_worth_6_and_2_per_politician(table):
    """B-116"""
    check_guild(table, "parliament", "politician", none=6, three=12)


def test_barracks_are_worth_7_and_2_per_soldier(table):
    """B-116"""
    check_guild(table, "barracks", "soldier", none=7, three=13)


def test_dockworks_are_worth_5_and_2_per_merchant(table):
    """B-116"""
    check_guild(table, "dockworks", "merchant", none=5, three=11)


def check_race(table, location, race, none, three):
    """``location`` is worth ``none`` without affiliated Allies of ``race`` and ``three`` with three of them, the
    weaker ones too; Allies in hand, of other Races and of opponents count nothing."""
    other = "crab-5" if race != "crab" else "squid-5"
    empty = table().seat(0, affiliated=other, hand=f"{race}-4", locations=location).seat(1, affiliated=f"{race}-5")
    assert empty.start().worth(location) == none
    full = table().seat(0, affiliated=f"{other} {race}-1 {race}-1 {race}-3", locations=location).start()
    assert full.worth(location) == three


def test_sanctuary_is_worth_4_and_3_per_jellyfish(table):
    """B-117"""
    check_race(table, "sanctuary", "jellyfish", none=4, three=13)


def test_sargasso_fields_are_worth_3_and_3_per_seahorse(table):
    """B-117"""
    check_race(table, "sargasso_fields", "seahorse", none=3, three=12)


def test_oceanic_senate_assembly_is_worth_4_and_3_per_squid(table):
    """B-117"""
    check_race(table, "oceanic_senate_assembly", "squid", none=4, three=13)


def test_chasm_is_worth_5_and_3_per_crab(table):
    """B-117"""
    check_race(table, "chasm", "crab", none=5, three=14)


def test_nest_of_giant_clams_is_worth_3_and_3_per_shellfish(table):
    """B-117"""
    check_race(table, "nest_of_giant_clams", "shellfish", none=3, three=12)


def test_sanctuary_counts_the_allies_that_are_affiliated_at_the_very_end(table):
    """B-74, B-79, B-117: of three jellyfish in hand the weakest is laid down before the scoring."""
    setting = table().seat(
        0, hand="jellyfish-2 jellyfish-3 jellyfish-5", affiliated="jellyfish-1", locations="sanctuary"
    )
    game = setting.at("end").start()
    assert game.affiliated(0) == ["jellyfish-1", "jellyfish-2"]
    assert game.worth("sanctuary") == 10  # 4 + 3 × 2


# -- The Abyss -------------------------------------------------------------------------------------------------


def test_abyss_is_worth_2_per_guild(table):
    """B-118: one Lord is enough, a second adds nothing, turned and used ones count."""
    assert table().seat(0, locations="abyss").start().worth("abyss") == 0
    three = table().seat(0, lords="keeper reaper shaman:turned tamer@abyss", locations="abyss").start()
    assert three.worth("abyss") == 6


def test_abyss_counts_six_guilds_at_most(table):
    """B-118, BA-48: Ambassadors are one of them."""
    six = "keeper shaman tamer slaver diplomat hermit sage elder"
    assert table().seat(0, lords=six, locations="abyss").start().worth("abyss") == 12


# -- City of Mirrors -------------------------------------------------------------------------------------------


def test_city_of_mirrors_shows_nothing_before_the_end(table):
    """B-119"""
    game = table().seat(0, lords="tamer", locations="city_of_mirrors").seat(1, locations="barracks").start()
    assert game.worth("city_of_mirrors") == 0


def test_city_of_mirrors_copies_the_best_opposing_location_counted_with_own_cards(table):
    """B-119: for the owner of the Barracks they are worth 13, for the owner of the City one Soldier makes them 9; the
    Silos would be worth 5, the Jail 13, a Location of its own does not count."""
    mine = table(seats=3).seat(0, lords="tamer keeper", locations="city_of_mirrors coral_barrier")
    mine.seat(1, lords="recruiter commander hunter", locations="barracks sargasso_silos")
    game = mine.at("over").start()
    assert game.worth("barracks", seat=1) == 13
    assert game.worth("city_of_mirrors") == 9
    assert game.score(0)["locations"] == 29  # 9 and the Coral Barrier's 20

    jail = mine.seat(2, locations="jail").start()
    assert jail.worth("city_of_mirrors") == 13


def test_city_of_mirrors_without_an_opposing_location_is_worth_nothing(table):
    """B-119: also when the opponents have only Black Smokers."""
    assert table().seat(0, locations="city_of_mirrors jail").at("over").start().worth("city_of_mirrors") == 0
    smokers = table().seat(0, locations="city_of_mirrors").seat(1, locations="black_smokers").at("over").start()
    assert smokers.worth("city_of_mirrors") == 0


def test_city_of_mirrors_never_counts_less_than_nothing(table):
    """B-80, B-119: the Coral Barrier would be worth 20 − 26 to its owner, the copy stops at 0."""
    many = " ".join(
        [f"{race}-{value}" for race in ("crab", "squid") for value in (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)]
    )
    setting = table().seat(0, affiliated=many, locations="city_of_mirrors").seat(1, locations="coral_barrier")
    assert setting.at("over").start().worth("city_of_mirrors") == 0


def test_city_of_mirrors_is_counted_when_the_game_ends(table):
    """B-74, B-119: with the Allies that are affiliated from the hand."""
    setting = table().seat(0, hand="crab-2", locations="city_of_mirrors").seat(1, locations="chasm")
    game = setting.at("end").start()
    assert game.game.over
    assert game.worth("city_of_mirrors") == 8  # 5 + 3 × 1
    assert game.happened("GameEnded places=1,2 points=10,5")


# -- Black Smokers ---------------------------------------------------------------------------------------------


def test_black_smokers_may_be_exchanged_for_any_location_of_the_deck(table):
    """B-120, B-133: the Lords under them move, Black Smokers leave the game; the order of the offer says nothing about
    the deck."""
    setting = table().seat(0, lords="keeper reaper shepherd", keys=0).available("black_smokers abyss")
    game = setting.location_deck("depths jail chasm", only=True).at("control").play("settle black_smokers")
    assert game.decider == 0
    assert game.options == ["settle chasm", "settle depths", "settle jail", "decline"]
    game.play("settle depths")
    assert game.locations(0) == ["depths"]
    assert game.lords(0) == ["keeper@depths", "reaper@depths", "shepherd@depths"]
    assert "black_smokers" in game.state.gone_locations
    assert sorted(game.state.location_deck) == ["chasm", "jail"]
    assert game.available == ["abyss"]
    assert game.decider == 1


def test_black_smokers_may_be_kept_and_are_worth_nothing(table):
    """B-120, BA-42"""
    setting = table().seat(0, keys=3).available("black_smokers").location_deck("jail chasm", only=True).at("control")
    game = setting.play("settle black_smokers", "decline")
    assert game.locations(0) == ["black_smokers"]
    assert game.worth("black_smokers") == 0
    assert sorted(game.state.location_deck) == ["chasm", "jail"]
    assert game.decider == 1


@pytest.mark.parametrize("answer", ["decline", "settle jail"])
def test_black_smokers_leave_the_deck_shuffled(table, answer):
    """B-120, B-133: after a look nobody can know the order, whether a tile was taken or not."""
    orders = set()
    for seed in range(6):
        setting = table(seed=seed).seat(0, keys=3).available("black_smokers")
        setting.location_deck("jail chasm depths abyss barracks parliament dockworks sanctuary", only=True)
        game = setting.at("control").play("settle black_smokers", answer)
        orders.add(tuple(tile for tile in game.state.location_deck if tile != "jail"))
    assert len(orders) > 1


def test_black_smokers_do_nothing_with_an_empty_deck(table):
    """B-120"""
    setting = table().seat(0, keys=3).available("black_smokers jail").location_deck(only=True).at("control")
    game = setting.play("settle black_smokers")
    assert game.happened("PowerWithoutTarget seat=0 lord=black_smokers")
    assert game.locations(0) == ["black_smokers"]
    assert game.available == ["jail"]
    assert game.decider == 1


def test_black_smokers_show_the_deck_to_nobody_else(table):
    """B-133: an opponent does not see the tiles that are looked through; the tile taken is public."""
    setting = table().seat(0, keys=3).available("black_smokers").location_deck("jail chasm", only=True).at("control")
    game = setting.play("settle black_smokers")
    assert game.view(0).stack[-1].tiles == ["chasm", "jail"]
    assert game.view(1).stack[-1].tiles == []
    game.play("settle jail")
    assert game.happened("LocationExchanged seat=0 old=black_smokers new=jail gone=true")


def test_black_smokers_act_before_keys_are_counted_again(table):
    """B-63: six Keys control two Locations, the exchange comes between."""
    setting = table().seat(0, keys=6).available("black_smokers abyss").location_deck("jail", only=True).at("control")
    game = setting.play("settle black_smokers", "pledge-token", "pledge-token", "pledge-token", "confirm")
    assert game.options == ["settle jail", "decline"]
    game.play("settle jail")
    assert game.key_tokens(0) == 3
    game.play("settle abyss")
    assert game.locations(0) == ["jail", "abyss"]


def test_black_smokers_search_only_what_is_still_in_the_deck(table):
    """B-58, B-120: tiles drawn together with them lie open and stay available."""
    setting = table().seat(0, keys=3).location_deck("jail black_smokers chasm", only=True).at("control")
    game = setting.play("draw 2", "settle black_smokers")
    assert game.options == ["settle chasm", "decline"]
    game.play("settle chasm")
    assert game.available == ["jail"]


def test_black_smokers_taken_by_an_ambassador_may_be_exchanged(table):
    """B-63, B-64: the Ambassador moves under the new tile."""
    setting = table().location_deck("black_smokers jail", only=True).recruit("hermit")
    assert setting.options == ["settle jail", "decline"]
    setting.play("settle jail")
    assert setting.lords(0) == ["hermit@jail"]


def test_black_smokers_taken_by_the_illusionist_may_be_exchanged(table):
    """B-63, B-106, BA-13: the old tile stays available, Black Smokers leave the game."""
    setting = table().seat(0, lords="keeper@jail reaper@jail").available("black_smokers")
    game = setting.location_deck("depths chasm", only=True).recruit("illusionist").play("swap jail black_smokers")
    assert game.options == ["settle chasm", "settle depths", "decline"]
    game.play("settle depths")
    assert game.lords(0) == ["keeper@depths", "reaper@depths", "illusionist"]
    assert game.available == ["jail"]
    assert "black_smokers" in game.state.gone_locations
    assert game.state.location_deck == ["chasm"]


def test_black_smokers_given_up_to_the_illusionist_do_nothing(table):
    """B-63, B-106: only the tile that is taken has its effect."""
    setting = table().seat(0, lords="keeper@black_smokers").available("chasm").recruit("illusionist")
    game = setting.play("swap black_smokers chasm")
    assert game.lords(0) == ["keeper@chasm", "illusionist"]
    assert game.available == ["black_smokers"]
    assert game.decider == 1


# -- Lords counted by their points, number and Keys ------------------------------------------------------------


def test_depths_are_worth_twice_the_weakest_lord(table):
    """B-121, BV-5: the Recruiter's 4, whether it is free, turned or used."""
    for state in ("recruiter", "recruiter:turned", "recruiter@depths"):
        game = table().seat(0, lords=f"landowner {state}", locations="depths").seat(1, lords="elder").start()
        assert game.worth("depths") == 8


def test_depths_without_a_lord_are_worth_nothing(table):
    """B-121"""
    assert table().seat(0, locations="depths").start().worth("depths") == 0


def test_throne_room_is_worth_the_strongest_lord(table):
    """B-122, BV-5: the Landowner's 12"""
    game = table().seat(0, lords="recruiter landowner:turned", locations="throne_room").start()
    assert game.worth("throne_room") == 12
    game = table().seat(0, lords="recruiter", locations="throne_room").seat(1, lords="landowner").start()
    assert game.worth("throne_room") == 4


def test_throne_room_without_a_lord_is_worth_nothing(table):
    """B-122"""
    assert table().seat(0, locations="throne_room").start().worth("throne_room") == 0


def test_jail_is_worth_15_less_1_per_lord(table):
    """B-123, BV-6: seven Lords, whatever their state, leave 8."""
    seven = "keeper reaper:turned shepherd@jail miller aquaculturalist landowner sage@jail"
    assert table().seat(0, lords=seven).seat(1, lords="jailer").start().worth("jail") == 8
    assert table().seat(0, locations="jail").start().worth("jail") == 15


def test_closed_tower_is_worth_3_per_lord_with_a_key(table):
    """B-124: free, turned or used."""
    lords = "keeper reaper:turned shepherd@closed_tower miller invoker:turned"
    assert table().seat(0, lords=lords).start().worth("closed_tower") == 9
    assert table().seat(0, lords="miller", keys=2, locations="closed_tower").start().worth("closed_tower") == 0


def test_lost_tower_is_worth_3_per_lord_without_a_key(table):
    """B-124, BA-1: Ambassadors are among them."""
    lords = "keeper reaper:turned shepherd@lost_tower miller invoker:turned sage@lost_tower"
    assert table().seat(0, lords=lords).start().worth("lost_tower") == 9
    assert table().seat(0, lords="keeper", locations="lost_tower").start().worth("lost_tower") == 0


def test_closed_tower_and_lost_tower_share_the_lords_between_them(table):
    """B-124: every Lord counts for exactly one of the two."""
    lords = "keeper reaper:turned shepherd@lost_tower miller invoker:turned sage@lost_tower jailer"
    game = table().seat(0, lords=lords, locations="closed_tower").start()
    assert (game.worth("closed_tower"), game.worth("lost_tower")) == (9, 12)


# -- affiliated Allies -----------------------------------------------------------------------------------------


def test_chamber_of_allies_is_worth_3_and_the_weakest_ally_of_each_race(table):
    """B-125: crab 2, squid 3 and the only seahorse 4; Allies in hand do not count."""
    own = table().seat(
        0, affiliated="crab-5 crab-2 squid-3 squid-3 seahorse-4", hand="crab-1", locations="chamber_of_allies"
    )
    game = own.seat(1, affiliated="jellyfish-5").start()
    assert game.worth("chamber_of_allies") == 12  # 3 + 2 + 3 + 4
    assert game.score(0)["affiliated"] == 12  # 5 + 3 + 4: the strongest of each Race
    assert table().seat(0, locations="chamber_of_allies").start().worth("chamber_of_allies") == 3


def test_coral_barrier_is_worth_20_less_1_per_affiliated_ally(table):
    """B-126"""
    game = table().seat(0, affiliated="crab-5 crab-2 squid-3", hand="crab-1", locations="coral_barrier").start()
    assert game.worth("coral_barrier") == 17
    assert table().seat(0, locations="coral_barrier").start().worth("coral_barrier") == 20


def test_coral_barrier_may_count_against_its_owner(table):
    """B-80: 20 − 26"""
    many = " ".join(
        [f"{race}-{value}" for race in ("crab", "squid") for value in (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)]
    )
    game = table().seat(0, affiliated=many, locations="coral_barrier").start()
    assert game.worth("coral_barrier") == -6
