"""Leviathan beside the base Lords and Kraken (L-52, L-55 … L-57, L-59)."""

from __future__ import annotations

FIGHT = ("explore", "fight monster")


def test_highwayman_and_single_gains(both):
    """L-55: a token of 2 or 3 Pearls, the Arms Dealer, each level of the Taxidermist; not the Pearl of a failure."""
    start = both().seat(1, lords="highwayman").leviathan(tokens=[["pearls-2", "pearls-3"], []]).border(z7=4)
    game = start.at("turn_start").play("reveal pearls-2", "reveal pearls-3")
    assert [game.pearls(0), game.pearls(1)] == [3, 2] and game.count("PearlStolen") == 2
    game = both().seat(1, lords="highwayman").border(z7=4, z8=3).recruit("arms_dealer")
    assert game.count("PearlStolen") == 1
    assert both().seat(1, lords="highwayman").border(z7=4).recruit("arms_dealer").count("PearlStolen") == 0
    start = both().seat(0, hand="crab-5", lords="taxidermist").seat(1, lords="highwayman").border(z7=1, z8=19)
    game = start.exploration("monster").dice(5).play(*FIGHT, "attack crab-5 1")
    assert game.count("PearlStolen seat=1 victim=0") == 2 and game.pearls(0) == 2
    start = both().seat(0, hand="crab-1").seat(1, lords="highwayman").border(z7=19).exploration("monster").dice(1)
    assert start.play(*FIGHT, "attack crab-1 19").count("PearlStolen") == 0


def test_the_pearl_of_the_last_space_and_the_ship_master_are_two_gains(both):
    """L-65, L-55: one Pearl each is no gain of two."""
    start = both().seat(0, hand="crab-1", lords="ship_master").seat(1, lords="highwayman").border(z7=19).dice(1)
    game = start.exploration("crab-1 crab-1 crab-2 crab-2 monster").play(*("explore",) * 5, "fight monster")
    assert game.count("PearlStolen") == 0 and game.pearls(0) == 2


def test_the_healer_finds_allies_lost_in_fights(both):
    """L-56: and they come back with the next reshuffle."""
    start = both().seat(0, hand="fighting-crab-4 jellyfish-4 jellyfish-2 jellyfish-1").border(z7=19).court("healer")
    start.exploration("monster").council(squid="squid-1").dice(1, 1)
    game = start.play(*FIGHT, "attack fighting-crab-4 19")
    assert "fighting-crab-4" in game.discard and game.decider == 1
    game.play("council squid").recruit("healer")
    assert "recover fighting-crab-4" in game.options


def test_a_treasure_of_six_turns_monsters_over_without_effect(both):
    """L-57: no Threat, no Leviathan; a Treasure of five draws a base token."""
    start = both().seat(0, keys=3).available("megalodon").border(z7=4).exploration("monster monster crab-2")
    game = start.kraken(treasure_deck=[6, 5]).at("control").play("settle megalodon")
    assert game.hand(0) == ["crab-2"] and game.border == {"7": 4} and game.state.threat == 1
    assert game.count("ThreatRose") == 0 and game.discard == ["monster", "monster"]
    game.play("search")
    assert game.drawn(0) == (1, 0)


def test_nebulis_pay_neither_martial_law_nor_boosts_nor_plots(both):
    """L-59"""
    start = both().seat(0, pearls=0).kraken(nebulis=[3, 0]).border(z7=4).court("- miller")
    game = start.start()
    assert game.refused("plot") == "plot-pearl"


def test_krakens_score_and_leviathan_lines_stand_together(both):
    """L-52: −1 for each Nebulis, −5 for the figure, −1 for each Wound, 5 for the Scourge."""
    game = both().kraken(nebulis=[2, 1]).leviathan(wounds=[1, 4], scourge=0, slain=[[1], []]).at("end").start()
    assert game.score(0)["nebulis"] == -2 and game.score(0)["figure"] == -5
    assert game.score(0)["wounds"] == -1 and game.score(0)["scourge"] == 5 and game.score(1)["wounds"] == -4
