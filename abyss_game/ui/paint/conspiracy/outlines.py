"""The pointed outline of banners: one banner's marks, and one lit outline round a whole coalition.

Banners interlock: the foot of each reaches into the row beneath it, so the outline of a group closes the narrow gaps
between neighbours and goes round all of them at once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from abyss_game.ui import ornaments, theme
from abyss_game.ui.paint import states
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.shapes import Points, dashes, gradient, smooth
from abyss_game.ui.theme import INK, RGB

RATIO = 102 / 96
FOOT = 24 / 96
"""Height of the pointed foot as a share of the width."""
CLOSES = 4.4 / 96
"""Half a gap between two neighbours of a Chamber and a little more, as a share of a banner's width: grown so far, they
touch."""
_LIT = theme.rgb("#fff2c8")
_BLACK: RGB = (0, 0, 0)


def pennant(x: float, y: float, w: float, h: float, grow: float = 0.0) -> Points:
    """The outline of a banner of w x h at (x, y), moved outwards by ``grow``."""
    foot, half = w * FOOT, w / 2
    slant = math.hypot(half, foot)
    shoulder = y + h - foot + (grow * slant - foot * grow) / half
    return [
        (x - grow, y - grow),
        (x + w + grow, y - grow),
        (x + w + grow, shoulder),
        (x + half, y + h + grow * slant / half),
        (x - grow, shoulder),
    ]


Spot = tuple[float, float, float, float]


def contour(
    sheet: Sheet,
    spots: Sequence[Spot],
    inner: float,
    outer: float,
    colour: RGB,
    glow: float = 0.0,
    glow_colour: RGB = theme.BRASS,
    opacity: float = 1.0,
) -> None:
    """The line between the banners at ``spots`` grown by ``inner`` and by ``outer``, with a ``glow`` round it."""
    reach = outer + 3 * glow + 2
    left, top = min(s[0] for s in spots) - reach, min(s[1] for s in spots) - reach
    right = max(s[0] + s[2] for s in spots) + reach
    bottom = max(s[1] + s[3] for s in spots) + reach + outer
    rect = sheet.rect((left, top, right - left, bottom - top))
    unit = sheet.unit

    def draw(surface: pygame.Surface, scale: int) -> None:
        for grow, alpha in ((outer, 255), (inner, 0)):
            for x, y, w, h in spots:
                shape = [
                    ((px - left) * unit * scale, (py - top) * unit * scale) for px, py in pennant(x, y, w, h, grow)
                ]
                pygame.draw.polygon(surface, (*colour, alpha), shape)

    line = smooth(rect.size, colour, draw)
    if glow:
        halo = line.copy()
        halo.fill((*_BLACK, 255), special_flags=pygame.BLEND_RGBA_MULT)
        halo.fill((*glow_colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
        halo = pygame.transform.gaussian_blur(halo, max(1, round(glow * unit)))
        halo.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        halo.fill((*glow_colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        for _ in range(2):
            sheet.surface.blit(halo, rect.topleft)
    if opacity < 1:
        line.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.surface.blit(line, rect.topleft)


def dashed(
    sheet: Sheet, spot: Spot, colour: RGB, width: float, dash: tuple[float, float], opacity: float = 1.0
) -> None:
    """The dashed outline of one banner."""
    pieces = [[begin, end] for begin, end in dashes(pennant(*spot), dash)]
    sheet.strokes(pieces, width, colour, opacity)


def fill(sheet: Sheet, spot: Spot, stops: Sequence[theme.RGB | tuple[float, RGB, float]], opacity: float = 1.0) -> None:
    """A banner filled with a vertical gradient."""
    sheet.polygons([pennant(*spot)], tuple(stops), opacity)


def shadow(sheet: Sheet, w: float, h: float, blur: float = 4.0, opacity: float = 0.6, drop: float = 3.0) -> None:
    """The soft shadow under a banner at the corner of its sheet."""
    unit, reach = sheet.unit, blur * 3
    rect = sheet.rect((-reach, -reach + drop, w + 2 * reach, h + 2 * reach))

    def make() -> pygame.Surface:
        def draw(surface: pygame.Surface, scale: int) -> None:
            shape = [((x + reach) * unit * scale, (y + reach) * unit * scale) for x, y in pennant(0, 0, w, h)]
            pygame.draw.polygon(surface, (*_BLACK, round(255 * opacity)), shape)

        return pygame.transform.gaussian_blur(smooth(rect.size, _BLACK, draw), max(1, round(blur * unit)))

    sheet.surface.blit(sheet.shapes.cache.get(("pennant shadow", rect.size, blur, opacity, unit), make), rect.topleft)


# -- states --------------------------------------------------------------------------------------------------------


def mark(sheet: Sheet, w: float, h: float, state: str) -> None:
    """Everything that a state draws over a banner of w x h units."""
    for word in states.split(state):
        if word == "focus":
            ornaments.mark(sheet, (0, 0, w, h), "focus")
        elif word == "disabled":
            fill(sheet, (0, 0, w, h), (theme.VEIL, theme.VEIL), theme.VEIL_SHARE)
            _hatching(sheet, w, h)
        else:
            _line(sheet, w, h, word)


def _line(sheet: Sheet, w: float, h: float, word: str) -> None:
    look = theme.OUTLINES[word]
    spot = (0.0, 0.0, w, h)
    if look.dash:
        dashed(sheet, spot, look.colour, look.width, look.dash)
    else:
        contour(sheet, [spot], 0.4, 0.4 + look.width, look.colour, look.glow, look.glow_colour)
    if word == "chosen":
        contour(sheet, [spot], look.width + 2.4, look.width + 3.7, theme.BRASS)
    if look.sign:
        ornaments.badge(sheet, w / 2, -2, look.sign, look.sign_colour, min(9.0, w * 0.11 + 3))


def _hatching(sheet: Sheet, w: float, h: float) -> None:
    lines: list[Points] = []
    step, floor = 9.0, h - w * FOOT
    for start in range(-round(floor), round(w), round(step)):
        x0, x1 = max(0.0, float(start)), min(w, start + floor)
        if x1 > x0:
            lines.append([(x0, floor - (x0 - start)), (x1, floor - (x1 - start))])
    sheet.strokes(lines, 0.8, theme.FAINT, 0.3)


def paint_pennant_mark(kit: Kit, w: float, h: float, state: str) -> Picture:
    """A state's marks alone, in the form of a banner."""
    return kit.painted(("pennant mark", state), w, h, states.margin(state), lambda sheet: mark(sheet, w, h, state))


def paint_coalition(kit: Kit, spots: tuple[Spot, ...], w: float, h: float, coming: bool = False) -> Picture:
    """One lit outline round the banners at ``spots`` on a sheet of w x h units: the largest coalition, or the one
    that would be ``coming``."""

    def paint(sheet: Sheet) -> None:
        if not spots:
            return
        wide = spots[0][2]
        # a small Chamber has wider gaps for its size, and thinner lines
        closes = wide * CLOSES if wide > 60 else 1.7
        width, glow = (2.6, 5.0) if wide > 60 else (1.5, 2.5)
        if coming:
            contour(sheet, spots, closes + 1.2, closes + 1.6 + width, theme.GAIN, glow, theme.rgb("#2ad68c"))
        else:
            contour(sheet, spots, closes, closes + width, _LIT, glow)

    return kit.painted(("coalition", spots, coming), w, h, 30, paint)


def metal(sheet: Sheet, spot: Spot, stops: Sequence[RGB], width: float) -> None:
    """An outline whose colour runs from top to bottom, inside the banner's edge."""
    rect = sheet.rect((spot[0] - 2, spot[1] - 2, spot[2] + 4, spot[3] + 4))
    unit = sheet.unit

    def draw(surface: pygame.Surface, scale: int) -> None:
        for grow, alpha in ((0.0, 255), (-width, 0)):
            shape = [((x + 2) * unit * scale, (y + 2) * unit * scale) for x, y in pennant(0, 0, spot[2], spot[3], grow)]
            pygame.draw.polygon(surface, (255, 255, 255, alpha), shape)

    drawn = smooth(rect.size, (255, 255, 255), draw)
    drawn.blit(gradient(tuple(stops), drawn.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.surface.blit(drawn, rect.topleft)


def roof(sheet: Sheet, x: float, y: float, w: float) -> None:
    """The roof of a Location over a small banner."""
    peak = [(x - 1.0, y + w * 0.12), (x + w / 2, y - w * 0.13), (x + w + 1.0, y + w * 0.12)]
    sheet.polygons([[(px, py + 1.2) for px, py in peak]], (INK, INK), 0.9)
    sheet.polygons([peak], (theme.rgb("#d5f3ff"), theme.rgb("#7fc4e6")))
