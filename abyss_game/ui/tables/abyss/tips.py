"""Tooltips of everything on the table of Abyss: what it is, what it holds, and what may be done with it now."""

from __future__ import annotations

from collections.abc import Callable

from abyss_game.games.abyss import affairs, exploring, payment, scoring
from abyss_game.games.abyss.lord import LORDS, Timing
from abyss_game.games.abyss.state import TRACK_SPACES, OwnedLord
from abyss_game.i18n.message import Count, Message, Race
from abyss_game.ui.tables.abyss import extras
from abyss_game.ui.tables.abyss.words import POWER_SIGNS, Words

Tip = tuple[str, str]


def tip(words: Words, source: str) -> Tip:
    """Title and rich text of the tooltip of the piece or place that moves call ``source``; two empty strings for
    none."""
    kind, _, name = source.partition(":")
    find = CARDS.get(kind) or extras.merged("tips").get(kind)
    title, text = find(words, name) if find is not None else ("", words.retold(source) or _place(words, kind, name))
    if not text:
        return title, text
    return title, "\n".join([text, *added(words, source)])


def added(words: Words, source: str) -> list[str]:
    """What expansions have to say of ``source``."""
    return [line for extra in extras.every() for line in extra.lines(words, source)]


# -- cards ---------------------------------------------------------------------------------------------------------


def _lord(words: Words, lord: str) -> Tip:
    t, card = words.ui.t, LORDS[lord]
    key = f" · <i:key> {t('ui-table-has-key')}" if card.key else ""
    influence = t("ui-table-influence", points=card.influence)
    lines = [f"<i:guild-{card.guild}> {t(f'guild-{card.guild}')} · {influence}{key}"]
    owner = words.owner(lord)
    if owner is None:
        lines.append(words.cost(lord))
        now = cost_now(words, lord)
        if now is not None:
            lines.append("<c:brass>" + t("ui-table-cost-now", cost=now) + "</c>")
    icon = POWER_SIGNS[card.timing]
    lead = words.timing(lord) if card.timing is Timing.NONE else f"{words.timing(lord)}:"
    lines.append((f"<i:{icon}> " if icon else "") + f"**{lead}** {words.power_text(lord)}")
    if owner is not None:
        lines.append(f"<c:secondary>{state_of(words, owner)}</c>")
    return t(f"lord-{lord}"), "\n".join(lines)


def cost_now(words: Words, lord: str) -> int | None:
    """What the Court Lord ``lord`` costs the person who decides, when that is not what is printed."""
    sight = words.sight
    if sight.game is None or not sight.mine or lord not in words.view.court:
        return None
    cost = payment.bill(sight.game, sight.deciding, lord).cost
    return cost if cost != LORDS[lord].cost else None


def state_of(words: Words, owned: OwnedLord) -> str:
    """Whether a Lord is free, turned or under a Location, in words."""
    if owned.turned:
        return words.ui.t("tip-lord-turned")
    return words.ui.t("tip-lord-used" if owned.location else "tip-lord-free")


def _location(words: Words, location: str) -> Tip:
    t = words.ui.t
    lines = [words.location_text(location)]
    owner = words.owner_of_location(location)
    if owner is None or owner == words.sight.anchor:
        lines.append(t("ui-table-worth", worth=words.worth_to_me(location)))
    else:
        worth = scoring.location_worth(words.view, owner, location)
        lines.append(t("table-now-worth", points=worth))
    under = [own.lord for area in words.view.areas for own in area.lords if own.location == location]
    lines += [f"<i:guild-{LORDS[lord].guild}> {t(f'lord-{lord}')}" for lord in under]
    if location in words.view.available:
        lines.append(f"<c:secondary>{t('tip-location-available')}</c>")
    return t(f"location-{location}"), "\n".join(lines)


def _card(words: Words, name: str) -> Tip:
    card = int(name)
    title, text = words.card_notes(card)
    view = words.view
    if card in view.track:
        last = [lying for lying in view.track if lying >= 0][-1]
        where = words.ui.t("tip-track-card", space=view.track.index(card) + 1)
        text += f"\n<c:secondary>{where}</c>" if card != last else ""
    elif any(card in area.affiliated for area in view.areas):
        text += f"\n<c:secondary>{words.ui.t('tip-affiliated')}</c>"
    return title, text


def _seat(words: Words, name: str) -> Tip:
    """The public numbers of a player in words."""
    seat, t, view = int(name), words.ui.t, words.view
    area = view.areas[seat]
    amounts = (
        ("pearls", area.pearls),
        ("keys", affairs.keys(area)),
        ("cards", len(area.hand)),
        ("tokens", len(area.tokens)),
        ("lords", len(area.lords)),
        ("locations", len(area.locations)),
    )
    lines = [" · ".join(t(f"amount-{what}", count=count) for what, count in amounts)]
    if view.turn.active == seat and not view.finished:
        lines.append(t("tip-active-player"))
    if view.first == seat:
        lines.append(t("tip-first-player"))
    if words.sight.live_score:
        lines.append(f"<i:points> {t('tip-score')}")
    return words.players[seat].name, "\n".join(lines)


CARDS: dict[str, Callable[[Words, str], Tip]] = {
    "lord": _lord,
    "location": _location,
    "card": _card,
    "seat": _seat,
}


# -- places --------------------------------------------------------------------------------------------------------


def _place(words: Words, kind: str, name: str) -> str:
    """Places and pieces that are no cards: the text of the place, with what it holds."""
    t, view, write = words.ui.t, words.view, words.texts.write
    if kind == "council":
        race = int(name)
        return write(Message("tip-council-stack", {"race": Race(race), "count": len(view.council[race])}))
    if kind == "threat":
        return t(f"tip-threat-{name}") if name else t("tip-threat-token")
    if kind == "court":
        return t("tip-court-space" if view.lord_deck else "tip-court-space-waiting")
    if kind == "track":
        space = int(name) + 1
        return t("tip-track-last") if space == TRACK_SPACES else t("tip-track-space", space=space)
    if kind == "hollow":
        return t("tip-affiliated")
    counted = {
        "lord_deck": ("tip-lord-deck", len(view.lord_deck)),
        "location_deck": ("tip-location-deck", len(view.location_deck)),
        "discard": ("tip-discard", len(view.discard)),
        "token_pile": ("tip-token-pile", len(view.token_pile)),
    }
    if kind in counted:
        message, count = counted[kind]
        return t(message, count=count)
    if kind == "exploration":
        price = write(Message("tip-price", {"price": Count("pearls", exploring.price(view))}))
        return t("tip-exploration-deck", count=len(view.exploration)) + f"\n<c:secondary>{price}</c>"
    own = view.areas[words.sight.anchor].tokens
    plain = {
        "pearls": "tip-pearls",
        "keys": "tip-keys",
        "pledged_keys": "tip-keys",
        "tokens": "tip-tokens-own" if own and own[0] >= 0 else "tip-tokens",
        "affiliated": "tip-affiliated",
        "lords": "tip-lords",
        "coming": "tip-lord-slot",
        "no-location": "tip-locations",
        "space": "tip-location-empty",
        "log": "tip-log",
    }
    return t(plain[kind]) if kind in plain else ""
