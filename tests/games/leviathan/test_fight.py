"""Fights (L-23 … L-36, L-42, L-44, L-46 … L-48, L-59, L-61, L-70)."""

from __future__ import annotations

import pytest

from abyss_game.games.abyss.expansions.leviathan.border import part
from abyss_game.games.abyss.expansions.leviathan.fight import passed_levels

FIGHT = ("explore", "fight monster")


def fighting(table, *dice, seats=2, **own):
    """A table on which seat 0 meets a Monster."""
    return table(seats=seats).seat(0, **own).exploration("monster").dice(*dice)


def test_only_the_one_that_was_attacked(table):
    """L-23, L-61: before the Ally is discarded every Leviathan may be chosen, afterwards only that one."""
    game = fighting(table, 1, hand="crab-1 crab-2").border(z7=19, z8=3).play(*FIGHT)
    assert game.options == [f"attack {ally} {number}" for number in (19, 3) for ally in ("crab-1", "crab-2")]
    assert game.refused("stop-fighting") == "fight-declared" and game.refused("cancel") == "not-now"
    game.play("attack crab-1 19")
    assert game.options == ["attack crab-2 19", "stop-fighting"]
    assert game.refused("attack crab-2 3") == "other-leviathan"
    assert game.refused("attack crab-2 4") == "not-on-border"


def test_which_allies_may_attack(table):
    """L-24: those of the Race, and any crab; without a Race only crabs."""
    hand = "crab-1 squid-2 fighting-squid-1 seahorse-3"
    game = fighting(table, 1, hand=hand, lords="diplomat").border(z7=9, z8=17).play(*FIGHT)
    assert game.options == [
        *("attack crab-1 9", "attack squid-2 9", "attack fighting-squid-1 9"),
        "attack crab-1 17",
    ]
    assert game.refused("attack seahorse-3 9") == "fight-race"
    assert game.refused("attack squid-2 17") == "fight-crabs"


def test_krakens_may_attack_every_leviathan(both):
    """L-24, L-25: the Nebulis come before the roll."""
    game = both().seat(0, hand="kraken-4 squid-1").border(z7=20).exploration("monster").dice(3).play(*FIGHT)
    assert game.options == ["attack kraken-4 20"]
    game.play("attack kraken-4 20")
    names = game.names()
    assert names.index("AttackMade") < names.index("NebulisGained") < names.index("AttackRolled")
    assert game.nebulis == [3, 0] and game.slain[0] == [20]


def test_metamorph(table):
    """L-46, L-24: any Ally against any Leviathan, as strong as it is; a turned one does not help."""
    game = fighting(table, 5, hand="squid-2 seahorse-1", lords="metamorph").border(z7=20).play(*FIGHT)
    assert game.options == ["attack squid-2 20", "attack seahorse-1 20"]
    assert game.play("attack squid-2 20").slain[0] == [20]
    turned = fighting(table, 5, hand="squid-2", lords="metamorph:turned").border(z7=20).play("explore")
    assert turned.options == ["explore"]


def test_one_ally_is_lost_whatever_happens(table):
    """L-25: it lies open in the discard; the second stays in the hand."""
    game = fighting(table, 1, hand="crab-1 crab-5").border(z7=19).play(*FIGHT, "attack crab-1 19")
    assert game.hand(0) == ["crab-5"] and game.discard == ["crab-1"]


@pytest.mark.parametrize("ally", ["crab-1", "crab-2", "crab-5"])
def test_a_plain_ally_rolls_one_die_and_pays_nothing(table, ally):
    """L-26, L-70"""
    game = fighting(table, 1, 6, hand=f"{ally} crab-3", pearls=5).border(z7=19).play(*FIGHT, f"attack {ally} 19")
    assert game.happened("AttackRolled dice=1 die=1") and game.pearls(0) == 6  # a Pearl for the failure
    assert game.asks == "ChooseAttack"


@pytest.mark.parametrize("value", [1, 2])
def test_weak_fighting_allies_are_boosted_by_pearls(table, value):
    """L-26: after the die, any number of Pearls, more than needed too; none is allowed."""
    game = fighting(table, 4, hand=f"fighting-crab-{value}", pearls=6).border(z7=20)
    game = game.play(*FIGHT, f"attack fighting-crab-{value} 20")
    assert game.happened("AttackRolled dice=4 die=4")
    assert game.options == [f"boost {pearls}" for pearls in range(7)] and game.refused("boost 7") == "boost-pearls"
    game.play("boost 6")
    assert game.pearls(0) == 0 and game.happened(f"AttackResolved pearls=6 power={value + 10} levels=1")


@pytest.mark.parametrize("value", [3, 4])
def test_strong_fighting_allies_keep_the_better_of_two_dice(table, value):
    """L-26"""
    game = fighting(table, 2, 5, hand=f"fighting-crab-{value}", pearls=6).border(z7=19)
    game = game.play(*FIGHT, f"attack fighting-crab-{value} 19")
    assert game.happened("AttackRolled dice=2,5 die=5") and game.happened(f"AttackResolved pearls=0 power={value + 5}")


def test_only_the_discarded_ally_uses_its_effect(table):
    """L-26: a fighting Ally that stays in the hand does nothing."""
    game = fighting(table, 1, hand="crab-1 fighting-crab-1 fighting-crab-4", pearls=3).border(z7=19)
    game = game.play(*FIGHT, "attack crab-1 19")
    assert game.happened("AttackRolled dice=1 die=1") and game.asks == "ChooseAttack"


def test_nebulis_never_boost(both):
    """L-26, L-59"""
    start = both().seat(0, hand="fighting-crab-1", pearls=1).kraken(nebulis=[4, 0]).border(z7=19)
    game = start.exploration("monster").dice(1).play(*FIGHT, "attack fighting-crab-1 19")
    assert game.options == ["boost 0", "boost 1"]


@pytest.mark.parametrize(
    ("levels", "power", "passed"),
    [([3, 7, 5], 2, 0), ([3, 7, 5], 3, 1), ([3, 7, 5], 9, 1), ([3, 7, 5], 10, 2), ([3, 7, 5], 15, 3), ([9], 20, 1)],
)
def test_levels_are_passed_while_the_sum_is_not_more_than_the_power(levels, power, passed):
    """L-27"""
    assert passed_levels(levels, power) == passed


def test_damage_stays_for_every_player(table):
    """L-28: seat 1 goes on where seat 0 stopped; power left over is lost."""
    start = table().seat(0, hand="crab-3").seat(1, hand="crab-1").border(z7=1).exploration("monster monster")
    game = start.dice(6, 6).play(*FIGHT, "attack crab-3 1", "draw-tokens 1 0")
    assert game.left(1) == 2 and game.decider == 1
    game.play(*FIGHT, "attack crab-1 1")
    assert game.happened("AttackResolved seat=1 power=7 levels=1")
    game.play("draw-tokens 2 0")
    assert game.left(1) == 1


def test_a_failure_brings_a_pearl(table):
    """L-29: each one, the level stays."""
    game = fighting(table, 1, 1, hand="crab-1 crab-2").border(z7=1).play(*FIGHT, "attack crab-1 1")
    assert game.pearls(0) == 1 and game.happened("PearlsGained amount=1 why=failure") and game.left(1) == 3
    assert game.play("attack crab-2 1").drawn(0) == (0, 0)


def test_the_order_of_a_success(table):
    """L-30, L-33: levels with Pearls, kill, Scourge, replacement, then the reward."""
    start = fighting(table, 5, 3, 3, hand="crab-5", lords="taxidermist").border(z7=2).leviathan(deck=[19])
    game = start.play(*FIGHT, "attack crab-5 2", "draw-tokens 3 0")
    assert [name for name in game.names() if name not in ("CardRevealed", "FightDeclared", "AttackMade")][:10] == [
        *("AttackRolled", "AttackResolved", "LifePointLost", "PearlsGained", "LifePointLost", "PearlsGained"),
        *("LeviathanSlain", "ScourgeTaken", "LeviathanRevealed", "LeviathanPlaced"),
    ]
    assert game.slain == [[2], []] and game.border == {"6": 19} and game.drawn(0) == (3, 0)


def test_slain_leviathans_are_worth_nothing(table):
    """L-31, L-64: they stay with their slayer; only the Scourge counts."""
    game = table().leviathan(slain=[[1, 2], [3]], scourge=0).border(z7=4).at("end").start()
    assert {seat: game.score(seat)["scourge"] for seat in (0, 1)} == {0: 5, 1: 0}
    assert sum(game.score(1).values()) == 0


@pytest.mark.parametrize(
    ("slain", "holder", "after"),
    [([[], []], -1, 0), ([[], [3]], 1, 0), ([[], [3, 5]], 1, 1), ([[3], [5]], 0, 0), ([[3], [5, 6]], 1, 0)],
)
def test_the_scourge(table, slain, holder, after):
    """L-32: the first kill takes it; later whoever reaches the holder."""
    start = fighting(table, 6, hand="crab-5").border(z7=4, z8=19).leviathan(slain=slain, scourge=holder)
    game = start.play(*FIGHT, "attack crab-5 4")
    assert game.scourge == after and len(game.slain[0]) == len(slain[0]) + 1


def test_the_border_is_never_empty(table):
    """L-33: the slayer adds a Leviathan; with others left nobody does; with an empty deck it stays empty."""
    start = fighting(table, 6, 2, 2, hand="crab-5").border(z7=4).leviathan(deck=[19])
    assert start.play(*FIGHT, "attack crab-5 4").border == {"4": 19}
    start = fighting(table, 6, 2, 2, hand="crab-5").border(z7=4, z9=3).leviathan(deck=[19])
    assert start.play(*FIGHT, "attack crab-5 4").border == {"9": 3}
    gone = [number for number in range(1, 21) if number != 4]
    game = fighting(table, 6, hand="crab-5").border(z7=4).leviathan(gone=gone).play(*FIGHT, "attack crab-5 4")
    assert game.border == {} and not game.happened("LeviathanPlaced")


def test_attacking_again_or_stopping(table):
    """L-36, L-61: the same one while it lives and a usable Ally is left; the kill ends the fight, not the turn."""
    start = fighting(table, 1, 6, hand="crab-1 crab-5 crab-2").border(z7=4, z8=19).court("miller landowner elder")
    game = start.play(*FIGHT, "attack crab-1 4")
    assert game.options == ["attack crab-5 4", "attack crab-2 4", "stop-fighting"]
    game.play("attack crab-5 4", "draw-tokens 1 0")
    assert game.happened("FightEnded seat=0") and game.hand(0) == ["crab-2"] and game.decider == 1
    stopped = fighting(table, 1, hand="crab-1 crab-5").border(z7=4).play(*FIGHT, "attack crab-1 4", "stop-fighting")
    assert stopped.hand(0) == ["crab-5"] and stopped.happened("FightEnded seat=0")


def test_intrepid(table):
    """L-42, L-36, L-61: a second Leviathan, freely chosen, several attacks; never a third."""
    start = fighting(table, 6, 1, 6, hand="crab-5 crab-1 crab-4 crab-3", lords="intrepid").border(z4=4, z7=12, z8=20)
    game = start.play(*FIGHT, "attack crab-5 4", "draw-tokens 1 0")
    assert game.options[-1] == "stop-fighting" and len(game.options) == 7
    game.play("attack crab-1 12")
    assert game.options == ["attack crab-4 12", "attack crab-3 12", "stop-fighting"]
    game.play("attack crab-4 12", "draw-tokens 1 0")
    assert game.slain[0] == [4, 12] and game.happened("FightEnded") and game.hand(0) == ["crab-3"]


def test_intrepid_may_fight_the_replacement(table):
    """L-42, L-33"""
    start = fighting(table, 6, 1, 1, hand="crab-5 crab-1", lords="intrepid").border(z7=4).leviathan(deck=[19])
    game = start.play(*FIGHT, "attack crab-5 4", "draw-tokens 1 0")
    assert game.options == ["attack crab-1 19", "stop-fighting"]


def test_taxidermist(table):
    """L-44: 2 Pearls for each Life Point; not while turned."""
    start = fighting(table, 5, hand="crab-5", lords="taxidermist").border(z7=1)
    game = start.play(*FIGHT, "attack crab-5 1")
    assert game.pearls(0) == 4 and game.count("PearlsGained amount=2 why=taxidermist") == 2
    start = fighting(table, 5, hand="crab-5", lords="taxidermist:turned").border(z7=1)
    assert start.play(*FIGHT, "attack crab-5 1").pearls(0) == 0


def test_altruist(table):
    """L-48: one token more for each Life Point, from either pile; with the Rebel too."""
    game = fighting(table, 5, hand="crab-5", lords="altruist").border(z7=1).play(*FIGHT, "attack crab-5 1")
    assert game.options == [f"draw-tokens {base} {5 - base}" for base in range(6)]
    game = table().seat(0, lords="altruist taxidermist").border(z7=1).recruit("rebel")
    assert game.pearls(0) == 2 and game.options == ["draw-tokens 0 2", "draw-tokens 1 1", "draw-tokens 2 0"]


def test_rebel(table):
    """L-48, L-32, L-35: one Life Point of any Leviathan with all that follows; no further attack, whoever helps."""
    start = table().seat(0, hand="crab-5", lords="intrepid").border(z7="1:2", z8=19).leviathan(token_pile=["key"])
    game = start.recruit("rebel")
    assert game.options == ["strike 1", "strike 19"] and game.refused("strike 2") == "not-on-border"
    assert game.refused("decline") == "not-now"
    game.play("strike 1", "draw-tokens 0 1")
    assert game.slain[0] == [1] and game.scourge == 0 and game.options == ["reveal key.1", "done"]
    game.play("reveal key.1")
    assert game.key_tokens(0) == 1 and game.decider == 1


def test_rebel_with_an_empty_border(table):
    """L-48"""
    gone = list(range(1, 21))
    game = table().leviathan(gone=gone).recruit("rebel")
    assert game.happened("PowerWithoutTarget lord=rebel")


def test_sorcerer(table):
    """L-47, L-29, L-61: a fight at once: failures, attacking again, rewards; it may be declined."""
    start = table().seat(0, hand="crab-2 crab-4").border(z7=4).dice(1, 6)
    game = start.recruit("sorcerer")
    assert game.options == ["attack crab-2 4", "attack crab-4 4", "decline"]
    game.play("attack crab-2 4")
    assert game.pearls(0) == 1 and game.options == ["attack crab-4 4", "stop-fighting"]
    game.play("attack crab-4 4", "draw-tokens 0 1")
    assert game.slain[0] == [4]
    declined = table().seat(0, hand="crab-2").border(z7=4).recruit("sorcerer").play("decline")
    assert declined.happened("PowerDeclined lord=sorcerer") and declined.hand(0) == ["crab-2"]


def test_sorcerer_without_a_usable_ally(table):
    """L-47"""
    game = table().seat(0, hand="seahorse-5").border(z7=4).recruit("sorcerer")
    assert game.happened("PowerWithoutTarget lord=sorcerer")


def test_sorcerer_with_the_intrepid(table):
    """L-47, L-42: its second fight as well; kills of other fights do not count."""
    start = table().seat(0, hand="crab-5 crab-4", lords="intrepid").border(z7=4, z8=12)
    game = start.leviathan(slain=[[1, 2], []], scourge=0).dice(6, 6).recruit("sorcerer")
    game.play("attack crab-5 4", "draw-tokens 1 0", "attack crab-4 12", "draw-tokens 1 0")
    assert game.slain[0] == [1, 2, 4, 12]


def test_a_lord_under_a_location_does_not_help(table):
    """L-42, L-44, L-46"""
    start = fighting(table, 6, hand="crab-5 crab-4", lords="intrepid@jail taxidermist@jail").border(z7=4, z8=12)
    game = start.play(*FIGHT, "attack crab-5 4", "draw-tokens 1 0")
    assert game.hand(0) == ["crab-4"] and game.pearls(0) == 0 and game.decider == 1


def test_new_allies_affiliate_and_score_like_others(table):
    """L-53"""
    game = table().seat(0, hand="fighting-crab-4 crab-2").court("jailer").start()
    assert game.refused("recruit jailer") != ""
    start = table().seat(0, hand="fighting-crab-3 fighting-squid-2 shellfish-1").court("jailer")
    game = start.start().recruit("jailer", "fighting-crab-3 fighting-squid-2 shellfish-1")
    assert game.affiliated(0) == ["shellfish-1"] and game.happened("LordRecruited pearls=0")
    scored = table().seat(0, affiliated="fighting-crab-4 crab-3").start()
    assert scored.score(0)["affiliated"] == 4


def test_dice_come_from_the_generator_of_the_game(table):
    """L-70: the same state and moves, the same dice; another state, other dice."""
    rolled = set()
    for seed in (1, 2, 3, 4, 5, 6):
        games = []
        for _ in range(2):
            start = table(seed=seed).seat(0, hand="fighting-crab-4").border(z7=19).exploration("monster")
            games.append(start.play(*FIGHT, "attack fighting-crab-4 19").events)
        assert games[0] == games[1]
        rolled.add(next(event for event in games[0] if event.startswith("AttackRolled")))
    assert len(rolled) > 1
    assert part(table().border(z7=19).start().state).border.count(0) == 8
