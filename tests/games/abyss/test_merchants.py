"""Merchants: Ship Master, Trader, Peddler, Landlord, Slaver, Shopkeeper (B-95 … B-100)."""

from __future__ import annotations

import pytest

SIX = "squid-1 squid-1 squid-1 squid-1 squid-2 squid-2"

# -- Ship Master -----------------------------------------------------------------------------------------------


def test_ship_master_pays_for_each_race_that_goes_to_the_council(table):
    """B-95: crab and squid go, two Pearls in one go; a second crab and the card that is taken do not count."""
    setting = table().seat(0, lords="ship_master").exploration("crab-2 squid-3 crab-1 jellyfish-1")
    game = setting.play("explore", "explore", "explore", "explore", "take jellyfish-1")
    assert game.happened("PearlsGained seat=0 amount=2 why=ship_master")
    assert game.pearls(0) == 2
    assert game.council("crab") == ["crab-1", "crab-2"]
    assert game.council("squid") == ["squid-3"]


def test_ship_master_pays_when_the_race_of_the_taken_card_goes_too(table):
    """B-95: it is the cards of the Council that count."""
    game = table().seat(0, lords="ship_master").exploration("crab-2 crab-3").play("explore", "explore", "take crab-3")
    assert game.pearls(0) == 1


def test_ship_master_pays_nothing_for_the_first_card(table):
    """B-95: nothing goes to the Council."""
    game = table().seat(0, lords="ship_master").exploration("crab-2").play("explore", "take crab-2")
    assert game.pearls(0) == 0
    assert not game.happened("PearlsGained")


def test_ship_master_pays_after_a_fight_and_before_its_reward(table):
    """B-37, B-95, BA-28: Monsters do not count."""
    setting = table().seat(0, lords="ship_master").exploration("crab-2 monster squid-3 monster")
    game = setting.play("explore", "explore", "explore", "explore", "fight monster")
    assert game.pearls(0) == 2
    assert game.options == ["reward 0 2 0", "reward 0 1 1", "reward 0 0 2"]  # Threat on 2


def test_ship_master_does_not_count_an_ally_that_was_sold(table):
    """B-95: one Pearl from the buyer, one for the squid; the sold crab goes to no stack."""
    setting = table().seat(0, lords="ship_master").seat(1, pearls=1).exploration("crab-2 squid-1 jellyfish-1")
    game = setting.play("explore", "buy crab-2", "explore", "take jellyfish-1")
    assert game.happened("PearlsGained seat=0 amount=1 why=ship_master")
    assert game.pearls(0) == 2


@pytest.mark.parametrize(
    ("mine", "theirs"), [("", "ship_master"), ("ship_master:turned", ""), ("ship_master@jail", "")]
)
def test_ship_master_pays_only_its_owner_while_it_is_active(table, mine, theirs):
    """B-3, B-95"""
    setting = table().seat(0, lords=mine).seat(1, lords=theirs).exploration("crab-2 squid-3")
    game = setting.play("explore", "explore", "take squid-3")
    assert (game.pearls(0), game.pearls(1)) == (0, 0)


# -- Trader, Peddler, Shopkeeper -------------------------------------------------------------------------------


def test_trader_brings_three_pearls(table):
    """B-96"""
    game = table().seat(0, pearls=1).seat(1, pearls=1).recruit("trader")
    assert (game.pearls(0), game.pearls(1)) == (4, 1)


def test_peddler_brings_two_pearls(table):
    """B-97"""
    game = table().seat(0, pearls=1).seat(1, pearls=1).recruit("peddler")
    assert (game.pearls(0), game.pearls(1)) == (3, 1)


def test_shopkeeper_brings_one_pearl(table):
    """B-100"""
    game = table().seat(0, pearls=1).seat(1, pearls=1).recruit("shopkeeper")
    assert (game.pearls(0), game.pearls(1)) == (2, 1)


def test_trader_peddler_and_shopkeeper_pay_once_only(table):
    """B-82: an immediate power does not come back in later turns."""
    game = table().seat(0, lords="trader peddler shopkeeper").at("turn_start").start()
    assert game.decider == 0
    assert game.pearls(0) == 0


# -- Landlord --------------------------------------------------------------------------------------------------


def test_landlord_brings_a_pearl_on_arrival_and_at_each_start_of_its_owners_turn(table):
    """B-98: not in the turns of others."""
    game = table().council(crab="crab-1", squid="squid-1").recruit("landlord")
    assert (game.decider, game.pearls(0)) == (1, 1)
    game.play("council crab")
    assert (game.decider, game.pearls(0)) == (0, 2)
    game.play("council squid")
    assert (game.decider, game.pearls(0)) == (1, 2)


def test_landlord_may_pay_for_plotting(table):
    """B-98, B-22: the Pearl of the start of the turn buys a look at the next Lord."""
    game = (
        table().seat(0, lords="landlord").court("jailer keeper reaper").lord_deck("sage").at("turn_start").play("plot")
    )
    assert game.pearls(0) == 0
    assert game.court == ["-", "-", "sage", "jailer", "keeper", "reaper"]


def test_landlord_pays_at_the_start_of_an_extra_turn_too(table):
    """B-98, B-102"""
    game = table().seat(0, lords="landlord").recruit("invoker")
    assert game.happened("TurnStarted seat=0 extra=true")
    assert game.pearls(0) == 1


@pytest.mark.parametrize("state", ["landlord:turned", "landlord@jail"])
def test_landlord_that_is_not_active_pays_nothing(table, state):
    """B-3, B-98"""
    game = table().seat(0, lords=state).at("turn_start").start()
    assert game.pearls(0) == 0


# -- Slaver ----------------------------------------------------------------------------------------------------


def test_slaver_sells_an_ally_for_two_pearls_once_a_turn(table):
    """B-99, B-18"""
    game = table().seat(0, lords="slaver", hand="crab-1 squid-4").play("use slaver", "discard squid-4")
    assert game.pearls(0) == 2
    assert game.hand(0) == ["crab-1"]
    assert game.discard == ["squid-4"]
    assert game.refused("use slaver") == "power-used"


def test_slaver_may_be_used_again_in_the_next_turn(table):
    """B-16, B-82"""
    setting = table().seat(0, lords="slaver", hand="crab-1 squid-4").council(crab="crab-2", squid="squid-1")
    game = setting.play("use slaver", "discard squid-4", "council crab", "council squid")
    assert game.decider == 0
    assert "use slaver" in game.options


def test_slaver_may_pay_for_plotting(table):
    """B-136: without a Pearl there was nothing to plot with before."""
    game = table().seat(0, lords="slaver", hand="crab-1").court("jailer keeper reaper").start()
    assert game.refused("plot") == "plot-pearl"
    game.play("use slaver", "discard crab-1", "plot", "plot")
    assert game.pearls(0) == 0


def test_slaver_may_be_called_off(table):
    """B-21: nothing has happened, and it can still be used."""
    game = table().seat(0, lords="slaver", hand="crab-1").play("use slaver", "cancel")
    assert game.hand(0) == ["crab-1"]
    assert game.pearls(0) == 0
    assert "use slaver" in game.options


def test_slaver_needs_an_ally_in_hand(table):
    """B-18"""
    game = table().seat(0, lords="slaver").start()
    assert game.refused("use slaver") == "power-needs-target"


def test_slaver_acquired_this_turn_may_be_used_this_turn(table):
    """B-19, B-20: in LATE_POWERS; then the turn is over."""
    game = table().seat(0, hand="squid-4").recruit("slaver")
    assert game.decider == 0
    assert game.options == ["done", "use slaver"]
    game.play("use slaver", "discard squid-4")
    assert game.pearls(0) == 2
    assert game.decider == 1


def test_slaver_may_be_left_unused(table):
    """B-20, B-84"""
    game = table().seat(0, hand="squid-4").recruit("slaver").play("done")
    assert game.hand(0) == ["squid-4"]
    assert game.decider == 1


def test_slaver_works_while_the_explorer_decides_about_a_card(table):
    """B-18: about an Ally and about a Monster."""
    setting = table().seat(0, lords="slaver", hand="squid-4").exploration("crab-2 monster")
    game = setting.play("explore")
    assert game.options == ["take crab-2", "explore", "use slaver"]
    game.play("explore")
    assert game.options == ["fight monster", "explore", "use slaver"]
    game.play("use slaver", "discard squid-4")
    assert game.options == ["fight monster", "explore"]


def test_slaver_works_between_a_sale_and_the_next_card(table):
    """B-18, B-29: the explorer still cannot stop."""
    setting = table().seat(0, lords="slaver", hand="squid-4").seat(1, pearls=1).exploration("crab-2 crab-1")
    game = setting.play("explore", "buy crab-2")
    assert game.decider == 0
    assert game.options == ["explore", "use slaver"]
    game.play("use slaver", "discard squid-4")
    assert game.happened("CardRevealed card=crab-1")
    assert game.pearls(0) == 3


def test_slaver_works_before_the_reward_of_a_monster_is_picked(table):
    """B-18, B-34: even when the reward leaves no choice."""
    setting = table().seat(0, lords="slaver", hand="squid-4").exploration("monster").turn(threat=3)
    game = setting.play("explore", "fight monster")
    assert game.options == ["reward 1 0 0", "use slaver"]
    game.play("use slaver", "discard squid-4")
    assert (game.pearls(0), game.key_tokens(0)) == (2, 1)


def test_slaver_works_between_the_two_stacks_of_the_alchemist(table):
    """B-18, B-40: it may sell a card of the first stack."""
    setting = table().seat(0, lords="slaver alchemist").council(crab="crab-3", squid="squid-1").play("council crab")
    assert setting.options == ["council squid", "use slaver"]
    setting.play("use slaver", "discard crab-3", "council squid")
    assert setting.hand(0) == ["squid-1"]
    assert setting.pearls(0) == 2


def test_slaver_works_before_discarding_in_hand_limit(table):
    """B-18, B-69: the seventh card brings two Pearls instead of nothing."""
    setting = table().seat(0, lords="slaver", hand=SIX).seat(1, lords="commander").council(crab="crab-4")
    game = setting.play("council crab", "done")
    assert "discard crab-4" in game.options
    assert game.options[-1] == "use slaver"
    game.play("use slaver", "discard crab-4")
    assert len(game.hand(0)) == 6
    assert game.pearls(0) == 2
    assert game.decider == 1


def test_slaver_does_not_end_the_discarding_in_hand_limit(table):
    """B-18, B-69: of eight cards one is sold, one more must go."""
    setting = table().seat(0, lords="slaver", hand=SIX).seat(1, lords="commander").council(crab="crab-4 crab-5")
    game = setting.play("council crab", "done", "use slaver", "discard squid-1")
    assert game.decider == 0
    assert len(game.hand(0)) == 7
    game.play("discard squid-1")
    assert len(game.hand(0)) == 6
    assert game.pearls(0) == 2
    assert game.decider == 1


def test_slaver_does_not_work_while_a_payment_is_settled(table):
    """B-18, BA-47"""
    game = (
        table().seat(0, lords="slaver", hand="seahorse-3 squid-2 crab-1 crab-1").court("keeper").play("recruit keeper")
    )
    assert "use slaver" not in game.options
    assert game.refused("use slaver") == "not-now"
    game.play("pick seahorse-3", "pick squid-2", "pick crab-1")
    assert game.refused("use slaver") == "not-now"


def test_slaver_does_not_work_in_the_turn_of_another_player(table):
    """B-18: neither when its owner is asked to buy nor otherwise."""
    game = table().seat(1, lords="slaver", hand="squid-4", pearls=1).exploration("crab-2").play("explore")
    assert game.decider == 1
    assert game.options == ["buy crab-2", "pass"]
    assert game.refused("use slaver") == "not-now"


def test_slaver_does_not_work_while_opponents_decide_or_a_location_is_settled(table):
    """B-18"""
    setting = table().seat(0, lords="slaver", hand="squid-4", keys=3).seat(1, pearls=1).exploration("crab-2")
    game = setting.available("jail").play("explore")
    assert (game.decider, game.refused("use slaver")) == (1, "not-now")
    game.play("pass", "take crab-2")
    assert game.decider == 0
    assert "settle jail" in game.options
    assert "use slaver" not in game.options


@pytest.mark.parametrize(("state", "code"), [("slaver:turned", "lord-turned"), ("slaver@jail", "lord-used")])
def test_slaver_that_is_not_active_cannot_be_used(table, state, code):
    """B-3, B-82"""
    game = table().seat(0, lords=state, hand="crab-1").start()
    assert game.refused("use slaver") == code


def test_slaver_spent_on_a_location_is_lost_before_late_powers(table):
    """B-15, B-61: it was free during the action, under the Location it has no power any more."""
    setting = table().seat(0, lords="slaver keeper", hand="squid-4", keys=1).council(crab="crab-1").available("jail")
    game = setting.at("turn_start").play("council crab", "settle jail")
    assert game.lords(0) == ["slaver@jail", "keeper@jail"]
    assert game.decider == 1
    assert game.hand(0) == ["crab-1", "squid-4"]
