"""The heuristic player of Abyss: one module for each kind of decision, all on one :class:`~.outlook.Outlook`."""

from .bot import Heuristic

__all__ = ["Heuristic"]
