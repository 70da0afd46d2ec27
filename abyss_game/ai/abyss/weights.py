"""What the heuristic player thinks things are worth: plain numbers, found by having versions play each other.

Everything is in points of the final score unless it says otherwise.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The figures behind all decisions.

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

    Kraken: ``launder``: the part of the Nebulis that can be spent while there is much time; ``figure_near`` and
    ``figure_far``: how uncertain the figure is in the end, and for each turn to come; ``found``: the value of an Ally
    from the deck; ``passed_on``: a Nebulis paid to an only opponent; ``reserve``: the part of a plan that a Sentinel
    saves for each opponent, ``post``: what that must be at least.

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
    launder: float = 1.0
    figure_near: float = 0.7
    figure_far: float = 0.35
    found: float = 4.0
    passed_on: float = 0.6
    reserve: float = 0.3
    post: float = 0.2


class Power(msgspec.Struct, frozen=True):
    """What the power of a Lord does, as far as it matters here. ``once``: points when it comes; ``turn``: points in
    each later turn of the owner while it is active. When it comes it brings ``pearls``, Council ``stacks``, more
    ``turns``, the best of so many drawn ``tiles``, ``tokens`` of an opponent; it recruits another Lord for ``price``
    Pearls, exchanges an own Lord for one of the ``court`` or of the ``deck``, may ``swap`` a Location, and
    ``turns_over`` a Lord of each opponent. With Kraken it brings ``nebulis`` or may ``spread``
    them among the opponents, ``recovers`` an Ally of the discard, ``condemns`` a Race, ``frees`` a used Lord."""

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
    turns_over: bool = False
    nebulis: int = 0
    spread: bool = False
    recovers: bool = False
    condemns: bool = False
    frees: bool = False


POWERS: dict[str, Power] = {
    "recruiter": Power(turn=0.55),
    "jailer": Power(once=1.5),
    "seeker": Power(once=1.3),
    "assassin": Power(once=1.0, turns_over=True),
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
    "ferryman": Power(turn=0.5),
    "outlaw": Power(turn=0.15),
    "counterfeiter": Power(turn=0.3),
    "fence": Power(spread=True),
    "cleaner": Power(turn=0.15),
    "watcher": Power(once=1.2, nebulis=1),
    "vigil": Power(once=1.2, nebulis=1),
    "lookout": Power(once=1.2, nebulis=1),
    "shareholder": Power(turn=0.4),
    "inheritor": Power(pearls=5),
    "hypnotist": Power(turn=0.25),
    "healer": Power(recovers=True),
    "highwayman": Power(turn=0.5),
    "executioner": Power(condemns=True),
    "recipient": Power(turn=0.5),
    "liberator": Power(frees=True),
    "grower": Power(),
    "oyster_farmer": Power(),
}
"""The powers of all Lords by id; a test compares it with the Lords of the game."""

SEARCHES: frozenset[str] = frozenset({"black_smokers"})
"""The Locations that are exchanged for any tile of the deck when they are taken."""
