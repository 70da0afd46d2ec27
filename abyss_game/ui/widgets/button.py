"""Buttons on concave tablets.

    Button("begin", (934, 642, 290, 54), ui.t("ui-begin"), begin, kind="primary", hint="Enter", shortcut="enter")
    Button("recruit", box, "Recruit", recruit, enabled=False, reason="1 Race missing")    # dashed, padlock, reason
    IconButton("menu", (1234, 8, 38, 38), "menu", open_menu, label="Menu")

Kinds: `primary` (brass, one a screen), `second`, `menu` (wide, left-aligned, quiet), `menu-main` (its brass form) and
`chosen` (lit, for the picked one of a few).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.text import escape
from abyss_game.ui.theme import RGB, TextStyle, mix
from abyss_game.ui.widgets.base import Look, Widget

_LIGHT = (255, 255, 255)
_SHADOW = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class _Paint:
    """Fill, edge and letters of a kind of button."""

    fill: tuple[RGB, ...]
    edge: RGB
    edge_width: float
    edge_opacity: float
    ink: RGB
    hint: RGB
    opacity: float = 1.0


_PAINTS = {
    "primary": _Paint(theme.PRIMARY_FILL, theme.rgb("#fff2c8"), 1.0, 0.8, theme.INK, theme.rgb("#4b3610")),
    "second": _Paint(theme.SECONDARY_FILL, theme.BRASS, 1.2, 0.75, theme.PEARL, theme.rgb("#cbb67c")),
    "menu": _Paint(
        (theme.TABLET_FILL[0], theme.TABLET_FILL[2]), theme.BRASS, 1.1, 0.5, theme.PEARL, theme.rgb("#cbb67c"), 0.85
    ),
    "menu-main": _Paint(theme.PRIMARY_FILL, theme.rgb("#fff2c8"), 1.0, 1.0, theme.INK, theme.rgb("#241803")),
    "chosen": _Paint(theme.CHOSEN_FILL, theme.BRASS, 1.8, 0.95, theme.PEARL, theme.rgb("#cbb67c")),
    "off": _Paint(theme.DISABLED_FILL, theme.rgb("#6f8a99"), 1.2, 0.75, theme.FAINT, theme.rgb("#8fa7b5")),
}


def plate(canvas: Canvas, box: Box, kind: str, look: Look, r: float = 6) -> None:
    """The tablet of a button without its label."""
    paint = _PAINTS[kind]
    fill = paint.fill
    if look.pressed:
        fill = tuple(mix(colour, _SHADOW, 0.18) for colour in fill)
    elif look.hovered:
        fill = tuple(mix(colour, _LIGHT, 0.12) for colour in fill)
    if kind != "menu":
        canvas.halo(box, _SHADOW, 3, 0.5, r=r, drop=2)
    canvas.fill(box, fill, r=r, opacity=paint.opacity)
    if kind == "off":
        canvas.stroke(box, paint.edge, paint.edge_width, r=r, opacity=paint.edge_opacity, dash=(5, 4))
    else:
        lit = 1.0 if look.hovered else paint.edge_opacity
        canvas.stroke(box, paint.edge, paint.edge_width, r=r, opacity=lit)


class Button(Widget):
    """A tablet with a label, an icon before it and the key that does the same behind it.

    `sub` is a second, smaller line (or, for kind `menu`, a note at the right end); `trailing` an icon at the right end.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        label: str,
        action: Callable[[], None],
        kind: str = "second",
        *,
        icon: str = "",
        hint: str = "",
        shortcut: str = "",
        sub: str = "",
        trailing: str = "",
        style: TextStyle = theme.BUTTON,
        enabled: bool = True,
        reason: str = "",
        sound: str = "click",
    ) -> None:
        super().__init__(key, box, enabled, reason, shortcut)
        self.label = label
        self.kind = kind
        self.icon = icon
        self.hint = hint
        self.sub = sub
        self.trailing = trailing
        self.style = style
        self._action = action
        self._sound = sound

    def activate(self, ui: Ui) -> None:
        """Do it."""
        ui.sound(self._sound)
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Tablet and label."""
        kind = self.kind if self.enabled else "off"
        plate(canvas, self.box, kind, look, 9 if self.kind.startswith("menu") else 6)
        if not self.enabled:
            self._draw_disabled(canvas)
        elif self.kind.startswith("menu"):
            self._draw_entry(canvas)
        else:
            hint = self.hint if look.enter or self.shortcut != "enter" else ""
            self._draw_label(canvas, self.box, _PAINTS[kind], self.icon, hint)

    def _draw_label(self, canvas: Canvas, box: Box, paint: _Paint, icon: str, hint: str = "") -> None:
        x, y, w, h = box
        size = self.style.size * (canvas.type.pixels(self.style) / max(1.0, self.style.size * canvas.unit))
        before = size + 8 if icon else 0.0
        after = ornaments.key_hint_width(canvas, hint) + 8 if hint else 0.0
        room = w - 16 - before - after
        width = min(room, canvas.measure(self.label, self.style))
        left = x + (w - before - width - after) / 2
        if icon:
            canvas.icon(icon, (left, y + (h - size) / 2, size, size), paint.ink)
        style = self.style.but(colour=paint.ink)
        drawn = canvas.text_in((left + before, y, max(20.0, room), h), self.label, style)
        if after:
            ornaments.key_hint(canvas, left + before + drawn + 8, y + h / 2, hint, paint.hint)

    def _draw_disabled(self, canvas: Canvas) -> None:
        x, y, w, h = self.box
        paint = _PAINTS["off"]
        style = theme.SMALL.but(colour=theme.BRASS, weight=600, elastic=0.5)
        # a reason that has no room in the button is told by its tooltip
        if not self.reason or h < 34 or canvas.measure(self.reason, style.but(size=1.0)) > w - 12:
            self._draw_label(canvas, self.box, paint, "lock")
            return
        half = h * 0.54
        self._draw_label(canvas, (x, y, w, half), paint, "lock")
        canvas.text_in((x + 6, y + half - 2, w - 12, h - half), self.reason, style, "center")

    def _draw_entry(self, canvas: Canvas) -> None:
        x, y, w, h = self.box
        main = self.kind == "menu-main"
        paint = _PAINTS[self.kind]
        style = (theme.MENU_MAIN if main else theme.MENU).but(colour=paint.ink)
        room = w - 48 - (30 if self.trailing else 0)
        if main and self.sub:
            canvas.text_in((x + 24, y + h * 0.08, room, h * 0.5), self.label, style)
            note = theme.BODY.but(colour=paint.hint, weight=600, elastic=0.6)
            canvas.text_in((x + 24, y + h * 0.53, room, h * 0.36), self.sub, note)
        else:
            width = canvas.text_in((x + 24, y, room, h), self.label, style)
            if self.sub:
                note = theme.SMALL.but(size=14.5, colour=theme.LABEL)
                place = (x + 40 + width, y + 3, max(40.0, room - width - 16), h - 6)
                canvas.paragraph(place, escape(self.sub), note, "right", middle=True)
        if self.trailing:
            canvas.icon(self.trailing, (x + w - 36, y + h / 2 - 10, 20, 20), paint.ink)


class IconButton(Widget):
    """A small tablet with an icon; `label` says what it does (tooltip, and for tests)."""

    def __init__(
        self,
        key: str,
        box: Box,
        icon: str,
        action: Callable[[], None],
        label: str,
        *,
        shortcut: str = "",
        enabled: bool = True,
        reason: str = "",
        colour: RGB = theme.BRASS,
    ) -> None:
        super().__init__(key, box, enabled, reason, shortcut)
        self.icon = icon
        self.label = label
        self.tip = escape(label)
        self._action = action
        self._colour = colour

    def activate(self, ui: Ui) -> None:
        """Do it."""
        ui.sound("click")
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Tablet and icon."""
        x, y, w, h = self.box
        plate(canvas, self.box, "second" if self.enabled else "off", look, 7 if min(w, h) >= 34 else 5)
        side = min(w, h) * 0.53
        colour = self._colour if self.enabled else theme.FAINT
        canvas.icon(self.icon, (x + (w - side) / 2, y + (h - side) / 2, side, side), colour)
