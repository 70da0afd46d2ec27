"""Leviathan's board on the table: the Border and its supplies, what lies before the players, tooltips, close looks."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.cards import TOKEN_NAMES, ZONE_NAMES
from abyss_game.i18n.catalog import LANGUAGES
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.paint import panels
from abyss_game.ui.paint.border import LeviathanFace, paint_leviathan_zoom, paint_new_token, paint_zone
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.leviathan import places
from abyss_game.ui.tables.abyss.leviathan.attempts import attempts
from abyss_game.ui.tables.abyss.leviathan.counters import face
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.pieces import Piece, Sight

from . import table_kit
from .painting import same_size_and_different
from .table_kit import Desk, record_from, record_of
from .table_scenarios import game_of, make_ui, sight_of

art = table_kit.art
FULL, FIVE, BOTH, FEW = "full-border", "five", "kraken-five", "few"


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


@pytest.fixture
def kit(art: Art) -> Kit:
    return Kit(make_ui(art).canvas)


def lying(ui: Ui, name: str, **more: Any) -> tuple[Sight, dict[str, Piece]]:
    """The board of a scenario by the keys of its pieces."""
    sight = sight_of(game_of(f"leviathan-{name}"), 0, **more)
    return sight, {piece.key: piece for piece in AbyssTable(ui).pieces(sight)}


# ---------------------------------------------------------------------- the Border
def test_every_zone_shows_its_leviathan_or_its_sums(ui: Ui) -> None:
    """L-1, L-16, L-27, L-28: zone 4 holds Leviathan 1 (3/1, 7/2, 5/1), which has lost its first Life Point."""
    sight, pieces = lying(ui, FULL)
    for zone, leviathan in enumerate((18, 1, 6, 17, 10, 13, 15, 12, 3)):
        assert pieces[f"leviathan:{leviathan}"].box == places.zone_box(sight, zone)
    shown: LeviathanFace = pieces["leviathan:1"].look.args[1]
    assert (shown.levels, shown.lost, shown.kind, shown.amount) == (((3, 1), (7, 2), (5, 1)), 1, "allies", 3)
    assert not [key for key in pieces if key.startswith("zone:")]
    sight, pieces = lying(ui, FIVE)
    free = [zone for zone in range(9) if f"zone:{zone}" in pieces]
    assert [ZONE_NAMES[zone] for zone in free] == ["2-3", "5", "8", "11-12"]
    assert pieces["zone:8"].look.args[:2] == ((11, 12), None)


def test_the_supplies_are_counted(ui: Ui) -> None:
    """L-2, L-5: 20 Leviathans and 19 new tokens in all; the base tokens keep a pile of their own."""
    sight, pieces = lying(ui, FULL)
    view = sight.view
    assert pieces["leviathan_deck"].look.args[0] == 20 - 9 - 4
    assert pieces["new_token_pile"].look.args[0] == 19 - 4 - 1 - 2
    assert pieces["token_pile"].look.args[0] == len(view.token_pile) == 20 - 2 - 1 - 2 - 3
    assert not [key for key in pieces if key.startswith("threat")], "L-1: no Threat track"


def test_an_attack_chooses_among_leviathans_by_their_marks(ui: Ui) -> None:
    """L-23, L-24: a picked Ally marks what it may attack; a drag too."""
    game = game_of("leviathan-full-border")
    sight = sight_of(game, 0)
    marked = sight.but(picked="card:3", targets=frozenset({"leviathan:1", "leviathan:3"}))
    pieces = {piece.key: piece for piece in AbyssTable(ui).pieces(marked)}
    assert pieces["leviathan:1"].look.args[-1] == "legal"
    assert pieces["leviathan:15"].look.args[-1] == ""


# ---------------------------------------------------------------------- what lies before the players
def test_own_tokens_show_their_faces_and_those_of_others_their_number(ui: Ui) -> None:
    """L-60: faces are known to their owner alone."""
    sight, pieces = lying(ui, FULL)
    names = {TOKEN_NAMES[int(key.partition(":")[2])] for key in pieces if key.startswith("new_token:")}
    assert names == {"pearls-2.1", "pearls-3.1", "key.1", "stack.1"}
    kinds = [piece.look.args[0] for key, piece in pieces.items() if key.startswith("new_token:")]
    assert sorted(kinds) == ["key", "pearls-2", "pearls-3", "stack"]
    assert [dict(pieces[f"seat:{seat}"].look.args[0].extra)["monster-new"] for seat in (1, 2, 3)] == [1, 0, 2]
    # who looks on without being anybody sees backs only
    open_table = {piece.key: piece for piece in AbyssTable(ui).pieces(_unseen(sight))}
    assert not [key for key in open_table if key.startswith("new_token:")]
    assert [open_table[f"new_back:{index}"].look.args[0] for index in range(4)] == [""] * 4


def _unseen(sight: Sight) -> Sight:
    game = game_of("leviathan-full-border")
    return sight.but(view=game.rules.view(game.state, -1), viewer=-1, mine=False, legal=(), game=None)


def test_a_panel_counts_tokens_slain_leviathans_and_wounds(ui: Ui) -> None:
    _, pieces = lying(ui, FULL)
    assert pieces["seat:2"].look.args[0].extra == (("monster-new", 0), ("leviathan", 0), ("wound", 11))
    assert pieces["seat:3"].look.args[0].extra == (("monster-new", 2), ("leviathan", 1), ("wound", 4))
    assert pieces["wounds"].look.args[1] == "2" and pieces["hand_limit"].look.args[1] == "7/12"


def test_the_scourge_is_with_its_holder_or_beside_the_board(ui: Ui) -> None:
    """L-32."""
    sight, pieces = lying(ui, FEW)
    assert pieces["scourge"].box == sight.layout["scourge"].box
    sight, pieces = lying(ui, FULL)
    assert sight.layout["shelf"].box.holds(pieces["scourge"].box)
    sight, pieces = lying(ui, FIVE)
    assert sight.layout.opponent(3).box.holds(pieces["scourge"].box)
    assert pieces["seat:3"].look.args[0].held == 1


@pytest.mark.parametrize("name", [FULL, FIVE, BOTH, FEW])
def test_nothing_on_the_shelf_or_the_right_lies_over_another_thing(ui: Ui, name: str) -> None:
    sight, pieces = lying(ui, name)
    shelf = sight.layout["shelf"].box
    on_shelf = [piece for piece in pieces.values() if piece.pose.cy < shelf.bottom and shelf.overlaps(piece.box)]
    assert {"wounds", "hand_limit"} <= {piece.key for piece in on_shelf}
    for piece in on_shelf:
        assert shelf.grown(0.01).holds(piece.box), piece.key
    apart = [piece for piece in on_shelf if not piece.key.startswith(("new_", "leviathan:"))]
    rows = [_around(on_shelf, "new_"), _around(on_shelf, "leviathan:")]
    boxes = [*(piece.box for piece in apart), *(box for box in rows if box is not None)]
    assert not any(a.overlaps(b) for a, b in itertools.combinations(boxes, 2))
    right = [
        piece.box for key, piece in pieces.items() if key.startswith(("leviathan", "zone:", "token", "new_token_"))
    ]
    right = [box for box in right if box.x > 1140]
    assert len(right) == 12 and not any(a.overlaps(b) for a, b in itertools.combinations(right, 2))


def _around(lying_: list[Piece], beginning: str) -> Any:
    """The box round the pieces whose keys begin so; None for none."""
    boxes = [piece.box for piece in lying_ if piece.key.startswith(beginning)]
    if not boxes:
        return None
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return type(boxes[0])(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def test_the_tokens_of_an_opponent_stand_in_its_panel_and_cover_no_number(ui: Ui) -> None:
    """The figure and two Sentinels of one player, the Scourge of another; nine numbers beside them."""
    sight, pieces = lying(ui, BOTH)
    panel = sight.layout.opponent(1).box
    held = [pieces[key].box for key in ("figure", "sentinel:watcher", "sentinel:vigil")]
    own = pieces["seat:1"].look.args[0]
    assert own.held == 3 and len(own.extra) >= 4
    numbers = panels.opponent_boxes(panel.w, panel.h, len(own.lords), len(own.extra))
    for box in held:
        assert panel.holds(box)
        for name, place in numbers.items():
            if name != "name":
                assert not box.overlaps(type(box)(*place).moved(panel.x, panel.y)), name
    assert not any(a.overlaps(b) for a, b in itertools.combinations((held[0], held[2]), 2))


@pytest.mark.parametrize("counters", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("h", [113, 134, 150])
def test_the_counters_of_a_panel_lie_inside_and_apart(h: float, counters: int) -> None:
    boxes = panels.opponent_boxes(224, h, 7, counters)
    assert sum(1 for name in boxes if name.startswith("counter_")) == counters
    for (name, a), (other, b) in itertools.combinations(boxes.items(), 2):
        across = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
        down = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
        assert across <= 2 or down <= 2, f"{name} lies over {other}"
    assert all(box[0] >= 0 and box[0] + box[2] <= 224 and box[1] + box[3] <= h for box in boxes.values())


def test_slain_leviathans_are_seen_in_the_unfolded_panel(ui: Ui) -> None:
    """L-30, L-31."""
    _, pieces = lying(ui, FIVE, unfolded=3)
    slain = [piece for key, piece in pieces.items() if key.startswith("unfold:leviathan:")]
    assert [piece.name for piece in slain] == ["leviathan:8", "leviathan:4"] and all(piece.zoom for piece in slain)
    panel = pieces["unfold:panel"].box
    lords = [piece.box for key, piece in pieces.items() if key.startswith("unfold:lord:")]
    for piece in slain:
        assert panel.holds(piece.box) and not any(piece.box.overlaps(lord) for lord in lords)
    assert face(game_of("leviathan-five").state, 8).lost == 1, "a slain Leviathan has lost all its Life Points"


# ---------------------------------------------------------------------- fighting Allies
def test_fighting_allies_are_told_by_a_sign() -> None:
    """L-26: values 1 and 2 are strengthened by Pearls, 3 and 4 roll both dice; L-3: ids 78 to 97."""
    effects = [faces.ally_face(card).effect for card in range(78, 98)]
    assert effects == ["boost", "boost", "dice", "dice"] * 5
    assert {faces.ally_face(card).effect for card in (0, 12, 64, 98)} == {""}


def test_the_sign_is_seen_in_the_hand_and_on_the_track(ui: Ui) -> None:
    sight, pieces = lying(ui, FULL)
    effects = [pieces[f"card:{card}"].look.args[0].effect for card in sight.view.areas[0].hand]
    assert sorted(effect for effect in effects if effect) == ["boost", "boost", "dice"]
    on_track = next(piece for piece in pieces.values() if piece.box.x == 1076 and piece.look.args[-1] is True)
    assert on_track.look.args[0].effect == "boost", "the staircase leaves the sign visible"


# ---------------------------------------------------------------------- pictures
def test_each_fact_of_a_zone_changes_its_picture(kit: Kit) -> None:
    plain = LeviathanFace(1, 0, ((3, 1), (7, 2), (5, 1)), 0, "allies", 3)
    variants = [
        plain,
        LeviathanFace(2, 0, plain.levels, 0, "allies", 3),
        LeviathanFace(1, 4, plain.levels, 0, "allies", 3),
        LeviathanFace(1, 0, ((4, 1), (7, 2), (5, 1)), 0, "allies", 3),
        LeviathanFace(1, 0, ((3, 2), (7, 2), (5, 1)), 0, "allies", 3),
        LeviathanFace(1, 0, plain.levels[:2], 0, "allies", 3),
        LeviathanFace(1, 0, ((3, 1), (3, 1), (5, 1)), 1, "allies", 3),
        LeviathanFace(1, 0, plain.levels, 0, "pearls", 3),
        LeviathanFace(1, 0, plain.levels, 0, "allies", 2),
        None,
    ]
    assert same_size_and_different([paint_zone(kit, (7,), shown, 124, 37) for shown in variants])
    sums = [paint_zone(kit, named, shown, 124, 37) for named in ((2, 3), (4,)) for shown in (plain, None)]
    assert same_size_and_different(sums)
    assert same_size_and_different(
        [paint_new_token(kit, kind) for kind in ("", "pearls-2", "pearls-3", "key", "stack")]
    )
    lost = [LeviathanFace(1, 0, plain.levels, count, "allies", 3) for count in range(4)]
    assert same_size_and_different([paint_leviathan_zoom(kit, shown, "Stinging Colossus", 600) for shown in lost])


# ---------------------------------------------------------------------- words
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [FULL, BOTH, FEW])
def test_every_piece_of_the_board_has_a_tooltip(art: Art, language: str, name: str) -> None:
    ui = make_ui(art, language)
    table, game = AbyssTable(ui), game_of(f"leviathan-{name}")
    for seat in (0, 1):
        sight = sight_of(game, seat)
        for piece in table.pieces(sight):
            if piece.still or piece.key == "pages":
                continue
            title, text = table.tip(sight, piece.name)
            assert text and "{" not in title + text, (language, piece.key)


def test_a_leviathan_is_told_in_words_wherever_it_lies(ui: Ui) -> None:
    """L-18, L-27: Leviathan 1 has 7/2 and 5/1 left and takes three Allies; L-1: 3 of 36 rolls hit zone 4."""
    table, sight = AbyssTable(ui), sight_of(game_of("leviathan-full-border"), 0)
    title, text = table.tip(sight, "leviathan:1")
    assert title == "Stinging Colossus" and "2 of 3 Life Points" in text
    assert "resistance 7, reward 2" in text and "resistance 5, reward 1" in text and "resistance 3, reward" not in text
    assert "3 Allies" in text and "3 of 36" in text
    slain = table.tip(sight, "leviathan:5")[1]
    assert "Slain by" in slain and "of 36" not in slain
    closeup = table.zoom(sight, "leviathan:1")
    assert closeup is not None and closeup[2] == title and "2 of 3 Life Points" in closeup[3]


def test_the_best_ally_of_the_own_hand_is_named_with_its_chance(ui: Ui) -> None:
    """L-26: a fighting crab 3 needs a 4 of the better of two dice against resistance 7: 1 - (3/6)² = 75 %."""
    table, game = AbyssTable(ui), game_of("leviathan-full-border")
    text = table.tip(sight_of(game, 0), "leviathan:18")[1]
    assert "Fighting crab 3:" in text and "75" in text
    watching = sight_of(game, 1)
    assert "chance" not in table.tip(watching, "leviathan:18")[1], "nobody decides there"


def test_monsters_piles_and_the_last_space_are_told_as_leviathan_has_them(ui: Ui) -> None:
    table = AbyssTable(ui)
    for name, told in ((FULL, True), (None, False)):
        sight = sight_of(game_of(f"leviathan-{name}" if name else "turn-start"), 0)
        pile, last, monster = (table.tip(sight, source)[1] for source in ("token_pile", "track:4", "card:65"))
        assert ("Points tokens" in pile) is told
        assert ("whoever can fight must fight" in last) is told
        assert ("adds one to the Border" in monster) is told


def test_what_a_touch_may_mean(ui: Ui) -> None:
    sight = sight_of(game_of("leviathan-full-border"), 0)
    assert attempts(sight, "leviathan_deck") == [mv.Beset(victim=seat) for seat in (1, 2, 3)]
    assert attempts(sight, "new_tokens:2") == [mv.RobNew(victim=2)]
    assert attempts(sight, "leviathan:15") == [mv.Strike(leviathan=15)]
    assert mv.Attack(card=3, leviathan=13) in attempts(sight, "card:3")
    assert attempts(sight, "pearls") == [mv.Boost(pearls=5), mv.KeepForPearls(pearls=1)]
    base = sight_of(game_of("turn-start"), 0)
    assert attempts(base, "card:3") == attempts(base, "pearls") == []


# ---------------------------------------------------------------------- five seats
def test_with_five_players_the_news_are_counted_on_the_log_and_open_over_the_council(art: Art, tmp_path: Any) -> None:
    desk = Desk(art, tmp_path, record_of("phhhh", seed=4, expansions=("leviathan",)))
    desk.rest()
    for _ in range(3):
        desk.clock += 1.0
        desk.by_keyboard(desk.table.sight.legal[0])
        desk.rest()
        if desk.table.news:
            break
    news = desk.table.news
    assert news and not any(piece.key == "log" for piece in desk.table.director.pieces)
    tool = desk.table.group.get("whole-log")
    assert tool._count == len(news)  # type: ignore[union-attr]
    canvas, zone = desk.ui.canvas, desk.table.layout["folded_log"].box
    plain = _part(desk, zone)
    left, top = canvas.point(desk.table.layout["rules"].box.x + 30, desk.table.layout["rules"].box.y + 10)
    desk.send(pygame.MOUSEMOTION, pos=(left, top), rel=(0, 0), buttons=(0, 0, 0))
    desk.clock += 0.5
    desk.frame()
    assert _part(desk, zone) != plain
    desk.send(pygame.MOUSEMOTION, pos=canvas.point(640, 340), rel=(0, 0), buttons=(0, 0, 0))
    desk.frame()
    assert _part(desk, zone) == plain


def _part(desk: Desk, box: Any) -> bytes:
    """What is on the screen within ``box``."""
    desk.ui.stack.draw(desk.ui.canvas)
    part = desk.ui.canvas.surface.subsurface(desk.ui.canvas.rect(box.grown(-8)))
    return pygame.image.tobytes(part, "RGB")


def test_a_panel_unfolds_after_a_rest_of_the_pointer_and_makes_way_for_a_drag(art: Art, tmp_path: Any) -> None:
    desk = Desk(art, tmp_path, record_from("table-leviathan-full-border", "phhh"))
    desk.settled()
    panel = desk.table.layout.opponent(1).box
    x, y = desk.ui.canvas.point(panel.x + 60, panel.y + 70)
    for step in range(4):
        desk.send(pygame.MOUSEMOTION, pos=(x + step * 8, y), rel=(8, 0), buttons=(0, 0, 0))
        desk.clock += 0.5
        desk.frame()
        assert desk.table.pointing.unfolded == -1, "the pointer is on its way"
    desk.clock += 0.3
    desk.frame()
    assert desk.table.pointing.unfolded == 1
    desk.click("seat:1")
    assert desk.table.pointing.unfolded == 1, "a click keeps it there"
    desk.clock += 1.0
    x, y = desk.spot("pearls")
    desk.hold((x, y), (x + 80, y - 60))
    assert desk.table.pointing.unfolded == (-1 if desk.table.sight.dragged else 1)
    desk.drop((x, y))
    desk.settled()
    x, y = desk.spot("card:84")
    desk.hold((x, y), (640, 300))
    assert desk.table.sight.dragged == "card:84" and desk.table.pointing.unfolded == -1
