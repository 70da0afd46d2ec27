"""Close looks: a Lord with its power, a whole pile to be read, a Location with its rule."""

from __future__ import annotations

from abyss_game.games.conspiracy import scoring
from abyss_game.games.conspiracy.chamber import FACE_DOWN
from abyss_game.games.conspiracy.lords import GUILDS, VALUE_OF
from abyss_game.ui.paint.cards import paint_back
from abyss_game.ui.paint.conspiracy.account import paint_wants
from abyss_game.ui.paint.conspiracy.outlines import RATIO
from abyss_game.ui.paint.conspiracy.piles import paint_pile_zoom, pile_zoom_size
from abyss_game.ui.paint.zoom import paint_location_zoom
from abyss_game.ui.tables.conspiracy import board, faces, tips
from abyss_game.ui.tables.conspiracy.legend import wants_face
from abyss_game.ui.tables.conspiracy.words import Words
from abyss_game.ui.tables.pieces import Look, look

CloseUp = tuple[Look, tuple[float, float], str, str]
LORD, LOCATION = 460.0, 560.0
WANTS = (300.0, 300.0)


def zoom(words: Words, source: str) -> CloseUp | None:
    """``source`` close up: its look, its size, title and rich text of the notes beside it."""
    kind, _, name = source.partition(":")
    if kind == "lord":
        return _lord(words, int(name))
    if kind == "pile":
        return _pile(words, name)
    if kind == "wants":
        return _wants(words)
    return _location(words, name) if kind == "location" else None


def _lord(words: Words, lord: int) -> CloseUp:
    t = words.ui.t
    name, when, power, ruling = words.texts.chamber_lord(lord)
    guild = faces.guild(lord)
    lines = [f"<i:guild-{guild}> **{t(f'conspiracy-guild-{guild}')}**"]
    lines.append(f"**{when}** {power}" if when else power)
    if ruling:
        lines.append(f"<c:brass>**{t('ui-table-ruling')}**</c>\n{ruling}")
    side = board.owner_of(words.sight, lord)
    if side >= 0 and words.view.chambers[side].covers[words.view.chambers[side].place_of(lord) - 1]:
        lines.append(t("tip-conspiracy-place-covered"))
    return faces.banner_look(lord, LORD), (LORD, LORD * RATIO), name, "\n\n".join(line for line in lines if line)


def _pile(words: Words, guild: str) -> CloseUp | None:
    t, lords = words.ui.t, words.view.piles[GUILDS.index(guild)]
    if not lords:
        return None
    shown = tuple(faces.banner_face(lord) for lord in lords)
    title = t("table-pile-of", guild=t(f"conspiracy-guild-{guild}"), guild_plural=t(f"conspiracy-guild-{guild}.plural"))
    lines = [f"**{tips.lord_name(words, lord)}** — {t(f'lord-kind-{VALUE_OF[lord]}')}" for lord in reversed(lords)]
    return look(paint_pile_zoom, shown), pile_zoom_size(len(shown)), title, "\n".join(lines)


def _wants(words: Words) -> CloseUp:
    """The Legendary Opponent with every condition in a sentence, its extra points and its power."""
    solo = words.view.solo
    assert solo is not None
    legend = words.texts.opponent(solo.opponent)
    lines = [words.ui.t("opponent-rule")]
    lines += [f"{number}. **{label}** — {text}" for number, (label, text) in enumerate(legend.conditions, 1)]
    lines += [legend.extra, legend.power]
    drawn = look(paint_wants, wants_face(words.ui, words.sight), *WANTS)
    return drawn, WANTS, legend.name, "\n\n".join(line for line in lines if line)


def _location(words: Words, location: str) -> CloseUp:
    t, view, sight = words.ui.t, words.view, words.sight
    if location == FACE_DOWN:
        name, text, ruling = words.texts.location(location)
        drawn = look(paint_back, "location", LOCATION, LOCATION * 0.6, None, "")
        return drawn, (LOCATION, LOCATION * 0.6), name, "\n\n".join(part for part in (text, ruling) if part)
    side = board.owner_of_location(sight, location)
    worth = scoring.location_worth(view, side, location) if side >= 0 else faces.worth(view, sight.anchor, location)
    name, text, ruling = words.texts.location(location)
    lines = [t("table-now-worth", points=worth) if side >= 0 else t("ui-conspiracy-worth", points=worth)]
    if ruling:
        lines.append(f"<c:brass>**{t('ui-table-ruling')}**</c>\n{ruling}")
    face = faces.tile_face(words.ui, location, worth)
    return look(paint_location_zoom, face, text, LOCATION), (LOCATION, LOCATION * 0.6 + 110), name, "\n\n".join(lines)
