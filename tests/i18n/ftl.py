"""Reading the text files: messages by id, the variables that they use, sample arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from abyss_game.i18n.catalog import Catalog
from abyss_game.resources import assets_dir

LANGUAGES = ("pt", "es", "en")
MINE = (
    *("lords", "locations", "terms", "events", "decisions", "moves", "refusals", "errors", "scenarios", "tooltips"),
    *("conspiracy", "conspiracy_locations", "conspiracy_game"),
    "kraken",
    "leviathan",
)
GRAMMAR = re.compile(r"_(the|of|to|by|cap|gender|plural|one|title|count)$")
"""Forms of the same argument: one language may need another form than the next."""


def folder(language: str) -> Path:
    return assets_dir() / "locales" / language


@cache
def entries(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of one file; fails when something in it is not a message."""
    resource = FluentParser().parse((folder(language) / f"{file}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), [name for name in ids if ids.count(name) > 1]
    return {entry.id.name: entry for entry in found}


@cache
def everything(language: str) -> dict[str, ast.Message]:
    """The messages of my files."""
    return {name: entry for file in MINE for name, entry in entries(language, file).items()}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """``node`` and everything inside it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from nodes(part)


def variables(node: object) -> set[str]:
    return {found.id.name for found in nodes(node) if isinstance(found, ast.VariableReference)}


def arguments(node: object) -> set[str]:
    """The arguments that a message speaks of, whatever their grammatical form."""
    return {GRAMMAR.sub("", name) for name in variables(node)}


def selectors(node: object) -> set[str]:
    """The arguments that choose between variants."""
    chosen = (found.selector for found in nodes(node) if isinstance(found, ast.SelectExpression))
    return {selector.id.name for selector in chosen if isinstance(selector, ast.VariableReference)}


@cache
def written(language: str) -> Catalog:
    """The catalogue of one language, read once for all tests, which must not switch it."""
    return Catalog(language, strict=True)


def words(node: object) -> str:
    """All text of a message outside its placeables."""
    return " ".join(found.value for found in nodes(node) if isinstance(found, ast.TextElement))


def samples(node: object) -> Iterator[dict[str, str | int]]:
    """Arguments to write a message with: every selector in all its variants and with 0, 1, 2 and 5."""
    chosen: dict[str, list[str | int]] = {name: [f"<{name}>"] for name in variables(node)}
    for found in nodes(node):
        if isinstance(found, ast.SelectExpression) and isinstance(found.selector, ast.VariableReference):
            keys = [variant.key for variant in found.variants]
            if any(isinstance(key, ast.NumberLiteral) for key in keys):
                chosen[found.selector.id.name] = [0, 1, 2, 5]
            else:
                chosen[found.selector.id.name] = [key.name for key in keys if isinstance(key, ast.Identifier)]
    names = sorted(chosen)
    for values in product(*(chosen[name] for name in names)):
        yield dict(zip(names, values, strict=True))
