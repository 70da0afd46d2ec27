"""The powers of the Lords as the rules tell them (B-88 … B-115)."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.games.abyss.cards import TOKEN_VALUES

from .table import POWERLESS_COURT, RULES, Table, kinds

POOR: dict[str, Any] = {"pearls": 0}


def after(lord: str, hand: list[str], *others: dict[str, Any], **mine: Any) -> Table:
    """Seat 0 recruits ``lord`` with its whole ``hand`` and whatever Pearls are needed."""
    table = Table(
        seats=max(2, 1 + len(others)),
        court=[lord, *POWERLESS_COURT[1:]],
        areas=[{"pearls": 0, "hand": hand, **mine}, *(others or [POOR])],
    )
    table.play(f"recruit {lord}", *(f"pick {ally}" for ally in hand), "confirm")
    if table.asks == "ChooseAffiliate":
        table.play(RULES.move_text(table.game.legal()[0]))
    return table


JAILER = ["crab-2", "squid-2", "jellyfish-2"]
COMMANDER = ["crab-5", "crab-3"]


# -- Soldiers ------------------------------------------------------------------------------------------------------


def test_the_recruiter_does_not_make_the_corruptor_dearer() -> None:
    """B-88, B-109, B-112: exactly 5 Pearls, whatever Recruiter and Treasurer say."""
    table = Table(
        court=["corruptor", *POWERLESS_COURT[1:]],
        areas=[
            {"pearls": 10, "lords": ["treasurer"], "hand": ["squid-5"]},
            {"pearls": 0, "lords": ["recruiter"]},
        ],
    ).play("recruit corruptor", "pick squid-5", "confirm")  # 10 − 2 + 2
    assert table.pearls[0] == 5
    table.play("recruit landowner")
    assert table.pearls[0] == 0
    assert table.lords(0) == ["treasurer", "corruptor", "landowner"]
    assert table.affiliated(0) == ["squid-5"]  # nothing more is affiliated


def test_the_jailer_takes_an_ally_of_the_opponents_choice_from_each() -> None:
    """B-89"""
    table = after("jailer", JAILER, {"hand": ["crab-5", "crab-1"]}, {"hand": []}, {"hand": ["squid-1", "squid-3"]})
    assert (table.seat, table.legal) == (1, ["discard crab-5", "discard crab-1"])
    table.play("discard crab-1")
    assert (table.seat, table.legal) == (3, ["discard squid-1", "discard squid-3"])
    table.play("discard squid-3")
    assert (table.hand(1), table.hand(2), table.hand(3)) == (["crab-5"], [], ["squid-1"])
    assert {"crab-1", "squid-3"} <= set(table.discard)


@pytest.mark.parametrize(("pearls", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_the_seeker_takes_two_pearls_or_all_there_are(pearls: int, left: int) -> None:
    """B-90: to the Treasury."""
    table = after("seeker", ["crab-4", "squid-3"], {"pearls": pearls}, {"pearls": 9})
    assert table.pearls == [0, left, 7]


def test_the_assassin_turns_one_lord_of_every_opponent_who_has_one() -> None:
    """B-91"""
    table = after(
        "assassin",
        ["crab-5", "crab-4"],
        {"lords": ["trader", "slaver", "peddler@jail", "oracle:turned"], "locations": ["jail"]},
        {"lords": []},
        {"lords": ["hunter", "shaman@chasm"], "locations": ["chasm"]},
        pearls=1,
    )
    assert (table.seat, table.legal) == (0, ["turn 1 trader", "turn 1 slaver"])
    assert table.refusal("turn 1 peddler") == "lord-used"
    assert table.refusal("turn 1 oracle") == "lord-turned"
    assert table.refusal("turn 3 hunter") == "not-now"
    table.play("turn 1 slaver")
    assert table.lords(1) == ["trader", "slaver:turned", "peddler@jail", "oracle:turned"]
    assert table.lords(3) == ["hunter:turned", "shaman@chasm"]
    assert table.events("LordTurned") == [
        "LordTurned seat=0 owner=1 lord=slaver",
        "LordTurned seat=0 owner=3 lord=hunter",
    ]


def test_a_turned_lord_keeps_points_guild_and_printed_key_but_no_power_and_no_key() -> None:
    """B-91, B-2"""
    table = Table(
        state="control",
        areas=[
            {"keys": 2, "lords": ["slaver:turned"], "locations": ["dockworks", "closed_tower"], "hand": ["crab-1"]},
            POOR,
        ],
    )
    assert table.seat == 1  # two Keys only, and no late power
    assert table.points(0, "lords") == 5
    assert (table.worth(0, "dockworks"), table.worth(0, "closed_tower")) == (7, 3)


@pytest.mark.parametrize("owned", ["trader:turned", "trader"])
def test_a_turned_lord_can_be_given_away_and_the_new_one_arrives_unturned(owned: str) -> None:
    """B-91, B-110, B-113"""
    traitor = after("traitor", ["squid-5", "crab-4", "jellyfish-3"], lords=[owned]).play("exchange trader reaper")
    assert traitor.lords(0) == ["traitor", "reaper"]
    schemer = after("schemer", ["squid-3", "crab-4", "jellyfish-1"], lords=[owned]).play("dismiss trader")
    assert len(schemer.lords(0)) == 2
    assert ":turned" not in "".join(schemer.lords(0))


def test_the_commander_on_arrival() -> None:
    """B-92"""
    many = {"hand": ["squid-1"] * 4 + ["squid-2"] * 3 + ["crab-1"]}
    table = after(
        "commander",
        COMMANDER,
        many,
        {"hand": ["crab-2"] * 3 + ["crab-1"] * 3},
        {"hand": ["seahorse-1"] * 4 + ["seahorse-2"] * 3},
    )
    assert (table.asks, table.seat) == ("DiscardDown", 1)
    table.play("discard squid-1.1", "discard squid-1.2")
    assert table.seat == 3
    table.play("discard seahorse-1.1")
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [6, 6, 6]
    assert (table.asks, table.seat) == ("ChooseAction", 1)


def test_an_opponent_may_go_above_six_in_its_own_turn_until_the_hand_limit() -> None:
    """B-92, B-69"""
    table = Table(
        court=POWERLESS_COURT,
        council={"crab": ["crab-1", "crab-1", "crab-2"]},
        areas=[{"pearls": 0, "hand": ["squid-1"] * 4 + ["squid-2"]}, {"pearls": 0, "lords": ["commander"]}],
    ).play("council crab")
    assert (table.asks, table.seat, len(table.hand(0))) == ("DiscardToLimit", 0, 8)


def test_no_check_when_a_shaman_is_turned() -> None:
    """B-92: the hand stays until one of the three moments."""
    table = Table(
        seats=3,
        court=["assassin", *POWERLESS_COURT[1:]],
        areas=[
            {"pearls": 1, "hand": ["crab-5", "crab-4"]},
            {"pearls": 0, "lords": ["shaman"], "hand": ["squid-1"] * 4 + ["squid-2"] * 3},
            {"pearls": 0, "lords": ["commander"]},
        ],
    ).play("recruit assassin", "pick crab-5", "pick crab-4", "confirm")
    assert table.lords(1) == ["shaman"]  # protected: the Assassin is a Soldier too
    table = Table(
        seats=3,
        state="hand_limit",
        active=0,
        areas=[
            POOR,
            {"pearls": 0, "lords": ["shaman:turned"], "hand": ["squid-1"] * 4 + ["squid-2"] * 3},
            {"pearls": 0, "lords": ["commander"]},
        ],
    )
    assert (table.asks, table.seat, len(table.hand(1))) == ("ChooseAction", 1, 7)


@pytest.mark.parametrize(
    ("threat", "fighter", "tamer", "keys", "options"),
    [
        (1, [], ["tamer"], 0, ["reward 0 1 0", "reward 0 0 1"]),
        (2, [], ["tamer"], 0, ["reward 0 1 0", "reward 0 0 1"]),
        (3, [], ["tamer"], 0, ["reward 0 2 0", "reward 0 1 1", "reward 0 0 2"]),
        (4, [], ["tamer"], 1, None),
        (5, [], ["tamer"], 0, ["reward 1 1 0", "reward 1 0 1"]),
        (6, [], ["tamer"], 0, ["reward 1 2 0", "reward 1 1 1", "reward 1 0 2"]),
        (6, [], ["tamer:turned"], 2, None),
        (6, ["tamer"], [], 2, None),
        (6, ["shaman"], ["tamer"], 2, None),
    ],
)
def test_the_tamer_lowers_an_opponents_reward_by_one_space(
    threat: int, fighter: list[str], tamer: list[str], keys: int, options: list[str] | None
) -> None:
    """B-93"""
    table = Table(
        threat=threat, exploration=["monster"], areas=[{"pearls": 0, "lords": fighter}, {"pearls": 0, "lords": tamer}]
    ).play("explore", "fight monster")
    if options is None:
        assert table.keys == [keys, 0]
    else:
        assert table.legal == options
        table.play(options[0])
    assert table.state.threat == 1


def test_the_hunter_takes_a_random_token_of_a_chosen_opponent() -> None:
    """B-94, B-134"""
    stolen = set()
    for seed in range(30):
        table = Table(
            seats=4,
            seed=seed,
            court=["hunter", *POWERLESS_COURT[1:]],
            areas=[
                {"pearls": 0, "hand": ["crab-5", "squid-3"], "tokens": [2]},
                {"tokens": [2, 3, 4]},
                {"tokens": []},
                {"tokens": [3]},
            ],
        ).play("recruit hunter", "pick crab-5", "pick squid-3", "confirm")
        assert table.legal == ["rob 1", "rob 3"]
        table.play("rob 1")
        assert len(table.area(1).tokens) == 2
        stolen.add(TOKEN_VALUES[table.area(0).tokens[-1]])
    assert stolen == {2, 3, 4}


def test_only_thief_and_victim_learn_the_value_of_a_stolen_token() -> None:
    """B-94, B-132"""
    table = after("hunter", ["crab-5", "squid-3"], {"tokens": [4, 3]}, {"tokens": []})
    (event,) = (event for event in table.happened if type(event).__name__ == "TokenStolen")
    assert [event.seen_by(seat).token == event.token for seat in (0, 1, 2)] == [True, True, False]
    assert event.seen_by(2).token == -1
    token = table.area(0).tokens[0]
    assert RULES.view(table.state, 0).areas[0].tokens == [token]
    assert RULES.view(table.state, 1).recall["tokens:0"] == [token]
    assert "tokens:0" not in RULES.view(table.state, 2).recall


# -- Merchants -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lord", "hand", "pearls"),
    [
        ("trader", ["shellfish-5", "crab-4", "squid-1"], 3),
        ("peddler", ["shellfish-5", "shellfish-3"], 2),
        ("shopkeeper", ["shellfish-3", "crab-2", "squid-1"], 1),
        ("landlord", ["shellfish-5", "crab-5"], 1),
    ],
)
def test_pearls_on_arrival(lord: str, hand: list[str], pearls: int) -> None:
    """B-96, B-97, B-98, B-100"""
    table = after(lord, hand)
    assert table.pearls[0] == pearls
    assert table.events("PearlsGained") == [f"PearlsGained seat=0 amount={pearls} why={lord}"]


@pytest.mark.parametrize(("owned", "pearls"), [("landlord", 1), ("landlord:turned", 0), ("landlord@jail", 0)])
def test_the_landlord_pays_at_each_turn_start_while_active(owned: str, pearls: int) -> None:
    """B-98: and the Pearl may be used for plotting."""
    table = Table(
        state="turn_start",
        court=["", *POWERLESS_COURT[1:]],
        areas=[{"pearls": 0, "lords": [owned], "locations": ["jail"]}, POOR],
    )
    assert table.pearls[0] == pearls
    assert table.refusal("plot") == ("legal" if pearls else "plot-pearl")


def test_the_landlord_does_not_pay_in_the_turns_of_others() -> None:
    """B-98"""
    table = Table(state="turn_start", active=1, areas=[{"pearls": 0, "lords": ["landlord"]}, POOR])
    assert table.pearls == [0, 0]


@pytest.mark.parametrize(("owned", "pearls"), [("ship_master", 2), ("ship_master:turned", 0), ("ship_master@jail", 0)])
def test_the_ship_master_pays_for_different_races(owned: str, pearls: int) -> None:
    """B-95: in one go."""
    table = Table(
        exploration=["crab-1", "squid-1", "crab-2", "jellyfish-1"],
        areas=[{"pearls": 0, "lords": [owned], "locations": ["jail"]}, POOR],
    ).play("explore", "explore", "explore", "explore", "take jellyfish-1")
    assert table.pearls[0] == pearls


def test_the_slaver_sells_an_ally_for_two_pearls() -> None:
    """B-99"""
    table = Table(areas=[{"pearls": 0, "lords": ["slaver"], "hand": ["crab-1", "squid-5"]}, POOR])
    table.play("use slaver")
    assert table.legal == ["discard crab-1", "discard squid-5", "cancel"]
    table.play("discard crab-1")
    assert (table.pearls[0], table.hand(0), table.discard) == (2, ["squid-5"], ["crab-1"])


# -- Politicians ---------------------------------------------------------------------------------------------------


def test_the_opportunist_replaces_a_court_lord_in_its_space() -> None:
    """B-108"""
    table = Table(
        court=["", "keeper", "miller", "", "reaper", "shepherd"],
        lord_deck=["trader"],
        areas=[{"pearls": 0, "lords": ["opportunist"]}, POOR],
    ).play("use opportunist", "dismiss miller")
    assert table.state.court == ["", "keeper", "trader", "", "reaper", "shepherd"]
    assert table.state.gone_lords == ["miller"]


def test_the_corruptor_recruits_for_exactly_five_pearls_and_the_power_is_resolved() -> None:
    """B-109"""
    table = Table(
        court=["corruptor", "trader", *POWERLESS_COURT[2:]],
        areas=[{"pearls": 10, "hand": ["squid-5"]}, POOR],
    ).play("recruit corruptor", "pick squid-5", "confirm", "recruit trader")
    assert table.pearls[0] == 3
    assert table.lords(0) == ["corruptor", "trader"]


@pytest.mark.parametrize(("pearls", "asked"), [(5, False), (9, False), (10, True)])
def test_the_corruptor_needs_five_pearls(pearls: int, asked: bool) -> None:
    """B-109: 5 of the Pearls have paid for the Corruptor itself."""
    table = Table(court=["corruptor", *POWERLESS_COURT[1:]], areas=[{"pearls": pearls, "hand": ["squid-5"]}, POOR])
    table.play("recruit corruptor", "pick squid-5", "confirm")
    assert (table.asks == "RecruitForPearls") is asked


def test_the_traitor_gives_another_free_lord_for_any_court_lord() -> None:
    """B-110: turned ones allowed, used ones and itself not; nothing is affiliated."""
    table = after(
        "traitor",
        ["squid-5", "crab-4", "jellyfish-3"],
        lords=["jailer", "trader:turned", "peddler@jail"],
        locations=["jail"],
    )
    court = POWERLESS_COURT[1:]
    assert table.legal == [f"exchange {own} {new}" for own in ("jailer", "trader") for new in court] + ["decline"]
    assert table.refusal("exchange peddler miller") == "lord-used"
    assert table.refusal("exchange traitor miller") == "not-itself"
    table.play("exchange trader miller")
    assert table.lords(0) == ["jailer", "peddler@jail", "traitor", "miller"]
    assert table.affiliated(0) == ["jellyfish-3"]
    assert table.state.gone_lords == ["trader"]


def test_the_traitor_without_a_court_lord_may_discard_nothing() -> None:
    """B-110, B-85"""
    table = Table(
        court=["", "", "", "", "", "traitor"],
        areas=[{"pearls": 0, "lords": ["jailer"], "hand": ["squid-5", "crab-4", "jellyfish-3"]}, POOR],
    ).play("recruit traitor", "pick squid-5", "pick crab-4", "pick jellyfish-3", "confirm")
    assert table.lords(0) == ["jailer", "traitor"]
    assert table.events("PowerWithoutTarget") == ["PowerWithoutTarget seat=0 lord=traitor"]


def test_the_schemer_gives_a_lord_for_the_unseen_top_of_the_deck() -> None:
    """B-113, B-132"""
    table = Table(
        court=["schemer", *POWERLESS_COURT[1:]],
        lord_deck=["trader"],
        areas=[
            {
                "pearls": 0,
                "lords": ["jailer", "peddler@jail"],
                "locations": ["jail"],
                "hand": ["squid-3", "crab-4", "jellyfish-1"],
            },
            POOR,
        ],
    ).play("recruit schemer", "pick squid-3", "pick crab-4", "pick jellyfish-1", "confirm")
    assert table.legal == ["dismiss jailer", "decline"]
    assert table.refusal("dismiss peddler") == "lord-used"
    assert table.refusal("dismiss schemer") == "not-itself"
    assert set(RULES.view(table.state, 0).lord_deck) == {""}
    table.play("dismiss jailer")
    assert table.lords(0) == ["peddler@jail", "schemer", "trader"]
    assert table.pearls[0] == 3


# -- Farmers and Ambassadors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lord", "hand"),
    [
        ("keeper", ["seahorse-2", "crab-2", "squid-2"]),
        ("reaper", ["seahorse-4", "crab-3"]),
        ("shepherd", ["seahorse-5", "seahorse-3"]),
        ("miller", ["seahorse-5", "crab-3"]),
        ("aquaculturalist", ["seahorse-4", "crab-3", "squid-2"]),
        ("landowner", ["seahorse-5", "seahorse-4", "seahorse-1"]),
    ],
)
def test_farmers_have_no_power(lord: str, hand: list[str]) -> None:
    """B-114"""
    court = [lord, "jailer", "seeker", "hunter", "trader", "peddler"]
    table = Table(court=court, areas=[{"pearls": 0, "hand": hand}, {"pearls": 5, "hand": ["crab-5"]}])
    table.play(f"recruit {lord}", *(f"pick {ally}" for ally in hand), "confirm")
    if table.asks == "ChooseAffiliate":
        table.play(RULES.move_text(table.game.legal()[0]))
    assert [event.split()[0] for event in table.events()] == ["LordRecruited", "AllyAffiliated", "TurnStarted"]
    assert (table.pearls, kinds(table.area(1).hand)) == ([0, 5], ["crab-5"])


def test_ambassadors_are_tested_with_the_locations() -> None:
    """B-115: Hermit 1, Sage 2, Elder 3 tiles."""
    for lord, tiles in (("hermit", 1), ("sage", 2), ("elder", 3)):
        table = after(lord, ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"])
        (drawn,) = table.events("LocationsDrawn")
        assert len(drawn.partition("locations=")[2].split(",")) == tiles
