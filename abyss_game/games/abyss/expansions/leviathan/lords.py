"""The ten Lords of Leviathan (L-42 … L-49)."""

from __future__ import annotations

from ...cards import RACES
from ...lord import Lord, Timing
from .powers import beset_an_opponent, breed, fight_at_once, pearls_for_the_border, strike_a_leviathan
from .queries import AnyAllyFights, FightLimit, LifePearls, LifeTokens, MayIgnoreMonsters

JELLYFISH, CRAB, SEAHORSE, SHELLFISH, SQUID = RACES


def _a_second(query: FightLimit) -> None:
    query.value += 1


def _any_ally(query: AnyAllyFights) -> None:
    query.value = True


def _two_pearls(query: LifePearls) -> None:
    query.value += 2
    query.why = "taxidermist"


def _one_token(query: LifeTokens) -> None:
    query.value += 1


def _ignored(query: MayIgnoreMonsters) -> None:
    query.value = True


LEVIATHAN_LORDS: tuple[Lord, ...] = (
    Lord(
        "intrepid", "soldier", cost=6, races=1, race=CRAB, key=True, influence=4,
        timing=Timing.LASTING, helps={FightLimit: _a_second},
    ),
    Lord(
        "border_guard", "soldier", cost=8, races=2, race=CRAB, key=False, influence=6,
        timing=Timing.ONCE, on_acquire=beset_an_opponent("border_guard"),
    ),
    Lord(
        "taxidermist", "merchant", cost=6, races=1, race=SHELLFISH, key=True, influence=5,
        timing=Timing.LASTING, helps={LifePearls: _two_pearls},
    ),
    Lord(
        "arms_dealer", "merchant", cost=8, races=2, race=SHELLFISH, key=False, influence=7,
        timing=Timing.ONCE, on_acquire=pearls_for_the_border("arms_dealer"),
    ),
    Lord(
        "metamorph", "mage", cost=6, races=1, race=JELLYFISH, key=True, influence=5,
        timing=Timing.LASTING, helps={AnyAllyFights: _any_ally},
    ),
    Lord(
        "sorcerer", "mage", cost=8, races=2, race=JELLYFISH, key=False, influence=7,
        timing=Timing.ONCE, on_acquire=fight_at_once("sorcerer"), optional=True,
    ),
    Lord(
        "altruist", "politician", cost=6, races=1, race=SQUID, key=True, influence=5,
        timing=Timing.LASTING, helps={LifeTokens: _one_token},
    ),
    Lord(
        "rebel", "politician", cost=8, races=2, race=SQUID, key=False, influence=7,
        timing=Timing.ONCE, on_acquire=strike_a_leviathan("rebel"),
    ),
    Lord(
        "coward", "farmer", cost=8, races=1, race=SEAHORSE, key=True, influence=8,
        timing=Timing.LASTING, helps={MayIgnoreMonsters: _ignored},
    ),
    Lord(
        "breeder", "farmer", cost=10, races=2, race=SEAHORSE, key=False, influence=10,
        timing=Timing.ONCE, on_acquire=breed("breeder"),
    ),
)  # fmt: skip
