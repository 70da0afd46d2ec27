"""Keys and Locations (B-1 … B-3, B-56 … B-67, B-106, B-120, B-129)."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.games.abyss.affairs import key_lords, keys

from .table import POWERLESS_COURT, Table

POOR: dict[str, Any] = {"pearls": 0}


def control(*areas: dict[str, Any], **position: Any) -> Table:
    """Seat 0 in ``CONTROL``."""
    return Table(**{"court": POWERLESS_COURT, "state": "control", "areas": [*areas, POOR], **position})


# -- Keys ----------------------------------------------------------------------------------------------------------


def test_keys_are_tokens_and_printed_keys_of_active_lords() -> None:
    """B-56, B-1 … B-3: jailer has no Key; one oracle is turned, the diplomat is used."""
    table = control(
        {
            "keys": 1,
            "lords": ["slaver", "jailer", "oracle:turned", "diplomat@jail", "shaman"],
            "locations": ["jail"],
        },
        available=[],
        keep={"location_deck": 0},
    )
    area = table.area(0)
    assert key_lords(area) == ["slaver", "shaman"]
    assert keys(area) == 3


@pytest.mark.parametrize(
    ("owned", "free", "active"),
    [("jailer", True, True), ("jailer:turned", True, False), ("jailer@jail", False, False)],
)
def test_free_used_and_turned(owned: str, free: bool, active: bool) -> None:
    """B-1, B-2, B-3: used and turned Lords still belong to the player."""
    table = Table(areas=[{"lords": [owned], "locations": ["jail"]}, POOR])
    (own,) = table.area(0).lords
    assert (own.free, own.active) == (free, active)
    assert table.points(0, "lords") == 7


@pytest.mark.parametrize(("tokens", "asked"), [(0, False), (2, False), (3, True), (4, True)])
def test_with_three_keys_a_location_must_be_taken(tokens: int, asked: bool) -> None:
    """B-57"""
    table = control({"pearls": 0, "keys": tokens}, available=["jail"])
    assert (table.asks == "ControlLocation") is asked
    if asked:
        assert table.legal == ["settle jail", "draw 1", "draw 2", "draw 3", "draw 4"]
        for text in ("decline", "pass", "done", "cancel", "skip"):
            assert table.refusal(text) == "not-now"
    else:
        assert table.seat == 1


def test_control_is_repeated_until_fewer_than_three_keys_are_left() -> None:
    """B-57"""
    table = control({"pearls": 0, "keys": 8}, available=["jail", "depths", "chasm"])
    table.play("settle jail", *["pledge-token"] * 3, "confirm")
    assert (table.asks, table.keys[0]) == ("ControlLocation", 5)
    table.play("settle chasm", *["pledge-token"] * 3, "confirm")
    assert table.keys[0] == 2
    assert table.seat == 1
    assert table.area(0).locations == ["jail", "chasm"]


# -- choosing a tile -----------------------------------------------------------------------------------------------


def test_drawn_tiles_one_of_which_must_be_chosen() -> None:
    """B-58"""
    table = control({"pearls": 0, "keys": 3}, available=["jail"], location_deck=["chasm", "depths", "abyss"])
    table.play("draw 2")
    assert table.legal == ["settle chasm", "settle depths"]
    assert table.refusal("settle jail") == "only-drawn"
    assert table.refusal("draw 1") == "only-drawn"  # no second draw
    assert table.state.available == ["jail", "chasm", "depths"]
    table.play("settle depths")
    assert table.area(0).locations == ["depths"]
    assert table.state.available == ["jail", "chasm"]  # the rest stay available to everybody
    assert table.seat == 1


@pytest.mark.parametrize(
    ("left", "legal"),
    [(0, ["settle jail"]), (1, ["settle jail", "draw 1"]), (3, ["settle jail", "draw 1", "draw 2", "draw 3"])],
)
def test_no_more_tiles_than_the_deck_holds(left: int, legal: list[str]) -> None:
    """B-58, B-129"""
    table = control({"keys": 3}, available=["jail"], keep={"location_deck": left})
    assert table.legal == legal
    assert table.refusal(f"draw {left + 1}") == "locations-short"


def test_one_to_four_tiles() -> None:
    """B-58"""
    table = control({"keys": 3}, available=["jail"])
    assert table.refusal("draw 0") == "draw-one-to-four"
    assert table.refusal("draw 5") == "draw-one-to-four"


def test_a_single_drawn_tile_is_taken_without_asking() -> None:
    """B-58, B-85"""
    table = control({"pearls": 0, "keys": 3}, available=["jail"], location_deck=["chasm"]).play("draw 1")
    assert table.area(0).locations == ["chasm"]
    assert table.state.available == ["jail"]


# -- spending Keys -------------------------------------------------------------------------------------------------


def test_any_mix_of_tokens_and_key_lords_chosen_after_the_tile() -> None:
    """B-59"""
    area = {
        "pearls": 0,
        "keys": 1,
        "lords": ["shaman", "keeper", "jailer", "oracle:turned", "diplomat@chasm", "reaper"],
        "locations": ["chasm"],
    }
    court = ["miller", "aquaculturalist", "landowner", "trader", "peddler", "hunter"]
    table = control(area, available=["jail"], court=court).play("settle jail")
    assert table.legal == ["pledge shaman", "pledge keeper", "pledge reaper", "pledge-token", "cancel"]
    assert table.refusal("pledge jailer") == "lord-without-key"
    assert table.refusal("pledge oracle") == "lord-turned"
    assert table.refusal("pledge diplomat") == "lord-used"
    assert table.refusal("confirm") == "keys-missing"
    table.play("pledge keeper", "pledge-token")
    assert table.refusal("pledge-token") == "no-key-token"
    table.play("pledge reaper")
    assert table.refusal("pledge shaman") == "keys-enough"
    assert table.legal == ["confirm", "release keeper", "release reaper", "release-token", "cancel"]
    table.play("confirm")
    assert table.keys[0] == 0
    assert table.lords(0) == [
        "shaman",
        "keeper@jail",
        "jailer",
        "oracle:turned",
        "diplomat@chasm",
        "reaper@jail",
    ]
    assert table.events("LocationControlled") == ["LocationControlled seat=0 location=jail lords=keeper,reaper keys=1"]


def test_pledged_keys_can_be_released_and_the_tile_changed() -> None:
    """B-21, B-59"""
    table = control({"pearls": 0, "keys": 4}, available=["jail", "chasm"])
    table.play("settle jail", "pledge-token", "release-token", "cancel")
    assert table.asks == "ControlLocation"
    table.play("settle chasm", *["pledge-token"] * 3, "confirm")
    assert table.area(0).locations == ["chasm"]
    assert table.keys[0] == 1


def test_a_location_with_three_tokens_and_no_lord() -> None:
    """B-60"""
    table = control({"pearls": 0, "keys": 3, "lords": ["jailer"]}, available=["jail"]).play("settle jail")
    assert table.lords(0) == ["jailer"]
    assert table.events("LocationControlled") == ["LocationControlled seat=0 location=jail lords= keys=3"]


def test_a_used_lord_has_lost_its_power_before_late_powers() -> None:
    """B-61"""
    table = control(
        {"pearls": 0, "lords": ["slaver", "shaman", "oracle"], "hand": ["crab-1"]},
        council={"crab": ["crab-2"]},
        available=["jail"],
    ).play("settle jail")
    assert table.lords(0) == ["slaver@jail", "shaman@jail", "oracle@jail"]
    assert table.seat == 1  # no late powers


def test_a_used_shaman_does_not_protect_in_the_hand_limit() -> None:
    """B-61, B-69, B-86"""
    area = {"pearls": 0, "keys": 2, "lords": ["shaman"], "hand": ["crab-1"] * 4 + ["squid-1"] * 3}
    table = control(area, available=["jail"], areas=[area, {"pearls": 0, "lords": ["commander"]}]).play("settle jail")
    assert (table.asks, table.seat) == ("DiscardToLimit", 0)


def test_a_used_lord_still_counts() -> None:
    """B-61: points, number of Lords, Guild and printed Key in scoring."""
    table = Table(
        areas=[
            {
                "lords": ["shaman@closed_tower", "keeper@closed_tower"],
                "locations": ["closed_tower", "hydrozoa_reserves", "jail"],
            },
            POOR,
        ]
    )
    assert table.points(0, "lords") == 11
    assert table.worth(0, "closed_tower") == 6
    assert table.worth(0, "hydrozoa_reserves") == 8
    assert table.worth(0, "jail") == 13


def test_without_a_location_the_keys_are_kept_and_checked_again() -> None:
    """B-62, B-129"""
    table = Table(
        court=POWERLESS_COURT,
        state="control",
        available=[],
        exploration=["crab-1", "crab-2"],
        keep={"location_deck": 0},
        areas=[{"pearls": 0, "keys": 4}, {"pearls": 0, "locations": ["jail"]}],
    )
    assert (table.seat, table.keys[0]) == (1, 4)
    table.play("explore", "take crab-1")
    table.state.available.append("chasm")  # an Illusionist or a Lord's death could bring a tile back
    table.play("explore", "take crab-2")
    assert (table.asks, table.seat) == ("ControlLocation", 0)


def test_the_effect_of_a_tile_comes_before_keys_are_counted_again() -> None:
    """B-63, B-120"""
    table = control(
        {"pearls": 0, "keys": 4, "lords": ["shaman", "keeper"]},
        available=["black_smokers", "chasm"],
        location_deck=["jail", "depths"],
        court=["miller", "aquaculturalist", "landowner", "trader", "peddler", "hunter"],
        keep={"location_deck": 2},
    ).play("settle black_smokers", "pledge shaman", "pledge keeper", "pledge-token", "confirm")
    assert table.asks == "SearchLocations"
    assert table.lords(0) == ["shaman@black_smokers", "keeper@black_smokers"]
    assert table.legal == ["settle depths", "settle jail", "decline"]
    table.play("settle depths")
    assert table.asks == "ControlLocation"  # three tokens are left
    assert table.lords(0) == ["shaman@depths", "keeper@depths"]
    assert table.area(0).locations == ["depths"]
    assert table.state.gone_locations == ["black_smokers"]
    assert table.state.location_deck == ["jail"]


# -- Ambassadors ---------------------------------------------------------------------------------------------------

ALL_RACES = ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"]


def ambassador(lord: str, **position: Any) -> Table:
    court = [lord, *POWERLESS_COURT[1:]]
    position = {"areas": [{"pearls": 0, "hand": ALL_RACES}, POOR], **position}
    table = Table(court=court, **position).play(f"recruit {lord}", *(f"pick {ally}" for ally in ALL_RACES), "confirm")
    return table.play("affiliate crab-2")


@pytest.mark.parametrize(("lord", "drawn"), [("hermit", 1), ("sage", 2), ("elder", 3)])
def test_an_ambassador_settles_on_one_of_the_tiles_it_draws(lord: str, drawn: int) -> None:
    """B-64, B-115"""
    deck = ["chasm", "depths", "abyss", "parliament"]
    table = ambassador(lord, available=["jail"], location_deck=deck)
    assert table.events("LocationsDrawn") == [f"LocationsDrawn seat=0 locations={','.join(deck[:drawn])}"]
    if drawn > 1:
        assert table.legal == [f"settle {tile}" for tile in deck[:drawn]]
        assert table.refusal("settle jail") == "only-drawn"
        assert table.refusal("decline") == "not-now"  # compulsory
        table.play("settle chasm")
    assert table.area(0).locations == ["chasm"]
    assert table.lords(0) == [f"{lord}@chasm"]
    assert table.state.available == ["jail", *deck[1:drawn]]
    assert table.events("LocationControlled") == [f"LocationControlled seat=0 location=chasm lords={lord} keys=0"]
    assert table.seat == 1


def test_an_ambassador_spends_no_key_however_many_there_are() -> None:
    """B-64, B-67"""
    table = ambassador(
        "hermit",
        available=["jail"],
        location_deck=["chasm"],
        areas=[{"pearls": 0, "keys": 5, "hand": ALL_RACES}, POOR],
    )
    assert table.keys[0] == 5
    assert table.area(0).locations == ["chasm"]
    assert table.asks == "ControlLocation"  # CONTROL looks at the remaining Keys as usual


def test_an_ambassador_draws_what_there_is() -> None:
    """B-65"""
    table = ambassador("elder", available=["jail"], location_deck=["chasm", "depths"], keep={"location_deck": 2})
    assert table.legal == ["settle chasm", "settle depths"]
    assert table.state.location_deck == []


def test_an_ambassador_with_an_empty_deck_chooses_an_available_tile() -> None:
    """B-65"""
    table = ambassador("elder", available=["jail", "chasm"], keep={"location_deck": 0})
    assert table.legal == ["settle jail", "settle chasm"]
    table.play("settle chasm")
    assert table.lords(0) == ["elder@chasm"]


def test_an_ambassador_without_any_tile_stays_free() -> None:
    """B-65, B-85"""
    table = ambassador("elder", available=[], keep={"location_deck": 0})
    assert table.lords(0) == ["elder"]
    assert table.events("PowerWithoutTarget") == ["PowerWithoutTarget seat=0 lord=elder"]


def test_a_free_ambassador_gives_no_key_and_cannot_be_spent() -> None:
    """B-66"""
    table = control({"pearls": 0, "keys": 2, "lords": ["elder", "sage"]}, available=["jail"])
    assert table.seat == 1
    table = control({"pearls": 0, "keys": 4, "lords": ["elder"]}, available=["jail"]).play("settle jail")
    assert table.refusal("pledge elder") == "lord-without-key"
    scored = Table(
        areas=[{"lords": ["elder", "sage"], "locations": ["lost_tower", "closed_tower"]}, POOR], state="over"
    )
    assert (scored.worth(0, "lost_tower"), scored.worth(0, "closed_tower")) == (6, 0)


def test_an_ambassador_on_black_smokers() -> None:
    """B-63, B-64, B-120: the Ambassador moves to the tile that is taken from the deck."""
    table = ambassador(
        "hermit", available=[], location_deck=["black_smokers", "jail", "chasm"], keep={"location_deck": 3}
    )
    assert table.asks == "SearchLocations"
    table.play("settle jail")
    assert table.lords(0) == ["hermit@jail"]
    assert table.area(0).locations == ["jail"]


# -- Black Smokers and Illusionist ---------------------------------------------------------------------------------


def test_black_smokers_may_be_kept_after_looking() -> None:
    """B-120, B-84: the deck is shuffled all the same."""
    orders = set()
    for seed in range(12):
        table = control(
            {"pearls": 0, "keys": 3},
            seed=seed,
            available=["black_smokers"],
            location_deck=["jail", "chasm", "depths", "abyss", "parliament"],
            keep={"location_deck": 5},
        ).play("settle black_smokers")
        assert table.legal[-1] == "decline"
        table.play("decline")
        assert table.area(0).locations == ["black_smokers"]
        assert table.state.gone_locations == []
        assert sorted(table.state.location_deck) == ["abyss", "chasm", "depths", "jail", "parliament"]
        orders.add(tuple(table.state.location_deck))
    assert len(orders) > 6


def test_black_smokers_with_an_empty_deck() -> None:
    """B-120, B-85"""
    table = control({"pearls": 0, "keys": 3}, available=["black_smokers"], keep={"location_deck": 0})
    table.play("settle black_smokers")
    assert table.area(0).locations == ["black_smokers"]
    assert table.events("PowerWithoutTarget") == ["PowerWithoutTarget seat=0 lord=black_smokers"]
    assert table.seat == 1


def illusionist(**position: Any) -> Table:
    """The Illusionist (10, one Race, jellyfish) is recruited by seat 0, who controls the Jail."""
    area = {
        "pearls": 2,
        "lords": ["shaman@jail", "trader"],
        "locations": ["jail"],
        "hand": ["jellyfish-5", "jellyfish-3"],
    }
    table = Table(
        **{
            "court": ["illusionist", *POWERLESS_COURT[1:]],
            "available": ["chasm", "depths"],
            "areas": [area, {"pearls": 0, "locations": ["abyss"]}],
            **position,
        }
    )
    return table.play("recruit illusionist", "pick jellyfish-5", "pick jellyfish-3", "confirm")


def test_the_illusionist_swaps_an_own_location_for_an_available_one() -> None:
    """B-106"""
    table = illusionist()
    assert table.legal == ["swap jail chasm", "swap jail depths", "decline"]
    keys_before = table.keys
    table.play("swap jail depths")
    assert table.area(0).locations == ["depths"]
    assert sorted(table.state.available) == ["chasm", "jail"]
    assert table.lords(0) == ["shaman@depths", "trader", "illusionist"]
    assert table.keys == keys_before


def test_the_illusionist_may_be_called_off() -> None:
    """B-84, B-106"""
    table = illusionist().play("decline")
    assert table.area(0).locations == ["jail"]
    assert table.seat == 1


@pytest.mark.parametrize(
    "position",
    [
        {"available": [], "keep": {"location_deck": 3}},
        {"areas": [{"pearls": 2, "hand": ["jellyfish-5", "jellyfish-3"]}, {"locations": ["abyss"]}]},
    ],
)
def test_the_illusionist_needs_a_tile_on_both_sides(position: dict[str, Any]) -> None:
    """B-106, B-85"""
    table = illusionist(**position)
    assert table.events("PowerWithoutTarget") == ["PowerWithoutTarget seat=0 lord=illusionist"]


def test_the_illusionist_takes_black_smokers_and_their_effect() -> None:
    """B-63, B-106, B-120"""
    table = illusionist(available=["black_smokers"], location_deck=["chasm", "depths"], keep={"location_deck": 2})
    table.play("swap jail black_smokers")
    assert table.asks == "SearchLocations"
    assert table.state.available == ["jail"]
    table.play("settle chasm")
    assert table.lords(0) == ["shaman@chasm", "trader", "illusionist"]
    assert table.state.gone_locations == ["black_smokers"]
