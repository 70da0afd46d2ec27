"""The Smugglers: Ferryman, Outlaw, Counterfeiter, Fence, Cleaner (K-49 … K-53). The Sentinels have their own file."""

from __future__ import annotations

import pytest

# -- Ferryman --------------------------------------------------------------------------------------------------


def test_ferryman_turns_a_nebulis_into_a_pearl(table):
    """K-49"""
    game = table().seat(0, lords="ferryman").kraken(nebulis=[2, 0]).exploration("crab-1").play("use ferryman")
    assert (game.nebulis, game.pearls(0)) == ([1, 0], 1)
    assert game.happened("NebulisLost seat=0 amount=1 why=ferryman")
    assert game.happened("PearlsGained seat=0 amount=1 why=ferryman")
    assert game.refused("use ferryman") == "power-used"


def test_ferryman_needs_a_nebulis(table):
    """K-49, K-69"""
    game = table().seat(0, lords="ferryman").exploration("crab-1").start()
    assert game.refused("use ferryman") == "power-needs-target"


def test_ferryman_need_not_be_used(table):
    """K-69"""
    setting = table().seat(0, lords="ferryman").kraken(nebulis=[1, 0]).exploration("crab-1 crab-1")
    game = setting.play("explore", "take crab-1")
    assert game.options == ["done", "use ferryman"]
    assert game.play("done").nebulis == [1, 0]


def test_ferryman_pays_for_plotting(table):
    """K-49, B-136"""
    setting = table().seat(0, lords="ferryman").kraken(nebulis=[1, 0]).lord_deck("sage").court("jailer")
    game = setting.exploration("crab-1").start()
    assert game.refused("plot") == "plot-pearl"
    assert game.play("use ferryman", "plot").court[4] == "sage"


def test_ferryman_may_lose_the_figure(table):
    """K-49, K-22"""
    setting = table(seats=3).seat(0, lords="ferryman").kraken(nebulis=[2, 1, 1], holder=0).exploration("crab-1")
    game = setting.play("use ferryman")
    assert (game.asks, game.decider) == ("ChooseHolder", 0)
    game.play("pass-figure 2")
    assert game.holder == 2
    assert "explore" in game.options


def test_ferryman_works_while_exploring(table):
    """K-49, B-18"""
    setting = table().seat(0, lords="ferryman").kraken(nebulis=[1, 0]).exploration("crab-1")
    assert "use ferryman" in setting.play("explore").options


# -- Outlaw ----------------------------------------------------------------------------------------------------


def test_outlaw_pays_with_two_nebulis_in_one_payment(table):
    """K-50"""
    setting = table().seat(0, hand="squid-2 squid-1 crab-1", pearls=0, lords="outlaw").kraken(nebulis=[3, 0])
    game = setting.court("opportunist").start()
    assert game.refused("recruit opportunist") == "races-missing"
    setting = table().seat(0, hand="squid-2 shellfish-1 crab-1", pearls=0, lords="outlaw").kraken(nebulis=[3, 0])
    game = setting.court("opportunist").play("recruit opportunist", "pick squid-2", "pick shellfish-1", "pick crab-1")
    assert game.refused("confirm-nebulis 1") == "pearls-missing"
    game.play("confirm-nebulis 2")
    assert game.nebulis == [1, 0]


def test_outlaw_still_uses_up_all_pearls(table):
    """K-50"""
    setting = table().seat(1, pearls=2, lords="outlaw").kraken(nebulis=[0, 2]).turn(sales=2).exploration("crab-1")
    game = setting.play("explore")
    assert game.options == ["buy-nebulis crab-1 1", "pass"]
    assert game.refused("buy-nebulis crab-1 2") == "pearls-remain"


def test_outlaw_that_is_turned_or_used_helps_no_more(table):
    """K-50, B-3"""
    for lords in ("outlaw:turned", "outlaw@jail"):
        setting = table().seat(1, lords=lords).kraken(nebulis=[0, 2]).turn(sales=1).exploration("crab-1")
        assert setting.play("explore").decider == 0


def test_outlaw_does_not_help_its_own_recruitment(table):
    """K-50, B-50"""
    game = table().seat(0, hand="squid-5").kraken(nebulis=[2, 0]).court("outlaw").start()
    assert game.refused("recruit outlaw") == "value-missing"


# -- Counterfeiter ---------------------------------------------------------------------------------------------


def test_counterfeiter_pays_with_nebulis_while_pearls_remain(table):
    """K-51"""
    setting = table().seat(1, pearls=5, lords="counterfeiter").kraken(nebulis=[0, 1]).exploration("crab-1")
    game = setting.play("explore")
    assert game.options == ["buy crab-1", "buy-nebulis crab-1 1", "pass"]
    game.play("buy-nebulis crab-1 1")
    assert (game.pearls(1), game.nebulis) == (5, [1, 0])


def test_counterfeiter_and_outlaw_together(table):
    """K-51: up to 2 Nebulis, Pearls remaining or not, never more than the price (K-17)."""
    setting = table().seat(1, pearls=5, lords="counterfeiter outlaw").kraken(nebulis=[0, 3]).turn(sales=1)
    game = setting.exploration("crab-1").play("explore")
    assert game.options == ["buy crab-1", "buy-nebulis crab-1 1", "buy-nebulis crab-1 2", "pass"]
    assert game.refused("buy-nebulis crab-1 3") == "nebulis-beyond-price"


def test_counterfeiter_alone_is_limited_to_one_nebulis(table):
    """K-51"""
    setting = table().seat(1, pearls=5, lords="counterfeiter").kraken(nebulis=[0, 3]).turn(sales=1)
    game = setting.exploration("crab-1").play("explore")
    assert game.refused("buy-nebulis crab-1 2") == "nebulis-limit"


def test_counterfeiter_cannot_throw_nebulis_away(table):
    """K-51, K-17"""
    setting = table().seat(0, hand="seahorse-4 crab-1 squid-1", pearls=3, lords="counterfeiter").court("keeper")
    game = setting.kraken(nebulis=[1, 0]).play("recruit keeper", "pick seahorse-4", "pick crab-1", "pick squid-1")
    assert game.refused("confirm-nebulis 1") == "nebulis-beyond-price"


# -- Fence -----------------------------------------------------------------------------------------------------


def test_fence_gives_a_nebulis_to_each_opponent(table):
    """K-52, K-14"""
    game = table(seats=3).kraken(nebulis=[4, 1, 0]).recruit("fence")
    assert game.nebulis == [2, 2, 1]
    assert game.count("NebulisPaid seat=0 amount=1 why=fence") == 2
    assert game.holder == 1  # one event: seat 1 reaches seat 0


def test_fence_is_one_event_for_the_figure(table):
    """K-52, K-24: both opponents reach the holder at once."""
    game = table(seats=3).kraken(nebulis=[3, 0, 0]).recruit("fence")
    assert (game.nebulis, game.holder) == ([1, 1, 1], 0)
    assert game.options == ["pass-figure 1", "pass-figure 2"]
    assert game.decider == 0


def test_fence_with_too_few_nebulis_gives_all_to_different_opponents(table):
    """K-52, K-69: the owner chooses; it is compulsory."""
    game = table(seats=4).kraken(nebulis=[2, 0, 0, 0]).recruit("fence")
    assert game.options == ["give-nebulis 1", "give-nebulis 2", "give-nebulis 3"]
    assert game.refused("decline") == game.refused("cancel") == "not-now"
    game.play("give-nebulis 3")
    assert game.nebulis == [2, 0, 0, 0]  # handed over together
    assert game.options == ["give-nebulis 1", "give-nebulis 2"]
    assert game.refused("give-nebulis 3") == "not-now"
    game.play("give-nebulis 1")
    assert game.nebulis == [0, 1, 0, 1]
    assert game.options == ["pass-figure 1", "pass-figure 3"]


def test_fence_without_nebulis_does_nothing(table):
    """K-52"""
    game = table(seats=3).kraken(nebulis=[0, 2, 0]).recruit("fence")
    assert game.happened("PowerWithoutTarget seat=0 lord=fence")
    assert game.nebulis == [0, 2, 0]


# -- Cleaner ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lords", "nebulis"), [("cleaner", 0), ("cleaner:turned", 5), ("cleaner@jail", 5), ("", 5)])
def test_cleaner_keeps_krakens_in_hand_from_bringing_nebulis(table, lords, nebulis):
    """K-53, K-64: only if it is active at the end; the krakens are discarded all the same."""
    game = table().seat(0, lords=lords, hand="kraken-4 kraken-3").at("end").start()
    assert game.nebulis == [nebulis, 0]
    assert (game.hand(0), game.discard) == ([], ["kraken-3", "kraken-4"])


def test_cleaner_does_not_keep_used_krakens_from_bringing_nebulis(table):
    """K-53, K-8"""
    setting = table().seat(0, lords="cleaner", hand="kraken-4 crab-3").court("seeker")
    assert setting.start().recruit("seeker", "kraken-4 crab-3").nebulis == [3, 0]
