"""A game of Kraken that a person plays against two computers: its cards, the person's moves, and what comes of them.

The computers answer the same way at every run, so the moves fit until somebody teaches them better. Then
``python -m tests.e2e.kraken_game`` looks for another game: SEED and MOVES take what it prints, and the checks below
what the new game brings.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

from abyss_game.ai.seat import Bot, make, seed_of_seat
from abyss_game.engine.bus import Bus
from abyss_game.engine.events import Event
from abyss_game.engine.match import PERSON, Match, MoveChosen, Player, Record
from abyss_game.engine.ruleset import Options
from abyss_game.games import GAMES
from abyss_game.games.abyss import events as base
from abyss_game.games.abyss.cards import CARD_NAMES
from abyss_game.games.abyss.expansions.kraken import events as ev
from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.games.abyss.expansions.kraken.locations import SACRED_SITES
from abyss_game.games.abyss.scoring import location_worth

ME, SELLER, SEATS = 0, 2, 3
SEED = 4
BUY, GUARD, SEARCH = "buy-nebulis crab-2.2 1", "guard-lord watcher oyster_farmer", "search"
MOVES = (
    *("buy jellyfish-2.2", "explore", "explore", "take jellyfish-5.1", "buy shellfish-3.2", "pass"),
    *("buy seahorse-3.3", "recruit watcher", "pick jellyfish-2.2", "pick seahorse-3.3", "confirm", GUARD),
    *(BUY, "council squid", "explore", "take seahorse-3.1", "recruit elder", "pick jellyfish-5.1"),
    *("pick crab-2.2", "pick seahorse-3.1", "pick shellfish-3.2", "pick squid-1.2", "confirm"),
    *("settle abandoned_convoy", SEARCH, "stop"),
)
"""All that the person does with the cards of ``SEED``, to the end of the search."""

Kind = TypeVar("Kind", bound=Event)


# ---------------------------------------------------------------------- what comes of it
def told_of(match: Match, kind: type[Kind]) -> list[Kind]:
    """The events of one kind in the log of ``match``."""
    return [entry.event for entry in match.log if isinstance(entry.event, kind)]


def check_sentinel(match: Match) -> None:
    """The Watcher has brought a Nebulis and with it the figure (K-27, K-21); its token reserves the Lord (K-29)."""
    assert told_of(match, ev.NebulisGained) == [ev.NebulisGained(seat=ME, amount=1, why="watcher")]
    assert told_of(match, ev.FigureTaken) == [ev.FigureTaken(seat=ME, old=-1)]
    placed = ev.SentinelPlaced(seat=ME, sentinel="watcher", place="lord:oyster_farmer")
    assert told_of(match, ev.SentinelPlaced) == [placed]
    assert "oyster_farmer" in match.position()["court"]


def check_purchase(match: Match) -> None:
    """The person has no Pearl and pays the price of 1 with the Nebulis (K-16); it goes to the explorer (K-18), who
    takes the figure with it (K-22)."""
    assert told_of(match, ev.NebulisPaid) == [ev.NebulisPaid(seat=ME, to=SELLER, amount=1, why="purchase")]
    assert told_of(match, ev.FigureTaken)[-1] == ev.FigureTaken(seat=SELLER, old=ME)
    bought = [event for event in told_of(match, base.AllyBought) if event.seat == ME][-1]
    assert (CARD_NAMES[bought.card], bought.price, bought.explorer) == ("crab-2.2", 1, SELLER)


def check_search(match: Match) -> None:
    """A 7 and a 6 lie on the Abandoned Convoy, worth 13 (K-41); the 6 has turned over an Ally (K-38)."""
    site = "abandoned_convoy"
    assert match.record().options.expansions == ("kraken",)
    drawn = told_of(match, ev.TreasureDrawn)
    assert [(event.location, TREASURE_VALUES[event.treasure]) for event in drawn] == [(site, 7), (site, 6)]
    assert [CARD_NAMES[event.card] for event in told_of(match, ev.CardTurnedOver)] == ["jellyfish-2.3"]
    assert told_of(match, ev.SearchEnded) == [ev.SearchEnded(seat=ME, location=site, worth=13)]
    state = match.view(ME)
    assert state.kraken is not None
    assert state.kraken.treasures == {site: [event.treasure for event in drawn]}
    assert len(state.kraken.treasure_deck) == 25 - 2
    assert state.areas[ME].locations == [site] and location_worth(state, ME, site) == 13
    assert state.kraken.nebulis[ME] == 0
    token = next(token for token in state.kraken.sentinels if token.lord == "watcher")
    assert (token.owner, token.place) == (ME, "lord:oyster_farmer")


# ---------------------------------------------------------------------- without a window
def opened(seed: int) -> tuple[Match, dict[int, Bot]]:
    """The game with the cards of ``seed`` at its beginning, and its computers."""
    rules = GAMES.get("abyss")
    players = [Player(f"{seat}", "heuristic" if seat else PERSON, seat) for seat in range(SEATS)]
    match = Match(Bus(), GAMES, Record("abyss", Options(SEATS, ("kraken",), seed), players))
    match.begin()
    return match, {seat: make("heuristic", rules, seed_of_seat(seed, seat)) for seat in range(1, SEATS)}


def played(seed: int, moves: Iterable[str]) -> Match:
    """The game with the cards of ``seed`` once the person has made ``moves``."""
    match, bots = opened(seed)
    for text in moves:
        wait_for_me(match, bots)
        make_move(match, text)
    return match


def wait_for_me(match: Match, bots: dict[int, Bot]) -> list[str]:
    """Lets the computers play until the person decides; returns the legal moves, none at the end of the game."""
    while not match.over and match.seat in bots:
        match.bus.publish(MoveChosen(match.seat, match.number, bots[match.seat].choose(match.view(match.seat))))
    return [] if match.over else [match.rules.move_text(move) for move in match.game(ME).legal()]


def make_move(match: Match, text: str) -> None:
    """The person's move ``text``."""
    move = match.rules.vocabulary.find(text, match.game(ME).legal())
    match.bus.publish(MoveChosen(ME, match.number, move))


def wanted(legal: list[str], done: set[str]) -> list[str]:
    """Of the ``legal`` moves those of the first kind that brings the person nearer to what is not ``done`` yet."""
    sites = {site.id for site in SACRED_SITES}
    smugglers = ("watcher", "vigil", "lookout")
    kinds = (
        [move for move in legal if move.startswith("buy-nebulis") and "buy-nebulis" not in done],
        [move for move in legal if move == "search" and "search" not in done],
        [move for move in legal if move.startswith("guard-") and "guard" not in done],
        [move for move in legal if move.startswith(("settle", "choose")) and move.split()[-1] in sites],
        [move for move in legal if move.startswith("recruit") and move.endswith(smugglers)],
    )
    return next((kind for kind in kinds if kind), [])


def attempt(seed: int, chance: random.Random, longest: int) -> list[str] | None:
    """A game played half at random towards the three things: the person's moves until all are done, at most
    ``longest``; None when they are not."""
    match, bots = opened(seed)
    adviser = make("heuristic", match.rules, 0)
    noise, done, moves = chance.choice((0.05, 0.15, 0.3)), set[str](), list[str]()
    while len(moves) < longest and len(done) < 3 and (legal := wait_for_me(match, bots)):
        near = wanted(legal, done)
        if near or chance.random() < noise:
            text = chance.choice(near or legal)
        else:
            text = match.rules.move_text(adviser.choose(match.view(ME)))
        make_move(match, text)
        moves.append(text)
        kind = text.split()[0]
        done |= {"guard" if kind.startswith("guard-") else kind} & {"guard", "buy-nebulis", "search"}
    return moves if len(done) == 3 else None


def main() -> None:
    """Prints ever shorter games."""
    longest = 40
    for seed in range(1, 300):
        for number in range(6):
            moves = attempt(seed, random.Random(seed * 100 + number), longest)
            if moves is not None:
                longest = len(moves) - 1
                print(seed, len(moves), moves, flush=True)


if __name__ == "__main__":
    main()
