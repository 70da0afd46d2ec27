"""What is worth knowing beside a decision of Abyss, and the notes of a payment.

A remark tells a consequence that the prompt does not: the last round, a Pearl on the last space, what a Lord will
change. Only one is shown, so the functions look for the weightiest first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..engine.moves import Move
from ..games.abyss import acquiring, affairs, control, exploring, recruiting, turn
from ..games.abyss import moves as mv
from ..games.abyss.cards import EMPTY, VALUE_OF, is_monster
from ..games.abyss.lord import LORDS
from ..games.abyss.means import purse, ways
from ..games.abyss.payment import Quote, bill, cheapest, quote
from ..games.abyss.queries import CouncilStacks, ExplorationIncome, ThreatReward
from ..games.abyss.state import COURT_SPACES, KEYS_FOR_A_LOCATION, LORDS_THAT_END, AbyssGame, AbyssState
from .describe_events import price_in
from .message import Card, Lord, Message, Race

Remark = Callable[[Any, AbyssGame], Message | None]


def end_is_open(state: AbyssState) -> bool:
    """Whether the last round can still be triggered (B-72)."""
    return state.turns_left < 0


def ends_by_lords(state: AbyssState, seat: int) -> bool:
    """Whether one more Lord of ``seat`` begins the last round (B-70)."""
    return end_is_open(state) and len(state.areas[seat].lords) == LORDS_THAT_END - 1


def _court_after(state: AbyssState) -> Message | None:
    """What the Court update will do when one more Lord leaves the Court (B-53, B-54)."""
    left = sum(1 for lord in state.court if lord) - 1
    before = state.turn.court_before if state.turn.court_before >= 0 else left + 1
    if before <= turn.COURT_REFILL_AT or left > turn.COURT_REFILL_AT:
        return None
    if end_is_open(state) and COURT_SPACES - left > len(state.lord_deck):
        return Message("remark-court-ends")
    return Message("remark-refill", {"count": turn.COURT_REFILL_PEARLS})


def acquiring_remark(game: AbyssGame, seat: int, lord: str) -> Message | None:
    """What taking the Court Lord ``lord`` will bring ``seat`` beside the Lord itself."""
    state = game.state
    if ends_by_lords(state, seat):
        return Message("remark-seventh-lord")
    court = _court_after(state)
    if court is not None:
        return court
    keys = affairs.keys(state.areas[seat])
    if LORDS[lord].key and keys < KEYS_FOR_A_LOCATION <= keys + 1 and (state.available or state.location_deck):
        return Message("remark-third-key", {"count": keys + 1})
    return None


def recruiting_remark(game: AbyssGame, seat: int, lord: str) -> Message | None:
    """The same for the Recruit action, which also has a cost that cards may bend (B-41, B-111)."""
    remark = acquiring_remark(game, seat, lord)
    if remark is not None:
        return remark
    due, card = bill(game, seat, lord), LORDS[lord]
    if due.cost != card.cost:
        return Message("remark-cost", {"now": due.cost, "printed": card.cost})
    if due.race < 0 <= card.race_index:
        return Message("remark-any-race")
    return None


def _choose_action(decision: turn.ChooseAction, game: AbyssGame) -> Message | None:
    state = game.state
    if not end_is_open(state):
        return Message("remark-last-turn")
    if state.turn.extra:
        return Message("remark-extra-turn")
    if ends_by_lords(state, decision.seat):
        return Message("remark-next-lord-ends")
    if turn.why_no_plot(state, decision.seat) is None:
        return Message("remark-plot")
    return None


def _second_stack(decision: turn.SecondStack, game: AbyssGame) -> Message | None:
    for own in game.state.areas[decision.seat].lords:
        if own.active and CouncilStacks in LORDS[own.lord].helps:
            return Message("remark-second-stack", {"by": Lord(own.lord)})
    return None


def _purchase(decision: exploring.ConsiderPurchase, game: AbyssGame) -> Message | None:
    area = game.state.areas[decision.seat]
    limit = affairs.hand_limit(game, decision.seat)
    if len(area.hand) + 1 > limit.value:
        return Message("remark-hand-limit", {"limit": limit.value, "by": Lord(limit.why)})
    price = exploring.price(game.state)
    coins = min(ways(game, decision.seat, price), default=0)
    return Message("remark-pearls-left", {"count": area.pearls - price + coins})


def _stopping(decision: exploring.DecideAlly | exploring.FaceMonster, game: AbyssGame) -> Message | None:
    """What ending the exploration at this card pays beside the card: the last space, a Lord's income."""
    state = game.state
    if state.track[exploring.LAST_SPACE] == decision.card:
        return Message("remark-last-space")
    left = [card for card in state.track if card not in (EMPTY, decision.card) and not is_monster(card)]
    income = game.ask(ExplorationIncome(seat=decision.seat, council=left))
    if income.value:
        return Message("remark-income", {"count": income.value, "by": Lord(income.why)})
    return None


def _decide_ally(decision: exploring.DecideAlly, game: AbyssGame) -> Message | None:
    stopping = _stopping(decision, game)
    if stopping is not None or not exploring.can_go_on(game, decision.card):
        return stopping
    state = game.state
    cost = exploring.price(state)
    could = [o for o in state.opponents(decision.seat) if exploring.may_buy(game, o) and purse(game, o) >= cost]
    return Message("remark-nobody-bought" if could else "remark-nobody-can-buy")


def _who_lowers(game: AbyssGame, seat: int) -> str:
    """The opponent's Lord that lowers the reward of a fight of ``seat`` (B-93)."""
    state = game.state
    owned = (own for opponent in state.opponents(seat) for own in state.areas[opponent].lords)
    return next(own.lord for own in owned if own.active and ThreatReward in LORDS[own.lord].hinders)


def _face_monster(decision: exploring.FaceMonster, game: AbyssGame) -> Message | None:
    space = exploring.threat_reward(game, decision.seat)
    if space != game.state.threat:
        by = Lord(_who_lowers(game, decision.seat))
        return Message("remark-reward-lowered", {"space": space, "by": by})
    return _stopping(decision, game)


def _one_more_lord(decision: acquiring.RecruitForPearls, game: AbyssGame) -> Message | None:
    if ends_by_lords(game.state, decision.seat):
        return Message("remark-seventh-lord")
    return _court_after(game.state) or Message("remark-new-power")


REMARKS: dict[type[Any], Remark] = {
    turn.ChooseAction: _choose_action,
    turn.SecondStack: _second_stack,
    exploring.ConsiderPurchase: _purchase,
    exploring.DecideAlly: _decide_ally,
    exploring.FaceMonster: _face_monster,
    exploring.PickReward: lambda d, g: Message("remark-threat-returns"),
    recruiting.PayForLord: lambda d, g: recruiting_remark(g, d.seat, d.lord),
    recruiting.ChooseAffiliate: lambda d, g: Message("remark-affiliated"),
    affairs.TurnOneLord: lambda d, g: Message("remark-turned"),
    affairs.ChooseVictim: lambda d, g: Message("remark-stolen"),
    affairs.SellAlly: lambda d, g: Message("remark-once"),
    affairs.RemoveStack: lambda d, g: Message("remark-once"),
    acquiring.RecruitForPearls: _one_more_lord,
    acquiring.ExchangeForCourt: lambda d, g: _court_after(g.state) or Message("remark-new-power"),
    acquiring.ExchangeForDeck: lambda d, g: Message("remark-new-power"),
    acquiring.ReplaceCourtLord: lambda d, g: Message("remark-once"),
    control.ControlLocation: lambda d, g: Message("remark-keys-later"),
    control.ChooseAmongDrawn: lambda d, g: Message("remark-others-available", {"count": len(d.drawn) - 1}),
    control.SpendKeys: lambda d, g: Message("remark-lords-used"),
    control.SettleAlone: lambda d, g: Message("remark-others-available", {"count": len(d.tiles) - 1}),
    control.ExchangeLocation: lambda d, g: Message("remark-becomes-available"),
    control.SearchLocations: lambda d, g: Message("remark-shuffled"),
}
"""The remark of the decisions that have one."""


def of_move(move: Move, decision: Any, game: AbyssGame) -> Message | None:
    """What ``move``, one of the legal moves of ``decision``, brings beside what it says; None for nothing special."""
    if isinstance(move, mv.Recruit):
        find = recruiting_remark if isinstance(decision, turn.ChooseAction) else acquiring_remark
        return find(game, decision.seat, move.lord)
    if isinstance(move, mv.Take | mv.Fight):
        return _stopping(decision, game)
    if isinstance(move, mv.ExchangeLord):
        return _court_after(game.state)
    return None


@dataclass(frozen=True, slots=True)
class PaymentNotes:
    """The words of a payment panel: beside the Races, the value and the Pearls; about the Ally ``affiliated`` (an
    Exploration card, −1 while none is chosen); ``missing``: why it cannot be confirmed yet, None when it can."""

    races: Message
    races_short: bool
    value: Message
    value_short: bool
    pearls: Message
    affiliated: int
    affiliation: Message
    missing: Message | None
    cheapest: bool


def _pearls_note(so_far: Quote) -> Message:
    """What the Pearls do in a payment."""
    if not so_far.shortfall:
        return Message("pay-pearls-none")
    if so_far.ways and 0 not in so_far.ways:
        return Message("pay-pearls-coins")
    return Message("pay-pearls-fill", {"count": so_far.pearls}) if so_far.pearls else Message("pay-pearls-none")


def payment_notes(decision: recruiting.PayForLord, game: AbyssGame) -> PaymentNotes:
    """The notes of the payment ``decision`` of the viewing player; ``cheapest`` tells that it is the cheapest one."""
    due = bill(game, decision.seat, decision.lord)
    so_far = quote(game, decision.seat, decision.lord, decision.chosen)
    many = len(so_far.races) - due.races
    if so_far.needs_race >= 0:
        races = Message("pay-race-missing", {"race": Race(so_far.needs_race)})
    elif so_far.missing_races:
        races = Message("pay-races-missing", {"count": so_far.missing_races})
    elif many > 0:
        races = Message("pay-races-too-many", {"count": many})
    else:
        races = Message("pay-races-complete")
    races_short = so_far.needs_race >= 0 or bool(so_far.missing_races) or many > 0
    if so_far.short:
        value = Message("pay-value-missing", {"count": so_far.short})
    elif so_far.shortfall:
        price = price_in(so_far.shortfall, so_far.ways)
        value = Message("pay-value-pearls", {"count": so_far.shortfall, "pearls": price})
    elif so_far.value > due.cost:
        value = Message("pay-value-over", {"count": so_far.value - due.cost})
    else:
        value = Message("pay-value-exact")
    missing = None
    if races_short:
        missing = races
    elif so_far.short:
        missing = value
    elif so_far.superfluous:
        missing = Message("pay-extra", {"card": Card(so_far.superfluous[0])})
    values = {VALUE_OF[card] for card in so_far.affiliates}
    kind = "none" if not so_far.affiliates else "lowest" if len(so_far.affiliates) == 1 else "equal"
    if len(values) > 1:
        kind = "any"
    best = cheapest(game, decision.seat, decision.lord)
    return PaymentNotes(
        races=races,
        races_short=races_short,
        value=value,
        value_short=bool(so_far.short),
        pearls=_pearls_note(so_far),
        affiliated=min(so_far.affiliates, key=lambda card: VALUE_OF[card], default=-1),
        affiliation=Message(f"pay-affiliate-{kind}"),
        missing=missing,
        cheapest=sorted(best) == sorted(decision.chosen),
    )
