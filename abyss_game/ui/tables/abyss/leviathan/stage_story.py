"""What happens on the Border just now, read from the latest events: a fight, or a Leviathan that arrives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from abyss_game.engine.events import Event
from abyss_game.games.abyss import events as base
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan.border import WHY, part
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.tables.pieces import Sight

_ARRIVING = (ev.LeviathanRevealed, ev.LeviathanAttacked, ev.WoundsTaken, ev.LeviathanLeft, ev.LeviathanPlaced)
_FIGHTING = (
    ev.FightDeclared,
    ev.AttackMade,
    ev.AttackRolled,
    ev.AttackBoosted,
    ev.AttackResolved,
    ev.LifePointLost,
    ev.LeviathanSlain,
    ev.ScourgeTaken,
    ev.TokensDrawn,
    ev.NewTokenRevealed,
)
_ROLLS = (ev.LeviathanRevealed, ev.AttackRolled)
_OVER = (base.TurnStarted, base.CardRevealed, base.ExplorationEnded, ev.FightEnded, ev.MonsterDropped)


@dataclass(frozen=True, slots=True)
class Attack:
    """The latest attack of a fight, the ``number`` tells which: the Ally ``card``, the ``dice`` (none: not rolled yet),
    the ``die`` that counts, ``pearls`` added; once it is ``resolved`` its ``power`` and the ``levels`` that it passes;
    ``hits`` are the Life Points that are gone already, ``reward`` the tokens that they bring."""

    leviathan: int
    card: int
    number: int
    dice: tuple[int, ...] = ()
    die: int = 0
    pearls: int = 0
    resolved: bool = False
    power: int = 0
    levels: int = 0
    hits: int = 0
    reward: int = 0
    zone: int = -1
    """Where the Leviathan was slain; −1 while it lives."""
    rolling: bool = False
    """The dice have not come to rest."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight of ``seat`` because of a Monster, or by the power of ``lord``; ``attack`` None before the first one."""

    seat: int
    lord: str = ""
    attack: Attack | None = None


@dataclass(frozen=True, slots=True)
class Arrival:
    """``leviathan`` has been turned up by ``seat``; the ``dice`` name ``zone`` (−1: its owner chooses). ``old`` is the
    one that was there and attacks, 0 for none."""

    seat: int
    leviathan: int
    dice: tuple[int, ...] = ()
    zone: int = -1
    old: int = 0
    taken: int = 0
    """So many Allies or Lords it has taken from its victim."""
    placed: bool = False
    rolling: bool = False
    """The dice have not come to rest."""


def story(sight: Sight) -> Fight | Arrival | None:
    """What is going on on the Border in this moment; None when it rests, or Leviathan is not played with."""
    if sight.view.leviathan is None:
        return None
    rolling = sight.deciding < 0 and bool(sight.news) and isinstance(sight.news[-1], _ROLLS)
    for event in reversed(sight.news):
        if isinstance(event, _OVER):
            return None
        if isinstance(event, _ARRIVING):
            came = arrival(sight.news)
            return replace(came, rolling=rolling) if came is not None else None
        if isinstance(event, _FIGHTING):
            found = fight(sight.news)
            if found is None or found.attack is None:
                return found
            return replace(found, attack=replace(found.attack, rolling=rolling))
    return None


def arrival(news: Sequence[Event]) -> Arrival | None:
    """The latest arrival of a Leviathan among ``news``."""
    found: Arrival | None = None
    for event in news:
        if isinstance(event, ev.LeviathanRevealed):
            found = Arrival(event.seat, event.leviathan, tuple(event.dice), event.zone)
        elif found is not None and isinstance(event, ev.LeviathanAttacked):
            found = replace(found, old=event.leviathan)
        elif found is not None and is_loss(event):
            found = replace(found, taken=found.taken + 1)
        elif found is not None and isinstance(event, ev.LeviathanPlaced):
            found = replace(found, zone=event.zone, placed=True)
    return found


def is_loss(event: Event) -> bool:
    """Whether ``event`` tells of an Ally or a Lord that a Leviathan has taken (L-18)."""
    return isinstance(event, base.AllyDiscarded | base.LordDismissed) and event.why == WHY


def fight(news: Sequence[Event]) -> Fight | None:
    """The fight that ``news`` end in; None when none is on."""
    found: Fight | None = None
    for event in news:
        if isinstance(event, ev.FightDeclared):
            found = Fight(event.seat, event.lord)
        elif isinstance(event, ev.FightEnded | base.TurnStarted):
            found = None
        elif isinstance(event, ev.AttackMade):
            # a game that was loaded may begin in the middle of a fight
            found = found or Fight(event.seat)
            before = found.attack.number if found.attack is not None else 0
            found = replace(found, attack=Attack(event.leviathan, event.card, before + 1))
        elif found is not None and found.attack is not None:
            found = replace(found, attack=_after(found.attack, event))
    return found


def _after(attack: Attack, event: Event) -> Attack:
    """``attack`` after one more event."""
    if isinstance(event, ev.AttackRolled):
        return replace(attack, dice=tuple(event.dice), die=event.die)
    if isinstance(event, ev.AttackBoosted):
        return replace(attack, pearls=event.pearls)
    if isinstance(event, ev.AttackResolved):
        return replace(attack, resolved=True, power=event.power, levels=event.levels)
    if isinstance(event, ev.LifePointLost) and event.leviathan == attack.leviathan:
        return replace(attack, hits=attack.hits + 1, reward=attack.reward + event.reward)
    if isinstance(event, ev.LeviathanSlain) and event.leviathan == attack.leviathan:
        return replace(attack, zone=event.zone)
    return attack


def lost_before(view: AbyssState, attack: Attack) -> int:
    """The Life Points that the Leviathan of ``attack`` had lost before it."""
    own = part(view)
    if attack.leviathan in own.border:
        return own.lost[own.border.index(attack.leviathan)] - attack.hits
    return len(LEVIATHANS[attack.leviathan].levels) - attack.hits


def zone_of_attack(view: AbyssState, attack: Attack) -> int:
    """The zone of the Leviathan of ``attack``, where it was slain there too."""
    own = part(view)
    return own.border.index(attack.leviathan) if attack.leviathan in own.border else attack.zone


def attacker(news: Sequence[Event]) -> int:
    """The Leviathan whose attack is being suffered, the latest one; 0 for none."""
    for event in reversed(news):
        if isinstance(event, ev.LeviathanAttacked):
            return event.leviathan
    return 0
