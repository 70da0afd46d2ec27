"""Answering at the table: clicks, drags, keys, refusals, repeated clicks, undo, questions, hints."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.cards import card_of
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.art import Art
from abyss_game.ui.scenes.dialogs import Confirm, MenuOverlay
from abyss_game.ui.scenes.zoom import Zoom
from abyss_game.ui.tables.scene import TableScene
from abyss_game.ui.tables.widgets import PieceWidget

from . import table_kit
from .table_kit import Desk, record_from

art = table_kit.art


def desk_of(art: Art, folder: Path, scenario: str, kinds: str = "pppp", **settings: object) -> Desk:
    """A desk at the decision that ends a scenario; with one person by default at seat 0."""
    desk = Desk(art, folder, record_from(scenario, kinds), **settings)
    desk.settled()
    return desk


ONE_OPTION = """game = "abyss"
seats = 2
seed = 3
[position]
council = {}
court = ["", "", "landowner", "trader", "schemer", "sage"]
[[position.areas]]
pearls = 0
[[position.areas]]
"""
"""Nothing can be done but explore: there are no Pearls, no Allies, no Council."""


@pytest.fixture
def action(art: Art, tmp_path: Path) -> Desk:
    return desk_of(art, tmp_path, "table-choose-action", "phhh")


@pytest.fixture
def paying(art: Art, tmp_path: Path) -> Desk:
    return desk_of(art, tmp_path, "table-pay-for-lord", "phhh")


def hand_spot(desk: Desk, card: int) -> tuple[int, int]:
    return desk.spot(f"card:{card}")


# ---------------------------------------------------------------------- what is touched
def test_a_click_in_the_fan_belongs_to_the_card_that_is_seen_there(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-hand-14", "phh")
    pieces = [piece for piece in desk.table.director.pieces if piece.key.startswith("card:") and piece.pose.angle]
    assert len(pieces) >= 10
    checked = 0
    for x in range(380, 900, 7):
        for y in range(500, 716, 9):
            over = [piece for piece in desk.table.director.pieces if not piece.still and piece.pose.contains(x, y)]
            found = desk.table.group.at(desk.ui.canvas.point(x, y))
            if over and over[-1] in pieces:
                assert isinstance(found, PieceWidget) and found.piece.key == over[-1].key
                checked += 1
    assert checked > 300


def test_tab_goes_through_what_answers_before_anything_else(action: Desk) -> None:
    group = action.table.group
    order = [widget for widget in group.widgets if widget.focusable]
    answers = [(isinstance(w, PieceWidget) and w.legal) or not isinstance(w, PieceWidget) for w in order]
    assert answers == sorted(answers, reverse=True) and any(answers) and not all(answers)
    assert group.focus in {choice.key for choice in action.table.stage.choices}
    seen = {group.focus}
    for _ in order:
        action.press(pygame.K_TAB)
        seen.add(group.focus)
    assert seen == {widget.key for widget in order}


def test_arrows_move_the_focus_where_they_point(action: Desk) -> None:
    group = action.table.group
    group.set_focus("lord:jailer")
    action.press(pygame.K_RIGHT)
    right = group.get(group.focus)
    here = group.get("lord:jailer")
    assert right is not None and here is not None and right.box[0] > here.box[0]


def test_numbers_press_tiles_and_one_points_to_its_pieces(action: Desk) -> None:
    action.press(pygame.K_3)
    assert action.table.group.focus.startswith("lord:") and not action.made
    action.clock += 1
    action.press(pygame.K_1)
    assert action.made == [mv.Explore()]


@pytest.mark.parametrize(
    ("scenario", "source", "text"),
    [
        ("table-choose-action", "exploration", "explore"),
        ("table-choose-action", "council:3", "council shellfish"),
        ("table-choose-action", "pearls", "plot"),
        ("table-choose-action", "lord:jailer", "recruit jailer"),
    ],
)
def test_a_piece_is_dragged_to_its_place(art: Art, tmp_path: Path, scenario: str, source: str, text: str) -> None:
    desk = desk_of(art, tmp_path, scenario, "phhh")
    move = desk.move(text)
    desk.drag(source, move.target())
    assert desk.made[0] == move


def test_a_drag_whose_whole_way_comes_at_once_ends_like_any_other(art: Art, tmp_path: Path) -> None:
    """On a busy machine all that the mouse did between two frames is a single motion."""
    for text in ("explore", "recruit jailer"):
        desk = desk_of(art, tmp_path, "table-choose-action", "phhh")
        move = desk.move(text)
        start, end = desk.spot(desk.key_of(move.source())), desk.goal(move)
        desk.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        desk.send(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
        desk.drop(end)
        assert desk.made[:1] == [move] and not desk.table.sight.dragged, text


def test_a_lost_drag_is_harmless_and_the_card_glides_home(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-choose-action", "phhh", animation="normal")
    start = desk.spot("lord:jailer")
    before = desk.table.sight
    desk.hold(start, (20, 600))
    assert desk.table.sight.dragged == "lord:jailer" and desk.table.sight.targets
    desk.drop((20, 600))
    piece = next(piece for piece in desk.table.director.pieces if piece.key == "lord:jailer")
    away = desk.table.director.pose(piece)
    assert away != piece.pose and desk.ui.stack.busy()
    desk.frame(0.05)
    assert desk.table.director.pose(piece) != away
    desk.frame(0.5)
    assert desk.table.director.pose(piece) == piece.pose and not desk.ui.stack.busy()
    assert not desk.made and desk.table.sight.legal == before.legal and "refuse" not in desk.sounds


def test_a_card_let_go_where_it_was_taken_does_nothing(paying: Desk) -> None:
    chosen = card_of("crab-2")
    x, y = hand_spot(paying, chosen)
    paying.hold((x, y), (x + 9, y + 4))
    paying.drop((x + 9, y + 4))
    assert not paying.made


def test_esc_and_a_lost_button_end_a_drag(action: Desk) -> None:
    action.hold(action.spot("lord:jailer"), (600, 400))
    action.press(pygame.K_ESCAPE)
    assert not action.table.sight.dragged and isinstance(action.top, TableScene)
    action.drop((1000, 600))
    action.settled()
    action.hold(action.spot("lord:jailer"), (600, 400))
    action.send(pygame.MOUSEMOTION, pos=(700, 420), rel=(0, 0), buttons=(0, 0, 0))
    assert not action.table.sight.dragged and not action.made


def test_a_click_that_trembles_on_something_that_cannot_be_carried_is_a_click(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-choose-action", "phhh")
    x, y = desk.spot("seat:1")
    desk.hold((x, y), (x + 10, y + 5))
    desk.drop((x + 10, y + 5))
    assert desk.table.pointing.unfolded == 1


# ---------------------------------------------------------------------- refusals
def test_what_is_not_legal_is_refused_in_one_sentence_with_numbers(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, ONE_OPTION, "ph", animation="normal")
    refused = "lord:sage"
    desk.click(refused)
    said = desk.table.answering.refused
    assert said and any(letter.isdigit() for letter in said) and said in desk.words()
    assert desk.sounds.count("refuse") == 1 and not desk.made
    prompt = next(piece for piece in desk.table.director.pieces if piece.key == "prompt")
    assert prompt.look.args[-1] is True  # the prompt line in coral
    piece = next(piece for piece in desk.table.director.pieces if piece.key == refused)
    desk.frame(0.03)
    assert desk.table.director.pose(piece) != piece.pose
    for _ in range(40):
        desk.frame()
    assert desk.table.director.pose(piece) == piece.pose and not desk.ui.stack.busy()
    desk.press(pygame.K_TAB)
    assert not desk.table.answering.refused and said not in desk.words()


def test_dragging_something_illegal_says_why_and_the_next_press_is_heard(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, ONE_OPTION, "ph", animation="slow")
    desk.drag("lord:trader", "lords")
    assert desk.table.answering.refused and not desk.made
    assert desk.ui.stack.busy()  # the card glides home; that does not swallow what comes next
    desk.click("exploration")
    assert desk.made == [mv.Explore()] and not desk.table.answering.refused


def test_without_motion_nothing_shakes(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, ONE_OPTION, "ph", animation="normal", reduced_motion=True)
    desk.click("lord:trader")
    assert desk.table.answering.refused and not desk.ui.stack.busy()


# ---------------------------------------------------------------------- one click is one action
@pytest.mark.parametrize("animation", ["off", "normal"])
@pytest.mark.parametrize("times", [2, 9])
def test_however_fast_a_click_is_repeated_it_does_one_action(
    art: Art, tmp_path: Path, animation: str, times: int
) -> None:
    desk = desk_of(art, tmp_path, "table-choose-action", "phhh", animation=animation)
    spot = desk.spot("action:explore")
    for _ in range(times):
        desk.click_at(spot)
        desk.frame(0.08)
    assert desk.made == [mv.Explore()]


@pytest.mark.parametrize("key", [pygame.K_1, pygame.K_RETURN])
def test_a_key_that_is_pressed_twice_at_once_does_one_action(action: Desk, key: int) -> None:
    action.table.group.set_focus("action:explore")
    action.press(key, key, key)
    assert action.made == [mv.Explore()]


def test_a_double_click_on_a_card_of_a_payment_picks_it_once_and_a_second_card_is_picked_at_once(paying: Desk) -> None:
    cards = [move.card for move in paying.table.sight.legal if isinstance(move, mv.PickAlly)][:2]
    spot = hand_spot(paying, cards[0])
    paying.click_at(spot)
    paying.click_at(spot)
    assert paying.made == [mv.PickAlly(card=cards[0])]
    others = [move for move in paying.table.sight.legal if isinstance(move, mv.PickAlly)]
    far = max(others, key=lambda move: abs(hand_spot(paying, move.card)[0] - hand_spot(paying, cards[0])[0]))
    paying.click(f"card:{far.card}")
    assert paying.made == [mv.PickAlly(card=cards[0]), far]


def test_a_press_that_was_held_over_a_decision_does_not_answer_the_next(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-choose-action", "phhh")
    spot = desk.spot("action:explore")
    desk.send(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
    desk.press(pygame.K_1)
    desk.rest()
    desk.clock += 1
    desk.send(pygame.MOUSEBUTTONUP, pos=spot, button=1)
    desk.rest()
    assert desk.made.count(mv.Explore()) == 1


def test_a_press_held_over_a_card_that_stays_does_not_act_on_the_next_decision(paying: Desk) -> None:
    card = next(move.card for move in paying.table.sight.legal if isinstance(move, mv.PickAlly))
    spot = hand_spot(paying, card)
    paying.send(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
    paying.press(pygame.K_c)
    made = list(paying.made)
    assert made
    paying.clock += 1
    paying.send(pygame.MOUSEBUTTONUP, pos=hand_spot(paying, card), button=1)
    assert paying.made == made


# ---------------------------------------------------------------------- undo
def test_undo_goes_back_step_by_step_and_names_what_it_takes_back(paying: Desk) -> None:
    start = paying.table.match.state_bytes()
    cards = [move.card for move in paying.table.sight.legal if isinstance(move, mv.PickAlly)]
    paying.click(f"card:{cards[0]}")
    label = paying.table.group.get("undo")
    assert label is not None and paying.table.table.undo_words(paying.table.sight, mv.PickAlly(card=cards[0])) in vars(
        label
    ).get("_label", "")
    paying.clock += 1
    paying.press(pygame.K_u)
    assert paying.table.match.state_bytes() == start
    assert mv.PickAlly(card=cards[0]) in paying.table.sight.legal


def test_undo_says_why_not(action: Desk) -> None:
    action.press(pygame.K_u)
    assert action.table.answering.refused and not action.made
    action.clock += 1
    action.press(pygame.K_1)
    action.settled()
    made = list(action.made)
    action.press(pygame.K_u)
    assert action.table.answering.refused and action.made == made


def test_after_taking_back_the_same_move_gives_the_same_cards(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-pay-ready", "phhh")
    cancel = desk.button(mv.Cancel())
    before = desk.table.match.state_bytes()
    desk.click(cancel)
    desk.clock += 1
    desk.press(pygame.K_u)
    assert desk.table.match.state_bytes() == before


# ---------------------------------------------------------------------- by itself, questions, hints
def test_the_only_option_takes_itself_after_a_visible_pause(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_from(ONE_OPTION, "ph"), auto_single=True)
    desk.rest()
    assert desk.texts() == ["explore"] and desk.ui.t("ui-table-auto") in desk.words()
    wake = desk.ui.stack.next_wake()
    assert wake is not None and 0.3 < wake < 1.5 and not desk.ui.stack.busy()
    desk.frame(wake / 2)
    assert not desk.made
    desk.frame(wake)
    assert desk.made[0] == mv.Explore()


def test_what_was_taken_back_does_not_take_itself_again(art: Art, tmp_path: Path) -> None:
    monster = """game = "abyss"
seats = 2
seed = 3
[position]
threat = 2
track = ["squid-2", "jellyfish-1", "seahorse-3", "squid-4", "monster.6"]
stack = [{ step = "FaceMonster", seat = 0, card = "monster.6" }, { step = "EndTurn", seat = 0 }]
[[position.areas]]
[[position.areas]]
"""
    desk = Desk(art, tmp_path, record_from(monster, "ph"), auto_single=True)
    desk.rest()
    only = desk.texts()
    assert len(only) == 1 and only[0].startswith("fight")
    wake = desk.ui.stack.next_wake()
    assert wake is not None
    desk.frame(wake + 0.01)
    desk.rest()
    assert len(desk.made) == 1 and desk.texts() != only
    desk.press(pygame.K_u)
    assert desk.texts() == only and desk.ui.stack.next_wake() is None
    desk.clock += 1
    desk.press(pygame.K_RETURN)
    assert len(desk.made) == 2


def test_ending_a_turn_with_a_power_left_is_asked(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-late-powers", "phhh")
    desk.by_mouse(mv.Done(), False)
    assert isinstance(desk.top, Confirm) and not desk.made
    desk.press(pygame.K_ESCAPE)
    assert not desk.made and isinstance(desk.top, TableScene)
    desk.clock += 1
    desk.by_mouse(mv.Done(), False)
    desk.press(pygame.K_RETURN)
    assert desk.made[0] == mv.Done()


def test_the_question_can_be_switched_off(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-late-powers", "phhh", confirm_end_turn=False)
    desk.by_mouse(mv.Done(), False)
    assert desk.made[0] == mv.Done()


def fizzle(victim_has_cards: bool) -> str:
    """The jailer is about to be recruited; nobody else has cards for it unless `victim_has_cards`."""
    hand = 'hand = ["crab-3"]' if victim_has_cards else ""
    return f"""game = "abyss"
seats = 2
seed = 3
moves = ["recruit jailer", "pick crab-2", "pick squid-3", "pick jellyfish-1"]
[position]
court = ["", "", "jailer", "trader", "schemer", "sage"]
[[position.areas]]
pearls = 5
hand = ["crab-2", "squid-3", "jellyfish-1"]
[[position.areas]]
{hand}
"""


def test_recruiting_a_lord_whose_power_would_fizzle_is_asked(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, fizzle(False), "ph")
    desk.by_mouse(mv.Confirm(), False)
    assert isinstance(desk.top, Confirm) and not desk.made
    desk.press(pygame.K_RETURN)
    assert desk.made[0] == mv.Confirm()
    desk = desk_of(art, tmp_path, fizzle(True), "ph")
    desk.by_mouse(mv.Confirm(), False)
    assert desk.made[0] == mv.Confirm()


def test_a_hint_proposes_a_legal_move_and_puts_the_focus_on_it(action: Desk) -> None:
    action.press(pygame.K_h)
    hint = action.table.answering.hint
    assert hint and hint in action.words() and not action.made
    focused = action.table.group.get(action.table.group.focus)
    assert focused is not None
    action.clock += 1
    action.press(pygame.K_RETURN)
    assert len(action.made) >= 1 and not action.table.answering.hint


def test_a_hint_at_the_open_table_does_not_look_into_the_hand(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-consider-purchase", "pppp")
    assert desk.table.viewer == -1 and desk.table.sight.mine
    desk.press(pygame.K_h)
    assert not desk.table.answering.hint and desk.table.answering.refused


# ---------------------------------------------------------------------- stepping back, closer looks
def test_esc_steps_back_before_it_opens_the_menu(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-exchange-location", "phhh")
    sources: dict[str, int] = {}
    for move in desk.table.sight.legal:
        if move.source():
            sources[move.source()] = sources.get(move.source(), 0) + 1
    two_step = next((name for name, count in sources.items() if count > 1), "")
    if two_step:
        desk.click(desk.key_of(two_step))
        assert desk.table.sight.picked == two_step
        desk.clock += 1
        desk.press(pygame.K_ESCAPE)
        assert not desk.table.sight.picked and isinstance(desk.top, TableScene) and not desk.made
        desk.clock += 1
    desk.press(pygame.K_F10)
    assert isinstance(desk.top, MenuOverlay)


def test_esc_opens_the_menu_and_closes_it(action: Desk) -> None:
    action.press(pygame.K_ESCAPE)
    assert isinstance(action.top, MenuOverlay)
    action.press(pygame.K_ESCAPE)
    assert isinstance(action.top, TableScene) and not action.made


def test_a_close_look_by_right_click_and_by_key(action: Desk) -> None:
    action.click("lord:jailer", button=3)
    assert isinstance(action.top, Zoom) and action.top.name == "lord:jailer"
    action.press(pygame.K_ESCAPE)
    action.table.group.set_focus("lord:jailer")
    action.send(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0))
    action.press(pygame.K_z)
    assert isinstance(action.top, Zoom)
    action.press(pygame.K_RETURN)
    assert action.made == [mv.Recruit(lord="jailer")]


def test_cheapest_payment_is_put_together_at_once(art: Art, tmp_path: Path) -> None:
    desk = desk_of(art, tmp_path, "table-pay-for-lord", "phhh")
    state: AbyssState = desk.table.match.view(0)
    assert state.areas[0].hand
    desk.press(pygame.K_c)
    assert len(desk.made) >= 1 and mv.Confirm() in desk.table.sight.legal
