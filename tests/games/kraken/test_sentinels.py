"""Sentinels: three tokens that reserve things in Court, Council and Locations (K-27 … K-35)."""

from __future__ import annotations

import pytest

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
STACKS = [f"guard-stack watcher {race}" for race in RACES]

# -- taking and placing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lord", ["watcher", "vigil", "lookout"])
def test_watcher_vigil_and_lookout_bring_a_nebulis_and_their_token(table, lord):
    """K-27, K-54, K-29: the token may go on any Court Lord, any stack, even an empty one, any available Location."""
    setting = table().court("jailer keeper").council(crab="crab-1").available("jail chasm")
    game = setting.recruit(lord)
    assert (game.nebulis, game.holder) == ([1, 0], 0)
    assert (game.asks, game.decider) == ("PlaceSentinel", 0)
    assert game.options == [
        f"guard-lord {lord} jailer",
        f"guard-lord {lord} keeper",
        *(f"guard-stack {lord} {race}" for race in RACES),
        f"guard-location {lord} jail",
        f"guard-location {lord} chasm",
        "decline",
    ]
    game.play(f"guard-stack {lord} squid")
    assert game.sentinel(lord) == f"{lord} 0 @ council:squid"
    assert game.happened(f"SentinelPlaced seat=0 sentinel={lord} place=council:4")
    assert game.decider == 1


def test_the_token_is_placed_before_the_court_slides(table):
    """K-28: the Court still has its gap."""
    game = table().court("jailer watcher keeper reaper shepherd miller").recruit("watcher")
    assert game.court == ["jailer", "-", "keeper", "reaper", "shepherd", "miller"]
    game.play("guard-lord watcher jailer")
    assert game.court == ["-", "jailer", "keeper", "reaper", "shepherd", "miller"]
    assert game.sentinel("watcher") == "watcher 0 @ lord:jailer"


def test_the_token_is_never_placed_on_what_somebody_owns_or_on_a_back(table):
    """K-29"""
    setting = table().seat(0, lords="keeper@jail").seat(1, lords="reaper", locations="chasm").court("miller")
    game = setting.lord_deck("sage").location_deck("abyss").available("depths").recruit("watcher")
    for move in ("guard-lord watcher keeper", "guard-lord watcher reaper", "guard-lord watcher sage"):
        assert game.refused(move) == "not-now"
    for move in ("guard-location watcher jail", "guard-location watcher chasm", "guard-location watcher abyss"):
        assert game.refused(move) == "not-now"


def test_placing_may_be_declined_and_done_in_a_later_turn_before_the_action(table):
    """K-28, K-69: as one of the things that may be done until the action is chosen."""
    setting = table().court("jailer").exploration("crab-1 crab-2 crab-3")
    game = setting.recruit("watcher").play("decline")
    assert game.sentinel("watcher") == "watcher 0"
    assert game.happened("PowerDeclined seat=0 lord=watcher")
    assert not any(move.startswith("guard") for move in game.options)  # seat 1
    game.play("explore", "pass", "take crab-1")
    assert "guard-lord watcher jailer" in game.options and "explore" in game.options
    game.play("guard-lord watcher jailer")
    assert game.decider == 0 and "explore" in game.options  # the action is still to come
    assert game.sentinel("watcher") == "watcher 0 @ lord:jailer"


def test_the_token_cannot_be_placed_in_mid_action_or_late(table):
    """K-28: not while exploring, not after the action."""
    setting = table().seat(0, lords="slaver", hand="crab-1").kraken(sentinels=["watcher 0"])
    game = setting.exploration("crab-2 crab-3").play("explore")
    assert game.refused("guard-stack watcher crab") == "not-now"
    game.play("take crab-2")
    assert game.asks == "LatePowers"
    assert game.refused("guard-stack watcher crab") == "not-now"


def test_the_token_stays_when_the_lord_is_lost(table):
    """K-27: discarded, turned, used: the token does not care."""
    setting = table().seat(0, lords="watcher").kraken(sentinels=["watcher 0 @ council:crab"])
    game = setting.court("traitor keeper").recruit("traitor").play("exchange watcher keeper")
    assert game.lords(0) == ["traitor", "keeper"]
    assert game.sentinel("watcher") == "watcher 0 @ council:crab"


def test_two_tokens_in_front_of_a_player_are_placed_one_by_one(table):
    """K-28, K-30"""
    game = table().court("jailer").kraken(sentinels=["watcher 0", "vigil 0"]).exploration("crab-1").start()
    game.play("guard-lord vigil jailer")
    assert game.refused("guard-lord watcher jailer") == "sentinel-area"
    game.play("guard-stack watcher crab")
    assert game.sentinel("vigil") == "vigil 0 @ lord:jailer"
    assert game.sentinel("watcher") == "watcher 0 @ council:crab"
    assert game.refused("guard-stack watcher squid") == "sentinel-placed"


def test_one_sentinel_an_area(table):
    """K-30: whoever owns it."""
    setting = table().available("jail").court("jailer")
    game = setting.kraken(sentinels=["vigil 1 @ lord:jailer", "lookout 0 @ council:crab"]).recruit("watcher")
    assert game.options == ["guard-location watcher jail", "decline"]
    assert game.refused("guard-lord watcher jailer") == "sentinel-area"


def test_one_sentinel_among_the_locations(table):
    """K-30"""
    setting = table().available("jail chasm").court("jailer").kraken(sentinels=["vigil 1 @ location:jail"])
    game = setting.recruit("watcher")
    assert game.options == ["guard-lord watcher jailer", *STACKS, "decline"]
    assert game.refused("guard-location watcher chasm") == "sentinel-area"


def test_without_an_open_area_the_token_stays_in_front(table):
    """K-30, K-54: the Nebulis comes all the same."""
    setting = table().court("jailer").kraken(sentinels=["vigil 1 @ lord:jailer", "lookout 0 @ council:crab"])
    game = setting.recruit("watcher")  # no Location is available
    assert (game.sentinel("watcher"), game.nebulis, game.decider) == ("watcher 0", [1, 0], 1)


def test_nobody_places_the_token_of_somebody_else(table):
    """K-28"""
    game = table().court("jailer").kraken(sentinels=["watcher 1"]).exploration("crab-1").start()
    assert game.refused("guard-lord watcher jailer") == game.refused("guard-lord vigil jailer") == "not-now"


# -- what is reserved ------------------------------------------------------------------------------------------


def test_only_the_owner_may_recruit_the_reserved_lord(table):
    """K-31, K-32"""
    hand = "crab-3 squid-2 shellfish-1"
    other = table().seat(0, hand=hand).court("jailer tamer").kraken(sentinels=["watcher 1 @ lord:jailer"]).start()
    assert other.refused("recruit jailer") == "reserved"
    assert "recruit tamer" in other.options
    owner = table().seat(0, hand=hand).court("jailer tamer").kraken(sentinels=["watcher 0 @ lord:jailer"]).start()
    assert {"recruit jailer", "recruit tamer"} <= set(owner.options)


def test_only_the_owner_may_take_the_reserved_stack(table):
    """K-31, K-32"""
    setting = table().council(crab="crab-1", squid="squid-1").kraken(sentinels=["watcher 1 @ council:crab"])
    game = setting.start()
    assert "council squid" in game.options
    assert game.refused("council crab") == "reserved"
    mine = table().council(crab="crab-1", squid="squid-1").kraken(sentinels=["watcher 0 @ council:crab"]).start()
    assert {"council crab", "council squid"} <= set(mine.options)


def test_a_reserved_stack_alone_is_no_action(table):
    """K-31, K-35: there is nothing to do for the Council action."""
    setting = table().council(crab="crab-1").kraken(sentinels=["watcher 1 @ council:crab"])
    assert not any(move.startswith("council") for move in setting.start().options)


def test_new_allies_are_put_on_a_reserved_stack(table):
    """K-31"""
    setting = table().kraken(sentinels=["watcher 1 @ council:crab"]).exploration("crab-3 squid-1")
    game = setting.play("explore", "explore", "take squid-1")
    assert game.council("crab") == ["crab-3"]


def test_only_the_owner_may_control_the_reserved_location(table):
    """K-31, K-32"""
    setting = table().seat(0, keys=3).available("jail chasm").at("control")
    game = setting.kraken(sentinels=["watcher 1 @ location:jail"]).location_deck("", only=True).start()
    assert game.locations(0) == [] and game.options == ["settle chasm"]
    assert game.refused("settle jail") == "reserved"
    mine = table().seat(0, keys=3).available("jail chasm").at("control").location_deck("", only=True)
    assert mine.kraken(sentinels=["watcher 0 @ location:jail"]).start().options == ["settle jail", "settle chasm"]


def test_the_corruptor_cannot_touch_a_reserved_lord(table):
    """K-31"""
    setting = table().seat(0, pearls=5).court("jailer keeper").kraken(sentinels=["watcher 1 @ lord:jailer"])
    game = setting.recruit("corruptor")
    assert game.options == ["recruit keeper", "decline"]
    assert game.refused("recruit jailer") == "reserved"


def test_the_traitor_cannot_touch_a_reserved_lord(table):
    """K-31"""
    setting = table().seat(0, lords="miller").court("jailer keeper").kraken(sentinels=["watcher 1 @ lord:jailer"])
    game = setting.recruit("traitor")
    assert game.options == ["exchange miller keeper", "decline"]
    assert game.refused("exchange miller jailer") == "reserved"


def test_the_opportunist_cannot_touch_a_reserved_lord(table):
    """K-31"""
    setting = table().seat(0, lords="opportunist").court("jailer keeper").kraken(sentinels=["watcher 1 @ lord:jailer"])
    game = setting.play("use opportunist")
    assert game.options == ["dismiss keeper", "cancel"]
    assert game.refused("dismiss jailer") == "reserved"


def test_the_apprentice_cannot_take_a_reserved_stack(table):
    """K-31"""
    setting = table().council(crab="crab-1", squid="squid-1", shellfish="shellfish-1")
    game = setting.kraken(sentinels=["watcher 1 @ council:crab"]).recruit("apprentice")
    assert game.options == ["council shellfish", "council squid"]
    assert game.refused("council crab") == "reserved"


def test_the_alchemist_cannot_take_a_reserved_stack(table):
    """K-31"""
    setting = table().seat(0, lords="alchemist").council(crab="crab-1", squid="squid-1", shellfish="shellfish-1")
    game = setting.kraken(sentinels=["watcher 1 @ council:crab"]).play("council squid")
    assert game.options == ["council shellfish"]
    assert game.refused("council crab") == "reserved"


def test_the_oracle_cannot_touch_a_reserved_stack(table):
    """K-31"""
    setting = table().seat(0, lords="oracle").council(crab="crab-1", squid="squid-1")
    game = setting.kraken(sentinels=["watcher 1 @ council:crab"]).play("use oracle")
    assert game.options == ["strip squid", "cancel"]
    assert game.refused("strip crab") == "reserved"


def test_the_illusionist_cannot_take_a_reserved_location(table):
    """K-31"""
    setting = table().seat(0, locations="abyss").available("jail chasm").kraken(sentinels=["watcher 1 @ location:jail"])
    game = setting.recruit("illusionist")
    assert game.options == ["swap abyss chasm", "decline"]
    assert game.refused("swap abyss jail") == "reserved"


def test_an_ambassador_that_must_choose_among_available_tiles_respects_the_sentinel(table):
    """K-31, B-65"""
    setting = table().available("jail chasm abyss").location_deck("", only=True)
    game = setting.kraken(sentinels=["watcher 1 @ location:jail"]).recruit("hermit")
    assert game.options == ["settle chasm", "settle abyss"]
    assert game.refused("settle jail") == "reserved"


# -- nothing but reserved things -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lord", "setting"),
    [
        ("apprentice", {"council": {"crab": "crab-1"}, "sentinel": "council:crab"}),
        ("corruptor", {"court": "jailer", "pearls": 5, "sentinel": "lord:jailer"}),
        ("traitor", {"court": "jailer", "lords": "miller", "sentinel": "lord:jailer"}),
        ("illusionist", {"available": "jail", "locations": "abyss", "sentinel": "location:jail"}),
        ("hermit", {"available": "jail", "sentinel": "location:jail"}),
    ],
)
def test_a_power_that_could_take_only_reserved_things_has_no_target(table, lord, setting):
    """K-35, B-85"""
    one = table().council(**setting.get("council", {})).court(setting.get("court", ""))
    one.seat(0, pearls=setting.get("pearls", 0), lords=setting.get("lords", ""), locations=setting.get("locations", ""))
    one.available(setting.get("available", "")).kraken(sentinels=[f"watcher 1 @ {setting['sentinel']}"])
    game = one.location_deck("", only=True).recruit(lord)
    assert game.happened(f"PowerWithoutTarget seat=0 lord={lord}")
    assert game.decider == 1


@pytest.mark.parametrize(("lord", "sentinel"), [("oracle", "council:crab"), ("opportunist", "lord:jailer")])
def test_a_per_turn_power_that_could_touch_only_reserved_things_cannot_be_used(table, lord, sentinel):
    """K-35, B-18"""
    setting = table().seat(0, lords=lord).council(crab="crab-1").court("jailer")
    assert f"use {lord}" in setting.start().options
    blocked = table().seat(0, lords=lord).council(crab="crab-1").court("jailer").exploration("crab-2")
    assert blocked.kraken(sentinels=[f"watcher 1 @ {sentinel}"]).start().refused(f"use {lord}") == "power-needs-target"


def test_the_second_stack_of_the_alchemist_is_not_compulsory_when_reserved(table):
    """K-35"""
    setting = table().seat(0, lords="alchemist").council(crab="crab-1", squid="squid-1")
    game = setting.kraken(sentinels=["watcher 1 @ council:crab"]).play("council squid")
    assert game.decider == 1
    assert game.council("crab") == ["crab-1"]


def test_nothing_is_controlled_when_all_tiles_are_reserved_and_the_deck_is_empty(table):
    """K-35, B-62: the Keys stay for later."""
    setting = table().seat(0, keys=3).available("jail").location_deck("", only=True).at("control")
    game = setting.kraken(sentinels=["watcher 1 @ location:jail"]).start()
    assert (game.locations(0), game.key_tokens(0), game.decider) == ([], 3, 1)


def test_a_tile_is_drawn_when_the_available_ones_are_reserved(table):
    """K-35"""
    setting = table().seat(0, keys=3).available("jail").location_deck("chasm", only=True).at("control")
    assert setting.kraken(sentinels=["watcher 1 @ location:jail"]).start().options == ["draw 1"]


# -- the token comes back --------------------------------------------------------------------------------------


def test_the_token_returns_when_its_lord_is_recruited(table):
    """K-33: it cannot be placed in the same turn; from the next turn on it can."""
    setting = table().seat(0, hand="crab-3 squid-2 shellfish-1").court("jailer tamer")
    game = setting.kraken(sentinels=["watcher 0 @ lord:jailer"]).exploration("crab-4 crab-4").start()
    game.recruit("jailer")
    assert game.happened("SentinelReturned seat=0 sentinel=watcher place=lord:jailer")
    assert game.sentinel("watcher") == "watcher 0 rests"
    game.play("explore", "take crab-4")
    assert game.decider == 0
    assert "guard-lord watcher tamer" in game.options


def test_a_token_that_returned_cannot_be_placed_in_the_same_turn(table):
    """K-33: the owner's Oracle removes the reserved stack before the action."""
    setting = table().seat(0, lords="oracle").council(crab="crab-1").kraken(sentinels=["watcher 0 @ council:crab"])
    game = setting.exploration("squid-1").play("use oracle", "strip crab")
    assert game.sentinel("watcher") == "watcher 0 rests"
    assert game.refused("guard-stack watcher crab") == "sentinel-rests"


def test_an_extra_turn_counts_as_the_next_turn(table):
    """K-33"""
    setting = table().seat(0, hand="jellyfish-5 jellyfish-2 jellyfish-1").court("invoker")
    game = setting.kraken(sentinels=["watcher 0 @ lord:invoker"]).start().recruit("invoker")
    assert game.happened("TurnStarted seat=0 extra=true")
    assert "guard-stack watcher crab" in game.options


@pytest.mark.parametrize(
    ("lords", "sentinel", "moves"),
    [
        ("", "council:crab", ["council crab"]),
        ("oracle", "council:crab", ["use oracle", "strip crab"]),
        ("opportunist", "lord:jailer", ["use opportunist", "dismiss jailer"]),
    ],
)
def test_the_token_returns_by_whatever_means_the_thing_goes(table, lords, sentinel, moves):
    """K-33"""
    setting = table().seat(0, lords=lords).council(crab="crab-1").court("jailer").exploration("squid-1")
    game = setting.kraken(sentinels=[f"watcher 0 @ {sentinel}"]).play(*moves)
    assert game.count("SentinelReturned seat=0 sentinel=watcher") == 1


def test_the_token_returns_from_a_stack_taken_by_the_apprentice(table):
    """K-33"""
    setting = table().council(crab="crab-1").kraken(sentinels=["watcher 0 @ council:crab"])
    assert setting.recruit("apprentice").happened("SentinelReturned seat=0 sentinel=watcher place=council:1")


def test_the_token_returns_from_a_lord_taken_by_corruptor_or_traitor(table):
    """K-33"""
    one = table().seat(0, pearls=5).court("jailer").kraken(sentinels=["watcher 0 @ lord:jailer"]).recruit("corruptor")
    assert one.play("recruit jailer").happened("SentinelReturned seat=0")
    other = table().seat(0, lords="miller").court("jailer").kraken(sentinels=["watcher 0 @ lord:jailer"])
    assert other.recruit("traitor").play("exchange miller jailer").happened("SentinelReturned seat=0")


def test_the_token_returns_from_a_controlled_location(table):
    """K-33: with Keys, by an Ambassador, by the Illusionist."""
    keys = table().seat(0, keys=3).available("jail").at("control").kraken(sentinels=["watcher 0 @ location:jail"])
    assert keys.play("settle jail").sentinel("watcher") == "watcher 0 rests"
    hermit = table().available("jail").location_deck("", only=True).kraken(sentinels=["watcher 0 @ location:jail"])
    assert hermit.recruit("hermit").happened("SentinelReturned place=location:jail")
    swap = table().seat(0, locations="abyss").available("jail").kraken(sentinels=["watcher 0 @ location:jail"])
    assert swap.recruit("illusionist").play("swap abyss jail").happened("SentinelReturned place=location:jail")


def test_the_token_stays_with_its_lord_when_the_court_slides(table):
    """K-34"""
    setting = table().seat(0, hand="crab-3 squid-2 shellfish-1").court("tamer - jailer keeper reaper")
    game = setting.kraken(sentinels=["watcher 0 @ lord:tamer"]).start().recruit("jailer")
    assert game.court == ["-", "-", "-", "tamer", "keeper", "reaper"]
    assert game.sentinel("watcher") == "watcher 0 @ lord:tamer"


def test_the_token_stays_with_its_race_and_its_tile(table):
    """K-34: the stack may grow and be empty; other tiles may come and go."""
    setting = table().kraken(sentinels=["watcher 1 @ council:crab", "vigil 1 @ location:jail"]).available("jail chasm")
    game = setting.seat(0, keys=3).at("control").play("settle chasm")
    assert game.sentinel("watcher") == "watcher 1 @ council:crab"
    assert game.sentinel("vigil") == "vigil 1 @ location:jail"
