"""What a seat may know of a game (B-131 … B-133, B-135), and complete states that fit such a view."""

from __future__ import annotations

import msgspec

from ...engine.rng import Rng
from ...engine.steps import veiled
from ...engine.zones import BACK, EVERYBODY, UNKNOWN, backs, known
from .cards import RACES, TOKEN_VALUES
from .expansion import switched_on
from .state import AbyssState, Area


def hidden_zones(state: AbyssState, seat: int) -> list[tuple[str, list[int]]]:
    """The zones of Exploration cards that ``seat`` may not look at, by the name that ``recall`` gives them."""
    zones = [(f"hand:{other}", state.areas[other].hand) for other in range(state.seats) if other != seat]
    zones += [(f"council:{name}", state.council[race]) for race, name in enumerate(RACES)]
    return [*zones, ("exploration", state.exploration), ("discard", state.discard)]


def hidden_tokens(state: AbyssState, seat: int) -> list[tuple[str, list[int]]]:
    """The places of Monster tokens that ``seat`` may not look at."""
    zones = [(f"tokens:{other}", state.areas[other].tokens) for other in range(state.seats) if other != seat]
    return [*zones, ("token_pile", state.token_pile)]


def view(state: AbyssState, seat: int) -> AbyssState:
    """``state`` as ``seat`` may know it: other hands, Council stacks, decks, discard and other people's Monster tokens
    are backs, ``recall`` names those of them that ``seat`` has seen go there. At the end everything that was shown
    is open (B-74, B-78)."""
    recall: dict[str, list[int]] = {}
    for seen, zones in (
        (state.seen, hidden_zones(state, seat)),
        (state.seen_tokens, hidden_tokens(state, seat)),
    ):
        for name, ids in zones:
            remembered = known(seen, ids, seat)
            if remembered:
                recall[name] = remembered
    areas = [
        Area(
            pearls=area.pearls,
            keys=area.keys,
            hand=list(area.hand) if other == seat else backs(area.hand),
            lords=[msgspec.structs.replace(own) for own in area.lords],
            locations=list(area.locations),
            affiliated=list(area.affiliated),
            tokens=list(area.tokens) if other == seat or state.finished else backs(area.tokens),
        )
        for other, area in enumerate(state.areas)
    ]
    seen_state = msgspec.structs.replace(
        state,
        rng=0,
        viewer=seat,
        expansions=list(state.expansions),
        stack=veiled(state.stack, seat),
        turn=msgspec.structs.replace(state.turn, bought=list(state.turn.bought), used=list(state.turn.used)),
        areas=areas,
        court=list(state.court),
        lord_deck=[UNKNOWN] * len(state.lord_deck),
        gone_lords=list(state.gone_lords),
        exploration=backs(state.exploration),
        track=list(state.track),
        discard=backs(state.discard),
        council=[backs(stack) for stack in state.council],
        location_deck=[UNKNOWN] * len(state.location_deck),
        available=list(state.available),
        gone_locations=list(state.gone_locations),
        token_pile=backs(state.token_pile),
        seen=[],
        seen_tokens=[],
        recall=recall,
    )
    for expansion in switched_on(state):
        expansion.veil(seen_state, seat)
    return seen_state


def determinize(seen: AbyssState, rng: Rng, lords: list[str], locations: list[str], cards: list[int]) -> AbyssState:
    """A complete state that the view ``seen`` could come from. ``lords``, ``locations`` and Exploration ``cards`` are
    all that the game began with. Whatever the viewer has seen lies where it saw it go."""
    seat = seen.viewer
    state = msgspec.structs.replace(seen)
    areas = [msgspec.structs.replace(area, hand=list(area.hand), tokens=list(area.tokens)) for area in seen.areas]
    state.areas = areas
    state.recall = {}
    state.rng = rng.below(1 << 64)
    state.exploration, state.discard = list(seen.exploration), list(seen.discard)
    state.council = [list(stack) for stack in seen.council]
    state.token_pile = list(seen.token_pile)

    open_cards = [c for area in seen.areas for c in (*area.hand, *area.affiliated)] + seen.track
    state.seen = deal_unknown(hidden_zones(state, seat), seen.recall, set(open_cards), cards, seat, rng)
    open_tokens = {t for area in seen.areas for t in area.tokens}
    tokens = list(range(len(TOKEN_VALUES)))
    state.seen_tokens = deal_unknown(hidden_tokens(state, seat), seen.recall, open_tokens, tokens, seat, rng)
    gone = {*seen.court, *seen.gone_lords, *(own.lord for area in seen.areas for own in area.lords)}
    state.lord_deck = [lord for lord in lords if lord not in gone]
    rng.shuffle(state.lord_deck)
    placed = {*seen.available, *seen.gone_locations, *(name for area in seen.areas for name in area.locations)}
    state.location_deck = [location for location in locations if location not in placed]
    rng.shuffle(state.location_deck)
    for expansion in switched_on(state):
        expansion.complete(state, rng)
    state.viewer = -1
    return state


def deal_unknown(
    zones: list[tuple[str, list[int]]],
    recall: dict[str, list[int]],
    visible: set[int],
    every: list[int],
    seat: int,
    rng: Rng,
) -> list[int]:
    """Fills the hidden ``zones`` in place from those of ``every`` id that are neither ``visible`` nor recalled, and
    returns the knowledge masks that go with it."""
    masks = [0] * (max(every) + 1)
    remembered = {c for name, _ in zones for c in recall.get(name, ())}
    unseen = [c for c in every if c not in visible and c not in remembered]
    rng.shuffle(unseen)
    for name, ids in zones:
        if ids and ids[0] != BACK:
            continue
        filled = list(recall.get(name, ()))
        for card in filled:
            masks[card] = 1 << seat
        while len(filled) < len(ids):
            filled.append(unseen.pop())
        rng.shuffle(filled)
        ids[:] = filled
    for card in visible:
        if card >= 0:
            masks[card] = EVERYBODY
    return masks
