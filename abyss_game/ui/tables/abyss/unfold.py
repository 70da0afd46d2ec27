"""An opponent's cards laid out over the board: every Lord with its state, Locations with their worth, affiliated
Allies. Each can be pointed at, looked at closely, and chosen where it answers the decision."""

from __future__ import annotations

from collections.abc import Iterator

from abyss_game.games.abyss import scoring
from abyss_game.games.abyss.cards import RACE_OF, RACES, VALUE_OF
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import unfolded as paint
from abyss_game.ui.paint.states import paint_mark
from abyss_game.ui.tables.abyss import extras, faces
from abyss_game.ui.tables.abyss.board import mark_of
from abyss_game.ui.tables.abyss.extras import Spoils
from abyss_game.ui.tables.pieces import Piece, Sight, at, look

CORNER = (238.0, 14.0)
"""Where it lies: over the board, beside the panels, above the stage."""
Z_UNFOLDED = 80


def unfolded_face(ui: Ui, sight: Sight, seat: int) -> paint.UnfoldedFace:
    """All public cards of ``seat``."""
    view: AbyssState = sight.view
    area = view.areas[seat]
    free = tuple(
        (faces.lord_face(ui, own.lord), "turned" if own.turned else "") for own in area.lords if not own.location
    )
    places = []
    for location in area.locations:
        under = tuple(faces.lord_face(ui, own.lord) for own in area.lords if own.location == location)
        worth = scoring.location_worth(view, seat, location)
        places.append((faces.location_face(ui, location, worth), under))
    affiliated = tuple(tuple(VALUE_OF[card] for card in of_race(view, seat, race)) for race in range(len(RACES)))
    labels = (ui.t("word-lords"), ui.t("word-locations"), ui.t("word-affiliated"))
    word, lying = spoils(view, seat)
    return paint.UnfoldedFace(
        faces.opponent_face(ui, sight, seat),
        free,
        tuple(places),
        affiliated,
        labels,
        len(lying),
        ui.t(word) if lying else "",
    )


def spoils(view: AbyssState, seat: int) -> Spoils:
    """What expansions have laid in front of ``seat`` besides cards; the first that has anything names it."""
    found = [extra.spoils(view, seat, *paint.SPOIL) for extra in extras.every()]
    word = next((word for word, lying in found if lying), "")
    return word, tuple(one for _, lying in found for one in lying)


def of_race(view: AbyssState, seat: int, race: int) -> list[int]:
    """The affiliated Allies of ``seat`` of one Race, weakest first."""
    cards = [card for card in view.areas[seat].affiliated if RACE_OF[card] == race]
    return sorted(cards, key=lambda card: (VALUE_OF[card], card))


def pieces(ui: Ui, sight: Sight) -> list[Piece]:
    """The panel and a place to point at for each of its cards; nothing when nobody's cards are laid out."""
    seat = sight.unfolded
    if seat < 0:
        return []
    face = unfolded_face(ui, sight, seat)
    x, y = CORNER
    panel = Box(x, y, paint.WIDTH, paint.HEIGHT)
    found = [Piece("unfold:panel", at(panel), look(paint.paint_unfolded, face), Z_UNFOLDED, source=f"seat:{seat}")]
    boxes = paint.unfolded_boxes(face)
    for index, (name, source) in enumerate(_names(sight.view, seat)):
        if name in boxes:
            box = boxes[name].moved(x, y)
            mark = look(paint_mark, box.w, box.h, mark_of(sight, source))
            found.append(Piece(f"unfold:{source}", at(box), mark, Z_UNFOLDED + 1 + index, source=source, zoom=True))
    for index, (source, drawn) in enumerate(spoils(sight.view, seat)[1]):
        box = boxes[f"spoil_{index}"].moved(x, y)
        found.append(Piece(f"unfold:{source}", at(box), drawn, Z_UNFOLDED + 1, source=source, zoom=True))
    return found


def _names(view: AbyssState, seat: int) -> Iterator[tuple[str, str]]:
    """The names of the painter for each card, and what moves call it; what lies on top comes last."""
    area = view.areas[seat]
    free = [own.lord for own in area.lords if not own.location]
    for index, lord in enumerate(free):
        yield f"lord_{index}", f"lord:{lord}"
    for index, location in enumerate(area.locations):
        under = [own.lord for own in area.lords if own.location == location]
        for place, lord in reversed(list(enumerate(under))):
            yield f"place_{index}_lord_{place}", f"lord:{lord}"
        yield f"place_{index}", f"location:{location}"
    for race in range(len(RACES)):
        for index, card in enumerate(of_race(view, seat, race)):
            yield f"ally_{race}_{index}", f"card:{card}"
