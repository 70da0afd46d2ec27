"""Exploring the depths (B-25 … B-38, B-127, B-137)."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.games.abyss.cards import TOKEN_VALUES

from .table import POWERLESS_COURT, Table

POOR = {"pearls": 0}


def explore(exploration: list[str], *areas: dict[str, Any], **position: Any) -> Table:
    """Seat 0 explores: ``exploration`` from the top, ``areas`` from seat 0 on."""
    position = {"court": POWERLESS_COURT, **position}
    table = Table(seats=max(2, len(areas)), exploration=exploration, areas=list(areas) or [POOR, POOR], **position)
    return table.play("explore")


# -- revealing and selling -----------------------------------------------------------------------------------------


def test_cards_land_on_the_first_empty_space_from_the_deck() -> None:
    """B-25"""
    table = explore(["crab-1", "squid-1", "crab-2"]).play("explore", "explore")
    assert table.track == ["crab-1", "squid-1", "crab-2", "-", "-"]
    assert table.events("CardRevealed") == [
        "CardRevealed seat=0 card=crab-1 space=0",
        "CardRevealed seat=0 card=squid-1 space=1",
        "CardRevealed seat=0 card=crab-2 space=2",
    ]


def test_a_sold_card_leaves_its_space_to_the_next_one() -> None:
    """B-25"""
    table = explore(["crab-1", "squid-1", "crab-2"], POOR, {"pearls": 1}).play("pass", "explore", "buy squid-1")
    assert table.track == ["crab-1", "crab-2", "-", "-", "-"]
    assert table.events("CardRevealed")[-1] == "CardRevealed seat=0 card=crab-2 space=1"


def test_the_first_who_accepts_pays_the_explorer_and_ends_the_offer() -> None:
    """B-26"""
    rich = {"pearls": 3}
    table = explore(["crab-1", "squid-1"], rich, rich, rich, rich)
    assert (table.seat, table.legal) == (1, ["buy crab-1", "pass"])
    table.play("pass")
    assert table.seat == 2
    table.play("buy crab-1")
    assert table.pearls == [4, 3, 2, 3]
    assert table.hand(2) == ["crab-1"]
    assert table.events("OfferDeclined", "AllyBought") == [
        "OfferDeclined seat=1 card=crab-1 price=1",
        "AllyBought seat=2 explorer=0 card=crab-1 price=1",
    ]
    assert (table.asks, table.seat) == ("ConsiderPurchase", 1)  # seat 3 was not asked about the crab
    assert "squid-1" in table.legal[0]


def test_monsters_are_never_offered() -> None:
    """B-26"""
    table = explore(["monster"], POOR, {"pearls": 9})
    assert (table.seat, table.legal) == (0, ["fight monster", "explore"])


def test_the_price_rises_with_every_sale_whoever_buys() -> None:
    """B-27"""
    table = explore(["crab-1", "crab-2", "crab-3", "crab-4"], POOR, {"pearls": 3}, {"pearls": 3}, {"pearls": 3})
    table.play("buy crab-1")
    assert table.seat == 2
    table.play("pass", "buy crab-2")
    assert table.seat == 2
    table.play("buy crab-3")
    assert table.events("AllyBought") == [
        "AllyBought seat=1 explorer=0 card=crab-1 price=1",
        "AllyBought seat=3 explorer=0 card=crab-2 price=2",
        "AllyBought seat=2 explorer=0 card=crab-3 price=3",
    ]
    assert table.pearls == [6, 2, 0, 1]
    assert (table.asks, table.seat) == ("DecideAlly", 0)


def test_the_fourth_sale_would_cost_four() -> None:
    """B-27"""
    table = Table(court=POWERLESS_COURT, exploration=["crab-1", "squid-1"], sales=3, areas=[POOR, {"pearls": 4}]).play(
        "explore", "buy crab-1"
    )
    assert table.pearls == [4, 0]


def test_every_opponent_buys_once_and_must_be_able_to_pay() -> None:
    """B-28"""
    table = explore(["crab-1", "crab-2", "crab-3"], POOR, {"pearls": 9}, {"pearls": 1}, {"pearls": 2})
    table.play("buy crab-1")  # now the price is 2: seat 1 has bought, seat 2 cannot pay
    assert (table.asks, table.seat) == ("ConsiderPurchase", 3)
    table.play("buy crab-2")
    assert (table.asks, table.seat) == ("DecideAlly", 0)
    assert table.state.turn.bought == [1, 3]


def test_an_opponent_without_a_pearl_is_passed_over() -> None:
    """B-28"""
    table = explore(["crab-1"], POOR, POOR, {"pearls": 1}, POOR)
    assert table.seat == 2
    table.play("pass")
    assert (table.asks, table.seat) == ("DecideAlly", 0)


def test_after_a_sale_the_explorer_must_reveal_and_older_cards_are_gone() -> None:
    """B-29"""
    table = explore(
        ["crab-1", "squid-1", "crab-2"],
        {"pearls": 0, "lords": ["slaver"], "hand": ["squid-5"]},
        {"pearls": 1},
    ).play("pass", "explore", "buy squid-1")
    assert (table.asks, table.legal) == ("MustGoOn", ["explore", "use slaver"])
    assert table.refusal("take crab-1") == "must-reveal"
    assert table.refusal("done") == "must-reveal"
    table.play("explore")
    assert table.legal == ["take crab-2", "explore", "use slaver"]
    assert table.refusal("take crab-1") == "only-last-card"


# -- deciding about the last card ----------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_an_unsold_ally_on_spaces_one_to_four_is_taken_for_free_or_left(space: int) -> None:
    """B-30"""
    table = explore(["crab-1"] * (space - 1) + ["squid-4", "jellyfish-1"]).play(*["explore"] * (space - 1))
    assert table.legal == ["take squid-4", "explore"]
    table.play("explore")
    assert table.track[space] == "jellyfish-1"
    table = explore(["crab-1"] * (space - 1) + ["squid-4"]).play(*["explore"] * (space - 1), "take squid-4")
    assert (table.hand(0), table.pearls, table.seat) == (["squid-4"], [0, 0], 1)


def test_the_ally_on_space_five_must_be_taken_and_brings_a_pearl() -> None:
    """B-31"""
    table = explore(["crab-1"] * 4 + ["squid-4"]).play(*["explore"] * 4)
    assert table.legal == ["take squid-4"]
    assert table.refusal("explore") == "last-space"
    table.play("take squid-4")
    assert (table.hand(0), table.pearls) == (["squid-4"], [1, 0])
    assert table.events("PearlsGained") == ["PearlsGained seat=0 amount=1 why=track"]


def test_an_ally_on_space_five_is_offered_first_and_a_sale_goes_on() -> None:
    """B-26, B-29, B-31"""
    table = explore(["crab-1"] * 4 + ["squid-4", "squid-3"], POOR, {"pearls": 1})
    table.play(*["pass", "explore"] * 4)
    assert table.legal == ["buy squid-4", "pass"]
    table.play("buy squid-4")
    assert table.track == ["crab-1", "crab-1", "crab-1", "crab-1", "squid-3"]
    assert (table.legal, table.pearls) == (["take squid-3"], [1, 0])
    table.play("take squid-3")
    assert table.pearls == [2, 0]


@pytest.mark.parametrize(("threat", "after"), [(1, 2), (2, 3), (4, 5), (5, 6), (6, 6)])
def test_leaving_a_monster_moves_the_threat_up_as_far_as_six(threat: int, after: int) -> None:
    """B-32"""
    table = explore(["monster", "crab-1"], threat=threat)
    assert table.legal == ["fight monster", "explore"]
    table.play("explore")
    assert table.state.threat == after
    assert table.track == ["monster", "crab-1", "-", "-", "-"]
    assert table.events("ThreatRose") == [f"ThreatRose seat=0 space={after}"]


def test_fighting_ends_the_exploration_and_the_threat_does_not_move_up_first() -> None:
    """B-32"""
    table = explore(["crab-1", "monster"], threat=3).play("explore", "fight monster")
    assert (table.keys, table.seat) == ([1, 0], 1)
    assert table.events("ThreatRose") == []


def test_a_monster_on_space_five_must_be_fought_for_a_pearl_more() -> None:
    """B-33"""
    table = explore(["crab-1"] * 4 + ["monster"], threat=5).play(*["explore"] * 4)
    assert table.legal == ["fight monster"]
    assert table.refusal("explore") == "last-space"
    table.play("fight monster", "reward 1 2 0")
    assert (table.keys, table.pearls, table.state.threat) == ([1, 0], [3, 0], 1)


# -- fights --------------------------------------------------------------------------------------------------------

REWARDS = {
    1: ["reward 0 1 0", "reward 0 0 1"],
    2: ["reward 0 2 0", "reward 0 1 1", "reward 0 0 2"],
    4: ["reward 1 1 0", "reward 1 0 1"],
    5: ["reward 1 2 0", "reward 1 1 1", "reward 1 0 2"],
}


@pytest.mark.parametrize("threat", REWARDS)
def test_the_fighter_picks_one_of_the_printed_options(threat: int) -> None:
    """B-34, B-36"""
    for option in REWARDS[threat]:
        table = explore(["monster"], threat=threat).play("fight monster")
        assert table.legal == REWARDS[threat]
        table.play(option)
        keys, pearls, tokens = (int(number) for number in option.split()[1:])
        area = table.area(0)
        assert (area.keys, area.pearls, len(area.tokens)) == (keys, pearls, tokens)
        assert len(table.state.token_pile) == 20 - tokens
        assert table.state.threat == 1


@pytest.mark.parametrize(("threat", "keys"), [(3, 1), (6, 2)])
def test_a_reward_without_alternative_is_paid_without_asking(threat: int, keys: int) -> None:
    """B-34, B-85"""
    table = explore(["monster"], threat=threat).play("fight monster")
    assert (table.keys, table.pearls, table.area(0).tokens) == ([keys, 0], [0, 0], [])
    assert (table.seat, table.state.threat) == (1, 1)


@pytest.mark.parametrize(
    ("threat", "left", "options", "code"),
    [
        (2, 1, ["reward 0 2 0", "reward 0 1 1"], "tokens-short"),
        (5, 1, ["reward 1 2 0", "reward 1 1 1"], "tokens-short"),
    ],
)
def test_options_beyond_the_token_pile_are_not_offered(threat: int, left: int, options: list[str], code: str) -> None:
    """B-35"""
    table = explore(["monster"], threat=threat, keep={"token_pile": left}).play("fight monster")
    assert table.legal == options
    assert table.refusal(f"reward {threat // 4} 0 2") == code


@pytest.mark.parametrize(("threat", "keys", "pearls"), [(1, 0, 1), (2, 0, 2), (4, 1, 1), (5, 1, 2)])
def test_without_tokens_only_the_option_without_them_is_left(threat: int, keys: int, pearls: int) -> None:
    """B-35"""
    table = explore(["monster"], threat=threat, keep={"token_pile": 0}).play("fight monster")
    assert (table.keys[0], table.pearls[0], table.seat) == (keys, pearls, 1)


def test_tokens_are_drawn_face_down() -> None:
    """B-35, B-132: the owner knows the value, the others see how many."""
    table = explore(["monster"], threat=2, token_pile=[4, 3]).play("fight monster", "reward 0 0 2")
    rules = table.game.rules
    assert [TOKEN_VALUES[token] for token in rules.view(table.state, 0).areas[0].tokens] == [4, 3]
    assert rules.view(table.state, 1).areas[0].tokens == [-1, -1]


def test_taking_an_ally_leaves_the_threat_where_it_is() -> None:
    """B-36"""
    table = explore(["monster", "crab-1"], threat=3).play("explore", "take crab-1")
    assert table.state.threat == 4


# -- the end of an exploration -------------------------------------------------------------------------------------


def test_the_end_of_an_exploration_with_an_ally_comes_in_order() -> None:
    """B-37: the Ally to hand, the Pearl of space 5, the Ship Master, Council and discard."""
    table = explore(
        ["crab-1", "monster", "squid-2", "crab-3", "jellyfish-1"],
        {"pearls": 0, "lords": ["ship_master"]},
        POOR,
    ).play(*["explore"] * 4, "take jellyfish-1")
    assert table.events()[-5:] == [
        "AllyTaken seat=0 card=jellyfish-1",
        "PearlsGained seat=0 amount=1 why=track",
        "PearlsGained seat=0 amount=2 why=ship_master",
        "ExplorationEnded seat=0 council=crab-1,squid-2,crab-3 discarded=monster",
        "TurnStarted seat=1 extra=false last=false",
    ]
    assert table.hand(0) == ["jellyfish-1"]
    assert (table.council("crab"), table.council("squid")) == (["crab-1", "crab-3"], ["squid-2"])
    assert (table.discard, table.track) == (["monster"], ["-"] * 5)
    assert table.pearls == [3, 0]


def test_the_end_of_an_exploration_with_a_fight_comes_in_order() -> None:
    """B-37: the Council is laid out before the reward is chosen."""
    table = explore(
        ["crab-1", "squid-2", "crab-3", "jellyfish-1", "monster"],
        {"pearls": 0, "lords": ["ship_master"]},
        POOR,
    ).play(*["explore"] * 4, "fight monster")
    assert (table.asks, table.track, table.discard) == ("PickReward", ["-"] * 5, ["monster"])
    assert table.council("jellyfish") == ["jellyfish-1"]
    assert table.state.threat == 1
    table.play("reward 0 1 0")
    assert table.events()[-6:] == [
        "MonsterFought seat=0 card=monster space=1",
        "PearlsGained seat=0 amount=1 why=track",
        "PearlsGained seat=0 amount=3 why=ship_master",
        "ExplorationEnded seat=0 council=crab-1,squid-2,crab-3,jellyfish-1 discarded=monster",
        "RewardPaid seat=0 keys=0 pearls=1 drawn=",
        "TurnStarted seat=1 extra=false last=false",
    ]
    assert table.pearls == [5, 0]


def test_the_ship_master_counts_neither_the_taken_card_nor_monsters() -> None:
    """B-37, B-95"""
    owner = {"pearls": 0, "lords": ["ship_master"]}
    table = explore(["monster", "crab-1", "crab-2", "squid-1"], owner, POOR).play(*["explore"] * 3, "take squid-1")
    assert table.pearls == [1, 0]
    alone = explore(["squid-1"], owner, POOR).play("take squid-1")
    assert alone.pearls == [0, 0]
    assert alone.events("PearlsGained") == []


def test_council_stacks_grow_face_down_by_race() -> None:
    """B-37, B-132"""
    table = explore(["crab-1", "crab-5", "squid-2"], council={"crab": ["crab-3"]}).play(
        "explore", "explore", "take squid-2"
    )
    assert table.council("crab") == ["crab-1", "crab-3", "crab-5"]
    view = table.game.rules.view(table.state, 1)
    assert view.council[1] == [-1, -1, -1]


# -- nothing left to reveal ----------------------------------------------------------------------------------------


def test_an_empty_deck_is_made_of_the_discard_when_a_card_is_needed() -> None:
    """B-38, B-127: not before."""
    table = Table(
        court=POWERLESS_COURT,
        exploration=["crab-1"],
        discard=["squid-1", "squid-2"],
        council={"jellyfish": ["jellyfish-1"]},
        keep={"exploration": 1},
        areas=[{"pearls": 0, "hand": ["shellfish-1"], "affiliated": ["seahorse-1"]}, POOR],
    ).play("explore")
    assert table.discard == ["squid-1", "squid-2"]
    assert table.events("DiscardReshuffled") == []
    table.play("explore")
    assert table.events("DiscardReshuffled") == ["DiscardReshuffled count=2"]
    assert table.discard == []
    assert len(table.state.exploration) == 1
    assert table.track[0] == "crab-1" and table.track[1].startswith("squid-")
    assert (table.hand(0), table.affiliated(0)) == (["shellfish-1"], ["seahorse-1"])
    assert table.council("jellyfish") == ["jellyfish-1"]


def test_the_first_card_may_need_the_discard() -> None:
    """B-17, B-127"""
    table = Table(court=POWERLESS_COURT, discard=["squid-1"], keep={"exploration": 0}, areas=[POOR, POOR])
    assert table.discard == ["squid-1"]
    table.play("explore")
    assert (table.track[0], table.discard) == ("squid-1", [])


def test_the_reshuffled_deck_is_in_a_new_order() -> None:
    """B-127, B-134"""
    orders = set()
    for seed in range(30):
        table = Table(
            seed=seed,
            court=POWERLESS_COURT,
            discard=["squid-1", "squid-2", "squid-3", "squid-4"],
            keep={"exploration": 0},
            areas=[POOR, POOR],
        ).play("explore", "explore", "explore")
        orders.add(tuple(table.track[:3]))
    assert len(orders) > 10


def test_an_unsold_last_ally_must_be_taken() -> None:
    """B-38: without the Pearl of space 5."""
    table = explore(["crab-1", "squid-1"], keep={"exploration": 2}).play("explore")
    assert table.legal == ["take squid-1"]
    assert table.refusal("explore") == "nothing-to-reveal"
    table.play("take squid-1")
    assert (table.hand(0), table.pearls, table.council("crab")) == (["squid-1"], [0, 0], ["crab-1"])


def test_a_last_monster_must_be_fought_without_moving_the_threat() -> None:
    """B-38"""
    table = explore(["monster"], threat=2, keep={"exploration": 1})
    assert table.legal == ["fight monster"]
    assert table.refusal("explore") == "nothing-to-reveal"
    table.play("fight monster", "reward 0 2 0")
    assert table.pearls == [2, 0]
    assert table.events("ThreatRose") == []


def test_the_pearl_of_space_five_is_paid_for_a_last_card_there() -> None:
    """B-38"""
    table = explore(["crab-1"] * 4 + ["monster"], keep={"exploration": 5}).play(*["explore"] * 4)
    table.play("fight monster", "reward 0 1 0")
    assert table.pearls == [2, 0]


def test_a_sold_last_card_ends_the_action_with_ship_master_and_council() -> None:
    """B-38"""
    table = explore(
        ["crab-1", "monster", "squid-1"],
        {"pearls": 0, "lords": ["ship_master"]},
        {"pearls": 1},
        keep={"exploration": 3},
    ).play("pass", "explore", "explore", "buy squid-1")
    assert table.pearls == [2, 0]
    assert table.council("crab") == ["crab-1"]
    assert table.discard == ["monster"]
    assert table.hand(0) == []
    assert table.seat == 1
    assert table.events("AllyTaken") == []


def test_a_monster_of_the_discard_keeps_the_exploration_going() -> None:
    """B-38, B-127: what lies in the discard can be revealed, so going on is offered."""
    table = explore(["crab-1"], discard=["monster"], keep={"exploration": 1})
    assert table.legal == ["take crab-1", "explore"]


# -- the order of a sale -------------------------------------------------------------------------------------------


def test_a_sale_runs_in_order() -> None:
    """B-137, B-92: pay, card to hand, price up, the Commander's discard, then the explorer goes on."""
    table = explore(
        ["squid-5", "squid-1"],
        {"pearls": 0, "lords": ["commander", "slaver"], "hand": ["crab-2"]},
        {"pearls": 1, "hand": ["crab-1"] * 4 + ["jellyfish-1"] * 2},
    ).play("buy squid-5")
    assert (table.asks, table.seat) == ("DiscardDown", 1)
    assert (table.pearls, table.state.turn.sales) == ([1, 0], 1)
    assert "discard squid-5" in table.legal  # the bought card may be among the discards
    assert len(table.hand(1)) == 7
    table.play("discard squid-5")
    assert len(table.hand(1)) == 6
    assert (table.asks, table.seat) == ("MustGoOn", 0)
    assert table.events() == [
        "CardRevealed seat=0 card=squid-5 space=0",
        "AllyBought seat=1 explorer=0 card=squid-5 price=1",
        "AllyDiscarded seat=1 card=squid-5 why=commander",
    ]


def test_a_hand_far_above_the_limit_comes_down_to_six_on_a_purchase() -> None:
    """B-92, B-137"""
    table = explore(
        ["squid-5", "squid-1"],
        {"pearls": 0, "lords": ["commander"]},
        {"pearls": 1, "hand": ["crab-1"] * 4 + ["jellyfish-1"] * 4},
    )
    assert table.asks == "ConsiderPurchase"  # above six outside its turn without a purchase: nothing happens
    table.play("buy squid-5", "discard crab-1", "discard crab-1")
    assert table.asks == "DiscardDown"
    table.play("discard crab-1")
    assert len(table.hand(1)) == 6
    assert (table.asks, table.seat) == ("DecideAlly", 0)


def test_who_passed_is_asked_again_about_the_next_card() -> None:
    """B-137"""
    rich = {"pearls": 2}
    table = explore(["crab-1", "squid-1"], POOR, rich, rich).play("pass", "pass", "explore")
    assert (table.asks, table.seat, table.legal) == ("ConsiderPurchase", 1, ["buy squid-1", "pass"])
    table.play("pass")
    assert table.seat == 2
