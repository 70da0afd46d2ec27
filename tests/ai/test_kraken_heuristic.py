"""What the heuristic player does with Kraken where a sensible player would not hesitate."""

from itertools import pairwise
from typing import Any

import pytest

from abyss_game.ai.abyss.bot import Heuristic
from abyss_game.ai.abyss.kraken.answers import ANSWERS
from abyss_game.ai.abyss.kraken.weights import KrakenWeights
from abyss_game.ai.abyss.kraken.worth import KINDS, Search, Taint, worth
from abyss_game.ai.abyss.outlook import Outlook
from abyss_game.ai.abyss.weights import Weights
from abyss_game.ai.seat import make, seed_of_seat
from abyss_game.ai.table import run
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision
from abyss_game.games import GAMES
from abyss_game.games.abyss.expansions.kraken.expansion import Kraken

RULES = GAMES.get("abyss")
POOR = {"pearls": 0}
DEAR_COURT = ["", "", "", "landowner", "traitor", "treasurer"]


def game_at(areas: list[dict[str, Any]], **position: Any) -> Any:
    """A game with Kraken at a position, in the turn of seat 0."""
    options = Options(seats=len(areas), seed=4, expansions=("kraken",))
    game = RULES.resume(RULES.set_up(options, {"areas": areas, "active": 0, "court": DEAR_COURT, **position}))
    game.settle()
    return game


def chosen(game: Any) -> str:
    """What the heuristic player answers to the open decision, as text without the number of the copy."""
    move = make("heuristic", RULES).choose(RULES.view(game.state, game.decision.seat))
    return RULES.move_text(move).replace(".1", "").replace(".2", "")


def asked(step: str, fields: dict[str, Any], areas: list[dict[str, Any]], seat: int = 0, **position: Any) -> str:
    """What ``seat`` answers to the decision ``step``."""
    return chosen(game_at(areas, stack=[{"step": step, "seat": seat, **fields}], **position))


def outlook(game: Any) -> Outlook:
    return Outlook(RULES, RULES.view(game.state, 0), Weights())


def test_it_knows_every_decision() -> None:
    assert set(ANSWERS) == {step for step in Kraken.steps if issubclass(step, Decision)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_whole_games_legally_and_looks_at_nothing_hidden(seats: int) -> None:
    class Watched:
        def __init__(self, seat: int) -> None:
            self.bot = make("heuristic", RULES, seed_of_seat(5, seat))

        def choose(self, view: Any) -> Any:
            assert set(view.kraken.treasure_deck) <= {-1}
            before = RULES.pack(view)
            move = self.bot.choose(view)
            assert RULES.pack(view) == before, "a bot leaves the view as it was"
            assert move in RULES.resume(view).legal()
            return move

    options = Options(seats=seats, seed=60 + seats, expansions=("kraken",))
    assert run(RULES, options, [Watched(seat) for seat in range(seats)]).over


# -- krakens and Nebulis ---------------------------------------------------------------------------------------


def test_a_kraken_stands_for_the_race_that_is_missing() -> None:
    hand = ["crab-4", "kraken-4"]
    game = game_at([{"hand": hand, "pearls": 1}, POOR], court=["", "", "", "", "treasurer", "highwayman"])
    bot, texts = make("heuristic", RULES), []
    while not texts or not texts[-1].startswith("confirm"):
        move = bot.choose(RULES.view(game.state, 0))
        texts.append(RULES.move_text(move).replace(".1", ""))
        game.play(move)
        assert len(texts) < 9, texts
    assert texts[0] == "recruit highwayman" and set(texts[1:-1]) == {"pick crab-4", "pick kraken-4"}


def test_a_kraken_in_hand_is_a_burden_at_the_end() -> None:
    late = outlook(game_at([{"pearls": 1}, POOR], turns_left=0))
    early = outlook(game_at([{"pearls": 1}, POOR]))
    kraken, crab = 76, 23
    assert late.card_gain(kraken) < -2.9 < 0 < early.card_gain(kraken)
    assert early.card_gain(crab) > early.card_gain(kraken)


def offer(card: str, buyer: dict[str, Any], **position: Any) -> str:
    """What seat 1 does about ``card`` that seat 0 has turned up."""
    fields = {"explorer": 0, "card": card, "asked": 1}
    return asked("ConsiderPurchase", fields, [POOR, buyer], seat=1, track=[card], **position)


def test_it_is_glad_to_pay_with_a_nebulis_and_pass_the_figure_on() -> None:
    assert offer("crab-4", POOR, kraken={"nebulis": [0, 1]}) == "buy-nebulis crab-4 1"
    both = {"pearls": 4, "lords": ["counterfeiter"]}
    assert offer("crab-4", both, kraken={"nebulis": [1, 2]}) == "buy-nebulis crab-4 1"


def test_it_leaves_krakens_to_others_in_the_last_turn() -> None:
    assert offer("kraken-4", {"pearls": 3}, turns_left=0, kraken={"nebulis": [0, 0]}) == "pass"


def test_it_pays_a_lord_with_the_nebulis_that_would_cost_it_most() -> None:
    fields = {"lord": "highwayman", "chosen": ["crab-4", "squid-4"]}
    me = {"pearls": 3, "hand": ["crab-4", "squid-4"], "lords": ["counterfeiter"]}
    court = ["", "", "", "", "", "highwayman"]
    assert asked("PayForLord", fields, [me, POOR], court=court, turns_left=0, kraken={"nebulis": [2, 2]}) == (
        "confirm-nebulis 1"
    )


def test_nebulis_cost_more_the_nearer_the_end_and_the_figure_most() -> None:
    view = game_at([POOR, POOR], kraken={"nebulis": [2, 3]}).state
    early, late = Taint(view, 0, 8.0, KrakenWeights()), Taint(view, 0, 0.0, KrakenWeights())
    assert late.loss() > early.loss() > 0
    losses = [late.loss(more) for more in range(-2, 6)]
    assert losses == sorted(losses) and losses[0] == 0.0
    steps = [after - before for before, after in pairwise(losses)]
    assert max(steps) == steps[2] or max(steps) == steps[3], "about where the other is reached"


def test_it_lays_a_kraken_where_the_others_find_least() -> None:
    council = {
        "crab": ["crab-5", "crab-4"],
        "squid": ["squid-1"],
        "seahorse": ["seahorse-1"],
        "shellfish": ["shellfish-3"],
    }
    areas = [POOR, POOR]
    early = asked("LayKraken", {"card": "kraken-3"}, areas, track=["kraken-3"], council=council)
    assert early == "lay kraken-3 jellyfish"
    late = asked("LayKraken", {"card": "kraken-3"}, areas, track=["kraken-3"], council=council, turns_left=0)
    assert late != early


def test_the_leader_gets_the_figure_and_the_nebulis() -> None:
    areas = [{"lords": ["fence"]}, {"lords": ["keeper"]}, {"lords": ["landowner"]}]
    court = ["", "", "", "", "", "treasurer"]
    assert asked("ChooseHolder", {"rivals": [1, 2]}, areas, court=court, kraken={"nebulis": [1, 1, 1]}) == (
        "pass-figure 2"
    )
    fields = {"lord": "fence", "receivers": []}
    assert asked("ChooseReceiver", fields, areas, court=court, kraken={"nebulis": [1]}) == "give-nebulis 2"


# -- Treasures -------------------------------------------------------------------------------------------------


def searching(lying: list[int], **treasures: Any) -> str:
    me = {"locations": ["battlefield"]}
    kraken = {"treasures": {"battlefield": lying}, **treasures}
    return asked("SearchOn", {"location": "battlefield"}, [me, POOR], kraken=kraken)


def test_it_searches_on_while_little_is_at_stake_and_stops_when_much_is() -> None:
    assert searching([3]) == "search"
    assert searching([5, 6, 7]) == "stop"


def test_it_counts_what_is_left() -> None:
    sevens = [f"7#{copy}" for copy in range(19, 25)]
    assert searching([7], gone_treasures=sevens) == "search", "no other 7 can come"
    rest = [f"{v}#{n}" for n, v in enumerate([3] * 3 + [4] * 4 + [5] * 5 + [6] * 6)]
    assert searching(["7#18"], gone_treasures=rest) == "stop", "every other one is a 7"


def test_the_odds_of_a_search() -> None:
    view = game_at([POOR, POOR]).state
    search = Search(view, (0.0,) * len(KINDS))
    everything = (1 << len(KINDS)) - 1
    lost = sum(value * value for value in KINDS) / 25
    assert search.going_on(everything) == pytest.approx(worth(everything) - lost), "any draw loses its value"
    assert search.best(everything) == worth(everything) == 25
    assert search.going_on(0) > 25 * 7 / 25


def test_a_sacred_site_is_worth_a_control() -> None:
    look = outlook(game_at([{"keys": 3}, POOR]))
    assert 6 < look.tile_worth("battlefield") < 20
    assert look.tile_worth("battlefield") == look.tile_worth("megalodon")
    rich = outlook(
        game_at([{"keys": 3}, POOR], available=["megalodon"], kraken={"treasures": {"megalodon": [5, 6, 7]}})
    )
    assert rich.tile_worth("megalodon") >= 18


# -- Sentinels and Lords ---------------------------------------------------------------------------------------


def test_it_reserves_what_it_wants_and_cannot_take_yet() -> None:
    me = {"pearls": 5, "hand": ["seahorse-5"], "lords": ["watcher"]}
    court = ["", "", "", "", "oyster_farmer", "commander"]
    fields = {"lord": "watcher"}
    assert asked("PlaceSentinel", fields, [me, POOR], court=court, kraken={"sentinels": ["watcher 0"]}) == (
        "guard-lord watcher oyster_farmer"
    )
    last = asked("PlaceSentinel", fields, [me, POOR], court=court, turns_left=0, kraken={"sentinels": ["watcher 0"]})
    assert last == "decline"


def test_it_places_a_waiting_sentinel_before_its_action() -> None:
    me = {"pearls": 5, "hand": ["seahorse-5"], "lords": ["watcher"]}
    game = game_at(
        [me, POOR], court=["", "", "", "", "oyster_farmer", "commander"], kraken={"sentinels": ["watcher 0"]}
    )
    assert chosen(game) == "guard-lord watcher oyster_farmer"


def test_it_plans_without_what_others_have_reserved() -> None:
    court = ["", "", "", "", "oyster_farmer", "commander"]
    areas = [{"pearls": 7, "hand": ["seahorse-5"]}, POOR]
    reserved = {"sentinels": ["watcher 1 @ lord:oyster_farmer"]}
    assert chosen(game_at(areas, court=court)) == "recruit oyster_farmer"
    game = game_at(areas, court=court, kraken=reserved)
    assert outlook(game).open_court == ["commander"] and chosen(game) != "recruit oyster_farmer"


def test_it_uses_the_ferryman_and_the_recipient() -> None:
    rich = {"nebulis": [2, 0]}
    assert chosen(game_at([{"lords": ["ferryman"]}, POOR], kraken=rich)) == "use ferryman"
    assert chosen(game_at([{"lords": ["recipient"]}, POOR])) == "use recipient"


def test_it_takes_the_best_ally_of_the_discard() -> None:
    allies = ["crab-1", "crab-5", "squid-2"]
    assert asked("RecoverAlly", {"lord": "healer", "allies": allies}, [POOR, POOR], discard=allies) == "recover crab-5"


def test_it_names_the_race_that_hurts() -> None:
    other = {"affiliated": ["crab-5", "crab-1", "squid-4", "seahorse-2"]}
    assert asked("NameRace", {"lord": "executioner"}, [POOR, other]) == "condemn squid"
    shielded = [POOR, {**other, "lords": ["shaman"]}, {"affiliated": ["seahorse-3"]}]
    assert asked("NameRace", {"lord": "executioner"}, shielded) == "condemn seahorse"


def test_it_gives_up_the_affiliated_ally_that_counts_least() -> None:
    me = {"affiliated": ["crab-5", "crab-1", "squid-4"]}
    assert asked("DiscardAffiliated", {"race": 1, "why": "executioner"}, [me, POOR]) == "surrender crab-1"


def test_it_frees_the_lord_whose_key_and_power_it_misses() -> None:
    me = {"lords": ["liberator", "landlord@jail", "keeper@jail", "miller@jail"], "locations": ["jail"]}
    assert asked("ChooseUsedLord", {"lord": "liberator"}, [me, POOR]) in ("free landlord", "free keeper")


def test_a_player_of_other_rules_is_refused() -> None:
    with pytest.raises(TypeError):
        Heuristic(GAMES.get("conspiracy"))
