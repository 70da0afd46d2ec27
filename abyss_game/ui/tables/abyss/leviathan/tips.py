"""Tooltips and close looks of the pieces of Leviathan, and what it adds to those of others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from abyss_game.games.abyss.cards import is_monster, is_wild
from abyss_game.games.abyss.expansions.kraken.cards import nebulis_of
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS, NONE, TOKEN_KINDS, boosts, rolls_twice
from abyss_game.games.abyss.expansions.leviathan.fight import usable
from abyss_game.games.abyss.expansions.leviathan.state import NOBODY
from abyss_game.games.abyss.state import TRACK_SPACES
from abyss_game.i18n.describe_leviathan_table import card_lines, zone_name
from abyss_game.i18n.leviathan_odds import odds, risk, ways
from abyss_game.i18n.message import Count, Message
from abyss_game.ui.paint import border as paint
from abyss_game.ui.tables.abyss.extras import Closeup
from abyss_game.ui.tables.abyss.leviathan.counters import SLAIN_SIGN, TOKENS_SIGN, WOUND_SIGN, face, part
from abyss_game.ui.tables.abyss.words import Words
from abyss_game.ui.tables.pieces import Sight, look
from abyss_game.ui.text import escape
from abyss_game.ui.theme import RGB

Tip = tuple[str, str]
_WIDE = 600.0
"""Width of a Leviathan close up."""


def _leviathan(words: Words, name: str) -> Tip:
    """A Leviathan wherever it lies: zone, Life Points, who may attack it, levels, its own attack, the best chance."""
    return words.ui.t(f"leviathan-{name}"), "\n".join(card_text(words, int(name), passed=False))


def card_text(words: Words, leviathan: int, passed: bool = True) -> list[str]:
    """What is to be known of ``leviathan`` in paragraphs: itself and its levels (the ``passed`` ones too), its own
    attack, the best chance of an attack from the own hand, its zone."""
    t, own = words.ui.t, part(words.view)
    if own is None:
        return []
    messages = card_lines(words.view, leviathan, words.players)
    told = [message for message in messages if passed or message.id != "tip-leviathan-level-passed"]
    *lines, last = [words.texts.write(message) for message in told]
    found = ["\n".join(lines), last]
    if leviathan in own.border:
        zone, shown = own.border.index(leviathan), face(words.view, leviathan)
        left = t("table-life-left", left=len(shown.levels) - shown.lost, all=len(shown.levels))
        found[0] = f"<i:life> {left}\n{found[0]}"
        found.append(_best_chance(words, leviathan))
        found.append(f"<c:secondary>{t('tip-zone-taken', zone=zone_name(zone), ways=ways(zone))}</c>")
    return [paragraph for paragraph in found if paragraph]


def _best_chance(words: Words, leviathan: int) -> str:
    """The Ally of the own hand that attacks ``leviathan`` with the best chance, and that chance; empty where nobody at
    the screen decides or no Ally may attack it."""
    sight = words.sight
    if sight.game is None or not sight.mine or sight.viewer != sight.deciding:
        return ""
    game, seat = sight.game, sight.deciding
    chances = [(odds(game, seat, card, leviathan).percent(), card) for card in usable(game, seat, leviathan)]
    if not chances:
        return f"<c:secondary>{words.ui.t('ui-table-attack-none')}</c>"
    percent, card = max(chances, key=lambda chance: (chance[0], -chance[1]))
    return f"**{words.card_name(card, title=True)}:** {words.ui.t('table-attack-chance', percent=percent)}"


def _zone(words: Words, name: str) -> Tip:
    zone = int(name)
    return words.ui.t("word-border"), words.ui.t("tip-zone", zone=zone_name(zone), ways=ways(zone))


def _deck(words: Words, name: str) -> Tip:
    t, own = words.ui.t, part(words.view)
    text = t("tip-leviathan-deck", count=len(own.deck) if own is not None else 0)
    danger = risk(words.view)
    return t("word-leviathans"), f"{text}\n{t('table-attack-risk', percent=danger)}" if danger else text


def _pile(words: Words, name: str) -> Tip:
    own = part(words.view)
    count = len(own.token_pile) if own is not None else 0
    return words.ui.t("word-effect-tokens"), words.ui.t("tip-effect-token-pile", count=count)


def _token(words: Words, name: str) -> Tip:
    t = words.ui.t
    return t("word-effect-tokens"), f"{t(f'tip-effect-{TOKEN_KINDS[int(name)]}')}\n{t('tip-effect-tokens-own')}"


def _tokens(words: Words, name: str) -> Tip:
    """The tokens of a seat whose faces are not shown."""
    t, own, seat = words.ui.t, part(words.view), int(name)
    count = len(own.tokens[seat]) if own is not None else 0
    told = t("tip-effect-tokens-own" if seat == words.sight.anchor else "tip-effect-tokens")
    return t("word-effect-tokens"), f"{t('amount-effect-tokens', count=count)}\n{told}"


def _back(words: Words, name: str) -> Tip:
    return words.ui.t("word-effect-tokens"), words.ui.t("tip-effect-tokens")


def _wounds(words: Words, name: str) -> Tip:
    own = part(words.view)
    count = own.wounds[words.sight.anchor] if own is not None else 0
    return words.ui.t("word-wounds"), words.ui.t("tip-wounds", count=count)


def _scourge(words: Words, name: str) -> Tip:
    t, own = words.ui.t, part(words.view)
    if own is None or own.scourge == NOBODY:
        return t("word-scourge"), t("tip-scourge-aside")
    holder = t("table-scourge-of", name=escape(words.players[own.scourge].name))
    return t("word-scourge"), f"{holder}\n{t('tip-scourge')}"


def _hand_limit(words: Words, name: str) -> Tip:
    return words.ui.t("word-martial-law"), words.ui.t("tip-martial-law")


TIPS: Mapping[str, Callable[[Words, str], Tip]] = {
    "leviathan": _leviathan,
    "zone": _zone,
    "leviathan_deck": _deck,
    "new_token_pile": _pile,
    "new_token": _token,
    "new_tokens": _tokens,
    "new_back": _back,
    "wounds": _wounds,
    "scourge": _scourge,
    "hand_limit": _hand_limit,
}


def lines(words: Words, source: str) -> list[str]:
    """What Leviathan has to say of the thing ``source`` of others: what Allies do in an attack, what a player has."""
    own, t = part(words.view), words.ui.t
    if own is None:
        return []
    kind, _, name = source.partition(":")
    if kind == "card" and int(name) >= 0:
        return _of_card(words, int(name))
    if kind != "seat":
        return []
    seat = int(name)
    tokens = t("amount-effect-tokens", count=len(own.tokens[seat]))
    wounds = t("amount-wounds", count=own.wounds[seat])
    found = [f"<i:{TOKENS_SIGN}> {tokens} · <i:{WOUND_SIGN}> {wounds}"]
    if own.slain[seat]:
        found.append(f"<i:{SLAIN_SIGN}> {t('tip-slain', count=len(own.slain[seat]))}")
    if own.scourge == seat:
        found.append(f"<i:scourge> {t('table-scourge-of', name=escape(words.players[seat].name))}")
    return found


def _of_card(words: Words, card: int) -> list[str]:
    t = words.ui.t
    if is_wild(card):
        return [words.texts.write(Message("tip-kraken-fights", {"amount": Count("nebulis", nebulis_of(card))}))]
    if boosts(card):
        return [f"<i:boost> {t('tip-fighting-pearls')}"]
    return [f"<i:dice> {t('tip-fighting-twice')}"] if rolls_twice(card) else []


def retold(words: Words, source: str) -> str:
    """Monsters, the last space of the track and the base tokens mean something else with Leviathan."""
    own, t = part(words.view), words.ui.t
    if own is None:
        return ""
    kind, _, name = source.partition(":")
    if kind == "card" and is_monster(int(name)):
        return t("tip-leviathan-monster-calm" if own.calm else "tip-leviathan-monster")
    if kind == "track" and int(name) == TRACK_SPACES - 1:
        return t("tip-leviathan-track-last")
    if kind == "token_pile":
        return t("tip-points-token-pile", count=len(words.view.token_pile))
    return ""


def closeup(sight: Sight, words: Words, source: str) -> Closeup | None:
    """A Leviathan in its frame with all that is to be known of it beside."""
    kind, _, name = source.partition(":")
    if kind != "leviathan" or part(sight.view) is None or int(name) == NONE:
        return None
    title = words.ui.t(f"leviathan-{name}")
    drawn = look(paint.paint_leviathan_zoom, face(sight.view, int(name)), title, _WIDE)
    return drawn, (_WIDE, paint.leviathan_zoom_height(_WIDE)), title, "\n\n".join(card_text(words, int(name)))


def link_colour(name: str) -> RGB:
    """The colour of the linked name of a Leviathan: that of its Race."""
    return paint.colour_of(LEVIATHANS[int(name)].race)
