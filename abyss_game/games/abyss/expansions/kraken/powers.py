"""The verbs that Kraken's Lords are made of (K-49, K-52, K-58 … K-62)."""

from __future__ import annotations

from collections.abc import Callable

from .....engine.moves import Move
from .....engine.steps import NOT_NOW, Decision, Refusal, Step
from .....engine.zones import show_all
from ... import events as base_events
from ...affairs import each_unprotected_opponent, gain_pearls, immune, mark_used
from ...cards import RACE_OF, RACES, is_monster
from ...occasions import PearlsReceived
from ...state import AbyssGame
from ...turn import farthest_empty
from . import events as ev
from . import moves as mv
from .nebulis import give_back, hand_over, part

Power = Callable[[AbyssGame, int], None]


# -- Nebulis and Pearls ----------------------------------------------------------------------------------------


def has_nebulis(game: AbyssGame, seat: int) -> bool:
    """Whether ``seat`` has a Nebulis."""
    return part(game.state).nebulis[seat] > 0


class ChangeNebulis(Step):
    """``seat`` returns a Nebulis and gains a Pearl by the power of ``lord`` (K-49)."""

    seat: int
    lord: str

    def run(self, game: AbyssGame) -> None:
        mark_used(game, self.seat, self.lord)
        give_back(game, self.seat, 1, self.lord)
        gain_pearls(game, self.seat, 1, self.lord)


def spread_nebulis(lord: str) -> Power:
    """A power: a Nebulis for every opponent; with fewer, the owner chooses who gets one (K-52)."""

    def power(game: AbyssGame, seat: int) -> None:
        opponents = game.state.opponents(seat)
        have = part(game.state).nebulis[seat]
        if have >= len(opponents):
            hand_over(game, seat, opponents, 1, lord)
        elif have:
            game.push(ChooseReceiver(seat=seat, lord=lord, receivers=[]))
        else:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))

    return power


class ChooseReceiver(Decision):
    """``seat`` names one opponent after another who gets one of its Nebulis by the power of ``lord``; ``receivers`` so
    far. They are handed over together (K-52)."""

    lord: str
    receivers: list[int]

    def options(self, game: AbyssGame) -> list[Move]:
        return [
            mv.GiveNebulis(receiver=other) for other in game.state.opponents(self.seat) if other not in self.receivers
        ]

    def answer(self, game: AbyssGame, move: mv.GiveNebulis) -> None:
        receivers = [*self.receivers, move.receiver]
        if len(receivers) == part(game.state).nebulis[self.seat]:
            hand_over(game, self.seat, receivers, 1, self.lord)
        else:
            game.push(ChooseReceiver(seat=self.seat, lord=self.lord, receivers=receivers))


def waylay(lord: str) -> Callable[[AbyssGame, int, PearlsReceived], None]:
    """A reaction: take a Pearl from an opponent who has gained two or more in one event (K-59). That Pearl is not an
    event itself."""

    def reaction(game: AbyssGame, seat: int, occasion: PearlsReceived) -> None:
        areas = game.state.areas
        if occasion.amount >= 2 and areas[occasion.seat].pearls:
            areas[occasion.seat].pearls -= 1
            areas[seat].pearls += 1
            game.emit(ev.PearlStolen(seat=seat, victim=occasion.seat, lord=lord))

    return reaction


# -- Allies ----------------------------------------------------------------------------------------------------


def take_from_discard(lord: str) -> Power:
    """A power: the discard is laid open and one Ally of it taken (K-58)."""

    def power(game: AbyssGame, seat: int) -> None:
        state = game.state
        allies = sorted(card for card in state.discard if not is_monster(card))
        if not allies:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))
            return
        show_all(state.seen, state.discard)
        game.emit(ev.DiscardOpened(seat=seat, lord=lord, allies=list(allies)))
        game.push(RecoverAlly(seat=seat, lord=lord, allies=allies))

    return power


class RecoverAlly(Decision):
    """``seat`` takes one of ``allies``, all that lie in the discard, by the power of ``lord`` (K-58)."""

    automatic = True
    lord: str
    allies: list[int]

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.Recover(card=card) for card in self.allies]

    def answer(self, game: AbyssGame, move: mv.Recover) -> None:
        game.state.discard.remove(move.card)
        game.state.areas[self.seat].hand.append(move.card)
        game.emit(ev.AllyRecovered(seat=self.seat, card=move.card))


def condemn_a_race(lord: str) -> Power:
    """A power: name a Race, of which each unprotected opponent discards an affiliated Ally (K-60)."""

    def power(game: AbyssGame, seat: int) -> None:
        hit = [o for o in each_unprotected_opponent(game, seat, lord) if game.state.areas[o].affiliated]
        if hit:
            game.push(NameRace(seat=seat, lord=lord))
        else:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))

    return power


def condemned(game: AbyssGame, seat: int, lord: str, race: int) -> list[int]:
    """The opponents of ``seat``, clockwise, who lose an affiliated Ally when it names ``race`` by the power of ``lord``
    (K-60)."""
    areas = game.state.areas
    return [
        opponent
        for opponent in game.state.opponents(seat)
        if not immune(game, opponent, lord) and any(RACE_OF[card] == race for card in areas[opponent].affiliated)
    ]


class NameRace(Decision):
    """``seat`` names one of the five Races by the power of ``lord``, even one that hits nobody (K-60)."""

    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.Condemn(race=race) for race in range(len(RACES))]

    def answer(self, game: AbyssGame, move: mv.Condemn) -> None:
        hit = condemned(game, self.seat, self.lord, move.race)
        game.emit(ev.RaceNamed(seat=self.seat, race=move.race, lord=self.lord))
        game.then(*(DiscardAffiliated(seat=opponent, race=move.race, why=self.lord) for opponent in hit))


class DiscardAffiliated(Decision):
    """``seat`` discards one affiliated Ally of ``race`` of its own choice because of the Lord ``why`` (K-60)."""

    automatic = True
    race: int
    why: str

    def options(self, game: AbyssGame) -> list[Move]:
        mine = game.state.areas[self.seat].affiliated
        return [mv.Surrender(card=card) for card in mine if RACE_OF[card] == self.race]

    def answer(self, game: AbyssGame, move: mv.Surrender) -> None:
        state = game.state
        state.areas[self.seat].affiliated.remove(move.card)
        state.discard.append(move.card)
        game.emit(ev.AffiliatedDiscarded(seat=self.seat, card=move.card, why=self.why))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.Surrender) and move.card in game.state.areas[self.seat].affiliated:
            return Refusal("other-race", {"race": RACES[self.race]})
        return NOT_NOW


# -- Lords -----------------------------------------------------------------------------------------------------


def gap_and_deck(game: AbyssGame, seat: int) -> bool:
    """Whether the Court has an empty space and the Lord deck a card (K-61)."""
    return bool(game.state.lord_deck) and not all(game.state.court)


class TurnUpLord(Step):
    """The top Lord of the deck comes into the empty Court space farthest from it by the power of ``lord`` (K-61)."""

    seat: int
    lord: str

    def run(self, game: AbyssGame) -> None:
        state = game.state
        mark_used(game, self.seat, self.lord)
        space = farthest_empty(state)
        state.court[space] = state.lord_deck.pop()
        game.emit(ev.LordTurnedUp(seat=self.seat, lord=state.court[space], space=space, by=self.lord))


def free_a_lord(lord: str) -> Power:
    """A power: one of your used Lords comes back from under its Location (K-62)."""

    def power(game: AbyssGame, seat: int) -> None:
        if any(own.location for own in game.state.areas[seat].lords):
            game.push(ChooseUsedLord(seat=seat, lord=lord))
        else:
            game.emit(base_events.PowerWithoutTarget(seat=seat, lord=lord))

    return power


class ChooseUsedLord(Decision):
    """``seat`` chooses the used Lord that the power of ``lord`` frees; nothing that belongs to an arrival happens
    (K-62)."""

    automatic = True
    lord: str

    def options(self, game: AbyssGame) -> list[Move]:
        return [mv.FreeLord(lord=own.lord) for own in game.state.areas[self.seat].lords if own.location]

    def answer(self, game: AbyssGame, move: mv.FreeLord) -> None:
        for own in game.state.areas[self.seat].lords:
            if own.lord == move.lord:
                location, own.location = own.location, ""
                game.emit(ev.LordFreed(seat=self.seat, lord=own.lord, location=location))

    def refusal(self, game: AbyssGame, move: Move) -> Refusal:
        if isinstance(move, mv.FreeLord) and any(own.lord == move.lord for own in game.state.areas[self.seat].lords):
            return Refusal("lord-not-used", {"lord": move.lord})
        return NOT_NOW
