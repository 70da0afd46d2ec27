"""The Lords: one literal each, with its figures, its timing and its power side by side.

To add a Lord: write its literal into the module of its Guild, its name and texts into the locale files
(``lord-<id>``, ``lord-<id>-power``), its picture under ``assets/art/lords``, and a test that bears its name. The
completeness tests list whatever is missing.
"""

from __future__ import annotations

from ..lord import LORDS, Lord
from .ambassadors import AMBASSADORS
from .farmers import FARMERS
from .mages import MAGES
from .merchants import MERCHANTS
from .politicians import POLITICIANS
from .soldiers import SOLDIERS

BASE_LORDS: tuple[Lord, ...] = SOLDIERS + MERCHANTS + MAGES + POLITICIANS + FARMERS + AMBASSADORS

LORDS.update((lord.id, lord) for lord in BASE_LORDS)
