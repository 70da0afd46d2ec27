"""What the tests of the table share: a table without a window, a clock that the test turns, a person who plays by mouse
or keyboard through events alone.

    desk = Desk(art, tmp_path, kinds="ph", seed=3)      # a person and a computer
    desk.rest()                                        # until somebody must be asked
    desk.click("exploration"); desk.press(pygame.K_u); desk.drag("lord:jailer", "lords")
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from abyss_game.app import App
from abyss_game.engine import match as m
from abyss_game.engine import scenario as sc
from abyss_game.engine.moves import Move
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.i18n.catalog import Catalog
from abyss_game.resources import assets_dir
from abyss_game.storage.saves import Store
from abyss_game.storage.settings import Settings
from abyss_game.ui.art import Art
from abyss_game.ui.context import Ui
from abyss_game.ui.scene import Scene
from abyss_game.ui.scenes.cover import Cover
from abyss_game.ui.tables.scene import TableScene
from abyss_game.ui.tables.widgets import PieceWidget

SCENARIOS = Path(__file__).parents[1] / "data" / "scenarios"
NAMES = ("Inês", "Kai", "Marta", "Dumas", "Noor")
KINDS = {"p": m.PERSON, "h": "heuristic", "r": "random"}
FRAME = 1 / 60
PATIENCE = 4000
"""Frames within which a table comes to rest."""
TABS = 200


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", (1280, 720), hidden=True)
    window.get_surface()
    yield Art(assets_dir() / "art")
    window.destroy()


def record_of(
    kinds: str, seed: int = 1, game: str = "abyss", variants: tuple[str, ...] = (), expansions: tuple[str, ...] = ()
) -> m.Record:
    """A new match; `kinds` has a letter for each seat: p a person, h and r computers."""
    players = [m.Player(NAMES[seat], KINDS[kind], seat) for seat, kind in enumerate(kinds)]
    return m.Record(game, Options(len(kinds), expansions, seed, variants), players)


def record_from(text: str, kinds: str) -> m.Record:
    """A match that begins at the end of the scenario `text`, or of the scenario file of that name."""
    scenario = sc.parse((SCENARIOS / f"{text}.toml").read_text(encoding="utf-8") if "\n" not in text else text)
    game = sc.start(GAMES, scenario)
    for move in scenario.moves:
        sc.play_text(game, move)
    position = game.rules.describe(game.state)
    players = [m.Player(NAMES[seat], KINDS[kind], seat) for seat, kind in enumerate(kinds)]
    return m.Record(
        scenario.game, Options(scenario.seats, tuple(scenario.expansions), scenario.seed), players, position=position
    )


class Desk:
    """A program with a table on it, and whoever sits before it."""

    def __init__(
        self,
        art: Art,
        folder: Path,
        record: m.Record | None = None,
        size: tuple[int, int] = (1280, 720),
        store: Store | None = None,
        **settings: Any,
    ) -> None:
        self.clock = 100.0
        self.sounds: list[str] = []
        quick = {"language": "en", "animation": "off", "computer_pace": "instant", "auto_single": False}
        wanted = msgspec.convert(quick | settings, Settings)
        self.ui = Ui(art, Catalog("en", strict=True), wanted, sound=self.sounds.append)
        self.ui.now = lambda: self.clock
        self.ui.canvas.attach(pygame.Surface(size))
        self.app = App(self.ui, store or Store(folder / "saves"))
        self.made: list[Move] = []
        self.seen: Callable[[], None] | None = None
        """Called after every frame."""
        """The moves of people."""
        self.app.bus.subscribe(m.MoveMade, self._note)
        if record is not None:
            self.app.show(record)

    def _note(self, message: m.MoveMade) -> None:
        if self.table.match.players[message.seat].is_person:
            self.made.append(message.move)

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene | None:
        return self.ui.stack.top

    @property
    def table(self) -> TableScene:
        found = next(scene for scene in self.ui.stack if isinstance(scene, TableScene))
        return found

    @property
    def asked(self) -> bool:
        """A person has to decide, and can."""
        return isinstance(self.top, TableScene) and self.table.sight.mine and not self.ui.stack.busy()

    def texts(self) -> list[str]:
        """The legal moves in their text form."""
        return [self.table.match.rules.move_text(move) for move in self.table.sight.legal]

    def move(self, text: str) -> Move:
        """The legal move of that text form."""
        return next(move for move in self.table.sight.legal if self.table.match.rules.move_text(move) == text)

    def words(self) -> str:
        """What the prompt line says."""
        piece = next(piece for piece in self.table.director.pieces if piece.key == "prompt")
        return " ".join(str(part) for part in piece.look.args)

    def spot(self, key: str) -> tuple[int, int]:
        """A place of the window where the widget `key` is on top; its middle when that can be seen."""
        group = self.top.group  # type: ignore[union-attr]
        widget = group.get(key)
        assert widget is not None, f"no {key} among {[widget.key for widget in group.widgets]}"
        x, y, w, h = widget.box
        shares = (0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94)
        for sx in shares:
            for sy in shares:
                pos = self.ui.canvas.point(x + w * sx, y + h * sy)
                if group.at(pos) is widget:
                    return pos
        raise AssertionError(f"{key} is nowhere to be seen")

    def key_of(self, name: str) -> str:
        """The key of the piece that moves call `name`, which answers if one does."""
        widgets = [w for w in self.table.group.widgets if isinstance(w, PieceWidget) and w.piece.name == name]
        widgets.sort(key=lambda widget: (not widget.legal, -widget.order))
        assert widgets, f"no piece {name}"
        return widgets[0].key

    # -- time --------------------------------------------------------------------------------------------

    def frame(self, seconds: float = FRAME) -> None:
        """One turn of the loop."""
        self.clock += seconds
        wake = self.ui.stack.next_wake()
        if self.ui.stack.busy() or (wake is not None and wake <= 0):
            self.ui.stack.update(seconds)
        if self.seen is not None:
            self.seen()

    def rest(self) -> None:
        """Until a person must be asked, or something else has come over the table."""
        for _ in range(PATIENCE):
            if not self.ui.stack.busy():
                if not isinstance(self.top, TableScene) or self.table.sight.mine or self.table.computers.waits:
                    return
                self.table.computers.thinker.wait()
                wake = self.ui.stack.next_wake()
                assert wake is not None, "nothing will ever happen"
                self.frame(max(0.0, wake) + 0.001)
            else:
                self.frame()
        raise AssertionError("the table does not come to rest")

    def settled(self) -> None:
        """Until nothing moves and clicks are no echoes any more."""
        self.rest()
        for _ in range(60):
            if self.ui.stack.busy():
                self.frame()
        self.clock += 1.0

    # -- events ------------------------------------------------------------------------------------------

    def send(self, kind: int, **values: Any) -> None:
        self.ui.stack.handle(pygame.event.Event(kind, **values))

    def press(self, *pressed: int, mod: int = 0) -> None:
        for key in pressed:
            self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")
            self.send(pygame.KEYUP, key=key, mod=mod)

    def click_at(self, pos: tuple[int, int], button: int = 1) -> None:
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def click(self, key: str, button: int = 1) -> None:
        self.click_at(self.spot(key), button)

    def point_at(self, box: tuple[float, float, float, float]) -> None:
        """The pointer rests on a box of the grid."""
        self.send(pygame.MOUSEMOTION, pos=self.ui.canvas.rect(box).center, rel=(1, 1), buttons=(0, 0, 0))

    def hold(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Takes what is at `start` to `end` without letting it go."""
        self.send(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for step in range(1, 6):
            pos = tuple(round(a + (b - a) * step / 5) for a, b in zip(start, end, strict=True))
            self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))

    def drop(self, end: tuple[int, int]) -> None:
        self.send(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def goal(self, target: str | Move, share: float = 0.5) -> tuple[int, int]:
        """Where a piece is dropped for `target`, a place, a piece, or a move."""
        table, sight = self.table.table, self.table.sight
        box = table.place(sight, target) if isinstance(target, str) else table.landing(sight, target)
        if box is None:
            return self.spot(self.key_of(target if isinstance(target, str) else target.target()))
        return self.ui.canvas.point(box.x + box.w * share, box.y + box.h / 2)

    def drag(self, key: str, target: str | Move) -> None:
        start = self.spot(key)
        goals = [self.goal(target, share) for share in (0.5, 0.25)]
        end = next(goal for goal in goals if math.dist(goal, start) > 60 or goal == goals[-1])
        self.hold(start, end)
        self.drop(end)

    def focus(self, key: str) -> None:
        """Tab until `key` has the focus."""
        group = self.top.group  # type: ignore[union-attr]
        for _ in range(TABS):
            if group.focus == key:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"Tab does not reach {key}")

    # -- a player ----------------------------------------------------------------------------------------

    def button(self, move: Move) -> str:
        """The key of the button that makes `move`, empty for none."""
        return next((c.key for c in self.table.stage.choices if c.move == move and c.enabled), "")

    def by_mouse(self, move: Move, drag: bool) -> None:
        """Makes `move` with the mouse, by dragging where that is asked for and possible."""
        source, target = move.source(), move.target()
        for way in self._dial(move):
            if drag and way > 0:
                self.drag(self.key_of(source), move)
            else:
                self.click("plus" if way > 0 else "less")
            self.clock += 1.0
        carried = drag and not self.table.table.dial(self.table.sight)
        if carried and source and target and any(w.piece.name == source for w in self._pieces()):
            self.drag(self.key_of(source), move)
            if self.table.answering.picked:
                self.clock += 1.0
                self.click(self.button(move))
        elif button := self.button(move):
            self.click(button)
        else:
            self.click(self.key_of(source))
            if self.table.answering.picked:
                self.clock += 1.0
                # of several ways to take it there, the stage has a button for each
                self.click(self.button(move) or self.key_of(target))

    def by_keyboard(self, move: Move) -> None:
        """Makes `move` with Tab and Enter, or a number."""
        for way in self._dial(move):
            self.press(pygame.K_PLUS if way > 0 else pygame.K_MINUS)
            self.clock += 1.0
        if button := self.button(move):
            widget = self.table.group.get(button)
            assert widget is not None
            if widget.shortcut.isdigit():
                self.press(getattr(pygame, f"K_{widget.shortcut}"))
                return
            self.focus(button)
            self.press(pygame.K_RETURN)
            return
        self.focus(self.key_of(move.source()))
        self.press(pygame.K_RETURN)
        if self.table.answering.picked:
            self.clock += 1.0
            self.focus(self.button(move) or self.key_of(move.target()))
            self.press(pygame.K_RETURN)

    def _dial(self, move: Move) -> list[int]:
        """The steps, +1 or −1, to the number that `move` takes, where it is dialled."""
        dial = list(self.table.table.dial(self.table.sight))
        if move not in dial:
            return []
        steps = dial.index(move) - self.table.sight.amount
        return [1 if steps > 0 else -1] * abs(steps)

    def _pieces(self) -> list[PieceWidget]:
        return [widget for widget in self.table.group.widgets if isinstance(widget, PieceWidget)]

    def play(self, choose: Callable[[tuple[Move, ...]], Move], act: Callable[[Move], None], most: int = 3000) -> int:
        """Plays to the end of the match, and asserts that every move made is the one meant."""
        for number in range(most):
            self.rest()
            if isinstance(self.top, Cover):
                self.clock += 1.0
                self.press(pygame.K_RETURN)
                continue
            if not isinstance(self.top, TableScene):
                return number
            self.clock += 1.0
            meant, made = choose(self.table.sight.legal), len(self.made)
            act(meant)
            assert self.made[made:] == [meant], (meant, self.made[made:], self.words())
        raise AssertionError("the match does not end")


def picture(desk: Desk) -> bytes:
    """What is on the screen."""
    desk.ui.stack.draw(desk.ui.canvas)
    return pygame.image.tobytes(desk.ui.canvas.surface, "RGB")


def chooser(seed: int) -> Callable[[tuple[Move, ...]], Move]:
    """Picks moves at random, but rather those that lead to an end."""
    chance = random.Random(seed)

    def choose(legal: tuple[Move, ...]) -> Move:
        weights = {"Recruit": 9, "Confirm": 30, "Cancel": 0.05, "ReturnAlly": 0.05, "Plot": 0.5, "Decline": 0.5}
        return chance.choices(legal, [weights.get(type(move).__name__, 1) for move in legal])[0]

    return choose
