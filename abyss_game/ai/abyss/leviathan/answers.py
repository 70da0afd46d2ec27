"""The decisions of Leviathan: Monsters, attacks, tokens, what an attack takes, and what its Lords ask."""

from __future__ import annotations

from ....engine.moves import Move
from ....games.abyss import moves as mv
from ....games.abyss.cards import VALUE_OF
from ....games.abyss.expansions.leviathan import border, fight, monsters, powers, rewards, turn
from ....games.abyss.expansions.leviathan import moves as lmv
from ....games.abyss.expansions.leviathan.border import part
from ....games.abyss.expansions.leviathan.odds import zone_chance
from ....games.abyss.exploring import LAST_SPACE
from ....games.abyss.scoring import standings
from ..advisor import Answers
from ..dealings import discard
from ..depths import Depths
from ..outlook import Outlook
from ..turn import ending_gain
from .fights import Fights
from .worth import Tokens, danger, menace


def meet_monster(look: Outlook, decision: monsters.MeetMonster, moves: list[Move]) -> Move:
    """Fight, go on or ignore (L-12, L-13)."""
    fight_, on, ignore = mv.Fight(card=decision.card), mv.Explore(), lmv.Ignore(card=decision.card)
    space = look.view.track.index(decision.card)
    further = Depths(look).ahead(space, look.view.threat) if on in moves or ignore in moves else 0.0
    worths: dict[Move, float] = {}
    if fight_ in moves:
        worths[fight_] = Fights(look).best + (look.pearl if space == LAST_SPACE else 0.0)
    if ignore in moves:
        worths[ignore] = further
    if on in moves:
        ends = len(part(look.view).deck) == 1 and look.view.turns_left < 0
        worths[on] = further - danger(look) + (ending_gain(look, 0.0) if ends else 0.0)
    return max(worths, key=worths.__getitem__)


# -- fights ----------------------------------------------------------------------------------------------------


def choose_attack(look: Outlook, decision: fight.ChooseAttack, moves: list[Move]) -> Move:
    """The attack that promises most; none when that is less than nothing and may be left (L-36, L-47)."""
    fights = Fights(look, decision.slain)
    attacks = [move for move in moves if isinstance(move, lmv.Attack)]
    promises = {move: fights.promise(move.card, move.leviathan) for move in attacks}
    best = max(attacks, key=lambda move: (promises[move], -VALUE_OF[move.card], -move.card, move.leviathan))
    if promises[best] > 0:
        return best
    leave = [move for move in moves if isinstance(move, lmv.StopFighting | mv.Decline)]
    return leave[0] if leave else best


def boost_attack(look: Outlook, decision: fight.BoostAttack, moves: list[Move]) -> Move:
    """As many Pearls as the levels that they open are worth, never more (L-26)."""
    fights = Fights(look, decision.slain)
    lost = dict(fights.border)[decision.leviathan]
    power = fight.attack_power(decision.card, decision.die)
    then = fights.then(decision.leviathan, lost, decision.card)
    return lmv.Boost(pearls=fights.outcome(decision.leviathan, lost, power, look.area.pearls, then)[1])


def choose_tokens(look: Outlook, decision: rewards.ChooseTokens, moves: list[Move]) -> Move:
    """From the pile whose tokens promise more; each new one that comes with others a little less (L-34). The last token
    of a pile is the beginning of the end (L-50)."""
    tokens = Tokens(look)
    view = look.view

    def worth(move: lmv.DrawTokens) -> tuple[float, int]:
        points = move.base * tokens.base + sum(tokens.new * _EACH**number for number in range(move.new))
        if view.turns_left < 0 and (move.base == len(view.token_pile) or move.new == len(part(view).token_pile)):
            points += ending_gain(look, points)
        return points, move.base

    return max((move for move in moves if isinstance(move, lmv.DrawTokens)), key=worth)


_EACH = 0.93


def reveal_tokens(look: Outlook, decision: rewards.RevealTokens, moves: list[Move]) -> Move:
    """Pearls and Keys at once; a stack token for a stack that is worth it (L-37)."""
    for move in moves:
        if isinstance(move, lmv.RevealToken):
            return move
    tokens = Tokens(look)
    gain, race = tokens.best_stack
    if gain > 0 and gain >= tokens.patience:
        for move in moves:
            if isinstance(move, lmv.RevealStack) and move.race == race:
                return move
    return mv.Done()


# -- what is lost ----------------------------------------------------------------------------------------------


def discard_to_attack(look: Outlook, decision: border.DiscardToAttack, moves: list[Move]) -> Move:
    """The Ally that is missed least (L-18)."""
    return discard(look, moves)


def discard_lord(look: Outlook, decision: border.DiscardLordToAttack, moves: list[Move]) -> Move:
    """The Lord that is missed least (L-18)."""
    lords = [move for move in moves if isinstance(move, mv.DismissLord)]
    return min(lords, key=lambda move: (look.parting(move.lord), move.lord))


def martial_law(look: Outlook, decision: turn.MartialLaw, moves: list[Move]) -> Move:
    """An Ally beyond the limit is kept when it is worth more than its Pearl, which it costs in every turn (L-9)."""
    discards = [move for move in moves if isinstance(move, mv.DiscardAlly)]
    keeps = [move for move in moves if isinstance(move, lmv.KeepForPearls)]
    if keeps and look.turns >= 0.5:
        weakest = min((VALUE_OF[move.card] for move in discards), default=0)
        if not discards or weakest > 2:
            return keeps[0]
    return discard(look, moves)


# -- Lords -----------------------------------------------------------------------------------------------------


def choose_beset(look: Outlook, decision: powers.ChooseBeset, moves: list[Move]) -> Move:
    """The opponent who is ahead among those who have something to lose (L-43)."""
    points = {standing.seat: standing.points for standing in standings(look.view)}

    def rank(move: lmv.Beset) -> tuple[bool, int, int]:
        return menace(look, move.victim) > 0, points[move.victim], -move.victim

    return max((move for move in moves if isinstance(move, lmv.Beset)), key=rank)


def choose_strike(look: Outlook, decision: powers.ChooseStrike, moves: list[Move]) -> Move:
    """The Life Point that brings most (L-48)."""
    fights = Fights(look)
    lost = dict(fights.border)
    strikes = [move for move in moves if isinstance(move, lmv.Strike)]
    return max(strikes, key=lambda move: (fights.reward(move.leviathan, lost[move.leviathan], 1), move.leviathan))


def choose_zone(look: Outlook, decision: border.ChooseZone, moves: list[Move]) -> Move:
    """Out of the way when the own hand can fight it, else where the dice fall most often: there it threatens several
    opponents and one viewer (L-49)."""
    coming = part(look.view).coming
    wanted = any(fight.fits(card, coming) and VALUE_OF[card] >= _STRONG for card in look.area.hand)
    places = [move for move in moves if isinstance(move, lmv.PlaceLeviathan)]
    return max(places, key=lambda move: (zone_chance(move.zone) * (-1 if wanted else 1), move.zone))


_STRONG = 3


def choose_loot(look: Outlook, decision: powers.ChooseLoot, moves: list[Move]) -> Move:
    """The better kind of token from the opponent who is ahead of the others (L-54)."""
    points = {standing.seat: standing.points for standing in standings(look.view)}
    tokens = Tokens(look)

    def rank(move: mv.Rob | lmv.RobNew) -> tuple[int, int, float]:
        return points[move.victim], -move.victim, tokens.base if isinstance(move, mv.Rob) else tokens.new

    return max((move for move in moves if isinstance(move, mv.Rob | lmv.RobNew)), key=rank)


ANSWERS: Answers = {
    monsters.MeetMonster: meet_monster,
    fight.ChooseAttack: choose_attack,
    fight.BoostAttack: boost_attack,
    rewards.ChooseTokens: choose_tokens,
    rewards.RevealTokens: reveal_tokens,
    border.DiscardToAttack: discard_to_attack,
    border.DiscardLordToAttack: discard_lord,
    border.ChooseZone: choose_zone,
    turn.MartialLaw: martial_law,
    powers.ChooseBeset: choose_beset,
    powers.ChooseStrike: choose_strike,
    powers.ChooseLoot: choose_loot,
}
"""What answers each decision of Leviathan."""
