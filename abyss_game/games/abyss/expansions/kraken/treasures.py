"""Sacred sites and their Treasures: a search that may be pushed too far (K-36 … K-44)."""

from __future__ import annotations

from collections.abc import Callable

from .....engine.moves import Move
from .....engine.steps import Decision, Step
from .....engine.zones import show, show_all
from ... import events as base_events
from ...affairs import gain_pearls
from ...cards import is_monster
from ...exploring import RaiseThreat, reshuffle
from ...state import AbyssGame, AbyssState
from . import events as ev
from . import moves as mv
from .cards import TREASURE_VALUES
from .nebulis import part

WHY = "treasure"
"""Why something was gained, in events."""
PEARLS = 2


def on_site(state: AbyssState, location: str) -> list[int]:
    """The Treasures that lie on ``location``."""
    return part(state).treasures.get(location, [])


def worth(state: AbyssState, location: str) -> int:
    """The sum of the Treasures that lie on ``location`` (K-41)."""
    return sum(TREASURE_VALUES[treasure] for treasure in on_site(state, location))


def search_a_site(location: str) -> Callable[[AbyssGame, int], None]:
    """An effect: draw a Treasure, then go on as long as you dare; the first draw is compulsory unless Treasures lie on
    the tile already (K-37, K-44)."""

    def on_control(game: AbyssGame, seat: int) -> None:
        if on_site(game.state, location):
            may_go_on(game, seat, location)
        else:
            draw(game, seat, location)

    return on_control


def draw(game: AbyssGame, seat: int, location: str) -> None:
    """``seat`` draws the top Treasure and lays it on ``location``: reward first, then the comparison (K-37, K-39)."""
    own = part(game.state)
    if not own.treasure_deck:
        game.emit(base_events.PowerWithoutTarget(seat=seat, lord=location))
        return
    treasure = own.treasure_deck.pop()
    own.treasures.setdefault(location, []).append(treasure)
    game.emit(ev.TreasureDrawn(seat=seat, location=location, treasure=treasure))
    game.then(
        TakeReward(seat=seat, value=TREASURE_VALUES[treasure]),
        CompareTreasures(seat=seat, location=location, treasure=treasure),
    )


class TakeReward(Step):
    """``seat`` takes the reward of a Treasure of ``value`` (K-38)."""

    seat: int
    value: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        area = state.areas[self.seat]
        if self.value == 3:
            area.keys += 1
            game.emit(ev.KeyGained(seat=self.seat, amount=1, why=WHY))
        elif self.value == 4:
            gain_pearls(game, self.seat, PEARLS, WHY)
        elif self.value == 5 and state.token_pile:
            token = state.token_pile.pop()
            area.tokens.append(token)
            show(state.seen_tokens, [token], self.seat)
            game.emit(ev.TokenDrawn(seat=self.seat, token=token))
        elif self.value == 6:
            game.push(FindAlly(seat=self.seat))


class FindAlly(Step):
    """``seat`` turns over Exploration cards until an Ally appears, which it takes (K-38). With only Monsters left in
    deck and discard it ends when the deck is used up."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        if not state.exploration:
            if all(is_monster(card) for card in state.discard):
                return
            reshuffle(game)
        card = state.exploration.pop()
        show_all(state.seen, [card])
        monster = is_monster(card)
        (state.discard if monster else state.areas[self.seat].hand).append(card)
        game.emit(ev.CardTurnedOver(seat=self.seat, card=card))
        if monster:
            game.then(RaiseThreat(seat=self.seat), FindAlly(seat=self.seat))


class CompareTreasures(Step):
    """``treasure`` has been drawn: with an equal one on ``location`` both leave the game and the search ends; else
    ``seat`` may go on (K-39, K-40)."""

    seat: int
    location: str
    treasure: int

    def run(self, game: AbyssGame) -> None:
        own = part(game.state)
        lying = on_site(game.state, self.location)
        value = TREASURE_VALUES[self.treasure]
        equal = [one for one in lying if TREASURE_VALUES[one] == value]
        if len(equal) == 1:
            may_go_on(game, self.seat, self.location)
            return
        own.gone_treasures += equal
        left = [one for one in lying if one not in equal]
        if left:
            own.treasures[self.location] = left
        else:
            del own.treasures[self.location]
        game.emit(ev.TreasuresDiscarded(seat=self.seat, location=self.location, treasures=equal))
        end_search(game, self.seat, self.location)


def may_go_on(game: AbyssGame, seat: int, location: str) -> None:
    """``seat`` may draw again, unless the deck is empty (K-39, K-42)."""
    if part(game.state).treasure_deck:
        game.push(SearchOn(seat=seat, location=location))
    else:
        end_search(game, seat, location)


def end_search(game: AbyssGame, seat: int, location: str) -> None:
    """The search is over."""
    game.emit(ev.SearchEnded(seat=seat, location=location, worth=worth(game.state, location)))


class SearchOn(Decision):
    """``seat`` draws another Treasure on ``location`` or stops (K-39)."""

    location: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.Search(), mv.Stop()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.Search):
            draw(game, self.seat, self.location)
        else:
            end_search(game, self.seat, self.location)
