"""The table of points of a finished game of Abyss, and the cards behind each number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from abyss_game.engine.match import Player
from abyss_game.games.abyss import scoring
from abyss_game.games.abyss.cards import TOKEN_VALUES, VALUE_OF, card_of
from abyss_game.games.abyss.lord import LORDS
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui import theme
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.cards import paint_ally, paint_lord
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.paint.sheet import Kit, Picture
from abyss_game.ui.paint.threat import paint_monster_token
from abyss_game.ui.scenes.scores import ScorePlayer, ScoreRow, ScoreTable, TieRow
from abyss_game.ui.tables.abyss import extras, faces
from abyss_game.ui.tables.pieces import Sight
from abyss_game.ui.text import escape, signed

ICONS: Mapping[str, str] = {
    "locations": "location",
    "lords": "lord",
    "affiliated": "affiliated",
    "monsters": "monster",
}
"""The sign of each source of points of the base game (B-75)."""
Box = tuple[float, float, float, float]
Painter = Callable[[Ui, Kit, Canvas, Box, AbyssState, int], None]


def sources(view: AbyssState) -> list[str]:
    """The sources of points of this game in the order of the table."""
    return [line.source for line in scoring.score(view, 0)]


def _icon(source: str) -> str:
    return ICONS.get(source) or str(extras.merged("score_icons")[source])


def score_table(ui: Ui, view: AbyssState, sight: Sight) -> ScoreTable:
    """Players, sources, tie-breaks and the verdict in words (B-75, B-81)."""
    t = ui.t
    standings = scoring.standings(view)
    players = sight.players
    rows = []
    for index, source in enumerate(sources(view)):
        values = tuple(standing.lines[index].points for standing in standings)
        titles = tuple(t(f"ui-score-{source}-of", name=player.name) for player in players)
        rows.append(ScoreRow(t(f"score-{source}"), _icon(source), values, titles))
    best = max(standing.points for standing in standings)
    level = tuple(s.seat for s in standings if s.points == best)
    richest = max(standings[seat].ties[0] for seat in level)
    still = tuple(seat for seat in level if standings[seat].ties[0] == richest)
    ties = (
        TieRow(t("tie-pearls"), "pearl", tuple(s.ties[0] for s in standings), len(level) > 1, level),
        TieRow(t("tie-strongest"), "lord", tuple(s.ties[1] for s in standings), len(still) > 1, still),
    )
    columns = tuple(
        ScorePlayer(player.name, player.colour, _note(ui, player, seat, sight), standings[seat].place)
        for seat, player in enumerate(players)
    )
    return ScoreTable(columns, tuple(rows), ties, _verdict(ui, view, sight, level, still))


def _note(ui: Ui, player: Player, seat: int, sight: Sight) -> str:
    if player.is_person:
        people = sum(1 for other in sight.players if other.is_person)
        return ui.t("ui-score-you") if people == 1 else ui.t("ui-score-person")
    return ui.t("ui-score-computer", level=ui.t(f"ui-level-{player.kind}").lower())


def _verdict(ui: Ui, view: AbyssState, sight: Sight, level: tuple[int, ...], still: tuple[int, ...]) -> str:
    """Who has won, and which step of B-81 decided it."""
    t = ui.t
    standings = scoring.standings(view)
    names = [escape(sight.players[standing.seat].name) for standing in standings if standing.place == 1]
    winners = _joined(ui, names)
    points = standings[level[0]].points
    if len(level) == 1:
        return t("ui-score-won", name=winners, points=points)
    tied = _joined(ui, [escape(sight.players[seat].name) for seat in level])
    if len(still) == 1:
        rest = max(standings[seat].ties[0] for seat in level if seat not in still)
        have = standings[still[0]].ties[0]
        return t("ui-score-won-pearls", tied=tied, points=points, have=have, rest=rest, name=winners)
    if len(names) == 1:
        strongest = max(standings[seat].ties[1] for seat in still)
        return t("ui-score-won-lord", tied=tied, points=points, have=strongest, name=winners)
    return t("ui-score-shared", tied=winners, points=points)


def _joined(ui: Ui, names: list[str]) -> str:
    text = names[0]
    for name in names[1:-1]:
        text = ui.t("list-comma", first=text, last=name)
    return ui.t("list-and", first=text, last=names[-1]) if len(names) > 1 else text


def paint_detail(
    ui: Ui, kit: Kit, canvas: Canvas, box: tuple[float, float, float, float], view: AbyssState, seat: int, row: int
) -> None:
    """What stands behind a number of the table: Locations with their Lords, Lords, Allies, tokens; for the sum, all
    sources in one column."""
    found = sources(view)
    source = found[row] if row < len(found) else ""
    paint = extras.merged("score_painters").get(source) or PAINTERS.get(source, _sum)
    paint(ui, kit, canvas, box, view, seat)


def _locations(
    ui: Ui, kit: Kit, canvas: Canvas, box: tuple[float, float, float, float], view: AbyssState, seat: int
) -> None:
    x, y, w, h = box
    tiles = view.areas[seat].locations
    step = min(124.0, h / max(1, len(tiles)))
    tall = min(98.0, step - 8)
    for index, location in enumerate(tiles):
        top = y + index * step
        worth = scoring.location_worth(view, seat, location)
        face = faces.location_face(ui, location)
        paint_location(kit, face, 138.0, tall).blit(canvas.surface, *canvas.point(x, top))
        for extra in extras.every():
            extra.score_tile(kit, canvas, (x, top, 138.0, tall), view, location)
        figure = theme.COUNTER.but(size=24, colour=theme.BRASS, elastic=0.3)
        wide = canvas.text(x + w, top + 20, signed(worth), figure, "right")
        canvas.text(x + 152, top + 20, face.name, theme.NAME, "left", w - 152 - wide - 8)
        text = ui.t(f"location-{location}-text")
        canvas.paragraph((x + 152, top + 26, w - 152, tall - 26), text, theme.SMALL)


def _grid(count: int, w: float, h: float, ratio: float, largest: float) -> tuple[int, float]:
    """Columns and card width so that ``count`` cards fit into ``w`` by ``h``."""
    width = largest
    while width > 28:
        columns = max(1, int((w + 8) // (width + 8)))
        rows = -(-count // columns)
        if rows * (width * ratio + 10) <= h:
            return columns, width
        width -= 2
    return max(1, int(w // 36)), 28.0


def _lords(
    ui: Ui, kit: Kit, canvas: Canvas, box: tuple[float, float, float, float], view: AbyssState, seat: int
) -> None:
    x, y, w, h = box
    lords = sorted(view.areas[seat].lords, key=lambda own: -LORDS[own.lord].influence)
    columns, width = _grid(len(lords), w, h, 166 / 108, 108.0)
    for index, own in enumerate(lords):
        place = (x + (index % columns) * (width + 8), y + (index // columns) * (width * 166 / 108 + 10))
        state = "turned" if own.turned else ""
        face = faces.lord_face(ui, own.lord)
        paint_lord(kit, face, width, state).blit(canvas.surface, *canvas.point(*place))


def _affiliated(
    ui: Ui, kit: Kit, canvas: Canvas, box: tuple[float, float, float, float], view: AbyssState, seat: int
) -> None:
    x, y, w, h = box
    counted = [card_of(name) for name, _ in scoring.score(view, seat)[2].items]
    canvas.text(x, y + 16, ui.t("ui-score-strongest"), theme.SMALL, "left", w)
    columns, width = _grid(len(counted), w, h * 0.5, 1.5, 92.0)
    for index, card in enumerate(counted):
        place = (x + (index % columns) * (width + 8), y + 28 + (index // columns) * (width * 1.5 + 10))
        paint_ally(kit, faces.ally_face(card), width).blit(canvas.surface, *canvas.point(*place))
    others = [card for card in view.areas[seat].affiliated if card not in counted]
    if others:
        top = y + 40 + (-(-max(1, len(counted)) // columns)) * (width * 1.5 + 10)
        canvas.text(x, top + 16, ui.t("ui-score-not-counted"), theme.SMALL, "left", w)
        columns, small = _grid(len(others), w, y + h - top - 28, 1.5, 54.0)
        for index, card in enumerate(sorted(others, key=lambda c: -VALUE_OF[c])):
            place = (x + (index % columns) * (small + 8), top + 28 + (index // columns) * (small * 1.5 + 10))
            paint_ally(kit, faces.ally_face(card), small).blit(canvas.surface, *canvas.point(*place))


def paint_monsters(ui: Ui, kit: Kit, canvas: Canvas, box: Box, view: AbyssState, seat: int) -> None:
    """The Monster tokens that count, the most valuable first."""
    values = sorted((TOKEN_VALUES[token] for token in view.areas[seat].tokens if token >= 0), reverse=True)
    spread(canvas, box, [lambda s, v=value: paint_monster_token(kit, v, s) for value in values], 1.0, 66.0)


def spread(
    canvas: Canvas, box: Box, pieces: Sequence[Callable[[float], Picture]], ratio: float, largest: float
) -> None:
    """Lays `pieces` in rows from the top of `box`; each is made for its width, and `ratio` times as high."""
    x, y, w, h = box
    columns, width = _grid(len(pieces), w, h, ratio, largest)
    for index, make in enumerate(pieces):
        place = (x + (index % columns) * (width + 8), y + (index // columns) * (width * ratio + 10))
        make(width).blit(canvas.surface, *canvas.point(*place))


def _sum(ui: Ui, kit: Kit, canvas: Canvas, box: tuple[float, float, float, float], view: AbyssState, seat: int) -> None:
    """Every source with its share of the points as a bar, so that one sees what the game was won with."""
    x, y, w, h = box
    lines = scoring.score(view, seat)
    most = max(1, *(line.points for line in lines))
    step = min(92.0, h / len(lines))
    for index, line in enumerate(lines):
        top, icon = y + index * step, _icon(line.source)
        canvas.icon(icon, (x, top + 4, 28, 28))
        canvas.text(x + 44, top + 25, ui.t(f"score-{line.source}"), theme.BODY, "left", w - 110)
        canvas.text(x + w, top + 26, signed(line.points), theme.COUNTER.but(size=22), "right")
        place = (x + 44, top + 40, w - 44, 10.0)
        canvas.fill(place, (theme.INK, theme.INK), "round", 5, 0.55)
        if line.points > 0:
            colour = theme.ICON_COLOURS.get(icon, theme.BRASS)
            canvas.fill((*place[:2], max(10.0, place[2] * line.points / most), 10.0), (colour, colour), "round", 5, 0.9)


PAINTERS: Mapping[str, Painter] = {
    "locations": _locations,
    "lords": _lords,
    "affiliated": _affiliated,
    "monsters": paint_monsters,
}
"""What paints the things behind each source of points of the base game."""
