"""Mages: Shaman, Invoker, Apprentice, Oracle, Alchemist, Illusionist, Master of Magic (B-101 … B-107).

What the Illusionist does with Black Smokers is tested with the Locations.
"""

from __future__ import annotations

import pytest

SIX = "squid-1 squid-1 squid-1 squid-1 squid-2 squid-2"
EIGHT = "squid-1 squid-1 squid-1 squid-1 squid-2 squid-2 squid-2 squid-3"

# -- Shaman ----------------------------------------------------------------------------------------------------


def test_shaman_protects_from_the_recruiter(table):
    """B-86, B-101, B-41: its owner pays the printed cost, the third player does not."""
    game = table(seats=3).seat(0, lords="recruiter").seat(1, lords="shaman").court("jailer").start()
    assert [game.cost("jailer", seat) for seat in range(3)] == [6, 6, 8]


def test_shaman_protects_from_the_jailer(table):
    """B-86, B-89"""
    game = table(seats=3).seat(1, lords="shaman", hand="crab-1").seat(2, hand="crab-4").recruit("jailer")
    assert game.happened("Protected seat=1 lord=jailer")
    assert (game.hand(1), game.hand(2)) == (["crab-1"], [])


def test_shaman_protects_from_the_seeker(table):
    """B-86, B-90, BV-8"""
    game = table(seats=3).seat(1, lords="shaman", pearls=5).seat(2, pearls=1).recruit("seeker")
    assert game.happened("Protected seat=1 lord=seeker")
    assert (game.pearls(1), game.pearls(2)) == (5, 0)


def test_shaman_protects_from_the_assassin(table):
    """B-86, B-91: the Shaman itself and all other Lords of its owner."""
    game = table(seats=3).seat(1, lords="shaman keeper").seat(2, lords="reaper").recruit("assassin")
    assert game.happened("Protected seat=1 lord=assassin")
    assert game.lords(1) == ["shaman", "keeper"]
    assert game.lords(2) == ["reaper:turned"]


def test_shaman_protects_from_the_commander_on_arrival(table):
    """B-86, B-92"""
    game = table().seat(1, lords="shaman", hand=EIGHT).recruit("commander")
    assert game.happened("Protected seat=1 lord=commander")
    assert len(game.hand(1)) == 8


def test_shaman_protects_from_the_commander_at_the_end_of_the_turn_and_when_buying(table):
    """B-86, B-92"""
    game = (
        table()
        .seat(0, lords="shaman", hand=EIGHT)
        .seat(1, lords="commander")
        .council(crab="crab-1")
        .play("council crab")
    )
    assert len(game.hand(0)) == 9
    assert game.decider == 1

    setting = table().seat(0, lords="commander").seat(1, lords="shaman", hand=SIX, pearls=1)
    game = setting.exploration("crab-5 crab-1").play("explore", "buy crab-5")
    assert len(game.hand(1)) == 7
    assert game.decider == 0


def test_shaman_protects_from_the_tamer(table):
    """B-86, B-93: two Keys on space 6."""
    setting = table().seat(0, lords="shaman").seat(1, lords="tamer").exploration("monster").turn(threat=6)
    game = setting.play("explore", "fight monster")
    assert game.key_tokens(0) == 2


def test_shaman_protects_from_the_hunter(table):
    """B-86, B-94: its owner cannot be chosen."""
    game = table(seats=4).seat(1, lords="shaman", tokens="4").seat(2, tokens="2").seat(3, tokens="3").recruit("hunter")
    assert game.happened("Protected seat=1 lord=hunter")
    assert game.options == ["rob 2", "rob 3"]
    game = table().seat(1, lords="shaman", tokens="4").recruit("hunter")
    assert game.happened("PowerWithoutTarget seat=0 lord=hunter")
    assert game.tokens(1) == [4]


@pytest.mark.parametrize("state", ["shaman:turned", "shaman@jail"])
def test_shaman_that_is_not_active_protects_nobody(table, state):
    """B-3, B-86: against a lasting power and an immediate one."""
    game = table().seat(0, lords="recruiter").seat(1, lords=state, pearls=2).court("jailer").recruit("seeker")
    assert game.cost("jailer", 1) == 8
    assert game.pearls(1) == 0


def test_shaman_spent_on_a_location_protects_no_longer_in_hand_limit(table):
    """B-15, B-61, B-86, B-92: CONTROL comes before HAND_LIMIT."""
    setting = table().seat(0, lords="shaman keeper", keys=1, hand=SIX).seat(1, lords="commander").available("jail")
    game = setting.council(crab="crab-4").at("turn_start").play("council crab", "settle jail")
    assert game.lords(0) == ["shaman@jail", "keeper@jail"]
    assert game.decider == 0
    assert game.options[-1] == "discard crab-4"
    game.play("discard crab-4")
    assert game.decider == 1


def test_shaman_that_was_lost_leaves_a_full_hand_until_the_next_check(table):
    """B-92, BA-43: eight cards outlast the turn of the Commander's owner; HAND_LIMIT takes two."""
    setting = table().seat(0, lords="commander").seat(1, lords="shaman:turned", hand=EIGHT)
    game = setting.council(crab="crab-1", shellfish="shellfish-1").play("council crab")
    assert game.decider == 1
    assert len(game.hand(1)) == 8
    game.play("council shellfish", "discard squid-1", "discard squid-1", "discard squid-1")
    assert len(game.hand(1)) == 6
    assert game.decider == 0


# -- Invoker ---------------------------------------------------------------------------------------------------


def test_invoker_gives_its_owner_one_more_full_turn(table):
    """B-102: a new turn with a new action, then the next player."""
    game = table().council(crab="crab-1").recruit("invoker")
    assert game.happened("TurnStarted seat=0 extra=true last=false")
    assert game.decider == 0
    game.play("council crab")
    assert game.decider == 1
    assert game.count("TurnStarted seat=0") == 1


def test_invoker_turn_comes_after_control_and_hand_limit(table):
    """B-102: the first turn is played to its very end."""
    setting = table().seat(0, hand=SIX, keys=3).seat(1, lords="commander").available("jail").location_deck(only=True)
    game = setting.council(crab="crab-1").recruit("invoker")
    assert game.options == ["settle jail"]
    game.play("settle jail")
    assert game.happened("TurnStarted seat=0 extra=true")
    game.play("council crab")
    assert game.options[0] == "discard squid-1"


def test_invoker_turn_renews_the_powers_of_each_turn(table):
    """B-16, B-102"""
    game = table().seat(0, lords="slaver", hand="crab-2 crab-3 jellyfish-5 jellyfish-2 jellyfish-1").court("invoker")
    game = game.play("use slaver", "discard crab-2").recruit("invoker")
    assert game.decider == 0
    assert "use slaver" in game.options


def test_invoker_turn_stays_when_the_invoker_is_gone(table):
    """B-102, BA-44: the turn has been won already."""
    game = table().turn(extra_turns=1, gone_lords=["invoker"]).council(crab="crab-1").play("council crab")
    assert game.decider == 0
    assert game.happened("TurnStarted seat=0 extra=true")


def test_invoker_as_seventh_lord_gives_its_turn_before_the_last_turns(table):
    """B-70, B-73"""
    six = "keeper@jail reaper@jail shepherd@jail miller aquaculturalist landowner"
    setting = table(seats=3).seat(0, lords=six).council(crab="crab-1", squid="squid-1", shellfish="shellfish-1")
    game = setting.recruit("invoker")
    assert game.happened("EndTriggered seat=0 why=seventh-lord")
    assert game.happened("TurnStarted seat=0 extra=true last=true")
    game.play("council crab")
    assert game.decider == 1
    game.play("council squid")
    assert game.decider == 2
    game.play("council shellfish")
    assert game.game.over


def test_invoker_won_in_the_very_last_turn_is_played_before_the_end(table):
    """B-73: inside the last round, directly after that player's last turn."""
    game = table().turn(turns_left=0).council(crab="crab-1").recruit("invoker")
    assert game.decider == 0
    game.play("council crab")
    assert game.game.over


# -- Apprentice ------------------------------------------------------------------------------------------------


def test_apprentice_takes_a_council_stack(table):
    """B-103"""
    game = table().council(crab="crab-4 crab-1", squid="squid-5").recruit("apprentice")
    assert game.options == ["council crab", "council squid"]
    assert game.refused("council shellfish") == "stack-empty"
    game.play("council crab")
    assert game.hand(0) == ["crab-1", "crab-4"]
    assert game.council("crab") == []
    assert game.council("squid") == ["squid-5"]
    assert game.decider == 1


def test_apprentice_takes_an_only_stack_without_asking(table):
    """B-85, B-103"""
    game = table().council(squid="squid-5").recruit("apprentice")
    assert game.hand(0) == ["squid-5"]


def test_apprentice_with_an_empty_council_is_acquired_all_the_same(table):
    """B-85, B-103"""
    game = table().recruit("apprentice")
    assert game.happened("PowerWithoutTarget seat=0 lord=apprentice")
    assert game.lords(0) == ["apprentice"]


# -- Oracle ----------------------------------------------------------------------------------------------------


def test_oracle_discards_a_whole_stack_unseen_once_a_turn(table):
    """B-104, B-131: the cards are not named, only counted; nobody gets them."""
    game = table().seat(0, lords="oracle").council(crab="crab-4 crab-1", squid="squid-5").play("use oracle")
    assert game.options == ["strip crab", "strip squid", "cancel"]
    game.play("strip crab")
    assert game.events[-1] == "StackDiscarded seat=0 race=1 count=2"
    assert game.council("crab") == []
    assert game.discard == ["crab-1", "crab-4"]
    assert game.hand(0) == []
    assert game.refused("use oracle") == "power-used"
    assert game.refused("council crab") == "stack-empty"


def test_oracle_may_be_called_off(table):
    """B-21, B-84"""
    game = table().seat(0, lords="oracle").council(crab="crab-4").play("use oracle", "cancel")
    assert game.council("crab") == ["crab-4"]
    assert "use oracle" in game.options


def test_oracle_needs_a_stack(table):
    """B-18: with an empty Council the window is passed over."""
    game = table().seat(0, lords="oracle").exploration("crab-1").start()
    assert game.refused("use oracle") == "power-needs-target"
    game.play("explore", "take crab-1")
    assert game.decider == 1


def test_oracle_acquired_this_turn_may_be_used_this_turn(table):
    """B-19, B-20"""
    game = table().council(crab="crab-4").recruit("oracle")
    assert game.decider == 0
    game.play("use oracle", "strip crab")
    assert game.discard == ["crab-4", "jellyfish-5", "squid-2"]
    assert game.decider == 1


def test_oracle_works_while_exploring_but_not_in_the_turn_of_another_player(table):
    """B-18"""
    setting = table().seat(0, lords="oracle").council(crab="crab-4").exploration("squid-1 squid-2")
    game = setting.play("explore")
    assert game.options == ["take squid-1", "explore", "use oracle"]
    game.play("take squid-1", "done", "explore")
    assert game.decider == 1
    assert "use oracle" not in game.options


@pytest.mark.parametrize(("state", "code"), [("oracle:turned", "lord-turned"), ("oracle@jail", "lord-used")])
def test_oracle_that_is_not_active_cannot_be_used(table, state, code):
    """B-3, B-82"""
    game = table().seat(0, lords=state).council(crab="crab-4").start()
    assert game.refused("use oracle") == code


# -- Alchemist -------------------------------------------------------------------------------------------------


def test_alchemist_makes_the_council_action_take_two_stacks(table):
    """B-40, B-105: the second one after seeing the first, a different one, and compulsory."""
    setting = table().seat(0, lords="alchemist").council(crab="crab-4 crab-1", squid="squid-5", shellfish="shellfish-2")
    game = setting.play("council crab")
    assert game.hand(0) == ["crab-1", "crab-4"]
    assert game.options == ["council shellfish", "council squid"]
    assert game.refused("council crab") == "stack-empty"
    game.play("council squid")
    assert game.hand(0) == ["crab-1", "crab-4", "squid-5"]
    assert game.decider == 1


def test_alchemist_with_one_stack_left_takes_just_that(table):
    """B-40"""
    game = table().seat(0, lords="alchemist").council(crab="crab-4").play("council crab")
    assert game.hand(0) == ["crab-4"]
    assert game.decider == 1


def test_alchemist_and_oracle_may_remove_the_second_stack(table):
    """B-18, B-40: nothing is left at that moment, so the action is over."""
    setting = table().seat(0, lords="alchemist oracle").council(crab="crab-4", squid="squid-1").play("council crab")
    assert setting.options == ["council squid", "use oracle"]
    setting.play("use oracle", "strip squid")
    assert setting.hand(0) == ["crab-4"]
    assert setting.decider == 1


def test_alchemist_does_not_add_a_stack_to_the_apprentice(table):
    """B-103, B-105"""
    setting = table().seat(0, lords="alchemist").council(crab="crab-4", squid="squid-1").recruit("apprentice")
    setting.play("council crab")
    assert setting.hand(0) == ["crab-4"]
    assert setting.council("squid") == ["squid-1"]
    assert setting.decider == 1


@pytest.mark.parametrize(("mine", "theirs"), [("alchemist:turned", ""), ("alchemist@jail", ""), ("", "alchemist")])
def test_alchemist_helps_only_its_owner_while_it_is_active(table, mine, theirs):
    """B-3, B-105"""
    setting = table().seat(0, lords=mine).seat(1, lords=theirs).council(crab="crab-4", squid="squid-1")
    game = setting.play("council crab")
    assert game.hand(0) == ["crab-4"]
    assert game.decider == 1


# -- Illusionist -----------------------------------------------------------------------------------------------


def test_illusionist_swaps_a_location_for_an_available_one(table):
    """B-106: the Lords under the old tile move under the new one and stay used; no Key is spent."""
    mine = table().seat(0, lords="keeper@jail reaper@jail shepherd@depths", keys=1).available("chasm abyss")
    game = mine.recruit("illusionist")
    assert game.options == ["swap jail chasm", "swap jail abyss", "swap depths chasm", "swap depths abyss", "decline"]
    game.play("swap jail abyss")
    assert game.locations(0) == ["abyss", "depths"]
    assert game.lords(0) == ["keeper@abyss", "reaper@abyss", "shepherd@depths", "illusionist"]
    assert game.available == ["chasm", "jail"]
    assert game.key_tokens(0) == 1
    assert game.decider == 1


def test_illusionist_may_be_declined(table):
    """B-84, B-106"""
    game = table().seat(0, locations="jail").available("chasm").recruit("illusionist").play("decline")
    assert game.locations(0) == ["jail"]
    assert game.available == ["chasm"]


@pytest.mark.parametrize(("mine", "available"), [("", "chasm"), ("jail", "")])
def test_illusionist_needs_a_location_and_an_available_one(table, mine, available):
    """B-85, B-106: Locations of opponents and of the deck do not count."""
    game = table().seat(0, locations=mine).seat(1, locations="depths").available(available).recruit("illusionist")
    assert game.happened("PowerWithoutTarget seat=0 lord=illusionist")
    assert game.locations(0) == mine.split()
    assert game.decider == 1


# -- Master of Magic -------------------------------------------------------------------------------------------


def test_master_of_magic_lets_its_owner_affiliate_any_used_ally(table):
    """B-49, B-107: but only one of those used."""
    game = table().seat(0, lords="master_of_magic", hand="jellyfish-5").recruit("keeper")
    assert game.options == ["affiliate seahorse-3", "affiliate squid-2", "affiliate crab-1"]
    assert game.refused("affiliate jellyfish-5") != ""
    game.play("affiliate seahorse-3")
    assert game.affiliated(0) == ["seahorse-3"]
    assert game.discard == ["crab-1", "squid-2"]
    assert game.hand(0) == ["jellyfish-5"]


def test_master_of_magic_does_not_help_its_own_recruitment(table):
    """B-50, B-107: the weakest Ally is affiliated without a choice."""
    game = table().recruit("master_of_magic")
    assert game.affiliated(0) == ["crab-1"]
    assert game.decider == 1


@pytest.mark.parametrize(
    ("mine", "theirs"), [("master_of_magic:turned", ""), ("master_of_magic@jail", ""), ("", "master_of_magic")]
)
def test_master_of_magic_helps_only_its_owner_while_it_is_active(table, mine, theirs):
    """B-3, B-48, B-49"""
    game = table().seat(0, lords=mine).seat(1, lords=theirs).recruit("keeper")
    assert game.affiliated(0) == ["crab-1"]
