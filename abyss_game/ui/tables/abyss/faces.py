"""From the content and a view to what the painters need."""

from __future__ import annotations

from abyss_game.engine.match import Player
from abyss_game.games.abyss import affairs, exploring, payment, scoring
from abyss_game.games.abyss.cards import RACE_OF, RACES, TOKEN_VALUES, VALUE_OF, is_monster
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.lord import LORDS, Timing
from abyss_game.games.abyss.state import AbyssState
from abyss_game.ui.context import Ui
from abyss_game.ui.paint import faces as f
from abyss_game.ui.paint.cards import paint_ally, paint_back, paint_monster
from abyss_game.ui.paint.own import TOKEN_NOTE
from abyss_game.ui.tables.abyss import extras
from abyss_game.ui.tables.pieces import Look, Sight, look

POWERS = {Timing.NONE: "none", Timing.ONCE: "once", Timing.LASTING: "lasting", Timing.EACH_TURN: "turn"}


def lord_face(ui: Ui, lord: str, cost_now: int | None = None) -> f.LordFace:
    """The front of ``lord`` in the player's language; ``cost_now`` after other cards bent it."""
    card = LORDS[lord]
    return f.LordFace(
        id=lord,
        guild=card.guild,
        cost=card.cost,
        races=card.races,
        mandatory=card.race_index if card.race else None,
        influence=card.influence,
        key=card.key,
        power=POWERS[card.timing],
        name=ui.t(f"lord-{lord}"),
        cost_now=cost_now,
    )


def cost_now(sight: Sight, seat: int, lord: str) -> int | None:
    """The cost of ``lord`` for ``seat`` when it differs from the printed one."""
    if sight.game is None:
        return None
    cost = payment.bill(sight.game, seat, lord).cost
    return cost if cost != LORDS[lord].cost else None


def ally_face(card: int) -> f.AllyFace:
    """The front of an Ally."""
    effects = (extra.ally_effect(card) for extra in extras.every())
    return f.AllyFace(RACE_OF[card], VALUE_OF[card], next((effect for effect in effects if effect), ""))


def card_look(card: int, w: float, state: str = "", crowded: bool = False, stacked: bool = False) -> Look:
    """An Exploration card ``w`` wide: an Ally, a Monster, or a back; ``crowded``: its neighbour lies over its side,
    ``stacked``: over its lower part."""
    if card < 0:
        return look(paint_back, "exploration", w, w * 1.5, None, state)
    if is_monster(card):
        return look(paint_monster, w, state, stacked)
    return look(paint_ally, ally_face(card), w, state, crowded, stacked)


def location_face(ui: Ui, location: str, worth: int | None = None) -> f.LocationFace:
    """A Location tile with its name; ``worth`` once it is owned."""
    return f.LocationFace(location, formula(location), worth, ui.t(f"location-{location}"))


_SIGNS = {
    "lord": "lord",
    "key": "key",
    "location": "location",
    "eye": "eye",
    "affiliated": "affiliated",
    "guild": "guilds",
    "opponent": "person",
    "most": "chevron-up",
    "least": "chevron-down",
    "to": "arrow-once",
}


def formula(location: str) -> tuple[f.Part, ...]:
    """The formula of ``location`` in words and signs."""
    parts: list[f.Part] = []
    signs = {**_SIGNS, **extras.merged("signs")}
    for token in LOCATIONS[location].formula:
        kind, _, name = token.partition(":")
        if name:
            parts.append(f.Part(icon=f"{kind}-{name}"))
        elif token == "no-key":
            parts.append(f.Part(icon="key", struck=True))
        elif token in signs:
            parts.append(f.Part(icon=signs[token]))
        elif parts and parts[-1].text:
            parts[-1] = f.Part(text=f"{parts[-1].text} {token}")
        else:
            parts.append(f.Part(text=token))
    return tuple(parts)


def seat_face(ui: Ui, sight: Sight, seat: int, note: str = "") -> f.SeatFace:
    """Who sits at ``seat``: name, level, live score."""
    player: Player = sight.players[seat]
    level = "" if player.is_person else ui.t(f"ui-level-{player.kind}")
    score = live_score(sight.view, seat) if sight.live_score else None
    thinking = sight.thinking and sight.deciding == seat
    return f.SeatFace(player.colour, player.name, level, score, note, thinking)


def live_score(view: AbyssState, seat: int) -> int:
    """The points of ``seat`` that lie open; hidden tokens are left out."""
    return sum(line.points for line in scoring.score(view, seat))


def lord_signs(view: AbyssState, seat: int) -> tuple[f.LordSign, ...]:
    """The Lords of ``seat`` as signs."""
    return tuple(
        f.LordSign(LORDS[own.lord].guild, used=not own.free, turned=own.turned) for own in view.areas[seat].lords
    )


def guild_signs(lords: list[str]) -> tuple[f.LordSign, ...]:
    """Lords under a Location as signs."""
    return tuple(f.LordSign(LORDS[lord].guild) for lord in lords)


def counters(view: AbyssState, seat: int) -> tuple[tuple[str, int], ...]:
    """What expansions count for ``seat``."""
    return tuple(counter for extra in extras.every() for counter in extra.counters(view, seat))


def held(view: AbyssState, seat: int) -> int:
    """How many tokens of expansions stand before ``seat``."""
    return sum(extra.held(view, seat) for extra in extras.every())


def coins(view: AbyssState, seat: int) -> tuple[tuple[str, int], ...]:
    """What ``seat`` may pay with besides Pearls."""
    return tuple(coin for extra in extras.every() for coin in extra.coins(view, seat))


def opponent_face(ui: Ui, sight: Sight, seat: int) -> f.OpponentFace:
    """The public numbers of ``seat``."""
    view: AbyssState = sight.view
    area = view.areas[seat]
    strongest = []
    for race in range(len(RACES)):
        values = [VALUE_OF[card] for card in area.affiliated if RACE_OF[card] == race]
        strongest.append((max(values, default=0), len(values)))
    return f.OpponentFace(
        who=seat_face(ui, sight, seat),
        pearls=area.pearls,
        keys=affairs.keys(area),
        hand=len(area.hand),
        tokens=len(area.tokens),
        lords=lord_signs(view, seat),
        locations=len(area.locations),
        strongest=tuple(strongest),
        active=view.turn.active == seat and not view.finished,
        extra=counters(view, seat),
        held=held(view, seat),
    )


def treasury_face(ui: Ui, view: AbyssState, seat: int, room: float) -> f.TreasuryFace:
    """The wealth of ``seat``; token values only as far as the view shows them, in at most ``room`` units."""
    area = view.areas[seat]
    values = tuple(TOKEN_VALUES[token] if token >= 0 else 0 for token in area.tokens)
    shown = ", ".join(str(value) for value in sorted(values, reverse=True) if value)
    note = ui.t("table-your-tokens", values=shown) if shown else ""
    if ui.canvas.measure(note, TOKEN_NOTE) > room:
        known = sorted({value for value in values if value})
        note = "  ".join(f"{values.count(value)}×{value}" for value in known)
    if ui.canvas.measure(note, TOKEN_NOTE) > room:
        note = f"= {sum(values)}"
    return f.TreasuryFace(area.pearls, area.keys, len(affairs.key_lords(area)), values, note)


def threat_option(space: int) -> f.ThreatOption:
    """The reward of a Threat space (1 to 6) in signs."""
    rewards = exploring.REWARDS[space]
    return f.ThreatOption(keys=rewards[0].keys, either=max(r.pearls + r.tokens for r in rewards))
