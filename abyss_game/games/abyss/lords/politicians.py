"""Politicians (B-108 … B-113): they bend the Court."""

from __future__ import annotations

from ..acquiring import ReplaceCourtLord, exchange_a_lord, gamble_a_lord, recruit_for_pearls
from ..cards import RACES
from ..lord import Activation, Lord, Timing
from ..queries import MandatoryRace, RecruitCost
from ..reach import lords_in_reach
from ..state import AbyssGame

SQUID = RACES[4]


def _court_and_deck(game: AbyssGame, seat: int) -> bool:
    return bool(game.state.lord_deck and lords_in_reach(game.state, seat))


def _no_mandatory_race(query: MandatoryRace) -> None:
    query.value = -1


def _cheaper(query: RecruitCost) -> None:
    query.value -= 2


POLITICIANS = (
    Lord(
        "opportunist", "politician", cost=6, races=3, race=SQUID, key=True, influence=5,
        timing=Timing.EACH_TURN,
        activation=Activation(
            usable=_court_and_deck, ask=lambda seat: ReplaceCourtLord(seat=seat, lord="opportunist")
        ),
    ),
    Lord(
        "corruptor", "politician", cost=10, races=1, race=SQUID, key=False, influence=6,
        timing=Timing.ONCE, on_acquire=recruit_for_pearls("corruptor", price=5), optional=True,
    ),
    Lord(
        "traitor", "politician", cost=12, races=3, race=SQUID, key=False, influence=6,
        timing=Timing.ONCE, on_acquire=exchange_a_lord("traitor"), optional=True,
    ),
    Lord(
        "diplomat", "politician", cost=8, races=1, race=SQUID, key=True, influence=5,
        timing=Timing.LASTING, helps={MandatoryRace: _no_mandatory_race},
    ),
    Lord(
        "treasurer", "politician", cost=10, races=2, race=SQUID, key=True, influence=5,
        timing=Timing.LASTING, helps={RecruitCost: _cheaper},
    ),
    Lord(
        "schemer", "politician", cost=8, races=3, race=SQUID, key=False, influence=6,
        timing=Timing.ONCE, on_acquire=gamble_a_lord("schemer"), optional=True,
    ),
)  # fmt: skip
