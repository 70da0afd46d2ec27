"""The computer player that knows Conspiracy."""

from .bot import Heuristic

__all__ = ["Heuristic"]
