"""The values that only Leviathan's Lords bend."""

from __future__ import annotations

from .....engine.queries import Query


class FightLimit(Query):
    """How many Leviathans ``seat`` may slay in one fight (L-36, L-42)."""

    value: int = 1


class AnyAllyFights(Query):
    """True: ``seat`` may attack every Leviathan with any Ally (L-24, L-46)."""

    value: bool = False


class LifePearls(Query):
    """Pearls for each Life Point that ``seat`` removes (L-44); ``why`` the Lord that pays."""

    value: int = 0
    why: str = ""


class LifeTokens(Query):
    """Further Monster tokens for each Life Point that ``seat`` removes (L-48)."""

    value: int = 0


class MayIgnoreMonsters(Query):
    """True: ``seat`` may ignore the Monsters that it reveals (L-49)."""

    value: bool = False
