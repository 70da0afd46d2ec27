"""Soldiers (B-88 … B-94): they hinder opponents; the Mages' Shaman protects from them (B-86)."""

from __future__ import annotations

from .. import events as ev
from ..affairs import (
    discard_down_opponents,
    each_unprotected_opponent,
    have_each_opponent_discard,
    lose_pearls,
    rob_an_opponent,
    turn_a_lord_of_each_opponent,
)
from ..cards import RACES
from ..lord import Lord, Timing
from ..queries import HandLimit, RecruitCost, ThreatReward
from ..state import AbyssGame

CRAB = RACES[1]


def _dearer(query: RecruitCost) -> None:
    query.value += 2


def _tribute(game: AbyssGame, seat: int) -> None:
    hit = [o for o in each_unprotected_opponent(game, seat, "seeker") if game.state.areas[o].pearls]
    if not hit:
        game.emit(ev.PowerWithoutTarget(seat=seat, lord="seeker"))
    for opponent in hit:
        lose_pearls(game, opponent, 2, "seeker")


def _at_most_six(query: HandLimit) -> None:
    if query.value > 6:
        query.value = 6
        query.why = "commander"


def _tamed(query: ThreatReward) -> None:
    query.value = max(1, query.value - 1)


SOLDIERS = (
    Lord(
        "recruiter", "soldier", cost=10, races=2, race=CRAB, key=True, influence=4,
        timing=Timing.LASTING, hinders={RecruitCost: _dearer},
    ),
    Lord(
        "jailer", "soldier", cost=6, races=3, race=CRAB, key=False, influence=7,
        timing=Timing.ONCE, on_acquire=have_each_opponent_discard("jailer"),
    ),
    Lord(
        "seeker", "soldier", cost=7, races=2, race=CRAB, key=False, influence=7,
        timing=Timing.ONCE, on_acquire=_tribute,
    ),
    Lord(
        "assassin", "soldier", cost=10, races=1, race=CRAB, key=False, influence=6,
        timing=Timing.ONCE, on_acquire=turn_a_lord_of_each_opponent("assassin"),
    ),
    Lord(
        "commander", "soldier", cost=8, races=1, race=CRAB, key=True, influence=4,
        timing=Timing.LASTING, on_acquire=discard_down_opponents("commander"), hinders={HandLimit: _at_most_six},
    ),
    Lord(
        "tamer", "soldier", cost=6, races=3, race=CRAB, key=True, influence=4,
        timing=Timing.LASTING, hinders={ThreatReward: _tamed},
    ),
    Lord(
        "hunter", "soldier", cost=8, races=2, race=CRAB, key=False, influence=6,
        timing=Timing.ONCE, on_acquire=rob_an_opponent("hunter"),
    ),
)  # fmt: skip
