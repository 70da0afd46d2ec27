"""What the heuristic player thinks things are worth: plain numbers, found by having versions play each other.

Everything is in points of the final score unless it says otherwise.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The figures behind all decisions. ``turns_a_lord``: own turns between two Lords of the player who is ahead.
    ``point``: one point of Ally value or one Pearl while there is time to spend it; ``spend``: how much of these a
    player can spend in one turn. ``action``: an action that is left. ``wait``: what part of a plan's worth is left
    after one more turn, for each opponent. ``extra_card``: an Ally whatever its value. ``token``: a Monster token
    that nobody has seen. ``leave``: a point of Ally value left to the Council. ``gift``: a Pearl that goes to an
    opponent, ``margin``: what a purchase must bring. ``tile``: a Location about which nothing is known."""

    turns_a_lord: float = 2.4
    point: float = 0.85
    spend: float = 6.5
    action: float = 2.6
    wait: float = 0.9
    extra_card: float = 0.25
    token: float = 2.65
    leave: float = 0.03
    gift: float = 0.5
    margin: float = 0.8
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


class Power(msgspec.Struct, frozen=True):
    """What the power of a Lord is worth. ``once``: points when it comes; ``pearls`` that it brings then; ``stacks`` of
    the Council, ``turns`` and drawn ``tiles`` likewise. ``turn``: points in each later turn of the owner while it is
    active. ``court`` and ``deck``: it can exchange another Lord for one of the Court, or of the deck; ``price``: it
    recruits one more for so many Pearls. ``tokens``: Monster tokens that it takes from an opponent. ``others``: the
    figures are those against one opponent; more opponents suffer more."""

    once: float = 0.0
    turn: float = 0.0
    pearls: int = 0
    stacks: int = 0
    turns: int = 0
    tiles: int = 0
    tokens: int = 0
    court: bool = False
    deck: bool = False
    swap: bool = False
    price: int = 0
    turned: bool = False


POWERS: dict[str, Power] = {
    "recruiter": Power(turn=0.55),
    "jailer": Power(once=1.5),
    "seeker": Power(once=1.3),
    "assassin": Power(once=1.0, turned=True),
    "commander": Power(turn=0.3),
    "tamer": Power(turn=0.2),
    "hunter": Power(tokens=1),
    "ship_master": Power(turn=0.6),
    "trader": Power(pearls=3),
    "peddler": Power(pearls=2),
    "landlord": Power(pearls=1, turn=0.8),
    "slaver": Power(turn=0.7),
    "shopkeeper": Power(pearls=1),
    "shaman": Power(turn=0.3),
    "invoker": Power(turns=1),
    "apprentice": Power(stacks=1),
    "oracle": Power(turn=0.4),
    "alchemist": Power(turn=0.8),
    "illusionist": Power(swap=True),
    "master_of_magic": Power(turn=0.4),
    "opportunist": Power(turn=0.4),
    "corruptor": Power(price=5),
    "traitor": Power(court=True),
    "diplomat": Power(turn=0.5),
    "treasurer": Power(turn=0.8),
    "schemer": Power(deck=True),
    "keeper": Power(),
    "reaper": Power(),
    "shepherd": Power(),
    "miller": Power(),
    "aquaculturalist": Power(),
    "landowner": Power(),
    "hermit": Power(tiles=1),
    "sage": Power(tiles=2),
    "elder": Power(tiles=3),
}
"""The powers of all Lords by id; a test compares it with the Lords of the game."""

SEARCHES: frozenset[str] = frozenset({"black_smokers"})
"""The Locations that are exchanged for any tile of the deck when they are taken."""
