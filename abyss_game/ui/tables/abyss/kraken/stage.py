"""The stage of each decision of Kraken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from abyss_game.engine.steps import Decision
from abyss_game.games.abyss.expansions.kraken import krakens, nebulis, powers, sentinels, treasures
from abyss_game.games.abyss.expansions.kraken import moves as mv
from abyss_game.games.abyss.moves import Decline
from abyss_game.i18n.describe_kraken_moves import left_in_deck
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import kraken as paint
from abyss_game.ui.paint.cards import ALLY_RATIO, LORD_RATIO
from abyss_game.ui.paint.states import paint_spotlight
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.board import Z_TOP, mark_of
from abyss_game.ui.tables.abyss.kraken.board import row_of_treasures
from abyss_game.ui.tables.abyss.kraken.counters import part
from abyss_game.ui.tables.abyss.stage_parts import EDGE
from abyss_game.ui.tables.pieces import OVER_THE_BOARD, Piece, at, look

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.stage import Builder

REWARDS = {3: "key", 4: "pearl", 5: "monster", 6: "hand", 7: ""}
"""The sign of the reward of each Treasure (K-38)."""
_SITE = 150.0
_ODDS = 230.0
_GAP, _ROW_GAP = 8.0, 15.0
_SMALLEST = 26.0
"""A card of the discard that is laid open is never narrower."""


def lay_kraken(builder: Builder) -> None:
    """The kraken and the five stacks."""
    decision = builder.sight.decision
    assert isinstance(decision, krakens.LayKraken)
    width = builder.tall / ALLY_RATIO
    builder.block("light", (14, 7, width, builder.tall), look(paint_spotlight, width, builder.tall), still=True)
    source = f"card:{decision.card}"
    drawn = faces.card_look(decision.card, width, mark_of(builder.sight, source))
    builder.block(f"stage:{source}", (14, 7, width, builder.tall), drawn, source=source, zoom=True)
    builder.tiles(list(builder.sight.legal), builder.box.w, width + 28)


def pass_figure(builder: Builder) -> None:
    """The figure and who may receive it."""
    size = builder.tall
    drawn = look(paint.paint_figure, size, mark_of(builder.sight, "figure"))
    builder.block("stage:figure", (18, 7, size, size), drawn, source="figure")
    builder.tiles(list(builder.sight.legal), builder.box.w, size + 34)


def place_sentinel(builder: Builder) -> None:
    """The Lord, its token in large to be taken from here, and where it may go."""
    decision = builder.sight.decision
    assert isinstance(decision, sentinels.PlaceSentinel)
    room = builder.column([move for move in builder.sight.legal if isinstance(move, Decline)])
    left = builder.power(decision.lord)
    size, source = 76.0, f"sentinel:{decision.lord}"
    colour = builder.sight.players[decision.seat].colour
    drawn = look(paint.paint_sentinel, colour, size, mark_of(builder.sight, source))
    builder.block(f"stage:{source}", (left, (builder.box.h - size) / 2, size, size), drawn, source=source)
    picked = builder.sight.picked == source
    builder.guide("location", "sentinel-then" if picked else "sentinel", room, left + size + 16)


def search(builder: Builder) -> None:
    """The site with its Treasures, what is left in the deck, and the question whether to dare."""
    left = _odds(builder)
    builder.tiles(list(builder.sight.legal), builder.box.w, left)


def watch_search(builder: Builder) -> None:
    """The same for those who look on: what has happened stands in place of the question."""
    builder.events(_odds(builder) + 8)


def _odds(builder: Builder) -> float:
    """The site and the odds; returns where the next column begins."""
    sight = builder.sight
    decision, own = sight.decision, part(sight.view)
    assert isinstance(decision, treasures.SearchOn) and own is not None
    site = decision.location
    tile = builder.tile_look(site, _SITE, builder.tall, "")
    builder.block("tile", (EDGE, 7, _SITE, builder.tall), tile, source=f"location:{site}", zoom=True)
    box = Box(builder.box.x + EDGE, builder.box.y + 7, _SITE, builder.tall)
    builder.blocks += row_of_treasures(treasures.on_site(sight.view, site), box, Z_TOP + 1, "stage:")
    lying = tuple(sorted({treasures.TREASURE_VALUES[one] for one in treasures.on_site(sight.view, site)}))
    left = tuple((value, count, REWARDS[value]) for value, count in left_in_deck(sight.view).items())
    count, total = sum(n for value, n, _ in left if value in lying), sum(n for _, n, _ in left)
    risk = builder.ui.t("table-search-risk", count=count, all=total)
    x = EDGE + _SITE + 18
    odds = look(paint.paint_odds, left, lying, risk, _ODDS, builder.tall)
    builder.block("odds", (x, 7, _ODDS, builder.tall), odds, source="treasure_deck")
    builder.divider(x + _ODDS + 10)
    return x + _ODDS + 8


def receivers(builder: Builder) -> None:
    """The Fence and the opponents who may get a Nebulis."""
    left = builder.power(builder.source())
    builder.tiles(list(builder.sight.legal), builder.box.w, left)


def recover(builder: Builder) -> None:
    """The Allies of the discard, laid out over the board."""
    builder.browsing = True
    moves = [move for move in builder.sight.legal if isinstance(move, mv.Recover)]
    for card, box in zip([move.card for move in moves], grid(len(moves), OVER_THE_BOARD), strict=True):
        source = f"card:{card}"
        drawn = faces.card_look(card, box.w, mark_of(builder.sight, source))
        builder.blocks.append(Piece(f"stage:{source}", at(box), drawn, Z_TOP, source, zoom=True))
    left = builder.power(builder.source())
    builder.guide("discard", "recover", builder.box.w, left)


def grid(count: int, room: Box) -> list[Box]:
    """``count`` cards as large as they can be in ``room``, in rows of the same length round its middle; the sign on
    the upper edge of a card that may be taken lies between the rows."""
    width, rows = 86.0, 1
    while width > _SMALLEST:
        columns = max(1, int((room.w - _GAP) // (width + _GAP)))
        rows = -(-count // columns)
        if rows * (width * ALLY_RATIO + _ROW_GAP) + _GAP <= room.h:
            break
        width -= 2
    step_x, step_y = width + _GAP, width * ALLY_RATIO + _ROW_GAP
    top = room.y + _ROW_GAP + max(0.0, (room.h - rows * step_y - _GAP) / 2)
    boxes = []
    for row in range(rows):
        here = count // rows + (row < count % rows)
        left = room.x + (room.w - here * step_x + _GAP) / 2
        boxes += [Box(left + i * step_x, top + row * step_y, width, width * ALLY_RATIO) for i in range(here)]
    return boxes


def condemn(builder: Builder) -> None:
    """The Executioner and the five Races."""
    left = builder.power(builder.source())
    builder.tiles(list(builder.sight.legal), builder.box.w, left)


def surrender(builder: Builder) -> None:
    """The own affiliated Allies of the Race that was named."""
    decision = builder.sight.decision
    assert isinstance(decision, powers.DiscardAffiliated)
    left = builder.power(decision.why)
    width = builder.tall / ALLY_RATIO
    _cards(builder, [move.card for move in builder.sight.legal if isinstance(move, mv.Surrender)], width, left)


def _cards(builder: Builder, cards: Sequence[int], width: float, left: float) -> None:
    rows = [(f"card:{c}", faces.card_look(c, width, mark_of(builder.sight, f"card:{c}")), width) for c in cards]
    builder.cards(rows, builder.box.w, left)


def used_lords(builder: Builder) -> None:
    """The own Lords under Locations."""
    left = builder.power(builder.source())
    lords = [move.lord for move in builder.sight.legal if isinstance(move, mv.FreeLord)]
    width = min(builder.tall / LORD_RATIO, (builder.box.w - left - EDGE) / max(1, len(lords)) - 4)
    rows = [
        (f"lord:{lord}", builder.lord_look(lord, width, mark_of(builder.sight, f"lord:{lord}")), width)
        for lord in lords
    ]
    builder.cards(rows, builder.box.w, left)


BUILDERS: Mapping[type[Decision], Callable[[Builder], None]] = {
    krakens.LayKraken: lay_kraken,
    nebulis.ChooseHolder: pass_figure,
    sentinels.PlaceSentinel: place_sentinel,
    treasures.SearchOn: search,
    powers.ChooseReceiver: receivers,
    powers.RecoverAlly: recover,
    powers.NameRace: condemn,
    powers.DiscardAffiliated: surrender,
    powers.ChooseUsedLord: used_lords,
}
"""How the stage of each decision of Kraken is built."""
WATCHED: Mapping[type[Decision], Callable[[Builder], None]] = {treasures.SearchOn: watch_search}
"""How the stage is built for those who look on while somebody else decides."""
OPEN_DECISIONS: tuple[type[Decision], ...] = (krakens.LayKraken, nebulis.ChooseHolder, powers.DiscardAffiliated)
"""Decisions that nothing hidden is needed for: the track, the Nebulis and the affiliated Allies are public, and who
decides is often not whose turn it is."""
