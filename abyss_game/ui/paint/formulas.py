"""Score formulas of Locations as signs that need no language (B-116 to B-126).

A Location's own definition tells its formula in tokens: numbers, operators and signs as `kind:id`. Here they become
parts to draw: `formula(("5", "+", "2", "guild:farmer"))` is `5 + 2 <guild-farmer>`. The strip shows the parts, then
`=` and the present worth when somebody owns the Location.
"""

from __future__ import annotations

from collections.abc import Iterable

from abyss_game.ui import theme
from abyss_game.ui.paint.faces import RACE_SIGNS, Part

VALUE = "value-"
"""How the sign of a Lord's value begins: a disc with the number behind it."""
_SIGNS: dict[str, Part] = {
    "lord": Part(icon="lord"),
    "key": Part(icon="key"),
    "no-key": Part(icon="key", struck=True),
    "guild": Part(icon="guilds"),
    "affiliated": Part(icon="affiliated"),
    "location": Part(icon="location"),
    "opponent": Part(icon="person"),
    "to": Part(icon="arrow-once"),
    "eye": Part(icon="eye"),
    "least": Part(icon="chevron-down"),
    "most": Part(icon="chevron-up"),
    "pearl": Part(icon="pearl"),
    "monster": Part(icon="monster"),
    "nebulis": Part(icon="nebulis"),
    "treasure": Part(icon="treasure"),
    "gate": Part(icon="lock", tint=theme.BRASS),
    "shuffle": Part(icon="shuffle", tint=theme.BRASS),
    "key:silver": Part(icon="key", tint=theme.rgb("#dfe9f0")),
    "key:gold": Part(icon="key", tint=theme.BRASS),
    **{f"value:{value}": Part(icon=f"{VALUE}{value}") for value in range(7)},
    **{f"race:{race}": Part(icon=f"race-{race}") for race in RACE_SIGNS},
    **{f"guild:{guild}": Part(icon=f"guild-{guild}") for guild in theme.GUILD_COLOURS},
}
OPERATORS = frozenset("+-−×=Σ")


def formula(tokens: Iterable[str]) -> tuple[Part, ...]:
    """Parts to draw for the tokens of a formula; numbers and operators that follow each other become one text.

    Raises `ValueError` for a token that has no sign.
    """
    parts: list[Part] = []
    words: list[str] = []

    def close() -> None:
        if words:
            parts.append(Part(" ".join(words)))
            words.clear()

    for token in tokens:
        if token in OPERATORS or token.isdigit():
            words.append(token)
        elif token in _SIGNS:
            close()
            parts.append(_SIGNS[token])
        else:
            raise ValueError(f"a formula has no sign for {token!r}")
    close()
    return tuple(parts)


def composite(icon: str) -> tuple[theme.RGB, ...]:
    """Colours of the dots of a sign that stands for several things, or nothing for an ordinary sign."""
    return tuple(theme.GUILD_COLOURS[guild] for guild in theme.GUILDS) if icon == "guilds" else ()
