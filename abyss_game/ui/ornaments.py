"""The repeated ornaments of the table and the menus, in grid units on a `Canvas`.

ornaments.panel(canvas, (404, 102, 820, 480))
ornaments.mark(canvas, box, "focus")            # four white corner brackets
ornaments.crest(canvas, 1, 640, 250, 72)        # the star of the second seat colour
"""

from __future__ import annotations

import math

import pygame

from abyss_game.ui import theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.shapes import smooth
from abyss_game.ui.theme import RGB, mix

_BLACK = (0, 0, 0)
_WHITE = (255, 255, 255)


def panel(
    canvas: Canvas,
    box: Box,
    r: float = 9,
    opacity: float = 0.86,
    edge: RGB = theme.BRASS,
    edge_opacity: float = 0.4,
    edge_width: float = 1.1,
    fill: tuple[RGB, ...] = (theme.TABLET_FILL[0], theme.TABLET_FILL[2]),
    shadow: bool = True,
) -> None:
    """A carved tablet to put things on."""
    x, y, w, _ = box
    top, bottom = fill[0], fill[-1]
    if shadow:
        canvas.halo(box, _BLACK, 5, 0.45, r=r, drop=3)
    canvas.fill(box, ((0.0, top, 1.0), (0.25, mix(top, bottom, 0.55), 1.0), (1.0, bottom, 1.0)), r=r, opacity=opacity)
    canvas.stroke(box, _BLACK, 3, r=r, opacity=0.35)
    canvas.stroke(box, edge, edge_width, r=r, opacity=edge_opacity)
    canvas.rule(x + r + 2, y + 1.6, w - 2 * r - 4, theme.FOAM, 1, 0.3)


def mark(canvas: Canvas, box: Box, state: str, r: float = 7, sign_at: float = 0.5) -> None:
    """Tell a state by outline and sign together: legal, selected, chosen, focus, disabled or refused.

    `sign_at` (0..1) is the place of the sign along the upper edge, for what its neighbour overlaps.
    """
    x, y, w, h = box
    if state == "focus":
        _focus(canvas, box)
        return
    if state == "disabled":
        canvas.fill(box, (theme.VEIL, theme.VEIL), "round", r, theme.VEIL_SHARE)
        _hatching(canvas, box, r)
        return
    look = theme.OUTLINES[state]
    gap = look.width
    ring = (x - gap, y - gap, w + 2 * gap, h + 2 * gap)
    if look.glow:
        canvas.halo(ring, look.glow_colour, look.glow, 0.9, "round", r + 2, hollow=True)
    canvas.stroke(ring, look.colour, look.width, "round", r + 2, dash=look.dash)
    if state == "chosen":
        outer = (x - gap - 3, y - gap - 3, w + 2 * gap + 6, h + 2 * gap + 6)
        canvas.stroke(outer, theme.BRASS, 1.3, "round", r + 5)
    if look.sign:
        badge(canvas, x + w * sign_at, y - 3, look.sign, look.sign_colour, 10)


def _focus(canvas: Canvas, box: Box) -> None:
    rect = canvas.rect((box[0] - 7, box[1] - 7, box[2] + 14, box[3] + 14))
    arm = min(canvas.px(14), rect.width // 2, rect.height // 2)
    corner, pad = canvas.shapes.brackets(arm, max(2.0, 3 * canvas.unit), _WHITE, theme.FOCUS_GLOW)
    for flip_x, flip_y in ((False, False), (True, False), (False, True), (True, True)):
        piece = canvas.shapes.cache.get(
            ("bracket", arm, canvas.unit, flip_x, flip_y),
            lambda fx=flip_x, fy=flip_y: pygame.transform.flip(corner, fx, fy),
        )
        reach = corner.get_width() - pad
        left = rect.right - reach if flip_x else rect.left - pad
        top = rect.bottom - reach if flip_y else rect.top - pad
        canvas.surface.blit(piece, (left, top))


def _hatching(canvas: Canvas, box: Box, r: float) -> None:
    rect = canvas.rect(box)
    step = canvas.px(9)

    def make() -> pygame.Surface:
        lines = pygame.Surface(rect.size, pygame.SRCALPHA)
        for start in range(-rect.height, rect.width, step):
            pygame.draw.aaline(lines, (*theme.FAINT, 70), (start, rect.height), (start + rect.height, 0))
        mask = canvas.shapes.mask("round", rect.size, r * canvas.unit)
        lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return lines

    canvas.surface.blit(canvas.shapes.cache.get(("hatching", rect.size, r), make), rect.topleft)


def crest(canvas: Canvas, seat_colour: int, x: float, y: float, radius: float = 12) -> None:
    """A player's sign: colour and silhouette of `theme.SEATS[seat_colour]`, round (x, y)."""
    look = theme.SEATS[seat_colour]
    canvas.disc(x, y, radius + 1.5, (theme.INK, theme.INK), 0.8)
    shades = (mix(look.colour, _WHITE, 0.3), look.colour, mix(look.colour, theme.INK, 0.4))
    canvas.disc(x, y, radius, shades)
    side = radius * 1.5
    canvas.icon(f"sign-{look.sign}", (x - side / 2, y - side / 2, side, side), theme.INK)


def badge(
    canvas: Canvas, x: float, y: float, icon: str, colour: RGB = theme.BRASS, radius: float = 10, ink: RGB = theme.INK
) -> None:
    """A small disc with an icon."""
    canvas.disc(x, y, radius + 1.8, (theme.INK, theme.INK), 0.8)
    canvas.disc(x, y, radius, (mix(colour, _WHITE, 0.35), colour, mix(colour, _BLACK, 0.25)))
    side = radius * 1.24
    canvas.icon(icon, (x - side / 2, y - side / 2, side, side), ink)


def medal(canvas: Canvas, x: float, y: float, radius: float, label: str) -> None:
    """A brass medal with a number on it (influence, rank)."""
    side = 2 * math.ceil((radius + 4) * canvas.unit)

    def make() -> pygame.Surface:
        def draw(surface: pygame.Surface, scale: int) -> None:
            k = canvas.unit * scale
            middle = side * scale / 2
            pygame.draw.circle(surface, (*theme.INK, 170), (middle, middle), (radius + 3) * k)
            for lobe in range(24):
                angle = lobe * math.pi / 12
                spot = (middle + math.cos(angle) * radius * k, middle + math.sin(angle) * radius * k)
                pygame.draw.circle(surface, (*theme.rgb("#f7dd92"), 255), spot, radius * 0.14 * k)
            for step in range(8):
                share = step / 7
                tone = mix(theme.rgb("#a4762b"), theme.rgb("#fff3c2"), share)
                spot = (middle - radius * 0.1 * share * k, middle - radius * 0.25 * share * k)
                pygame.draw.circle(surface, (*tone, 255), spot, (radius - 1) * (1 - 0.75 * share) * k)

        return smooth((side, side), theme.INK, draw)

    shape = canvas.shapes.cache.get(("medal", side, radius), make)
    canvas.surface.blit(shape, shape.get_rect(center=canvas.point(x, y)))
    style = theme.TextStyle(radius * 1.2, weight=700, colour=theme.rgb("#2a1a03"), elastic=0)
    canvas.text_in((x - radius, y - radius, radius * 2, radius * 2), label, style, "center")


def flourish(canvas: Canvas, x: float, y: float, length: float) -> None:
    """The brass line with a diamond that stands under headings."""
    canvas.rule(x, y, length, theme.BRASS, 1.6, fade=0.2)
    middle = x + length / 2
    width, height = canvas.px(40), canvas.px(14)

    def draw(surface: pygame.Surface, scale: int) -> None:
        k = canvas.unit * scale
        cx, cy = width * scale / 2, height * scale / 2
        diamond = [(cx - 9 * k, cy), (cx, cy - 5 * k), (cx + 9 * k, cy), (cx, cy + 5 * k)]
        pygame.draw.polygon(surface, (*theme.BRASS, 255), diamond)
        for side in (-16, 16):
            pygame.draw.circle(surface, (*theme.BRASS, 255), (cx + side * k, cy), 2 * k)

    shape = canvas.shapes.cache.get(("flourish", width), lambda: smooth((width, height), theme.BRASS, draw))
    canvas.surface.blit(shape, shape.get_rect(center=canvas.point(middle, y)))


def heading(canvas: Canvas, title: str, sub: str = "", x: float = 64, y: float = 62, length: float = 600) -> None:
    """A scene's heading with its line and, beside it, a quieter sentence."""
    width = canvas.text(x, y, title, theme.HEADING, limit=length)
    if sub:
        style = theme.BODY.but(size=17, colour=theme.SOFT, elastic=0.5)
        canvas.text(x + width + 18, y, sub, style, limit=max(120, 900 - x - width - 18))
    flourish(canvas, x, y + 18, length)


def key_hint_width(canvas: Canvas, key: str) -> float:
    """Width of `key_hint`."""
    return canvas.measure(key, theme.KEY_HINT) + 9


def key_hint(canvas: Canvas, x: float, middle: float, key: str, colour: RGB) -> float:
    """The key that does the same, in a small box whose left middle is (x, middle). Returns its width."""
    width = key_hint_width(canvas, key)
    height = max(19, canvas.line_height(theme.KEY_HINT) + 1)
    box = (x, middle - height / 2, width, height)
    canvas.stroke(box, colour, 1, "round", 4, 0.8)
    canvas.text_in(box, key, theme.KEY_HINT.but(colour=colour), "center")
    return width
