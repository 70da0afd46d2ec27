"""Dice: lying still with a number up, and tumbling until they lie so.

A rolling die is a row of pictures, from its first turn in the air to the face that it comes to rest on: each is a lit
cube, seen from the front, that hops lower and lower. The last one is the die at rest.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from abyss_game.ui import theme
from abyss_game.ui.paint.sheet import Kit, Picture, Sheet
from abyss_game.ui.shapes import polygon, smooth
from abyss_game.ui.theme import INK, RGB, mix

STEPS = 22
"""So many pictures a roll has."""
_TURNS = 2.25
_HOP = 0.85
"""How high the first hop of a die is, in its own size."""
_SIDE = 0.37
"""Half the side of the cube, in the size of a die at rest."""
_EYE = 5.0
_STONE, _EDGE = theme.rgb("#3f8092"), theme.rgb("#d2a24c")
_LIGHT = (-0.36, -0.58, 0.73)
_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.46, -0.46), (0.46, 0.46)),
    3: ((-0.46, -0.46), (0, 0), (0.46, 0.46)),
    4: ((-0.46, -0.46), (0.46, -0.46), (-0.46, 0.46), (0.46, 0.46)),
    5: ((-0.46, -0.46), (0.46, -0.46), (0, 0), (-0.46, 0.46), (0.46, 0.46)),
    6: ((-0.46, -0.52), (-0.46, 0), (-0.46, 0.52), (0.46, -0.52), (0.46, 0), (0.46, 0.52)),
}
Vector = tuple[float, float, float]
_AXES: tuple[Vector, ...] = ((0.62, 0.71, 0.33), (0.74, -0.58, 0.34), (-0.66, 0.63, 0.41), (0.55, 0.8, -0.24))


def paint_die(kit: Kit, value: int, s: float, dim: bool = False, bright: bool = False) -> Picture:
    """A die at rest with ``value`` (1–6) up, `s` units wide. ``dim``: it does not count; ``bright``: it does, and
    another one does not."""

    def paint(sheet: Sheet) -> None:
        if bright:
            sheet.halo((0, 0, s, s), theme.BRASS, 5, 0.9, "round", s * 0.2)
        sheet.piece(f"die-{value}", s / 2, s / 2, s)
        if dim:
            sheet.fill((0, 0, s, s), (theme.VEIL, theme.VEIL), "round", s * 0.2, 0.66)

    return kit.painted(("die", value, dim, bright), s, s, 12, paint)


def paint_rolling(kit: Kit, value: int, step: int, s: float, axis: int = 0) -> Picture:
    """Picture ``step`` (0 … STEPS − 1) of a die of `s` units that comes to rest with ``value`` up; ``axis`` tells
    dice apart that roll together."""
    if step >= STEPS - 1:
        return paint_die(kit, value, s)
    share = step / (STEPS - 1)
    return kit.painted(
        ("rolling", value, step, axis), s, s, s * (_HOP + 0.3), lambda sheet: _rolling(sheet, value, share, s, axis)
    )


def _rolling(sheet: Sheet, value: int, share: float, s: float, axis: int) -> None:
    height = _HOP * s * _bounce(share)
    sheet.glow_spot(s / 2, s * 0.94, s * (0.5 - 0.14 * height / s), s * 0.16, INK, 0.7 - 0.35 * height / s)
    angle = math.tau * _TURNS * (1 - share) ** 1.7
    turn = _rotation(_AXES[axis % len(_AXES)], angle)
    tilt = _rotation((0, 0, 1), math.radians(58) * (1 - share) ** 1.3 * (1 if axis % 2 else -1))
    reach = math.ceil(s * 0.95 * sheet.unit)

    def draw(surface: pygame.Surface, scale: int) -> None:
        for number, normal, right, down in _faces(value):
            frame = [_apply(tilt, _apply(turn, vector)) for vector in (normal, right, down)]
            _face(surface, scale, sheet.unit, reach, s, number, frame)

    cube = smooth((2 * reach, 2 * reach), INK, draw)
    sheet.surface.blit(cube, cube.get_rect(center=sheet.point(s / 2, s / 2 - height)))


def _bounce(share: float) -> float:
    """The height of the hops, 1 … 0: three, each lower."""
    for start, end, top in ((-0.3, 0.3, 1.0), (0.3, 0.62, 0.42), (0.62, 0.82, 0.14)):
        if share < end:
            place = (share - start) / (end - start)
            return top * 4 * place * (1 - place)
    return 0.0


def _faces(front: int) -> tuple[tuple[int, Vector, Vector, Vector], ...]:
    """The six faces: number, normal, and the directions to the right and down on it, with ``front`` to the viewer."""
    others = [number for number in range(1, 7) if number not in (front, 7 - front)]
    above, beside = others[0], others[1] if others[1] != 7 - others[0] else others[2]
    return (
        (front, (0, 0, 1), (1, 0, 0), (0, 1, 0)),
        (7 - front, (0, 0, -1), (-1, 0, 0), (0, 1, 0)),
        (above, (0, -1, 0), (1, 0, 0), (0, 0, 1)),
        (7 - above, (0, 1, 0), (1, 0, 0), (0, 0, -1)),
        (beside, (1, 0, 0), (0, 0, -1), (0, 1, 0)),
        (7 - beside, (-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    )


def _face(
    surface: pygame.Surface, scale: int, unit: float, reach: int, s: float, number: int, frame: Sequence[Vector]
) -> None:
    """One face of the cube, where it is turned to the viewer."""
    normal, right, down = frame
    half = s * _SIDE * unit
    # a face is seen when its normal points at the eye
    if normal[2] - 1 / _EYE <= 0:
        return
    lit = max(0.0, sum(a * b for a, b in zip(normal, _LIGHT, strict=True)))

    def spot(x: float, y: float) -> tuple[float, float]:
        at = [normal[i] + right[i] * x + down[i] * y for i in range(3)]
        far = _EYE / (_EYE - at[2])
        return reach + at[0] * half * far, reach + at[1] * half * far

    def square(size: float, corner: float) -> list[tuple[float, float]]:
        rim = []
        for quarter, (cx, cy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for part in range(4):
                a = math.pi / 2 * (quarter + part / 3)
                inner = size - corner
                rim.append(spot(cx * inner + corner * math.cos(a), cy * inner + corner * math.sin(a)))
        return rim

    polygon(surface, _lit(_EDGE, lit), square(1.0, 0.3), 0, scale)
    polygon(surface, _lit(mix(_STONE, INK, 0.35), lit), square(0.9, 0.24), 0, scale)
    polygon(surface, _lit(_STONE, lit), square(0.78, 0.2), 0, scale)
    for x, y in _SPOTS[number]:
        for radius, colour in ((0.21, mix(INK, _STONE, 0.15)), (0.16, theme.PEARL)):
            rim = [
                spot(x + radius * math.cos(math.tau * k / 14), y + radius * math.sin(math.tau * k / 14))
                for k in range(14)
            ]
            polygon(surface, _lit(colour, lit if radius > 0.2 else 0.45 + 0.55 * lit), rim, 0, scale)


def _lit(colour: RGB, light: float) -> tuple[int, int, int, int]:
    return (*mix(mix(colour, INK, 0.62), mix(colour, theme.FOAM, 0.12), min(1.0, light * 1.15)), 255)


def _rotation(axis: Vector, angle: float) -> tuple[Vector, Vector, Vector]:
    """The matrix that turns by ``angle`` round ``axis``."""
    length = math.sqrt(sum(a * a for a in axis))
    x, y, z = (a / length for a in axis)
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def _apply(matrix: tuple[Vector, Vector, Vector], vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z
