"""The pieces of Leviathan: the Border, its deck, new Monster tokens, the Scourge, and what lies before the players."""

from __future__ import annotations

from collections.abc import Sequence

from abyss_game.games.abyss.expansions.leviathan.cards import NONE, TOKEN_KINDS, ZONES
from abyss_game.games.abyss.expansions.leviathan.state import NOBODY, LeviathanState
from abyss_game.games.abyss.expansions.leviathan.turn import HAND_LIMIT
from abyss_game.ui import theme
from abyss_game.ui.context import Ui
from abyss_game.ui.paint import border as paint
from abyss_game.ui.paint.states import paint_mark
from abyss_game.ui.paint.threat import paint_token_pile
from abyss_game.ui.tables.abyss.board import Z_BOARD, Z_CARD, Z_CHOSEN, held_places
from abyss_game.ui.tables.abyss.leviathan import places
from abyss_game.ui.tables.abyss.leviathan.counters import NAME, TOKENS_SIGN, face, in_zone, part
from abyss_game.ui.tables.pieces import Piece, Sight, at, look


def pieces(ui: Ui, sight: Sight, lying: Sequence[Piece]) -> list[Piece]:
    """The pieces of Leviathan; none when it is not played with."""
    own = part(sight.view)
    if own is None:
        return []
    return [
        *(_zone(sight, own, zone) for zone in range(ZONES)),
        *_supplies(sight, own),
        _scourge(sight, own),
        *_shelf(sight, own),
        *_backs(sight, own),
    ]


def _zone(sight: Sight, own: LeviathanState, zone: int) -> Piece:
    """A zone: with its Leviathan the piece of that, which may come and go."""
    box, leviathan = places.zone_box(sight, zone), own.border[zone]
    source = f"leviathan:{leviathan}" if leviathan != NONE else f"zone:{zone}"
    state = sight.mark(source)
    if not state and leviathan != NONE and getattr(sight.decision, "leviathan", NONE) == leviathan:
        state = "chosen"
    drawn = look(paint.paint_zone, places.sums(zone), in_zone(sight.view, zone), box.w, box.h, state)
    # what is marked lies over its neighbours, which are close
    z = Z_CHOSEN if state else Z_BOARD if leviathan == NONE else Z_CARD
    taken = leviathan != NONE
    return Piece(source, at(box), drawn, z, travels=taken, zoom=taken)


def _supplies(sight: Sight, own: LeviathanState) -> list[Piece]:
    """The Leviathan deck and the pile of new Monster tokens (L-2, L-5)."""
    deck, pile = sight.layout["leviathan_deck"].box, sight.layout["new_tokens"].box
    back = look(paint.paint_leviathan_deck, len(own.deck), deck.w, deck.h, sight.mark("leviathan_deck"))
    tokens = look(paint_token_pile, len(own.token_pile), pile.w, pile.h, TOKENS_SIGN)
    return [Piece("leviathan_deck", at(deck), back, Z_BOARD), Piece("new_token_pile", at(pile), tokens, Z_BOARD)]


def _scourge(sight: Sight, own: LeviathanState) -> Piece:
    """The Scourge: with its holder, or beside the board (L-32)."""
    if own.scourge == NOBODY:
        box = sight.layout["scourge"].box
    elif sight.after(own.scourge):
        box = held_places(sight, NAME, own.scourge)[0]
    else:
        box = places.own_places(sight)["scourge"]
    return Piece("scourge", at(box), look(paint.paint_scourge, box.w), Z_CHOSEN, travels=True)


def _shelf(sight: Sight, own: LeviathanState) -> list[Piece]:
    """What the nearest seat has: new Monster tokens with their faces as far as the view shows them, slain Leviathans,
    Wounds, and its hand beside the limit of Martial Law (L-9)."""
    seat, boxes = sight.anchor, places.own_places(sight)
    found = []
    tokens = sorted(own.tokens[seat], key=lambda token: (token < 0, token))
    for index, token in enumerate(tokens):
        box = boxes[f"new_token:{index}"]
        source = f"new_token:{token}" if token >= 0 else f"new_back:{index}"
        kind = TOKEN_KINDS[token] if token >= 0 else ""
        drawn = look(paint.paint_new_token, kind, box.w, sight.mark(source))
        found.append(Piece(source, at(box), drawn, Z_CARD + index, travels=True))
    if not tokens:
        box = places.tokens_of(sight, seat)
        found.append(Piece(f"new_tokens:{seat}", at(box), look(paint.paint_no_tokens, box.w), Z_BOARD))
    for index, leviathan in enumerate(own.slain[seat]):
        box = boxes[f"slain:{index}"]
        drawn = look(paint.paint_slain, face(sight.view, leviathan), box.w, box.h)
        found.append(Piece(f"leviathan:{leviathan}", at(box), drawn, Z_CARD + index, travels=True, zoom=True))
    wounds, box = own.wounds[seat], boxes["wounds"]
    tone = theme.CORAL if wounds else theme.FAINT
    found.append(Piece("wounds", at(box), look(paint.paint_count, "wound", str(wounds), box.w, box.h, tone)))
    cards, box = len(sight.view.areas[seat].hand), boxes["hand_limit"]
    tone = theme.CORAL if cards > HAND_LIMIT else theme.SECONDARY
    found.append(
        Piece("hand_limit", at(box), look(paint.paint_count, "hand", f"{cards}/{HAND_LIMIT}", box.w, box.h, tone))
    )
    return found


def _backs(sight: Sight, own: LeviathanState) -> list[Piece]:
    """The number of new Monster tokens in each panel can be pointed at, and chosen by a thief (L-54)."""
    found = []
    for seat in range(sight.view.seats):
        if sight.after(seat):
            source = f"new_tokens:{seat}"
            box = places.tokens_of(sight, seat)
            # the sign of a mark keeps off the score above
            drawn = look(paint_mark, box.w, box.h, sight.mark(source), 6.0, 1.0)
            found.append(Piece(source, at(box), drawn, Z_CARD))
    return found
