"""What lies over the table while one points at something: where Lords would come to lie, the coalition and the points
then. Everything is asked of the rules (C-28)."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.engine.moves import Move
from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy import preview
from abyss_game.games.conspiracy.lords import VALUE_OF
from abyss_game.games.conspiracy.state import ConspiracyState
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.paint.conspiracy import banners, notes, outlines
from abyss_game.ui.paint.conspiracy.account import paint_account
from abyss_game.ui.paint.conspiracy.faces import AccountFace
from abyss_game.ui.tables.conspiracy import arrange, board, faces, sides, stage
from abyss_game.ui.tables.conspiracy.account import Account
from abyss_game.ui.tables.conspiracy.words import Words
from abyss_game.ui.tables.pieces import Piece, Sight, at, look

Z = 90


def pieces(ui: Ui, sight: Sight, name: str) -> list[Piece]:
    """What is shown while one points at ``name``; nothing where nothing would change."""
    if not sight.mine or sight.game is None or not name:
        return []
    move = meant(sight, name)
    if move is None:
        return []
    if isinstance(move, mv.SwapLords):
        return _swap(ui, sight, move)
    if isinstance(move, mv.SettleLocation):
        if not sight.view.chambers[sight.anchor].lords:
            return []
        return [_account(sight, Account(ui, sight).with_location(move.location)), *_words(ui, sight, move)]
    return _lords(ui, sight, move)


def meant(sight: Sight, name: str) -> Move | None:
    """The legal move that one who points at ``name`` thinks of; None for none or several."""
    if sight.picked and name != sight.picked:
        found = [move for move in sight.legal if (move.source(), move.target()) == (sight.picked, name)]
    else:
        found = [move for move in sight.legal if move.source() == name]
    return found[0] if len(found) == 1 else None


def lords_of(sight: Sight, move: Move) -> Sequence[int]:
    """The Lords that ``move`` would place, as far as that is known."""
    view: ConspiracyState = sight.view
    if isinstance(move, mv.TakePile | mv.GivePile):
        return view.piles[move.guild]
    return (move.lord,) if isinstance(move, mv.KeepLord | mv.PlaceLord) else ()


def _lords(ui: Ui, sight: Sight, move: Move) -> list[Piece]:
    lords = lords_of(sight, move)
    if not lords:
        return []
    view: ConspiracyState = sight.view
    side = sides.placing_side(sight)
    seen = preview.preview(view, side, lords)
    slots = sides.places(sight, side)
    found = [
        Piece(
            f"ghost:{place}",
            at(slots[place - 1]),
            look(banners.paint_ghost, faces.guild(lord), VALUE_OF[lord], slots[place - 1].w, place in seen.due),
            Z,
            still=True,
        )
        for lord, place in zip(lords, seen.places, strict=False)
    ]
    found += _lit(sight, move)
    if seen.coalition != preview.coalition(view, side):  # as the account names it, also where two are equally large
        found += board.outline(slots, seen.coalition, "coalition then", True, Z + 1)
    if side == sight.anchor:
        found.append(_account(sight, Account(ui, sight).with_lords(lords)))
        found.append(_trail(sight, slots[seen.places[0] - 1]))
    return [*found, *_words(ui, sight, move)]


def _lit(sight: Sight, move: Move) -> list[Piece]:
    """The mark on the pile or the Lord that is pointed at."""
    view: ConspiracyState = sight.view
    if isinstance(move, mv.TakePile | mv.GivePile):
        if sight.unfolded == board.PILES + move.guild:
            return []
        box = arrange.pile_box(sight.layout["piles"].slots[move.guild])
    elif isinstance(move, mv.KeepLord | mv.PlaceLord):
        lying = view.drawn or view.waiting
        box = arrange.column(len(lying), sight.layout["drawn"])[lying.index(move.lord)]
    else:
        return []
    return [Piece("pointed at", at(box), look(outlines.paint_pennant_mark, box.w, box.h, "selected"), Z, still=True)]


def _trail(sight: Sight, place: Box) -> Piece:
    """The dotted line from the first place to the line of the account that tells of it."""
    start = place.right + 2, place.y + place.h * 0.4
    end = sight.layout["preview"].box
    way = Box(*start, end.x - 4 - start[0], end.y + 12 - start[1])
    return Piece("trail", at(way), look(notes.paint_trail, way.w, way.h), Z, still=True)


def _swap(ui: Ui, sight: Sight, move: mv.SwapLords) -> list[Piece]:
    view: ConspiracyState = sight.view
    side = sight.anchor
    seen = preview.preview_swap(view, side, move.lord, move.other)
    slots = sides.places(sight, side)
    found = []
    for lord, place in ((move.other, seen.places[0]), (move.lord, seen.places[1])):
        box = slots[place - 1]
        ghost = look(banners.paint_ghost, faces.guild(lord), VALUE_OF[lord], box.w)
        found.append(Piece(f"ghost:{place}", at(box), ghost, Z, still=True))
    if seen.coalition != preview.coalition(view, side):
        found += board.outline(slots, seen.coalition, "coalition then", True, Z + 1)
    found.append(_account(sight, Account(ui, sight).with_swap(move.lord, move.other)))
    return found


def _account(sight: Sight, face: AccountFace) -> Piece:
    box = sight.layout["account"].box
    return Piece("account then", at(box), look(paint_account, face, box.w, box.h, True), Z, still=True)


def _words(ui: Ui, sight: Sight, move: Move) -> list[Piece]:
    """What it brings, in the row of the stage."""
    words = Words(ui, sight).brings(move)
    box = stage.free_box(ui, sight, words) if words else None
    if box is None:
        return []
    return [Piece("brings", at(box), look(notes.paint_note, words, box.w, box.h, "center", True), Z, still=True)]
