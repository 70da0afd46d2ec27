"""Krakens: laid onto Council stacks, used for a Lord, turned in at the end (K-5 … K-13, K-64, K-65)."""

from __future__ import annotations

from .....engine.moves import Move
from .....engine.steps import Decision, Step
from .....engine.zones import show_all
from ...cards import EMPTY, RACES, is_wild
from ...state import AbyssGame
from . import events as ev
from . import moves as mv
from .cards import nebulis_of
from .nebulis import gain, gain_at_once, part
from .queries import KrakensBringNebulis
from .state import NOBODY


class LayKrakens(Step):
    """The explorer ``seat`` lays the krakens left on the track onto stacks, one at a time in track order (K-10)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        for card in game.state.track:
            if card != EMPTY:
                game.push(LayKraken(seat=self.seat, card=card))
                return


class LayKraken(Decision):
    """The explorer ``seat`` chooses any Council stack for the kraken ``card`` (K-10)."""

    card: int

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.LayOnStack(card=self.card, race=race) for race in range(len(RACES))]

    def answer(self, game: AbyssGame, move: mv.LayOnStack) -> None:
        state = game.state
        state.track[state.track.index(self.card)] = EMPTY
        state.council[move.race].append(self.card)
        game.emit(ev.KrakenLaid(seat=self.seat, card=self.card, race=move.race))
        game.push(LayKrakens(seat=self.seat))


def used(game: AbyssGame, seat: int, allies: list[int]) -> None:
    """``seat`` has recruited a Lord with ``allies``: the krakens among them bring Nebulis, as one event (K-8)."""
    amount = sum(nebulis_of(card) for card in allies if is_wild(card))
    if amount:
        gain(game, seat, amount, "krakens")


class TurnInKrakens(Step):
    """The end: krakens in hand become Nebulis, of all players as one event, or player by player, clockwise from the
    first player of the game, when nobody holds the figure (K-64)."""

    def run(self, game: AbyssGame) -> None:
        state = game.state
        seats = [state.first, *state.opponents(state.first)]
        groups = [[seat] for seat in seats] if part(state).holder == NOBODY else [seats]
        game.then(*(TurnInTogether(players=players) for players in groups))


class TurnInTogether(Step):
    """The ``players`` turn in their krakens as one event (K-64)."""

    players: list[int]

    def run(self, game: AbyssGame) -> None:
        state = game.state
        amounts: dict[int, int] = {}
        for seat in self.players:
            area = state.areas[seat]
            krakens = [card for card in area.hand if is_wild(card)]
            if not krakens:
                continue
            area.hand = [card for card in area.hand if card not in krakens]
            state.discard.extend(krakens)
            show_all(state.seen, krakens)
            bring = game.ask(KrakensBringNebulis(seat=seat)).value
            amounts[seat] = sum(nebulis_of(card) for card in krakens) if bring else 0
            game.emit(ev.KrakensTurnedIn(seat=seat, allies=krakens, amount=amounts[seat]))
        if amounts:
            gain_at_once(game, amounts, "krakens")
