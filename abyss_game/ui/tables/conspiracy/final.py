"""The table of points of a finished game of Conspiracy, and the cards behind each number."""

from __future__ import annotations

from abyss_game.engine.ruleset import Standing
from abyss_game.games.conspiracy import scoring
from abyss_game.games.conspiracy.chamber import FACE_DOWN, largest_coalition
from abyss_game.games.conspiracy.lords import lord_of
from abyss_game.games.conspiracy.state import ConspiracyState
from abyss_game.ui import theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.cards import paint_back
from abyss_game.ui.paint.conspiracy import banners, outlines
from abyss_game.ui.paint.conspiracy.outlines import RATIO
from abyss_game.ui.paint.conspiracy.rivals import large_places
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.paint.own import paint_bead_string
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.scenes.scores import ScorePlayer, ScoreRow, ScoreTable, TieRow
from abyss_game.ui.tables.conspiracy import faces, sides
from abyss_game.ui.tables.pieces import Sight
from abyss_game.ui.text import escape

SOURCES = (
    ("lords", "score-highest", "lord"),
    ("locations", "score-locations", "location"),
    ("coalition", "score-coalition", "coalition"),
    ("pearl-master", "score-pearl-master", "pearl"),
)
"""Sources of points in the order of the table, with their texts and icons (C-25)."""
TITLES = {"lords": "ui-score-lords-of", "locations": "ui-score-locations-of"}
TILE = 108.0
Area = tuple[float, float, float, float]


def score_table(ui: Ui, view: ConspiracyState, sight: Sight) -> ScoreTable:
    """Sides, sources, the tie-break and the verdict in words (C-25, C-26, C-37)."""
    t = ui.t
    standings = scoring.standings(view)
    names = [sides.name(ui, sight, standing.seat) for standing in standings]
    rows = []
    for index, (source, label, icon) in enumerate(SOURCES):
        title = TITLES.get(source, f"ui-score-{source}-of")
        values = tuple(standing.lines[index].points for standing in standings)
        rows.append(ScoreRow(t(label), icon, values, tuple(t(title, name=name) for name in names)))
    best = max(standing.points for standing in standings)
    level = tuple(standing.seat for standing in standings if standing.points == best)
    solo = view.solo is not None
    if solo:  # whoever is Pearl Master; the rule counts only whether it is the person (C-37)
        marks = tuple(int(view.master == standing.seat) for standing in standings)
        ties = (TieRow(t("tie-pearl-master"), "", marks, len(level) > 1, level),)
    else:
        marks = tuple(standing.ties[0] for standing in standings)
        ties = (TieRow(t("tie-pearls"), "pearl", marks, len(level) > 1, level),)
    columns = tuple(
        ScorePlayer(name, sides.colour(sight, standing.seat), _note(ui, sight, standing.seat), standing.place)
        for name, standing in zip(names, standings, strict=True)
    )
    verdict = _alone(ui, standings, names) if solo else _verdict(ui, standings, names, level)
    return ScoreTable(columns, tuple(rows), ties, verdict)


def _note(ui: Ui, sight: Sight, side: int) -> str:
    if sides.is_legend(sight, side):
        return ui.t("ui-conspiracy-by-rules")
    player = sight.players[side]
    if not player.is_person:
        return ui.t("ui-score-computer", level=ui.t(f"ui-level-{player.kind}").lower())
    people = sum(1 for other in sight.players if other.is_person)
    return ui.t("ui-score-you") if people == 1 else ui.t("ui-score-person")


def _alone(ui: Ui, standings: list[Standing], names: list[str]) -> str:
    """Who has won a solo game, and whether it was a tie (C-37)."""
    own, other = standings
    won = own.place == 1
    name, opponent = (escape(each) for each in names)
    if own.points == other.points:
        message = "ui-score-solo-won-tie" if won else "ui-score-solo-lost-tie"
        return ui.t(message, name=name, opponent=opponent, points=own.points)
    message = "ui-score-solo-won" if won else "ui-score-solo-lost"
    high, low = max(own.points, other.points), min(own.points, other.points)
    return ui.t(message, name=name, opponent=opponent, points=high, rest=low)


def _verdict(ui: Ui, standings: list[Standing], names: list[str], level: tuple[int, ...]) -> str:
    """Who has won, and whether Pearls decided it (C-26)."""
    winners = [standing.seat for standing in standings if standing.place == 1]
    won = _joined(ui, [escape(names[seat]) for seat in winners])
    points = standings[level[0]].points
    if len(level) == 1:
        return ui.t("ui-score-won", name=won, points=points)
    if len(winners) == len(level):
        return ui.t("ui-score-shared", tied=won, points=points)
    tied = _joined(ui, [escape(names[seat]) for seat in level])
    rest = max(standings[seat].ties[0] for seat in level if seat not in winners)
    have = standings[winners[0]].ties[0]
    return ui.t("ui-score-won-pearls", tied=tied, points=points, have=have, rest=rest, name=won)


def _joined(ui: Ui, names: list[str]) -> str:
    text = names[0]
    for name in names[1:-1]:
        text = ui.t("list-comma", first=text, last=name)
    return ui.t("list-and", first=text, last=names[-1]) if len(names) > 1 else text


# -- what stands behind a number -----------------------------------------------------------------------------------


def paint_detail(ui: Ui, kit: Kit, canvas: Canvas, box: Area, view: ConspiracyState, side: int, row: int) -> None:
    """The cards behind a number of the table; for the sum, the whole Chamber and all sources."""
    if row >= len(SOURCES):
        _sum(ui, kit, canvas, box, view, side)
        return
    source = SOURCES[row][0]
    painters = {"lords": _lords, "locations": _locations, "coalition": _coalition, "pearl-master": _pearls}
    painters[source](ui, kit, canvas, box, view, side)


def _lords(ui: Ui, kit: Kit, canvas: Canvas, box: Area, view: ConspiracyState, side: int) -> None:
    x, y, w, _ = box
    canvas.paragraph((x, y, w, 24), ui.t("ui-score-highest"), theme.SMALL)
    items = scoring.score(view, side)[0].items
    wide, place = 104.0, 0
    for item, points in items:
        left, top = x + (place % 3) * (wide + 12), y + 34 + (place // 3) * (wide * RATIO + 16)
        if item.startswith("opponent:"):
            extra = ui.t(f"opponent-{item.partition(':')[2]}-extra")
            top = y + 34 + 2 * (wide * RATIO + 16)
            canvas.paragraph((x, top, w - 60, 60), extra, theme.BODY)
            canvas.text(x + w, top + 18, f"+{points}", theme.COUNTER.but(size=22, colour=theme.BRASS), "right")
            continue
        banners.paint_banner(kit, faces.banner_face(lord_of(item)), wide).blit(canvas.surface, *canvas.point(left, top))
        place += 1


def _locations(ui: Ui, kit: Kit, canvas: Canvas, box: Area, view: ConspiracyState, side: int) -> None:
    x, y, w, h = box
    items = scoring.score(view, side)[1].items
    if any(item == FACE_DOWN for item, _ in items):
        canvas.paragraph((x, y, w, 24), ui.t("ui-score-face-down"), theme.SMALL)
        y, h = y + 28, h - 28
    step = min(112.0, h / max(1, len(items)))
    tall = min(92.0, step - 6)
    for index, (item, points) in enumerate(items):
        top = y + index * step
        if item == FACE_DOWN:
            paint_back(kit, "location", TILE, tall).blit(canvas.surface, *canvas.point(x, top))
        else:
            tile = faces.tile_face(ui, item)
            paint_location(kit, tile, TILE, tall).blit(canvas.surface, *canvas.point(x, top))
        left, room = x + TILE + 10, w - TILE - 10
        name, text = ui.t(f"location-{item}"), ui.t(f"location-{item}-text")
        canvas.text(x + w, top + 19, str(points), theme.COUNTER.but(size=22, colour=theme.BRASS), "right")
        used = canvas.paragraph((left, top, room - 36, tall), name, theme.NAME.but(elastic=0.4)).height / canvas.unit
        below = (left, top + used + 1, room, tall - used - 1)
        # where many lie, the formula on the tile has to do
        least = canvas.paragraph((*below[:3], 0), text, theme.SMALL.but(size=1.0), draw=False).height / canvas.unit
        if least <= below[3]:
            canvas.paragraph(below, text, theme.SMALL)


def _coalition(ui: Ui, kit: Kit, canvas: Canvas, box: Area, view: ConspiracyState, side: int) -> None:
    x, y, w, _ = box
    canvas.paragraph((x, y, w, 24), ui.t("ui-score-coalition"), theme.SMALL)
    _chamber(ui, kit, canvas, (x, y + 34, w, w), view, side, only_group=True)


def _chamber(
    ui: Ui, kit: Kit, canvas: Canvas, box: Area, view: ConspiracyState, side: int, only_group: bool = False
) -> None:
    """The Chamber small, its largest coalition lit."""
    x, y, w, _ = box
    chamber = view.chambers[side]
    group = [int(place) for place in largest_coalition(chamber.lords)]
    places = large_places()
    left, top = min(place[0] for place in places), min(place[1] for place in places)
    scale = min(1.0, w / (5 * 104 - 8))
    spots = []
    for index, (px, py, pw, ph) in enumerate(places):
        spot = (x + (px - left) * scale, y + (py - top) * scale, pw * scale, ph * scale)
        spots.append(spot)
        if index >= len(chamber.lords):
            banners.paint_small_space(kit, spot[2], spot[3]).blit(canvas.surface, *canvas.point(spot[0], spot[1]))
            continue
        state = "disabled" if only_group and index + 1 not in group else ""
        face = faces.small_place(chamber.lords[index], chamber.covers[index])
        picture = banners.paint_small_banner(kit, face, spot[2], spot[3], state)
        picture.blit(canvas.surface, *canvas.point(spot[0], spot[1]))
    if len(group) > 1:
        lit = [spots[place - 1] for place in group]
        gx, gy = min(spot[0] for spot in lit), min(spot[1] for spot in lit)
        gw, gh = max(spot[0] + spot[2] for spot in lit) - gx, max(spot[1] + spot[3] for spot in lit) - gy
        shifted = tuple((spot[0] - gx, spot[1] - gy, spot[2], spot[3]) for spot in lit)
        outlines.paint_coalition(kit, shifted, gw, gh).blit(canvas.surface, *canvas.point(gx, gy))


def _pearls(ui: Ui, kit: Kit, canvas: Canvas, box: Area, view: ConspiracyState, side: int) -> None:
    x, y, w, _ = box
    canvas.paragraph((x, y, w, 60), ui.t("tip-conspiracy-pearl-master"), theme.SMALL)
    pearls = view.chambers[side].pearls
    canvas.text(x, y + 92, ui.t("amount-pearls", count=pearls), theme.BODY_BOLD)
    if pearls:
        paint_bead_string(kit, "pearl", pearls, 13.0, 10).blit(canvas.surface, *canvas.point(x, y + 106))


def _sum(ui: Ui, kit: Kit, canvas: Canvas, box: Area, view: ConspiracyState, side: int) -> None:
    x, y, w, _ = box
    for index, (line, (_, label, icon)) in enumerate(zip(scoring.score(view, side), SOURCES, strict=True)):
        top = y + index * 34
        canvas.icon(icon, (x, top + 2, 24, 24))
        canvas.text(x + 36, top + 21, ui.t(label), theme.BODY, "left", w - 100)
        canvas.text(x + w, top + 22, str(line.points), theme.COUNTER.but(size=20), "right")
    _chamber(ui, kit, canvas, (x, y + 150, w, w), view, side)
