"""Moves every piece from where it is to where it belongs.

    director.show(pieces, seconds=0.25, origin=..., exit_=...)
    director.update(elapsed); director.draw(canvas, kit)

Whatever happened, each piece ends in its own pose; :meth:`Director.finish` jumps there. Pieces that come from
elsewhere start at ``origin``, pieces that have gone fly to ``exit_``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from abyss_game.ui.art import SurfaceCache
from abyss_game.ui.canvas import Canvas
from abyss_game.ui.layout import Pose
from abyss_game.ui.paint.sheet import Kit
from abyss_game.ui.tables.pieces import Look, Piece
from abyss_game.ui.tween import Tweens, leave_and_arrive, linear, shake, swing

Place = Callable[[Piece], Pose | None]
_STAGGER = 0.07
_MOST_STAGGERED = 6
_RISEN, _LEAVING = 0.36, 0.62
"""Shares of the time at which a piece that is presented stands still, and goes on."""
_SHAKE_SECONDS = 0.35
_SHAKE_REACH = 7.0


Presented = Callable[[Piece], tuple[Look, Pose] | None]


def _nowhere(piece: Piece) -> Pose | None:
    return None


def _plainly(piece: Piece) -> tuple[Look, Pose] | None:
    return None


@dataclass(frozen=True, slots=True)
class Route:
    """The way of a piece that is presented: from ``start`` to ``middle``, where it stands for a moment in a ``look`` of
    its own, painted for the size of ``middle``, and on to ``end``."""

    start: Pose
    middle: Pose
    end: Pose
    look: Look

    def at(self, share: float) -> Pose:
        """The pose after ``share`` (0–1) of the time."""
        if share < _RISEN:
            return _between(self.start, self.middle, swing(share / _RISEN))
        if share < _LEAVING:
            return self.middle
        return _between(self.middle, self.end, swing((share - _LEAVING) / (1 - _LEAVING)))


def _between(a: Pose, b: Pose, share: float) -> Pose:
    return Pose(*(x + (y - x) * share for x, y in zip(a, b, strict=True)))


class Director:
    """The pieces that are shown and the ways that they are on."""

    def __init__(self) -> None:
        self.pieces: tuple[Piece, ...] = ()
        self._tweens = Tweens()
        self._nudges = Tweens()
        self._put: dict[str, Pose] = {}
        self._ghosts: dict[str, Piece] = {}
        self._routes: dict[str, Route] = {}
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
        presented: Presented = _plainly,
    ) -> None:
        """Shows ``pieces``; those that travel do so in ``seconds``. ``flights`` are pieces that only pass by: each
        from its own pose to the one given. ``presented`` pieces stop on their way, in the look and pose given."""
        now = {piece.key: self.pose(piece) for piece in self.pieces if piece.travels}
        old = {piece.key: piece for piece in self.pieces}
        self.pieces = tuple(sorted(pieces, key=lambda piece: piece.z))
        self._tweens.finish()
        self._ghosts.clear()
        self._routes.clear()
        self._put = {key: pose for key, pose in self._put.items() if key in now}
        if seconds <= 0:
            return
        wave = 0
        self._put.clear()
        for piece in self.pieces:
            if not piece.travels:
                continue
            start = now.get(piece.key) or origin(piece)
            if start is None or start == piece.pose:
                continue
            show = presented(piece)
            if show is not None:
                self._present(piece.key, start, piece.pose, show, seconds)
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
                    show = presented(piece)
                    if show is not None:
                        self._present(f"ghost {self._count}", now[key], target, show, seconds)
        for index, (piece, target) in enumerate(flights):
            self._fly(piece, target, seconds, min(index, _MOST_STAGGERED) * _STAGGER)
            show = presented(piece)
            if show is not None:
                self._present(f"ghost {self._count}", piece.pose, target, show, seconds)

    def _fly(self, piece: Piece, target: Pose, seconds: float, delay: float) -> None:
        self._count += 1
        key = f"ghost {self._count}"
        self._ghosts[key] = piece
        self._tweens.start(key, tuple(piece.pose), tuple(target), seconds, delay)

    def _present(self, key: str, start: Pose, end: Pose, show: tuple[Look, Pose], seconds: float) -> None:
        self._routes[key] = Route(start, show[1], end, show[0])
        self._tweens.start(key, (0.0,) * 5, (1.0,) * 5, seconds, 0.0, linear)

    def put(self, key: str, pose: Pose) -> None:
        """The piece ``key`` was laid down at ``pose``: there it stays until it travels on, or :meth:`settle`."""
        self._put[key] = pose

    def settle(self, seconds: float) -> None:
        """Pieces that were put somewhere and have not travelled since glide to their own pose."""
        put, self._put = self._put, {}
        for piece in self.pieces:
            if piece.key in put:
                self._tweens.start(piece.key, tuple(put[piece.key]), tuple(piece.pose), seconds)

    def shake(self, key: str, factor: float) -> None:
        """The piece ``key`` shakes its head, ``factor`` times the normal length (0: not at all)."""
        for piece in self.pieces:
            if piece.key == key:
                aside = piece.pose._replace(cx=piece.pose.cx + _SHAKE_REACH)
                self._nudges.start(key, tuple(piece.pose), tuple(aside), _SHAKE_SECONDS * factor, ease=shake)

    def finish(self) -> None:
        """Everything is where it belongs."""
        self._tweens.finish()
        self._nudges.finish()
        self._put.clear()
        self._ghosts.clear()
        self._routes.clear()

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        self._tweens.update(seconds)
        self._nudges.update(seconds)
        self._ghosts = {key: piece for key, piece in self._ghosts.items() if self._tweens.moving(key)}
        self._routes = {key: route for key, route in self._routes.items() if self._tweens.moving(key)}

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self._tweens.busy or self._nudges.busy

    @property
    def travelling(self) -> bool:
        """Whether pieces are on their way; one that only shakes its head is not."""
        return self._tweens.busy

    @property
    def ghosts(self) -> tuple[Piece, ...]:
        """Pieces that only pass by, or leave."""
        return tuple(self._ghosts.values())

    def pose(self, piece: Piece) -> Pose:
        """Where ``piece`` is now."""
        put = self._put.get(piece.key)
        if put is not None:
            return put
        route = self._routes.get(piece.key)
        if route is not None:
            return route.at(self._tweens.value(piece.key, (1.0,))[0])
        nudged = self._nudges.value(piece.key, tuple(piece.pose))
        return Pose(*self._tweens.value(piece.key, nudged))

    def _moves(self, key: str) -> bool:
        return key in self._put or self._tweens.moving(key) or self._nudges.moving(key)

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(
        self, canvas: Canvas, kit: Kit, background: str, carried: str = "", looks: Mapping[str, Look] | None = None
    ) -> None:
        """The background and all pieces but the ``carried`` one, some for the moment with other ``looks``, by key; what
        rests is drawn once into a layer and kept."""
        pieces = [replace(p, look=looks[p.key]) if looks and p.key in looks else p for p in self.pieces]
        resting = [p for p in pieces if p.key != carried and not self._moves(p.key)]
        moving = [p for p in pieces if p.key != carried and self._moves(p.key)]
        key = (background, canvas.surface.get_size(), kit.unit, kit.canvas.type.factor, tuple(resting))
        if self._layer is None or key != self._layer_key:
            self._layer = self._paint_layer(canvas, kit, background, resting)
            self._layer_key = key
        canvas.surface.blit(self._layer, (0, 0))
        for piece in moving:
            self._draw_moving(canvas, kit, piece.key, piece)
        for key_, piece in self._ghosts.items():
            self._draw_moving(canvas, kit, key_, piece)

    def _draw_moving(self, canvas: Canvas, kit: Kit, key: str, piece: Piece) -> None:
        route = self._routes.get(key)
        if route is not None:
            pose = route.at(self._tweens.value(key, (1.0,))[0])
            self.draw_piece(canvas, kit, route.look, pose, route.middle)
        elif key in self._ghosts:
            self.draw_piece(canvas, kit, piece.look, Pose(*self._tweens.value(key, tuple(piece.pose))), piece.pose)
        else:
            self.draw_piece(canvas, kit, self._face(piece), self.pose(piece), piece.pose)

    def _face(self, piece: Piece) -> Look:
        """How ``piece`` looks just now: on its way it may show one face after the other."""
        if not piece.faces or not self._tweens.moving(piece.key):
            return piece.look
        return piece.faces[min(len(piece.faces) - 1, int(self._tweens.share(piece.key) * len(piece.faces)))]

    def _paint_layer(self, canvas: Canvas, kit: Kit, background: str, resting: Sequence[Piece]) -> pygame.Surface:
        target = canvas.surface
        layer = pygame.Surface(target.get_size()).convert(target)
        canvas.surface = layer
        try:
            if background:
                canvas.board(background)
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
