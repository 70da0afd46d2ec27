"""Pictures by key, loaded once, converted once, scaled once per size.

    art = Art(paths.assets_dir() / "art")
    picture = art.image("lords/jailer", (216, 332))       # pixels; smooth-scaled, convert_alpha'd, cached
    backdrop = art.cover("scenes/menu", window_size)      # fills the size, the overhang is cut off evenly
    glyph = art.tinted("icons/lock", (24, 24), theme.PEARL)

The surfaces belong to the cache: blit them, never draw on them. A missing picture is an error, `MissingArt`, whose
text names the file that should be there.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from abyss_game.ui.theme import RGB

SUFFIXES = (".webp", ".png")


class MissingArt(FileNotFoundError):
    """A picture that should ship with the program is not there."""


class SurfaceCache:
    """Surfaces by key, least recently used first out, bounded by their memory (bytes)."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of `key`, made by `make()` when it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._used += made.get_width() * made.get_height() * 4
        while self._used > self._limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._used -= old.get_width() * old.get_height() * 4
        return made

    def clear(self) -> None:
        """Forget everything (after a change of the window's size)."""
        self._kept.clear()
        self._used = 0

    def __len__(self) -> int:
        return len(self._kept)


class Art:
    """The program's pictures. `root` is the folder `assets/art`."""

    def __init__(self, root: Path, scaled_mb: int = 192, native_mb: int = 64) -> None:
        self.root = root
        self._scaled = SurfaceCache(scaled_mb << 20)
        self._native = SurfaceCache(native_mb << 20)

    def path(self, key: str) -> Path:
        """The file of `key`; raises MissingArt."""
        for suffix in SUFFIXES:
            path = self.root / f"{key}{suffix}"
            if path.is_file():
                return path
        raise MissingArt(f"The picture '{key}' is missing: expected {self.root / key}.webp or .png.")

    def native(self, key: str) -> pygame.Surface:
        """The picture at its own size."""
        return self._native.get(key, lambda: _load(self.path(key)))

    def image(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture at exactly `size` pixels (both at least 1)."""
        size = (max(1, size[0]), max(1, size[1]))
        return self._scaled.get((key, size), lambda: _scaled(self.native(key), size))

    def cover(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture filling `size` pixels without distortion; what stands over is cut off on both sides."""
        return self._scaled.get(("cover", key, size), lambda: self._cover(key, size))

    def surrounded(self, key: str, size: tuple[int, int], box: pygame.Rect) -> pygame.Surface:
        """`size` pixels with the picture in `box`; around it its mirrored edges, which lose themselves in the dark."""
        wanted = ("surrounded", key, size, tuple(box))
        return self._scaled.get(wanted, lambda: _surrounded(self.native(key), size, box))

    def tinted(self, key: str, size: tuple[int, int], colour: RGB) -> pygame.Surface:
        """A white silhouette (icons) in `colour`, at `size` pixels."""

        def make() -> pygame.Surface:
            tinted = self.image(key, size).copy()
            # Only the silhouette counts: white first, so that scaled edges do not carry the black around it.
            tinted.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
            tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return tinted

        return self._scaled.get((key, size, colour), make)

    def rotated(self, key: str, size: tuple[int, int], degrees: float) -> pygame.Surface:
        """The picture at `size` pixels turned counter-clockwise; the surface is larger than `size`."""
        angle = round(degrees * 2) / 2 % 360
        if not angle:
            return self.image(key, size)
        return self._scaled.get((key, size, angle), lambda: pygame.transform.rotozoom(self.image(key, size), angle, 1))

    def clear(self) -> None:
        """Forget every scaled picture (the window has another size)."""
        self._scaled.clear()

    def _cover(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        native = self.native(key)
        width, height = native.get_size()
        scale = max(size[0] / width, size[1] / height)
        part = pygame.Rect(0, 0, min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
        part.center = (width // 2, height // 2)
        return pygame.transform.smoothscale(native.subsurface(part), size).convert()


def _surrounded(native: pygame.Surface, size: tuple[int, int], box: pygame.Rect) -> pygame.Surface:
    whole = pygame.Surface(size).convert()
    inner = pygame.transform.smoothscale(native, box.size).convert()
    whole.blit(inner, box)
    across, down = pygame.transform.flip(inner, True, False), pygame.transform.flip(inner, False, True)
    bands = (
        (across, box.move(-box.w, 0), (1, 0)),
        (across, box.move(box.w, 0), (-1, 0)),
        (down, box.move(0, -box.h), (0, 1)),
        (down, box.move(0, box.h), (0, -1)),
    )
    for mirrored, place, inwards in bands:
        seen = place.clip(whole.get_rect())
        if seen.w and seen.h:
            whole.blit(mirrored, place)
            whole.blit(_dusk(seen.size, inwards), seen)
    return whole


def _dusk(size: tuple[int, int], inwards: tuple[int, int]) -> pygame.Surface:
    """A veil that is black at the outer edge and half clear at the inner one, which lies `inwards`."""
    two = pygame.Surface((2, 1) if inwards[0] else (1, 2), pygame.SRCALPHA)
    inner = max(0, inwards[0]), max(0, inwards[1])
    two.fill((2, 8, 16, 255))
    two.set_at(inner, (2, 8, 16, 120))
    return pygame.transform.smoothscale(two, size)


def _load(path: Path) -> pygame.Surface:
    picture = pygame.image.load(path)
    return picture.convert_alpha()


def _scaled(native: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    if native.get_size() == size:
        return native
    return pygame.transform.smoothscale(native, size)
