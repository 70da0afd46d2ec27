"""Ambassadors: Hermit, Sage, Elder (B-64 … B-67, B-115)."""

from __future__ import annotations

import pytest

DRAWS = {"hermit": 1, "sage": 2, "elder": 3}


def test_hermit_controls_the_one_location_that_it_draws(table):
    """B-64: without asking, with itself alone; no Key is spent."""
    game = table().seat(0, keys=1).location_deck("jail chasm depths").available("abyss").recruit("hermit")
    assert game.happened("LocationsDrawn seat=0 locations=jail")
    assert game.locations(0) == ["jail"]
    assert game.lords(0) == ["hermit@jail"]
    assert game.key_tokens(0) == 1
    assert game.available == ["abyss"]
    assert game.decider == 1


def test_sage_draws_two_locations_and_controls_one(table):
    """B-64, BV-3: it must be one of those drawn, and one it must be; the other becomes available."""
    game = table().location_deck("jail chasm depths").available("abyss").recruit("sage")
    assert game.options == ["settle jail", "settle chasm"]
    assert game.refused("settle abyss") == "only-drawn"
    assert game.refused("decline") != ""
    game.play("settle chasm")
    assert game.lords(0) == ["sage@chasm"]
    assert game.available == ["abyss", "jail"]
    assert game.decider == 1


def test_sage_is_paid_with_five_races_and_a_pearl(table):
    """BV-3, B-42: 9 and one Pearl; of the two weakest Allies the recruiter chooses, then two tiles are drawn."""
    hand = "crab-1 squid-2 seahorse-2 jellyfish-1 shellfish-3"
    setting = table().seat(0, hand=hand, pearls=1).court("sage").location_deck("jail chasm").start()
    game = setting.recruit("sage", hand)
    assert game.pearls(0) == 0
    assert game.options == ["affiliate crab-1", "affiliate jellyfish-1"]
    game.play("affiliate jellyfish-1")
    assert game.affiliated(0) == ["jellyfish-1"]
    assert game.options == ["settle jail", "settle chasm"]


def test_elder_draws_three_locations_and_controls_one(table):
    """B-64: the two others become available."""
    game = table().location_deck("jail chasm depths barracks").available("abyss").recruit("elder")
    assert game.options == ["settle jail", "settle chasm", "settle depths"]
    game.play("settle depths")
    assert game.lords(0) == ["elder@depths"]
    assert game.available == ["abyss", "chasm", "jail"]


@pytest.mark.parametrize("tiles", [3, 2, 1])
def test_elder_draws_what_the_deck_still_holds(table, tiles):
    """B-65: the available Location cannot be chosen as long as one tile was drawn."""
    deck = ["jail", "chasm", "depths"][:tiles]
    game = table().location_deck(" ".join(deck), only=True).available("abyss").recruit("elder")
    assert game.happened(f"LocationsDrawn seat=0 locations={','.join(deck)}")
    if tiles > 1:
        assert game.options == [f"settle {tile}" for tile in deck]
        game.play("settle jail")
    assert game.lords(0) == ["elder@jail"]
    assert game.available == sorted(["abyss", *deck[1:]])


def test_sage_draws_an_only_tile_and_takes_it(table):
    """B-65, B-85"""
    game = table().location_deck("jail", only=True).available("abyss").recruit("sage")
    assert game.lords(0) == ["sage@jail"]
    assert game.available == ["abyss"]


@pytest.mark.parametrize("lord", DRAWS)
def test_hermit_sage_and_elder_choose_an_available_location_when_the_deck_is_empty(table, lord):
    """B-65, BA-2"""
    game = table().location_deck(only=True).available("abyss jail chasm").recruit(lord)
    assert game.options == ["settle abyss", "settle jail", "settle chasm"]
    game.play("settle jail")
    assert game.lords(0) == [f"{lord}@jail"]
    assert game.available == ["abyss", "chasm"]


@pytest.mark.parametrize("lord", DRAWS)
def test_hermit_sage_and_elder_stay_free_when_there_is_no_location_at_all(table, lord):
    """B-65: the power is lost; Locations of other players do not count."""
    game = table().seat(1, locations="chasm").location_deck(only=True).recruit(lord)
    assert game.happened(f"PowerWithoutTarget seat=0 lord={lord}")
    assert game.lords(0) == [lord]
    assert game.decider == 1


@pytest.mark.parametrize("lord", DRAWS)
def test_hermit_sage_and_elder_have_no_key(table, lord):
    """B-66: free, they add nothing to the Keys and cannot be spent; in scoring they are Lords without a Key."""
    setting = table().seat(0, lords=f"{lord} keeper", keys=3, locations="closed_tower lost_tower").available("jail")
    game = setting.at("control").play("settle jail")
    assert game.keys(0) == 4
    assert game.options == ["pledge keeper", "pledge-token", "cancel"]
    assert game.refused(f"pledge {lord}") == "lord-without-key"
    assert game.worth("closed_tower") == 3  # the Keeper
    assert game.worth("lost_tower") == 3  # the Ambassador


@pytest.mark.parametrize("lord", DRAWS)
def test_hermit_sage_and_elder_settle_before_keys_are_looked_at(table, lord):
    """B-64, B-67: with three Keys the power takes its own Location first, CONTROL another one afterwards."""
    setting = table().seat(0, keys=3).location_deck("jail chasm depths", only=True).available("abyss")
    game = setting.recruit(lord)
    if DRAWS[lord] > 1:
        game.play("settle jail")
    assert game.lords(0) == [f"{lord}@jail"]
    assert game.key_tokens(0) == 3
    assert "settle abyss" in game.options
    game.play("settle abyss")
    assert game.locations(0) == ["jail", "abyss"]
    assert game.key_tokens(0) == 0


@pytest.mark.parametrize("lord", DRAWS)
def test_hermit_sage_and_elder_need_all_five_races(table, lord):
    """B-42, B-115"""
    game = table().seat(0, hand="jellyfish-5 crab-4 seahorse-4 shellfish-4", pearls=5).court(lord).start()
    assert game.refused(f"recruit {lord}") == "races-missing"


def test_hermit_settles_when_the_corruptor_brings_it(table):
    """B-83: an Ambassador's power happens however it is acquired."""
    setting = table().seat(0, pearls=5).court("hermit").location_deck("jail").recruit("corruptor")
    game = setting.play("recruit hermit")
    assert game.lords(0) == ["corruptor", "hermit@jail"]


def test_sage_settles_when_the_traitor_brings_it(table):
    """B-83, B-110"""
    setting = table().seat(0, lords="jailer").court("sage").location_deck("jail chasm").recruit("traitor")
    game = setting.play("exchange jailer sage", "settle chasm")
    assert game.lords(0) == ["traitor", "sage@chasm"]


def test_elder_settles_when_the_schemer_draws_it(table):
    """B-83, B-113"""
    setting = table().seat(0, lords="jailer").lord_deck("elder").location_deck("jail chasm depths").recruit("schemer")
    game = setting.play("dismiss jailer", "settle chasm")
    assert game.lords(0) == ["schemer", "elder@chasm"]


def test_hermit_under_its_location_cannot_be_discarded_but_counts(table):
    """B-61, B-110, B-118: it is used; its points and its Guild count."""
    setting = table().seat(0, lords="hermit@abyss").court("keeper").recruit("traitor")
    assert setting.happened("PowerWithoutTarget seat=0 lord=traitor")
    assert setting.worth("abyss") == 4  # Ambassadors and Politicians
    assert setting.score(0)["lords"] == 11  # 5 + 6
