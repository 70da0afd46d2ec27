"""What the table tells of Leviathans and of an attack that is going on, in messages without a language."""

from __future__ import annotations

from ..games.abyss.expansions.leviathan.border import levels_left, on_border, part
from ..games.abyss.expansions.leviathan.cards import LEVIATHANS, TOKEN_KINDS, ZONE_NAMES
from ..games.abyss.expansions.leviathan.fight import BoostAttack, attack_power, passed_levels
from ..games.abyss.expansions.leviathan.queries import LifeTokens
from ..games.abyss.state import AbyssGame, AbyssState
from .leviathan_odds import resistances
from .message import Arg, Card, Count, Listed, Message, Race
from .voice import Players, who


def zone_name(zone: int) -> str:
    """The sums of two dice that ``zone`` stands for."""
    return ZONE_NAMES[zone].replace("-", "–")


def penalty(leviathan: int) -> Message:
    """What an attack of ``leviathan`` costs (L-18)."""
    card = LEVIATHANS[leviathan]
    return Message(f"penalty-{card.kind}", {"count": card.amount})


def effect(token: int) -> Message:
    """What a new Monster token brings (L-37)."""
    return Message(f"effect-{TOKEN_KINDS[token]}")


def token_gains(base: int, new: int, join: str = "and") -> Listed:
    """So many Monster tokens of each kind; what is 0 is left out."""
    counts = (("points-tokens", base), ("effect-tokens", new))
    return Listed([Count(what, count) for what, count in counts if count], join=join)


def parts(card: int, die: int, pearls: int) -> Listed:
    """What makes up an Attack Power: the Ally, the die, the Pearls (L-26)."""
    found: list[Arg] = [Card(card), Message("word-die", {"die": die})]
    if pearls:
        found.append(Count("pearls", pearls))
    return Listed(found, join="plus")


def against(game: AbyssGame, decision: BoostAttack, pearls: int = 0) -> dict[str, Arg]:
    """The arguments of a sentence about the attack that waits for Pearls, with ``pearls`` of them, against the next
    resistance: ``parts``, ``power``, ``resistance``."""
    return {
        "parts": parts(decision.card, decision.die, pearls),
        "power": power(decision, pearls),
        "resistance": resistances(game.state, decision.leviathan)[0],
    }


def power(decision: BoostAttack, pearls: int = 0) -> int:
    """The Attack Power with ``pearls`` Pearls."""
    return attack_power(decision.card, decision.die, pearls)


def outcome(game: AbyssGame, decision: BoostAttack, pearls: int) -> Message:
    """What the attack that waits for Pearls brings with ``pearls`` of them (L-27, L-29, L-30)."""
    passed = passed_levels(list(resistances(game.state, decision.leviathan)), power(decision, pearls))
    return result(game, decision.seat, decision.leviathan, passed)


def result(game: AbyssGame, seat: int, leviathan: int, levels: int) -> Message:
    """What it brings ``seat`` when ``leviathan`` loses ``levels`` Life Points, 0 for a failure."""
    if not levels:
        return Message("remark-outcome-failed")
    amount = Count("tokens", tokens_for(game, seat, leviathan, levels))
    if levels == levels_left(game.state, leviathan):
        return Message("remark-outcome-slain", {"amount": amount})
    return Message("remark-outcome-passed", {"levels": Count("levels", levels), "amount": amount})


def tokens_for(game: AbyssGame, seat: int, leviathan: int, levels: int) -> int:
    """The Monster tokens that ``seat`` gets for ``levels`` levels of ``leviathan``: no more than the piles hold
    (L-27, L-34, L-48)."""
    state = game.state
    card = LEVIATHANS[leviathan]
    first = len(card.levels) - levels_left(state, leviathan)
    more = game.ask(LifeTokens(seat=seat)).value
    due = sum(level.reward + more for level in card.levels[first : first + levels])
    return min(due, len(state.token_pile) + len(part(state).token_pile))


def card_lines(state: AbyssState, leviathan: int, players: Players) -> list[Message]:
    """Everything about the card of ``leviathan``, line by line: who may attack it, its levels, its own attack, and by
    whom it was slain."""
    card, own = LEVIATHANS[leviathan], part(state)
    if card.race >= 0:
        lines = [Message("tip-leviathan-race", {"race": Race(card.race)})]
    else:
        lines = [Message("tip-leviathan-crabs")]
    slayer = next((seat for seat, slain in enumerate(own.slain) if leviathan in slain), None)
    passed = 0
    if slayer is not None:
        passed = len(card.levels)
    elif leviathan in on_border(state):
        passed = own.lost[own.border.index(leviathan)]
    for at, level in enumerate(card.levels):
        reward = Count("tokens", level.reward)
        if at < passed:
            lines.append(Message("tip-leviathan-level-passed", {"resistance": level.resistance}))
        else:
            lines.append(Message("tip-leviathan-level", {"resistance": level.resistance, "reward": reward}))
    if slayer is None:
        lines.append(Message("tip-leviathan-penalty", {"penalty": penalty(leviathan)}))
    else:
        lines.append(Message("tip-leviathan-slain", {"player": who(players, slayer)}))
    return lines
