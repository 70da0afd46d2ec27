"""Tooltips of everything on the table of Conspiracy: what it is, what it holds, what may be done with it now."""

from __future__ import annotations

from collections.abc import Callable

from abyss_game.games.conspiracy import preview, scoring
from abyss_game.games.conspiracy.chamber import FACE_DOWN
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import GUILD_OF, GUILDS, VALUE_OF
from abyss_game.games.conspiracy.state import NOBODY
from abyss_game.ui.tables.conspiracy import board, faces, sides
from abyss_game.ui.tables.conspiracy.legend import wants_face
from abyss_game.ui.tables.conspiracy.words import Words
from abyss_game.ui.text import escape

Tip = tuple[str, str]


def tip(words: Words, source: str) -> Tip:
    """Title and rich text of the tooltip of ``source``; two empty strings for none."""
    kind, _, name = source.partition(":")
    find = FINDERS.get(kind)
    return find(words, name) if find is not None else ("", "")


def lord_name(words: Words, lord: int, title: bool = False) -> str:
    """A Lord by name: Guild and value."""
    t = words.ui.t
    guild = t(f"conspiracy-guild-{GUILDS[GUILD_OF[lord]]}")
    return t("chamber-lord-title" if title else "chamber-lord", guild=guild, value=VALUE_OF[lord])


def _lord(words: Words, name: str) -> Tip:
    t, lord, view = words.ui.t, int(name), words.view
    lines = [f"<i:guild-{faces.guild(lord)}> {t(f'lord-kind-{VALUE_OF[lord]}-power')}"]
    side = board.owner_of(words.sight, lord)
    if side >= 0:
        chamber = view.chambers[side]
        place = chamber.place_of(lord)
        if place in preview.coalition(view, side):
            lines.append(t("ui-conspiracy-in-coalition"))
        if chamber.covers[place - 1]:
            lines.append(f"<c:secondary>{t('tip-conspiracy-place-covered')}</c>")
    return lord_name(words, lord, True), "\n".join(lines)


def _location(words: Words, name: str) -> Tip:
    t, view, sight = words.ui.t, words.view, words.sight
    if name == FACE_DOWN:
        return t("location-face_down"), t("tip-conspiracy-face-down")
    lines = [t(f"location-{name}-text")]
    side = board.owner_of_location(sight, name)
    if side >= 0:
        lines.append(t("table-now-worth", points=scoring.location_worth(view, side, name)))
    else:
        lines.append(t("ui-conspiracy-worth", points=faces.worth(view, sight.anchor, name)))
        lines.append(f"<c:secondary>{t('tip-conspiracy-location-available')}</c>")
    return t(f"location-{name}"), "\n".join(lines)


def _seat(words: Words, name: str) -> Tip:
    """The public numbers of a side in words."""
    side, t, view = int(name), words.ui.t, words.view
    chamber, keys = view.chambers[side], preview.open_keys(view, side)
    amounts = [
        t("amount-lords", count=len(chamber.lords)),
        t("amount-locations", count=len(chamber.locations)),
        t("amount-pearls", count=chamber.pearls),
        t("amount-silver-keys", count=keys.silver),
        t("amount-gold-keys", count=keys.gold),
    ]
    lines = [" · ".join(amounts)]
    if view.active == side and not sides.over(view):
        lines.append(t("tip-active-player"))
    lines.append(f"<c:secondary>{t('tip-conspiracy-chamber')}</c>")
    return escape(sides.name(words.ui, words.sight, side)), "\n".join(lines)


def _pile(words: Words, name: str) -> Tip:
    t, lords = words.ui.t, words.view.piles[GUILDS.index(name)]
    text = t(
        "tip-conspiracy-pile",
        guild=t(f"conspiracy-guild-{name}"),
        guild_plural=t(f"conspiracy-guild-{name}.plural"),
        count=len(lords),
    )
    if len(lords) == 1:
        text = f"{text}\n**{lord_name(words, lords[0])}:** {t(f'lord-kind-{VALUE_OF[lords[0]]}-power')}"
    return "", text


def _deck(words: Words, name: str) -> Tip:
    view, t = words.view, words.ui.t
    if name == "lords":
        return "", t("tip-conspiracy-lord-deck", count=len(view.lord_deck))
    return "", t("tip-conspiracy-location-deck", count=len(view.location_deck))


def _order(words: Words, name: str) -> Tip:
    view, t = words.view, words.ui.t
    if view.gate.owner == NOBODY:
        return t("word-top-card-only"), t("tip-conspiracy-ordered")
    owner = escape(sides.name(words.ui, words.sight, view.gate.owner))
    location = t(f"location-{view.gate.location}")
    return t("table-gate", location=location, name=owner), t("table-gate-order", count=view.gate.count)


def _space(words: Words, name: str) -> Tip:
    t = words.ui.t
    if not name.isdigit():
        return "", t("tip-conspiracy-location-row")
    place = int(name)
    following = words.view.chambers[words.sight.anchor].next_place
    return "", t("tip-conspiracy-place-next" if place == following else "tip-conspiracy-place-empty", place=place)


def _source(words: Words, name: str) -> Tip:
    """A row of the account: what it counts, and the cards behind it."""
    t, view, side = words.ui.t, words.view, words.sight.anchor
    line = next(line for line in scoring.score(view, side) if line.source == name)
    if name == "coalition":
        return t("score-coalition"), t("tip-conspiracy-coalition", count=len(line.items))
    if name == "pearl-master":
        return t("score-pearl-master"), t("tip-conspiracy-pearl-master")
    if name == "locations":
        told = [f"{t(f'location-{item}')}: {points}" for item, points in line.items if item in LOCATIONS]
        return t("score-locations"), "\n".join(told) or t("tip-conspiracy-location-available")
    told = [f"<i:guild-{item.partition('-')[0]}> {points}" for item, points in line.items]
    return t("score-highest"), "  ".join(told) + ("\n" if told else "") + t("tip-conspiracy-highest")


def _keys(words: Words, name: str) -> Tip:
    any_two = preview.any_two_keys(words.view, words.sight.anchor)
    return words.ui.t("table-keys-open"), words.ui.t("tip-conspiracy-keys-any" if any_two else "tip-conspiracy-keys")


def _pearls(words: Words, name: str) -> Tip:
    t = words.ui.t
    return t("word-pearls"), f"{t('tip-conspiracy-pearls')}\n{t('tip-conspiracy-pearl-master')}"


def _token(words: Words, name: str) -> Tip:
    held = words.view.solo is not None and words.view.solo.token
    text = words.ui.t("tip-conspiracy-token-own" if held else "tip-conspiracy-token-opponent")
    return words.ui.t("word-replay-token"), text


def _wants(words: Words, name: str) -> Tip:
    """What the Legendary Opponent looks for just now; all the rest is told close up."""
    solo = words.view.solo
    assert solo is not None
    legend = words.texts.opponent(solo.opponent)
    decides = wants_face(words.ui, words.sight).decides
    if decides < 0:
        return legend.name, words.ui.t("opponent-rule")
    label, sentence = legend.conditions[decides]
    return legend.name, f"**{label}** — {sentence}"


def _plain(message: str) -> Callable[[Words, str], Tip]:
    def find(words: Words, name: str) -> Tip:
        return "", words.ui.t(message)

    return find


FINDERS: dict[str, Callable[[Words, str], Tip]] = {
    "lord": _lord,
    "location": _location,
    "seat": _seat,
    "pile": _pile,
    "deck": _deck,
    "order": _order,
    "space": _space,
    "row": _plain("tip-conspiracy-location-row"),
    "source": _source,
    "keys": _keys,
    "pearls": _pearls,
    "token": _token,
    "wants": _wants,
    "log": _plain("tip-log"),
}
