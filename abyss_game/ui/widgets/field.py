"""A line of text to type in: any letters (they come as TEXTINPUT), caret, selection, clipboard.

TextField("name 2", (482, 256, 180, 38), seat.name, changed=set_name, longest=24)
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from abyss_game.ui import theme
from abyss_game.ui.canvas import Box, Canvas, Spot
from abyss_game.ui.context import Ui
from abyss_game.ui.theme import TextStyle
from abyss_game.ui.widgets.base import Look, Widget

_BLINK = 0.53


class TextField(Widget):
    """One line of at most `longest` characters.

    `changed(text)` after every change; `allowed(character)` filters what is typed or pasted; `empty` is shown, faint,
    while there is nothing; with `proposed` it is what counts then, and is faint only while one types. Enter moves the
    focus on to the next widget.
    """

    def __init__(
        self,
        key: str,
        box: Box,
        text: str,
        changed: Callable[[str], None],
        *,
        longest: int = 24,
        allowed: Callable[[str], bool] = str.isprintable,
        empty: str = "",
        proposed: bool = False,
        style: TextStyle = theme.FIELD_TEXT,
        label: str = "",
    ) -> None:
        super().__init__(key, box)
        self.text = text
        self.label = label
        self.caret = len(text)
        self.anchor = len(text)
        self._changed = changed
        self._longest = longest
        self._allowed = allowed
        self._empty = empty
        self._style = style
        self._quiet = style.but(
            colour=theme.SOFT if proposed else theme.FAINT, weight=style.weight if proposed else 400
        )
        self._shown_since = 0.0

    def adopt(self, old: Widget) -> None:
        """Keep caret and selection."""
        if isinstance(old, TextField):
            self.caret = min(old.caret, len(self.text))
            self.anchor = min(old.anchor, len(self.text))
            self._shown_since = old._shown_since

    # ------------------------------------------------------------------ editing
    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of what is selected (equal when nothing is)."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def insert(self, text: str) -> None:
        """Put `text` in the place of the selection, as far as it is allowed and fits."""
        start, end = self.selection
        kept = self.text[:start] + self.text[end:]
        new = "".join(letter for letter in text if self._allowed(letter))[: max(0, self._longest - len(kept))]
        self._become(kept[:start] + new + kept[start:], start + len(new))

    def _become(self, text: str, caret: int) -> None:
        self.caret = self.anchor = caret
        if text != self.text:
            self.text = text
            self._changed(text)

    def _erase(self, step: int) -> None:
        start, end = self.selection
        if start == end:
            start, end = sorted((self.caret, min(len(self.text), max(0, self.caret + step))))
        self._become(self.text[:start] + self.text[end:], start)

    def _move(self, to: int, select: bool) -> None:
        self.caret = min(len(self.text), max(0, to))
        if not select:
            self.anchor = self.caret

    def key_down(self, ui: Ui, event: pygame.event.Event) -> bool:
        """Typing and editing keys; up, down, Tab, Esc and Enter belong to the group."""
        self._shown_since = ui.now()
        if event.type == pygame.TEXTINPUT:
            self.insert(event.text)
            return True
        select = bool(event.mod & pygame.KMOD_SHIFT)
        command = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not event.mod & pygame.KMOD_ALT
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._move(self.caret + (1 if event.key == pygame.K_RIGHT else -1), select)
        elif event.key == pygame.K_HOME:
            self._move(0, select)
        elif event.key == pygame.K_END:
            self._move(len(self.text), select)
        elif event.key == pygame.K_BACKSPACE:
            self._erase(-1)
        elif event.key == pygame.K_DELETE:
            self._erase(1)
        elif command and event.key == pygame.K_a:
            self.anchor, self.caret = 0, len(self.text)
        elif command and event.key in (pygame.K_c, pygame.K_x):
            start, end = self.selection
            if start < end:
                _put_clipboard(self.text[start:end])
                if event.key == pygame.K_x:
                    self._erase(-1)
        elif command and event.key == pygame.K_v:
            self.insert(_clipboard())
        else:
            # A plain letter arrives again as TEXTINPUT; here it must only not trigger a shortcut.
            return bool(getattr(event, "unicode", "")) and event.unicode.isprintable() and not command
        return True

    def activate(self, ui: Ui) -> None:
        """Enter is done with the field: the group moves on (`enter_moves_on`)."""

    enter_moves_on = True

    # ------------------------------------------------------------------ mouse
    def mouse_down(self, ui: Ui, spot: Spot) -> None:
        """Put the caret where it was clicked."""
        self._shown_since = ui.now()
        self._move(self._index(ui.canvas, spot[0]), False)

    def mouse_drag(self, ui: Ui, spot: Spot) -> None:
        """Select."""
        self._move(self._index(ui.canvas, spot[0]), True)

    def mouse_up(self, ui: Ui, spot: Spot, inside: bool) -> None:
        """Nothing more than the caret."""

    def _index(self, canvas: Canvas, x: float) -> int:
        local = x - self.box[0] - 14 + self._scroll(canvas)
        edges = [canvas.measure(self.text[:i], self._style) for i in range(len(self.text) + 1)]
        return min(range(len(edges)), key=lambda i: abs(edges[i] - local))

    def focus_changed(self, ui: Ui, focused: bool) -> None:
        """The keyboard types, and held keys repeat, only while the field has the focus.

        Elsewhere a held Enter must act once.
        """
        self._shown_since = ui.now()
        if focused:
            self.anchor, self.caret = 0, len(self.text)
            pygame.key.start_text_input()
            pygame.key.set_repeat(350, 45)
        else:
            pygame.key.set_repeat(0)
            self.anchor = self.caret

    # ------------------------------------------------------------------ drawing
    def _scroll(self, canvas: Canvas) -> float:
        """How far the text is moved to the left so that the caret stays visible."""
        room = self.box[2] - 28
        return max(0.0, canvas.measure(self.text[: self.caret], self._style) - room)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Field, selection, text and caret."""
        x, y, w, h = self.box
        edge = theme.PEARL if look.focused else theme.rgb("#5b7f90")
        canvas.fill(self.box, (theme.FIELD, theme.FIELD), "round", 5)
        canvas.stroke(self.box, theme.FOAM if look.hovered and not look.focused else edge, 1.4, "round", 5)
        inner = canvas.rect((x + 12, y + 2, w - 24, h - 4))
        scroll = self._scroll(canvas)
        whole = canvas.surface.get_clip()
        canvas.surface.set_clip(inner.clip(whole))
        left = x + 14 - scroll
        start, end = self.selection
        if look.focused and start < end:
            begin = canvas.measure(self.text[:start], self._style)
            width = canvas.measure(self.text[:end], self._style) - begin
            canvas.fill((left + begin, y + 5, width, h - 10), (theme.LIT, theme.LIT), "round", 2)
        base = y + h / 2 + canvas.type.pixels(self._style) * 0.335 / canvas.unit
        if self.text and look.focused:
            canvas.text(left, base, self.text, self._style)
        elif self.text:
            canvas.text_in((x + 14, y, w - 28, h), self.text, self._style)
        elif self._empty:
            shade = self._style.but(colour=theme.FAINT, weight=400) if look.focused else self._quiet
            canvas.text_in((x + 14, y, w - 28, h), self._empty, shade)
        canvas.surface.set_clip(whole)
        if look.focused and look.caret:
            caret = left + canvas.measure(self.text[: self.caret], self._style) + 1
            canvas.column(caret, y + 7, h - 14, theme.BRASS, 2)

    def caret_shown(self, ui: Ui) -> bool:
        """Whether the blinking caret is in its visible half; with reduced motion it stands still."""
        return ui.settings.reduced_motion or int((ui.now() - self._shown_since) / _BLINK) % 2 == 0

    def next_wake(self, ui: Ui, look: Look) -> float | None:
        """The next blink."""
        if not look.focused or ui.settings.reduced_motion:
            return None
        return _BLINK - (ui.now() - self._shown_since) % _BLINK


def _clipboard() -> str:
    """Text of the clipboard; empty when there is none or the platform has no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def _put_clipboard(text: str) -> None:
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return
