"""Where everything lies on a table: reads Tiled maps into frozen structs and arranges what is in a zone.

All lengths are grid units of a 1280 x 720 screen (see `ui/canvas.py` for pixels); angles are degrees, clockwise
positive. Nothing else in the program reads a `.tmx` file, so nothing else imports pytmx. Everything here is pure:
the same zone and the same number of cards always give the same places.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pytmx

GRID_WIDTH = 1280
GRID_HEIGHT = 720
KINDS = ("row", "fan", "stack", "overlap", "track", "panel", "button", "point")
"""What an object of a map may be; its Tiled `type`.

`row` has fixed slots, `track` has slots along a polyline, `fan`, `overlap` and `stack` take any number of cards,
`panel` holds words, `button` is pressed, `point` is where things come from or go to.
"""


class LayoutError(ValueError):
    """A map that cannot be used; the message names the file, the object and what is wrong with it."""


class Box(NamedTuple):
    """A rectangle in grid units: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """y of the lower edge."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside; left and upper edges count, right and lower edges do not."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def holds(self, other: Box) -> bool:
        """Whether `other` lies wholly inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: Box) -> bool:
        """Whether the two share any area; touching edges do not."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def grown(self, by: float) -> Box:
        """A box larger by `by` on all four sides (smaller when negative)."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)


class Pose(NamedTuple):
    """A card that may be turned: middle, size, angle in degrees clockwise."""

    cx: float
    cy: float
    w: float
    h: float
    angle: float = 0.0

    @property
    def box(self) -> Box:
        """The upright box around the same middle, as if the card were not turned."""
        return Box(self.cx - self.w / 2, self.cy - self.h / 2, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies on the turned card."""
        a = math.radians(-self.angle)
        dx, dy = x - self.cx, y - self.cy
        return (
            abs(dx * math.cos(a) - dy * math.sin(a)) <= self.w / 2
            and abs(dx * math.sin(a) + dy * math.cos(a)) <= self.h / 2
        )


@dataclass(frozen=True)
class Zone:
    """One named place of a table."""

    name: str
    kind: str
    box: Box
    slots: tuple[Box, ...] = ()
    """Places of a `row` or `track`, in playing order."""
    order: str = ""
    """In words, what the first slot is; for whoever edits the map."""
    parent: str = ""
    """The panel that this zone lies in, or nothing."""
    numbers: tuple[tuple[str, float], ...] = ()
    """Further figures written on the object, by name."""

    def has(self, name: str) -> bool:
        """Whether the map gives this zone a figure of that name."""
        return any(key == name for key, _ in self.numbers)

    def number(self, name: str) -> float:
        """A figure of this zone; raises `LayoutError` when the map does not give it."""
        for key, value in self.numbers:
            if key == name:
                return value
        raise LayoutError(f"zone {self.name!r} has no number {name!r}")


@dataclass(frozen=True)
class Layout:
    """All zones of one table for one number of players."""

    game: str
    seats: int
    zones: tuple[Zone, ...]

    def __getitem__(self, name: str) -> Zone:
        """The zone of that name; raises `LayoutError` when there is none."""
        for zone in self.zones:
            if zone.name == name:
                return zone
        raise LayoutError(f"{self.game} for {self.seats} has no zone {name!r}")

    def __contains__(self, name: str) -> bool:
        return any(zone.name == name for zone in self.zones)

    def opponent(self, after: int) -> Zone:
        """The panel of the player who sits `after` (1 …) places after the seat that is looking."""
        return self[f"opponent_{after}"]

    def at(self, x: float, y: float) -> Zone | None:
        """The innermost zone under a point: a part before the panel that holds it."""
        hit = [zone for zone in self.zones if zone.kind != "point" and zone.box.contains(x, y)]
        return min(hit, key=lambda zone: zone.box.w * zone.box.h, default=None)


def load_layout(folder: Path, game: str, seats: int) -> Layout:
    """Read `<folder>/<game>-<seats>p.tmx`.

    Raises `LayoutError` when the file is missing or broken, an object has no name, no known type or no size, two
    objects share a name, or a part names a panel that is not there.
    """
    path = folder / f"{game}-{seats}p.tmx"
    try:
        tmx = pytmx.TiledMap(str(path))
    except (OSError, ValueError, SyntaxError) as error:
        raise LayoutError(f"{path}: {error}") from error
    zones = tuple(_zone(path, item) for group in tmx.objectgroups for item in group)
    names = [zone.name for zone in zones]
    for name in names:
        if names.count(name) > 1:
            raise LayoutError(f"{path}: two objects are called {name!r}")
    for zone in zones:
        if zone.parent and zone.parent not in names:
            raise LayoutError(f"{path}: {zone.name!r} lies in {zone.parent!r}, which is not there")
    return Layout(str(tmx.properties.get("game", game)), int(tmx.properties.get("seats", seats)), zones)


def _zone(path: Path, item: pytmx.TiledObject) -> Zone:
    name, kind = item.name or "", item.type or ""
    if not name or kind not in KINDS:
        raise LayoutError(f"{path}: object {item.id} {name!r} has the type {kind!r}, not one of {', '.join(KINDS)}")
    numbers = tuple(
        sorted((key, float(value)) for key, value in item.properties.items() if isinstance(value, int | float))
    )
    figures = dict(numbers)
    try:
        if kind == "track":
            w, h = figures["slot_w"], figures["slot_h"]
            slots = tuple(Box(float(p[0]), float(p[1]), w, h) for p in item.points)
        elif kind == "row":
            w, h = figures["slot_w"], figures["slot_h"]
            dx, dy = figures.get("step_x", 0.0), figures.get("step_y", 0.0)
            count = int(figures["count"])
            slots = tuple(Box(item.x + dx * i, item.y + dy * i, w, h) for i in range(count))
        else:
            slots = ()
    except KeyError as error:
        raise LayoutError(f"{path}: {name!r} of type {kind!r} lacks {error}") from error
    if kind == "track":
        left, top = min(s.x for s in slots), min(s.y for s in slots)
        box = Box(left, top, max(s.right for s in slots) - left, max(s.bottom for s in slots) - top)
    else:
        box = Box(float(item.x), float(item.y), float(item.width), float(item.height))
    if kind != "point" and (box.w <= 0 or box.h <= 0):
        raise LayoutError(f"{path}: {name!r} has no size")
    text = item.properties
    return Zone(name, kind, box, slots, str(text.get("order", "")), str(text.get("inside", "")), numbers)


def fan(
    count: int, zone: Zone, raised: Mapping[int, float] | None = None, shares: Sequence[float] = ()
) -> tuple[Pose, ...]:
    """Places of a hand of `count` cards, left to right, each a little turned.

    The step shrinks as the hand grows, never under `step_min`; from `many` cards on the cards become `card_w_many`
    wide and share whatever width there is. `raised` lifts single cards (index to units) along the page. `shares` (one
    for each card, above 0) says how much of its width each card gets to show when the hand is too full for all.
    """
    box, raised = zone.box, raised or {}
    w = zone.number("card_w") if count < zone.number("many") else zone.number("card_w_many")
    h = w * 1.5
    room = box.w - 2 * zone.number("margin") - w
    step = min(w + 8, room / max(1, count - 1))
    if count < zone.number("many"):
        step = max(step, zone.number("step_min"))
    lefts = _lefts(count, step, w, shares)
    start = box.x + box.w / 2 - (w + lefts[-1]) / 2 if lefts else 0.0
    poses = []
    for i in range(count):
        t = (i - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        top = box.y + zone.number("rise") + abs(t) ** 1.8 * zone.number("arc") - raised.get(i, 0.0)
        angle = t * zone.number("turn")
        # the card turns about a point well below it, as if held by one hand
        reach = 4 * w - h / 2
        a = math.radians(angle)
        px, py = start + lefts[i] + w / 2, top + 4 * w
        poses.append(Pose(px + reach * math.sin(a), py - reach * math.cos(a), w, h, angle))
    return tuple(poses)


def _lefts(count: int, step: float, w: float, shares: Sequence[float]) -> list[float]:
    """How far to the right of the first card each card of a fan begins; the whole is as wide as with equal steps."""
    if not shares or step >= w or count < 2:
        return [i * step for i in range(count)]
    unit = step * (count - 1) / sum(shares[: count - 1])
    lefts = [0.0]
    for share in shares[: count - 1]:
        lefts.append(lefts[-1] + unit * share)
    return lefts


def row(count: int, box: Box, width: float, gap: float) -> tuple[Box, ...]:
    """`count` cards side by side from the left, `width` wide while they fit, then each as narrow as needed.

    A card gives up the sides of its picture rather than lie under its neighbour, so nothing on it is covered.
    """
    if count <= 0:
        return ()
    w = min(width, (box.w - gap * (count - 1)) / count)
    if w < width:
        gap = min(gap, max(3.0, box.w * 0.012))
        w = min(width, (box.w - gap * (count - 1)) / count)
    return tuple(Box(box.x + i * (w + gap), box.y, w, box.h) for i in range(count))


def column_of_cards(count: int, slot: Box) -> tuple[Box, ...]:
    """`count` affiliated Allies of one Race in their slot, weakest first and lowest; the last lies on top, whole."""
    if count <= 0:
        return ()
    w = slot.h / 1.5
    step = min(11.0, 20.0 / (count - 1)) if count > 1 else 0.0
    left = slot.x + 2 - step * (count - 1) / 2
    return tuple(Box(left + i * step, slot.y, w, slot.h) for i in range(count))


LOCATIONS_A_PAGE = 6
_ROW_GAP, _ROWS_DEEPER = 4.0, 10.0
"""Between two rows of Locations, and how much deeper than one row they reach."""


def location_pages(count: int) -> int:
    """How many pages the available Locations need (at least one)."""
    return max(1, math.ceil(count / LOCATIONS_A_PAGE))


def location_tiles(count: int, zone: Zone, page: int = 0) -> tuple[Box, ...]:
    """Places of the available Locations on one page.

    Up to three of them (the slots of the zone) lie at full size. Four to six lie in two rows, each tile whole, cut in
    height to the middle of its picture and its formula. More are paged by six.
    """
    slots = zone.slots
    if count <= len(slots):
        return slots[:count]
    here = min(LOCATIONS_A_PAGE, count - page * LOCATIONS_A_PAGE)
    if here <= 0:
        raise ValueError(f"page {page} of {count} Locations is empty")
    if here <= len(slots):
        return slots[:here]
    columns = 2 if here == 4 else len(slots)
    gap = slots[1].x - slots[0].right
    w, h = (zone.box.w - gap * (columns - 1)) / columns, (zone.box.h + _ROWS_DEEPER - _ROW_GAP) / 2
    return tuple(
        Box(zone.box.x + i % columns * (w + gap), zone.box.y + i // columns * (h + _ROW_GAP), w, h) for i in range(here)
    )


class OwnedPlace(NamedTuple):
    """Where one controlled Location lies, and the Lords under it (drawn before the tile)."""

    tile: Box
    lords: tuple[Box, ...]


def owned_places(lords: Sequence[int], zone: Zone) -> tuple[OwnedPlace, ...]:
    """Places of the own Locations; `lords` says how many Lords lie under each (three, or fewer by a power).

    One Location shows its Lords as cards beside it, two show them as strips in a column, from three on the tiles take
    all the width and the Lords are told by signs on the tile.
    """
    box, gap, count = zone.box, zone.number("gap"), len(lords)
    if not count:
        return ()
    share = (box.w - gap * (count - 1)) / count
    column = share * 0.34 if count == 2 else 0.0
    tile_w = min(zone.number("card_w"), share - column)
    places = []
    for i, under in enumerate(lords):
        tile = Box(box.x + i * (share + gap), box.y, tile_w, box.h)
        if count == 1:
            cards = _cards_beside(under, tile, box)
        elif count == 2:
            h = (box.h - 4) / 3 if under <= 3 else (box.h - 2 * (under - 1)) / under
            cards = tuple(Box(tile.right + 3, box.y + k * (h + 2), share - tile_w - 3, h) for k in range(under))
        else:
            cards = ()
        places.append(OwnedPlace(tile, cards))
    return tuple(places)


def _cards_beside(count: int, tile: Box, box: Box) -> tuple[Box, ...]:
    """Lords in a row at the right of a tile, the first one a little under it."""
    w = box.h * 51 / 78
    first = tile.right - 6
    step = min(54.0, (box.right - first - w) / max(1, count - 1))
    return tuple(Box(first + k * step, box.y, w, box.h) for k in range(count))
