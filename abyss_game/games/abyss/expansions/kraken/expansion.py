"""What the game asks about Kraken, each answer in one line; the rules are in the other files of this folder."""

from __future__ import annotations

from typing import Any

import msgspec

from .....engine.moves import Move
from .....engine.queries import Query
from .....engine.rng import Rng
from .....engine.ruleset import Line, Ruleset
from .....engine.steps import Refusal
from ...expansion import Expansion
from ...queries import Purse, WaysToPay
from ...state import AbyssGame, AbyssState
from . import krakens, nebulis, position, powers, sentinels, treasures
from .cards import KRAKENS, TREASURE_VALUES
from .events import EVENTS
from .locations import KRAKEN_LOCATIONS
from .lords import KRAKEN_LORDS
from .moves import FIELDS, MOVES
from .nebulis import part
from .state import NOBODY, KrakenState

FIGURE_PENALTY = 5


class Kraken(Expansion):
    """Kraken, for 2 to 4 players (K-3)."""

    name = "kraken"
    lords = KRAKEN_LORDS
    locations = KRAKEN_LOCATIONS
    cards = KRAKENS
    moves = MOVES
    fields = FIELDS
    events = EVENTS
    steps = (
        krakens.LayKraken,
        krakens.LayKrakens,
        krakens.TurnInKrakens,
        krakens.TurnInTogether,
        nebulis.ChooseHolder,
        nebulis.SettleFigure,
        powers.ChangeNebulis,
        powers.ChooseReceiver,
        powers.ChooseUsedLord,
        powers.DiscardAffiliated,
        powers.NameRace,
        powers.RecoverAlly,
        powers.TurnUpLord,
        sentinels.PlaceSentinel,
        treasures.CompareTreasures,
        treasures.FindAlly,
        treasures.SearchOn,
        treasures.TakeReward,
    )

    def deal(self, state: AbyssState, rng: Rng) -> None:
        """Nobody has Nebulis or the figure; the Treasures are shuffled (K-2, K-3)."""
        deck = list(range(len(TREASURE_VALUES)))
        rng.shuffle(deck)
        state.kraken = KrakenState(nebulis=[0] * state.seats, treasure_deck=deck)

    def veil(self, state: AbyssState, seat: int) -> None:
        """Only the order of the Treasure deck is hidden (K-70)."""
        own = part(state)
        state.kraken = msgspec.structs.replace(
            own,
            nebulis=list(own.nebulis),
            sentinels=[msgspec.structs.replace(token) for token in own.sentinels],
            treasure_deck=[-1] * len(own.treasure_deck),
            treasures={site: list(lying) for site, lying in own.treasures.items()},
            gone_treasures=list(own.gone_treasures),
        )

    def complete(self, state: AbyssState, rng: Rng) -> None:
        own = part(state)
        shown = {*own.gone_treasures, *(treasure for lying in own.treasures.values() for treasure in lying)}
        own.treasure_deck = [treasure for treasure in range(len(TREASURE_VALUES)) if treasure not in shown]
        rng.shuffle(own.treasure_deck)

    def describe(self, state: AbyssState) -> dict[str, Any]:
        return position.describe(state)

    def set_up(self, state: AbyssState, text: dict[str, Any]) -> None:
        position.set_up(state, text)

    def bend(self, rules: Ruleset[AbyssState], state: AbyssState, query: Query) -> None:
        if isinstance(query, Purse | WaysToPay):
            nebulis.bend(rules, state, query)

    def bars(self, state: AbyssState, seat: int, thing: str) -> Refusal | None:
        return sentinels.reserved(state, seat, thing)

    def lines(self, state: AbyssState, seat: int) -> list[Line]:
        """−1 for each Nebulis, −5 for the holder of the figure (K-66)."""
        own = part(state)
        return [
            Line(source="nebulis", points=-own.nebulis[seat]),
            Line(source="figure", points=-FIGURE_PENALTY if own.holder == seat else 0),
        ]

    def paid_with(self, move: Move, coins: int) -> Move | None:
        return nebulis.paid_with(move, coins)

    def spend(self, game: AbyssGame, seat: int, coins: int, to: int) -> None:
        """Nebulis for an Ally go to the explorer, those for a Lord to the supply (K-18)."""
        nebulis.hand_over(game, seat, [to], coins, "recruitment" if to == NOBODY else "purchase")

    def why_not_paid(self, game: AbyssGame, seat: int, price: int, coins: int) -> Refusal | None:
        return nebulis.why_not_paid(game, seat, price, coins)

    def turn_began(self, game: AbyssGame, seat: int) -> None:
        sentinels.wake(game.state, seat)

    def free_moves(self, game: AbyssGame, seat: int) -> list[Move]:
        return sentinels.placeable(game.state, seat)

    def do(self, game: AbyssGame, seat: int, move: Move) -> None:
        if isinstance(move, sentinels.Guard):
            sentinels.place(game, seat, move)

    def why_not_free(self, game: AbyssGame, seat: int, move: Move) -> Refusal | None:
        return sentinels.why_not_placed(game.state, seat, move) if isinstance(move, sentinels.Guard) else None

    def taken(self, game: AbyssGame, thing: str) -> None:
        sentinels.come_back(game, thing)

    def allies_spent(self, game: AbyssGame, seat: int, allies: list[int]) -> None:
        krakens.used(game, seat, allies)

    def track_cleared(self, game: AbyssGame, seat: int) -> None:
        game.push(krakens.LayKrakens(seat=seat))

    def hands_laid_down(self, game: AbyssGame) -> None:
        game.push(krakens.TurnInKrakens())
