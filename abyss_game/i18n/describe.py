"""What the game says: events, decisions, moves, refusals and cards as texts in the player's language.

    texts = Describer(catalog, match.players)          # of a solo game: opponent="mage" names the Legendary Opponent
    texts.log(event, viewer)                 # "<a:seat:1>Marta</a> comprou a <a:card:54>lula 1</a> …"
    texts.summary(events, viewer, view)      # [(1, "comprou a lula 1 por 2 <i:pearl>"), …]
    texts.prompt(game)                       # "**Recrutar o Carcereiro:** junte um caranguejo."
    texts.consequence(game)                  # "O seu 7.º Lorde: começa a última ronda", or ""
    texts.label(move, game), texts.tip(move, game)
    texts.refusal(refused.refusal)           # "O Carcereiro pede 3 Raças diferentes; só há 2."

``game`` is a game on the viewing player's view (``rules.resume(view)``) or on the true state when ``viewer`` is
named. Texts carry the markup of ``markup.py``; ``markup.plain`` takes it away. The functions below give messages
without a language (``message.py``), which can be kept and written again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.events import Event
from ..engine.moves import Move
from ..engine.ruleset import BadOptions
from ..engine.scenario import BadScenario
from ..engine.steps import Refusal
from ..games.abyss.lord import LORDS
from ..games.conspiracy.lords import KEY_OF, VALUE_OF
from ..games.conspiracy.solo import OPPONENTS
from . import describe_remarks as remarks
from .catalog import Catalog
from .message import Arg, ChamberLord, Message, name_of, render
from .message import Legend as LegendName
from .voice import MOST_LINES, Line, Players, who
from .voices import VOICES, voice_of

__all__ = ["Describer", "Legend", "Line", "consequence", "event", "move", "prompt", "refusal", "summary"]

NOBODY = -1
"""A viewer who sees only what is public."""


def event(event: Event, players: Players, viewer: int = NOBODY) -> Message:
    """The line of the log for ``event``, telling only what ``viewer`` may know."""
    return voice_of(event).events[type(event)](event.seen_by(viewer), players)


def _viewer(game: Any, viewer: int | None) -> int:
    return int(game.state.viewer) if viewer is None else viewer


def prompt(game: Any, players: Players, viewer: int | None = None) -> Message:
    """What the waiting decision asks of ``viewer`` (the viewer of the view by default), or whom it waits for."""
    decision = game.decision
    if decision is None:
        return Message("decision-game-over")
    voice = voice_of(decision)
    if decision.seat == _viewer(game, viewer):
        return voice.prompts[type(decision)](decision, game, players)
    return voice.watch(decision, game, players)


def consequence(game: Any, chosen: Move | None = None, viewer: int | None = None) -> Message | None:
    """The remark beside the prompt, or about the move ``chosen`` that is pointed at; None when there is nothing worth
    knowing, or when somebody else decides."""
    decision = game.decision
    if decision is None or decision.seat != _viewer(game, viewer):
        return None
    voice = voice_of(decision)
    if chosen is not None:
        remark = voice.of_move(chosen, decision, game)
        if remark is not None:
            return remark
    find = voice.remarks.get(type(decision))
    return find(decision, game) if find else None


def move(move: Move, game: Any, players: Players) -> tuple[Message, Message]:
    """The label of ``move`` and the sentence for its tooltip; ``game`` None for a move of the past."""
    return voice_of(move).moves[type(move)](move, game, players)


def refusal(refusal: Refusal, players: Players = ()) -> Message:
    """Why a move is not possible, in one sentence."""
    named = {name: _named(name, value, players) for name, value in refusal.numbers.items()}
    return Message(f"refusal-{refusal.code}", named)


def _named(name: str, value: int | str, players: Players) -> Arg:
    """The argument ``name`` of a refusal: pieces and players get their names."""
    if name == "seat" and isinstance(value, int):
        return who(players, value)
    for voice in VOICES.values():
        thing = voice.named[name](value) if name in voice.named else None
        if thing is not None:
            return thing
    return value


def summary(
    events: Sequence[Event], players: Players, viewer: int, state: Any = None, most: int = MOST_LINES
) -> list[Line]:
    """What happened since the last turn of ``viewer``, in at most ``most`` lines; ``events`` is the whole log of a
    game, ``state`` how it stands now."""
    return voice_of(events[0]).summary(events, players, viewer, state, most) if events else []


def error(error: BadOptions | BadScenario) -> Message:
    """Why a game cannot be played with these options or from this position."""
    return Message(f"error-{error.code}", dict(error.numbers))


@dataclass(frozen=True, slots=True)
class Legend:
    """A Legendary Opponent in words: what it is called, its ``conditions`` in order (label, sentence), what it counts
    in addition at the end, and its power (C-30)."""

    name: str
    conditions: tuple[tuple[str, str], ...]
    extra: str
    power: str


class Describer:
    """All texts of one match in the language of ``catalog``, which may change at any time. ``opponent`` is the Guild of
    the Legendary Opponent who sits beside the ``players`` in a solo game of Conspiracy."""

    def __init__(self, catalog: Catalog, players: Players, opponent: str = "") -> None:
        self.catalog = catalog
        alone: Players = (LegendName(opponent, len(players)),) if opponent else ()
        self.players: Players = (*players, *alone)

    def write(self, message: Message | None) -> str:
        """``message`` as rich text; an empty string for None."""
        return render(self.catalog, message) if message is not None else ""

    def log(self, happened: Event, viewer: int = NOBODY) -> str:
        """One line of the log."""
        return self.write(event(happened, self.players, viewer))

    def summary(
        self, events: Sequence[Event], viewer: int, view: Any = None, most: int = MOST_LINES
    ) -> list[tuple[int, str]]:
        """“Since your last turn”: the seat (−1: none) and the text of each line."""
        lines = summary(events, self.players, viewer, view, most)
        return [(line.seat, self.write(line.message)) for line in lines]

    def prompt(self, game: Any, viewer: int | None = None) -> str:
        """The prompt line."""
        return self.write(prompt(game, self.players, viewer))

    def consequence(self, game: Any, chosen: Move | None = None, viewer: int | None = None) -> str:
        """The remark at the right of the prompt, or an empty string."""
        return self.write(consequence(game, chosen, viewer))

    def label(self, chosen: Move, game: Any = None) -> str:
        """The words on the button of ``chosen``."""
        return self.write(move(chosen, game, self.players)[0])

    def tip(self, chosen: Move, game: Any = None) -> str:
        """The sentence about ``chosen``."""
        return self.write(move(chosen, game, self.players)[1])

    def refusal(self, why: Refusal) -> str:
        """Why something is not possible."""
        return self.write(refusal(why, self.players))

    def error(self, why: BadOptions | BadScenario) -> str:
        """Why a game cannot begin."""
        return self.write(error(why))

    def payment(self, game: Any) -> dict[str, str]:
        """The words of the payment panel by name: ``races``, ``value``, ``pearls``, ``affiliation`` and ``missing``,
        why it cannot be confirmed yet, "" when it can. Only while the viewing player pays for a Lord."""
        notes = remarks.payment_notes(game.decision, game)
        named = ("races", "value", "pearls", "affiliation", "missing")
        return {name: self.write(getattr(notes, name)) for name in named}

    def lord(self, lord: str) -> tuple[str, str, str, str]:
        """Name, when its power works, power and ruling ("" for none) of a Lord that the rules know."""
        return (
            self.catalog.t(f"lord-{lord}"),
            self.catalog.t(f"timing-{LORDS[lord].timing.value}"),
            self.catalog.t(f"lord-{lord}-power"),
            self._ruling(f"lord-{lord}-ruling"),
        )

    def location(self, location: str) -> tuple[str, str, str]:
        """Name, worth in words and ruling ("" for none) of a Location."""
        return (
            self.catalog.t(f"location-{location}"),
            self.catalog.t(f"location-{location}-text"),
            self._ruling(f"location-{location}-ruling"),
        )

    def chamber_lord(self, lord: int) -> tuple[str, str, str, str]:
        """Name, when it works, what it brings and ruling ("" for none) of a Lord of Conspiracy, 0 … 59."""
        kind = f"lord-kind-{VALUE_OF[lord]}"
        return (
            name_of(self.catalog, ChamberLord(lord, linked=False))[0],
            self.catalog.t("timing-key" if KEY_OF[lord] else "timing-placed"),
            self.catalog.t(f"{kind}-power"),
            self._ruling(f"{kind}-ruling"),
        )

    def opponent(self, guild: str) -> Legend:
        """The Legendary Opponent of ``guild``. Raises ``KeyError``."""
        conditions = OPPONENTS[guild].conditions
        t = self.catalog.t
        return Legend(
            name=t(f"opponent-{guild}"),
            conditions=tuple((t(f"condition-{name}"), t(f"condition-{name}-text")) for name in conditions),
            extra=self._ruling(f"opponent-{guild}-extra") or t("opponent-extra-none"),
            power=self._ruling(f"opponent-{guild}-power") or t("opponent-power-none"),
        )

    def _ruling(self, message_id: str) -> str:
        return self.catalog.t(message_id) if self.catalog.has(message_id) else ""
