"""The stage of a fight: the Leviathan with its levels, the Ally, dice and Pearls, and what comes of it.

Before the dice every level shows the chance to reach it with the Ally that is meant; afterwards what has been hit and
how much is missing for the next one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.border import part
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS, ZONE_NAMES, boosts, rolls_twice
from abyss_game.games.abyss.expansions.leviathan.fight import attack_power, passed_levels
from abyss_game.games.abyss.expansions.leviathan.odds import FACES, level_chances
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui import theme
from abyss_game.ui.context import Ui
from abyss_game.ui.paint import fight as paint
from abyss_game.ui.paint.cards import ALLY_RATIO
from abyss_game.ui.paint.dice import STEPS, paint_die, paint_rolling
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.board import Z_TOP, mark_of
from abyss_game.ui.tables.abyss.leviathan.counters import face
from abyss_game.ui.tables.abyss.leviathan.stage_story import Attack, Fight, lost_before, zone_of_attack
from abyss_game.ui.tables.abyss.stage_parts import EDGE
from abyss_game.ui.tables.pieces import Choice, Piece, Sight, at, look
from abyss_game.ui.text import escape

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.stage_parts import Parts

PORTRAIT = (10.0, 7.0, 134.0, 103.0)
LEVELS = (153.0, 160.0)
_NAME_ROW = 21.0
SUM = (324.0, 346.0)
RESULT = (686.0, 122.0)
_ALLY, DIE, _DICE = 58.0, 52.0, 44.0
_SIGN, PEARLS, _POWER = 18.0, 112.0, 56.0


def beast(ui: Ui, view: AbyssState, leviathan: int, zone: int, lost: int = -1) -> paint.BeastFace:
    """The ``leviathan`` as it is painted on the stage; ``lost`` Life Points when the table is further than what is
    told."""
    card = face(view, leviathan)
    if lost >= 0:
        card = replace(card, lost=lost)
    return paint.BeastFace(card, ui.t(f"leviathan-{leviathan}"), zone_sign(zone))


def zone_sign(zone: int) -> str:
    """The sums that name ``zone``, "" for none."""
    return ZONE_NAMES[zone].replace("-", "·") if zone >= 0 else ""


def beast_on_border(ui: Ui, sight: Sight, leviathan: int) -> paint.BeastFace:
    """The ``leviathan`` of the Border as it is now."""
    return beast(ui, sight.view, leviathan, part(sight.view).border.index(leviathan))


def percent(chance: Fraction) -> int:
    """A chance in whole percent; what is possible is never told as 0, what may fail never as 100."""
    whole = round(chance * 100)
    if 0 < chance < 1:
        return min(99, max(1, whole))
    return whole


# -- levels ------------------------------------------------------------------------------------------------------


def levels_before(
    ui: Ui, sight: Sight, leviathan: int, card: int, pearls: int, brief: bool = False
) -> tuple[paint.LevelFace, ...]:
    """All levels of a Leviathan of the Border with the chance to reach them with ``card`` (−1: no Ally is meant): where
    up to ``pearls`` Pearls may help after the die, without them and with them, or (``brief``) only with them."""
    own = part(sight.view)
    lost = own.lost[own.border.index(leviathan)]
    with_all = level_chances(sight.view, leviathan, card, pearls) if card >= 0 else ()
    without = level_chances(sight.view, leviathan, card) if card >= 0 else ()
    rows = []
    for index, level in enumerate(LEVIATHANS[leviathan].levels):
        if index < lost:
            rows.append(paint.LevelFace(*level, "gone", ui.t("ui-fight-lost")))
        elif card >= 0:
            low, high = without[index - lost], with_all[index - lost]
            rows.append(paint.LevelFace(*level, "open", chance_note(ui, high if brief else low, high), float(high)))
        else:
            rows.append(paint.LevelFace(*level))
    return tuple(rows)


def chance_note(ui: Ui, low: Fraction, high: Fraction) -> str:
    """A chance, or the range of one."""
    if not high:
        return "–"
    told = ui.t("ui-fight-percent", count=percent(high))
    return told if low == high else f"{percent(low)}–{told}"


def levels_after(ui: Ui, leviathan: int, lost: int, power: int) -> tuple[paint.LevelFace, ...]:
    """All levels of a Leviathan that had ``lost`` Life Points lost, under an attack of ``power``."""
    rows = []
    needed = 0
    for index, level in enumerate(LEVIATHANS[leviathan].levels):
        if index < lost:
            rows.append(paint.LevelFace(*level, "gone", ui.t("ui-fight-lost")))
            continue
        before, needed = needed, needed + level.resistance
        if needed <= power:
            rows.append(paint.LevelFace(*level, "hit"))
        else:
            state = "near" if before <= power else "open"
            rows.append(paint.LevelFace(*level, state, ui.t("ui-fight-more", count=needed - power)))
    return tuple(rows)


# -- blocks ------------------------------------------------------------------------------------------------------


def put_beast(
    parts: Parts, shown: paint.BeastFace, rows: Sequence[paint.LevelFace], key: str = "", gone: bool = False
) -> None:
    """The Leviathan and its levels at the left; one that arrives is a piece ``key`` of its own, which travels, and
    is darkened once it has ``gone`` on."""
    source = f"leviathan:{shown.card.id}"
    x, y, w, h = PORTRAIT
    drawn = look(paint.paint_beast, shown, w, h, "", gone)
    parts.block(key or "fight:beast", (x, y, w, h), drawn, source=source, travels=bool(key), zoom=True)
    put_levels(parts, shown.name, rows)


def put_levels(parts: Parts, name: str, rows: Sequence[paint.LevelFace]) -> None:
    """The name of the Leviathan and its levels, beside it."""
    left, width = LEVELS
    drawn = look(paint.paint_name, name, width, _NAME_ROW)
    parts.block("fight:name", (left, 5, width, _NAME_ROW), drawn, still=True)
    for index, row in enumerate(rows):
        box = level_box(parts, index, len(rows))
        parts.block(f"fight:level:{index}", box, look(paint.paint_level, row, width, box[3]), still=True)


def level_box(parts: Parts, index: int, count: int) -> tuple[float, float, float, float]:
    """Where the row of level ``index`` of ``count`` lies on the stage."""
    left, width = LEVELS
    tall, step = paint.level_rows(count, parts.box.h - 12 - _NAME_ROW)
    top = 6 + _NAME_ROW + max(0.0, (parts.box.h - 13 - _NAME_ROW - step * count + (step - tall)) / 2)
    return left, top + step * index, width, tall


def put_sum(parts: Parts, terms: Sequence[tuple[str, float]]) -> dict[str, tuple[float, float, float, float]]:
    """Signs between the parts of the sum; returns the box of each part by its name."""
    left, room = SUM
    total = sum(width for _, width in terms) + _SIGN * (len(terms) - 1)
    gap = min(10.0, (room - total) / max(1, 2 * (len(terms) - 1)))
    x = left + max(0.0, (room - total - gap * 2 * (len(terms) - 1)) / 2)
    boxes = {}
    for index, (name, width) in enumerate(terms):
        if index:
            sign = "=" if name == "power" else "+"
            drawn = look(paint.paint_sign, sign, _SIGN, parts.box.h - 14)
            parts.block(f"fight:sign:{index}", (x + gap, 7, _SIGN, parts.box.h - 14), drawn, still=True)
            x += _SIGN + 2 * gap
        boxes[name] = (x, 7.0, width, parts.box.h - 14)
        x += width
    return boxes


def put_ally(parts: Parts, card: int, box: tuple[float, float, float, float], travels: bool) -> None:
    """The Ally that attacks; one that has left the hand for it travels."""
    x, y, w, h = box
    tall = w * ALLY_RATIO
    placed = (x, y + (h - tall) / 2, w, tall)
    key = f"card:{card}" if travels else "fight:ally"
    parts.block(key, placed, faces.card_look(card, w), source=f"card:{card}", travels=travels, zoom=True)


def put_dice(
    parts: Parts, key: str, dice: Sequence[int], box: tuple[float, float, float, float], rolls: bool, best: int = -1
) -> None:
    """Dice, one at each end of ``box``, that come rolling while the roll is told (``rolls``) and lie still then; where
    one of two counts, the one with the index ``best``, the other is dimmed. ``key`` tells one roll from
    another."""
    x, y, w, h = box
    s = DIE if w > 2 * DIE or len(dice) == 1 else _DICE
    gap = (w - s * len(dice)) / max(1, len(dice) - 1)
    for index, value in enumerate(dice):
        dim = not rolls and best >= 0 and index != best
        place = at((parts.box.x + x + index * (s + gap), parts.box.y + y + (h - s) / 2, s, s))
        drawn = look(paint_die, value, s, dim, not rolls and index == best)
        faces_ = tuple(look(paint_rolling, value, step, s, index) for step in range(STEPS)) if rolls else ()
        piece = Piece(f"die:{key}:{index}", place, drawn, Z_TOP + 2, travels=True, still=True, faces=faces_)
        parts.blocks.append(piece)


def put_verdict(parts: Parts, markup: str, top: float = 7.0, tone: theme.RGB = theme.SOFT) -> None:
    """What comes of it, at the right end."""
    x, w = RESULT
    parts.divider(x - 8)
    h = parts.box.h - top - 9
    parts.block("fight:verdict", (x, top, w, h), look(paint.paint_verdict, markup, w, h, tone), still=True)


def put_targets(
    parts: Parts, leviathans: Sequence[int], left: float, room: float, card: int = -1, usable: Collection[int] = ()
) -> None:
    """``leviathans`` of the Border side by side from ``left`` to ``room``; with an Ally ``card`` that is meant, its
    chances against those that it is ``usable`` for, the others darkened."""
    sight = parts.sight
    pearls = pearls_for(sight, card)
    boxes = paint.target_boxes(len(leviathans), room - EDGE, left, parts.box.h)
    for leviathan, box in zip(leviathans, boxes, strict=True):
        source = f"leviathan:{leviathan}"
        brief = box[2] < paint.ROOMY
        rows = levels_before(parts.ui, sight, leviathan, card if leviathan in usable else -1, pearls, brief)
        ahead = tuple(row for row in rows if row.state != "gone")
        calm = card >= 0 and leviathan not in usable
        shown = paint.TargetFace(beast_on_border(parts.ui, sight, leviathan), ahead, calm)
        drawn = look(paint.paint_target, shown, box[2], box[3], mark_of(sight, source))
        parts.block(f"stage:{source}", box, drawn, source=source, zoom=True)


# -- before the dice ---------------------------------------------------------------------------------------------


def put_chances(parts: Parts, leviathan: int, card: int, verdict: str, verdict_top: float = 7.0) -> None:
    """One Leviathan and what an attack of ``card`` on it may bring."""
    ui, sight = parts.ui, parts.sight
    pearls = pearls_for(sight, card)
    put_beast(parts, beast_on_border(ui, sight, leviathan), levels_before(ui, sight, leviathan, card, pearls))
    terms = [("ally", _ALLY), ("die", 66.0)]
    if boosts(card):
        terms.append(("pearls", 64.0))
    boxes = put_sum(parts, [*terms, ("power", 74.0)])
    put_ally(parts, card, boxes["ally"], travels=False)
    x, y, w, h = boxes["die"]
    label = ui.t("ui-fight-twice" if rolls_twice(card) else "ui-fight-die")
    drawn = look(paint.paint_chance_die, rolls_twice(card), label, w + 12, h)
    parts.block("fight:die", (x - 6, y, w + 12, h), drawn, still=True)
    if "pearls" in boxes:
        x, y, w, h = boxes["pearls"]
        drawn = look(paint.paint_pearls, span(0, pearls), "", ui.t("ui-fight-each"), w + 18, h)
        parts.block("fight:pearls", (x - 9, y, w + 18, h), drawn, still=True)
    x, y, w, h = boxes["power"]
    drawn = look(paint.paint_figure, reach(card, pearls), ui.t("ui-fight-power"), w, h)
    parts.block("fight:power", (x, y, w, h), drawn, still=True)
    put_verdict(parts, verdict, verdict_top)


def pearls_for(sight: Sight, card: int) -> int:
    """The Pearls that may be added to an attack with ``card`` by whoever decides now."""
    seat = sight.decision.seat if sight.decision is not None else sight.anchor
    return sight.view.areas[seat].pearls if card >= 0 and boosts(card) else 0


def span(low: int, high: int) -> str:
    """A range of numbers."""
    return f"{low}–{high}" if high > low else str(low)


def reach(card: int, pearls: int) -> str:
    """The range of Attack Powers of ``card`` with up to ``pearls`` Pearls."""
    return span(attack_power(card, FACES.start), attack_power(card, FACES[-1], pearls))


# -- after the dice ----------------------------------------------------------------------------------------------


def put_attack(parts: Parts, attack: Attack, power: int, pearls_width: float = 0.0) -> dict[str, tuple[float, ...]]:
    """An attack whose dice have been rolled, or are in the air; returns the boxes of the parts of the sum. Room for a
    dial of ``pearls_width`` is left for Pearls."""
    ui, sight = parts.ui, parts.sight
    lost = lost_before(sight.view, attack)
    shown = beast(ui, sight.view, attack.leviathan, zone_of_attack(sight.view, attack), lost + attack.hits)
    seen = bool(attack.dice) and not attack.rolling
    if seen:
        rows = levels_after(ui, attack.leviathan, lost, power)
    else:
        levels = LEVIATHANS[attack.leviathan].levels
        rows = tuple(paint.LevelFace(*level, "gone" if index < lost else "open") for index, level in enumerate(levels))
    put_beast(parts, shown, rows)
    dice_width = DIE if not rolls_twice(attack.card) else 2 * _DICE + 6
    terms = [("ally", _ALLY), ("dice", dice_width)]
    if pearls_width or attack.pearls:
        terms.append(("pearls", pearls_width or 50.0))
    boxes = put_sum(parts, [*terms, ("power", _POWER)])
    put_ally(parts, attack.card, boxes["ally"], travels=True)
    if attack.dice:
        best = attack.dice.index(attack.die) if len(attack.dice) > 1 else -1
        put_dice(parts, str(attack.number), attack.dice, boxes["dice"], attack.rolling, best)
    else:
        x, y, w, h = boxes["dice"]
        drawn = look(paint.paint_chance_die, rolls_twice(attack.card), "", w, h)
        parts.block("fight:die", (x, y, w, h), drawn, still=True)
    if attack.pearls and not pearls_width:
        x, y, w, h = boxes["pearls"]
        drawn = look(paint.paint_pearls, str(attack.pearls), "", "", w, h)
        parts.block("fight:pearls", (x, y, w, h), drawn, still=True)
    x, y, w, h = boxes["power"]
    drawn = look(paint.paint_figure, str(power) if seen else "?", ui.t("ui-fight-power"), w, h)
    parts.block("fight:power", (x, y, w, h), drawn, still=True)
    return dict(boxes)


def outcome(parts: Parts, attack: Attack) -> str:
    """What came of a resolved attack, in words."""
    ui = parts.ui
    lost = lost_before(parts.sight.view, attack)
    levels = LEVIATHANS[attack.leviathan].levels
    if not attack.levels:
        return ui.t("ui-fight-missed", count=levels[lost].resistance - attack.power)
    left = len(levels) - lost - attack.levels
    told = attack.reward or sum(level.reward for level in levels[lost : lost + attack.levels])
    return ui.t("ui-fight-was-hit" if left else "ui-fight-was-slain", count=told, left=left)


def forecast(parts: Parts, attack: Attack, power: int, more: int = 0) -> str:
    """What an attack of ``power`` would bring, in words; ``more`` tokens for each Life Point come from Lords."""
    lost = lost_before(parts.sight.view, attack)
    levels = LEVIATHANS[attack.leviathan].levels[lost:]
    passed = passed_levels([level.resistance for level in levels], power)
    if not passed:
        return parts.ui.t("ui-fight-would-miss", count=levels[0].resistance - power)
    left = len(levels) - passed
    count = sum(level.reward for level in levels[:passed]) + passed * more
    return parts.ui.t("ui-fight-would-hit" if left else "ui-fight-would-slay", count=count, left=left)


def put_story(parts: Parts, fight: Fight) -> None:
    """The fight of somebody as everybody sees it."""
    attack = fight.attack
    assert attack is not None
    power = attack.power or attack_power(attack.card, attack.die, attack.pearls)
    put_attack(parts, attack, power)
    name = parts.sight.players[fight.seat].name
    if attack.resolved:
        put_verdict(parts, outcome(parts, attack))
    elif attack.dice and not attack.rolling:
        put_verdict(parts, forecast(parts, attack, power))
    else:
        put_verdict(parts, parts.ui.t("ui-fight-rolls", name=escape(name)))


def step_choice(parts: Parts, key: str, icon: str, amount: int, box: tuple[float, float, float, float]) -> Choice:
    """A button that dials ``amount``."""
    ui, moves = parts.ui, [move for move in parts.sight.legal if isinstance(move, mv.Boost)]
    x, y, w, h = box
    legal = 0 <= amount < len(moves)
    why = "" if legal else ui.t("ui-fight-none-yet") if amount < 0 else parts.reason(mv.Boost(pearls=amount))
    label = ui.t(f"ui-fight-{'plus' if icon == 'plus' else 'less'}")
    return Choice(
        key,
        at((parts.box.x + x, parts.box.y + y, w, h)).box,
        label,
        action=f"dial:{amount}",
        kind="icon",
        icon=icon,
        shortcut=icon,
        enabled=legal,
        reason=why,
        tip=f"{label} ({'+' if icon == 'plus' else '−'})",
    )
