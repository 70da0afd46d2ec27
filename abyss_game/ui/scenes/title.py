"""The first screen: continue, new game, settings, quit, and the language at the top right.

Title(ui, TitleActions(new_game=..., settings=..., quit=..., resume=..., summary=...), version="0.1.0")
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.shared import language_picker
from abyss_game.ui.widgets import Button, Widget, WidgetScene

_LEFT, _TOP, _WIDTH = 84, 264, 388
_MAIN, _ENTRY, _GAP = 62, 48, 10


@dataclass(frozen=True, slots=True)
class TitleActions:
    """What the entries do. `resume` and `summary` are None while no game can be continued.

    `summary()` tells the game in one line, in the present language.
    """

    new_game: Callable[[], None]
    settings: Callable[[], None]
    quit: Callable[[], None]
    resume: Callable[[], None] | None = None
    summary: Callable[[], str] | None = None


class Title(WidgetScene):
    """The title screen. `version` is shown at its foot."""

    def __init__(self, ui: Ui, actions: TitleActions, version: str) -> None:
        super().__init__(ui)
        self.actions = actions
        self._version = version

    def offer(self, actions: TitleActions) -> None:
        """Other entries: a game was finished or begun since the title was last seen."""
        self.actions = actions
        self.rebuild()

    def build(self) -> list[Widget]:
        """The entries from top to bottom, then the languages; the first entry is the brass one."""
        t, actions = self.ui.t, self.actions
        entries: list[tuple[str, str, str, Callable[[], None]]] = []
        if actions.resume:
            entries.append(("continue", t("ui-continue"), actions.summary() if actions.summary else "", actions.resume))
        entries += [
            ("new-game", t("ui-new-game"), "", actions.new_game),
            ("settings", t("ui-settings"), "", actions.settings),
            ("quit", t("ui-quit"), "", actions.quit),
        ]
        widgets: list[Widget] = []
        y = float(_TOP)
        for number, (key, label, sub, action) in enumerate(entries):
            main = number == 0
            height = self.ui.canvas.grown(_MAIN if main else _ENTRY)
            kind, trailing = ("menu-main", "arrow-once") if main else ("menu", "")
            box = (_LEFT, y, _WIDTH, height)
            widgets.append(Button(key, box, label, action, kind, sub=sub, trailing=trailing))
            y += height + _GAP
        left, top, wide, _ = self.ui.canvas.window()
        widgets.append(language_picker(self.ui, left + wide - 340, top + 24, 310, 8))
        return widgets

    def draw_back(self, canvas: Canvas) -> None:
        """The senate, the lettering and the line that says whose game this is."""
        canvas.background("scenes/title")
        canvas.text(86, 168, "ABYSS", theme.TITLE)
        ornaments.flourish(canvas, 90, 194, 392)
        canvas.text(92, 226, self.ui.t("ui-tagline"), theme.SUBTITLE, limit=380)
        left, top, wide, high = canvas.window()
        right, bottom = left + wide - 24, top + high - 16
        foot = theme.SMALL.but(colour=theme.rgb("#9db9c6"), elastic=0.5, halo=1.2)
        step = canvas.line_height(foot)
        canvas.text(right, bottom, self.ui.t("ui-version", version=self._version), foot, "right", 1180)
        canvas.text(right, bottom - step, self.ui.t("ui-credits"), foot, "right", 1180)
