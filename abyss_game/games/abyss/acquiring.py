"""How Lords come and go beside the Recruit action: Corruptor, Traitor, Schemer, Opportunist (B-7, B-83)."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Decision, Refusal, Step
from . import events as ev
from . import moves as mv
from .affairs import announce, mark_used
from .expansion import switched_on
from .lord import LORDS
from .means import pay, paying, purse, why_not_so
from .occasions import LordPaidFor
from .reach import barred, lord_thing, lords_in_reach, taken
from .state import NO_ACQUISITION, AbyssGame, AbyssState, OwnedLord


def note_court(state: AbyssState) -> None:
    """Remembers how many Lords the Court held before the first acquisition of the action (B-53)."""
    if state.turn.court_before == NO_ACQUISITION:
        state.turn.court_before = sum(1 for lord in state.court if lord)


def leave_court(game: AbyssGame, lord: str) -> None:
    """``lord`` is acquired from the Court; its space stays empty until the Court update (B-51)."""
    state = game.state
    note_court(state)
    state.court[state.court.index(lord)] = ""
    taken(game, lord_thing(lord))


def stand_before(game: AbyssGame, seat: int, lord: str) -> None:
    """``lord`` now lies free and unturned in front of ``seat`` (B-83)."""
    game.state.areas[seat].lords.append(OwnedLord(lord=lord))


def happen(game: AbyssGame, seat: int, lord: str) -> None:
    """The immediate power of ``lord``, which has just come to ``seat``, happens (B-82)."""
    power = LORDS[lord].on_acquire
    if power is not None:
        power(game, seat)


def arrive(game: AbyssGame, seat: int, lord: str) -> None:
    """``lord`` comes to ``seat`` and its immediate power happens (B-83)."""
    stand_before(game, seat, lord)
    happen(game, seat, lord)


def free_lords(state: AbyssState, seat: int, but: str) -> list[str]:
    """The free Lords of ``seat``, turned ones too, except the Lord ``but`` (B-110)."""
    return [own.lord for own in state.areas[seat].lords if own.free and own.lord != but]


def dismiss(game: AbyssGame, seat: int, lord: str, why: str) -> None:
    """``lord`` of ``seat`` leaves the game (B-5)."""
    state = game.state
    area = state.areas[seat]
    area.lords = [own for own in area.lords if own.lord != lord]
    state.gone_lords.append(lord)
    game.emit(ev.LordDismissed(seat=seat, lord=lord, why=why))


def _why_not_own(state: AbyssState, seat: int, lord: str, but: str) -> Refusal:
    if lord == but:
        return Refusal("not-itself", {"lord": lord})
    for own in state.areas[seat].lords:
        if own.lord == lord and not own.free:
            return Refusal("lord-used", {"lord": lord})
    return NOT_NOW


# -- recruiting ------------------------------------------------------------------------------------------------


class TakeRecruited(Step):
    """``seat`` has paid for the Court Lord ``lord`` with ``allies``, which lie in the discard, and ``pearls``; the Lord
    moves in front of it (B-47)."""

    seat: int
    lord: str
    allies: list[int]
    pearls: int

    def run(self, game: AbyssGame) -> None:
        leave_court(game, self.lord)
        game.emit(ev.LordRecruited(seat=self.seat, lord=self.lord, allies=list(self.allies), pearls=self.pearls))
        stand_before(game, self.seat, self.lord)
        for expansion in switched_on(game.state):
            expansion.allies_spent(game, self.seat, self.allies)


class HailRecruited(Step):
    """Lords of opponents react to the recruitment of ``lord`` by ``seat``."""

    seat: int
    lord: str

    def run(self, game: AbyssGame) -> None:
        announce(game, LordPaidFor(seat=self.seat, lord=self.lord))


class Arrival(Step):
    """The paid Lord's power is resolved, after the affiliation (B-47)."""

    seat: int
    lord: str

    def run(self, game: AbyssGame) -> None:
        happen(game, self.seat, self.lord)


def recruit(
    game: AbyssGame, seat: int, lord: str, price: int, coins: int, allies: list[int], affiliation: list[Step]
) -> None:
    """``seat`` recruits the Court Lord ``lord``: it pays ``price``, ``coins`` of it not in Pearls, and has given
    ``allies``; the steps of its ``affiliation`` come before the Lord's power (B-47, B-109)."""
    game.then(
        TakeRecruited(seat=seat, lord=lord, allies=list(allies), pearls=price - coins),
        HailRecruited(seat=seat, lord=lord),
        *affiliation,
        Arrival(seat=seat, lord=lord),
    )
    pay(game, seat, price, coins)


class RecruitForPearls(Decision):
    """``seat`` may recruit one more Court Lord for exactly ``price`` Pearls by the power of ``lord`` (B-109)."""

    lord: str
    price: int

    def options(self, game: AbyssGame) -> list[Move]:
        moves: list[Move] = []
        for lord in lords_in_reach(game.state, self.seat):
            moves += paying(game, self.seat, self.price, mv.Recruit(lord=lord))
        return [*moves, mv.Decline()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if not isinstance(move, mv.Recruit):
            game.emit(ev.PowerDeclined(seat=self.seat, lord=self.lord))
            return
        recruit(game, self.seat, move.lord, self.price, move.coins(), allies=[], affiliation=[])

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.Recruit) and move.lord and move.lord in game.state.court:
            return barred(game.state, self.seat, lord_thing(move.lord)) or why_not_so(game, self.seat, self.price, move)
        return NOT_NOW


def recruit_for_pearls(lord: str, price: int) -> Callable[[AbyssGame, int], None]:
    """A power: recruit one more Lord from the Court for exactly ``price`` Pearls (B-109)."""

    def power(game: AbyssGame, seat: int) -> None:
        if lords_in_reach(game.state, seat) and purse(game, seat) >= price:
            game.push(RecruitForPearls(seat=seat, lord=lord, price=price))
        else:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=lord))

    return power


class ExchangeForCourt(Decision):
    """``seat`` may discard another free Lord of its own and take a Court Lord by the power of ``lord`` (B-110)."""

    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        mine = free_lords(game.state, self.seat, self.lord)
        court = lords_in_reach(game.state, self.seat)
        return [*(mv.ExchangeLord(lord=own, court_lord=new) for own in mine for new in court), mv.Decline()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if not isinstance(move, mv.ExchangeLord):
            game.emit(ev.PowerDeclined(seat=self.seat, lord=self.lord))
            return
        dismiss(game, self.seat, move.lord, self.lord)
        leave_court(game, move.court_lord)
        game.emit(ev.LordAcquired(seat=self.seat, lord=move.court_lord, by=self.lord))
        arrive(game, self.seat, move.court_lord)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.ExchangeLord):
            if move.court_lord and move.court_lord in game.state.court:
                reserved = barred(game.state, self.seat, lord_thing(move.court_lord))
                if reserved is not None:
                    return reserved
            return _why_not_own(game.state, self.seat, move.lord, self.lord)
        return NOT_NOW


def exchange_a_lord(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: exchange another free Lord of your own for one of the Court (B-110)."""

    def power(game: AbyssGame, seat: int) -> None:
        if lords_in_reach(game.state, seat) and free_lords(game.state, seat, lord):
            game.push(ExchangeForCourt(seat=seat, lord=lord))
        else:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=lord))

    return power


class ExchangeForDeck(Decision):
    """``seat`` may discard another free Lord of its own for the top of the Lord deck, unseen (B-113)."""

    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [*(mv.DismissLord(lord=own) for own in free_lords(game.state, self.seat, self.lord)), mv.Decline()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if not isinstance(move, mv.DismissLord):
            game.emit(ev.PowerDeclined(seat=self.seat, lord=self.lord))
            return
        state = game.state
        dismiss(game, self.seat, move.lord, self.lord)
        note_court(state)
        new = state.lord_deck.pop()
        game.emit(ev.LordDrawn(seat=self.seat, lord=new, by=self.lord))
        arrive(game, self.seat, new)

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.DismissLord):
            return _why_not_own(game.state, self.seat, move.lord, self.lord)
        return NOT_NOW


def gamble_a_lord(lord: str) -> Callable[[AbyssGame, int], None]:
    """A power: exchange another free Lord of your own for the top card of the Lord deck (B-113, B-128)."""

    def power(game: AbyssGame, seat: int) -> None:
        if game.state.lord_deck and free_lords(game.state, seat, lord):
            game.push(ExchangeForDeck(seat=seat, lord=lord))
        else:
            game.emit(ev.PowerWithoutTarget(seat=seat, lord=lord))

    return power


class ReplaceCourtLord(Decision):
    """``seat`` discards a Court Lord, the top of the deck takes its space, or calls it off (B-108)."""

    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [*(mv.DismissLord(lord=lord) for lord in lords_in_reach(game.state, self.seat)), mv.Cancel()]

    def answer(self, game: AbyssGame, move: Move) -> None:
        if not isinstance(move, mv.DismissLord):
            return
        state = game.state
        mark_used(game, self.seat, self.lord)
        space = state.court.index(move.lord)
        new = state.lord_deck.pop()
        state.court[space] = new
        state.gone_lords.append(move.lord)
        game.emit(ev.CourtLordReplaced(seat=self.seat, old=move.lord, new=new, space=space))
        taken(game, lord_thing(move.lord))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.DismissLord) and move.lord and move.lord in game.state.court:
            return barred(game.state, self.seat, lord_thing(move.lord)) or NOT_NOW
        return NOT_NOW
