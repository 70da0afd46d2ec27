"""Where everything of an Abyss table lies: from one moment of a match to its pieces. Pure."""

from __future__ import annotations

from abyss_game.games.abyss import control, payment, scoring
from abyss_game.games.abyss.cards import EMPTY, RACE_OF, RACES, VALUE_OF
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.lord import LORDS
from abyss_game.games.abyss.recruiting import PayForLord
from abyss_game.games.abyss.state import LORDS_THAT_END, THREAT_SPACES, TRACK_SPACES, AbyssState, OwnedLord
from abyss_game.ui import theme
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import (
    Box,
    Pose,
    column_of_cards,
    fan,
    location_pages,
    location_tiles,
    owned_places,
    row,
)
from abyss_game.ui.paint import own, panels, threat
from abyss_game.ui.paint.cards import paint_ally, paint_back, paint_council, paint_lord
from abyss_game.ui.paint.locations import (
    paint_location,
    paint_location_deck,
    paint_location_space,
    paint_page_arrows,
)
from abyss_game.ui.paint.states import paint_empty, paint_mark, paint_spotlight
from abyss_game.ui.tables.abyss import extras, faces
from abyss_game.ui.tables.pieces import Piece, Sight, at, look

RAISED_CHOSEN, RAISED_LEGAL = 34.0, 8.0
CHOOSING_A_LOCATION = (
    control.ControlLocation,
    control.ChooseAmongDrawn,
    control.SettleAlone,
    control.ExchangeLocation,
)
"""Decisions in which each available Location shows what it would be worth."""
IDLE_SHARE, USEFUL_SHARE = 0.6, 1.5
"""How much of itself a card shows in a full hand: one that cannot help now, and one that can."""
CROWDED = 0.62
"""A hand card of which less than this share is seen shows its sign at the left."""
PAGES_INDENT = 58.0
"""How far right of the first Location the page of the Locations begins to be told."""
Z_BOARD, Z_CARD, Z_CHOSEN, Z_HAND, Z_TOP = 0, 10, 20, 30, 60


def mark_of(sight: Sight, source: str) -> str:
    """The state of the piece that moves call ``source``."""
    return sight.mark(source)


def pieces(ui: Ui, sight: Sight) -> list[Piece]:
    """All pieces of the board, without the stage."""
    return [
        *_court(ui, sight),
        *_council(sight),
        *_locations(ui, sight),
        *_depths(sight),
        *_opponents(ui, sight),
        *_own_left(ui, sight),
        *_own_right(ui, sight),
        *_hand(sight),
    ]


def _court(ui: Ui, sight: Sight) -> list[Piece]:
    view: AbyssState = sight.view
    zone = sight.layout["court"]
    deck = sight.layout["lord_deck"].box
    back = look(paint_back, "lord", deck.w, deck.h, len(view.lord_deck), mark_of(sight, "lord_deck"))
    found = [Piece("lord_deck", at(deck), back, Z_BOARD)]
    paying = sight.decision if isinstance(sight.decision, PayForLord) else None
    for space, lord in enumerate(view.court):
        box = zone.slots[space]
        if not lord:
            found.append(spot(f"court:{space}", box))
            continue
        source = f"lord:{lord}"
        state = mark_of(sight, source)
        chosen = paying is not None and paying.lord == lord
        cost = faces.cost_now(sight, sight.deciding, lord) if sight.mine else None
        face = faces.lord_face(ui, lord, cost)
        if chosen:
            box = Box(box.x - 3, box.y - 2, box.w + 6, box.h + 9.2)
            light = look(paint_spotlight, box.w, box.h)
            found.append(Piece(f"light:{lord}", at(box), light, Z_BOARD, still=True))
            state = "chosen"
        face_look = look(paint_lord, face, box.w, state)
        found.append(Piece(source, at(box), face_look, Z_CHOSEN if chosen else Z_CARD, travels=True, zoom=True))
    return found


def spot(key: str, box: Box, z: int = Z_BOARD) -> Piece:
    """A place where nothing lies, which can be pointed at all the same."""
    return Piece(key, at(box), look(paint_mark, box.w, box.h, ""), z)


def _council(sight: Sight) -> list[Piece]:
    view: AbyssState = sight.view
    slots = sight.layout["council"].slots
    return [
        Piece(
            f"council:{race}",
            at(slots[race]),
            look(
                paint_council,
                race,
                len(view.council[race]),
                slots[race].w,
                slots[race].h,
                mark_of(sight, f"council:{race}"),
            ),
            Z_BOARD,
        )
        for race in range(len(RACES))
    ]


def _locations(ui: Ui, sight: Sight) -> list[Piece]:
    view: AbyssState = sight.view
    deck, zone = sight.layout["location_deck"].box, sight.layout["locations"]
    deck_look = look(paint_location_deck, deck.w, deck.h, len(view.location_deck), mark_of(sight, "location_deck"))
    found = [Piece("location_deck", at(deck), deck_look, Z_BOARD)]
    for index, slot in enumerate(zone.slots):
        if index >= len(view.available):
            found.append(Piece(f"space:{index}", at(slot), look(paint_location_space, slot.w, slot.h), Z_BOARD))
    choosing = sight.mine and isinstance(sight.decision, CHOOSING_A_LOCATION)
    count = len(view.available)
    pages = location_pages(count)
    page = min(sight.page, pages - 1)
    first = page * 6 if pages > 1 else 0
    here = view.available[first : first + 6] if pages > 1 else view.available
    for index, (location, box) in enumerate(zip(here, location_tiles(count, zone, page), strict=False)):
        source = f"location:{location}"
        worth = LOCATIONS[location].worth(view, sight.anchor) if choosing else None
        tile = look(paint_location, faces.location_face(ui, location, worth), box.w, box.h, mark_of(sight, source))
        found.append(Piece(source, at(box), tile, Z_CARD + len(here) - index, travels=True, zoom=True))
    if pages > 1:
        # on the seam above the tiles, beside what lies there of expansions
        box = Box(zone.box.x + PAGES_INDENT, zone.box.y - 27, zone.box.w - PAGES_INDENT, 26)
        arrows = look(paint_page_arrows, box.w, box.h, page, pages)
        found.append(Piece("pages", at(box), arrows, Z_CHOSEN, opens=True))
    return found


def _depths(sight: Sight) -> list[Piece]:
    view: AbyssState = sight.view
    layout = sight.layout
    deck = layout["exploration_deck"].box
    back = look(paint_back, "exploration", deck.w, deck.h, len(view.exploration), mark_of(sight, "exploration"))
    found = [Piece("exploration", at(deck), back, Z_BOARD)]
    track = layout["exploration"]
    slots, covered = track.slots, track.number("covered") if track.has("covered") else 0.0
    for space, card in enumerate(view.track):
        slot = slots[space]
        if card == EMPTY:
            bonus = 1 if space == TRACK_SPACES - 1 else 0
            depth = space / TRACK_SPACES
            number = look(threat.paint_track_space, space + 1, slot.w, slot.h, bonus, depth, covered)
            found.append(Piece(f"track:{space}", at(slot), number, Z_BOARD))
        else:
            source = f"card:{card}"
            state = mark_of(sight, source)
            if not state and getattr(sight.decision, "card", EMPTY) == card:
                state = "chosen"
            card_look = faces.card_look(card, slot.w, state, stacked=covered > 0)
            found.append(Piece(source, at(slot), card_look, Z_CARD + space, travels=True, zoom=True))
    discard, pile = layout["exploration_discard"].box, layout["monster_tokens"].box
    dropped = look(threat.paint_discard, len(view.discard), discard.w, discard.h, "")
    found.append(Piece("discard", at(discard), dropped, Z_BOARD))
    found.append(
        Piece("token_pile", at(pile), look(threat.paint_token_pile, len(view.token_pile), pile.w, pile.h), Z_BOARD)
    )
    for space, slot in enumerate(layout["threat"].slots if "threat" in layout else ()):
        option = faces.threat_option(space + 1)
        here = view.threat == space + 1
        drawn = look(threat.paint_threat_space, option, space, THREAT_SPACES, slot.w, slot.h, here)
        found.append(Piece(f"threat:{space + 1}", at(slot), drawn, Z_BOARD))
        if here:
            token = Box(slot.x - 24, slot.y + slot.h / 2 - 15, 30, 30)
            found.append(Piece("threat", at(token), look(threat.paint_threat_token, 30), Z_CHOSEN, travels=True))
    return found


def _opponents(ui: Ui, sight: Sight) -> list[Piece]:
    found = []
    for seat in range(len(sight.players)):
        after = sight.after(seat)
        if after:
            box = sight.layout.opponent(after).box
            panel = look(panels.paint_opponent, faces.opponent_face(ui, sight, seat), box.w, box.h)
            found.append(Piece(f"seat:{seat}", at(box), panel, Z_BOARD, opens=True))
    return found


LEDGE_GAP, COUNTERS_WIDTH = 4.0, 96.0
"""Between the plates of the own treasury, and the width of the last one, with what expansions count."""


def ledge(sight: Sight) -> dict[str, Box]:
    """The plates of the own treasury: pearls, keys, tokens, and counters where an expansion has any; these make the
    others narrower."""
    pearls, keys, tokens = (sight.layout[name].box for name in ("pearls", "keys", "tokens"))
    boxes = {"pearls": pearls, "keys": keys, "tokens": tokens}
    if not any(extra.plate(sight.view) for extra in extras.every()):
        return boxes
    room = tokens.right - pearls.x - COUNTERS_WIDTH - 3 * LEDGE_GAP
    shell = room * pearls.w / (pearls.w + keys.w + tokens.w)
    plate = (room - shell) / 2
    x = pearls.x
    for name, w in (("pearls", shell), ("keys", plate), ("tokens", plate), ("counters", COUNTERS_WIDTH)):
        boxes[name] = Box(x, pearls.y if name == "pearls" else keys.y, w, pearls.h if name == "pearls" else keys.h)
        x += w + LEDGE_GAP
    return boxes


def held_places(sight: Sight, name: str, seat: int) -> tuple[Box, ...]:
    """Where the tokens of the expansion ``name`` stand in the panel of the opponent ``seat``."""
    panel = sight.layout.opponent(sight.after(seat)).box
    boxes = panels.held_boxes(panel.w, faces.held(sight.view, seat))
    found, first = [], 0
    for extra in extras.every():
        count = extra.held(sight.view, seat)
        if extra.name == name:
            found = [Box(*box).moved(panel.x, panel.y) for box in boxes[first : first + count]]
        first += count
    return tuple(found)


def _own_left(ui: Ui, sight: Sight) -> list[Piece]:
    view: AbyssState = sight.view
    layout, seat = sight.layout, sight.anchor
    area = view.areas[seat]
    plates = ledge(sight)
    treasury = faces.treasury_face(ui, view, seat, plates["tokens"].w - 8)
    note = ui.t("table-your-turn") if view.turn.active == seat and not view.finished else ""
    name, pearls, keys, tokens = layout["own_name"].box, plates["pearls"], plates["keys"], plates["tokens"]
    head = layout["affiliated_head"].box
    pearl_state = mark_of(sight, "pearls")
    best = scoring.strongest_affiliated(view, seat)
    total = sum(VALUE_OF[card] for card in best)
    sums = " + ".join(str(VALUE_OF[card]) for card in best)
    sums = f"{sums} = {total}" if len(best) > 1 else str(total)
    affiliated = ui.t("word-affiliated")
    whole = ui.t("table-affiliated-sum", sum=sums)
    aside = own.first_fitting(ui.canvas, affiliated, (whole, sums, f"= {total}"), head.w)
    found = [
        Piece(
            f"seat:{seat}", at(name), look(own.paint_own_name, faces.seat_face(ui, sight, seat, note), name.w, name.h)
        ),
        Piece("pearls", at(pearls), look(own.paint_pearls, area.pearls, pearls.w, pearls.h, "")),
        Piece("keys", at(keys), look(own.paint_keys, treasury, keys.w, keys.h)),
        Piece("tokens", at(tokens), look(own.paint_tokens, treasury, tokens.w, tokens.h)),
        Piece("affiliated", at(head), look(own.paint_heading, affiliated, aside, head.w, head.h)),
    ]
    for key, box, state in (("pearls", pearls, pearl_state), ("keys", keys, mark_of(sight, "keys"))):
        if state:
            found.append(ring(f"ring:{key}", box, state))
    for race, slot in enumerate(layout["affiliated"].slots):
        mine = sorted((c for c in area.affiliated if RACE_OF[c] == race), key=lambda c: (VALUE_OF[c], c))
        if not mine:
            hollow = look(paint_empty, slot.w - 4, slot.h, theme.RACE_COLOURS[RACES[race]], f"race-{RACES[race]}")
            found.append(Piece(f"hollow:{race}", at(Box(slot.x + 2, slot.y, slot.w - 4, slot.h)), hollow))
        for index, (card, box) in enumerate(zip(mine, column_of_cards(len(mine), slot), strict=True)):
            drawn = look(paint_ally, faces.ally_face(card), box.w, mark_of(sight, f"card:{card}"))
            found.append(Piece(f"card:{card}", at(box), drawn, Z_CARD + index, travels=True, zoom=True))
    return found


def ring(key: str, box: Box, state: str) -> Piece:
    """The outline of ``state`` round something that has no outline of its own."""
    return Piece(key, at(box), look(paint_mark, box.w, box.h, state), Z_CHOSEN, still=True)


def _own_right(ui: Ui, sight: Sight) -> list[Piece]:
    layout, area = sight.layout, sight.view.areas[sight.anchor]
    head, zone = layout["own_lords_head"].box, layout["own_lords"]
    count = ui.t("table-lords-of", count=len(area.lords), most=LORDS_THAT_END) + " <i:lord>"
    found = [Piece("lords", at(head), look(own.paint_heading, ui.t("table-your-lords"), count, head.w, head.h))]
    free = [owned for owned in area.lords if owned.free]
    extra = _coming(sight)
    width = zone.number("card_w")
    boxes = row(max(len(free) + extra, 1), zone.box, width, zone.number("gap"))
    for owned, box in zip(free, boxes, strict=False):
        source = f"lord:{owned.lord}"
        state = " ".join(word for word in ("turned" if owned.turned else "", _own_state(sight, owned)) if word)
        drawn = look(paint_lord, faces.lord_face(ui, owned.lord), box.w, state, box.h)
        found.append(Piece(source, at(box), drawn, Z_CARD, travels=True, zoom=True))
    paying = sight.decision
    if isinstance(paying, PayForLord) and paying.seat == sight.anchor:
        box = boxes[len(free)]
        points = f"+{LORDS[paying.lord].influence}"
        guild = LORDS[paying.lord].guild
        hollow = look(paint_empty, box.w, box.h, theme.GUILD_COLOURS[guild], f"guild-{guild}", points)
        found.append(Piece("coming", at(box), hollow, Z_BOARD))
    elif not free:
        hollow = look(paint_empty, width, zone.box.h, theme.BRASS, "lord", "")
        found.append(Piece("coming", at(Box(zone.box.x, zone.box.y, width, zone.box.h)), hollow))
    return found + _own_locations(ui, sight)


def _own_state(sight: Sight, owned: OwnedLord) -> str:
    """The state of a free Lord at home; where Keys are spent, those that have none to give are darkened."""
    decision = sight.decision
    state = mark_of(sight, f"lord:{owned.lord}")
    if sight.mine and isinstance(decision, control.SpendKeys):
        if owned.lord in decision.lords:
            return "selected"
        if not owned.active or not LORDS[owned.lord].key:
            return "disabled"
    return state


def _coming(sight: Sight) -> int:
    return int(isinstance(sight.decision, PayForLord) and sight.decision.seat == sight.anchor)


def own_tile(sight: Sight, location: str) -> Box:
    """Where the own Location ``location`` lies."""
    area = sight.view.areas[sight.anchor]
    under = [sum(1 for own_ in area.lords if own_.location == place) for place in area.locations]
    places = owned_places(under, sight.layout["own_locations"])
    return places[area.locations.index(location)].tile


def _own_locations(ui: Ui, sight: Sight) -> list[Piece]:
    view: AbyssState = sight.view
    area, zone = view.areas[sight.anchor], sight.layout["own_locations"]
    under = [[own_.lord for own_ in area.lords if own_.location == location] for location in area.locations]
    found = []
    places = owned_places([len(lords) for lords in under], zone)
    for index, (location, place) in enumerate(zip(area.locations, places, strict=True)):
        for lord, box in zip(under[index], place.lords, strict=False):
            drawn = look(paint_lord, faces.lord_face(ui, lord), box.w, "", box.h)
            found.append(Piece(f"lord:{lord}", at(box), drawn, Z_CARD, travels=True, zoom=True))
        worth = scoring.location_worth(view, sight.anchor, location)
        signs = () if place.lords else faces.guild_signs(under[index])
        source = f"location:{location}"
        tile = look(
            paint_location,
            faces.location_face(ui, location, worth),
            place.tile.w,
            place.tile.h,
            mark_of(sight, source),
            signs,
        )
        found.append(Piece(source, at(place.tile), tile, Z_CARD + 5, travels=True, zoom=True))
    if not area.locations:
        box = Box(zone.box.x, zone.box.y, zone.number("card_w"), zone.box.h)
        hollow = look(paint_empty, box.w, box.h, theme.rgb("#9fc8e0"), "location", "")
        found.append(Piece("no-location", at(box), hollow))
    return found


def _hand(sight: Sight) -> list[Piece]:
    """The hand by Race and value. In a payment what cannot help is darkened and gives its room to what can."""
    view: AbyssState = sight.view
    zone = sight.layout["hand"]
    hand = sorted(view.areas[sight.anchor].hand, key=lambda card: (RACE_OF[card] if card >= 0 else 9, VALUE_OF[card]))
    decision = sight.decision
    paying = decision if isinstance(decision, PayForLord) and sight.mine else None
    chosen = set(paying.chosen) if paying is not None else set()
    extra: set[int] = set()
    if paying is not None and sight.game is not None:
        extra = set(payment.quote(sight.game, paying.seat, paying.lord, paying.chosen).superfluous)
    raised: dict[int, float] = {}
    states: list[str] = []
    for index, card in enumerate(hand):
        state = mark_of(sight, f"card:{card}")
        if card in chosen:
            raised[index], state = RAISED_CHOSEN, "refused" if card in extra else "selected"
        elif state == "legal":
            raised[index] = RAISED_LEGAL
        elif paying is not None:
            state = "disabled"
        states.append(state)
    shares = [IDLE_SHARE if state == "disabled" else USEFUL_SHARE for state in states]
    poses = fan(len(hand), zone, raised, shares)
    found = []
    for index, (card, pose, state) in enumerate(zip(hand, poses, states, strict=True)):
        key = f"card:{card}" if card >= 0 else f"back:{index}"
        crowded = index + 1 < len(hand) and poses[index + 1].cx - pose.cx < pose.w * CROWDED
        drawn = faces.card_look(card, pose.w, state, crowded)
        found.append(Piece(key, pose, drawn, Z_HAND + index, travels=True, still=card < 0, zoom=card >= 0))
    return found


def place_box(sight: Sight, name: str) -> Box | None:
    """Where the place that a move names as its target lies on the table; None when it has none."""
    layout = sight.layout
    zones = {
        "hand": "hand",
        "lords": "own_right",
        "locations": "own_right",
        "payment": "stage",
        "affiliated": "own_left",
        "tokens": "own_left",
        "keys": "keys",
        "discard": "exploration_discard",
        "court": "court",
        "track": "exploration",
        "lord_deck": "lord_deck",
    }
    return layout[zones[name]].box if name in zones else None


def centre(box: Box, w: float, h: float) -> Pose:
    """A pose of size ``w`` by ``h`` in the middle of ``box``."""
    return Pose(box.x + box.w / 2, box.y + box.h / 2, w, h)
