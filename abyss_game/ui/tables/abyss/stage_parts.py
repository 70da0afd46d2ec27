"""The parts that the stage of an Abyss table is put together from: blocks, buttons, tiles, a Lord with its power."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from abyss_game.engine.moves import Move
from abyss_game.games.abyss import moves as mv
from abyss_game.i18n.markup import plain
from abyss_game.ui import ornaments, theme
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import guides, prompts
from abyss_game.ui.paint.cards import LORD_RATIO, paint_lord
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.board import Z_TOP, mark_of
from abyss_game.ui.tables.abyss.words import Words
from abyss_game.ui.tables.pieces import Choice, Look, Piece, Sight, at, look

BUTTON, WIDEST_BUTTON = 129.0, 226.0
"""Least and greatest width of the column of buttons at the right end of the stage."""
EDGE = 10.0
POWER_WIDTH = 206.0
"""Room for the text of a power beside its Lord."""
LEAST_LABELLED = 104.0
"""A narrower tile shows its signs only; its tooltip has the words."""
PRIMARY = (mv.Buy, mv.Confirm)
QUIET = (mv.Cancel, mv.Decline, mv.Pass, mv.Done)
SHORTCUTS = {"Enter": "enter", "Esc": "esc"}


class Parts:
    """What is on the stage so far. Boxes are measured from the corner of the stage."""

    def __init__(self, ui: Ui, sight: Sight) -> None:
        self.ui = ui
        self.sight = sight
        self.words = Words(ui, sight)
        self.box = sight.layout["decision"].box
        self.blocks: list[Piece] = []
        self.choices: list[Choice] = []
        self.browsing = False

    @property
    def tall(self) -> float:
        """Height of a card on the stage."""
        return self.box.h - 14

    def block(self, key: str, box: tuple[float, float, float, float], drawn: Look, **more: object) -> None:
        """Something painted."""
        x, y, w, h = box
        placed = at((self.box.x + x, self.box.y + y, w, h))
        self.blocks.append(Piece(key, placed, drawn, Z_TOP, **more))  # type: ignore[arg-type]

    def panel(self) -> None:
        """The empty tablet under the blocks."""
        drawn = look(prompts.paint_stage, self.box.w, self.box.h)
        self.blocks.append(Piece("stage", at(self.box), drawn, Z_TOP - 1, still=True))

    def divider(self, x: float) -> None:
        """A thin line between two columns."""
        drawn = look(prompts.paint_divider, self.box.h - 24)
        self.block(f"divider:{x:.0f}", (x, 12, 1, self.box.h - 24), drawn, still=True)

    # -- buttons and tiles -------------------------------------------------------------------------------

    def reason(self, move: Move) -> str:
        """Why ``move`` is not legal, without markup; empty when it is."""
        game = self.sight.game
        if game is None or move in self.sight.legal:
            return ""
        refused = game.refuse(move)
        return plain(self.words.refusal(refused.refusal)) if refused is not None else ""

    def button(
        self,
        move: Move,
        box: tuple[float, float, float, float],
        kind: str = "second",
        hint: str = "",
        key: str = "",
        reason: str = "",
    ) -> None:
        """A button that makes ``move``; one that is not legal is shown with its reason."""
        x, y, w, h = box
        why = self.reason(move)
        self.choices.append(
            Choice(
                key or self.words.move_text(move),
                Box(self.box.x + x, self.box.y + y, w, h),
                plain(self.words.move(move)),
                move=move,
                kind=kind,
                hint=hint,
                shortcut=SHORTCUTS.get(hint, hint.lower()),
                enabled=not why,
                reason=(plain(reason) or why) if why else "",
                tip=self.words.move_tip(move),
            )
        )

    def column(self, moves: Sequence[Move]) -> float:
        """Buttons for ``moves`` one under the other at the right end; returns the width that they leave."""
        if not moves:
            return self.box.w
        labels = [plain(self.words.move(move)) for move in moves]
        hints = ["Enter" if isinstance(m, PRIMARY) else "Esc" if isinstance(m, QUIET) else "" for m in moves]
        # of several ways to pay the first is the usual one
        hints = ["" if hint == "Enter" and hint in hints[:index] else hint for index, hint in enumerate(hints)]
        canvas = self.ui.canvas
        needs = [
            canvas.measure(label, theme.BUTTON) + 22 + (ornaments.key_hint_width(canvas, hint) + 8 if hint else 0)
            for label, hint in zip(labels, hints, strict=True)
        ]
        width = min(WIDEST_BUTTON, max(BUTTON, *needs))
        gap = 7.0
        tall = min(44.0, (self.box.h - 16 - gap * (len(moves) - 1)) / len(moves))
        top = (self.box.h - tall * len(moves) - gap * (len(moves) - 1)) / 2
        for index, (move, hint, need) in enumerate(zip(moves, hints, needs, strict=True)):
            kind = "primary" if hint == "Enter" else "second"
            shown = hint if need <= width + 2 else ""
            self.button(move, (self.box.w - width - EDGE, top + index * (tall + gap), width, tall), kind, shown)
            if hint and not shown:
                self.choices[-1] = replace(self.choices[-1], shortcut=SHORTCUTS[hint])
        return self.box.w - width - 2 * EDGE

    def tiles(self, moves: Sequence[Move], room: float, left: float = 0.0) -> None:
        """Large tiles for ``moves``, with signs, label and note; number keys press them."""
        boxes = prompts.choice_boxes(len(moves), room - left, self.box.h)
        for index, (move, box) in enumerate(zip(moves, boxes, strict=True)):
            signs, label, note = self.words.tile(move)
            small = box[2] < LEAST_LABELLED
            legal = move in self.sight.legal
            self.tile(
                self.words.move_text(move),
                (box[0] + left, *box[1:]),
                signs,
                "" if small else plain(label),
                "" if small else note,
                str(index + 1),
                legal,
                move=move,
                tip=f"**{label}**\n{self.words.move_tip(move)}",
                reason=note if not legal else "",
            )

    def tile(
        self,
        key: str,
        box: tuple[float, float, float, float],
        signs: tuple[tuple[str, int], ...],
        label: str,
        note: str,
        number: str,
        enabled: bool,
        move: Move | None = None,
        action: str = "",
        tip: str = "",
        reason: str = "",
    ) -> None:
        """One large tile."""
        x, y, w, h = box
        drawn = look(prompts.paint_choice, signs, label, note, w, h, "legal" if enabled else "disabled", number)
        self.block(f"tile:{key}", box, drawn, still=True)
        placed = Box(self.box.x + x, self.box.y + y, w, h)
        self.choices.append(
            Choice(key, placed, label or key, move=move, action=action, kind="tile", shortcut=number, enabled=enabled,
                   reason=reason if not enabled else "", tip=tip)
        )  # fmt: skip

    # -- words and cards ---------------------------------------------------------------------------------

    def said(self, body: str, room: float, left: float = 14.0) -> None:
        """A text that fills the stage from ``left`` to ``room``."""
        w, h = room - left - EDGE, self.box.h - 18
        self.block("words", (left, 9, w, h), look(prompts.paint_words, "", "", "", body, w, h), still=True)

    def guide(self, icon: str, message: str, room: float, left: float, **args: object) -> None:
        """Where the choice is made, when it is not made on the stage; left out where there is no room for it, since the
        prompt says it too."""
        w, h = room - left - EDGE, self.box.h - 18
        words = self.ui.t(f"ui-table-guide-{message}", **args)
        smallest = guides.GUIDE.but(size=1.0, elastic=0.0)
        canvas = self.ui.canvas
        if canvas.paragraph((0, 0, w - guides.GUIDE_LEFT, 0), words, smallest, draw=False).height > h * canvas.unit:
            return
        self.block("guide", (left, 9, w, h), look(guides.paint_guide, icon, words, w, h), still=True)

    def power(self, lord: str) -> float:
        """The Lord whose power asks, and what it does; returns where the next column begins."""
        width = self.tall / LORD_RATIO
        drawn = look(paint_lord, faces.lord_face(self.ui, lord), width, "", self.tall)
        self.block("asking", (EDGE, 7, width, self.tall), drawn, source=f"lord:{lord}", zoom=True)
        left = EDGE + width + 12
        w, h = POWER_WIDTH, self.box.h - 16
        words = look(prompts.paint_words, self.ui.t(f"lord-{lord}"), *self.words.power(lord), w, h)
        self.block("words", (left, 8, w, h), words, still=True)
        self.divider(left + w + 9)
        return left + w + 22

    def cards(self, sources: list[tuple[str, Look, float]], room: float, left: float = 12.0) -> None:
        """A row of cards that lie nowhere else on the table, to choose among."""
        gap = 10.0
        total = sum(width for _, _, width in sources) + gap * (len(sources) - 1)
        if total > room - left - EDGE and len(sources) > 1:
            gap = max(3.0, gap - (total - (room - left - EDGE)) / (len(sources) - 1))
            total = sum(width for _, _, width in sources) + gap * (len(sources) - 1)
        x = left + max(0.0, (room - left - EDGE - total) / 2)
        for source, drawn, width in sources:
            self.block(f"stage:{source}", (x, 7, width, self.tall), drawn, source=source, zoom=True)
            x += width + gap

    def lord_look(self, lord: str, width: float, state: str = "") -> Look:
        """A Lord as high as the stage."""
        return look(paint_lord, faces.lord_face(self.ui, lord), width, state, self.tall)

    def tile_look(self, location: str, w: float, h: float, state: str | None = None) -> Look:
        """A Location with its present worth to the anchor seat."""
        worth = self.words.worth_to_me(location)
        shown = mark_of(self.sight, f"location:{location}") if state is None else state
        return look(paint_location, faces.location_face(self.ui, location, worth), w, h, shown)
