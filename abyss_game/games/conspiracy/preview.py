"""Questions for the screen and for computer players: what a Lord or a pile would bring, the score as it stands.

Everything here is a pure question about a view; nothing is changed and nothing hidden is needed (C-28)::

    seen = preview(view, seat=0, lords=[lord_of("mage-3")])
    print(seen.places, seen.points - seen.points_before, seen.coalition)
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...engine.game import Game
from ...engine.ruleset import Line
from . import affairs, scoring
from .chamber import FACE_DOWN, Chamber, Keys, group_at, largest_coalition
from .location import LOCATIONS
from .lords import KEY_OF, PEARLS_OF
from .placing import makes_new_coalition
from .queries import SearchesDeck
from .rules import Conspiracy
from .state import ConspiracyState


class Preview(msgspec.Struct, frozen=True):
    """What placing Lords would bring, before any swap and without the Locations that become due; only those of the
    Legendary Opponent, which are certain, are counted (C-33).

    ``places`` are those that the Lords would lie on, ``returned`` the Lords for which there is no room (C-18).
    ``pearls`` would be gained, and ``master`` tells whether the side is Pearl Master then (C-17). ``due`` are the
    places at which a Location would be taken (C-10), ``keys`` the Keys that count afterwards. ``lines`` is the score
    by source, ``lines_before`` the present one. ``coalition`` are the places of the largest coalition then, ``joined``
    those of the group that the last Lord belongs to. ``token`` tells whether the replay token would be won (C-36).
    """

    places: list[int]
    returned: list[int]
    pearls: int
    master: bool
    due: list[int]
    keys: Keys
    lines: list[Line]
    lines_before: list[Line]
    coalition: list[int]
    joined: list[int]
    token: bool

    @property
    def points(self) -> int:
        """All points then."""
        return sum(line.points for line in self.lines)

    @property
    def points_before(self) -> int:
        """All points now."""
        return sum(line.points for line in self.lines_before)


_RULES = Conspiracy()


def _asking(view: ConspiracyState) -> Game[ConspiracyState]:
    return _RULES.resume(view)


def preview(view: ConspiracyState, side: int, lords: Sequence[int]) -> Preview:
    """What it would bring ``side`` to place ``lords`` one after the other in the order given."""
    game = _asking(view)
    chamber = view.chambers[side]
    after = Chamber(list(chamber.lords), list(chamber.covers), chamber.pearls)
    fits = list(lords[: after.free])
    any_two = affairs.any_two_keys(game, side)
    locations = _obtainable(game, side)
    keys = chamber.keys()
    master = view.master == side
    token = False
    due: list[int] = []
    for lord in fits:
        after.lords.append(lord)
        after.covers.append("")
        after.pearls += PEARLS_OF[lord]
        keys = keys.plus(lord)
        if PEARLS_OF[lord] and not master:
            master = affairs.takes_master(view, side, after.pearls - chamber.pearls)
        token = token or makes_new_coalition(after.lords)
        if KEY_OF[lord] and locations > len(due) and keys.due(any_two):
            due.append(len(after.lords))
            keys = Keys()
            if side >= view.seats:
                after.covers[-1] = FACE_DOWN
    first = len(chamber.lords) + 1
    then = msgspec.structs.replace(
        view,
        chambers=[after if other == side else own for other, own in enumerate(view.chambers)],
        master=side if master else view.master,
    )
    return Preview(
        places=list(range(first, first + len(fits))),
        returned=list(lords[len(fits) :]),
        pearls=after.pearls - chamber.pearls,
        master=master,
        due=due,
        keys=keys,
        lines=scoring.score(then, side),
        lines_before=scoring.score(view, side),
        coalition=largest_coalition(after.lords),
        joined=group_at(after.lords, len(after.lords)) if after.lords else [],
        token=token and view.solo is not None and not view.solo.token and side < view.seats,
    )


def preview_pile(view: ConspiracyState, side: int, guild: int) -> Preview:
    """:func:`preview` for all Lords of the pile of ``guild``, placed from the bottom to the top."""
    return preview(view, side, view.piles[guild])


def preview_swap(view: ConspiracyState, side: int, lord: int, other: int) -> Preview:
    """What exchanging ``lord`` and ``other`` in the Chamber of ``side`` would change: only the score and the coalition
    (C-15)."""
    chamber = view.chambers[side]
    lords = list(chamber.lords)
    a, b = lords.index(lord), lords.index(other)
    lords[a], lords[b] = lords[b], lords[a]
    after = Chamber(lords, list(chamber.covers), chamber.pearls)
    chambers = [after if index == side else own for index, own in enumerate(view.chambers)]
    then = msgspec.structs.replace(view, chambers=chambers)
    return Preview(
        places=[a + 1, b + 1],
        returned=[],
        pearls=0,
        master=view.master == side,
        due=[],
        keys=after.keys(),
        lines=scoring.score(then, side),
        lines_before=scoring.score(view, side),
        coalition=largest_coalition(lords),
        joined=group_at(lords, b + 1),
        token=False,
    )


def preview_location(view: ConspiracyState, side: int, location: str) -> list[Line]:
    """The score of ``side`` by source if it put ``location`` on the Lord placed last: with the Pearls that it gives
    (C-14), before its power."""
    chamber = view.chambers[side]
    pearls = LOCATIONS[location].pearls
    after = Chamber(list(chamber.lords), [*chamber.covers[:-1], location], chamber.pearls + pearls)
    master = view.master == side or (pearls > 0 and affairs.takes_master(view, side, pearls))
    then = msgspec.structs.replace(
        view,
        chambers=[after if other == side else own for other, own in enumerate(view.chambers)],
        master=side if master else view.master,
    )
    return scoring.score(then, side)


def _obtainable(game: Game[ConspiracyState], side: int) -> int:
    """How many Locations ``side`` could take now, one after the other (C-11, C-13, C-22)."""
    state = game.state
    deck = len(state.location_deck)
    return deck if game.ask(SearchesDeck(seat=side)).value else deck + len(state.available)


def score(view: ConspiracyState, side: int) -> list[Line]:
    """The score of ``side`` by source as the table lies now (C-25)."""
    return scoring.score(view, side)


def coalition(view: ConspiracyState, side: int) -> list[int]:
    """The places of the largest coalition of ``side`` as the table lies now (C-25)."""
    return largest_coalition(view.chambers[side].lords)


def open_keys(view: ConspiracyState, side: int) -> Keys:
    """The Keys of ``side`` that count towards its next Location (C-10)."""
    return affairs.keys(view, side)


def any_two_keys(view: ConspiracyState, side: int) -> bool:
    """Whether any two Keys are enough for ``side``, not only two alike (C-10, C-21)."""
    return affairs.any_two_keys(_asking(view), side)


def ordered_draw(view: ConspiracyState, side: int) -> int:
    """The exact number of Lords that ``side`` would have to draw now, 0 when it may choose (C-19, C-34)."""
    return affairs.ordered_draw(view, side)
