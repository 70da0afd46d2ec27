"""Moments of a game with Kraken that the tests describe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .moments import COURT, Moment, areas


def kraken(position: dict[str, Any], moves: Sequence[str] = ()) -> Moment:
    """``position`` in a game with Kraken."""
    return Moment(position, moves, expansions=("kraken",))


def waiting(step: str, fields: dict[str, Any], *own: dict[str, Any], seat: int = 0, **position: Any) -> Moment:
    """``seat`` has to answer the decision ``step``."""
    stack = [{"step": step, "seat": seat, **fields}]
    return kraken({"court": ["", *COURT[1:]], "stack": stack, "areas": areas(*own), **position})


POOR = {"pearls": 0}

KRAKEN_MOMENTS: dict[str, Moment] = {
    "sentinel-before-the-action": kraken(
        {
            "court": ["", *COURT[1:]],
            "areas": areas(POOR),
            "available": ["jail"],
            "kraken": {"nebulis": [1], "sentinels": ["watcher 0", "vigil 1 @ lord:jailer"]},
        }
    ),
    "offer-in-two-ways": kraken(
        {
            "exploration": ["kraken-3"],
            "areas": areas({}, {"pearls": 2, "lords": ["counterfeiter"]}),
            "kraken": {"nebulis": [0, 2, 0]},
        },
        ["explore"],
    ),
    "offer-with-the-last-nebulis": kraken(
        {"exploration": ["squid-3"], "sales": 2, "areas": areas({}, {"pearls": 2}), "kraken": {"nebulis": [0, 1, 0]}},
        ["explore"],
    ),
    "pay-with-a-kraken": kraken(
        {
            "court": COURT,
            "areas": areas({"pearls": 1, "hand": ["kraken-4", "crab-1", "seahorse-1"]}),
            "kraken": {"nebulis": [1, 2, 0]},
        },
        ["recruit jailer", "pick kraken-4", "pick crab-1", "pick seahorse-1"],
    ),
    "pay-with-a-nebulis": kraken(
        {
            "court": COURT,
            "areas": areas({"pearls": 1, "hand": ["squid-2", "crab-1", "seahorse-1"]}),
            "kraken": {"nebulis": [1, 0, 0]},
        },
        ["recruit jailer", "pick squid-2", "pick crab-1", "pick seahorse-1"],
    ),
    "pay-in-two-ways": kraken(
        {
            "court": COURT,
            "areas": areas(
                {"pearls": 4, "hand": ["squid-2", "crab-1", "seahorse-1"], "lords": ["counterfeiter"]},
            ),
            "kraken": {"nebulis": [1, 0, 0]},
        },
        ["recruit jailer", "pick squid-2", "pick crab-1", "pick seahorse-1"],
    ),
    "kraken-on-the-track": kraken(
        {"exploration": ["squid-3"], "track": ["kraken-2"], "areas": areas({}, POOR, POOR)},
        ["explore", "take squid-3"],
    ),
    "figure": waiting(
        "ChooseHolder", {"rivals": [1, 2]}, {}, {}, {}, kraken={"nebulis": [1, 1, 1], "holder": 0}
    ),
    "sentinel": waiting(
        "PlaceSentinel", {"lord": "vigil"}, {"lords": ["vigil"]}, available=["jail"],
        kraken={"nebulis": [1], "sentinels": ["watcher 1 @ council:crab", "vigil 0"]},
    ),
    "search": kraken(
        {
            "state": "control",
            "available": ["battlefield"],
            "areas": areas({"keys": 3}),
            "kraken": {"treasure_deck": [7, 4], "gone_treasures": [7, 7]},
        },
        ["settle battlefield"],
    ),
    "fence": waiting(
        "ChooseReceiver", {"lord": "fence", "receivers": []}, {"lords": ["fence"]}, kraken={"nebulis": [1]}
    ),
    "healer": waiting(
        "RecoverAlly", {"lord": "healer", "allies": ["crab-1", "kraken-3"]}, {"lords": ["healer"]},
        discard=["crab-1", "kraken-3"],
    ),
    "executioner": waiting(
        "NameRace", {"lord": "executioner"}, {"lords": ["executioner"]},
        {"affiliated": ["squid-2"]}, {"affiliated": ["squid-1", "crab-1"]},
    ),
    "condemned": waiting(
        "DiscardAffiliated", {"race": 4, "why": "executioner"}, {"affiliated": ["squid-2", "squid-1"]},
        {"lords": ["executioner"]},
    ),
    "liberator": waiting(
        "ChooseUsedLord", {"lord": "liberator"},
        {"lords": ["liberator", "hunter@jail", "tamer@jail"], "locations": ["jail"]},
    ),
    "corruptor-with-nebulis": waiting(
        "RecruitForPearls", {"lord": "corruptor", "price": 5}, {"pearls": 4, "lords": ["corruptor"]},
        kraken={"nebulis": [2]},
    ),
}  # fmt: skip
