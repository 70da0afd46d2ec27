"""Recruiting (C-5 … C-9, C-18, C-38, C-41)."""

from __future__ import annotations

import pytest

from .table import Table


def test_draw_three_keep_one() -> None:
    """C-5"""
    table = Table(lord_deck=["mage-3", "farmer-1", "mage-4", "soldier-6"]).play("draw 3")
    assert table.asks == "ChooseKept"
    assert table.legal == ["keep mage-3", "keep farmer-1", "keep mage-4"]
    assert table.deck[0] == "soldier-6"
    table.play("keep farmer-1")
    assert table.lords(0) == ["farmer-1"]
    assert table.piles == {"mage": ["mage-3", "mage-4"]}
    assert table.seat == 1


def test_with_one_the_card_is_kept() -> None:
    """C-5: like it or not, nobody is asked."""
    table = Table(lord_deck=["mage-1"]).play("draw 1")
    assert table.lords(0) == ["mage-1"] and table.piles == {} and table.seat == 1


def test_never_more_than_the_deck_holds() -> None:
    """C-5, C-41"""
    table = Table(keep={"lord_deck": 2}, piles={"mage": ["mage-1"]})
    assert table.legal == ["draw 1", "draw 2", "pile mage"]
    assert table.refusal("draw 3") == "lords-short"
    assert table.refusal("draw 4") == table.refusal("draw 0") == "draw-one-to-three"


def test_only_a_drawn_lord_can_be_kept() -> None:
    """C-5"""
    table = Table(lord_deck=["mage-3.1", "farmer-1.1"]).play("draw 2")
    assert table.refusal("keep mage-3.2") == "only-drawn"
    assert table.refusal("draw 1") == "not-now"


def test_a_pile_is_taken_whole() -> None:
    """C-6"""
    table = Table(piles={"mage": ["mage-3", "mage-4", "mage-6"], "farmer": ["farmer-1"]})
    assert table.refusal("pile soldier") == "pile-empty"
    table.play("pile mage")
    assert table.pile("mage") == []
    assert table.legal == ["place mage-3", "place mage-4", "place mage-6"]
    assert table.refusal("place farmer-1") == "only-waiting"


def test_the_next_lord_is_chosen_after_the_effects_of_the_one_before() -> None:
    """C-6, C-9: the 6 shows its card before the next choice; the last Lord is no choice (C-41)."""
    table = Table(piles={"mage": ["mage-3", "mage-4", "mage-6"]}, lord_deck=["soldier-2"])
    table.play("pile mage", "place mage-6")
    assert table.pile("soldier") == ["soldier-2"]
    assert table.legal == ["place mage-3", "place mage-4"]
    table.play("place mage-4")
    assert table.lords(0) == ["mage-6", "mage-4", "mage-3"]
    assert table.seat == 1


def test_a_recruit_is_compulsory() -> None:
    """C-7: there is no move that passes."""
    table = Table(piles={"mage": ["mage-1"]})
    assert table.legal == ["draw 1", "draw 2", "draw 3", "pile mage"]
    assert table.refusal("decline") == "not-now"


def test_with_an_empty_deck_only_piles_can_be_chosen() -> None:
    """C-7: the deck is not rebuilt from the piles."""
    table = Table(keep={"lord_deck": 0}, piles={"mage": ["mage-1"], "soldier": ["soldier-3"]})
    assert table.legal == ["pile soldier", "pile mage"]
    assert table.refusal("draw 1") == "lord-deck-empty"
    table.play("pile mage")
    assert table.deck == [] and table.legal == ["pile soldier"]


def test_without_anything_to_take_the_turn_is_skipped() -> None:
    """C-7"""
    table = Table("Y1", "", keep={"lord_deck": 0}, turns_left=1)
    assert table.happenings() == ["TurnSkipped", "TurnStarted", "TurnSkipped", "GameEnded"]
    assert table.game.over


def test_lords_go_to_the_lowest_empty_place() -> None:
    """C-8: there is nothing to choose."""
    table = Table("Y1 R3 G3 B4 P4 Y4", lord_deck=["mage-3"]).play("draw 1")
    assert table.events("LordPlaced") == ["LordPlaced seat=0 lord=mage-3 place=7"]


def test_rejected_lords_reach_their_piles_before_the_kept_one_acts() -> None:
    """C-9 (1), (2), (4): piles, then Pearls, then the Pearl Master."""
    table = Table(lord_deck=["mage-3", "farmer-1", "mage-4"]).play("draw 3", "keep mage-3")
    assert table.events()[:6] == [
        "LordsDrawn seat=0 lords=mage-3,farmer-1,mage-4",
        "LordKept seat=0 lord=mage-3 rest=farmer-1,mage-4",
        "LordPlaced seat=0 lord=mage-3 place=1",
        "PearlsGained seat=0 amount=2 why=",
        "PearlMasterChanged seat=0 former=-1",
        "TurnStarted seat=1 again=false last=false",
    ]


def test_the_extra_card_of_a_kept_six_lies_on_the_rejected_ones() -> None:
    """C-9 (1), (3)"""
    table = Table(lord_deck=["mage-6", "farmer-1", "farmer-3", "farmer-2"]).play("draw 3", "keep mage-6")
    assert table.pile("farmer") == ["farmer-1", "farmer-3", "farmer-2"]


def test_each_lord_is_done_before_the_next_is_placed() -> None:
    """C-9 (5), C-40: the Location comes between two Lords of a pile."""
    table = Table("Y1", piles={"mage": ["mage-1.1", "mage-3.1"]}, available=["sunken_palace"])
    table.play("pile mage", "place mage-1")
    assert table.asks == "ChooseLocation" and table.chamber(0).pearls == 0
    table.play("settle sunken_palace")
    assert table.lords(0) == ["farmer-1", "mage-1@sunken_palace", "mage-3"]
    assert table.pearls[0] == 2


# -- the 6 -----------------------------------------------------------------------------------------------------


def test_the_six_turns_up_a_card() -> None:
    """C-16"""
    table = Table(lord_deck=["mage-6", "farmer-1"]).play("draw 1")
    assert table.piles == {"farmer": ["farmer-1"]}
    assert table.events("LordTurnedUp") == ["LordTurnedUp seat=0 lord=farmer-1 by=mage-6"]


def test_the_extra_card_is_not_recruited_even_from_the_pile_being_taken() -> None:
    """C-16"""
    table = Table(piles={"mage": ["mage-6", "mage-3"]}, lord_deck=["mage-4"])
    table.play("pile mage", "place mage-6")
    assert table.lords(0) == ["mage-6", "mage-3"]
    assert table.pile("mage") == ["mage-4"]


def test_the_six_with_an_empty_deck_does_nothing() -> None:
    """C-16"""
    table = Table(piles={"mage": ["mage-6"], "farmer": ["farmer-1"]}, keep={"lord_deck": 0}).play("pile mage")
    assert table.events("LordTurnedUp") == [] and table.piles == {"farmer": ["farmer-1"]}


# -- full Chamber ----------------------------------------------------------------------------------------------

THIRTEEN = "Y1 R2 G3 B4 P3 Y3 R4 G4 B3 P4 Y4 R3 G6"


def test_as_many_as_fit_of_the_players_choice() -> None:
    """C-18"""
    table = Table(THIRTEEN, piles={"mage": ["mage-1", "mage-3", "mage-4", "mage-6"]}, lord_deck=["mage-2"])
    table.play("pile mage", "place mage-6", "place mage-3")
    assert table.lords(0)[13:] == ["mage-6", "mage-3"]
    assert table.events("LordsReturned") == ["LordsReturned seat=0 guild=mage lords=mage-1,mage-4"]
    assert table.pile("mage") == ["mage-2", "mage-1", "mage-4"]  # on top of the card that the 6 turned up


def test_the_fifteenth_lord_works_fully() -> None:
    """C-18: it brings its Location and its Pearls."""
    fourteen = THIRTEEN + " B1"
    table = Table(fourteen, piles={"mage": ["mage-1", "mage-3"]}, available=["pearl_grotto"])
    table.play("pile mage", "place mage-1", "settle pearl_grotto")
    assert table.lords(0)[14] == "mage-1@pearl_grotto"
    assert table.pearls[0] == 2 and table.pile("mage") == ["mage-3"]


def test_a_fifteenth_zero_may_swap() -> None:
    """C-18, C-15"""
    table = Table(THIRTEEN + " B3", lord_deck=["mage-0"]).play("draw 1")
    assert table.asks == "ChooseSwap"
    table.play("swap merchant-3 mage-0")
    assert table.lords(0)[2] == "mage-0" and table.lords(0)[14] == "merchant-3"


# -- swap ------------------------------------------------------------------------------------------------------


def test_a_swap_exchanges_two_lords_of_the_chamber() -> None:
    """C-15: this one or not."""
    table = Table("Y3 R4 G6", lord_deck=["mage-0"]).play("draw 1", "swap farmer-3 soldier-4")
    assert table.lords(0) == ["soldier-4", "farmer-3", "merchant-6", "mage-0"]
    assert table.events("LordsSwapped") == ["LordsSwapped seat=0 lord=farmer-3 place=2 other=soldier-4 other_place=1"]
    table = Table("Y3 R4 G6", lord_deck=["mage-0"]).play("draw 1", "swap farmer-3 mage-0")
    assert table.lords(0) == ["mage-0", "soldier-4", "merchant-6", "farmer-3"]


def test_either_order_names_the_same_swap() -> None:
    """C-15"""
    tables = [
        Table("Y3 R4 G6", lord_deck=["mage-0"]).play("draw 1", swap)
        for swap in ("swap farmer-3 merchant-6", "swap merchant-6 farmer-3")
    ]
    assert tables[0].lords(0) == tables[1].lords(0) == ["merchant-6", "soldier-4", "farmer-3", "mage-0"]


def test_lords_with_keys_never_move() -> None:
    """C-15: values 1 and 2, so that a Location never moves either."""
    table = Table("Y1 R1@sunken_palace G2 B3", lord_deck=["mage-0"]).play("draw 1")
    assert table.legal == ["swap politician-3 mage-0", "swap mage-0 politician-3", "decline"]
    assert table.refusal("swap farmer-1 mage-0") == "swap-key"
    assert table.refusal("swap politician-3 merchant-2") == "swap-key"
    assert table.refusal("swap mage-0 mage-0") == "swap-same"
    assert table.refusal("swap mage-0 mage-4") == "swap-not-yours"


def test_with_fewer_than_two_such_lords_there_is_no_swap() -> None:
    """C-15"""
    table = Table("Y1 G2", lord_deck=["mage-0"]).play("draw 1")
    assert table.seat == 1
    assert table.events("SwapWithoutTarget") == ["SwapWithoutTarget seat=0 lord=mage-0"]


def test_a_swap_may_be_declined() -> None:
    """C-15, C-38"""
    table = Table("Y3 R4", lord_deck=["mage-0"]).play("draw 1", "decline")
    assert table.lords(0) == ["farmer-3", "soldier-4", "mage-0"]
    assert table.events("SwapDeclined") == ["SwapDeclined seat=0 lord=mage-0"] and table.seat == 1


def test_a_swap_gives_nothing() -> None:
    """C-15: no Pearls, no power, no Keys."""
    table = Table("Y3 R6 G2 P1", lord_deck=["mage-0", "soldier-1"]).play("draw 1", "swap farmer-3 soldier-6")
    assert table.pearls[0] == 0 and table.piles == {} and table.deck[0] == "soldier-1" and table.seat == 1


@pytest.mark.parametrize("value", [1, 2, 3, 4, 6])
def test_only_the_zero_swaps(value: int) -> None:
    """C-15"""
    table = Table("Y3 R4", lord_deck=[f"mage-{value}"]).play("draw 1")
    assert table.seat == 1
