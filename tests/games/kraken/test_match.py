"""A match with Kraken on the bus: saved, restored, taken back."""

from __future__ import annotations

from typing import Any

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Beat, Match, MoveChosen, Player, Record
from abyss_game.engine.rng import Rng
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.storage.save_format import TableRules, capture, decode, encode, restore

from .table import RULES


def begun(position: dict[str, Any] | None = None, seats: int = 3, seed: int = 3) -> Match:
    players = [Player(name) for name in ("Ana", "Bo", "Cid")[:seats]]
    options = Options(seats, seed=seed, expansions=("kraken",))
    match = Match(Bus(), GAMES, Record("abyss", options, players, [], position), viewer=0)
    match.begin()
    return match


def choose(match: Match, text: str) -> None:
    match.bus.publish(MoveChosen(match.seat, match.number, RULES.vocabulary.read(text)))


def test_a_match_is_restored_at_every_stage() -> None:
    """B-134, K-70: the saved moves lead to the same bytes."""
    match, chance = begun(), Rng(3)
    while not match.over:
        for _ in range(40):
            if match.over:
                break
            legal = match.game(match.seat).legal()
            match.bus.publish(MoveChosen(match.seat, match.number, legal[chance.below(len(legal))]))
        again = restore(Bus(), GAMES, decode(encode(capture(match, TableRules(), "0.1.0"))))
        assert again.whole
        assert again.match.state_bytes() == match.state_bytes()


def test_every_beat_shows_only_what_its_seat_may_see() -> None:
    """K-70: the view of every event hides the order of the Treasures and the hands of others."""
    match, chance = begun(), Rng(4)
    beats: list[Beat] = []
    match.bus.subscribe(Beat, beats.append)
    for _ in range(300):
        legal = match.game(match.seat).legal()
        match.bus.publish(MoveChosen(match.seat, match.number, legal[chance.below(len(legal))]))
    assert len(beats) > 100
    for beat in beats:
        assert set(beat.view.kraken.treasure_deck) <= {-1}
        assert set(beat.view.areas[1].hand) <= {-1}


def test_placing_a_sentinel_may_be_taken_back_a_drawn_treasure_may_not() -> None:
    """B-21, K-28, K-39"""
    court = ["", "", "", "keeper", "reaper", "jailer"]
    match = begun({"court": court, "kraken": {"sentinels": ["watcher 0"]}})
    before = match.state_bytes()
    choose(match, "guard-lord watcher keeper")
    assert match.undo()
    assert match.state_bytes() == before
    match = begun({"state": "control", "available": ["megalodon"], "areas": [{"keys": 3}, {}, {}]})
    choose(match, "settle megalodon")
    refusal = match.why_no_undo()
    assert refusal is not None and refusal.code == "undo-revealed"
