"""A game of Leviathan in which the person fights as much as can be seen of a fight, found by trying: nothing depends on
how well the computers play, or on which cards a seed deals.

    game = rehearsal()              # the shortest game with such a fight: its seed, and the person's moves to the end
    fight = fight_of(match)         # the person's fight in the log of a match
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from abyss_game.ai.seat import kinds, make, seed_of_seat
from abyss_game.engine.bus import Bus
from abyss_game.engine.events import Event
from abyss_game.engine.match import PERSON, Match, MoveChosen, Player, Record
from abyss_game.engine.moves import Move
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.abyss import events as base
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.cards import VALUE_OF
from abyss_game.games.abyss.expansions.leviathan import cards, fight
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan import moves as lv
from abyss_game.games.abyss.expansions.leviathan.border import levels_ahead, on_border
from abyss_game.games.abyss.state import AbyssGame

ME, SEATS, EXPANSIONS = 0, 5, ("leviathan",)
LEVEL = kinds("abyss", EXPANSIONS)[-1]
MOST_MOVES = 40
"""A game in which the person has not fought after so many moves takes too long in a window."""
SEEDS = range(1, 61)
"""So many games are tried; about one in five has such a fight."""

Kind = TypeVar("Kind", bound=Event)


@dataclass(frozen=True)
class Fight:
    """What the person has done and gained in a fight, in order."""

    declared: ev.FightDeclared
    attacks: tuple[ev.AttackMade, ...]
    rolls: tuple[ev.AttackRolled, ...]
    boosts: tuple[ev.AttackBoosted, ...]
    results: tuple[ev.AttackResolved, ...]
    life: tuple[ev.LifePointLost, ...]
    drawn: tuple[ev.TokensDrawn, ...]
    revealed: tuple[ev.NewTokenRevealed, ...]
    pearls: tuple[base.PearlsGained, ...]

    @property
    def shows_everything(self) -> bool:
        """Two attacks or more, Pearls paid, a level passed, new tokens drawn and one of them revealed."""
        return bool(
            len(self.attacks) > 1 and self.boosts and self.life and self.revealed and any(d.new for d in self.drawn)
        )


def fight_of(match: Match) -> Fight | None:
    """The last fight of the person that has ended, in the log of ``match``."""
    events = [entry.event for entry in match.log if getattr(entry.event, "seat", -1) == ME]
    ends = [index for index, event in enumerate(events) if isinstance(event, ev.FightEnded)]
    if not ends:
        return None
    begins = max(i for i, event in enumerate(events[: ends[-1]]) if isinstance(event, ev.FightDeclared))
    during = events[begins : ends[-1]]

    def told(kind: type[Kind]) -> tuple[Kind, ...]:
        return tuple(event for event in during if isinstance(event, kind))

    return Fight(
        told(ev.FightDeclared)[0],
        told(ev.AttackMade),
        told(ev.AttackRolled),
        told(ev.AttackBoosted),
        told(ev.AttackResolved),
        told(ev.LifePointLost),
        told(ev.TokensDrawn),
        told(ev.NewTokenRevealed),
        told(base.PearlsGained),
    )


# ---------------------------------------------------------------------- the person
def prey(game: AbyssGame) -> int:
    """A Leviathan that the person can attack twice, once with an Ally that Pearls make stronger, which then passes a
    level whatever the die shows; 0 when there is none."""
    pearls = game.state.areas[ME].pearls
    for leviathan in on_border(game.state):
        allies = fight.usable(game, ME, leviathan)
        resistance = levels_ahead(game.state, leviathan)[0].resistance
        sure = [card for card in allies if cards.boosts(card) and VALUE_OF[card] + 1 + pearls >= resistance]
        if len(allies) > 1 and sure and pearls:
            return leviathan
    return 0


def wish(game: AbyssGame, legal: list[Move]) -> Move:
    """What the person does: collects fighting Allies until a fight is sure to show everything, then fights."""
    state = game.state
    by_kind = {kind: [move for move in legal if isinstance(move, kind)] for kind in {type(move) for move in legal}}

    def some(*kinds: type[Move]) -> Move | None:
        return next((by_kind[kind][0] for kind in kinds if kind in by_kind), None)

    if lv.Attack in by_kind:
        attacks = by_kind[lv.Attack]
        target = prey(game)
        strong = [move for move in attacks if cards.boosts(move.card) and move.leviathan == target]  # type: ignore[attr-defined]
        return (strong or attacks)[0]
    if lv.Boost in by_kind:
        decision = game.decision
        resistance = levels_ahead(state, decision.leviathan)[0].resistance  # type: ignore[union-attr]
        need = resistance - VALUE_OF[decision.card] - decision.die  # type: ignore[union-attr]
        wanted = max(1, need)
        return next((move for move in legal if move.pearls == wanted), legal[0])  # type: ignore[attr-defined]
    if lv.DrawTokens in by_kind:
        return max(by_kind[lv.DrawTokens], key=lambda move: move.new)  # type: ignore[attr-defined]
    if mv.Fight in by_kind and mv.Explore in by_kind:
        return (some(mv.Fight) if prey(game) else some(mv.Explore)) or legal[0]
    if mv.Take in by_kind and cards.boosts(by_kind[mv.Take][0].card):  # type: ignore[attr-defined]
        return by_kind[mv.Take][0]
    found = some(lv.RevealToken, lv.RevealStack, mv.Pass, mv.Explore, mv.Fight, mv.Take)
    return found or legal[0]


# ---------------------------------------------------------------------- the game
@dataclass(frozen=True)
class Rehearsal:
    """A game with ``seed`` and the person's ``moves``, up to the decision after the fight."""

    seed: int
    moves: tuple[str, ...]


@cache
def rehearsal() -> Rehearsal:
    """The shortest of the games that are tried in which the person's fight shows everything."""
    found = [game for game in map(_played, SEEDS) if game is not None]
    assert found, "no game has such a fight: wish() and the rules do not fit any more"
    return min(found, key=lambda game: len(game.moves))


def _played(seed: int) -> Rehearsal | None:
    rules = GAMES.get("abyss")
    players = [Player(str(seat), PERSON if seat == ME else LEVEL, seat) for seat in range(SEATS)]
    match = Match(Bus(), GAMES, Record("abyss", Options(SEATS, EXPANSIONS, seed), players), ME)
    bots = {seat: make(LEVEL, rules, seed_of_seat(seed, seat)) for seat in range(SEATS) if seat != ME}
    match.begin()
    moves: list[str] = []
    while not match.over and len(moves) < MOST_MOVES:
        seat = match.seat
        if seat in bots:
            move = bots[seat].choose(match.view(seat))
        else:
            fought = fight_of(match)
            if fought is not None:
                return Rehearsal(seed, tuple(moves)) if fought.shows_everything else None
            game = match.game(ME)
            move = wish(game, list(game.legal()))
            moves.append(rules.move_text(move))
        match.bus.publish(MoveChosen(seat, match.number, move))
    return None


if __name__ == "__main__":
    game = rehearsal()
    print(f"seed {game.seed}:", *game.moves, sep="\n")
