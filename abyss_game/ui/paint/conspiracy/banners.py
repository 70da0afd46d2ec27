"""Lords of Conspiracy as banners: in a Chamber, on a pile, small in another's Chamber, as a place still empty.

paint_banner(kit, BannerFace("mage", 3, ("pearl", "pearl")), 96, "legal")      # 96 x 102 units
"""

from __future__ import annotations

from abyss_game.ui import ornaments, theme
from abyss_game.ui.paint import states
from abyss_game.ui.paint.cards import number
from abyss_game.ui.paint.conspiracy import outlines
from abyss_game.ui.paint.conspiracy.faces import BannerFace, SmallPlace
from abyss_game.ui.paint.conspiracy.outlines import RATIO
from abyss_game.ui.paint.sheet import WHITE, Kit, Picture, Sheet, bulge, edge_light
from abyss_game.ui.theme import INK, TextStyle, mix

WIDTH = 96.0
"""Units of a banner in the own Chamber; painters scale from it."""
PICTURED = 40.0
"""From this width on a banner shows its picture, below only colour, sign and value."""
KEY_TINTS = {"silver": theme.rgb("#dfe9f0"), "gold": theme.BRASS}
GIFTS = {
    "key:silver": ("key", KEY_TINTS["silver"], 16.0),
    "key:gold": ("key", KEY_TINTS["gold"], 16.0),
    "pearl": ("pearl", None, 15.0),
    "swap": ("per-turn", theme.PEARL, 15.0),
    "extra": ("plus", theme.PEARL, 14.0),
}
"""Sign, tint and size of what a Lord brings."""
_NUMBER = theme.rgb("#7fb4c6")


def paint_banner(kit: Kit, face: BannerFace, w: float, state: str = "", covered: bool = False) -> Picture:
    """A Lord ``w`` units wide (96 in the Chamber). ``covered``: a Location lies over its middle."""
    h = w * RATIO
    return kit.painted(
        ("banner", face, state, covered),
        w,
        h,
        states.margin(state),
        lambda sheet: _banner(sheet, face, w, h, state, covered),
    )


def _banner(sheet: Sheet, face: BannerFace, w: float, h: float, state: str, covered: bool) -> None:
    k = w / WIDTH
    colour = theme.GUILD_COLOURS[face.guild]
    outlines.shadow(sheet, w, h, 4 * min(1.0, k + 0.2))
    sheet.image(f"banners/{face.guild}-{face.value}", (0, 0, w, h))
    small = max(1.0, 0.62 / k) if k < 1 else 1.0
    x, y, r = 17 * k, 20 * k, 14 * k * small
    sheet.disc(x, y, r, (INK, INK), 0.85)
    sheet.bead(x, y, r * 0.93, bulge(colour))
    sheet.text(x, y + r * 0.48, str(face.value), number(r * 1.4, halo=1.6), "center")
    for i, gift in enumerate(face.gifts):
        icon, tint, s = GIFTS[gift]
        gx, gy = 81 * k, (18 + 22 * i) * k
        sheet.disc(gx, gy, 11 * k * small, (INK, INK), 0.8)
        sheet.sign(icon, gx, gy, s * k * small, tint)
    gx, gy = (47 * k, 16 * k) if covered else (17 * k, 45 * k)
    sheet.disc(gx, gy, 10 * k, (INK, INK), 0.72)
    sheet.sign(f"guild-{face.guild}", gx, gy, 14.5 * k)
    outlines.mark(sheet, w, h, state)


def paint_small_banner(kit: Kit, place: SmallPlace, w: float, h: float, state: str = "") -> Picture:
    """A Lord in a small Chamber: colour and sign of the Guild, value, a roof when a Location covers it."""
    return kit.painted(
        ("small banner", place, state), w, h, states.margin(state), lambda sheet: _small(sheet, place, w, h, state)
    )


def _small(sheet: Sheet, place: SmallPlace, w: float, h: float, state: str) -> None:
    colour = theme.GUILD_COLOURS[place.guild]
    spot = (0.0, 0.0, w, h)
    figure = max(15.0, w * 0.36)
    if w >= PICTURED:
        sheet.image(f"banners/{place.guild}-{place.value}", spot)
        sheet.disc(w * 0.23, h * 0.3, figure * 0.62, (INK, INK), 0.86)
        sheet.text(w * 0.23, h * 0.3 + figure * 0.35, str(place.value), number(figure, halo=0), "center")
        sheet.disc(w * 0.8, h * 0.28, w * 0.17, (INK, INK), 0.8)
        sheet.sign(f"guild-{place.guild}", w * 0.8, h * 0.28, w * 0.26)
    else:
        outlines.fill(sheet, spot, (mix(colour, INK, 0.25), mix(colour, INK, 0.65)))
        outlines.metal(sheet, spot, edge_light(colour), 1.3)
        sheet.sign(f"guild-{place.guild}", w * 0.27, h * 0.36, w * 0.43, mix(colour, WHITE, 0.35))
        sheet.text(w * 0.74, h * 0.36 + figure * 0.35, str(place.value), number(figure, halo=1.2), "center")
    if place.covered:
        outlines.roof(sheet, 0, h * 0.04, w)
    outlines.mark(sheet, w, h, state)


def paint_small_space(kit: Kit, w: float, h: float) -> Picture:
    """An empty place of a small Chamber."""

    def paint(sheet: Sheet) -> None:
        spot = (0.0, 0.0, w, h)
        outlines.fill(sheet, spot, ((0, 0, 0), (0, 0, 0)), 0.3)
        outlines.dashed(sheet, spot, theme.rgb("#5b7f90"), 1.0, (2, 3))

    return kit.painted("small space", w, h, 2, paint)


def paint_space(kit: Kit, place: int, w: float, state: str = "") -> Picture:
    """An empty place of the own Chamber with its number; the board has the hollow carved."""
    h = w * RATIO

    def paint(sheet: Sheet) -> None:
        style = TextStyle(20 * w / WIDTH, "serif", 600, _NUMBER, elastic=0.2)
        sheet.text(w / 2, h * 0.53, str(place), style, "center")
        if state:
            outlines.mark(sheet, w, h, state)

    return kit.painted(("space", place, state), w, h, states.margin(state), paint)


def paint_ghost(kit: Kit, guild: str, value: int, w: float, due: bool = False) -> Picture:
    """Where a Lord of ``guild`` would come to lie: a dashed banner with its sign and value; ``due``: it brings a
    Location."""
    h = w * RATIO
    figure = max(15.0, w * 0.24)

    def paint(sheet: Sheet) -> None:
        spot = (0.0, 0.0, w, h)
        colour = theme.GUILD_COLOURS[guild]
        outlines.fill(sheet, spot, (mix(colour, INK, 0.42), mix(colour, INK, 0.66)), 0.9)
        pale = mix(colour, WHITE, 0.55)
        sheet.sign(f"guild-{guild}", w * 0.36, h * 0.38, w * 0.34, pale)
        sheet.text(w * 0.7, h * 0.38 + figure * 0.36, str(value), number(figure, pale, 0), "center")
        outlines.dashed(sheet, spot, theme.BRASS, 2.4, (7, 4))
        if due:
            ornaments.badge(sheet, w / 2, h * 0.74, "location", theme.rgb("#9fe0ff"), w * 0.13)

    return kit.painted(("ghost", guild, value, due), w, h, 6, paint)


def paint_empty_pile(kit: Kit, guild: str, w: float) -> Picture:
    """The dashed place of a pile without Lords."""
    h = w * RATIO

    def paint(sheet: Sheet) -> None:
        colour = theme.GUILD_COLOURS[guild]
        outlines.dashed(sheet, (0, 0, w, h), colour, 1.2, (4, 4), 0.6)
        sheet.sign(f"guild-{guild}", w / 2, h * 0.42, w * 0.34, mix(colour, INK, 0.4))

    return kit.painted(("empty pile", guild), w, h, 3, paint)


def paint_pile_count(kit: Kit, guild: str, count: int) -> Picture:
    """How many Lords lie on a pile, as a disc of 25 x 25 units."""

    def paint(sheet: Sheet) -> None:
        colour = theme.GUILD_COLOURS[guild]
        sheet.disc(12.5, 12.5, 12.5, (INK, INK), 0.9)
        sheet.ring(12.5, 12.5, 12.5, 1.4, colour)
        sheet.text(12.5, 18.4, str(count), theme.COUNTER.but(elastic=0.1), "center", 20)

    return kit.painted(("pile count", guild, count), 25, 25, 2, paint)
