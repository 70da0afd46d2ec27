"""Scoring of Locations with Kraken (K-41, K-45 … K-48)."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("lords", "worth"), [("", 5), ("keeper", 5), ("fence", 7), ("fence watcher:turned outlaw@gambling_den", 11)]
)
def test_gambling_den(table, lords, worth):
    """K-45: 5 + 2 per Smuggler, whatever its state."""
    assert table().seat(0, lords=lords, locations="gambling_den").start().worth("gambling_den") == worth


@pytest.mark.parametrize(("nebulis", "worth"), [(0, 15), (1, 12), (5, 0), (7, -6)])
def test_krakens_lair(table, nebulis, worth):
    """K-46, B-80: 15 − 3 per Nebulis; it may become negative."""
    setting = table().seat(0, locations="krakens_lair").kraken(nebulis=[nebulis, 0])
    assert setting.start().worth("krakens_lair") == worth


def test_krakens_lair_counts_nebulis_of_the_last_krakens(table):
    """K-46, K-64"""
    game = table().seat(0, locations="krakens_lair", hand="kraken-4").at("end").start()
    assert game.worth("krakens_lair") == 6


def test_the_abyss_counts_seven_guilds(table):
    """K-47: Smugglers and Ambassadors are two."""
    lords = "jailer trader invoker schemer miller hermit fence watcher"
    assert table().seat(0, lords=lords, locations="abyss").start().worth("abyss") == 14
    assert table().seat(0, lords="fence hermit", locations="abyss").start().worth("abyss") == 4


def test_city_of_mirrors_copies_the_treasures_of_a_sacred_site(table):
    """K-48"""
    setting = table().seat(0, locations="city_of_mirrors").seat(1, locations="megalodon jail", lords="keeper")
    game = setting.kraken(treasures={"megalodon": [7, 6, 5]}).at("end").start()
    assert game.worth("city_of_mirrors") == 18


def test_city_of_mirrors_copies_the_lair_with_its_own_nebulis(table):
    """K-48"""
    setting = table().seat(0, locations="city_of_mirrors").seat(1, locations="krakens_lair")
    game = setting.kraken(nebulis=[1, 4]).at("end").start()
    assert game.worth("city_of_mirrors") == 12
    assert game.worth("krakens_lair", 1) == 3
