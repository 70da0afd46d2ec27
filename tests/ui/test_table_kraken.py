"""Kraken on the table of Abyss: where its pieces lie, how its decisions are answered, what can be counted."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from abyss_game.engine import scenario as sc
from abyss_game.engine.events import Event
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss import payment
from abyss_game.games.abyss.expansions.kraken import events as ev
from abyss_game.games.abyss.expansions.kraken import moves as mv
from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.i18n.catalog import LANGUAGES
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.scenes.new_game import ABYSS, CONSPIRACY, NewGame, NewGameChoice
from abyss_game.ui.scenes.scores import Scores
from abyss_game.ui.tables.abyss.kraken.stage import grid
from abyss_game.ui.tables.abyss.paying import stand_ins
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.pieces import OVER_THE_BOARD, Sight

from . import table_kit
from .table_kit import Desk, chooser, record_from, record_of
from .table_scenarios import RULES, game_of, make_ui, sight_of

art = table_kit.art


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("choose-holder", "pass-figure 3"),
        ("discard-affiliated", "surrender crab-2.2"),
        ("lay-kraken", "lay kraken-3.1 squid"),
    ],
)
def test_where_public_facts_are_enough_no_cover_comes(art: Art, tmp_path: Path, name: str, move: str) -> None:
    """Two people at one screen: the question is asked at the open table, on which nobody's hand is seen."""
    desk = Desk(art, tmp_path, record_from(f"table-kraken-{name}", "pphh"))
    desk.rest()
    table = desk.table
    assert desk.top is table and table.sight.mine and table.viewer == -1
    assert set(table.view.areas[0].hand) == {-1}
    desk.by_mouse(desk.move(move), drag=False)
    assert desk.made == [RULES.vocabulary.read(move)]
    desk.ui.stack.clear()


# ---------------------------------------------------------------------- payment
def payment_face(ui: Ui, name: str) -> Any:
    stage = AbyssTable(ui).stage(sight_of(game_of(f"kraken-{name}"), 0))
    block = next(piece for piece in stage.blocks if piece.key == "payment")
    return block.look.args[2]


def test_krakens_stand_for_the_races_that_are_asked(ui: Ui) -> None:
    face = payment_face(ui, "pay-with-krakens")
    assert face.wild == 2 and len(face.races) == 2 and face.races_needed == 3
    game = game_of("kraken-pay-with-krakens")
    decision: Any = game.decision
    due = payment.bill(game, 0, decision.lord)
    assert face.races[0] == due.race, "the mandatory Race comes first"


@pytest.mark.parametrize(
    ("picked", "expected"),
    [(["kraken-4", "seahorse-5"], 1), (["kraken-3", "kraken-4"], 2), (["crab-2", "seahorse-5", "kraken-4"], 0)],
)
def test_a_kraken_beyond_the_races_asked_shows_no_ring(picked: list[str], expected: int) -> None:
    """Vectors V-1 and V-2, and a kraken that stands for a Race that is there."""
    hand = ["kraken-4", "kraken-3", "seahorse-5", "crab-2"]
    court = ["seeker", "keeper", "reaper", "shepherd", "miller", "landowner"]
    game = sc.start(
        GAMES,
        sc.Scenario(
            game="abyss",
            seats=2,
            seed=1,
            expansions=["kraken"],
            position={"court": court, "areas": [{"hand": hand}, {}]},
        ),
    )
    for text in ["recruit seeker", *(f"pick {name}" for name in picked)]:
        sc.play_text(game, text)
    decision: Any = game.decision
    due, quote = payment.bill(game, 0, "seeker"), payment.quote(game, 0, "seeker", decision.chosen)
    found = stand_ins(quote, due)
    assert len(found) == expected
    assert len({*quote.races, *found}) == due.races == 2


@pytest.mark.parametrize(("name", "ways"), [("pay-two-ways", [0, 1]), ("pay-three-ways", [0, 1, 2])])
def test_every_way_to_fill_the_gap_has_its_button(ui: Ui, name: str, ways: list[int]) -> None:
    sight = sight_of(game_of(f"kraken-{name}"), 0)
    choices = AbyssTable(ui).stage(sight).choices
    found = [choice for choice in choices if isinstance(choice.move, base.Confirm)]
    assert [choice.move.coins() for choice in found if isinstance(choice.move, base.Confirm)] == ways
    assert all(choice.enabled for choice in found)
    assert [choice.shortcut for choice in found] == ["enter"] + [""] * (len(ways) - 1)


def test_pointing_at_a_way_to_pay_shows_it(art: Art, tmp_path: Path) -> None:
    """Meters, notes and the question tell the way whose button is pointed at, or else in focus."""
    desk = Desk(art, tmp_path, record_from("table-kraken-pay-three-ways", "phhh"))
    desk.settled()

    def shown() -> tuple[int, int, str]:
        looks = desk.table._foretold()
        face = looks["payment"].args[2]
        return face.pearls, face.coins, looks["prompt"].args[1]

    assert shown()[:2] == (2, 0) and "2 Pearls" in shown()[2]
    before = desk.ui.canvas.surface.copy()
    for coins, pearls, price in ((1, 1, "1 Pearl + 1 Nebulis"), (2, 0, "2 Nebulis")):
        button = desk.table.group.get(f"confirm:{coins}")
        assert button is not None
        desk.point_at(button.box)
        assert shown()[:2] == (pearls, coins) and price in shown()[2]
        desk.ui.stack.draw(desk.ui.canvas)
        stage = desk.ui.canvas.rect(tuple(desk.table.layout["decision"].box))
        assert desk.ui.canvas.surface.subsurface(stage).get_buffer().raw != before.subsurface(stage).get_buffer().raw
    desk.ui.stack.clear()


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        ("name-race", {"condemn crab": "Hits 2 opponents", "condemn shellfish": "Hits 1 opponent"}),
        ("offer-two-ways", {"buy-nebulis kraken-3.1 1": "The Kraken goes to an opponent"}),
        ("pay-two-ways", {"confirm-nebulis 1": "The Kraken goes to an opponent"}),
    ],
)
def test_what_a_move_brings_stands_beside_the_question(
    art: Art, tmp_path: Path, scenario: str, told: dict[str, str]
) -> None:
    """While one points at the button of the move, and no longer."""
    desk = Desk(art, tmp_path, record_from(f"table-kraken-{scenario}", "phhh"))
    desk.settled()
    for text, remark in told.items():
        move = RULES.vocabulary.find(text, list(desk.table.sight.legal))
        key = next(choice.key for choice in desk.table.stage.choices if choice.move == move)
        button = desk.table.group.get(key)
        assert button is not None
        desk.point_at(button.box)
        assert desk.table._foretold()["prompt"].args[2] == remark
        assert desk.table.stage.aside != remark
    desk.ui.stack.clear()


def test_other_buttons_foretell_nothing(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_from("table-kraken-offer-nebulis", "phhh"))
    desk.settled()
    assert desk.table._foretold() == {}
    desk.ui.stack.clear()


def test_the_gap_is_shown_as_it_is_paid(art: Art, ui: Ui, tmp_path: Path) -> None:
    """Without a choice the Nebulis is part of the one confirmation."""
    desk = Desk(art, tmp_path, record_from("table-kraken-offer-nebulis", "phhh"))
    desk.rest()
    assert desk.texts() == ["buy-nebulis squid-5.1 1", "pass"]
    desk.settled()
    desk.press(pygame.K_RETURN)
    assert desk.made == [mv.BuyWithNebulis(card=desk.made[0].card, nebulis=1)]  # type: ignore[attr-defined]
    desk.ui.stack.clear()


def test_the_corruptor_asks_how_it_is_paid(art: Art, tmp_path: Path) -> None:
    for drag in (False, True):
        desk = Desk(art, tmp_path, record_from("table-kraken-corruptor", "phhh"), confirm_fizzle=False)
        desk.settled()
        meant = desk.move("recruit-nebulis shareholder 1")
        if drag:
            desk.drag(desk.key_of("lord:shareholder"), meant)
            assert desk.table.answering.picked == "lord:shareholder" and not desk.made
            desk.clock += 1.0
            desk.click(desk.button(meant))
        else:
            desk.by_mouse(meant, False)
        assert desk.made == [meant]
        desk.ui.stack.clear()


# ---------------------------------------------------------------------- Sentinels
@pytest.mark.parametrize("way", ["click", "drag", "keys"])
@pytest.mark.parametrize("text", ["guard-stack watcher seahorse", "guard-location watcher krakens_lair"])
def test_a_sentinel_is_placed(art: Art, tmp_path: Path, way: str, text: str) -> None:
    desk = Desk(art, tmp_path, record_from("table-kraken-place-sentinel", "phhh"))
    desk.settled()
    meant = desk.move(text)
    if way == "keys":
        desk.by_keyboard(meant)
    else:
        desk.by_mouse(meant, way == "drag")
    assert desk.made == [meant]
    desk.ui.stack.clear()


def test_the_places_of_a_sentinel_are_marked_and_one_click_is_enough(art: Art, tmp_path: Path) -> None:
    """Nothing else can be put anywhere: the token need not be picked up first."""
    desk = Desk(art, tmp_path, record_from("table-kraken-place-sentinel", "phhh"))
    desk.settled()
    sight = desk.table.sight
    free = [f"council:{race}" for race in range(5)] + [f"location:{tile}" for tile in sight.view.available]
    assert {name for name in free if sight.mark(name) == "legal"} == set(free)
    assert sight.mark("lord:oracle") == "", "the Court has a Sentinel already"
    desk.click("council:2")
    assert desk.made == [desk.table.match.rules.vocabulary.read("guard-stack watcher seahorse")]
    desk.ui.stack.clear()


def test_a_sentinel_in_a_taken_area_says_why(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_from("table-kraken-place-sentinel", "phhh"))
    desk.settled()
    desk.hold(desk.spot("stage:sentinel:watcher"), desk.spot("lord:schemer"))
    desk.drop(desk.spot("lord:schemer"))
    assert not desk.made and "Sentinel in this area" in desk.words()
    desk.ui.stack.clear()


# ---------------------------------------------------------------------- search
def test_a_search_shows_what_is_left_as_a_watcher_could_count_it(ui: Ui) -> None:
    game = game_of("kraken-search-on")
    sight = sight_of(game, 0)
    odds = next(piece for piece in AbyssTable(ui).stage(sight).blocks if piece.key == "odds")
    left, there, risk = odds.look.args[:3]
    deck = [TREASURE_VALUES[treasure] for treasure in game.state.kraken.treasure_deck]
    assert [(value, count) for value, count, _ in left] == [(value, deck.count(value)) for value in (3, 4, 5, 6, 7)]
    assert there == (4, 6, 7)
    lost = sum(deck.count(value) for value in there)
    assert str(lost) in risk and str(len(deck)) in risk


def test_the_others_see_the_odds_too(ui: Ui) -> None:
    stage = AbyssTable(ui).stage(sight_of(game_of("kraken-watching-search"), 0))
    odds = next(piece for piece in stage.blocks if piece.key == "odds")
    assert odds.look.args[1] == (3, 5, 6) and not stage.choices
    assert len([piece for piece in stage.blocks if piece.key.startswith("stage:treasure:")]) == 3


def test_searching_and_stopping_by_number(art: Art, tmp_path: Path) -> None:
    desk = Desk(art, tmp_path, record_from("table-kraken-search-on", "phhh"))
    desk.settled()
    desk.by_keyboard(desk.move("stop"))
    assert desk.made == [mv.Stop()]
    desk.ui.stack.clear()


@pytest.mark.parametrize("count", [1, 2, 9, 30, 68])
def test_the_open_discard_fits_over_the_board(count: int) -> None:
    boxes = grid(count, OVER_THE_BOARD)
    assert len(boxes) == count and boxes[0].w >= 26
    for index, box in enumerate(boxes):
        assert OVER_THE_BOARD.holds(box)
        assert not any(box.overlaps(other) for other in boxes[index + 1 :])


# ---------------------------------------------------------------------- motion and points
@pytest.mark.parametrize(
    ("event", "count"),
    [
        (ev.NebulisGained(seat=1, amount=3, why="krakens"), 3),
        (ev.NebulisLost(seat=0, amount=1, why="ferryman"), 1),
        (ev.NebulisPaid(seat=2, to=0, amount=2, why="purchase"), 2),
        (ev.NebulisPaid(seat=0, to=-1, amount=1, why="recruitment"), 1),
        (ev.PearlStolen(seat=0, victim=1, lord="highwayman"), 1),
        (ev.KeyGained(seat=1, amount=1, why="treasure"), 1),
        (ev.TokenDrawn(seat=0, token=3), 1),
        (ev.CardTurnedOver(seat=0, card=66), 1),
        (ev.CardTurnedOver(seat=1, card=3), 1),
        (ev.CardTurnedOver(seat=0, card=3), 0),
    ],
)
def test_what_has_no_place_of_its_own_flies_past(ui: Ui, event: Event, count: int) -> None:
    sight = sight_of(game_of("kraken-turn-start"), 0)
    flights = AbyssTable(ui).ways(sight, event).flights()
    assert len(flights) == count
    for piece, end in flights:
        assert (piece.pose.cx, piece.pose.cy) != (end.cx, end.cy)


@pytest.mark.parametrize(("seat", "value", "lost"), [(0, 4, True), (0, 3, False), (2, 3, True), (2, 7, False)])
def test_a_treasure_is_shown_to_everybody_on_its_way(ui: Ui, seat: int, value: int, lost: bool) -> None:
    """Large enough to be read, in coral when it is one too many; then it goes to its tile, or to the panel with it."""
    sight = sight_of(game_of("kraken-turn-start"), 0)
    site = {0: "battlefield", 2: "megalodon"}[seat]
    lying_there = lying_now(sight)
    treasure = next(t for t, v in enumerate(TREASURE_VALUES) if v == value and t not in lying_there)
    sight.view.kraken.treasures[site].append(treasure)
    ways = AbyssTable(ui).ways(sight, ev.TreasureDrawn(seat=seat, location=site, treasure=treasure))
    pieces = [piece for piece in AbyssTable(ui).pieces(sight) if piece.key == f"treasure:{treasure}"]
    flying = [piece for piece, _ in ways.flights()]
    assert (len(pieces), len(flying)) == ((1, 0) if seat == 0 else (0, 1))
    shown = ways.presented((pieces or flying)[0])
    assert shown is not None and shown[1].w >= 100
    assert (shown[0].args[0], shown[0].args[3]) == (value, lost)
    assert ways.origin((pieces or flying)[0]) is not None


def lying_now(sight: Sight) -> set[int]:
    """The Treasures on all tiles."""
    return {treasure for lying_ in sight.view.kraken.treasures.values() for treasure in lying_}


def test_what_is_reserved_and_what_lies_on_a_site_is_told_close_up(ui: Ui) -> None:
    sight = sight_of(game_of("kraken-three-sentinels"), 0)
    table = AbyssTable(ui)
    for source, words in (("lord:jailer", "Marta"), ("location:cetacean_graveyard", "Treasures: 14")):
        zoom = table.zoom(sight, source)
        assert zoom is not None and words in zoom[3], source
        assert words in table.tip(sight, source)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_kraken_are_told_and_shown(art: Art, language: str) -> None:
    ui = make_ui(art, language)
    table, kit, chance = AbyssTable(ui), Kit(ui.canvas), random.Random(3)
    game = RULES.new(Options(3, ("kraken",), 5))
    while not game.over:
        game.play(chance.choice(game.legal()))
    view = RULES.view(game.state, 0)
    scores = table.scores(view, sight_of(game_of("kraken-sentinels-at-home"), 0).but(players=table_players(3)))
    assert [row.icon for row in scores.rows][-2:] == ["nebulis", "race-kraken"]
    for seat in range(3):
        assert sum(row.values[seat] for row in scores.rows) == RULES.standings(view)[seat].points
        for index, row in enumerate(scores.rows[-2:], len(scores.rows) - 2):
            ui.canvas.surface.fill((0, 0, 0))
            table.paint_scores(kit, ui.canvas, (908.0, 150.0, 344.0, 430.0), view, seat, index)
            drawn = pygame.mask.from_threshold(ui.canvas.surface, (0, 0, 0), (1, 1, 1)).count() < 1280 * 720 - 200
            assert drawn == bool(row.values[seat]), row.label


def table_players(seats: int) -> tuple[Any, ...]:
    from .table_scenarios import players_of

    return players_of(seats)


# ---------------------------------------------------------------------- new game
def test_kraken_is_switched_on_in_the_new_game_and_kept(art: Art, tmp_path: Path) -> None:
    ui = make_ui(art)
    chosen: list[NewGameChoice] = []
    scene = NewGame(ui, [ABYSS, CONSPIRACY], chosen.append, ui.stack.clear, random.Random(1))
    ui.stack.push(scene)
    assert scene.choice().expansions == ()
    card = scene.group.get("expansion kraken")
    assert card is not None
    card.activate(ui)
    assert scene.choice().expansions == ("kraken",)
    ui.stack.draw(ui.canvas)
    scene._choose_game(CONSPIRACY)
    assert scene.choice().expansions == () and scene.group.get("expansion kraken") is None
    scene._choose_game(ABYSS)
    scene.group.set_focus("expansion kraken")
    ui.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode=""))
    assert scene.choice().expansions == ()
    ui.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    ui.stack.clear()
    desk = Desk(art, tmp_path)
    desk.app.title()
    desk.app.begin(scene.choice())
    assert desk.table.match.record().options.expansions == ("kraken",)
    desk.app.end_match()
    info = desk.app.store.continue_info("abyss")
    assert info is not None
    desk.app.resume(info)
    assert desk.table.match.record().options.expansions == ("kraken",)
    assert any(piece.key == "treasure_deck" for piece in desk.table.director.pieces)
    desk.app.close()


def test_only_computers_that_know_the_expansions_are_offered(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    from abyss_game.ai import seat as ai

    ui = make_ui(art)
    scene = NewGame(ui, [ABYSS], lambda choice: None, ui.stack.clear, random.Random(1))
    ui.stack.push(scene)
    scene._switch_expansion("kraken", True)
    assert {seat.level for seat in scene.choice().seats} == {"", "heuristic"}
    monkeypatch.setattr(ai, "KNOWS", {})
    scene._switch_expansion("kraken", True)
    assert {seat.level for seat in scene.choice().seats} == {"", "random"}
    ui.stack.clear()


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize(("kinds", "seed", "way"), [("pr", 41, "mouse"), ("rpr", 42, "keys")])
def test_a_whole_game_with_kraken(art: Art, tmp_path: Path, kinds: str, seed: int, way: str) -> None:
    record = record_of(kinds, seed, expansions=("kraken",))
    desk = Desk(art, tmp_path, record, confirm_end_turn=False, confirm_fizzle=False)
    chance = random.Random(seed)
    act = desk.by_keyboard if way == "keys" else lambda move: desk.by_mouse(move, chance.random() < 0.5)
    desk.play(chooser(seed), act)
    assert isinstance(desk.top, Scores) and desk.table.match.over
    desk.ui.stack.clear()
