"""What the Legendary Opponent of a solo game looks for (C-30, C-34)."""

from __future__ import annotations

from abyss_game.games.conspiracy import solo
from abyss_game.i18n.describe import Describer
from abyss_game.ui.context import Ui
from abyss_game.ui.paint.conspiracy.account import paint_wants
from abyss_game.ui.paint.conspiracy.faces import WantsFace
from abyss_game.ui.tables.conspiracy import sides
from abyss_game.ui.tables.pieces import Piece, Sight, at, look


def wants_face(ui: Ui, sight: Sight) -> WantsFace:
    """Its conditions in order, the one that would decide now, and its power."""
    view = sight.view
    legend = Describer(ui.catalog, sight.players, opponent=view.solo.opponent).opponent(view.solo.opponent)
    conditions = solo.opponent_of(view).conditions
    decision = sight.decision
    met = decision.condition if isinstance(decision, solo.ChooseForOpponent) else solo.wanted(view)[0]
    decides = conditions.index(met) if met in conditions and not sides.over(view) else -1
    words = " ".join(part for part in (legend.extra, legend.power) if part)
    return WantsFace(ui.t("table-opponent-wants"), tuple(label for label, _ in legend.conditions), decides, words)


def wants_piece(ui: Ui, sight: Sight) -> Piece:
    """The tablet under its panel."""
    box = sight.layout["wants"].box
    return Piece("wants", at(box), look(paint_wants, wants_face(ui, sight), box.w, box.h), zoom=True)
