"""Keys, taking Locations and the Pearl Master (C-10 … C-14, C-17, C-21, C-22, C-40, C-41)."""

from __future__ import annotations

import pytest

from .table import Table


def due_after(*lords: str, location: str = "", before: str = "") -> bool:
    """Whether the last of ``lords`` brings a Location, the ones before it none."""
    others = ["farmer-3", "farmer-4", "farmer-3", "farmer-4"]
    deck = [lord for pair in zip(lords, others, strict=False) for lord in pair]
    table = Table(before, "", lord_deck=deck, available=["sunken_palace"])
    for index, _ in enumerate(lords):
        table.play("draw 1")
        asked = table.asks == "ChooseLocation"
        if index < len(lords) - 1:
            assert not asked
            table.play("draw 1")
    return asked


# -- the vectors of the rules ----------------------------------------------------------------------------------


def test_two_alike_are_due() -> None:
    """C-10"""
    assert due_after("mage-1", "soldier-1")
    assert due_after("mage-2", "soldier-2")


def test_two_unlike_wait_for_any_third() -> None:
    """C-10: the key vectors of section 7."""
    assert not due_after("mage-1", "soldier-2")
    assert due_after("mage-1", "soldier-2", "soldier-2")
    assert due_after("mage-2", "soldier-1", "soldier-1")


def test_after_a_location_the_count_begins_again() -> None:
    """C-10, C-12: silver, gold, gold, Location, then silver: not due."""
    assert not due_after("mage-1", before="Y1 R2 G2@pearl_banks")
    assert due_after("mage-1", before="Y1 R2 G2@pearl_banks B1")
    assert not due_after("mage-1", before="Y1 R2 G2@pearl_banks B2")


def test_with_the_hall_of_keys_any_two_are_enough() -> None:
    """C-21"""
    assert due_after("mage-2", before="Y1 R1@hall_of_keys G1")
    assert not due_after("mage-2", before="Y1 R1@hall_of_keys")


def test_a_spare_third_key_is_lost() -> None:
    """C-12: silver, gold, silver take a Location; the gold Key does not count any more."""
    table = Table("Y1 R2", lord_deck=["mage-1"], available=["sunken_palace"]).play("draw 1", "settle sunken_palace")
    keys = table.chamber(0).keys()
    assert (keys.silver, keys.gold) == (0, 0)


def test_a_lord_without_a_key_asks_for_nothing() -> None:
    """C-13: the check happens only when a Lord with a Key is placed."""
    table = Table("Y1 R1", lord_deck=["mage-3"]).play("draw 1")
    assert table.seat == 1


# -- taking a Location -----------------------------------------------------------------------------------------


def due(**position: object) -> Table:
    """Seat 0 has just placed its second silver Key, on place 2."""
    position.setdefault("available", ["sunken_palace", "pearl_cove"])
    return Table("Y1", lord_deck=["mage-1"], **position).play("draw 1")  # type: ignore[arg-type]


def test_available_or_one_to_three_of_the_deck() -> None:
    """C-11"""
    table = due()
    assert table.legal == ["settle sunken_palace", "settle pearl_cove", "locations 1", "locations 2", "locations 3"]
    assert table.refusal("settle hall_of_keys") == "location-not-available"
    assert table.refusal("locations 4") == table.refusal("locations 0") == "draw-one-to-three"


def test_taking_a_due_location_is_compulsory() -> None:
    """C-10, C-38"""
    assert due().refusal("decline") == "not-now"


def test_an_available_location_is_put_on_the_lord_just_placed() -> None:
    """C-11, C-12"""
    table = due().play("settle pearl_cove")
    assert table.lords(0) == ["farmer-1", "mage-1@pearl_cove"]
    assert table.state.available == ["sunken_palace"]
    assert table.events("LocationPut") == ["LocationPut seat=0 location=pearl_cove place=2"]


def test_of_the_drawn_locations_one_is_kept_and_the_others_stay_available() -> None:
    """C-11: the available ones cannot be taken any more."""
    table = due(location_deck=["silver_vault", "golden_vault", "pearl_banks"]).play("locations 3")
    assert table.legal == ["settle silver_vault", "settle golden_vault", "settle pearl_banks"]
    assert table.refusal("settle pearl_cove") == table.refusal("locations 1") == "only-drawn"
    table.play("settle golden_vault")
    assert table.locations(0) == ["golden_vault"]
    assert sorted(table.state.available) == ["pearl_banks", "pearl_cove", "silver_vault", "sunken_palace"]


def test_a_single_drawn_location_is_put_at_once() -> None:
    """C-11, C-41: the only choice, with all its effects."""
    table = due(location_deck=["pearl_cavern"]).play("locations 1")
    assert table.lords(0)[1] == "mage-1@pearl_cavern"
    assert table.pearls[0] == 3 and table.seat == 1


def test_never_more_locations_than_the_deck_holds() -> None:
    """C-11, C-41"""
    table = Table("Y1", lord_deck=["mage-1"], available=["sunken_palace"], keep={"location_deck": 1}).play("draw 1")
    assert table.legal == ["settle sunken_palace", "locations 1"]
    assert table.refusal("locations 2") == "locations-short"


def test_an_empty_location_deck_leaves_the_available_ones() -> None:
    """C-41"""
    table = Table("Y1", lord_deck=["mage-1"], available=["sunken_palace"], keep={"location_deck": 0}).play("draw 1")
    assert table.legal == ["settle sunken_palace"]


def test_none_available_leaves_the_deck() -> None:
    """C-41"""
    assert due(available=[]).legal == ["locations 1", "locations 2", "locations 3"]


def test_the_covered_lord_keeps_value_guild_key_and_neighbours() -> None:
    """C-12"""
    table = Table("Y2 Y2@golden_vault Y1", available=[])
    assert table.points(0) == {"lords": 2, "locations": 4, "coalition": 9}


def test_without_any_location_the_keys_stay_counted() -> None:
    """C-13: the next Key placed checks again."""
    table = Table(
        "Y1 R1@watching_eye G1", "P3", lord_deck=["mage-1", "mage-3", "politician-2"], keep={"location_deck": 0},
        available=["sunken_palace"],
    ).play("draw 1")  # fmt: skip
    assert table.events("NoLocation") == ["NoLocation seat=0"]
    assert table.lords(0) == ["farmer-1", "soldier-1@watching_eye", "merchant-1", "mage-1"]
    assert table.state.available == ["sunken_palace"] and table.seat == 1
    table.state.location_deck.append("pearl_cove")
    table.play("draw 1", "draw 1")
    assert table.lords(0)[4] == "politician-2@pearl_cove"


def test_pearls_of_a_location_come_before_its_owner_becomes_master() -> None:
    """C-14, C-17"""
    table = due(available=["pearl_grotto"]).play("settle pearl_grotto")
    assert table.events("LocationPut", "PearlsGained", "PearlMasterChanged") == [
        "LocationPut seat=0 location=pearl_grotto place=2",
        "PearlsGained seat=0 amount=2 why=pearl_grotto",
        "PearlMasterChanged seat=0 former=-1",
    ]


def test_several_locations_in_one_turn() -> None:
    """C-40: each is taken and acts before the next Lord is placed; one Location from one Lord (C-12)."""
    table = Table(
        "Y1",
        piles={"mage": ["mage-1.1", "mage-1.2", "mage-1.3"]},
        available=["sunken_palace", "pearl_cove"],
    ).play("pile mage", "place mage-1", "settle sunken_palace", "place mage-1")
    assert table.asks == "ChooseLocation"
    table.play("settle pearl_cove")
    assert table.lords(0) == ["farmer-1", "mage-1@sunken_palace", "mage-1", "mage-1@pearl_cove"]


def test_a_hall_of_keys_works_for_the_next_lord_of_the_same_turn() -> None:
    """C-40, C-21"""
    table = Table(
        "Y1",
        piles={"mage": ["mage-1.1", "mage-1.2", "mage-2.1"]},
        available=["hall_of_keys", "pearl_cove"],
    ).play("pile mage", "place mage-1.1", "settle hall_of_keys", "place mage-1.2")
    assert table.asks == "ChooseLocation"
    assert table.lords(0) == ["farmer-1", "mage-1@hall_of_keys", "mage-1", "mage-2"]


def test_a_watching_eye_works_for_the_next_lord_of_the_same_turn() -> None:
    """C-40, C-22"""
    table = Table(
        "Y1", piles={"mage": ["mage-1.1", "mage-1.2", "mage-1.3"]}, available=["watching_eye", "pearl_cove"]
    ).play("pile mage", "place mage-1.1", "settle watching_eye", "place mage-1.2")
    assert table.asks == "SearchDeck"
    assert table.refusal("settle pearl_cove") == "only-deck"


# -- Pearl Master ----------------------------------------------------------------------------------------------


def test_the_first_to_gain_a_pearl_takes_the_token() -> None:
    """C-17"""
    table = Table(lord_deck=["mage-4"]).play("draw 1")
    assert table.state.master == 0 and table.pearls == [1, 0]


@pytest.mark.parametrize(("pearls", "master"), [((2, 4), 1), ((3, 4), 0), ((4, 4), 0)])
def test_a_tie_is_enough_to_take_it(pearls: tuple[int, int], master: int) -> None:
    """C-17: seat 0 gains one Pearl, seat 1 is the Master with four."""
    table = Table(lord_deck=["mage-4"], pearls=pearls, master=1).play("draw 1")
    assert table.state.master == master


def test_only_gaining_pearls_is_a_claim() -> None:
    """C-17: with as many Pearls as the Master, but none gained, nothing changes."""
    table = Table(lord_deck=["mage-1"], pearls=(4, 4), master=1).play("draw 1")
    assert table.state.master == 1 and table.events("PearlMasterChanged") == []


def test_the_master_who_gains_more_stays_master() -> None:
    """C-17"""
    table = Table(lord_deck=["mage-3"], pearls=(4, 4), master=0).play("draw 1")
    assert table.state.master == 0 and table.events("PearlMasterChanged") == []
