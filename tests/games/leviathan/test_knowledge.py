"""What is hidden and what is public (L-60)."""

from __future__ import annotations

from abyss_game.engine.rng import Rng
from abyss_game.games.abyss.expansions.leviathan.border import part

from .table import RULES, assert_complete


def told(game, seat):
    return RULES.view(game.state, seat)


def test_everything_open_is_public(table):
    """L-60: Border, Life Points, Wounds, slain Leviathans, Scourge, numbers of tokens, sizes of piles."""
    start = table(seats=3).border(z7="1:2", z9=17).leviathan(wounds=[1, 2, 3], slain=[[], [5], []], scourge=1)
    game = start.leviathan(tokens=[["key"], ["stack", "key"], []], gone=[6], gone_tokens=["pearls-2"]).start()
    own = part(game.state)
    for seat in (-1, 0, 1, 2):
        seen = told(game, seat).leviathan
        for name in ("border", "lost", "wounds", "slain", "scourge", "gone", "gone_tokens", "calm", "coming"):
            assert getattr(seen, name) == getattr(own, name)
        assert [len(held) for held in seen.tokens] == [1, 2, 0]
        assert (len(seen.deck), len(seen.token_pile)) == (len(own.deck), len(own.token_pile))


def test_decks_and_faces_are_hidden(table):
    """L-60: the order of the decks, and unrevealed tokens of others."""
    game = table().border(z7=4).leviathan(tokens=[["key"], ["stack", "key"]]).start()
    seen = told(game, 0).leviathan
    assert set(seen.deck) == set(seen.token_pile) == {-1}
    assert seen.tokens == [part(game.state).tokens[0], [-1, -1]] and seen.seen_tokens == []


def test_others_do_not_see_what_may_be_revealed(table):
    """L-60: the decision of its owner shows no faces to them."""
    game = table(seats=3).border(z7=4).leviathan(tokens=[["key", "stack"], [], []]).at("turn_start").start()
    assert told(game, 1).stack[-1].tokens == [] and told(game, 0).stack[-1].tokens == part(game.state).tokens[0]


def test_a_stolen_token_is_known_to_two(table):
    """L-60, L-54: thief and victim know it; who knew another one of the victim no longer knows where that is."""
    game = table(seats=3).border(z7=4).leviathan(tokens=[[], ["key"], []]).recruit("hunter")
    token = part(game.state).tokens[0][0]
    assert told(game, 1).leviathan.recall == {"tokens:0": [token]} and told(game, 2).leviathan.recall == {}
    shown = [event for event in game.events if event.startswith("NewTokenStolen")]
    assert len(shown) == 1
    start = table(seats=3).border(z7=4).leviathan(tokens=[[], ["key", "stack"], []])
    start.leviathan(seen_tokens=[0] * 11 + [0b110, 0, 0, 0, 0b010, 0, 0, 0])
    game = start.start()
    assert told(game, 2).leviathan.recall == {"tokens:1": [11]}
    game = start.recruit("hunter")
    assert told(game, 2).leviathan.recall == {}


def test_a_view_can_be_completed(table):
    """L-60, B-135: all that is unknown is drawn anew, all that is known stays."""
    start = table(seats=3).border(z7="1:2").leviathan(tokens=[["key"], ["stack", "key"], []], slain=[[5], [], []])
    game = start.start()
    view = told(game, 1)
    decks = set()
    for number in range(8):
        made = RULES.determinize(view, Rng(number))
        assert_complete(made)
        assert made.leviathan.tokens[1] == part(game.state).tokens[1] and made.leviathan.border[4] == 1
        assert RULES.pack(RULES.view(made, 1)) == RULES.pack(view)
        decks.add(tuple(made.leviathan.deck))
    assert len(decks) == 8 and set(view.leviathan.deck) == {-1}
