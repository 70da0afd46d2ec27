"""How an expansion takes part in what the heuristic player thinks: the places where it is asked, and the register."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ...engine.moves import Move
from ...engine.steps import Step
from ...games.abyss.affairs import NO_LIMIT, WithPowers
from ...games.abyss.expansion import switched_on
from .powers import BASE_POWERS, Power

if TYPE_CHECKING:
    from .depths import Depths
    from .outlook import Outlook

Answers = Mapping[type[Any], Callable[["Outlook", Any, list[Move]], Move]]
"""What answers a decision of each class."""


class Advisor:
    """What one expansion tells about the position that ``look`` sees; made with it, asked only in games with the
    expansion. Whatever it has nothing to say about, it leaves as it is here. All worths are in points."""

    answers: ClassVar[Answers] = {}
    """What answers each decision that only the expansion asks."""
    powers: ClassVar[Mapping[str, Power]] = {}
    """The powers of its Lords by id."""

    def __init__(self, look: Outlook) -> None:
        self.look = look

    # -- time, Lords, Locations --------------------------------------------------------------------------

    def turns(self) -> float:
        """The most own turns that may still come, as far as it looks."""
        return float("inf")

    def at_once(self, power: Power) -> float:
        """What a ``power`` of its own kind does when its Lord comes."""
        return 0.0

    def tile(self, tile: str) -> float | None:
        """What the Location ``tile`` will be worth when it is taken now; None when that is an ordinary one."""
        return None

    def lootable(self, other: int) -> bool:
        """Whether the opponent ``other`` has something of the expansion that a thief of Monster tokens may take."""
        return False

    # -- hand and coins ----------------------------------------------------------------------------------

    def limit(self) -> int:
        """The most Allies that will be left in the own hand."""
        return NO_LIMIT

    def kept(self, hand: Sequence[int]) -> float:
        """What ``hand`` is worth beside what it pays for."""
        return 0.0

    def coins(self) -> int:
        """The own coins other than Pearls that could go into one payment."""
        return 0

    def burden(self, coins: int, wild: tuple[int, int]) -> float:
        """What is lost in the end with ``coins`` more than now of its own coins and a number of ``wild`` Allies with a
        sum of values in hand."""
        return 0.0

    def brought(self, allies: Sequence[int]) -> int:
        """The coins of its own that come when ``allies`` are used."""
        return 0

    def passed_on(self, coins: int) -> float:
        """What ``coins`` of its own, paid to an only opponent, harm that one."""
        return 0.0

    # -- the own turn ------------------------------------------------------------------------------------

    def before_the_action(self, moves: list[Move], action: Move) -> Move | None:
        """A move that is worth making before ``action``, the best one of ``moves``."""
        return None

    def use(self, target: Step, decision: WithPowers) -> float:
        """What a per-turn power of its Lords brings that leads to ``target``, used in ``decision``."""
        return 0.0

    def reveal(self, depths: Depths, space: int, allies: float, monster: float) -> float | None:
        """What a card that is turned up onto track ``space`` (0 to 4) promises, when Allies promise ``allies`` (their
        chances are in it) and a Monster comes with the chance ``monster``; None when Monsters are ordinary ones."""
        return None


ADVISORS: dict[str, type[Advisor]] = {}
"""The expansions that the heuristic player knows, by name (filled by this package)."""
POWERS: dict[str, Power] = dict(BASE_POWERS)
"""The powers of all Lords that it knows, by id."""


def register(name: str, advisor: type[Advisor]) -> None:
    """Makes the expansion ``name`` known. Raises ``ValueError`` when it is known already."""
    if name in ADVISORS:
        raise ValueError(f"the expansion {name} is known already")
    ADVISORS[name] = advisor
    POWERS.update(advisor.powers)


def advisors(look: Outlook) -> tuple[Advisor, ...]:
    """The advisors of the position of ``look``, in the order of the expansions. Raises ``KeyError`` when one of these
    is not known."""
    return tuple(ADVISORS[expansion.name](look) for expansion in switched_on(look.view))
