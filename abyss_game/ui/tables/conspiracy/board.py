"""Where everything of a Conspiracy table lies: from one moment of a match to its pieces. Pure."""

from __future__ import annotations

from abyss_game.games.conspiracy import preview
from abyss_game.games.conspiracy.chamber import FACE_DOWN, PLACES
from abyss_game.games.conspiracy.lords import GUILDS
from abyss_game.games.conspiracy.settling import ChooseAmongDrawn, ChooseLocation
from abyss_game.games.conspiracy.state import ConspiracyState
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint.cards import paint_back
from abyss_game.ui.paint.conspiracy import account as paint_account
from abyss_game.ui.paint.conspiracy import banners, notes, outlines, rivals
from abyss_game.ui.paint.conspiracy.piles import paint_carried
from abyss_game.ui.paint.locations import paint_location_space, paint_page_arrows
from abyss_game.ui.paint.states import paint_mark
from abyss_game.ui.tables.conspiracy import arrange, faces, sides
from abyss_game.ui.tables.conspiracy.account import Account
from abyss_game.ui.tables.conspiracy.legend import wants_piece
from abyss_game.ui.tables.pieces import Piece, Sight, at, look

Z_BOARD, Z_CARD, Z_OUTLINE, Z_COVER, Z_PILE, Z_FAN, Z_DRAWN = 0, 10, 18, 20, 30, 50, 40
PILES = 10
"""Piles are laid out under these numbers: ``PILES`` + Guild. Smaller ones are sides."""
MEDAL, TOKEN, ORDER = 26.0, 28.0, 30.0
COVER = Box(5, 29, 86, 52)
"""Where a Location lies on its Lord, from the banner's corner."""
WIDE = banners.WIDTH


def pieces(ui: Ui, sight: Sight) -> list[Piece]:
    """All pieces of the board, without the stage."""
    return [
        *_lord_deck(sight),
        *_piles(sight),
        *_drawn(ui, sight),
        *_locations(ui, sight),
        *_chamber(ui, sight),
        *_account(ui, sight),
        *_others(ui, sight),
    ]


def spot(key: str, box: Box, z: int = Z_BOARD, source: str = "") -> Piece:
    """Something to point at that is painted with what lies under it."""
    return Piece(key, at(box), look(paint_mark, box.w, box.h, ""), z, source)


# -- decks and piles -----------------------------------------------------------------------------------------------


def _lord_deck(sight: Sight) -> list[Piece]:
    view: ConspiracyState = sight.view
    deck = sight.layout["lord_deck"].box
    back = look(paint_back, "lord", deck.w, deck.h, len(view.lord_deck), sight.mark("deck:lords"))
    found = [Piece("deck:lords", at(deck), back, Z_BOARD)]
    side = view.active if view.active < view.seats else sight.anchor
    ordered = preview.ordered_draw(view, side)
    if ordered and not sides.over(view):
        box = Box(deck.x - 8, deck.y - 8, ORDER, ORDER)
        found.append(Piece("order", at(box), look(notes.paint_order, ordered, ORDER), Z_PILE))
    return found


def _piles(sight: Sight) -> list[Piece]:
    view: ConspiracyState = sight.view
    found = []
    for guild, lords in enumerate(view.piles):
        name = GUILDS[guild]
        source = f"pile:{name}"
        slot = arrange.pile_box(sight.layout["piles"].slots[guild])
        if not lords:
            hollow = look(banners.paint_empty_pile, name, WIDE)
            found.append(Piece(source, at(slot), hollow, Z_BOARD))
            continue
        fanned = sight.unfolded == PILES + guild
        state = sight.mark(source)
        boxes = (
            arrange.fanned(len(lords), slot, sight.layout["stage"].box) if fanned else arrange.piled(len(lords), slot)
        )
        z = Z_FAN if fanned else Z_PILE
        if fanned:
            left, right = boxes[0].x - 10, boxes[-1].right + 10
            panel = Box(left, slot.y - 14, right - left, slot.h + 34)
            found.append(
                Piece(f"fan:{name}", at(panel), look(notes.paint_hall_light, panel.w, panel.h), z - 1, still=True)
            )
        for index, (lord, box) in enumerate(zip(lords, boxes, strict=True)):
            top = index == len(lords) - 1
            drawn = faces.banner_look(lord, WIDE, state if top else "")
            found.append(Piece(f"lord:{lord}", at(box), drawn, z + index, travels=True, still=True))
        disc = Box(slot.x + slot.w / 2 - 12.5, slot.y + 96, 25, 25)
        count = look(banners.paint_pile_count, name, len(lords))
        found.append(Piece(f"count:{name}", at(disc), count, z + len(lords), still=True))
        hand = look(paint_carried, tuple(faces.banner_face(lord) for lord in lords), slot.w)
        clear, many = look(paint_mark, slot.w, slot.h, ""), len(lords) > 1
        found.append(Piece(source, at(slot), clear, z + len(lords) + 1, zoom=True, opens=many, hand=hand))
    return found


def _drawn(ui: Ui, sight: Sight) -> list[Piece]:
    """Lords that were turned up or wait to be placed, and Locations that were drawn together."""
    view: ConspiracyState = sight.view
    zone = sight.layout["drawn"]
    lords = view.drawn or view.waiting
    found = []
    for index, (lord, box) in enumerate(zip(lords, arrange.column(len(lords), zone), strict=True)):
        source = f"lord:{lord}"
        drawn = faces.banner_look(lord, box.w, sight.mark(source))
        found.append(Piece(source, at(box), drawn, Z_DRAWN + index, travels=True, zoom=True))
    tiles = drawn_locations(sight)
    for index, (tile, box) in enumerate(zip(tiles, arrange.tile_column(len(tiles), zone), strict=True)):
        source = f"location:{tile}"
        value = faces.worth(view, view.active, tile)
        drawn = faces.tile_look(ui, tile, box.w, box.h, value, sight.mark(source))
        found.append(Piece(source, at(box), drawn, Z_DRAWN + index, travels=True, zoom=True))
    return found


def drawn_locations(sight: Sight) -> list[str]:
    """The Locations just drawn, of which one is to be kept (C-11)."""
    decision = sight.decision
    return list(decision.drawn) if isinstance(decision, ChooseAmongDrawn) else []


# -- Locations -----------------------------------------------------------------------------------------------------


def _locations(ui: Ui, sight: Sight) -> list[Piece]:
    view: ConspiracyState = sight.view
    panel, deck, zone = sight.layout["places"].box, sight.layout["location_deck"].box, sight.layout["location_row"]
    mark = sight.mark("deck:locations")
    back = look(paint_back, "location", deck.w, deck.h, len(view.location_deck), mark)
    open_ = [location for location in view.available if location not in drawn_locations(sight)]
    head = Box(panel.x + 10, panel.y + 8, deck.x - panel.x - 18, deck.h + 8)
    count = ui.t("ui-conspiracy-open", count=len(open_))
    found = [
        Piece("deck:locations", at(deck), back, Z_BOARD),
        Piece("row:locations", at(head), look(notes.paint_title, ui.t("word-locations"), count, head.w, head.h)),
    ]
    page = min(sight.page, arrange.tile_pages(len(open_)) - 1)
    boxes = arrange.tiles(len(open_), zone, page)
    first = page * arrange.TILES_A_PAGE if arrange.tile_pages(len(open_)) > 1 else 0
    here = open_[first : first + len(boxes)]
    taking = sight.mine and isinstance(sight.decision, ChooseLocation)
    for index, (location, box) in enumerate(zip(here, boxes, strict=True)):
        source = f"location:{location}"
        value = faces.worth(view, sight.anchor, location)
        drawn = faces.tile_look(ui, location, box.w, box.h, value if taking else None, sight.mark(source))
        found.append(Piece(source, at(box), drawn, Z_CARD + index, travels=True, zoom=True))
        if len(open_) <= arrange.CAPTIONED:
            text = Box(box.right + 10, box.y, zone.box.right - box.right - 10, box.h)
            note = ui.t("table-now-worth", points=value)
            caption = look(notes.paint_caption, ui.t(f"location-{location}"), note, text.w, text.h)
            found.append(Piece(f"caption:{location}", at(text), caption, Z_BOARD, source, zoom=True))
    if not open_:
        w, h = arrange.TILE
        hollow = look(paint_location_space, w, h)
        found.append(Piece("space:location", at(Box(zone.box.x, zone.box.y, w, h)), hollow, Z_BOARD, "row:locations"))
    if arrange.tile_pages(len(open_)) > 1:
        box = Box(zone.box.x, zone.box.bottom - 26, zone.box.w, 26)
        arrows = look(paint_page_arrows, box.w, box.h, page, arrange.tile_pages(len(open_)))
        found.append(Piece("pages", at(box), arrows, Z_PILE))
    return found


# -- Chambers ------------------------------------------------------------------------------------------------------


def _chamber(ui: Ui, sight: Sight) -> list[Piece]:
    """The Chamber of the nearest side: Lords, Locations on them, places, the outline of the largest coalition."""
    view: ConspiracyState = sight.view
    side = sight.anchor
    chamber = view.chambers[side]
    slots = sides.places(sight, side)
    found = []
    for index, (lord, cover) in enumerate(zip(chamber.lords, chamber.covers, strict=True)):
        source = f"lord:{lord}"
        box = slots[index]
        drawn = faces.banner_look(lord, box.w, sight.mark(source), bool(cover))
        found.append(Piece(source, at(box), drawn, Z_CARD + arrange.row_of(index), travels=True, zoom=True))
        if cover:
            tile = Box(box.x + COVER.x, box.y + COVER.y, COVER.w, COVER.h)
            value = faces.worth(view, side, cover)
            cover_look = faces.tile_look(ui, cover, tile.w, tile.h, value)
            found.append(Piece(f"location:{cover}", at(tile), cover_look, Z_COVER + index, travels=True, zoom=True))
    for index in range(len(chamber.lords), PLACES):
        coming = index == len(chamber.lords) and "place:next" in sight.targets and sides.placing_side(sight) == side
        space = look(banners.paint_space, index + 1, slots[index].w, "legal" if coming else "")
        found.append(Piece(f"space:{index + 1}", at(slots[index]), space, Z_BOARD))
    found += outline(slots, preview.coalition(view, side), "coalition")
    return found


def outline(
    slots: tuple[Box, ...], places: list[int], key: str, coming: bool = False, z: int = Z_OUTLINE
) -> list[Piece]:
    """The lit outline round the banners on ``places``; nothing for a single Lord, which is no company."""
    if len(places) < 2:
        return []
    group = [slots[place - 1] for place in places]
    left, top = min(box.x for box in group), min(box.y for box in group)
    whole = Box(left, top, max(box.right for box in group) - left, max(box.bottom for box in group) - top)
    spots = tuple((box.x - left, box.y - top, box.w, box.h) for box in group)
    drawn = look(outlines.paint_coalition, spots, whole.w, whole.h, coming)
    return [Piece(key, at(whole), drawn, z, still=True)]


def _account(ui: Ui, sight: Sight) -> list[Piece]:
    """The account and its parts to point at."""
    layout, seat = sight.layout, sight.anchor
    box = layout["account"].box
    drawn = look(paint_account.paint_account, Account(ui, sight).now(), box.w, box.h)
    found = [Piece("account", at(box), drawn, Z_BOARD, still=True)]
    found.append(spot(f"seat:{seat}", layout["own_name"].box, Z_BOARD + 1))
    for name, slot in zip(("lords", "locations", "coalition", "pearl-master"), layout["lines"].slots, strict=True):
        found.append(spot(f"source:{name}", slot, Z_BOARD + 1))
    pearls = layout["pearls"].box
    found.append(spot("keys", layout["keys"].box, Z_BOARD + 1))
    found.append(spot("pearls", Box(pearls.x, pearls.y, pearls.w - 40, pearls.h), Z_BOARD + 1))
    solo = sight.view.solo
    if solo is not None and solo.token:
        place = Box(box.right - 30 - TOKEN / 2, box.y + paint_account.PEARLS_MIDDLE - TOKEN / 2, TOKEN, TOKEN)
        found.append(_token(sight, place))
    return found


def _token(sight: Sight, box: Box) -> Piece:
    drawn = look(paint_account.paint_token, box.w, sight.mark("token"))
    return Piece("token", at(box), drawn, Z_PILE, travels=True)


def _others(ui: Ui, sight: Sight) -> list[Piece]:
    """The panels of the other sides with their small Chambers."""
    view: ConspiracyState = sight.view
    found = []
    for side in sides.others(sight):
        box = sides.panel(sight, side)
        panel = look(rivals.paint_rival, faces.rival_face(ui, sight, side), box.w, box.h)
        found.append(Piece(f"seat:{side}", at(box), panel, Z_BOARD, opens=True))
        chamber = view.chambers[side]
        slots = sides.places(sight, side)
        for lord, cover, slot in zip(chamber.lords, chamber.covers, slots, strict=False):
            drawn = look(banners.paint_small_banner, faces.small_place(lord, cover), slot.w, slot.h, "")
            z = Z_CARD + arrange.row_of(chamber.lords.index(lord))
            found.append(Piece(f"lord:{lord}", at(slot), drawn, z, travels=True, zoom=True, opens=True))
        found += outline(slots, preview.coalition(view, side), f"coalition:{side}")
        if view.solo is not None and not view.solo.token:
            found.append(_token(sight, Box(box.right - 28 - TOKEN / 2, box.y + 84 - TOKEN / 2, TOKEN, TOKEN)))
    if view.solo is not None:
        found.append(wants_piece(ui, sight))
    return found


def place_box(sight: Sight, name: str) -> Box | None:
    """Where the place that a move names as its target lies on the table; None when it has none."""
    view: ConspiracyState = sight.view
    side = sides.placing_side(sight)
    slots = sides.places(sight, side)
    taken = len(view.chambers[side].lords)
    if name == "chamber":
        return sight.layout["hall"].box if side == sight.anchor else sides.panel(sight, side)
    if name == "place:next":
        return slots[taken] if taken < PLACES else None
    if name == "place:last":
        return slots[taken - 1] if taken else None
    if name == "row":
        return sight.layout["places"].box
    if name == "stage":
        return sight.layout["stage"].box
    return None


def owner_of(sight: Sight, lord: int) -> int:
    """The side in whose Chamber ``lord`` lies; −1 for none."""
    view: ConspiracyState = sight.view
    return next((side for side, chamber in enumerate(view.chambers) if lord in chamber.lords), -1)


def owner_of_location(sight: Sight, location: str) -> int:
    """The side in whose Chamber ``location`` lies; −1 for none."""
    view: ConspiracyState = sight.view
    if location == FACE_DOWN:
        return -1
    return next((side for side, chamber in enumerate(view.chambers) if location in chamber.covers), -1)
