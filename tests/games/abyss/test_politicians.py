"""Politicians: Opportunist, Corruptor, Traitor, Diplomat, Treasurer, Schemer (B-108 … B-113)."""

from __future__ import annotations

import pytest

# -- Opportunist -----------------------------------------------------------------------------------------------


def test_opportunist_replaces_a_court_lord_by_the_top_of_the_deck(table):
    """B-108, B-5: in the same space; the old Lord leaves the game."""
    setting = (
        table().seat(0, lords="opportunist").court("keeper - jailer").lord_deck("sage hermit").play("use opportunist")
    )
    assert setting.options == ["dismiss keeper", "dismiss jailer", "cancel"]
    setting.play("dismiss jailer")
    assert setting.court == ["-", "-", "-", "keeper", "-", "sage"]
    assert setting.state.gone_lords == ["jailer"]
    assert setting.refused("use opportunist") == "power-used"


def test_opportunist_may_uncover_the_lord_that_is_recruited_next(table):
    """B-108, B-136: the power comes before the action."""
    setting = table().seat(0, lords="opportunist", hand="seahorse-4 seahorse-2 crab-1").court("jailer")
    game = setting.lord_deck("reaper").play("use opportunist", "dismiss jailer").recruit("reaper")
    assert game.lords(0) == ["opportunist", "reaper"]


@pytest.mark.parametrize(("court", "deck"), [("jailer keeper", ""), ("", "sage")])
def test_opportunist_needs_a_court_lord_and_a_card_in_the_deck(table, court, deck):
    """B-18, B-108, B-128"""
    game = table().seat(0, lords="opportunist").court(court).lord_deck(deck, only=True).start()
    assert game.refused("use opportunist") == "power-needs-target"


def test_opportunist_taking_the_last_lord_of_the_deck_does_not_end_the_game(table):
    """B-24, B-71"""
    setting = table().seat(0, lords="opportunist").court("jailer").lord_deck("sage", only=True).council(crab="crab-1")
    game = setting.play("use opportunist", "dismiss jailer", "council crab")
    assert game.decider == 1
    assert not game.happened("EndTriggered")


def test_opportunist_may_be_called_off(table):
    """B-21, B-84"""
    game = table().seat(0, lords="opportunist").court("jailer").play("use opportunist", "cancel")
    assert game.court == ["-", "-", "-", "-", "-", "jailer"]
    assert "use opportunist" in game.options


def test_opportunist_acquired_this_turn_may_be_used_this_turn(table):
    """B-19, B-20: in LATE_POWERS, after the Court has slid."""
    game = table().court("jailer opportunist keeper reaper").lord_deck("sage").recruit("opportunist")
    assert game.options == ["done", "use opportunist"]
    assert game.court == ["-", "-", "-", "jailer", "keeper", "reaper"]
    game.play("use opportunist", "dismiss jailer")
    assert game.court == ["-", "-", "-", "sage", "keeper", "reaper"]
    assert game.decider == 1


def test_opportunist_works_while_exploring_but_not_in_the_turn_of_another_player(table):
    """B-18"""
    setting = table().seat(0, lords="opportunist").court("jailer").exploration("squid-1 squid-2").play("explore")
    assert setting.options == ["take squid-1", "explore", "use opportunist"]
    setting.play("take squid-1", "done", "explore")
    assert setting.decider == 1
    assert "use opportunist" not in setting.options


# -- Corruptor -------------------------------------------------------------------------------------------------


def test_corruptor_recruits_another_court_lord_for_five_pearls(table):
    """B-109: without Allies; nothing but the Ally of the Corruptor's own payment is affiliated."""
    setting = table().seat(0, pearls=6, hand="crab-5").court("jailer corruptor landowner").recruit("corruptor")
    assert setting.options == ["recruit jailer", "recruit landowner", "decline"]
    setting.play("recruit landowner")
    assert setting.happened("LordRecruited seat=0 lord=landowner allies= pearls=5")
    assert setting.lords(0) == ["corruptor", "landowner"]
    assert setting.affiliated(0) == ["squid-1"]
    assert setting.hand(0) == ["crab-5"]


def test_corruptor_needs_five_pearls_left_after_its_own_payment(table):
    """B-85, B-109: 5 Pearls, one of them spent on the Corruptor, are too few."""
    setting = table().seat(0, pearls=5, hand="squid-5 squid-4").court("corruptor keeper").start()
    game = setting.recruit("corruptor", "squid-5 squid-4")
    assert game.pearls(0) == 4
    assert game.happened("PowerWithoutTarget seat=0 lord=corruptor")
    assert game.decider == 1


def test_corruptor_needs_a_lord_in_the_court(table):
    """B-85, B-109"""
    game = table().seat(0, pearls=9).recruit("corruptor")
    assert game.happened("PowerWithoutTarget seat=0 lord=corruptor")
    assert game.pearls(0) == 9


def test_corruptor_may_be_declined(table):
    """B-84, B-109"""
    game = table().seat(0, pearls=5).court("keeper").recruit("corruptor").play("decline")
    assert game.pearls(0) == 5
    assert game.lords(0) == ["corruptor"]


def test_corruptor_resolves_the_power_of_the_new_lord(table):
    """B-83, B-109: the Peddler brings 2 Pearls."""
    game = table().seat(0, pearls=5).court("peddler").recruit("corruptor").play("recruit peddler")
    assert game.pearls(0) == 2


def test_corruptor_may_start_a_chain(table):
    """B-83: it buys the Traitor, who drives it out for the Keeper."""
    game = table().seat(0, pearls=5).court("traitor keeper").recruit("corruptor").play("recruit traitor")
    assert game.options == ["exchange corruptor keeper", "decline"]
    game.play("exchange corruptor keeper")
    assert game.lords(0) == ["traitor", "keeper"]
    assert game.state.gone_lords == ["corruptor"]


def test_corruptor_chooses_before_the_court_is_filled(table):
    """B-51, B-53, BA-34: three Lords were there, two are left; the 2 Pearls and the new Lords come once, afterwards."""
    setting = table().seat(0, pearls=5).court("corruptor jailer keeper").lord_deck("sage hermit elder miller reaper")
    game = setting.recruit("corruptor")
    assert game.court == ["-", "-", "-", "-", "jailer", "keeper"]
    assert game.options == ["recruit jailer", "recruit keeper", "decline"]
    game.play("recruit keeper")
    assert game.count("CourtRefilled") == 1
    assert game.pearls(0) == 2
    assert game.court == ["reaper", "miller", "elder", "hermit", "sage", "jailer"]


def test_corruptor_cannot_be_paid_with_the_pearls_of_the_refill(table):
    """B-47, B-51: the 2 Pearls come after the powers."""
    game = table().seat(0, pearls=4).court("corruptor jailer keeper").recruit("corruptor")
    assert game.happened("PowerWithoutTarget seat=0 lord=corruptor")
    assert game.pearls(0) == 6


def test_corruptor_price_is_not_lowered_by_the_treasurer(table):
    """B-109, B-112"""
    setting = table().seat(0, lords="treasurer", hand="squid-5 squid-3", pearls=4).court("corruptor keeper").start()
    game = setting.recruit("corruptor", "squid-5 squid-3")
    assert game.pearls(0) == 4
    assert game.happened("PowerWithoutTarget seat=0 lord=corruptor")


def test_corruptor_may_bring_the_seventh_lord(table):
    """B-70: it does not matter how a Lord was acquired."""
    five = "keeper@jail reaper@jail shepherd@jail miller aquaculturalist"
    game = table().seat(0, lords=five, pearls=5).court("landowner").recruit("corruptor").play("recruit landowner")
    assert game.happened("EndTriggered seat=0 why=seventh-lord")


# -- Traitor ---------------------------------------------------------------------------------------------------


def test_traitor_exchanges_another_free_lord_for_one_of_the_court(table):
    """B-110: turned ones may go, used ones and the Traitor itself may not; nothing is paid or affiliated."""
    setting = table().seat(0, lords="jailer seeker:turned keeper@jail", pearls=3).court("landowner traitor miller")
    game = setting.recruit("traitor")
    assert game.options == [
        "exchange jailer landowner",
        "exchange jailer miller",
        "exchange seeker landowner",
        "exchange seeker miller",
        "decline",
    ]
    assert game.refused("exchange keeper miller") == "lord-used"
    assert game.refused("exchange traitor miller") == "not-itself"
    game.play("exchange seeker landowner")
    assert game.lords(0) == ["jailer", "keeper@jail", "traitor", "landowner"]
    assert game.state.gone_lords == ["seeker"]
    assert game.affiliated(0) == ["shellfish-1"]
    assert game.happened("LordAcquired seat=0 lord=landowner by=traitor")


def test_traitor_without_a_court_lord_to_take_discards_nothing(table):
    """B-110, BA-25: all or nothing."""
    game = table().seat(0, lords="jailer").recruit("traitor")
    assert game.happened("PowerWithoutTarget seat=0 lord=traitor")
    assert game.lords(0) == ["jailer", "traitor"]


@pytest.mark.parametrize("lords", ["", "keeper@jail"])
def test_traitor_without_another_free_lord_takes_nothing(table, lords):
    """B-85, B-110"""
    game = table().seat(0, lords=lords).court("landowner").recruit("traitor")
    assert game.happened("PowerWithoutTarget seat=0 lord=traitor")
    assert game.lords(0) == [*lords.split(), "traitor"]
    assert game.court == ["-", "-", "-", "-", "-", "landowner"]


def test_traitor_may_be_declined(table):
    """B-84, B-110"""
    game = table().seat(0, lords="jailer").court("landowner").recruit("traitor").play("decline")
    assert game.lords(0) == ["jailer", "traitor"]


def test_traitor_resolves_the_power_of_the_new_lord(table):
    """B-83, B-110: the Trader's 3 Pearls"""
    game = table().seat(0, lords="jailer").court("trader").recruit("traitor").play("exchange jailer trader")
    assert game.pearls(0) == 3


def test_traitor_may_start_a_chain(table):
    """B-83: the Corruptor that it takes buys one more Lord, whose power happens too."""
    setting = table().seat(0, lords="jailer", pearls=5).court("corruptor peddler").recruit("traitor")
    game = setting.play("exchange jailer corruptor", "recruit peddler")
    assert game.lords(0) == ["traitor", "corruptor", "peddler"]
    assert game.pearls(0) == 4  # 5 − 5, the Peddler's 2, and 2 for the Court that dropped from three Lords to none


def test_traitor_brings_a_power_that_may_be_used_this_turn(table):
    """B-19, B-83"""
    setting = table().seat(0, lords="jailer", hand="crab-1").court("slaver").recruit("traitor")
    game = setting.play("exchange jailer slaver")
    assert game.options == ["done", "use slaver"]


def test_traitor_counts_the_court_before_the_first_acquisition(table):
    """B-51, B-53: four Lords before, two after the exchange: 2 Pearls once, then the Court is filled."""
    setting = table().seat(0, lords="jailer").court("traitor landowner miller keeper")
    game = setting.recruit("traitor")
    assert game.court == ["-", "-", "-", "landowner", "miller", "keeper"]
    game.play("exchange jailer keeper")
    assert game.pearls(0) == 2
    assert game.count("CourtRefilled") == 1
    assert game.court[4:] == ["landowner", "miller"]
    assert "-" not in game.court


def test_traitor_gives_up_the_key_of_the_discarded_lord(table):
    """B-56, B-110: three Keys before, two in CONTROL."""
    setting = table().seat(0, lords="keeper", keys=2).court("landowner").available("jail").recruit("traitor")
    game = setting.play("exchange keeper landowner")
    assert game.keys(0) == 2
    assert game.decider == 1


# -- Diplomat --------------------------------------------------------------------------------------------------


def test_diplomat_lets_its_owner_ignore_the_mandatory_race(table):
    """B-111: three Races of any kind pay for the Jailer."""
    hand = "squid-3 shellfish-2 jellyfish-1"
    plain = table().seat(0, hand=hand).court("jailer").start()
    assert plain.refused("recruit jailer") == "race-missing"
    game = table().seat(0, lords="diplomat", hand=hand).court("jailer").start().recruit("jailer", hand)
    assert game.lords(0) == ["diplomat", "jailer"]


def test_diplomat_does_not_change_the_number_of_races(table):
    """B-42, B-111: two are too few for the Jailer, a fourth cannot be added, Ambassadors still ask for five."""
    two = table().seat(0, lords="diplomat", hand="squid-3 squid-2 shellfish-4").court("jailer").start()
    assert two.refused("recruit jailer") == "races-missing"

    four = table().seat(0, lords="diplomat", hand="squid-3 shellfish-2 jellyfish-1 seahorse-1").court("jailer")
    game = four.play("recruit jailer", "pick squid-3", "pick shellfish-2", "pick jellyfish-1")
    assert game.refused("pick seahorse-1") == "races-too-many"

    ambassador = (
        table().seat(0, lords="diplomat", hand="squid-3 shellfish-3 jellyfish-3 seahorse-3").court("sage").start()
    )
    assert ambassador.refused("recruit sage") == "races-missing"


def test_diplomat_does_not_help_its_own_recruitment(table):
    """B-50, B-111: the first one must be paid with squid."""
    game = table().seat(0, hand="crab-5 crab-3").court("diplomat").start()
    assert game.refused("recruit diplomat") == "race-missing"
    assert table().recruit("diplomat").lords(0) == ["diplomat"]


@pytest.mark.parametrize(("mine", "theirs"), [("diplomat:turned", ""), ("diplomat@jail", ""), ("", "diplomat")])
def test_diplomat_helps_only_its_owner_while_it_is_active(table, mine, theirs):
    """B-3, B-111"""
    setting = table().seat(0, lords=mine, hand="squid-3 shellfish-2 jellyfish-1").seat(1, lords=theirs).court("jailer")
    assert setting.start().refused("recruit jailer") == "race-missing"


# -- Treasurer -------------------------------------------------------------------------------------------------


def test_treasurer_makes_lords_cheaper_for_its_owner(table):
    """B-112, B-41: 2 less for every Lord, not for opponents."""
    game = table().seat(0, lords="treasurer").court("jailer traitor").start()
    assert [game.cost("jailer", seat) for seat in (0, 1)] == [4, 6]
    assert [game.cost("traitor", seat) for seat in (0, 1)] == [10, 12]


def test_treasurer_is_felt_in_the_payment(table):
    """B-112, B-43: Allies worth 3 and one Pearl pay the Jailer's 6 − 2, but every Race must still be there."""
    setting = table().seat(0, lords="treasurer", hand="crab-1 squid-1 shellfish-1", pearls=2).court("jailer").start()
    game = setting.recruit("jailer", "crab-1 squid-1 shellfish-1")
    assert game.happened("LordRecruited seat=0 lord=jailer pearls=1")

    rich = table().seat(0, lords="treasurer", hand="crab-4 squid-1", pearls=9).court("jailer").start()
    assert rich.refused("recruit jailer") == "races-missing"


def test_treasurer_does_not_help_its_own_recruitment(table):
    """B-50, B-112: 8 with one Pearl is too little for its own 10."""
    game = table().seat(0, hand="squid-4 squid-3 crab-1", pearls=1).court("treasurer").start()
    assert game.cost("treasurer", 0) == 10
    assert game.refused("recruit treasurer") == "value-missing"
    assert table().seat(0, pearls=3).recruit("treasurer").pearls(0) == 3


@pytest.mark.parametrize("state", ["treasurer:turned", "treasurer@jail"])
def test_treasurer_that_is_not_active_helps_nobody(table, state):
    """B-3, B-112"""
    game = table().seat(0, lords=state).court("jailer").start()
    assert game.cost("jailer", 0) == 6


# -- Schemer ---------------------------------------------------------------------------------------------------


def test_schemer_exchanges_another_free_lord_for_the_top_of_the_deck(table):
    """B-113: unseen until the discard is made; turned Lords may go, used ones and the Schemer may not."""
    setting = table().seat(0, lords="jailer seeker:turned keeper@jail").lord_deck("landowner sage").recruit("schemer")
    assert setting.options == ["dismiss jailer", "dismiss seeker", "decline"]
    assert setting.refused("dismiss keeper") == "lord-used"
    assert setting.refused("dismiss schemer") == "not-itself"
    assert not any("landowner" in event for event in setting.events)
    assert set(setting.view(0).lord_deck) == {""}
    setting.play("dismiss seeker")
    assert setting.lords(0) == ["jailer", "keeper@jail", "schemer", "landowner"]
    assert setting.state.gone_lords == ["seeker"]
    assert setting.happened("LordDrawn seat=0 lord=landowner by=schemer")
    assert setting.affiliated(0) == ["shellfish-1"]


def test_schemer_with_an_empty_deck_discards_nothing(table):
    """B-113, B-128"""
    game = table().seat(0, lords="jailer").court("keeper").lord_deck(only=True).recruit("schemer")
    assert game.happened("PowerWithoutTarget seat=0 lord=schemer")
    assert game.lords(0) == ["jailer", "schemer"]


@pytest.mark.parametrize("lords", ["", "keeper@jail"])
def test_schemer_without_another_free_lord_draws_nothing(table, lords):
    """B-85, B-113"""
    game = table().seat(0, lords=lords).lord_deck("landowner").recruit("schemer")
    assert game.happened("PowerWithoutTarget seat=0 lord=schemer")
    assert game.state.lord_deck[-1] == "landowner"


def test_schemer_may_be_declined(table):
    """B-84, B-113"""
    game = table().seat(0, lords="jailer").lord_deck("landowner").recruit("schemer").play("decline")
    assert game.lords(0) == ["jailer", "schemer"]
    assert game.state.lord_deck[-1] == "landowner"


def test_schemer_resolves_the_power_of_the_new_lord_and_may_start_a_chain(table):
    """B-83, B-113: it draws the Traitor, who drives the Schemer out for the Peddler of the Court."""
    setting = table().seat(0, lords="jailer").court("peddler").lord_deck("traitor").recruit("schemer")
    game = setting.play("dismiss jailer")
    assert game.options == ["exchange schemer peddler", "decline"]
    game.play("exchange schemer peddler")
    assert game.lords(0) == ["traitor", "peddler"]
    assert game.state.gone_lords == ["jailer", "schemer"]
    assert game.pearls(0) == 2


def test_schemer_taking_the_last_lord_of_the_deck_does_not_end_the_game(table):
    """B-24, B-71: no refill is due with three Lords left in the Court."""
    setting = table().seat(0, lords="jailer").court("keeper reaper shepherd").lord_deck("landowner", only=True)
    game = setting.recruit("schemer").play("dismiss jailer")
    assert game.lords(0) == ["schemer", "landowner"]
    assert game.decider == 1
    assert not game.happened("EndTriggered")


def test_schemer_leaves_the_court_alone(table):
    """B-53, B-113: three Lords before, two after the Schemer has gone: one refill, the drawn Lord changes nothing."""
    setting = table().seat(0, lords="jailer").court("schemer keeper reaper").lord_deck("landowner sage")
    game = setting.recruit("schemer").play("dismiss jailer")
    assert game.count("CourtRefilled") == 1
    assert game.pearls(0) == 2
    assert game.court[3:] == ["sage", "keeper", "reaper"]
