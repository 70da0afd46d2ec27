"""The stage of what else Leviathan asks: rewards and tokens, powers of its Lords, Martial Law."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.cards import VALUE_OF
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan import odds, rewards, turn
from abyss_game.games.abyss.expansions.leviathan.border import part
from abyss_game.games.abyss.expansions.leviathan.cards import TOKEN_KINDS
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import fight as paint
from abyss_game.ui.paint import prompts
from abyss_game.ui.paint.border import paint_new_token
from abyss_game.ui.paint.cards import LORD_RATIO
from abyss_game.ui.tables.abyss.board import mark_of
from abyss_game.ui.tables.abyss.leviathan import stage_fight as bouts
from abyss_game.ui.tables.abyss.leviathan.stage_story import fight
from abyss_game.ui.tables.abyss.stage_parts import EDGE
from abyss_game.ui.tables.pieces import Choice, look

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.stage import Builder

_ATTACK_WIDTH = 136.0
_WITH_ATTACK = 5
"""With more ways to divide a reward there is no room for the attack that brought it."""


def choose_tokens(builder: Builder) -> None:
    """How many tokens come from each pile."""
    sight, decision, t = builder.sight, builder.sight.decision, builder.ui.t
    assert isinstance(decision, rewards.ChooseTokens)
    w = 158.0
    piles = (
        ("monster", t("word-points-tokens"), len(sight.view.token_pile)),
        ("monster-new", t("word-effect-tokens"), len(part(sight.view).token_pile)),
    )
    builder.block(
        "piles", (12, 8, w, builder.box.h - 16), look(paint.paint_piles, piles, w, builder.box.h - 16), still=True
    )
    builder.divider(w + 22)
    moves = [move for move in sight.legal if isinstance(move, mv.DrawTokens)]
    left = w + 24
    if len(moves) <= _WITH_ATTACK and attack_told(builder, left + 6):
        left += _ATTACK_WIDTH + 10
    boxes = prompts.choice_boxes(len(moves), builder.box.w - left, builder.box.h, 120)
    for index, (move, (x, y, bw, bh)) in enumerate(zip(moves, boxes, strict=True)):
        key = builder.words.move_text(move)
        number = str(index + 1) if index < 9 else ""
        drawn = look(paint.paint_split, move.base, move.new, bw, bh, "legal", number)
        builder.block(f"tile:{key}", (x + left, y, bw, bh), drawn, still=True)
        place = Box(builder.box.x + x + left, builder.box.y + y, bw, bh)
        builder.choices.append(
            Choice(key, place, key, move=move, kind="tile", shortcut=number,
                   tip=f"**{builder.words.move(move)}**\n{builder.words.move_tip(move)}")
        )  # fmt: skip


def attack_told(builder: Builder, left: float) -> bool:
    """The Attack Power that brought the reward and what it did, for who has not seen the dice roll; False when it was
    no attack that did."""
    told = fight(builder.sight.news)
    attack = told.attack if told is not None else None
    if attack is None or not attack.resolved:
        return False
    terms = [VALUE_OF[attack.card], attack.die, *([attack.pearls] if attack.pearls else [])]
    words = f"{' + '.join(map(str, terms))} = **{attack.power}**\n{bouts.outcome(builder, attack)}"
    h = builder.box.h - 16
    builder.block("won", (left, 8, _ATTACK_WIDTH, h), look(paint.paint_verdict, words, _ATTACK_WIDTH, h), still=True)
    return True


def reveal_tokens(builder: Builder) -> None:
    """The own new tokens that may be revealed, face up; for a Council stack the stacks as well."""
    sight, decision, t = builder.sight, builder.sight.decision, builder.ui.t
    assert isinstance(decision, rewards.RevealTokens)
    end = room = builder.column([base.Done()])
    picked = sight.picked
    stacks = [move for move in sight.legal if isinstance(move, mv.RevealStack) and move.source() == picked]
    if stacks:
        room = room / 2 - 30
    count = len(decision.tokens)
    size = min(58.0, (room - 30) / max(1, count) - 12)
    step = min(118.0, (room - 30) / max(1, count))
    left = max(14.0, (room - step * count) / 2)
    for index, token in enumerate(decision.tokens):
        source, kind = f"new_token:{token}", TOKEN_KINDS[token]
        x = left + step * index + (step - size) / 2
        state = mark_of(sight, source)
        y = 10.0 if step > 70 else (builder.box.h - size) / 2
        drawn = look(paint_new_token, kind, size, state)
        builder.block(
            f"stage:{source}", (x, y, size, size), drawn, source=source, hand=look(paint_new_token, kind, size)
        )
        if step > 70:
            words = look(paint.paint_verdict, t(f"effect-{kind}"), step - 4, 44.0)
            builder.block(f"token:{token}", (left + step * index + 2, 70, step - 4, 44), words, still=True)
    if stacks:
        builder.divider(room + 6)
        builder.tiles(list(stacks), end, room + 10)


def beset(builder: Builder) -> None:
    """The Border Guard and the opponents of whom one adds a Leviathan."""
    left = builder.power(builder.source())
    builder.tiles(list(builder.sight.legal), builder.box.w, left)


def strike(builder: Builder) -> None:
    """The Rebel and the Leviathans, of which one loses a Life Point."""
    sight = builder.sight
    lord = builder.source()
    width = builder.tall / LORD_RATIO
    drawn = builder.lord_look(lord, width)
    builder.block("asking", (EDGE, 7, width, builder.tall), drawn, source=f"lord:{lord}", zoom=True)
    moves = [move.leviathan for move in sight.legal if isinstance(move, mv.Strike)]
    bouts.put_targets(builder, moves, width + 24, builder.box.w)


def choose_zone(builder: Builder) -> None:
    """The Leviathan that has been turned up, to be taken to a free zone."""
    coming = part(builder.sight.view).coming
    source = f"leviathan:{coming}"
    face = bouts.beast(builder.ui, builder.sight.view, coming, -1)
    w = 158.0
    state = mark_of(builder.sight, source)
    drawn = look(paint.paint_beast, face, w, builder.tall, state)
    builder.block(f"stage:{source}", (14, 7, w, builder.tall), drawn, source=source, zoom=True, hand=None)
    moves = [move for move in builder.sight.legal if isinstance(move, mv.PlaceLeviathan)]
    left = w + 34
    gap = 6.0
    guide_w = 176.0
    builder.guide("leviathan", "fight-zone", left + guide_w, left)
    x, room = left + guide_w + 8, builder.box.w - EDGE
    width = (room - x - gap * (len(moves) - 1)) / len(moves)
    width = min(92.0, width)
    for index, move in enumerate(moves):
        place = (x + index * (width + gap), 20.0, width, builder.box.h - 40)
        chance = bouts.percent(odds.zone_chance(move.zone))
        share = builder.ui.t("ui-fight-percent", count=chance)
        drawn = look(paint.paint_zone_tile, bouts.zone_sign(move.zone), share, width, place[3], str(index + 1))
        key = builder.words.move_text(move)
        builder.block(f"tile:{key}", place, drawn, still=True)
        builder.choices.append(
            Choice(key, Box(builder.box.x + place[0], builder.box.y + place[1], width, place[3]), key, move=move,
                   kind="tile", shortcut=str(index + 1), tip=builder.words.move_tip(move))
        )  # fmt: skip


def choose_loot(builder: Builder) -> None:
    """The Hunter and whom to rob of which kind of token."""
    left = builder.power(builder.source())
    builder.tiles(list(builder.sight.legal), builder.box.w, left)


def martial_law(builder: Builder) -> None:
    """The hand against its limit: discard Allies, or pay for all that are beyond."""
    sight, decision = builder.sight, builder.sight.decision
    assert isinstance(decision, turn.MartialLaw)
    extra = turn.beyond(sight.view, decision.seat)
    keep = mv.KeepForPearls(pearls=extra)
    w, label = 176.0, builder.words.tile(keep)
    builder.tile(
        builder.words.move_text(keep), (builder.box.w - w - EDGE, 8, w, builder.box.h - 16), *label[:2], label[2], "1",
        keep in sight.legal, move=keep, tip=builder.words.move_tip(keep), reason=label[2],
    )  # fmt: skip
    room = builder.box.w - w - EDGE
    held = len(sight.view.areas[decision.seat].hand)
    w = room - 44
    label = f"**{builder.ui.t('ui-fight-hand', count=held, most=turn.HAND_LIMIT)}**"
    builder.block("limit", (20, 34, w, 22), look(paint.paint_limit, held, turn.HAND_LIMIT, w, 22.0), still=True)
    builder.block("held", (20, 6, w, 26), look(paint.paint_verdict, label, w, 26.0), still=True)
    words = builder.ui.t(f"ui-table-guide-fight-martial-law{'' if keep in sight.legal else '-poor'}", count=extra)
    builder.block("rule", (20, 60, w, 48), look(paint.paint_verdict, words, w, 48.0), still=True)
