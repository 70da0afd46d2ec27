"""Positions and text forms for scenario files."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.engine.moves import UnreadableMove
from abyss_game.engine.ruleset import Options
from abyss_game.engine.scenario import BadScenario, event_text
from abyss_game.games.conspiracy import events as ev
from abyss_game.games.conspiracy import moves as mv

from .table import RULES, Table, plain

SOLO = Options(seats=1, seed=1, variants=("opponent-mage",))
TWO = Options(seats=2, seed=1)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw 3", mv.DrawLords(count=3)),
        ("pile mage", mv.TakePile(guild=4)),
        ("keep mage-3.2", mv.KeepLord(lord=56)),
        ("place farmer-0.1", mv.PlaceLord(lord=0)),
        ("swap soldier-6.1 merchant-4.2", mv.SwapLords(lord=23, other=34)),
        ("decline", mv.Decline()),
        ("locations 2", mv.DrawLocations(count=2)),
        ("settle hall_of_keys", mv.SettleLocation(location="hall_of_keys")),
        ("replay", mv.Replay()),
        ("end", mv.EndTurn()),
        ("give farmer", mv.GivePile(guild=0)),
    ],
)
def test_text_forms(text: str, move: mv.Move) -> None:
    assert RULES.move_text(move) == text
    assert RULES.vocabulary.read(text) == move


def test_the_list_of_text_forms_is_complete() -> None:
    assert {kind.word for kind in mv.MOVES} == {
        "draw", "pile", "keep", "place", "swap", "decline", "locations", "settle", "replay", "end", "give"
    }  # fmt: skip


@pytest.mark.parametrize("text", ["draw", "draw x", "pile kraken", "keep mage-5", "keep mage-0.2", "explore"])
def test_unreadable_moves(text: str) -> None:
    with pytest.raises(UnreadableMove):
        RULES.vocabulary.read(text)


@pytest.mark.parametrize(
    ("move", "source", "target"),
    [
        (mv.DrawLords(count=3), "deck:lords", "stage"),
        (mv.TakePile(guild=4), "pile:mage", "chamber"),
        (mv.KeepLord(lord=56), "lord:56", "place:next"),
        (mv.PlaceLord(lord=0), "lord:0", "place:next"),
        (mv.SwapLords(lord=23, other=34), "lord:23", "lord:34"),
        (mv.Decline(), "", ""),
        (mv.DrawLocations(count=2), "deck:locations", "row"),
        (mv.SettleLocation(location="hall_of_keys"), "location:hall_of_keys", "place:last"),
        (mv.Replay(), "token", ""),
        (mv.EndTurn(), "", ""),
        (mv.GivePile(guild=0), "pile:farmer", "chamber"),
    ],
)
def test_pieces_and_places(move: mv.Move, source: str, target: str) -> None:
    assert (move.source(), move.target()) == (source, target)


def test_events_read_by_names() -> None:
    assert event_text(RULES, ev.LordTurnedUp(seat=0, lord=56, by=-1)) == "LordTurnedUp seat=0 lord=mage-3.2 by=-"
    assert (
        event_text(RULES, ev.PileTaken(seat=1, guild=2, lords=[24, 25]))
        == "PileTaken seat=1 guild=merchant lords=merchant-0.1,merchant-1.1"
    )


def test_a_position_sets_what_it_names() -> None:
    state = Table(
        "Y1 R2@pearl_cove",
        "G3",
        seats=3,
        active=2,
        first=1,
        piles={"mage": ["mage-3.2", "mage-1"]},
        lord_deck=["soldier-6", "mage-0"],
        available=["sunken_palace", "silver_vault"],
        location_deck=["watching_eye"],
        pearls=(3, 2),
        master=0,
        gate={"owner": 1, "count": 2, "location": "guarded_gate"},
        made=7,
        rng=99,
    ).state
    assert (state.active, state.first, state.made, state.rng, state.master) == (2, 1, 7, 99, 0)
    assert state.chambers[0].covers == ["", "pearl_cove"]
    assert state.piles[4] == [56, 49]
    assert (state.lord_deck[-1], state.lord_deck[-2]) == (23, 48)
    assert state.available == ["sunken_palace", "silver_vault"] and state.location_deck[-1] == "watching_eye"
    assert len(state.lord_deck) == 55 and len(state.location_deck) == 21
    assert (state.gate.owner, state.gate.count) == (1, 2)


@pytest.mark.parametrize(
    ("state", "asks"),
    [("turn_start", "ChooseRecruit"), ("recruit", "ChooseRecruit"), ("keep", "ChooseKept"), ("place", "ChooseNext")],
)
def test_where_the_turn_stands(state: str, asks: str) -> None:
    table = Table(state=state, drawn=["mage-1", "farmer-1"], waiting=["soldier-1", "soldier-2"])
    assert table.asks == asks


def test_the_turn_may_stand_at_its_end_or_behind_it() -> None:
    assert Table("Y1", state="turn_end").events()[0] == "TurnStarted seat=1 again=false last=false"
    assert Table("Y1", state="over").game.over
    assert Table("Y1", state="end").happenings() == ["GameEnded"]


def test_steps_may_be_listed() -> None:
    table = Table("Y3 R4 P0", stack=[{"step": "ChooseSwap", "seat": 0, "lord": "mage-0"}])
    assert plain(str(table.legal[0])) == "swap farmer-3 soldier-4"


@pytest.mark.parametrize(
    ("options", "position", "code"),
    [
        (TWO, {"nonsense": 1}, "scenario-unknown-field"),
        (TWO, {"active": 2}, "scenario-out-of-range"),
        (TWO, {"first": 2}, "scenario-out-of-range"),
        (TWO, {"master": 2}, "scenario-out-of-range"),
        (TWO, {"turns_left": 2}, "scenario-out-of-range"),
        (TWO, {"gate": {"owner": 3}}, "scenario-out-of-range"),
        (TWO, {"gate": {"owner": 0, "count": 3}}, "scenario-out-of-range"),
        (TWO, {"gate": {"owner": 0, "count": 1, "location": "nowhere"}}, "scenario-unknown-name"),
        (TWO, {"made": -1}, "scenario-out-of-range"),
        (TWO, {"rng": -1}, "scenario-out-of-range"),
        (TWO, {"stack": [{"step": "ChooseSwap", "seat": 2, "lord": "mage-0"}]}, "scenario-out-of-range"),
        (TWO, {"areas": [{}, {}, {}]}, "scenario-out-of-range"),
        (TWO, {"areas": [{"pearls": -1}]}, "scenario-out-of-range"),
        (TWO, {"areas": [{"lords": ["mage-1"] * 16}]}, "scenario-out-of-range"),
        (TWO, {"areas": [{"lords": ["mage-0", "mage-0"]}]}, "scenario-too-many"),
        (TWO, {"areas": [{"lords": ["mage-1.1"]}, {"lords": ["mage-1.1"]}]}, "scenario-twice"),
        (TWO, {"areas": [{"lords": ["mage-5"]}]}, "scenario-unknown-name"),
        (TWO, {"areas": [{"lords": ["mage-3@pearl_cove"]}]}, "scenario-no-key"),
        (TWO, {"areas": [{"lords": ["mage-1@face_down"]}]}, "scenario-face-down-opponent"),
        (SOLO, {"areas": [{}, {"lords": ["mage-1@pearl_cove"]}]}, "scenario-face-down-opponent"),
        (SOLO, {"solo": {"buried": ["pearl_cove"]}}, "scenario-face-down-count"),
        (TWO, {"areas": [{"lords": ["mage-1@pearl_cove", "mage-1@pearl_cove"]}]}, "scenario-twice-or-unknown"),
        (TWO, {"available": ["quiet_citadel"]}, "scenario-twice-or-unknown"),
        (TWO, {"piles": {"kraken": []}}, "scenario-unknown-name"),
        (TWO, {"piles": {"mage": ["farmer-1"]}}, "scenario-wrong-pile"),
        (TWO, {"solo": {}}, "scenario-solo-only"),
        (SOLO, {"solo": {"opponent": "smuggler"}}, "scenario-unknown-name"),
        (TWO, {"state": "dinner"}, "scenario-unknown-name"),
        (TWO, {"stack": [{"step": "Dinner"}]}, "scenario-unknown-name"),
        (TWO, {"stack": [{"step": "ChooseSwap", "seat": 0, "lord": 3}]}, "scenario-unknown-name"),
        (TWO, {"stack": [{"step": "ChooseSwap", "seat": "x", "lord": "mage-0"}]}, "scenario-wrong-kind"),
    ],
)
def test_positions_that_cannot_be(options: Options, position: dict[str, Any], code: str) -> None:
    with pytest.raises(BadScenario) as error:
        RULES.set_up(options, position)
    assert error.value.code == code


def test_a_full_chamber_cannot_recruit() -> None:
    full = ["mage-3", "mage-4", "farmer-3", "farmer-4", "soldier-3", "soldier-4", "merchant-3", "merchant-4"]
    full += ["politician-3", "politician-4", "mage-0", "farmer-0", "soldier-0", "merchant-0", "politician-0"]
    with pytest.raises(BadScenario) as error:
        RULES.set_up(TWO, {"areas": [{"lords": full}]})
    assert error.value.code == "scenario-out-of-range"
