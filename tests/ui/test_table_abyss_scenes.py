"""What lies over the table: the whole log, the close look, the final table of points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from abyss_game.ai.seat import make
from abyss_game.engine import match as m
from abyss_game.engine.bus import Bus
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.i18n.catalog import LANGUAGES
from abyss_game.resources import assets_dir
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.panels import LogLine, log_rows
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.scenes.log import LogScene
from abyss_game.ui.scenes.zoom import Zoom
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.furniture import FOLDED, fitting_news

from .table_scenarios import RULES, Sight, layout_of, make_ui, open_table, players_of


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", (1280, 720), hidden=True)
    window.get_surface()
    yield Art(assets_dir() / "art")
    window.destroy()


@pytest.fixture(scope="module")
def played() -> m.Match:
    """A whole match of computers."""
    bus = Bus()
    record = m.Record("abyss", Options(seats=3, seed=4), list(players_of(3)))
    match = m.Match(bus, GAMES, record, 0)
    match.begin()
    bots = [make("heuristic", RULES, seat) for seat in range(3)]
    while not match.over:
        seat = match.seat
        bus.publish(m.MoveChosen(seat, match.number, bots[seat].choose(match.view(seat))))
    return match


def sight_of_match(match: m.Match) -> Sight:
    return Sight(view=match.view(0), players=match.players, layout=layout_of((), 3), anchor=0, viewer=0)


def lines_of(ui: Ui, match: m.Match) -> list[LogLine]:
    table, sight = AbyssTable(ui), sight_of_match(match)
    found = (table.log_line(sight, entry.event.seen_by(0)) for entry in match.log)
    return [line for line in found if line is not None]


def key(ui: Ui, code: int) -> None:
    ui.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def picture(ui: Ui) -> bytes:
    ui.canvas.surface.fill((0, 0, 0))
    ui.stack.draw(ui.canvas)
    return pygame.image.tobytes(ui.canvas.surface, "RGB")


# ---------------------------------------------------------------------- log
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_everything_in_colour(art: Art, played: m.Match, language: str) -> None:
    ui = make_ui(art, language)
    lines = lines_of(ui, played)
    assert len(lines) > 100
    turns = [line for line in lines if line.heading]
    assert len(turns) > 20 and all(line.seat is not None for line in turns)
    for line in lines:
        assert line.markup.count("<a:") == line.markup.count("</a>")
        for target in ("<a:seat:", "<a:lord:", "<a:location:", "<a:card:"):
            assert line.markup.count(target) == line.markup.count("><" + target[1:]), line.markup


def test_the_log_scrolls_from_its_end_to_its_beginning(art: Art, played: m.Match) -> None:
    ui = make_ui(art)
    lines = lines_of(ui, played)
    scene = LogScene(ui, lambda: lines)
    ui.stack.push(scene)
    end = picture(ui)
    key(ui, pygame.K_HOME)
    assert picture(ui) != end
    key(ui, pygame.K_END)
    assert picture(ui) == end
    key(ui, pygame.K_ESCAPE)
    assert ui.stack.top is None


def test_a_name_in_the_log_shows_its_card(art: Art, played: m.Match) -> None:
    ui = make_ui(art)
    shown: list[str] = []
    scene = LogScene(ui, lambda: lines_of(ui, played), shown.append)
    ui.stack.push(scene)
    row = next(row for row in reversed(scene._rows) if any(link.target.startswith("lord:") for link in row.block.links))
    scene._scroll(scene._most() - row.y + 100)
    link = next(link for link in row.block.links if link.target.startswith("lord:"))
    left, top = ui.canvas.point(282.0, scene._top() + row.y)
    pos = link.rect.move(left, top).center
    ui.stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=pos))
    assert shown == [link.target]
    ui.stack.clear()


def test_the_news_fill_their_box_and_never_stand_over(art: Art, played: m.Match) -> None:
    """The box under three opponents is the smallest; the latest line is told however long it is."""
    for language in LANGUAGES:
        for size in (100, 150):
            ui = make_ui(art, language, size)
            kit, box = Kit(ui.canvas), layout_of((), 4)["log"].box
            lines = tuple(lines_of(ui, played))
            for end in range(1, len(lines), 7):
                rows = log_rows(kit, lines[:end], box.w, box.h)
                assert rows and rows[-1].index == end - 1
                assert rows[-1].y + rows[-1].block.height / kit.unit <= box.h


@pytest.mark.parametrize(("board", "seats"), [((), 4), (("leviathan",), 5)])
@pytest.mark.parametrize("size", [100, 150])
def test_news_that_do_not_fit_are_counted(art: Art, board: tuple[str, ...], seats: int, size: int) -> None:
    """The last line tells how many there are besides those that stand over it."""
    ui = make_ui(art, "pt", size)
    kit, layout = Kit(ui.canvas), layout_of(board, seats)
    lines = [LogLine(at % seats, f"pôs o Rondador do Sargaço na zona 11–12 ({at})") for at in range(20)]

    def tell(most: int) -> list[LogLine]:
        return [*lines[: most - 1], LogLine(None, str(len(lines) - most + 1))]

    box = layout["log" if "log" in layout else FOLDED].box
    news = fitting_news(kit, layout, lines, tell)
    assert len(log_rows(kit, news, box.w, box.h)) == len(news), "all that is told has room"
    if len(news) == 1:
        assert news == tuple(lines[-1:]) and size == 150, "there is no room for two"
    else:
        assert len(news) < 20 and int(news[-1].markup) + len(news) - 1 == 20
    assert fitting_news(kit, layout, lines[:1], tell) == tuple(lines[:1])


# ---------------------------------------------------------------------- close look
def test_arrows_go_to_the_neighbour_and_enter_acts(art: Art) -> None:
    ui = make_ui(art)
    scene = open_table(ui, "choose-action")
    names = [piece.name for piece in scene.director.pieces if piece.zoom]
    acted: list[str] = []
    zoom = Zoom(ui, scene.kit, names, names[0], lambda which: scene.table.zoom(scene.sight, which), acted.append,
                lambda name: name == names[1])  # fmt: skip
    ui.stack.push(zoom)
    key(ui, pygame.K_RIGHT)
    assert zoom.name == names[1]
    key(ui, pygame.K_LEFT)
    key(ui, pygame.K_LEFT)
    assert zoom.name == list(dict.fromkeys(names))[-1]
    key(ui, pygame.K_RIGHT)
    key(ui, pygame.K_RIGHT)
    key(ui, pygame.K_RETURN)
    assert acted == [names[1]] and ui.stack.top is scene
    ui.stack.clear()


def test_the_close_look_tells_cost_ruling_and_worth(art: Art) -> None:
    ui = make_ui(art)
    scene = open_table(ui, "pay-dense")
    shown = scene.table.zoom(scene.sight, "lord:landowner")
    assert shown is not None and "12" in shown[3], "the cost that an opponent's Lord has raised"
    place = scene.table.zoom(scene.sight, "location:throne_room")
    assert place is not None and place[0].args[0].worth is not None
    rulings = [lord for lord in scene.sight.view.court if ui.catalog.has(f"lord-{lord}-ruling")]
    for lord in rulings:
        notes = scene.table.zoom(scene.sight, f"lord:{lord}")
        assert notes is not None and ui.t(f"lord-{lord}-ruling") in notes[3]
    ui.stack.clear()


# ---------------------------------------------------------------------- points
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_the_final_table_shows_its_cards(art: Art, played: m.Match, language: str) -> None:
    ui = make_ui(art, language)
    table, sight, kit = AbyssTable(ui), sight_of_match(played), Kit(ui.canvas)
    view: Any = played.view(0)
    scores = table.scores(view, sight)
    assert scores.verdict and "{" not in scores.verdict
    box = (908.0, 150.0, 344.0, 430.0)
    for seat in range(3):
        total = 0
        for row in range(len(scores.rows) + 1):
            ui.canvas.surface.fill((0, 0, 0))
            table.paint_scores(kit, ui.canvas, box, view, seat, row)
            drawn = pygame.mask.from_threshold(ui.canvas.surface, (0, 0, 0), (1, 1, 1))
            drawn.invert()
            if row < len(scores.rows):
                total += scores.rows[row].values[seat]
                if scores.rows[row].values[seat]:
                    assert drawn.count() > 200, f"{scores.rows[row].label} of seat {seat}"
            rects = drawn.get_bounding_rects()
            for rect in rects:
                assert rect.left >= box[0] - 24 and rect.right <= box[0] + box[2] + 24
                assert rect.top >= box[1] - 24 and rect.bottom <= box[1] + box[3] + 24
        assert total == RULES.standings(view)[seat].points
