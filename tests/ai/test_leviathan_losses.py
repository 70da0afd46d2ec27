"""What the heuristic player does with tokens, losses and the Lords of Leviathan."""

from typing import Any

from abyss_game.ai.abyss.leviathan.worth import Tokens
from abyss_game.ai.seat import make
from abyss_game.games.abyss.cards import card_of
from abyss_game.games.abyss.expansions.leviathan.cards import new_token_of

from .leviathan_kit import EMPTY, RULES, asked, chosen, game_at, outlook

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
