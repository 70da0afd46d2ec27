"""The table of Conspiracy: every decision can be answered on it, everything lies in the window and says what it is."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from abyss_game.engine.rng import Rng
from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy import preview, scoring
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import LORDS
from abyss_game.games.conspiracy.rules import STEPS
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import GRID_HEIGHT, GRID_WIDTH
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.conspiracy import arrange, faces, previews, sides
from abyss_game.ui.tables.conspiracy.account import Account
from abyss_game.ui.tables.conspiracy.table import ConspiracyTable
from abyss_game.ui.tables.pieces import Sight

from . import table_kit
from .conspiracy_scenarios import RULES, SCENARIOS, game_of, lying, moments, open_table, sight_of
from .table_scenarios import make_ui

art = table_kit.art
OPPONENTS = [variant for variant in RULES.variants if variant.startswith("opponent-")]


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


def unanswerable(table: ConspiracyTable, sight: Sight) -> list[str]:
    """The legal moves that cannot be made by click and by drag: no button makes them, or no piece begins them, or
    there is nowhere to put it."""
    stage = table.stage(sight)
    pieces = [piece for piece in lying(table, sight) if not piece.still]
    for page in range(1, table.pages(sight)):
        pieces += [piece for piece in table.pieces(sight.but(page=page)) if not piece.still]
    names = {piece.name for piece in pieces}
    buttons = [choice.move for choice in stage.choices if choice.enabled and choice.move is not None]
    lost = []
    for move in sight.legal:
        reached = move in buttons if not move.source() else move.source() in names
        placed = not move.target() or table.landing(sight, move) is not None or move.target() in names
        alone = sum(1 for other in sight.legal if other.source() == move.source()) == 1
        told_apart = alone or move in buttons or move.target() in names
        if not (reached and placed and told_apart):
            lost.append(RULES.vocabulary.write(move))
    return lost


# ---------------------------------------------------------------------- answering
def test_there_is_a_scenario_for_every_decision() -> None:
    from abyss_game.engine.steps import Decision

    met = {type(game_of(name).decision) for name in SCENARIOS}
    assert met == {step for step in STEPS if issubclass(step, Decision)}


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_legal_move_can_be_made_by_click_and_by_drag(ui: Ui, name: str) -> None:
    assert unanswerable(ConspiracyTable(ui), sight_of(game_of(name))) == []


@pytest.mark.parametrize(
    ("seats", "variants"), [(2, ()), (3, ("bonus-locations",)), (4, ()), *((1, (variant,)) for variant in OPPONENTS)]
)
def test_every_moment_of_a_game_can_be_answered(ui: Ui, seats: int, variants: tuple[str, ...]) -> None:
    """Each legal move begins at a piece or is a button, pieces are unique and lie in the window."""
    table = ConspiracyTable(ui)
    for sight in moments(seats, 17, variants):
        assert unanswerable(table, sight) == [], sight.decision
        pieces = lying(table, sight)
        keys = [piece.key for piece in pieces]
        assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
        for piece in pieces:
            box = piece.box
            assert box.x >= 0 and box.right <= GRID_WIDTH, piece.key
            assert box.y >= 0 and box.bottom <= GRID_HEIGHT, piece.key


def test_every_lord_and_location_in_play_lies_somewhere(ui: Ui) -> None:
    """All cards that lie open are pieces of the table, each once."""
    table = ConspiracyTable(ui)
    for sight in moments(3, 23):
        view = sight.view
        names = [piece.key for piece in table.pieces(sight) if piece.key.startswith("lord:")]
        lords = [lord for chamber in view.chambers for lord in chamber.lords]
        lords += [lord for pile in view.piles for lord in pile] + view.drawn + view.waiting
        assert sorted(names) == sorted(f"lord:{lord}" for lord in lords)


@pytest.mark.parametrize("name", SCENARIOS)
def test_buttons_lie_in_their_row_and_say_why_they_are_locked(ui: Ui, name: str) -> None:
    sight = sight_of(game_of(name))
    stage = ConspiracyTable(ui).stage(sight)
    room = sight.layout["decision"].box.grown(0.5)
    right = room.x
    for choice in stage.choices:
        assert room.holds(choice.box) and choice.box.x >= right, choice.key
        right = choice.box.right
        assert choice.enabled or choice.reason, choice.key
        assert "<" not in choice.label + choice.reason
    assert stage.prompt and len(stage.blocks) + len(stage.choices) >= 2


def test_a_gate_locks_piles_and_the_other_numbers_with_its_reason(ui: Ui) -> None:
    sight = sight_of(game_of("gate"))
    table = ConspiracyTable(ui)
    locked = [choice.key for choice in table.stage(sight).choices if not choice.enabled]
    assert locked == ["draw 1", "draw 3"]
    assert "2" in table.why_not(sight, "pile:farmer")
    assert "Guarded Gate" in table.tip(sight, "order:")[0]


@pytest.mark.parametrize("name", SCENARIOS)
def test_everything_that_can_be_pointed_at_says_what_it_is(ui: Ui, name: str) -> None:
    sight = sight_of(game_of(name))
    table = ConspiracyTable(ui)
    for piece in lying(table, sight):
        if not piece.still and piece.key not in ("pages",):
            assert any(table.tip(sight, piece.name)), piece.name
        if piece.zoom:
            assert table.zoom(sight, piece.name) is not None, piece.name


def test_every_card_can_be_looked_at_closely(ui: Ui) -> None:
    sight, table = sight_of(game_of("recruit")), ConspiracyTable(ui)
    kit = Kit(ui.canvas)
    for source in [f"lord:{lord}" for lord in range(LORDS)] + [f"location:{location}" for location in LOCATIONS]:
        shown = table.zoom(sight, source)
        assert shown is not None and shown[2] and shown[3], source
        assert shown[0].picture(kit).surface.get_width() > 400 * ui.canvas.unit


# ---------------------------------------------------------------------- previews
def previewed(ui: Ui, sight: Sight, name: str) -> dict[str, Any]:
    return {piece.key: piece for piece in previews.pieces(ui, sight, name)}


def test_a_preview_shows_what_the_rules_say(ui: Ui) -> None:
    """Points by source, Pearls, and the places: for every pile, drawn and waiting Lord of whole games."""
    met = 0
    for sight in moments(3, 29):
        side = sides.placing_side(sight)
        for move in sight.legal:
            if not isinstance(move, mv.TakePile | mv.KeepLord | mv.PlaceLord):
                continue
            lords = previews.lords_of(sight, move)
            seen = preview.preview(sight.view, side, lords)
            shown = previewed(ui, sight, move.source())
            places = sorted(int(key.partition(":")[2]) for key in shown if key.startswith("ghost:"))
            assert places == seen.places
            face = shown["account then"].look.args[0]
            assert [row.gain for row in face.rows] == [
                new.points - old.points for old, new in zip(seen.lines_before, seen.lines, strict=True)
            ]
            assert face.pearls_gain == seen.pearls and face.due == bool(seen.due)
            met += 1
    assert met > 100


def test_what_was_previewed_happens(ui: Ui) -> None:
    """A Lord that brings neither a swap nor a Location changes the points by just what was shown."""
    met = 0
    for seed in range(4):
        for sight in moments(2, 40 + seed):
            for move in sight.legal:
                if not isinstance(move, mv.KeepLord):
                    continue
                seen = preview.preview(sight.view, sight.anchor, [move.lord])
                if seen.due or faces.banner_face(move.lord).value == 0:
                    continue
                face = previewed(ui, sight, move.source())["account then"].look.args[0]
                game = RULES.resume(RULES.determinize(sight.view, Rng(1)))
                game.apply(move)
                after = scoring.points(game.state, sight.anchor)
                assert after - scoring.points(sight.view, sight.anchor) == sum(row.gain for row in face.rows)
                met += 1
    assert met > 20


def test_a_location_and_a_swap_are_previewed(ui: Ui) -> None:
    sight = sight_of(game_of("location"))
    for move in sight.legal:
        if isinstance(move, mv.SettleLocation):
            face = previewed(ui, sight, move.source())["account then"].look.args[0]
            now = scoring.score(sight.view, 0)
            then = preview.preview_location(sight.view, 0, move.location)
            assert [row.gain for row in face.rows] == [b.points - a.points for a, b in zip(now, then, strict=True)]
    sight = sight_of(game_of("swap"))
    swap = next(move for move in sight.legal if isinstance(move, mv.SwapLords))
    picked = sight.but(picked=swap.source())
    face = previewed(ui, picked, swap.target())["account then"].look.args[0]
    seen = preview.preview_swap(sight.view, 0, swap.lord, swap.other)
    assert sum(row.gain for row in face.rows) == seen.points - seen.points_before
    assert previewed(ui, sight, swap.source()) == {}  # not before its partner is pointed at


def test_nothing_is_previewed_while_others_decide(ui: Ui) -> None:
    sight = sight_of(game_of("recruit")).but(mine=False)
    assert previews.pieces(ui, sight, "pile:mage") == []


def test_the_account_adds_up_and_hides_what_is_to_be_hidden(ui: Ui) -> None:
    for sight in moments(2, 31):
        face = Account(ui, sight).now()
        assert sum(row.points or 0 for row in face.rows) == face.who.score == scoring.points(sight.view, sight.anchor)
        hidden = Account(ui, sight.but(live_score=False)).now()
        assert hidden.who.score is None and all(row.points is None for row in hidden.rows)


# ---------------------------------------------------------------------- piles, Chambers
def test_a_pile_fans_out_to_be_read(ui: Ui) -> None:
    sight, table = sight_of(game_of("gate")), ConspiracyTable(ui)
    number = table.unfolds(sight, "pile:mage")
    assert number >= 0 and table.unfolds(sight, "pile:farmer") == -1  # a single Lord lies open anyway
    boxes = [
        piece.box
        for piece in table.pieces(sight.but(unfolded=number))
        if piece.key.startswith("lord:") and int(piece.key[5:]) in sight.view.piles[4]
    ]
    steps = [b.x - a.x for a, b in pairwise(boxes)]
    assert len(boxes) == 7 and min(steps) > 40
    assert sight.layout["stage"].box.x <= boxes[0].x and boxes[-1].right <= sight.layout["stage"].box.right


def test_a_full_pile_still_fans_out_inside_the_pier() -> None:
    sight = sight_of(game_of("gate"))
    for slot in sight.layout["piles"].slots:
        boxes = arrange.fanned(12, arrange.pile_box(slot), sight.layout["stage"].box)
        assert boxes[1].x - boxes[0].x > 30
        assert sight.layout["stage"].box.x <= boxes[0].x and boxes[-1].right <= sight.layout["stage"].box.right


def test_another_chamber_is_laid_out_large(ui: Ui) -> None:
    sight, table = sight_of(game_of("recruit")), ConspiracyTable(ui)
    assert [table.unfolds(sight, f"seat:{seat}") for seat in range(4)] == [-1, 1, 2, 3]
    lord = sight.view.chambers[2].lords[0]
    assert table.unfolds(sight, f"lord:{lord}") == 2
    shown = {piece.name for piece in table.pieces(sight.but(unfolded=2)) if piece.key.startswith("unfold:")}
    assert {f"lord:{lord}" for lord in sight.view.chambers[2].lords} <= shown
    assert "location:sunken_palace" in shown


def test_the_largest_coalition_has_one_outline(ui: Ui) -> None:
    sight, table = sight_of(game_of("recruit")), ConspiracyTable(ui)
    rings = [piece for piece in table.pieces(sight) if piece.key == "coalition"]
    assert len(rings) == 1
    assert len(rings[0].look.args[0]) == len(preview.coalition(sight.view, 0)) == 4


def test_a_picked_deck_asks_how_many(art: Art) -> None:
    """A click on the deck leads to the numbers; Esc steps back; a number draws."""
    ui = make_ui(art)
    scene = open_table(ui, "recruit")
    deck = next(piece for piece in scene.director.pieces if piece.key == "deck:lords")
    scene.answering.touch(deck)
    assert scene.answering.picked == "deck:lords" and scene.group.focus == "draw 1"
    ui.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert scene.answering.picked == ""
    ui.stack.clear()
