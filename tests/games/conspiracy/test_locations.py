"""Every Location by its name: what it counts, what it gives, what it does (section 4 of the rules; C-19 … C-23)."""

from __future__ import annotations

import pytest

from abyss_game.games.conspiracy.location import LOCATIONS

from .table import Table

GUILDS = {"farmers": "Y", "soldiers": "R", "merchants": "G", "politicians": "B", "mages": "P"}


def worth(lords: str, location: str, pearls: int = 0) -> int:
    """What ``location`` counts on the last of ``lords``."""
    table = Table(f"{lords}@{location}", pearls=(pearls,), variants=("bonus-locations",), state="over")
    return LOCATIONS[location].worth(table.state, 0)


def settled(location: str, *after: str, seats: int = 2, lords: str = "Y1", **position: object) -> Table:
    """Seat 0 has just taken ``location``; then come the moves ``after``."""
    deck = ["mage-1.1", *position.pop("lord_deck", [])]  # type: ignore[misc]
    position.setdefault("available", [location])
    table = Table(lords, seats=seats, lord_deck=deck, **position)  # type: ignore[arg-type]
    return table.play("draw 1", f"settle {location}", *after)


# -- points and Pearls -----------------------------------------------------------------------------------------


def test_sunken_palace() -> None:
    """Location 1"""
    assert worth("Y1", "sunken_palace") == 7
    assert settled("sunken_palace").pearls == [0, 0]


@pytest.mark.parametrize(
    ("location", "points", "pearls"), [("pearl_cove", 5, 1), ("pearl_grotto", 4, 2), ("pearl_cavern", 3, 3)]
)
def test_pearl_cove_grotto_and_cavern(location: str, points: int, pearls: int) -> None:
    """Locations 2, 3, 4; C-14: the Pearls come at once."""
    assert worth("Y1", location) == points
    table = settled(location)
    assert table.pearls == [pearls, 0] and table.state.master == 0


def test_silver_vault() -> None:
    """Location 5: 1 per silver Key, used and covered ones too."""
    assert worth("Y1 R1@sunken_palace G2 B1 P3 Y1", "silver_vault") == 4
    assert worth("G2", "silver_vault") == 0


def test_golden_vault() -> None:
    """Location 6: 2 per gold Key, likewise."""
    assert worth("Y2 R2@sunken_palace G1 B2", "golden_vault") == 6
    assert worth("G1", "golden_vault") == 0


@pytest.mark.parametrize(("pearls", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
def test_pearl_banks(pearls: int, points: int) -> None:
    """Location 7: 1 per two Pearls, rounded down."""
    assert worth("Y1", "pearl_banks", pearls) == points


def test_chain_of_reefs() -> None:
    """Location 8: 2 per Location, itself included."""
    assert worth("Y1", "chain_of_reefs") == 2
    assert worth("Y1 R1@sunken_palace G1 B1@pearl_cove P1", "chain_of_reefs") == 6


@pytest.mark.parametrize(
    "location", ["closed_gate", "guarded_gate", "great_whirlpool", "shifting_sands", "hall_of_keys", "watching_eye"]
)
def test_locations_with_a_power_count_three(location: str) -> None:
    """Locations 9 to 14"""
    assert worth("Y1", location) == 3


@pytest.mark.parametrize("guild", GUILDS)
def test_throne(guild: str) -> None:
    """Locations 15 to 19: the value of the highest Lord of the Guild, 0 without one."""
    own = GUILDS[guild]
    other = "Y" if own != "Y" else "R"
    assert worth(f"{own}3 {own}4 {own}0 {other}6 {other}1", f"throne_of_{guild}") == 4
    assert worth(f"{other}6 {other}1", f"throne_of_{guild}") == 0
    assert worth(f"{own}2", f"throne_of_{guild}") == 2


@pytest.mark.parametrize("guild", GUILDS)
def test_assembly(guild: str) -> None:
    """Locations 20 to 24: 1, and 1 more per Lord of the Guild."""
    own = GUILDS[guild]
    other = "Y" if own != "Y" else "R"
    assert worth(f"{own}3 {own}4 {own}0 {other}6 {own}1", f"assembly_of_{guild}") == 5
    assert worth(f"{other}6 {other}1", f"assembly_of_{guild}") == 1


@pytest.mark.parametrize(
    ("location", "points"),
    [("alliance_of_ones", 5), ("alliance_of_twos", 4), ("alliance_of_threes", 2), ("alliance_of_fours", 2)],
)
def test_alliances(location: str, points: int) -> None:
    """Locations 25 to 28 (C-2); C-23: Guilds are ignored. The vector of section 7: 21313/2114/621/43/1."""
    assert worth("Y2 R1 G3 B1 P3 R2 Y1 B1 P4 G6 P2 Y1 R4 Y3 P1", location) == points


@pytest.mark.parametrize("value", ["ones", "twos", "threes", "fours"])
def test_an_alliance_of_a_value_that_is_missing(value: str) -> None:
    """Locations 25 to 28: nothing without such a Lord."""
    base = "Y6 R2" if value == "ones" else "Y6 R1"
    assert worth(base, f"alliance_of_{value}") == 0


def test_alliances_join_across_guilds() -> None:
    """C-23: places 1, 2 and 6 touch, of three Guilds."""
    assert worth("Y2 R2 G3 B3 P4 G2", "alliance_of_twos") == 6


def test_quiet_citadel() -> None:
    """Location 29: 1, and 1 more per Lord of value 0 or 6."""
    assert worth("Y2 R1 G3 B1 P3 R2 Y1 B1 P4 G6 P2 Y1 R4 Y3 P1", "quiet_citadel") == 2
    assert worth("Y0 R6 G6 B0 P1", "quiet_citadel") == 5


# -- Gates -----------------------------------------------------------------------------------------------------


def test_closed_gate() -> None:
    """C-19: opponents take exactly the top Lord, until the owner's next turn begins."""
    table = settled("closed_gate", seats=3, piles={"soldier": ["soldier-3"]})
    assert table.seat == 1 and table.legal == ["draw 1"]
    assert table.refusal("draw 2") == table.refusal("pile soldier") == "gate-orders"
    assert table.refusal("pile mage") == "pile-empty"
    table.play("draw 1")
    assert table.seat == 2 and table.legal == ["draw 1"]
    table.play("draw 1")
    assert table.seat == 0 and "draw 3" in table.legal and "pile soldier" in table.legal
    assert table.events("GateClosed", "GateOpened") == [
        "GateClosed seat=0 location=closed_gate count=1",
        "GateOpened seat=0 location=closed_gate",
    ]
    table.play("draw 1")
    assert "draw 3" in table.legal


def test_guarded_gate() -> None:
    """C-19: opponents draw exactly two and keep one."""
    table = settled("guarded_gate", lord_deck=["farmer-3", "soldier-3"], piles={"soldier": ["soldier-4"]})
    assert table.legal == ["draw 2"]
    assert table.refusal("draw 1") == table.refusal("draw 3") == table.refusal("pile soldier") == "gate-orders"
    table.play("draw 2")
    assert table.legal == ["keep farmer-3", "keep soldier-3"]
    table.play("keep farmer-3")
    assert table.pile("soldier") == ["soldier-4", "soldier-3"] and table.seat == 0


def test_guarded_gate_with_one_lord_left() -> None:
    """C-19: just one."""
    table = settled("guarded_gate", keep={"lord_deck": 2}, piles={"soldier": ["soldier-3"]})
    assert table.legal == ["draw 1"]


@pytest.mark.parametrize("gate", ["closed_gate", "guarded_gate"])
def test_an_empty_deck_suspends_the_order(gate: str) -> None:
    """C-19"""
    table = settled(gate, keep={"lord_deck": 1}, piles={"soldier": ["soldier-3"], "farmer": ["farmer-3"]})
    assert table.legal == ["pile farmer", "pile soldier"]


def test_a_gate_limits_the_recruit_step_only() -> None:
    """C-19: the Location that becomes due may be drawn for as usual."""
    table = settled(
        "closed_gate", "draw 1", lord_deck=["mage-1.2"], areas=[{"lords": ["farmer-1"]}, {"lords": ["soldier-1"]}]
    )
    assert table.seat == 1 and table.legal == ["locations 1", "locations 2", "locations 3"]


def test_a_newer_gate_ends_the_older() -> None:
    """C-19: seat 1 takes its Gate under that of seat 0; now seats 2 and 0 draw two."""
    table = Table(
        "Y1", "R1", "", seats=3, lord_deck=["mage-1.1", "mage-1.2", "farmer-3", "farmer-4"],
        available=["closed_gate", "guarded_gate"],
    ).play("draw 1", "settle closed_gate", "draw 1", "settle guarded_gate")  # fmt: skip
    assert table.seat == 2 and table.legal == ["draw 2"]
    table.play("draw 2", "keep farmer-3")
    assert table.seat == 0 and table.legal == ["draw 2"]
    assert table.events("GateClosed", "GateOpened") == [
        "GateClosed seat=0 location=closed_gate count=1",
        "GateOpened seat=0 location=closed_gate",
        "GateClosed seat=1 location=guarded_gate count=2",
    ]


def test_with_two_gates_in_one_turn_the_second_is_in_force() -> None:
    """C-40, C-19"""
    table = Table(
        "Y1", piles={"mage": ["mage-1.1", "mage-1.2", "mage-1.3"]}, available=["closed_gate", "guarded_gate"]
    ).play("pile mage", "place mage-1", "settle closed_gate", "place mage-1", "settle guarded_gate")
    assert table.legal == ["draw 2"]


# -- recycling -------------------------------------------------------------------------------------------------


def test_great_whirlpool() -> None:
    """C-20: all piles, the cards just rejected included, go into the deck, which is shuffled."""
    table = Table(
        "Y1",
        lord_deck=["mage-1", "farmer-3", "soldier-4"],
        piles={"merchant": ["merchant-3", "merchant-4"]},
        available=["great_whirlpool"],
    )
    before = table.deck
    table.play("draw 3", "keep mage-1", "settle great_whirlpool")
    assert table.piles == {}
    assert sorted(table.deck) == sorted([*before[1:], "merchant-3", "merchant-4"])
    assert table.deck[:2] != ["merchant-4", "merchant-3"] and table.deck[2:] != before[3:]
    assert table.events("LordsRecycled") == ["LordsRecycled seat=0 lords=farmer-3,soldier-4,merchant-3,merchant-4"]


def test_great_whirlpool_leaves_lords_that_wait() -> None:
    """C-20: not those still to be placed from a pile."""
    table = Table(
        "Y1",
        piles={"mage": ["mage-1", "mage-3", "mage-4"], "farmer": ["farmer-3"]},
        available=["great_whirlpool"],
    ).play("pile mage", "place mage-1", "settle great_whirlpool")
    assert table.legal == ["place mage-3", "place mage-4"]
    assert table.piles == {} and "farmer-3" in table.deck


def test_the_great_whirlpool_gives_an_empty_deck_new_lords() -> None:
    """C-7, C-20: nothing else does."""
    table = Table(
        "Y1", keep={"lord_deck": 0}, piles={"mage": ["mage-1"], "farmer": ["farmer-3"]}, available=["great_whirlpool"]
    ).play("pile mage", "settle great_whirlpool")
    assert table.deck == ["farmer-3"] and table.legal == ["draw 1"]


def test_shifting_sands() -> None:
    """C-20: all available Locations, those just rejected included but not itself, go into their deck."""
    table = Table(
        "Y1",
        lord_deck=["mage-1"],
        available=["sunken_palace", "pearl_cove"],
        location_deck=["shifting_sands", "hall_of_keys", "watching_eye"],
    )
    size = len(table.state.location_deck)
    table.play("draw 1", "locations 3", "settle shifting_sands")
    assert table.state.available == []
    assert len(table.state.location_deck) == size + 1
    assert {"sunken_palace", "pearl_cove", "hall_of_keys", "watching_eye"} <= set(table.state.location_deck)
    assert table.locations(0) == ["shifting_sands"]
    assert table.events("LocationsRecycled") == [
        "LocationsRecycled seat=0 locations=sunken_palace,pearl_cove,hall_of_keys,watching_eye"
    ]


def test_shifting_sands_shuffle_the_deck() -> None:
    """C-20: the available Locations do not lie on top in their order."""
    orders = set()
    for rng in range(8):
        table = Table(
            "Y1", lord_deck=["mage-1"], available=["sunken_palace", "pearl_cove", "shifting_sands"], rng=rng,
            location_deck=["hall_of_keys"],
        ).play("draw 1", "settle shifting_sands")  # fmt: skip
        orders.add(tuple(table.state.location_deck))
    assert len(orders) == 8
    assert any(order[-2:] != ("sunken_palace", "pearl_cove") for order in orders)


# -- lasting powers --------------------------------------------------------------------------------------------


def test_hall_of_keys() -> None:
    """C-21: for its owner, from the next Location on."""
    table = settled("hall_of_keys", "draw 1", "draw 1", lord_deck=["soldier-3", "mage-1.2", "soldier-4", "mage-2.1"])
    table.play("draw 1", "draw 1")
    assert table.seat == 0 and table.asks == "ChooseLocation"


def test_hall_of_keys_does_not_help_opponents() -> None:
    """C-21"""
    table = Table("Y1 R1@hall_of_keys", "G1", active=1, lord_deck=["mage-2"]).play("draw 1")
    assert table.seat == 0 and table.asks == "ChooseRecruit"


def test_watching_eye() -> None:
    """C-22: the whole deck is looked through in order of the numbers, one is taken, the rest is shuffled; available
    Locations cannot be taken."""
    table = Table(
        "Y1 R1@watching_eye G1", lord_deck=["mage-1"], available=["sunken_palace"], location_deck=["pearl_banks"]
    )
    before = list(table.state.location_deck)
    table.play("draw 1")
    assert table.asks == "SearchDeck" and len(table.legal) == 22
    assert table.legal[:3] == ["settle pearl_cove", "settle pearl_grotto", "settle pearl_cavern"]
    assert table.refusal("settle sunken_palace") == table.refusal("locations 1") == "only-deck"
    table.play("settle hall_of_keys")
    assert table.locations(0) == ["watching_eye", "hall_of_keys"]
    left = [location for location in before if location != "hall_of_keys"]
    assert sorted(table.state.location_deck) == sorted(left) and table.state.location_deck != left


def test_a_search_is_shown_to_all() -> None:
    """C-22, C-28"""
    table = Table("Y1 R1@watching_eye G1", lord_deck=["mage-1"], keep={"location_deck": 3}).play("draw 1")
    searched = next(event for event in table.happened if type(event).__name__ == "LocationDeckSearched")
    assert searched.seen_by(1) == searched and len(searched.locations) == 3  # type: ignore[attr-defined]


def test_watching_eye_with_an_empty_deck() -> None:
    """C-22, C-13: nothing happens although Locations are available."""
    table = Table(
        "Y1 R1@watching_eye G1", lord_deck=["mage-1"], available=["sunken_palace"], keep={"location_deck": 0}
    ).play("draw 1")
    assert table.seat == 1 and table.locations(0) == ["watching_eye"]
    assert table.chamber(0).keys().total == 2
