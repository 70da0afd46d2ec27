"""What the heuristic player of Conspiracy does where a sensible player would not hesitate, and how it goes about it."""

from __future__ import annotations

import time
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abyss_game.ai.conspiracy import bot as bot_module
from abyss_game.ai.conspiracy.bot import Heuristic
from abyss_game.ai.conspiracy.legend import Legend
from abyss_game.ai.conspiracy.order import best_order, outcome
from abyss_game.ai.conspiracy.outlook import Outlook, best_of
from abyss_game.ai.conspiracy.weights import BOTHER, GROWTH, Weights
from abyss_game.ai.seat import kinds, make, seed_of_seat
from abyss_game.ai.table import run
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy.chamber import Keys, largest_coalition
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import GUILDS, KEY_OF, LORDS, lord_of
from abyss_game.games.conspiracy.solo import OPPONENTS

RULES = GAMES.get("conspiracy")
ROW = ["farmer-1", "soldier-1", "merchant-1", "politician-1", "mage-1"]


def game_at(areas: list[dict[str, Any]], opponent: str = "", **position: Any) -> Any:
    """A game at a position, in the turn of side 0."""
    seats = 1 if opponent else len(areas)
    options = Options(seats=seats, seed=4, variants=(f"opponent-{opponent}",) if opponent else ())
    game = RULES.resume(RULES.set_up(options, {"areas": areas, "active": 0, **position}))
    game.settle()
    return game


def chosen(game: Any) -> str:
    """What the heuristic player answers to the open decision, as text without the number of the copy."""
    move = make("heuristic", RULES).choose(RULES.view(game.state, game.decision.seat))
    return " ".join(word.partition(".")[0] for word in RULES.move_text(move).split())


class Watched:
    """Passes every question on to the heuristic player and checks what goes in and what comes out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: list[Any] = []

    def choose(self, view: Any) -> Any:
        assert view.viewer == self.seat and view.rng == 0
        assert set(view.lord_deck) <= {-1} and not any(view.location_deck)
        before = RULES.pack(view)
        move = make("heuristic", RULES, 1).choose(view)
        assert RULES.pack(view) == before, "a bot leaves the view as it was"
        assert make("heuristic", RULES, 2).choose(RULES.unpack(before)) == move, "a bot remembers nothing"
        assert move in RULES.resume(view).legal()
        self.moves.append(move)
        return move


# -- how it goes about it --------------------------------------------------------------------------------------


def test_conspiracy_has_both_players() -> None:
    assert kinds("conspiracy") == ("random", "heuristic")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bonus", [(), ("bonus-locations",)])
def test_it_sees_its_own_view_keeps_nothing_plays_legally_and_comes_to_an_end(
    seats: int, bonus: tuple[str, ...]
) -> None:
    for seed in range(3):
        bots = [Watched(seat) for seat in range(seats)]
        game = run(RULES, Options(seats=seats, seed=seed, variants=bonus), bots)
        assert game.over and game.state.made < 60 * game.state.sides


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_alone_it_meets_every_opponent(opponent: str) -> None:
    for seed in range(4):
        game = run(RULES, Options(seats=1, seed=seed, variants=(f"opponent-{opponent}",)), [Watched(0)])
        assert game.over and game.state.made < 120


def test_a_bot_with_nothing_to_decide_says_so() -> None:
    game = run(RULES, Options(seats=2, seed=3), [make("random", RULES, seat) for seat in range(2)])
    with pytest.raises(ValueError, match="nothing to decide"):
        make("heuristic", RULES).choose(RULES.view(game.state, 0))


def test_it_plays_nothing_but_conspiracy() -> None:
    with pytest.raises(TypeError, match="abyss"):
        Heuristic(GAMES.get("abyss"))


def test_a_decision_takes_it_less_than_two_milliseconds() -> None:
    spent, asked = 0.0, 0

    class Timed:
        def choose(self, view: Any) -> Any:
            nonlocal spent, asked
            begun = time.thread_time()
            move = make("heuristic", RULES).choose(view)
            spent += time.thread_time() - begun
            asked += 1
            return move

    for seats in (1, 2, 3, 4):
        run(RULES, Options(seats=seats, seed=8), [Timed() for _ in range(seats)])
    assert asked > 200
    assert spent / asked < 0.002


def test_no_lord_or_location_is_named_outside_the_table() -> None:
    folder = Path(bot_module.__file__).parent
    names = {*LOCATIONS, *(f"{guild}-{value}" for guild in GUILDS for value in range(7))}
    for path in folder.glob("*.py"):
        if path.name != "weights.py":
            text = path.read_text(encoding="utf-8")
            assert not [name for name in names if f'"{name}"' in text], path.name
    assert set(GROWTH) | set(BOTHER) <= set(LOCATIONS)


# -- what it knows ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_expected_best_of_a_draw(count: int) -> None:
    values = [3.0, -1.0, 7.5, 0.0, 2.0]
    draws = [max(some) for some in combinations(values, count)]
    assert best_of(count, values) == pytest.approx(sum(draws) / len(draws))


def walked(order: tuple[int, ...], keys: Keys, any_two: bool) -> tuple[int, int]:
    """Locations and waiting Keys after placing ``order``, step by step."""
    locations = 0
    for lord in order:
        keys = keys.plus(lord)
        if KEY_OF[lord] and keys.due(any_two):
            locations, keys = locations + 1, Keys()
    return locations, keys.total


@pytest.mark.parametrize("any_two", [False, True])
@pytest.mark.parametrize("waiting", [Keys(), Keys(1, 0), Keys(0, 1), Keys(1, 1)])
def test_no_order_of_a_pile_brings_more_than_its_own(waiting: Keys, any_two: bool) -> None:
    silver, gold, plain = (1, 2, 3, 4), (5, 6), (7,)
    for s in range(5):
        for g in range(3):
            lords = (*silver[:s], *gold[:g], *plain)
            ways = {walked(order, waiting, any_two) for order in permutations(lords) if order[-1] == plain[0]}
            assert outcome(waiting, s, g, any_two) == max(ways)
            assert outcome(waiting, s, g, any_two, least=True) == min(ways)
            assert walked(tuple(best_order(lords, waiting, any_two)), waiting, any_two) == max(ways)


def test_a_lord_is_worth_the_same_alone_and_in_a_draw() -> None:
    """The quick reckoning for the whole deck agrees with the one that previews a Lord."""
    game = game_at([{"lords": ["mage-4", "mage-1", "soldier-3"], "pearls": 3}, {"lords": ["farmer-3"], "pearls": 2}])
    look = Outlook(RULES, RULES.view(game.state, 0), 0, Weights())
    for lord in range(LORDS):
        assert look.single(lord) == pytest.approx(look.lords_worth([lord])), lord
    assert sorted(look.unseen) == sorted(game.state.lord_deck)


def test_only_points_count_in_the_last_turn() -> None:
    full = {"lords": [f"{guild}-{value}" for guild in GUILDS for value in (3, 4, 6)]}
    game = game_at(
        [{"lords": ["mage-4"]}, full],
        turns_left=1,
        piles={"mage": ["mage-1", "mage-1"], "soldier": ["soldier-2", "soldier-0"]},
    )
    look = Outlook(RULES, RULES.view(game.state, 0), 0, Weights())
    assert look.lords_worth([lord_of("mage-1")]) == 3, "one more Lord of the coalition"
    assert look.lords_worth([lord_of("soldier-2")]) == 2, "one more Guild, and no Key that waits for nothing"


# -- what it does ----------------------------------------------------------------------------------------------


def test_it_takes_the_pile_that_brings_a_location_and_a_coalition() -> None:
    game = game_at(
        [{"lords": ["mage-1", "mage-4"]}, {}],
        piles={"mage": ["mage-1", "mage-3"], "soldier": ["soldier-0"]},
        available=["sunken_palace"],
    )
    assert chosen(game) == "pile mage"


def test_it_would_rather_draw_than_take_a_lord_that_brings_nothing() -> None:
    game = game_at([{"lords": ["mage-6", "mage-4"]}, {}], piles={"soldier": ["soldier-0"]})
    assert chosen(game).startswith("draw")


def test_it_places_equal_keys_one_after_the_other() -> None:
    game = game_at([{"lords": []}, {}], state="place", waiting=["mage-1", "mage-2", "mage-1"], available=["pearl_cove"])
    assert chosen(game) == "place mage-1"
    game.play(RULES.vocabulary.find("place mage-1", game.legal()))
    assert chosen(game) == "place mage-1"


def test_it_keeps_the_best_of_a_pile_for_the_last_place() -> None:
    lords = [*ROW, "farmer-4", "soldier-4", "merchant-4", "politician-4", "mage-4", "farmer-3", "soldier-3"]
    game = game_at(
        [{"lords": [*lords, "merchant-3", "politician-3"]}, {"lords": ["mage-4"], "pearls": 9}],
        master=1,
        state="place",
        waiting=["mage-0", "mage-6", "mage-3"],
    )
    assert chosen(game) == "place mage-6"


def test_it_keeps_the_lord_that_makes_it_pearl_master() -> None:
    game = game_at(
        [{"lords": ["mage-4"], "pearls": 1}, {"lords": ["farmer-3"], "pearls": 2}],
        master=1,
        state="keep",
        drawn=["soldier-1", "soldier-3", "soldier-0"],
    )
    assert chosen(game) == "keep soldier-3"


def test_it_swaps_when_that_joins_a_coalition() -> None:
    game = game_at([{"lords": ["mage-4", "soldier-3", "mage-3"]}, {}], state="place", waiting=["soldier-0"])
    assert chosen(game).startswith("swap soldier-3")
    game.play(make("heuristic", RULES).choose(RULES.view(game.state, 0)))
    assert len(largest_coalition(game.state.chambers[0].lords)) == 2


def test_it_leaves_a_good_chamber_as_it_is() -> None:
    game = game_at([{"lords": ["mage-4", "mage-3", "mage-6"]}, {}], state="place", waiting=["soldier-0"])
    assert chosen(game) == "decline"


def test_it_takes_the_available_location_that_counts_most() -> None:
    game = game_at(
        [{"lords": ["mage-1"]}, {}],
        state="place",
        waiting=["mage-1"],
        available=["throne_of_soldiers", "sunken_palace", "assembly_of_farmers"],
    )
    assert chosen(game) == "settle sunken_palace"


def test_it_turns_up_more_when_nothing_good_is_available() -> None:
    full = {"lords": [f"{guild}-{value}" for guild in GUILDS for value in (3, 4, 6)]}
    game = game_at(
        [{"lords": ["mage-1"]}, full], turns_left=0, state="place", waiting=["mage-1"], available=["throne_of_soldiers"]
    )
    assert chosen(game) == "locations 3"


def test_alone_it_plays_on_with_the_token() -> None:
    game = game_at([{"lords": ["mage-4"]}, {}], opponent="farmer", state="turn_end", solo={"token": True})
    assert chosen(game) == "replay"


def test_alone_it_gives_the_opponent_the_pile_that_helps_it_least() -> None:
    game = game_at(
        [{}, {"lords": ["mage-6", "mage-4"]}],
        opponent="merchant",
        active=1,
        piles={"mage": ["mage-3"], "soldier": ["soldier-4"]},
    )
    assert chosen(game) == "give soldier"


def test_alone_it_keeps_what_the_opponent_would_take() -> None:
    """The farmer and the soldier bring as much; the soldier who is left would be taken at once, for 2 more (C-30)."""
    drawn = ["farmer-4", "soldier-4"]
    assert chosen(game_at([{}, {}], opponent="soldier", state="keep", drawn=drawn)) == "keep soldier-4"
    assert chosen(game_at([{}, {}], opponent="farmer", state="keep", drawn=drawn)) == "keep farmer-4"


def test_what_the_opponent_takes_next_is_what_the_rules_say() -> None:
    """C-30: the mage wants Keys first, then a coalition, then several; nothing that it wants is worth a mean turn."""
    game = game_at(
        [{}, {"lords": ["merchant-3"]}],
        opponent="mage",
        piles={"mage": ["mage-1"], "soldier": ["soldier-6", "soldier-4"], "merchant": ["merchant-4"]},
    )
    view, weights = RULES.view(game.state, 0), Weights()
    legend, its = Legend(RULES, view, weights), Outlook(RULES, view, 1, weights)
    assert legend.takes() == its.pile(4)
    assert legend.takes(taken=4) == its.pile(1)
    bare = msgspec.structs.replace(view, piles=[[] for _ in view.piles])
    assert Legend(RULES, bare, weights).takes() == weights.turned_up
    assert Legend(RULES, msgspec.structs.replace(view, turns_left=0), weights).takes() == 0


def test_alone_it_places_the_opponents_lords_badly() -> None:
    game = game_at(
        [{}, {"lords": ["mage-1"]}],
        opponent="farmer",
        active=1,
        piles={"soldier": ["soldier-1", "soldier-2", "soldier-1"]},
    )
    assert chosen(game) == "place soldier-2"


def test_it_makes_more_of_its_chamber_than_chance_does() -> None:
    points = {"heuristic": 0, "random": 0}
    for kind in points:
        for seed in range(12):
            bots = [make(kind, RULES, seed_of_seat(seed, seat)) for seat in range(3)]
            final = RULES.standings(run(RULES, Options(seats=3, seed=seed), bots).state)
            points[kind] += sum(standing.points for standing in final)
    assert points["heuristic"] > 1.25 * points["random"]


def test_it_declines_only_what_may_be_declined() -> None:
    bots = [Watched(seat) for seat in range(2)]
    run(RULES, Options(seats=2, seed=6), bots)
    pairs = [move for bot in bots for move in bot.moves if isinstance(move, mv.SwapLords)]
    assert all(move.lord < move.other for move in pairs), "every pair is named once"
