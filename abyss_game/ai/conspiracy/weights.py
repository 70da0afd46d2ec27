"""What the heuristic player of Conspiracy thinks things are worth: plain numbers, found by having versions play each
other.

Everything is in points of the final score unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ...games.conspiracy.lords import GUILDS


class Weights(msgspec.Struct, frozen=True):
    """The figures behind all decisions.

    Lords: ``early_high``: the part of a new highest Lord that counts while the Chamber is empty, as a higher one will
    come; ``early_master``: the same for becoming Pearl Master; ``pearl``: a Pearl itself; ``place``: what a place of
    the Chamber is worth while there is time to fill it; ``open_group``: a Lord of the largest group that still has an
    empty neighbour; ``crumb``: the same for all other groups.

    Keys: ``location``: a Location to come; ``key``: a Key that waits, as a part of it; ``unlike``: the second one of
    another metal; ``draw_location``: what every further Location that is turned up leaves to the others.

    Others: ``give``: what a Lord is worth to them that is turned up and not kept; ``deny``: the part of what a pile
    would bring the next opponent that counts for taking it; ``spoil``: the same in a solo game for what the Legendary
    Opponent takes, as a part of what it would have brought the person; ``legend``: the part of what its next turn
    brings it that counts; ``turned_up``: what that turn brings it when it has to turn up Lords first."""

    early_high: float = 0.6
    early_master: float = 0.4
    pearl: float = 0.3
    place: float = 1.8
    open_group: float = 0.5
    crumb: float = 0.2
    location: float = 11.0
    key: float = 0.35
    unlike: float = 0.25
    draw_location: float = 0.3
    give: float = 0.5
    deny: float = 0.15
    spoil: float = 0.4
    legend: float = 0.8
    turned_up: float = 5.0


GROWTH: Mapping[str, float] = {
    "silver_vault": 0.3,
    "golden_vault": 0.3,
    "pearl_banks": 0.25,
    "chain_of_reefs": 0.45,
    "hall_of_keys": 0.35,
    "watching_eye": 0.2,
    **{f"throne_of_{guild}s": 0.25 for guild in GUILDS},
    **{f"assembly_of_{guild}s": 0.25 for guild in GUILDS},
    "alliance_of_ones": 0.2,
    "alliance_of_twos": 0.2,
    "alliance_of_threes": 0.2,
    "alliance_of_fours": 0.2,
    "quiet_citadel": 0.13,
}
"""What a Location gains with every empty place of the Chamber; those not named count the same at the end as now."""

BOTHER: Mapping[str, float] = {"closed_gate": 2.0, "guarded_gate": 1.0}
"""What the order of a Gate costs the others."""
