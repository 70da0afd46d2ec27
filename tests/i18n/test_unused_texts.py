"""Every message is said somewhere: a sentence that nothing shows would be translated and looked after for nobody."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

from fluent.syntax import ast

import abyss_game

from .ftl import entries, folder, nodes

PACKAGE = Path(abyss_game.__file__).parent
ID = re.compile(r"[a-z][a-z0-9_]*(-[\w]+)*-?")


def spoken() -> tuple[set[str], set[str]]:
    """The ids that the program writes as they are, and the beginnings of those that it puts together."""
    whole, beginnings = set(), set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.JoinedStr):
                first = node.values[0] if node.values else None
                if isinstance(first, python.Constant) and "-" in str(first.value):
                    beginnings.add(str(first.value))
            elif isinstance(node, python.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                (beginnings if node.value.endswith("-") else whole).add(node.value)
    return whole, beginnings


def unused() -> list[str]:
    """The messages of the English files that no module names and no other message refers to."""
    whole, beginnings = spoken()
    files = {path.stem: entries("en", path.stem) for path in sorted(folder("en").glob("*.ftl"))}
    referred = {
        node.id.name
        for messages in files.values()
        for entry in messages.values()
        for node in nodes(entry)
        if isinstance(node, ast.MessageReference)
    }
    return [
        f"{file}: {name}"
        for file, messages in files.items()
        for name in messages
        if name not in whole | referred and not name.startswith(tuple(beginnings))
    ]


def test_every_message_is_used() -> None:
    assert unused() == []


def test_the_search_knows_ids_written_whole_and_put_together() -> None:
    whole, beginnings = spoken()
    assert "pay-pearls-none" in whole
    assert "tip-threat-" in beginnings
    assert "tip-hand" not in whole
