"""What stands on every table beside the game's own pieces: prompt line, news, tools, buttons of the stage."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from abyss_game.engine.match import Match
from abyss_game.engine.moves import Move
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box, Layout
from abyss_game.ui.paint.panels import LogLine, log_rows, paint_log, tool_holds
from abyss_game.ui.paint.prompts import paint_prompt
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.paint.states import paint_dimming
from abyss_game.ui.tables.pieces import Choice, Piece, Sight, at, look
from abyss_game.ui.tables.widgets import TileWidget, ToolWidget
from abyss_game.ui.widgets import Button, IconButton
from abyss_game.ui.widgets.base import Widget

Z_PROMPT = 70
VEIL_OPACITY = 0.72
_POINTS_WIDTH = 300.0


def prompt_piece(layout: Layout, colour: int, words: str, aside: str, refused: bool) -> Piece:
    """The prompt line, in coral when it says why something was ``refused``."""
    box = layout["prompt"].box
    drawn = look(paint_prompt, colour, words, aside, box.w, box.h, refused)
    return Piece("prompt", at(box), drawn, Z_PROMPT, still=True)


FOLDED = "folded_log"
"""The zone of the news in layouts that have no room for them: they open over it when one points at the log."""


def fitting_news(
    kit: Kit, layout: Layout, lines: Sequence[LogLine], tell: Callable[[int], Sequence[LogLine]]
) -> tuple[LogLine, ...]:
    """All ``lines`` where the box of the news holds them, else as many as it does, chosen by ``tell(most)``, the last
    of which tells how many more there are; the latest alone where there is no room for two."""
    box = layout["log" if "log" in layout else FOLDED].box

    def held(some: Sequence[LogLine]) -> int:
        return len(log_rows(kit, tuple(some), box.w, box.h))

    if held(lines) == len(lines):
        return tuple(lines)
    # as many as there are rows, and fewer as long as some take two of them
    most = held([LogLine(None, "…")] * (len(lines) - 1))
    chosen = (tell(number) for number in range(most, 1, -1))
    return tuple(next((some for some in chosen if held(some) == len(some)), lines[-1:]))


def news_piece(ui: Ui, layout: Layout, lines: Sequence[LogLine]) -> list[Piece]:
    """The box “Since your last turn”, where the layout has one."""
    if "log" not in layout:
        return []
    box = layout["log"].box
    return [Piece("log", at(box), look(paint_log, ui.t("table-since"), "L", tuple(lines), box.w, box.h), 0)]


def draw_folded_news(ui: Ui, kit: Kit, layout: Layout, lines: Sequence[LogLine]) -> None:
    """The same over the board, where the layout folds it into the tool of the log."""
    box = layout[FOLDED].box
    picture = paint_log(kit, ui.t("table-since"), "L", tuple(lines), box.w, box.h, True)
    picture.blit(ui.canvas.surface, *ui.canvas.point(box.x, box.y))


def veil_piece(box: Box) -> Piece:
    """The veil over ``box``, under tiles that are laid out over the board."""
    return Piece("veil", at(box), look(paint_dimming, box.w, box.h, VEIL_OPACITY), 58, still=True)


def tools(
    ui: Ui,
    kit: Kit,
    layout: Layout,
    match: Match,
    mine: bool,
    name_of: Callable[[Move], str],
    acts: dict[str, Callable[[], None]],
    news: int = 0,
) -> list[Widget]:
    """Undo, hint, log and menu. ``acts`` holds what each does, by the key of its widget; ``news`` is how many lines
    there are since the last turn: a layout without a box for them tells it on the log."""
    folded = news if FOLDED in layout else 0
    t = ui.t
    free = match.why_no_undo() is None and mine
    last = match.last_move
    box = layout["undo"].box
    label = t("table-undo-plain")
    if free and last is not None:
        whole = t("table-undo", what=name_of(last))
        # a name that has no room in the tool is told by its tooltip
        label = whole if tool_holds(kit, whole, box.w) else label
    return [
        ToolWidget(kit, "undo", box, "undo", label, "U", acts["undo"], not free),
        ToolWidget(kit, "hint", layout["hint"].box, "hint", t("table-hint"), "H", acts["hint"], not mine),
        ToolWidget(kit, "whole-log", layout["rules"].box, "log", t("table-log"), "L", acts["whole-log"], count=folded),
        ToolWidget(kit, "menu", layout["menu"].box, "menu", t("ui-menu"), "", acts["menu"]),
    ]


def stage_button(ui: Ui, choice: Choice, act: Callable[[], None]) -> Widget:
    """The widget of a button or tile of the stage; the Enter key is called as the language calls it."""
    if choice.kind == "tile":
        return TileWidget(choice.key, choice.box, act, choice.shortcut, choice.enabled, choice.reason)
    if choice.kind == "icon":
        button = IconButton(
            choice.key,
            tuple(choice.box),
            choice.icon,
            act,
            choice.label,
            shortcut=choice.shortcut,
            enabled=choice.enabled,
            reason=choice.reason,
        )
        button.tip = ""  # the table tells it, with the reason
        button.takes_enter = False  # whatever was dialled last, Enter makes the move
        return button
    return Button(
        choice.key,
        tuple(choice.box),
        choice.label,
        act,
        choice.kind,
        icon=choice.icon,
        hint=ui.t("ui-key-enter") if choice.hint == "Enter" else choice.hint,
        shortcut=choice.shortcut,
        enabled=choice.enabled,
        reason=choice.reason,
    )


def see_hand_button(ui: Ui, sight: Sight, act: Callable[[], None]) -> list[Widget]:
    """At the open table: the button with which the person who decides asks to see the own hand."""
    if not sight.mine or sight.viewer == sight.deciding:
        return []
    zone = sight.layout["hand"].box
    box = (zone.x + zone.w / 2 - 150, zone.y + zone.h / 2 - 26, 300.0, 52.0)
    label = ui.t("ui-table-see-hand", name=sight.players[sight.deciding].name)
    return [Button("see-hand", box, label, act, icon="eye", hint="E", shortcut="e")]


def points_button(ui: Ui, layout: Layout, act: Callable[[], None]) -> Widget:
    """In the prompt line of a match that is over: the button back to the points."""
    zone = layout["prompt"].box
    box = (zone.x + zone.w - _POINTS_WIDTH - 4, zone.y + 1.0, _POINTS_WIDTH, zone.h - 2)
    label, hint = ui.t("ui-table-points"), ui.t("ui-key-enter")
    return Button("points", box, label, act, "primary", icon="points", hint=hint, shortcut="enter")
