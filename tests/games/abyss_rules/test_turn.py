"""The turn as a state machine: order, action, windows of per-turn powers, what may be taken back (B-6, B-7,
B-15 … B-21, B-136)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import POWERLESS_COURT, Table

POOR = {"pearls": 0}


def whole_turn() -> Table:
    """Seat 0 recruits the Miller with Keys, an unused power and too many Allies; the Court drops to two Lords."""
    return Table(
        state="turn_start",
        court=["", "", "", "miller", "jailer", "trader"],
        lord_deck=["keeper", "reaper", "shepherd", "landowner", "recruiter"],
        available=["jail"],
        areas=[
            {
                "pearls": 0,
                "keys": 3,
                "lords": ["opportunist"],
                "hand": ["seahorse-4", "crab-4", *["crab-1"] * 3, *["squid-1"] * 4],
            },
            {"pearls": 0, "lords": ["commander"]},
        ],
    )


def test_the_states_of_a_turn_come_in_order() -> None:
    """B-15"""
    table = whole_turn()
    table.play("recruit miller", "pick seahorse-4", "pick crab-4", "confirm", "affiliate crab-4")
    assert table.asks == "ControlLocation"
    table.play("settle jail", "pledge-token", "pledge-token", "pledge-token", "confirm")
    assert table.asks == "LatePowers"
    table.play("use opportunist", "dismiss jailer")
    assert table.asks == "DiscardToLimit"
    table.play("discard crab-1")
    assert [event.split()[0] for event in table.events()] == [
        "TurnStarted",
        "LordRecruited",
        "AllyAffiliated",
        "PearlsGained",
        "CourtRefilled",
        "LocationControlled",
        "PowerUsed",
        "CourtLordReplaced",
        "AllyDiscarded",
        "TurnStarted",
    ]
    assert table.seat == 1


def test_a_position_before_the_action_is_that_of_a_turn_that_has_just_started() -> None:
    """B-15"""
    started = Table(state="turn_start", court=POWERLESS_COURT, areas=[POOR, POOR])
    placed = Table(state="action", court=POWERLESS_COURT, areas=[POOR, POOR])
    assert started.state.stack == placed.state.stack
    assert [type(step).__name__ for step in reversed(started.state.stack)] == [
        "ChooseAction",
        "UpdateCourt",
        "Control",
        "UseLatePowers",
        "KeepHandLimit",
        "EndTurn",
    ]


def test_a_turn_starts_with_clean_marks_and_then_income() -> None:
    """B-16, B-98"""
    table = Table(
        state="turn_start",
        sales=2,
        bought=[1],
        used=["slaver"],
        court_before=3,
        areas=[{"pearls": 0, "lords": ["landlord", "slaver"], "hand": ["crab-1"]}, POOR],
    )
    turn = table.state.turn
    assert (turn.active, turn.sales, turn.bought, turn.used) == (0, 0, [], [])
    assert table.pearls == [1, 0]
    assert table.events() == [
        "TurnStarted seat=0 extra=false last=false",
        "PearlsGained seat=0 amount=1 why=landlord",
    ]
    assert "use slaver" in table.legal


def test_an_extra_turn_starts_with_clean_marks_and_income_too() -> None:
    """B-16, B-102"""
    table = Table(
        state="end_check",
        extra_turns=1,
        sales=1,
        bought=[1],
        used=["slaver"],
        areas=[{"pearls": 0, "lords": ["landlord", "slaver"], "hand": ["crab-1"]}, POOR],
    )
    assert table.seat == 0
    assert table.events() == [
        "TurnStarted seat=0 extra=true last=false",
        "PearlsGained seat=0 amount=1 why=landlord",
    ]
    assert (table.state.turn.sales, table.state.turn.bought, table.state.turn.used) == (0, [], [])


def test_the_price_and_the_right_to_buy_begin_anew_with_every_turn() -> None:
    """B-16, B-27, B-28"""
    table = Table(
        exploration=["crab-1", "squid-1", "crab-2", "squid-2"],
        areas=[{"pearls": 5}, {"pearls": 5}],
    )
    table.play("explore", "buy crab-1", "take squid-1", "explore", "buy crab-2", "take squid-2", "explore")
    assert table.events("AllyBought") == [
        "AllyBought seat=1 explorer=0 card=crab-1 price=1",
        "AllyBought seat=0 explorer=1 card=crab-2 price=1",
    ]


# -- ACTION ------------------------------------------------------------------------------------------------------


def test_exactly_one_action_of_three_and_no_declining() -> None:
    """B-17"""
    table = Table(
        court=POWERLESS_COURT,
        council={"crab": ["crab-1"]},
        areas=[{"pearls": 0, "hand": ["seahorse-5", "seahorse-4"]}, POOR],
    )
    assert table.legal == ["explore", "council crab", "recruit shepherd"]
    for text in ("skip", "pass", "done", "decline", "cancel"):
        assert table.refusal(text) == "not-now"
    table.play("council crab")
    assert table.seat == 1


@pytest.mark.parametrize(
    ("deck", "discard", "legal"),
    [(1, [], True), (0, ["monster"], True), (1, ["monster"], True), (0, [], False)],
)
def test_explore_needs_a_card_in_the_deck_or_the_discard(deck: int, discard: list[str], legal: bool) -> None:
    """B-17"""
    table = Table(
        court=POWERLESS_COURT,
        exploration=["crab-1"] * deck,
        discard=discard,
        council={"squid": ["squid-1"]},
        keep={"exploration": deck},
        areas=[POOR, POOR],
    )
    assert ("explore" in table.legal) is legal
    assert table.refusal("explore") == ("legal" if legal else "nothing-to-reveal")


def test_council_needs_a_stack_that_is_not_empty() -> None:
    """B-17, B-39"""
    table = Table(court=POWERLESS_COURT, council={"squid": ["squid-1"]}, areas=[POOR, POOR])
    assert table.legal == ["explore", "council squid"]
    assert table.refusal("council crab") == "stack-empty"


def test_with_no_legal_action_the_action_is_skipped() -> None:
    """B-17"""
    table = Table(court=POWERLESS_COURT, state="turn_start", keep={"exploration": 0}, areas=[POOR, {"keys": 3}])
    assert table.events("ActionSkipped")[0] == "ActionSkipped seat=0"
    assert table.asks == "ControlLocation" and table.seat == 1  # the first choice that anybody has


def test_with_no_legal_action_the_player_may_still_plot() -> None:
    """B-17, B-136"""
    table = Table(
        court=["", *POWERLESS_COURT[:5]],
        keep={"exploration": 0, "lord_deck": 1},
        areas=[{"pearls": 1, "keys": 3}, POOR],
    )
    assert table.legal == ["skip", "plot"]
    table.play("skip")
    assert table.events() == ["ActionSkipped seat=0"]
    assert table.asks == "ControlLocation" and table.seat == 0


def test_when_the_last_pearl_has_been_plotted_and_no_action_is_legal_it_is_skipped() -> None:
    """B-17, B-136"""
    table = Table(
        court=["", *POWERLESS_COURT[:5]],
        keep={"exploration": 0, "lord_deck": 1},
        areas=[{"pearls": 1, "keys": 3}, POOR],
    ).play("plot")
    assert [event.split()[0] for event in table.events()] == ["LordPlotted", "ActionSkipped"]
    assert table.asks == "ControlLocation" and table.seat == 0


# -- windows of per-turn powers ------------------------------------------------------------------------------------

SLAVER: dict[str, Any] = {"pearls": 0, "lords": ["slaver"], "hand": ["crab-1"]}

WINDOWS: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "before the action": ({"areas": [SLAVER, POOR]}, [], "ChooseAction"),
    "deciding about an Ally": ({"exploration": ["squid-1"], "areas": [SLAVER, POOR]}, ["explore"], "DecideAlly"),
    "deciding about a Monster": ({"exploration": ["monster"], "areas": [SLAVER, POOR]}, ["explore"], "FaceMonster"),
    "an Ally on the last space": (
        {"exploration": ["squid-1"] * 4 + ["squid-2"], "areas": [SLAVER, POOR]},
        ["explore"] * 5,
        "DecideAlly",
    ),
    "about to reveal after a sale": (
        {"exploration": ["squid-1", "squid-2"], "areas": [SLAVER, {"pearls": 1}]},
        ["explore", "buy squid-1"],
        "MustGoOn",
    ),
    "picking a Monster reward": (
        {"exploration": ["monster"], "areas": [SLAVER, POOR]},
        ["explore", "fight monster"],
        "PickReward",
    ),
    "a reward without alternative": (
        {"exploration": ["monster"], "threat": 6, "areas": [SLAVER, POOR]},
        ["explore", "fight monster"],
        "PickReward",
    ),
    "between the stacks of the Alchemist": (
        {
            "council": {"crab": ["crab-2"], "squid": ["squid-2"], "jellyfish": ["jellyfish-2"]},
            "areas": [{**SLAVER, "lords": ["slaver", "alchemist"]}, POOR],
        },
        ["council crab"],
        "SecondStack",
    ),
    "late powers": ({"council": {"crab": ["crab-2"]}, "areas": [SLAVER, POOR]}, ["council crab"], "LatePowers"),
    "before discarding to the hand limit": (
        {
            "council": {"crab": ["crab-2"]},
            "areas": [{**SLAVER, "hand": ["crab-1"] * 4 + ["squid-1"] * 4}, {"pearls": 0, "lords": ["commander"]}],
        },
        ["council crab", "done"],
        "DiscardToLimit",
    ),
}


@pytest.mark.parametrize("window", WINDOWS)
def test_a_per_turn_power_may_be_used_in(window: str) -> None:
    """B-18"""
    position, moves, decision = WINDOWS[window]
    table = Table(court=POWERLESS_COURT, **position).play(*moves)
    assert (table.asks, table.seat) == (decision, 0)
    before = table.pearls[0]
    table.play("use slaver", "discard crab-1")
    assert table.pearls[0] == before + 2
    assert "use slaver" not in table.legal  # once per turn


def test_a_power_used_in_a_window_leads_back_to_the_same_choice() -> None:
    """B-18"""
    position, moves, _ = WINDOWS["deciding about an Ally"]
    table = Table(court=POWERLESS_COURT, **position).play(*moves, "use slaver", "discard crab-1")
    assert table.legal == ["take squid-1", "explore"]
    assert table.track == ["squid-1", "-", "-", "-", "-"]


CLOSED: dict[str, tuple[dict[str, Any], list[str], str, int]] = {
    "an opponent decides on a purchase": (
        {"exploration": ["squid-1"], "areas": [SLAVER, {"pearls": 1, "lords": ["oracle"]}]},
        ["explore"],
        "ConsiderPurchase",
        1,
    ),
    "a payment is being put together": (
        {"areas": [{"pearls": 9, "lords": ["slaver"], "hand": ["seahorse-5", "seahorse-4", "crab-1"]}, POOR]},
        ["recruit shepherd"],
        "PayForLord",
        0,
    ),
    "an affiliation is being chosen": (
        {"areas": [{"lords": ["slaver"], "hand": ["seahorse-4", "seahorse-4", "crab-1"]}, POOR]},
        ["recruit shepherd", "pick seahorse-4.1", "pick seahorse-4.2", "confirm"],
        "ChooseAffiliate",
        0,
    ),
    "an immediate power is being settled": (
        {
            "court": ["apprentice", *POWERLESS_COURT[1:]],
            "council": {"crab": ["crab-2"], "squid": ["squid-2"]},
            "areas": [
                {"pearls": 9, "lords": ["slaver"], "hand": ["jellyfish-1", "crab-1", "squid-1", "squid-3"]},
                POOR,
            ],
        },
        ["recruit apprentice", "pick jellyfish-1", "pick crab-1", "pick squid-3", "confirm", "affiliate crab-1"],
        "ChooseStack",
        0,
    ),
    "a Location is being chosen": (
        {"state": "control", "areas": [{**SLAVER, "keys": 3}, POOR]},
        [],
        "ControlLocation",
        0,
    ),
    "the Keys of a Location are being chosen": (
        {"state": "control", "available": ["jail"], "areas": [{**SLAVER, "keys": 3}, POOR]},
        ["settle jail"],
        "SpendKeys",
        0,
    ),
    "a drawn Location is being chosen": (
        {"state": "control", "areas": [{**SLAVER, "keys": 3}, POOR]},
        ["draw 2"],
        "ChooseAmongDrawn",
        0,
    ),
}


@pytest.mark.parametrize("moment", CLOSED)
def test_no_per_turn_power_while(moment: str) -> None:
    """B-18"""
    position, moves, decision, seat = CLOSED[moment]
    table = Table(**{"court": POWERLESS_COURT, **position}).play(*moves)
    assert (table.asks, table.seat) == (decision, seat)
    assert not [text for text in table.legal if text.startswith("use ")]
    assert table.refusal("use slaver") == "not-now"
    assert table.refusal("use oracle") == "not-now"


def test_no_per_turn_power_in_another_players_turn() -> None:
    """B-18: the owner of the Slaver discards for the Jailer, and may not sell."""
    table = Table(
        court=["jailer", *POWERLESS_COURT[1:]],
        areas=[
            {"pearls": 6, "hand": ["crab-1", "squid-2", "jellyfish-3"]},
            {"pearls": 0, "lords": ["slaver"], "hand": ["crab-1", "squid-1"]},
        ],
    ).play("recruit jailer", "pick crab-1", "pick squid-2", "pick jellyfish-3", "confirm")
    assert (table.seat, table.legal) == (1, ["discard crab-1", "discard squid-1"])
    assert table.refusal("use slaver") == "not-now"


@pytest.mark.parametrize(
    ("lord", "position", "keep"),
    [
        ("slaver", {}, {}),
        ("oracle", {}, {}),
        ("opportunist", {}, {"lord_deck": 0}),
        ("opportunist", {"court": [""] * 6}, {}),
    ],
)
def test_a_power_needs_what_it_works_on(lord: str, position: dict[str, Any], keep: dict[str, int]) -> None:
    """B-18: the Slaver an Ally in hand, the Oracle a stack, the Opportunist a Court Lord and a card in the deck."""
    table = Table(**{"court": POWERLESS_COURT, **position}, keep=keep, areas=[{"pearls": 0, "lords": [lord]}, POOR])
    assert f"use {lord}" not in table.legal
    assert table.refusal(f"use {lord}") == "power-needs-target"


def test_each_power_once_in_a_turn_and_again_in_the_next() -> None:
    """B-18"""
    table = Table(
        court=POWERLESS_COURT,
        council={"crab": ["crab-2"], "squid": ["squid-2"], "jellyfish": ["jellyfish-2"], "shellfish": ["shellfish-2"]},
        areas=[{"pearls": 0, "lords": ["oracle"]}, POOR],
    )
    table.play("use oracle", "strip crab")
    assert table.refusal("use oracle") == "power-used"
    table.play("council squid", "council jellyfish")
    assert table.seat == 0
    assert "use oracle" in table.legal


@pytest.mark.parametrize("owned", ["slaver:turned", "slaver@jail"])
def test_only_an_active_lord_has_its_power(owned: str) -> None:
    """B-3, B-18, B-82"""
    table = Table(
        court=POWERLESS_COURT, areas=[{"lords": [owned], "locations": ["jail"], "hand": ["crab-1"]}, {"pearls": 0}]
    )
    assert "use slaver" not in table.legal
    assert table.refusal("use slaver") == ("lord-turned" if "turned" in owned else "lord-used")


def test_windows_without_a_usable_power_are_passed_over() -> None:
    """B-18, B-20: the Slaver's only card is sold before the action; nothing is asked late."""
    table = Table(
        court=POWERLESS_COURT,
        council={"crab": ["crab-2"]},
        areas=[{"pearls": 0, "lords": ["slaver"], "hand": ["squid-1"]}, POOR],
    ).play("use slaver", "discard squid-1", "council crab")
    assert table.seat == 1


def test_after_a_sale_the_next_card_comes_at_once_without_a_usable_power() -> None:
    """B-18, B-29"""
    table = Table(exploration=["squid-1", "squid-2"], areas=[{"pearls": 0, "lords": ["slaver"]}, {"pearls": 1}])
    table.play("explore", "buy squid-1")
    assert table.legal == ["take squid-2", "explore"]


def test_a_lord_acquired_in_this_turn_can_be_used_in_it() -> None:
    """B-19, B-20, B-83"""
    table = Table(
        court=["slaver", *POWERLESS_COURT[1:]],
        areas=[{"pearls": 0, "hand": ["shellfish-4", "shellfish-4", "squid-1"]}, POOR],
    ).play("recruit slaver", "pick shellfish-4.1", "pick shellfish-4.2", "confirm", "affiliate shellfish-4.1")
    assert table.asks == "LatePowers"
    table.play("use slaver", "discard squid-1")
    assert table.pearls == [2, 0]
    assert table.seat == 1


def test_late_powers_can_be_declined() -> None:
    """B-20"""
    table = Table(court=POWERLESS_COURT, state="late_powers", areas=[SLAVER, POOR])
    assert table.legal == ["done", "use slaver"]
    table.play("done")
    assert (table.seat, table.hand(0), table.pearls) == (1, ["crab-1"], [0, 0])


def test_several_late_powers_in_any_order() -> None:
    """B-20"""
    area = {"pearls": 0, "lords": ["slaver", "oracle"], "hand": ["crab-1"]}
    table = Table(court=POWERLESS_COURT, state="late_powers", council={"squid": ["squid-2"]}, areas=[area, POOR])
    assert table.legal == ["done", "use slaver", "use oracle"]
    table.play("use oracle", "strip squid", "use slaver", "discard crab-1")
    assert table.seat == 1


# -- PLOT and ACTION as one point ----------------------------------------------------------------------------------


def test_plot_and_powers_in_any_order_until_the_action() -> None:
    """B-136: Pearls of the Slaver pay for plotting, and plotting is not lost by having had no Pearl before."""
    table = Table(
        court=["", "", "", *POWERLESS_COURT[3:]],
        lord_deck=["trader", "peddler", "jailer"],
        areas=[{"pearls": 0, "lords": ["slaver", "opportunist"], "hand": ["crab-1"]}, POOR],
    )
    assert table.refusal("plot") == "plot-pearl"
    table.play("use slaver", "discard crab-1", "plot", "use opportunist", "dismiss trader", "plot")
    assert table.state.court == ["", "jailer", "peddler", "miller", "aquaculturalist", "landowner"]
    assert table.pearls == [0, 0]
    assert table.asks == "ChooseAction"


def test_a_cancelled_recruitment_leads_back_before_the_action() -> None:
    """B-21, B-136"""
    table = Table(
        court=["", *POWERLESS_COURT[1:]],
        lord_deck=["jailer"],
        areas=[{"pearls": 1, "hand": ["seahorse-4", "seahorse-4"]}, POOR],
    )
    before = table.legal
    table.play("recruit shepherd", "pick seahorse-4.1", "cancel")
    assert table.legal == before == ["explore", "recruit shepherd", "plot"]
    assert (table.hand(0), table.pearls, table.happened) == (["seahorse-4", "seahorse-4"], [1, 0], [])
    table.play("plot")
    assert table.state.court[0] == "jailer"


def test_an_ally_can_be_taken_out_of_a_payment_again() -> None:
    """B-21"""
    table = Table(court=POWERLESS_COURT, areas=[{"pearls": 0, "hand": ["seahorse-5", "seahorse-4"]}, POOR])
    table.play("recruit shepherd", "pick seahorse-5", "pick seahorse-4", "back seahorse-5")
    assert table.legal == ["pick seahorse-5", "back seahorse-4", "cancel"]


@pytest.mark.parametrize(
    ("lord", "begin", "targets"),
    [
        ("slaver", "use slaver", ["discard crab-1", "cancel"]),
        ("oracle", "use oracle", ["strip squid", "cancel"]),
        ("opportunist", "use opportunist", [f"dismiss {lord}" for lord in POWERLESS_COURT] + ["cancel"]),
    ],
)
def test_a_power_can_be_cancelled_before_its_target_is_named(lord: str, begin: str, targets: list[str]) -> None:
    """B-21: it is not used up."""
    table = Table(
        court=POWERLESS_COURT,
        council={"squid": ["squid-1"]},
        areas=[{"pearls": 0, "lords": [lord], "hand": ["crab-1"]}, POOR],
    )
    before = table.legal
    table.play(begin)
    assert table.legal == targets
    table.play("cancel")
    assert table.legal == before
    assert table.happened == []


def test_once_the_action_is_chosen_it_cannot_be_taken_back() -> None:
    """B-21, B-23, B-136: with the first card revealed or the first stack taken."""
    table = Table(
        court=["", *POWERLESS_COURT[1:]],
        exploration=["crab-1"],
        areas=[{"pearls": 3, "lords": ["slaver"], "hand": ["squid-1"]}, POOR],
    ).play("explore")
    for text in ("cancel", "plot", "council squid", "recruit reaper"):
        assert table.refusal(text) == "not-now"


# -- terms ---------------------------------------------------------------------------------------------------------


def test_offers_go_round_clockwise_from_the_left_of_the_active_player() -> None:
    """B-6"""
    table = Table(seats=4, active=2, exploration=["crab-1"], areas=[{"pearls": 1}] * 4).play("explore")
    asked = []
    while table.asks == "ConsiderPurchase":
        asked.append(table.seat)
        table.play("pass")
    assert asked == [3, 0, 1]


def test_recruiting_and_acquiring_are_told_apart() -> None:
    """B-7: the Corruptor recruits; Traitor and Schemer acquire."""
    corruptor = Table(
        court=["corruptor", *POWERLESS_COURT[1:]],
        areas=[{"pearls": 10, "hand": ["squid-5"]}, POOR],
    ).play("recruit corruptor", "pick squid-5", "confirm", "recruit miller")
    assert corruptor.events("LordRecruited", "LordAcquired", "LordDrawn") == [
        "LordRecruited seat=0 lord=corruptor allies=squid-5 pearls=5",
        "LordRecruited seat=0 lord=miller allies= pearls=5",
    ]
    hand = ["squid-4", "crab-4", "jellyfish-4"]
    traitor = Table(
        court=["traitor", *POWERLESS_COURT[1:]],
        areas=[{"pearls": 0, "lords": ["trader"], "hand": hand}, POOR],
    ).play("recruit traitor", "pick squid-4", "pick crab-4", "pick jellyfish-4", "confirm", "affiliate squid-4")
    traitor.play("exchange trader miller")
    assert traitor.events("LordRecruited", "LordAcquired", "LordDrawn")[1:] == [
        "LordAcquired seat=0 lord=miller by=traitor"
    ]
    schemer = Table(
        court=["schemer", *POWERLESS_COURT[1:]],
        lord_deck=["jailer"],
        areas=[{"pearls": 0, "lords": ["trader"], "hand": ["squid-3", "crab-4", "jellyfish-1"]}, POOR],
    ).play("recruit schemer", "pick squid-3", "pick crab-4", "pick jellyfish-1", "confirm", "dismiss trader")
    assert schemer.events("LordRecruited", "LordAcquired", "LordDrawn")[1:] == [
        "LordDrawn seat=0 lord=jailer by=schemer"
    ]


def test_discarded_lords_and_removed_tiles_never_come_back() -> None:
    """B-5"""
    table = Table(
        court=POWERLESS_COURT,
        lord_deck=["jailer"],
        areas=[{"pearls": 0, "lords": ["opportunist"]}, POOR],
    ).play("use opportunist", "dismiss miller")
    assert table.state.gone_lords == ["miller"]
    assert "miller" not in [*table.state.court, *table.state.lord_deck]
    tiles = Table(state="control", available=["black_smokers"], location_deck=["jail"], areas=[{"keys": 3}, POOR]).play(
        "settle black_smokers", "settle jail"
    )
    assert tiles.state.gone_locations == ["black_smokers"]
    assert "black_smokers" not in [*tiles.state.available, *tiles.state.location_deck]


def test_there_is_one_discard_for_allies_and_monsters() -> None:
    """B-5"""
    table = Table(
        court=POWERLESS_COURT,
        exploration=["monster", "crab-1"],
        areas=[{"pearls": 0, "lords": ["slaver"], "hand": ["squid-1"]}, POOR],
    ).play("use slaver", "discard squid-1", "explore", "explore", "take crab-1")
    assert table.discard == ["monster", "squid-1"]
