"""Nothing on the table of Conspiracy pops up or vanishes: what an event moves is seen on its way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game
from abyss_game.engine.ruleset import Options
from abyss_game.games.conspiracy import events as ev
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.tables.conspiracy.motion import SECONDS, ConspiracyWays
from abyss_game.ui.tables.conspiracy.table import ConspiracyTable
from abyss_game.ui.tables.pieces import Piece, Sight

from . import table_kit
from .conspiracy_scenarios import LAYOUTS, RULES, players_of
from .table_scenarios import make_ui

art = table_kit.art


@pytest.fixture(scope="module")
def ui(art: Art) -> Ui:
    return make_ui(art)


def told(seats: int, seed: int, variants: tuple[str, ...] = ()) -> list[tuple[Event, Sight]]:
    """The events of a random game, each with the table right after it, as the first seat looks at it."""
    found: list[tuple[Event, Sight]] = []
    chance = random.Random(seed)

    def note(event: Event) -> None:
        view = RULES.view(game.state, 0)
        found.append((event, Sight(view=view, players=players_of(seats), layout=LAYOUTS[seats])))

    game: Game[Any] = RULES.new(Options(seats=seats, seed=seed, variants=variants))
    game = RULES.resume(game.state, note)
    while not game.over:
        game.play(chance.choice(game.legal()))
    return found


def travellers(table: ConspiracyTable, sight: Sight) -> dict[str, Piece]:
    return {piece.key: piece for piece in table.pieces(sight) if piece.travels}


@pytest.mark.parametrize(
    ("seats", "variants"), [(3, ("bonus-locations",)), (1, ("opponent-soldier",)), (1, ("opponent-merchant",))]
)
def test_what_comes_and_goes_is_seen_on_its_way(ui: Ui, seats: int, variants: tuple[str, ...]) -> None:
    table = ConspiracyTable(ui)
    met: set[type[Event]] = set()
    for seed in (3, 4):
        before: dict[str, Piece] | None = None
        for event, sight in told(seats, seed, variants):
            now = travellers(table, sight)
            ways = ConspiracyWays(ui, sight, event)
            met.add(type(event))
            if before is not None:
                come = [piece for key, piece in now.items() if key not in before]
                gone = [piece for key, piece in before.items() if key not in now]
                moved = [key for key, piece in now.items() if key in before and before[key].pose != piece.pose]
                for piece in come:
                    assert ways.origin(piece) is not None, (event, piece.key)
                for piece in gone:
                    if piece.key != "location:face_down":
                        assert ways.exit(piece) is not None, (event, piece.key)
                if come or gone or any(key.startswith("lord:") for key in moved):
                    assert ways.seconds > 0, (event, [piece.key for piece in come + gone], moved)
            for piece, end in ways.flights():
                assert -60 <= piece.pose.cx <= 1340 and -60 <= end.cx <= 1340
            before = now
    assert met >= {ev.LordsDrawn, ev.LordPlaced, ev.PileTaken, ev.PearlsGained, ev.PearlMasterChanged, ev.LocationPut}


def test_pearls_fly_as_many_as_are_gained(ui: Ui) -> None:
    for event, sight in told(2, 8):
        if isinstance(event, ev.PearlsGained):
            assert len(ConspiracyWays(ui, sight, event).flights()) == event.amount


def test_what_others_place_and_put_is_shown_to_everybody(ui: Ui) -> None:
    table, met = ConspiracyTable(ui), set()
    for event, sight in told(3, 6):
        if isinstance(event, ev.LordPlaced | ev.LocationPut):
            ways = ConspiracyWays(ui, sight, event)
            name = f"lord:{event.lord}" if isinstance(event, ev.LordPlaced) else f"location:{event.location}"
            pieces = [piece for piece in table.pieces(sight) if piece.key == name]
            shown = [piece for piece in pieces if ways.presented(piece) is not None]
            own = event.seat == sight.anchor
            if isinstance(event, ev.LordPlaced):
                assert bool(shown) != own
                met.add(own)
    assert met == {True, False}


def test_every_length_belongs_to_an_event_of_the_game() -> None:
    assert set(SECONDS) <= set(ev.EVENTS)
    assert all(0 < seconds <= 1 for seconds in SECONDS.values())
