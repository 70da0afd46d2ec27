"""What the things of Kraken are worth, and what its Lords do."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ..powers import Power


class KrakenWeights(msgspec.Struct, frozen=True):
    """``launder``: the part of the Nebulis that can be spent while there is much time; ``figure_near`` and
    ``figure_far``: how uncertain the figure is in the end, and for each turn to come; ``found``: the value of an Ally
    from the deck; ``passed_on``: a Nebulis paid to an only opponent; ``reserve``: the part of a plan that a Sentinel
    saves for each opponent, ``post``: what that must be at least."""

    launder: float = 1.0
    figure_near: float = 0.7
    figure_far: float = 0.35
    found: float = 4.0
    passed_on: float = 0.6
    reserve: float = 0.3
    post: float = 0.2


class KrakenPower(Power, frozen=True):
    """It brings ``nebulis`` or may ``spread`` them among the opponents, ``recovers`` an Ally of the discard,
    ``condemns`` a Race, ``frees`` a used Lord."""

    nebulis: int = 0
    spread: bool = False
    recovers: bool = False
    condemns: bool = False
    frees: bool = False


KRAKEN_POWERS: Mapping[str, Power] = {
    "ferryman": Power(turn=0.5),
    "outlaw": Power(turn=0.15),
    "counterfeiter": Power(turn=0.3),
    "fence": KrakenPower(spread=True),
    "cleaner": Power(turn=0.15),
    "watcher": KrakenPower(once=1.2, nebulis=1),
    "vigil": KrakenPower(once=1.2, nebulis=1),
    "lookout": KrakenPower(once=1.2, nebulis=1),
    "shareholder": Power(turn=0.4),
    "inheritor": Power(pearls=5),
    "hypnotist": Power(turn=0.25),
    "healer": KrakenPower(recovers=True),
    "highwayman": Power(turn=0.5),
    "executioner": KrakenPower(condemns=True),
    "recipient": Power(turn=0.5),
    "liberator": KrakenPower(frees=True),
    "grower": Power(),
    "oyster_farmer": Power(),
}
"""The powers of the Lords of Kraken by id."""
