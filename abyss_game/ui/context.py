"""What every scene shares: canvas, texts, settings, the stack, sounds. Made once in `app.py`.

ui = Ui(Art(assets_dir() / "art"), Catalog("pt", strict=False), settings.load(), save=settings.save)
ui.t("ui-begin")
ui.change(text_size=120)            # applied at once, everywhere, and stored
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from abyss_game.i18n.catalog import LANGUAGES, Catalog, preferred_language
from abyss_game.storage.settings import SPEED_FACTORS, Settings
from abyss_game.ui.art import Art
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.scene import SceneStack
from abyss_game.ui.text import Typesetter


def _nothing(*_: object) -> None:
    return None


class Ui:
    """The shared parts of the window.

    `save` stores the settings (an OSError it raises is told once, in `notice`); `changed(settings)` is called after
    every change (the app publishes it on the bus); `sound(name)` plays an effect. `sound_missing` tells that the
    computer has no sound device.
    """

    def __init__(
        self,
        art: Art,
        catalog: Catalog,
        settings: Settings,
        save: Callable[[Settings], None] = _nothing,
        changed: Callable[[Settings], None] = _nothing,
        sound: Callable[[str], None] = _nothing,
    ) -> None:
        self.art = art
        self.catalog = catalog
        self.settings = settings
        self.type = Typesetter(art)
        self.canvas = Canvas(art, self.type)
        self.stack = SceneStack()
        self.sound = sound
        self.sound_missing = False
        self.notice = ""
        self.full_screen: Callable[[bool], None] = _nothing
        """Set by the loop: switches the window."""
        self.now: Callable[[], float] = time.perf_counter
        """The clock of deadlines (`Scene.next_wake`), seconds; tests put their own here."""
        self._unsaved = False
        self._save = save
        self._changed = changed
        self._apply()

    def t(self, message_id: str, **arguments: str | int | float) -> str:
        """The text of `message_id` in the player's language."""
        return self.catalog.t(message_id, **arguments)

    def change(self, **values: Any) -> None:
        """Change settings: validated (ValidationError), applied to every open scene, stored."""
        wanted = msgspec.structs.asdict(self.settings) | values
        new = msgspec.convert(wanted, Settings)
        if new == self.settings:
            return
        old, self.settings = self.settings, new
        self._apply()
        if new.full_screen != old.full_screen:
            self.full_screen(new.full_screen)
        self._store()
        self._changed(new)
        self.stack.refresh()

    def remember_window(self, width: int, height: int) -> None:
        """The window's size, stored with the next change or at the end; sizes the settings do not allow are ignored."""
        try:
            wanted = msgspec.structs.asdict(self.settings) | {"window_width": width, "window_height": height}
            self.settings = msgspec.convert(wanted, Settings)
            self._unsaved = True
        except msgspec.ValidationError:
            return

    def close(self) -> None:
        """Store what is not stored yet."""
        if self._unsaved:
            self._store()

    def _store(self) -> None:
        try:
            self._save(self.settings)
            self._unsaved = False
        except OSError as error:
            self.notice = str(error)

    def seconds(self, normal: float) -> float:
        """Length of an animation that takes `normal` seconds at normal speed; 0 when animations are off."""
        if self.settings.reduced_motion:
            return 0.0
        return normal * SPEED_FACTORS[self.settings.animation]

    def _apply(self) -> None:
        self.catalog.set_language(self.settings.language or preferred_language())
        self.type.configure(self.canvas.unit, self.settings.text_size / 100)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in the order in which they are offered."""
        return LANGUAGES
