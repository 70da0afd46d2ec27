"""Kraken Allies: on the track, in stacks, in payments (K-5 … K-13, K-68)."""

from __future__ import annotations

import pytest

# -- like any other Ally ---------------------------------------------------------------------------------------


def test_a_kraken_is_offered_and_bought_like_any_ally(table):
    """K-5"""
    game = table().seat(1, pearls=1).exploration("kraken-3 crab-1").play("explore")
    assert (game.decider, game.options) == (1, ["buy kraken-3", "pass"])
    game.play("buy kraken-3")
    assert game.hand(1) == ["kraken-3"]
    assert game.pearls(0) == 1
    assert game.nebulis == [0, 0]


def test_a_kraken_is_taken_like_any_ally(table):
    """K-5"""
    assert table().exploration("kraken-2").play("explore", "take kraken-2").hand(0) == ["kraken-2"]


def test_krakens_count_for_hand_limits(table):
    """K-5, K-13: a kraken discarded because of the Commander brings no Nebulis."""
    setting = table().seat(1, lords="commander").seat(0, hand="crab-1 crab-1 crab-1 crab-1 crab-2 crab-2")
    game = setting.exploration("kraken-4").play("explore", "take kraken-4")
    assert "discard kraken-4" in game.options
    game.play("discard kraken-4")
    assert game.discard == ["kraken-4"]
    assert game.nebulis == [0, 0]
    assert game.decider == 1


# -- which Race ------------------------------------------------------------------------------------------------


def payable(setting, lord, allies, pearls=0):
    """The code with which paying for ``lord`` with just ``allies`` is refused, "" when it is legal."""
    game = setting.seat(0, hand=allies, pearls=pearls).court(lord).start()
    if game.refused(f"recruit {lord}"):
        return game.refused(f"recruit {lord}")
    game.play(f"recruit {lord}")
    for ally in allies.split():
        if game.refused(f"pick {ally}"):
            return game.refused(f"pick {ally}")
        game.play(f"pick {ally}")
    return game.refused("confirm")


PAYMENTS = [
    ("seeker", "kraken-3 seahorse-4", ""),  # the kraken stands for the mandatory crab
    ("seeker", "kraken-4 kraken-3", ""),  # one for the crab, one for any other Race
    ("seeker", "kraken-4 crab-3", ""),
    ("seeker", "kraken-4 kraken-2 crab-1", ""),  # a kraken may be of a Race that is there already
    ("seeker", "kraken-4 squid-2 crab-1", ""),
    ("seeker", "kraken-4 seahorse-5 squid-2", "race-missing"),  # two Races without a crab leave no Race for the kraken
    ("landowner", "kraken-4 kraken-4 kraken-2", ""),  # one Race: all of them seahorses
    ("landowner", "kraken-4 seahorse-5 seahorse-1", ""),
    ("invoker", "kraken-4 seahorse-4", "value-missing"),  # one Race that must be jellyfish: 4 points at most
    ("sage", "kraken-4 kraken-3 kraken-3", "races-missing"),  # three cards are no five Races
    ("sage", "kraken-2 kraken-2 kraken-3 kraken-3", "races-missing"),
    ("sage", "kraken-2 kraken-2 crab-1 squid-1 seahorse-4", ""),
    ("keeper", "kraken-3 crab-2 squid-1", ""),
    ("keeper", "kraken-3 kraken-2 squid-1", ""),
    ("watcher", "kraken-3 squid-2", ""),  # two Races, none mandatory
    ("watcher", "kraken-3 kraken-2", ""),
    ("fence", "kraken-4 kraken-3", ""),
]


@pytest.mark.parametrize(("lord", "allies", "refusal"), PAYMENTS)
def test_some_assignment_of_races_must_fit(table, lord, allies, refusal):
    """K-6"""
    assert payable(table(), lord, allies) == refusal


def test_the_diplomat_waives_the_mandatory_race_for_krakens_too(table):
    """K-6, B-111"""
    setting = table().seat(0, hand="kraken-3 seahorse-2 squid-2", lords="diplomat").court("seeker")
    game = setting.play("recruit seeker", "pick kraken-3", "pick seahorse-2", "pick squid-2", "confirm")
    assert game.lords(0) == ["diplomat", "seeker"]


def test_a_race_that_leaves_none_for_the_mandatory_one_is_not_offered(table):
    """K-6"""
    game = table().seat(0, hand="seahorse-5 kraken-4 kraken-3", pearls=1).court("invoker").play("recruit invoker")
    assert game.options == ["pick kraken-4", "pick kraken-3", "cancel"]
    assert game.refused("pick seahorse-5") == "race-missing"


def test_too_many_races_cannot_be_mended_by_a_kraken(table):
    """K-6"""
    game = table().seat(0, hand="crab-5 squid-4 shellfish-3 kraken-2").court("seeker").play("recruit seeker")
    game.play("pick crab-5", "pick squid-4")
    assert game.refused("pick shellfish-3") == "races-too-many"
    assert "pick kraken-2" in game.options


def test_without_a_crab_or_a_kraken_the_race_is_missing(table):
    """K-6"""
    assert payable(table(), "seeker", "squid-5 seahorse-4") == "race-missing"
    assert payable(table(), "sage", "kraken-4 crab-5 crab-4") == "races-missing"


# -- superfluous Allies ----------------------------------------------------------------------------------------


def test_a_kraken_is_never_superfluous(table):
    """K-7, B-45: neither the kraken nor the only squid is, whatever the surplus."""
    assert payable(table(), "seeker", "crab-5 squid-4 kraken-2") == ""


def test_other_allies_are_superfluous_beside_a_kraken(table):
    """K-7: crab 1 is not needed, since the kraken pays enough and another crab is there."""
    assert payable(table(), "seeker", "crab-3 crab-1 squid-1 kraken-4") == "superfluous"


def test_a_kraken_does_not_make_an_only_ally_superfluous(table):
    """K-7: squid 1 is worth less than the surplus, but no other Ally than the kraken could bring its Race."""
    assert payable(table(), "seeker", "crab-5 squid-1 kraken-4") == ""


# -- what a used kraken brings ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("allies", "nebulis"), [("kraken-2 crab-5", 1), ("kraken-3 crab-4", 2), ("kraken-4 crab-3", 3)]
)
def test_a_used_kraken_brings_its_value_less_one_in_nebulis(table, allies, nebulis):
    """K-8"""
    game = table().seat(0, hand=allies).court("seeker").start().recruit("seeker", allies)
    assert game.nebulis == [nebulis, 0]
    assert game.happened(f"NebulisGained seat=0 amount={nebulis} why=krakens")
    assert game.holder == 0


def test_nebulis_of_a_kraken_cannot_help_to_pay_for_the_same_lord(table):
    """K-8: 1 point short, with a kraken that will bring 3 Nebulis."""
    assert payable(table(), "seeker", "kraken-4 crab-2") == "value-missing"


def test_nebulis_of_a_kraken_are_there_for_the_power_of_the_lord(table):
    """K-8: the Corruptor's 5 Pearls are 4 Pearls and the Nebulis just won; a Fence gives them away."""
    setting = table().seat(0, hand="squid-5 squid-3 kraken-2", pearls=4).court("corruptor miller")
    game = setting.start().recruit("corruptor", "squid-5 squid-3 kraken-2")
    assert "recruit-nebulis miller 1" in game.options
    fence = table().seat(0, hand="squid-5 kraken-2").court("fence").start().recruit("fence", "squid-5 kraken-2")
    assert fence.nebulis == [0, 1]


def test_krakens_are_discarded_and_the_weakest_other_ally_affiliated(table):
    """K-9: kraken 2 is weaker than both, and stays out of it."""
    setting = table().seat(0, hand="kraken-2 crab-3 seahorse-4").court("jailer")
    game = setting.start().recruit("jailer", "kraken-2 crab-3 seahorse-4")
    assert game.affiliated(0) == ["crab-3"]
    assert game.discard == ["kraken-2", "seahorse-4"]


def test_equals_among_the_other_allies_are_chosen_from(table):
    """K-9, B-48"""
    setting = table().seat(0, hand="kraken-3 crab-3 seahorse-3").court("jailer")
    game = setting.start().recruit("jailer", "kraken-3 crab-3 seahorse-3")
    assert game.options == ["affiliate crab-3", "affiliate seahorse-3"]
    assert game.refused("affiliate kraken-3") == "not-weakest"


def test_the_master_of_magic_cannot_affiliate_a_kraken(table):
    """K-9, B-49"""
    setting = table().seat(0, hand="kraken-3 crab-3 seahorse-4", lords="master_of_magic").court("jailer")
    game = setting.start().recruit("jailer", "kraken-3 crab-3 seahorse-4")
    assert game.options == ["affiliate crab-3", "affiliate seahorse-4"]


def test_only_krakens_affiliate_nothing(table):
    """K-9"""
    setting = table().seat(0, hand="kraken-4 kraken-3").court("seeker")
    game = setting.start().recruit("seeker", "kraken-4 kraken-3")
    assert (game.affiliated(0), game.discard) == ([], ["kraken-3", "kraken-4"])
    assert game.nebulis == [5, 0]
    assert game.decider == 1


def test_only_krakens_with_the_master_of_magic(table):
    """K-9"""
    setting = table().seat(0, hand="kraken-4 kraken-3", lords="master_of_magic").court("seeker")
    assert setting.start().recruit("seeker", "kraken-4 kraken-3").affiliated(0) == []


# -- the end of an exploration ---------------------------------------------------------------------------------


def test_krakens_left_on_the_track_go_to_stacks_of_the_explorers_choice(table):
    """K-10: in track order, after the other Allies, one at a time, any of the five stacks."""
    setting = table().exploration("kraken-4 crab-1 kraken-2 squid-1").play("explore", "explore", "explore", "explore")
    game = setting.play("take squid-1")
    assert game.council("crab") == ["crab-1"]
    assert (game.decider, game.asks) == (0, "LayKraken")
    assert game.options == [f"lay kraken-4 {race}" for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid")]
    assert game.refused("lay kraken-2 crab") == "not-now"
    game.play("lay kraken-4 shellfish")
    assert game.options[0] == "lay kraken-2 jellyfish"
    game.play("lay kraken-2 crab")
    assert (game.council("shellfish"), game.council("crab")) == (["kraken-4"], ["crab-1", "kraken-2"])
    assert game.decider == 1
    assert game.happened("ExplorationEnded council=crab-1 discarded=")


def test_krakens_are_laid_after_the_reward_of_a_fight(table):
    """K-10"""
    game = table().exploration("kraken-3 monster").play("explore", "explore", "fight monster")
    assert game.asks == "PickReward"
    game.play("reward 0 1 0")
    assert game.asks == "LayKraken"
    game.play("lay kraken-3 squid")
    assert game.council("squid") == ["kraken-3"]


def test_a_kraken_that_is_taken_is_not_laid(table):
    """K-10"""
    game = table().exploration("crab-1 kraken-3").play("explore", "explore", "take kraken-3")
    assert (game.hand(0), game.decider) == (["kraken-3"], 1)


def test_a_stack_of_krakens_alone_is_not_empty(table):
    """K-11: it is taken like any other."""
    game = table().council(squid="kraken-3 kraken-2").start()
    assert "council squid" in game.options
    assert game.play("council squid").hand(0) == ["kraken-2", "kraken-3"]


def test_krakens_are_discarded_with_their_stack(table):
    """K-11, K-13: the Oracle; no Nebulis for anybody."""
    game = table().seat(0, lords="oracle").council(squid="kraken-3 squid-1").play("use oracle", "strip squid")
    assert game.discard == ["kraken-3", "squid-1"]
    assert game.nebulis == [0, 0]


def test_a_kraken_may_go_onto_a_reserved_stack(table):
    """K-11: even onto one that another player has reserved."""
    setting = table().kraken(sentinels=["watcher 1 @ council:crab"]).exploration("kraken-3 squid-1")
    game = setting.play("explore", "explore", "take squid-1", "lay kraken-3 crab")
    assert game.council("crab") == ["kraken-3"]
    assert game.sentinel("watcher") == "watcher 1 @ council:crab"


def test_krakens_are_no_race_for_the_ship_master(table):
    """K-12: the crab pays 1, the two krakens nothing."""
    setting = table().seat(0, lords="ship_master").exploration("kraken-4 crab-1 kraken-2 squid-1")
    game = setting.play("explore", "explore", "explore", "explore", "take squid-1")
    assert game.pearls(0) == 1


@pytest.mark.parametrize("lord", ["jailer", "commander"])
def test_a_kraken_discarded_for_a_soldier_brings_nothing(table, lord):
    """K-13"""
    hand = "kraken-4" if lord == "jailer" else "kraken-4 crab-1 crab-1 crab-1 squid-1 squid-1 squid-1"
    game = table().seat(1, hand=hand).recruit(lord)
    if lord == "commander":
        game.play("discard kraken-4")
    assert "kraken-4" in game.discard
    assert game.nebulis == [0, 0]


def test_a_kraken_sold_by_the_slaver_brings_only_pearls(table):
    """K-13"""
    game = table().seat(0, hand="kraken-4", lords="slaver").play("use slaver", "discard kraken-4")
    assert (game.pearls(0), game.nebulis) == (2, [0, 0])


# -- the order of a recruitment and of a sale ------------------------------------------------------------------


def test_a_recruitment_runs_in_its_order(table):
    """K-68: Pearls and Nebulis, figure, the Lord, krakens, figure, the Shareholder, affiliation, power."""
    setting = table(seats=3).seat(0, hand="shellfish-4 kraken-2 squid-2", pearls=1).seat(1, lords="shareholder")
    setting.kraken(nebulis=[1, 0, 0]).court("trader")
    story = setting.start().recruit("trader", "shellfish-4 kraken-2 squid-2", "confirm-nebulis 1")
    assert story.names()[:8] == [
        "NebulisPaid",
        "FigureReturned",
        "LordRecruited",
        "NebulisGained",
        "FigureTaken",
        "PearlsGained",
        "AllyAffiliated",
        "PearlsGained",
    ]
    assert story.happened("PearlsGained seat=1 amount=1 why=shareholder")


def test_the_figure_is_settled_before_the_lord_moves(table):
    """K-68, K-23: the choice of the holder comes between the payment and the Lord."""
    setting = table(seats=3).seat(0, hand="squid-5 squid-1", pearls=0).court("fence")
    setting.kraken(nebulis=[2, 1, 1], holder=0)
    game = setting.play("recruit fence", "pick squid-5", "pick squid-1", "confirm-nebulis 1")
    assert (game.decider, game.options) == (0, ["pass-figure 1", "pass-figure 2"])
    assert game.lords(0) == []
    assert "fence" in game.court
    game.play("pass-figure 2")
    assert game.lords(0) == ["fence"]


def test_a_sale_runs_in_its_order(table):
    """K-68: payment, Highwayman, figure, then the card moves, the price rises, the Commander."""
    setting = table(seats=3).seat(0, lords="commander").seat(2, lords="highwayman")
    setting.seat(1, pearls=1, hand="crab-1 crab-1 crab-1 crab-2 crab-2 crab-2").kraken(nebulis=[0, 1, 0])
    setting.areas[1]["pearls"] = 2
    game = setting.turn(sales=1).exploration("squid-1 squid-2").play("explore", "buy squid-1")
    assert game.names()[-3:] == ["CardRevealed", "PearlStolen", "AllyBought"]
    assert game.asks == "DiscardDown"


def test_a_sale_for_nebulis_runs_in_its_order(table):
    """K-68: price 3, 2 Pearls and a Nebulis: payment, Highwayman, figure, the card."""
    setting = table(seats=3).seat(2, lords="highwayman").seat(1, pearls=2).kraken(nebulis=[0, 1, 0])
    game = setting.turn(sales=2).exploration("squid-1 squid-2").play("explore", "buy-nebulis squid-1 1")
    assert game.names()[1:5] == ["NebulisPaid", "PearlStolen", "FigureTaken", "AllyBought"]
    assert (game.pearls(0), game.pearls(2), game.nebulis, game.holder) == (1, 1, [1, 0, 0], 0)
