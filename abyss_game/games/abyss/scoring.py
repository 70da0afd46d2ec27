"""Points and ranking (B-75 … B-81)."""

from __future__ import annotations

from ...engine.ruleset import Line, Standing
from ...engine.zones import BACK
from .cards import RACE_OF, TOKEN_VALUES, VALUE_OF, card_name
from .expansion import switched_on
from .location import LOCATIONS
from .lord import LORDS
from .state import AbyssState


def location_worth(state: AbyssState, seat: int, location: str) -> int:
    """What ``location`` counts for its owner ``seat`` (B-79). A copy is worth 0 before the end, then what the best
    Location of an opponent would be worth to ``seat``, at least 0 (B-119)."""
    tile = LOCATIONS[location]
    if not tile.copies:
        return tile.worth(state, seat)
    if not state.finished:
        return 0
    others = (other for opponent in state.opponents(seat) for other in state.areas[opponent].locations)
    return max(0, *(LOCATIONS[other].worth(state, seat) for other in others), 0)


def strongest_affiliated(state: AbyssState, seat: int) -> list[int]:
    """The strongest affiliated Ally of each Race, which alone counts for it (B-77), in order of the Races."""
    best: dict[int, int] = {}
    for card in state.areas[seat].affiliated:
        race = RACE_OF[card]
        if race not in best or VALUE_OF[card] > VALUE_OF[best[race]]:
            best[race] = card
    return [best[race] for race in sorted(best)]


def score(state: AbyssState, seat: int) -> list[Line]:
    """The points of ``seat`` by source: Locations, Lords, affiliated Allies, Monster tokens (B-75), then those that
    expansions add. Tokens that the state does not show count nothing."""
    area = state.areas[seat]
    locations = [(location, location_worth(state, seat, location)) for location in area.locations]
    lords = [(own.lord, LORDS[own.lord].influence) for own in area.lords]
    allies = [(card_name(card), VALUE_OF[card]) for card in strongest_affiliated(state, seat)]
    tokens = [(str(token), TOKEN_VALUES[token]) for token in area.tokens if token != BACK]
    lines = [
        Line(source=source, points=sum(points for _, points in items), items=items)
        for source, items in (("locations", locations), ("lords", lords), ("affiliated", allies), ("monsters", tokens))
    ]
    for expansion in switched_on(state):
        lines += expansion.lines(state, seat)
    return lines


def ties(state: AbyssState, seat: int) -> list[int]:
    """What breaks a tie, in order: Pearls, then the most valuable single Lord (B-81)."""
    area = state.areas[seat]
    return [area.pearls, max((LORDS[own.lord].influence for own in area.lords), default=0)]


def standings(state: AbyssState) -> list[Standing]:
    """How every seat stands, by seat; level players share a place (B-81)."""
    lines = [score(state, seat) for seat in range(state.seats)]
    points = [sum(line.points for line in own) for own in lines]
    marks = [(points[seat], *ties(state, seat)) for seat in range(state.seats)]
    return [
        Standing(
            seat=seat,
            place=1 + sum(1 for other in marks if other > marks[seat]),
            points=points[seat],
            lines=lines[seat],
            ties=list(marks[seat][1:]),
        )
        for seat in range(state.seats)
    ]
