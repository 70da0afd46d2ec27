"""What the heuristic player does with Leviathan where a sensible player would not hesitate."""

from itertools import pairwise
from typing import Any

import pytest

from abyss_game.ai.abyss.depths import Depths
from abyss_game.ai.abyss.leviathan.answers import ANSWERS
from abyss_game.ai.abyss.leviathan.fights import Fights
from abyss_game.ai.abyss.leviathan.weights import LeviathanWeights
from abyss_game.ai.abyss.leviathan.worth import Scourge, danger, penalty
from abyss_game.ai.abyss.outlook import Outlook
from abyss_game.ai.abyss.weights import Weights
from abyss_game.ai.seat import make, seed_of_seat
from abyss_game.ai.table import run
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision
from abyss_game.games.abyss.expansions.leviathan.expansion import Leviathan

from .leviathan_kit import ALONE, BOTH, EMPTY, RULES, asked, game_at, outlook


def test_it_knows_every_decision() -> None:
    assert set(ANSWERS) == {step for step in Leviathan.steps if issubclass(step, Decision)}


@pytest.mark.parametrize(("expansions", "seats"), [(ALONE, 2), (ALONE, 5), (BOTH, 3), (BOTH, 5)])
def test_it_plays_whole_games_legally_and_looks_at_nothing_hidden(expansions: tuple[str, ...], seats: int) -> None:
    class Watched:
        def __init__(self, seat: int) -> None:
            self.seat = seat
            self.bot = make("heuristic", RULES, seed_of_seat(5, seat))

        def choose(self, view: Any) -> Any:
            own = view.leviathan
            assert set(own.deck) <= {-1} and set(own.token_pile) <= {-1} and not own.seen_tokens
            assert all(other == self.seat or set(held) <= {-1} for other, held in enumerate(own.tokens))
            before = RULES.pack(view)
            move = self.bot.choose(view)
            assert RULES.pack(view) == before, "a bot leaves the view as it was"
            assert move in RULES.resume(view).legal()
            return move

    options = Options(seats=seats, seed=70 + seats, expansions=expansions)
    assert run(RULES, options, [Watched(seat) for seat in range(seats)]).over


@pytest.mark.parametrize("expansions", [(), ("kraken",), ALONE, BOTH])
def test_what_it_thinks_does_not_depend_on_what_it_was_asked_first(expansions: tuple[str, ...]) -> None:
    game = RULES.new(Options(seats=3, seed=8, expansions=expansions))
    bot = make("heuristic", RULES)
    while (decision := game.decision) is not None:
        view = RULES.view(game.state, decision.seat)
        one, other = Outlook(RULES, view, Weights()), Outlook(RULES, view, Weights())
        first = one.now, *(one.lord_worth(lord) for lord in one.open_court)
        Depths(other).ahead(0, 1)
        for lord in reversed(other.open_court):
            other.lord_worth(lord)
        assert first == (other.now, *(other.lord_worth(lord) for lord in other.open_court))
        game.apply(bot.choose(view))


# -- Monsters --------------------------------------------------------------------------------------------------


def monster(me: dict[str, Any], border: dict[str, Any], space: int = 0, **position: Any) -> str:
    """What seat 0 does about a Monster on track ``space``."""
    track = [*["squid-1", "squid-1", "crab-1", "crab-1"][:space], "monster"]
    fields = {"card": "monster"}
    own = {"border": border, **position.pop("leviathan", {})}
    return asked("MeetMonster", fields, [me, EMPTY], track=track, leviathan=own, **position)


def test_it_fights_what_its_hand_overcomes() -> None:
    """L-12: fighting Allies worth 4 pass a resistance of 6 nearly always and 7 mostly."""
    strong = {"hand": ["fighting-seahorse-4", "seahorse-2"]}
    assert monster(strong, {"7": 15}) == "fight monster"
    assert monster({"hand": ["squid-1", "seahorse-1"]}, {"7": 19}) == "explore", "it has nothing to fight with"


def test_it_goes_on_when_the_fight_promises_too_little() -> None:
    """Number 3 has one level of 9: the crab cannot pass it."""
    assert monster({"hand": ["crab-2"]}, {"2-3": 3}) == "explore"


def test_it_does_not_go_on_into_certain_trouble() -> None:
    """L-17, L-18: every zone but one taken by Leviathans that inflict wounds; a Lord is at stake beside."""
    crowded = {"2-3": 3, "4": 7, "5": 11, "6": 13, "7": 17, "8": 18, "9": 19, "10": 15, "11-12": 8}
    me = {"hand": ["crab-4"]}
    assert monster(me, crowded) == "fight monster"
    look = outlook(game_at([me, EMPTY], leviathan={"border": crowded}))
    lonely = outlook(game_at([me, EMPTY], leviathan={"border": {"2-3": 3}}))
    assert danger(look) > 3 > danger(lonely)


def test_the_coward_ignores_what_it_does_not_fight() -> None:
    """L-49"""
    me = {"lords": ["coward"], "hand": ["crab-2"]}
    assert monster(me, {"7": 3}) == "ignore monster"
    assert monster({**me, "hand": ["fighting-seahorse-4", "seahorse-2"]}, {"7": 15}) == "fight monster"


def test_the_danger_of_adding_a_leviathan() -> None:
    """L-1, L-15 … L-18, L-22: three wounds on zone 7, no Lord to lose on zone 4, no Pearl on zone 10."""
    border = {"7": 7, "4": 9, "10": 5}
    assert danger(outlook(game_at([EMPTY, EMPTY], leviathan={"border": border}))) == pytest.approx(6 / 36 * 3)
    gone = [one for one in range(1, 21) if one not in (5, 7, 9)]
    assert danger(outlook(game_at([EMPTY, EMPTY], leviathan={"border": border, "gone": gone}))) == 0
    rich = outlook(game_at([{"pearls": 5, "hand": ["crab-1", "crab-2"], "lords": ["miller"]}, EMPTY]))
    assert penalty(rich, 17) == 4 and penalty(rich, 9) >= 6
    assert min(penalty(rich, 5), penalty(rich, 1)) > 0


def test_monsters_are_nothing_to_fear_when_they_are_without_effect() -> None:
    """L-51"""
    border = {"6": 17, "7": 18, "8": 19}
    areas = [{"hand": ["squid-1"]}, EMPTY]
    calm = outlook(game_at(areas, leviathan={"border": border, "calm": True}))
    wild = outlook(game_at(areas, leviathan={"border": border}))
    assert Depths(calm).ahead(0, 1) > Depths(wild).ahead(0, 1)


# -- attacks ---------------------------------------------------------------------------------------------------


def attacking(me: dict[str, Any], border: dict[str, Any], areas: int = 2, **fields: Any) -> str:
    """What seat 0 attacks with, and what."""
    whole = {"leviathan": 0, "slain": 0, "may_stop": False, "offer": "", **fields}
    return asked("ChooseAttack", whole, [me, *([EMPTY] * (areas - 1))], leviathan={"border": border})


def test_it_spends_the_cheaper_of_two_sure_allies() -> None:
    """L-26: 5 is passed by 4 and any die, as well as by 5 and any die."""
    assert attacking({"hand": ["crab-5", "seahorse-4"]}, {"7": 16}) == "attack seahorse-4 16"


def test_it_attacks_the_leviathan_that_promises_most() -> None:
    assert attacking({"hand": ["crab-5"]}, {"6": 20, "7": 15}) == "attack crab-5 15"


def test_it_stops_when_the_odds_are_poor_and_not_when_they_are_good() -> None:
    """L-36: number 19 has one level of 9 with two tokens, number 16 one of 5."""
    assert attacking({"hand": ["crab-2"]}, {"7": 19}, leviathan=19, may_stop=True) == "stop-fighting"
    assert attacking({"hand": ["crab-4"]}, {"7": 16}, leviathan=16, may_stop=True) == "attack crab-4 16"


def test_it_declines_an_offer_that_is_worth_nothing() -> None:
    """L-47"""
    assert attacking({"hand": ["crab-2"], "lords": ["sorcerer"]}, {"7": 3}, offer="sorcerer") == "decline"
    strong = {"hand": ["fighting-seahorse-4"], "lords": ["sorcerer"]}
    assert attacking(strong, {"7": 15}, offer="sorcerer") == "attack fighting-seahorse-4 15"


def boosting(card: str, die: int, border: str, pearls: int, leviathan: int, **position: Any) -> str:
    """What seat 0 pays for an attack that is under way."""
    fields = {"leviathan": leviathan, "card": card, "slain": 0, "die": die}
    own = {"border": {"7": border}}
    return asked("BoostAttack", fields, [{"pearls": pearls}, EMPTY], discard=[card], leviathan=own, **position)


def test_it_pays_exactly_what_a_level_asks_for() -> None:
    """L-26, L-27: resistance 9 for three tokens, 2 and the die 4."""
    assert boosting("fighting-jellyfish-2", 4, "3", 3, 3) == "boost 3"
    assert boosting("fighting-jellyfish-2", 4, "3", 9, 3) == "boost 3"
    assert boosting("fighting-jellyfish-2", 4, "3", 2, 3) == "boost 0", "that is not enough"
    assert boosting("fighting-jellyfish-2", 6, "2", 2, 2) == "boost 2", "8 pass the first level, 10 both"


def test_it_does_not_pay_more_than_it_gets() -> None:
    """Number 20 gives one token for a resistance of 7."""
    assert boosting("fighting-crab-1", 1, "20", 5, 20) == "boost 0"


def test_pearls_are_worth_nothing_else_in_the_last_turn() -> None:
    late = {"turns_left": 0}
    assert boosting("fighting-crab-1", 1, "20", 5, 20, **late) == "boost 5"


def test_a_fight_is_worth_more_with_the_lords_for_it() -> None:
    """L-44, L-46, L-48"""

    def best(*lords: str) -> float:
        me = {"hand": ["squid-4", "squid-2"], "lords": list(lords)}
        return Fights(outlook(game_at([me, EMPTY], leviathan={"border": {"7": 9}}))).best

    assert best("taxidermist") > best("keeper") and best("altruist") > best("keeper")
    others = [{"hand": ["squid-4"], "lords": [lord]} for lord in ("keeper", "metamorph")]
    plain, any_ally = (Fights(outlook(game_at([me, EMPTY], leviathan={"border": {"7": 15}}))).best for me in others)
    assert plain == float("-inf") < any_ally


def test_the_scourge_counts_the_more_the_nearer_the_end() -> None:
    """L-32, L-52"""

    def scourge(turns: float, slain: list[list[int]], holder: int) -> Scourge:
        own = {"slain": slain, "scourge": holder}
        return Scourge(game_at([EMPTY] * 3, leviathan=own).state, 0, turns, LeviathanWeights())

    mine = [[1, 2], [3], []]
    assert scourge(0, mine, 0).chance() > 0.98
    assert scourge(0, [[1], [2, 3], []], 1).chance() < 0.02
    assert scourge(0, [[], [], []], -1).chance() == 0.0
    chances = [scourge(turns, mine, 0).chance() for turns in (0, 3, 9, 16)]
    assert chances == sorted(chances, reverse=True) and chances[-1] > 1 / 3
    more = [scourge(6, mine, 0).chance(kills) for kills in range(5)]
    assert all(before < after for before, after in pairwise(more))
    assert scourge(0, [[1], [3], []], 1).gain() > 5, "it is taken from an opponent"
    assert scourge(4, [[], [], []], -1).gain() > 1
