"""Hidden and public information (B-131 … B-135)."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Beat, Match, MoveChosen, Player, Record
from abyss_game.engine.rng import Rng, seeded
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.abyss.cards import CARD_NAMES
from abyss_game.games.abyss.state import AbyssState

from .table import POWERLESS_COURT, RULES, Table

POOR: dict[str, Any] = {"pearls": 0}


def unknown(**position: Any) -> Table:
    """A position in which nobody has seen anything that is face down."""
    return Table(seen=[0] * 71, **position)


def same_for(seat: int, one: AbyssState, two: AbyssState) -> bool:
    return RULES.pack(RULES.view(one, seat)) == RULES.pack(RULES.view(two, seat))


POSITION: dict[str, Any] = {
    "seats": 3,
    "court": POWERLESS_COURT,
    "exploration": ["crab-1.1", "squid-1.1", "jellyfish-5.1"],
    "discard": ["crab-2.1", "monster.1"],
    "council": {"crab": ["crab-3.1", "crab-4.1"], "squid": ["squid-3.1"]},
    "lord_deck": ["trader", "peddler"],
    "location_deck": ["jail", "chasm"],
    "token_pile": ["2#0", "3#9"],
    "areas": [
        {"pearls": 3, "hand": ["crab-5.1", "squid-2.1"], "tokens": ["2#1", "4#18"]},
        {"pearls": 2, "hand": ["jellyfish-1.1", "shellfish-3.1"], "tokens": ["2#2", "3#10"]},
        {"pearls": 1, "hand": ["seahorse-5.1"], "tokens": ["4#19"], "lords": ["jailer"], "affiliated": ["squid-4.1"]},
    ],
}


def changed(**changes: Any) -> Table:
    return unknown(**{**POSITION, **changes})


def with_area(seat: int, **changes: Any) -> Table:
    areas = [dict(area) for area in POSITION["areas"]]
    areas[seat].update(changes)
    return changed(areas=areas)


def test_what_everybody_sees() -> None:
    """B-131"""
    table = changed()
    for seat in (0, 1, 2):
        view = RULES.view(table.state, seat)
        assert view.court == table.state.court
        assert (view.track, view.threat, view.available) == (table.state.track, 1, table.state.available)
        assert [area.pearls for area in view.areas] == [3, 2, 1]
        assert [len(area.hand) for area in view.areas] == [2, 2, 1]
        assert [len(area.tokens) for area in view.areas] == [2, 2, 1]
        assert view.areas[2].lords == table.area(2).lords
        assert view.areas[2].affiliated == table.area(2).affiliated
        assert len(view.exploration) == len(table.state.exploration)
        assert (len(view.lord_deck), len(view.location_deck)) == (28, 19)
        assert (len(view.discard), [len(stack) for stack in view.council]) == (2, [0, 2, 0, 0, 1])
        assert len(view.token_pile) == 15


def test_what_nobody_may_look_at() -> None:
    """B-132"""
    view = RULES.view(changed().state, 0)
    assert set(view.exploration) == set(view.discard) == {-1}
    assert view.council == [[], [-1, -1], [], [], [-1]]
    assert set(view.lord_deck) == set(view.location_deck) == {""}
    assert set(view.token_pile) == {-1}
    assert (view.rng, view.seen, view.seen_tokens) == (0, [], [])


def test_hands_and_tokens_are_their_owners() -> None:
    """B-132"""
    table = changed()
    for seat in (0, 1, 2):
        view = RULES.view(table.state, seat)
        for other in (0, 1, 2):
            hand, tokens = table.area(other).hand, table.area(other).tokens
            assert view.areas[other].hand == (hand if other == seat else [-1] * len(hand))
            assert view.areas[other].tokens == (tokens if other == seat else [-1] * len(tokens))


@pytest.mark.parametrize(
    ("name", "other", "differs_for"),
    [
        ("nothing", lambda: changed(), []),
        ("order of the Exploration deck", lambda: changed(exploration=["squid-1.1", "jellyfish-5.1", "crab-1.1"]), []),
        ("order of the Lord deck", lambda: changed(lord_deck=["peddler", "trader"]), []),
        ("order of the Location deck", lambda: changed(location_deck=["chasm", "jail"]), []),
        ("order of the discard", lambda: changed(discard=["monster.1", "crab-2.1"]), []),
        ("order of the token pile", lambda: changed(token_pile=["3#9", "2#0"]), []),
        ("chance", lambda: changed(rng=12345), []),
        (
            "a Council stack and the deck",
            lambda: changed(
                council={"crab": ["crab-1.1", "crab-4.1"], "squid": ["squid-3.1"]},
                exploration=["crab-3.1", "squid-1.1", "jellyfish-5.1"],
            ),
            [],
        ),
        ("two unknown tokens of seat 1", lambda: with_area(1, tokens=["2#3", "3#11"]), [1]),
        ("the order of seat 1's hand", lambda: with_area(1, hand=["shellfish-3.1", "jellyfish-1.1"]), [1]),
        (
            "a card of seat 1's hand and the deck",
            lambda: with_area(1, hand=["shellfish-3.1", "squid-5.1"]),
            [1],
        ),
        ("Pearls of seat 1", lambda: with_area(1, pearls=3), [0, 1, 2]),
        ("an affiliated Ally", lambda: with_area(2, affiliated=["squid-4.2"]), [0, 1, 2]),
        (
            "a Court Lord",
            lambda: changed(court=["trader", *POWERLESS_COURT[1:]], lord_deck=["keeper", "peddler"]),
            [0, 1, 2],
        ),
    ],
)
def test_two_states_look_alike_to_whoever_cannot_know_the_difference(
    name: str, other: Any, differs_for: list[int]
) -> None:
    """B-131, B-132"""
    one, two = changed().state, other().state
    if name != "chance":
        two.rng = one.rng
    assert [seat for seat in (0, 1, 2) if not same_for(seat, one, two)] == differs_for


def test_the_views_of_a_determinized_state_are_the_same() -> None:
    """B-135"""
    state = changed().state
    for seat in (0, 1, 2):
        view = RULES.view(state, seat)
        for number in range(10):
            made = RULES.determinize(view, Rng(seeded(number)))
            assert RULES.pack(RULES.view(made, seat)) == RULES.pack(view)


def test_playing_on_a_determinized_state_changes_neither_view_nor_state() -> None:
    """B-135: a computer thinks ahead as often as it likes on what it has seen."""
    for seats in (2, 3, 4):
        game = RULES.new(Options(seats=seats, seed=seats))
        chance = Rng(seeded(seats))
        for _ in range(300):
            if game.over:
                break
            view = RULES.view(game.state, seats - 1)
            seen, true = RULES.pack(view), RULES.pack(game.state)
            ahead = RULES.resume(RULES.determinize(view, chance))
            for _ in range(40):
                if not ahead.over:
                    ahead.apply(ahead.legal()[chance.below(len(ahead.legal()))])
            assert RULES.pack(view) == seen
            assert RULES.pack(game.state) == true
            game.apply(game.legal()[chance.below(len(game.legal()))])


def test_determinizing_draws_the_unknown_from_everything_possible() -> None:
    """B-135: over many draws an opponent's hidden card is every card that the viewer cannot see."""
    view = RULES.view(changed().state, 0)
    found = {RULES.determinize(view, Rng(seeded(number))).areas[2].hand[0] for number in range(2000)}
    assert found == set(range(65)) - {CARD_NAMES.index(name) for name in ("crab-5.1", "squid-2.1", "squid-4.1")} | (
        found & {65, 66, 67, 68, 69, 70}
    )


def test_cards_that_were_seen_are_remembered_where_they_went() -> None:
    """B-131: bought and taken cards, the Council, discards."""
    table = unknown(
        court=POWERLESS_COURT,
        seats=3,
        exploration=["crab-1.1", "monster.1", "squid-1.1", "jellyfish-1.1"],
        areas=[POOR, {"pearls": 1}, POOR],
    ).play("explore", "pass", "explore", "explore", "buy squid-1", "take jellyfish-1")
    names = {zone: [CARD_NAMES[card] for card in cards] for zone, cards in RULES.view(table.state, 2).recall.items()}
    assert names == {
        "council:crab": ["crab-1.1"],
        "discard": ["monster.1"],
        "hand:0": ["jellyfish-1.1"],
        "hand:1": ["squid-1.1"],
    }


@pytest.mark.parametrize(
    ("position", "moves", "card"),
    [
        (  # from a hand
            {"areas": [{"pearls": 0, "lords": ["slaver"], "hand": ["crab-5.1"]}, POOR]},
            ["use slaver", "discard crab-5"],
            "crab-5.1",
        ),
        (  # as a payment
            {"court": POWERLESS_COURT, "areas": [{"pearls": 0, "hand": ["seahorse-5.1", "seahorse-4.1"]}, POOR]},
            ["recruit shepherd", "pick seahorse-5", "pick seahorse-4", "confirm"],
            "seahorse-5.1",
        ),
        (  # from the track
            {"exploration": ["monster.1", "crab-1.1"], "areas": [POOR, POOR]},
            ["explore", "explore", "take crab-1"],
            "monster.1",
        ),
    ],
)
def test_a_discarded_card_is_public_at_that_moment(position: dict[str, Any], moves: list[str], card: str) -> None:
    """B-131"""
    table = unknown(**position).play(*moves)
    assert CARD_NAMES.index(card) in RULES.view(table.state, 1).recall["discard"]


def test_the_oracle_discards_face_down() -> None:
    """B-104, B-131"""
    table = unknown(
        court=POWERLESS_COURT,
        council={"crab": ["crab-5.1", "crab-1.1"]},
        areas=[{"pearls": 0, "lords": ["oracle"]}, POOR],
    ).play("use oracle", "strip crab")
    assert len(table.state.discard) == 2
    for seat in (0, 1):
        assert "discard" not in RULES.view(table.state, seat).recall


def test_a_reshuffle_makes_everybody_forget() -> None:
    """B-132, B-127"""
    table = Table(
        court=POWERLESS_COURT, discard=["crab-1", "squid-1", "squid-2"], keep={"exploration": 0}, areas=[POOR, POOR]
    )
    assert len(RULES.view(table.state, 1).recall["discard"]) == 3
    table.play("explore")
    assert RULES.view(table.state, 1).recall == {}


def test_a_council_stack_is_seen_only_by_whoever_takes_it() -> None:
    """B-132"""
    table = unknown(court=POWERLESS_COURT, council={"crab": ["crab-5.1"]}, areas=[POOR, POOR]).play("council crab")
    (event,) = (event for event in table.happened if type(event).__name__ == "StackTaken")
    assert event.seen_by(0).cards == [CARD_NAMES.index("crab-5.1")]
    assert event.seen_by(1).cards == [-1]
    assert RULES.view(table.state, 1).areas[0].hand == [-1]
    assert RULES.view(table.state, 1).recall == {}


def test_a_token_is_seen_only_by_whoever_draws_it() -> None:
    """B-132, B-35"""
    table = Table(exploration=["monster"], token_pile=["4#18"], areas=[POOR, POOR])
    table.play("explore", "fight monster", "reward 0 0 1")
    (event,) = (event for event in table.happened if type(event).__name__ == "RewardPaid")
    assert (event.seen_by(0).drawn, event.seen_by(1).drawn) == ([18], [-1])


def test_a_payment_is_hidden_until_it_is_confirmed() -> None:
    """B-132, B-131"""
    table = Table(court=POWERLESS_COURT, areas=[{"hand": ["seahorse-5", "seahorse-4"]}, POOR])
    table.play("recruit shepherd", "pick seahorse-5")
    assert RULES.view(table.state, 0).stack[-1].chosen != []
    assert RULES.view(table.state, 1).stack[-1].chosen == []


def smokers(deck: list[str]) -> Table:
    return Table(
        state="control",
        available=["black_smokers"],
        location_deck=deck,
        areas=[{"pearls": 0, "keys": 3}, POOR],
        keep={"location_deck": len(deck)},
    ).play("settle black_smokers")


def test_the_location_deck_is_shown_to_the_searcher_alone_and_not_in_its_order() -> None:
    """B-133"""
    one, two = smokers(["jail", "chasm", "depths"]), smokers(["depths", "jail", "chasm"])
    assert one.legal == two.legal == ["settle chasm", "settle depths", "settle jail", "decline"]
    two.state.rng = one.state.rng
    assert same_for(0, one.state, two.state) and same_for(1, one.state, two.state)
    assert RULES.view(one.state, 0).stack[-1].tiles == ["chasm", "depths", "jail"]
    assert RULES.view(one.state, 1).stack[-1].tiles == []
    one.play("settle depths")
    assert RULES.view(one.state, 1).areas[0].locations == ["depths"]  # the tile taken is public


def test_looking_through_the_location_deck_cannot_be_taken_back() -> None:
    """B-21, B-133: hidden information has been shown as soon as the deck lies open."""
    position = {
        "state": "control",
        "available": ["black_smokers", "jail"],
        "areas": [{"pearls": 0, "keys": 3}, POOR],
    }
    bus = Bus()
    record = Record("abyss", Options(seats=2, seed=1), [Player("A"), Player("B")], [], position)
    match = Match(bus, GAMES, record)
    match.begin()
    bus.publish(MoveChosen(0, match.number, RULES.vocabulary.read("settle black_smokers")))
    assert match.record().moves == ["settle black_smokers"]
    assert match.undo() is False
    refusal = match.why_no_undo()
    assert refusal is not None and refusal.code == "undo-revealed"


def test_the_same_seed_and_moves_give_the_same_bytes_and_chance_comes_from_the_seed_alone() -> None:
    """B-134: shuffles, first player, token draws, the Hunter's theft."""

    def play(seed: int) -> bytes:
        table = Table(
            seed=seed,
            court=["hunter", *POWERLESS_COURT[1:]],
            areas=[{"pearls": 0, "hand": ["crab-5", "squid-3"]}, {"tokens": [2, 3, 4]}],
        ).play("recruit hunter", "pick crab-5", "pick squid-3", "confirm")
        return RULES.pack(table.state)

    assert play(3) == play(3)
    assert len({play(seed) for seed in range(5)}) == 5


def test_a_computer_sees_what_a_person_in_its_seat_would_see() -> None:
    """B-135: the view that goes with every beat is the view of the seat, whoever sits there."""
    views = []
    for kind in ("person", "novice"):
        bus = Bus()
        beats: list[Beat] = []
        bus.subscribe(Beat, beats.append)
        record = Record("abyss", Options(seats=2, seed=3), [Player("A", kind), Player("B", kind)])
        match = Match(bus, GAMES, record, viewer=1)
        match.begin()
        views.append(RULES.pack(match.view(1)))
        assert all(beat.viewer == 1 for beat in beats) and beats
        assert all(set(beat.view.exploration) == {-1} for beat in beats)
    assert views[0] == views[1]


def test_a_bystander_sees_only_what_lies_open() -> None:
    """B-132: hands and tokens of all seats are backs."""
    table = Table(
        exploration=["crab-1", "squid-1"],
        areas=[{"pearls": 0, "hand": ["crab-5"], "tokens": [4]}, {"pearls": 1, "tokens": [3]}],
    ).play("explore", "buy crab-1", "explore")
    view = RULES.view(table.state, -1)
    assert view.track == table.state.track
    assert [area.hand for area in view.areas] == [[-1], [-1]]
    assert [area.tokens for area in view.areas] == [[-1], [-1]]
    assert set(view.exploration) == {-1}
    assert view.recall == {}
