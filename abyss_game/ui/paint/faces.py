"""What the painters need to know of each component: plain, frozen, hashable data without rules.

Words in these structs are already in the player's language; Races are the indices 0-4 of `theme.RACES` (5 is the
Kraken's), Guilds their names, seats 0-based.
"""

from __future__ import annotations

from dataclasses import dataclass

RACE_SIGNS = ("jellyfish", "crab", "seahorse", "shellfish", "squid", "kraken")
"""Race names by index, the Kraken's Allies last."""


@dataclass(frozen=True, slots=True)
class LordFace:
    """The front of a Lord.

    `races` is how many different Races the payment needs, `mandatory` the index of the one it must contain (None when
    any will do); an Ambassador (`races` 5) shows all five signs. `cost_now` is the cost after other cards bent it,
    None when it is as printed. `power`: once, lasting, turn or none.
    """

    id: str
    guild: str
    cost: int
    races: int
    mandatory: int | None
    influence: int
    key: bool
    power: str
    name: str
    cost_now: int | None = None


@dataclass(frozen=True, slots=True)
class AllyFace:
    """The front of an Ally: Race index and value 1-5; `effect` is the icon of what else it can do, empty for most."""

    race: int
    value: int
    effect: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of a formula: a word (`text`) or a sign (`icon`), or a sign struck through (`struck`).

    `tint` replaces the colour that the sign has everywhere else.
    """

    text: str = ""
    icon: str = ""
    struck: bool = False
    tint: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class LocationFace:
    """A Location tile: its formula in signs (see `formulas`) and its present worth, None while nobody owns it.

    `picture` is the art key of its picture, when that is not `places/<id>`.
    """

    id: str
    formula: tuple[Part, ...]
    worth: int | None = None
    name: str = ""
    picture: str = ""

    @property
    def art(self) -> str:
        """The art key of its picture."""
        return self.picture or f"places/{self.id}"


@dataclass(frozen=True, slots=True)
class LordSign:
    """A Lord as a sign in an opponent's panel: `used` under a Location, `turned` face down or exhausted."""

    guild: str
    used: bool = False
    turned: bool = False


@dataclass(frozen=True, slots=True)
class SeatFace:
    """Who sits there: `level` is the computer's level in words, empty for a person; `note` is shown in brass."""

    seat: int
    name: str
    level: str = ""
    score: int | None = None
    note: str = ""
    thinking: bool = False


@dataclass(frozen=True, slots=True)
class OpponentFace:
    """Another player's public numbers.

    `strongest` holds, for each of the five Races, the strongest affiliated value (0 = none) and how many Allies are
    affiliated. `extra` are the expansions' counters, (icon, number), which take the place of the dots; `held` is how
    many tokens stand in the row of the name.
    """

    who: SeatFace
    pearls: int
    keys: int
    hand: int
    tokens: int
    lords: tuple[LordSign, ...]
    locations: int
    strongest: tuple[tuple[int, int], ...]
    active: bool = False
    extra: tuple[tuple[str, int], ...] = ()
    held: int = 0


@dataclass(frozen=True, slots=True)
class TreasuryFace:
    """The own wealth: Pearls, Key tokens and Keys of free Lords, Monster tokens with their values (0 = not known)."""

    pearls: int
    key_tokens: int
    lord_keys: int
    tokens: tuple[int, ...]
    tokens_note: str = ""
    """The values in words, "yours: 3, 2"."""


@dataclass(frozen=True, slots=True)
class ThreatOption:
    """Reward of one Threat space: Keys, and a number of Pearls or Monster tokens to choose between."""

    keys: int = 0
    either: int = 0
