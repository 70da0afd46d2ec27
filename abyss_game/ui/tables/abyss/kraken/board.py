"""The pieces of Kraken, laid over what lies on the table already: plate of Nebulis, figure, Sentinels, Treasures."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.games.abyss.expansions.kraken.state import KrakenState, Sentinel
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import kraken as paint
from abyss_game.ui.paint.locations import STRIP
from abyss_game.ui.tables.abyss.board import Z_CHOSEN, Z_TOP, held_places, ledge
from abyss_game.ui.tables.abyss.kraken import places
from abyss_game.ui.tables.abyss.kraken.counters import NAME, part
from abyss_game.ui.tables.pieces import Piece, Sight, at, look

TOKEN = 26.0
"""Size of a Sentinel and of the figure: large enough to be hit."""
_MOST_STEP, _HOME_ROOM = 24.0, 54.0
"""Tokens of the nearest seat lie so far apart at most, within so much room."""
_TREASURE = (17.0, 21.0)


def pieces(ui: Ui, sight: Sight, lying: Sequence[Piece]) -> list[Piece]:
    """The pieces of Kraken over ``lying``; none when it is not played with."""
    own = part(sight.view)
    if own is None:
        return []
    at_home: dict[str, Piece] = {}
    for piece in lying:
        if not piece.still:
            at_home.setdefault(piece.name, piece)
    plate = ledge(sight)["counters"]
    mine = own.nebulis[sight.anchor]
    plate_look = look(paint.paint_nebulis, mine, plate.w, plate.h, sight.mark("nebulis"))
    return [
        Piece("nebulis", at(plate), plate_look),
        _deck(sight, own),
        _figure(sight, own, plate),
        *_sentinels(sight, own, plate, at_home),
        *_treasures(own, at_home),
    ]


def _deck(sight: Sight, own: KrakenState) -> Piece:
    box = places.DECK
    drawn = look(paint.paint_treasure_deck, len(own.treasure_deck), box.w, box.h, sight.mark("treasure_deck"))
    return Piece("treasure_deck", at(box), drawn, Z_CHOSEN)


def _figure(sight: Sight, own: KrakenState, plate: Box) -> Piece:
    """The figure: with its holder or beside the board."""
    if own.holder < 0:
        box = places.FIGURE
    elif sight.after(own.holder):
        box = held_places(sight, NAME, own.holder)[0]
    else:
        box = Box(plate.x + 42, plate.y - 2, TOKEN + 4, TOKEN + 4)
    drawn = look(paint.paint_figure, box.w, sight.mark("figure"))
    return Piece("figure", at(box), drawn, Z_CHOSEN + 1, travels=True)


def _sentinels(sight: Sight, own: KrakenState, plate: Box, at_home: dict[str, Piece]) -> list[Piece]:
    """Each token in front of its owner, or on the upper left corner of what it reserves (K-27, K-29)."""
    found = []
    waiting: dict[int, int] = {}
    at_rest = [token.owner for token in own.sentinels if not token.place]
    for token in own.sentinels:
        source = f"sentinel:{token.lord}"
        if token.place:
            reserved = at_home.get(token.place)
            if reserved is None:
                continue  # on another page of Locations
            corner = reserved.box
            x, y, z = corner.x - TOKEN / 2 + 1, max(1.0, corner.y - TOKEN / 2 + 1), reserved.z
            size = TOKEN
        else:
            index = waiting.get(token.owner, 0)
            x, y, size = _in_front(sight, own, token, plate, index, at_rest.count(token.owner))
            z = Z_CHOSEN + 2
            waiting[token.owner] = index + 1
        colour = sight.players[token.owner].colour
        drawn = look(paint.paint_sentinel, colour, size, sight.mark(source))
        found.append(Piece(source, at((x, y, size, size)), drawn, z, travels=True))
    return found


def _in_front(
    sight: Sight, own: KrakenState, token: Sentinel, plate: Box, index: int, count: int
) -> tuple[float, float, float]:
    """The place and size of the ``index``-th of ``count`` tokens in front of its owner: in the panel after the figure,
    or on the own plate."""
    if sight.after(token.owner):
        box = held_places(sight, NAME, token.owner)[index + (own.holder == token.owner)]
        return box.x, box.y, box.w
    step = min(_MOST_STEP, (_HOME_ROOM - TOKEN) / max(1, count - 1))
    return plate.x + 42 + step * index, plate.bottom - TOKEN, TOKEN


def _treasures(own: KrakenState, at_home: dict[str, Piece]) -> list[Piece]:
    """Treasures along the lower edge of their tile, above its formula (K-41)."""
    found = []
    for site, lying in own.treasures.items():
        tile = at_home.get(f"location:{site}")
        if tile is None:
            continue
        box, z = tile.box, tile.z if tile.z < Z_TOP else tile.z + 1
        found += row_of_treasures(lying, box, z)
    return found


def row_of_treasures(treasures: Sequence[int], tile: Box, z: int, prefix: str = "") -> list[Piece]:
    """``treasures`` along the lower edge of ``tile``; their keys begin with ``prefix``."""
    w, h = _TREASURE
    step = min(w + 2, (tile.w - w - 8) / max(1, len(treasures) - 1))
    y = tile.bottom - STRIP - h - 2
    return [
        Piece(
            f"{prefix}treasure:{treasure}",
            at((tile.x + 4 + index * step, y, w, h)),
            look(paint.paint_treasure, TREASURE_VALUES[treasure], w, h),
            z,
            source=f"treasure:{treasure}",
            travels=not prefix,
        )
        for index, treasure in enumerate(treasures)
    ]
