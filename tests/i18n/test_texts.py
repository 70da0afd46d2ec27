"""The texts of the game: three complete, clean languages, and a sentence for everything that the rules can say."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import abyss_game
from abyss_game.engine.steps import Decision
from abyss_game.games.abyss import affairs, events, moves
from abyss_game.games.abyss.cards import GUILDS, RACES
from abyss_game.games.abyss.location import LOCATIONS
from abyss_game.games.abyss.locations import BASE_LOCATIONS
from abyss_game.games.abyss.lord import LORDS, Timing
from abyss_game.games.abyss.lords import BASE_LORDS
from abyss_game.games.abyss.rules import STEPS
from abyss_game.i18n.describe_decisions import PROMPTS
from abyss_game.i18n.describe_events import EVENTS
from abyss_game.i18n.describe_moves import MOVES
from abyss_game.i18n.voice import kebab

from . import names
from .ftl import (
    LANGUAGES,
    MINE,
    arguments,
    entries,
    everything,
    folder,
    samples,
    selectors,
    variables,
    words,
    written,
)

PACKAGE = Path(abyss_game.__file__).parent
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TRANSLATION = pytest.mark.parametrize("language", ["pt", "es"])


# -- the same in every language --------------------------------------------------------------------------------


@TRANSLATION
@pytest.mark.parametrize("file", MINE)
def test_same_ids_in_the_same_order(language: str, file: str) -> None:
    assert list(entries(language, file)) == list(entries("en", file))


@TRANSLATION
def test_same_arguments_and_attributes(language: str) -> None:
    for name, english in everything("en").items():
        other = everything(language)[name]
        assert arguments(other) == arguments(english), name
        assert [a.id.name for a in other.attributes] == [a.id.name for a in english.attributes], name


@LANGUAGE
def test_an_id_stands_in_one_file_only(language: str) -> None:
    seen: dict[str, str] = {}
    for path in sorted(folder(language).glob("*.ftl")):
        for name in entries(language, path.stem):
            assert name not in seen, f"{name} stands in {seen[name]} and {path.stem}"
            seen[name] = path.stem


@LANGUAGE
def test_every_message_can_be_written(language: str) -> None:
    catalog = written(language)
    for name, entry in everything(language).items():
        shown: set[str] = set()
        for arguments_ in samples(entry.value):
            text = catalog.t(name, **arguments_)
            assert text and text == text.strip(), name
            assert not re.search(r"[{}$]|  ", text), (name, text)
            shown |= {key for key in arguments_ if f"<{key}>" in text}
        assert shown == variables(entry.value) - selectors(entry.value), name
        for attribute in entry.attributes:
            assert catalog.t(f"{name}.{attribute.id.name}")


# -- nothing left over -----------------------------------------------------------------------------------------

FOREIGN = {
    "pt": "the and you your with of from Lord Lords Pearl Pearls Key Keys Ally Allies Council Court Location draw "
    "discard token tokens stack deck card cards turn Race Races Perla Perlas Llave Llaves Lores Localización Consejo "
    "mazo una el los las con y del oponente Razas Monstruo tú usted você tu",
    "es": "the and you your with of from Pearl Pearls Key Keys Ally Allies Council Court Location draw discard token "
    "tokens stack deck card cards turn Race Races Pérola Pérolas Chave Lorde Lordes Localidade Conselho baralho não "
    "uma um os as com do das adversário Raças Monstro usted vosotros conocéis tú",
    "en": "Lorde Lordes Lores Pérola Perla Chave Llave Aliado Conselho Consejo não uma una",
}


@LANGUAGE
def test_no_foreign_words(language: str) -> None:
    banned = set(FOREIGN[language].split())
    for name, entry in everything(language).items():
        found = banned & set(re.findall(r"[^\W\d_]+", words(entry)))
        assert not found, (name, found)


@LANGUAGE
def test_no_traces_of_the_workshop(language: str) -> None:
    for name, entry in everything(language).items():
        text = words(entry)
        assert not re.search(r"TODO|FIXME|XXX|\?\?\?|\.\.\.", text), name
        assert not re.search(r"\b[a-z]+_[a-z]+\b", text), f"{name} shows a raw id: {text}"


@TRANSLATION
def test_nothing_is_left_in_english(language: str) -> None:
    for name, entry in everything("en").items():
        english = words(entry)
        if len(english.split()) > 3:
            assert words(everything(language)[name]) != english, name


@LANGUAGE
def test_sentences_end_as_their_kind_does(language: str) -> None:
    catalog = written(language)
    for name, entry in everything(language).items():
        for arguments_ in samples(entry.value):
            text = catalog.t(name, **arguments_)
            if re.match("refusal-|tip-(?!menu)|lord-.*-(power|ruling)|location-.*-(text|ruling)|move-.*-tip", name):
                # A sentence that is quoted inside another ends by itself.
                assert text.endswith((".", "<power>", "<text>")), (name, text)
            elif re.match("event-|sum-|remark-|pay-(?!affiliate-none|no-cheaper)|move-|word-|decision-.*-other", name):
                assert not text.endswith("."), (name, text)
            elif name.startswith("decision-"):
                assert text.endswith((".", "?")), (name, text)
                if name != "decision-game-over":
                    assert text.count("**") == 2, (name, text)


@LANGUAGE
def test_texts_fit_their_places(language: str) -> None:
    catalog = written(language)
    for name, entry in everything(language).items():
        for arguments_ in samples(entry.value):
            text = catalog.t(name, **arguments_)
            if re.fullmatch(r"lord-.*-power|location-.*-text", name):
                assert len(text) <= 160, (name, len(text))
            elif name.startswith("remark-"):
                assert len(text) <= 64, (name, len(text))
            elif name.startswith("decision-"):
                assert len(text) <= 130, (name, len(text))
            elif name.endswith("-ruling"):
                assert len(text) <= 260, (name, len(text))


# -- names -----------------------------------------------------------------------------------------------------


@LANGUAGE
def test_the_names_are_the_official_ones(language: str) -> None:
    catalog = written(language)
    column = {"en": 1, "pt": 2, "es": 3}[language]
    for kind, rows in (("lord", names.LORDS), ("location", names.LOCATIONS)):
        for row in rows:
            assert catalog.t(f"{kind}-{row[0]}") == row[column]
            catalog.t(f"{kind}-{row[0]}-{'power' if kind == 'lord' else 'text'}")


def test_every_card_of_the_game_has_its_texts() -> None:
    assert {lord.id for lord in BASE_LORDS} <= {row[0] for row in names.LORDS}
    assert {tile.id for tile in BASE_LOCATIONS} <= {row[0] for row in names.LOCATIONS}
    ids = everything("en")
    for lord in LORDS:
        assert f"lord-{lord}" in ids and f"lord-{lord}-power" in ids, lord
    for location in LOCATIONS:
        assert f"location-{location}" in ids and f"location-{location}-text" in ids, location
    for word in (
        *(f"race-{r}" for r in RACES),
        *(f"guild-{g}" for g in GUILDS),
        *(f"timing-{t.value}" for t in Timing),
    ):
        assert word in ids, word


@LANGUAGE
def test_lords_without_a_power_say_so(language: str) -> None:
    catalog = written(language)
    none = catalog.t("lord-miller-power")
    for lord in LORDS.values():
        assert (catalog.t(f"lord-{lord.id}-power") == none) == (lord.timing is Timing.NONE), lord.id


# -- a sentence for everything ---------------------------------------------------------------------------------


def test_every_event_is_told() -> None:
    assert set(EVENTS) == set(events.EVENTS)


def test_every_move_is_named() -> None:
    assert set(MOVES) == set(moves.MOVES)


def test_every_decision_is_asked_and_watched() -> None:
    decisions = {step for step in STEPS if issubclass(step, Decision) and step is not affairs.WithPowers}
    assert set(PROMPTS) == decisions
    for decision in decisions:
        name = f"decision-{kebab(decision.__name__)}"
        assert name in everything("en") and f"{name}-other" in everything("en"), name


COMPOSED = "[a-z-]+"
"""The part of a code that the source puts together at run time."""


def _codes(callee: str) -> Iterator[tuple[str, set[str], str]]:
    """Every code that is given to ``callee`` in the rules: the code (a pattern for a composed one), the names of
    its numbers, and where it stands."""
    for folder_ in ("engine", "games"):
        for path in sorted((PACKAGE / folder_).rglob("*.py")):
            for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, python.Call) and getattr(node.func, "id", "") == callee and node.args:
                    given = {keyword.arg or "" for keyword in node.keywords}
                    if len(node.args) > 1 and isinstance(node.args[1], python.Dict):
                        given |= {key.value for key in node.args[1].keys if isinstance(key, python.Constant)}
                    for code in _texts(node.args[0]):
                        yield code, given, f"{path.name}:{node.lineno}"


def _texts(node: python.expr) -> Iterator[str]:
    if isinstance(node, python.Constant):
        yield re.escape(str(node.value))
    elif isinstance(node, python.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, python.JoinedStr):
        yield "".join(re.escape(str(p.value)) if isinstance(p, python.Constant) else COMPOSED for p in node.values)
    else:
        raise AssertionError(f"the code {python.unparse(node)} cannot be read from the source")


@pytest.mark.parametrize(
    ("callee", "prefix", "least"),
    [
        ("Refusal", "refusal-", 20),
        ("BadScenario", "error-", 10),
        ("BadOptions", "error-", 3),
        ("Failure", "failure-", 15),
    ],
)
def test_every_code_has_its_sentence(callee: str, prefix: str, least: int) -> None:
    found = list(_codes(callee))
    assert len({code for code, _, _ in found}) >= least
    exact = {re.sub(r"\\(.)", r"\1", code) for code, _, _ in found if COMPOSED not in code}
    for code, given, where in found:
        fitting = [name for name in everything("en") if re.fullmatch(prefix + code, name)]
        if COMPOSED in code:
            fitting = [name for name in fitting if name.removeprefix(prefix) not in exact]
        assert fitting, f"{where}: {prefix}{code} has no sentence"
        for name in fitting:
            asked = arguments(everything("en")[name])
            assert asked <= given, f"{where}: {name} speaks of {asked - given}, which it is not told"


def test_no_sentence_is_left_without_a_code() -> None:
    codes = [*_codes("Refusal"), *_codes("BadScenario"), *_codes("BadOptions"), *_codes("Failure")]
    for name in everything("en"):
        kind, _, code = name.partition("-")
        if kind in ("refusal", "error", "failure"):
            assert any(re.fullmatch(pattern, code) for pattern, _, _ in codes), f"nothing says {name}"


# -- counts ----------------------------------------------------------------------------------------------------

COUNTS = {
    "amount-pearls": {
        "pt": ["0 Pérolas", "1 Pérola", "2 Pérolas", "5 Pérolas"],
        "es": ["0 Perlas", "1 Perla", "2 Perlas", "5 Perlas"],
        "en": ["0 Pearls", "1 Pearl", "2 Pearls", "5 Pearls"],
    },
    "amount-lords": {
        "pt": ["0 Lordes", "1 Lorde", "2 Lordes", "5 Lordes"],
        "es": ["0 Lores", "1 Lord", "2 Lores", "5 Lores"],
        "en": ["0 Lords", "1 Lord", "2 Lords", "5 Lords"],
    },
    "amount-locations": {
        "pt": ["0 Localidades", "1 Localidade", "2 Localidades", "5 Localidades"],
        "es": ["0 Localizaciones", "1 Localización", "2 Localizaciones", "5 Localizaciones"],
        "en": ["0 Locations", "1 Location", "2 Locations", "5 Locations"],
    },
    "pay-value-missing": {
        "pt": ["faltam 0", "falta 1", "faltam 2", "faltam 5"],
        "es": ["faltan 0", "falta 1", "faltan 2", "faltan 5"],
        "en": ["0 missing", "1 missing", "2 missing", "5 missing"],
    },
    "remark-pearls-left": {
        "pt": ["Não sobra nenhuma Pérola", "Sobra 1 Pérola", "Sobram 2 Pérolas", "Sobram 5 Pérolas"],
        "es": ["No queda ninguna Perla", "Queda 1 Perla", "Quedan 2 Perlas", "Quedan 5 Perlas"],
        "en": [f"{left} left after that" for left in ("No Pearl", "1 Pearl", "2 Pearls", "5 Pearls")],
    },
    "tip-token-pile": {
        "pt": [
            f"Fichas de Monstro: {left}. Cada uma vale 2, 3 ou 4 pontos."
            for left in ("não resta nenhuma", "resta 1", "restam 2", "restam 5")
        ],
        "es": [
            f"Fichas de Monstruo: {left}. Cada una vale 2, 3 o 4 puntos."
            for left in ("no queda ninguna", "queda 1", "quedan 2", "quedan 5")
        ],
        "en": [
            f"Monster tokens: {left}. Each is worth 2, 3 or 4 points."
            for left in ("none left", "1 left", "2 left", "5 left")
        ],
    },
}  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize("name", COUNTS)
def test_counts_read_naturally(name: str, language: str) -> None:
    catalog = written(language)
    assert [catalog.t(name, count=count) for count in (0, 1, 2, 5)] == COUNTS[name][language]
