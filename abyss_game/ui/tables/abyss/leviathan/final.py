"""What stands behind the points of Leviathan: Wounds, the Scourge with the slain Leviathans, tokens not revealed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from abyss_game.games.abyss.expansions.leviathan.cards import TOKEN_KINDS
from abyss_game.games.abyss.state import AbyssState
from abyss_game.i18n.message import Leviathan, name_of
from abyss_game.ui import theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.border import paint_new_token, paint_scourge, paint_slain
from abyss_game.ui.paint.fight import paint_wound
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.abyss import final
from abyss_game.ui.tables.abyss.leviathan.counters import face, part

Box = tuple[float, float, float, float]
ICONS: Mapping[str, str] = {"wounds": "wound", "scourge": "scourge"}
_GAP, _LINE = 8.0, 26.0
_SCOURGE, _WOUND, _TOKEN = 120.0, 54.0, 52.0
_SLAIN = (104.0, 68.0)
"""A slain Leviathan, width and height."""


def _wounds(ui: Ui, kit: Kit, canvas: Canvas, box: Box, view: AbyssState, seat: int) -> None:
    """Each Wound, that one may count them (L-18)."""
    own = part(view)
    count = own.wounds[seat] if own is not None else 0
    if count:
        final.spread(canvas, box, [lambda w: paint_wound(kit, w)] * count, 1.0, _WOUND)


def _scourge(ui: Ui, kit: Kit, canvas: Canvas, box: Box, view: AbyssState, seat: int) -> None:
    """The Scourge where it is, and the slain Leviathans by which it is won (L-32)."""
    own = part(view)
    if own is None:
        return
    x, y, w, h = box
    top = y
    if own.scourge == seat:
        paint_scourge(kit, _SCOURGE).blit(canvas.surface, *canvas.point(x + (w - _SCOURGE) / 2, top))
        top += _SCOURGE + 2 * _GAP
    slain = own.slain[seat]
    canvas.text(x, top + 18, ui.t("ui-score-slain", count=len(slain)), theme.BODY, "left", w)
    top += _LINE + _GAP
    step = min(_SLAIN[1] + _GAP, (y + h - top) / max(1, len(slain)))
    scale = min(1.0, (step - 4) / _SLAIN[1])
    wide, tall = _SLAIN[0] * scale, _SLAIN[1] * scale
    for index, leviathan in enumerate(slain):
        line = top + step * index
        paint_slain(kit, face(view, leviathan), wide, tall).blit(canvas.surface, *canvas.point(x, line))
        name, _ = name_of(ui.catalog, Leviathan(leviathan, linked=False))
        canvas.text_in((x + wide + 14, line, w - wide - 14, tall), name, theme.NAME)


def _monsters(ui: Ui, kit: Kit, canvas: Canvas, box: Box, view: AbyssState, seat: int) -> None:
    """The tokens that count and, beneath them, the new ones that were never revealed and count nothing (L-60)."""
    own = part(view)
    tokens = own.tokens[seat] if own is not None else []
    x, y, w, h = box
    if not tokens:
        final.paint_monsters(ui, kit, canvas, box, view, seat)
        return
    share = h * 0.55
    final.paint_monsters(ui, kit, canvas, (x, y, w, share), view, seat)
    canvas.rule(x, y + share + 4, w, theme.BRASS, 1, 0.4)
    note = ui.t("ui-score-effect-tokens", count=len(tokens))
    under = y + share + 12
    told = canvas.paragraph((x, under, w, h * 0.2), note, theme.SMALL)
    under += told.height / canvas.unit + _GAP
    # What others have not revealed stays unknown at the end too: only the backs lie there.
    kinds = [TOKEN_KINDS[token] if token >= 0 else "" for token in tokens]
    pieces = [lambda s, k=kind: paint_new_token(kit, k, s) for kind in kinds]
    final.spread(canvas, (x, under, w, y + h - under), pieces, 1.0, _TOKEN)


PAINTERS: Mapping[str, Callable[[Ui, Kit, Canvas, Box, AbyssState, int], None]] = {
    "wounds": _wounds,
    "scourge": _scourge,
    "monsters": _monsters,
}
