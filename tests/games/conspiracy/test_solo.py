"""The solo game (C-29 … C-38)."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.games.conspiracy.lords import GUILDS
from abyss_game.games.conspiracy.solo import CONDITIONS, OPPONENTS

from .table import RULES, Table

FOURTEEN = "Y3 R3 G3 B3 P3 Y4 R4 G4 B4 P4 Y3 R3 G3 B3"


def solo(*lords: str, opponent: str = "farmer", **position: Any) -> Table:
    """A solo game; the opponent is the farmer unless it is said."""
    details = position.pop("solo", {})
    return Table(*lords, seats=1, solo={"opponent": opponent, **details}, **position)


def turn_of(opponent: str, *lords: str, **position: Any) -> Table:
    """The turn of the opponent has just begun, and gone on until somebody had to decide."""
    position.setdefault("lord_deck", ["farmer-3"])
    return solo(*(lords or ("", "")), opponent=opponent, active=1, **position)


def taken(table: Table) -> list[str]:
    """The conditions that decided and the piles that were taken."""
    return [text.split(" ", 2)[2] for text in table.events("ConditionMatched", "PileTaken")]


def values(condition: str, lords: str = "", **piles: list[str]) -> dict[str, int]:
    """What ``condition`` gives to the piles that are not empty, for an opponent with ``lords``."""
    state = solo("", lords, piles=piles, state="over").state
    return {guild: CONDITIONS[condition](state, index) for index, guild in enumerate(GUILDS) if state.piles[index]}


# -- turns and conditions --------------------------------------------------------------------------------------


def test_turns_alternate() -> None:
    """C-29"""
    table = solo(lord_deck=["mage-3", "mage-4", "soldier-3", "farmer-3", "farmer-4"])
    table.play("draw 1", "place farmer-3")
    assert table.events("TurnStarted") == [
        "TurnStarted seat=1 again=false last=false",
        "TurnStarted seat=0 again=false last=false",
    ]
    assert table.seat == 0 and table.asks == "ChooseRecruit"


def test_all_choices_are_the_persons() -> None:
    """C-38, C-32"""
    table = turn_of("farmer", piles={"mage": ["mage-3", "mage-4"], "farmer": ["farmer-3", "farmer-4"]})
    assert (table.seat, table.asks) == (0, "ChooseForOpponent")
    table.play("give mage")
    assert (table.seat, table.asks) == (0, "ChooseNext")


def test_several() -> None:
    """C-31: the number of Lords if 2 or more, else 0."""
    piles = {"mage": ["mage-3", "mage-4", "mage-6"], "farmer": ["farmer-3", "farmer-4"], "soldier": ["soldier-1"]}
    assert values("several", **piles) == {"farmer": 2, "soldier": 0, "mage": 3}


def test_keys() -> None:
    """C-31: Lords with a Key."""
    assert values("keys", mage=["mage-1", "mage-2", "mage-3"], farmer=["farmer-6"]) == {"farmer": 0, "mage": 2}


def test_pearls() -> None:
    """C-31: Lords are counted, not Pearls."""
    assert values("pearls", mage=["mage-3", "mage-2"], farmer=["farmer-4", "farmer-4"]) == {"farmer": 2, "mage": 1}


def test_soldiers() -> None:
    """C-31: the size of the soldier pile, other piles 0."""
    assert values("soldiers", mage=["mage-3"], soldier=["soldier-1", "soldier-3"]) == {"soldier": 2, "mage": 0}


def test_six() -> None:
    """C-31: Lords of value 6."""
    assert values("six", mage=["mage-6", "mage-4"], soldier=["soldier-4"]) == {"soldier": 0, "mage": 1}


@pytest.mark.parametrize(
    ("lords", "pile", "value"),
    [
        ("P3 P4 Y3 Y4 R3", ["mage-6"], 3),  # place 6 touches 1 and 2
        ("P3 P4 Y3 Y4 R3", ["mage-6", "mage-1", "mage-2"], 5),
        ("P3 Y4 Y3 P4 R3", ["mage-6", "mage-1", "mage-2"], 0),  # only two together, however many follow
        ("P3 Y4", ["mage-6"], 0),
        ("P3 P4", ["mage-6"], 3),
    ],
)
def test_coalition(lords: str, pile: list[str], value: int) -> None:
    """C-31: from 3 on, the size of the group plus the rest of the pile."""
    assert values("coalition", lords, mage=pile) == {"mage": value}


def test_coalition_counts_each_place_once() -> None:
    """C-31: place 7 touches 2, 3 and 6 of one ring."""
    assert values("coalition", "Y3 P4 P3 Y4 R3 P1", mage=["mage-6"]) == {"mage": 4}


@pytest.mark.parametrize(
    ("opponent", "conditions"),
    [
        ("farmer", ("several", "keys", "coalition")),
        ("soldier", ("soldiers", "six", "coalition", "several")),
        ("merchant", ("pearls", "coalition", "several")),
        ("politician", ("six", "keys", "coalition", "several")),
        ("mage", ("keys", "coalition", "several")),
    ],
)
def test_the_conditions_of_each_opponent(opponent: str, conditions: tuple[str, ...]) -> None:
    """C-30"""
    assert OPPONENTS[opponent].conditions == conditions


@pytest.mark.parametrize(
    ("opponent", "condition", "pile"),
    [
        ("farmer", "several", "merchant"),
        ("soldier", "soldiers", "soldier"),
        ("merchant", "pearls", "merchant"),
        ("politician", "six", "farmer"),
        ("mage", "keys", "mage"),
    ],
)
def test_the_first_condition_that_is_met_decides(opponent: str, condition: str, pile: str) -> None:
    """C-30: it takes the whole pile that meets it best."""
    table = turn_of(
        opponent,
        piles={
            "farmer": ["farmer-6"],
            "soldier": ["soldier-1"],
            "merchant": ["merchant-3", "merchant-4", "merchant-0"],
            "mage": ["mage-1", "mage-2"],
        },
        lord_deck=["politician-3"],
    )
    assert taken(table)[0] == f"condition={condition} guilds={pile}"
    assert taken(table)[1].startswith(f"guild={pile} ")
    assert table.pile(pile) == []


def test_a_later_condition_decides_when_the_first_fails() -> None:
    """C-30: no soldier, no six; the coalition of three comes before the pile of two."""
    table = turn_of("soldier", "", "P3 P4", piles={"mage": ["mage-1"], "farmer": ["farmer-3", "farmer-4"]})
    assert taken(table)[0] == "condition=coalition guilds=mage"


def test_of_several_matching_piles_the_person_picks_one() -> None:
    """C-30"""
    table = turn_of(
        "farmer",
        piles={"mage": ["mage-3", "mage-4"], "farmer": ["farmer-3", "farmer-4"], "soldier": ["soldier-3"]},
    )
    assert table.legal == ["give farmer", "give mage"]
    assert table.refusal("give soldier") == "pile-not-wanted"
    assert table.refusal("give merchant") == "pile-empty"
    assert table.refusal("draw 1") == "not-now"
    table.play("give mage")
    assert table.pile("mage") == [] and table.pile("farmer") == ["farmer-3", "farmer-4"]


def test_without_a_match_lords_are_turned_up_until_there_is_one() -> None:
    """C-30: from the first condition again after each card."""
    table = turn_of("farmer", piles={"mage": ["mage-3"]}, lord_deck=["soldier-3", "merchant-4", "mage-6", "farmer-4"])
    assert table.events("LordTurnedUp")[:3] == [
        "LordTurnedUp seat=1 lord=soldier-3 by=-",
        "LordTurnedUp seat=1 lord=merchant-4 by=-",
        "LordTurnedUp seat=1 lord=mage-6 by=-",
    ]
    assert taken(table) == ["condition=several guilds=mage", "guild=mage lords=mage-3,mage-6"]


def test_with_an_empty_deck_and_no_match_the_person_picks_any_pile() -> None:
    """C-30"""
    table = turn_of("farmer", keep={"lord_deck": 0}, piles={"mage": ["mage-3"], "soldier": ["soldier-4"]})
    assert table.legal == ["give soldier", "give mage"]
    assert table.refusal("give farmer") == "pile-empty"
    table.play("give soldier")
    assert table.lords(1) == ["soldier-4"]


def test_without_any_pile_its_turn_is_skipped() -> None:
    """C-30"""
    table = turn_of("farmer", keep={"lord_deck": 0}, turns_left=0)
    assert table.happenings() == ["TurnSkipped", "GameEnded"]


# -- placing ---------------------------------------------------------------------------------------------------


def test_the_person_chooses_the_order() -> None:
    """C-32"""
    table = turn_of("farmer", piles={"mage": ["mage-3", "mage-4", "mage-0"]})
    assert table.legal == ["place mage-3", "place mage-4", "place mage-0"]
    table.play("place mage-0", "place mage-4")
    assert table.lords(1) == ["mage-0", "mage-4", "mage-3"]


def test_its_zero_never_swaps() -> None:
    """C-32"""
    table = turn_of("farmer", "", "Y3 R4", piles={"mage": ["mage-0", "mage-4"]}).play("place mage-4")
    assert table.lords(1) == ["farmer-3", "soldier-4", "mage-4", "mage-0"]
    assert table.asks == "ChooseRecruit" and table.events("SwapWithoutTarget") == []


def test_its_six_turns_a_card_up() -> None:
    """C-32"""
    table = turn_of("politician", piles={"mage": ["mage-6"]}, lord_deck=["farmer-3"])
    assert table.pile("farmer") == ["farmer-3"]


def test_its_pearls_count_and_take_the_token() -> None:
    """C-32, C-29"""
    table = turn_of("merchant", pearls=(2, 0), master=0, piles={"mage": ["mage-3"]})
    assert table.pearls == [2, 2] and table.state.master == 1


def test_too_many_lords_for_its_chamber() -> None:
    """C-32, C-18: the person chooses which ones fit."""
    table = turn_of("farmer", "", FOURTEEN, piles={"mage": ["mage-1", "mage-4", "mage-2"]}, lord_deck=["soldier-2"])
    table.play("place mage-4")
    assert table.lords(1)[14] == "mage-4" and table.pile("mage") == ["mage-1", "mage-2"]


# -- Locations -------------------------------------------------------------------------------------------------


def test_it_takes_a_random_available_location() -> None:
    """C-33, C-43"""
    chosen = set()
    for seed in range(20):
        table = turn_of(
            "mage", "", "Y1", seed=seed, piles={"mage": ["mage-1"]}, available=["pearl_cove", "closed_gate"]
        )
        assert table.lords(1) == ["farmer-1", "mage-1@face_down"]
        assert table.state.solo is not None and len(table.state.solo.buried) == 1
        chosen |= set(table.state.solo.buried)
        assert set(table.state.solo.buried) | set(table.state.available) == {"pearl_cove", "closed_gate"}
    assert chosen == {"pearl_cove", "closed_gate"}


def test_with_none_available_it_takes_the_top_of_the_deck_unseen() -> None:
    """C-33"""
    table = turn_of(
        "mage", "", "Y1", piles={"mage": ["mage-1"]}, available=[], location_deck=["pearl_cove", "sunken_palace"]
    )
    assert table.state.solo is not None and table.state.solo.hidden == ["pearl_cove"]
    assert table.events("LocationBuried") == ["LocationBuried seat=1 location= place=2"]
    seen = RULES.view(table.state, 0)
    assert seen.solo is not None and seen.solo.hidden == [""]


def test_its_location_has_no_effect_at_all() -> None:
    """C-33, C-35: no Pearls, no Gate; the keys count anew, and it is worth 5."""
    for location in ("pearl_cavern", "closed_gate", "great_whirlpool", "watching_eye"):
        table = turn_of("mage", "", "Y1", piles={"mage": ["mage-1"], "farmer": ["farmer-0"]}, available=[location])
        assert table.pearls == [0, 0] and table.pile("farmer") == ["farmer-0"]
        assert table.chamber(1).keys().total == 0
        assert "draw 3" in table.legal
        assert table.points(1)["locations"] == 5


def test_without_any_location_nothing_happens() -> None:
    """C-33: the Keys stay counted."""
    table = turn_of("mage", "", "Y1", piles={"mage": ["mage-1"]}, available=[], keep={"location_deck": 0})
    assert table.lords(1) == ["farmer-1", "mage-1"] and table.chamber(1).keys().total == 2
    assert table.events("NoLocation") == ["NoLocation seat=1"]


def test_the_mage_opponent_needs_any_two_keys() -> None:
    """C-30: its power; the others need two alike."""
    assert turn_of("mage", "", "Y1", piles={"mage": ["mage-2"]}).lords(1)[1] == "mage-2@face_down"
    assert turn_of("farmer", "", "Y1", piles={"mage": ["mage-2"]}, lord_deck=[]).lords(1)[1] == "mage-2"


def test_the_power_of_the_mage_opponent_does_not_help_the_person() -> None:
    """C-30, C-10"""
    table = solo("Y1", opponent="mage", lord_deck=["mage-2", "farmer-1"]).play("draw 1")
    assert table.asks != "ChooseLocation" and table.lords(0) == ["farmer-1", "mage-2"]


def test_what_the_opponent_buried_unseen_is_known_after_a_search() -> None:
    """C-22, C-28: whoever sees the whole deck knows what is missing."""
    table = solo(
        "Y1 R1@watching_eye G1", "B1 R2 B1@face_down", lord_deck=["mage-1"],
        solo={"hidden": ["pearl_cove"]},
    )  # fmt: skip
    table.play("draw 1")
    assert table.state.solo is not None
    assert (table.state.solo.buried, table.state.solo.hidden) == (["pearl_cove"], [])
    assert "settle pearl_cove" not in table.legal


# -- the soldier opponent, Gates -------------------------------------------------------------------------------


def test_the_soldier_opponent_orders_the_top_lord() -> None:
    """C-34"""
    table = turn_of("soldier", piles={"soldier": ["soldier-3"], "mage": ["mage-3"]})
    assert table.events("TopLordOrdered") == ["TopLordOrdered seat=0"]
    assert table.legal == ["draw 1"]
    assert table.refusal("draw 2") == table.refusal("pile mage") == "opponent-orders"


def test_only_the_soldier_pile_orders() -> None:
    """C-34"""
    table = turn_of("soldier", piles={"mage": ["mage-6"]}, lord_deck=["farmer-3"])
    assert "draw 3" in table.legal
    table = turn_of("farmer", piles={"soldier": ["soldier-1", "soldier-3"]}).play("place soldier-1")
    assert "draw 3" in table.legal


def test_an_empty_deck_suspends_the_order_of_the_soldier() -> None:
    """C-34"""
    table = turn_of("soldier", keep={"lord_deck": 0}, piles={"soldier": ["soldier-3"], "mage": ["mage-3"]})
    assert table.legal == ["pile mage"]


def test_the_order_holds_for_one_turn() -> None:
    """C-34"""
    table = turn_of(
        "soldier", piles={"soldier": ["soldier-3"]}, lord_deck=["mage-3", "farmer-6", "farmer-4", "merchant-3"]
    )
    table.play("draw 1")
    assert table.asks == "ChooseRecruit" and "draw 3" in table.legal


def test_a_replayed_turn_is_free_again() -> None:
    """C-34, C-36"""
    table = solo("Y3", "", opponent="soldier", lord_deck=["mage-3"], solo={"ordered": True, "token": True})
    assert table.legal == ["draw 1"]
    table.play("draw 1", "replay")
    assert "draw 3" in table.legal


@pytest.mark.parametrize("gate", ["closed_gate", "guarded_gate"])
def test_gates_do_not_bind_the_opponent(gate: str) -> None:
    """C-35: they are worth their 3 points only."""
    table = solo("Y1", "", lord_deck=["mage-1"], available=[gate], piles={"soldier": ["soldier-3", "soldier-4"]})
    table.play("draw 1", f"settle {gate}")
    assert table.events("GateClosed") == [] and table.state.gate.owner == -1
    assert taken(table)[0] == "condition=several guilds=soldier"
    assert table.points(0)["locations"] == 3


# -- the replay token ------------------------------------------------------------------------------------------


def test_the_token_is_won_by_a_new_coalition_of_three() -> None:
    """C-36"""
    table = solo("P3 P4", lord_deck=["mage-6"]).play("draw 1")
    assert table.events("ReplayTokenTaken") == ["ReplayTokenTaken seat=0 places=1,2,3"]
    assert table.legal == ["replay", "end"]


def test_the_token_comes_after_pearls_and_the_master() -> None:
    """C-9, C-36"""
    table = solo("P3 P4", lord_deck=["mage-3"]).play("draw 1")
    assert table.happenings()[2:] == ["LordPlaced", "PearlsGained", "PearlMasterChanged", "ReplayTokenTaken"]


@pytest.mark.parametrize(
    ("lords", "wins"),
    [
        ("P3", False),  # two
        ("P3 P4 P6", False),  # it grows, but was one before
        ("P3 Y4 P4 Y3 R3 P1", True),  # place 7 joins two single ones
        ("P3 P4 R3 Y4 R4", True),  # place 6 joins a pair
    ],
)
def test_none_of_the_joined_groups_may_have_had_three(lords: str, wins: bool) -> None:
    """C-36"""
    table = solo(lords, lord_deck=["mage-0"]).play("draw 1")
    if table.asks == "ChooseSwap":
        table.play("decline")
    assert (table.events("ReplayTokenTaken") != []) == wins


def test_joining_two_small_groups_makes_a_new_coalition() -> None:
    """C-36: 1 + 1 + the new Lord."""
    table = solo("Y3 P4 P3 R4 R3 Y4", lord_deck=["mage-6"]).play("draw 1")  # place 7 touches 2 and 3
    assert table.events("ReplayTokenTaken") == ["ReplayTokenTaken seat=0 places=2,3,7"]


def test_a_group_of_three_among_the_joined_ones_wins_nothing() -> None:
    """C-36"""
    table = solo("P3 P4 P3 R4 R3 Y4", lord_deck=["mage-6"]).play("draw 1")
    assert table.events("ReplayTokenTaken") == []


def test_who_holds_the_token_cannot_win_it() -> None:
    """C-36"""
    table = solo("P3 P4", lord_deck=["mage-6"], solo={"token": True}).play("draw 1")
    assert table.events("ReplayTokenTaken") == [] and table.legal == ["replay", "end"]


def test_the_opponents_coalitions_win_nothing() -> None:
    """C-36"""
    table = turn_of("merchant", "", "P3 P4", piles={"mage": ["mage-3"]})
    assert table.events("ReplayTokenTaken") == []


def test_a_swap_never_wins_it() -> None:
    """C-36, C-15"""
    table = solo("P3 P4 R3 R4", lord_deck=["mage-0"]).play("draw 1", "swap soldier-3 mage-0")
    assert table.lords(0)[:3] == ["mage-3", "mage-4", "mage-0"]
    assert table.events("ReplayTokenTaken") == []


def test_the_token_gives_one_more_turn_at_once() -> None:
    """C-36"""
    table = solo("Y3", solo={"token": True}, lord_deck=["mage-3", "mage-4", "soldier-3"])
    table.play("draw 1", "replay")
    assert table.events("ReplayTokenReturned", "TurnStarted") == [
        "ReplayTokenReturned seat=0",
        "TurnStarted seat=0 again=true last=false",
    ]
    assert table.state.solo is not None and not table.state.solo.token
    table.play("draw 1")
    assert table.events("TurnStarted")[1] == "TurnStarted seat=1 again=false last=false"


def test_the_token_may_be_kept() -> None:
    """C-36"""
    table = solo("Y3", solo={"token": True}, lord_deck=["mage-3"]).play("draw 1", "end")
    assert table.events("TurnStarted")[0] == "TurnStarted seat=1 again=false last=false"
    assert table.state.solo is not None and table.state.solo.token


def test_it_can_be_won_again_in_the_replayed_turn() -> None:
    """C-36"""
    table = solo("P3 P4", solo={"token": True}, lord_deck=["soldier-3", "mage-6", "farmer-3"])
    table.play("draw 1", "replay")
    table.state.chambers[0].lords[2:] = []
    table.state.chambers[0].covers[2:] = []
    table.play("draw 1")
    assert table.legal == ["replay", "end"]


def test_a_full_chamber_cannot_replay() -> None:
    """C-36"""
    table = solo(FOURTEEN, lord_deck=["mage-4"], solo={"token": True}).play("draw 1")
    assert table.events("EndTriggered") == ["EndTriggered seat=0"]
    assert table.events("ReplayTokenReturned") == [] and table.asks != "OfferReplay"


# -- the end ---------------------------------------------------------------------------------------------------


def test_the_opponent_has_a_last_turn() -> None:
    """C-37"""
    table = solo(
        FOURTEEN, "", lord_deck=["mage-4"], piles={"soldier": ["soldier-1"], "mage": ["mage-3", "mage-6"]}
    ).play("draw 1")
    assert table.events("TurnStarted") == ["TurnStarted seat=1 again=false last=true"]
    table.play("place mage-3")
    assert table.game.over


def test_the_human_has_a_last_turn_and_may_replay_in_it() -> None:
    """C-37"""
    table = turn_of(
        "merchant", "Y6", FOURTEEN, piles={"mage": ["mage-4"]}, solo={"token": True},
        lord_deck=["soldier-1", "soldier-2"],
    )  # fmt: skip
    assert table.events("EndTriggered") == ["EndTriggered seat=1"] and table.asks == "ChooseRecruit"
    table.play("draw 1", "replay", "draw 1")
    assert table.game.over and table.lords(0) == ["farmer-6", "soldier-1", "soldier-2"]


@pytest.mark.parametrize(
    ("opponent", "extra", "items"),
    [
        ("farmer", 0, []),
        ("soldier", 5, [("opponent:soldier", 5)]),
        ("merchant", 3, [("opponent:merchant", 3)]),
        ("politician", 4, [("opponent:politician", 4)]),
        ("mage", 1, [("opponent:mage", 1)]),
    ],
)
def test_the_extra_score_of_each_opponent(opponent: str, extra: int, items: list[tuple[str, int]]) -> None:
    """C-30, C-37: it counts among the Lords (a)."""
    table = solo("", "Y4 R1 R1@face_down B3", opponent=opponent, pearls=(0, 7), state="over")
    line = RULES.standings(table.state)[1].lines[0]
    assert line.points == 4 + 1 + 3 + extra
    assert line.items[3:] == items
    assert table.points(1) == {"lords": 8 + extra, "locations": 5, "coalition": 6}
    assert table.points(0) == {}


def test_the_extra_score_without_what_it_counts() -> None:
    """C-30: 1 for the soldier even without a soldier Lord, else nothing."""
    extras = {
        opponent: solo("", "Y0", opponent=opponent, state="over").points(1).get("lords", 0) for opponent in OPPONENTS
    }
    assert extras == {"farmer": 0, "soldier": 1, "merchant": 0, "politician": 0, "mage": 0}


def test_the_human_wins_with_more_points() -> None:
    """C-37"""
    assert solo("Y6", "R4", pearls=(0, 9), master=-1, state="over").places == [1, 2]
    assert solo("Y4", "R6", pearls=(9, 0), state="over").places == [2, 1]


@pytest.mark.parametrize(("master", "places"), [(0, [1, 2]), (1, [2, 1]), (-1, [2, 1])])
def test_a_tie_is_won_only_as_pearl_master(master: int, places: list[int]) -> None:
    """C-37"""
    lords = {0: ("Y0", "R4 Y1"), 1: ("Y4 R1", "R0"), -1: ("Y4", "R4")}[master]
    table = solo(*lords, master=master, state="over")
    assert table.totals[0] == table.totals[1]
    assert table.places == places
