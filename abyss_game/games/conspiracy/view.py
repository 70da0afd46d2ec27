"""What a seat may know of a game, which is everything but the order of the decks (C-28), and complete states that fit
such a view."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...engine.rng import Rng
from ...engine.steps import veiled
from ...engine.zones import UNKNOWN, backs
from .chamber import Chamber
from .lords import LORDS
from .state import ConspiracyState, Solo


def _open(state: ConspiracyState) -> ConspiracyState:
    """A copy of everything but the decks and the stack, which shares nothing with ``state``."""
    solo = state.solo
    return msgspec.structs.replace(
        state,
        expansions=list(state.expansions),
        chambers=[Chamber(list(c.lords), list(c.covers), c.pearls) for c in state.chambers],
        piles=[list(pile) for pile in state.piles],
        drawn=list(state.drawn),
        waiting=list(state.waiting),
        available=list(state.available),
        solo=None
        if solo is None
        else Solo(solo.opponent, solo.token, solo.ordered, list(solo.buried), list(solo.hidden)),
    )


def view(state: ConspiracyState, seat: int) -> ConspiracyState:
    """``state`` as ``seat`` may know it: the decks are backs, and so are Locations that went from the deck face down
    to the Legendary Opponent (C-33). All seats, and a bystander (−1), know the same."""
    seen = _open(state)
    seen.rng = 0
    seen.viewer = seat
    seen.stack = veiled(state.stack, seat)
    seen.lord_deck = backs(state.lord_deck)
    seen.location_deck = [UNKNOWN] * len(state.location_deck)
    if seen.solo is not None:
        seen.solo.hidden = [UNKNOWN] * len(seen.solo.hidden)
    return seen


def determinize(seen: ConspiracyState, rng: Rng, locations: Sequence[str]) -> ConspiracyState:
    """A complete state that the view ``seen`` could come from; ``locations`` are all that the game began with."""
    state = _open(seen)
    state.viewer = -1
    state.rng = rng.below(1 << 64)
    state.stack = veiled(seen.stack, seen.viewer)
    visible = {*seen.drawn, *seen.waiting}
    visible.update(lord for pile in seen.piles for lord in pile)
    visible.update(lord for chamber in seen.chambers for lord in chamber.lords)
    state.lord_deck = [lord for lord in range(LORDS) if lord not in visible]
    rng.shuffle(state.lord_deck)
    placed = {*seen.available, *(cover for chamber in seen.chambers for cover in chamber.covers)}
    if seen.solo is not None:
        placed.update(seen.solo.buried)
    left = [location for location in locations if location not in placed]
    rng.shuffle(left)
    if state.solo is not None:
        count = len(state.solo.hidden)
        state.solo.hidden = left[:count]
        left = left[count:]
    state.location_deck = left
    return state
