"""From the 1280 x 720 design grid to pixels, and the drawing that happens in grid units.

One `Canvas` lives as long as the window. `attach()` gives it the surface of the current size; the unit is
min(width / 1280, height / 720), the grid is centred and the spare space belongs to the background.

    canvas.background("scenes/menu")
    canvas.text(64, 62, "New game", theme.HEADING)                    # x and baseline
    canvas.image("lords/jailer", (248, 14, 108, 166))
    if canvas.rect((84, 264, 388, 62)).collidepoint(event.pos): ...   # pixels
    x, y = canvas.to_grid(event.pos)                                   # grid units
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from abyss_game.ui import theme
from abyss_game.ui.shapes import Shapes, Stop, gradient
from abyss_game.ui.text import Block, Typesetter, inline_icon
from abyss_game.ui.theme import RGB, TextStyle

if TYPE_CHECKING:
    from abyss_game.ui.art import Art

GRID_WIDTH, GRID_HEIGHT = 1280, 720
Box = tuple[float, float, float, float]
"""x, y, width, height in grid units."""
Spot = tuple[float, float]
"""x, y in grid units."""


class Canvas:
    """Draws in grid units on the surface of the window."""

    def __init__(self, art: Art, type_: Typesetter, surface: pygame.Surface | None = None) -> None:
        self.art = art
        self.type = type_
        self.shapes = Shapes()
        self.unit = 1.0
        self.left = 0
        self.top = 0
        self.surface = surface or pygame.Surface((GRID_WIDTH, GRID_HEIGHT))
        self._size = self.surface.get_size()
        self.attach(self.surface)

    def attach(self, surface: pygame.Surface) -> bool:
        """Draw on `surface` from now on. True when its size differs from the last one (scaled pictures are dropped)."""
        # a window changes the size of the surface that it has lent: only the size known so far tells it
        changed = surface.get_size() != self._size
        self.surface = surface
        width, height = self._size = surface.get_size()
        self.unit = min(width / GRID_WIDTH, height / GRID_HEIGHT)
        self.left = round((width - GRID_WIDTH * self.unit) / 2)
        self.top = round((height - GRID_HEIGHT * self.unit) / 2)
        self.type.configure(self.unit, self.type.factor)
        if changed:
            self.art.clear()
            self.shapes.cache.clear()
        return changed

    # ------------------------------------------------------------------ mapping
    def px(self, length: float) -> int:
        """A length in whole pixels, at least 1 for what is longer than nothing."""
        return max(1, round(length * self.unit)) if length > 0 else round(length * self.unit)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A place of the grid in pixels."""
        return self.left + round(x * self.unit), self.top + round(y * self.unit)

    def rect(self, box: Box) -> pygame.Rect:
        """A rectangle of the grid in pixels; neighbours that touch on the grid touch on the screen."""
        x, y, w, h = box
        left, top = self.point(x, y)
        right, bottom = self.point(x + w, y + h)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def to_grid(self, pos: tuple[int, int]) -> Spot:
        """A place in pixels (of the mouse) on the grid."""
        return (pos[0] - self.left) / self.unit, (pos[1] - self.top) / self.unit

    def window(self) -> Box:
        """The whole window in grid units; wider or higher than the grid when the window has another shape."""
        width, height = self.surface.get_size()
        return -self.left / self.unit, -self.top / self.unit, width / self.unit, height / self.unit

    # ------------------------------------------------------------------ pictures
    def background(self, key: str) -> None:
        """The picture over the whole window, cut evenly where its shape differs."""
        self.surface.blit(self.art.cover(key, self.surface.get_size()), (0, 0))

    def board(self, key: str) -> None:
        """The picture under the grid, so that what is carved into it lies under the pieces; its mirrored edges, darker
        and darker, fill the space that a window of another shape has to spare."""
        self.surface.blit(self.art.surrounded(key, self.surface.get_size(), self.grid), (0, 0))

    @property
    def grid(self) -> pygame.Rect:
        """The whole grid in pixels."""
        return self.rect((0, 0, GRID_WIDTH, GRID_HEIGHT))

    def veil(self, opacity: float, colour: RGB = theme.BLACK) -> None:
        """Darken everything drawn so far (0..1)."""
        shade = self.shapes.cache.get(
            ("veil", self.surface.get_size(), colour, opacity), lambda: _veil(self.surface.get_size(), colour, opacity)
        )
        self.surface.blit(shade, (0, 0))

    def image(self, key: str, box: Box, opacity: float = 1.0) -> None:
        """A picture filling `box`."""
        rect = self.rect(box)
        picture = self.art.image(key, rect.size)
        self._blit(picture, rect.topleft, opacity)

    def framed_image(self, key: str, box: Box, kind: str, r: float, shade: tuple[Stop, ...] = ()) -> None:
        """A picture covering `box` in the form of a tablet or rounded rectangle, under a gradient."""
        rect = self.rect(box)
        radius = r * self.unit

        def make() -> pygame.Surface:
            picture = self.art.cover(key, rect.size).convert_alpha()
            if shade:
                picture.blit(gradient(shade, rect.size), (0, 0))
            picture.blit(self.shapes.mask(kind, rect.size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        self.surface.blit(self.shapes.cache.get(("framed", key, rect.size, kind, r, shade), make), rect.topleft)

    def icon(self, name: str, box: Box, colour: RGB | None = None, opacity: float = 1.0) -> None:
        """An icon by its name (`lock` is `icons/lock`), in `colour` or in the colour the theme gives it."""
        rect = self.rect(box)
        self._blit(inline_icon(self.art, name, rect.size, colour), rect.topleft, opacity)

    def blit(self, surface: pygame.Surface, x: float, y: float, anchor: str = "topleft") -> pygame.Rect:
        """A surface in pixels at a place of the grid; `anchor` as in pygame.Rect."""
        place = surface.get_rect(**{anchor: self.point(x, y)})
        self.surface.blit(surface, place)
        return place

    def _blit(self, picture: pygame.Surface, place: tuple[int, int], opacity: float) -> None:
        if opacity >= 1:
            self.surface.blit(picture, place)
            return
        faded = picture.copy()
        faded.fill((255, 255, 255, round(255 * max(0.0, opacity))), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(faded, place)

    # ------------------------------------------------------------------ text
    def text(
        self, x: float, baseline: float, text: str, style: TextStyle, align: str = "left", limit: float | None = None
    ) -> float:
        """One line from (`align` left), round (center) or up to (right) `x`; shrinks to `limit`. Returns its width."""
        line = self.type.line(text, style, None if limit is None else self.px(limit))
        left, base = self.point(x, baseline)
        left -= {"left": 0, "center": line.width // 2, "right": line.width}[align]
        self.surface.blit(line.surface, (left - line.pad, base - line.ascent))
        return line.width / self.unit

    def text_in(self, box: Box, text: str, style: TextStyle, align: str = "left") -> float:
        """One line in the vertical middle of `box`, shrunk to its width. Returns its width."""
        x, y, w, h = box
        px = self.type.fitting(text, style, self.px(w))
        # Half the height of capitals above the middle: the eye centres on those.
        base = y + h / 2 + px * 0.335 / self.unit
        place = {"left": x, "center": x + w / 2, "right": x + w}[align]
        return self.text(place, base, text, style, align, w)

    def measure(self, text: str, style: TextStyle) -> float:
        """Width of one line at its full size."""
        return self.type.width(text, style) / self.unit

    def fitted(self, texts: Sequence[str], style: TextStyle, limit: float) -> TextStyle:
        """The style at the one size at which each of `texts` is at most `limit` wide (not under 14 pixels)."""
        px = min((self.type.fitting(text, style, self.px(limit)) for text in texts), default=self.type.pixels(style))
        return style.but(size=px / self.unit, elastic=0.0)

    def grown(self, length: float, share: float = 0.5) -> float:
        """`length` grown by `share` of what the player's text size adds; never less than `length`."""
        return length * (1 + max(0.0, self.type.factor - 1) * share)

    def line_height(self, style: TextStyle) -> float:
        """Distance of two baselines."""
        return self.type.line_height(style) / self.unit

    def paragraph(
        self, box: Box, markup: str, style: TextStyle, align: str = "left", middle: bool = False, draw: bool = True
    ) -> Block:
        """Rich text wrapped into `box`, shrunk until it fits. `middle` centres it vertically; `draw=False` measures.

        A box of height 0 has no lower limit; `block.height / canvas.unit` is the height used.
        """
        rect = self.rect(box)
        block = self.type.block(markup, style, rect.width, rect.height if box[3] > 0 else None, align)
        if draw:
            drop = max(0, (rect.height - block.height) // 2) if middle else 0
            self.surface.blit(block.surface, (rect.left, rect.top + drop))
        return block

    # ------------------------------------------------------------------ shapes
    def fill(self, box: Box, stops: tuple[Stop, ...], kind: str = "tablet", r: float = 6, opacity: float = 1.0) -> None:
        """A tablet (concave corners), rounded rectangle (`round`) with a vertical gradient."""
        rect = self.rect(box)
        self.surface.blit(self.shapes.fill(kind, rect.size, r * self.unit, stops, opacity), rect.topleft)

    def stroke(
        self,
        box: Box,
        colour: RGB,
        width: float = 1.2,
        kind: str = "tablet",
        r: float = 6,
        opacity: float = 1.0,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """The edge of such a shape; `dash` = (drawn, skipped) in grid units."""
        rect = self.rect(box)
        thick = max(1.0, width * self.unit)
        if dash:
            pixels = (dash[0] * self.unit, dash[1] * self.unit)
            edge, pad = self.shapes.dashed(kind, rect.size, r * self.unit, thick, colour, pixels)
            self._blit(edge, (rect.left - pad, rect.top - pad), opacity)
        else:
            edge, pad = self.shapes.stroke(kind, rect.size, r * self.unit, thick, colour, opacity)
            self.surface.blit(edge, (rect.left - pad, rect.top - pad))

    def halo(
        self,
        box: Box,
        colour: RGB,
        blur: float,
        opacity: float = 1.0,
        kind: str = "tablet",
        r: float = 6,
        drop: float = 0.0,
        hollow: bool = False,
    ) -> None:
        """A soft shadow or glow of the shape, moved down by `drop`. Draw it before the shape, or `hollow` after it."""
        rect = self.rect(box)
        soft, pad = self.shapes.halo(kind, rect.size, r * self.unit, blur * self.unit, colour, opacity, hollow)
        self.surface.blit(soft, (rect.left - pad, rect.top - pad + round(drop * self.unit)))

    def disc(self, x: float, y: float, radius: float, stops: tuple[Stop, ...], opacity: float = 1.0) -> None:
        """A filled circle round (x, y) with a vertical gradient."""
        shape = self.shapes.disc(radius * self.unit, stops, opacity)
        self.surface.blit(shape, shape.get_rect(center=self.point(x, y)))

    def glow_spot(self, x: float, y: float, reach_x: float, reach_y: float, colour: RGB, opacity: float) -> None:
        """Light (or, in black, shade) round (x, y) that fades out at the two reaches."""
        size = (self.px(reach_x * 2), self.px(reach_y * 2))
        spot = self.shapes.spot(size, colour, opacity)
        self.surface.blit(spot, spot.get_rect(center=self.point(x, y)))

    def rule(
        self,
        x: float,
        y: float,
        length: float,
        colour: RGB,
        width: float = 1.0,
        opacity: float = 1.0,
        fade: float = 0.0,
    ) -> None:
        """A horizontal line; `fade` is the share of its length that fades out at each end."""
        size = (self.px(length), self.px(width))
        stops = ((0.0, colour, 0.0), (fade, colour, opacity), (1 - fade, colour, opacity), (1.0, colour, 0.0))
        shape = self.shapes.cache.get(
            ("rule", size, stops),
            lambda: gradient(stops if fade else ((0.0, colour, opacity), (1.0, colour, opacity)), size, False),
        )
        left, top = self.point(x, y)
        self.surface.blit(shape, (left, top - size[1] // 2))

    def column(self, x: float, y: float, height: float, colour: RGB, width: float = 1.0, opacity: float = 1.0) -> None:
        """A vertical line."""
        size = (self.px(width), self.px(height))
        stops = ((0.0, colour, opacity), (1.0, colour, opacity))
        shape = self.shapes.cache.get(("column", size, stops), lambda: gradient(stops, size))
        left, top = self.point(x, y)
        self.surface.blit(shape, (left - size[0] // 2, top))


def _veil(size: tuple[int, int], colour: Sequence[int], opacity: float) -> pygame.Surface:
    shade = pygame.Surface(size)
    shade.fill(colour)
    shade.set_alpha(round(255 * opacity))
    return shade
