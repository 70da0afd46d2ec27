"""What all tests of the window share."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_game.ui.text import Typesetter


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that was drawn with an ellipsis or lost a part."""
    found: list[str] = []
    line, block = Typesetter.line, Typesetter.block

    def watched_line(self: Typesetter, text: str, style: Any, limit: int | None = None) -> Any:
        if limit is not None and self._width(text, style, self.fitting(text, style, limit)) > limit:
            found.append(text)
        return line(self, text, style, limit)

    def watched_block(self: Typesetter, markup: str, *args: Any, **kwargs: Any) -> Any:
        made = block(self, markup, *args, **kwargs)
        if made.cut:
            found.append(markup)
        return made

    monkeypatch.setattr(Typesetter, "line", watched_line)
    monkeypatch.setattr(Typesetter, "block", watched_block)
    return found
