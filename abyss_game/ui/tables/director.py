"""Moves every piece from where it is to where it belongs.

    director.show(pieces, seconds=0.25, origin=..., exit_=...)
    director.update(elapsed); director.draw(canvas, kit)

Whatever happened, each piece ends in its own pose; :meth:`Director.finish` jumps there. Pieces that come from
elsewhere start at ``origin``, pieces that have gone fly to ``exit_`` and fade.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from abyss_game.ui.art import SurfaceCache
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.layout import Pose
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.pieces import Look, Piece
from abyss_game.ui.tween import Tweens, leave_and_arrive

Place = Callable[[Piece], Pose | None]
_STAGGER = 0.07
_MOST_STAGGERED = 6


def _nowhere(piece: Piece) -> Pose | None:
    return None


class Director:
    """The pieces that are shown and the ways that they are on."""

    def __init__(self) -> None:
        self.pieces: tuple[Piece, ...] = ()
        self._tweens = Tweens()
        self._ghosts: dict[str, Piece] = {}
        self._count = 0
        self._turned = SurfaceCache(24 << 20)
        self._layer: pygame.Surface | None = None
        self._layer_key: object = None

    # -- setting ---------------------------------------------------------------------------------------------

    def show(
        self,
        pieces: Sequence[Piece],
        seconds: float = 0.0,
        origin: Place = _nowhere,
        exit_: Place = _nowhere,
        flights: Sequence[tuple[Piece, Pose]] = (),
    ) -> None:
        """Shows ``pieces``; those that travel do so in ``seconds``. ``flights`` are pieces that only pass by: each
        from its own pose to the one given."""
        now = {piece.key: self.pose(piece) for piece in self.pieces if piece.travels}
        old = {piece.key: piece for piece in self.pieces}
        self.pieces = tuple(sorted(pieces, key=lambda piece: piece.z))
        if seconds <= 0:
            self.finish()
            return
        wave = 0
        for piece in self.pieces:
            if not piece.travels:
                continue
            start = now.get(piece.key) or origin(piece)
            if start is None or start == piece.pose:
                if piece.key in now:
                    self._tweens.start(piece.key, tuple(piece.pose), tuple(piece.pose), 0)
                continue
            moved = piece.key in now
            delay = 0.0 if moved else min(wave, _MOST_STAGGERED) * _STAGGER * seconds * 3
            wave += 0 if moved else 1
            self._tweens.start(piece.key, tuple(start), tuple(piece.pose), seconds, delay, leave_and_arrive)
        shown = {piece.key for piece in self.pieces}
        for key, piece in old.items():
            if piece.travels and key not in shown:
                target = exit_(piece)
                if target is not None:
                    self._fly(replace(piece, pose=now[key]), target, seconds, 0.0)
        for index, (piece, target) in enumerate(flights):
            self._fly(piece, target, seconds, min(index, _MOST_STAGGERED) * _STAGGER)

    def _fly(self, piece: Piece, target: Pose, seconds: float, delay: float) -> None:
        self._count += 1
        key = f"ghost {self._count}"
        self._ghosts[key] = piece
        self._tweens.start(key, tuple(piece.pose), tuple(target), seconds, delay)

    def glide_home(self, key: str, start: Pose, seconds: float) -> None:
        """A piece that was carried goes back to its own pose."""
        for piece in self.pieces:
            if piece.key == key:
                self._tweens.start(key, tuple(start), tuple(piece.pose), seconds)

    def finish(self) -> None:
        """Everything is where it belongs."""
        self._tweens.finish()
        self._ghosts.clear()

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        self._tweens.update(seconds)
        self._ghosts = {key: piece for key, piece in self._ghosts.items() if self._tweens.moving(key)}

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self._tweens.busy

    def pose(self, piece: Piece) -> Pose:
        """Where ``piece`` is now."""
        return Pose(*self._tweens.value(piece.key, tuple(piece.pose)))

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, kit: Kit, background: str, carried: str = "") -> None:
        """The background and all pieces but the ``carried`` one; what rests is drawn once into a layer and kept."""
        resting = [p for p in self.pieces if not self._tweens.moving(p.key) and p.key != carried]
        moving = [p for p in self.pieces if self._tweens.moving(p.key) and p.key != carried]
        key = (background, canvas.surface.get_size(), kit.canvas.type.factor, tuple(resting))
        if self._layer is None or key != self._layer_key:
            self._layer = self._paint_layer(canvas, kit, background, resting)
            self._layer_key = key
        canvas.surface.blit(self._layer, (0, 0))
        for piece in moving:
            self.draw_piece(canvas, kit, piece.look, self.pose(piece), piece.pose)
        for key_, piece in self._ghosts.items():
            self.draw_piece(canvas, kit, piece.look, Pose(*self._tweens.value(key_, tuple(piece.pose))), piece.pose)

    def _paint_layer(self, canvas: Canvas, kit: Kit, background: str, resting: Sequence[Piece]) -> pygame.Surface:
        target = canvas.surface
        layer = pygame.Surface(target.get_size()).convert(target)
        canvas.surface = layer
        try:
            if background:
                canvas.background(background)
            for piece in resting:
                self.draw_piece(canvas, kit, piece.look, piece.pose, piece.pose)
        finally:
            canvas.surface = target
        return layer

    def draw_piece(self, canvas: Canvas, kit: Kit, look: Look, pose: Pose, rest: Pose) -> None:
        """One piece in ``pose``; it was painted for the size of ``rest``."""
        picture = look.picture(kit)
        scale = pose.w / rest.w if rest.w else 1.0
        angle = round(pose.angle * 2) / 2
        left, top = canvas.point(pose.cx - pose.w / 2, pose.cy - pose.h / 2)
        if abs(scale - 1) < 0.005 and not angle:
            picture.blit(canvas.surface, left, top)
            return
        share = round(scale, 2)
        key = (look, kit.unit, kit.canvas.type.factor, share, angle)
        drawn = self._turned.get(key, lambda: _turn(picture.surface, angle, share))
        # the component's own middle, not the picture's, belongs on the pose's middle
        w, h = picture.surface.get_size()
        own_w, own_h = rest.w * kit.unit, rest.h * kit.unit
        shift = pygame.Vector2(picture.ox + own_w / 2 - w / 2, picture.oy + own_h / 2 - h / 2) * share
        shift = shift.rotate(angle)
        cx, cy = canvas.point(pose.cx, pose.cy)
        canvas.surface.blit(drawn, drawn.get_rect(center=(round(cx - shift.x), round(cy - shift.y))))


def _turn(surface: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
    if not angle:
        size = max(1, round(surface.get_width() * scale)), max(1, round(surface.get_height() * scale))
        return pygame.transform.smoothscale(surface, size)
    return pygame.transform.rotozoom(surface, -angle, scale)
