"""The stage of each decision of Leviathan, and what everybody sees while others fight."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from abyss_game.engine.moves import Move
from abyss_game.engine.steps import Decision
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.cards import VALUE_OF
from abyss_game.games.abyss.expansions.leviathan import border, fight, monsters, odds, powers, rewards, turn
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.border import on_border, part
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS, TOKEN_KINDS, boosts, rolls_twice
from abyss_game.games.abyss.expansions.leviathan.queries import LifeTokens
from abyss_game.games.abyss.lord import LORDS
from abyss_game.ui import theme
from abyss_game.ui.context import Ui
from abyss_game.ui.layout import Box
from abyss_game.ui.ornaments import key_hint_width
from abyss_game.ui.paint import fight as paint
from abyss_game.ui.paint import prompts
from abyss_game.ui.paint.border import PENALTIES, paint_new_token
from abyss_game.ui.paint.cards import ALLY_RATIO, LORD_RATIO
from abyss_game.ui.paint.panels import paint_crest
from abyss_game.ui.paint.states import paint_empty, paint_spotlight
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.board import mark_of
from abyss_game.ui.tables.abyss.leviathan import stage_fight as bouts
from abyss_game.ui.tables.abyss.leviathan.stage_story import Arrival, Attack, Fight, attacker, story
from abyss_game.ui.tables.abyss.stage_parts import EDGE, Parts
from abyss_game.ui.tables.pieces import OVER_THE_BOARD, Choice, Piece, Sight, look
from abyss_game.ui.text import escape

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.stage import Builder

_SUBJECT = 150.0
"""Room for the Ally that is meant, left of the Leviathans that it may attack."""
_STOP = 34.0


# -- a Monster is revealed ---------------------------------------------------------------------------------------


def meet_monster(builder: Builder) -> None:
    """The Monster; fight, go on with the risk of that, or ignore it."""
    decision = builder.sight.decision
    assert isinstance(decision, monsters.MeetMonster)
    t, legal = builder.ui.t, builder.sight.legal
    room = builder.column(builder.powers())
    width = builder.tall / ALLY_RATIO
    source = f"card:{decision.card}"
    builder.block("light", (14, 7, width, builder.tall), look(paint_spotlight, width, builder.tall), still=True)
    drawn = faces.card_look(decision.card, width)
    builder.block(f"stage:{source}", (14, 7, width, builder.tall), drawn, source=source, zoom=True)
    moves: list[Move] = [base.Fight(card=decision.card), base.Explore()]
    ignore = mv.Ignore(card=decision.card)
    if ignore in legal:
        moves.append(ignore)
    left = width + 30
    boxes = prompts.choice_boxes(len(moves), room - left, builder.box.h, 236)
    told = {
        base.Fight: ("fight", t("ui-fight-fight"), fighters(builder), []),
        base.Explore: ("leviathan", t("ui-fight-go-on"), risk(builder), dangers(builder)),
        mv.Ignore: ("cross", t("ui-fight-ignore"), t("ui-fight-dropped"), []),
    }
    for index, (move, box) in enumerate(zip(moves, boxes, strict=True)):
        sign, label, note, more = told[type(move)]
        why = builder.reason(move)
        tip = "\n".join([f"**{builder.words.move(move)}**", builder.words.move_tip(move), *more])
        place = (box[0] + left, *box[1:])
        key, number = builder.words.move_text(move), str(index + 1)
        builder.tile(key, place, ((sign, 1),), label, why or note, number, not why, move=move, tip=tip, reason=why)


def fighters(builder: Builder) -> str:
    """How many Allies of the hand may attack something on the Border."""
    game, decision = builder.sight.game, builder.sight.decision
    assert game is not None and decision is not None
    cards = {card for one in on_border(game.state) for card in fight.usable(game, decision.seat, one)}
    return builder.ui.t("ui-fight-fighters", count=len(cards))


def risk(builder: Builder) -> str:
    """How likely an attack is when one goes on."""
    view, t = builder.sight.view, builder.ui.t
    if not part(view).deck:
        return t("ui-fight-no-deck")
    chance = sum(odds.attackers(view).values())
    return t("ui-fight-risk", count=bouts.percent(chance)) if chance else t("ui-fight-no-risk")


def dangers(builder: Builder) -> list[str]:
    """Each Leviathan of the Border with the chance that it attacks, and what it takes."""
    view, t = builder.sight.view, builder.ui.t
    found = []
    for leviathan, chance in odds.attackers(view).items():
        card = LEVIATHANS[leviathan]
        penalty = t(f"penalty-{card.kind}", count=card.amount)
        share = t("ui-fight-percent", count=bouts.percent(chance))
        found.append(f"{share} · {t(f'leviathan-{leviathan}')}: {penalty}")
    return found


# -- attacks -----------------------------------------------------------------------------------------------------


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
        bouts.put_chances(builder, leviathan, card, words or builder.ui.t("ui-fight-miss-note"), top)
        return
    rows = bouts.levels_before(builder.ui, builder.sight, leviathan, -1, 0)
    bouts.put_beast(builder, bouts.beast_on_border(builder.ui, builder.sight, leviathan), rows)
    x, w = bouts.SUM
    builder.guide("hand", "fight-attack-one", x + w, x + 12)
    if words:
        bouts.put_verdict(builder, words, top)


def targets(builder: Parts, card: int, room: float) -> None:
    """Every Leviathan that may be attacked, side by side, with the chances of the Ally that is meant."""
    sight, ui = builder.sight, builder.ui
    reachable = {move.leviathan for move in sight.legal if isinstance(move, mv.Attack)}
    usable = {move.leviathan for move in sight.legal if isinstance(move, mv.Attack) and move.card == card}
    subject(builder, card)
    shown = [one for one in on_border(sight.view) if one in reachable]
    boxes = paint.target_boxes(len(shown), room - EDGE, _SUBJECT + 14, builder.box.h)
    pearls = bouts.pearls_for(sight, card)
    for leviathan, box in zip(shown, boxes, strict=True):
        source = f"leviathan:{leviathan}"
        rows = bouts.levels_before(ui, sight, leviathan, card if leviathan in usable else -1, pearls)
        ahead = tuple(row for row in rows if row.state != "gone")
        calm = card >= 0 and leviathan not in usable
        face = paint.TargetFace(bouts.beast_on_border(ui, sight, leviathan), ahead, calm)
        drawn = look(paint.paint_target, face, box[2], box[3], mark_of(sight, source))
        builder.block(f"stage:{source}", box, drawn, source=source, zoom=True)


def subject(builder: Parts, card: int) -> None:
    """The Ally that is meant and the Attack Powers that it may reach; without one, what to do."""
    ui = builder.ui
    if card < 0:
        builder.guide("hand", "fight-attack", _SUBJECT + EDGE, 10)
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
    words = f"{parts}\n{ui.t('ui-fight-miss-short')}"
    builder.block("fight:words", (left, 50, w, 60), look(paint.paint_verdict, words, w, 60.0), still=True)


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
    power = VALUE_OF[decision.card] + decision.die + amount
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
        short = needed - VALUE_OF[decision.card] - decision.die
        if 0 < short <= owned:
            bx, by, bw, bh = bouts.level_box(builder, index, rows)
            place = Box(builder.box.x + bx, builder.box.y + by, bw, bh)
            builder.choices.append(
                Choice(f"reach:{index}", place, t("ui-fight-reach"), action=f"dial:{short}", kind="tile",
                       shortcut=str(index - lost + 1), tip=t("ui-fight-reach"))
            )  # fmt: skip
    more = builder.sight.game.ask(LifeTokens(seat=decision.seat)).value if builder.sight.game is not None else 0
    bouts.put_verdict(builder, bouts.forecast(builder, attack, power, more), 54.0)


def boosts_of(sight: Sight) -> Sequence[Move]:
    """The Boosts, lowest first."""
    found = [move for move in sight.legal if isinstance(move, mv.Boost)]
    return sorted(found, key=lambda move: move.pearls)


# -- rewards -----------------------------------------------------------------------------------------------------


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


def reveal_tokens(builder: Builder) -> None:
    """The own new tokens that may be revealed, face up; for a Council stack the stacks as well."""
    sight, decision, t = builder.sight, builder.sight.decision, builder.ui.t
    assert isinstance(decision, rewards.RevealTokens)
    room = builder.column([base.Done()])
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
        builder.tiles(list(stacks), builder.box.w - 150, room + 10)


# -- attacked, or attacking others -------------------------------------------------------------------------------


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


def beset(builder: Builder) -> None:
    """The Border Guard and the opponents of whom one adds a Leviathan."""
    left = builder.power(builder.source())
    builder.tiles(list(builder.sight.legal), builder.box.w, left)


def strike(builder: Builder) -> None:
    """The Rebel and the Leviathans, of which one loses a Life Point."""
    sight, ui = builder.sight, builder.ui
    lord = builder.source()
    width = builder.tall / LORD_RATIO
    drawn = builder.lord_look(lord, width)
    builder.block("asking", (EDGE, 7, width, builder.tall), drawn, source=f"lord:{lord}", zoom=True)
    moves = [move.leviathan for move in sight.legal if isinstance(move, mv.Strike)]
    boxes = paint.target_boxes(len(moves), builder.box.w - EDGE, width + 24, builder.box.h)
    for leviathan, box in zip(moves, boxes, strict=True):
        source = f"leviathan:{leviathan}"
        rows = bouts.levels_before(ui, sight, leviathan, -1, 0)
        ahead = tuple(row for row in rows if row.state != "gone")
        face = paint.TargetFace(bouts.beast_on_border(ui, sight, leviathan), ahead)
        drawn = look(paint.paint_target, face, box[2], box[3], mark_of(sight, source))
        builder.block(f"stage:{source}", box, drawn, source=source, zoom=True)


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
    left = builder.power("hunter" if "hunter" in LORDS else builder.source())
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


# -- those who look on -------------------------------------------------------------------------------------------

_WATCHED = (fight.ChooseAttack, fight.BoostAttack, rewards.ChooseTokens, rewards.RevealTokens)


def watching(builder: Builder) -> bool:
    """The fight or the arrival that is going on, for everybody."""
    decision = builder.sight.decision
    if decision is not None and builder.sight.deciding >= 0 and not isinstance(decision, _WATCHED):
        return False
    told = story(builder.sight)
    if told is None and isinstance(decision, fight.ChooseAttack):
        told = Fight(decision.seat)
    if isinstance(told, Arrival):
        arrive(builder, told)
    elif isinstance(told, Fight) and told.attack is not None:
        bouts.put_story(builder, told)
    elif isinstance(told, Fight) and on_border(builder.sight.view):
        declared(builder, told)
    else:
        return False
    return True


def declared(builder: Builder, told: Fight) -> None:
    """A fight is declared, its first attack not chosen yet: who fights, and what lies on the Border."""
    sight, ui = builder.sight, builder.ui
    player = sight.players[told.seat]
    builder.block("actor", (22, 14, 60, 60), look(paint_crest, player.colour, 30.0), still=True)
    words = look(paint.paint_verdict, f"**{escape(player.name)}**", 96.0, 28.0)
    builder.block("fight:words", (4, 80, 96, 28), words, still=True)
    shown = on_border(sight.view)
    for leviathan, box in zip(
        shown, paint.target_boxes(len(shown), builder.box.w - EDGE, 108, builder.box.h), strict=True
    ):
        rows = bouts.levels_before(ui, sight, leviathan, -1, 0)
        ahead = tuple(row for row in rows if row.state != "gone")
        face = paint.TargetFace(bouts.beast_on_border(ui, sight, leviathan), ahead)
        drawn = look(paint.paint_target, face, box[2], box[3])
        builder.block(f"stage:leviathan:{leviathan}", box, drawn, source=f"leviathan:{leviathan}", zoom=True)


def arrive(builder: Parts, arrival: Arrival) -> None:
    """A Leviathan that comes: its picture, the dice that name its zone, and what they find there."""
    sight, t = builder.sight, builder.ui.t
    face = bouts.beast(builder.ui, sight.view, arrival.leviathan, arrival.zone if arrival.placed else -1)
    levels = LEVIATHANS[arrival.leviathan].levels
    bouts.put_beast(builder, face, [paint.LevelFace(*level) for level in levels], f"coming:{arrival.leviathan}")
    if arrival.dice:
        boxes = bouts.put_sum(builder, [("first", 52.0), ("second", 52.0), ("power", 82.0)])
        x, y, w, h = boxes["first"]
        span = boxes["second"][0] + boxes["second"][2] - x
        bouts.put_pair(builder, arrival.dice, (x, y, span, h))
        x, y, w, h = boxes["power"]
        total = "?" if arrival.rolling else str(sum(arrival.dice))
        drawn = look(paint.paint_figure, total, t("ui-fight-zone"), w, h)
        builder.block("fight:power", (x, y, w, h), drawn, still=True)
    zone = bouts.zone_sign(arrival.zone)
    if arrival.rolling and arrival.dice:
        return
    if arrival.zone < 0:
        words = t("ui-fight-choose-zone")
    elif arrival.old:
        words = t("ui-fight-taken", zone=zone, name=t(f"leviathan-{arrival.old}"))
    else:
        words = t("ui-fight-free", zone=zone)
    bouts.put_verdict(builder, words, tone=paint.ALARM if arrival.old else paint.CALM)


def place(sight: Sight, name: str) -> Box | None:
    """Where Pearls and tokens are taken to: the stage, and the board over it."""
    if name == "attack":
        return sight.layout["decision"].box
    if name == "board":
        box, stage = OVER_THE_BOARD, sight.layout["decision"].box
        return Box(box.x, box.y, box.w, stage.bottom - box.y)
    return None


BUILDERS: Mapping[type[Decision], Callable[[Builder], None]] = {
    monsters.MeetMonster: meet_monster,
    fight.ChooseAttack: choose_attack,
    fight.BoostAttack: boost,
    rewards.ChooseTokens: choose_tokens,
    rewards.RevealTokens: reveal_tokens,
    border.DiscardToAttack: discard_to_attack,
    border.DiscardLordToAttack: dismiss_to_attack,
    border.ChooseZone: choose_zone,
    powers.ChooseBeset: beset,
    powers.ChooseStrike: strike,
    powers.ChooseLoot: choose_loot,
    turn.MartialLaw: martial_law,
}
"""How the stage of each decision of Leviathan is built."""
DIALS: Mapping[type[Decision], Callable[[Sight], Sequence[Move]]] = {fight.BoostAttack: boosts_of}
OPEN_DECISIONS: tuple[type[Decision], ...] = (
    fight.BoostAttack,
    rewards.ChooseTokens,
    border.DiscardLordToAttack,
    border.ChooseZone,
    powers.ChooseBeset,
    powers.ChooseStrike,
    powers.ChooseLoot,
)
"""Decisions that nothing hidden is needed for: Pearls, free Lords, the Border and the number of tokens are public."""
