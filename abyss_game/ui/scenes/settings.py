"""The settings: everything applies at once and is stored; opened from the title or from the table's menu.

ui.stack.push(SettingsScene(ui))            # pops itself
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from abyss_game.storage.settings import PACES, SPEEDS, TEXT_SIZES
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.shared import language_picker, menu_backdrop
from abyss_game.ui.widgets import Button, Chooser, Option, Segmented, Slider, Toggle, Widget, WidgetScene

_TOP = 102
_LOOK: Box = (56, _TOP, 574, 270)
_SOUND: Box = (56, _TOP + 282, 574, 238)
_PLAY: Box = (650, _TOP, 574, 520)
_HEAD = 46
_LOOK_SWITCHES = ("reduced_motion", "full_screen")
_PLAY_SWITCHES = ("auto_single", "confirm_fizzle", "confirm_end_turn", "confirm_leave")


class SettingsScene(WidgetScene):
    """All settings on one page. `closed()` is called when the player leaves it (after it took itself off)."""

    first_focus = "text_size"

    def __init__(self, ui: Ui, closed: Callable[[], None] | None = None) -> None:
        super().__init__(ui)
        self._closed = closed
        self._labels: list[tuple[Box, str]] = []

    def back(self) -> None:
        """To where one came from."""
        self.ui.stack.remove(self)
        if self._closed:
            self._closed()

    def build(self) -> list[Widget]:
        """The controls; their labels are kept for drawing."""
        ui, t, now = self.ui, self.ui.t, self.ui.settings
        self._labels = []
        widgets: list[Widget] = []
        set_ = self._setter
        percent, wide = self._percent, ui.canvas.grown(64, 0.6)
        look = _rows(_LOOK, 4)
        widgets.append(language_picker(ui, *self._row(look[0], "ui-language", 310), 3))
        box = self._control(look[1], "ui-text-size", 310)
        low, high = TEXT_SIZES[0], TEXT_SIZES[-1]
        widgets.append(
            Slider(
                "text_size",
                box,
                now.text_size,
                set_("text_size"),
                low=low,
                high=high,
                step=10,
                shown=percent,
                number_width=wide,
            )
        )
        widgets += [self._toggle(place, name) for place, name in zip(look[2:], _LOOK_SWITCHES, strict=True)]
        sound = _rows(_SOUND, 4)
        widgets.append(self._toggle(sound[0], "muted"))
        for place, name in zip(sound[1:], ("music", "effects", "interface"), strict=True):
            box = self._control(place, "ui-interface-sound" if name == "interface" else f"ui-{name}", 310)
            widgets.append(Slider(name, box, getattr(now, name), set_(name), shown=percent, number_width=wide))
        play = _rows(_PLAY, 6)
        speeds = [Option(speed, t(f"ui-speed-{speed}")) for speed in SPEEDS]
        box = self._control(play[0], "ui-animation", 350)
        widgets.append(Segmented("animation", box, speeds, now.animation, set_("animation")))
        paces = [Option(pace, t(f"ui-pace-{pace}")) for pace in PACES]
        box = self._control(play[1], "ui-pace", 270)
        widgets.append(Chooser("computer_pace", box, paces, now.computer_pace, set_("computer_pace")))
        widgets += [self._toggle(place, name) for place, name in zip(play[2:], _PLAY_SWITCHES, strict=True)]
        style = theme.BUTTON.but(size=17)
        back = Button("back", (56, 646, 190, 46), t("ui-back"), self.back, hint=t("ui-key-esc"), style=style)
        return [*widgets, back]

    def _setter(self, name: str) -> Callable[[Any], None]:
        return lambda value: self.ui.change(**{name: value})

    def _percent(self, value: int) -> str:
        return self.ui.t("ui-percent", value=value)

    def _control(self, place: Box, label: str, width: float) -> Box:
        return (*self._row(place, label, width), 32)

    def _toggle(self, place: Box, name: str) -> Toggle:
        x, y, w = self._row(place, "ui-" + name.replace("_", "-"), 48)
        return Toggle(name, (x, y + 3, w, 26), getattr(self.ui.settings, name), self._setter(name))

    def _row(self, place: Box, label: str, width: float) -> tuple[float, float, float]:
        """Remember the label; x, y and width of the control at the right end of the row."""
        x, y, w, h = place
        self._labels.append(((x, y, w - width - 16, h), self.ui.t(label)))
        return x + w - width, y + (h - 32) / 2, width

    def draw_back(self, canvas: Canvas) -> None:
        """Panels, headings and labels."""
        t = self.ui.t
        menu_backdrop(canvas)
        ornaments.heading(canvas, t("ui-settings"), t("ui-settings-sub"))
        for box, title in ((_LOOK, "ui-section-look"), (_PLAY, "ui-section-play"), (_SOUND, "ui-section-sound")):
            ornaments.panel(canvas, box, 12)
            x, y, w, _ = box
            canvas.text(x + 24, y + 31, t(title), theme.SECTION, limit=w - 48)
            canvas.rule(x + 18, y + 42, w - 36, theme.BRASS, 1, 0.45)
        for box, label in self._labels:
            canvas.paragraph(box, label, theme.OPTION, middle=True)
        notice = self._notice()
        if notice:
            style = theme.BODY.but(colour=theme.SOFT)
            canvas.paragraph((270, 640, 954, 58), notice, style, middle=True)

    def _notice(self) -> str:
        lines = []
        if self.ui.sound_missing:
            lines.append(self.ui.t("ui-no-sound-device"))
        if self.ui.notice:
            lines.append(self.ui.t("ui-settings-unsaved", reason=self.ui.notice))
        return "\n".join(lines)


def _rows(panel: Box, count: int) -> list[Box]:
    """Equal rows below a panel's heading."""
    x, y, w, h = panel
    height = (h - _HEAD - 8) / count
    return [(x + 24, y + _HEAD + height * number, w - 48, height) for number in range(count)]
