"""The moves of Leviathan and their text forms.

==========================  ==========================  ==========================================================
text                        move                        when
==========================  ==========================  ==========================================================
ignore monster.1            :class:`Ignore`             Coward: a revealed Monster
attack crab-3.1 17          :class:`Attack`             a fight: with this Ally against that Leviathan
boost 3                     :class:`Boost`              Pearls for the attack, after the die
stop-fighting               :class:`StopFighting`       no further attack
draw-tokens 2 1             :class:`DrawTokens`         the reward: so many base tokens, so many new ones
reveal key.1                :class:`RevealToken`        a new Monster token
reveal-stack stack.1 crab   :class:`RevealStack`        a new Monster token for a Council stack
keep 2                      :class:`KeepForPearls`      Martial Law: so many Pearls for the Allies beyond 12
rob-new 2                   :class:`RobNew`             Hunter: a new Monster token of that player
beset 2                     :class:`Beset`              Border Guard: that player adds a Leviathan
strike 17                   :class:`Strike`             Rebel
place 17 11-12              :class:`PlaceLeviathan`     Breeder: the zone
==========================  ==========================  ==========================================================
"""

from __future__ import annotations

from .....engine.moves import INTEGER, Codec, Move
from .cards import ZONE_NAMES, new_token_name, new_token_of, zone_named


class Ignore(Move, frozen=True):
    """Drop the revealed Monster without effect (L-49)."""

    word = "ignore"
    card: int

    def source(self) -> str:
        return f"card:{self.card}"

    def target(self) -> str:
        return "discard"


class Attack(Move, frozen=True):
    """Attack ``leviathan`` with the Ally ``card`` of your hand (L-23, L-25)."""

    word = "attack"
    card: int
    leviathan: int

    def source(self) -> str:
        return f"card:{self.card}"

    def target(self) -> str:
        return f"leviathan:{self.leviathan}"


class Boost(Move, frozen=True):
    """Pay ``pearls`` Pearls for as much Attack Power (L-26)."""

    word = "boost"
    pearls: int

    def source(self) -> str:
        return "pearls"

    def target(self) -> str:
        return "attack"


class StopFighting(Move, frozen=True):
    """Make no further attack (L-36)."""

    word = "stop-fighting"


class DrawTokens(Move, frozen=True):
    """Draw ``base`` and ``new`` Monster tokens from the two piles (L-34)."""

    word = "draw-tokens"
    base: int
    new: int


class RevealToken(Move, frozen=True):
    """Reveal a new Monster token for Pearls or a Key (L-37)."""

    word = "reveal"
    token: int

    def source(self) -> str:
        return f"new_token:{self.token}"

    def target(self) -> str:
        return "board"


class RevealStack(Move, frozen=True):
    """Reveal a new Monster token and take the Council stack of ``race`` (L-37)."""

    word = "reveal-stack"
    token: int
    race: int

    def source(self) -> str:
        return f"new_token:{self.token}"

    def target(self) -> str:
        return f"council:{self.race}"


class KeepForPearls(Move, frozen=True):
    """Pay ``pearls`` Pearls for the Allies beyond the limit and keep them (L-9)."""

    word = "keep"
    pearls: int

    def source(self) -> str:
        return "pearls"

    def target(self) -> str:
        return "hand"


class RobNew(Move, frozen=True):
    """Take a random new Monster token of the player ``victim`` (L-54)."""

    word = "rob-new"
    victim: int

    def source(self) -> str:
        return f"new_tokens:{self.victim}"


class Beset(Move, frozen=True):
    """Have the player ``victim`` add a Leviathan to the Border (L-43)."""

    word = "beset"
    victim: int

    def source(self) -> str:
        return "leviathan_deck"

    def target(self) -> str:
        return f"seat:{self.victim}"


class Strike(Move, frozen=True):
    """``leviathan`` loses a Life Point (L-48)."""

    word = "strike"
    leviathan: int

    def source(self) -> str:
        return f"leviathan:{self.leviathan}"


class PlaceLeviathan(Move, frozen=True):
    """Put the ``leviathan`` that has been turned up on the free ``zone`` (L-49)."""

    word = "place"
    leviathan: int
    zone: int

    def source(self) -> str:
        return f"leviathan:{self.leviathan}"

    def target(self) -> str:
        return f"zone:{self.zone}"


MOVES: tuple[type[Move], ...] = (
    Ignore,
    Attack,
    Boost,
    StopFighting,
    DrawTokens,
    RevealToken,
    RevealStack,
    KeepForPearls,
    RobNew,
    Beset,
    Strike,
    PlaceLeviathan,
)

FIELDS: dict[str, Codec] = {
    **dict.fromkeys(("leviathan", "base", "new"), INTEGER),
    "token": Codec(write=new_token_name, read=new_token_of),
    "zone": Codec(write=lambda zone: ZONE_NAMES[zone], read=zone_named),
}
