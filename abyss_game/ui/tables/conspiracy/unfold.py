"""The Chamber of another side laid out large over the board, with every Lord, Location and the points by source."""

from __future__ import annotations

from abyss_game.games.conspiracy import preview, scoring
from abyss_game.games.conspiracy.state import ConspiracyState
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint.conspiracy import rivals
from abyss_game.ui.tables.conspiracy import arrange, board, faces
from abyss_game.ui.tables.conspiracy.account import rows
from abyss_game.ui.tables.pieces import Piece, Sight, at, look

CORNER = (246.0, 240.0)
Z_UNFOLDED = 80


def pieces(ui: Ui, sight: Sight) -> list[Piece]:
    """The panel with the Chamber of the side that is looked at; nothing when nobody's is."""
    side = sight.unfolded
    view: ConspiracyState = sight.view
    if not 0 <= side < view.sides or side == sight.anchor:
        return []
    x, y = CORNER
    lines = scoring.score(view, side)
    note = ui.t("table-chamber-filled", count=len(view.chambers[side].lords), most=len(rivals.large_places()))
    face = look(rivals.paint_large, faces.rival_face(ui, sight, side), rows(ui, sight, lines, lines), note)
    panel = Box(x, y, rivals.LARGE_W, rivals.LARGE_H)
    found = [Piece("unfold:panel", at(panel), face, Z_UNFOLDED, source=f"seat:{side}")]
    chamber = view.chambers[side]
    slots = tuple(Box(*place).moved(x, y) for place in rivals.large_places())
    for index, (lord, cover) in enumerate(zip(chamber.lords, chamber.covers, strict=True)):
        box = slots[index]
        drawn = faces.banner_look(lord, box.w, "", bool(cover))
        z = Z_UNFOLDED + 1 + arrange.row_of(index)
        found.append(Piece(f"unfold:lord:{lord}", at(box), drawn, z, f"lord:{lord}", zoom=True))
        if cover:
            tile = Box(box.x + board.COVER.x, box.y + board.COVER.y, board.COVER.w, board.COVER.h)
            value = scoring.location_worth(view, side, cover)
            drawn = faces.tile_look(ui, cover, tile.w, tile.h, value)
            key = f"unfold:location:{cover}:{index}"
            found.append(Piece(key, at(tile), drawn, Z_UNFOLDED + 10, f"location:{cover}", zoom=True))
    found += board.outline(slots, preview.coalition(view, side), "unfold:coalition", z=Z_UNFOLDED + 8)
    return found
