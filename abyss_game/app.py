"""The window's composition root: settings, bus, scenes. The only place that knows everybody."""

from __future__ import annotations

import contextlib
import os
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path

import msgspec
import pygame

from .ai.seat import Bot, kinds, make, seed_of_seat
from .cli_common import Unusable, report
from .cli_play import PlayOptions
from .engine import match as m
from .engine.bus import Bus
from .engine.ruleset import Options
from .games import GAMES
from .i18n.catalog import LANGUAGES, Catalog, preferred_language
from .resources import assets_dir
from .storage import settings as stored
from .storage.autosave import Autosave, SaveFailed
from .storage.save_format import SavedMatch, SaveProblem, Summary, TableRules, restore, unplayable
from .storage.saves import Store
from .ui.art import Art, MissingArt
from .ui.context import Ui
from .ui.layout import LayoutError, load_layout
from .ui.loop import Loop, Window
from .ui.probe import Probe
from .ui.scenes.dialogs import Confirm, MenuEntry, MenuOverlay, Notice
from .ui.scenes.front_door import FrontDoor, warm_ups
from .ui.scenes.log import LogScene
from .ui.scenes.new_game import ABYSS, CONSPIRACY, NewGame, NewGameChoice
from .ui.scenes.scores import Scores
from .ui.scenes.settings import SettingsScene
from .ui.scenes.title import TitleActions
from .ui.scenes.zoom import Zoom
from .ui.sound import SoundPlayer
from .ui.sound_events import SoundEvents
from .ui.tables.abyss.table import AbyssTable
from .ui.tables.conspiracy.table import ConspiracyTable
from .ui.tables.game_table import GameTable
from .ui.tables.scene import TableScene
from .ui.tables.surface import TableActions
from .version import VERSION

TITLE = "Abyss"
TABLES: Mapping[str, Callable[[Ui], GameTable]] = {"abyss": AbyssTable, "conspiracy": ConspiracyTable}
OFFERS = (ABYSS, CONSPIRACY)
USUAL_SEATS = 3
"""The table that is made ready before anybody has played."""
WOKEN = pygame.event.custom_type()
"""Wakes the loop: the disk or a computer player has answered in another thread."""
MOST_STUMBLES = 3
"""After so many unforeseen errors the program gives up: the same one would come back for ever."""
THREAD_TURN = 0.0005
"""Seconds after which a computer player that thinks lets the window draw."""


def make_bots(record: m.Record) -> dict[int, Bot]:
    """The computer seats of a match by number; their chance follows from its seed."""
    rules = GAMES.get(record.game)
    return {
        seat: make(player.kind, rules, seed_of_seat(record.options.seed, seat))
        for seat, player in enumerate(record.players)
        if not player.is_person
    }


def make_ui(settings: stored.Settings, **hooks: Callable[..., None]) -> Ui:
    """The shared parts of a window: art, texts, settings."""
    catalog = Catalog(settings.language or preferred_language())
    return Ui(Art(assets_dir() / "art"), catalog, settings, **hooks)


class App:
    """Opens scenes and carries what one scene has chosen to the next."""

    def __init__(self, ui: Ui, store: Store) -> None:
        self.ui = ui
        self.store = store
        self.bus = Bus()
        self.sound = SoundPlayer(ui.settings)
        self._autosave: Autosave | None = None
        self._sounds: SoundEvents | None = None
        self._rules = TableRules()
        self._untold: list[str] = []
        self.bus.subscribe(SaveFailed, self._on_save_failed)

    # -- title and new game ------------------------------------------------------------------------------

    def title(self) -> None:
        """To the title screen."""
        self.end_match()
        self.sound.music("title_theme")
        last = self._last_match()
        usual = Options(len(last.players), last.expansions) if last is not None else Options(USUAL_SEATS)
        board = TABLES[last.game if last is not None else OFFERS[0].key](self.ui).background(usual)
        self.ui.stack.replace(FrontDoor(self.ui, self._title_actions(), VERSION, warm_ups(self.ui, board)))
        for problem in self.store.take_problems():
            sentence = self.ui.t(problem.code, **problem.numbers)
            self._untold.append(f"{sentence} {self.ui.t('save-backup-offered')}" if problem.backup else sentence)
        self._tell()

    def _title_actions(self) -> TitleActions:
        last = self._last_match()
        return TitleActions(
            new_game=self.new_game,
            settings=self.settings,
            quit=self.ui.stack.clear,
            resume=(lambda: self.resume(last)) if last is not None else None,
            summary=(lambda: self._summary(last)) if last is not None else None,
        )

    def _last_match(self) -> Summary | None:
        running = [info for offer in OFFERS if (info := self.store.continue_info(offer.key)) is not None]
        return max(running, key=lambda info: info.saved, default=None)

    def _summary(self, info: Summary) -> str:
        names = ", ".join(player.name for player in info.players)
        year, month, day = info.saved.astimezone().strftime("%Y %m %d").split()
        game = self.ui.t(f"ui-game-{info.game}")
        return self.ui.t("save-continue-line", names=names, game=game, year=year, month=month, day=day)

    def _tell(self) -> None:
        """Shows what the player has not been told yet, over whatever is open now."""
        untold, self._untold = self._untold, []
        for sentence in reversed(untold):
            self.ui.stack.push(Notice(self.ui, sentence))

    def new_game(self) -> None:
        """Who sits at the table?"""
        self.end_match()
        self.ui.stack.replace(NewGame(self.ui, OFFERS, self.begin, self.title))
        self._tell()

    # -- a match -----------------------------------------------------------------------------------------

    def begin(self, choice: NewGameChoice) -> None:
        """A new match as it was chosen."""
        seed = choice.seed if choice.seed is not None else random.SystemRandom().randrange(1 << 40)
        players = [
            m.Player(name=seat.name, kind=m.PERSON if seat.person else seat.level, colour=seat.colour)
            for seat in choice.seats
        ]
        options = Options(len(players), choice.expansions, seed, choice.variants)
        record = m.Record(choice.game, options, players)
        self._rules = TableRules(live_score=choice.live_score, taking_back=choice.take_back)
        match = m.Match(self.bus, GAMES, record)
        match.taking_back = choice.take_back
        self._open(match, record, self.store.new_key(choice.game), None)

    def resume(self, info: Summary) -> None:
        """The match that was left, at the same decision."""
        try:
            self._go_on_with(info, self.store.load(info.key))
        except SaveProblem as problem:
            self._offer_backup(info, problem)

    def _go_on_with(self, info: Summary, saved: SavedMatch) -> None:
        known = {m.PERSON, *kinds(saved.game, saved.record.options.expansions)}
        if not known.issuperset(player.kind for player in saved.record.players):
            raise unplayable(saved)
        restored = restore(self.bus, GAMES, saved)
        if restored.damaged and self._has_copy(info):
            restored.match.close()
            raise unplayable(saved)
        if info.backup:
            self.store.set_aside(info.key)
        self._rules = saved.table
        if not restored.whole:
            self._untold.append(self.ui.t("save-altered-without-log" if restored.damaged else "save-without-log"))
        self._open(restored.match, saved.record, info.key, saved.begun)
        self._tell()

    def _offer_backup(self, info: Summary, problem: SaveProblem) -> None:
        sentence = self.ui.t(problem.code, **problem.numbers)
        if not (problem.backup or self._has_copy(info)):
            self.ui.stack.push(Notice(self.ui, sentence))
            return

        def use() -> None:
            copy = msgspec.structs.replace(info, backup=True)
            try:
                self._go_on_with(copy, self.store.load_backup(info.key))
            except SaveProblem as second:
                self.ui.stack.push(Notice(self.ui, self.ui.t(second.code, **second.numbers)))

        offered, label = self.ui.t("save-backup-offered"), self.ui.t("save-backup-load")
        self.ui.stack.push(Confirm(self.ui, sentence, offered, yes=use, yes_label=label))

    def _has_copy(self, info: Summary) -> bool:
        """A match that can be read but not played has its copy too; one that came from the copy has no other."""
        return not info.backup and self.store.has_backup(info.key)

    def show(self, record: m.Record, viewer: int = 0) -> None:
        """A match on its table without being stored, for pictures."""
        match = m.Match(self.bus, GAMES, record, viewer)
        self._seat(match, record)

    def _open(self, match: m.Match, record: m.Record, key: str, begun: datetime | None) -> None:
        self._autosave = Autosave(self.bus, self.store, match, key, VERSION, lambda: self._rules, begun, wake=_wake)
        self._sounds = SoundEvents(self.bus, self.sound, [seat for seat, p in enumerate(record.players) if p.is_person])
        self.sound.music(f"{record.game}_ambience")
        self._seat(match, record)

    def _seat(self, match: m.Match, record: m.Record) -> None:
        table = TABLES[record.game](self.ui)
        layout = load_layout(assets_dir() / "layouts", table.layout(record.options), len(record.players))
        actions = TableActions(self.menu, self.show_log, self.zoom, self.finished, self.points)
        bots, live = make_bots(record), self._rules.live_score
        self.ui.stack.replace(TableScene(self.ui, self.bus, match, table, layout, bots, actions, live, _wake))

    def end_match(self) -> None:
        """Stores what is not stored yet and lets the match go."""
        if self._autosave is not None:
            self._autosave.close()
            self._autosave = None
        if self._sounds is not None:
            self._sounds.close()
            self._sounds = None

    def _on_save_failed(self, message: SaveFailed) -> None:
        self._untold.append(self.ui.t(message.code, **message.numbers))

    def poll(self) -> None:
        """Publishes what the disk has answered."""
        if self._autosave is not None:
            self._autosave.poll()
        self._tell()

    def stumbled(self, path: Path | None, error: BaseException) -> None:
        """After an unforeseen error: back to the title, the game kept, and the place of the report told."""
        with contextlib.suppress(Exception):
            self.end_match()
        while self.ui.stack.top is not None:
            # A scene that has stumbled may stumble once more while it is closed.
            with contextlib.suppress(Exception):
                self.ui.stack.clear()
        if path is not None:
            self._untold.append(self.ui.t("ui-table-broken", path=str(path)))
        else:
            self._untold.append(self.ui.t("ui-table-broken-untold", why=f"{type(error).__name__}: {error}"))
        self.title()

    def close(self) -> None:
        """The end of the program: everything is stored, nothing sounds."""
        self.end_match()
        self.ui.stack.clear()
        self.ui.close()
        self.sound.close()

    def play_out(self, scene: TableScene) -> None:
        """Lets computers play the match of ``scene`` to its end, at once."""
        match = scene.match
        best = kinds(match.rules.name, match.record().options.expansions)[-1]
        players = [msgspec.structs.replace(player, kind=best) for player in match.players]
        bots = make_bots(msgspec.structs.replace(match.record(), players=players))
        while not match.over:
            seat = match.seat
            self.bus.publish(m.MoveChosen(seat, match.number, bots[seat].choose(match.view(seat))))
        scene.skip()

    # -- over the table ----------------------------------------------------------------------------------

    def menu(self) -> None:
        """The menu over the table."""
        entries = [
            MenuEntry("resume", "ui-resume"),
            MenuEntry("settings", "ui-settings", self.settings, stays=True),
            MenuEntry("title", "ui-quit-to-title", self._leave, note="ui-game-kept"),
            MenuEntry("quit", "ui-quit", self._quit),
        ]
        self.ui.stack.push(MenuOverlay(self.ui, entries))

    def settings(self) -> None:
        """The settings over whatever is open."""
        self.ui.stack.push(SettingsScene(self.ui))

    def _leave(self) -> None:
        self._ask(self.title)

    def _quit(self) -> None:
        self._ask(self.ui.stack.clear)

    def _ask(self, yes: Callable[[], None]) -> None:
        """Leaving is asked about unless the player has switched that off; the match is stored either way."""
        if not self.ui.settings.confirm_leave:
            yes()
            return
        t = self.ui.t
        question = Confirm(
            self.ui,
            t("ui-leave-game"),
            t("ui-leave-game-detail"),
            yes=yes,
            setting="confirm_leave",
            yes_label=t("ui-leave"),
            no_label=t("ui-stay"),
        )
        self.ui.stack.push(question)

    def show_log(self, scene: TableScene) -> None:
        """The whole log, as far as the viewer may know it."""

        def lines() -> list:
            found = (scene.table.log_line(scene.sight, entry.event.seen_by(scene.viewer)) for entry in scene.match.log)
            return [line for line in found if line is not None]

        self.ui.stack.push(LogScene(self.ui, lines, lambda name: self.zoom(scene, name)))

    def zoom(self, scene: TableScene, name: str) -> None:
        """A close look at a card of the table."""
        names = [piece.name for piece in scene.director.pieces if piece.zoom]
        self.ui.stack.push(
            Zoom(
                self.ui,
                scene.kit,
                names,
                name,
                lambda which: scene.table.zoom(scene.sight, which),
                scene.act_on,
                scene.can_act_on,
            )
        )

    def finished(self, scene: TableScene) -> None:
        """The final scores over the table, told one after the other."""
        if self._sounds is not None:
            standings = scene.match.rules.standings(scene.match.view(scene.viewer))
            self._sounds.scores([standing.place for standing in standings])
        self._show_points(scene)

    def points(self, scene: TableScene) -> None:
        """The final scores once more, all at once."""
        self._show_points(scene, at_once=True)

    def _show_points(self, scene: TableScene, at_once: bool = False) -> None:
        view = scene.match.view(scene.viewer)
        self.ui.stack.push(
            Scores(
                self.ui,
                lambda: scene.table.scores(view, scene.sight),
                lambda canvas, box, player, row: scene.table.paint_scores(scene.kit, canvas, box, view, player, row),
                new_game=self.new_game,
                title=self.title,
                more=[("ui-scores-table", "V", self.ui.stack.pop)],
                at_once=at_once,
            )
        )


def _wake() -> None:
    with contextlib.suppress(pygame.error):
        pygame.event.post(pygame.event.Event(WOKEN))


def main(options: PlayOptions) -> int:
    """Opens the window and returns 0 when it is closed. Raises ``Unusable`` when a file of the program is missing."""
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "abyss")
    sys.setswitchinterval(THREAD_TURN)
    app: App | None = None

    def changed(new: stored.Settings) -> None:
        if app is not None:
            app.sound.configure(new)

    def play(name: str) -> None:
        if app is not None and name:
            app.sound.effect(name)

    with _complete():
        ui = make_ui(stored.load(), save=stored.save, changed=changed, sound=play)
        if options.lang in LANGUAGES and options.lang != ui.catalog.language:
            ui.change(language=options.lang)
        window = Window(ui, TITLE)
        app = App(ui, Store())
        try:
            app.title()
            run(app, Loop(ui, window))
        finally:
            app.close()
            window.close()
    return 0


@contextlib.contextmanager
def _complete() -> Iterator[None]:
    """Turns a missing picture or layout into one sentence for the player."""
    try:
        yield
    except (FileNotFoundError, LayoutError) as error:
        raise Unusable("ui-table-missing-file", name=str(error)) from error


def run(app: App, loop: Loop) -> None:
    """Runs ``loop`` to its end. An unforeseen error writes a report and goes back to the title; the game is kept.
    What nobody can go on after is raised: a missing picture, or an error that comes again and again."""
    probe = Probe(app.ui)
    first = True

    def drawn() -> None:
        nonlocal first
        probe.write()
        if first:
            first = False
            app.sound.start()
            app.ui.sound_missing = not app.sound.available

    loop.after_draw = drawn
    loop.answers[WOKEN] = app.poll
    for stumble in range(MOST_STUMBLES + 1):
        try:
            loop.run()
            return
        except (MissingArt, LayoutError):
            raise
        except Exception as error:
            if stumble == MOST_STUMBLES:
                raise
            app.stumbled(report(error, sys.argv[1:]), error)
