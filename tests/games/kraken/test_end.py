"""The end of the game (K-64 … K-67)."""

from __future__ import annotations

from .table import RULES


def test_krakens_in_hand_bring_nebulis_after_the_others_are_affiliated(table):
    """K-64, B-74: a kraken is no Race of its own and no weakest Ally."""
    game = table().seat(0, hand="kraken-2 crab-3 crab-2 squid-1 kraken-4").at("end").start()
    assert game.affiliated(0) == ["crab-2", "squid-1"]
    assert game.discard == ["crab-3", "kraken-2", "kraken-4"]
    assert game.nebulis == [4, 0]
    assert game.happened("HandAffiliated seat=0 affiliated=crab-2,squid-1 discarded=crab-3")
    assert game.happened("KrakensTurnedIn seat=0 allies=kraken-2,kraken-4 amount=4")
    assert game.hand(0) == []


def test_all_players_turn_in_as_one_event(table):
    """K-64, K-65: seats 1 and 2 reach the holder at once, who chooses."""
    setting = table(seats=3).seat(1, hand="kraken-3").seat(2, hand="kraken-3").kraken(nebulis=[2, 0, 0])
    game = setting.at("end").start()
    assert game.nebulis == [2, 2, 2]
    assert (game.decider, game.options) == (0, ["pass-figure 1", "pass-figure 2"])
    game.play("pass-figure 1")
    assert game.decider is None
    assert game.score(1)["figure"] == -5 and game.score(0)["figure"] == game.score(2)["figure"] == 0


def test_the_holder_keeps_the_figure_when_its_own_krakens_keep_it_ahead(table):
    """K-64: as one event, what the holder gains counts too."""
    setting = table().seat(0, hand="kraken-4").seat(1, hand="kraken-3").kraken(nebulis=[1, 1], holder=0)
    assert setting.at("end").start().holder == 0


def test_without_a_holder_players_turn_in_one_after_the_other(table):
    """K-64: clockwise from the first player of the game; seat 2 takes the figure first, seat 0 reaches it."""
    setting = table(seats=3).seat(0, hand="kraken-3").seat(1, hand="kraken-2").seat(2, hand="kraken-3")
    game = setting.turn(first=2).at("end").start()
    assert [event for event in game.events if event.startswith(("Figure", "NebulisGained"))] == [
        "NebulisGained seat=2 amount=2 why=krakens",
        "FigureTaken seat=2 old=-1",
        "NebulisGained seat=0 amount=2 why=krakens",
        "FigureTaken seat=0 old=2",
        "NebulisGained seat=1 amount=1 why=krakens",
    ]
    assert game.holder == 0


def test_the_score_counts_nebulis_and_the_figure(table):
    """K-66: −1 a Nebulis, −5 for the holder only; others level with it lose nothing more; totals may be negative."""
    setting = table(seats=3).seat(1, lords="miller").kraken(nebulis=[3, 3, 1], holder=0).at("end")
    game = setting.start()
    assert game.score(0) == {"locations": 0, "lords": 0, "affiliated": 0, "monsters": 0, "nebulis": -3, "figure": -5}
    assert game.score(1)["nebulis"] == -3 and game.score(1)["figure"] == 0
    assert [standing.points for standing in RULES.standings(game.state)] == [-8, 7, -1]
    assert game.happened("GameEnded places=3,1,2 points=-8,7,-1")


def test_the_end_runs_in_its_order(table):
    """K-67: affiliate from hand, krakens to Nebulis, figure, tokens, then the score with everything in it."""
    setting = table().seat(0, hand="kraken-3 crab-1", tokens="3", locations="krakens_lair", lords="fence").at("end")
    game = setting.start()
    assert game.names() == [
        "HandAffiliated",
        "HandAffiliated",
        "KrakensTurnedIn",
        "NebulisGained",
        "FigureTaken",
        "TokensRevealed",
        "TokensRevealed",
        "GameEnded",
    ]
    assert [(line.source, line.points) for line in RULES.standings(game.state)[0].lines] == [
        ("locations", 9),
        ("lords", 8),
        ("affiliated", 1),
        ("monsters", 3),
        ("nebulis", -2),
        ("figure", -5),
    ]


def test_affiliated_by_krakens_turned_in_are_worth_nothing(table):
    """K-64: krakens are never affiliated, so they never score as Allies."""
    game = table().seat(0, hand="kraken-4 kraken-3").at("end").start()
    assert game.affiliated(0) == []
    assert game.score(0)["affiliated"] == 0
