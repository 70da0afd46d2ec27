"""What tests ask a game at a table, in plain words: shared by the tables of both games."""

from __future__ import annotations

import re
from typing import Any, Self

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game
from abyss_game.engine.scenario import event_text, play_text

_COPY = re.compile(r"(?<=[\da-z])\.\d+")


def plain(text: str) -> str:
    """``text`` without the numbers of the copies: ``crab-3`` for ``crab-3.2``."""
    return _COPY.sub("", text)


class PlainTable:
    """A ``game`` whose events have gone into ``happened``. Moves are made by their text; what is read bears no numbers
    of copies, so that expected values can be written as the rules write them."""

    game: Game[Any]
    happened: list[Event]

    def play(self, *moves: str) -> Self:
        """Makes ``moves``; an illegal one is an error."""
        for text in moves:
            play_text(self.game, text)
        return self

    @property
    def seat(self) -> int | None:
        """Who has to decide; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else decision.seat

    @property
    def asks(self) -> str:
        """The name of the decision that waits; ``NoneType`` when the game is over."""
        return type(self.game.decision).__name__

    @property
    def legal(self) -> list[str]:
        """The legal moves in order."""
        return [plain(self.game.rules.move_text(move)) for move in self.game.legal()]

    def refusal(self, text: str) -> str:
        """The reason code with which ``text`` is refused; ``legal`` when it is not. The state stays as it was."""
        rules, before = self.game.rules, self.game.rules.pack(self.game.state)
        refused = self.game.refuse(rules.vocabulary.find(text, self.game.legal()))
        assert rules.pack(self.game.state) == before
        return "legal" if refused is None else refused.refusal.code

    def events(self, *names: str) -> list[str]:
        """What has happened, as text; only events with these ``names`` when some are given."""
        told = [event for event in self.happened if not names or type(event).__name__ in names]
        return [plain(event_text(self.game.rules, event)) for event in told]
