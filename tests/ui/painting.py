"""What the tests of the painters share: a kit without a window, faces of Lords, comparing pictures."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from pathlib import Path

import pygame

from abyss_game.ui import theme
from abyss_game.ui.art import Art
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.paint import faces, sheet
from abyss_game.ui.text import Typesetter

ART = Path(__file__).parents[2] / "assets" / "art"
JAILER = faces.LordFace("jailer", "soldier", 6, 3, 1, 7, False, "once", "Jailer")
ORACLE = faces.LordFace("oracle", "mage", 8, 2, 0, 5, True, "turn", "Oracle")
SAGE = faces.LordFace("sage", "ambassador", 10, 5, None, 4, False, "once", "Sage")
LORDS = (
    JAILER,
    ORACLE,
    SAGE,
    faces.LordFace("landowner", "farmer", 10, 1, 2, 12, False, "none", "Landowner"),
    faces.LordFace("trader", "merchant", 10, 3, 3, 9, False, "once", "Trader"),
    faces.LordFace("treasurer", "politician", 10, 2, 4, 5, True, "lasting", "Treasurer"),
    faces.LordFace("ferryman", "smuggler", 6, 1, None, 6, True, "lasting", "Ferryman"),
)


def kit_for(art: Art, unit: float = 1.0, factor: float = 1.0) -> sheet.Kit:
    setter = Typesetter(art)
    setter.configure(unit, factor)
    return sheet.Kit(Canvas(art, setter, pygame.Surface((round(1280 * unit), round(720 * unit)))))


def pixels(picture: sheet.Picture) -> bytes:
    return pygame.image.tobytes(picture.surface, "RGBA")


def same_size_and_different(pictures: list[sheet.Picture]) -> bool:
    drawn = [pixels(picture) for picture in pictures]
    return len({picture.surface.get_size() for picture in pictures}) == 1 and len(set(drawn)) == len(drawn)


def grey_difference(a: sheet.Picture, b: sheet.Picture) -> float:
    """The share of pixels, in percent, that differ clearly in brightness over the water of the table."""
    shades = []
    for picture in (a, b):
        flat = pygame.Surface(a.surface.get_size())
        flat.fill(theme.DEEP)
        flat.blit(picture.surface, (0, 0))
        shades.append(pygame.image.tobytes(pygame.transform.grayscale(flat), "RGB")[::3])
    apart = sum(1 for x, y in zip(*shades, strict=True) if abs(x - y) > 24)
    return 100 * apart / len(shades[0])
