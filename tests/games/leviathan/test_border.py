"""Adding Leviathans and being attacked (L-15 … L-22, L-43, L-45, L-49, L-58, L-64, L-66 … L-68)."""

from __future__ import annotations

from abyss_game.games.abyss.expansions.leviathan.border import part

GO_ON = ("explore", "explore")
"""Reveal the Monster, then go on."""


def attacked(table, old, **own):
    """A table on which going on has Leviathan ``old`` attack seat 0."""
    return table().seat(0, **own).border(z7=old).leviathan(deck=[20]).exploration("monster squid-1").dice(3, 4)


def test_the_top_leviathan_goes_to_the_zone_of_both_dice(table):
    """L-15, L-16, L-70: two dice."""
    game = table().border(z7=4).leviathan(deck=[17]).exploration("monster").dice(6, 5).play(*GO_ON)
    assert game.happened("LeviathanRevealed seat=0 leviathan=17 dice=6,5 zone=8")
    assert game.border == {"7": 4, "11-12": 17} and game.left(17) == 3 and game.wounds == [0, 0]


def test_the_old_one_attacks_then_leaves_then_the_new_one_comes(table):
    """L-17: the penalty is that of the old one; the new one has all its Life Points."""
    start = table().border(z7="13:2").leviathan(deck=[17]).exploration("monster").dice(3, 4)
    game = start.play(*GO_ON)
    order = ["LeviathanRevealed", "LeviathanAttacked", "WoundsTaken", "LeviathanLeft", "LeviathanPlaced"]
    assert [name for name in game.names() if name in order] == order
    assert game.wounds == [3, 0] and game.border == {"7": 17} and game.left(17) == 3
    assert game.slain == [[], []] and game.scourge == -1


def test_one_that_is_driven_out_is_out_of_the_game(table):
    """L-17, L-64: it counts for nobody, and the deck is never rebuilt."""
    game = attacked(table, 3).play(*GO_ON)
    assert part(game.state).gone == [3] and 3 not in part(game.state).deck


def test_wounds(table):
    """L-18"""
    assert attacked(table, 17).play(*GO_ON).wounds == [4, 0]


def test_three_pearls_or_all(table):
    """L-18, L-66: they go to the Treasury."""
    game = attacked(table, 5, pearls=5).play(*GO_ON)
    assert game.pearls(0) == 2 and game.pearls(1) == 0
    assert attacked(table, 6, pearls=2).play(*GO_ON).pearls(0) == 0
    game = attacked(table, 6).play(*GO_ON)
    assert game.pearls(0) == 0 and not game.happened("PearlsLost")


def test_three_allies_of_your_choice(table):
    """L-18, L-19: the game waits for the victim when there is a choice."""
    game = attacked(table, 1, hand="shellfish-5 squid-2 squid-3 seahorse-4").play(*GO_ON)
    assert (game.asks, game.decider) == ("DiscardToAttack", 0)
    assert game.refused("discard crab-1") == "not-now"
    game.play("discard squid-2", "discard seahorse-4", "discard shellfish-5")
    assert game.hand(0) == ["squid-3"] and game.asks == "DecideAlly"
    assert game.discard == ["monster", "seahorse-4", "shellfish-5", "squid-2"]


def test_three_allies_or_fewer_are_all_lost(table):
    """L-18: without asking; nothing if there are none."""
    game = attacked(table, 2, hand="shellfish-5 squid-2 squid-3").play(*GO_ON)
    assert game.hand(0) == [] and game.asks == "DecideAlly"
    assert attacked(table, 2).play(*GO_ON).asks == "DecideAlly"


def test_a_free_lord_of_your_choice(table):
    """L-18, L-20: a turned one may be chosen, one under a Location not; it leaves the game with its points."""
    game = attacked(table, 9, lords="miller jailer:turned landowner@jail").play(*GO_ON)
    assert game.options == ["dismiss miller", "dismiss jailer"]
    assert game.refused("dismiss landowner") == "lord-used" and game.score(0)["lords"] == 29
    game.play("dismiss jailer")
    assert game.lords(0) == ["miller", "landowner@jail"] and game.state.gone_lords[-1:] == ["jailer"]
    assert game.score(0)["lords"] == 22


def test_a_single_free_lord_is_lost_without_asking(table):
    """L-18, L-20: its power stops at once."""
    game = attacked(table, 10, lords="coward").play(*GO_ON)
    assert game.lords(0) == [] and game.asks == "DecideAlly"
    assert attacked(table, 10, lords="coward@jail").play(*GO_ON).lords(0) == ["coward@jail"]


def test_krakens_lost_to_an_attack_bring_nebulis(both):
    """L-21, L-66: value − 1 each, as one event for the figure."""
    start = both().seat(0, hand="kraken-4 kraken-2 squid-1").border(z7=1).leviathan(deck=[20]).dice(3, 4)
    game = start.exploration("monster").play(*GO_ON)
    assert game.nebulis == [4, 0] and game.count("NebulisGained") == 1 and game.hand(0) == []


def test_krakens_of_your_choice_are_one_event_too(both):
    """L-21, L-66: the figure is looked at when all three Allies are gone."""
    start = both().seat(0, hand="kraken-4 kraken-2 squid-1 squid-2").border(z7=1).leviathan(deck=[20]).dice(3, 4)
    game = start.kraken(nebulis=[0, 3]).exploration("monster").play(*GO_ON)
    game.play("discard kraken-4")
    assert game.nebulis == [0, 3]
    game.play("discard squid-1", "discard kraken-2")
    assert game.nebulis == [4, 3] and game.count("FigureTaken seat=0 old=1") == 1


def test_nebulis_are_no_pearls_for_an_attack(both):
    """L-18, L-59"""
    start = both().seat(0, pearls=1).kraken(nebulis=[3, 0]).border(z7=5).leviathan(deck=[20]).dice(3, 4)
    game = start.exploration("monster").play(*GO_ON)
    assert game.nebulis == [3, 0] and game.pearls(0) == 0


def test_losing_a_sentinel_lord_does_not_cost_the_token(both):
    """L-58"""
    start = both().seat(0, lords="watcher").border(z7=9).leviathan(deck=[20]).dice(3, 4).exploration("monster")
    game = start.kraken(sentinels=["watcher 0 @ council:crab"]).play(*GO_ON)
    assert game.lords(0) == []
    token = game.state.kraken.sentinels[0]
    assert (token.owner, token.place) == (0, "council:1")


def test_with_an_empty_deck_nothing_is_added(table):
    """L-22: no roll, no attack; the Monster is dropped and the explorer goes on."""
    everything = [number for number in range(1, 21) if number != 4]
    start = table().border(z7=4).leviathan(gone=everything).exploration("monster squid-1")
    game = start.play("explore")
    before = game.state.rng
    game.play("explore")
    assert game.border == {"7": 4} and game.asks == "DecideAlly" and game.state.rng == before
    assert not game.happened("LeviathanRevealed")


def test_border_guard(table):
    """L-43: the chosen opponent adds a Leviathan and suffers the attack; the choice is compulsory."""
    start = table(seats=3).border(z7=3).leviathan(deck=[4]).dice(3, 4)
    game = start.recruit("border_guard")
    assert (game.decider, game.options) == (0, ["beset 1", "beset 2"])
    game.play("beset 2")
    assert game.wounds == [0, 0, 3] and game.border == {"7": 4}


def test_border_guard_against_a_shaman(table):
    """L-43: protected opponents cannot be chosen; if all are, nothing happens."""
    game = table(seats=3).seat(1, lords="shaman").seat(2).border(z7=3).leviathan(deck=[4]).dice(3, 4)
    game = game.recruit("border_guard")
    assert game.wounds == [0, 0, 3]  # the only one left is taken without asking
    game = table(seats=4).seat(1, lords="shaman").border(z7=3).leviathan(deck=[4]).recruit("border_guard")
    assert game.options == ["beset 2", "beset 3"] and game.refused("beset 1") == "seat-protected"
    game = table().seat(1, lords="shaman").border(z7=3).recruit("border_guard")
    assert game.happened("PowerWithoutTarget lord=border_guard") and game.border == {"7": 3}


def test_border_guard_with_an_empty_deck(table):
    """L-43, L-22"""
    gone = [number for number in range(1, 21) if number != 3]
    game = table(seats=3).border(z7=3).leviathan(gone=gone).recruit("border_guard")
    assert game.happened("PowerWithoutTarget lord=border_guard")


def test_the_victims_choice_comes_before_the_recruiters_turn_goes_on(table):
    """L-19, L-67: outside the own turn; then comes the Court update."""
    start = table().seat(1, hand="squid-1 squid-2 squid-3 squid-4").border(z7=1).leviathan(deck=[4]).dice(3, 4)
    game = start.court("miller landowner").recruit("border_guard")
    assert (game.asks, game.decider) == ("DiscardToAttack", 1)
    assert not game.happened("CourtRefilled")
    game.play("discard squid-1", "discard squid-2", "discard squid-3")
    assert game.hand(1) == ["squid-4"] and game.happened("CourtRefilled seat=0")
    assert game.names().index("CourtRefilled") > game.names().index("LeviathanPlaced")


def test_nobody_softens_an_attack(table):
    """L-66: neither the Coward of the Border Guard's target nor a Shaman of an explorer."""
    game = table().seat(1, lords="coward").border(z7=3).leviathan(deck=[4]).dice(3, 4).recruit("border_guard")
    assert game.wounds == [0, 3]
    assert attacked(table, 3, lords="shaman").play(*GO_ON).wounds == [3, 0]


def test_arms_dealer(table):
    """L-45: a Pearl for each Leviathan on the Border, as one gain."""
    game = table().border(z4=1, z7=3, z9=17).recruit("arms_dealer")
    assert game.pearls(0) == 3 and game.count("PearlsGained") == 1
    assert table().recruit("arms_dealer").happened("PowerWithoutTarget lord=arms_dealer")


def test_breeder(table):
    """L-49, L-68: the Leviathan is turned up first, then its owner chooses a free zone; nobody is attacked."""
    game = table().border(z7=3, z2_3=4).leviathan(deck=[17]).recruit("breeder")
    assert game.happened("LeviathanRevealed leviathan=17 zone=-1") and part(game.state).coming == 17
    assert game.options == [f"place 17 {zone}" for zone in ("4", "5", "6", "8", "9", "10", "11-12")]
    assert game.refused("place 17 7") == "zone-taken"
    game.play("place 17 10")
    assert game.border == {"2-3": 4, "7": 3, "10": 17} and game.wounds == [0, 0]


def test_breeder_without_room_or_deck(table):
    """L-49: nothing happens and no card is drawn."""
    full = {
        name: number for number, name in enumerate(("z2_3", "z4", "z5", "z6", "z7", "z8", "z9", "z10", "z11_12"), 1)
    }
    game = table().border(**full).recruit("breeder")
    assert game.happened("PowerWithoutTarget lord=breeder") and len(part(game.state).deck) == 11
    game = table().border(z7=1).leviathan(gone=list(range(2, 21))).recruit("breeder")
    assert game.happened("PowerWithoutTarget lord=breeder")
