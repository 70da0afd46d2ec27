"""Carved shapes in pixels: tablets with concave corners, rounded rectangles, discs, with gradients, edges and shadows.

Nothing here knows the design grid; scenes use the drawing methods of `canvas.Canvas`. Shapes are drawn four times too
large and averaged down, but only their corners: the rest is stretched (nine slices), so a full-screen panel costs no
more than a button. Everything is cached; the surfaces belong to the cache.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from abyss_game.ui.art import SurfaceCache
from abyss_game.ui.theme import RGB, mix

Stop = RGB | tuple[float, RGB] | tuple[float, RGB, float]
"""A colour of a gradient: evenly spread, at a place 0..1, or at a place with an opacity 0..1."""
Points = list[tuple[float, float]]

_SS = 4
_WHITE = (255, 255, 255)


def gradient_column(stops: Sequence[Stop], height: int) -> pygame.Surface:
    """One pixel wide, `height` pixels high: the stops from top to bottom."""
    placed = _placed(stops)
    column = pygame.Surface((1, max(1, height)), pygame.SRCALPHA)
    for y in range(max(1, height)):
        column.set_at((0, y), _at(placed, y / max(1, height - 1)))
    return column


def gradient(stops: Sequence[Stop], size: tuple[int, int], vertical: bool = True) -> pygame.Surface:
    """A surface of `size` pixels filled with the stops."""
    if vertical:
        return pygame.transform.scale(gradient_column(stops, size[1]), (max(1, size[0]), max(1, size[1])))
    row = pygame.transform.rotate(gradient_column(stops, size[0]), 90)
    return pygame.transform.scale(row, (max(1, size[0]), max(1, size[1])))


def _placed(stops: Sequence[Stop]) -> list[tuple[float, RGB, float]]:
    placed: list[tuple[float, RGB, float]] = []
    for index, stop in enumerate(stops):
        if len(stop) == 3 and isinstance(stop[1], int):
            placed.append((index / max(1, len(stops) - 1), stop, 1.0))  # type: ignore[arg-type]
        elif len(stop) == 2:
            placed.append((*stop, 1.0))  # type: ignore[arg-type]
        else:
            placed.append(stop)  # type: ignore[arg-type]
    return placed


def _at(placed: list[tuple[float, RGB, float]], place: float) -> tuple[int, int, int, int]:
    before = placed[0]
    for stop in placed:
        if place <= stop[0]:
            span = stop[0] - before[0]
            share = (place - before[0]) / span if span else 1.0
            share = min(1.0, max(0.0, share))
            return (*mix(before[1], stop[1], share), round(255 * (before[2] + (stop[2] - before[2]) * share)))
        before = stop
    return (*before[1], round(255 * before[2]))


def outline(kind: str, w: float, h: float, r: float, grow: float = 0.0) -> Points:
    """The edge of a shape at (0, 0) with size w x h, moved outwards by `grow`. `kind`: tablet or round."""
    corners = ((0.0, 0.0, 0), (w, 0.0, 1), (w, h, 2), (0.0, h, 3))
    points: Points = []
    for x, y, turn in corners:
        points += _concave(x, y, r, grow, turn) if kind == "tablet" else _convex(x, y, w, h, r, grow, turn)
    return points


def _concave(x: float, y: float, r: float, grow: float, turn: int) -> Points:
    """The bite round the corner (x, y), in the order of a clockwise walk along the edge."""
    bite = r - grow
    if grow >= 0:
        start, lead = 90.0, [(-grow, bite)]
        tail = [(bite, -grow)]
    else:
        start, lead, tail = 90.0 - math.degrees(math.asin(min(1.0, -grow / bite))), [], []
    end = 90.0 - start
    steps = max(4, round(bite))
    arc = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    local = [*lead, *((bite * math.cos(angle), bite * math.sin(angle)) for angle in arc), *tail]
    sine, cosine = ((0, 1), (1, 0), (0, -1), (-1, 0))[turn]
    return [(x + px * cosine - py * sine, y + px * sine + py * cosine) for px, py in local]


def _convex(x: float, y: float, w: float, h: float, r: float, grow: float, turn: int) -> Points:
    radius = max(0.0, r + grow)
    cx = x + r if x == 0 else x - r
    cy = y + r if y == 0 else y - r
    steps = max(4, round(radius))
    angles = [math.radians(180 + 90 * turn + 90 * step / steps) for step in range(steps + 1)]
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles]


def smooth(size: tuple[int, int], colour: RGB, draw: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """What `draw(surface, scale)` paints on a surface `scale` times too large, averaged down to `size` pixels.

    The surface starts transparent in `colour`, so that soft edges do not turn dark.
    """
    big = pygame.Surface((max(1, size[0]) * _SS, max(1, size[1]) * _SS), pygame.SRCALPHA)
    big.fill((*colour, 0))
    draw(big, _SS)
    return pygame.transform.smoothscale(big, (max(1, size[0]), max(1, size[1])))


def polygon(surface: pygame.Surface, colour: Sequence[int], points: Points, shift: float, scale: int) -> None:
    """A filled polygon whose points are moved by `shift` pixels and enlarged by `scale`."""
    pygame.draw.polygon(surface, colour, [((x + shift) * scale, (y + shift) * scale) for x, y in points])


class Shapes:
    """Cached shapes. Sizes, radii and widths are pixels; opacities 0..1."""

    def __init__(self, limit_mb: int = 96) -> None:
        self.cache = SurfaceCache(limit_mb << 20)

    def fill(
        self, kind: str, size: tuple[int, int], r: float, stops: tuple[Stop, ...], opacity: float = 1.0
    ) -> pygame.Surface:
        """The shape filled with a vertical gradient."""
        return self.cache.get(
            ("fill", kind, size, r, stops, opacity), lambda: self._fill(kind, size, r, stops, opacity)
        )

    def _fill(
        self, kind: str, size: tuple[int, int], r: float, stops: tuple[Stop, ...], opacity: float
    ) -> pygame.Surface:
        shape = self.mask(kind, size, r).copy()
        shape.blit(gradient(stops, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        if opacity < 1:
            shape.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
        return shape

    def mask(self, kind: str, size: tuple[int, int], r: float) -> pygame.Surface:
        """The shape in white."""

        def make() -> pygame.Surface:
            corner, tile = self._tile(kind, size, r, 1, lambda w, h: [(outline(kind, w, h, r), (*_WHITE, 255))], _WHITE)
            return _nine(tile, corner + 1, (size[0] + 2, size[1] + 2)).subsurface((1, 1, *size)).copy()

        return self.cache.get(("mask", kind, size, r), make)

    def stroke(
        self, kind: str, size: tuple[int, int], r: float, width: float, colour: RGB, opacity: float = 1.0
    ) -> tuple[pygame.Surface, int]:
        """The edge alone, centred on the shape's outline; returns it with the pixels it stands over on each side."""
        pad = math.ceil(width / 2) + 1

        def make() -> pygame.Surface:
            def paths(w: float, h: float) -> list[tuple[Points, tuple[int, int, int, int]]]:
                outer, inner = outline(kind, w, h, r, width / 2), outline(kind, w, h, r, -width / 2)
                return [(outer, (*colour, round(255 * opacity))), (inner, (*colour, 0))]

            corner, tile = self._tile(kind, size, r + width / 2, pad, paths, colour)
            return _nine(tile, corner + pad, (size[0] + 2 * pad, size[1] + 2 * pad))

        return self.cache.get(("stroke", kind, size, r, width, colour, opacity), make), pad

    def dashed(
        self, kind: str, size: tuple[int, int], r: float, width: float, colour: RGB, dash: tuple[float, float]
    ) -> tuple[pygame.Surface, int]:
        """A dashed edge: `dash` is (drawn, skipped) in pixels."""
        pad = math.ceil(width / 2) + 1

        def make() -> pygame.Surface:
            def draw(surface: pygame.Surface, scale: int) -> None:
                for begin, end in dashes(outline(kind, *size, r), dash):
                    _bar(surface, colour, begin, end, width, pad, scale)

            return smooth((size[0] + 2 * pad, size[1] + 2 * pad), colour, draw)

        return self.cache.get(("dashed", kind, size, r, width, colour, dash), make), pad

    def halo(
        self, kind: str, size: tuple[int, int], r: float, blur: float, colour: RGB, opacity: float, hollow: bool = False
    ) -> tuple[pygame.Surface, int]:
        """The blurred shape (a shadow in black, a glow in brass); returns it with the pixels it stands over.

        `hollow` leaves out the shape itself, for a glow round something already drawn.
        """
        reach = max(1, round(blur))
        pad = reach * 3

        def make() -> pygame.Surface:
            corner = math.ceil(r) + 2 * reach
            corner = min(corner, min(size) // 2)
            small = (min(size[0], 2 * corner + 2), min(size[1], 2 * corner + 2))

            def draw(surface: pygame.Surface, scale: int) -> None:
                polygon(surface, (*colour, 255), outline(kind, *small, r), pad, scale)

            sharp = smooth((small[0] + 2 * pad, small[1] + 2 * pad), colour, draw)
            soft = pygame.transform.gaussian_blur(sharp, reach)
            # The blur mixes colour and emptiness alike: give every pixel the full colour back.
            soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
            soft.fill((*colour, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
            if hollow:
                sharp.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
                soft.blit(sharp, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            return _nine(soft, corner + pad, (size[0] + 2 * pad, size[1] + 2 * pad))

        return self.cache.get(("halo", kind, size, r, blur, colour, opacity, hollow), make), pad

    def disc(self, radius: float, stops: tuple[Stop, ...], opacity: float = 1.0) -> pygame.Surface:
        """A filled circle with a vertical gradient, centred in its square surface."""
        side = 2 * math.ceil(radius) + 2

        def make() -> pygame.Surface:
            def draw(surface: pygame.Surface, scale: int) -> None:
                middle = side * scale / 2
                pygame.draw.circle(surface, (*_WHITE, 255), (middle, middle), radius * scale)

            shape = smooth((side, side), _WHITE, draw)
            shade = gradient(stops, (side, side))
            shape.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            if opacity < 1:
                shape.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
            return shape

        return self.cache.get(("disc", radius, stops, opacity), make)

    def spot(self, size: tuple[int, int], colour: RGB, opacity: float) -> pygame.Surface:
        """An ellipse of light that fades out softly towards its edge."""

        def make() -> pygame.Surface:
            side = 96
            small = pygame.Surface((side, side), pygame.SRCALPHA)
            small.fill((*colour, 0))
            half = (side - 1) / 2
            for y in range(side):
                for x in range(side):
                    away = math.hypot(x - half, y - half) / half
                    if away < 1:
                        # A smooth step: no edge is seen where it begins or ends.
                        share = (1 - away) ** 2 * (1 + 2 * away)
                        small.set_at((x, y), (*colour, round(255 * opacity * share)))
            return pygame.transform.smoothscale(small, size)

        return self.cache.get(("spot", size, colour, opacity), make)

    def brackets(self, arm: int, width: float, colour: RGB, glow: RGB) -> tuple[pygame.Surface, int]:
        """The upper left corner bracket of the focus with its glow; returns it with the offset of its bend."""
        blur = max(1, round(width))
        pad = blur * 3 + math.ceil(width)

        def make() -> pygame.Surface:
            side = arm + 2 * pad

            def draw(surface: pygame.Surface, scale: int) -> None:
                for end in ((arm, 0), (0, arm)):
                    _bar(surface, colour, (0, 0), end, width, pad, scale)
                for spot in ((0, 0), (arm, 0), (0, arm)):
                    middle = ((spot[0] + pad) * scale, (spot[1] + pad) * scale)
                    pygame.draw.circle(surface, (*colour, 255), middle, width * scale / 2)

            sharp = smooth((side, side), colour, draw)
            soft = pygame.transform.gaussian_blur(sharp, blur)
            soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
            soft.fill((*glow, 255), special_flags=pygame.BLEND_RGBA_MULT)
            soft.blit(soft.copy(), (0, 0))
            soft.blit(sharp, (0, 0))
            return soft

        return self.cache.get(("bracket", arm, width, colour, glow), make), pad

    def _tile(
        self,
        kind: str,
        size: tuple[int, int],
        reach: float,
        pad: int,
        paths: Callable[[float, float], list[tuple[Points, tuple[int, int, int, int]]]],
        colour: RGB,
    ) -> tuple[int, pygame.Surface]:
        """The shape as small as its corners allow, with `pad` pixels round it."""
        corner = min(math.ceil(reach) + 1, min(size) // 2)
        small = (min(size[0], 2 * corner + 2), min(size[1], 2 * corner + 2))

        def draw(surface: pygame.Surface, scale: int) -> None:
            for points, paint in paths(*small):
                polygon(surface, paint, points, pad, scale)

        return corner, smooth((small[0] + 2 * pad, small[1] + 2 * pad), colour, draw)


def _nine(tile: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """The tile stretched to `size`: corners kept, edges and middle drawn out."""
    width, height = tile.get_size()
    if (width, height) == size:
        return tile
    whole = pygame.Surface(size, pygame.SRCALPHA)
    # Columns and rows as (source start, source length, target start, target length).
    spans = []
    for have, want in ((width, size[0]), (height, size[1])):
        if have == want:
            spans.append([(0, have, 0, want)])
            continue
        spans.append(
            [
                (0, corner, 0, corner),
                (corner, have - 2 * corner, corner, want - 2 * corner),
                (have - corner, corner, want - corner, corner),
            ]
        )
    for sx, sw, tx, tw in spans[0]:
        for sy, sh, ty, th in spans[1]:
            if min(sw, sh, tw, th) <= 0:
                continue
            part = tile.subsurface((sx, sy, sw, sh))
            if (sw, sh) != (tw, th):
                part = pygame.transform.scale(part, (tw, th))
            whole.blit(part, (tx, ty), special_flags=pygame.BLEND_RGBA_MAX)
    return whole


def _bar(
    surface: pygame.Surface,
    colour: RGB,
    begin: tuple[float, float],
    end: tuple[float, float],
    width: float,
    shift: float,
    scale: int,
) -> None:
    length = math.hypot(end[0] - begin[0], end[1] - begin[1]) or 1.0
    nx, ny = -(end[1] - begin[1]) / length * width / 2, (end[0] - begin[0]) / length * width / 2
    corners = [
        (begin[0] + nx, begin[1] + ny),
        (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny),
        (begin[0] - nx, begin[1] - ny),
    ]
    polygon(surface, (*colour, 255), corners, shift, scale)


def dashes(points: Points, dash: tuple[float, float]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The drawn pieces of a closed path."""
    pieces = []
    left, drawn = dash[0], True
    for begin, end in zip(points, points[1:] + points[:1], strict=True):
        length = math.hypot(end[0] - begin[0], end[1] - begin[1])
        done = 0.0
        while length - done > 1e-6:
            step = min(left, length - done)
            if drawn:
                at = [
                    (begin[0] + (end[0] - begin[0]) * d / length, begin[1] + (end[1] - begin[1]) * d / length)
                    for d in (done, done + step)
                ]
                pieces.append((at[0], at[1]))
            done += step
            left -= step
            if left <= 1e-6:
                drawn = not drawn
                left = dash[0] if drawn else dash[1]
    return pieces
