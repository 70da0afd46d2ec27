"""What cannot be played: options and scenario files that are not right, each with a coded reason."""

from __future__ import annotations


class Unplayable(ValueError):
    """Base of the two below. ``code`` is a message id, ``numbers`` its arguments, ``line`` the line of the scenario
    file that is to blame, from 1, and 0 when none is known."""

    def __init__(self, code: str, **numbers: int | str) -> None:
        super().__init__(f"{code} {numbers or ''}".rstrip())
        self.code = code
        self.numbers = numbers
        self.line = 0


class BadOptions(Unplayable):
    """Options that the game cannot be played with."""


class BadScenario(Unplayable):
    """A scenario that cannot be read or set up."""
