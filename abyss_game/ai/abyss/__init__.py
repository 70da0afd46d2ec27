"""The heuristic player of Abyss: one module for each kind of decision, all on one :class:`~.outlook.Outlook`; what it
knows of an expansion is a package of its own, which takes part by an :class:`~.advisor.Advisor`."""

from .advisor import register
from .bot import Heuristic
from .kraken.advisor import KrakenAdvisor
from .leviathan.advisor import LeviathanAdvisor

register("kraken", KrakenAdvisor)
register("leviathan", LeviathanAdvisor)

__all__ = ["Heuristic"]
