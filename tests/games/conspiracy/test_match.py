"""Conspiracy on the machinery that both games share: a match on the bus, taking back, saves, whole games of bots."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.ai.table import Plan, play_one
from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Beat, DecisionOpened, Match, MatchFinished, MoveChosen, Player, Record
from abyss_game.engine.rng import Rng
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.storage.save_format import TableRules, capture, decode, encode, restore

from .table import RULES

TABLE = TableRules()


def begun(seats: int, viewer: int = 0, position: dict[str, Any] | None = None) -> tuple[Match, list[Any]]:
    """A match that has begun, and what was published since."""
    players = [Player(f"P{seat}") for seat in range(seats)]
    bus = Bus()
    heard: list[Any] = []
    for kind in (Beat, DecisionOpened, MatchFinished):
        bus.subscribe(kind, heard.append)
    record = Record("conspiracy", Options(seats, seed=4), players, position=position)
    match = Match(bus, GAMES, record, viewer)
    match.begin()
    return match, heard


def play(match: Match, text: str = "", chance: Rng | None = None) -> None:
    legal = match.game(match.seat).legal()
    move = match.rules.vocabulary.find(text, legal) if text else legal[(chance or Rng(0)).below(len(legal))]
    match.bus.publish(MoveChosen(match.seat, match.number, move))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("viewer", [-1, 0])
def test_a_whole_match_on_the_bus(seats: int, viewer: int) -> None:
    match, heard = begun(seats, viewer)
    chance = Rng(seats)
    while not match.over:
        play(match, chance=chance)
    assert isinstance(heard[-1], MatchFinished)
    assert all(message.seat < seats for message in heard if isinstance(message, DecisionOpened))
    beats = [message for message in heard if isinstance(message, Beat)]
    assert all(beat.view.viewer == viewer for beat in beats)
    again = Match(Bus(), GAMES, match.record(), viewer)
    assert again.state_bytes() == match.state_bytes()


@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_is_saved_and_goes_on(seats: int) -> None:
    match, _ = begun(seats)
    chance = Rng(9)
    for _ in range(12):
        play(match, chance=chance)
    back = restore(Bus(), GAMES, decode(encode(capture(match, TABLE, "1.0")))).match
    assert back.state_bytes() == match.state_bytes()
    while not match.over:
        play(match, chance=chance)
    saved = decode(encode(capture(match, TABLE, "1.0")))
    assert len(saved.points) == len(saved.places) == max(2, seats)


def test_choices_that_reveal_nothing_can_be_taken_back() -> None:
    position = {"piles": {"mage": ["mage-1", "mage-3", "mage-4"]}}
    match, _ = begun(2, position=position)
    before = match.state_bytes()
    play(match, "pile mage")
    play(match, "place mage-3")
    assert match.undo() and match.undo()
    assert match.state_bytes() == before


def test_drawn_cards_cannot_be_put_back() -> None:
    """C-5: they have been seen."""
    match, _ = begun(2)
    play(match, "draw 3")
    refusal = match.why_no_undo()
    assert refusal is not None and refusal.code == "undo-revealed"


def test_bots_play_whole_games_for_every_number_of_players() -> None:
    for seats in (1, 2, 3, 4):
        played = play_one(Plan(seats=("random",) * seats, game="conspiracy", seed=seats), 0)
        assert played.kinds == ("random",) * seats + (("rules",) if seats == 1 else ())
        assert [standing.seat for standing in played.standings] == list(range(len(played.kinds)))
        assert len(played.position["areas"]) == len(played.standings)


def test_the_registry_knows_the_game() -> None:
    assert "conspiracy" in GAMES.names and GAMES.get("conspiracy") is RULES
