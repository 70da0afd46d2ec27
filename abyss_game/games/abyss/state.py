"""The state of a game of Abyss: plain data, from which everything else follows.

Piles (Exploration deck, Lord deck, Location deck, Monster tokens, Council stacks, discard) have their top at the
end of the list. Court space 0 is next to the Lord deck, space 5 farthest from it (B-9); track space 0 is next to
the Exploration deck (B-25).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ...engine.game import Game, State
from ...engine.steps import Step
from .expansions.kraken.state import KrakenState
from .expansions.leviathan.state import LeviathanState

COURT_SPACES = 6
TRACK_SPACES = 5
THREAT_SPACES = 6
KEYS_FOR_A_LOCATION = 3
LORDS_THAT_END = 7
NO_ACQUISITION = -1


class OwnedLord(msgspec.Struct):
    """A Lord in front of a player: ``location`` is the Location that it lies under, "" while it is free (B-1);
    ``turned`` by the Assassin (B-2)."""

    lord: str
    location: str = ""
    turned: bool = False

    @property
    def free(self) -> bool:
        """In front of the player and not under a Location (B-1)."""
        return not self.location

    @property
    def active(self) -> bool:
        """Free and not turned: it has its power and its Key (B-3)."""
        return not self.location and not self.turned


class Area(msgspec.Struct):
    """What one player has: ``pearls`` and Key tokens (``keys``), ``hand``, ``lords`` and ``locations`` in the
    order in which they came, ``affiliated`` Allies, Monster ``tokens``."""

    pearls: int = 1
    keys: int = 0
    hand: list[int] = []
    lords: list[OwnedLord] = []
    locations: list[str] = []
    affiliated: list[int] = []
    tokens: list[int] = []


class Turn(msgspec.Struct):
    """What has happened in the running turn: the ``active`` seat, whether it is an ``extra`` turn (B-102), how
    many ``sales`` there were and who has ``bought`` (B-27, B-28), the per-turn Lords that were ``used`` (B-18),
    and ``court_before``, the number of Lords in the Court just before the first acquisition of the action (B-53),
    −1 when there was none."""

    active: int
    extra: bool = False
    sales: int = 0
    bought: list[int] = []
    used: list[str] = []
    court_before: int = NO_ACQUISITION


if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = Any  # rules.py sets the union of all steps before the first state is decoded


class AbyssState(State, omit_defaults=True):
    """Everything that the rules know. What an expansion knows is a part of its own, None and not written without it.

    ``exploration`` is the deck, ``discard`` the one discard pile, ``gone_lords`` and ``gone_locations`` what has left
    the game (B-5). ``extra_turns`` counts extra turns that were won (B-102), ``court_short`` tells that a refill of
    the Court fell short (B-54). ``turns_left`` is −1 until the end is triggered, then the number of last turns still
    to come (B-72). ``seen`` is the knowledge mask of every Exploration card and ``seen_tokens`` that of every Monster
    token (see engine/zones.py). In a view both are empty and ``recall`` names the cards that the viewer has seen go
    into hidden places: ``hand:1``, ``council:crab``, ``exploration``, ``discard``, ``tokens:2``, ``token_pile``.
    """

    stack: list[AnyStep]
    first: int
    turn: Turn
    areas: list[Area]
    court: list[str]
    lord_deck: list[str]
    gone_lords: list[str]
    exploration: list[int]
    track: list[int]
    discard: list[int]
    council: list[list[int]]
    location_deck: list[str]
    available: list[str]
    gone_locations: list[str]
    token_pile: list[int]
    threat: int
    extra_turns: int
    court_short: bool
    turns_left: int
    seen: list[int]
    seen_tokens: list[int]
    recall: dict[str, list[int]]
    kraken: KrakenState | None = None
    leviathan: LeviathanState | None = None

    @property
    def finished(self) -> bool:
        """True when nothing is left to do: the hands have been affiliated and the score is final."""
        return not self.stack

    def opponents(self, seat: int) -> list[int]:
        """The other seats clockwise, beginning to the left of ``seat`` (B-6)."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]


AbyssGame = Game[AbyssState]
