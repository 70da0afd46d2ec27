"""The ten Lords of other Guilds (K-55 … K-63)."""

from __future__ import annotations

import pytest

# -- Shareholder -----------------------------------------------------------------------------------------------


def test_shareholder_gains_a_pearl_when_an_opponent_recruits(table):
    """K-55"""
    game = table(seats=3).seat(1, lords="shareholder").recruit("jailer")
    assert [game.pearls(seat) for seat in range(3)] == [0, 1, 0]
    assert game.happened("PearlsGained seat=1 amount=1 why=shareholder")


def test_shareholder_gains_nothing_for_its_own_recruitments(table):
    """K-55"""
    game = table().seat(0, lords="shareholder").recruit("keeper")
    assert game.pearls(0) == 0


def test_shareholder_gains_for_the_corruptor_too(table):
    """K-55: once for the Corruptor itself, once for the Lord it recruits, before that Lord's power."""
    setting = table().seat(0, pearls=5).seat(1, lords="shareholder").court("corruptor seeker")
    game = setting.recruit("corruptor").play("recruit seeker")
    assert game.count("PearlsGained seat=1 amount=1 why=shareholder") == 2
    assert game.pearls(1) == 0  # the Seeker takes both
    assert game.happened("PearlsLost seat=1 amount=2 why=seeker")


def test_shareholder_gains_nothing_for_traitor_and_schemer_exchanges(table):
    """K-55: only for the Traitor and the Schemer themselves."""
    traitor = table().seat(0, lords="miller").seat(1, lords="shareholder").court("keeper").recruit("traitor")
    assert traitor.play("exchange miller keeper").pearls(1) == 1
    schemer = table().seat(0, lords="miller").seat(1, lords="shareholder").lord_deck("keeper").recruit("schemer")
    assert schemer.play("dismiss miller").pearls(1) == 1


def test_shareholder_gains_nothing_when_it_is_turned_or_used(table):
    """K-55, B-3"""
    for lords in ("shareholder:turned", "shareholder@jail"):
        assert table().seat(1, lords=lords).recruit("keeper").pearls(1) == 0


# -- Inheritor -------------------------------------------------------------------------------------------------


def test_inheritor_gains_five_pearls(table):
    """K-56"""
    assert table().recruit("inheritor").pearls(0) == 5


# -- Hypnotist -------------------------------------------------------------------------------------------------


def test_hypnotist_buys_two_allies_in_an_opponents_turn(table):
    """K-57, B-28: prices rise as usual, and a third one is not offered."""
    setting = table(seats=3).seat(1, pearls=9, lords="hypnotist").seat(2, pearls=9)
    game = setting.exploration("crab-1 crab-2 crab-3 crab-4 crab-5").play("explore", "buy crab-1")
    assert game.decider == 1
    game.play("buy crab-2")
    assert game.decider == 2
    assert game.hand(1) == ["crab-1", "crab-2"]
    game.play("buy crab-3")
    assert (game.decider, game.pearls(0), game.pearls(2)) == (0, 6, 6)  # 1 + 2 + 3
    assert game.state.turn.bought == [1, 1, 2]


def test_hypnotist_that_is_used_lets_only_one_be_bought(table):
    """K-57, B-3"""
    setting = table().seat(1, pearls=9, lords="hypnotist@jail").exploration("crab-1 crab-2")
    game = setting.play("explore", "buy crab-1")
    assert game.decider == 0


# -- Healer ----------------------------------------------------------------------------------------------------


def test_healer_takes_any_ally_from_the_discard(table):
    """K-58, K-69: krakens too, Monsters not, one of the Allies just spent too, but not the affiliated one."""
    setting = table().turn(discard=["crab-5", "kraken-3", "monster"])
    game = setting.recruit("healer")
    assert game.affiliated(0) == ["jellyfish-1"]
    assert sorted(game.options) == [
        "recover crab-5",
        "recover jellyfish-2",
        "recover jellyfish-4",
        "recover kraken-3",
    ]
    assert game.refused("decline") == "not-now"
    game.play("recover kraken-3")
    assert game.hand(0) == ["kraken-3"]
    assert game.discard == ["crab-5", "jellyfish-2", "jellyfish-4", "monster"]
    assert game.nebulis == [0, 0]


def test_healer_lays_the_discard_open(table):
    """K-58: everybody sees it, and knows who holds the card that was taken; the order says nothing."""
    setting = table(seats=3).turn(discard=["crab-5.1", "squid-2.1"], seen=[0] * 78)
    game = setting.recruit("healer")
    assert {"crab-5", "squid-2"} <= {option.split()[1] for option in game.options}
    game.play("recover crab-5")
    for seat in (1, 2):
        assert game.view(seat).recall["hand:0"] == [25]
        assert 56 in game.view(seat).recall["discard"]


def test_healer_paid_by_one_card_finds_nothing(table):
    """K-58: the only Ally spent is affiliated; without an Ally in the discard nothing happens."""
    setting = table().seat(0, hand="jellyfish-5", pearls=2).court("healer").turn(discard=["monster"])
    game = setting.start().recruit("healer", "jellyfish-5")
    assert game.happened("PowerWithoutTarget seat=0 lord=healer")
    assert (game.affiliated(0), game.decider) == (["jellyfish-5"], 1)


# -- Highwayman ------------------------------------------------------------------------------------------------


def thief(table, lords="highwayman", **own):
    return table(seats=3).seat(2, lords=lords).seat(0, **own)


def test_highwayman_takes_a_pearl_of_a_power(table):
    """K-59: Trader 3; the stolen Pearl is no event of its own."""
    game = thief(table).recruit("trader")
    assert (game.pearls(0), game.pearls(2)) == (2, 1)
    assert game.happened("PearlStolen seat=2 victim=0 lord=highwayman")
    assert game.count("PearlStolen") == 1


def test_highwayman_takes_a_pearl_of_a_monster_reward(table):
    """K-59"""
    game = thief(table).exploration("monster").turn(threat=2).play("explore", "fight monster", "reward 0 2 0")
    assert (game.pearls(0), game.pearls(2)) == (1, 1)


def test_highwayman_takes_a_pearl_of_a_treasure(table):
    """K-59"""
    setting = thief(table, keys=3).available("megalodon").at("control").kraken(treasure_deck=[4])
    game = setting.play("settle megalodon", "stop")
    assert (game.pearls(0), game.pearls(2)) == (1, 1)


def test_highwayman_takes_a_pearl_of_a_court_refill(table):
    """K-59"""
    game = thief(table).court("keeper reaper").recruit("jailer")
    assert game.happened("CourtRefilled seat=0")
    assert (game.pearls(0), game.pearls(2)) == (1, 1)


def test_highwayman_takes_a_pearl_of_ship_master_income(table):
    """K-59"""
    setting = thief(table, lords="highwayman").exploration("crab-1 squid-1 shellfish-1")
    setting.areas[0]["lords"] = ["ship_master"]
    game = setting.play("explore", "explore", "explore", "take shellfish-1")
    assert (game.pearls(0), game.pearls(2)) == (1, 1)


def test_highwayman_takes_a_pearl_received_for_one_sold_ally(table):
    """K-59: from a price of 2 on; different sales are not added up."""
    setting = table(seats=4).seat(1, pearls=1).seat(2, pearls=2).seat(3, lords="highwayman")
    game = setting.exploration("crab-1 crab-2 crab-3").play("explore", "buy crab-1")
    assert (game.pearls(0), game.pearls(3)) == (1, 0)
    game.play("buy crab-2")
    assert (game.pearls(0), game.pearls(3)) == (2, 1)


def test_highwayman_leaves_single_pearls_alone(table):
    """K-59: the Pearl of space 5 is an event of its own, and so is each Landlord Pearl."""
    setting = thief(table).exploration("crab-1 crab-1 crab-1 crab-1 squid-1")
    game = setting.play("explore", "explore", "explore", "explore", "explore")
    assert game.options == ["take squid-1"]
    assert game.play("take squid-1").pearls(0) == 1
    assert game.pearls(2) == 0


def test_highwayman_takes_one_pearl_for_the_space_five_and_the_ship_master_apart(table):
    """K-59: one Pearl of space 5 and one of the Ship Master are not added up."""
    setting = thief(table).exploration("crab-1 crab-1 crab-1 crab-1 squid-1")
    setting.areas[0]["lords"] = ["ship_master"]
    game = setting.play("explore", "explore", "explore", "explore", "explore", "take squid-1")
    assert (game.pearls(0), game.pearls(2)) == (2, 0)


def test_highwayman_does_not_rob_its_owner(table):
    """K-59"""
    assert table().seat(0, lords="highwayman").recruit("trader").pearls(0) == 3


def test_highwayman_spares_a_protected_player(table):
    """K-59, B-86"""
    game = table().seat(0, lords="shaman").seat(1, lords="highwayman").recruit("trader")
    assert (game.pearls(0), game.pearls(1)) == (3, 0)


def test_highwayman_works_in_every_turn(table):
    """K-59: in the turn of its owner an explorer elsewhere cannot gain; the buyer's turn does not matter."""
    setting = table().seat(0, lords="highwayman").seat(1, lords="slaver", hand="crab-1").turn(active=1)
    game = setting.play("use slaver", "discard crab-1")
    assert (game.pearls(1), game.pearls(0)) == (1, 1)


# -- Executioner -----------------------------------------------------------------------------------------------


def test_executioner_names_a_race_of_which_each_opponent_discards_one(table):
    """K-60: their choice among several; asked clockwise."""
    setting = table(seats=4).seat(1, affiliated="crab-3 crab-1 squid-2").seat(2, affiliated="crab-2")
    game = setting.seat(3, affiliated="squid-1").recruit("executioner")
    assert (game.asks, game.decider) == ("NameRace", 0)
    assert game.options == [f"condemn {race}" for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")]
    game.play("condemn crab")
    assert (game.decider, game.options) == (1, ["surrender crab-3", "surrender crab-1"])
    assert game.refused("surrender squid-2") == "other-race"
    game.play("surrender crab-1")
    assert [game.affiliated(seat) for seat in (1, 2, 3)] == [["crab-3", "squid-2"], [], ["squid-1"]]
    assert game.happened("AffiliatedDiscarded seat=2 card=crab-2 why=executioner")
    assert {"crab-1", "crab-2"} <= set(game.discard)


def test_executioner_may_name_a_race_that_hits_nobody(table):
    """K-60, K-69: but a Race must be named, and krakens cannot be."""
    game = table().seat(1, affiliated="crab-3").recruit("executioner")
    assert game.refused("decline") == "not-now"
    game.play("condemn squid")
    assert (game.affiliated(1), game.decider) == (["crab-3"], 1)


def test_executioner_spares_a_protected_player(table):
    """K-60, B-86"""
    setting = table(seats=3).seat(1, affiliated="crab-3", lords="shaman").seat(2, affiliated="crab-2")
    game = setting.recruit("executioner").play("condemn crab")
    assert (game.affiliated(1), game.affiliated(2)) == (["crab-3"], [])
    assert game.happened("Protected seat=1 lord=executioner")


@pytest.mark.parametrize("lords", ["", "shaman"])
def test_executioner_is_skipped_without_a_target(table, lords):
    """K-60: nobody has an affiliated Ally, or only a protected player."""
    game = table().seat(1, affiliated="crab-3" if lords else "", lords=lords).recruit("executioner")
    assert game.happened("PowerWithoutTarget seat=0 lord=executioner")
    assert game.decider == 1


# -- Recipient -------------------------------------------------------------------------------------------------


def test_recipient_turns_up_the_top_lord_for_free(table):
    """K-61: in the empty space farthest from the deck, with or without a Pearl."""
    setting = table().seat(0, lords="recipient").court("jailer - keeper").lord_deck("sage").exploration("crab-1")
    game = setting.play("use recipient")
    assert game.court == ["-", "-", "-", "jailer", "sage", "keeper"]
    assert game.happened("LordTurnedUp seat=0 lord=sage space=4 by=recipient")
    assert game.refused("use recipient") == "power-used"
    assert game.pearls(0) == 0


@pytest.mark.parametrize(("court", "deck"), [("jailer keeper tamer reaper sage hermit", "elder"), ("jailer", "")])
def test_recipient_needs_a_gap_and_a_card(table, court, deck):
    """K-61"""
    setting = table().seat(0, lords="recipient").court(court).lord_deck(deck, only=True).exploration("crab-1")
    assert setting.start().refused("use recipient") == "power-needs-target"


def test_recipient_taking_the_last_lord_of_the_deck_does_not_end_the_game(table):
    """K-61, B-24"""
    setting = table().seat(0, lords="recipient").court("jailer keeper tamer").lord_deck("sage", only=True)
    game = setting.council(crab="crab-1").play("use recipient", "council crab")
    assert game.decider == 1
    assert not game.happened("EndTriggered")


def test_recipient_need_not_be_used(table):
    """K-69"""
    setting = table().seat(0, lords="recipient").court("jailer").lord_deck("sage").council(crab="crab-1")
    game = setting.play("council crab")
    assert game.options == ["done", "use recipient"]
    assert game.play("done").court[4] == "-"


# -- Liberator -------------------------------------------------------------------------------------------------


def test_liberator_takes_a_used_lord_back(table):
    """K-62, K-69: the Location stays; the choice is compulsory and among used Lords only."""
    setting = table().seat(0, lords="keeper@jail slaver@jail miller")
    game = setting.recruit("liberator")
    assert game.options == ["free keeper", "free slaver"]
    assert game.refused("free miller") == "lord-not-used"
    assert game.refused("decline") == "not-now"
    game.play("free slaver")
    assert game.lords(0) == ["keeper@jail", "slaver", "miller", "liberator"]
    assert game.locations(0) == ["jail"]


def test_liberator_frees_the_only_used_lord_without_asking(table):
    """K-62, B-85"""
    game = table().seat(0, lords="keeper@jail").recruit("liberator")
    assert game.happened("LordFreed seat=0 lord=keeper location=jail")
    assert game.keys(0) == 1


def test_liberator_without_a_used_lord_does_nothing(table):
    """K-62"""
    game = table().seat(0, lords="keeper").recruit("liberator")
    assert game.happened("PowerWithoutTarget seat=0 lord=liberator")


@pytest.mark.parametrize("lord", ["landlord", "commander", "hermit", "watcher", "fence"])
def test_liberator_lets_nothing_of_an_arrival_happen_again(table, lord):
    """K-62: no Pearl, no check of hands, no new Location, no Nebulis, no token."""
    seven = "shellfish-1 shellfish-1 shellfish-1 shellfish-2 shellfish-2 shellfish-2 shellfish-3"
    setting = table().seat(0, lords=f"{lord}@jail").seat(1, hand=seven)
    game = setting.kraken(nebulis=[1, 0]).recruit("liberator")
    assert game.lords(0) == [lord, "liberator"]
    assert (game.pearls(0), game.nebulis, game.locations(0), len(game.hand(1))) == (0, [1, 0], ["jail"], 7)
    assert game.decider == 1


def test_liberator_frees_a_power_that_works_again(table):
    """K-62: the freed Treasurer lowers the next cost; a per-turn power used earlier stays used."""
    game = table().seat(0, lords="treasurer@jail").court("keeper").recruit("liberator")
    assert game.cost("keeper", 0) == 4
    setting = table().seat(0, lords="slaver@jail", hand="crab-1 crab-1").turn(used=["slaver"])
    used = setting.recruit("liberator")
    assert used.lords(0)[0] == "slaver"
    assert used.decider == 1  # no LATE_POWERS: it was used


def test_liberator_may_bring_the_third_key_back(table):
    """K-62: a new control in the same turn."""
    setting = table().seat(0, lords="keeper@jail", keys=2).available("chasm").location_deck("", only=True)
    game = setting.recruit("liberator")
    assert game.options == ["settle chasm"]
    assert game.play("settle chasm").lords(0) == ["keeper@chasm", "liberator"]


# -- Farmers ---------------------------------------------------------------------------------------------------


def test_grower_has_seven_points_a_key_and_no_power(table):
    """K-63"""
    game = table().recruit("grower")
    assert (game.keys(0), game.score(0)["lords"], game.decider) == (1, 7, 1)


def test_oyster_farmer_has_thirteen_points_and_no_power(table):
    """K-63"""
    game = table().recruit("oyster_farmer")
    assert (game.keys(0), game.score(0)["lords"], game.decider) == (0, 13, 1)
