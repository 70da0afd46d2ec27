"""The Court update (B-51 … B-55)."""

from __future__ import annotations

from .table import POWERLESS_COURT, Table

POOR = {"pearls": 0}
PAYS_SHEPHERD = {"pearls": 0, "hand": ["seahorse-5", "seahorse-3"]}
RECRUIT_SHEPHERD = ["recruit shepherd", "pick seahorse-5", "pick seahorse-3", "confirm"]
LEFT = ["jailer", "seeker", "hunter", "trader", "peddler"]


def test_corruptor_and_traitor_choose_from_the_court_as_it_was_left() -> None:
    """B-51: no sliding and no refill before their choice."""
    table = Table(
        court=["", "", "", "keeper", "corruptor", "miller"],
        lord_deck=LEFT,
        areas=[{"pearls": 10, "hand": ["squid-5"]}, POOR],
    ).play("recruit corruptor", "pick squid-5", "confirm")
    assert table.state.court == ["", "", "", "keeper", "", "miller"]
    assert table.legal == ["recruit keeper", "recruit miller", "decline"]
    table.play("recruit keeper")
    assert table.lords(0) == ["corruptor", "keeper"]
    # Three Lords before, one now: 2 Pearls once, and five new Lords from the farthest space on.
    assert table.state.court == ["peddler", "trader", "hunter", "seeker", "jailer", "miller"]
    assert table.pearls == [2, 0]


def test_the_court_slides_away_from_the_deck() -> None:
    """B-52"""
    table = Table(court=["keeper", "miller", "reaper", "shepherd", "", ""], areas=[PAYS_SHEPHERD, POOR])
    table.play(*RECRUIT_SHEPHERD)
    assert table.state.court == ["", "", "", "keeper", "miller", "reaper"]


def test_a_court_that_drops_to_two_is_filled_and_brings_two_pearls() -> None:
    """B-53, B-52"""
    table = Table(court=["", "", "", "keeper", "shepherd", "miller"], lord_deck=LEFT, areas=[PAYS_SHEPHERD, POOR]).play(
        *RECRUIT_SHEPHERD
    )
    assert table.state.court == ["trader", "hunter", "seeker", "jailer", "keeper", "miller"]
    assert table.pearls == [2, 0]
    assert table.events("PearlsGained", "CourtRefilled") == [
        "PearlsGained seat=0 amount=2 why=refill",
        "CourtRefilled seat=0 lords=jailer,seeker,hunter,trader short=0",
    ]


def test_a_court_of_three_is_not_filled() -> None:
    """B-55"""
    table = Table(
        court=["", "", "keeper", "shepherd", "miller", "reaper"], lord_deck=LEFT, areas=[PAYS_SHEPHERD, POOR]
    ).play(*RECRUIT_SHEPHERD)
    assert table.state.court == ["", "", "", "keeper", "miller", "reaper"]
    assert table.pearls == [0, 0]
    assert table.events("CourtRefilled") == []


def test_no_pearls_for_a_court_that_was_at_two_before() -> None:
    """B-55"""
    for court in (["", "", "", "", "shepherd", "miller"], ["", "", "", "", "", "shepherd"]):
        table = Table(court=court, lord_deck=LEFT, areas=[PAYS_SHEPHERD, POOR]).play(*RECRUIT_SHEPHERD)
        assert table.pearls == [0, 0]
        assert table.events("CourtRefilled") == []
        assert [lord for lord in table.state.court if lord] == [lord for lord in court if lord and lord != "shepherd"]


def test_plotting_before_the_action_counts_for_the_court_before() -> None:
    """B-53: two Lords, one plotted makes three just before the acquisition, two after it."""
    table = Table(
        court=["", "", "", "", "shepherd", "miller"],
        lord_deck=LEFT,
        areas=[{**PAYS_SHEPHERD, "pearls": 1}, POOR],
    ).play("plot", *RECRUIT_SHEPHERD)
    assert table.pearls == [2, 0]
    assert table.state.court == ["peddler", "trader", "hunter", "seeker", "jailer", "miller"]


def test_a_second_acquisition_counts_from_the_first() -> None:
    """B-53: four Lords before the Corruptor, two after its recruit."""
    table = Table(
        court=["", "", "keeper", "corruptor", "miller", "reaper"],
        lord_deck=LEFT,
        areas=[{"pearls": 10, "hand": ["squid-5"]}, POOR],
    ).play("recruit corruptor", "pick squid-5", "confirm", "recruit reaper")
    assert table.pearls == [2, 0]
    assert table.state.court == ["trader", "hunter", "seeker", "jailer", "keeper", "miller"]


def test_no_refill_without_an_acquisition() -> None:
    """B-53, B-55: an action that takes no Lord leaves a small Court small."""
    table = Table(
        court=["", "miller", "", "keeper", "", ""], council={"crab": ["crab-1"]}, lord_deck=LEFT, areas=[POOR, POOR]
    ).play("council crab")
    assert table.state.court == ["", "", "", "", "miller", "keeper"]
    assert table.pearls == [0, 0]


def test_a_deck_too_small_for_the_refill_triggers_the_end() -> None:
    """B-54, B-71, B-53: as far as the deck goes, from the farthest space on."""
    table = Table(
        court=["", "", "", "keeper", "shepherd", "miller"],
        lord_deck=LEFT,
        keep={"lord_deck": 3},
        areas=[PAYS_SHEPHERD, POOR],
    ).play(*RECRUIT_SHEPHERD)
    assert table.state.court == ["", "hunter", "seeker", "jailer", "keeper", "miller"]
    assert table.pearls == [2, 0]
    assert table.events("CourtRefilled", "EndTriggered") == [
        "CourtRefilled seat=0 lords=jailer,seeker,hunter short=1",
        "EndTriggered seat=0 why=court",
    ]


def test_an_empty_deck_when_a_refill_is_due_triggers_the_end() -> None:
    """B-54, B-71: the 2 Pearls are still gained."""
    table = Table(
        court=["", "", "", "keeper", "shepherd", "miller"], keep={"lord_deck": 0}, areas=[PAYS_SHEPHERD, POOR]
    ).play(*RECRUIT_SHEPHERD)
    assert table.state.court == ["", "", "", "", "keeper", "miller"]
    assert table.pearls == [2, 0]
    assert table.events("EndTriggered") == ["EndTriggered seat=0 why=court"]


def test_a_deck_used_up_exactly_does_not_trigger_the_end() -> None:
    """B-54"""
    table = Table(
        court=["", "", "", "keeper", "shepherd", "miller"],
        lord_deck=LEFT,
        keep={"lord_deck": 4},
        areas=[PAYS_SHEPHERD, POOR],
    ).play(*RECRUIT_SHEPHERD)
    assert table.state.lord_deck == []
    assert all(table.state.court)
    assert table.events("EndTriggered") == []


def test_an_empty_deck_without_a_refill_due_does_not_trigger_the_end() -> None:
    """B-55, B-71"""
    table = Table(court=POWERLESS_COURT, keep={"lord_deck": 0}, areas=[PAYS_SHEPHERD, POOR]).play(*RECRUIT_SHEPHERD)
    assert len([lord for lord in table.state.court if lord]) == 5
    assert table.events("EndTriggered") == []


def test_the_schemers_new_lord_comes_from_the_deck_and_the_court_update_still_runs_once() -> None:
    """B-51, B-53, B-113"""
    table = Table(
        court=["", "", "", "keeper", "schemer", "miller"],
        lord_deck=["reaper", "jailer", "seeker", "hunter", "peddler"],
        areas=[{"pearls": 0, "lords": ["trader"], "hand": ["squid-3", "crab-4", "jellyfish-1"]}, POOR],
    )
    table.play("recruit schemer", "pick squid-3", "pick crab-4", "pick jellyfish-1", "confirm", "dismiss trader")
    assert table.lords(0) == ["schemer", "reaper"]
    assert table.state.court == ["peddler", "hunter", "seeker", "jailer", "keeper", "miller"]
    assert table.pearls == [2, 0]


def test_a_cancelled_recruitment_and_another_action_pay_nothing() -> None:
    """B-53, B-136"""
    table = Table(
        court=["", "", "", "keeper", "shepherd", "miller"],
        lord_deck=LEFT,
        council={"crab": ["crab-1"]},
        areas=[PAYS_SHEPHERD, POOR],
    ).play("recruit shepherd", "pick seahorse-5", "cancel", "council crab")
    assert table.pearls == [0, 0]
    assert table.state.court == ["", "", "", "keeper", "shepherd", "miller"]
