"""The events of Leviathan."""

from __future__ import annotations

from typing import Self

import msgspec

from .....engine.events import Event
from .....engine.zones import BACK


class MonsterDropped(Event, frozen=True):
    """The Monster ``card`` went from the track to the discard (L-11): ``why`` is ``passed`` (the explorer went on),
    ``ignored`` (L-49) or ``calm`` (L-51)."""

    seat: int
    card: int
    why: str


class LeviathanRevealed(Event, frozen=True):
    """``seat`` turned up ``leviathan``; the ``dice`` name ``zone`` (L-15). No dice and zone −1: the zone is still to be
    chosen (L-68)."""

    reveals = True
    seat: int
    leviathan: int
    dice: list[int]
    zone: int


class LeviathanPlaced(Event, frozen=True):
    """``leviathan`` took ``zone`` of the Border, all Life Points on it (L-16, L-17)."""

    seat: int
    leviathan: int
    zone: int


class LeviathanAttacked(Event, frozen=True):
    """``leviathan`` in ``zone`` attacks ``seat`` with its penalty, ``kind`` and ``amount`` (L-17, L-18); what is lost
    follows."""

    seat: int
    leviathan: int
    zone: int
    kind: str
    amount: int


class LeviathanLeft(Event, frozen=True):
    """``leviathan`` left ``zone`` and the game after its attack (L-17, L-64)."""

    seat: int
    leviathan: int
    zone: int


class WoundsTaken(Event, frozen=True):
    """``seat`` took ``amount`` Wounds (L-18)."""

    seat: int
    amount: int


class FightDeclared(Event, frozen=True):
    """``seat`` fights because of the Monster ``card``, or (``card`` −2) by the power of ``lord``; it cannot be
    withdrawn (L-61)."""

    reveals = True
    seat: int
    card: int
    lord: str


class AttackMade(Event, frozen=True):
    """``seat`` discarded ``card`` for an attack on ``leviathan`` (L-25)."""

    reveals = True
    seat: int
    card: int
    leviathan: int


class AttackRolled(Event, frozen=True):
    """``seat`` rolled ``dice`` for its attack; ``die`` counts (L-26)."""

    reveals = True
    seat: int
    dice: list[int]
    die: int


class AttackBoosted(Event, frozen=True):
    """``seat`` paid ``pearls`` Pearls for its attack (L-26)."""

    seat: int
    pearls: int


class AttackResolved(Event, frozen=True):
    """The attack of ``seat`` on ``leviathan`` with ``card``, ``die`` and ``pearls`` has the Power ``power`` and passes
    ``levels`` levels, 0 for a failure (L-27, L-29); nothing of it can be taken back (L-61)."""

    reveals = True
    seat: int
    leviathan: int
    card: int
    die: int
    pearls: int
    power: int
    levels: int


class LifePointLost(Event, frozen=True):
    """``seat`` took a Life Point of ``leviathan``, which has ``left`` left; that level is worth ``reward`` tokens, what
    Lords add to it included (L-30)."""

    seat: int
    leviathan: int
    left: int
    reward: int


class LeviathanSlain(Event, frozen=True):
    """``seat`` has slain ``leviathan`` of ``zone`` (L-30)."""

    seat: int
    leviathan: int
    zone: int


class ScourgeTaken(Event, frozen=True):
    """The Scourge went to ``seat`` from the seat ``old``, −1 from beside the board (L-32)."""

    seat: int
    old: int


class TokensDrawn(Event, frozen=True):
    """``seat`` drew the Monster tokens ``base`` and ``new`` as a reward, known to it alone; ``lost`` is what neither
    pile could give (L-34)."""

    reveals = True
    seat: int
    base: list[int]
    new: list[int]
    lost: int

    def seen_by(self, seat: int) -> Self:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, base=[BACK] * len(self.base), new=[BACK] * len(self.new))


class NewTokenRevealed(Event, frozen=True):
    """``seat`` revealed the new ``token``, which leaves the game (L-37). A Key is there with this event; Pearls or
    cards follow."""

    reveals = True
    seat: int
    token: int


class NewTokenStolen(Event, frozen=True):
    """``seat`` took the new ``token`` of ``victim``; only these two know it (L-54)."""

    reveals = True
    seat: int
    victim: int
    token: int

    def seen_by(self, seat: int) -> Self:
        return self if seat in (self.seat, self.victim) else msgspec.structs.replace(self, token=BACK)


class FightEnded(Event, frozen=True):
    """The fight of ``seat`` is over (L-36)."""

    seat: int


class AlliesKept(Event, frozen=True):
    """``seat`` paid ``pearls`` Pearls for as many Allies beyond the limit (L-9)."""

    seat: int
    pearls: int


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
