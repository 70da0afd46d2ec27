"""Taking control of Locations: with three Keys, by an Ambassador, by exchange (B-56 … B-67, B-106, B-120)."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from . import events as ev
from . import moves as mv
from .affairs import key_lords, keys
from .location import LOCATIONS
from .lord import LORDS
from .reach import barred, location_thing, locations_in_reach, taken
from .state import KEYS_FOR_A_LOCATION, AbyssGame, AbyssState

MOST_DRAWN = 4


def can_control(state: AbyssState, seat: int) -> bool:
    """Whether ``seat`` has three Keys and a Location can be had (B-57, B-62)."""
    if keys(state.areas[seat]) < KEYS_FOR_A_LOCATION:
        return False
    return bool(state.location_deck or locations_in_reach(state, seat))


class Control(Step):
    """As long as ``seat`` has three Keys and a Location can be had, it takes control of one (B-57)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        if can_control(game.state, self.seat):
            game.then(ControlLocation(seat=self.seat), Control(seat=self.seat))


def draw_locations(game: AbyssGame, seat: int, count: int) -> list[str]:
    """Turns up to ``count`` tiles of the deck face up; they are available to everybody now (B-58, B-64)."""
    state = game.state
    drawn = [state.location_deck.pop() for _ in range(min(count, len(state.location_deck)))]
    state.available.extend(drawn)
    game.emit(ev.LocationsDrawn(seat=seat, locations=list(drawn)))
    return drawn


class ControlLocation(Decision):
    """``seat`` chooses an available Location, or says how many tiles it draws, 1 to 4 (B-58)."""

    def options(self, game: AbyssGame) -> list[Move]:
        state = game.state
        moves: list[Move] = [mv.ChooseLocation(location=location) for location in locations_in_reach(state, self.seat)]
        moves += [mv.DrawLocations(count=n) for n in range(1, min(MOST_DRAWN, len(state.location_deck)) + 1)]
        return moves

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.DrawLocations):
            drawn = draw_locations(game, self.seat, move.count)
            game.push(ChooseAmongDrawn(seat=self.seat, drawn=drawn))
        else:
            assert isinstance(move, mv.ChooseLocation)
            game.push(SpendKeys(seat=self.seat, location=move.location, lords=[], tokens=0, drawn=[]))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.DrawLocations):
            if not 1 <= move.count <= MOST_DRAWN:
                return Refusal("draw-one-to-four", {"most": MOST_DRAWN})
            return Refusal("locations-short", {"need": move.count, "have": len(game.state.location_deck)})
        if isinstance(move, mv.ChooseLocation) and move.location in game.state.available:
            return barred(game.state, self.seat, location_thing(move.location)) or NOT_NOW
        return NOT_NOW


class ChooseAmongDrawn(Decision):
    """``seat`` chooses one of the tiles just ``drawn``; there is no second draw (B-58)."""

    automatic = True
    drawn: list[str]

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.ChooseLocation(location=location) for location in self.drawn]

    def answer(self, game: AbyssGame, move: mv.ChooseLocation) -> None:
        game.push(SpendKeys(seat=self.seat, location=move.location, lords=[], tokens=0, drawn=self.drawn))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        return Refusal("only-drawn") if isinstance(move, mv.ChooseLocation | mv.DrawLocations) else NOT_NOW


class SpendKeys(Decision):
    """``seat`` names the three Keys that it spends on ``location``: Lords and tokens so far (B-59). When it has
    exactly three there is nothing to choose. ``drawn`` are the tiles that the choice was limited to, if any."""

    automatic = True
    location: str
    lords: list[str]
    tokens: int
    drawn: list[str]

    def options(self, game: AbyssGame) -> list[Move]:
        area = game.state.areas[self.seat]
        if keys(area) == KEYS_FOR_A_LOCATION:
            return [mv.Confirm()]
        moves: list[Move] = []
        if len(self.lords) + self.tokens == KEYS_FOR_A_LOCATION:
            moves.append(mv.Confirm())
        else:
            moves += [mv.PledgeLord(lord=lord) for lord in key_lords(area) if lord not in self.lords]
            if area.keys > self.tokens:
                moves.append(mv.PledgeToken())
        moves += [mv.ReleaseLord(lord=lord) for lord in self.lords]
        if self.tokens:
            moves.append(mv.ReleaseToken())
        if len(self.drawn) != 1:
            moves.append(mv.Cancel())
        return moves

    def answer(self, game: AbyssGame, move: Move) -> None:
        lords, tokens = list(self.lords), self.tokens
        if isinstance(move, mv.Confirm):
            area = game.state.areas[self.seat]
            if keys(area) == KEYS_FOR_A_LOCATION:
                lords, tokens = key_lords(area), area.keys
            area.keys -= tokens
            take_control(game, self.seat, self.location, lords, tokens)
            return
        if isinstance(move, mv.Cancel):
            game.push(
                ChooseAmongDrawn(seat=self.seat, drawn=self.drawn) if self.drawn else ControlLocation(seat=self.seat)
            )
            return
        if isinstance(move, mv.PledgeLord):
            lords.append(move.lord)
        elif isinstance(move, mv.ReleaseLord):
            lords.remove(move.lord)
        elif isinstance(move, mv.PledgeToken):
            tokens += 1
        else:
            tokens -= 1
        game.push(SpendKeys(seat=self.seat, location=self.location, lords=lords, tokens=tokens, drawn=self.drawn))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        pledged = len(self.lords) + self.tokens
        if isinstance(move, mv.Confirm):
            return Refusal("keys-missing", {"need": KEYS_FOR_A_LOCATION, "have": pledged})
        if isinstance(move, mv.PledgeLord):
            for own in game.state.areas[self.seat].lords:
                if own.lord == move.lord and own.lord not in self.lords:
                    if not own.active:
                        return Refusal("lord-turned" if own.free else "lord-used", {"lord": move.lord})
                    if not LORDS[own.lord].key:
                        return Refusal("lord-without-key", {"lord": move.lord})
                    return Refusal("keys-enough", {"need": KEYS_FOR_A_LOCATION})
        if isinstance(move, mv.PledgeToken):
            if pledged == KEYS_FOR_A_LOCATION:
                return Refusal("keys-enough", {"need": KEYS_FOR_A_LOCATION})
            return Refusal("no-key-token")
        return NOT_NOW


def take_control(game: AbyssGame, seat: int, location: str, lords: list[str], tokens: int) -> None:
    """``location``, an available tile, comes to ``seat``; ``lords`` go under it and become used (B-59, B-61); then
    the tile's effect happens (B-63). The ``tokens`` have been given back already."""
    state = game.state
    area = state.areas[seat]
    state.available.remove(location)
    area.locations.append(location)
    for own in area.lords:
        if own.lord in lords:
            own.location = location
    game.emit(ev.LocationControlled(seat=seat, location=location, lords=list(lords), keys=tokens))
    taken(game, location_thing(location))
    effect(game, seat, location)


def effect(game: AbyssGame, seat: int, location: str) -> None:
    """What ``location`` does when it is taken, whichever way (B-63)."""
    on_control = LOCATIONS[location].on_control
    if on_control is not None:
        on_control(game, seat)


def move_lords(state: AbyssState, seat: int, old: str, new: str) -> None:
    """``new`` takes the place of ``old`` in front of ``seat``, with the Lords that lie under it."""
    area = state.areas[seat]
    area.locations[area.locations.index(old)] = new
    for own in area.lords:
        if own.location == old:
            own.location = new


# -- Ambassadors -----------------------------------------------------------------------------------------------


class SettleAlone(Decision):
    """The acquired Ambassador ``lord`` of ``seat`` takes control of one of ``tiles`` by itself (B-64, B-65)."""

    automatic = True
    lord: str
    tiles: list[str]

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.ChooseLocation(location=location) for location in self.tiles]

    def answer(self, game: AbyssGame, move: mv.ChooseLocation) -> None:
        take_control(game, self.seat, move.location, [self.lord], 0)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if not isinstance(move, mv.ChooseLocation):
            return NOT_NOW
        return barred(game.state, self.seat, location_thing(move.location)) or Refusal("only-drawn")


def settle_alone(lord: str, draw: int) -> Callable[[AbyssGame, int], None]:
    """A power: draw ``draw`` Locations and control one of them with this Lord alone (B-64); with an empty deck, one
    of the available Locations (B-65)."""

    def power(game: AbyssGame, seat: int) -> None:
        state = game.state
        tiles = draw_locations(game, seat, draw) if state.location_deck else locations_in_reach(state, seat)
        if tiles:
            game.push(SettleAlone(seat=seat, lord=lord, tiles=tiles))
        else:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=lord))

    return power


# -- exchanges -------------------------------------------------------------------------------------------------


class ExchangeLocation(Decision):
    """``seat`` may swap a Location of its own for an available one by the power of ``lord`` (B-106)."""

    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        state = game.state
        mine = state.areas[self.seat].locations
        others = locations_in_reach(state, self.seat)
        return [*(mv.SwapLocations(location=own, other=new) for own in mine for new in others), mv.Decline()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if not isinstance(move, mv.SwapLocations):
            game.emit(ev.PowerDeclined(seat=self.seat, lord=self.lord))
            return
        state = game.state
        state.available[state.available.index(move.other)] = move.location
        move_lords(state, self.seat, move.location, move.other)
        game.emit(ev.LocationExchanged(seat=self.seat, old=move.location, new=move.other, gone=False))
        taken(game, location_thing(move.other))
        effect(game, self.seat, move.other)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        state = game.state
        if isinstance(move, mv.SwapLocations) and move.other in state.available:
            return barred(state, self.seat, location_thing(move.other)) or NOT_NOW
        return NOT_NOW


def swap_a_location(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: swap one Location of your own for an available one (B-106)."""

    def power(game: AbyssGame, seat: int) -> None:
        if game.state.areas[seat].locations and locations_in_reach(game.state, seat):
            game.push(ExchangeLocation(seat=seat, lord=lord))
        else:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=lord))

    return power


class SearchLocations(Decision):
    """``seat`` looks through the ``tiles`` of the Location deck, sorted so that they say nothing about its order
    (B-133), and may exchange ``location`` for one of them (B-120)."""

    location: str
    tiles: list[str]

    def veiled(self, seat: int) -> SearchLocations:
        return self if seat == self.seat else SearchLocations(seat=self.seat, location=self.location, tiles=[])

    def options(self, game: AbyssGame) -> list[Move]:
        return [*(mv.ChooseLocation(location=tile) for tile in self.tiles), mv.Decline()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        state = game.state
        if not isinstance(move, mv.ChooseLocation):
            game.shuffle(state.location_deck)
            game.emit(ev.PowerDeclined(seat=self.seat, lord=self.location))
            return
        state.location_deck.remove(move.location)
        game.shuffle(state.location_deck)
        move_lords(state, self.seat, self.location, move.location)
        state.gone_locations.append(self.location)
        game.emit(ev.LocationExchanged(seat=self.seat, old=self.location, new=move.location, gone=True))
        effect(game, self.seat, move.location)


def search_the_deck(location: str) -> Callable[[AbyssGame, int], None]:
    """An effect: look through the Location deck and exchange ``location`` for a tile of it, or not (B-120)."""

    def on_control(game: AbyssGame, seat: int) -> None:
        state = game.state
        if state.location_deck:
            game.emit(ev.LocationsSearched(seat=seat, count=len(state.location_deck)))
            game.push(SearchLocations(seat=seat, location=location, tiles=sorted(state.location_deck)))
        else:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=location))

    return on_control
