"""What the heuristic player does where a sensible player would not hesitate."""

from typing import Any

import pytest

from abyss_game.ai.abyss.advisor import ADVISORS, POWERS, Advisor, register
from abyss_game.ai.abyss.powers import SEARCHES, Power
from abyss_game.ai.seat import KNOWS, make
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.abyss.expansion import EXPANSIONS
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.locations import BASE_LOCATIONS
from abyss_game.games.abyss.lord import LORDS, Timing
from abyss_game.games.abyss.lords import BASE_LORDS

RULES = GAMES.get("abyss")
POOR = {"pearls": 0}
DEAR_COURT = ["", "", "", "landowner", "traitor", "treasurer"]


def game_at(areas: list[dict[str, Any]], **position: Any) -> Any:
    """A game at a position, in the turn of seat 0."""
    options = Options(seats=len(areas), seed=position.pop("seed", 4))
    game = RULES.resume(RULES.set_up(options, {"areas": areas, "active": 0, **position}))
    game.settle()
    return game


def chosen(game: Any) -> str:
    """What the heuristic player answers to the open decision, as text without the number of the copy."""
    seat = game.decision.seat
    move = make("heuristic", RULES).choose(RULES.view(game.state, seat))
    return RULES.move_text(move).partition(".")[0]


def played(game: Any, until: str) -> list[str]:
    """The answers of the heuristic player up to a move that begins with ``until``."""
    texts = []
    bot = make("heuristic", RULES)
    while not game.over:
        move = bot.choose(RULES.view(game.state, game.decision.seat))
        texts.append(RULES.move_text(move).partition(".")[0])
        game.play(move)
        if texts[-1].startswith(until):
            return texts
        assert len(texts) < 60, texts
    return texts


def test_every_lord_has_its_weight_and_no_other() -> None:
    expansions = [EXPANSIONS[name] for name in sorted(KNOWS["abyss"])]
    lords = {lord.id for lord in (*BASE_LORDS, *(lord for expansion in expansions for lord in expansion.lords))}
    assert set(POWERS) == lords and len(lords) == 63
    nothing = Power()
    for lord in lords:
        assert (POWERS[lord] == nothing) == (LORDS[lord].timing is Timing.NONE), lord
    assert {tile.id for tile in BASE_LOCATIONS if tile.on_control is not None} == SEARCHES


def test_the_register_holds_what_is_offered_and_nothing_twice() -> None:
    assert set(ADVISORS) == KNOWS["abyss"]
    with pytest.raises(ValueError):
        register("kraken", Advisor)


def test_no_file_of_the_base_game_names_an_expansion() -> None:
    """Only the weights hold a part for each, and the package itself makes them known."""
    from pathlib import Path

    from abyss_game.ai import abyss

    for path in Path(abyss.__file__).parent.glob("*.py"):
        if path.name not in ("__init__.py", "weights.py"):
            named = [name for name in ADVISORS if name in path.read_text().casefold()]
            assert not named, (path.name, named)


def test_no_lord_or_location_is_named_outside_the_table() -> None:
    from pathlib import Path

    from abyss_game.ai import abyss

    paths = list(Path(abyss.__file__).parent.rglob("*.py"))
    assert len(paths) > 15
    for path in paths:
        if path.name not in ("powers.py", "weights.py"):
            text = path.read_text()
            named = [name for name in (*LORDS, *LOCATIONS) if f'"{name}"' in text or f"'{name}'" in text]
            assert not named, (path.name, named)


# -- buying ----------------------------------------------------------------------------------------------------


def offer(card: str, buyer: dict[str, Any], **position: Any) -> str:
    """What seat 1 does about ``card`` that seat 0 has turned up."""
    stack = [{"step": "ConsiderPurchase", "seat": 1, "explorer": 0, "card": card, "asked": 1}]
    return chosen(game_at([POOR, buyer], stack=stack, track=[card], **position))


def test_it_buys_a_strong_ally_for_one_pearl() -> None:
    assert offer("crab-5", {"pearls": 2}) == "buy crab-5"


def test_it_does_not_buy_the_weakest_one() -> None:
    assert offer("crab-1", {"pearls": 2, "hand": ["crab-1.2", "crab-1.3"]}) == "pass"


def test_it_does_not_buy_what_it_cannot_use_any_more() -> None:
    """Its last turn is over and a stronger crab lies before it: the Ally would be worth nothing (B-74)."""
    over = {"turns_left": 0, "first": 1}
    assert offer("crab-4", {"pearls": 2, "affiliated": ["crab-5"]}, **over) == "pass"
    assert offer("crab-4", {"pearls": 2, "affiliated": ["crab-1"]}, **over) == "buy crab-4"


# -- exploring -------------------------------------------------------------------------------------------------


def facing(step: str, card: str, space: int, me: dict[str, Any] | None = None, **position: Any) -> str:
    """What seat 0 does about ``card`` on track ``space``."""
    stack = [{"step": step, "seat": 0, "card": card}]
    track = [*["squid-1.1", "squid-1.2", "squid-1.3", "squid-1.4"][:space], card]
    return chosen(game_at([me or POOR, POOR], stack=stack, track=track, **position))


def test_it_takes_the_best_ally_and_leaves_the_worst() -> None:
    assert facing("DecideAlly", "crab-5", 0) == "take crab-5"
    assert facing("DecideAlly", "crab-1", 0) == "explore"


def test_it_fights_for_two_keys() -> None:
    assert facing("FaceMonster", "monster", 1, threat=6) == "fight monster"


def test_it_goes_on_when_a_fight_brings_next_to_nothing() -> None:
    assert facing("FaceMonster", "monster", 0, threat=1, token_pile=["2", "2"]) == "explore"


def test_it_prefers_tokens_to_pearls_at_the_end() -> None:
    stack = [{"step": "PickReward", "seat": 0, "space": 2}]
    assert chosen(game_at([POOR, POOR], stack=stack, turns_left=0)) == "reward 0 0 2"


# -- the action ------------------------------------------------------------------------------------------------

PAIR = ["shellfish-4", "shellfish-4.2"]


def test_it_recruits_a_strong_lord_that_it_can_pay_for() -> None:
    game = game_at([{"pearls": 0, "hand": PAIR}, POOR], court=["", "", "jailer", "tamer", "seeker", "peddler"])
    assert played(game, "confirm") == ["recruit peddler", "pick shellfish-4", "pick shellfish-4", "confirm"]


def test_in_the_last_turn_it_takes_the_points() -> None:
    game = game_at(
        [{"pearls": 9, "hand": ["crab-4", "seahorse-5"]}, POOR],
        court=["", "", "", "commander", "assassin", "landowner"],
        turns_left=0,
    )
    assert chosen(game) == "recruit landowner"


def test_it_takes_a_rich_council_stack() -> None:
    council = {"crab": ["crab-3", "crab-3.2", "crab-2", "crab-4", "crab-1"]}
    game = game_at([POOR, POOR], council=council, court=DEAR_COURT)
    assert chosen(game) == "council crab"


def test_it_ends_the_game_when_it_is_ahead_and_not_when_it_is_far_behind() -> None:
    six = ["keeper", "reaper", "shepherd", "tamer", "shaman", "opportunist"]
    rich = ["miller", "aquaculturalist", "landowner", "trader", "shopkeeper"]
    court = ["", "", "diplomat", "jailer", "sage", "slaver"]
    me = {"pearls": 2, "hand": ["shellfish-4", "shellfish-4.2"], "lords": [f"{lord}:turned" for lord in six]}
    few, many = {"pearls": 0, "lords": ["commander"]}, {"pearls": 9, "lords": rich, "affiliated": ["crab-5"]}
    assert chosen(game_at([me, few], court=court)) == "recruit slaver"
    many["tokens"] = ["4", "4", "3", "3", "3", "3", "3"]
    many["locations"] = ["lost_tower", "jail", "coral_barrier"]
    assert chosen(game_at([me, many], court=court)) != "recruit slaver"


def test_it_plots_only_when_nothing_else_is_worth_doing() -> None:
    """A full hand, Pearls to spend, and a Court in which nothing can be paid for."""
    hand = [f"{race}-{value}" for race in ("jellyfish", "crab", "seahorse") for value in (5, 4, "4.2", 3)]
    court = ["", "", "", "", "slaver", "peddler"]
    rich = {"pearls": 9, "hand": hand}
    assert chosen(game_at([rich, POOR], court=court)) == "plot"
    assert chosen(game_at([{"pearls": 1}, POOR], court=court)) != "plot"
    assert chosen(game_at([rich, POOR], court=["", "", "", "", "landowner", "peddler"])) == "recruit landowner"


# -- what Lords ask --------------------------------------------------------------------------------------------


def asked(stack: list[dict[str, Any]], me: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> str:
    """What seat 0 answers to the first step of ``stack``."""
    return chosen(game_at([me, other or POOR], stack=stack, **more))


def test_it_affiliates_the_race_that_it_has_not_yet() -> None:
    cards = [1, 14]  # a jellyfish 1 and a crab 1
    stack = [{"step": "ChooseAffiliate", "seat": 0, "lord": "sage", "allies": ["jellyfish-1.2", "crab-1.2"]}]
    game = game_at(
        [{"affiliated": ["crab-5"]}, POOR], stack=stack, discard=["jellyfish-1.2", "crab-1.2"], court=DEAR_COURT
    )
    assert cards == game.decision.allies
    assert chosen(game) == "affiliate jellyfish-1"


def test_it_throws_the_weakest_ally_away() -> None:
    stack = [{"step": "DiscardOne", "seat": 0, "why": "jailer"}]
    assert asked(stack, {"hand": ["crab-4", "crab-1", "squid-3"]}, court=DEAR_COURT) == "discard crab-1"


def test_it_sells_an_ally_that_is_worth_less_than_two_pearls() -> None:
    hand = ["crab-1", "squid-4", "squid-4.2", "seahorse-5"]
    game = game_at([{"lords": ["slaver"], "hand": hand}, POOR], court=DEAR_COURT)
    assert played(game, "discard") == ["use slaver", "discard crab-1"]
    game = game_at([{"lords": ["slaver"], "hand": ["seahorse-5"], "pearls": 5}, POOR], court=DEAR_COURT)
    assert chosen(game) != "use slaver"


def test_it_removes_the_stack_that_others_want_after_its_action() -> None:
    council = {"crab": ["crab-3", "crab-4", "crab-5"], "squid": ["squid-1"]}
    late = game_at([{"lords": ["oracle"]}, POOR], state="late_powers", council=council)
    assert played(late, "strip") == ["use oracle", "strip crab"]
    poor = game_at([{"lords": ["oracle"]}, POOR], state="late_powers", council={"squid": ["squid-1"]})
    assert chosen(poor) == "done"


def test_it_replaces_a_court_lord_when_it_can_pay_for_none() -> None:
    hand = [f"{race}-{value}" for race in ("jellyfish", "crab", "seahorse") for value in (5, 4, "4.2", 3)]
    me = {"lords": ["opportunist"], "hand": hand, "pearls": 3}
    game = game_at([me, POOR], court=["", "", "", "slaver", "peddler", "corruptor"])
    answers = played(game, "dismiss")
    assert answers[0] == "use opportunist"
    assert answers[1] in ("dismiss slaver", "dismiss peddler", "dismiss corruptor")


def test_it_trades_a_weak_lord_for_a_strong_one() -> None:
    stack = [{"step": "ExchangeForCourt", "seat": 0, "lord": "traitor"}]
    me = {"lords": ["traitor", "tamer:turned", "trader"]}
    court = ["", "", "", "landowner", "commander", "seeker"]
    assert asked(stack, me, court=court) == "exchange tamer landowner"
    rich = {"lords": ["traitor", "aquaculturalist", "miller"]}
    assert asked(stack, rich, court=["", "", "", "", "", "commander"], turns_left=0) == "decline"


def test_it_gambles_only_with_a_lord_below_the_average() -> None:
    stack = [{"step": "ExchangeForDeck", "seat": 0, "lord": "schemer"}]
    assert asked(stack, {"lords": ["schemer", "recruiter:turned"]}) == "dismiss recruiter"
    assert asked(stack, {"lords": ["schemer", "landowner"]}) == "decline"


def test_it_recruits_for_pearls_when_the_lord_is_worth_them() -> None:
    stack = [{"step": "RecruitForPearls", "seat": 0, "lord": "corruptor", "price": 5}]
    court = ["", "", "", "landowner", "commander", "seeker"]
    assert asked(stack, {"pearls": 6}, court=court) == "recruit landowner"


def test_it_turns_the_lord_that_is_missed_most() -> None:
    stack = [{"step": "TurnOneLord", "seat": 0, "owner": 1}]
    other = {"lords": ["landowner", "treasurer", "miller"]}
    assert asked(stack, {}, other) == "turn 1 treasurer"


def test_it_robs_the_player_who_is_ahead() -> None:
    stack = [{"step": "ChooseVictim", "seat": 0, "victims": [1, 2]}]
    areas = [{}, {"tokens": ["2"]}, {"tokens": ["3"], "lords": ["landowner"]}]
    assert chosen(game_at(areas, stack=stack)) == "rob 2"


# -- Locations -------------------------------------------------------------------------------------------------


def test_it_takes_the_location_that_its_own_lords_suit() -> None:
    me = {"keys": 3, "lords": ["keeper", "reaper", "shepherd", "miller"]}
    tiles = ["sargasso_silos", "hydrozoa_reserves", "barracks"]
    stack = [{"step": "ChooseAmongDrawn", "seat": 0, "drawn": tiles}]
    assert asked(stack, me, available=tiles, turns_left=0) == "settle sargasso_silos"


def test_it_draws_when_what_lies_open_is_poor_and_does_not_when_it_is_rich() -> None:
    stack = [{"step": "ControlLocation", "seat": 0}]
    late = {"stack": stack, "turns_left": 0}
    assert chosen(game_at([{"keys": 3}, POOR], available=["closed_tower"], **late)) == "draw 4"
    assert chosen(game_at([{"keys": 3}, POOR], available=["coral_barrier"], **late)) == "settle coral_barrier"


def test_it_spends_the_keys_of_lords_without_a_power_first() -> None:
    me = {"keys": 1, "lords": ["treasurer", "keeper", "reaper", "shaman"], "pearls": 1}
    stack = [{"step": "SpendKeys", "seat": 0, "location": "jail", "lords": [], "tokens": 0, "drawn": []}]
    answers = played(game_at([me, POOR], stack=stack, available=["jail"]), "confirm")
    assert sorted(answers) == ["confirm", "pledge keeper", "pledge reaper", "pledge-token"]


def test_it_swaps_a_location_for_a_better_one() -> None:
    stack = [{"step": "ExchangeLocation", "seat": 0, "lord": "illusionist"}]
    me = {"locations": ["throne_room", "jail"], "lords": ["commander"]}
    assert asked(stack, me, available=["coral_barrier"], turns_left=0) == "swap throne_room coral_barrier"
    assert asked(stack, me, available=["closed_tower"], turns_left=0) == "decline"


@pytest.mark.parametrize("seed", range(3))
def test_it_looks_for_the_best_tile_of_the_deck(seed: int) -> None:
    me = {"locations": ["black_smokers"], "affiliated": ["crab-1", "crab-1.2", "crab-2", "crab-3"], "lords": ["keeper"]}
    tiles = ["abyss", "chasm", "throne_room"]
    stack = [{"step": "SearchLocations", "seat": 0, "location": "black_smokers", "tiles": tiles}]
    assert asked(stack, me, turns_left=0, seed=seed, available=["jail"]) == "settle chasm"
