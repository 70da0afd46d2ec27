"""Who may take or touch what lies open to everybody: Lords of the Court, Council stacks, available Locations.

Such a *thing* is named ``lord:jailer``, ``council:1`` (the index of the Race) or ``location:jail``, as moves name
their source. In the base game everything is open to everybody; an expansion may reserve things.
"""

from __future__ import annotations

from ...engine.steps import Refusal
from .cards import RACES
from .expansion import switched_on
from .state import AbyssGame, AbyssState


def lord_thing(lord: str) -> str:
    """The name of a Court Lord as a thing."""
    return f"lord:{lord}"


def stack_thing(race: int) -> str:
    """The name of a Council stack as a thing."""
    return f"council:{race}"


def location_thing(location: str) -> str:
    """The name of an available Location as a thing."""
    return f"location:{location}"


def barred(state: AbyssState, seat: int, thing: str) -> Refusal | None:
    """Why ``seat`` may neither take nor touch ``thing``, or None when it may."""
    for expansion in switched_on(state):
        refusal = expansion.bars(state, seat, thing)
        if refusal is not None:
            return refusal
    return None


def taken(game: AbyssGame, thing: str) -> None:
    """``thing`` has just been taken, or removed from where it lay."""
    for expansion in switched_on(game.state):
        expansion.taken(game, thing)


def lords_in_reach(state: AbyssState, seat: int) -> list[str]:
    """The Lords of the Court that ``seat`` may take or touch, from the deck outwards."""
    lords = [lord for lord in state.court if lord]
    return [lord for lord in lords if not barred(state, seat, lord_thing(lord))] if switched_on(state) else lords


def stacks_in_reach(state: AbyssState, seat: int) -> list[int]:
    """The Races of the non-empty Council stacks that ``seat`` may take or touch (B-39)."""
    races = [race for race, cards in enumerate(state.council) if cards]
    return [race for race in races if not barred(state, seat, stack_thing(race))] if switched_on(state) else races


def locations_in_reach(state: AbyssState, seat: int) -> list[str]:
    """The available Locations that ``seat`` may take."""
    return [tile for tile in state.available if not barred(state, seat, location_thing(tile))]


def why_not_stack(state: AbyssState, seat: int, race: int) -> Refusal:
    """Why ``seat`` cannot take or touch the Council stack of ``race``: it is barred, or empty (B-39)."""
    return barred(state, seat, stack_thing(race)) or Refusal("stack-empty", {"race": RACES[race]})
