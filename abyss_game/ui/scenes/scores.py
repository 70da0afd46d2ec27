"""The end of a game: each player, each source of points, and the cards behind the number in focus.

    ui.stack.push(Scores(ui, make_table, paint_detail, new_game=again, title=to_title, more=[(label, key, action)]))

`make_table()` returns a `ScoreTable` in the present language; `paint_detail(canvas, box, player, row)` paints what
stands behind a number into `box` (grid units). The rows are told one after the other; any key or click shows all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from abyss_game.ui import input as keys
from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.shared import menu_backdrop
from abyss_game.ui.text import signed
from abyss_game.ui.theme import rgb
from abyss_game.ui.widgets import Button, Look, Widget, WidgetScene

_TABLE: Box = (44, 100, 830, 498)
_DETAIL: Box = (892, 100, 376, 498)
_BEAT = 0.55
_FEW_ROWS = 5
_HIGHEST_ROW = 52.0
_QUIET = rgb("#8fa7b5")


@dataclass(frozen=True, slots=True)
class ScorePlayer:
    """A column: `note` says who plays (you, computer skilled); equal ranks are shared, rank 1 has won."""

    name: str
    colour: int
    note: str
    rank: int


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A source of points; `titles` head the panel for each player ("Kai's Locations")."""

    label: str
    icon: str
    values: tuple[int, ...]
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TieRow:
    """A tie-break: `decided` when it was looked at; `among` are the players it was looked at for."""

    label: str
    icon: str
    values: tuple[int, ...]
    decided: bool
    among: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """All that is shown. `verdict` is rich text: who won and which tie-break decided it."""

    players: tuple[ScorePlayer, ...]
    rows: tuple[ScoreRow, ...]
    ties: tuple[TieRow, ...]
    verdict: str

    def total(self, player: int) -> int:
        """Sum of a player's sources."""
        return sum(row.values[player] for row in self.rows)


Painter = Callable[[Canvas, Box, int, int], None]


@dataclass(frozen=True, slots=True)
class _Bands:
    """Where the parts of the table stand: heads end where the rows begin; sum and tie-breaks follow."""

    rows: float
    rows_height: float
    total: float
    total_height: float
    ties: float
    ties_height: float

    @property
    def many(self) -> bool:
        """Whether the table is close set for the sake of many rows."""
        return self == _MANY


_FEW = _Bands(226, 208, 434, 68, 504, 90)
_MANY = _Bands(214, 264, 478, 54, 533, 63)


class _Cell(Widget):
    """A number to point at; what is behind it is shown at the right."""

    takes_enter = False

    def __init__(self, key: str, box: Box, text: str, best: bool, shown: bool, picked: Callable[[], None]) -> None:
        super().__init__(key, box)
        self._text = text
        self._best = best
        self._shown = shown
        self._picked = picked

    def activate(self, ui: Ui) -> None:
        """Show what is behind it."""
        self._picked()

    def focus_changed(self, ui: Ui, focused: bool) -> None:
        """Focus alone is enough."""
        if focused:
            self._picked()

    def focus_box(self) -> Box:
        """Round the figures alone."""
        x, y, w, h = self.box
        return (x + w / 2 - 32, y + h / 2 - min(19, h / 2 - 5), 64, min(38, h - 10))

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The number, underlined where it is the best of its row."""
        if not self._shown:
            return
        x, y, w, h = self.box
        weight = 700 if self._best else 400
        colour = theme.FOAM if look.hovered else theme.PEARL
        size = min(26.0, h * 0.55)
        width = canvas.text_in((x, y, w, h), self._text, theme.TextStyle(size, "sans", weight, colour, 0.25), "center")
        if self._best:
            length = max(34.0, width + 8)
            canvas.rule(x + w / 2 - length / 2, y + h / 2 + size * 0.62, length, theme.BRASS, 2)


class _Total(_Cell):
    """The sum of a column."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The sum, in brass for the winners."""
        if self._shown:
            colour = theme.BRASS if self._best else theme.PEARL
            size = min(40.0, self.box[3] * 0.8)
            canvas.text_in(self.box, self._text, theme.TextStyle(size, "serif", 700, colour, 0.15), "center")


class Scores(WidgetScene):
    """The score table. `more` are further buttons (label id, key hint, action) between the first and the last; with
    `at_once` nothing is told, all is there."""

    def __init__(
        self,
        ui: Ui,
        make_table: Callable[[], ScoreTable],
        paint_detail: Painter,
        new_game: Callable[[], None],
        title: Callable[[], None],
        more: Sequence[tuple[str, str, Callable[[], None]]] = (),
        at_once: bool = False,
    ) -> None:
        super().__init__(ui)
        self._make = make_table
        self._paint = paint_detail
        self._new_game = new_game
        self._title = title
        self._more = tuple(more)
        self.table = make_table()
        best = min(range(len(self.table.players)), key=lambda player: self.table.players[player].rank)
        self.picked = (best, 0)
        self.first_focus = f"cell {best} 0"
        self._steps = len(self.table.rows) + 1
        self._told = self._steps if at_once else 0
        self._age = 0.0

    # ------------------------------------------------------------------ the telling
    @property
    def told(self) -> int:
        """How many rows are shown; one more than there are rows once the verdict is."""
        return self._told if self.ui.seconds(_BEAT) > 0 else self._steps

    def tell_all(self) -> None:
        """Show everything at once."""
        self._told = self._steps
        self.rebuild()

    def busy(self) -> bool:
        """While rows are still to be told."""
        return self.told < self._steps

    def update(self, seconds: float) -> None:
        """The next row when its time has come."""
        if not self.busy():
            return
        self._age += seconds
        while self._age >= (beat := self.ui.seconds(_BEAT)) and self._told < self._steps:
            self._age -= beat
            self._told += 1
            self.ui.sound("score")
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """The first key or click while rows are told only completes them."""
        if self.busy() and (event.type == pygame.KEYDOWN or keys.left_down(event)):
            self.tell_all()
            return True
        return super().handle(event)

    # ------------------------------------------------------------------ widgets
    def refresh(self) -> None:
        """The table again, in the present language."""
        self.table = self._make()
        super().refresh()

    def _column(self, player: int) -> tuple[float, float]:
        """Left edge and width of a player's column."""
        count = len(self.table.players)
        width = min(190.0, 608.0 / count)
        return _TABLE[0] + _TABLE[2] - width * (count - player), width

    @property
    def _bands(self) -> _Bands:
        return _FEW if len(self.table.rows) < _FEW_ROWS else _MANY

    def _row(self, row: int) -> tuple[float, float]:
        """Top and height of a row."""
        height = min(_HIGHEST_ROW, self._bands.rows_height / len(self.table.rows))
        return self._bands.rows + height * row, height

    def build(self) -> list[Widget]:
        """Cells row by row, sums, buttons."""
        t, table, told = self.ui.t, self.table, self.told
        widgets: list[Widget] = []
        for number, row in enumerate(table.rows):
            top, height = self._row(number)
            for player, value in enumerate(row.values):
                left, width = self._column(player)
                box = (left, top, width, height)
                best = value == max(row.values) and value > 0
                pick = lambda p=player, r=number: self._pick(p, r)  # noqa: E731
                widgets.append(_Cell(f"cell {player} {number}", box, signed(value), best, told > number, pick))
        for player in range(len(table.players)):
            left, width = self._column(player)
            value = sum(row.values[player] for row in table.rows[:told])
            box = (left, self._bands.total + 6, width, self._bands.total_height - 10)
            best = told == self._steps and table.total(player) == max(map(table.total, range(len(table.players))))
            pick = lambda p=player: self._pick(p, len(table.rows))  # noqa: E731
            widgets.append(_Total(f"total {player}", box, signed(value), best, told > 0, pick))
        return widgets + self._buttons(t)

    def _buttons(self, t: Callable[..., str]) -> list[Widget]:
        style = theme.BUTTON.but(size=17)
        count = len(self._more) + 2
        width = (_TABLE[2] - 12 * (count - 1)) / count if count > 2 else 230.0
        entries: list[tuple[str, str, str, str, Callable[[], None]]] = [
            ("new-game", t("ui-new-game"), t("ui-key-enter"), "enter", self._new_game)
        ]
        entries += [(label, t(label), hint, hint.lower(), action) for label, hint, action in self._more]
        entries.append(("title", t("ui-scores-title-screen"), t("ui-key-esc"), "esc", self._title))
        return [
            Button(
                key,
                (_TABLE[0] + (width + 12) * number, 664, width, 44),
                label,
                action,
                "second" if number else "primary",
                hint=hint,
                shortcut=shortcut,
                style=style,
            )
            for number, (key, label, hint, shortcut, action) in enumerate(entries)
        ]

    def _pick(self, player: int, row: int) -> None:
        self.picked = (player, row)
        self.invalidate()

    def back(self) -> None:
        """To the title."""
        self._title()

    # ------------------------------------------------------------------ drawing
    def draw_back(self, canvas: Canvas) -> None:
        """Heading, table, verdict and the cards behind the picked number."""
        t = self.ui.t
        menu_backdrop(canvas)
        ornaments.heading(canvas, t("ui-scores-title"), x=64, y=60, length=520)
        ornaments.panel(canvas, _TABLE, 12, 0.88)
        complete = self.told == self._steps
        for player, who in enumerate(self.table.players):
            self._draw_player(canvas, player, who, complete)
        self._draw_labels(canvas)
        self._draw_ties(canvas, complete)
        if complete:
            self._draw_verdict(canvas)
        self._draw_detail(canvas)

    def _draw_player(self, canvas: Canvas, player: int, who: ScorePlayer, complete: bool) -> None:
        left, width = self._column(player)
        middle, top = left + width / 2, _TABLE[1]
        if complete and who.rank == 1:
            light = rgb("#ffe9b0")
            box = (left, top + 4, width, 490)
            canvas.fill(box, ((0.0, light, 0.30), (0.5, light, 0.10), (1.0, light, 0.04)), "round", 8)
            canvas.halo(box, theme.BRASS, 5, 0.6, "round", 8, hollow=True)
            canvas.stroke(box, theme.BRASS, 2, "round", 8)
        foot = self._bands.rows
        radius = 18.0 if self._bands.many else 21.0
        ornaments.crest(canvas, who.colour, middle, top + 12 + radius, radius)
        name = canvas.fitted([who.name], theme.TextStyle(21, "serif", 700, elastic=0.4), width - 10)
        canvas.text(middle, foot - 39, who.name, name, "center", width - 10)
        notes = [other.note for other in self.table.players]
        note = canvas.fitted(notes, theme.SMALL.but(size=14.5, colour=theme.LABEL, elastic=0.5), width - 10)
        canvas.text(middle, foot - 16, who.note, note, "center", width - 10)
        if complete:
            ornaments.medal(canvas, middle + min(52, width / 2 - 18), top + 28, 13, str(who.rank))

    def _draw_labels(self, canvas: Canvas) -> None:
        x, _, w, _ = _TABLE
        room = self._column(0)[0] - x - 72
        for number, row in enumerate(self.table.rows):
            top, height = self._row(number)
            canvas.rule(x + 16, top, w - 32, theme.rgb("#9fd2e6"), 1, 0.22)
            side = min(26.0, height * 0.6)
            canvas.icon(row.icon, (x + 24, top + (height - side) / 2, side, side))
            style = theme.TextStyle(18, weight=600, elastic=0.6)
            if self._bands.many:
                style = canvas.fitted([each.label for each in self.table.rows], style.but(elastic=0.4), room)
                canvas.text_in((x + 64, top, room, height), row.label, style)
            else:
                canvas.paragraph((x + 64, top + 2, room, height - 4), row.label, style, middle=True)
        top, height = self._bands.total, self._bands.total_height
        canvas.rule(x + 16, top, w - 32, theme.BRASS, 1.6, 0.8)
        canvas.icon("points", (x + 20, top + height / 2 - 17, 34, 34))
        style = theme.TextStyle(24, "serif", 700, theme.BRASS, elastic=0.4)
        canvas.text_in((x + 64, top + 4, room, height - 8), self.ui.t("ui-scores-points"), style)

    def _draw_ties(self, canvas: Canvas, complete: bool) -> None:
        if not self.table.ties:
            return
        x, _, w, _ = _TABLE
        room = self._column(0)[0] - x - 32
        bands = self._bands
        canvas.rule(x + 16, bands.total + bands.total_height, w - 32, theme.rgb("#9fd2e6"), 1, 0.3)
        height = bands.ties_height / max(2, len(self.table.ties))
        for number, tie in enumerate(self.table.ties):
            top = bands.ties + height * number
            decided = tie.decided and complete
            label = tie.label if tie.decided or not complete else f"{tie.label}\n{self.ui.t('ui-scores-not-needed')}"
            ink = theme.SOFT if decided else _QUIET
            style = theme.BODY.but(weight=600 if decided else 400, colour=ink, elastic=0.5)
            if bands.many:
                # One line has room; that a tie-break was not needed is told by its quiet figures.
                canvas.text_in((x + 24, top, room, height), tie.label, canvas.fitted([tie.label], style, room))
            else:
                canvas.paragraph((x + 24, top, room, height), label, style, middle=True)
            best = max((tie.values[player] for player in tie.among), default=None)
            for player, value in enumerate(tie.values):
                among = decided and player in tie.among
                weight = 700 if among and value == best else 400
                figure = theme.TextStyle(20, "sans", weight, theme.PEARL if among else _QUIET, 0.25)
                left, width = self._column(player)
                middle, line = left + width / 2, (left, top, width, height)
                if tie.icon:
                    canvas.icon(tie.icon, (middle - 24, top + height / 2 - 10, 20, 20))
                    line = (middle + 2, top, 40, height)
                canvas.text_in(line, str(value), figure, "left" if tie.icon else "center")

    def _draw_verdict(self, canvas: Canvas) -> None:
        box = (_TABLE[0], 608, _TABLE[2], 46)
        canvas.fill(box, theme.PROMPT_FILL, r=8)
        canvas.stroke(box, theme.BRASS, 1.2, r=8)
        style = theme.PROMPT.but(size=18)
        canvas.paragraph((box[0] + 20, box[1] + 2, box[2] - 40, box[3] - 4), self.table.verdict, style, middle=True)

    def _draw_detail(self, canvas: Canvas) -> None:
        player, row = self.picked
        who = self.table.players[player]
        x, y, w, h = _DETAIL
        fill = (rgb("#174a63"), rgb("#071826"))
        ornaments.panel(canvas, _DETAIL, 10, 0.96, theme.BRASS, 0.8, 1.4, fill)
        sum_row = row >= len(self.table.rows)
        title = who.name if sum_row else self.table.rows[row].titles[player]
        value = self.table.total(player) if sum_row else self.table.rows[row].values[player]
        known = self.told > (len(self.table.rows) if sum_row else row)
        ornaments.crest(canvas, who.colour, x + 26, y + 30, 12)
        canvas.text(x + 48, y + 37, title, theme.PANEL_TITLE, limit=w - 48 - 74)
        if known:
            figure = theme.TextStyle(24, weight=700, colour=theme.BRASS, elastic=0.3)
            canvas.text(x + w - 18, y + 38, signed(value), figure, "right")
        canvas.rule(x + 14, y + 52, w - 28, theme.BRASS, 1, 0.4)
        if known:
            self._paint(canvas, (x + 16, y + 60, w - 32, h - 76), player, row)
        hint = theme.BODY.but(size=15, colour=theme.LABEL, elastic=0.6, halo=1.2)
        canvas.text(x + w - 18, 638, self.ui.t("ui-scores-pick"), hint, "right", w - 20)
