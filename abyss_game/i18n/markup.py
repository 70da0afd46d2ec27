"""The little markup of all texts that are shown with links, icons and bold words.

>>> from abyss_game.i18n.markup import bold, escape, link, plain
>>> link("lord:jailer", "Carcereiro")
'<a:lord:jailer>Carcereiro</a>'
>>> plain("**Buy** " + link("card:22", "crab 3") + " from " + escape("A*b"))
'Buy crab 3 from A*b'

`**bold**`, `<i:pearl>` an icon, `<c:brass>…</c>` a colour, `<a:kind:id>…</a>` a link to a piece (`lord:jailer`,
`location:jail`, `card:22`, `seat:1`); a backslash makes the next character literal.
"""

from __future__ import annotations

import re

_TAG = re.compile(r"\\(?P<literal>.)|\*\*|</?[ac](?::[^>]*)?>|<i:(?P<icon>[^>]*)>")
_LEADING = re.compile(r"(?:\*\*|<[^>]*>|\\)*")


def escape(text: str) -> str:
    """``text`` (a player's name) with everything that the markup would read made literal."""
    return re.sub(r"([\\*<])", r"\\\1", text)


def bold(text: str) -> str:
    """``text`` in bold."""
    return f"**{text}**"


def icon(name: str) -> str:
    """The icon ``name`` in a line of text."""
    return f"<i:{name}>"


def link(target: str, text: str) -> str:
    """``text`` that leads to the piece ``target``, ``kind:id``."""
    return f"<a:{target}>{text}</a>"


def plain(text: str) -> str:
    """``text`` without markup, for a terminal or a search; icons disappear."""
    return _TAG.sub(lambda found: found["literal"] or "", text)


def capital(text: str) -> str:
    """``text`` with its first visible letter in upper case."""
    start = _LEADING.match(text)
    at = start.end() if start else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
