"""The decisions of Kraken: krakens to lay, Treasures to search for, and what its Lords ask."""

from __future__ import annotations

from ....engine.moves import Move
from ....games.abyss.cards import RACE_OF, VALUE_OF
from ....games.abyss.expansions.kraken import krakens, nebulis, powers, sentinels, treasures
from ....games.abyss.expansions.kraken import moves as kmv
from ....games.abyss.scoring import standings
from ..advisor import Answers
from ..outlook import Outlook
from .sentinels import place_sentinel
from .worth import Search, condemned, freedom, lying_on, worth


def lay_kraken(look: Outlook, decision: krakens.LayKraken, moves: list[Move]) -> Move:
    """A kraken that is welcome goes where the opponents find least, one that burdens where they find most (K-10)."""
    lays = [move for move in moves if isinstance(move, kmv.LayOnStack)]
    wanted = look.card_gain(decision.card) > 0
    own = look.view.kraken
    mine = {token.place for token in own.sentinels if token.owner == look.seat} if own else set()

    def rank(move: kmv.LayOnStack) -> tuple[float, int]:
        value = look.stack_value(move.race)
        if move.target() in mine:
            return (100.0 if wanted else -100.0), move.race
        return (-value if wanted else value), move.race

    return max(lays, key=rank)


def choose_holder(look: Outlook, decision: nebulis.ChooseHolder, moves: list[Move]) -> Move:
    """The opponent who is ahead gets the figure (K-23)."""
    points = {standing.seat: standing.points for standing in standings(look.view)}
    return max((m for m in moves if isinstance(m, kmv.PassFigure)), key=lambda m: (points[m.receiver], -m.receiver))


def choose_receiver(look: Outlook, decision: powers.ChooseReceiver, moves: list[Move]) -> Move:
    """The opponent who is ahead gets the Nebulis (K-52)."""
    points = {standing.seat: standing.points for standing in standings(look.view)}
    return max((m for m in moves if isinstance(m, kmv.GiveNebulis)), key=lambda m: (points[m.receiver], -m.receiver))


def search_on(look: Outlook, decision: treasures.SearchOn, moves: list[Move]) -> Move:
    """Another Treasure when that promises more than what lies there (K-39)."""
    key, pearls = look.key_gain(), look.holdings(look.area.hand, look.area.pearls + treasures.PEARLS) - look.now
    ally = look.weights.kraken.found * look.pearl
    search = Search(look.view, (key, pearls, look.weights.token, ally, 0.0))
    lying = lying_on(look.view, decision.location)
    return kmv.Search() if search.going_on(lying) > worth(lying) else kmv.Stop()


def recover_ally(look: Outlook, decision: powers.RecoverAlly, moves: list[Move]) -> Move:
    """The Ally that adds most to the hand (K-58)."""
    card = max(decision.allies, key=lambda one: (look.card_gain(one), VALUE_OF[one], -one))
    return kmv.Recover(card=card)


def name_race(look: Outlook, decision: powers.NameRace, moves: list[Move]) -> Move:
    """The Race that costs the opponents most (K-60)."""
    named = [move for move in moves if isinstance(move, kmv.Condemn)]
    return max(named, key=lambda move: (condemned(look, move.race), -move.race))


def discard_affiliated(look: Outlook, decision: powers.DiscardAffiliated, moves: list[Move]) -> Move:
    """The affiliated Ally that is missed least (K-60)."""
    mine = look.area.affiliated
    best = look.best_affiliated[decision.race]
    lone = sum(1 for card in mine if RACE_OF[card] == decision.race and VALUE_OF[card] == best) == 1

    def loss(move: kmv.Surrender) -> tuple[bool, int]:
        return lone and VALUE_OF[move.card] == best, VALUE_OF[move.card]

    return min((move for move in moves if isinstance(move, kmv.Surrender)), key=loss)


def choose_used_lord(look: Outlook, decision: powers.ChooseUsedLord, moves: list[Move]) -> Move:
    """The used Lord whose Key and power are worth most (K-62)."""
    return max((m for m in moves if isinstance(m, kmv.FreeLord)), key=lambda m: (freedom(look, m.lord), m.lord))


ANSWERS: Answers = {
    krakens.LayKraken: lay_kraken,
    nebulis.ChooseHolder: choose_holder,
    sentinels.PlaceSentinel: place_sentinel,
    treasures.SearchOn: search_on,
    powers.ChooseReceiver: choose_receiver,
    powers.RecoverAlly: recover_ally,
    powers.NameRace: name_race,
    powers.DiscardAffiliated: discard_affiliated,
    powers.ChooseUsedLord: choose_used_lord,
}
"""What answers each decision of Kraken."""
