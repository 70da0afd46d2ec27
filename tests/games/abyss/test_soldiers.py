"""Soldiers: Recruiter, Jailer, Seeker, Assassin, Commander, Tamer, Hunter (B-88 … B-94).

Protection by the Shaman is tested with the Mages.
"""

from __future__ import annotations

import pytest

SIX = "squid-1 squid-1 squid-1 squid-1 squid-2 squid-2"
EIGHT = "squid-1 squid-1 squid-1 squid-1 squid-2 squid-2 squid-2 squid-3"

# -- Recruiter -------------------------------------------------------------------------------------------------


def test_recruiter_makes_lords_dearer_for_opponents(table):
    """B-88, B-41: every opponent needs 2 more, the owner does not."""
    game = table(seats=3).seat(0, lords="recruiter").court("jailer landowner").start()
    assert [game.cost("jailer", seat) for seat in range(3)] == [6, 8, 8]
    assert [game.cost("landowner", seat) for seat in range(3)] == [10, 12, 12]


def test_recruiter_is_felt_in_the_payment(table):
    """B-88, B-46: Allies worth the printed 6 need two Pearls more; one is too few."""
    poor = table().seat(0, hand="crab-3 squid-2 shellfish-1", pearls=1).seat(1, lords="recruiter").court("jailer")
    assert poor.start().refused("recruit jailer") == "value-missing"
    game = table().seat(0, pearls=3).seat(1, lords="recruiter").recruit("jailer")
    assert game.happened("LordRecruited seat=0 lord=jailer pearls=2")
    assert game.pearls(0) == 1


@pytest.mark.parametrize("state", ["recruiter:turned", "recruiter@jail"])
def test_recruiter_that_is_not_active_costs_nobody_anything(table, state):
    """B-3, B-88"""
    game = table().seat(0, lords=state).court("jailer").start()
    assert game.cost("jailer", 1) == 6


def test_recruiter_and_treasurer_of_an_opponent_add_up(table):
    """B-41: 6 + 2 − 2"""
    game = table(seats=3).seat(0, lords="recruiter").seat(1, lords="treasurer").court("jailer").start()
    assert [game.cost("jailer", seat) for seat in range(3)] == [6, 6, 8]


def test_recruiter_does_not_raise_the_price_of_the_corruptor(table):
    """B-88, B-109: the Corruptor itself costs 12, the Lord that it buys still 5 Pearls."""
    game = table().seat(0, pearls=7).seat(1, lords="recruiter").court("keeper").recruit("corruptor")
    assert game.pearls(0) == 5
    game.play("recruit keeper")
    assert game.pearls(0) == 0
    assert game.lords(0) == ["corruptor", "keeper"]


# -- Jailer ----------------------------------------------------------------------------------------------------


def test_jailer_makes_every_opponent_with_cards_discard_one_of_its_choice(table):
    """B-89, B-87: asked clockwise; an empty hand is passed over, the owner loses nothing."""
    others = table(seats=4, active=1).seat(2, hand="crab-1 squid-4").seat(0, hand="seahorse-2 jellyfish-3")
    game = others.seat(1, hand="shellfish-4").recruit("jailer")
    assert game.decider == 2
    assert game.options == ["discard crab-1", "discard squid-4"]
    game.play("discard squid-4")
    assert game.decider == 0
    game.play("discard seahorse-2")
    assert (game.hand(2), game.hand(0), game.hand(3)) == (["crab-1"], ["jellyfish-3"], [])
    assert game.hand(1) == ["shellfish-4"]
    assert game.discard == ["crab-3", "seahorse-2", "squid-2", "squid-4"]


def test_jailer_takes_an_only_card_without_asking(table):
    """B-89, B-85"""
    game = table().seat(1, hand="crab-5").recruit("jailer")
    assert game.happened("AllyDiscarded seat=1 card=crab-5 why=jailer")
    assert game.hand(1) == []


def test_jailer_without_cards_to_take_is_acquired_all_the_same(table):
    """B-85, B-89"""
    game = table(seats=3).recruit("jailer")
    assert game.happened("PowerWithoutTarget seat=0 lord=jailer")
    assert game.lords(0) == ["jailer"]


# -- Seeker ----------------------------------------------------------------------------------------------------


def test_seeker_makes_opponents_pay_two_pearls_or_all_they_have(table):
    """B-90: to the Treasury, not to the owner."""
    game = table(seats=4).seat(0, pearls=4).seat(1, pearls=5).seat(2, pearls=2).seat(3, pearls=1).recruit("seeker")
    assert [game.pearls(seat) for seat in range(4)] == [4, 3, 0, 0]


def test_seeker_leaves_a_player_without_pearls_alone(table):
    """B-90"""
    game = table(seats=3).seat(1, pearls=0).seat(2, pearls=3).recruit("seeker")
    assert [game.pearls(seat) for seat in range(3)] == [0, 0, 1]
    assert game.count("PearlsLost") == 1
    assert not game.happened("PowerWithoutTarget")


def test_seeker_without_pearls_to_take_is_acquired_all_the_same(table):
    """B-85, B-90: Pearls of the owner do not count."""
    game = table(seats=3).seat(0, pearls=1).recruit("seeker")
    assert game.happened("PowerWithoutTarget seat=0 lord=seeker")
    assert game.lords(0) == ["seeker"]
    assert game.pearls(0) == 1


# -- Assassin --------------------------------------------------------------------------------------------------


def test_assassin_turns_one_lord_of_each_opponent_chosen_by_its_owner(table):
    """B-91: clockwise, compulsory; used Lords and turned ones cannot be chosen."""
    others = (
        table(seats=3).seat(1, lords="keeper treasurer").seat(2, lords="ship_master@jail oracle slaver:turned reaper")
    )
    game = others.seat(0, lords="miller").recruit("assassin")
    assert game.decider == 0
    assert game.options == ["turn 1 keeper", "turn 1 treasurer"]
    game.play("turn 1 treasurer")
    assert game.options == ["turn 2 oracle", "turn 2 reaper"]
    assert game.refused("turn 2 ship_master") == "lord-used"
    assert game.refused("turn 2 slaver") == "lord-turned"
    game.play("turn 2 reaper")
    assert game.lords(0) == ["miller", "assassin"]
    assert game.lords(1) == ["keeper", "treasurer:turned"]
    assert game.lords(2) == ["ship_master@jail", "oracle", "slaver:turned", "reaper:turned"]


def test_assassin_turns_an_only_lord_without_asking(table):
    """B-91, B-85: an opponent without a free Lord is passed over."""
    game = table(seats=3).seat(1, lords="keeper@jail").seat(2, lords="reaper").recruit("assassin")
    assert game.lords(1) == ["keeper@jail"]
    assert game.lords(2) == ["reaper:turned"]


def test_assassin_without_a_victim_is_acquired_all_the_same(table):
    """B-85, B-91: used and turned Lords are no victims."""
    game = table().seat(1, lords="keeper@jail reaper:turned").recruit("assassin")
    assert game.happened("PowerWithoutTarget seat=0 lord=assassin")
    assert game.lords(0) == ["assassin"]
    assert game.lords(1) == ["keeper@jail", "reaper:turned"]


def test_assassin_leaves_a_turned_lord_its_points_guild_and_printed_key(table):
    """B-91, B-76, B-116, B-118, B-123, B-124"""
    own = table().seat(0, lords="recruiter:turned keeper", locations="barracks jail closed_tower lost_tower abyss")
    game = own.seat(1, lords="assassin").start()
    assert game.score(0)["lords"] == 10  # 4 + 6
    assert game.worth("barracks") == 9  # 7 + 2 × 1
    assert game.worth("jail") == 13  # 15 − 2
    assert game.worth("closed_tower") == 6  # 3 × 2
    assert game.worth("lost_tower") == 0
    assert game.worth("abyss") == 4  # Soldiers and Farmers


def test_assassin_takes_the_key_of_a_turned_lord_from_control(table):
    """B-56, B-59, B-91: it does not count, and it cannot be spent."""
    two = (
        table().seat(0, lords="keeper:turned reaper shepherd").seat(1, lords="assassin").available("jail").at("control")
    )
    game = two.start()
    assert game.keys(0) == 2
    assert game.decider == 1
    assert game.available == ["jail"]

    four = table().seat(0, lords="keeper:turned reaper shepherd", keys=2).seat(1, lords="assassin").available("jail")
    game = four.at("control").play("settle jail")
    assert game.options == ["pledge reaper", "pledge shepherd", "pledge-token", "cancel"]
    assert game.refused("pledge keeper") == "lord-turned"


def test_assassin_ends_the_power_of_the_lord_that_it_turns(table):
    """B-2, B-3, B-91: the Treasurer's discount is gone, the Slaver cannot be used."""
    game = (
        table().seat(0, pearls=0).seat(1, lords="treasurer slaver", hand="crab-1").court("jailer").recruit("assassin")
    )
    assert game.cost("jailer", 1) == 4
    game.play("turn 1 treasurer")
    assert game.cost("jailer", 1) == 6
    assert game.decider == 1
    assert "use slaver" in game.options

    game = table().seat(1, lords="treasurer slaver", hand="crab-1").recruit("assassin").play("turn 1 slaver")
    assert game.decider == 1
    assert game.refused("use slaver") == "lord-turned"


def test_assassin_victim_can_still_be_discarded_by_its_owners_traitor(table):
    """B-91, B-110: the Lord that replaces it arrives unturned."""
    game = table().seat(0, lords="keeper:turned").seat(1, lords="assassin").court("reaper").recruit("traitor")
    game.play("exchange keeper reaper")
    assert game.lords(0) == ["traitor", "reaper"]
    assert game.keys(0) == 1


def test_assassin_victim_can_still_be_discarded_by_its_owners_schemer(table):
    """B-91, B-113"""
    game = table().seat(0, lords="keeper:turned").seat(1, lords="assassin").lord_deck("reaper").recruit("schemer")
    game.play("dismiss keeper")
    assert game.lords(0) == ["schemer", "reaper"]


def test_assassin_victim_counts_among_seven_lords(table):
    """B-70, B-91: six Lords, one of them turned, and a seventh end the game."""
    six = "keeper:turned reaper@jail shepherd@jail recruiter@jail miller aquaculturalist"
    game = table().seat(0, lords=six).seat(1, lords="assassin").recruit("landowner")
    assert game.happened("EndTriggered seat=0 why=seventh-lord")


# -- Commander -------------------------------------------------------------------------------------------------


def test_commander_on_arrival_brings_opponents_down_to_six_allies(table):
    """B-92, B-87: six may stay, the owner may keep more."""
    others = table(seats=4).seat(
        1, hand="jellyfish-1 jellyfish-1 jellyfish-2 jellyfish-2 jellyfish-2 jellyfish-3 seahorse-4 seahorse-5"
    )
    others.seat(2, hand="shellfish-1 shellfish-1 shellfish-1 shellfish-2 shellfish-2 shellfish-2")
    others.seat(3, hand="seahorse-1 seahorse-1 seahorse-1 seahorse-1 seahorse-2 seahorse-2 seahorse-3")
    game = others.seat(0, hand=EIGHT).recruit("commander")
    assert game.decider == 1
    game.play("discard jellyfish-1", "discard seahorse-5")
    assert game.hand(1) == ["jellyfish-1", "jellyfish-2", "jellyfish-2", "jellyfish-2", "jellyfish-3", "seahorse-4"]
    assert game.decider == 3
    game.play("discard seahorse-3")
    assert [len(game.hand(seat)) for seat in range(4)] == [8, 6, 6, 6]
    assert game.happened("TurnStarted seat=1")


def test_commander_lets_an_opponent_go_above_six_until_the_end_of_the_turn(table):
    """B-69, B-92: the two cards too many are discarded in HAND_LIMIT, the opponent chooses which."""
    game = table().seat(0, hand=SIX).seat(1, lords="commander").council(crab="crab-4 crab-1").play("council crab")
    assert len(game.hand(0)) == 8
    assert game.decider == 0
    assert game.options == [f"discard {card}" for card in [*SIX.split(), "crab-4", "crab-1"]]
    game.play("discard crab-1", "discard squid-2")
    assert game.hand(0) == ["crab-4", "squid-1", "squid-1", "squid-1", "squid-1", "squid-2"]
    assert game.decider == 1


def test_commander_does_not_stop_an_opponent_from_paying_with_more_than_six(table):
    """B-92: the cards above six can be used before HAND_LIMIT comes."""
    game = table().seat(0, hand=SIX).seat(1, lords="commander").recruit("keeper")
    assert len(game.hand(0)) == 6
    assert game.decider == 1


@pytest.mark.parametrize("owner", [0, 2])
def test_commander_makes_a_buyer_discard_at_once(table, owner):
    """B-92, B-137: before the explorer goes on, whether the explorer owns the Commander or a third player; the bought
    card may go."""
    setting = table(seats=3).seat(owner, lords="commander").seat(1, hand=SIX, pearls=1).exploration("crab-5 crab-1")
    game = setting.play("explore", "buy crab-5")
    assert game.decider == 1
    assert sorted(game.options) == sorted(["discard crab-5", *(f"discard {card}" for card in SIX.split())])
    assert game.count("CardRevealed") == 1
    game.play("discard crab-5")
    assert game.hand(1) == SIX.split()
    assert game.discard == ["crab-5"]
    assert game.count("CardRevealed") == 2
    assert game.decider == 0


def test_commander_lets_a_buyer_have_six(table):
    """B-92"""
    five = "squid-1 squid-1 squid-1 squid-1 squid-2"
    setting = table().seat(0, lords="commander").seat(1, hand=five, pearls=1).exploration("crab-5 crab-1")
    game = setting.play("explore", "buy crab-5")
    assert len(game.hand(1)) == 6
    assert game.decider == 0


def test_commander_does_not_limit_its_owner(table):
    """B-92: neither when buying nor at the end of the turn."""
    setting = table().seat(1, lords="commander", hand=SIX, pearls=1).exploration("crab-5 crab-1")
    game = setting.council(crab="crab-2").play("explore", "buy crab-5", "take crab-1")
    assert len(game.hand(1)) == 7
    game.play("council crab")
    assert len(game.hand(1)) == 8
    assert game.decider == 0


@pytest.mark.parametrize("state", ["commander:turned", "commander@jail"])
def test_commander_that_is_not_active_limits_nobody(table, state):
    """B-3, B-68: without a Commander there is no hand limit."""
    game = table().seat(0, hand=EIGHT).seat(1, lords=state).council(crab="crab-4 crab-1").play("council crab")
    assert len(game.hand(0)) == 10
    assert game.decider == 1


# -- Tamer -----------------------------------------------------------------------------------------------------


def test_tamer_pays_opponents_the_space_before_the_current_one(table):
    """B-93, B-36: a fight on space 4 pays space 3, one Key; the Threat token goes back to space 1."""
    game = table().seat(1, lords="tamer").exploration("monster").turn(threat=4).play("explore", "fight monster")
    assert game.happened("RewardPaid seat=0 keys=1 pearls=0")
    assert (game.key_tokens(0), game.pearls(0), game.tokens(0)) == (1, 0, [])
    assert game.state.threat == 1


def test_tamer_offers_the_choices_of_the_space_before(table):
    """B-93, B-34: on space 6 an opponent chooses among the rewards of space 5."""
    game = table().seat(1, lords="tamer").exploration("monster").turn(threat=6).play("explore", "fight monster")
    assert game.options == ["reward 1 2 0", "reward 1 1 1", "reward 1 0 2"]


def test_tamer_still_pays_space_one_on_space_one(table):
    """B-93, BA-33"""
    game = table().seat(1, lords="tamer").exploration("monster").turn(threat=1).play("explore", "fight monster")
    assert game.options == ["reward 0 1 0", "reward 0 0 1"]


def test_tamer_does_not_touch_the_pearl_of_the_last_track_space(table):
    """B-33, B-93: one Pearl for space 5 of the track, one for Threat space 1."""
    setting = table().seat(1, lords="tamer").exploration("crab-1 crab-1 crab-1 crab-1 monster").turn(threat=2)
    game = setting.play("explore", "explore", "explore", "explore", "explore")
    assert game.options == ["fight monster"]
    game.play("fight monster", "reward 0 1 0")
    assert game.pearls(0) == 2


def test_tamer_does_not_hinder_its_owner(table):
    """B-93: two Keys on space 6."""
    game = table().seat(0, lords="tamer").exploration("monster").turn(threat=6).play("explore", "fight monster")
    assert game.key_tokens(0) == 2


@pytest.mark.parametrize("state", ["tamer:turned", "tamer@jail"])
def test_tamer_that_is_not_active_hinders_nobody(table, state):
    """B-3, B-93"""
    game = table().seat(1, lords=state).exploration("monster").turn(threat=6).play("explore", "fight monster")
    assert game.key_tokens(0) == 2


# -- Hunter ----------------------------------------------------------------------------------------------------


def test_hunter_takes_a_token_of_a_chosen_opponent_who_has_one(table):
    """B-94"""
    game = table(seats=4).seat(0, tokens="3").seat(1, tokens="2 3").seat(3, tokens="4").recruit("hunter")
    assert game.options == ["rob 1", "rob 3"]
    game.play("rob 3")
    assert [game.tokens(seat) for seat in range(4)] == [[3, 4], [2, 3], [], []]


def test_hunter_does_not_ask_when_only_one_opponent_has_tokens(table):
    """B-85, B-94"""
    game = table(seats=3).seat(2, tokens="4").recruit("hunter")
    assert [game.tokens(seat) for seat in range(3)] == [[4], [], []]


def test_hunter_draws_the_token_at_random(table):
    """B-94, B-134: one token, and not always the same."""
    stolen = set()
    for seed in range(12):
        game = table(seed=seed).seat(1, tokens="2 3 4").recruit("hunter")
        assert len(game.tokens(0)) == 1
        assert sorted(game.tokens(0) + game.tokens(1)) == [2, 3, 4]
        stolen.add(game.tokens(0)[0])
    assert stolen == {2, 3, 4}


def test_hunter_shows_the_value_to_thief_and_victim_only(table):
    """B-94, B-132"""
    game = table(seats=3).seat(1, tokens="4").recruit("hunter")
    token = game.state.areas[0].tokens[0]
    assert game.view(0).areas[0].tokens == [token]
    assert game.view(1).areas[0].tokens == [-1]
    assert game.view(1).recall["tokens:0"] == [token]
    assert game.view(2).areas[0].tokens == [-1]
    assert "tokens:0" not in game.view(2).recall


def test_hunter_without_a_token_to_take_is_acquired_all_the_same(table):
    """B-85, B-94: tokens of the owner do not count."""
    game = table(seats=3).seat(0, tokens="3").recruit("hunter")
    assert game.happened("PowerWithoutTarget seat=0 lord=hunter")
    assert game.tokens(0) == [3]
