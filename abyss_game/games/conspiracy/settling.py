"""Taking Locations: drawn, available or searched for, and what they do (C-10 … C-14, C-20, C-22, C-33)."""

from __future__ import annotations

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from . import events as ev
from . import moves as mv
from .affairs import gain_pearls
from .chamber import FACE_DOWN
from .location import LOCATIONS
from .queries import SearchesDeck
from .state import NOBODY, ConspiracyGame, Gate

MOST_DRAWN = 3
"""The most Locations that may be turned up together (C-11)."""


class LocationDue(Step):
    """Side ``seat`` has the Keys for a Location and must take one if it can (C-10, C-13)."""

    seat: int

    def run(self, game: ConspiracyGame) -> None:
        state = game.state
        searches = game.ask(SearchesDeck(seat=self.seat)).value
        if not state.location_deck and (searches or not state.available):
            game.emit(ev.NoLocation(seat=self.seat))
        elif self.seat >= state.seats:
            bury(game, self.seat)
        elif searches:
            self.search(game)
        else:
            game.push(ChooseLocation(seat=self.seat))

    def search(self, game: ConspiracyGame) -> None:
        """The whole deck is looked through, shown to all (C-22, C-28): from now on everybody knows as well which
        Locations the Legendary Opponent has, though not where."""
        state = game.state
        tiles = in_order(state.location_deck)
        if state.solo is not None:
            state.solo.buried = in_order([*state.solo.buried, *state.solo.hidden])
            state.solo.hidden = []
        game.emit(ev.LocationDeckSearched(seat=self.seat, locations=tiles))
        game.push(SearchDeck(seat=self.seat, tiles=list(tiles)))


def in_order(locations: list[str]) -> list[str]:
    """``locations`` in order of their numbers, which says nothing about where they lay."""
    return sorted(locations, key=lambda location: LOCATIONS[location].number)


class ChooseLocation(Decision):
    """``seat`` takes an available Location, or says how many it turns up, 1 to 3 (C-11)."""

    def options(self, game: ConspiracyGame) -> list[Move]:
        state = game.state
        moves: list[Move] = [mv.SettleLocation(location=location) for location in state.available]
        most = min(MOST_DRAWN, len(state.location_deck))
        return moves + [mv.DrawLocations(count=n) for n in range(1, most + 1)]

    def answer(self, game: ConspiracyGame, move: Move) -> None:
        state = game.state
        if isinstance(move, mv.DrawLocations):
            drawn = [state.location_deck.pop() for _ in range(move.count)]
            state.available.extend(drawn)
            game.emit(ev.LocationsDrawn(seat=self.seat, locations=list(drawn)))
            game.push(ChooseAmongDrawn(seat=self.seat, drawn=drawn))
        else:
            assert isinstance(move, mv.SettleLocation)
            state.available.remove(move.location)
            put(game, self.seat, move.location)

    def refusal(self, game: ConspiracyGame, move: Move) -> Refusal:
        if isinstance(move, mv.SettleLocation):
            return Refusal("location-not-available", {"location": move.location})
        if isinstance(move, mv.DrawLocations):
            if not 1 <= move.count <= MOST_DRAWN:
                return Refusal("draw-one-to-three", {"most": MOST_DRAWN})
            return Refusal("locations-short", {"need": move.count, "have": len(game.state.location_deck)})
        return NOT_NOW


class ChooseAmongDrawn(Decision):
    """``seat`` keeps one of the Locations just ``drawn``; the others stay available (C-11)."""

    automatic = True
    drawn: list[str]

    def options(self, game: ConspiracyGame) -> list[Move]:
        return [mv.SettleLocation(location=location) for location in self.drawn]

    def answer(self, game: ConspiracyGame, move: mv.SettleLocation) -> None:
        game.state.available.remove(move.location)
        put(game, self.seat, move.location)

    def refusal(self, game: ConspiracyGame, move: Move) -> Refusal:
        return Refusal("only-drawn") if isinstance(move, mv.SettleLocation | mv.DrawLocations) else NOT_NOW


class SearchDeck(Decision):
    """``seat`` takes one of the ``tiles``, the whole Location deck in order of the numbers; the rest is shuffled
    (C-22)."""

    automatic = True
    tiles: list[str]

    def options(self, game: ConspiracyGame) -> list[Move]:
        return [mv.SettleLocation(location=location) for location in self.tiles]

    def answer(self, game: ConspiracyGame, move: mv.SettleLocation) -> None:
        deck = game.state.location_deck
        deck.remove(move.location)
        game.shuffle(deck)
        put(game, self.seat, move.location)

    def refusal(self, game: ConspiracyGame, move: Move) -> Refusal:
        return Refusal("only-deck") if isinstance(move, mv.SettleLocation | mv.DrawLocations) else NOT_NOW


def put(game: ConspiracyGame, side: int, location: str) -> None:
    """``location`` is put on the Lord placed last (C-12); it gives its Pearls, then its power acts (C-14)."""
    chamber = game.state.chambers[side]
    chamber.covers[-1] = location
    game.emit(ev.LocationPut(seat=side, location=location, place=len(chamber.lords)))
    card = LOCATIONS[location]
    gain_pearls(game, side, card.pearls, location)
    if card.on_put is not None:
        card.on_put(game, side)


def bury(game: ConspiracyGame, side: int) -> None:
    """The Legendary Opponent takes a random available Location, or the top of the deck, and puts it face down on the
    Lord placed last, without any effect (C-33)."""
    state = game.state
    assert state.solo is not None
    chamber = state.chambers[side]
    known = ""
    if state.available:
        known = state.available.pop(game.below(len(state.available)))
        state.solo.buried.append(known)
    else:
        state.solo.hidden.append(state.location_deck.pop())
    chamber.covers[-1] = FACE_DOWN
    game.emit(ev.LocationBuried(seat=side, location=known, place=len(chamber.lords)))


# -- powers ----------------------------------------------------------------------------------------------------


def close_gate(game: ConspiracyGame, side: int, location: str, count: int) -> None:
    """All others must draw exactly ``count`` Lords until the next turn of ``side`` begins; the order ends an older one
    (C-19). The Legendary Opponent is not bound (C-35)."""
    state = game.state
    if state.solo is not None:
        return
    open_gate(game)
    state.gate = Gate(owner=side, count=count, location=location)
    game.emit(ev.GateClosed(seat=side, location=location, count=count))


def open_gate(game: ConspiracyGame) -> None:
    """The order in force, if there is one, ends (C-19)."""
    gate = game.state.gate
    if gate.owner != NOBODY:
        game.state.gate = Gate()
        game.emit(ev.GateOpened(seat=gate.owner, location=gate.location))


def recycle_lords(game: ConspiracyGame, side: int) -> None:
    """All piles are shuffled into the Lord deck (C-20)."""
    state = game.state
    lords = [lord for pile in state.piles for lord in pile]
    state.piles = [[] for _ in state.piles]
    state.lord_deck.extend(lords)
    game.shuffle(state.lord_deck)
    game.emit(ev.LordsRecycled(seat=side, lords=lords))


def recycle_locations(game: ConspiracyGame, side: int) -> None:
    """All available Locations are shuffled into their deck (C-20)."""
    state = game.state
    locations, state.available = state.available, []
    state.location_deck.extend(locations)
    game.shuffle(state.location_deck)
    game.emit(ev.LocationsRecycled(seat=side, locations=list(locations)))
