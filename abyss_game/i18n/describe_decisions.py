"""The decisions of Abyss as prompts: what the deciding player has to do, and what the others read meanwhile.

:data:`PROMPTS` has one entry for every decision class. Each takes the decision and the game, which may stand on a
view, and gives the message for the deciding player; :data:`WATCHED` tells what the sentence for the others speaks of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.moves import Move
from ..games.abyss import acquiring, affairs, control, exploring, recruiting, turn
from ..games.abyss import moves as mv
from ..games.abyss.cards import VALUE_OF
from ..games.abyss.means import ways
from ..games.abyss.payment import Bill, Quote, bill, quote
from ..games.abyss.state import KEYS_FOR_A_LOCATION, THREAT_SPACES, AbyssGame
from .describe_events import price_in
from .message import Arg, Card, Count, Listed, Location, Lord, Message, Race
from .voice import Players, who

Prompt = Callable[[Any, AbyssGame, Players], Message]


def _offers(game: AbyssGame, kind: type[Move]) -> bool:
    return any(isinstance(move, kind) for move in game.legal())


def _choose_action(decision: turn.ChooseAction, game: AbyssGame, players: Players) -> Message:
    kinds = (("explore", mv.Explore), ("council", mv.TakeStack), ("recruit", mv.Recruit))
    actions = [Message(f"word-action-{name}") for name, kind in kinds if _offers(game, kind)]
    if not actions:
        return Message("decision-choose-action-none")
    return Message("decision-choose-action", {"actions": Listed(actions, join="or")})


def too_many(decision: affairs.DiscardDown | turn.DiscardToLimit, game: AbyssGame) -> int:
    """How many Allies ``decision`` still takes from the hand."""
    return len(game.state.areas[decision.seat].hand) - decision.limit


def _discard(name: str) -> Prompt:
    def prompt(decision: affairs.DiscardDown | turn.DiscardToLimit, game: AbyssGame, players: Players) -> Message:
        amount = Count("allies", too_many(decision, game))
        return Message(name, {"amount": amount, "by": Lord(decision.why), "limit": decision.limit})

    return prompt


def _consider_purchase(decision: exploring.ConsiderPurchase, game: AbyssGame, players: Players) -> Message:
    return Message(
        "decision-consider-purchase",
        {
            "card": Card(decision.card),
            "explorer": who(players, decision.explorer),
            "price": _price(game, decision.seat, exploring.price(game.state)),
        },
    )


def _price(game: AbyssGame, seat: int, price: int) -> Count | Listed:
    """``price`` as ``seat`` can pay it."""
    return price_in(price, ways(game, seat, price))


def _stop(decision: exploring.DecideAlly | exploring.FaceMonster, game: AbyssGame) -> str:
    """Why the explorer has to stop here: the end of a message id, empty when it may go on."""
    if exploring.can_go_on(game, decision.card):
        return ""
    return "-last" if game.state.track[exploring.LAST_SPACE] == decision.card else "-empty"


def _decide_ally(decision: exploring.DecideAlly, game: AbyssGame, players: Players) -> Message:
    return Message(f"decision-decide-ally{_stop(decision, game)}", {"card": Card(decision.card)})


def reward(game: AbyssGame, seat: int) -> Message:
    """The reward that a fight would bring ``seat`` now, in a few words."""
    return Message(f"reward-space-{exploring.threat_reward(game, seat)}")


def _face_monster(decision: exploring.FaceMonster, game: AbyssGame, players: Players) -> Message:
    args: dict[str, Arg] = {"card": Card(decision.card), "reward": reward(game, decision.seat)}
    stop = _stop(decision, game)
    if stop:
        return Message(f"decision-face-monster{stop}", args)
    threat = game.state.threat
    at_top = threat == THREAT_SPACES
    args["space"] = threat if at_top else threat + 1
    return Message("decision-face-monster-top" if at_top else "decision-face-monster", args)


def _pay_for_lord(decision: recruiting.PayForLord, game: AbyssGame, players: Players) -> Message:
    due = bill(game, decision.seat, decision.lord)
    lord: dict[str, Arg] = {"lord": Lord(decision.lord)}
    if not decision.chosen:
        args: dict[str, Arg] = {**lord, "cost": due.cost, "amount": Count("races", due.races)}
        if due.race >= 0 and due.races > 1:
            return Message("decision-pay-for-lord", {**args, "race": Race(due.race)})
        if due.race < 0:
            return Message("decision-pay-for-lord-any", args)
        return Message("decision-pay-for-lord-only", {**lord, "cost": due.cost, "race": Race(due.race)})
    return _still_missing(due, quote(game, decision.seat, decision.lord, decision.chosen), lord)


def _still_missing(due: Bill, so_far: Quote, lord: dict[str, Arg]) -> Message:
    others = so_far.missing_races - (so_far.needs_race >= 0)
    if len(so_far.races) > due.races:
        return Message("decision-pay-for-lord-less", {**lord, "count": len(so_far.races) - due.races})
    if so_far.needs_race >= 0 and others > 0:
        return Message("decision-pay-for-lord-race-more", {**lord, "race": Race(so_far.needs_race), "count": others})
    if so_far.needs_race >= 0:
        return Message("decision-pay-for-lord-race", {**lord, "race": Race(so_far.needs_race)})
    if so_far.missing_races:
        return Message("decision-pay-for-lord-more", {**lord, "count": so_far.missing_races})
    if so_far.short:
        return Message("decision-pay-for-lord-short", {**lord, "count": so_far.short})
    if so_far.superfluous:
        return Message("decision-pay-for-lord-extra", {**lord, "card": Card(so_far.superfluous[0])})
    return _ready(so_far, min(so_far.ways, default=0), lord)


def ready(decision: recruiting.PayForLord, game: AbyssGame, coins: int) -> Message:
    """The question whether to pay what has been chosen, which is enough, with ``coins`` of it that are no Pearls."""
    return _ready(quote(game, decision.seat, decision.lord, decision.chosen), coins, {"lord": Lord(decision.lord)})


def _ready(so_far: Quote, coins: int, lord: dict[str, Arg]) -> Message:
    if coins:
        price = price_in(so_far.shortfall, [coins])
        return Message("decision-pay-for-lord-ready-coins", {**lord, "value": so_far.value, "price": price})
    return Message("decision-pay-for-lord-ready", {**lord, "value": so_far.value, "pearls": so_far.shortfall})


def _choose_affiliate(decision: recruiting.ChooseAffiliate, game: AbyssGame, players: Players) -> Message:
    equal = len({VALUE_OF[card] for card in decision.allies}) == 1
    return Message("decision-choose-affiliate" if equal else "decision-choose-affiliate-any")


def _control_location(decision: control.ControlLocation, game: AbyssGame, players: Players) -> Message:
    most = min(control.MOST_DRAWN, len(game.state.location_deck))
    if not most:
        return Message("decision-control-location-available")
    return Message(f"decision-control-location{'' if game.state.available else '-draw'}", {"most": most})


def _spend_keys(decision: control.SpendKeys, game: AbyssGame, players: Players) -> Message:
    args: dict[str, Arg] = {"need": KEYS_FOR_A_LOCATION, "location": Location(decision.location)}
    missing = KEYS_FOR_A_LOCATION - len(decision.lords) - decision.tokens
    if missing <= 0 or affairs.keys(game.state.areas[decision.seat]) == KEYS_FOR_A_LOCATION:
        return Message("decision-spend-keys-ready", args)
    return Message("decision-spend-keys", {**args, "count": missing})


def _by(name: str) -> Prompt:
    """The prompt ``name``, which speaks only of the Lord whose power it is."""
    return lambda decision, game, players: Message(name, {"by": Lord(decision.lord)})


PROMPTS: dict[type[Any], Prompt] = {
    turn.ChooseAction: _choose_action,
    turn.SecondStack: lambda d, g, p: Message("decision-second-stack"),
    turn.LatePowers: lambda d, g, p: Message("decision-late-powers"),
    turn.DiscardToLimit: _discard("decision-discard-to-limit"),
    affairs.DiscardDown: _discard("decision-discard-down"),
    affairs.DiscardOne: lambda d, g, p: Message("decision-discard-one", {"by": Lord(d.why)}),
    exploring.ConsiderPurchase: _consider_purchase,
    exploring.DecideAlly: _decide_ally,
    exploring.FaceMonster: _face_monster,
    exploring.MustGoOn: lambda d, g, p: Message("decision-must-go-on"),
    exploring.PickReward: lambda d, g, p: Message("decision-pick-reward", {"space": d.space}),
    recruiting.PayForLord: _pay_for_lord,
    recruiting.ChooseAffiliate: _choose_affiliate,
    affairs.TurnOneLord: lambda d, g, p: Message("decision-turn-one-lord", {"owner": who(p, d.owner)}),
    affairs.ChooseVictim: lambda d, g, p: Message("decision-choose-victim"),
    affairs.ChooseStack: _by("decision-choose-stack"),
    affairs.SellAlly: lambda d, g, p: Message(
        "decision-sell-ally", {"price": Count("pearls", d.pearls), "by": Lord(d.lord)}
    ),
    affairs.RemoveStack: _by("decision-remove-stack"),
    acquiring.RecruitForPearls: lambda d, g, p: Message(
        "decision-recruit-for-pearls", {"price": _price(g, d.seat, d.price), "by": Lord(d.lord)}
    ),
    acquiring.ExchangeForCourt: _by("decision-exchange-for-court"),
    acquiring.ExchangeForDeck: _by("decision-exchange-for-deck"),
    acquiring.ReplaceCourtLord: _by("decision-replace-court-lord"),
    control.ControlLocation: _control_location,
    control.ChooseAmongDrawn: lambda d, g, p: Message("decision-choose-among-drawn", {"count": len(d.drawn)}),
    control.SpendKeys: _spend_keys,
    control.SettleAlone: _by("decision-settle-alone"),
    control.ExchangeLocation: _by("decision-exchange-location"),
    control.SearchLocations: lambda d, g, p: Message(
        "decision-search-locations", {"location": Location(d.location)}
    ),
}  # fmt: skip
"""The prompt of every decision for the player who decides."""

WATCHED: dict[type[Any], Callable[[Any, AbyssGame, Players], dict[str, Arg]]] = {
    turn.DiscardToLimit: lambda d, g, p: {"amount": Count("allies", too_many(d, g))},
    affairs.DiscardDown: lambda d, g, p: {"amount": Count("allies", too_many(d, g))},
    exploring.ConsiderPurchase: lambda d, g, p: {
        "card": Card(d.card), "price": Count("pearls", exploring.price(g.state))
    },
    exploring.DecideAlly: lambda d, g, p: {"card": Card(d.card)},
    exploring.FaceMonster: lambda d, g, p: {"card": Card(d.card)},
    recruiting.PayForLord: lambda d, g, p: {"lord": Lord(d.lord)},
    affairs.TurnOneLord: lambda d, g, p: {"owner": who(p, d.owner)},
    acquiring.RecruitForPearls: lambda d, g, p: {"price": Count("pearls", d.price)},
    control.SpendKeys: lambda d, g, p: {"location": Location(d.location)},
    control.SettleAlone: lambda d, g, p: {"by": Lord(d.lord)},
}  # fmt: skip
"""What the sentence for the others speaks of, beside the player; decisions that are not named: of nothing else."""
