"""From the content and a view of Conspiracy to what the painters need."""

from __future__ import annotations

from abyss_game.games import GAMES
from abyss_game.games.conspiracy import affairs, preview, scoring
from abyss_game.games.conspiracy.chamber import FACE_DOWN
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import GUILD_OF, GUILDS, KIND_OF, VALUE_OF
from abyss_game.games.conspiracy.state import ConspiracyState
from abyss_game.ui.context import Ui
from abyss_game.ui.paint import faces as f
from abyss_game.ui.paint.cards import paint_back
from abyss_game.ui.paint.conspiracy.banners import paint_banner
from abyss_game.ui.paint.conspiracy.faces import BannerFace, RivalFace, SmallPlace
from abyss_game.ui.paint.formulas import formula
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.tables.conspiracy import sides
from abyss_game.ui.tables.pieces import Look, Sight, look

RULES = GAMES.get("conspiracy")


def guild(lord: int) -> str:
    """The name of the Guild of ``lord``."""
    return GUILDS[GUILD_OF[lord]]


def banner_face(lord: int) -> BannerFace:
    """The front of ``lord``."""
    kind = KIND_OF[lord]
    gifts = [f"key:{kind.key}"] if kind.key else []
    gifts += ["pearl"] * kind.pearls
    gifts += ["swap"] if kind.swaps else []
    gifts += ["extra"] if kind.extra else []
    return BannerFace(guild(lord), kind.value, tuple(gifts))


def banner_look(lord: int, w: float, state: str = "", covered: bool = False) -> Look:
    """``lord`` as a banner ``w`` wide."""
    return look(paint_banner, banner_face(lord), w, state, covered)


def small_place(lord: int, cover: str) -> SmallPlace:
    """``lord`` in a small Chamber."""
    return SmallPlace(guild(lord), VALUE_OF[lord], bool(cover))


def tile_face(ui: Ui, location: str, worth: int | None = None) -> f.LocationFace:
    """A Location with its name; ``worth`` once that can be told."""
    card = LOCATIONS[location]
    name = ui.t(f"location-{location}")
    return f.LocationFace(location, formula(card.formula), worth, name, f"conspiracy/{card.number}")


def tile_look(ui: Ui, location: str, w: float, h: float, worth: int | None = None, state: str = "") -> Look:
    """A Location tile, or its back when it lies face down."""
    if location == FACE_DOWN:
        return look(paint_back, "location", w, h, None, state)
    return look(paint_location, tile_face(ui, location, worth), w, h, state)


def worth(view: ConspiracyState, side: int, location: str) -> int:
    """What ``location`` counts for ``side`` in its Chamber, or would count there now, with the Pearls that it brings
    (C-14)."""
    if location == FACE_DOWN or location in view.chambers[side].covers:
        return scoring.location_worth(view, side, location)
    if not view.chambers[side].lords:  # nothing to lie on yet: as the first Location of the Chamber
        first = RULES.copy(view)
        first.chambers[side].covers = [location]
        return LOCATIONS[location].worth(first, side)
    line = next(line for line in preview.preview_location(view, side, location) if line.source == "locations")
    return line.items[-1][1]


def rival_face(ui: Ui, sight: Sight, side: int) -> RivalFace:
    """The public numbers of another side."""
    view: ConspiracyState = sight.view
    chamber = view.chambers[side]
    keys = affairs.keys(view, side)
    master = ui.t("word-pearl-master") if view.master == side else ""
    active = view.active == side and not sides.over(view)
    return RivalFace(
        who=sides.seat_face(ui, sight, side),
        pearls=chamber.pearls,
        silver=keys.silver,
        gold=keys.gold,
        locations=len(chamber.locations),
        master=master,
        active=active,
    )


def pearls_of(location: str) -> int:
    """The Pearls that ``location`` gives at once (C-14)."""
    return LOCATIONS[location].pearls
