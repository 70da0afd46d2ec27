"""What a Conspiracy table says beside its pieces: prompts, buttons, refusals, the log."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.engine.events import Event
from abyss_game.engine.moves import Move
from abyss_game.engine.steps import Refusal
from abyss_game.games import GAMES
from abyss_game.games.conspiracy import events as ev
from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy.state import ConspiracyGame, ConspiracyState
from abyss_game.i18n.describe import Describer
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.panels import LogLine
from abyss_game.ui.tables.conspiracy import sides
from abyss_game.ui.tables.conspiracy.links import coloured
from abyss_game.ui.tables.pieces import Sight

RULES = GAMES.get("conspiracy")
UNTOLD = (ev.GameStarted,)
"""Events that the log leaves out."""


class Words:
    """The words of one moment."""

    def __init__(self, ui: Ui, sight: Sight) -> None:
        self.ui = ui
        self.sight = sight
        self.view: ConspiracyState = sight.view
        opponent = self.view.solo.opponent if self.view.solo is not None else ""
        self.texts = Describer(ui.catalog, sight.players, opponent=opponent)

    @property
    def game(self) -> ConspiracyGame:
        """The game on what is seen."""
        return self.sight.game or RULES.resume(self.view)

    def _reader(self) -> int:
        return self.sight.deciding if self.sight.mine else -1

    # -- the stage ---------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Whose turn it is and what is to be chosen."""
        if sides.over(self.view):
            return self.ui.t("decision-game-over")
        if self.sight.decision is None or self.sight.deciding < 0:
            return self.whose_turn()
        return self.texts.prompt(self.game, self._reader())

    def whose_turn(self) -> str:
        """Whose turn it is, while things move; the row beneath tells what has happened."""
        view = self.view
        began = ev.TurnStarted(seat=view.active, again=view.again, last=view.turns_left >= 0)
        return self.texts.log(began, self.sight.viewer)

    def aside(self) -> str:
        """What is worth knowing beside the prompt."""
        if self.sight.decision is None or not self.sight.mine:
            return ""
        return self.texts.consequence(self.game, viewer=self._reader())

    def brings(self, move: Move) -> str:
        """What ``move`` would bring, in a few words."""
        return self.texts.consequence(self.game, move, self._reader())

    def latest(self, most: int) -> list[LogLine]:
        """The last lines of the log, at most ``most``, oldest first."""
        found: list[LogLine] = []
        for event in reversed(self.sight.news):
            line = self.log_line(event)
            if line is not None:
                found.append(line)
                if len(found) == most:
                    break
        return found[::-1]

    def move_text(self, move: Move) -> str:
        """The text form of ``move``, the key of its button."""
        return mv.VOCABULARY.write(move)

    def move(self, move: Move) -> str:
        """A short imperative for a button."""
        return self.texts.label(move, self.game)

    def move_tip(self, move: Move) -> str:
        """A sentence on what ``move`` does."""
        return self.texts.tip(move, self.game)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal."""
        return self.texts.refusal(refusal)

    # -- log ---------------------------------------------------------------------------------------------

    def log_line(self, event: Event) -> LogLine | None:
        """One event as a line; None for one that is not worth one."""
        if isinstance(event, UNTOLD):
            return None
        side = getattr(event, "seat", None)
        seat = None if side is None else sides.colour(self.sight, side)
        text = coloured(self.texts.log(event, self.sight.viewer), self.sight)
        return LogLine(seat, text, isinstance(event, ev.TurnStarted))

    def summary(self, events: Sequence[Event], most: int) -> list[LogLine]:
        """What the others did, in at most ``most`` short lines."""
        return [
            LogLine(sides.colour(self.sight, side) if side >= 0 else None, coloured(text, self.sight))
            for side, text in self.texts.summary(events, self.sight.anchor, self.view, most)
        ]
