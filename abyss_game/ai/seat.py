"""What a computer player is, and the computer players by id.

    bot = make("heuristic", rules, seed=7)
    move = bot.choose(rules.view(game.state, seat))

A bot is asked with the view of the seat that has to decide and answers with one of its legal moves. It keeps nothing
between two questions: the same view and the same seed give the same answer, so a match that is taken back, saved or
replayed goes on as if nothing had happened (B-134, B-135).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from ..engine.moves import Move
from ..engine.rng import seeded
from ..engine.ruleset import Ruleset


class Bot(Protocol):
    """A computer player."""

    def choose(self, view: Any) -> Move:
        """One of the legal moves of the seat ``view.viewer``, which has to decide. ``view`` is not kept; it is as
        it was when the answer is given. Raises ``ValueError`` when that seat has nothing to decide."""
        ...


Maker = Callable[[Ruleset[Any], int], Bot]
"""Makes a bot for the rules of a game and a seed, any integer."""


class UnknownBot(ValueError):
    """There is no bot with the id ``kind`` that plays ``game``; ``known`` are those that do."""

    def __init__(self, kind: str, game: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no computer player “{kind}” plays {game}; there are {', '.join(known)}")
        self.kind = kind
        self.game = game
        self.known = known


def _random(rules: Ruleset[Any], seed: int) -> Bot:
    from .random_bot import RandomBot

    return RandomBot(rules, seed)


def _abyss_heuristic(rules: Ruleset[Any], seed: int) -> Bot:
    from .abyss import Heuristic

    return Heuristic(rules)


def _conspiracy_heuristic(rules: Ruleset[Any], seed: int) -> Bot:
    from .conspiracy import Heuristic

    return Heuristic(rules)


ANY_GAME: Mapping[str, Maker] = {"random": _random}
"""The bots that play every game, weakest first."""

OF_GAME: Mapping[str, Mapping[str, Maker]] = {
    "abyss": {"heuristic": _abyss_heuristic},
    "conspiracy": {"heuristic": _conspiracy_heuristic},
}
"""The bots that know one game, by game, weakest first."""


KNOWS: Mapping[str, frozenset[str]] = {"abyss": frozenset({"kraken", "leviathan"})}
"""The expansions of each game that the bots which know the game play with; a bot of any game plays with all."""


def kinds(game: str, expansions: Collection[str] = ()) -> tuple[str, ...]:
    """The ids of the bots that play ``game`` with ``expansions``, weakest first."""
    learned = OF_GAME.get(game, {}) if KNOWS.get(game, frozenset()).issuperset(expansions) else {}
    return (*ANY_GAME, *learned)


def make(kind: str, rules: Ruleset[Any], seed: int = 0) -> Bot:
    """The bot ``kind`` for ``rules``; whatever it leaves to chance follows from ``seed``, any integer.
    Raises :class:`UnknownBot`."""
    maker = OF_GAME.get(rules.name, {}).get(kind) or ANY_GAME.get(kind)
    if maker is None:
        raise UnknownBot(kind, rules.name, kinds(rules.name))
    return maker(rules, seed)


def seed_of_seat(seed: int, seat: int) -> int:
    """The seed of the bot on ``seat`` in a game with ``seed``, so that no two seats share their chance."""
    return seeded(seed * 8 + seat + 1)
