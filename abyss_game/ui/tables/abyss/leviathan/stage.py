"""The stage of each decision of Leviathan, and what everybody sees while others fight."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from abyss_game.engine.moves import Move
from abyss_game.engine.steps import Decision
from abyss_game.games.abyss import moves as base
from abyss_game.games.abyss.expansions.leviathan import border, fight, monsters, odds, powers, rewards, turn
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.border import on_border, part
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS
from abyss_game.ui.layout import Box
from abyss_game.ui.paint import fight as paint
from abyss_game.ui.paint import prompts
from abyss_game.ui.paint.cards import ALLY_RATIO
from abyss_game.ui.paint.panels import paint_crest
from abyss_game.ui.paint.states import paint_spotlight
from abyss_game.ui.tables.abyss import faces
from abyss_game.ui.tables.abyss.leviathan import stage_attack as attacks
from abyss_game.ui.tables.abyss.leviathan import stage_choices as choices
from abyss_game.ui.tables.abyss.leviathan import stage_fight as bouts
from abyss_game.ui.tables.abyss.leviathan.stage_story import Arrival, Fight, is_loss, story
from abyss_game.ui.tables.abyss.stage_parts import Parts
from abyss_game.ui.tables.pieces import OVER_THE_BOARD, Sight, look
from abyss_game.ui.text import escape

if TYPE_CHECKING:
    from abyss_game.ui.tables.abyss.stage import Builder


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
    if isinstance(told, Arrival) and is_loss(builder.sight.news[-1]):
        builder.events(attacks.onslaught(builder, max(1, LEVIATHANS[told.old].amount - told.taken)))
    elif isinstance(told, Arrival):
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
    sight = builder.sight
    player = sight.players[told.seat]
    builder.block("actor", (22, 14, 60, 60), look(paint_crest, player.colour, 30.0), still=True)
    words = look(paint.paint_verdict, f"**{escape(player.name)}**", 96.0, 28.0)
    builder.block("fight:words", (4, 80, 96, 28), words, still=True)
    bouts.put_targets(builder, on_border(sight.view), 108, builder.box.w)


def loses(builder: Builder) -> None:
    """Somebody is attacked and chooses what to lose: the Leviathan, and what has just happened."""
    decision = builder.sight.decision
    count = decision.count if isinstance(decision, border.DiscardToAttack) else 1
    builder.events(attacks.onslaught(builder, count))


def breeds(builder: Builder) -> None:
    """Somebody chooses a zone for a Leviathan that all have seen."""
    coming = part(builder.sight.view).coming
    levels = LEVIATHANS[coming].levels
    face = bouts.beast(builder.ui, builder.sight.view, coming, -1)
    bouts.put_beast(builder, face, [paint.LevelFace(*level) for level in levels], f"coming:{coming}")
    builder.events(bouts.SUM[0] + 12)


def arrive(builder: Parts, arrival: Arrival) -> None:
    """A Leviathan that comes: its picture, the dice that name its zone, and what they find there."""
    sight, t = builder.sight, builder.ui.t
    face = bouts.beast(builder.ui, sight.view, arrival.leviathan, arrival.zone if arrival.placed else -1)
    levels = LEVIATHANS[arrival.leviathan].levels
    bouts.put_beast(
        builder, face, [paint.LevelFace(*level) for level in levels], f"coming:{arrival.leviathan}", arrival.placed
    )
    if arrival.dice:
        boxes = bouts.put_sum(builder, [("first", 52.0), ("second", 52.0), ("power", 82.0)])
        x, y, w, h = boxes["first"]
        span = boxes["second"][0] + boxes["second"][2] - x
        bouts.put_dice(builder, "zone", arrival.dice, (x, y, span, h), arrival.rolling)
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
    fight.ChooseAttack: attacks.choose_attack,
    fight.BoostAttack: attacks.boost,
    rewards.ChooseTokens: choices.choose_tokens,
    rewards.RevealTokens: choices.reveal_tokens,
    border.DiscardToAttack: attacks.discard_to_attack,
    border.DiscardLordToAttack: attacks.dismiss_to_attack,
    border.ChooseZone: choices.choose_zone,
    powers.ChooseBeset: choices.beset,
    powers.ChooseStrike: choices.strike,
    powers.ChooseLoot: choices.choose_loot,
    turn.MartialLaw: choices.martial_law,
}
"""How the stage of each decision of Leviathan is built."""
WATCHED: Mapping[type[Decision], Callable[[Builder], None]] = {
    border.DiscardToAttack: loses,
    border.DiscardLordToAttack: loses,
    border.ChooseZone: breeds,
}
"""How it is built for those who look on."""
DIALS: Mapping[type[Decision], Callable[[Sight], Sequence[Move]]] = {fight.BoostAttack: attacks.boosts_of}
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
