"""What several menu scenes have in common."""

from __future__ import annotations

from abyss_game.i18n.catalog import LANGUAGE_NAMES
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.context import Ui
from abyss_game.ui.widgets import Option, Segmented


def language_picker(ui: Ui, x: float, y: float, width: float, gap: float) -> Segmented:
    """The three languages, each in its own name; picking one switches the whole program at once."""
    options = [Option(language, LANGUAGE_NAMES[language]) for language in ui.languages]
    return Segmented(
        "language",
        (x, y, width, 32),
        options,
        ui.catalog.language,
        lambda language: ui.change(language=language),
        gap=gap,
        label=ui.t("ui-language"),
    )


def menu_backdrop(canvas: Canvas) -> None:
    """The dim senate behind every menu."""
    canvas.background("scenes/menu")
