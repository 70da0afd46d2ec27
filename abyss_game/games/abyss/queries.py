"""The values that cards in play may bend. ``seat`` is the player concerned."""

from __future__ import annotations

from ...engine.queries import Query


class RecruitCost(Query):
    """The cost to reach for ``lord``, before and after it is bent (B-41)."""

    lord: str
    value: int


class MandatoryRace(Query):
    """The Race index that a payment must contain, −1 for none (B-42, B-111)."""

    lord: str
    value: int


class Purse(Query):
    """The highest price that ``seat`` can pay; at first its Pearls."""

    value: int


class WaysToPay(Query):
    """The ways in which ``seat``, who has ``pearls``, can pay ``price``: for each the number of coins that are no
    Pearls, in rising order."""

    price: int
    pearls: int
    value: list[int]


class PurchaseLimit(Query):
    """How many Allies ``seat`` may buy in a turn of another player (B-28)."""

    value: int = 1


class FreeAffiliation(Query):
    """True: any used Ally may be affiliated, not only the weakest (B-49)."""

    value: bool = False


class Immunity(Query):
    """True: ``seat`` is protected from the powers of an opponent's Lord of ``guild`` (B-86)."""

    guild: str
    value: bool = False


class HandLimit(Query):
    """The most Allies that ``seat`` may hold when it is checked; ``why`` the Lord that asks for it (B-68, B-92)."""

    value: int
    why: str = ""


class ThreatReward(Query):
    """The Threat space whose reward is paid to ``seat`` (B-93)."""

    value: int


class ExplorationIncome(Query):
    """Pearls at the end of an own exploration (B-95). ``council`` are the Allies about to join the Council;
    ``why`` is the Lord that pays."""

    council: list[int]
    value: int = 0
    why: str = ""


class TurnIncome(Query):
    """Pearls at the start of a turn (B-98); ``why`` is the Lord that pays."""

    value: int = 0
    why: str = ""


class CouncilStacks(Query):
    """How many Council stacks the Council action takes (B-40)."""

    value: int = 1
