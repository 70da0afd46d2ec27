"""A piece in the player's hand: it follows the pointer until it is let go."""

from __future__ import annotations

from abyss_game.ui.canvas import Canvas, Spot
from abyss_game.ui.layout import Pose
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.paint.states import paint_mark
from abyss_game.ui.tables.director import Director
from abyss_game.ui.tables.game_table import GameTable
from abyss_game.ui.tables.pieces import Look, Piece, Sight

LEAST_WAY = 24.0
"""A piece that is let go so near to where it was taken has not been put anywhere, grid units."""


class Drag:
    """At most one piece on its way. Some pieces stay where they are and something else is carried: one Pearl of many,
    one card of a deck."""

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self.piece: Piece | None = None
        self._pose: Pose | None = None
        self._other: tuple[Look, float, float] | None = None
        self._way = 0.0

    @property
    def name(self) -> str:
        """What moves call the piece in hand, empty for none."""
        return self.piece.name if self.piece is not None else ""

    @property
    def hidden(self) -> str:
        """The key of the piece that is not drawn on the table because it is in the hand."""
        return self.piece.key if self.piece is not None and self._other is None else ""

    def take(self, piece: Piece) -> None:
        """``piece`` is taken up."""
        self.piece, self._pose = piece, piece.pose
        self._other = (piece.hand, piece.pose.w, piece.pose.h) if piece.hand else self._table.carried(piece)
        self._way = 0.0

    def move(self, spot: Spot, grip: Spot) -> None:
        """The pointer is at ``spot`` now; it took the piece at ``grip``."""
        if self.piece is None:
            return
        dx, dy = spot[0] - grip[0], spot[1] - grip[1]
        self._way = max(abs(dx), abs(dy))
        if self._other is not None:
            self._pose = Pose(spot[0], spot[1], self._other[1], self._other[2])
        else:
            home = self.piece.pose
            self._pose = Pose(home.cx + dx, home.cy + dy, home.w, home.h)

    def let_go(self, spot: Spot) -> tuple[Piece, Pose | None, bool] | None:
        """The piece, where it was let go (None when something else was carried), and whether it was really carried
        away from its place; None when nothing was in the hand."""
        piece, pose = self.piece, self._pose
        if piece is None:
            return None
        away = self._way >= LEAST_WAY or not piece.pose.contains(*spot)
        result = (piece, pose if self._other is None else None, away)
        self.piece = self._pose = self._other = None
        return result

    def draw(self, canvas: Canvas, kit: Kit, director: Director, sight: Sight) -> None:
        """The places where it may go, and the piece itself."""
        if self.piece is None or self._pose is None:
            return
        moves = [move for move in sight.legal if move.source() == self.name]
        boxes = dict.fromkeys(self._table.landing(sight, move) for move in moves)
        for box in boxes:
            if box is not None:
                left, top = canvas.point(box.x + 3, box.y + 3)
                paint_mark(kit, box.w - 6, box.h - 6, "legal", 9).blit(canvas.surface, left, top)
        if self._other is not None:
            rest = Pose(0, 0, self._other[1], self._other[2])
            director.draw_piece(canvas, kit, self._other[0], self._pose, rest)
        else:
            director.draw_piece(canvas, kit, self.piece.look, self._pose, self.piece.pose)
