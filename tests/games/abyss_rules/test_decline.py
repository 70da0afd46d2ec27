"""Who decides what and may decline (section 18: B-84 … B-87, B-7, B-82, B-83)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from abyss_game.engine.scenario import Scenario, parse, start, write
from abyss_game.engine.steps import Decision
from abyss_game.games import GAMES
from abyss_game.games.abyss.queries import Immunity
from abyss_game.games.abyss.rules import STEPS

from .table import POWERLESS_COURT, RULES, Table

POOR: dict[str, Any] = {"pearls": 0}
DECLINING = ("decline", "pass", "skip", "done", "cancel")


def court(lord: str) -> list[str]:
    return [lord, *POWERLESS_COURT[1:]]


def recruited(lord: str, hand: list[str], pearls: int, *others: dict[str, Any], **mine: Any) -> Table:
    """Seat 0 has just paid for ``lord`` with its whole ``hand`` and ``pearls``."""
    return recruited_with({"hand": hand, "pearls": pearls, **mine}, lord, hand, *others)


def recruited_with(area: dict[str, Any], lord: str, hand: list[str], *others: dict[str, Any], **position: Any) -> Table:
    table = Table(
        seats=max(2, 1 + len(others)),
        **{"court": court(lord), "areas": [area, *(others or [POOR])], **position},
    )
    table.play(f"recruit {lord}", *(f"pick {ally}" for ally in hand), "confirm")
    if table.asks == "ChooseAffiliate":
        table.play(table.game.rules.move_text(table.game.legal()[0]))
    return table


# (decision, who decides, may decline?, how to get there)
DECISIONS: dict[str, tuple[str, int, list[str], Callable[[], Table]]] = {
    "action": (
        "ChooseAction",
        0,
        [],
        lambda: Table(court=POWERLESS_COURT, council={"crab": ["crab-1"]}, areas=[POOR, POOR]),
    ),
    "purchase": (
        "ConsiderPurchase",
        1,
        ["pass"],
        lambda: Table(exploration=["crab-1"], areas=[POOR, {"pearls": 1}]).play("explore"),
    ),
    "take or go on": ("DecideAlly", 0, [], lambda: Table(exploration=["crab-1"], areas=[POOR, POOR]).play("explore")),
    "fight or go on": (
        "FaceMonster",
        0,
        [],
        lambda: Table(exploration=["monster"], areas=[POOR, POOR]).play("explore"),
    ),
    "Monster reward": (
        "PickReward",
        0,
        [],
        lambda: Table(exploration=["monster"], areas=[POOR, POOR]).play("explore", "fight monster"),
    ),
    "payment": (
        "PayForLord",
        0,
        ["cancel"],
        lambda: Table(court=POWERLESS_COURT, areas=[{"hand": ["seahorse-5", "seahorse-4"]}, POOR]).play(
            "recruit shepherd"
        ),
    ),
    "affiliation": (
        "ChooseAffiliate",
        0,
        [],
        lambda: Table(court=POWERLESS_COURT, areas=[{"hand": ["seahorse-4", "seahorse-4"]}, POOR]).play(
            "recruit shepherd", "pick seahorse-4.1", "pick seahorse-4.2", "confirm"
        ),
    ),
    "Jailer": (
        "DiscardOne",
        1,
        [],
        lambda: recruited("jailer", ["crab-2", "squid-2", "jellyfish-2"], 0, {"hand": ["crab-1", "squid-1"]}),
    ),
    "Commander": (
        "DiscardDown",
        1,
        [],
        lambda: recruited("commander", ["crab-5", "crab-3"], 0, {"hand": ["crab-1"] * 4 + ["squid-1"] * 3}),
    ),
    "Assassin": (
        "TurnOneLord",
        0,
        [],
        lambda: recruited("assassin", ["crab-5", "crab-4"], 1, {"lords": ["trader", "peddler"]}),
    ),
    "Hunter": (
        "ChooseVictim",
        0,
        [],
        lambda: recruited("hunter", ["crab-5", "squid-3"], 0, {"tokens": [2]}, {"tokens": [3]}),
    ),
    "second stack": (
        "SecondStack",
        0,
        [],
        lambda: Table(
            court=POWERLESS_COURT,
            council={"crab": ["crab-1"], "squid": ["squid-1"], "jellyfish": ["jellyfish-1"]},
            areas=[{"lords": ["alchemist"]}, POOR],
        ).play("council crab"),
    ),
    "Apprentice": (
        "ChooseStack",
        0,
        [],
        lambda: recruited_with(
            {"pearls": 0, "hand": ["jellyfish-2", "crab-3", "squid-2"]},
            "apprentice",
            ["jellyfish-2", "crab-3", "squid-2"],
            council={"crab": ["crab-1"], "squid": ["squid-1"]},
        ),
    ),
    "Location": ("ControlLocation", 0, [], lambda: Table(state="control", areas=[{"keys": 3}, POOR])),
    "drawn Location": (
        "ChooseAmongDrawn",
        0,
        [],
        lambda: Table(state="control", areas=[{"keys": 3}, POOR]).play("draw 2"),
    ),
    "Keys spent": (
        "SpendKeys",
        0,
        ["cancel"],
        lambda: Table(state="control", available=["jail"], areas=[{"keys": 4}, POOR]).play("settle jail"),
    ),
    "Illusionist": (
        "ExchangeLocation",
        0,
        ["decline"],
        lambda: recruited("illusionist", ["jellyfish-5", "jellyfish-4"], 1, locations=["jail"]),
    ),
    "Corruptor": ("RecruitForPearls", 0, ["decline"], lambda: recruited("corruptor", ["squid-5", "squid-4"], 6)),
    "Traitor": (
        "ExchangeForCourt",
        0,
        ["decline"],
        lambda: recruited("traitor", ["squid-5", "crab-4", "jellyfish-3"], 0, lords=["jailer"]),
    ),
    "Schemer": (
        "ExchangeForDeck",
        0,
        ["decline"],
        lambda: recruited("schemer", ["squid-3", "crab-4", "jellyfish-1"], 0, lords=["jailer"]),
    ),
    "Black Smokers": (
        "SearchLocations",
        0,
        ["decline"],
        lambda: Table(state="control", available=["black_smokers"], areas=[{"keys": 3}, POOR]).play(
            "settle black_smokers"
        ),
    ),
    "late powers": (
        "LatePowers",
        0,
        ["done"],
        lambda: Table(state="late_powers", areas=[{"lords": ["slaver"], "hand": ["crab-1"]}, POOR]),
    ),
    "hand limit": (
        "DiscardToLimit",
        0,
        [],
        lambda: Table(state="hand_limit", areas=[{"hand": ["crab-1"] * 4 + ["squid-1"] * 3}, {"lords": ["commander"]}]),
    ),
    "about to reveal": (
        "MustGoOn",
        0,
        [],
        lambda: Table(
            exploration=["crab-1"],
            areas=[{"lords": ["slaver"], "hand": ["squid-1"]}, {"pearls": 1}],
        ).play("explore", "buy crab-1"),
    ),
    "Slaver": (
        "SellAlly",
        0,
        ["cancel"],
        lambda: Table(areas=[{"lords": ["slaver"], "hand": ["squid-1"]}, POOR]).play("use slaver"),
    ),
    "Oracle": (
        "RemoveStack",
        0,
        ["cancel"],
        lambda: Table(council={"crab": ["crab-1"]}, areas=[{"lords": ["oracle"]}, POOR]).play("use oracle"),
    ),
    "Opportunist": (
        "ReplaceCourtLord",
        0,
        ["cancel"],
        lambda: Table(areas=[{"lords": ["opportunist"]}, POOR]).play("use opportunist"),
    ),
    "Ambassador": (
        "SettleAlone",
        0,
        [],
        lambda: recruited("sage", ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"], 0),
    ),
}


def test_every_decision_of_the_game_is_in_the_table() -> None:
    """Section 18: with B-21 (per-turn powers) and B-29 (after a sale)."""
    known = {kind.__name__ for kind in STEPS if issubclass(kind, Decision)}
    assert {decision for decision, _, _, _ in DECISIONS.values()} == known


@pytest.mark.parametrize("name", DECISIONS)
def test_the_position_of_every_decision_can_be_written_and_set_up(name: str) -> None:
    """B-134: the same state comes back byte for byte, and with it the same choices."""
    table = DECISIONS[name][3]()
    scenario = Scenario(
        game="abyss", seats=table.state.seats, seed=table.options.seed, position=RULES.describe(table.state)
    )
    game = start(GAMES, parse(write(scenario)))
    assert RULES.pack(game.state) == RULES.pack(table.state)
    assert game.legal() == table.game.legal()


@pytest.mark.parametrize("name", DECISIONS)
def test_who_decides_and_whether_it_may_be_declined(name: str) -> None:
    """Section 18: B-84; B-17, B-26, B-30 … B-34, B-48, B-58, B-59, B-64."""
    decision, seat, ways_out, reach = DECISIONS[name]
    table = reach()
    assert (table.asks, table.seat) == (decision, seat)
    assert [text for text in table.legal if text in DECLINING] == ways_out
    for text in DECLINING:
        code = "must-reveal" if decision == "MustGoOn" else "not-now"
        assert table.refusal(text) == ("legal" if text in ways_out else code)


def test_a_compulsory_power_happens_without_being_asked_for() -> None:
    """B-84"""
    table = recruited("seeker", ["crab-4", "squid-3"], 0, {"pearls": 5}, {"pearls": 1})
    assert table.pearls == [0, 3, 0]


NO_TARGET: dict[str, tuple[list[str], int]] = {
    "jailer": (["crab-2", "squid-2", "jellyfish-2"], 0),
    "assassin": (["crab-5", "crab-4"], 1),
    "hunter": (["crab-5", "squid-3"], 0),
    "apprentice": (["jellyfish-2", "crab-2", "squid-2"], 0),
    "illusionist": (["jellyfish-5", "jellyfish-4"], 1),
    "corruptor": (["squid-5", "squid-4"], 1),
    "traitor": (["squid-5", "crab-4", "jellyfish-3"], 0),
    "schemer": (["squid-3", "crab-4", "jellyfish-1"], 0),
}


@pytest.mark.parametrize("lord", NO_TARGET)
def test_a_power_without_a_target_is_skipped_with_a_message(lord: str) -> None:
    """B-85: the Lord is still acquired."""
    table = recruited(lord, *NO_TARGET[lord])
    assert table.events("PowerWithoutTarget") == [f"PowerWithoutTarget seat=0 lord={lord}"]
    assert table.lords(0) == [lord]
    assert table.seat == 1


def test_a_single_possible_answer_is_carried_out_without_asking() -> None:
    """B-85: one card for the Jailer, one Lord for the Assassin, one victim for the Hunter."""
    jailed = recruited("jailer", ["crab-2", "squid-2", "jellyfish-2"], 0, {"hand": ["crab-5"]})
    assert jailed.events("AllyDiscarded") == ["AllyDiscarded seat=1 card=crab-5 why=jailer"]
    turned = recruited("assassin", ["crab-5", "crab-4"], 1, {"lords": ["trader"]})
    assert turned.lords(1) == ["trader:turned"]
    robbed = recruited("hunter", ["crab-5", "squid-3"], 0, {"tokens": [3]})
    assert (len(robbed.area(0).tokens), len(robbed.area(1).tokens)) == (1, 0)


# -- the Shaman ----------------------------------------------------------------------------------------------------

SHIELDED = {
    "jailer": ["crab-2", "squid-2", "jellyfish-2"],
    "seeker": ["crab-4", "squid-3"],
    "assassin": ["crab-5", "crab-4"],
    "commander": ["crab-5", "crab-3"],
    "hunter": ["crab-5", "squid-3"],
}


@pytest.mark.parametrize("shaman", ["shaman", "shaman:turned", "shaman@jail"])
@pytest.mark.parametrize("lord", SHIELDED)
def test_the_shaman_protects_from_every_soldier_while_active(lord: str, shaman: str) -> None:
    """B-86, B-89 … B-94, B-101"""
    target = {
        "pearls": 5,
        "hand": ["crab-1"] * 4 + ["squid-1"] * 4,
        "lords": [shaman, "trader"],
        "locations": ["jail"],
        "tokens": [2],
    }
    table = recruited(lord, SHIELDED[lord], 1 if lord == "assassin" else 0, target)
    untouched = (5, 8, [shaman, "trader"], 1)
    if shaman == "shaman":
        assert table.events("Protected") == [f"Protected seat=1 lord={lord}"]
        assert (table.asks, table.seat) == ("ChooseAction", 1)
    else:
        assert table.events("Protected") == []
        if lord in ("jailer", "commander"):
            assert table.seat == 1
            table.play(table.game.rules.move_text(table.game.legal()[0]))
    after = (table.pearls[1], len(table.hand(1)), table.lords(1), len(table.area(1).tokens))
    assert (after == untouched) is (shaman == "shaman")


def test_protection_is_looked_up_when_the_power_applies() -> None:
    """B-86: a Shaman that is used for a Location no longer protects from the Tamer."""
    tamer = {"pearls": 0, "lords": ["tamer"]}
    for shaman, keys in (("shaman", 1), ("shaman@jail", 0)):
        fighter = {"pearls": 0, "lords": [shaman], "locations": ["jail"] if "@" in shaman else []}
        table = Table(threat=3, exploration=["monster"], areas=[fighter, tamer]).play("explore", "fight monster")
        if keys:
            assert table.keys == [1, 0]
        else:
            assert table.legal == ["reward 0 2 0", "reward 0 1 1", "reward 0 0 2"]


@pytest.mark.parametrize(
    ("guild", "protected"),
    [("soldier", True), ("merchant", False), ("mage", False), ("politician", False), ("ambassador", False)],
)
def test_the_shaman_protects_from_soldiers_only(guild: str, protected: bool) -> None:
    """B-86"""
    table = Table(areas=[{"lords": ["shaman"]}, POOR])
    assert table.game.ask(Immunity(seat=0, guild=guild)).value is protected
    assert table.game.ask(Immunity(seat=1, guild=guild)).value is False


def test_several_opponents_choose_clockwise() -> None:
    """B-87"""
    hand = {"hand": ["crab-1", "squid-1"], "pearls": 0}
    area = {"pearls": 0, "hand": ["crab-2", "squid-2", "jellyfish-2"]}
    table = Table(seats=4, active=2, court=court("jailer"), areas=[hand, hand, area, hand])
    table.play("recruit jailer", "pick crab-2", "pick squid-2", "pick jellyfish-2", "confirm", "affiliate crab-2")
    asked = []
    while table.asks == "DiscardOne":
        asked.append(table.seat)
        table.play(table.game.rules.move_text(table.game.legal()[0]))
    assert asked == [3, 0, 1]


# -- chains --------------------------------------------------------------------------------------------------------


def test_powers_chain_without_limit_and_each_is_finished_first() -> None:
    """B-82, B-83: Traitor → Corruptor → Schemer → Apprentice; each new Lord arrives free and unturned."""
    table = Table(
        court=["traitor", "corruptor", "schemer", *POWERLESS_COURT[3:]],
        lord_deck=["apprentice"],
        council={"crab": ["crab-5"], "squid": ["squid-1"]},
        areas=[
            {"pearls": 5, "lords": ["jailer:turned", "trader"], "hand": ["squid-5", "crab-4", "jellyfish-3"]},
            POOR,
        ],
    ).play("recruit traitor", "pick squid-5", "pick crab-4", "pick jellyfish-3", "confirm")
    table.play("exchange jailer corruptor", "recruit schemer", "dismiss trader", "council crab")
    assert table.lords(0) == ["traitor", "corruptor", "schemer", "apprentice"]
    assert table.hand(0) == ["crab-5"]
    assert table.state.gone_lords == ["jailer", "trader"]
    names = [event.split()[0] for event in table.events()]
    assert names == [
        "LordRecruited",
        "AllyAffiliated",
        "LordDismissed",
        "LordAcquired",
        "LordRecruited",
        "LordDismissed",
        "LordDrawn",
        "StackTaken",
        "TurnStarted",
    ]


def test_a_per_turn_lord_of_a_chain_can_be_used_this_turn() -> None:
    """B-83, B-19"""
    table = Table(
        court=["traitor", "oracle", *POWERLESS_COURT[2:]],
        council={"crab": ["crab-5"]},
        areas=[{"pearls": 0, "lords": ["jailer"], "hand": ["squid-5", "crab-4", "jellyfish-3"]}, POOR],
    ).play("recruit traitor", "pick squid-5", "pick crab-4", "pick jellyfish-3", "confirm", "exchange jailer oracle")
    assert (table.asks, table.legal) == ("LatePowers", ["done", "use oracle"])


def test_an_immediate_power_happens_once() -> None:
    """B-82"""
    table = recruited("trader", ["shellfish-5", "crab-4", "squid-1"], 0)
    assert table.pearls[0] == 3
    assert table.events("PearlsGained") == ["PearlsGained seat=0 amount=3 why=trader"]
