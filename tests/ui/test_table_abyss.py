"""The table of Abyss: every decision can be answered on it, everything lies in the window and says what it is."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pygame
import pytest

from abyss_game.engine.game import Game
from abyss_game.engine.ruleset import Options
from abyss_game.games.abyss.lord import LORDS
from abyss_game.i18n.catalog import LANGUAGES
from abyss_game.i18n.describe_decisions import PROMPTS
from abyss_game.i18n.describe_kraken_decisions import PROMPTS as KRAKEN_PROMPTS
from abyss_game.i18n.describe_leviathan_decisions import PROMPTS as LEVIATHAN_PROMPTS
from abyss_game.resources import assets_dir
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import GRID_HEIGHT, GRID_WIDTH
from abyss_game.ui.paint import unfolded
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.abyss.words import Words
from abyss_game.ui.tables.pieces import Piece, Sight
from abyss_game.ui.tables.surface import lone_source

from .table_scenarios import RULES, SCENARIOS, game_of, make_ui, open_table, sight_of

MOMENTS_OF_A_GAME = 130
OVER_THE_EDGE = 3.0
"""So many units the lowest corner of a turned card may lie below the window."""


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", (1280, 720), hidden=True)
    window.get_surface()
    yield Art(assets_dir() / "art")
    window.destroy()


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


def lying(table: AbyssTable, sight: Sight) -> list[Piece]:
    """Everything that can be seen of the game, board and stage."""
    return [*table.pieces(sight), *table.stage(sight).blocks]


def deciding() -> list[str]:
    """The scenarios in which the first seat decides."""
    found = []
    for name in SCENARIOS:
        decision = game_of(name).decision
        if decision is not None and decision.seat == 0:
            found.append(name)
    return found


def unanswerable(table: AbyssTable, sight: Sight) -> list[str]:
    """The legal moves that cannot be made by click: no button makes them, and no piece begins them."""
    dial = table.dial(sight)
    for amount, move in enumerate(dial):
        dialled = table.stage(sight.but(amount=amount)).choices
        if not any(choice.move == move for choice in dialled):
            return [RULES.vocabulary.write(move)]
        if move != dial[-1] and not any(choice.action == f"dial:{amount + 1}" and choice.enabled for choice in dialled):
            return [RULES.vocabulary.write(move)]
    if dial:
        return []
    stage = table.stage(sight)
    pieces = [piece for piece in lying(table, sight) if not piece.still]
    pages = table.pages(sight)
    for page in range(1, pages):
        pieces += [piece for piece in table.pieces(sight.but(page=page)) if not piece.still]
    names = {piece.name for piece in pieces}
    buttons = [choice.move for choice in stage.choices if choice.enabled and choice.move is not None]
    lost = []
    for move in sight.legal:
        if move in buttons:
            continue
        placed = not move.target() or table.place(sight, move.target()) is not None or move.target() in names
        # several moves of one piece are told apart by where they lead
        if move.source() not in names or not placed:
            lost.append(RULES.vocabulary.write(move))
    return lost


# ---------------------------------------------------------------------- answering
def test_there_is_a_scenario_for_every_decision() -> None:
    met = {type(game_of(name).decision) for name in deciding()}
    assert met == {*PROMPTS, *KRAKEN_PROMPTS, *LEVIATHAN_PROMPTS}


@pytest.mark.parametrize("name", deciding())
def test_every_legal_move_can_be_made_by_click(ui: Ui, name: str) -> None:
    assert unanswerable(AbyssTable(ui), sight_of(game_of(name), 0)) == []


@pytest.mark.parametrize(
    "expansions",
    [(), ("kraken",), ("leviathan",), ("kraken", "leviathan")],
    ids=["base", "kraken", "leviathan", "both"],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_played_by_click(ui: Ui, seats: int, expansions: tuple[str, ...]) -> None:
    """In every seat of a random game each legal move begins at a piece or is a button, and pieces are unique."""
    table = AbyssTable(ui)
    for sight in moments(seats, expansions):
        assert unanswerable(table, sight) == [], sight.decision
        keys = [piece.key for piece in lying(table, sight)]
        assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)


def moments(seats: int, expansions: tuple[str, ...] = (), seed: int = 5) -> Iterator[Sight]:
    """Decisions of a random game, as the seat that decides looks at them."""
    rng = random.Random(seed)
    game: Game[Any] = RULES.new(Options(seats=seats, expansions=expansions, seed=seed))
    for _ in range(MOMENTS_OF_A_GAME):
        if game.over or game.decision is None:
            return
        yield sight_of(game, game.decision.seat)
        game.play(rng.choice(game.legal()))


def test_a_locked_button_says_why(ui: Ui) -> None:
    for name in deciding():
        for choice in AbyssTable(ui).stage(sight_of(game_of(name), 0)).choices:
            assert choice.enabled or choice.reason, f"{name}: {choice.key}"
            assert "<" not in choice.label + choice.reason, f"{name}: markup on {choice.key}"


@pytest.mark.parametrize("name", deciding())
def test_the_stage_is_never_empty(ui: Ui, name: str) -> None:
    """Beside its tablet there is something to read or to press."""
    stage = AbyssTable(ui).stage(sight_of(game_of(name), 0))
    assert stage.prompt
    assert len(stage.blocks) + len(stage.choices) >= 2


# ---------------------------------------------------------------------- places
@pytest.mark.parametrize("name", SCENARIOS)
def test_pieces_lie_in_the_window_and_are_unique(ui: Ui, name: str) -> None:
    game = game_of(name)
    pieces = lying(AbyssTable(ui), sight_of(game, 0))
    keys = [piece.key for piece in pieces]
    assert sorted(keys) == sorted(set(keys))
    for piece in pieces:
        box = piece.box
        assert box.x >= -OVER_THE_EDGE and box.right <= GRID_WIDTH + OVER_THE_EDGE, piece.key
        assert box.y >= -OVER_THE_EDGE and box.bottom <= GRID_HEIGHT + OVER_THE_EDGE, piece.key
        assert box.w > 0 and box.h > 0


@pytest.mark.parametrize("name", SCENARIOS)
def test_buttons_lie_on_the_stage_and_never_on_each_other(ui: Ui, name: str) -> None:
    sight = sight_of(game_of(name), 0)
    stage = AbyssTable(ui).stage(sight)
    room = sight.layout["decision"].box.grown(0.5)
    for index, choice in enumerate(stage.choices):
        assert room.holds(choice.box), choice.key
        assert choice.box.h >= 25 and choice.box.w >= 26, f"{choice.key} is too small to hit"
        for other in stage.choices[index + 1 :]:
            assert not choice.box.grown(-0.5).overlaps(other.box), f"{choice.key} and {other.key}"
        for piece in stage.blocks:
            if piece.name and not piece.still and piece.z >= 60 and not piece.key.startswith(("payment", "offer")):
                assert not choice.box.grown(-1).overlaps(piece.box), f"{choice.key} and {piece.key}"


@pytest.mark.parametrize("name", SCENARIOS)
def test_painting_changes_nothing(ui: Ui, name: str) -> None:
    scene = open_table(ui, name)
    before = RULES.pack(scene.sight.view)
    ui.stack.draw(ui.canvas)
    first = pygame.image.tobytes(ui.canvas.surface, "RGB")
    ui.stack.draw(ui.canvas)
    assert pygame.image.tobytes(ui.canvas.surface, "RGB") == first
    assert RULES.pack(scene.sight.view) == before
    ui.stack.clear()


# ---------------------------------------------------------------------- tooltips and close looks
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_pointed_at_says_what_it_is(art: Art, language: str) -> None:
    here = make_ui(art, language)
    table = AbyssTable(here)
    for name in SCENARIOS:
        game = game_of(name)
        for seat in range(game.state.seats):
            for other in (-1, *(o for o in range(game.state.seats) if o != seat)):
                sight = sight_of(game, seat, unfolded=other)
                for piece in lying(table, sight):
                    if not piece.still and piece.key != "pages":
                        title, text = table.tip(sight, piece.name)
                        assert text, f"{name}: {piece.name}"
                        assert "{" not in title + text, text
                if other < 0 and seat:
                    break


def test_a_tooltip_says_why_nothing_can_be_done(ui: Ui) -> None:
    table = AbyssTable(ui)
    sight = sight_of(game_of("turn-start"), 0)
    lord = next(piece.name for piece in table.pieces(sight) if piece.name.startswith("lord:"))
    assert "<c:coral>" in table.tip(sight, lord)[1]
    assert "<c:coral>" not in table.tip(sight, "exploration")[1], "exploring is possible"
    keys = sight_of(game_of("spend-keys"), 0)
    assert "Key" in table.tip(keys, "lord:illusionist")[1].partition("<c:coral>")[2]


def test_the_cost_of_a_lord_names_the_races(ui: Ui) -> None:
    words = Words(ui, sight_of(game_of("turn-start"), 0))
    assert words.cost("landowner") == "Cost 10, only seahorses", "a single Race, and that one is named"
    assert words.cost("jailer") == "Cost 6, 3 Races, including a crab"
    assert words.cost("elder") == "Cost 10, 5 Races"


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_card_can_be_looked_at_closely(ui: Ui, name: str) -> None:
    table = AbyssTable(ui)
    sight = sight_of(game_of(name), 0)
    for piece in lying(table, sight):
        if piece.zoom:
            shown = table.zoom(sight, piece.name)
            assert shown is not None, piece.name
            _, (w, h), title, notes = shown
            assert title and notes and w <= 620 and h <= 640


# ---------------------------------------------------------------------- opponents
@pytest.mark.parametrize("name", ["many-lords", "locations-5", "turn-one-lord", "pay-for-lord"])
def test_a_panel_unfolds_into_all_public_cards(ui: Ui, name: str) -> None:
    table, game = AbyssTable(ui), game_of(name)
    for seat in range(1, game.state.seats):
        assert table.unfolds(sight_of(game, 0), f"seat:{seat}") == seat
        sight = sight_of(game, 0, unfolded=seat)
        area = game.state.areas[seat]
        shown = {piece.source for piece in table.pieces(sight) if piece.key.startswith("unfold:")}
        beside = len(area.locations) < 3  # from three Locations on the Lords under them are signs on the tile
        for own in area.lords:
            assert f"lord:{own.lord}" in shown or (own.location and not beside)
        assert {f"location:{location}" for location in area.locations} <= shown
        assert {f"card:{card}" for card in area.affiliated} <= shown
        panel = next(piece for piece in table.pieces(sight) if piece.key == "unfold:panel")
        assert panel.box.bottom <= sight.layout["prompt"].box.y, "the stage stays in sight"
        for piece in table.pieces(sight):
            if piece.key.startswith("unfold:"):
                assert panel.box.grown(1).holds(piece.box), piece.key
    assert table.unfolds(sight_of(game, 0), "seat:0") == -1, "the own cards lie open anyway"


def test_a_legal_target_can_be_chosen_in_the_unfolded_panel(ui: Ui) -> None:
    sight = sight_of(game_of("turn-one-lord"), 0, unfolded=1)
    marked = {
        piece.source
        for piece in AbyssTable(ui).pieces(sight)
        if piece.key.startswith("unfold:lord:") and "legal" in piece.look.args
    }
    assert marked == {move.source() for move in sight.legal}


def test_the_unfolded_panel_fits_the_fullest_player(ui: Ui) -> None:
    face = AbyssTable(ui)
    game = game_of("many-lords")
    sight = sight_of(game, 1, unfolded=0)
    pieces = [piece for piece in face.pieces(sight) if piece.key.startswith("unfold:lord:")]
    widths = {piece.box.w for piece in pieces if game_lord_is_free(game, piece.source)}
    assert min(widths) >= 34, "the signs of a Lord stay readable"
    assert unfolded.HEIGHT <= 306


def game_lord_is_free(game: Game[Any], source: str) -> bool:
    return any(own.free for own in game.state.areas[0].lords if f"lord:{own.lord}" == source)


# ---------------------------------------------------------------------- marks
def states(ui: Ui, name: str) -> dict[str, str]:
    """The state of every card at home, by what moves call it."""
    found = {}
    for piece in AbyssTable(ui).pieces(sight_of(game_of(name), 0)):
        words = [arg for arg in piece.look.args if isinstance(arg, str)]
        found[piece.name] = words[0] if words else ""
    return found


def test_superfluous_allies_are_flagged_and_useless_ones_darkened(ui: Ui) -> None:
    from abyss_game.games.abyss.payment import quote

    game = game_of("pay-superfluous")
    decision: Any = game.decision
    extra = quote(game, 0, decision.lord, decision.chosen).superfluous
    assert extra
    marks = states(ui, "pay-superfluous")
    legal = {move.source() for move in game.legal()}
    for card in game.state.areas[0].hand:
        mark = marks[f"card:{card}"]
        if card in extra:
            assert mark == "refused"
        elif card in decision.chosen:
            assert mark == "selected"
        else:
            assert mark == ("legal" if f"card:{card}" in legal else "disabled")


def test_lords_without_a_key_to_give_are_darkened_when_keys_are_spent(ui: Ui) -> None:
    game = game_of("spend-keys")
    decision: Any = game.decision
    marks = states(ui, "spend-keys")
    for own in game.state.areas[0].lords:
        if own.free:
            has_key = own.active and LORDS[own.lord].key
            expected = "selected" if own.lord in decision.lords else "legal" if has_key else "disabled"
            assert expected in marks[f"lord:{own.lord}"].split()


@pytest.mark.parametrize("name", ["control-location", "choose-among-drawn", "settle-alone", "exchange-location"])
def test_locations_show_their_worth_when_one_is_chosen(ui: Ui, name: str) -> None:
    sight = sight_of(game_of(name), 0)
    legal = {move.source() for move in sight.legal if move.source().startswith("location:")}
    for piece in lying(AbyssTable(ui), sight):
        if piece.name in legal:
            assert piece.look.args[0].worth is not None, piece.name


def test_in_a_full_hand_what_can_pay_gets_the_room(ui: Ui) -> None:
    game = game_of("pay-dense")
    sight = sight_of(game, 0)
    hand = [piece for piece in AbyssTable(ui).pieces(sight) if piece.key.startswith("card:") and 30 <= piece.z < 60]
    hand.sort(key=lambda piece: piece.pose.cx)
    useful = {move.source() for move in game.legal()}
    steps: dict[bool, list[float]] = {True: [], False: []}
    for piece, after in itertools.pairwise(hand):
        steps[piece.name in useful].append(after.pose.cx - piece.pose.cx)
    assert min(steps[True]) > 1.5 * max(steps[False])
    assert min(steps[True]) >= 26, "the value of a card that can pay is seen"


@pytest.mark.parametrize(
    ("moves", "alone"),
    [
        ((("a", "x"), ("a", "y"), ("", "")), "a"),
        ((("a", "x"), ("b", "y")), ""),
        ((("a", "x"), ("a", "x")), ""),
        ((("a", "x"),), ""),
        ((("", ""),), ""),
    ],
)
def test_the_only_thing_that_can_go_to_several_places(moves: tuple[tuple[str, str], ...], alone: str) -> None:
    @dataclass(frozen=True)
    class Going:
        ends: tuple[str, str]

        def source(self) -> str:
            return self.ends[0]

        def target(self) -> str:
            return self.ends[1]

    assert lone_source([Going(ends) for ends in moves]) == alone  # type: ignore[list-item]
