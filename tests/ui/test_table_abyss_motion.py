"""Pieces of Abyss travel: nothing that an event brings or takes away appears or vanishes in place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from abyss_game.ai.seat import make
from abyss_game.engine.events import Event
from abyss_game.engine.ruleset import Options
from abyss_game.games.abyss import events as ev
from abyss_game.resources import assets_dir
from abyss_game.ui.art import Art
from abyss_game.ui.layout import Pose
from abyss_game.ui.tables.abyss.motion import MOST_BEADS
from abyss_game.ui.tables.abyss.table import AbyssTable
from abyss_game.ui.tables.director import Director
from abyss_game.ui.tables.pieces import Piece, Sight

from .table_scenarios import RULES, layout_of, make_ui, players_of

TRAVELLERS = ("lord:", "location:", "card:", "treasure:", "figure")
JUST_PRESENTED = (ev.LordRecruited, ev.LordAcquired, ev.LordDrawn, ev.LordDismissed)
"""After these the rules move a Lord on that the event has already shown."""
Told = tuple[Event, Any]


@pytest.fixture(scope="module")
def table() -> Iterator[AbyssTable]:
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", (1280, 720), hidden=True)
    window.get_surface()
    yield AbyssTable(make_ui(Art(assets_dir() / "art")))
    window.destroy()


def told(seats: int, seed: int, viewer: int, expansions: tuple[str, ...] = ()) -> list[Told]:
    """Every event of a game of computers with what ``viewer`` sees after it."""
    found: list[Told] = []

    def listen(event: Event) -> None:
        found.append((event.seen_by(viewer), RULES.view(game.state, viewer)))

    game = RULES.new(Options(seats=seats, expansions=expansions, seed=seed))
    game.listener = listen
    bots = [make("heuristic", RULES, seat) for seat in range(seats)]
    while not game.over:
        assert game.decision is not None
        seat = game.decision.seat
        game.play(bots[seat].choose(RULES.view(game.state, seat)))
    return found


def sight_after(view: Any, viewer: int) -> Sight:
    seats = view.seats
    return Sight(view=view, players=players_of(seats), layout=layout_of((), seats), anchor=viewer, viewer=viewer)


@pytest.mark.parametrize(
    ("seats", "seed", "viewer", "expansions"),
    [(2, 3, 0, ()), (3, 8, 1, ()), (4, 5, 2, ()), (2, 4, 0, ("kraken",)), (4, 6, 1, ("kraken",))],
)
def test_nothing_teleports(table: AbyssTable, seats: int, seed: int, viewer: int, expansions: tuple[str, ...]) -> None:
    before: dict[str, Piece] = {}
    met = set()
    settled = False
    for event, view in told(seats, seed, viewer, expansions):
        sight = sight_after(view, viewer)
        ways = table.ways(sight, event)
        now = {piece.key: piece for piece in table.pieces(sight) if piece.travels and piece.key.startswith(TRAVELLERS)}
        if before:
            flying = {piece.key for piece, _ in ways.flights()}
            for key in now.keys() - before.keys():
                if not (settled and key.startswith("lord:")):
                    assert ways.origin(now[key]) is not None, f"{key} appears with {event}"
            for key in before.keys() - now.keys():
                assert ways.exit(before[key]) is not None or key in flying, f"{key} vanishes with {event}"
        met.add(type(event))
        settled = isinstance(event, JUST_PRESENTED) or (settled and not isinstance(event, ev.TurnStarted))
        before = now
    assert {ev.LordRecruited, ev.AllyAffiliated, ev.CardRevealed, ev.ExplorationEnded, ev.StackTaken} <= met


@pytest.mark.parametrize(
    ("event", "count"),
    [
        (ev.PearlsGained(seat=1, amount=3, why="refill"), 3),
        (ev.PearlsGained(seat=0, amount=40, why="refill"), MOST_BEADS),
        (ev.PearlsLost(seat=2, amount=2, why="shaman"), 2),
        (ev.AllyBought(seat=1, explorer=0, card=3, price=2), 2),
        (ev.RewardPaid(seat=0, keys=1, pearls=2, drawn=[4]), 4),
        (ev.TokenStolen(seat=1, victim=0, token=-1), 1),
        (ev.StackTaken(seat=2, race=1, cards=[-1, -1]), 2),
        (ev.LordDrawn(seat=0, lord="jailer", by="schemer"), 1),
        (ev.DiscardReshuffled(count=9), 3),
    ],
)
def test_what_has_no_place_of_its_own_flies_past(table: AbyssTable, event: Event, count: int) -> None:
    view = RULES.view(RULES.new(Options(seats=3, seed=1)).state, 0)
    flights = table.ways(sight_after(view, 0), event).flights()
    assert len(flights) == count
    for piece, end in flights:
        assert (piece.pose.cx, piece.pose.cy) != (end.cx, end.cy)


def test_pearls_of_a_sale_go_from_the_buyer_to_the_explorer(table: AbyssTable) -> None:
    view = RULES.view(RULES.new(Options(seats=2, seed=1)).state, 0)
    sight = sight_after(view, 0)
    (piece, end), *_ = table.ways(sight, ev.AllyBought(seat=1, explorer=0, card=3, price=1)).flights()
    assert sight.layout.opponent(1).box.contains(piece.pose.cx, piece.pose.cy)
    assert sight.layout["pearls"].box.contains(end.cx, end.cy)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_recruited_lord_is_shown_to_everybody_and_goes_home(table: AbyssTable, seat: int) -> None:
    """It rises to the middle in a size at which it can be read, and ends in its owner's place."""
    game = RULES.new(Options(seats=2, seed=1))
    view = RULES.view(game.state, 0)
    before = sight_after(view, 0)
    lord = view.court[2]
    after_view = RULES.view(game.state, 0)
    after_view.court[2] = ""
    after = sight_after(after_view, 0)
    ways = table.ways(after, ev.LordRecruited(seat=seat, lord=lord, allies=[], pearls=0))
    director = Director()
    director.show(table.pieces(before))
    assert ways.seconds == pytest.approx(0.85, abs=0.1)
    director.show(table.pieces(after), ways.seconds, ways.origin, ways.exit, ways.flights(), ways.presented)
    key = next(iter(director._routes))
    widest = 0.0
    while director.travelling:
        share = director._tweens.value(key, (1.0,))[0]
        widest = max(widest, director._routes[key].at(share).w)
        director.update(0.02)
    assert widest >= 160
    gone = next(piece for piece in table.pieces(before) if piece.key == f"lord:{lord}")
    end = ways.exit(gone)
    assert end is not None
    home = after.layout["own_lords"].box if seat == 0 else after.layout.opponent(1).box
    assert home.contains(end.cx, end.cy)


def test_a_presentation_can_be_skipped(table: AbyssTable) -> None:
    game = RULES.new(Options(seats=2, seed=1))
    sight = sight_after(RULES.view(game.state, 0), 0)
    lord = sight.view.court[0]
    director = Director()
    director.show(table.pieces(sight))
    view = RULES.view(game.state, 0)
    view.court[0] = ""
    after = sight_after(view, 0)
    ways = table.ways(after, ev.LordRecruited(seat=1, lord=lord, allies=[1, 20], pearls=2))
    director.show(table.pieces(after), ways.seconds, ways.origin, ways.exit, ways.flights(), ways.presented)
    assert director.travelling
    director.finish()
    assert not director.travelling
    assert all(director.pose(piece) == piece.pose for piece in director.pieces)


def test_a_swapped_location_comes_from_its_owner(table: AbyssTable) -> None:
    game = RULES.new(Options(seats=2, seed=1))
    view = RULES.view(game.state, 0)
    sight = sight_after(view, 0)
    back = view.available[0]
    ways = table.ways(sight, ev.LocationExchanged(seat=1, old=back, new="jail", gone=False))
    tile = next(piece for piece in table.pieces(sight) if piece.key == f"location:{back}")
    start = ways.origin(tile)
    assert isinstance(start, Pose)
    assert sight.layout.opponent(1).box.contains(start.cx, start.cy)
