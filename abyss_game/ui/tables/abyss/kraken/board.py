"""The pieces of Kraken, laid over what lies on the table already: plate of Nebulis, figure, Sentinels, Treasures."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.games.abyss.expansions.kraken.state import KrakenState, Sentinel
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import LOCATIONS_A_PAGE, Box, location_pages
from abyss_game.ui.paint import kraken as paint
from abyss_game.ui.paint.locations import STRIP
from abyss_game.ui.tables.abyss.board import Z_CHOSEN, Z_TOP, held_places, ledge
from abyss_game.ui.tables.abyss.kraken import places
from abyss_game.ui.tables.abyss.kraken.counters import NAME, part
from abyss_game.ui.tables.pieces import Piece, Sight, at, look

TOKEN = 26.0
"""Size of a Sentinel and of the figure: large enough to be hit."""
_HOME, _MOST_STEP, _HOME_ROOM = 42.0, 24.0, 52.0
"""Where the tokens of the nearest seat begin on its plate, how far apart they lie at most, and their room."""
_TREASURE = (17.0, 21.0)
_FLAT = STRIP + _TREASURE[1] + TOKEN + 4
"""On a lower tile Treasures lie beside the token that reserves it, on a higher one beneath it."""


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
        # To the right, so that the sign over a token that waits in front of its owner lies beside it.
        box = Box(plate.x + _HOME + _HOME_ROOM - TOKEN, plate.y + 1, TOKEN, TOKEN)
    drawn = look(paint.paint_figure, box.w, sight.mark("figure"))
    return Piece("figure", at(box), drawn, Z_CHOSEN + 1, travels=True)


def _sentinels(sight: Sight, own: KrakenState, plate: Box, at_home: dict[str, Piece]) -> list[Piece]:
    """Each token in front of its owner, or on what it reserves (K-27, K-29); beside the arrow to the page on which that
    lies, when it is not this one."""
    found = []
    waiting: dict[int, int] = {}
    at_rest = [token.owner for token in own.sentinels if not token.place]
    arrows = at_home["pages"].box if "pages" in at_home else None
    for token in own.sentinels:
        source = f"sentinel:{token.lord}"
        if token.place in at_home:
            box, z = on_reserved(at_home[token.place]), at_home[token.place].z
        elif token.place and arrows is not None:
            box, z = _by_the_arrow(sight, token.place, arrows), Z_CHOSEN + 1
        else:
            index = waiting.get(token.owner, 0)
            box, z = _in_front(sight, own, token, plate, index, at_rest.count(token.owner)), Z_CHOSEN + 2
            waiting[token.owner] = index + 1
        colour = sight.players[token.owner].colour
        drawn = look(paint.paint_sentinel, colour, box.w, sight.mark(source))
        found.append(Piece(source, at(box), drawn, z, travels=True))
    return found


def on_reserved(reserved: Piece) -> Box:
    """Where a token stands on ``reserved``, clear of its neighbours: in the middle of a stack, on the upper edge of a
    Lord between its cost and the sign of a mark, in the upper left corner of a tile."""
    box = reserved.box
    kind = reserved.name.partition(":")[0]
    if kind == "council":
        return Box(box.x + (box.w - TOKEN) / 2 - 1, box.y + 44, TOKEN, TOKEN)
    if kind == "lord":
        return Box(box.x + 15, max(1.0, box.y - TOKEN / 2), TOKEN, TOKEN)
    return Box(box.x + 2, box.y + 1, TOKEN, TOKEN)


def _by_the_arrow(sight: Sight, place: str, arrows: Box) -> Box:
    """Beside the arrow that leads to the page of Locations on which ``place`` lies."""
    available = sight.view.available
    page = min(sight.page, location_pages(len(available)) - 1)
    later = available.index(place.partition(":")[2]) // LOCATIONS_A_PAGE > page
    return Box(arrows.right - 2 * TOKEN - 4 if later else arrows.x + TOKEN + 4, arrows.y, TOKEN, TOKEN)


def _in_front(sight: Sight, own: KrakenState, token: Sentinel, plate: Box, index: int, count: int) -> Box:
    """The place of the ``index``-th of ``count`` tokens in front of its owner: in the panel after the figure, or on
    the own plate."""
    if sight.after(token.owner):
        return held_places(sight, NAME, token.owner)[index + (own.holder == token.owner)]
    step = min(_MOST_STEP, (_HOME_ROOM - TOKEN) / max(1, count - 1))
    return Box(plate.x + _HOME + step * index, plate.bottom - TOKEN - 1, TOKEN, TOKEN)


def _treasures(own: KrakenState, at_home: dict[str, Piece]) -> list[Piece]:
    """Treasures along the lower edge of their tile, above its formula (K-41), after a token that reserves it."""
    found = []
    reserved = {token.place for token in own.sentinels}
    for site, lying in own.treasures.items():
        tile = at_home.get(f"location:{site}")
        if tile is None:
            continue
        box, z = tile.box, tile.z if tile.z < Z_TOP else tile.z + 1
        beside = tile.name in reserved and box.h < _FLAT
        found += row_of_treasures(lying, box, z, left=TOKEN + 5 if beside else 4)
    return found


def row_of_treasures(treasures: Sequence[int], tile: Box, z: int, prefix: str = "", left: float = 4) -> list[Piece]:
    """``treasures`` along the lower edge of ``tile`` from ``left``; their keys begin with ``prefix``."""
    w, h = _TREASURE
    step = min(w + 2, (tile.w - w - left - 4) / max(1, len(treasures) - 1))
    y = tile.bottom - STRIP - h - 2
    return [
        Piece(
            f"{prefix}treasure:{treasure}",
            at((tile.x + left + index * step, y, w, h)),
            look(paint.paint_treasure, TREASURE_VALUES[treasure], w, h),
            z,
            source=f"treasure:{treasure}",
            travels=not prefix,
        )
        for index, treasure in enumerate(treasures)
    ]
