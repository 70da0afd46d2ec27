"""A sheet to paint one component on, in grid units, and the kit that keeps what was painted.

    kit = Kit(canvas)
    picture = paint_lord(kit, face, 108, "legal")     # painters take the kit first
    picture.blit(screen, *canvas.point(480, 14))       # the component's own corner comes to this pixel

A sheet is a `Canvas` whose surface is the component's own: coordinates are grid units from the component's upper left
corner, and what stands over (shadows, outlines) goes into the margin. Pictures are kept by their arguments, the scale
and the text size; they belong to the kit.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from abyss_game.ui import theme
from abyss_game.ui.art import SurfaceCache
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.shapes import Points, Stop, gradient, polygon, smooth
from abyss_game.ui.theme import RGB, mix

WHITE: RGB = (255, 255, 255)
NIGHT: RGB = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Picture:
    """A painted component. `ox`, `oy`: pixels from the surface's corner to the component's own corner."""

    surface: pygame.Surface
    ox: int
    oy: int

    def blit(self, target: pygame.Surface, x: float, y: float) -> pygame.Rect:
        """Draw it with the component's corner at the pixel (x, y); returns the pixels touched."""
        return target.blit(self.surface, (round(x) - self.ox, round(y) - self.oy))


class Kit:
    """What painters share: the canvas they are drawn for and everything painted so far (up to `limit_mb`)."""

    def __init__(self, canvas: Canvas, limit_mb: int = 160) -> None:
        self.canvas = canvas
        self._kept = SurfaceCache(limit_mb << 20)
        self._radials: dict[tuple[tuple[Stop, ...], float, float], pygame.Surface] = {}

    @property
    def unit(self) -> float:
        """Pixels per grid unit."""
        return self.canvas.unit

    def painted(self, key: Hashable, w: float, h: float, margin: float, paint: Callable[[Sheet], None]) -> Picture:
        """The picture of `key`, painted on a sheet of w x h units with a `margin` when it is not kept."""
        side = math.ceil(margin * self.unit)

        def make() -> pygame.Surface:
            sheet = Sheet(self, w, h, side)
            paint(sheet)
            return sheet.surface

        return Picture(self._kept.get((key, w, h, self.unit, self.canvas.type.factor), make), side, side)

    def clear(self) -> None:
        """Forget every picture (the window has another size, or the language changed)."""
        self._kept.clear()

    def radial(self, stops: tuple[Stop, ...], fx: float = 0.5, fy: float = 0.5) -> pygame.Surface:
        """A small square with a radial gradient, brightest at (fx, fy), reaching its last stop at the rim."""
        key = (stops, fx, fy)
        if key not in self._radials:
            n = 48
            ramp = gradient(stops, (1, 256))
            square = pygame.Surface((n, n), pygame.SRCALPHA)
            for y in range(n):
                for x in range(n):
                    square.set_at((x, y), ramp.get_at((0, min(255, int(255 * _reach(x, y, n, fx, fy))))))
            self._radials[key] = square
        return self._radials[key]


def _reach(x: int, y: int, n: int, fx: float, fy: float) -> float:
    """How far a pixel lies on the way from the light (fx, fy) to the rim of the inscribed circle, 0-1 and beyond."""
    cx, cy = fx * 2 - 1, fy * 2 - 1
    dx, dy = (x + 0.5) / n * 2 - 1 - cx, (y + 0.5) / n * 2 - 1 - cy
    a = dx * dx + dy * dy
    if a < 1e-9:
        return 0.0
    b, c = cx * dx + cy * dy, cx * cx + cy * cy - 1
    return a / (-b + math.sqrt(max(0.0, b * b - a * c)))


def bulge(colour: RGB) -> tuple[Stop, ...]:
    """Stops of a lit bead in one colour."""
    return ((0.0, mix(colour, WHITE, 0.55)), (0.5, colour), (1.0, mix(colour, theme.INK, 0.5)))


def edge_light(colour: RGB) -> tuple[RGB, ...]:
    """Vertical stops of a metal edge lit from above."""
    return mix(colour, WHITE, 0.4), colour, mix(colour, theme.INK, 0.5)


class Sheet(Canvas):
    """A transparent canvas of w x h grid units with `side` pixels of margin on each side."""

    def __init__(self, kit: Kit, w: float, h: float, side: int) -> None:
        # not attach(): a component must not clear the caches that the window's canvas shares with it
        base = kit.canvas
        self.kit, self.w, self.h = kit, w, h
        self.art, self.type, self.shapes = base.art, base.type, base.shapes
        self.unit, self.left, self.top = base.unit, side, side
        size = max(1, round(w * base.unit)) + 2 * side, max(1, round(h * base.unit)) + 2 * side
        self.surface = pygame.Surface(size, pygame.SRCALPHA)

    def put(self, surface: pygame.Surface, x: float, y: float, dx: int = 0, dy: int = 0) -> None:
        """Blit a surface of pixels with its corner at (x, y) units, moved by (dx, dy) pixels."""
        left, top = self.point(x, y)
        self.surface.blit(surface, (left + dx, top + dy))

    def paste(self, picture: Picture, x: float, y: float) -> None:
        """Another component with its corner at (x, y)."""
        self.put(picture.surface, x, y, -picture.ox, -picture.oy)

    # ------------------------------------------------------------------ shapes
    def metal(self, box: Box, stops: Sequence[RGB], width: float, kind: str = "round", r: float = 6) -> None:
        """An outline whose colour runs from top to bottom."""
        rect = self.rect(box)
        white, pad = self.shapes.stroke(kind, rect.size, r * self.unit, max(1.0, width * self.unit), WHITE)
        drawn = white.copy()
        drawn.blit(gradient(tuple(stops), drawn.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(drawn, (rect.left - pad, rect.top - pad))

    def ring(
        self,
        x: float,
        y: float,
        r: float,
        width: float,
        colour: RGB,
        opacity: float = 1.0,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """A circle's outline round (x, y)."""
        self.stroke((x - r, y - r, 2 * r, 2 * r), colour, width, "round", r, opacity, dash)

    def bead(self, x: float, y: float, r: float, stops: tuple[Stop, ...], fx: float = 0.38, fy: float = 0.3) -> None:
        """A lit ball round (x, y), with the light at (fx, fy) of its square."""
        ball = self.shapes.disc(r * self.unit, (WHITE, WHITE)).copy()
        light = pygame.transform.smoothscale(self.kit.radial(stops, fx, fy), ball.get_size())
        ball.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(ball, ball.get_rect(center=self.point(x, y)))

    def light(self, x: float, y: float, rx: float, ry: float, stops: tuple[Stop, ...]) -> None:
        """A soft elliptic light; the last stop should be clear."""
        size = max(1, round(2 * rx * self.unit)), max(1, round(2 * ry * self.unit))
        spot = pygame.transform.smoothscale(self.kit.radial(stops), size)
        self.surface.blit(spot, spot.get_rect(center=self.point(x, y)))

    def polygons(self, shapes: Sequence[Points], stops: Sequence[Stop], opacity: float = 1.0) -> None:
        """Filled polygons, all with one vertical gradient over their common height."""
        box = _bounds(shapes, 1)
        rect = self.rect(box)

        def draw(surface: pygame.Surface, scale: int) -> None:
            for shape in shapes:
                points = [((x - box[0]) * self.unit, (y - box[1]) * self.unit) for x, y in shape]
                polygon(surface, (255, 255, 255, 255), points, 0, scale)

        drawn = smooth(rect.size, WHITE, draw)
        drawn.blit(gradient(tuple(stops), rect.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._blit(drawn, rect.topleft, opacity)

    def strokes(self, paths: Sequence[Points], width: float, colour: RGB, opacity: float = 1.0) -> None:
        """Open lines of one width and colour with round ends."""
        box = _bounds(paths, width + 1)
        rect = self.rect(box)
        thick = max(1.0, width * self.unit) / 2

        def draw(surface: pygame.Surface, scale: int) -> None:
            for path in paths:
                points = [((x - box[0]) * self.unit * scale, (y - box[1]) * self.unit * scale) for x, y in path]
                for point in points:
                    pygame.draw.circle(surface, (*colour, 255), point, thick * scale)
                for (ax, ay), (bx, by) in itertools.pairwise(points):
                    length = math.hypot(bx - ax, by - ay) or 1.0
                    nx, ny = -(by - ay) / length * thick * scale, (bx - ax) / length * thick * scale
                    quad = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
                    pygame.draw.polygon(surface, (*colour, 255), quad)

        self._blit(smooth(rect.size, colour, draw), rect.topleft, opacity)

    # ------------------------------------------------------------------ pictures
    def portrait(self, key: str, box: Box, r: float = 0.0, focus: float = 0.5) -> None:
        """A picture filling the box with rounded corners; `focus` (0-1) is the height that stays when it is cut."""
        rect = self.rect(box)
        native = self.art.native(key).get_size()
        scale = max(rect.width / native[0], rect.height / native[1])
        full = max(rect.width, round(native[0] * scale)), max(rect.height, round(native[1] * scale))
        part = pygame.Rect((full[0] - rect.width) // 2, round((full[1] - rect.height) * focus), *rect.size)
        drawn = self.art.image(key, full).subsurface(part).copy()
        if r:
            mask = self.shapes.mask("round", rect.size, r * self.unit)
            drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(drawn, rect.topleft)

    def sign(self, name: str, x: float, y: float, s: float, colour: RGB | None = None, opacity: float = 1.0) -> None:
        """The icon `name`, `s` units wide, round (x, y)."""
        side = max(1, round(s * self.unit))
        px, py = self.point(x, y)
        if name in theme.PAINTED_ICONS:
            # these are coloured already; the piece of the same name is too fine for small sizes
            self._blit(self.art.image(f"icons/{name}", (side, side)), (px - side // 2, py - side // 2), opacity)
            return
        box = ((px - side // 2 - self.left) / self.unit, (py - side // 2 - self.top) / self.unit)
        self.icon(name, (*box, side / self.unit, side / self.unit), colour, opacity)

    def piece(self, key: str, x: float, y: float, s: float) -> None:
        """A piece's picture, `s` units wide, round (x, y)."""
        side = max(1, round(s * self.unit))
        picture = self.art.image(f"pieces/{key}", (side, side))
        self.surface.blit(picture, picture.get_rect(center=self.point(x, y)))


def _bounds(paths: Sequence[Points], reach: float) -> Box:
    left = min(x for path in paths for x, _ in path) - reach
    top = min(y for path in paths for _, y in path) - reach
    right = max(x for path in paths for x, _ in path) + reach
    bottom = max(y for path in paths for _, y in path) + reach
    return left, top, right - left, bottom - top
