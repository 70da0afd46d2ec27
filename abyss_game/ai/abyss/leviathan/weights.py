"""What the things of Leviathan are worth, and what its Lords do."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ..powers import Power


class LeviathanWeights(msgspec.Struct, frozen=True):
    """``kills``: Leviathans that a player slays in a turn, on average, ``regain``: the part of a Scourge that is hoped
    for; ``ready``: the part of the best attack of the hand that is counted for the fight to come, ``ready_turns``: the
    turns that are enough to come by it; ``slain_far``: what a further slain Leviathan is worth otherwise;
    ``patience``: what a Council stack must be worth for a token while there is time; ``adds``: Leviathans that leave
    the deck in a turn, ``drawn``: tokens of one pile that are drawn in a turn; ``menace``: the part of a misfortune of
    an only opponent that is an own good fortune."""

    kills: float = 0.12
    regain: float = 0.5
    ready: float = 0.15
    ready_turns: float = 5.0
    patience: float = 3.0
    adds: float = 0.25
    drawn: float = 0.35
    menace: float = 0.5


class LeviathanPower(Power, frozen=True):
    """It has an opponent add a Leviathan (``besets``), brings a Pearl for each one on the Border (``border``), a
    ``fight`` at once, or takes a Life Point (``strikes``)."""

    besets: bool = False
    border: bool = False
    fight: bool = False
    strikes: bool = False


LEVIATHAN_POWERS: Mapping[str, Power] = {
    "intrepid": Power(turn=0.15),
    "border_guard": LeviathanPower(besets=True),
    "taxidermist": Power(turn=0.35),
    "arms_dealer": LeviathanPower(border=True),
    "metamorph": Power(turn=0.3),
    "sorcerer": LeviathanPower(fight=True),
    "altruist": Power(turn=0.5),
    "rebel": LeviathanPower(strikes=True),
    "coward": Power(turn=0.2),
    "breeder": Power(once=0.2),
}
"""The powers of the Lords of Leviathan by id."""
