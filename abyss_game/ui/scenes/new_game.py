"""Who sits at the table: the game, its seats and the rules of the table.

    NewGame(ui, OFFERS, begin=start, back=to_title)        # begin(NewGameChoice)

The scene is driven by `GameOffer`s: another game or another number of seats needs no new line here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scenes import alone_row
from abyss_game.ui.scenes.game_choice import GameActions, GameChoice
from abyss_game.ui.scenes.seating import (
    ABYSS,
    CONSPIRACY,
    EXPANSION_ICONS,
    LONGEST_NAME,
    GameOffer,
    NewGameChoice,
    Seat,
    SeatChoice,
    Table,
    recalled,
    unique_names,
)
from abyss_game.ui.scenes.shared import language_picker, menu_backdrop
from abyss_game.ui.scenes.sign_picker import SignButton, SignPicker
from abyss_game.ui.text import escape
from abyss_game.ui.widgets import Button, IconButton, Option, Segmented, TextField, Widget, WidgetScene

__all__ = ["ABYSS", "CONSPIRACY", "GameOffer", "NewGame", "NewGameChoice", "SeatChoice"]
_PANEL: Box = (404, 102, 820, 480)
_ROWS_TOP, _ROWS_HEIGHT = 152, 422
_BUTTON = theme.BUTTON.but(size=17)


class NewGame(WidgetScene):
    """The scene. `begin(choice)` is called with a complete choice, `back()` when the player turns back."""

    first_focus = "begin"

    def __init__(
        self,
        ui: Ui,
        offers: Sequence[GameOffer],
        begin: Callable[[NewGameChoice], None],
        back: Callable[[], None],
        rng: random.Random | None = None,
    ) -> None:
        super().__init__(ui)
        self._offers = tuple(offers)
        self._begin = begin
        self._back = back
        self._rng = rng or random.Random()
        last = ui.settings.last_table
        self._table = recalled(last, self._offers) if last is not None else self._first_table()
        self._left = GameChoice(ui, self._table, self._offers)

    # ------------------------------------------------------------------ state
    def _first_table(self) -> Table:
        """One person and as many computers as make the smallest table of three, or fewer where that is too many."""
        table = Table(self._offers[0])
        for number in range(min(table.most, max(table.offer.seats_low, 3))):
            table.add(number == 0)
        return table

    def _shown_name(self, seat: Seat) -> str:
        if seat.name.strip():
            return seat.name.strip()
        if seat.person:
            return self.ui.t("ui-player-name", number=seat.proposal + 1)
        return self.ui.t(f"ui-computer-name-{seat.proposal + 1}")

    def choice(self) -> NewGameChoice:
        """What is chosen at present, names made different."""
        table = self._table
        names = unique_names([self._shown_name(seat) for seat in table.seats])
        seats = tuple(
            SeatChoice(name, seat.person, "" if seat.person else table.level_of(seat), seat.colour)
            for name, seat in zip(names, table.seats, strict=True)
        )
        seed = int(table.seed) if table.same_cards and table.seed else None
        variants = table.chosen_variants()
        expansions = table.chosen_expansions()
        return NewGameChoice(table.offer.key, seats, table.live_score, table.take_back, seed, variants, expansions)

    def _choose_game(self, offer: GameOffer) -> None:
        self._table.offer = offer
        self._table.fit()
        self.rebuild()

    def _add(self, person: bool) -> None:
        self._table.away.clear()
        self._table.add(person)
        self.rebuild(f"name {len(self._table.seats) - 1}" if person else "")

    def _remove(self, number: int) -> None:
        self._table.away.clear()
        del self._table.seats[number]
        self.rebuild(f"kind {min(number, len(self._table.seats) - 1)}")

    def _set_kind(self, number: int, kind: str) -> None:
        self._table.seats[number].person = kind == "person"
        self.rebuild()

    def _set_level(self, number: int, level: str) -> None:
        self._table.seats[number].level = level
        self.rebuild()

    def _set_name(self, number: int, name: str) -> None:
        self._table.seats[number].name = name
        self.invalidate()

    def _set_colour(self, number: int, colour: int) -> None:
        seats = self._table.seats
        for other in seats:
            if other.colour == colour:
                other.colour = seats[number].colour
        seats[number].colour = colour
        self.rebuild()

    def _pick_sign(self, number: int) -> None:
        canvas_box = self.group.get(f"sign {number}")
        taken = {seat.colour: self._shown_name(seat) for seat in self._table.seats}
        if canvas_box:
            picker = SignPicker(
                self.ui, canvas_box.box, self._table.seats[number].colour, taken, lambda c: self._set_colour(number, c)
            )
            self.ui.stack.push(picker)

    def _shuffle(self) -> None:
        self._rng.shuffle(self._table.seats)
        self.rebuild()

    def _switch(self, name: str, on: bool) -> None:
        setattr(self._table, name, on)
        if name == "same_cards" and on and not self._table.seed:
            self._table.seed = str(self._rng.randrange(100000, 1000000))
        self.rebuild("seed" if name == "same_cards" and on else "")

    def _switch_variant(self, variant: str, on: bool) -> None:
        self._table.variants ^= {variant} if on != (variant in self._table.variants) else set()
        self.rebuild()

    def _switch_expansion(self, expansion: str, on: bool) -> None:
        self._table.expansions ^= {expansion} if on != (expansion in self._table.expansions) else set()
        self._table.fit()
        self.rebuild()

    def _unlock(self) -> None:
        """Switch on what lets one more play, and go where that one is chosen."""
        self._switch_expansion(self._table.key_to_more, True)
        self.group.set_focus("add person" if self.group.get("add person") else f"name {len(self._table.seats) - 1}")

    def _set_opponent(self, opponent: str) -> None:
        self._table.opponent = opponent
        self.rebuild()

    def _set_seed(self, text: str) -> None:
        self._table.seed = text

    def _start(self) -> None:
        choice = self.choice()
        remembered = self._table.remembered()
        if remembered != self.ui.settings.last_table:
            self.ui.change(last_table=remembered)
        self._begin(choice)

    def back(self) -> None:
        """To where one came from."""
        self._back()

    # ------------------------------------------------------------------ widgets
    def build(self) -> list[Widget]:
        """Games and table rules at the left, seats at the right, actions at the foot."""
        t = self.ui.t
        seats = self._table.seats
        actions = GameActions(
            self._choose_game, self._switch_expansion, self._switch_variant, self._switch, self._set_seed
        )
        widgets = self._left.build(actions)
        for number, seat in enumerate(seats):
            widgets += self._build_seat(number, seat)
        if self._table.alone:
            table = self._table
            box = self._row(len(seats))
            widgets.append(alone_row.widget(self.ui, box, table.offer, table.opponent, self._set_opponent))
        if len(seats) < self._table.most:
            x, y, w, h = self._free_row()
            middle = y + h / 2 - 20
            for column, kind in enumerate(("person", "computer")):
                box = (x + w - 458 + 226 * column, middle, 218, 40)
                label = t(f"ui-add-seat-{kind}")
                widgets.append(Button(f"add {kind}", box, label, lambda k=kind: self._add(k == "person"), icon="plus"))
        expansion = self._table.key_to_more
        if expansion:
            x, y, w, h = self._row(self._table.rows - 1)
            box, icon = (x + w - 232, y + h / 2 - 20, 218, 40), EXPANSION_ICONS[expansion]
            widgets.append(Button("unlock", box, t("ui-turn-on"), self._unlock, icon=icon))
        widgets += [
            Button("back", (404, 646, 150, 46), t("ui-back"), self.back, hint=t("ui-key-esc"), style=_BUTTON),
            Button(
                "shuffle",
                (564, 646, 230, 46),
                t("ui-shuffle-seats"),
                self._shuffle,
                icon="shuffle",
                hint="S",
                shortcut="s",
                style=_BUTTON,
            ),
            Button(
                "begin",
                (934, 642, 290, 54),
                t("ui-begin"),
                self._start,
                "primary",
                hint=t("ui-key-enter"),
                shortcut="enter",
                style=theme.BUTTON.but(size=22, elastic=0.6),
                sound="begin",
            ),
            language_picker(self.ui, 936, 34, 288, 3),
        ]
        return widgets

    def _row(self, number: int) -> Box:
        step = _ROWS_HEIGHT / self._table.rows
        return (_PANEL[0] + 16, _ROWS_TOP + step * number, _PANEL[2] - 32, step - 10)

    def _free_row(self) -> Box:
        """The row under the seats, where one more is offered."""
        return self._row(len(self._table.seats) + self._table.alone)

    def _build_seat(self, number: int, seat: Seat) -> list[Widget]:
        t = self.ui.t
        x, y, w, h = self._row(number)
        middle = y + h / 2
        name = TextField(
            f"name {number}",
            (x + 62, middle - 19, 180, 38),
            seat.name,
            lambda text: self._set_name(number, text),
            longest=LONGEST_NAME,
            empty=self._shown_name(seat),
            proposed=True,
        )
        kinds = [Option("person", t("ui-person"), "person"), Option("computer", t("ui-computer"), "computer")]
        kind = Segmented(
            f"kind {number}",
            (x + 254, middle - 17, 224, 34),
            kinds,
            "person" if seat.person else "computer",
            lambda value: self._set_kind(number, value),
        )
        widgets: list[Widget] = [name, kind]
        if not seat.person:
            levels = [Option(level, t(f"ui-level-{level}")) for level in self._table.levels]
            box = (x + 492, middle - 17, 200, 34)
            widgets.append(
                Segmented(
                    f"level {number}",
                    box,
                    levels,
                    self._table.level_of(seat),
                    lambda value: self._set_level(number, value),
                )
            )
        widgets.append(
            SignButton(
                f"sign {number}",
                (x + 700, middle - 21, 54, 42),
                seat.colour,
                lambda: self._pick_sign(number),
                t("ui-choose-sign"),
            )
        )
        if len(self._table.seats) > self._table.offer.seats_low:
            label = t("ui-remove-seat", number=number + 1)
            widgets.append(
                IconButton(
                    f"remove {number}",
                    (x + w - 31, middle - 13, 26, 26),
                    "cross",
                    lambda: self._remove(number),
                    label,
                    colour=theme.SECONDARY,
                )
            )
        return widgets

    # ------------------------------------------------------------------ drawing
    def draw_back(self, canvas: Canvas) -> None:
        """Headings, the seats' rows and the sentence beneath them."""
        t = self.ui.t
        menu_backdrop(canvas)
        ornaments.heading(canvas, t("ui-new-game"), t("ui-who-sits"))
        ornaments.panel(canvas, _PANEL, 12)
        x = _PANEL[0]
        places = ((16, 56, "seat"), (78, 180, "name"), (270, 220, "played-by"), (508, 200, "level"), (718, 86, "sign"))
        for left, width, name in places:
            style = canvas.fitted([t(f"ui-column-{name}")], theme.LABEL_TEXT.but(elastic=0.6), width)
            canvas.text(x + left, 132, t(f"ui-column-{name}"), style)
        canvas.rule(x + 18, 142, _PANEL[2] - 36, theme.BRASS, 1, 0.45)
        for number, seat in enumerate(self._table.seats):
            self._draw_seat(canvas, number, seat)
        if self._table.alone:
            alone_row.draw(self.ui, canvas, self._row(len(self._table.seats)))
        if len(self._table.seats) < self._table.most:
            self._draw_free(canvas, len(self._table.seats))
        if self._table.key_to_more:
            self._draw_locked(canvas)
        self._left.draw(canvas)
        style = theme.OPTION.but(colour=theme.SOFT)
        canvas.paragraph((408, 588, 816, 50), self._sentence(), style, middle=True)

    def _draw_seat(self, canvas: Canvas, number: int, seat: Seat) -> None:
        x, y, w, h = self._row(number)
        tint = theme.rgb("#0b2c41")
        canvas.fill((x, y, w, h), (tint, tint), r=8, opacity=0.6)
        canvas.stroke((x, y, w, h), theme.SEATS[seat.colour].colour, 1, r=8, opacity=0.5)
        style = theme.TextStyle(24, "serif", 700, theme.BRASS, elastic=0.3)
        canvas.text_in((x + 4, y, 40, h), str(number + 1), style, "center")
        if seat.person:
            hidden = self._table.offer.hidden
            note = self.ui.t(("ui-covered" if self._covers() else "ui-uncovered") if hidden else "ui-nothing-hidden")
            canvas.paragraph(
                (x + 492, y + 4, 202, h - 8), note, theme.BODY.but(size=15, colour=theme.LABEL), middle=True
            )

    def _draw_free(self, canvas: Canvas, number: int) -> None:
        x, y, w, h = box = self._free_row()
        canvas.fill(box, (theme.TABLET_FILL[2], theme.TABLET_FILL[2]), r=8, opacity=0.55)
        canvas.stroke(box, theme.EDGE, 1.2, r=8, opacity=0.6, dash=(6, 5))
        note = self.ui.t("ui-free-seat", number=number + 1)
        style = theme.TextStyle(17, weight=600, colour=theme.SECONDARY)
        canvas.text_in((x + 62, y, w - 62 - 474, h), note, style)

    def _draw_locked(self, canvas: Canvas) -> None:
        number, expansion = self._table.rows, self.ui.t(f"ui-expansion-{self._table.key_to_more}")
        x, y, w, h = box = self._row(number - 1)
        canvas.fill(box, (theme.TABLET_FILL[2], theme.TABLET_FILL[2]), r=8, opacity=0.4)
        canvas.stroke(box, theme.EDGE, 1, r=8, opacity=0.45, dash=(6, 5))
        canvas.icon("lock", (x + 14, y + h / 2 - 11, 22, 22), theme.LABEL)
        note = self.ui.t("ui-locked-seat", number=number, expansion=expansion)
        style = theme.TextStyle(17, weight=600, colour=theme.SECONDARY, elastic=0.5)
        canvas.paragraph((x + 62, y + 2, w - 62 - 250, h - 4), note, style, middle=True)

    def _persons(self) -> int:
        return sum(seat.person for seat in self._table.seats)

    def _covers(self) -> bool:
        return self._table.offer.hidden and self._persons() > 1

    def _sentence(self) -> str:
        t, persons = self.ui.t, self._persons()
        if self._table.away:
            return self._who_is_away()
        if self._table.alone:
            return alone_row.sentence(self.ui, self._table.opponent)
        computers = len(self._table.seats) - persons
        if not persons:
            return t("ui-seats-computers", computers=computers)
        if computers:
            first = t("ui-seats-both", persons=persons, computers=computers)
        else:
            first = t("ui-seats-persons", persons=persons)
        if not self._table.offer.hidden:
            return first
        return f"{first} {t('ui-seats-covered' if self._covers() else 'ui-seats-open')}"

    def _who_is_away(self) -> str:
        """Who has no place with what is chosen, and what would make one."""
        t, table = self.ui.t, self._table
        names = [f"**{escape(self._shown_name(seat))}**" for seat in table.away]
        together = names[0] if len(names) == 1 else t("list-and", first=names[0], last=names[-1])
        expansion, count = table.key_to_more, len(names)
        if expansion:
            needed = t(f"ui-expansion-{expansion}")
            return t("ui-seats-away-expansion", names=together, count=count, most=table.most, expansion=needed)
        return t("ui-seats-away", names=together, count=count, most=table.most, game=t(f"ui-game-{table.offer.key}"))
