"""Nebulis and payments with them (K-4, K-14 … K-20)."""

from __future__ import annotations

import pytest

from abyss_game.games.abyss import means

# -- Nebulis are not Pearls ------------------------------------------------------------------------------------


def test_nebulis_cannot_plot(table):
    """K-4, K-15"""
    game = table().kraken(nebulis=[3, 0]).court("jailer").lord_deck("sage").exploration("crab-1").start()
    assert game.refused("plot") == "plot-pearl"


def test_the_seeker_takes_white_pearls_only(table):
    """K-4"""
    game = table().seat(1, pearls=1).kraken(nebulis=[0, 4]).recruit("seeker")
    assert (game.pearls(1), game.nebulis) == (0, [0, 4])


def test_the_seeker_spares_a_player_with_nebulis_alone(table):
    """K-4"""
    game = table().kraken(nebulis=[0, 4]).recruit("seeker")
    assert game.happened("PowerWithoutTarget seat=0 lord=seeker")


def test_ties_are_broken_by_white_pearls_only(table):
    """K-4, B-81: seat 1 loses a point for a Nebulis and 5 for the figure, and makes it up with a Lord."""
    setting = table().seat(0, pearls=1).seat(1, lords="keeper").kraken(nebulis=[0, 1]).at("end")
    story = setting.start()
    assert [line.points for line in story.game.rules.standings(story.state)] == [0, 0]
    assert [line.ties[0] for line in story.game.rules.standings(story.state)] == [1, 0]
    assert [line.place for line in story.game.rules.standings(story.state)] == [1, 2]


def test_a_sale_for_one_pearl_and_a_nebulis_is_no_gain_of_two_pearls(table):
    """K-4: the Highwayman counts white Pearls only."""
    setting = table(seats=3).seat(1, pearls=1).seat(2, lords="highwayman").kraken(nebulis=[0, 1, 0]).turn(sales=1)
    game = setting.exploration("squid-1").play("explore", "buy-nebulis squid-1 1")
    assert (game.pearls(0), game.pearls(2)) == (1, 0)


# -- one Nebulis, and all the Pearls ---------------------------------------------------------------------------

CASES = [
    # Pearls, Nebulis, Lords, price: the numbers of Nebulis with which it can be paid
    (3, 1, "", 3, [0]),
    (3, 1, "", 4, [1]),
    (3, 1, "", 5, []),
    (3, 2, "", 5, []),
    (0, 1, "", 1, [1]),
    (0, 2, "", 2, []),
    (0, 0, "", 1, []),
    (2, 0, "", 2, [0]),
    (2, 0, "", 3, []),
    (5, 1, "", 0, [0]),
    (0, 2, "outlaw", 2, [2]),
    (0, 2, "outlaw", 1, [1]),
    (1, 2, "outlaw", 2, [1]),
    (1, 2, "outlaw", 3, [2]),
    (1, 3, "outlaw", 4, []),
    (2, 2, "outlaw", 2, [0]),
    (5, 1, "counterfeiter", 1, [0, 1]),
    (5, 2, "counterfeiter", 2, [0, 1]),
    (1, 2, "counterfeiter", 2, [1]),
    (1, 2, "counterfeiter", 3, []),
    (5, 3, "outlaw counterfeiter", 2, [0, 1, 2]),
    (5, 3, "outlaw counterfeiter", 1, [0, 1]),
    (0, 3, "outlaw counterfeiter", 2, [2]),
    (0, 3, "outlaw counterfeiter", 3, []),
    (1, 3, "outlaw counterfeiter", 2, [1, 2]),
]


@pytest.mark.parametrize(("pearls", "nebulis", "lords", "price", "expected"), CASES)
def test_ways_to_pay(table, pearls, nebulis, lords, price, expected):
    """K-16, K-17, K-19, K-50, K-51: one Nebulis (two for the Outlaw), only with all Pearls (the Counterfeiter: or not),
    Pearls and Nebulis together exactly the price; as a purchase of price ``price`` shows."""
    setting = table().seat(1, pearls=pearls, lords=lords).kraken(nebulis=[0, nebulis]).turn(sales=max(0, price - 1))
    story = setting.exploration("crab-1").start()
    assert means.ways(story.game, 1, price) == expected
    assert (means.purse(story.game, 1) >= price) == bool(expected)
    if not price:
        return
    story.play("explore")
    if not expected:
        assert story.decider == 0
        return
    moves = ["buy crab-1" if n == 0 else f"buy-nebulis crab-1 {n}" for n in expected]
    assert (story.decider, story.options) == (1, [*moves, "pass"])
    story.play(moves[-1])
    assert (story.pearls(1), story.nebulis[1]) == (pearls - price + expected[-1], nebulis - expected[-1])
    assert (story.pearls(0), story.nebulis[0]) == (price - expected[-1], expected[-1])


REFUSALS = [
    # Pearls, Nebulis, Lords, price, move, reason
    (3, 1, "", 3, "buy-nebulis crab-1 1", "pearls-remain"),
    (1, 1, "", 2, "buy crab-1", "pearls-missing"),
    (1, 2, "counterfeiter", 1, "buy-nebulis crab-1 2", "nebulis-beyond-price"),
    (2, 1, "counterfeiter", 2, "buy-nebulis crab-1 2", "nebulis-missing"),
    (2, 2, "counterfeiter", 2, "buy-nebulis crab-1 2", "nebulis-limit"),
    (1, 3, "outlaw", 3, "buy-nebulis crab-1 1", "pearls-missing"),
    (2, 3, "outlaw", 3, "buy-nebulis crab-1 2", "pearls-remain"),
    (2, 1, "", 2, "buy-nebulis crab-1 0", "not-now"),
    (2, 1, "", 2, "buy-nebulis squid-1 1", "not-now"),
]


@pytest.mark.parametrize(("pearls", "nebulis", "lords", "price", "move", "reason"), REFUSALS)
def test_other_splits_are_refused(table, pearls, nebulis, lords, price, move, reason):
    """K-16, K-17"""
    setting = table().seat(1, pearls=pearls, lords=lords).kraken(nebulis=[0, nebulis]).turn(sales=price - 1)
    game = setting.exploration("crab-1").play("explore")
    assert game.decider == 1
    assert game.refused(move) == reason


def test_a_player_who_can_pay_with_a_nebulis_is_asked(table):
    """K-20"""
    game = table().kraken(nebulis=[0, 1]).exploration("crab-1").play("explore")
    assert (game.decider, game.options) == (1, ["buy-nebulis crab-1 1", "pass"])


def test_nebulis_for_an_ally_go_to_the_explorer(table):
    """K-14, K-18"""
    game = table().kraken(nebulis=[0, 1]).exploration("crab-1").play("explore", "buy-nebulis crab-1 1")
    assert (game.nebulis, game.hand(1)) == ([1, 0], ["crab-1"])
    assert game.happened("NebulisPaid seat=1 to=0 amount=1 why=purchase")
    assert game.happened("AllyBought seat=1 explorer=0 card=crab-1 price=1")


# -- recruiting ------------------------------------------------------------------------------------------------


def recruiting(table, hand, pearls, nebulis, lord="keeper", lords=""):
    setting = table().seat(0, hand=hand, pearls=pearls, lords=lords).kraken(nebulis=[nebulis, 0])
    return setting.court(lord).start()


def test_a_nebulis_fills_the_shortfall_of_a_recruitment(table):
    """K-15, K-18: the Nebulis goes back to the supply."""
    game = recruiting(table, "seahorse-2 crab-1 squid-1", 1, 1)
    game.play("recruit keeper", "pick seahorse-2", "pick crab-1", "pick squid-1")
    assert game.options[-2:] == ["confirm-nebulis 1", "cancel"]
    assert game.refused("confirm") == "pearls-missing"
    game.play("confirm-nebulis 1")
    assert (game.pearls(0), game.nebulis) == (0, [0, 0])
    assert game.happened("NebulisPaid seat=0 to=-1 amount=1 why=recruitment")
    assert game.happened("LordRecruited seat=0 lord=keeper pearls=1")
    assert game.lords(0) == ["keeper"]


def test_a_lord_that_only_a_nebulis_makes_affordable_can_be_recruited(table):
    """K-20, B-46"""
    assert "recruit keeper" in recruiting(table, "seahorse-2 crab-1 squid-1", 1, 1).options
    assert recruiting(table, "seahorse-2 crab-1 squid-1", 1, 0).refused("recruit keeper") == "value-missing"


def test_a_nebulis_does_not_stand_in_for_a_race(table):
    """K-15, B-43"""
    assert recruiting(table, "seahorse-5 crab-1", 0, 1).refused("recruit keeper") == "races-missing"


def test_no_nebulis_without_a_shortfall(table):
    """K-17"""
    game = recruiting(table, "seahorse-4 crab-1 squid-1", 0, 1)
    game.play("recruit keeper", "pick seahorse-4", "pick crab-1", "pick squid-1")
    assert "confirm" in game.options
    assert game.refused("confirm-nebulis 1") == "nebulis-beyond-price"


def test_fewer_allies_may_be_played_to_make_a_shortfall(table):
    """K-17: the reaper needs 7; with squid 1 left out a Nebulis pays the point that is missing."""
    game = recruiting(table, "seahorse-4 crab-2 crab-1", 0, 1, lord="reaper")
    game.play("recruit reaper", "pick seahorse-4", "pick crab-2", "confirm-nebulis 1")
    assert (game.lords(0), game.hand(0), game.nebulis) == (["reaper"], ["crab-1"], [0, 0])


def test_the_payer_chooses_among_several_ways(table):
    """K-19: with the Counterfeiter Pearls alone, or Pearls and a Nebulis."""
    game = recruiting(table, "seahorse-2 crab-1 squid-1", 5, 1, lords="counterfeiter")
    game.play("recruit keeper", "pick seahorse-2", "pick crab-1", "pick squid-1")
    assert game.options[-3:] == ["confirm", "confirm-nebulis 1", "cancel"]
    game.play("confirm-nebulis 1")
    assert (game.pearls(0), game.nebulis) == (4, [0, 0])


def test_pearls_must_be_used_up_in_a_recruitment(table):
    """K-16"""
    game = recruiting(table, "seahorse-2 crab-1 squid-1", 5, 1)
    game.play("recruit keeper", "pick seahorse-2", "pick crab-1", "pick squid-1")
    assert game.options[-2:] == ["confirm", "cancel"]
    assert game.refused("confirm-nebulis 1") == "pearls-remain"


# -- the Corruptor ---------------------------------------------------------------------------------------------


def test_the_corruptor_takes_a_nebulis(table):
    """K-15, K-16: 4 Pearls and a Nebulis."""
    setting = table().seat(0, pearls=4).kraken(nebulis=[1, 0]).court("corruptor keeper")
    game = setting.recruit("corruptor")
    assert game.options == ["recruit-nebulis keeper 1", "decline"]
    assert game.refused("recruit keeper") == "pearls-missing"
    assert game.refused("recruit-nebulis keeper 2") == "nebulis-missing"
    game.play("recruit-nebulis keeper 1")
    assert (game.lords(0), game.pearls(0), game.nebulis) == (["corruptor", "keeper"], 0, [0, 0])
    assert game.happened("LordRecruited seat=0 lord=keeper allies= pearls=4")


def test_the_corruptor_has_no_target_without_the_price(table):
    """K-16: 3 Pearls and 2 Nebulis are not enough without an Outlaw."""
    game = table().seat(0, pearls=3).kraken(nebulis=[2, 0]).court("corruptor keeper").recruit("corruptor")
    assert game.happened("PowerWithoutTarget seat=0 lord=corruptor")


def test_the_corruptor_and_the_counterfeiter_leave_the_choice(table):
    """K-19"""
    setting = table().seat(0, pearls=6, lords="counterfeiter").kraken(nebulis=[1, 0]).court("corruptor keeper")
    assert setting.recruit("corruptor").options == ["recruit keeper", "recruit-nebulis keeper 1", "decline"]
