"""A Monster is revealed (L-10 … L-14, L-39 … L-41, L-49, L-51, L-62, L-65)."""

from __future__ import annotations

FOUR = "crab-1 squid-1 shellfish-1 seahorse-1"
"""Allies for the first four spaces of the track."""
ON = ("explore",) * 5
"""Reveal five cards: the opponent has no Pearls and is never asked."""


def test_a_monster_is_not_offered(table):
    """L-10: the opponent has Pearls and is not asked."""
    game = table().seat(0, hand="crab-1").seat(1, pearls=9).border(z7=4).exploration("monster").play("explore")
    assert (game.decider, game.asks) == (0, "MeetMonster")
    assert game.options == ["fight monster", "explore"]


def test_going_on_adds_a_leviathan_drops_the_monster_and_reveals(table):
    """L-11, L-14, L-16: the next card lies on the space of the Monster."""
    game = table().seat(0, hand="crab-1").border(z7=4).leviathan(deck=[5]).exploration("monster squid-2").dice(2, 2)
    game = game.play("explore", "explore")
    assert game.names()[-5:] == [
        *("CardRevealed", "LeviathanRevealed", "LeviathanPlaced", "MonsterDropped", "CardRevealed")
    ]
    assert game.border == {"4": 5, "7": 4} and game.discard == ["monster"]
    assert game.happened("CardRevealed card=squid-2 space=0") and game.asks == "DecideAlly"


def test_without_a_usable_ally_there_is_no_fight(table):
    """L-12: an Ally of another Race, and cards on the track, do not count."""
    game = table().seat(0, hand="squid-5").border(z7=4).exploration("crab-2 monster").play("explore", "explore")
    assert game.options == ["explore"] and game.refused("fight monster") == "no-fighter"
    assert game.refused("attack squid-5 4") == "no-fighter"


def test_an_attack_needs_a_declared_fight(table):
    """L-12: at a Monster the fight is chosen first."""
    game = table().seat(0, hand="crab-1").border(z7=4).exploration("monster").play("explore")
    assert game.refused("attack crab-1 4") == "fight-first"


def test_on_the_last_space_who_can_fight_must(table):
    """L-13: the Pearl comes at once and may be spent in the fight."""
    game = table().seat(0, hand="fighting-crab-1").border(z7=20).exploration(f"{FOUR} monster").dice(5).play(*ON)
    assert game.options == ["fight monster"] and game.refused("explore") == "last-space"
    game.play("fight monster")
    assert game.pearls(0) == 1 and game.happened("PearlsGained seat=0 amount=1 why=track")
    game.play("attack fighting-crab-1 20")
    assert game.options == ["boost 0", "boost 1"]
    game.play("boost 1")
    assert game.happened("AttackResolved power=7 levels=1") and game.pearls(0) == 0


def test_on_the_last_space_who_cannot_fight_goes_on(table):
    """L-13: no Pearl; another card comes to the last space."""
    game = table().border(z7=20).leviathan(deck=[4]).exploration(f"{FOUR} monster squid-3").dice(1, 1).play(*ON)
    assert game.options == ["explore"]
    game.play("explore")
    assert game.pearls(0) == 0 and game.happened("CardRevealed card=squid-3 space=4")


def test_only_monsters_left_end_the_exploration(table):
    """L-14: nothing is taken, the Ship Master is paid, the track is emptied."""
    cards = table().exploration("").start().state  # all cards, to leave only Monsters in the deck
    allies = len(cards.exploration) - 9
    start = table().seat(0, lords="ship_master").border(z7=20).leviathan(deck=[4]).exploration("crab-2 monster")
    game = start.dice(1, 1).start()
    state = game.state
    hidden = [card for card in state.exploration[:-2] if card not in (65, 66, 67, 68, 69, 70, 99, 100, 101)]
    for card in hidden:
        state.exploration.remove(card)
        state.areas[1].hand.append(card)
    assert len(hidden) == allies - 1
    game.play("explore", "explore", "explore")
    assert game.happened("ExplorationEnded seat=0 council=crab-2") and game.asks != "MeetMonster"
    assert game.hand(0) == [] and game.happened("PearlsGained seat=0 amount=1 why=ship_master")
    assert game.council("crab") == ["crab-2"] and game.state.track == [-2] * 5


def test_the_end_of_a_fight_clears_the_track(table):
    """L-39: Monsters are dropped, Allies go to the Council by Race; the turn goes on with the Court."""
    game = table().seat(0, hand="crab-1").border(z7=19).exploration("squid-2 shellfish-3 monster").dice(1)
    game = game.play("explore", "explore", "explore", "fight monster", "attack crab-1 19")
    assert game.council("squid") == ["squid-2"] and game.council("shellfish") == ["shellfish-3"]
    assert game.discard == ["crab-1", "monster"] and game.state.track == [-2] * 5
    assert game.decider == 1


def test_krakens_on_the_track_are_laid_after_the_fight(both):
    """L-39: one by one onto stacks of the explorer's choice."""
    game = both().seat(0, hand="crab-1").border(z7=19).exploration("kraken-2 monster").dice(1)
    game = game.play("explore", "explore", "fight monster", "attack crab-1 19")
    assert game.asks == "LayKraken"
    assert game.play("lay kraken-2 squid").council("squid") == ["kraken-2"]


def test_no_per_turn_powers_in_a_fight(table):
    """L-40: they can be used while the explorer decides about the Monster, and again after the fight."""
    table_ = table().seat(0, hand="crab-1 crab-2", lords="slaver").border(z7=19).exploration("monster").dice(1)
    game = table_.play("explore")
    assert "use slaver" in game.options
    game.play("fight monster")
    assert game.options == ["attack crab-1 19", "attack crab-2 19"]
    game.play("attack crab-1 19")
    assert game.options == ["attack crab-2 19", "stop-fighting"] and game.refused("use slaver") == "not-now"
    game.play("stop-fighting")
    assert "use slaver" in game.options and game.asks == "LatePowers"


def test_the_ship_master_is_paid_when_the_fight_is_declared(table):
    """L-41, L-65: after the Pearl of the last space, as two gains; Monsters do not count."""
    start = table().seat(0, hand="fighting-crab-1", lords="ship_master").border(z7=19)
    game = start.exploration(f"{FOUR} monster").dice(1).play(*ON, "fight monster")
    gains = [event for event in game.events if event.startswith("PearlsGained")]
    assert gains == ["PearlsGained seat=0 amount=1 why=track", "PearlsGained seat=0 amount=4 why=ship_master"]
    game.play("attack fighting-crab-1 19")
    assert game.options[-1] == "boost 5"
    game.play("boost 5")
    assert game.count("PearlsGained why=ship_master") == 1


def test_the_coward_ignores_monsters(table):
    """L-49: dropped, no Leviathan, then on; on the last space too, without a Pearl."""
    start = table().seat(0, hand="crab-1", lords="coward").border(z7=19)
    game = start.exploration(f"{FOUR} monster squid-2").play(*ON)
    assert game.options == ["fight monster", "ignore monster"]
    game.play("ignore monster")
    assert game.border == {"7": 19} and game.pearls(0) == 0
    assert game.happened("MonsterDropped why=ignored") and game.happened("CardRevealed card=squid-2 space=4")


def test_a_turned_coward_ignores_nothing(table):
    """L-49"""
    game = table().seat(0, lords="coward:turned").border(z7=19).exploration("monster").play("explore")
    assert game.options == ["explore"]


def test_in_the_last_turns_monsters_are_without_effect(table):
    """L-51: no choice, no Leviathan, no Pearl; also for the Coward's owner and on the last space."""
    start = table().seat(0, hand="crab-1", lords="coward").border(z7=19).leviathan(calm=True)
    game = start.exploration(f"{FOUR} monster monster squid-2").play(*ON)
    assert game.count("MonsterDropped why=calm") == 2 and game.border == {"7": 19}
    assert game.asks == "DecideAlly" and game.pearls(0) == 0


def test_a_last_round_caused_by_lords_keeps_its_monsters(table):
    """L-51"""
    game = table().seat(0, hand="crab-1").border(z7=19).turn(turns_left=1).exploration("monster").play("explore")
    assert game.options == ["fight monster", "explore"]


def test_it_is_tested_at_the_moment_of_the_choice(table):
    """L-62: the only usable Ally is sold with the Slaver: on the last space too, the explorer goes on."""
    start = table().seat(0, hand="crab-1", lords="slaver").border(z7=19).exploration(f"{FOUR} monster").dice(1, 1)
    game = start.play(*ON)
    assert game.options == ["fight monster", "use slaver"]
    game.play("use slaver", "discard crab-1")
    assert game.options == ["explore"]


def test_a_stack_token_cannot_reach_allies_on_the_track(table):
    """L-65; the question is put although there is no stack yet, for its absence would tell the others the kind of the
    token (L-60)."""
    start = table().seat(0, hand="crab-5").border(z7=20, z8=19).leviathan(token_pile=["stack"])
    game = start.exploration("squid-2 monster").dice(6).play("explore", "explore", "fight monster")
    game.play("attack crab-5 20", "draw-tokens 0 1")
    assert game.asks == "RevealTokens" and game.options == ["done"]
    game.play("done")
    assert game.council("squid") == ["squid-2"] and game.new_tokens(0) == ["stack"]
