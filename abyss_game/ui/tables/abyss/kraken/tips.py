"""Tooltips of the pieces of Kraken, and what it adds to those of others: who has reserved something, sacred sites."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from abyss_game.games.abyss.cards import RACES
from abyss_game.games.abyss.expansions.kraken import nebulis
from abyss_game.games.abyss.expansions.kraken.cards import TREASURE_VALUES
from abyss_game.games.abyss.expansions.kraken.locations import SACRED_SITES
from abyss_game.games.abyss.expansions.kraken.treasures import worth
from abyss_game.i18n.message import Lord, Message
from abyss_game.i18n.voice import who
from abyss_game.ui.tables.abyss.kraken.counters import part
from abyss_game.ui.tables.abyss.words import RULES, Words
from abyss_game.ui.text import escape

Tip = tuple[str, str]
SITES = frozenset(site.id for site in SACRED_SITES)


def _nebulis(words: Words, name: str) -> Tip:
    own, seat = part(words.view), words.sight.anchor
    if own is None:
        return "", ""
    most = nebulis.most_at_once(RULES, words.view, seat)
    freely = "yes" if nebulis.pearls_may_remain(RULES, words.view, seat) else "no"
    return words.ui.t("word-nebulis"), words.ui.t("tip-nebulis", count=own.nebulis[seat], most=most, freely=freely)


def _figure(words: Words, name: str) -> Tip:
    own, t = part(words.view), words.ui.t
    if own is None or own.holder < 0:
        return t("word-figure"), t("tip-figure-aside")
    return t("table-figure-of", name=words.players[own.holder].name), t("tip-figure")


def _sentinel(words: Words, name: str) -> Tip:
    own, t = part(words.view), words.ui.t
    token = next((token for token in own.sentinels if token.lord == name), None) if own is not None else None
    if token is None:
        return "", ""
    lord = Lord(name, linked=False)
    text = words.texts.write(Message("tip-sentinel", {"lord": lord, "player": who(words.players, token.owner)}))
    reserved = _name(words, token.place)
    if reserved:
        text += f"\n<i:sentinel> **{reserved}**"
    if token.rests:
        text += "\n<c:secondary>" + words.texts.write(Message("tip-sentinel-rests", {"lord": lord})) + "</c>"
    return t(f"lord-{name}"), text


def _name(words: Words, place: str) -> str:
    """What a token at ``place`` reserves, by name."""
    kind, _, name = place.partition(":")
    if kind == "council":
        return words.ui.t("word-council") + f" <i:race-{RACES[int(name)]}>"
    return words.ui.t(f"{kind}-{name}") if name else ""


def _deck(words: Words, name: str) -> Tip:
    own = part(words.view)
    count = len(own.treasure_deck) if own is not None else 0
    return words.ui.t("word-treasures"), words.ui.t("tip-treasure-deck", count=count)


def _treasure(words: Words, name: str) -> Tip:
    value = TREASURE_VALUES[int(name)]
    text = words.ui.t("tip-treasure", value=value, reward=words.ui.t(f"treasure-{value}"))
    return words.ui.t("word-treasure"), text


TIPS: Mapping[str, Callable[[Words, str], Tip]] = {
    "nebulis": _nebulis,
    "figure": _figure,
    "sentinel": _sentinel,
    "treasure_deck": _deck,
    "treasure": _treasure,
}


def lines(words: Words, source: str) -> list[str]:
    """What Kraken has to say of the thing ``source`` of the base game."""
    own, t = part(words.view), words.ui.t
    if own is None:
        return []
    found = []
    kind, _, name = source.partition(":")
    if kind == "location" and name in SITES:
        found.append(t("tip-sacred-site"))
        if own.treasures.get(name):
            found.append(t("table-treasures-worth", points=worth(words.view, name)))
    for token in own.sentinels:
        if token.place == source:
            found.append(words.texts.write(Message("tip-reserved", {"player": who(words.players, token.owner)})))
    if kind == "seat":
        found.append(f"<i:nebulis> {t('amount-nebulis', count=own.nebulis[int(name)])}")
        treasures = sum(worth(words.view, location) for location in words.view.areas[int(name)].locations)
        if treasures:
            found.append(f"<i:treasure> {t('table-treasures-worth', points=treasures)}")
        if own.holder == int(name):
            found.append(t("table-figure-of", name=escape(words.players[int(name)].name)))
    return found
