"""What the heuristic player does with Leviathan where a sensible player would not hesitate."""

from itertools import pairwise
from typing import Any

import pytest

from abyss_game.ai.abyss.depths import Depths
from abyss_game.ai.abyss.leviathan.answers import ANSWERS
from abyss_game.ai.abyss.leviathan.fights import Fights
from abyss_game.ai.abyss.leviathan.weights import LeviathanWeights
from abyss_game.ai.abyss.leviathan.worth import Scourge, Tokens, danger, penalty
from abyss_game.ai.abyss.outlook import Outlook
from abyss_game.ai.abyss.weights import Weights
from abyss_game.ai.seat import make, seed_of_seat
from abyss_game.ai.table import run
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision
from abyss_game.games import GAMES
from abyss_game.games.abyss.cards import card_of
from abyss_game.games.abyss.expansions.leviathan.cards import new_token_of
from abyss_game.games.abyss.expansions.leviathan.expansion import Leviathan

RULES = GAMES.get("abyss")
EMPTY: dict[str, Any] = {"pearls": 0, "hand": []}
DEAR_COURT = ["", "", "", "landowner", "traitor", "treasurer"]
ALONE = ("leviathan",)
BOTH = ("kraken", "leviathan")


def game_at(areas: list[dict[str, Any]], expansions: tuple[str, ...] = ALONE, **position: Any) -> Any:
    """A game with Leviathan at a position, in the turn of seat 0; the Border is empty unless it is said."""
    options = Options(seats=len(areas), seed=4, expansions=expansions)
    own = {"border": {}, **position.pop("leviathan", {})}
    areas = [{"hand": [], **area} for area in areas]
    position = {"areas": areas, "active": 0, "court": DEAR_COURT, **position, "leviathan": own}
    game = RULES.resume(RULES.set_up(options, position))
    game.settle()
    return game


def chosen(game: Any) -> str:
    """What the heuristic player answers to the open decision, as text without the numbers of copies."""
    move = make("heuristic", RULES).choose(RULES.view(game.state, game.decision.seat))
    words = RULES.move_text(move).split()
    return " ".join(word.partition(".")[0] for word in words)


def asked(step: str, fields: dict[str, Any], areas: list[dict[str, Any]], seat: int = 0, **position: Any) -> str:
    """What ``seat`` answers to the decision ``step``."""
    return chosen(game_at(areas, stack=[{"step": step, "seat": seat, **fields}], **position))


def outlook(game: Any, seat: int = 0) -> Outlook:
    return Outlook(RULES, RULES.view(game.state, seat), Weights())


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


# -- tokens ----------------------------------------------------------------------------------------------------


def test_it_draws_base_tokens_when_there_is_no_time_for_others() -> None:
    """L-34, L-52"""
    assert asked("ChooseTokens", {"count": 3, "lost": 0}, [EMPTY, EMPTY], turns_left=0) == "draw-tokens 3 0"


def test_it_draws_a_new_token_when_a_key_is_missing() -> None:
    """L-37, L-38"""
    me = {"keys": 2, "pearls": 0}
    council = {"crab": ["crab-4", "crab-5", "crab-3"], "squid": ["squid-5"]}
    assert asked("ChooseTokens", {"count": 1, "lost": 0}, [me, EMPTY], council=council) == "draw-tokens 0 1"


def test_what_it_has_seen_is_not_in_the_pile() -> None:
    me = {"keys": 2, "pearls": 0}
    pearls, others = ["pearls-2"] * 7 + ["pearls-3"] * 4, ["key"] * 4 + ["stack"] * 4
    without_pearls = Tokens(outlook(game_at([me, EMPTY], leviathan={"gone_tokens": pearls})))
    only_pearls = Tokens(outlook(game_at([me, EMPTY], leviathan={"gone_tokens": others})))
    assert without_pearls.new > only_pearls.new + 1
    twos = Tokens(outlook(game_at([{"tokens": [4, 4, *([3] * 9)]}, EMPTY])))
    assert twos.base == 2


def revealing(tokens: list[str], me: dict[str, Any] | None = None, **position: Any) -> str:
    own = {"tokens": [tokens, []]}
    ids = [new_token_of(kind) for kind in tokens]
    return asked("RevealTokens", {"tokens": ids}, [me or EMPTY, EMPTY], leviathan=own, **position)


def test_it_reveals_pearls_and_keys_at_once() -> None:
    """L-37"""
    assert revealing(["pearls-2"]) == "reveal pearls-2"
    assert revealing(["stack", "key"], council={"crab": ["crab-5"]}) == "reveal key"


def test_a_stack_token_waits_for_a_stack_that_is_worth_it() -> None:
    """L-37"""
    assert revealing(["stack"], council={"crab": ["crab-1"]}) == "done"
    rich = {"crab": ["crab-1"], "squid": ["squid-4", "squid-5", "squid-3"]}
    assert revealing(["stack"], council=rich) == "reveal-stack stack squid"
    assert revealing(["stack"], council={"crab": ["crab-1"]}, turns_left=0) == "reveal-stack stack crab"


# -- what is lost, what stays ----------------------------------------------------------------------------------

MANY = ["crab-4", "crab-5", "squid-4", "squid-5", "seahorse-4", "seahorse-5", "shellfish-4", "shellfish-5"]
ALL_STRONG = [*MANY, "jellyfish-4", "jellyfish-5", "squid-3", "crab-3", "seahorse-3"]


def test_martial_law() -> None:
    """L-9: weak Allies go, strong ones are worth their Pearl while there is a turn to use them."""
    hand = [*MANY, "jellyfish-4", "jellyfish-5", "squid-3", "crab-3", "crab-1"]
    assert asked("MartialLaw", {}, [{"hand": hand, "pearls": 4}, EMPTY]) == "discard crab-1"
    assert asked("MartialLaw", {}, [{"hand": ALL_STRONG, "pearls": 4}, EMPTY]) == "keep 1"
    assert asked("MartialLaw", {}, [{"hand": ALL_STRONG, "pearls": 0}, EMPTY]).startswith("discard")
    late = asked("MartialLaw", {}, [{"hand": ALL_STRONG, "pearls": 4}, EMPTY], turns_left=0)
    assert late.startswith("discard")


def test_it_gives_up_the_weakest_when_it_is_attacked() -> None:
    """L-18"""
    me = {"hand": ["crab-5", "squid-1", "seahorse-4", "squid-3"]}
    assert asked("DiscardToAttack", {"count": 3, "allies": []}, [me, EMPTY]) == "discard squid-1"
    lords = {"lords": ["keeper", "elder", "miller"]}
    assert asked("DiscardLordToAttack", {}, [lords, EMPTY]) == "dismiss elder"


def test_it_keeps_the_good_fighter_of_two_equal_allies() -> None:
    border = {"7": 11, "8": 15}
    me = {"hand": ["fighting-squid-3", "squid-3", "squid-3"]}
    fields = {"count": 1, "allies": []}
    assert asked("DiscardToAttack", fields, [me, EMPTY], leviathan={"border": border}) == "discard squid-3"


def test_it_pays_with_the_plain_one_of_two_equal_allies() -> None:
    """L-53: both pay alike."""
    court = ["", "", "", "", "treasurer", "altruist"]
    for hand in (["fighting-squid-3", "squid-3", "squid-3"], ["squid-3", "squid-3", "fighting-squid-3"]):
        me = {"hand": hand, "pearls": 0}
        game = game_at([me, EMPTY], court=court, leviathan={"border": {"7": 11}})
        bot = make("heuristic", RULES)
        assert chosen(game) == "recruit altruist"
        while not game.state.areas[0].lords:
            game.play(bot.choose(RULES.view(game.state, game.decision.seat)))
        assert card_of("fighting-squid-3.1") in game.state.areas[0].hand


# -- Lords -----------------------------------------------------------------------------------------------------


def test_it_besets_the_leader_who_has_something_to_lose() -> None:
    """L-43: number 9 takes a Lord, number 3 inflicts wounds on anybody."""
    areas = [
        {"lords": ["border_guard"]},
        {"locations": ["jail"], "affiliated": ["crab-5", "squid-5", "seahorse-5"]},
        {"lords": ["keeper"]},
    ]
    fields = {"lord": "border_guard", "victims": [1, 2]}
    assert asked("ChooseBeset", fields, areas, leviathan={"border": {"7": 9}}) == "beset 2"
    assert asked("ChooseBeset", fields, areas, leviathan={"border": {"7": 9, "8": 3}}) == "beset 1"


def test_it_strikes_where_most_is_to_be_had() -> None:
    """L-48: four tokens at once; or the Scourge in the last turn."""
    fields = {"lord": "rebel"}
    border = {"6": 4, "7": 15, "8": 2}
    assert asked("ChooseStrike", fields, [EMPTY, EMPTY], leviathan={"border": border}) == "strike 15"
    late = {"border": {"7": 14, "8": 8}}
    assert asked("ChooseStrike", fields, [EMPTY, EMPTY], leviathan=late, turns_left=0) == "strike 8"


def test_where_it_breeds() -> None:
    """L-49: rarely rolled when it can fight it, often rolled otherwise."""
    fighter, other = {"hand": ["seahorse-4"]}, {"hand": ["squid-4"]}
    own = {"coming": 15, "border": {"7": 3}}
    assert asked("ChooseZone", {}, [fighter, EMPTY], leviathan=own).split()[2] in ("2-3", "4", "10", "11-12")
    assert asked("ChooseZone", {}, [other, EMPTY], leviathan=own).split()[2] in ("6", "8")


def test_it_robs_the_leader_of_the_better_token() -> None:
    """L-54"""
    areas = [EMPTY, {"tokens": [2], "lords": ["keeper"]}, {"tokens": [3]}]
    own = {"tokens": [[], ["pearls-2"], ["key"]]}
    assert asked("ChooseLoot", {"victims": [1, 2]}, areas, leviathan=own, turns_left=0) == "rob 1"
    keys = [{"keys": 2}, *areas[1:]]
    assert asked("ChooseLoot", {"victims": [1, 2]}, keys, leviathan=own) == "rob-new 1"


def test_what_its_lords_are_worth() -> None:
    """L-43 … L-49: their powers count where they find something."""

    def power(lord: str, me: dict[str, Any], border: dict[str, Any]) -> float:
        return outlook(game_at([me, EMPTY], leviathan={"border": border})).lord_worth(lord)

    full = {"6": 15, "7": 3, "8": 17, "9": 18}
    fighter = {"hand": ["fighting-seahorse-4", "crab-4"]}
    for lord, me in (("arms_dealer", EMPTY), ("rebel", EMPTY), ("border_guard", EMPTY), ("sorcerer", fighter)):
        assert power(lord, me, full) > power(lord, me, {}) + 0.1, lord
