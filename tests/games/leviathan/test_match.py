"""A match with Leviathan on the bus: saved, restored, taken back; its positions written and read."""

from __future__ import annotations

import pytest

from abyss_game.engine.bus import Bus
from abyss_game.engine.match import Beat, Match, MoveChosen, Player, Record
from abyss_game.engine.rng import Rng
from abyss_game.engine.ruleset import Options
from abyss_game.engine.scenario import BadScenario
from abyss_game.games import GAMES
from abyss_game.storage.save_format import TableRules, capture, decode, encode, restore

from .table import ALONE, BOTH, RULES


def begun(expansions=BOTH, position=None, seats: int = 5, seed: int = 3) -> Match:
    players = [Player(name) for name in ("Ana", "Bo", "Cid", "Dé", "Eva")[:seats]]
    match = Match(Bus(), GAMES, Record("abyss", Options(seats, expansions, seed), players, [], position), viewer=0)
    match.begin()
    return match


def choose(match: Match, text: str) -> None:
    match.bus.publish(MoveChosen(match.seat, match.number, RULES.vocabulary.read(text)))


@pytest.mark.parametrize("expansions", [ALONE, BOTH])
def test_a_match_of_five_is_restored_at_every_stage(expansions) -> None:
    """L-7, B-134: the saved moves lead to the same bytes."""
    match, chance = begun(expansions), Rng(3)
    while not match.over:
        for _ in range(80):
            if match.over:
                break
            legal = match.game(match.seat).legal()
            match.bus.publish(MoveChosen(match.seat, match.number, legal[chance.below(len(legal))]))
        again = restore(Bus(), GAMES, decode(encode(capture(match, TableRules(), "0.1.0"))))
        assert again.whole
        assert again.match.state_bytes() == match.state_bytes()


def test_every_beat_shows_only_what_its_seat_may_see() -> None:
    """L-60"""
    match, chance = begun(), Rng(4)
    beats: list[Beat] = []
    match.bus.subscribe(Beat, beats.append)
    for _ in range(400):
        legal = match.game(match.seat).legal()
        match.bus.publish(MoveChosen(match.seat, match.number, legal[chance.below(len(legal))]))
    assert len(beats) > 100
    for beat in beats:
        seen = beat.view.leviathan
        assert set(seen.deck) <= {-1} and set(seen.token_pile) <= {-1}
        assert all(set(held) <= {-1} for held in seen.tokens[1:])


def test_dice_and_discarded_allies_cannot_be_taken_back() -> None:
    """L-61, L-70"""
    position = {
        "exploration": ["monster"],
        "leviathan": {"border": {"7": 19}},
        "areas": [{"hand": ["crab-1", "crab-2"]}, {}],
    }
    match = begun(ALONE, position, seats=2)
    for move in ("explore", "fight monster.1"):
        choose(match, move)
    choose(match, next(RULES.move_text(move) for move in match.game(0).legal()))
    refusal = match.why_no_undo()
    assert refusal is not None and refusal.code == "undo-revealed"


@pytest.mark.parametrize(
    ("leviathan", "code"),
    [
        ({"border": {"12": 1}}, "scenario-unknown-name"),
        ({"border": {"7": 21}}, "scenario-unknown-name"),
        ({"border": {"7": "x"}}, "scenario-unknown-name"),
        ({"border": {"7": "4:1"}}, "scenario-out-of-range"),
        ({"border": {"7": 1}, "deck": [1]}, "scenario-twice-or-unknown"),
        ({"tokens": [["key"] * 5]}, "scenario-too-many"),
        ({"tokens": [["key.5"]]}, "scenario-unknown-name"),
        ({"tokens": [["key.1", "key.1"]]}, "scenario-twice"),
        ({"wounds": [1, 2, 3]}, "scenario-out-of-range"),
        ({"scourge": 2}, "scenario-out-of-range"),
        ({"seen_tokens": [1]}, "scenario-out-of-range"),
        ({"dragon": 1}, "scenario-unknown-field"),
    ],
)
def test_impossible_positions_are_refused(leviathan, code) -> None:
    with pytest.raises(BadScenario) as refused:
        RULES.set_up(Options(2, ALONE), {"leviathan": leviathan})
    assert refused.value.code == code


def test_a_position_without_a_border_keeps_the_one_that_was_dealt() -> None:
    """L-2: and hands that are not named keep their crab, which is not handed out twice (L-3)."""
    options = Options(3, ALONE, seed=5)
    dealt, made = RULES.deal(options), RULES.set_up(options, {"areas": [{"hand": ["crab-1", "crab-1"]}]})
    assert dealt.leviathan is not None and made.leviathan is not None
    assert made.leviathan.border == dealt.leviathan.border
    assert [len(area.hand) for area in made.areas] == [2, 1, 1]
    assert not set(made.areas[0].hand) & {*made.areas[1].hand, *made.areas[2].hand}
