"""What a moment is about: the card, Lord or Location in question while somebody else decides or things move."""

from __future__ import annotations

from collections.abc import Iterator

from abyss_game.engine.events import Event
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss.cards import EMPTY
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.lord import LORDS
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.cards import LORD_RATIO, paint_lord
from abyss_game.ui.paint.locations import paint_location
from abyss_game.ui.tables.abyss import extras, faces
from abyss_game.ui.tables.pieces import Look, Sight, look

FIELDS = ("lord", "new", "card", "location")
"""Fields of decisions and events that name what they are about, the telling ones first; those of expansions follow."""


def subject(sight: Sight) -> str:
    """What the waiting decision, or else the last event, is about (``lord:jailer``, ``card:22``, ``location:jail``);
    empty when there is nothing to show."""
    decision = sight.decision
    if decision is not None:
        for field in _fields():
            found = _named(getattr(decision, field, None))
            if found:
                return found
        found = _named(getattr(decision, "why", None))
        if found:
            return found
    view: AbyssState = sight.view
    lying = [card for card in view.track if card != EMPTY]
    if lying:
        return f"card:{lying[-1]}"
    for event in reversed(sight.news):
        if isinstance(event, ev.TurnStarted):
            return ""
        for found in _told(event):
            return found
    return ""


def _fields() -> tuple[str, ...]:
    return (*FIELDS, *extras.joined("subjects"))


def _told(event: Event) -> Iterator[str]:
    for field in _fields():
        found = _named(getattr(event, field, None))
        if found:
            yield found
    for field in ("locations", "lords"):
        for value in getattr(event, field, ()) or ():
            found = _named(value)
            if found:
                yield found


def _named(value: object) -> str:
    if isinstance(value, str):
        return f"lord:{value}" if value in LORDS else f"location:{value}" if value in LOCATIONS else ""
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return f"card:{value}"
    return ""


def subject_look(ui: Ui, sight: Sight, tall: float) -> tuple[str, Look, float] | None:
    """Name, look and width of what the moment is about, ``tall`` units high; None for nothing."""
    name = subject(sight)
    kind, _, which = name.partition(":")
    if kind == "lord":
        width = tall / LORD_RATIO
        return name, look(paint_lord, faces.lord_face(ui, which), width, "", tall), width
    if kind == "card":
        width = tall / 1.5
        return name, faces.card_look(int(which), width), width
    if kind == "location":
        return name, look(paint_location, faces.location_face(ui, which), 150.0, tall), 150.0
    return None
