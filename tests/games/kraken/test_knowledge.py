"""What is public and what is hidden with Kraken (K-70)."""

from __future__ import annotations

from abyss_game.engine.rng import Rng, seeded
from abyss_game.games.abyss.expansions.kraken.nebulis import part

from .table import RULES, assert_complete


def setting(table):
    one = table(seats=3).seat(0, hand="kraken-4.1 crab-1", tokens="3").seat(1, locations="megalodon")
    one.court("jailer keeper").available("jail").council(crab="kraken-2.1 crab-2")
    return one.kraken(
        nebulis=[2, 1, 0],
        sentinels=["watcher 1 @ lord:jailer", "vigil 2 rests", "lookout 0 @ council:squid"],
        treasures={"megalodon": [3, 7]},
        gone_treasures=[4, 4],
        treasure_deck=[5, 6],
    )


def test_what_everybody_sees(table):
    """K-70"""
    state = setting(table).start().state
    for seat in (-1, 0, 1, 2):
        seen, own = part(RULES.view(state, seat)), part(state)
        assert (seen.nebulis, seen.holder, seen.sentinels) == (own.nebulis, own.holder, own.sentinels)
        assert (seen.treasures, seen.gone_treasures) == (own.treasures, own.gone_treasures)
        assert seen.treasure_deck == [-1] * 21


def test_nobody_sees_the_order_of_the_treasure_deck(table):
    """K-70: two states that differ in nothing else look the same."""
    one = setting(table).start().state
    other = setting(table).kraken(treasure_deck=[6, 5]).start().state
    assert part(one).treasure_deck != part(other).treasure_deck
    for seat in range(3):
        assert RULES.pack(RULES.view(one, seat)) == RULES.pack(RULES.view(other, seat))


def test_a_view_shares_nothing_with_the_state(table):
    """K-70: changing the one does not change the other."""
    state = setting(table).start().state
    before = RULES.pack(state)
    view = part(RULES.view(state, 0))
    view.nebulis[0] = 9
    view.sentinels[0].place = ""
    view.treasures["megalodon"].append(24)
    view.gone_treasures.clear()
    assert RULES.pack(state) == before
    made = part(RULES.determinize(RULES.view(state, 0), Rng(1)))
    made.sentinels[0].owner = 2
    made.treasures.clear()
    assert RULES.pack(state) == before


def test_a_complete_state_fits_the_view(table):
    """K-70: whatever is filled in, the view stays the same and nothing is lost or doubled."""
    state = setting(table).start().state
    decks = set()
    for seed in range(20):
        for seat in range(3):
            view = RULES.view(state, seat)
            made = RULES.determinize(view, Rng(seeded(seed)))
            assert_complete(made)
            assert RULES.pack(RULES.view(made, seat)) == RULES.pack(view)
            decks.add(tuple(part(made).treasure_deck))
    assert len(decks) >= 20


def test_krakens_of_other_hands_are_hidden(table):
    """K-70, B-132: a kraken in a hand that nobody saw go there is a back like any other."""
    state = setting(table).turn(seen=[0] * 78).start().state
    assert RULES.view(state, 1).areas[0].hand == [-1, -1]
    assert RULES.view(state, 0).areas[0].hand == state.areas[0].hand
    found = {RULES.determinize(RULES.view(state, 1), Rng(seeded(n))).areas[0].hand[0] for n in range(600)}
    assert set(range(71, 78)) & found and set(range(65)) & found


def test_everybody_knows_onto_which_stack_a_kraken_was_laid(table):
    """K-70"""
    one = table().exploration("kraken-3.1 squid-1").play("explore", "explore", "take squid-1", "lay kraken-3 jellyfish")
    for seat in (0, 1):
        assert one.view(seat).recall["council:jellyfish"] == [73]
        assert one.view(seat).council[0] == [-1]


def test_cards_turned_over_by_a_treasure_are_seen_by_all(table):
    """K-70: the Ally that went to the hand and the Monster that was discarded."""
    setting_ = table().seat(0, keys=3).available("megalodon").at("control").exploration("monster.1 squid-2.1")
    game = setting_.kraken(treasure_deck=[6]).turn(seen=[0] * 78).play("settle megalodon")
    assert game.view(1).recall["hand:0"] == [56]
    assert 65 in game.view(1).recall["discard"]


def test_only_its_owner_sees_the_token_of_a_treasure(table):
    """K-70, B-132"""
    setting_ = table().seat(0, keys=3).available("megalodon").at("control").kraken(treasure_deck=[5])
    game = setting_.token_pile("4").start()
    told = []
    game.game.listener = told.append
    game.play("settle megalodon")
    drawn = next(event for event in told if type(event).__name__ == "TokenDrawn")
    assert (drawn.seen_by(0).token >= 18, drawn.seen_by(1).token) == (True, -1)


def test_a_payment_in_preparation_is_hidden(table):
    """K-70, B-132: the krakens picked so far are the business of the recruiter alone."""
    game = table().seat(0, hand="kraken-3 seahorse-5").court("seeker").play("recruit seeker", "pick kraken-3")
    assert game.view(1).stack[-1].chosen == []
