"""What an expansion is: cards of its own, and the places where it takes part in the rules of the base game.

The base game asks every expansion that is switched on, in the order in which they are registered, and never which
ones these are. Whatever an expansion does not need, it leaves as it is here: nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.moves import Codec, Move
from ...engine.queries import Query
from ...engine.rng import Rng
from ...engine.ruleset import Line, Ruleset
from ...engine.steps import Refusal, Step
from .location import Location
from .lord import Lord

if TYPE_CHECKING:
    from .state import AbyssGame, AbyssState


class Expansion:
    """An expansion called ``name`` for at most ``most_seats`` players.

    It adds ``lords``, ``locations`` and Exploration ``cards`` (ids made known by :func:`cards.add_cards`) and takes
    ``removed_lords`` out of the game. ``moves`` with the codecs of their ``fields``, ``events`` and ``steps`` are those
    that only it uses. Its own part of the state is a sub-struct of ``AbyssState`` that bears its name, None without it.
    """

    name: str
    most_seats: int = 4
    lords: Sequence[Lord] = ()
    removed_lords: frozenset[str] = frozenset()
    locations: Sequence[Location] = ()
    cards: Sequence[int] = ()
    moves: Sequence[type[Move]] = ()
    fields: Mapping[str, Codec] = {}
    events: Sequence[type[Event]] = ()
    steps: Sequence[type[Step]] = ()

    # -- set-up, knowledge, scenario files ---------------------------------------------------------------

    def deal(self, state: AbyssState, rng: Rng) -> None:
        """Sets up its own part of ``state``, after everything else has been dealt."""

    def veil(self, state: AbyssState, seat: int) -> None:
        """``state`` is becoming the view of ``seat`` and still shares the own sub-struct with the true state: puts
        a copy in its place in which all is hidden that ``seat`` may not know."""

    def complete(self, state: AbyssState, rng: Rng) -> None:
        """``state`` is the view of the seat ``state.viewer`` and is becoming a complete state: fills in what is hidden
        of its own part."""

    def describe(self, state: AbyssState) -> dict[str, Any]:
        """Its part of a position, by names."""
        return {}

    def set_up(self, state: AbyssState, text: dict[str, Any]) -> None:
        """Sets its part of ``state`` as ``text`` says, what is not named as it was dealt. Raises ``BadScenario``."""

    # -- questions ---------------------------------------------------------------------------------------

    def bend(self, rules: Ruleset[AbyssState], state: AbyssState, query: Query) -> None:
        """Changes ``query`` in place, before the Lords in play do."""

    def replacement(self, state: AbyssState, step: Step) -> Step | None:
        """The step that it puts in the place of ``step``, or None."""
        return None

    def bars(self, state: AbyssState, seat: int, thing: str) -> Refusal | None:
        """Why ``seat`` may neither take nor touch ``thing`` (see ``reach``), or None."""
        return None

    def lines(self, state: AbyssState, seat: int) -> list[Line]:
        """Further sources of points of ``seat``."""
        return []

    # -- paying with other coins than Pearls (see ``means``) ---------------------------------------------

    def paid_with(self, move: Move, coins: int) -> Move | None:
        """``move``, which pays a price in Pearls, with ``coins`` of its own in the place of as many Pearls; None
        when it has no coins."""
        return None

    def spend(self, game: AbyssGame, seat: int, coins: int, to: int) -> None:
        """``seat`` pays ``coins`` of its own to the seat ``to``, −1 for the supply."""

    def why_not_paid(self, game: AbyssGame, seat: int, price: int, coins: int) -> Refusal | None:
        """Why ``seat`` cannot pay ``price`` with ``coins`` of its own and Pearls for the rest."""
        return None

    # -- moments -----------------------------------------------------------------------------------------

    def turn_began(self, game: AbyssGame, seat: int) -> None:
        """A turn of ``seat`` has begun; its income has been paid and the steps of the turn are laid out, so that a step
        pushed now comes before the action."""

    def free_moves(self, game: AbyssGame, seat: int) -> list[Move]:
        """What ``seat`` may do besides until it chooses its action (B-136)."""
        return []

    def do(self, game: AbyssGame, seat: int, move: Move) -> None:
        """Carries out ``move`` if it is one of :meth:`free_moves`."""

    def why_not_free(self, game: AbyssGame, seat: int, move: Move) -> Refusal | None:
        """Why ``move`` is not one of :meth:`free_moves`; None when it never is."""
        return None

    def taken(self, game: AbyssGame, thing: str) -> None:
        """``thing`` has just been taken or removed from where everybody could reach it (see ``reach``)."""

    def allies_spent(self, game: AbyssGame, seat: int, allies: list[int]) -> None:
        """``seat`` has used ``allies``, which lie in the discard: to recruit a Lord, who has just moved in front of it
        with nothing affiliated yet, or for whatever else an expansion lets Allies be used up."""

    def track_cleared(self, game: AbyssGame, seat: int) -> None:
        """The exploration of ``seat`` has ended and the track is empty but for wild Allies."""

    def hands_laid_down(self, game: AbyssGame) -> None:
        """After the last turn all hands have been affiliated but for wild Allies (B-74); scoring is next."""


EXPANSIONS: dict[str, Expansion] = {}
"""All expansions by name, in the order in which they take part (filled by the package ``expansions``)."""


@cache
def _switched_on(names: tuple[str, ...]) -> tuple[Expansion, ...]:
    return tuple(expansion for name, expansion in EXPANSIONS.items() if name in names)


def chosen(names: Sequence[str]) -> tuple[Expansion, ...]:
    """The expansions with these ``names``."""
    return _switched_on(tuple(names)) if names else ()


def switched_on(state: AbyssState) -> tuple[Expansion, ...]:
    """The expansions that ``state`` is played with."""
    return _switched_on(tuple(state.expansions)) if state.expansions else ()
