"""The eighteen Lords of Kraken (K-49 … K-63): eight Smugglers, a Guild of their own, and ten Lords of other Guilds."""

from __future__ import annotations

from ...affairs import gain_pearls
from ...cards import RACES
from ...lord import Activation, Lord, Timing
from ...occasions import LordPaidFor, PearlsReceived
from ...queries import PurchaseLimit
from ...state import AbyssGame
from .powers import (
    ChangeNebulis,
    TurnUpLord,
    condemn_a_race,
    free_a_lord,
    gap_and_deck,
    has_nebulis,
    spread_nebulis,
    take_from_discard,
    waylay,
)
from .queries import KrakensBringNebulis, NebulisLimit, PearlsMayRemain
from .sentinels import post_a_sentinel

SMUGGLER = "smuggler"
JELLYFISH, CRAB, SEAHORSE, SHELLFISH, SQUID = RACES


def _two(query: NebulisLimit) -> None:
    query.value = max(2, query.value)


def _freely(query: PearlsMayRemain) -> None:
    query.value = True


def _clean(query: KrakensBringNebulis) -> None:
    query.value = False


def _one_more(query: PurchaseLimit) -> None:
    query.value += 1


def _share(game: AbyssGame, seat: int, occasion: LordPaidFor) -> None:
    gain_pearls(game, seat, 1, "shareholder")


def _inherit(game: AbyssGame, seat: int) -> None:
    gain_pearls(game, seat, 5, "inheritor")


def _sentinel(lord: str) -> Lord:
    return Lord(
        lord, SMUGGLER, cost=5, races=2, race="", key=False, influence=4,
        timing=Timing.ONCE, on_acquire=post_a_sentinel(lord),
    )  # fmt: skip


SENTINELS = (_sentinel("watcher"), _sentinel("vigil"), _sentinel("lookout"))
"""The Lords who post a Sentinel (K-27)."""
SMUGGLERS = (
    Lord(
        "ferryman", SMUGGLER, cost=7, races=1, race="", key=True, influence=5,
        timing=Timing.EACH_TURN,
        activation=Activation(usable=has_nebulis, ask=lambda seat: ChangeNebulis(seat=seat, lord="ferryman")),
    ),
    Lord(
        "outlaw", SMUGGLER, cost=7, races=1, race="", key=True, influence=6,
        timing=Timing.LASTING, helps={NebulisLimit: _two},
    ),
    Lord(
        "counterfeiter", SMUGGLER, cost=7, races=1, race="", key=True, influence=5,
        timing=Timing.LASTING, helps={PearlsMayRemain: _freely},
    ),
    Lord(
        "fence", SMUGGLER, cost=7, races=1, race="", key=False, influence=8,
        timing=Timing.ONCE, on_acquire=spread_nebulis("fence"),
    ),
    Lord(
        "cleaner", SMUGGLER, cost=7, races=1, race="", key=True, influence=7,
        timing=Timing.LASTING, helps={KrakensBringNebulis: _clean},
    ),
    *SENTINELS,
)  # fmt: skip

OTHERS = (
    Lord(
        "shareholder", "merchant", cost=9, races=2, race=SHELLFISH, key=True, influence=5,
        timing=Timing.LASTING, reacts={LordPaidFor: _share},
    ),
    Lord(
        "inheritor", "merchant", cost=10, races=2, race=SHELLFISH, key=False, influence=7,
        timing=Timing.ONCE, on_acquire=_inherit,
    ),
    Lord(
        "hypnotist", "mage", cost=9, races=2, race=JELLYFISH, key=True, influence=5,
        timing=Timing.LASTING, helps={PurchaseLimit: _one_more},
    ),
    Lord(
        "healer", "mage", cost=7, races=1, race=JELLYFISH, key=False, influence=7,
        timing=Timing.ONCE, on_acquire=take_from_discard("healer"),
    ),
    Lord(
        "highwayman", "soldier", cost=9, races=2, race=CRAB, key=True, influence=4,
        timing=Timing.LASTING, reacts={PearlsReceived: waylay("highwayman")},
    ),
    Lord(
        "executioner", "soldier", cost=9, races=3, race=CRAB, key=False, influence=5,
        timing=Timing.ONCE, on_acquire=condemn_a_race("executioner"),
    ),
    Lord(
        "recipient", "politician", cost=7, races=2, race=SQUID, key=True, influence=5,
        timing=Timing.EACH_TURN,
        activation=Activation(usable=gap_and_deck, ask=lambda seat: TurnUpLord(seat=seat, lord="recipient")),
    ),
    Lord(
        "liberator", "politician", cost=9, races=2, race=SQUID, key=False, influence=8,
        timing=Timing.ONCE, on_acquire=free_a_lord("liberator"),
    ),
    Lord("grower", "farmer", cost=9, races=2, race=SEAHORSE, key=True, influence=7),
    Lord("oyster_farmer", "farmer", cost=12, races=1, race=SEAHORSE, key=False, influence=13),
)  # fmt: skip

KRAKEN_LORDS: tuple[Lord, ...] = SMUGGLERS + OTHERS
