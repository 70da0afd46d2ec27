"""What Leviathan adds to “since your last turn”: Leviathans that came and attacked, fights, the Scourge, tokens."""

from __future__ import annotations

from ..engine.events import Event
from ..games.abyss import events as base_events
from ..games.abyss.expansions.leviathan import events as ev
from ..games.abyss.expansions.leviathan.border import WHY
from .describe_leviathan_table import effect, zone_name
from .describe_summary import Gathered, gains, pearls
from .message import Arg, Count, Leviathan, Lord, Message
from .voice import Line, who


def tell(told: Gathered, event: Event) -> bool:
    """Tells ``event``; whether it was one of Leviathan's, or something that a Leviathan has brought about."""
    return any(teller(told, event) for teller in (_attacks, _fights, _tokens))


def _attacks(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.LeviathanPlaced):
        zone = zone_name(event.zone)
        told.tell(event.seat, 3, "leviathan-placed", leviathan=Leviathan(event.leviathan), zone=zone)
    elif isinstance(event, ev.LeviathanAttacked):
        told.tell(event.seat, 8 if event.seat == told.viewer else 4, "attacked", leviathan=Leviathan(event.leviathan))
    elif isinstance(event, ev.WoundsTaken):
        _suffered(told, event.seat, "wounds", amount=Count("wounds", event.amount))
    elif isinstance(event, base_events.PearlsLost) and event.why == WHY:
        _suffered(told, event.seat, "pearls", amount=pearls(event.amount))
    elif isinstance(event, base_events.LordDismissed) and event.why == WHY:
        _suffered(told, event.seat, "lord", lord=Lord(event.lord))
    elif isinstance(event, ev.MonsterDropped):
        if event.why == "ignored":
            told.tell(event.seat, 1, "monster-ignored")
    else:
        return isinstance(event, ev.LeviathanRevealed | ev.LeviathanLeft)
    return True


def _suffered(told: Gathered, seat: int, kind: str, **loss: Arg) -> None:
    """Adds to the attack that was told last what it has cost ``seat``."""
    at = max(at for at, line in enumerate(told.lines) if line.message.id == "sum-attacked" and line.seat == seat)
    line = told.lines[at]
    told.lines[at] = Line(seat, Message(f"sum-attacked-{kind}", {**line.message.args, **loss}), line.weight)


def _fights(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.FightDeclared):
        told.found = True
    elif isinstance(event, ev.AttackResolved):
        failure = Line(event.seat, Message("sum-attack-failed", {"leviathan": Leviathan(event.leviathan)}), 2)
        if not event.levels and failure not in told.lines[-1:]:
            told.lines.append(failure)
    elif isinstance(event, ev.LifePointLost):
        told.kept = {
            "leviathan": event.leviathan,
            "points": told.kept.get("points", 0) + 1,
            "left": event.left,
        }
    elif isinstance(event, ev.TokensDrawn):
        _reward(told, event)
    elif isinstance(event, ev.ScourgeTaken):
        yours = event.old == told.viewer
        told.tell(event.seat, 8 if yours else 6, "scourge-yours" if yours else "scourge")
    else:
        return isinstance(event, ev.AttackMade | ev.AttackRolled | ev.AttackBoosted | ev.LeviathanSlain | ev.FightEnded)
    return True


def _reward(told: Gathered, event: ev.TokensDrawn) -> None:
    """Tells the attack that the reward is for. A window can begin between the two: then there is nothing to tell."""
    hit, told.kept = told.kept, {}
    if not hit:
        return
    leviathan = Leviathan(hit["leviathan"])
    won = gains(0, 0, len(event.base) + len(event.new)) or "–"
    if hit["left"]:
        amount = Count("life-points", hit["points"])
        told.tell(event.seat, 5, "attack-hit", leviathan=leviathan, amount=amount, gains=won)
    else:
        told.tell(event.seat, 7, "leviathan-slain", leviathan=leviathan, gains=won)


def _tokens(told: Gathered, event: Event) -> bool:
    if isinstance(event, ev.NewTokenRevealed):
        told.tell(event.seat, 4, "token-revealed", effect=effect(event.token))
    elif isinstance(event, ev.NewTokenStolen):
        if event.victim == told.viewer:
            told.tell(event.seat, 8, "robbed-you")
        else:
            told.tell(event.seat, 4, "robbed", victim=who(told.players, event.victim))
    elif isinstance(event, ev.AlliesKept):
        told.tell(event.seat, 1, "allies-kept", amount=pearls(event.pearls))
    else:
        return False
    return True
