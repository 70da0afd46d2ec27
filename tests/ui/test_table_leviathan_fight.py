"""Fights with Leviathans on the table: every decision by click, drag and keyboard, the chances before the dice, Pearls
that are dialled, rewards, whole games.

L-… are numbers of the rules of Leviathan.
"""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pygame
import pytest

from abyss_game.engine import scenario as sc
from abyss_game.games import GAMES
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.cards import RACES, VALUE_OF
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.cards import TOKEN_KINDS
from abyss_game.games.abyss.expansions.leviathan.rewards import ChooseTokens
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.fight import TargetFace
from abyss_game.ui.scenes.scores import Scores
from abyss_game.ui.tables.abyss.leviathan.stage_fight import percent, reach
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.furniture import stage_button
from abyss_game.ui.tables.pieces import OVER_THE_BOARD
from abyss_game.ui.tables.widgets import PieceWidget
from abyss_game.ui.widgets import Button

from . import table_kit
from .leviathan_fights import ASKED, FIGHTERS, desk_of, levels, shown, stage_of
from .table_kit import Desk, chooser, record_of
from .table_scenarios import game_of, make_ui, sight_of, text_of

art = table_kit.art


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


# ---------------------------------------------------------------------- before the dice
def test_each_level_shows_the_chance_of_the_ally_that_is_meant(ui: Ui) -> None:
    """Leviathan 10 asks 6, then 4 more: a crab worth 3 needs a 3 for the first level (4 of 6) and never has 10; it has
    1 Life Point left after a first hit, then 4 are enough (L-26 … L-28)."""
    sight, _ = stage_of(ui, "attack-missed")
    crab = next(card for card in sight.view.areas[0].hand if sight.mark(f"card:{card}") and reach(card, 0) == "4–9")
    pieces = AbyssTable(ui).preview(sight, f"card:{crab}")
    assert [(level.note, level.state) for level in levels(pieces)] == [("67\u00a0%", "open"), ("–", "open")]
    sight, _ = stage_of(ui, "attack-again")
    pieces = AbyssTable(ui).preview(sight, f"card:{crab}")
    assert [(level.note, level.state) for level in levels(pieces)] == [("gone", "gone"), ("100\u00a0%", "open")]
    assert shown(pieces, "fight:power").look.args[0] == "4–9"


def test_pearls_count_for_the_chance_of_an_ally_that_they_strengthen(ui: Ui) -> None:
    """A fighting squid worth 2 with 5 Pearls reaches 3 to 13: a 4 or more is enough for 6 without them and
    any die with them; 6 and 4 together take them and a 3 or more."""
    sight, _ = stage_of(ui, "attack-missed")
    squid = next(move.card for move in sight.legal if isinstance(move, mv.Attack) and move.card in FIGHTERS)
    pieces = AbyssTable(ui).preview(sight, f"card:{squid}")
    assert shown(pieces, "fight:power").look.args[0] == "3–13"
    assert [level.note for level in levels(pieces)] == ["50–100\u00a0%", "0–67\u00a0%"]
    assert shown(pieces, "fight:pearls").look.args[0] == "0–5"


def test_the_better_of_two_dice_is_counted(ui: Ui) -> None:
    """A fighting jellyfish worth 4 against 6: a 2 or more on the better of two dice, 35 of 36; 10: a 6, 11 of 36."""
    sight, _ = stage_of(ui, "attack")
    attacks = [move for move in sight.legal if isinstance(move, mv.Attack) and move.card in FIGHTERS]
    card = next(move.card for move in attacks if reach(move.card, 0) == "5–10")
    pieces = AbyssTable(ui).preview(sight, f"card:{card}")
    target: TargetFace = shown(pieces, "stage:leviathan:2").look.args[0]
    assert [level.note for level in target.levels] == ["97\u00a0%", "31\u00a0%"]
    others = [piece.look.args[0] for piece in pieces if piece.key.startswith("stage:leviathan:")]
    assert [face.beast.card.id for face in others if not face.calm] == [2], "a jellyfish fights jellyfish only (L-24)"


def test_a_crab_fights_them_all_and_so_does_a_kraken(ui: Ui) -> None:
    for name, wanted in (("attack", "4–9"), ("kraken", "5–10")):
        sight, _ = stage_of(ui, name)
        reached: dict[int, set[int]] = {}
        for move in sight.legal:
            assert isinstance(move, mv.Attack)
            reached.setdefault(move.card, set()).add(move.leviathan)
        everywhere = [card for card, found in reached.items() if len(found) == 5]
        assert wanted in {reach(card, 0) for card in everywhere}
        for card in everywhere:
            cells = [p for p in AbyssTable(ui).preview(sight, f"card:{card}") if p.key.startswith("stage:leviathan:")]
            assert len(cells) == 5 and not any(cell.look.args[0].calm for cell in cells)


def test_no_tooltip_lies_over_the_chances(art: Art, tmp_path: Path) -> None:
    """The stage tells what the Ally under the pointer can do; a Lord that cannot attack has its tooltip as always."""
    desk = desk_of(art, tmp_path, "attack")
    pointing, group = desk.table.pointing, desk.table.group
    card = next(move.card for move in desk.table.sight.legal if isinstance(move, mv.Attack))

    def told(name: str) -> bool:
        widget = next(one for one in group.widgets if isinstance(one, PieceWidget) and one.piece.name == name)
        pointing._tip.target, pointing._tip.shown, group.hover = widget.key, False, widget.key
        desk.ui.stack.draw(desk.ui.canvas)
        plain = pygame.image.tobytes(desk.ui.canvas.surface, "RGB")
        pointing._tip.shown = True
        desk.ui.stack.draw(desk.ui.canvas)
        return plain != pygame.image.tobytes(desk.ui.canvas.surface, "RGB")

    assert not told(f"card:{card}") and told("lord:slaver")
    desk.ui.stack.clear()


def test_what_cannot_attack_previews_nothing(ui: Ui) -> None:
    sight, _ = stage_of(ui, "attack")
    table = AbyssTable(ui)
    seahorse = next(card for card in sight.view.areas[0].hand if 26 <= card < 39)
    assert table.preview(sight, f"card:{seahorse}"), "Leviathan 16 is a seahorse"
    assert table.preview(sight, "lord:slaver") == [] and table.preview(sight, "pearls") == []
    looking_on = sight_of(game_of("leviathan-watching-attack"), 0)
    assert table.preview(looking_on, f"card:{seahorse}") == []


@pytest.mark.parametrize(("share", "told"), [((1, 300), 1), ((299, 300), 99), ((0, 1), 0), ((1, 1), 100), ((1, 2), 50)])
def test_a_chance_is_never_rounded_to_certainty(share: tuple[int, int], told: int) -> None:
    assert percent(Fraction(*share)) == told


def test_the_risk_of_going_on_is_told(ui: Ui) -> None:
    """Taken are 4, 6, 7, 9 and 10: 3 + 5 + 6 + 4 + 3 = 21 of 36 (L-17); 11 % where only 9 is taken."""
    for name, risk in (("meet", "58"), ("meet-coward", "11")):
        _, stage = stage_of(ui, name)
        tile = next(piece for piece in stage.blocks if piece.key == "tile:explore")
        assert risk in tile.look.args[2]
    _, stage = stage_of(ui, "meet")
    tip = next(choice.tip for choice in stage.choices if choice.key == "explore")
    assert tip.count("%") == 5, "each Leviathan with its chance"


def test_who_can_fight_must_on_the_last_space(ui: Ui) -> None:
    sight, stage = stage_of(ui, "meet-last")
    go_on = next(choice for choice in stage.choices if choice.key == "explore")
    assert not go_on.enabled and go_on.reason
    assert base.Explore() not in sight.legal
    _, stage = stage_of(ui, "meet-coward")
    assert [c.key for c in stage.choices if c.enabled and c.kind == "tile"] == ["explore", "ignore monster.1"]


# ---------------------------------------------------------------------- every decision, every way
@pytest.mark.parametrize("way", ["click", "drag", "keys"])
@pytest.mark.parametrize("name", ASKED)
def test_a_decision_is_answered(art: Art, tmp_path: Path, name: str, way: str) -> None:
    """One legal move of each kind, the last that is found, is made in each way."""
    kinds = {type(move): move for move in sight_of(game_of(f"leviathan-{name}"), 0).legal}
    for meant in kinds.values():
        if isinstance(meant, base.UsePower):
            continue
        desk = desk_of(art, tmp_path, name)
        if way == "keys":
            desk.by_keyboard(meant)
        else:
            desk.by_mouse(meant, way == "drag")
        assert desk.made == [meant], desk.words()
        desk.ui.stack.clear()


def test_an_ally_is_carried_to_a_leviathan_of_the_border(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "attack")
    meant = next(move for move in desk.table.sight.legal if isinstance(move, mv.Attack) and move.leviathan == 10)
    zone = next(p for p in desk.table.director.pieces if p.key == "leviathan:10")
    desk.hold(desk.spot(f"card:{meant.card}"), desk.spot("leviathan:10"))
    assert desk.table.sight.mark("leviathan:10") == "legal" and zone.pose.cx > 1140
    desk.drop(desk.spot("leviathan:10"))
    assert desk.made == [meant]
    desk.ui.stack.clear()


def test_an_ally_that_may_not_attack_it_says_why(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "attack")
    shellfish = next(card for card in desk.table.view.areas[0].hand if 39 <= card < 52)
    desk.hold(desk.spot(f"card:{shellfish}"), desk.spot("leviathan:10"))
    desk.drop(desk.spot("leviathan:10"))
    assert not desk.made and "squid" in desk.words() and "crabs" in desk.words(), desk.words()
    desk.ui.stack.clear()


def test_who_carries_an_ally_to_a_leviathan_before_the_fight_is_told_to_declare_it(art: Art, tmp_path: Path) -> None:
    """L-12: at a Monster the fight is chosen first; a crab could attack Leviathan 10 afterwards."""
    desk = desk_of(art, tmp_path, "meet")
    crab = next(card for card in desk.table.view.areas[0].hand if 13 <= card < 26)
    desk.hold(desk.spot(f"card:{crab}"), desk.spot("leviathan:10"))
    desk.drop(desk.spot("leviathan:10"))
    assert not desk.made and "Choose to fight first" in desk.words(), desk.words()
    desk.ui.stack.clear()


def test_the_fight_goes_on_against_the_same_leviathan_only(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "attack-again")
    crab = next(move.card for move in desk.table.sight.legal if isinstance(move, mv.Attack) and move.card < 65)
    desk.hold(desk.spot(f"card:{crab}"), desk.spot("leviathan:5"))
    desk.drop(desk.spot("leviathan:5"))
    assert not desk.made and "attacked already" in desk.words()
    desk.ui.stack.clear()


def test_a_declared_fight_cannot_be_taken_back(art: Art, tmp_path: Path) -> None:
    """L-61; and there is no Threat track whose reward could be named (L-1)."""
    desk = desk_of(art, tmp_path, "meet")
    desk.by_keyboard(desk.move("fight monster.1"))
    desk.settled()
    assert desk.table.match.last_move is not None
    told = desk.table.table.undo_words(desk.table.sight, desk.table.match.last_move)
    assert "Leviathan" in told and "token" not in told
    desk.press(pygame.K_u)
    desk.settled()
    assert type(desk.table.sight.decision).__name__ == "ChooseAttack"
    desk.ui.stack.clear()


# ---------------------------------------------------------------------- Pearls
def test_pearls_are_dialled_and_the_result_is_seen_at_once(art: Art, tmp_path: Path) -> None:
    """Squid 2 and a 4 make 6: the first level of 6 is hit, 4 Pearls reach the second (L-26, L-27)."""
    desk = desk_of(art, tmp_path, "boost")

    def seen() -> tuple[list[str], str]:
        pieces = desk.table.stage.blocks
        return [level.state for level in levels(pieces)], shown(pieces, "fight:power").look.args[0]

    assert seen() == (["hit", "near"], "6") and desk.table.stage.aside == "4 more for the next level"
    desk.press(pygame.K_PLUS)
    assert desk.table.stage.aside == "", "it is not 4 any more"
    assert seen() == (["hit", "near"], "7") and levels(desk.table.stage.blocks)[1].note == "3 more"
    desk.click("plus")
    desk.clock += 1.0
    desk.click("less")
    desk.clock += 1.0
    desk.press(pygame.K_2)
    assert seen() == (["hit", "hit"], "10"), "the second level asks for just what it needs"
    assert "slays" in shown(desk.table.stage.blocks, "fight:verdict").look.args[0]
    desk.click("plus")
    assert not desk.made and desk.table.sight.amount == 4
    desk.press(pygame.K_RETURN)
    assert desk.made == [mv.Boost(pearls=4)]
    desk.ui.stack.clear()


def test_the_key_that_strikes_is_called_as_the_language_calls_it(art: Art) -> None:
    for language, key in (("es", "Intro"), ("en", "Enter")):
        ui = make_ui(art, language)
        strike = next(choice for choice in stage_of(ui, "boost")[1].choices if choice.key == "strike")
        button = stage_button(ui, strike, lambda: None)
        assert isinstance(button, Button) and button.hint == key


def test_pearls_are_carried_to_the_attack_one_by_one(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "boost")
    for count in (1, 2, 3, 4):
        desk.drag("pearls", desk.table.table.dial(desk.table.sight)[0])
        desk.clock += 1.0
        assert desk.table.sight.amount == count and not desk.made
    desk.drag("pearls", desk.table.table.dial(desk.table.sight)[0])
    assert desk.table.sight.amount == 4 and "5 Pearls" in desk.words(), desk.words()
    desk.clock += 1.0
    desk.press(pygame.K_ESCAPE)
    desk.press(pygame.K_ESCAPE)
    assert desk.table.sight.amount == 0
    desk.click("strike")
    assert desk.made == [mv.Boost(pearls=0)]
    desk.ui.stack.clear()


def test_pearls_that_were_dialled_are_forgotten_with_the_next_decision(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "boost")
    desk.press(pygame.K_PLUS)
    desk.press(pygame.K_RETURN)
    desk.settled()
    assert desk.table.sight.amount == 0 and desk.table.sight.view.areas[0].pearls == 3
    desk.ui.stack.clear()


def test_a_hint_dials_its_pearls(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "boost")
    desk.press(pygame.K_h)
    strike = next(choice for choice in desk.table.stage.choices if choice.key == "strike")
    assert strike.move == mv.Boost(pearls=desk.table.sight.amount) and desk.table.group.focus == "strike"
    hinted = desk.table.sight.amount
    desk.press(pygame.K_RETURN)
    assert desk.made == [mv.Boost(pearls=hinted)] and hinted in (0, 4), "Pearls that reach no level are wasted"
    desk.ui.stack.clear()


# ---------------------------------------------------------------------- rewards
def test_a_reward_is_divided_between_two_piles(ui: Ui) -> None:
    """Seven tokens: any number from 0 to 7 of each (L-34), each with a number key."""
    sight, stage = stage_of(ui, "tokens-many")
    assert [choice.move for choice in stage.choices] == [mv.DrawTokens(base=n, new=7 - n) for n in range(8)]
    assert [choice.shortcut for choice in stage.choices] == list("12345678")
    piles = shown(stage.blocks, "piles").look.args[0]
    assert [count for _, _, count in piles] == [len(sight.view.token_pile), len(sight.view.leviathan.token_pile)]


def test_a_council_stack_is_chosen_for_its_token(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "reveal")
    token = next(move.token for move in desk.table.sight.legal if isinstance(move, mv.RevealStack))
    desk.click(f"stage:new_token:{token}")
    assert desk.table.answering.picked == f"new_token:{token}"
    assert {c.move.race for c in desk.table.stage.choices if isinstance(c.move, mv.RevealStack)} == {2, 4}
    assert desk.table.sight.mark("council:2") == "legal" and not desk.table.sight.mark("council:0")
    desk.clock += 1.0
    desk.click("council:2")
    assert desk.made == [mv.RevealStack(token=token, race=2)]
    desk.ui.stack.clear()


def test_the_attack_that_won_a_reward_is_told_beside_it(art: Art, tmp_path: Path) -> None:
    """With animations off nobody sees dice roll: what they showed stands beside the reward (L-26, L-27)."""
    desk = desk_of(art, tmp_path, "attack")
    while not isinstance(desk.table.sight.decision, ChooseTokens):
        sight = desk.table.sight
        attacks = [move for move in sight.legal if isinstance(move, mv.Attack)]
        assert attacks, "none of the attacks was a success"
        move = max(attacks, key=lambda one: VALUE_OF[one.card])
        desk.clock += 1.0
        desk.table.answering.choose(move)
        desk.settled()
    result = [e.event for e in desk.table.match.log if isinstance(e.event, ev.AttackResolved)][-1]
    words = shown(desk.table.stage.blocks, "won").look.args[0]
    assert words.startswith(f"{VALUE_OF[result.card]} + {result.die} = **{result.power}**\n")
    won = shown(desk.table.stage.blocks, "won").pose.box
    assert won.right <= min(choice.box.x for choice in desk.table.stage.choices)
    desk.ui.stack.clear()


@pytest.mark.parametrize("language", ["pt", "es", "en"])
def test_five_stacks_to_choose_from_leave_the_button_free(art: Art, language: str) -> None:
    """L-37: each stack of the Council may be taken; of five of them none lies under the button at the end."""
    text = text_of("leviathan-reveal")
    text.moves = []
    stacks = {race: [f"{race}-1"] for race in RACES}
    text.position |= {"council": stacks, "active": 0, "state": "turn_start"}
    sight = sight_of(sc.start(GAMES, text), 0)
    token = next(move.token for move in sight.legal if isinstance(move, mv.RevealStack))
    stage = AbyssTable(make_ui(art, language)).stage(replace(sight, picked=f"new_token:{token}"))
    boxes = {choice.key: choice.box for choice in stage.choices}
    tiles = [box for key, box in boxes.items() if key.startswith("reveal-stack")]
    assert len(tiles) == 5 and all(box.right <= boxes["done"].x for box in tiles)


def test_a_token_is_carried_to_the_board(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "reveal")
    meant = next(move for move in desk.table.sight.legal if isinstance(move, mv.RevealToken))
    place = desk.table.table.place(desk.table.sight, "board")
    assert place is not None and place.holds(OVER_THE_BOARD)
    desk.drag(f"new_token:{meant.token}", meant)
    assert desk.made == [meant]
    desk.ui.stack.clear()


def test_others_do_not_see_which_tokens_may_be_revealed(ui: Ui) -> None:
    game = game_of("leviathan-reveal")
    stage = AbyssTable(ui).stage(sight_of(game, 1))
    assert not stage.choices
    assert not [piece for piece in stage.blocks if piece.key.startswith("stage:new_token")]


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize(
    ("kinds", "seed", "way", "expansions"),
    [("prr", 51, "mouse", ("leviathan",)), ("prr", 52, "keys", ("kraken", "leviathan"))],
)
def test_a_whole_game(art: Art, tmp_path: Path, kinds: str, seed: int, way: str, expansions: tuple[str, ...]) -> None:
    record = record_of(kinds, seed, expansions=expansions)
    desk = Desk(art, tmp_path, record, confirm_end_turn=False, confirm_fizzle=False)
    chance = random.Random(seed)
    act = desk.by_keyboard if way == "keys" else lambda move: desk.by_mouse(move, chance.random() < 0.5)
    desk.play(chooser(seed), act)
    assert isinstance(desk.top, Scores) and desk.table.match.over
    assert TOKEN_KINDS and any(isinstance(entry.event, ev.AttackRolled) for entry in desk.table.match.log)
    desk.ui.stack.clear()
