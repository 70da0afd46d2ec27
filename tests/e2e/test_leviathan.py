"""Leviathan in a real window: one game of five, begun on the new-game screen, in which the person explores to a Monster
and fights: an Ally dragged onto a Leviathan, Pearls dialled by keyboard, a second attack, tokens drawn and revealed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from abyss_game.engine.match import Match
from abyss_game.games.abyss.cards import CARD_NAMES, VALUE_OF
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS, TOKEN_KINDS
from tests.e2e.driver import Program, Screen, Told
from tests.e2e.homes import QUICK, make_home, moves_of, running_match, soon
from tests.e2e.leviathan_game import EXPANSIONS, ME, SEATS, Fight, fight_of, rehearsal
from tests.e2e.player import asked, by_dial, by_mouse, changed, new_game

SIZES = [(1280, 720), (1920, 1080)]


def test_such_a_fight_is_found_without_a_window() -> None:
    game = rehearsal()
    words = [move.split()[0] for move in game.moves]
    assert words.index("explore") < words.index("fight") < words.index("attack") < words.index("boost")
    assert words.count("attack") >= 2 and "draw-tokens" in words
    assert any(word.startswith("reveal") for word in words)


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_fight_of_five(size: tuple[int, int], tmp_path: Path) -> None:
    game = rehearsal()
    home = make_home(tmp_path, msgspec.structs.replace(QUICK, window_width=size[0], window_height=size[1]))
    with Screen(size) as screen, Program(screen, home) as program:
        new_game(program, seats=SEATS, expansions=EXPANSIONS, seed=game.seed)
        attacks = 0
        for move in game.moves:
            told = asked(program)
            word = move.split()[0]
            if word in ("fight", "attack", "boost", "draw-tokens"):
                program.move((size[0] // 2, size[1] - 4))
                program.screenshot(tmp_path / f"{word}-{attacks}.png")
            done = answer(program, told, move)
            if word == "attack":
                assert done == "dragged", "the Ally is carried to the Leviathan"
                attacks += 1
            changed(program, told)
        match = soon("fight on the disk", lambda: fought(home))
        told = asked(program)
        program.screenshot(tmp_path / "after.png")
        assert all(f"leviathan:{one}" in told["rects"] for one in match.view(ME).leviathan.border if one)
    assert len(match.players) == SEATS and match.options.expansions == EXPANSIONS
    assert match.options.seed == game.seed
    fight = fight_of(match)
    assert fight is not None and fight.shows_everything
    check(match, fight)


def answer(program: Program, told: Told, move: str) -> str:
    """Pearls by keyboard, all else by mouse."""
    assert move in told["moves"], f"“{move}” is not offered; there are {told['moves']}"
    if move.startswith("boost"):
        by_dial(program, told, move)
        return "dialled"
    return by_mouse(program, told, move)


def fought(home: Path) -> Match | None:
    """The match on the disk once the person has made all moves of the game in it; the computers must have made those
    that follow from the seed."""
    match = running_match(home)
    return match if moves_of(match.record(), ME) == list(rehearsal().moves) else None


def check(match: Match, fight: Fight) -> None:
    """Every number of the fight follows from the rules (L-25 … L-37)."""
    view = match.view(ME)
    own = view.leviathan
    assert own is not None
    made = [move.split() for move in rehearsal().moves]
    wanted = [(CARD_NAMES[attack.card], str(attack.leviathan)) for attack in fight.attacks]
    assert wanted == [(words[1], words[2]) for words in made if words[0] == "attack"]
    assert [boost.pearls for boost in fight.boosts] == [int(words[1]) for words in made if words[0] == "boost"]
    lost = dict.fromkeys(LEVIATHANS, 0)
    for attack, roll, result in zip(fight.attacks, fight.rolls, fight.results, strict=True):
        # L-27: value, die and Pearls; a level is passed as long as their sum is not more than that.
        assert result.die == max(roll.dice) and result.power == VALUE_OF[attack.card] + result.die + result.pearls
        levels = LEVIATHANS[attack.leviathan].levels[lost[attack.leviathan] :]
        sums = [sum(level.resistance for level in levels[: number + 1]) for number in range(len(levels))]
        assert result.levels == sum(total <= result.power for total in sums)
        lost[attack.leviathan] += result.levels
        assert attack.card not in view.areas[ME].hand, "L-25: the Ally is discarded"
    assert len(fight.life) == sum(result.levels for result in fight.results)
    for leviathan, points in lost.items():
        if points:
            slain = points == len(LEVIATHANS[leviathan].levels)
            assert (leviathan in own.slain[ME]) == slain
            assert slain or own.lost[own.border.index(leviathan)] == points
    drawn = [token for reward in fight.drawn for token in reward.new]
    revealed = [event.token for event in fight.revealed]
    assert set(revealed) <= set(drawn) and set(own.tokens[ME]) == set(drawn) - set(revealed)
    # L-37: a revealed token brings its Pearls at once. L-29: so does a failure, 1.
    gains = sorted(event.amount for event in fight.pearls if event.why in ("token", "failure"))
    kinds = [TOKEN_KINDS[token] for token in revealed]
    by_tokens = [int(kind.removeprefix("pearls-")) for kind in kinds if kind.startswith("pearls-")]
    assert gains == sorted([*by_tokens, *[1 for result in fight.results if not result.levels]])
