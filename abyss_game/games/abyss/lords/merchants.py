"""Merchants (B-95 … B-100): they bring Pearls."""

from __future__ import annotations

from collections.abc import Callable

from ..affairs import SellAlly, gain_pearls
from ..cards import RACE_OF, RACES
from ..lord import Activation, Lord, Timing
from ..queries import ExplorationIncome, TurnIncome
from ..state import AbyssGame

SHELLFISH = RACES[3]


def _pearls(amount: int, lord: str) -> Callable[[AbyssGame, int], None]:
    def gain(game: AbyssGame, seat: int) -> None:
        gain_pearls(game, seat, amount, lord)

    return gain


def _for_each_race(query: ExplorationIncome) -> None:
    query.value += len({RACE_OF[card] for card in query.council if RACE_OF[card] in range(len(RACES))})
    query.why = "ship_master"


def _rent(query: TurnIncome) -> None:
    query.value += 1
    query.why = "landlord"


def _has_an_ally(game: AbyssGame, seat: int) -> bool:
    return bool(game.state.areas[seat].hand)


MERCHANTS = (
    Lord(
        "ship_master", "merchant", cost=6, races=3, race=SHELLFISH, key=True, influence=5,
        timing=Timing.LASTING, helps={ExplorationIncome: _for_each_race},
    ),
    Lord(
        "trader", "merchant", cost=10, races=3, race=SHELLFISH, key=False, influence=9,
        timing=Timing.ONCE, on_acquire=_pearls(3, "trader"),
    ),
    Lord(
        "peddler", "merchant", cost=8, races=1, race=SHELLFISH, key=False, influence=9,
        timing=Timing.ONCE, on_acquire=_pearls(2, "peddler"),
    ),
    Lord(
        "landlord", "merchant", cost=10, races=2, race=SHELLFISH, key=True, influence=5,
        timing=Timing.LASTING, on_acquire=_pearls(1, "landlord"), helps={TurnIncome: _rent},
    ),
    Lord(
        "slaver", "merchant", cost=8, races=1, race=SHELLFISH, key=True, influence=5,
        timing=Timing.EACH_TURN,
        activation=Activation(usable=_has_an_ally, ask=lambda seat: SellAlly(seat=seat, lord="slaver", pearls=2)),
    ),
    Lord(
        "shopkeeper", "merchant", cost=6, races=3, race=SHELLFISH, key=False, influence=9,
        timing=Timing.ONCE, on_acquire=_pearls(1, "shopkeeper"),
    ),
)  # fmt: skip
