"""The turn: start, action, Court update, late powers, hand limit, end (B-15 … B-24, B-39, B-40, B-51 … B-55,
B-68 … B-74)."""

from __future__ import annotations

from ...engine.moves import Move
from ...engine.steps import NOT_NOW, Refusal, Step
from ...engine.zones import show_all
from . import events as ev
from . import moves as mv
from .affairs import WithPowers, discard_ally, gain_pearls, hand_limit, take_stack, usable_powers
from .cards import RACE_OF, VALUE_OF, is_wild
from .control import Control
from .expansion import switched_on
from .exploring import Reveal, can_reveal
from .payment import affordable, why_not_affordable
from .queries import CouncilStacks, TurnIncome
from .reach import barred, lord_thing, lords_in_reach, stacks_in_reach, why_not_stack
from .recruiting import PayForLord
from .scoring import standings
from .state import LORDS_THAT_END, NO_ACQUISITION, AbyssGame, AbyssState, Turn

PLOT_PRICE = 1
COURT_REFILL_AT = 2
COURT_REFILL_PEARLS = 2


class StartGame(Step):
    """Set-up is done and the first turn begins (B-14)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        game.emit(ev.GameStarted(seat=self.seat))
        game.push(StartTurn(seat=self.seat, extra=False))


class StartTurn(Step):
    """``TURN_START`` of ``seat`` (B-16), then the rest of the turn in the order of B-15."""

    seat: int
    extra: bool

    def run(self, game: AbyssGame) -> None:
        state = game.state
        state.turn = Turn(active=self.seat, extra=self.extra)
        game.emit(ev.TurnStarted(seat=self.seat, extra=self.extra, last=state.turns_left >= 0))
        income = game.ask(TurnIncome(seat=self.seat))
        gain_pearls(game, self.seat, income.value, income.why)
        game.then(
            ActionPoint(seat=self.seat),
            UpdateCourt(seat=self.seat),
            Control(seat=self.seat),
            UseLatePowers(seat=self.seat),
            KeepHandLimit(seat=self.seat),
            EndTurn(seat=self.seat),
        )
        for expansion in switched_on(state):
            expansion.turn_began(game, self.seat)


# -- PLOT and ACTION -------------------------------------------------------------------------------------------


class ActionPoint(Step):
    """Plotting, powers and the choice of the action form one point (B-136); with nothing to do at all the action
    is skipped (B-17)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        choice = ChooseAction(seat=self.seat)
        if choice.options(game) == [mv.Skip()]:
            game.emit(ev.ActionSkipped(seat=self.seat))
        else:
            game.push(choice)


def why_no_plot(state: AbyssState, seat: int) -> Refusal | None:
    """Why ``seat`` cannot plot, or None when it can: a Pearl, an empty Court space, a Lord in the deck (B-23)."""
    if state.areas[seat].pearls < PLOT_PRICE:
        return Refusal("plot-pearl", {"need": PLOT_PRICE, "have": state.areas[seat].pearls})
    if all(state.court):
        return Refusal("court-full")
    if not state.lord_deck:
        return Refusal("lord-deck-empty")
    return None


def farthest_empty(state: AbyssState) -> int:
    """The empty Court space farthest from the deck (B-22)."""
    return max(space for space, lord in enumerate(state.court) if not lord)


class ChooseAction(WithPowers):
    """``seat`` plots, uses powers, or chooses its action: Explore, Council or Recruit (B-17, B-136)."""

    def choices(self, game: AbyssGame) -> list[Move]:
        state = game.state
        actions: list[Move] = [mv.Explore()] if can_reveal(state) else []
        actions += [mv.TakeStack(race=race) for race in stacks_in_reach(state, self.seat)]
        actions += [
            mv.Recruit(lord=lord) for lord in lords_in_reach(state, self.seat) if affordable(game, self.seat, lord)
        ]
        if not actions:
            actions.append(mv.Skip())
        if why_no_plot(state, self.seat) is None:
            actions.append(mv.Plot())
        for expansion in switched_on(state):
            actions += expansion.free_moves(game, self.seat)
        return actions

    def reopen(self, game: AbyssGame) -> None:
        game.push(ActionPoint(seat=self.seat))

    def chosen(self, game: AbyssGame, move: Move) -> None:
        if isinstance(move, mv.Plot):
            plot(game, self.seat)
            game.push(ActionPoint(seat=self.seat))
        elif isinstance(move, mv.Explore):
            game.push(Reveal(seat=self.seat))
        elif isinstance(move, mv.TakeStack):
            take_stack(game, self.seat, move.race)
            more = game.ask(CouncilStacks(seat=self.seat)).value - 1
            game.push(MoreStacks(seat=self.seat, count=more))
        elif isinstance(move, mv.Recruit):
            game.push(PayForLord(seat=self.seat, lord=move.lord, chosen=[]))
        elif isinstance(move, mv.Skip):
            game.emit(ev.ActionSkipped(seat=self.seat))
        else:
            self.reopen(game)
            for expansion in switched_on(game.state):
                expansion.do(game, self.seat, move)

    def refused(self, game: AbyssGame, move: Move) -> Refusal:
        state = game.state
        if isinstance(move, mv.Plot):
            return why_no_plot(state, self.seat) or NOT_NOW
        if isinstance(move, mv.Explore):
            return Refusal("nothing-to-reveal")
        if isinstance(move, mv.TakeStack):
            return why_not_stack(state, self.seat, move.race)
        if isinstance(move, mv.Recruit) and move.lord and move.lord in state.court:
            reserved = barred(state, self.seat, lord_thing(move.lord))
            return reserved or why_not_affordable(game, self.seat, move.lord)
        for expansion in switched_on(state):
            refusal = expansion.why_not_free(game, self.seat, move)
            if refusal is not None:
                return refusal
        return NOT_NOW


def plot(game: AbyssGame, seat: int) -> None:
    """A Pearl for the top Lord of the deck, face up in the empty Court space farthest from it (B-22)."""
    state = game.state
    space = farthest_empty(state)
    state.areas[seat].pearls -= PLOT_PRICE
    lord = state.lord_deck.pop()
    state.court[space] = lord
    game.emit(ev.LordPlotted(seat=seat, lord=lord, space=space))


class MoreStacks(Step):
    """``count`` more Council stacks must be taken, as far as non-empty ones are left (B-40)."""

    seat: int
    count: int

    def run(self, game: AbyssGame) -> None:
        if self.count > 0 and stacks_in_reach(game.state, self.seat):
            game.push(SecondStack(seat=self.seat, count=self.count))


class SecondStack(WithPowers):
    """``seat`` takes a second, different Council stack after seeing the first (B-40)."""

    count: int

    def choices(self, game: AbyssGame) -> list[Move]:
        return [mv.TakeStack(race=race) for race in stacks_in_reach(game.state, self.seat)]

    def reopen(self, game: AbyssGame) -> None:
        game.push(MoreStacks(seat=self.seat, count=self.count))

    def chosen(self, game: AbyssGame, move: Move) -> None:
        assert isinstance(move, mv.TakeStack)
        take_stack(game, self.seat, move.race)
        game.push(MoreStacks(seat=self.seat, count=self.count - 1))

    def refused(self, game: AbyssGame, move: Move) -> Refusal:
        return why_not_stack(game.state, self.seat, move.race) if isinstance(move, mv.TakeStack) else NOT_NOW


# -- COURT_UPDATE ----------------------------------------------------------------------------------------------


class UpdateCourt(Step):
    """The Court slides away from the deck; when it dropped from three or more Lords to two or fewer, ``seat`` gains
    2 Pearls and the Court is filled (B-51 … B-55)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        lords = [lord for lord in state.court if lord]
        empty = len(state.court) - len(lords)
        state.court = [""] * empty + lords
        before = state.turn.court_before
        if before == NO_ACQUISITION or before <= COURT_REFILL_AT or len(lords) > COURT_REFILL_AT:
            return
        gain_pearls(game, self.seat, COURT_REFILL_PEARLS, "refill")
        placed = []
        for space in range(empty - 1, -1, -1):
            if state.lord_deck:
                state.court[space] = state.lord_deck.pop()
                placed.append(state.court[space])
        short = empty - len(placed)
        game.emit(ev.CourtRefilled(seat=self.seat, lords=placed, short=short))
        if short:
            state.court_short = True


# -- LATE_POWERS, HAND_LIMIT -----------------------------------------------------------------------------------


class UseLatePowers(Step):
    """``LATE_POWERS``: skipped when no per-turn power can be used (B-20)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        if usable_powers(game, self.seat):
            game.push(LatePowers(seat=self.seat))


class LatePowers(WithPowers):
    """``seat`` may use per-turn powers that it has not used yet (B-20)."""

    def choices(self, game: AbyssGame) -> list[Move]:
        return [mv.Done()]

    def reopen(self, game: AbyssGame) -> None:
        game.push(UseLatePowers(seat=self.seat))

    def chosen(self, game: AbyssGame, move: Move) -> None:
        """Nothing more is done."""


class KeepHandLimit(Step):
    """``HAND_LIMIT``: ``seat`` discards down to what an opponent's Lord leaves it (B-68, B-69)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        limit = hand_limit(game, self.seat)
        if len(game.state.areas[self.seat].hand) > limit.value:
            game.push(DiscardToLimit(seat=self.seat, limit=limit.value, why=limit.why))


class DiscardToLimit(WithPowers):
    """``seat`` discards one Ally; powers may be used before (B-18, B-69)."""

    limit: int
    why: str

    def choices(self, game: AbyssGame) -> list[Move]:
        return [mv.DiscardAlly(card=card) for card in game.state.areas[self.seat].hand]

    def reopen(self, game: AbyssGame) -> None:
        game.push(KeepHandLimit(seat=self.seat))

    def chosen(self, game: AbyssGame, move: Move) -> None:
        assert isinstance(move, mv.DiscardAlly)
        discard_ally(game, self.seat, move.card, self.why)
        game.push(KeepHandLimit(seat=self.seat))


# -- END_CHECK and the end of the game -------------------------------------------------------------------------


class EndTurn(Step):
    """``END_CHECK`` (B-70, B-71), then the next turn: an extra one of the same player first (B-102, B-73), else
    the next player's, as long as turns are left (B-72)."""

    seat: int

    def run(self, game: AbyssGame) -> None:
        state = game.state
        if state.turns_left < 0:
            why = self.trigger(state)
            if why:
                state.turns_left = state.seats - 1
                game.emit(ev.EndTriggered(seat=self.seat, why=why))
        if state.extra_turns:
            state.extra_turns -= 1
            game.push(StartTurn(seat=self.seat, extra=True))
        elif state.turns_left == 0:
            game.push(EndGame())
        else:
            if state.turns_left > 0:
                state.turns_left -= 1
            game.push(StartTurn(seat=(self.seat + 1) % state.seats, extra=False))

    def trigger(self, state: AbyssState) -> str:
        """Why the last round begins now, "" when it does not (B-70, B-71)."""
        if any(len(area.lords) >= LORDS_THAT_END for area in state.areas):
            return "seventh-lord"
        return "court" if state.court_short else ""


class EndGame(Step):
    """Every player affiliates the weakest Ally of each Race in hand and discards the rest (B-74), but for wild Allies,
    with whom an expansion deals."""

    def run(self, game: AbyssGame) -> None:
        state = game.state
        for seat, area in enumerate(state.areas):
            hand = [card for card in area.hand if not is_wild(card)]
            weakest: dict[int, int] = {}
            for card in sorted(hand, key=lambda c: (VALUE_OF[c], c)):
                weakest.setdefault(RACE_OF[card], card)
            kept = [weakest[race] for race in sorted(weakest)]
            rest = [card for card in hand if card not in kept]
            show_all(state.seen, hand)
            area.affiliated.extend(kept)
            area.hand = [card for card in area.hand if is_wild(card)]
            state.discard.extend(rest)
            game.emit(ev.HandAffiliated(seat=seat, affiliated=kept, discarded=rest))
        game.push(FinalScore())
        for expansion in switched_on(state):
            expansion.hands_laid_down(game)


class FinalScore(Step):
    """Monster tokens are shown (B-78) and the score is final."""

    def run(self, game: AbyssGame) -> None:
        state = game.state
        for seat, area in enumerate(state.areas):
            show_all(state.seen_tokens, area.tokens)
            game.emit(ev.TokensRevealed(seat=seat, tokens=list(area.tokens)))
        final = standings(state)
        game.emit(ev.GameEnded(places=[s.place for s in final], points=[s.points for s in final]))
