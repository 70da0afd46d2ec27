"""When a computer seat goes on: after a pause for what it has just done, or at the player's key."""

from __future__ import annotations

from abyss_game.storage.settings import PACE_SECONDS, Settings

ASIDE_SHARE = 0.35
"""An answer in somebody else's turn (an offer that is declined) needs a shorter look than an action."""
KEY_PACE_SECONDS = 0.4
"""With “wait for my key”: the pause where nothing of the computer's has to be looked at."""


class Pace:
    """The pause before the next move of a computer seat."""

    def __init__(self) -> None:
        self.due: float | None = None
        """When it may move, by the clock of the window; None while no computer seat is on move."""
        self.waits = False
        """It moves at the player's next key instead."""
        self._shown = False
        self._actor_is_computer = False

    def acted(self, computer: bool) -> None:
        """A seat has answered; nothing of what follows has been shown yet."""
        self._shown = False
        self._actor_is_computer = computer

    def shown(self) -> None:
        """Something that happened was shown."""
        self._shown = True

    def plan(self, now: float, settings: Settings, in_turn: bool) -> None:
        """A computer seat is on move, ``in_turn`` in its own turn. Its pause follows what was shown, so that steps
        nobody sees (a payment put together) take no time. Animations have nothing to do with it."""
        pace = settings.computer_pace
        self.waits = pace == "key" and in_turn and self._shown and self._actor_is_computer
        seconds = KEY_PACE_SECONDS if pace == "key" else PACE_SECONDS[pace]
        if not self._shown:
            seconds = 0.0
        elif not in_turn:
            seconds *= ASIDE_SHARE
        self.due = now + seconds

    def rest(self) -> None:
        """No computer seat is on move."""
        self.due, self.waits = None, False
