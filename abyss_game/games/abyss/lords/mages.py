"""Mages (B-101 … B-107): protection, the Council, and other people's rules."""

from __future__ import annotations

from ..affairs import RemoveStack, take_a_stack, win_extra_turn
from ..cards import RACES
from ..control import swap_a_location
from ..lord import Activation, Lord, Timing
from ..queries import CouncilStacks, FreeAffiliation, Immunity
from ..reach import stacks_in_reach
from ..state import AbyssGame

JELLYFISH = RACES[0]


def _shield(query: Immunity) -> None:
    if query.guild == "soldier":
        query.value = True


def _some_stack(game: AbyssGame, seat: int) -> bool:
    return bool(stacks_in_reach(game.state, seat))


def _one_more(query: CouncilStacks) -> None:
    query.value += 1


def _any_ally(query: FreeAffiliation) -> None:
    query.value = True


MAGES = (
    Lord(
        "shaman", "mage", cost=6, races=3, race=JELLYFISH, key=True, influence=5,
        timing=Timing.LASTING, helps={Immunity: _shield},
    ),
    Lord(
        "invoker", "mage", cost=8, races=1, race=JELLYFISH, key=False, influence=8,
        timing=Timing.ONCE, on_acquire=win_extra_turn,
    ),
    Lord(
        "apprentice", "mage", cost=6, races=3, race=JELLYFISH, key=False, influence=9,
        timing=Timing.ONCE, on_acquire=take_a_stack("apprentice"),
    ),
    Lord(
        "oracle", "mage", cost=8, races=2, race=JELLYFISH, key=True, influence=5,
        timing=Timing.EACH_TURN,
        activation=Activation(usable=_some_stack, ask=lambda seat: RemoveStack(seat=seat, lord="oracle")),
    ),
    Lord(
        "alchemist", "mage", cost=7, races=1, race=JELLYFISH, key=True, influence=5,
        timing=Timing.LASTING, helps={CouncilStacks: _one_more},
    ),
    Lord(
        "illusionist", "mage", cost=10, races=1, race=JELLYFISH, key=False, influence=9,
        timing=Timing.ONCE, on_acquire=swap_a_location("illusionist"), optional=True,
    ),
    Lord(
        "master_of_magic", "mage", cost=10, races=3, race=JELLYFISH, key=True, influence=6,
        timing=Timing.LASTING, helps={FreeAffiliation: _any_ally},
    ),
)  # fmt: skip
