"""An opponent's panel unfolded over the board: real Lords, Locations and affiliated Allies, large enough to read."""

from __future__ import annotations

from dataclasses import dataclass

from abyss_game.ui import ornaments, theme
from abyss_game.ui.layout import Box, Zone, column_of_cards, owned_places, row
from abyss_game.ui.paint import states
from abyss_game.ui.paint.cards import paint_ally, paint_lord
from abyss_game.ui.paint.faces import AllyFace, LocationFace, LordFace, LordSign, OpponentFace
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.paint.panels import name_row, stat
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.theme import TextStyle

WIDTH, HEIGHT = 822.0, 300.0
"""Its size in units."""

SPOIL = (73.0, 48.0)
"""The size of whatever else lies in front of a player, in two rows at the right end of the Lords."""
_SPOIL_STEP = 78.0
_LABEL = TextStyle(15, weight=600, colour=theme.SOFT, elastic=0.35)
_LORDS = Box(16, 68, WIDTH - 32, 101)
_PLACES = Zone("", "overlap", Box(16, 206, 410, 78), numbers=(("card_w", 130.0), ("gap", 8.0)))
_ALLIES = tuple(Box(WIDTH - 340 + 66 * race, 206, 58, 81) for race in range(len(theme.RACES)))


@dataclass(frozen=True, slots=True)
class UnfoldedFace:
    """All public cards of a player.

    `lords` are those not under a Location, each with its state (used, turned or nothing); `places` the Locations with
    the Lords under them; `affiliated` the values of the affiliated Allies of each Race, weakest first. `labels` are the
    words over the three rows: Lords, Locations, affiliated. `spoils` are other things in front of the player, for which
    room is left, and `spoils_label` is the word over them.
    """

    player: OpponentFace
    lords: tuple[tuple[LordFace, str], ...]
    places: tuple[tuple[LocationFace, tuple[LordFace, ...]], ...]
    affiliated: tuple[tuple[int, ...], ...]
    labels: tuple[str, str, str]
    spoils: int = 0
    spoils_label: str = ""


def unfolded_boxes(face: UnfoldedFace) -> dict[str, Box]:
    """Where each card lies: lord_0 …, place_0 …, place_0_lord_0 …, ally_<race>_0 …, later ones over earlier ones;
    spoil_0 … where other things will lie."""
    aside = _aside(face)
    lords = Box(_LORDS.x, _LORDS.y, aside - 12 - _LORDS.x if face.spoils else _LORDS.w, _LORDS.h)
    boxes = {f"lord_{i}": box for i, box in enumerate(row(len(face.lords), lords, 66, 8))}
    for i in range(face.spoils):
        column, line = divmod(i, 2)
        boxes[f"spoil_{i}"] = Box(aside + column * _SPOIL_STEP, _LORDS.y + line * (_LORDS.h - SPOIL[1]), *SPOIL)
    for i, owned in enumerate(owned_places([len(lords) for _, lords in face.places], _PLACES)):
        for j, box in reversed(list(enumerate(owned.lords))):
            boxes[f"place_{i}_lord_{j}"] = box
        boxes[f"place_{i}"] = owned.tile
    for race, values in enumerate(face.affiliated):
        for j, box in enumerate(column_of_cards(len(values), _ALLIES[race])):
            boxes[f"ally_{race}_{j}"] = box
    return boxes


def _aside(face: UnfoldedFace) -> float:
    """Where the other things in front of a player begin."""
    return WIDTH - 16 + (_SPOIL_STEP - SPOIL[0]) - -(-face.spoils // 2) * _SPOIL_STEP


def paint_unfolded(kit: Kit, face: UnfoldedFace) -> Picture:
    """The unfolded panel, `WIDTH` x `HEIGHT` units."""
    return kit.painted(("unfolded", face), WIDTH, HEIGHT, 18, lambda sheet: _unfolded(sheet, face))


def _unfolded(sheet: Sheet, face: UnfoldedFace) -> None:
    kit, player = sheet.kit, face.player
    colour = theme.SEATS[player.who.seat].colour
    ornaments.panel(sheet, (0, 0, WIDTH, HEIGHT), 10, 0.98, colour, 0.8)
    name_row(sheet, 14, 27, 300, player.who, 19)
    numbers = (("pearl", player.pearls), ("key", player.keys), ("hand", player.hand), ("monster", player.tokens))
    counted = (*numbers, *player.extra)
    step = min(62.0, (WIDTH - 400) / len(counted))
    for i, (icon, value) in enumerate(counted):
        stat(sheet, 400 + i * step, 27, icon, value, 18, step - 26)
    if face.spoils:
        sheet.text(_aside(face), 56, face.spoils_label, _LABEL, "left", WIDTH - 16 - _aside(face))
    for label, x, y in zip(face.labels, (16, 16, WIDTH - 338), (56, 195, 195), strict=True):
        sheet.text(x, y, label, _LABEL, "left", 310)
    boxes = unfolded_boxes(face)
    for i, (lord, state) in enumerate(face.lords):
        box = boxes[f"lord_{i}"]
        sheet.paste(paint_lord(kit, lord, box.w, state, box.h), box.x, box.y)
    for i, (place, lords) in enumerate(face.places):
        _place(sheet, boxes, i, place, lords)
    for race, values in enumerate(face.affiliated):
        if not values:
            sign = theme.RACES[race]
            empty = states.paint_empty(kit, 54, 81, theme.RACE_COLOURS[sign], f"race-{sign}")
            sheet.paste(empty, _ALLIES[race].x + 2, _ALLIES[race].y)
        for j, value in enumerate(values):
            box = boxes[f"ally_{race}_{j}"]
            sheet.paste(paint_ally(kit, AllyFace(race, value), box.w), box.x, box.y)


def _place(sheet: Sheet, boxes: dict[str, Box], i: int, place: LocationFace, lords: tuple[LordFace, ...]) -> None:
    beside = f"place_{i}_lord_0" in boxes
    if beside:
        for j in reversed(range(len(lords))):
            box = boxes[f"place_{i}_lord_{j}"]
            sheet.paste(paint_lord(sheet.kit, lords[j], box.w, "", box.h), box.x, box.y)
    box = boxes[f"place_{i}"]
    under = () if beside else tuple(LordSign(lord.guild, True) for lord in lords)
    sheet.paste(paint_location(sheet.kit, place, box.w, box.h, "", under), box.x, box.y)
