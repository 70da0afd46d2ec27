"""What the things of Leviathan are worth, and what its Lords do."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ..powers import Power


class LeviathanWeights(msgspec.Struct, frozen=True):
    """The Scourge: ``kills``: Leviathans that a player slays in a turn, on average; ``kills_near``, ``kills_far``: how
    uncertain it is in the end, and for the root of the kills to come.

    Fights: ``ready``: the part of the best attack of the hand that counts for a fight to come, ``ready_turns``: the
    turns that are enough to come by one; ``spent``: the part of a fight offered by a Lord that is left after it has
    been paid for; ``patience``: what a Council stack must be worth for a token while there is time.

    Time and others: ``adds``: Leviathans that leave the deck in a turn, ``drawn``: tokens of one pile that are drawn in
    a turn; ``menace``: the part of a misfortune of an only opponent that is an own good fortune."""

    kills: float = 0.06
    kills_near: float = 0.1
    kills_far: float = 0.8
    ready: float = 0.3
    ready_turns: float = 5.0
    patience: float = 3.0
    adds: float = 0.12
    drawn: float = 0.18
    menace: float = 0.5
    spent: float = 0.5


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
