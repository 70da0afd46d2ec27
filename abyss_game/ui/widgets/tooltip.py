"""The small tablet that explains what is pointed at.

    tooltip.draw(canvas, box_of_the_card, "**Jailer** · Soldier\\nEach opponent discards 1 Ally.")

It lies inside the window and never over what it explains: above it, else below, else beside.
"""

from __future__ import annotations

from abyss_game.ui import ornaments, theme
from abyss_game.ui.canvas import Box, Canvas

DELAY = 0.45
"""Seconds of pointing before a tip appears."""
_PAD_X, _PAD_Y, _GAP = 14, 9, 12


def place(canvas: Canvas, anchor: Box, width: float, height: float) -> Box:
    """Where a tip of that size lies for `anchor` (grid units)."""
    left, top, wide, high = canvas.window()
    x, y, w, h = anchor
    inside_x = min(max(x + w / 2 - width / 2, left + 6), left + wide - width - 6)
    if y - _GAP - height >= top + 6:
        return (inside_x, y - _GAP - height, width, height)
    if y + h + _GAP + height <= top + high - 6:
        return (inside_x, y + h + _GAP, width, height)
    inside_y = min(max(y + h / 2 - height / 2, top + 6), top + high - height - 6)
    beside = x + w + _GAP if x + w + _GAP + width <= left + wide - 6 else x - _GAP - width
    beside = min(max(beside, left + 6), left + wide - width - 6)
    return (beside, inside_y, width, height)


def draw(canvas: Canvas, anchor: Box, markup: str, width: float = 320) -> Box:
    """Draw the tip (rich text wrapped to `width`); returns its place."""
    style = theme.BODY
    text = (0.0, 0.0, width - 2 * _PAD_X, 0.0)
    block = canvas.paragraph(text, markup, style, draw=False)
    box = place(canvas, anchor, block.width / canvas.unit + 2 * _PAD_X + 2, block.height / canvas.unit + 2 * _PAD_Y)
    fill = (theme.PROMPT_FILL[0], theme.TABLET_FILL[2])
    ornaments.panel(canvas, box, 6, 1.0, theme.BRASS, 0.85, 1.2, fill)
    canvas.surface.blit(block.surface, canvas.point(box[0] + _PAD_X, box[1] + _PAD_Y))
    return box
