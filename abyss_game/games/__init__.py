"""The games that stand on the core."""

from __future__ import annotations

from typing import Any

from ..engine.ruleset import Registry, Ruleset


def _abyss() -> Ruleset[Any]:
    from .abyss.rules import make

    return make()


def _conspiracy() -> Ruleset[Any]:
    from .conspiracy.rules import make

    return make()


GAMES = Registry({"abyss": _abyss, "conspiracy": _conspiracy})
"""The games by name; each is imported when it is first asked for."""
