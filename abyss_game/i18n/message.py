"""A text that is still without a language: a message id and what it speaks of.

>>> from abyss_game.i18n.catalog import Catalog
>>> from abyss_game.i18n.message import Count, Lord, Message, Seat, render
>>> args = {"player": Seat(0, "Ana"), "amount": Count("pearls", 2), "by": Lord("peddler")}
>>> render(Catalog("pt"), Message("event-pearls-gained-lord", args))
'<a:seat:0>Ana</a> ganhou 2 Pérolas (<a:lord:peddler>Mascate</a>)'

A message can be kept and written again when the language changes. Its arguments are plain words and integers or the
things below; a thing called ``lord`` gives a message the variables ``$lord`` (its bare name, linked) and its forms in a
sentence: ``$lord_the``, ``$lord_one``, ``$lord_of``, ``$lord_to``, ``$lord_by``, ``$lord_cap`` (with article, as the
first word) and ``$lord_gender``. A player has them too, without article; only a Legendary Opponent is named with one.
A Race gives ``$race``, ``$race_plural``, ``$race_one``, ``$race_title`` and ``$race_gender``, a Guild ``$guild`` and
``$guild_plural``; a list and an amount also give ``$cards_count``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..games.abyss.cards import RACE_NAMES, RACE_OF, VALUE_OF, is_monster
from ..games.abyss.expansions.leviathan.cards import FIGHTING
from ..games.conspiracy import lords as chamber_lords
from .catalog import Catalog
from .markup import capital, escape, link

FORMS = ("the", "one", "of", "to", "by")
"""The forms of a name in a sentence: the messages ``form-the`` and so on write them."""


@dataclass(frozen=True, slots=True)
class Lord:
    """A Lord by id; ``linked``: the name leads to the card."""

    id: str
    linked: bool = True


@dataclass(frozen=True, slots=True)
class Location:
    """A Location by id."""

    id: str
    linked: bool = True


@dataclass(frozen=True, slots=True)
class Card:
    """An Exploration card; −1 is one that the reader may not know."""

    card: int
    linked: bool = True


@dataclass(frozen=True, slots=True)
class Leviathan:
    """A Leviathan by id, 1 … 20."""

    id: int
    linked: bool = True


@dataclass(frozen=True, slots=True)
class ChamberLord:
    """A Lord of Conspiracy, 0 … 59, known by Guild and value."""

    lord: int
    linked: bool = True


@dataclass(frozen=True, slots=True)
class Guild:
    """A Guild of Conspiracy by index."""

    index: int


@dataclass(frozen=True, slots=True)
class Race:
    """A Race by index."""

    index: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A player by seat and name."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Legend:
    """The Legendary Opponent of a solo game, who sits beside the players on side ``seat``, by its ``guild``; "" when
    that is not known."""

    guild: str = ""
    seat: int = 1


@dataclass(frozen=True, slots=True)
class Count:
    """``count`` of something: ``pearls``, ``nebulis``, ``keys``, ``silver-keys``, ``gold-keys``, ``tokens``,
    ``points-tokens``, ``effect-tokens``, ``allies``, ``lords``, ``locations``, ``cards``, ``races``, ``monsters``,
    ``leviathans``, ``life-points``, ``levels``, ``wounds``, ``points``, as the messages ``amount-…`` write it."""

    what: str
    count: int


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things in a row; names with their article when ``form`` is ``the``, Guilds in the ``plural``; ``join`` is
    ``and`` or ``or`` between the last two, or ``plus`` or ``comma`` everywhere."""

    items: Sequence[Arg]
    form: str = ""
    join: str = "and"


@dataclass(frozen=True, slots=True)
class Message:
    """A message ``id`` of the catalog with its ``args``."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Thing = Lord | Location | Card | Leviathan | ChamberLord | Legend
Arg = str | int | Thing | Guild | Race | Seat | Count | Listed | Message


def render(catalog: Catalog, message: Message) -> str:
    """``message`` in the language of ``catalog``, with markup."""
    words: dict[str, str | int | float] = {}
    for name, arg in message.args.items():
        words.update(_variables(catalog, name, arg))
    return catalog.t(message.id, **words)


def name_of(catalog: Catalog, thing: Thing) -> tuple[str, str]:
    """The bare name of ``thing``, linked if it wants to be, and its grammatical gender in this language."""
    match thing:
        case Card():
            return _card(catalog, thing)
        case ChamberLord():
            name, gender = _chamber_lord(catalog, thing.lord)
            return (link(f"lord:{thing.lord}", name) if thing.linked else name), gender
        case Legend():
            opponent = f"opponent-{thing.guild or 'any'}"
            return link(f"seat:{thing.seat}", catalog.t(opponent)), catalog.t(f"{opponent}.gender")
        case Lord() | Location() | Leviathan():
            kind = type(thing).__name__.lower()
            name, gender = catalog.t(f"{kind}-{thing.id}"), catalog.t(f"{kind}-{thing.id}.gender")
            return (link(f"{kind}:{thing.id}", name) if thing.linked else name), gender


def _card(catalog: Catalog, thing: Card) -> tuple[str, str]:
    if thing.card < 0:
        return catalog.t("card-back"), catalog.t("card-back.gender")
    if is_monster(thing.card):
        name, gender = catalog.t("card-monster"), catalog.t("card-monster.gender")
    else:
        race = f"race-{RACE_NAMES[RACE_OF[thing.card]]}"
        kind = "fighting" if thing.card in FIGHTING else "ally"
        name = catalog.t(f"card-{kind}", race=catalog.t(race), value=VALUE_OF[thing.card])
        gender = catalog.t(f"{race}.gender")
    return (link(f"card:{thing.card}", name) if thing.linked else name), gender


def guild_id(index: int) -> str:
    """The message with the name of the Guild ``index`` of Conspiracy."""
    return f"conspiracy-guild-{chamber_lords.GUILDS[index]}"


def _chamber_lord(catalog: Catalog, lord: int) -> tuple[str, str]:
    guild = guild_id(chamber_lords.GUILD_OF[lord])
    name = catalog.t("chamber-lord", guild=catalog.t(guild), value=chamber_lords.VALUE_OF[lord])
    return name, catalog.t(f"{guild}.gender")


def _forms(catalog: Catalog, name: str, bare: str, gender: str) -> dict[str, str | int]:
    forms = {form: catalog.t(f"form-{form}", name=bare, gender=gender) for form in FORMS}
    return {name: bare, f"{name}_gender": gender, **{f"{name}_{form}": text for form, text in forms.items()}}


def _variables(catalog: Catalog, name: str, arg: Arg) -> Mapping[str, str | int]:
    if isinstance(arg, str | int):
        return {name: arg}
    if isinstance(arg, Thing):
        forms = _forms(catalog, name, *name_of(catalog, arg))
        return {**forms, f"{name}_cap": capital(str(forms[f"{name}_the"]))}
    if isinstance(arg, Seat):
        # A name begins as its owner writes it, also at the beginning of a sentence.
        bare = link(f"seat:{arg.seat}", escape(arg.name))
        return {**_forms(catalog, name, bare, "proper"), f"{name}_cap": bare}
    if isinstance(arg, Guild):
        guild = guild_id(arg.index)
        return {name: catalog.t(guild), f"{name}_plural": catalog.t(f"{guild}.plural")}
    if isinstance(arg, Race):
        race = f"race-{RACE_NAMES[arg.index]}"
        return {
            name: catalog.t(race),
            **{f"{name}_{form}": catalog.t(f"{race}.{form}") for form in ("plural", "one", "title", "gender")},
        }
    if isinstance(arg, Count):
        return {name: catalog.t(f"amount-{arg.what}", count=arg.count), f"{name}_count": arg.count}
    if isinstance(arg, Listed):
        return {name: _joined(catalog, arg), f"{name}_count": len(arg.items)}
    return {name: render(catalog, arg)}


def _joined(catalog: Catalog, listed: Listed) -> str:
    form = f"item_{listed.form}" if listed.form else "item"
    words = []
    for item in listed.items:
        variables = _variables(catalog, "item", item)
        words.append(str(variables.get(form, variables["item"])))
    if len(words) < 2:
        return "".join(words)
    first = words[0]
    between = "list-plus" if listed.join == "plus" else "list-comma"
    for word in words[1:-1]:
        first = catalog.t(between, first=first, last=word)
    return catalog.t(f"list-{listed.join}", first=first, last=words[-1])
