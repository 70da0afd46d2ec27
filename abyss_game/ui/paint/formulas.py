"""Score formulas of Locations as signs that need no language (B-116 to B-126, K-… with the expansion).

`formula("per_lord_of_guild", base=5, each=2, guild="farmer")` gives `5 + 2 <guild-farmer>`. The strip shows the
parts, then `=` and the present worth when somebody owns the Location.
"""

from __future__ import annotations

from collections.abc import Callable

from abyss_game.ui import theme
from abyss_game.ui.paint.faces import Part

WEAKEST = Part(icon="chevron-down")
STRONGEST = Part(icon="chevron-up")
LORD = Part(icon="lord")
ALLY = Part(icon="affiliated")


def _sum(base: int, each: int, sign: str) -> tuple[Part, ...]:
    return Part(f"{base} + {each}"), Part(icon=sign)


def _minus(base: int, each: int, *signs: Part) -> tuple[Part, ...]:
    return Part(f"{base} −" if each == 1 else f"{base} − {each}"), *signs


_KINDS: dict[str, Callable[[int, int, int, str, str], tuple[Part, ...]]] = {
    "per_lord_of_guild": lambda base, each, factor, guild, race: _sum(base, each, f"guild-{guild}"),
    "per_affiliated_ally_of_race": lambda base, each, factor, guild, race: _sum(base, each, f"race-{race}"),
    "per_guild_present": lambda base, each, factor, guild, race: (Part(f"{each} ×"), Part(icon="guilds")),
    "copy_opponent_location": lambda base, each, factor, guild, race: (
        Part(icon="person"),
        Part(icon="arrow-once"),
        Part(icon="location"),
    ),
    "none": lambda base, each, factor, guild, race: (Part(str(base)), Part(icon="eye"), Part(icon="location")),
    "weakest_lord": lambda base, each, factor, guild, race: (Part(f"{factor} ×"), WEAKEST, LORD),
    "strongest_lord": lambda base, each, factor, guild, race: (Part(f"{factor} ×"), STRONGEST, LORD),
    "base_minus_lords": lambda base, each, factor, guild, race: _minus(base, each, LORD),
    "per_lord_with_key": lambda base, each, factor, guild, race: (Part(f"{each} ×"), LORD, Part(icon="key")),
    "per_lord_without_key": lambda base, each, factor, guild, race: (
        Part(f"{each} ×"),
        LORD,
        Part(icon="key", struck=True),
    ),
    "weakest_affiliated_per_race": lambda base, each, factor, guild, race: (Part(f"{base} +"), WEAKEST, ALLY),
    "base_minus_affiliated_allies": lambda base, each, factor, guild, race: _minus(base, each, ALLY),
    "base_minus_nebulis": lambda base, each, factor, guild, race: _minus(base, each, Part(icon="nebulis")),
    "treasure_sum": lambda base, each, factor, guild, race: (Part("Σ"), Part(icon="treasure")),
}
KINDS = frozenset(_KINDS)
"""Every kind of formula that can be shown."""


def formula(
    kind: str, *, base: int = 0, each: int = 1, factor: int = 1, guild: str = "", race: str = ""
) -> tuple[Part, ...]:
    """The signs of one formula. Raises `KeyError` for a kind that is not in `KINDS`."""
    return _KINDS[kind](base, each, factor, guild, race)


def composite(icon: str) -> tuple[theme.RGB, ...]:
    """Colours of the dots of a sign that stands for several things, or nothing for an ordinary sign."""
    return tuple(theme.GUILD_COLOURS[guild] for guild in theme.GUILDS) if icon == "guilds" else ()
