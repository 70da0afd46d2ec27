"""What the heuristic player thinks things are worth: plain numbers, found by having versions play each other.

Everything is in points of the final score unless it says otherwise.
"""

from __future__ import annotations

import msgspec

from .kraken.weights import KrakenWeights
from .leviathan.weights import LeviathanWeights


class Weights(msgspec.Struct, frozen=True):
    """The figures behind all decisions; those of the expansions are parts of their own.

    Time: ``turns_a_lord``: turns between two Lords of the player who is ahead.

    Allies and Pearls: ``point``: one point of Ally value or one Pearl while there is time to spend it; ``spend``: how
    much of these a player can spend in a turn; ``extra_card``: points of value that any Ally adds to its own value;
    ``hold``: the part of the Allies affiliated in the end (B-74) that counts in the last turn but one, ``left``: the
    part of this before; ``leave``: a point of value left to the Council.

    Plans: ``action``: what an action is worth; ``wait``: the part of a plan that is left after another turn, for each
    opponent; ``new_race``: the value of an Ally of a Race still missing; ``card_a_turn``: the value that a turn brings;
    ``affiliate``: an affiliation to come; ``deny``: a point of influence kept from the others.

    Purchases: ``gift``: a Pearl paid to an only opponent, ``margin``: what a purchase must bring beyond that.

    Keys and Locations: ``tile``: a Location about which nothing is known; ``key_hope``: the turns that are enough to
    come by missing Keys; ``lasting``: a factor on all lasting powers.

    Others: ``token``: a Monster token; ``plot`` and ``replace``: what a plot or an Opportunist must bring; ``ending``:
    a point of the lead when the end is triggered, ``last_turn``: what the last turn brings an opponent."""

    turns_a_lord: float = 2.4
    point: float = 0.85
    spend: float = 6.5
    action: float = 2.6
    wait: float = 0.9
    extra_card: float = 0.25
    token: float = 2.65
    leave: float = 0.03
    gift: float = 0.5
    margin: float = 1.6
    tile: float = 11.0
    hold: float = 0.45
    key_hope: float = 4.0
    deny: float = 0.1
    left: float = 0.25
    ending: float = 0.5
    last_turn: float = 5.0
    lasting: float = 0.8
    new_race: float = 2.2
    card_a_turn: float = 3.0
    plot: float = 0.5
    affiliate: float = 1.0
    replace: float = 0.3
    kraken: KrakenWeights = KrakenWeights()
    leviathan: LeviathanWeights = LeviathanWeights()
