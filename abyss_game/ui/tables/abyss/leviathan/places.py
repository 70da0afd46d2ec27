"""Where the pieces of Leviathan lie."""

from __future__ import annotations

from abyss_game.games.abyss.expansions.leviathan.cards import ZONE_NAMES
from abyss_game.ui.layout import Box
from abyss_game.ui.paint.panels import opponent_boxes
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.leviathan.counters import TOKENS_SIGN, part
from abyss_game.ui.tables.pieces import Sight

SLAIN_RATIO = 1.5
"""Width of a slain Leviathan's small card by its height."""
_WOUNDS, _LIMIT = 50.0, 72.0
"""Widths of the plates with the own Wounds and with the hand beside its limit."""
_SLAIN_ROOM = 200.0
"""So much of the shelf the own slain Leviathans may take."""
OUT = Box(1190, -90, 60, 40)
"""Where Leviathans and tokens go that leave the game."""


def sums(zone: int) -> tuple[int, ...]:
    """The sums of two dice that name ``zone``."""
    return tuple(int(total) for total in ZONE_NAMES[zone].split("-"))


def zone_box(sight: Sight, zone: int) -> Box:
    """A zone of the Border, 0 … 8."""
    return sight.layout["border"].slots[zone]


def own_places(sight: Sight) -> dict[str, Box]:
    """What lies on the shelf of the nearest seat: `new_token:<index>` from the left; from the right `hand_limit`,
    `wounds`, `scourge` when it is there, `slain:<index>`."""
    own, zone = part(sight.view), sight.layout["shelf"]
    assert own is not None
    box, gap = zone.box, zone.number("gap")
    x, found = box.right, {}
    sizes = [("hand_limit", _LIMIT), ("wounds", _WOUNDS)]
    sizes += [("scourge", box.h)] if own.scourge == sight.anchor else []
    for name, w in sizes:
        x -= w
        found[name] = Box(x, box.y, w, box.h)
        x -= gap
    count, w = len(own.slain[sight.anchor]), box.h * SLAIN_RATIO
    if count:
        step = min(w + 3, (_SLAIN_ROOM - w) / max(1, count - 1))
        x -= w + step * (count - 1)
        for index in range(count):
            found[f"slain:{index}"] = Box(x + step * index, box.y, w, box.h)
        x -= gap
    count = len(own.tokens[sight.anchor])
    step = min(box.h + 4, (x - box.x - box.h) / max(1, count - 1))
    for index in range(count):
        found[f"new_token:{index}"] = Box(box.x + step * index, box.y, box.h, box.h)
    return found


def tokens_of(sight: Sight, seat: int) -> Box:
    """Where the new Monster tokens of ``seat`` are: their number in its panel, or the beginning of the own shelf."""
    after = sight.after(seat)
    if not after:
        box = sight.layout["shelf"].box
        return Box(box.x, box.y, box.h, box.h)
    return counter_box(sight, seat, TOKENS_SIGN)


def counter_box(sight: Sight, seat: int, sign: str) -> Box:
    """Where the counter ``sign`` stands in the panel of the opponent ``seat``."""
    panel = sight.layout.opponent(sight.after(seat)).box
    counted = [name for name, _ in faces.counters(sight.view, seat)]
    boxes = opponent_boxes(panel.w, panel.h, len(sight.view.areas[seat].lords), len(counted))
    return Box(*boxes[f"counter_{counted.index(sign)}"]).moved(panel.x, panel.y)
