"""Pictures of any scene without a display: README pictures, bug reports, tests of the eye.

png = render(ShotJob(scene="table", scenario=Path("position.toml").read_text(), width=1920, height=1080))
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from .ai.seat import kinds
from .engine import match as m
from .engine import scenario as sc
from .engine.ruleset import Options
from .games import GAMES

if TYPE_CHECKING:
    from .app import App
    from .cli_shot import ShotJob

SCENES: tuple[str, ...] = ("title", "new-game", "settings", "table", "zoom", "log", "menu", "cover", "score")
"""The names of the scenes that can be painted."""
NAMES = ("Inês", "Marta", "Nautilo", "Kai", "Noor")
_LONGEST = 400


def record_of(job: ShotJob) -> m.Record:
    """The match that the picture shows: a scenario, a saved match, or a new one."""
    if job.save:
        from .storage.save_format import decode

        return decode(job.save).record
    if job.scenario:
        text = sc.parse(job.scenario)
        game = sc.start(GAMES, text)
        for one in text.moves:
            sc.play_text(game, one)  # a move that is not legal is told as what it is
        options = Options(text.seats, tuple(text.expansions), text.seed, tuple(text.variants))
        seated = _players(text.game, text.seats, job.seat, options.expansions)
        return m.Record(text.game, options, seated, list(text.moves), text.position or None)
    options = job.options
    return m.Record(job.game, options, _players(job.game, options.seats, job.seat, options.expansions))


def _players(game: str, seats: int, person: int, expansions: tuple[str, ...] = ()) -> list[m.Player]:
    """One person, and the strongest computer players on the other seats."""
    best = kinds(game, expansions)[-1]
    return [m.Player(name, m.PERSON if s == person else best, s) for s, name in enumerate(NAMES) if s < seats]


def render(job: ShotJob) -> bytes:
    """The scene of ``job`` as a PNG. Raises ``KeyError`` for an unknown scene, and what the scenario or the save
    raises."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    from .app import App, make_ui
    from .storage.saves import Store
    from .storage.settings import Settings

    paint = _PAINTERS[job.scene]
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((job.width, job.height))
    settings = Settings(language=job.lang, text_size=job.text_scale, animation="off", computer_pace="key")  # type: ignore[arg-type]
    ui = make_ui(settings)
    ui.canvas.attach(surface)
    app = App(ui, Store(Path(os.devnull) / "saves"))
    paint(app, job)
    for _ in range(_LONGEST):
        if not ui.stack.busy():
            break
        ui.stack.update(0.1)
    ui.stack.draw(ui.canvas)
    picture = io.BytesIO()
    pygame.image.save(surface, picture, "picture.png")
    ui.stack.clear()
    return picture.getvalue()


def _table(app: App, job: ShotJob) -> None:
    app.show(record_of(job), viewer=job.seat)


def _zoom(app: App, job: ShotJob) -> None:
    from .ui.tables.scene import TableScene

    _table(app, job)
    scene = app.ui.stack.top
    if isinstance(scene, TableScene):
        _settle(app)
        names = [piece.name for piece in scene.director.pieces if piece.zoom]
        app.zoom(scene, names[0])


def _log(app: App, job: ShotJob) -> None:
    from .ui.tables.scene import TableScene

    _table(app, job)
    _settle(app)
    scene = app.ui.stack.top
    if isinstance(scene, TableScene):
        app.show_log(scene)


def _menu(app: App, job: ShotJob) -> None:
    _table(app, job)
    _settle(app)
    app.menu()


def _cover(app: App, job: ShotJob) -> None:
    from .ui.scenes.cover import Cover

    player = record_of(job).players[job.seat]
    app.ui.stack.replace(Cover(app.ui, player.name, player.colour, app.ui.stack.clear, app.menu))


def _score(app: App, job: ShotJob) -> None:
    from .ui.scenes.scores import Scores
    from .ui.tables.scene import TableScene

    _table(app, job)
    _settle(app)
    scene = app.ui.stack.top
    if isinstance(scene, TableScene):
        app.play_out(scene)
    top = app.ui.stack.top
    if isinstance(top, Scores):
        top.tell_all()


def _settle(app: App) -> None:
    for _ in range(_LONGEST):
        if not app.ui.stack.busy():
            return
        app.ui.stack.update(0.1)


_PAINTERS: Mapping[str, Callable[[App, ShotJob], None]] = {
    "title": lambda app, job: app.title(),
    "new-game": lambda app, job: app.new_game(),
    "settings": lambda app, job: app.settings(),
    "table": _table,
    "zoom": _zoom,
    "log": _log,
    "menu": _menu,
    "cover": _cover,
    "score": _score,
}
