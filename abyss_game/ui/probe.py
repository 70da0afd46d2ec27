"""For end-to-end tests: tells in a file what is on the screen and where.

With the environment variable ``ABYSS_E2E`` naming a file, every drawing writes JSON: the ``scene``, the waiting
``decision`` with its ``seat`` and text of legal ``moves``, the ``rects`` of everything that can be pointed at, in
window pixels, and which switches are ``on``. Without it, nothing happens.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from abyss_game.ui.context import Ui
from abyss_game.ui.scenes.title import Title
from abyss_game.ui.tables.scene import TableScene
from abyss_game.ui.widgets import WidgetScene

VARIABLE = "ABYSS_E2E"


class Probe:
    """Writes to the file that the environment names."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        name = os.environ.get(VARIABLE, "")
        self._path = Path(name) if name else None

    def write(self) -> None:
        """Tells what was just drawn."""
        if self._path is None:
            return
        spare = self._path.with_suffix(".part")
        spare.write_bytes(msgspec.json.encode(self._tell()))
        spare.replace(self._path)

    def _tell(self) -> dict[str, Any]:
        scene = self._ui.stack.top
        name = "Title" if isinstance(scene, Title) else type(scene).__name__
        told: dict[str, Any] = {"scene": name, "language": self._ui.catalog.language, "rects": {}}
        group = scene.group if isinstance(scene, WidgetScene | TableScene) else None
        if group is not None:
            told["focus"] = group.focus
            told["on"] = [widget.key for widget in group.widgets if getattr(widget, "on", False)]
            for widget in group.widgets:
                rect = self._ui.canvas.rect(widget.box)
                told["rects"][widget.key] = [rect.x, rect.y, rect.w, rect.h]
        if isinstance(scene, TableScene):
            sight = scene.sight
            told["decision"] = type(sight.decision).__name__ if sight.decision is not None else ""
            told["seat"], told["mine"] = sight.deciding, sight.mine
            told["viewer"], told["busy"] = scene.viewer, scene.busy()
            told["number"], told["amount"] = scene.match.number, sight.amount
            told["moves"] = [scene.match.rules.move_text(move) for move in sight.legal]
            told["sources"] = {scene.match.rules.move_text(m): [m.source(), m.target()] for m in sight.legal}
            for target in {move.target() for move in sight.legal}:
                box = scene.table.place(sight, target)
                if box is not None:
                    rect = self._ui.canvas.rect(tuple(box))
                    told["rects"][f"place:{target}"] = [rect.x, rect.y, rect.w, rect.h]
        return told
