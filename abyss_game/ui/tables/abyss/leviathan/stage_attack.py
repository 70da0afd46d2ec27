"""The stage of attacks: an Ally and its target with the chances of each level, Pearls after the die, what an attack of
a Leviathan takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from abyss_game.engine.moves import Move
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.cards import VALUE_OF, is_wild
from abyss_game.games.abyss.expansions.kraken.cards import nebulis_of
from abyss_game.games.abyss.expansions.leviathan import border, fight
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.border import on_border, part
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS, boosts, rolls_twice
from abyss_game.games.abyss.expansions.leviathan.queries import LifeTokens
from abyss_game.ui import theme
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.ornaments import key_hint_width
from abyss_game.ui.paint import fight as paint
from abyss_game.ui.paint.border import PENALTIES
from abyss_game.ui.paint.cards import ALLY_RATIO, LORD_RATIO
from abyss_game.ui.paint.states import paint_empty
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.board import mark_of
from abyss_game.ui.tables.abyss.leviathan import stage_fight as bouts
from abyss_game.ui.tables.abyss.leviathan.stage_story import Attack, Fight, attacker, story
from abyss_game.ui.tables.abyss.stage_parts import EDGE, Parts
from abyss_game.ui.tables.pieces import Choice, Piece, Sight, look

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.stage import Builder

_SUBJECT = 150.0
"""Room for the Ally that is meant, left of the Leviathans that it may attack."""
_WIDEST_GUIDE = 300.0
_STOP = 34.0


def choose_attack(builder: Builder) -> None:
    """An Ally of the hand and the Leviathan that it attacks; afterwards the same one again, or an end."""
    sight, decision = builder.sight, builder.sight.decision
    assert isinstance(decision, fight.ChooseAttack)
    others = builder.unplaced()
    if only_target(sight):
        card = meant(sight, sight.picked or sight.dragged)
        top = stop_buttons(builder, others)
        one_target(builder, only_target(sight), card, top)
        return
    room = builder.column(others)
    targets(builder, meant(sight, sight.picked or sight.dragged), room)


def only_target(sight: Sight) -> int:
    """The one Leviathan that may be attacked; 0 when there is a choice."""
    found = {move.leviathan for move in sight.legal if isinstance(move, mv.Attack)}
    return found.pop() if len(found) == 1 else 0


def meant(sight: Sight, source: str) -> int:
    """The Ally that ``source`` names, when it may attack; −1 otherwise."""
    kind, _, name = source.partition(":")
    if kind != "card" or not name.isdecimal():
        return -1
    return int(name) if any(isinstance(move, mv.Attack) and move.card == int(name) for move in sight.legal) else -1


def stop_buttons(builder: Builder, moves: Sequence[Move]) -> float:
    """Buttons at the upper right end; returns where the words under them may begin."""
    x, w = bouts.RESULT
    y = 8.0
    for move in moves:
        builder.button(move, (x, y, w, _STOP), hint="Esc")
        label, canvas = builder.choices[-1].label, builder.ui.canvas
        if canvas.measure(label, theme.BUTTON) + key_hint_width(canvas, "Esc") + 26 > w:
            builder.choices[-1] = replace(builder.choices[-1], hint="")  # the key does it all the same
        y += _STOP + 6
    return y if moves else 7.0


def last_outcome(builder: Parts) -> str:
    """What came of the attack before, in words; empty when there was none."""
    told = story(builder.sight)
    attack = told.attack if isinstance(told, Fight) else None
    return bouts.outcome(builder, attack) if attack is not None and attack.resolved else ""


def one_target(builder: Parts, leviathan: int, card: int, top: float) -> None:
    """The only Leviathan that may be attacked: with an Ally that is meant, the chances; without, what to do."""
    words = last_outcome(builder)
    if card >= 0:
        note = words or builder.ui.t("ui-fight-miss-note")
        bouts.put_chances(builder, leviathan, card, f"{note}{spoils(card)}", top)
        return
    rows = bouts.levels_before(builder.ui, builder.sight, leviathan, -1, 0)
    bouts.put_beast(builder, bouts.beast_on_border(builder.ui, builder.sight, leviathan), rows)
    x, w = bouts.SUM
    builder.guide("hand", "fight-attack-one", x + w, x + 12)
    if words:
        bouts.put_verdict(builder, words, top)


def targets(builder: Parts, card: int, room: float) -> None:
    """Every Leviathan that may be attacked, side by side, with the chances of the Ally that is meant."""
    sight = builder.sight
    reachable = {move.leviathan for move in sight.legal if isinstance(move, mv.Attack)}
    usable = {move.leviathan for move in sight.legal if isinstance(move, mv.Attack) and move.card == card}
    shown = [one for one in on_border(sight.view) if one in reachable]
    left = paint.target_boxes(len(shown), room - EDGE, _SUBJECT + 14, builder.box.h)[0][0]
    subject(builder, card, left)
    bouts.put_targets(builder, shown, _SUBJECT + 14, room, card, usable)


def subject(builder: Parts, card: int, room: float) -> None:
    """The Ally that is meant and the Attack Powers that it may reach; without one, what to do, in all the ``room`` that
    the Leviathans leave."""
    ui = builder.ui
    if card < 0:
        builder.guide("hand", "fight-attack", min(room - 14 + EDGE, _WIDEST_GUIDE), 10)
        return
    width = 62.0
    tall = width * ALLY_RATIO
    drawn = faces.card_look(card, width)
    builder.block("fight:ally", (12, (builder.box.h - tall) / 2, width, tall), drawn, source=f"card:{card}", zoom=True)
    pearls = bouts.pearls_for(builder.sight, card)
    sign = "<i:dice>" if rolls_twice(card) else "<i:die>"
    parts = f"{VALUE_OF[card]} + {sign}" + (f" + {bouts.span(0, pearls)} <i:pearl>" if boosts(card) and pearls else "")
    left, w = 12 + width + 5, _SUBJECT - width - 12
    figure = look(paint.paint_figure, bouts.reach(card, pearls), "", w, 54.0)
    builder.block("fight:power", (left, 2, w, 54), figure, still=True)
    words = f"{parts}\n{ui.t('ui-fight-miss-short')}{spoils(card)}"
    builder.block("fight:words", (left, 50, w, 60), look(paint.paint_verdict, words, w, 60.0), still=True)


def spoils(card: int) -> str:
    """The Nebulis that a kraken brings whatever the dice say (L-25)."""
    return f"\n+{nebulis_of(card)} <i:nebulis>" if is_wild(card) else ""


def preview(ui: Ui, sight: Sight, name: str) -> Sequence[Piece]:
    """What the Ally ``name`` could do, while one points at it, holds it or has the focus on it."""
    decision = sight.decision
    if not sight.mine or not isinstance(decision, fight.ChooseAttack) or sight.picked or sight.dragged:
        return ()
    card = meant(sight, name)
    if card < 0:
        return ()
    parts = Parts(ui, sight)
    parts.block("ground", (0, 0, parts.box.w, parts.box.h), look(paint.paint_ground, parts.box.w, parts.box.h))
    others = sum(1 for move in sight.legal if not move.source())
    leviathan = only_target(sight)
    if leviathan:
        top = 7.0 + (_STOP + 7) * others
        one_target(parts, leviathan, card, top)
    else:
        room = parts.column([move for move in sight.legal if not move.source()])
        targets(parts, card, room)
    return parts.blocks


def boost(builder: Builder) -> None:
    """The die is cast: Pearls are dialled, and what the attack would bring with them is seen at once."""
    sight, decision, t = builder.sight, builder.sight.decision, builder.ui.t
    assert isinstance(decision, fight.BoostAttack)
    told = story(sight)
    attack = told.attack if isinstance(told, Fight) else None
    if attack is None or not attack.dice:
        # a game that begins here: nothing was seen to roll
        attack = Attack(decision.leviathan, decision.card, 1, (decision.die,), decision.die)
    amount = sight.amount
    power = fight.attack_power(decision.card, decision.die, amount)
    left, w = bouts.RESULT
    place = Box(builder.box.x + left - 2, builder.box.y + 7, w + 2, 44)
    strike_ = mv.Boost(pearls=amount)
    builder.choices.append(
        Choice("strike", place, t("ui-fight-strike"), move=strike_, kind="primary", hint="Enter", shortcut="enter",
               tip=builder.words.move_tip(strike_))
    )  # fmt: skip
    boxes = bouts.put_attack(builder, attack, power, bouts.PEARLS)
    x, y, w, h = boxes["pearls"]
    owned = sight.view.areas[decision.seat].pearls
    drawn = look(paint.paint_pearls, str(amount), t("ui-fight-each"), t("ui-fight-have", count=owned), w, h)
    builder.block("fight:pearls", (x, y, w, h), drawn, still=True)
    middle = y + h / 2 - 14
    builder.choices.append(bouts.step_choice(builder, "less", "minus", amount - 1, (x, middle, 26, 28)))
    builder.choices.append(bouts.step_choice(builder, "plus", "plus", amount + 1, (x + w - 26, middle, 26, 28)))
    rows = len(LEVIATHANS[decision.leviathan].levels)
    lost = part(sight.view).lost[part(sight.view).border.index(decision.leviathan)]
    needed = 0
    for index, level in enumerate(LEVIATHANS[decision.leviathan].levels[lost:], lost):
        needed += level.resistance
        short = needed - fight.attack_power(decision.card, decision.die)
        if 0 < short <= owned:
            bx, by, bw, bh = bouts.level_box(builder, index, rows)
            place = Box(builder.box.x + bx, builder.box.y + by, bw, bh)
            label, key = t("ui-fight-reach"), str(index - lost + 1)
            builder.choices.append(
                Choice(f"reach:{index}", place, label, action=f"dial:{short}", kind="tile", shortcut=key,
                       tip=f"{label} ({key})")
            )  # fmt: skip
    more = builder.sight.game.ask(LifeTokens(seat=decision.seat)).value if builder.sight.game is not None else 0
    bouts.put_verdict(builder, bouts.forecast(builder, attack, power, more), 54.0)


def boosts_of(sight: Sight) -> Sequence[Move]:
    """The Boosts, lowest first."""
    found = [move for move in sight.legal if isinstance(move, mv.Boost)]
    return sorted(found, key=lambda move: move.pearls)


def discard_to_attack(builder: Builder) -> None:
    """The Leviathan that attacks, and how many Allies of the hand are still to go."""
    decision = builder.sight.decision
    assert isinstance(decision, border.DiscardToAttack)
    left = onslaught(builder, decision.count)
    width = 58.0
    tall = width * ALLY_RATIO
    top = (builder.box.h - tall) / 2
    hollow = look(paint_empty, width, tall, theme.CORAL, "hand", "")
    for index in range(len(decision.allies) + decision.count):
        if index < len(decision.allies):
            card = decision.allies[index]
            builder.block(
                f"lost:{index}",
                (left, top, width, tall),
                faces.card_look(card, width),
                source=f"card:{card}",
                zoom=True,
            )
        else:
            builder.block(f"lost:{index}", (left, top, width, tall), hollow, still=True)
        left += width + 10
    builder.guide("hand", "hand", builder.box.w, left + 14)


def dismiss_to_attack(builder: Builder) -> None:
    """The Leviathan that attacks, and the own free Lords of which one goes."""
    left = onslaught(builder, 1)
    width = builder.tall / LORD_RATIO
    lords = [move.lord for move in builder.sight.legal if isinstance(move, base.DismissLord)]
    width = min(width, (builder.box.w - left - EDGE) / max(1, len(lords)) - 6)
    rows = [(f"lord:{o}", builder.lord_look(o, width, mark_of(builder.sight, f"lord:{o}")), width) for o in lords]
    builder.cards(rows, builder.box.w, left)


def onslaught(builder: Parts, count: int) -> float:
    """The Leviathan whose attack is suffered, with what it takes; returns where the next column begins."""
    leviathan = attacker(builder.sight.news)
    if not leviathan:
        return 14.0
    card = LEVIATHANS[leviathan]
    face = bouts.beast(builder.ui, builder.sight.view, leviathan, -1)
    w = 170.0
    drawn = look(paint.paint_onslaught, face, PENALTIES[card.kind], count, "", w, builder.tall)
    builder.block("onslaught", (16, 7, w, builder.tall), drawn, source=f"leviathan:{leviathan}", zoom=True)
    return w + 40
