"""The dependency rule, read from the imports:

``app, cli → ui → {ai, storage, i18n} → games → engine``; the window's libraries stay in the window.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "abyss_game"

LEAVES = {"resources", "version"}
"""Files that say where things lie and which version this is; they import nothing of the program."""

MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "ai": {"engine", "games"},
    "storage": {"engine", "games", *LEAVES},
    "i18n": {"engine", "games", *LEAVES},
    "ui": {"engine", "games", "ai", "storage", "i18n", *LEAVES},
    "app": {"engine", "games", "ai", "storage", "i18n", "ui", "cli", *LEAVES},
    "cli": {"engine", "games", "ai", "storage", "i18n", "ui", "app", *LEAVES},
    "resources": set(),
    "version": set(),
    "__init__": set(),
    "__main__": {"app", "cli", *LEAVES},
    "devtools": {"engine", "games", "ai", "storage", "i18n", "ui", *LEAVES},
}
"""Which parts of the program a part may import beside itself. The command line opens the window, so that ``cli`` and
``app`` stand on one level; ``devtools`` is no part of the program that is played."""

WINDOW = {"pygame": {"ui", "app", "cli", "devtools"}, "pytmx": {"ui", "devtools"}, "fluent": {"i18n"}}
"""Libraries that only these parts may import."""


def part_of(path: Path) -> str:
    """The part of the program that the file at ``path`` belongs to: ``cli_play.py`` to ``cli``, ``app_shot.py`` to
    ``app``."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return next((part for part in ("cli", "app") if first.startswith(f"{part}_")), first)


def imports(source: str, path: Path) -> set[str]:
    """All modules that ``source`` imports, by full name: also those inside functions and under ``TYPE_CHECKING``."""
    package = ["abyss_game", *path.relative_to(PACKAGE).parts[:-1]]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module.split(".") if node.module else [])])
            found.add(module)
            found |= {f"{module}.{alias.name}" for alias in node.names}
        elif (
            isinstance(node, ast.Call)
            and getattr(node.func, "attr", getattr(node.func, "id", "")) in ("import_module", "__import__")
            and node.args
            and isinstance(node.args[0], ast.Constant)
        ):
            found.add(str(node.args[0].value))
    return found


def violations(source: str, path: Path) -> list[str]:
    """What the file at ``path`` with ``source`` imports but may not."""
    part = part_of(path)
    allowed = MAY_IMPORT[part] | {part}
    wrong: set[str] = set()
    for name in imports(source, path):
        first, *rest = name.split(".")
        if first in WINDOW and part not in WINDOW[first]:
            wrong.add(f"{part} imports {first}")
        if first == "abyss_game" and rest:
            other = part_of(PACKAGE / rest[0])
            if other in MAY_IMPORT and other not in allowed:
                wrong.add(f"{part} imports {other}")
    return sorted(wrong)


FILES = sorted(path for path in PACKAGE.rglob("*.py") if "__pycache__" not in path.parts)


@pytest.mark.parametrize("part", sorted({part_of(path) for path in FILES}))
def test_every_part_keeps_the_rule(part: str) -> None:
    assert part in MAY_IMPORT, f"{part} has no place in the rule yet"
    wrong = {
        str(path.relative_to(PACKAGE)): found
        for path in FILES
        if part_of(path) == part and (found := violations(path.read_text(encoding="utf-8"), path))
    }
    assert wrong == {}


def test_all_parts_are_looked_at() -> None:
    assert {part_of(path) for path in FILES} >= {"engine", "games", "ai", "storage", "i18n", "ui"}
    assert len(FILES) > 60


@pytest.mark.parametrize(
    ("file", "source", "wrong"),
    [
        ("engine/x.py", "from ..games import GAMES", ["engine imports games"]),
        ("engine/x.py", "import abyss_game.games.abyss.rules", ["engine imports games"]),
        ("engine/x.py", "def f():\n    from ..ui.text import draw", ["engine imports ui"]),
        ("games/abyss/x.py", "from ...ai import heuristic", ["games imports ai"]),
        ("games/abyss/x.py", "import pygame", ["games imports pygame"]),
        ("ai/x.py", "def f():\n    import pygame.event", ["ai imports pygame"]),
        (
            "storage/x.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..ui.art import Art",
            ["storage imports ui"],
        ),
        ("storage/x.py", "from fluent.runtime import FluentBundle", ["storage imports fluent"]),
        ("ui/x.py", "from fluent.runtime import FluentBundle", ["ui imports fluent"]),
        ("ui/scenes/x.py", "from ... import app", ["ui imports app"]),
        ("ai/x.py", "from abyss_game import app", ["ai imports app"]),
        ("ui/x.py", "from ..cli_play import run", ["ui imports cli"]),
        ("engine/x.py", "from ..resources import assets_dir", ["engine imports resources"]),
        ("cli_play.py", "from .app import main\nimport pygame", []),
        ("ai/x.py", "import importlib\nimportlib.import_module('pytmx')", ["ai imports pytmx"]),
        ("ui/x.py", "import pygame\nfrom ..engine import bus\nfrom . import text\nimport pytmx", []),
        ("games/abyss/lords/x.py", "from ....engine.queries import Query\nfrom ..cards import RACES", []),
        ("i18n/x.py", "from fluent.runtime import FluentBundle", []),
    ],
)
def test_violations_are_found(file: str, source: str, wrong: list[str]) -> None:
    assert violations(source, PACKAGE / file) == wrong


def test_no_rule_knows_a_lord_by_name() -> None:
    """A Lord's definition is the only place of the rules that names it."""
    from abyss_game.games.abyss.lords import BASE_LORDS

    names = {lord.id for lord in BASE_LORDS}
    rules = PACKAGE / "games" / "abyss"
    found = [
        f"{path.name}: {node.value}"
        for path in sorted(rules.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names
    ]
    assert found == []


THINGS_OF_EXPANSIONS = ("nebulis", "sentinel", "treasure", "smuggler", "scourge", "wound")
"""Pieces and cards that only an expansion brings."""
TABLE = PACKAGE / "ui" / "tables" / "abyss"
JOINED = "every.py"
"""The one file of the table that puts the expansions together."""


def named_expansions(source: str) -> list[str]:
    """The expansions of the table and their things that ``source`` names, in its code or in its comments."""
    boxes = sorted(folder.name for folder in TABLE.iterdir() if (folder / "extra.py").is_file())
    return [word for word in (*boxes, *THINGS_OF_EXPANSIONS) if word in source.lower()]


@pytest.mark.parametrize("path", sorted(TABLE.glob("*.py")), ids=lambda path: path.stem)
def test_the_table_of_abyss_asks_its_extras_and_names_no_expansion(path: Path) -> None:
    found = named_expansions(path.read_text(encoding="utf-8"))
    assert (found == []) is (path.name != JOINED), f"{path.name} names {found}"


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("from abyss_game.ui.tables.abyss.kraken import board", ["kraken"]),
        ("if view.leviathan is not None:\n    pass", ["leviathan"]),
        ('if "kraken" in options.expansions:\n    pass', ["kraken"]),
        ("def f(token: Sentinel) -> None: ...", ["sentinel"]),
        ("extras.merged('builders')", []),
    ],
)
def test_what_names_an_expansion_is_found(source: str, named: list[str]) -> None:
    assert named_expansions(source) == named
