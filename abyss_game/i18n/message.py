"""A text that is still without a language: a message id and what it speaks of.

>>> from abyss_game.i18n.catalog import Catalog
>>> from abyss_game.i18n.message import Count, Lord, Message, Seat, render
>>> args = {"player": Seat(0, "Ana"), "amount": Count("pearls", 2), "by": Lord("peddler")}
>>> render(Catalog("pt"), Message("event-pearls-gained-lord", args))
'<a:seat:0>Ana</a> ganhou 2 Pérolas (<a:lord:peddler>Mascate</a>)'

A message can be kept and written again when the language changes. Its arguments are plain words and integers or the
things below; a thing called ``lord`` gives a message the variables ``$lord`` (its bare name, linked) and its forms in a
sentence: ``$lord_the``, ``$lord_one``, ``$lord_of``, ``$lord_to``, ``$lord_by``, ``$lord_cap`` (with article, as the
first word) and ``$lord_gender``. A Race gives ``$race``, ``$race_plural``, ``$race_one``, ``$race_title`` and
``$race_gender``; a list and an amount also give ``$cards_count``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..games.abyss.cards import RACE_OF, RACES, VALUE_OF, is_monster
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
class Race:
    """A Race by index."""

    index: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A player by seat and name."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Count:
    """``count`` of something: ``pearls``, ``keys``, ``tokens``, ``allies``, ``lords``, ``locations``, ``cards``,
    ``races``, ``monsters``, ``points``, as the messages ``amount-…`` write it."""

    what: str
    count: int


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things in a row; names with their article when ``form`` is ``the``; ``join`` is ``and`` or ``or``
    between the last two, or ``plus`` everywhere."""

    items: Sequence[Arg]
    form: str = ""
    join: str = "and"


@dataclass(frozen=True, slots=True)
class Message:
    """A message ``id`` of the catalog with its ``args``."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Thing = Lord | Location | Card
Arg = str | int | Thing | Race | Seat | Count | Listed | Message


def render(catalog: Catalog, message: Message) -> str:
    """``message`` in the language of ``catalog``, with markup."""
    words: dict[str, str | int | float] = {}
    for name, arg in message.args.items():
        words.update(_variables(catalog, name, arg))
    return catalog.t(message.id, **words)


def name_of(catalog: Catalog, thing: Thing) -> tuple[str, str]:
    """The bare name of ``thing``, linked if it wants to be, and its grammatical gender in this language."""
    if isinstance(thing, Card):
        if thing.card < 0:
            return catalog.t("card-back"), catalog.t("card-back.gender")
        if is_monster(thing.card):
            name, gender = catalog.t("card-monster"), catalog.t("card-monster.gender")
        else:
            race = f"race-{RACES[RACE_OF[thing.card]]}"
            name = catalog.t("card-ally", race=catalog.t(race), value=VALUE_OF[thing.card])
            gender = catalog.t(f"{race}.gender")
        target = f"card:{thing.card}"
    else:
        kind = "lord" if isinstance(thing, Lord) else "location"
        name, gender = catalog.t(f"{kind}-{thing.id}"), catalog.t(f"{kind}-{thing.id}.gender")
        target = f"{kind}:{thing.id}"
    return (link(target, name) if thing.linked else name), gender


def _variables(catalog: Catalog, name: str, arg: Arg) -> Mapping[str, str | int]:
    if isinstance(arg, str | int):
        return {name: arg}
    if isinstance(arg, Thing):
        bare, gender = name_of(catalog, arg)
        forms = {form: catalog.t(f"form-{form}", name=bare, gender=gender) for form in FORMS}
        return {
            name: bare,
            f"{name}_gender": gender,
            f"{name}_cap": capital(forms["the"]),
            **{f"{name}_{form}": text for form, text in forms.items()},
        }
    if isinstance(arg, Race):
        race = f"race-{RACES[arg.index]}"
        return {
            name: catalog.t(race),
            **{f"{name}_{form}": catalog.t(f"{race}.{form}") for form in ("plural", "one", "title", "gender")},
        }
    if isinstance(arg, Seat):
        return {name: link(f"seat:{arg.seat}", escape(arg.name))}
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
