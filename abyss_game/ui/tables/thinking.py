"""A computer player thinks beside the window, so that the window stays awake.

    thinker.begin(bot, view)
    if thinker.ready: move = thinker.take()

One question at a time; a question that is dropped is answered to nobody.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from abyss_game.ai.seat import Bot
from abyss_game.engine.moves import Move

MARK_SECONDS = 0.5
"""After so long a player who thinks is marked."""


class _Question:
    """One question and, when it is there, its answer."""

    def __init__(self, bot: Bot, view: Any, wake: Callable[[], None]) -> None:
        self.answer: Move | None = None
        self.error: BaseException | None = None
        self.dropped = False
        self._bot, self._view, self._wake = bot, view, wake
        # A daemon: the program ends although somebody still thinks.
        self.thread = threading.Thread(target=self._run, name="thinking", daemon=True)

    def _run(self) -> None:
        try:
            self.answer = self._bot.choose(self._view)
        except BaseException as error:  # told where the answer is taken, in the main thread
            self.error = error
        if not self.dropped:
            self._wake()


class Thinker:
    """Asks computer players. ``wake`` is called from another thread when an answer is there."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._question: _Question | None = None

    @property
    def busy(self) -> bool:
        """Whether a question has been put whose answer was not taken yet."""
        return self._question is not None

    @property
    def ready(self) -> bool:
        """Whether the answer can be taken."""
        question = self._question
        return question is not None and (question.answer is not None or question.error is not None)

    def begin(self, bot: Bot, view: Any) -> None:
        """Puts the question what ``bot`` does in ``view``, which must belong to the question alone."""
        self.drop()
        self._question = _Question(bot, view, self._wake)
        self._question.thread.start()

    def take(self) -> Move:
        """The answer, waiting for it when it is not there; raises what the player raised."""
        question = self._question
        if question is None:
            raise RuntimeError("no question was put")
        question.thread.join()
        self._question = None
        if question.error is not None:
            raise question.error
        assert question.answer is not None
        return question.answer

    def wait(self) -> None:
        """Until the answer is there; at once when there is no question."""
        if self._question is not None:
            self._question.thread.join()

    def drop(self) -> None:
        """Nobody wants to know any more."""
        if self._question is not None:
            self._question.dropped = True
            self._question = None
