"""How the events of Leviathan look on their way: Leviathans that arrive, attack and fall, hearts, Wounds, tokens.

Dice are no flights: they are pieces of the stage that roll while they come (see :mod:`stage_fight`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from abyss_game.engine.events import Event
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan.cards import KEY, TOKEN_KINDS
from abyss_game.ui import theme
from abyss_game.ui.layout import Box, Pose
from abyss_game.ui.paint import fight as paint
from abyss_game.ui.paint.border import PENALTIES, paint_new_token
from abyss_game.ui.tables.abyss.leviathan import places
from abyss_game.ui.tables.abyss.leviathan.stage_fight import PORTRAIT, beast
from abyss_game.ui.tables.abyss.leviathan.stage_story import arrival
from abyss_game.ui.tables.pieces import Look, Piece, look
from abyss_game.ui.text import escape

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.motion import Motion

Flight = tuple[Piece, Pose]
SECONDS: Mapping[type[Event], float] = {
    ev.LeviathanRevealed: 1.3,
    ev.LeviathanPlaced: 0.9,
    ev.LeviathanAttacked: 1.5,
    ev.LeviathanLeft: 0.5,
    ev.MonsterDropped: 0.35,
    ev.WoundsTaken: 0.6,
    ev.AttackMade: 0.45,
    ev.AttackRolled: 1.2,
    ev.AttackBoosted: 0.4,
    ev.AttackResolved: 0.9,
    ev.LifePointLost: 0.5,
    ev.LeviathanSlain: 1.7,
    ev.ScourgeTaken: 0.9,
    ev.TokensDrawn: 0.6,
    ev.NewTokenRevealed: 1.0,
    ev.NewTokenStolen: 0.5,
    ev.AlliesKept: 0.35,
}
AT_ONCE: tuple[type[Event], ...] = (ev.FightDeclared, ev.FightEnded)
_ATTACKS, _FALLS, _COMES, _TURNS = (392.0, 257.0), (400.0, 262.0), (212.0, 139.0), 112.0
_MIDDLE = (650.0, 172.0)
"""Where things are shown to everybody: over Court and Council."""
_BEFORE_THE_BORDER = (992.0, 214.0)
_HEART, _WOUND, _TOKEN, _STAMP = 44.0, 34.0, 30.0, (300.0, 84.0)
_SMALL = 0.35
"""What comes or goes far away is so much smaller."""
_MOST_WOUNDS = 4


def origin(motion: Motion, piece: Piece, event: Event) -> Box | None:
    """Where a piece comes from that an event of Leviathan brings; None when it is not one."""
    key = piece.key
    if key.startswith("die:") and isinstance(event, ev.AttackRolled | ev.LeviathanRevealed):
        return motion.seat_box(event.seat, "hand")
    if isinstance(event, ev.AttackMade) and key == f"card:{event.card}":
        return motion.seat_box(event.seat, "hand")
    if isinstance(event, ev.LeviathanRevealed) and key == f"coming:{event.leviathan}":
        return motion.zone("leviathan_deck")
    if isinstance(event, ev.LeviathanPlaced) and key == f"leviathan:{event.leviathan}":
        return portrait(motion)
    if key.startswith(("new_token:", "new_back:")):
        if isinstance(event, ev.TokensDrawn):
            return motion.zone("new_tokens")
        if isinstance(event, ev.NewTokenStolen):
            return motion.seat_box(event.victim)
    return None


def exit_(motion: Motion, piece: Piece, event: Event) -> Box | None:
    """Where a piece goes that an event of Leviathan takes away; None when it is not one."""
    key = piece.key
    if isinstance(event, ev.LeviathanSlain) and key == f"leviathan:{event.leviathan}":
        return motion.seat_box(event.seat)
    if isinstance(event, ev.LeviathanLeft) and key == f"leviathan:{event.leviathan}":
        return places.OUT
    if isinstance(event, ev.NewTokenRevealed) and key == f"new_token:{event.token}":
        return places.OUT
    if isinstance(event, ev.NewTokenStolen) and key == f"new_token:{event.token}":
        return motion.seat_box(event.seat)
    return None


def portrait(motion: Motion) -> Box:
    """Where the stage shows the Leviathan."""
    stage = motion.zone("decision")
    x, y, w, h = PORTRAIT
    return Box(stage.x + x, stage.y + y, w, h)


def presented(motion: Motion, piece: Piece, event: Event) -> tuple[Look, Pose] | None:
    """A Leviathan that attacks, falls or takes its zone, and a token that is turned up, are shown to everybody."""
    ui, view = motion.ui, motion.sight.view
    if isinstance(event, ev.LeviathanAttacked) and piece.key == "onslaught":
        return piece.look, Pose(*_MIDDLE, *_ATTACKS)
    if isinstance(event, ev.LeviathanSlain) and piece.key == f"leviathan:{event.leviathan}":
        name = escape(motion.sight.players[event.seat].name)
        shown = beast(ui, view, event.leviathan, -1)
        return look(paint.paint_trophy, shown, ui.t("ui-fight-slain-by", name=name), *_FALLS), Pose(*_MIDDLE, *_FALLS)
    if isinstance(event, ev.LeviathanPlaced) and piece.key == f"leviathan:{event.leviathan}":
        shown = beast(ui, view, event.leviathan, event.zone)
        return look(paint.paint_beast, shown, *_COMES, "chosen"), Pose(*_BEFORE_THE_BORDER, *_COMES)
    if isinstance(event, ev.NewTokenRevealed) and piece.key in ("token", f"new_token:{event.token}"):
        drawn = look(paint_new_token, TOKEN_KINDS[event.token], _TURNS, "chosen")
        return drawn, Pose(*_MIDDLE, _TURNS, _TURNS)
    return None


# -- what flies past ---------------------------------------------------------------------------------------------


def _attacked(motion: Motion, event: ev.LeviathanAttacked) -> list[Flight]:
    """The Leviathan leaps out of its zone at its victim, with what it costs."""
    ui = motion.ui
    shown = beast(ui, motion.sight.view, event.leviathan, event.zone)
    label = ui.t(f"penalty-{event.kind}", count=event.amount)
    if motion.sight.after(event.seat):
        label = f"{motion.sight.players[event.seat].name}: {label}"
    drawn = look(paint.paint_onslaught, shown, PENALTIES[event.kind], event.amount, label, *_ATTACKS)
    w, h = _ATTACKS[0] * _SMALL, _ATTACKS[1] * _SMALL
    start, end = places.zone_box(motion.sight, event.zone), motion.seat_box(event.seat)
    return [(Piece("onslaught", _at(start, w, h), drawn, travels=True, still=True), _at(end, w, h))]


def _at(box: Box, w: float, h: float) -> Pose:
    return Pose(box.x + box.w / 2, box.y + box.h / 2, w, h)


def _wounded(motion: Motion, event: ev.WoundsTaken) -> list[Flight]:
    told = arrival(motion.sight.news)
    start = places.zone_box(motion.sight, told.zone) if told is not None and told.zone >= 0 else motion.zone("border")
    own = not motion.sight.after(event.seat)
    end = places.own_places(motion.sight)["wounds"] if own else motion.seat_box(event.seat)
    wound = look(paint.paint_wound, _WOUND)
    return [_ghost(wound, _WOUND, start, end) for _ in range(min(event.amount, _MOST_WOUNDS))]


def _ghost(drawn: Look, s: float, start: Box, end: Box) -> Flight:
    return Piece("flight", _at(start, s, s), drawn, travels=True, still=True), _at(end, s, s)


def _struck(motion: Motion, event: ev.LifePointLost) -> list[Flight]:
    """A heart leaves the Leviathan."""
    own = motion.sight.view.leviathan
    zone = own.border.index(event.leviathan) if event.leviathan in own.border else -1
    start = places.zone_box(motion.sight, zone) if zone >= 0 else portrait(motion)
    end = motion.seat_box(event.seat)
    piece = Piece("flight", _at(start, _HEART, _HEART), look(paint.paint_life, _HEART), travels=True, still=True)
    return [(piece, _at(end, _HEART * 0.6, _HEART * 0.6))]


def _resolved(motion: Motion, event: ev.AttackResolved) -> list[Flight]:
    """The result, stamped on the stage."""
    t, hit = motion.ui.t, event.levels > 0
    words = t("ui-fight-stamp-hit", count=event.levels) if hit else t("ui-fight-stamp-miss")
    w, h = _STAMP
    drawn = look(paint.paint_stamp, words, theme.GAIN if hit else theme.CORAL, w, h)
    stage = motion.zone("decision")
    end = Pose(stage.x + stage.w / 2, stage.y - 92, w, h)
    return [(Piece("stamp", Pose(end.cx, end.cy + 60, w, h), drawn, travels=True, still=True), end)]


def _drawn(motion: Motion, event: ev.TokensDrawn) -> list[Flight]:
    """Tokens from the two piles; the own new ones come as pieces."""
    found = [motion.token(event.seat) for _ in event.base]
    if motion.sight.after(event.seat):
        back = look(paint_new_token, "", _TOKEN)
        start, end = motion.zone("new_tokens"), places.tokens_of(motion.sight, event.seat)
        found += [_ghost(back, _TOKEN, start, end) for _ in event.new]
    return found


def _revealed(motion: Motion, event: ev.NewTokenRevealed) -> list[Flight]:
    """A token of an opponent, for an own one is a piece; from a Key token comes a Key."""
    key = TOKEN_KINDS[event.token] == KEY
    found = motion.keys(1, Pose(*_MIDDLE, _TOKEN, _TOKEN), event.seat) if key else []
    if not motion.sight.after(event.seat):
        return found
    drawn = look(paint_new_token, TOKEN_KINDS[event.token], _TOKEN)
    start = places.tokens_of(motion.sight, event.seat)
    token = Piece("token", _at(start, _TOKEN, _TOKEN), drawn, travels=True, still=True)
    return [(token, _at(places.OUT, _TOKEN, _TOKEN)), *found]


def _stolen(motion: Motion, event: ev.NewTokenStolen) -> list[Flight]:
    sight = motion.sight
    if not sight.after(event.seat) or not sight.after(event.victim):
        return []
    start, end = places.tokens_of(sight, event.victim), places.tokens_of(sight, event.seat)
    return [_ghost(look(paint_new_token, "", _TOKEN), _TOKEN, start, end)]


def _paid(motion: Motion, event: ev.AttackBoosted | ev.AlliesKept) -> list[Flight]:
    return motion.beads("pearl", event.pearls, motion.bead_place(event.seat, "pearls"), motion.bank())


FLIGHTS: Mapping[type[Event], Callable[[Motion, Any], list[Flight]]] = {
    ev.LeviathanAttacked: _attacked,
    ev.WoundsTaken: _wounded,
    ev.LifePointLost: _struck,
    ev.AttackResolved: _resolved,
    ev.TokensDrawn: _drawn,
    ev.NewTokenRevealed: _revealed,
    ev.NewTokenStolen: _stolen,
    ev.AttackBoosted: _paid,
    ev.AlliesKept: _paid,
}
