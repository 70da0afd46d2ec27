"""Recruiting a Lord: cost, Races, payment, affiliation (B-41 … B-50)."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.games.abyss.payment import bill, quote

from .table import POWERLESS_COURT, Table

POOR = {"pearls": 0}

# Printed figures used below (cost, number of Races, mandatory Race): jailer 6, 3, crab; seeker 7, 2, crab; hunter 8, 2,
# crab; shepherd 8, 1, seahorse; oracle 8, 2, jellyfish; peddler 8, 1, shellfish; diplomat 8, 1, squid; treasurer 10, 2,
# squid; master of magic 10, 3, jellyfish; sage 10, 5 Races.


def recruiting(
    lord: str, hand: list[str], pearls: int = 0, mine: list[str] | None = None, theirs: list[str] | None = None
) -> Table:
    """Seat 0 before its action, ``lord`` in the Court."""
    court = [lord, "", *[other for other in POWERLESS_COURT if other != lord][:4]]
    mine_, theirs_ = mine or [], theirs or []
    tiles = [owned.partition("@")[2] for owned in (*mine_, *theirs_) if "@" in owned]
    return Table(
        court=court,
        areas=[
            {"pearls": pearls, "hand": hand, "lords": mine_, "locations": tiles if mine_ else []},
            {"pearls": 0, "lords": theirs_, "locations": tiles if theirs_ and not mine_ else []},
        ],
    )


def cost(table: Table, lord: str, seat: int = 0) -> int:
    return bill(table.game, seat, lord).cost


# -- cost ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ([], [], 7),
        (["treasurer"], [], 5),
        ([], ["recruiter"], 9),
        (["treasurer"], ["recruiter"], 7),
        (["recruiter"], [], 7),
        ([], ["treasurer"], 7),
        (["shaman"], ["recruiter"], 7),
        (["shaman", "treasurer"], ["recruiter"], 5),
        (["treasurer:turned"], [], 7),
        (["treasurer@jail"], [], 7),
        ([], ["recruiter:turned"], 7),
        ([], ["recruiter@jail"], 7),
        (["shaman:turned"], ["recruiter"], 9),
        (["shaman@jail"], ["recruiter"], 9),
    ],
)
def test_treasurer_and_recruiter_bend_the_cost(mine: list[str], theirs: list[str], expected: int) -> None:
    """B-41, B-86, B-88, B-112: the Seeker's printed cost is 7."""
    assert cost(recruiting("seeker", [], mine=mine, theirs=theirs), "seeker") == expected


def test_the_cost_is_never_below_zero() -> None:
    """B-41: no printed cost is below 6, so a cost below 2 comes from an expansion; the bill still stops at 0."""
    table = recruiting("seeker", [], mine=["treasurer"])
    table.game.rules = Cheap()  # type: ignore[misc]
    assert bill(table.game, 0, "seeker").cost == 0


class Cheap:
    """Rules that lower every cost by 9."""

    def bend(self, state: Any, query: Any) -> None:
        if type(query).__name__ == "RecruitCost":
            query.value -= 9


# -- Races ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lord", "allies", "code"),
    [
        ("jailer", ["crab-2", "squid-2", "seahorse-2"], None),
        ("jailer", ["crab-1", "crab-1", "squid-2", "seahorse-2"], None),
        ("jailer", ["crab-3", "squid-3"], "races-missing"),
        ("jailer", ["crab-2", "squid-2", "seahorse-1", "jellyfish-1"], "races-too-many"),
        ("jailer", ["jellyfish-2", "squid-2", "seahorse-2"], "race-missing"),
        ("oracle", ["jellyfish-4", "crab-4"], None),
        ("oracle", ["squid-4", "crab-4"], "race-missing"),
        ("shepherd", ["seahorse-4", "seahorse-4"], None),
        ("shepherd", ["seahorse-4", "crab-4"], "races-too-many"),
        ("peddler", ["shellfish-5", "shellfish-3"], None),
        ("peddler", ["crab-5", "crab-3"], "race-missing"),
        ("diplomat", ["squid-5", "squid-3"], None),
        ("diplomat", ["jellyfish-5", "jellyfish-3"], "race-missing"),
        ("sage", ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"], None),
        ("sage", ["jellyfish-4", "crab-3", "seahorse-2", "shellfish-2"], "races-missing"),
    ],
)
def test_exactly_the_number_of_races_with_the_mandatory_one(lord: str, allies: list[str], code: str | None) -> None:
    """B-42"""
    table = recruiting(lord, allies)
    refusal = quote(table.game, 0, lord, table.area(0).hand).refusal
    assert (refusal.code if refusal else None) == code


def test_a_pick_that_would_be_a_race_too_many_is_refused() -> None:
    """B-42"""
    table = recruiting("shepherd", ["seahorse-4", "seahorse-4", "crab-4"]).play("recruit shepherd")
    assert table.legal == ["pick seahorse-4", "pick seahorse-4", "cancel"]
    assert table.refusal("pick crab-4") == "race-missing"
    table.play("pick seahorse-4.1")
    assert table.refusal("pick crab-4") == "races-too-many"
    assert table.refusal("confirm") == "value-missing"


def test_pearls_never_stand_in_for_a_race() -> None:
    """B-43, also when the cost has been lowered."""
    table = recruiting("jailer", ["crab-2", "squid-3"], pearls=9, mine=["treasurer"])
    assert table.refusal("recruit jailer") == "races-missing"
    table = recruiting("jailer", ["crab-2", "squid-1", "jellyfish-1"], mine=["treasurer"])
    table.play("recruit jailer", "pick crab-2", "pick squid-1")
    assert table.refusal("confirm") == "races-missing"  # 3 of 4 points, and a Race is missing
    table.play("pick jellyfish-1", "confirm")
    assert table.lords(0) == ["treasurer", "jailer"]


# -- value and Pearls ----------------------------------------------------------------------------------------------


def test_one_pearl_for_every_missing_point() -> None:
    """B-43, B-47"""
    table = recruiting("shepherd", ["seahorse-5"], pearls=5).play("recruit shepherd", "pick seahorse-5", "confirm")
    assert table.pearls == [2, 0]
    assert table.events("LordRecruited") == ["LordRecruited seat=0 lord=shepherd allies=seahorse-5 pearls=3"]


def test_pearls_only_fill_a_shortfall() -> None:
    """B-44"""
    table = recruiting("shepherd", ["seahorse-5", "seahorse-3"], pearls=5)
    table.play("recruit shepherd", "pick seahorse-5", "pick seahorse-3", "confirm")
    assert table.pearls == [5, 0]


def test_going_above_the_cost_gives_nothing_back() -> None:
    """B-44"""
    table = recruiting("shepherd", ["seahorse-5", "seahorse-4"], pearls=1)
    table.play("recruit shepherd", "pick seahorse-5", "pick seahorse-4", "confirm")
    assert table.pearls == [1, 0]
    assert table.lords(0) == ["shepherd"]


@pytest.mark.parametrize(
    ("lord", "allies", "extra"),
    [
        ("shepherd", ["seahorse-5", "seahorse-3", "seahorse-1"], ["seahorse-1"]),  # surplus 1
        ("shepherd", ["seahorse-5", "seahorse-4"], []),  # surplus 1, both larger
        ("shepherd", ["seahorse-4", "seahorse-3", "seahorse-2"], []),  # surplus 1
        ("shepherd", ["seahorse-5", "seahorse-4", "seahorse-1"], ["seahorse-1"]),  # surplus 2
        ("shepherd", ["seahorse-5", "seahorse-3", "seahorse-2"], ["seahorse-2"]),  # surplus 2
        ("jailer", ["crab-5", "squid-1", "jellyfish-1"], []),  # surplus 1, but each the only one of its Race
        ("jailer", ["crab-3", "crab-1", "squid-2", "jellyfish-1"], ["crab-1"]),  # surplus 1
        ("jailer", ["crab-3", "squid-2", "squid-1", "jellyfish-1"], ["squid-1"]),
        ("jailer", ["crab-2", "crab-1", "squid-2", "jellyfish-1"], []),  # no surplus
    ],
)
def test_superfluous_allies_are_refused(lord: str, allies: list[str], extra: list[str]) -> None:
    """B-45"""
    table = recruiting(lord, allies).play(f"recruit {lord}", *(f"pick {ally}" for ally in allies))
    found = quote(table.game, 0, lord, table.area(0).hand)
    assert [table.game.rules.event_word("card", card).partition(".")[0] for card in found.superfluous] == extra
    assert table.refusal("confirm") == ("superfluous" if extra else "legal")


def test_a_lowered_cost_makes_an_ally_superfluous() -> None:
    """B-45, B-41: 5 + 3 pay the Shepherd's 8, but not the 6 that the Treasurer leaves, where 3 is still needed."""
    needed = recruiting("shepherd", ["seahorse-5", "seahorse-3"], mine=["treasurer"])
    needed.play("recruit shepherd", "pick seahorse-5", "pick seahorse-3")
    assert needed.refusal("confirm") == "legal"  # 8 − 6 = 2 < 3
    extra = recruiting("shepherd", ["seahorse-5", "seahorse-2", "seahorse-1"], mine=["treasurer"])
    extra.play("recruit shepherd", "pick seahorse-5", "pick seahorse-2", "pick seahorse-1")
    assert extra.refusal("confirm") == "superfluous"  # 8 − 6 = 2


@pytest.mark.parametrize(
    ("lord", "hand", "pearls", "code"),
    [
        ("shepherd", ["seahorse-5", "seahorse-3"], 0, "legal"),
        ("shepherd", ["seahorse-5"], 3, "legal"),
        ("shepherd", ["seahorse-5"], 2, "value-missing"),
        ("shepherd", ["crab-5", "crab-4"], 9, "race-missing"),
        ("jailer", ["crab-1", "squid-1"], 9, "races-missing"),
        ("jailer", ["crab-1", "squid-1", "seahorse-1", "jellyfish-3"], 1, "legal"),  # the best three Races: 5
        ("jailer", ["crab-1", "squid-1", "seahorse-1", "jellyfish-3"], 0, "value-missing"),
        ("shepherd", ["seahorse-5", "crab-3"], 0, "value-missing"),  # a second Race does not count
        ("hunter", ["crab-2", "crab-2", "squid-4", "seahorse-3"], 0, "legal"),
        ("sage", ["jellyfish-1", "crab-1", "seahorse-1", "shellfish-1", "squid-1"], 5, "legal"),
        ("sage", ["jellyfish-1", "crab-1", "seahorse-1", "shellfish-1", "squid-1"], 4, "value-missing"),
        ("sage", ["jellyfish-5", "crab-5", "seahorse-1", "shellfish-1"], 9, "races-missing"),
    ],
)
def test_when_a_lord_can_be_paid_for(lord: str, hand: list[str], pearls: int, code: str) -> None:
    """B-46"""
    table = recruiting(lord, hand, pearls)
    assert table.refusal(f"recruit {lord}") == code
    assert (f"recruit {lord}" in table.legal) is (code == "legal")


def test_affiliated_allies_pay_for_nothing() -> None:
    """B-46, B-48"""
    table = Table(court=POWERLESS_COURT, areas=[{"pearls": 0, "affiliated": ["seahorse-5", "seahorse-4"]}, POOR])
    assert table.refusal("recruit shepherd") == "race-missing"


# -- the order of a recruitment ------------------------------------------------------------------------------------


def test_a_recruitment_runs_in_order() -> None:
    """B-47: payment, affiliation, power, Court update."""
    table = Table(
        court=["", "keeper", "miller", "apprentice", "reaper", "shepherd"],
        council={"crab": ["crab-5"], "squid": ["squid-5"]},
        areas=[{"pearls": 3, "hand": ["jellyfish-1", "crab-1", "squid-2"]}, POOR],
    ).play("recruit apprentice", "pick jellyfish-1", "pick crab-1", "pick squid-2")
    assert table.lords(0) == []
    table.play("confirm")
    assert table.asks == "ChooseAffiliate"
    assert table.lords(0) == ["apprentice"]
    assert (table.pearls[0], table.hand(0)) == (1, [])
    assert table.discard == ["crab-1", "jellyfish-1", "squid-2"]
    assert table.state.court == ["", "keeper", "miller", "", "reaper", "shepherd"]
    table.play("affiliate jellyfish-1")
    assert table.asks == "ChooseStack"
    assert table.affiliated(0) == ["jellyfish-1"]
    assert table.discard == ["crab-1", "squid-2"]
    assert table.state.court == ["", "keeper", "miller", "", "reaper", "shepherd"]  # not slid yet (B-51)
    table.play("council crab")
    assert table.state.court == ["", "", "keeper", "miller", "reaper", "shepherd"]
    assert [event.split()[0] for event in table.events()] == [
        "LordRecruited",
        "AllyAffiliated",
        "StackTaken",
        "TurnStarted",
    ]


def test_the_weakest_used_ally_is_affiliated() -> None:
    """B-48"""
    table = recruiting("hunter", ["crab-5", "crab-2", "squid-1"])
    table.play("recruit hunter", "pick crab-5", "pick crab-2", "pick squid-1", "confirm")
    assert table.affiliated(0) == ["squid-1"]
    assert table.discard == ["crab-2", "crab-5"]


def test_among_equals_the_recruiter_chooses_and_cannot_decline() -> None:
    """B-48"""
    table = recruiting("jailer", ["crab-1", "squid-1", "jellyfish-4"])
    table.play("recruit jailer", "pick crab-1", "pick squid-1", "pick jellyfish-4", "confirm")
    assert table.legal == ["affiliate crab-1", "affiliate squid-1"]
    assert table.refusal("affiliate jellyfish-4") == "not-weakest"
    assert table.refusal("decline") == "not-now"
    table.play("affiliate squid-1")
    assert table.affiliated(0) == ["squid-1"]


@pytest.mark.parametrize(
    ("mine", "choices"),
    [
        (["master_of_magic"], ["affiliate crab-5", "affiliate squid-3"]),
        (["master_of_magic:turned"], None),
        (["master_of_magic@jail"], None),
    ],
)
def test_the_master_of_magic_affiliates_any_used_ally(mine: list[str], choices: list[str] | None) -> None:
    """B-49, B-107"""
    table = recruiting("hunter", ["crab-5", "squid-3", "jellyfish-1"], mine=mine)
    table.play("recruit hunter", "pick crab-5", "pick squid-3", "confirm")
    if choices is None:
        assert table.affiliated(0) == ["squid-3"]
        return
    assert table.legal == choices
    assert table.refusal("affiliate jellyfish-1") == "not-weakest"  # only from those used
    table.play("affiliate crab-5")
    assert table.affiliated(0) == ["crab-5"]


def test_the_master_of_magic_does_not_help_its_own_recruitment() -> None:
    """B-49, B-50: printed 10, three Races, jellyfish."""
    table = recruiting("master_of_magic", ["jellyfish-5", "crab-3", "squid-2"])
    table.play("recruit master_of_magic", "pick jellyfish-5", "pick crab-3", "pick squid-2", "confirm")
    assert table.affiliated(0) == ["squid-2"]


def test_the_treasurer_does_not_help_its_own_recruitment() -> None:
    """B-50: printed 10."""
    table = recruiting("treasurer", ["squid-5", "crab-3"], pearls=1)
    assert table.refusal("recruit treasurer") == "value-missing"
    table = recruiting("treasurer", ["squid-5", "crab-4"], pearls=1)
    table.play("recruit treasurer", "pick squid-5", "pick crab-4", "confirm")
    assert table.pearls == [0, 0]
    assert cost(table, "shepherd") == 6


def test_the_diplomat_does_not_help_its_own_recruitment() -> None:
    """B-50, B-111"""
    table = recruiting("diplomat", ["crab-5", "crab-3"])
    assert table.refusal("recruit diplomat") == "race-missing"


@pytest.mark.parametrize(("mine", "legal"), [(["diplomat"], True), (["diplomat:turned"], False), ([], False)])
def test_the_diplomat_ignores_the_mandatory_race_but_not_the_number(mine: list[str], legal: bool) -> None:
    """B-111"""
    table = recruiting("shepherd", ["crab-5", "crab-3", "squid-1"], mine=mine)
    assert ("recruit shepherd" in table.legal) is legal
    if legal:
        table.play("recruit shepherd", "pick crab-5", "pick crab-3")
        assert table.refusal("pick squid-1") == "races-too-many"
        table.play("confirm")
        assert table.lords(0) == ["diplomat", "shepherd"]


def test_the_recruiter_makes_an_opponent_pay_more() -> None:
    """B-41, B-88"""
    table = recruiting("shepherd", ["seahorse-5", "seahorse-3"], pearls=2, theirs=["recruiter"])
    table.play("recruit shepherd", "pick seahorse-5", "pick seahorse-3", "confirm")
    assert table.pearls == [0, 0]
