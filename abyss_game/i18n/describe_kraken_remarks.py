"""What is worth knowing beside a decision when Kraken is played: where the figure goes, what krakens bring, what a
search risks."""

from __future__ import annotations

from typing import Any

from ..engine.moves import Move
from ..games.abyss import acquiring, exploring, recruiting, turn
from ..games.abyss.cards import VALUE_OF, is_wild
from ..games.abyss.expansions.kraken import krakens, nebulis, powers, sentinels, treasures
from ..games.abyss.expansions.kraken import moves as mv
from ..games.abyss.expansions.kraken.cards import TREASURE_VALUES, nebulis_of
from ..games.abyss.expansions.kraken.expansion import FIGURE_PENALTY
from ..games.abyss.expansions.kraken.nebulis import part
from ..games.abyss.expansions.kraken.state import NOBODY
from ..games.abyss.means import ways
from ..games.abyss.state import AbyssGame, AbyssState
from . import describe_remarks as base
from .describe_kraken_moves import left_in_deck
from .message import Count, Message


def _comes_to_you(state: AbyssState, seat: int, more: int) -> bool:
    """Whether ``seat`` takes the figure with ``more`` Nebulis (K-21, K-22)."""
    own = part(state)
    if not more or own.holder == seat:
        return False
    return own.holder == NOBODY or own.nebulis[seat] + more >= own.nebulis[own.holder]


def _choose_action(decision: turn.ChooseAction, game: AbyssGame) -> Message | None:
    usual = base.REMARKS[turn.ChooseAction](decision, game)
    if usual is not None and usual.id != "remark-plot":
        return None
    if any(isinstance(move, sentinels.Guard) for move in game.legal()):
        return Message("remark-sentinel-ready")
    return None


def _purchase(decision: exploring.ConsiderPurchase, game: AbyssGame) -> Message | None:
    """Where every way to pay takes Nebulis, no Pearl is left anyhow: what happens to the Nebulis is told (K-16)."""
    usual = base.REMARKS[exploring.ConsiderPurchase](decision, game)
    coins = min(ways(game, decision.seat, exploring.price(game.state)), default=0)
    if not coins or (usual is not None and usual.id != "remark-pearls-left"):
        return usual
    return _paid(game.state, decision.seat, decision.explorer, coins)


def _pay_for_lord(decision: recruiting.PayForLord, game: AbyssGame) -> Message | None:
    """What the krakens among the Allies chosen bring, after what begins the last round (K-8)."""
    if base.ends_by_lords(game.state, decision.seat):
        return None
    more = sum(nebulis_of(card) for card in decision.chosen if is_wild(card))
    if not more:
        return None
    if _comes_to_you(game.state, decision.seat, more):
        return Message("remark-nebulis-figure", {"amount": Count("nebulis", more)})
    return Message("remark-nebulis", {"amount": Count("nebulis", more)})


def _search_on(decision: treasures.SearchOn, game: AbyssGame) -> Message | None:
    """How many of the Treasures left would end the search: what everybody can count (K-40, K-70)."""
    counts = left_in_deck(game.state)
    lying = {TREASURE_VALUES[treasure] for treasure in treasures.on_site(game.state, decision.location)}
    bad = sum(count for value, count in counts.items() if value in lying)
    return Message("remark-search", {"count": bad, "all": sum(counts.values())})


REMARKS: dict[type[Any], base.Remark] = {
    turn.ChooseAction: _choose_action,
    exploring.ConsiderPurchase: _purchase,
    recruiting.PayForLord: _pay_for_lord,
    krakens.LayKraken: lambda d, g: Message("remark-kraken-seen", {"value": VALUE_OF[d.card]}),
    nebulis.ChooseHolder: lambda d, g: Message("remark-figure", {"count": FIGURE_PENALTY}),
    sentinels.PlaceSentinel: lambda d, g: Message("remark-reserved"),
    treasures.SearchOn: _search_on,
    powers.ChooseReceiver: lambda d, g: Message("remark-together"),
    powers.RecoverAlly: lambda d, g: Message("remark-discard-open"),
    powers.NameRace: lambda d, g: Message("remark-their-choice"),
    powers.DiscardAffiliated: lambda d, g: Message("remark-points-lost"),
    powers.ChooseUsedLord: lambda d, g: Message("remark-freed"),
}
"""The remark of the decisions that have one."""


def of_move(move: Move, decision: Any, game: AbyssGame) -> Message | None:
    """What ``move`` does to the figure, or to what it takes; None for nothing special."""
    state = game.state
    if isinstance(move, mv.BuyWithNebulis) and isinstance(decision, exploring.ConsiderPurchase):
        return _paid(state, decision.seat, decision.explorer, move.nebulis)
    if isinstance(move, mv.ConfirmWithNebulis | mv.RecruitWithNebulis):
        if isinstance(decision, recruiting.PayForLord | acquiring.RecruitForPearls) and base.ends_by_lords(
            state, decision.seat
        ):
            return None
        if isinstance(decision, recruiting.PayForLord) and any(is_wild(card) for card in decision.chosen):
            return None  # What the krakens bring is told: with it the figure may come back at once.
        return _paid(state, decision.seat, NOBODY, move.nebulis)
    if isinstance(move, sentinels.Guard):
        return Message("remark-reserved")
    if isinstance(move, mv.Condemn) and isinstance(decision, powers.NameRace):
        hit = powers.condemned(game, decision.seat, decision.lord, move.race)
        return Message("remark-condemn", {"count": len(hit)})
    if isinstance(move, mv.Surrender):
        return Message("remark-worth", {"value": VALUE_OF[move.card]})
    return None


def _paid(state: AbyssState, seat: int, to: int, amount: int) -> Message:
    """What the payment of ``amount`` Nebulis does: who gets rid of the figure (K-22), or how many Nebulis are left."""
    own = part(state)
    left = own.nebulis[seat] - amount
    if own.holder == seat:
        after = [own.nebulis[other] + amount * (other == to) for other in range(state.seats)]
        if not left and not any(after[other] for other in state.opponents(seat)):
            return Message("remark-figure-aside")
        if any(after[other] >= left for other in state.opponents(seat)):
            return Message("remark-figure-leaves")
    return Message("remark-nebulis-left", {"count": left})
