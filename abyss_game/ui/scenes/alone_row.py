"""The row of the new-game scene in which somebody who plays alone chooses an opponent that the rules play."""

from __future__ import annotations

from collections.abc import Callable

from abyss_game.ui import theme
from abyss_game.ui.canvas import Box, Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.seating import GameOffer
from abyss_game.ui.widgets import Option, Segmented, Widget

ANY = ""
"""Chance chooses."""
_LABEL = theme.TextStyle(17, "serif", 600, elastic=0.4)


def widget(ui: Ui, row: Box, offer: GameOffer, chosen: str, picked: Callable[[str], None]) -> Widget:
    """The opponents side by side, chance first."""
    x, y, w, h = row
    options = [Option(ANY, ui.t("ui-opponent-random"), "die")]
    for opponent in offer.opponents:
        guild = opponent.rpartition("-")[2]
        options.append(Option(opponent, ui.t(f"conspiracy-guild-{guild}"), f"guild-{guild}"))
    return Segmented("opponent", (x + 10, y + h - 42, w - 20, 34), options, chosen, picked, label=ui.t("ui-opponent"))


def draw(ui: Ui, canvas: Canvas, row: Box) -> None:
    """The row's tablet and heading."""
    x, y, w, _ = row
    canvas.fill(row, (theme.TABLET_FILL[0], theme.TABLET_FILL[2]), r=8, opacity=0.6)
    canvas.stroke(row, theme.BRASS, 1.2, r=8, opacity=0.6)
    canvas.icon("computer", (x + 14, y + 11, 20, 20), theme.BRASS)
    canvas.text(x + 44, y + 28, ui.t("ui-opponent"), _LABEL.but(colour=theme.BRASS), "left", w - 60)


def sentence(ui: Ui, chosen: str) -> str:
    """What is special about the opponent, in one line."""
    if chosen == ANY:
        return ui.t("opponent-rule")
    guild = chosen.rpartition("-")[2]
    told = [f"opponent-{guild}-{part}" for part in ("extra", "power")]
    words = " ".join(ui.t(message) for message in told if ui.catalog.has(message))
    return f"**{ui.t(f'opponent-{guild}')}** — {words or ui.t('opponent-extra-none')}"
