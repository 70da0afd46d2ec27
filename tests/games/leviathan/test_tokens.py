"""Rewards from two piles and new Monster tokens (L-8, L-34 … L-38, L-54, L-63)."""

from __future__ import annotations

from abyss_game.games.abyss.expansions.leviathan.border import part
from abyss_game.games.abyss.expansions.leviathan.cards import new_token_name

FIGHT = ("explore", "fight monster")


def rewarded(table, token_pile, count=3, **own):
    """A game in which seat 0 has passed all levels of a Leviathan worth ``count`` tokens and says which it draws."""
    leviathan = {2: 16, 3: 2, 4: 15}[count]
    start = table().seat(0, hand="crab-5 crab-4", **own).border(z7=leviathan, z8=19).exploration("monster").dice(6)
    return start.leviathan(token_pile=token_pile).play(*FIGHT, f"attack crab-5 {leviathan}")


def test_the_player_says_how_many_come_from_each_pile(table):
    """L-34: then draws them and looks at them; others see only how many."""
    game = rewarded(table, ["key"])
    assert game.options == ["draw-tokens 0 3", "draw-tokens 1 2", "draw-tokens 2 1", "draw-tokens 3 0"]
    assert game.refused("draw-tokens 2 2") == "tokens-total" and game.refused("draw-tokens -1 4") == "tokens-total"
    game.play("draw-tokens 2 1")
    assert game.drawn(0) == (2, 1) and game.new_tokens(0) == ["key"]
    assert set(game.view(1).leviathan.tokens[0]) == {-1} and set(game.view(1).areas[0].tokens) == {-1}
    assert -1 not in game.view(0).leviathan.tokens[0]


def test_a_pile_gives_no_more_than_it_holds(table):
    """L-34: what neither pile can give is lost; a single way is not asked for."""

    def short(state, base, new):
        own = part(state)
        state.areas[1].tokens += [state.token_pile.pop() for _ in range(20 - base)]
        own.tokens[1] += [own.token_pile.pop() for _ in range(19 - new)]

    start = table().seat(0, hand="crab-5").border(z7=15, z8=19).exploration("monster").dice(6)
    game = start.start()
    short(game.state, base=2, new=3)
    game.play(*FIGHT, "attack crab-5 15")
    assert game.options == ["draw-tokens 1 3", "draw-tokens 2 2"] and game.refused("draw-tokens 4 0") == "tokens-short"
    game = table().seat(0, hand="crab-5").border(z7=15, z8=19).exploration("monster").dice(6).start()
    short(game.state, base=1, new=0)
    game.play(*FIGHT, "attack crab-5 15")
    assert game.drawn(0) == (1, 0) and any("lost=3" in event for event in game.events)
    game = table().seat(0, hand="crab-5").border(z7=15, z8=19).exploration("monster").dice(6).start()
    short(game.state, base=0, new=0)
    game.play(*FIGHT, "attack crab-5 15")
    assert game.drawn(0) == (0, 0) and game.happened("TokensDrawn seat=0 lost=4")


def test_the_new_tokens_just_drawn_may_be_revealed(table):
    """L-35, L-37: one after another, or kept; base tokens and older ones not."""
    game = rewarded(table, ["pearls-2", "pearls-3", "key"])
    part(game.state).tokens[0].append(part(game.state).token_pile.pop(0))
    old = f"reveal {game_token(game)}"
    game.play("draw-tokens 0 3")
    assert game.options == ["reveal pearls-2", "reveal pearls-3", "reveal key.1", "done"]
    assert game.refused(old) == "token-later"
    game.play("reveal pearls-3")
    assert game.pearls(0) == 3 and game.happened("PearlsGained amount=3 why=token")
    game.play("reveal pearls-2")
    assert game.pearls(0) == 5 and game.options == ["reveal key.1", "done"]
    game.play("done")
    assert len(part(game.state).gone_tokens) == 2 and game.key_tokens(0) == 0


def game_token(game) -> str:
    """The text form of the first new token of seat 0."""
    return new_token_name(part(game.state).tokens[0][0])


def test_tokens_kept_in_this_fight_wait_for_a_reveal_step(table):
    """L-35: kept from an earlier attack of the same fight: not after a later one."""
    start = table().seat(0, hand="crab-5 crab-4").border(z7=14, z8=19).exploration("monster").dice(1, 1)
    game = start.leviathan(token_pile=["key.1", "pearls-2", "pearls-3"]).play(*FIGHT, "attack crab-5 14")
    game.play("draw-tokens 1 1", "done", "attack crab-4 14")
    game.play("draw-tokens 1 1")
    assert game.options == ["reveal pearls-2", "done"] and game.refused("reveal key.1") == "token-later"


def test_a_stack_token_takes_a_whole_stack(table):
    """L-37: without an available stack it cannot be revealed; the Alchemist does not add a second one."""
    start = table().seat(0, lords="alchemist").leviathan(tokens=[["stack"], []]).at("turn_start").border(z7=4)
    game = start.council(crab="crab-2 crab-3", squid="squid-1").start()
    assert game.options == ["reveal-stack stack.1 crab", "reveal-stack stack.1 squid", "done"]
    assert game.refused("reveal-stack stack.1 seahorse") == "stack-empty"
    game.play("reveal-stack stack.1 crab")
    assert game.hand(0) == ["crab-2", "crab-3"] and game.council("squid") == ["squid-1"]
    assert game.asks == "ChooseAction" and len(part(game.state).gone_tokens) == 1
    none = table().leviathan(tokens=[["stack"], []]).at("turn_start").border(z7=4).start()
    assert none.asks == "RevealTokens" and none.options == ["done"]  # L-60: nobody learns which kind it is


def test_stacks_under_sentinels(both):
    """L-37: the own Sentinel returns, another player's bars the stack."""
    start = both().leviathan(tokens=[["stack"], []]).at("turn_start").border(z7=4)
    start.council(crab="crab-2", squid="squid-1").kraken(sentinels=["watcher 1 @ council:crab"])
    game = start.start()
    assert game.options == ["reveal-stack stack.1 squid", "done"]
    assert game.refused("reveal-stack stack.1 crab") == "reserved"
    start = both().leviathan(tokens=[["stack"], []]).at("turn_start").border(z7=4)
    start.council(crab="crab-2").kraken(sentinels=["watcher 0 @ council:crab"])
    game = start.play("reveal-stack stack.1 crab")
    assert game.happened("SentinelReturned seat=0 place=council:1")


def test_a_third_key_brings_a_location_at_once(table):
    """L-38, L-8: before plotting, by the rules of control."""
    start = table().seat(0, keys=2).leviathan(tokens=[["key", "pearls-2"], []]).available("jail abyss")
    game = start.border(z7=4).at("turn_start").play("reveal key.1")
    assert game.asks == "ControlLocation"
    game.play("settle jail")
    assert game.locations(0) == ["jail"] and game.key_tokens(0) == 0
    assert game.asks == "RevealTokens" and game.options == ["reveal pearls-2", "done"]


def test_lords_used_for_it_stop_helping_in_the_fight(table):
    """L-38: in the middle of a fight; the Intrepid's Key is spent, so there is no second Leviathan."""
    start = table().seat(0, hand="crab-5 crab-4", lords="intrepid", keys=1).border(z7=4, z8=20).available("jail")
    game = start.leviathan(token_pile=["key"]).exploration("monster").dice(6).location_deck(only=True)
    game = game.play(*FIGHT, "attack crab-5 4", "draw-tokens 0 1", "reveal key.1")
    assert game.asks == "ControlLocation"
    game.play("settle jail")
    assert game.lords(0) == ["intrepid@jail"] and game.hand(0) == ["crab-4"]
    assert game.happened("FightEnded seat=0") and game.decider == 1


def test_the_reveal_step_comes_first_in_a_turn(table):
    """L-8, L-63: after the Landlord's Pearl; nothing but revealing is possible, then come plot and action."""
    start = table().seat(0, hand="crab-1", lords="landlord slaver", pearls=1).border(z7=4).at("turn_start")
    game = start.court("- miller").leviathan(tokens=[["pearls-2"], ["key"]]).start()
    assert game.pearls(0) == 2 and game.options == ["reveal pearls-2", "done"]
    assert game.refused("plot") == game.refused("use slaver") == game.refused("explore") == "not-now"
    game.play("done")
    assert game.asks == "ChooseAction" and {"plot", "use slaver"} <= set(game.options)


def test_sentinels_come_after_the_reveal_step(both):
    """L-63"""
    start = both().leviathan(tokens=[["key"], []]).border(z7=4).at("turn_start").kraken(sentinels=["watcher 0"])
    game = start.start()
    assert game.options == ["reveal key.1", "done"]
    game.play("done")
    assert any(move.startswith("guard-") for move in game.options)


def test_hunter_names_the_kind_of_token(table):
    """L-54: a random one of that kind; not revealed at once, but in a later own reveal step."""
    start = table(seats=3).seat(1, tokens="2 3").leviathan(tokens=[[], ["key"], ["pearls-2"]]).border(z7=4)
    game = start.recruit("hunter")
    assert game.options == ["rob 1", "rob-new 1", "rob-new 2"]
    game.play("rob-new 1")
    assert game.new_tokens(0) == ["key"] and game.decider == 1 and game.happened("NewTokenStolen seat=0 victim=1")
    base = table(seats=3).seat(1, tokens="2 3").leviathan(tokens=[[], ["key"], []]).border(z7=4).recruit("hunter")
    base.play("rob 1")
    assert base.drawn(0) == (1, 0) and base.drawn(1) == (1, 1)


def test_hunter_without_a_choice(table):
    """L-54, B-94"""
    game = table().leviathan(tokens=[[], ["key"]]).border(z7=4).recruit("hunter")
    assert game.new_tokens(0) == ["key"] and game.drawn(1) == (0, 0)
    assert table().border(z7=4).recruit("hunter").happened("PowerWithoutTarget lord=hunter")
    shaman = table().seat(1, lords="shaman").leviathan(tokens=[[], ["key"]]).border(z7=4).recruit("hunter")
    assert shaman.happened("Protected seat=1 lord=hunter") and shaman.drawn(1) == (0, 1)
