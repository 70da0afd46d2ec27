"""Overlays that stand over any scene: a notice, a question to confirm, and the menu of the table.

ui.stack.push(Confirm(ui, ui.t("ui-leave-game"), ui.t("ui-leave-game-detail"), yes=leave, setting="confirm_leave",
                      yes_label=ui.t("ui-leave"), no_label=ui.t("ui-stay")))
ui.stack.push(MenuOverlay(ui, [MenuEntry("resume", "ui-resume"), MenuEntry("settings", "ui-settings", open_)]))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.settings import SettingsScene
from abyss_game.ui.widgets import Button, CheckBox, Widget, WidgetScene

_WIDTH = 560
_BUTTON = theme.BUTTON.but(size=17)
_TEXT = theme.BODY.but(size=17, colour=theme.SOFT)


def _nothing() -> None:
    return None


class _Sheet(WidgetScene):
    """A tablet with an optional heading, a text and buttons at its foot; a click beside it is as good as Esc."""

    opaque = False

    def __init__(self, ui: Ui, heading: str, text: str) -> None:
        super().__init__(ui)
        self._heading = heading
        self._text = text

    def _extra(self) -> float:
        """Room between the text and the buttons."""
        return 0.0

    def _layout(self) -> tuple[Box, Box]:
        """The tablet and the text inside it."""
        canvas = self.ui.canvas
        text: Box = (640 - _WIDTH / 2 + 30, 0, _WIDTH - 60, 0)
        lines = canvas.paragraph(text, self._text, _TEXT, "center", draw=False).height / canvas.unit
        above = 78 if self._heading else 32
        height = above + 6 + lines + self._extra() + 86
        top = 340 - height / 2
        return (640 - _WIDTH / 2, top, _WIDTH, height), (text[0], top + above, text[2], lines + 4)

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside it turns back."""
        if keys.left_down(event) and not self.ui.canvas.rect(self._layout()[0]).collidepoint(event.pos):
            self.back()
            return True
        return super().handle(event)

    def draw_back(self, canvas: Canvas) -> None:
        """Veil, tablet, heading, text."""
        box, text = self._layout()
        canvas.veil(0.62)
        ornaments.panel(canvas, box, 12, 1.0, theme.BRASS, 0.9)
        x, y, w, _ = box
        if self._heading:
            title = theme.TextStyle(26, "serif", 700, elastic=0.4, gradient=theme.HEADING_TEXT)
            canvas.text(x + w / 2, y + 46, self._heading, title, "center", w - 60)
            ornaments.flourish(canvas, x + w / 2 - 160, y + 62, 320)
        canvas.paragraph(text, self._text, _TEXT, "center")


class Notice(_Sheet):
    """A sentence (rich text) to be read; `closed()` follows when it was."""

    first_focus = "ok"

    def __init__(self, ui: Ui, sentence: str, closed: Callable[[], None] = _nothing) -> None:
        super().__init__(ui, "", sentence)
        self._closed = closed

    def build(self) -> list[Widget]:
        """One button."""
        (x, y, w, h), _ = self._layout()
        box = (x + w / 2 - 120, y + h - 70, 240, 46)
        t = self.ui.t
        hint = t("ui-key-enter")
        return [Button("ok", box, t("ui-ok"), self.back, "primary", hint=hint, shortcut="enter", style=_BUTTON)]

    def back(self) -> None:
        """It was read."""
        self.ui.stack.remove(self)
        self._closed()


class Confirm(_Sheet):
    """A question with two answers; Esc and a click beside it answer no.

    With `setting` (the name of a boolean setting) a box offers not to ask again; `ask` tells whether to ask at all.
    """

    first_focus = "yes"

    def __init__(
        self,
        ui: Ui,
        question: str,
        detail: str,
        yes: Callable[[], None],
        no: Callable[[], None] = _nothing,
        *,
        yes_label: str = "",
        no_label: str = "",
        setting: str = "",
    ) -> None:
        super().__init__(ui, question, detail)
        self._yes = yes
        self._no = no
        self._labels = (yes_label or ui.t("ui-yes"), no_label or ui.t("ui-no"))
        self._setting = setting
        self._again = True

    @staticmethod
    def ask(ui: Ui, setting: str) -> bool:
        """Whether the player wants questions of this kind."""
        return bool(getattr(ui.settings, setting))

    def _extra(self) -> float:
        return self.ui.canvas.grown(34) if self._setting else 0.0

    def build(self) -> list[Widget]:
        """The two answers; the one that changes something is the brass one."""
        (x, y, w, h), text = self._layout()
        t = self.ui.t
        widgets: list[Widget] = []
        if self._setting:
            box = (x + 30, text[1] + text[3] + 6, w - 60, self.ui.canvas.grown(28))
            widgets.append(CheckBox("again", box, t("ui-ask-again"), self._again, self._set_again))
        left, right = (x + 30, y + h - 70, 240, 46), (x + w - 270, y + h - 70, 240, 46)
        yes, no = self._labels
        hint = t("ui-key-enter")
        return [
            *widgets,
            Button("no", left, no, self.back, hint=t("ui-key-esc"), style=_BUTTON),
            Button("yes", right, yes, self._answer, "primary", hint=hint, shortcut="enter", style=_BUTTON),
        ]

    def _set_again(self, on: bool) -> None:
        self._again = on
        self.rebuild()

    def _answer(self) -> None:
        self.ui.stack.remove(self)
        if self._setting and not self._again:
            self.ui.change(**{self._setting: False})
        self._yes()

    def back(self) -> None:
        """No."""
        self.ui.stack.remove(self)
        self._no()


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """An entry: the id of its text, what it does after the menu closed, the id of a quiet note at its right end.

    `stays` keeps the menu open beneath (settings, rules); `shortcut` acts while the menu is open.
    """

    key: str
    label: str
    action: Callable[[], None] = _nothing
    note: str = ""
    stays: bool = False
    shortcut: str = ""


class MenuOverlay(WidgetScene):
    """The menu over the table; the first entry is the brass one, Esc and a click beside it resume."""

    opaque = False

    def __init__(self, ui: Ui, entries: Sequence[MenuEntry], closed: Callable[[], None] = _nothing) -> None:
        super().__init__(ui)
        self._entries = tuple(entries)
        self._closed = closed

    def _box(self) -> Box:
        height = 110 + len(self._entries) * self._step()
        return (640 - 240, 360 - height / 2, 480, height)

    def _step(self) -> float:
        return self.ui.canvas.grown(52, 0.4) + 10

    def build(self) -> list[Widget]:
        """The entries from top to bottom."""
        x, y, w, _ = self._box()
        t, step = self.ui.t, self._step()
        return [
            Button(
                entry.key,
                (x + 26, y + 82 + step * number, w - 52, step - 10),
                t(entry.label),
                lambda e=entry: self._choose(e),
                "menu-main" if number == 0 else "menu",
                sub=t(entry.note) if entry.note else "",
                shortcut=entry.shortcut,
            )
            for number, entry in enumerate(self._entries)
        ]

    def _choose(self, entry: MenuEntry) -> None:
        if not entry.stays:
            self.ui.stack.remove(self)
            self._closed()
        entry.action()

    def back(self) -> None:
        """Resume."""
        self.ui.stack.remove(self)
        self._closed()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside the menu resumes."""
        if keys.left_down(event) and not self.ui.canvas.rect(self._box()).collidepoint(event.pos):
            self.back()
            return True
        return super().handle(event)

    def draw_back(self, canvas: Canvas) -> None:
        """Veil, tablet, heading."""
        box = self._box()
        canvas.veil(0.62)
        ornaments.panel(canvas, box, 12, 1.0, theme.BRASS, 0.9)
        x, y, w, _ = box
        title = theme.TextStyle(28, "serif", 700, elastic=0.3, gradient=theme.HEADING_TEXT)
        canvas.text(x + w / 2, y + 44, self.ui.t("ui-menu"), title, "center", w - 60)
        ornaments.flourish(canvas, x + w / 2 - 150, y + 60, 300)


def table_menu(
    ui: Ui, leave: Callable[[], None], extra: Sequence[MenuEntry] = (), closed: Callable[[], None] = _nothing
) -> MenuOverlay:
    """The menu of a table: resume, `extra`, settings, quit to title. Push it.

    `leave()` is called when the player really leaves; whether that is asked first is a setting.
    """

    def quit_() -> None:
        if not Confirm.ask(ui, "confirm_leave"):
            leave()
            return
        ui.stack.push(
            Confirm(
                ui,
                ui.t("ui-leave-game"),
                ui.t("ui-leave-game-detail"),
                leave,
                yes_label=ui.t("ui-leave"),
                no_label=ui.t("ui-stay"),
                setting="confirm_leave",
            )
        )

    entries = [
        MenuEntry("resume", "ui-resume"),
        *extra,
        MenuEntry("settings", "ui-settings", lambda: ui.stack.push(SettingsScene(ui)), stays=True),
        MenuEntry("quit", "ui-quit-to-title", quit_, note="ui-game-kept"),
    ]
    return MenuOverlay(ui, entries, closed)
