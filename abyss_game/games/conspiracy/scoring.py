"""Points and ranking (C-25 … C-27, C-37, C-39)."""

from __future__ import annotations

from ...engine.ruleset import Line, Standing
from .chamber import FACE_DOWN, largest_coalition
from .location import LOCATIONS
from .lords import GUILDS, VALUE_OF, lord_name
from .solo import FACE_DOWN_POINTS, opponent_of
from .state import OPPONENT, ConspiracyState

POINTS_OF_A_LORD_IN_COALITION = 3
POINTS_OF_THE_MASTER = 5


def location_worth(state: ConspiracyState, side: int, location: str) -> int:
    """What ``location`` counts for its owner ``side``; face down always the same (C-25, C-33)."""
    return FACE_DOWN_POINTS if location == FACE_DOWN else LOCATIONS[location].worth(state, side)


def score(state: ConspiracyState, side: int) -> list[Line]:
    """The points of ``side`` by source (C-25): ``lords``, the highest Lord of each Guild in order of the Guilds, then
    the extra score of the Legendary Opponent as ``opponent:<guild>`` (C-37); ``locations`` in order of their places;
    ``coalition``, its Lords in order of their places; ``pearl-master``. The items add up to the points."""
    chamber = state.chambers[side]
    best = [lord for lord in (chamber.highest(guild) for guild in range(len(GUILDS))) if lord >= 0]
    lords = [(lord_name(lord), VALUE_OF[lord]) for lord in best]
    if state.solo is not None and side == OPPONENT:
        opponent = opponent_of(state)
        if opponent.extra is not None:
            lords.append((f"opponent:{opponent.id}", opponent.extra(state)))
    locations = [(location, location_worth(state, side, location)) for location in chamber.locations]
    coalition = [
        (lord_name(chamber.lords[place - 1]), POINTS_OF_A_LORD_IN_COALITION)
        for place in largest_coalition(chamber.lords)
    ]
    master = [("pearl-master", POINTS_OF_THE_MASTER)] if state.master == side else []
    return [
        Line(source=source, points=sum(points for _, points in items), items=items)
        for source, items in (
            ("lords", lords),
            ("locations", locations),
            ("coalition", coalition),
            ("pearl-master", master),
        )
    ]


def points(state: ConspiracyState, side: int) -> int:
    """All points of ``side`` as the table lies now."""
    return sum(line.points for line in score(state, side))


def ties(state: ConspiracyState, side: int) -> list[int]:
    """What breaks a tie: Pearls (C-26); in a solo game 1 for the person who is Pearl Master, else 1 for the Legendary
    Opponent (C-37)."""
    if state.solo is None:
        return [state.chambers[side].pearls]
    return [int((state.master == 0) == (side == 0))]


def standings(state: ConspiracyState) -> list[Standing]:
    """How every side stands; level players share a place, which seating never changes (C-26, C-39). In a solo game the
    Legendary Opponent is the second (C-37)."""
    lines = [score(state, side) for side in range(state.sides)]
    marks = [(sum(line.points for line in own), *ties(state, side)) for side, own in enumerate(lines)]
    return [
        Standing(
            seat=side,
            place=1 + sum(1 for other in marks if other > marks[side]),
            points=marks[side][0],
            lines=lines[side],
            ties=list(marks[side][1:]),
        )
        for side in range(state.sides)
    ]
