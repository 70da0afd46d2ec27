"""Set-up with Leviathan (L-1 … L-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.games.abyss.cards import is_monster
from abyss_game.games.abyss.expansions.leviathan.border import part
from abyss_game.games.abyss.expansions.leviathan.cards import FIGHTING, TOKEN_KINDS, ZONE_NAMES, zone_of

from .table import ALONE, BOTH, RULES, LeviathanStory, assert_complete


def new(seats: int = 3, seed: int = 1, expansions: tuple[str, ...] = ALONE) -> LeviathanStory:
    return LeviathanStory(RULES.new(Options(seats=seats, seed=seed, expansions=expansions)).state)


def test_nine_zones_by_the_sum_of_two_dice():
    """L-1: 2/3, 4, 5, 6, 7, 8, 9, 10, 11/12, with 3, 3, 4, 5, 6, 5, 4, 3, 3 ways out of 36."""
    ways = Counter(zone_of(a + b) for a in range(1, 7) for b in range(1, 7))
    assert [ways[zone] for zone in range(9)] == [3, 3, 4, 5, 6, 5, 4, 3, 3]
    assert [ZONE_NAMES[zone_of(total)] for total in range(2, 13)] == [
        *("2-3", "2-3", "4", "5", "6", "7", "8", "9", "10", "11-12", "11-12")
    ]


def test_a_monster_never_moves_the_threat_token(table):
    """L-1"""
    game = table().exploration("monster squid-1").leviathan(deck=[4]).dice(3, 4).play("explore", "explore")
    assert game.state.threat == 1 and game.count("ThreatRose") == 0


def test_one_leviathan_lies_on_the_border():
    """L-2: nobody is attacked; over many games every Leviathan and every zone comes up."""
    seen, zones = set(), Counter()
    for seed in range(400):
        own = part(RULES.deal(Options(seats=2, seed=seed, expansions=ALONE)))
        lying = [zone for zone, one in enumerate(own.border) if one]
        assert len(lying) == 1 and len(own.deck) == 19 and own.lost == [0] * 9 and own.wounds == [0, 0]
        seen.add(own.border[lying[0]])
        zones[lying[0]] += 1
    assert seen == set(range(1, 21)) and set(zones) == set(range(9)) and zones[4] > zones[0]


@pytest.mark.parametrize(("expansions", "cards", "lords"), [(ALONE, 95, 44), (BOTH, 102, 62)])
def test_the_new_cards_are_shuffled_in(expansions, cards, lords):
    """L-3, L-4: 95 or 102 Exploration cards, 9 Monsters, 20 fighting Allies; 44 or 62 Lords without the Tamer."""
    every = RULES.cards(expansions)
    assert (len(every), sum(map(is_monster, every)), len(FIGHTING)) == (cards, 9, 20)
    assert len(RULES.lords(expansions)) == lords and "tamer" not in RULES.lords(expansions)
    game = new(expansions=expansions)
    assert len(game.state.exploration) == cards - 3
    assert_complete(game.state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_a_plain_crab(seats):
    """L-3, L-7: five plain crabs of value 1 exist; the fifth player is set up like the others."""
    game = new(seats=seats)
    assert [game.hand(seat) for seat in range(seats)] == [["crab-1"]] * seats
    assert [game.pearls(seat) for seat in range(seats)] == [1] * seats
    view = game.view(0)
    assert [len(view.recall[f"hand:{other}"]) for other in range(1, seats)] == [1] * (seats - 1)


def test_the_tamer_is_there_without_leviathan():
    """L-4"""
    assert "tamer" in RULES.lords(()) and "tamer" in RULES.lords(("kraken",))


def test_two_separate_piles_of_tokens():
    """L-5: 20 base tokens; 7, 4, 4, 4 new ones."""
    game = new()
    assert len(game.state.token_pile) == 20 and sorted(part(game.state).token_pile) == list(range(19))
    assert Counter(TOKEN_KINDS) == {"pearls-2": 7, "pearls-3": 4, "key": 4, "stack": 4}


def test_wounds_are_unlimited(table):
    """L-6: the box has 25 pieces; the 26th Wound counts all the same."""
    game = table().exploration("monster").border(z7=3).leviathan(deck=[4], wounds=[25, 0]).dice(3, 4)
    assert game.play("explore", "explore").wounds == [28, 0]


@pytest.mark.parametrize("expansions", [ALONE, BOTH])
def test_five_players_only_with_leviathan(expansions):
    """L-7"""
    assert new(seats=5, expansions=expansions).state.seats == 5
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            RULES.new(Options(seats=seats, expansions=expansions))
    for others in ((), ("kraken",)):
        with pytest.raises(BadOptions):
            RULES.new(Options(seats=5, expansions=others))


def test_games_without_it_know_nothing_of_it():
    """L-1, B-134: no part of the state, no line of the score, no such card."""
    for others in ((), ("kraken",)):
        game = RULES.new(Options(seats=2, seed=1, expansions=others))
        assert game.state.leviathan is None and b"leviathan" not in RULES.pack(game.state)
        assert max(game.state.exploration) < 78 and len(game.state.seen) <= 78
        assert "wounds" not in {line.source for line in RULES.standings(game.state)[0].lines}
