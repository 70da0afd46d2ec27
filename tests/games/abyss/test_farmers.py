"""Farmers: Keeper, Reaper, Shepherd with a Key, Miller, Aquaculturalist, Landowner without (B-114)."""

from __future__ import annotations


def check_farmer(table, lord, points, keys):
    """Recruiting ``lord`` brings its points and Keys and nothing else happens."""
    game = table().seat(0, pearls=2).seat(1, pearls=2).recruit(lord)
    words = [event.split()[0] for event in game.events]
    assert words == ["LordRecruited", "AllyAffiliated", "TurnStarted"]
    assert game.lords(0) == [lord]
    assert game.score(0)["lords"] == points
    assert game.keys(0) == keys
    assert game.refused(f"use {lord}") == "not-now"
    assert (game.pearls(0), game.pearls(1)) == (2, 2)


def test_keeper_is_six_points_and_a_key(table):
    """B-114"""
    check_farmer(table, "keeper", points=6, keys=1)


def test_reaper_is_six_points_and_a_key(table):
    """B-114"""
    check_farmer(table, "reaper", points=6, keys=1)


def test_shepherd_is_six_points_and_a_key(table):
    """B-114"""
    check_farmer(table, "shepherd", points=6, keys=1)


def test_miller_is_ten_points(table):
    """B-114"""
    check_farmer(table, "miller", points=10, keys=0)


def test_aquaculturalist_is_eleven_points(table):
    """B-114"""
    check_farmer(table, "aquaculturalist", points=11, keys=0)


def test_landowner_is_twelve_points(table):
    """B-114"""
    check_farmer(table, "landowner", points=12, keys=0)


def test_keeper_reaper_and_shepherd_control_a_location_together(table):
    """B-56, B-59, B-114: three printed Keys, no token."""
    game = table().seat(0, lords="keeper reaper").available("jail").location_deck(only=True).recruit("shepherd")
    game.play("settle jail")
    assert game.lords(0) == ["keeper@jail", "reaper@jail", "shepherd@jail"]
    assert game.keys(0) == 0


def test_miller_aquaculturalist_and_landowner_open_no_location(table):
    """B-59, B-114: without a printed Key they cannot be spent."""
    setting = table().seat(0, lords="miller aquaculturalist landowner keeper", keys=3).available("jail").at("control")
    game = setting.play("settle jail")
    assert game.options == ["pledge keeper", "pledge-token", "cancel"]
    assert game.refused("pledge miller") == "lord-without-key"
    assert game.refused("pledge aquaculturalist") == "lord-without-key"
    assert game.refused("pledge landowner") == "lord-without-key"
