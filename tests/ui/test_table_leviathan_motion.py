"""Leviathans on their way: what is told of a fight and of an arrival, dice that roll, attacks and deaths that all see,
several people at one screen, how it is painted.

L-… are numbers of the rules of Leviathan.
"""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from abyss_game.engine import match as m
from abyss_game.engine.events import Event
from abyss_game.games.abyss import events
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.i18n.catalog import LANGUAGES
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.dice import STEPS, paint_die, paint_rolling
from abyss_game.ui.paint.fight import LevelFace, TargetFace, paint_level, paint_onslaught, paint_target, target_boxes
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.tables.abyss.leviathan.stage import OPEN_DECISIONS
from abyss_game.ui.tables.abyss.leviathan.stage_fight import reach
from abyss_game.ui.tables.abyss.leviathan.stage_story import Arrival, Fight, fight, story
from abyss_game.ui.tables.abyss.table import AbyssTable

from ..games.leviathan.table import chance_of
from . import table_kit
from .leviathan_fights import FIGHTERS, OURS, desk_of, levels, shown, stage_of
from .table_kit import Desk, record_from
from .table_scenarios import FOLDER, game_of, make_ui, open_table, sight_of

art = table_kit.art


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


# ---------------------------------------------------------------------- what is told of a fight
FIGHTING_CRAB = 83
"""The fighting crab worth 2."""


def roll(card: int, leviathan: int, dice: list[int], seat: int = 1) -> list[Event]:
    return [
        ev.FightDeclared(seat=seat, card=65, lord=""),
        ev.AttackMade(seat=seat, card=card, leviathan=leviathan),
        ev.AttackRolled(seat=seat, dice=dice, die=max(dice)),
    ]


def test_a_fight_is_read_from_its_events() -> None:
    """Crab 3 and a 4 make 7 against 6 and 4: a level is passed, then a Life Point and its 2 tokens are gone."""
    news: list[Event] = [*roll(20, 10, [4])]
    news.append(ev.AttackResolved(seat=1, leviathan=10, card=20, die=4, pearls=0, power=7, levels=1))
    news.append(ev.LifePointLost(seat=1, leviathan=10, left=1, reward=2))
    found = fight(news)
    assert found is not None and found.attack is not None
    attack = found.attack
    assert (attack.number, attack.dice, attack.power, attack.levels, attack.hits, attack.reward) == (
        1,
        (4,),
        7,
        1,
        1,
        2,
    )
    second = fight([*news, ev.AttackMade(seat=1, card=21, leviathan=10)])
    assert second is not None and second.attack is not None
    assert (second.attack.number, second.attack.dice, second.attack.hits) == (2, (), 0)
    assert fight([*news, ev.FightEnded(seat=1)]) is None


def test_the_result_is_not_told_before_the_dice_lie_still(ui: Ui) -> None:
    sight = sight_of(game_of("leviathan-watching-boost"), 0).but(deciding=-1)
    sight = sight.but(news=tuple(roll(FIGHTING_CRAB, 10, [3])))
    told = story(sight)
    assert isinstance(told, Fight) and told.attack is not None and told.attack.rolling
    stage = AbyssTable(ui).stage(sight)
    assert shown(stage.blocks, "fight:power").look.args[0] == "?"
    assert {level.state for level in levels(stage.blocks)} == {"open"}
    dice = [piece for piece in stage.blocks if piece.key.startswith("die:")]
    assert [piece.look.args[0] for piece in dice] == [3] and len(dice[0].faces) == STEPS
    waiting = AbyssTable(ui).stage(sight.but(deciding=1))
    still = [piece for piece in waiting.blocks if piece.key.startswith("die:")]
    assert still[0].key == dice[0].key and not still[0].faces, "a die that lies still is moved without rolling"
    assert shown(waiting.blocks, "fight:power").look.args[0] == "5"
    assert levels(waiting.blocks)[0].note == "1 more"


def test_the_better_of_two_dice_is_the_bright_one(ui: Ui) -> None:
    sight = sight_of(game_of("leviathan-watching-boost"), 0)
    strong = next(card for card in FIGHTERS if reach(card, 0) == "5–10")
    sight = sight.but(news=tuple(roll(strong, 10, [2, 5])))
    dice = [p for p in AbyssTable(ui).stage(sight).blocks if p.key.startswith("die:")]
    assert [(p.look.args[0], p.look.args[2], p.look.args[3]) for p in dice] == [(2, True, False), (5, False, True)]


def test_an_arrival_shows_the_dice_and_what_they_find(ui: Ui) -> None:
    """3 and 4 name zone 7, where Leviathan 10 lies: it attacks (L-15, L-17)."""
    sight = sight_of(game_of("leviathan-watching-attack"), 0).but(deciding=-1)
    came = ev.LeviathanRevealed(seat=1, leviathan=1, dice=[3, 4], zone=4)
    struck = ev.LeviathanAttacked(seat=1, leviathan=10, zone=4, kind="lord", amount=1)
    table = AbyssTable(ui)
    rolling = table.stage(sight.but(news=(came,)))
    assert shown(rolling.blocks, "fight:power").look.args[0] == "?"
    stage = table.stage(sight.but(news=(came, struck)))
    assert [p.look.args[0] for p in stage.blocks if p.key.startswith("die:")] == [3, 4]
    assert shown(stage.blocks, "fight:power").look.args[0] == "7"
    assert "attacks" in shown(stage.blocks, "fight:verdict").look.args[0]
    told = story(sight.but(news=(came, struck)))
    assert isinstance(told, Arrival) and told.old == 10


def test_those_who_look_on_see_what_it_is_about(art: Art) -> None:
    """An attack on another player, a zone that another one chooses, a fight whose first attack is still to come."""
    wanted = {"watching-discard": "onslaught", "watching-zone": "coming:1", "watching-attack": "stage:leviathan:10"}
    table = AbyssTable(make_ui(art))
    struck = (ev.LeviathanAttacked(seat=1, leviathan=1, zone=1, kind="allies", amount=3),)
    for name, key in wanted.items():
        stage = table.stage(sight_of(game_of(f"leviathan-{name}"), 0).but(news=struck))
        assert not stage.choices
        assert any(piece.key == key for piece in stage.blocks), name
    stage = table.stage(sight_of(game_of("leviathan-watching-discard"), 0).but(news=struck))
    assert shown(stage.blocks, "onslaught").look.args[1:3] == ("hand", 3)


def test_the_attack_stays_on_the_stage_while_it_takes_what_it_takes(ui: Ui) -> None:
    """Leviathan 1 takes 3 Allies (L-18); after the first one 2 are still to go."""
    sight = sight_of(game_of("leviathan-watching-discard"), 0).but(deciding=-1)
    news: tuple[Event, ...] = (
        ev.LeviathanRevealed(seat=1, leviathan=2, dice=[1, 3], zone=1),
        ev.LeviathanAttacked(seat=1, leviathan=1, zone=1, kind="allies", amount=3),
        events.AllyDiscarded(seat=1, card=13, why="leviathan"),
    )
    stage = AbyssTable(ui).stage(sight.but(news=news))
    assert shown(stage.blocks, "onslaught").look.args[1:3] == ("hand", 2)
    assert not [piece for piece in stage.blocks if piece.key.startswith("die:")]
    for loss in ("martial-law", "pirate"):
        other = (*news[:2], events.AllyDiscarded(seat=1, card=13, why=loss))
        assert not [p for p in AbyssTable(ui).stage(sight.but(news=other)).blocks if p.key == "onslaught"]


def test_nothing_of_it_is_told_without_leviathan(ui: Ui) -> None:
    assert story(sight_of(game_of("turn-start"), 0)) is None
    assert AbyssTable(ui).preview(sight_of(game_of("turn-start"), 0), "card:1") == []


# ---------------------------------------------------------------------- motion
@pytest.mark.parametrize(
    ("event", "count"),
    [
        (ev.LeviathanAttacked(seat=0, leviathan=10, zone=4, kind="lord", amount=1), 1),
        (ev.WoundsTaken(seat=0, amount=3), 3),
        (ev.WoundsTaken(seat=2, amount=9), 4),
        (ev.LifePointLost(seat=1, leviathan=10, left=1, reward=2), 1),
        (ev.AttackResolved(seat=0, leviathan=10, card=20, die=4, pearls=0, power=7, levels=1), 1),
        (ev.AttackBoosted(seat=1, pearls=3), 3),
        (ev.AlliesKept(seat=0, pearls=2), 2),
        (ev.TokensDrawn(seat=1, base=[-1, -1], new=[-1], lost=0), 3),
        (ev.TokensDrawn(seat=0, base=[1], new=[2, 3], lost=0), 1),
        (ev.NewTokenRevealed(seat=1, token=0), 1),
        (ev.NewTokenRevealed(seat=0, token=0), 0),
        (ev.NewTokenRevealed(seat=0, token=11), 1),
        (ev.NewTokenRevealed(seat=1, token=12), 2),
        (ev.NewTokenStolen(seat=1, victim=2, token=-1), 1),
        (ev.NewTokenStolen(seat=0, victim=2, token=11), 0),
    ],
)
def test_what_has_no_place_of_its_own_flies_past(ui: Ui, event: Event, count: int) -> None:
    sight = sight_of(game_of("leviathan-attack"), 0)
    ways = AbyssTable(ui).ways(sight, event)
    flights = ways.flights()
    assert len(flights) == count and ways.seconds > 0
    for piece, end in flights:
        assert (piece.pose.cx, piece.pose.cy) != (end.cx, end.cy)
        assert piece.pose.w == end.w or piece.look.args[-1] == piece.pose.w or ways.presented(piece) is not None


def test_an_attack_and_a_death_are_shown_to_everybody(ui: Ui) -> None:
    sight = sight_of(game_of("leviathan-attack"), 0)
    table = AbyssTable(ui)
    struck = ev.LeviathanAttacked(seat=0, leviathan=10, zone=4, kind="lord", amount=1)
    ways = table.ways(sight, struck)
    (piece, _), *_ = ways.flights()
    drawn = ways.presented(piece)
    assert drawn is not None and drawn[1].w > 300
    assert drawn[0].painter is paint_onslaught and drawn[0].args[1:3] == ("lord", 1)
    slain = ev.LeviathanSlain(seat=2, leviathan=10, zone=4)
    ways = table.ways(sight, slain)
    zone = next(piece for piece in table.pieces(sight) if piece.key == "leviathan:10")
    drawn, end = ways.presented(zone), ways.exit(zone)
    assert drawn is not None and drawn[1].w > 300 and "Nautilo" in drawn[0].args[1]
    assert end is not None and sight.layout.opponent(2).box.contains(end.cx, end.cy)


def test_dice_roll_from_the_hand_and_end_on_their_number(art: Art, tmp_path: Path) -> None:
    """They pass through other faces; any key ends the roll, and the number is that of the rules."""
    desk = desk_of(art, tmp_path, "attack", animation="normal")
    desk.clock += 1.0
    attack = next(move for move in desk.table.sight.legal if isinstance(move, mv.Attack) and move.leviathan == 10)
    desk.table.answering.choose(attack)
    seen: set[Any] = set()
    start = None
    for _ in range(400):
        desk.frame()
        dice = [piece for piece in desk.table.director.pieces if piece.key.startswith("die:")]
        if dice and desk.table.director.travelling:
            seen.add(desk.table.director._face(dice[0]))
            start = start or desk.table.director.pose(dice[0])
    rolled = next(e.event for e in reversed(desk.table.match.log) if isinstance(e.event, ev.AttackRolled))
    assert len(seen) > STEPS / 2 and start is not None and start.cy > 480
    assert {face.args[0] for face in seen} == {rolled.die}
    desk.ui.stack.clear()


def test_a_key_ends_the_roll(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "attack", animation="normal")
    attack = next(move for move in desk.table.sight.legal if isinstance(move, mv.Attack) and move.leviathan == 10)
    desk.table.answering.choose(attack)
    for _ in range(40):
        desk.frame()
    assert desk.table.director.travelling
    desk.clock += 1.0
    desk.press(pygame.K_SPACE)
    assert not desk.ui.stack.busy() and desk.table.sight.decision is not None
    desk.ui.stack.clear()


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_die_comes_to_rest_on_its_face(ui: Ui, value: int) -> None:
    kit = Kit(ui.canvas)
    frames = [paint_rolling(kit, value, step, 52.0) for step in range(STEPS)]
    assert frames[-1].surface is paint_die(kit, value, 52.0).surface
    pictures = {pygame.image.tobytes(frame.surface, "RGBA") for frame in frames}
    assert len(pictures) == STEPS


# ---------------------------------------------------------------------- several people
def test_a_victim_chooses_behind_a_cover_and_shows_lords_openly(art: Art, tmp_path: Path) -> None:
    """Which Allies are lost is a matter of a hidden hand; free Lords and the Border are public (L-60)."""
    names = {kind.__name__ for kind in OPEN_DECISIONS}
    assert {"DiscardLordToAttack", "ChooseZone", "BoostAttack", "ChooseTokens"} <= names
    assert not names & {"DiscardToAttack", "MeetMonster", "ChooseAttack", "RevealTokens", "MartialLaw"}
    for zone, leviathan, covered in (("7", 1, True), ("7", 10, False)):
        record = beset_record(leviathan)
        desk = Desk(art, tmp_path, record, confirm_fizzle=False)
        desk.rest()
        while isinstance(desk.top, Cover):
            desk.clock += 1.0
            desk.press(pygame.K_RETURN)
            desk.rest()
        desk.clock += 1.0
        desk.by_mouse(mv.Beset(victim=1), False)
        desk.rest()
        assert isinstance(desk.top, Cover) == covered, (zone, desk.words())
        if not covered:
            assert desk.table.sight.viewer == -1 and desk.table.sight.deciding == 1
            desk.clock += 1.0
            desk.by_mouse(desk.table.sight.legal[0], False)
            assert isinstance(desk.made[-1], base.DismissLord)
        desk.ui.stack.clear()


def beset_record(leviathan: int) -> m.Record:
    """The Border Guard decides; every sum of the dice finds ``leviathan``'s zone taken."""
    text = (FOLDER / "table-leviathan-beset.toml").read_text(encoding="utf-8")
    head, _, tail = text.partition("leviathan = {")
    _, _, rest = tail.partition("\n")
    line = f'leviathan = {{ border = {{ "7" = {leviathan} }}, deck = [2, 9, 20] }}\n'
    return record_from(head + line + f"rng = {chance_of((3, 4))}\n" + rest, "pphh")


# ---------------------------------------------------------------------- painting
@pytest.mark.parametrize("count", range(1, 10))
def test_up_to_nine_targets_stand_side_by_side(ui: Ui, count: int) -> None:
    boxes = target_boxes(count, 806.0, 164.0, 117.0)
    assert len(boxes) == count
    for first, second in itertools.pairwise(boxes):
        assert first[0] + first[2] < second[0]
    assert boxes[0][0] >= 164 and boxes[-1][0] + boxes[-1][2] <= 806.1 and boxes[0][2] >= 60


def test_levels_are_told_apart_in_grey(ui: Ui) -> None:
    """Hit, near, open and gone differ by more than their colour: by sign, words, edge."""
    kit = Kit(ui.canvas)
    grey = set()
    for state in ("hit", "near", "open", "gone"):
        surface = pygame.transform.grayscale(paint_level(kit, LevelFace(6, 2, state), 160.0, 30.0).surface)
        grey.add(pygame.image.tobytes(surface, "RGBA"))
    assert len(grey) == 4


def test_a_target_out_of_reach_is_darker(ui: Ui) -> None:
    _, stage = stage_of(ui, "strike")
    kit = Kit(ui.canvas)
    face: TargetFace = shown(stage.blocks, "stage:leviathan:10").look.args[0]
    dark = replace(face, calm=True)
    light = [sum(pygame.transform.average_color(paint_target(kit, f, 123.0, 103.0).surface)[:3]) for f in (face, dark)]
    assert light[1] < light[0] * 0.75


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [80, 100, 150])
def test_no_word_is_cut_off(art: Art, language: str, text_size: int, cut: list[str]) -> None:
    """On the stage of every scenario, with every Ally that may be meant."""
    here = make_ui(art, language, text_size)
    kit = Kit(here.canvas)
    for name in OURS:
        scene = open_table(here, name)
        scene.kit = kit
        here.stack.draw(here.canvas)
        for piece in scene.director.pieces:
            for block in scene.table.preview(scene.sight, piece.name):
                block.look.picture(kit)
        assert cut == [], f"{name} in {language} at {text_size} %"
        here.stack.clear()
