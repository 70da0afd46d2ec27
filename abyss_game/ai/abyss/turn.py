"""The own turn: which action, when to plot, which powers to use."""

from __future__ import annotations

from ...engine.moves import Move
from ...games.abyss import moves as mv
from ...games.abyss.acquiring import ReplaceCourtLord
from ...games.abyss.affairs import RemoveStack, SellAlly, WithPowers
from ...games.abyss.cards import RACE_OF, VALUE_OF
from ...games.abyss.lord import LORDS
from ...games.abyss.means import purse, ways
from ...games.abyss.payment import affiliates, affordable, best_value, cheapest, race_sums, wild_values
from ...games.abyss.queries import CouncilStacks
from ...games.abyss.reach import stacks_in_reach
from ...games.abyss.recruiting import ChooseAffiliate, PayForLord
from ...games.abyss.state import LORDS_THAT_END
from ...games.abyss.turn import COURT_REFILL_AT, COURT_REFILL_PEARLS, PLOT_PRICE, ChooseAction, LatePowers
from .depths import Depths
from .outlook import Outlook, RaceRange


def choose_action(look: Outlook, decision: ChooseAction, moves: list[Move]) -> Move:
    """The action, a plot or a power, whichever promises most (B-136)."""
    best: Move | None = None
    most = kept = float("-inf")
    for move in moves:
        if isinstance(move, mv.Recruit):
            worth = recruit_gain(look, move.lord)
        elif isinstance(move, mv.TakeStack):
            worth = stack_gain(look, move.race)
        elif isinstance(move, mv.Explore):
            worth = Depths(look).ahead(0, look.view.threat)
        elif isinstance(move, mv.Skip):
            worth = 0.0
        else:
            continue
        if worth > most:
            best, most = move, worth
        if worth > kept and not (isinstance(move, mv.Recruit) and needs_all_pearls(look, move.lord)):
            kept = worth
    if mv.Plot() in moves and plot_gain(look, most, kept) > 0:
        return mv.Plot()
    assert best is not None
    for advisor in look.advisors:
        first = advisor.before_the_action(moves, best)
        if first is not None:
            return first
    return best


def needs_all_pearls(look: Outlook, lord: str) -> bool:
    """Whether ``lord`` could not be paid for with a Pearl less."""
    due = look.bill(lord)
    hand = look.area.hand
    best = best_value(due, race_sums(hand), wild=wild_values(hand))
    return best + purse(look.game, look.seat) - PLOT_PRICE < due.cost


def recruit_gain(look: Outlook, lord: str) -> float:
    """What recruiting ``lord`` now brings, less what the payment was worth."""
    pay = payment(look, lord)
    if not pay:
        return float("-inf")
    view, area = look.view, look.area
    shortfall = max(0, look.bill(lord).cost - sum(VALUE_OF[card] for card in pay))
    left = [card for card in area.hand if card not in pay]
    refill = COURT_REFILL_PEARLS if sum(1 for other in view.court if other) == COURT_REFILL_AT + 1 else 0
    affiliated = affiliates(look.game, look.seat, pay)
    gain = look.lord_worth(lord) + max(map(look.affiliation_gain, affiliated), default=0.0)
    gain += max(worth for _, worth in after_paying(look, shortfall, left, refill, lord, look.brought(pay))) - look.now
    gain += look.weights.deny * LORDS[lord].influence
    if view.turns_left < 0 and len(area.lords) + 1 >= LORDS_THAT_END:
        gain += ending_gain(look, gain)
    return gain


def after_paying(
    look: Outlook, price: int, left: list[int], pearls: int = 0, without: str = "", more: int = 0
) -> list[tuple[int, float]]:
    """For each number of coins other than Pearls in which ``price`` can be paid: what the hand ``left`` and the rest
    are worth then; ``pearls`` and ``more`` of such coins come besides."""
    have = look.area.pearls + pearls
    ways_ = ways(look.game, look.seat, price) if look.advisors else [0]
    return [(coins, look.holdings(left, have - price + coins, without, more - coins)) for coins in ways_]


def ending_gain(look: Outlook, gain: float) -> float:
    """What it is worth that the end is triggered now, when the own score rises by about ``gain`` (B-70). It stays
    small: to wait seldom helps who is behind, and two players who both wait would never end."""
    ahead = look.lead + gain - look.weights.last_turn
    return max(-6.0, min(6.0, ahead)) * look.weights.ending


def stack_gain(look: Outlook, race: int) -> float:
    """What taking the Council stack of ``race``, and others with it (B-40), brings."""
    gain = look.stack_gain(race)
    more = look.game.ask(CouncilStacks(seat=look.seat)).value - 1
    if more > 0:
        others = sorted((look.stack_value(r) for r in RaceRange if r != race), reverse=True)
        gain += sum(others[:more])
    return gain


def second_stack(look: Outlook, moves: list[Move]) -> Move:
    """The best of the stacks that may be taken (B-40, B-103)."""
    takes = [move for move in moves if isinstance(move, mv.TakeStack)]
    return max(takes, key=lambda move: look.stack_gain(move.race))


def plot_gain(look: Outlook, most: float, kept: float) -> float:
    """What one more Lord in the Court would bring over the best action, which brings ``most``, less the Pearl; ``kept``
    is what the best action brings that can be paid for without it (B-22)."""
    pool = look.unseen_lords
    if not pool:
        return 0.0
    area = look.area
    poorer = look.holdings(area.hand, area.pearls - PLOT_PRICE) - look.now
    hope = 0.0
    area.pearls -= PLOT_PRICE
    for lord in pool:
        hope += max(kept, rough_gain(look, lord)) if affordable(look.game, look.seat, lord) else kept
    area.pearls += PLOT_PRICE
    return hope / len(pool) - most + poorer - look.weights.plot


def rough_gain(look: Outlook, lord: str) -> float:
    """About what recruiting ``lord`` would bring if it lay in the Court."""
    return look.plain_worth(lord) + look.weights.affiliate - look.bill(lord).cost * look.pearl


# -- payment ---------------------------------------------------------------------------------------------------


def payment(look: Outlook, lord: str) -> list[int]:
    """The cheapest Allies that pay for ``lord``, each exchanged for an equal one that is missed less, if there is one;
    none when ``lord`` cannot be paid for."""
    pay = list(cheapest(look.game, look.seat, lord))
    if not look.advisors:
        return pay
    spare = [card for card in look.area.hand if card not in pay]
    for place, card in enumerate(pay):
        kind = RACE_OF[card], VALUE_OF[card]
        equal = [other for other in spare if (RACE_OF[other], VALUE_OF[other]) == kind]
        least = min([card, *equal], key=look.missed)
        if least != card:
            spare[spare.index(least)], pay[place] = card, least
    return pay


def pay_for_lord(look: Outlook, decision: PayForLord, moves: list[Move]) -> Move:
    """Puts the cheapest payment together, one Ally after another (B-42 … B-45)."""
    pay = payment(look, decision.lord)
    if not pay:
        return mv.Cancel()
    for card in decision.chosen:
        if card not in pay:
            return mv.ReturnAlly(card=card)
    for card in pay:
        if card not in decision.chosen:
            return mv.PickAlly(card=card)
    confirms = [move for move in moves if isinstance(move, mv.Confirm)]
    if len(confirms) < 2:
        return confirms[0]
    left = [card for card in look.area.hand if card not in pay]
    shortfall = max(0, look.bill(decision.lord).cost - sum(VALUE_OF[card] for card in pay))
    worths = dict(after_paying(look, shortfall, left, 0, decision.lord, look.brought(pay)))
    return max(confirms, key=lambda move: worths[move.coins()])


def choose_affiliate(look: Outlook, decision: ChooseAffiliate, moves: list[Move]) -> Move:
    """The Ally that adds most where it lies (B-48)."""
    card = max(decision.allies, key=lambda one: (look.affiliation_gain(one), VALUE_OF[one], one))
    return mv.Affiliate(card=card)


# -- powers ----------------------------------------------------------------------------------------------------


def use_a_power(look: Outlook, decision: WithPowers, moves: list[Move]) -> Move | None:
    """The power that is worth using now, or None (B-18)."""
    for move in moves:
        if isinstance(move, mv.UsePower):
            activation = LORDS[move.lord].activation
            assert activation is not None
            target = activation.ask(look.seat)
            if isinstance(target, SellAlly):
                gain = sale(look, target)[1]
            elif isinstance(target, RemoveStack):
                gain = removal(look)[1] if isinstance(decision, LatePowers) else 0.0
            elif isinstance(target, ReplaceCourtLord):
                gain = replacement(look)[1] if isinstance(decision, ChooseAction) else 0.0
            else:
                gain = sum(advisor.use(target, decision) for advisor in look.advisors)
            if gain > 0:
                return move
    return None


def sale(look: Outlook, decision: SellAlly) -> tuple[Move, float]:
    """The Ally whose sale brings most, and how much (B-99)."""
    best, most = -1, float("-inf")
    for card in look.area.hand:
        left = [other for other in look.area.hand if other != card]
        gain = look.holdings(left, look.area.pearls + decision.pearls) - look.now
        if gain > most:
            best, most = card, gain
    return mv.DiscardAlly(card=best), most


def removal(look: Outlook) -> tuple[Move, float]:
    """The Council stack that serves the opponents most (B-104)."""
    council = look.view.council
    race = max(stacks_in_reach(look.view, look.seat), key=lambda r: (look.stack_value(r), len(council[r])), default=0)
    return mv.DiscardStack(race=race), look.stack_value(race) - 2.5


def replacement(look: Outlook) -> tuple[Move, float]:
    """The Court Lord that promises the viewer least, and what a new one in its place promises (B-108)."""
    court = look.open_court
    promises = {lord: look.promise(lord) for lord in court}
    worst = min(court, key=lambda lord: (promises[lord], -look.plain_worth(lord), lord))
    best = max(promises.values())
    pool = look.unseen_lords
    hope = sum(max(0.0, look.promise(lord) - best) for lord in pool) / len(pool) if pool else 0.0
    return mv.DismissLord(lord=worst), (hope - look.weights.replace if promises[worst] < best or not best else 0.0)
