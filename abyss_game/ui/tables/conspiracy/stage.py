"""The stage of a Conspiracy table: the prompt line and one row of buttons with a note beside them."""

from __future__ import annotations

from collections.abc import Callable

from abyss_game.engine.moves import Move
from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy import placing, recruiting, settling, solo, turn
from abyss_game.i18n.markup import plain
from abyss_game.ui import ornaments, theme
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint.conspiracy import notes
from abyss_game.ui.tables.conspiracy import arrange, faces
from abyss_game.ui.tables.conspiracy.words import Words
from abyss_game.ui.tables.pieces import Choice, Piece, Sight, Stage, at, look

Z_ROW, Z_SEARCH = 45, 60
GAP = 7.0
LEAST_NOTE = 90.0
SEARCHED = Box(246, 240, 666, 476)
"""Where the whole Location deck is laid out, over the Chamber."""
SHORTCUTS = {"Enter": "enter", "Esc": "esc"}
QUIET = (mv.Decline, mv.EndTurn)


class Builder:
    """Builds the stage of one moment."""

    def __init__(self, ui: Ui, sight: Sight) -> None:
        self.ui = ui
        self.sight = sight
        self.words = Words(ui, sight)
        self.box = sight.layout["decision"].box
        self.blocks: list[Piece] = []
        self.choices: list[Choice] = []
        self.browsing = False
        self._right = self.box.x

    def build(self) -> Stage:
        """The stage."""
        strip = look(notes.paint_strip, self.box.w, self.box.h)
        self.blocks.append(Piece("strip", at(self.box), strip, Z_ROW - 1, still=True))
        decision = self.sight.decision
        if self.sight.mine and decision is not None:
            BUILDERS.get(type(decision), Builder.anything)(self)
        else:
            self.waiting()
        return Stage(
            self.words.prompt(),
            self.words.aside(),
            tuple(self.blocks),
            tuple(self.choices),
            self.browsing,
            SEARCHED,
        )

    @property
    def free(self) -> Box:
        """What the buttons leave of the row."""
        left = self._right + (8 if self.choices else 0)
        return Box(left, self.box.y, self.box.right - left, self.box.h)

    def note(self, markup: str, align: str = "right") -> None:
        """A note in what the buttons leave of the row."""
        box = self.free
        if markup and self.holds(markup):
            drawn = look(notes.paint_note, markup, box.w, box.h, align)
            self.blocks.append(Piece("note", at(box), drawn, Z_ROW, still=True))

    def holds(self, markup: str) -> bool:
        """Whether a note fits into what the buttons leave of the row."""
        box = self.free
        return box.w >= LEAST_NOTE and notes.note_fits(self.ui.canvas, markup, box.w, box.h)

    def buttons(self, moves: list[Move], primary: type[Move] | None = None) -> None:
        """Buttons for ``moves`` side by side, pressed by the number keys; none when they have no room."""
        hints = [self._hint(move, number, primary) for number, move in enumerate(moves, 1)]
        labels = [plain(self.words.move(move)) for move in moves]
        pairs = list(zip(labels, hints, strict=True))
        widths = [self._need(label, hint, theme.BUTTON) for label, hint in pairs]
        least = [self._need(label, hint, theme.BUTTON.but(size=1.0)) for label, hint in pairs]
        room = self.box.w - GAP * (len(moves) - 1)
        if sum(least) > room:
            return
        if sum(widths) > room:
            share = (room - sum(least)) / (sum(widths) - sum(least))
            widths = [low + (high - low) * share for low, high in zip(least, widths, strict=True)]
        for move, label, hint, width in zip(moves, labels, hints, widths, strict=True):
            self._button(move, label, hint, width, "primary" if hint == "Enter" else "second")

    def _need(self, label: str, hint: str, style: theme.TextStyle) -> float:
        canvas = self.ui.canvas
        return canvas.measure(label, style) + 36 + ornaments.key_hint_width(canvas, hint)

    def _hint(self, move: Move, number: int, primary: type[Move] | None) -> str:
        if primary is not None and isinstance(move, primary):
            return "Enter"
        return "Esc" if isinstance(move, QUIET) else str(number)

    def _button(self, move: Move, label: str, hint: str, width: float, kind: str) -> None:
        game = self.sight.game
        refused = game.refuse(move) if game is not None else None
        why = plain(self.words.refusal(refused.refusal)) if refused is not None else ""
        left = self._right + (GAP if self.choices else 0)
        self._right = left + width
        self.choices.append(
            Choice(
                self.words.move_text(move),
                Box(left, self.box.y, width, self.box.h),
                label,
                move=move,
                kind=kind,
                hint=hint,
                shortcut=SHORTCUTS.get(hint, hint.lower()),
                enabled=not why,
                reason=why,
                tip=self.words.move_tip(move),
            )
        )

    # -- decisions ---------------------------------------------------------------------------------------

    def anything(self) -> None:
        """Any decision: buttons for its moves, as far as they have room."""
        self.buttons(list(self.sight.legal))

    def recruit(self) -> None:
        """One to three Lords of the deck, or a pile."""
        self.buttons([mv.DrawLords(count=count) for count in range(1, recruiting.MOST_DRAWN + 1)])
        if any(isinstance(move, mv.TakePile) for move in self.sight.legal):
            self.note(self.ui.t("ui-conspiracy-or-pile"))

    def swap(self) -> None:
        """Two Lords without a Key, or none."""
        self.buttons([mv.Decline()])
        self.note(self.ui.t("ui-conspiracy-swap-second" if self.sight.picked else "ui-conspiracy-swap-first"))

    def location(self) -> None:
        """One to three Locations of the deck, or an available one."""
        draws: list[Move] = [mv.DrawLocations(count=count) for count in range(1, settling.MOST_DRAWN + 1)]
        self.buttons(draws)
        if self.sight.view.available:
            self.note(self.ui.t("ui-conspiracy-or-available"))

    def kept(self) -> None:
        """The Lords just drawn, or the waiting ones."""
        self.buttons(list(self.sight.legal))
        if not self.choices:
            self.note(self.ui.t("ui-conspiracy-choose-beside"), "left")

    def search(self) -> None:
        """The whole Location deck, laid out over the Chamber."""
        self.browsing = True
        self.note(self.ui.t("table-search"), "left")
        tiles = [move.location for move in self.sight.legal if isinstance(move, mv.SettleLocation)]
        for tile, box in zip(tiles, arrange.laid_out(len(tiles), SEARCHED), strict=True):
            source = f"location:{tile}"
            value = faces.worth(self.sight.view, self.sight.view.active, tile)
            drawn = faces.tile_look(self.ui, tile, box.w, box.h, value, self.sight.mark(source))
            self.blocks.append(Piece(f"stage:{source}", at(box), drawn, Z_SEARCH, source, zoom=True))

    def replay(self) -> None:
        """One more turn, or the end of this one."""
        self.buttons([mv.Replay(), mv.EndTurn()])

    def waiting(self) -> None:
        """Somebody else decides, or things move: what has just happened."""
        for line in self.words.latest(1):
            self.note(line.markup, "left")


BUILDERS: dict[type, Callable[[Builder], None]] = {
    recruiting.ChooseRecruit: Builder.recruit,
    recruiting.ChooseKept: Builder.kept,
    placing.ChooseNext: Builder.kept,
    placing.ChooseSwap: Builder.swap,
    settling.ChooseLocation: Builder.location,
    settling.ChooseAmongDrawn: Builder.kept,
    settling.SearchDeck: Builder.search,
    solo.ChooseForOpponent: Builder.anything,
    turn.OfferReplay: Builder.replay,
}
"""How the stage of each decision is built."""


def build(ui: Ui, sight: Sight) -> Stage:
    """The stage of one moment."""
    return Builder(ui, sight).build()


def free_box(ui: Ui, sight: Sight, markup: str) -> Box | None:
    """What the buttons leave of the row of the stage; None when ``markup`` has no room there."""
    builder = Builder(ui, sight)
    builder.build()
    return builder.free if builder.holds(markup) else None
