"""Letters: fonts by style and size, single lines that shrink to fit, wrapped rich text with icons and links.

    setter = Typesetter(art)
    setter.configure(unit=1.5, factor=1.2)          # pixels per grid unit, the player's text size
    line = setter.line("Begin", theme.BUTTON, limit=120)   # limit in pixels
    surface.blit(line.surface, (x, baseline - line.ascent))
    block = setter.block("**Recruit** the Jailer for <i:pearl> 2", theme.PROMPT, width=400)

Rich text: `**bold**`, `<i:key>` draws an icon (`icons/key`; painted ones are in `theme.ICON_KEYS`), `<c:brass>…</c>` a
colour of the theme by name, `<c:#8ff0be>…</c>` any colour, `<a:lord:jailer>…</a>` a link whose rectangle comes back in
`Block.links`. A line break is `\\n`. Put foreign text (player names) through `escape()`. Everything is cached; the
surfaces belong to the cache.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from importlib import resources
from typing import Any

import pygame

from abyss_game.ui import theme
from abyss_game.ui.art import Art
from abyss_game.ui.shapes import gradient_column
from abyss_game.ui.theme import RGB, TextStyle

_FACES = {"serif": ("font_source_serif_pro", "SourceSerifPro"), "sans": ("font_source_sans_pro", "SourceSansPro")}
_WEIGHTS = {400: "Regular", 600: "Semibold", 700: "Bold"}
_LINE = 1.28
_ICON = 1.12
_TAG = re.compile(r"\\(?P<literal>.)|(?P<bold>\*\*)|<(?P<tag>/?[ica])(?::(?P<value>[^>]*))?>|(?P<break>\n)")
_NAMED = {name.lower(): value for name, value in vars(theme).items() if name.isupper() and isinstance(value, tuple)}


def signed(points: int) -> str:
    """Points as they are written: with a real minus sign."""
    return str(points).replace("-", "−")


def escape(text: str) -> str:
    """`text` (a player's name) with everything that rich text would read as markup made literal."""
    return re.sub(r"([\\*<])", r"\\\1", text)


@dataclass(frozen=True, slots=True)
class Line:
    """One drawn line. `ascent`: pixels from the surface's top to the baseline; `width`: advance in pixels.

    `pad`: pixels by which halo or shadow stand over at the left.
    """

    surface: pygame.Surface
    ascent: int
    width: int
    pad: int = 0


@dataclass(frozen=True, slots=True)
class Link:
    """A linked piece of a block: its target and its rectangle in pixels, relative to the block."""

    target: str
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class Block:
    """Wrapped text. `width`, `height`: pixels really used; `links`: the `<a:…>` pieces; `cut`: text was left out."""

    surface: pygame.Surface
    width: int
    height: int
    lines: int
    links: tuple[Link, ...]
    cut: bool = False


@dataclass(frozen=True, slots=True)
class _Piece:
    """A word, a space, an icon or a break with its looks."""

    kind: str
    text: str
    bold: bool = False
    colour: RGB | None = None
    link: str = ""


class _Kept:
    """Least recently used results, bounded by their number."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = make()
        if len(self._kept) > self._limit:
            self._kept.popitem(last=False)
        return made

    def clear(self) -> None:
        self._kept.clear()


class Typesetter:
    """Draws text for one window. `unit` is pixels per grid unit, `factor` the player's text size (0.8..1.5)."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self.unit = 1.0
        self.factor = 1.0
        self._fonts: dict[tuple[str, int, int], pygame.font.Font] = {}
        self._lines = _Kept(3000)
        self._blocks = _Kept(600)

    def configure(self, unit: float, factor: float) -> None:
        """Set the scale; a change empties the caches. `factor` is clamped to what the settings allow."""
        factor = min(theme.MAX_FACTOR, max(theme.MIN_FACTOR, factor))
        if (unit, factor) == (self.unit, self.factor):
            return
        self.unit, self.factor = unit, factor
        self._fonts.clear()
        self._lines.clear()
        self._blocks.clear()

    def pixels(self, style: TextStyle) -> int:
        """Em height on the screen: the style's size, the player's text size as far as it is elastic, at least 14."""
        grown = style.size * (1 + (self.factor - 1) * style.elastic)
        return max(theme.MIN_TEXT_PX, round(grown * self.unit + 1e-6))

    def font(self, style: TextStyle, px: int | None = None, weight: int | None = None) -> pygame.font.Font:
        """The font of a style at `px` pixels (its own size when None)."""
        key = (style.family, weight or style.weight, px or self.pixels(style))
        if key not in self._fonts:
            package, stem = _FACES[style.family]
            file = resources.files(package) / "files" / f"{stem}-{_WEIGHTS[key[1]]}.ttf"
            self._fonts[key] = pygame.font.Font(str(file), key[2])
        return self._fonts[key]

    def line_height(self, style: TextStyle) -> int:
        """Distance of two baselines in pixels."""
        return round(self.pixels(style) * _LINE)

    # ------------------------------------------------------------------ single lines
    def width(self, text: str, style: TextStyle) -> int:
        """Advance of `text` in pixels at the style's full size."""
        return self._width(text, style, self.pixels(style))

    def _width(self, text: str, style: TextStyle, px: int) -> int:
        spaced = style.spacing * px / style.size * len(text) if style.spacing else 0
        return self.font(style, px).size(text)[0] + round(spaced)

    def fitting(self, text: str, style: TextStyle, limit: int | None) -> int:
        """The largest em height, not above the style's and not under 14, at which `text` is `limit` pixels or less."""
        px = self.pixels(style)
        if limit is not None:
            while px > theme.MIN_TEXT_PX and self._width(text, style, px) > limit:
                px -= 1
        return px

    def line(self, text: str, style: TextStyle, limit: int | None = None) -> Line:
        """`text` on one line; with `limit` it shrinks down to 14 pixels and is then cut with an ellipsis."""
        return self._lines.get((text, style, limit), lambda: self._line(text, style, limit))

    def _line(self, text: str, style: TextStyle, limit: int | None) -> Line:
        px = self.fitting(text, style, limit)
        if limit is not None and self._width(text, style, px) > limit:
            while text and self._width(text + "…", style, px) > limit:
                text = text[:-1].rstrip()
            text += "…"
        return self._render(text, style, px)

    def _render(self, text: str, style: TextStyle, px: int) -> Line:
        font = self.font(style, px)
        colour = (255, 255, 255) if style.gradient else style.colour
        surface = self._spaced(text, style, px, colour) if style.spacing else font.render(text, True, colour)
        if style.gradient:
            surface = surface.convert_alpha()
            shade = gradient_column(style.gradient, surface.get_height())
            shade = pygame.transform.scale(shade, surface.get_size())
            surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        ascent = font.get_ascent()
        width = self._width(text, style, px)
        pad = 0
        if style.halo:
            pad = max(1, round(style.halo * self.unit))
            surface = _haloed(surface, font, text, pad)
        elif style.shadow:
            pad = 3 * max(1, round(style.shadow * self.unit))
            surface = _shadowed(surface, pad)
        return Line(surface, ascent + pad, width, pad)

    def _spaced(self, text: str, style: TextStyle, px: int, colour: RGB) -> pygame.Surface:
        font = self.font(style, px)
        gap = style.spacing * px / style.size
        surface = pygame.Surface((self._width(text, style, px) + 2, font.get_height()), pygame.SRCALPHA)
        for index, letter in enumerate(text):
            # The width of the text so far keeps the kerning between neighbours.
            before = font.size(text[: index + 1])[0] - font.size(letter)[0]
            surface.blit(font.render(letter, True, colour), (round(before + gap * index), 0))
        return surface

    # ------------------------------------------------------------------ rich text
    def block(self, markup: str, style: TextStyle, width: int, height: int | None = None, align: str = "left") -> Block:
        """Rich text wrapped to `width` pixels.

        With `height` (pixels) the letters shrink, not under 14 pixels, until it fits; what then still stands over is
        cut with an ellipsis and `cut` is set. `align`: left, center or right.
        """
        key = (markup, style, width, height, align)
        return self._blocks.get(key, lambda: self._block(markup, style, width, height, align))

    def _block(self, markup: str, style: TextStyle, width: int, height: int | None, align: str) -> Block:
        pieces = _parse(markup)
        px = self.pixels(style)
        rows = self._wrap(pieces, style, px, width)
        widest = max((self._piece_width(p, style, px) for p in pieces if p.kind == "word"), default=0)
        while px > theme.MIN_TEXT_PX and (
            (height is not None and len(rows) * round(px * _LINE) > height) or widest > width
        ):
            px -= 1
            rows = self._wrap(pieces, style, px, width)
            widest = max((self._piece_width(p, style, px) for p in pieces if p.kind == "word"), default=0)
        step = round(px * _LINE)
        fit = max(1, height // step) if height is not None else len(rows)
        cut = len(rows) > fit or widest > width
        if len(rows) > fit:
            rows = rows[:fit]
            rows[-1] = self._shorten(rows[-1], style, px, width)
        return self._compose(rows, style, px, width, align, cut)

    def _piece_width(self, piece: _Piece, style: TextStyle, px: int) -> int:
        if piece.kind == "icon":
            return round(px * _ICON)
        return self.font(style, px, _weight(piece, style)).size(piece.text)[0]

    def _wrap(self, pieces: list[_Piece], style: TextStyle, px: int, width: int) -> list[list[_Piece]]:
        rows: list[list[_Piece]] = [[]]
        used = 0
        for run in _glued(pieces):
            if run[0].kind == "break":
                rows.append([])
                used = 0
                continue
            need = sum(self._piece_width(piece, style, px) for piece in run)
            if run[0].kind != "space" and rows[-1] and used + need > width:
                while rows[-1] and rows[-1][-1].kind == "space":
                    rows[-1].pop()
                rows.append([])
                used = 0
            if run[0].kind == "space" and not rows[-1]:
                continue
            rows[-1].extend(run)
            used += need
        return rows

    def _shorten(self, row: list[_Piece], style: TextStyle, px: int, width: int) -> list[_Piece]:
        dots = _Piece("word", "…")
        need = self._piece_width(dots, style, px)
        while row and sum(self._piece_width(piece, style, px) for piece in row) + need > width:
            row = row[:-1]
        return [*row, dots]

    def _compose(self, rows: list[list[_Piece]], style: TextStyle, px: int, width: int, align: str, cut: bool) -> Block:
        step = round(px * _LINE)
        ascent = self.font(style, px).get_ascent()
        baseline = ascent + max(0, (step - self.font(style, px).get_height()) // 2)
        surface = pygame.Surface((max(1, width), max(1, step * len(rows) + px // 4)), pygame.SRCALPHA)
        links: list[Link] = []
        used = 0
        for number, row in enumerate(rows):
            widths = [self._piece_width(piece, style, px) for piece in row]
            x = {"left": 0, "center": (width - sum(widths)) // 2, "right": width - sum(widths)}[align]
            used = max(used, sum(widths))
            for piece, advance in zip(row, widths, strict=True):
                self._place(surface, piece, style, px, x, number * step + baseline)
                if piece.link:
                    _add_link(links, piece.link, pygame.Rect(x, number * step, advance, step))
                x += advance
        return Block(surface, used, step * len(rows), len(rows), tuple(links), cut)

    def _place(self, surface: pygame.Surface, piece: _Piece, style: TextStyle, px: int, x: int, baseline: int) -> None:
        if piece.kind == "icon":
            size = round(px * _ICON)
            glyph = inline_icon(self._art, piece.text, (size, size), piece.colour)
            surface.blit(glyph, (x, baseline - round(px * 0.92)))
        elif piece.text.strip():
            font = self.font(style, px, _weight(piece, style))
            surface.blit(font.render(piece.text, True, piece.colour or style.colour), (x, baseline - font.get_ascent()))


def inline_icon(art: Art, name: str, size: tuple[int, int], colour: RGB | None = None) -> pygame.Surface:
    """The icon `name` in `colour`, in the colour the theme gives it, or as it is painted (pearls)."""
    if name in theme.ICON_KEYS:
        return art.image(theme.ICON_KEYS[name], size)
    return art.tinted(f"icons/{name}", size, colour or theme.ICON_COLOURS.get(name, theme.PEARL))


def _haloed(surface: pygame.Surface, font: pygame.font.Font, text: str, grow: int) -> pygame.Surface:
    font.outline = grow
    try:
        outline = font.render(text, True, theme.INK)
    finally:
        font.outline = 0
    whole = pygame.Surface((surface.get_width() + 2 * grow, surface.get_height() + 2 * grow), pygame.SRCALPHA)
    outline.set_alpha(215)
    whole.blit(outline, (0, 0))
    whole.blit(surface, (grow, grow))
    return whole


def _shadowed(surface: pygame.Surface, pad: int) -> pygame.Surface:
    whole = pygame.Surface((surface.get_width() + 2 * pad, surface.get_height() + 2 * pad), pygame.SRCALPHA)
    letters = surface.copy()
    letters.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(letters, (pad, pad + pad // 4))
    whole = pygame.transform.gaussian_blur(whole, pad // 3)
    whole.blit(surface, (pad, pad))
    return whole


def _weight(piece: _Piece, style: TextStyle) -> int:
    return (700 if style.weight < 700 else style.weight) if piece.bold else style.weight


def _add_link(links: list[Link], target: str, rect: pygame.Rect) -> None:
    if links and links[-1].target == target and links[-1].rect.top == rect.top and links[-1].rect.right == rect.left:
        links[-1].rect.width += rect.width
    else:
        links.append(Link(target, rect))


def _glued(pieces: list[_Piece]) -> list[list[_Piece]]:
    """Runs that may not be parted: words that touch (`**a**,`), an icon with the word that touches it."""
    runs: list[list[_Piece]] = []
    for piece in pieces:
        solid = piece.kind in ("word", "icon")
        if solid and runs and runs[-1][-1].kind in ("word", "icon"):
            runs[-1].append(piece)
        else:
            runs.append([piece])
    return runs


def _parse(markup: str) -> list[_Piece]:
    pieces: list[_Piece] = []
    bold, colours, links = False, [], []  # type: ignore[var-annotated]

    def words(text: str) -> None:
        for part in re.findall(r" +|[^ ]+", text):
            kind = "space" if part[0] == " " else "word"
            pieces.append(_Piece(kind, part, bold, colours[-1] if colours else None, links[-1] if links else ""))

    end = 0
    for found in _TAG.finditer(markup):
        words(markup[end : found.start()])
        end = found.end()
        tag, value = found["tag"], found["value"] or ""
        if found["literal"]:
            words(found["literal"])
        elif found["bold"]:
            bold = not bold
        elif found["break"]:
            pieces.append(_Piece("break", ""))
        elif tag == "i":
            pieces.append(_Piece("icon", value, bold, colours[-1] if colours else None, links[-1] if links else ""))
        elif tag == "c":
            colours.append(theme.rgb(value) if value.startswith("#") else _NAMED[value])
        elif tag == "a":
            links.append(value)
        elif tag == "/c" and colours:
            colours.pop()
        elif tag == "/a" and links:
            links.pop()
    words(markup[end:])
    return pieces
