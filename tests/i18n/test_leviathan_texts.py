"""Leviathan in words: everything it does is told, and its moments read as they should in three languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision, Refusal
from abyss_game.games import GAMES
from abyss_game.games.abyss import moves as base_moves
from abyss_game.games.abyss.expansions.leviathan import moves as mv
from abyss_game.games.abyss.expansions.leviathan.cards import LEVIATHANS, TOKEN_KINDS
from abyss_game.games.abyss.expansions.leviathan.expansion import Leviathan
from abyss_game.i18n import message
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.describe_leviathan_decisions import PROMPTS, WATCHED
from abyss_game.i18n.describe_leviathan_events import EVENTS
from abyss_game.i18n.describe_leviathan_moves import MOVES, RENAMED
from abyss_game.i18n.describe_leviathan_remarks import REMARKS
from abyss_game.i18n.describe_leviathan_table import card_lines
from abyss_game.i18n.leviathan_odds import odds, risk, ways
from abyss_game.i18n.markup import plain
from abyss_game.i18n.message import Card
from abyss_game.i18n.voice import extended, kebab
from abyss_game.i18n.voices import ABYSS, LEVIATHAN, VOICES

from .ftl import LANGUAGES, entries, everything, folder, written
from .leviathan_moments import LEVIATHAN_MOMENTS, waiting
from .moments import PLAYERS, check

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DECISIONS = {step for step in Leviathan.steps if issubclass(step, Decision)}
CRAB_1, SQUID_5, KRAKEN_3 = 13, 64, 74
FIGHTING_CRAB_1, FIGHTING_CRAB_3, FIGHTING_SQUID_2 = 82, 84, 95
MONSTER = 65
KEY, STACK, TWO_PEARLS = (TOKEN_KINDS.index(kind) for kind in ("key", "stack", "pearls-2"))


def texts(language: str) -> Describer:
    return Describer(written(language), PLAYERS)


def said(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / f"said_leviathan_{language}.toml").read_text(encoding="utf-8"))


def spaced(text: str) -> str:
    """``text`` without markup, with common spaces."""
    return plain(text).replace("\u00a0", " ")


# -- a sentence for everything ---------------------------------------------------------------------------------


def test_every_event_is_told() -> None:
    assert set(EVENTS) == set(Leviathan.events)


def test_every_move_is_named() -> None:
    assert set(MOVES) == set(Leviathan.moves)
    for move in Leviathan.moves:
        assert f"move-{move.word}" in everything("en") or f"move-{move.word}-any" in everything("en"), move.word


def test_every_decision_is_asked_watched_and_remarked_on() -> None:
    assert set(PROMPTS) == DECISIONS and set(WATCHED) <= DECISIONS <= set(REMARKS)
    for decision in DECISIONS:
        name = f"decision-{kebab(decision.__name__)}"
        assert name in everything("en") and f"{name}-other" in everything("en"), name


def test_the_game_speaks_with_the_words_of_both() -> None:
    voice = extended(ABYSS, LEVIATHAN)
    for whole, own, base in (
        (voice.events, EVENTS, ABYSS.events),
        (voice.prompts, PROMPTS, ABYSS.prompts),
        (voice.watched, WATCHED, ABYSS.watched),
    ):
        assert not set(own) & set(base), "an expansion takes nothing away"
        assert dict(whole) == {**base, **own}
    assert not set(MOVES) & set(ABYSS.moves) and set(RENAMED) <= set(ABYSS.moves)
    assert set(voice.moves) == set(MOVES) | set(ABYSS.moves)


def test_what_is_renamed_keeps_its_name_elsewhere() -> None:
    """Outside the decisions of Leviathan a move of the base game is called as before."""
    for kind, move in (
        (base_moves.Fight, base_moves.Fight(card=MONSTER)),
        (base_moves.Explore, base_moves.Explore()),
        (base_moves.Done, base_moves.Done()),
        (base_moves.DismissLord, base_moves.DismissLord(lord="keeper")),
        (base_moves.Rob, base_moves.Rob(victim=1)),
    ):
        assert VOICES["abyss"].moves[kind](move, None, PLAYERS) == ABYSS.moves[kind](move, None, PLAYERS)
    assert set(RENAMED) == {
        base_moves.Fight, base_moves.Explore, base_moves.Done, base_moves.DismissLord, base_moves.Rob
    }  # fmt: skip


def test_every_source_of_points_has_its_names() -> None:
    game = GAMES.get("abyss").new(Options(seats=2, expansions=("kraken", "leviathan")))
    catalog = written("en")
    for line in game.rules.standings(game.state)[0].lines:
        assert catalog.has(f"score-{line.source}") and catalog.has(f"cli-source-{line.source}"), line.source
        assert catalog.t(f"ui-score-{line.source}-of", name="Marta").count("Marta") == 1, line.source


@LANGUAGE
def test_every_leviathan_has_a_name_of_its_own(language: str) -> None:
    catalog = written(language)
    names = [catalog.t(f"leviathan-{number}") for number in LEVIATHANS]
    assert len(set(names)) == 20 and not catalog.has("leviathan-0") and not catalog.has("leviathan-21")
    for card in LEVIATHANS.values():
        assert catalog.has(f"penalty-{card.kind}")
    for kind in set(TOKEN_KINDS):
        assert catalog.has(f"effect-{kind}") and catalog.has(f"tip-effect-{kind}")


@LANGUAGE
def test_a_percentage_is_never_torn_apart(language: str) -> None:
    text = (folder(language) / "leviathan.ftl").read_text(encoding="utf-8")
    assert text.count("%") > 10 and not re.search("[^\u00a0]%", text)


@LANGUAGE
def test_the_texts_of_the_table_are_the_same_in_every_language(language: str) -> None:
    for file in ("table_leviathan", "table_kraken"):
        assert list(entries(language, file)) == list(entries("en", file))
        assert (folder(language) / f"{file}.ftl").read_text(encoding="utf-8").count("TODO") == 0


# -- moments ---------------------------------------------------------------------------------------------------


@LANGUAGE
def test_every_moment_is_expected(language: str) -> None:
    assert set(said(language)) == set(LEVIATHAN_MOMENTS)
    assert {type(moment.game().decision) for moment in LEVIATHAN_MOMENTS.values()} >= DECISIONS


@LANGUAGE
@pytest.mark.parametrize("moment", LEVIATHAN_MOMENTS)
def test_a_moment(moment: str, language: str) -> None:
    check(LEVIATHAN_MOMENTS[moment], said(language)[moment], texts(language))


@pytest.mark.parametrize("moment", LEVIATHAN_MOMENTS)
def test_the_true_state_says_the_same_as_the_view(moment: str) -> None:
    write, game = texts("en"), LEVIATHAN_MOMENTS[moment].game()
    view = LEVIATHAN_MOMENTS[moment].view(0)
    assert write.prompt(game, viewer=0) == write.prompt(view)
    assert write.consequence(game, viewer=0) == write.consequence(view)


POINTED_AT = [
    # Zones 7 and 8 are taken: 6 + 5 of 36 rolls (L-17).
    ("monster", "explore", {
        "pt": "Continuar: 31 % de risco de um ataque",
        "es": "Seguir: 31 % de riesgo de un ataque",
        "en": "Going on: 31 % risk of an attack",
    }),
    ("monster", "fight monster.1", {
        "pt": "A melhor chance de sucesso: 100 %",
        "es": "La mejor probabilidad de éxito: 100 %",
        "en": "Best chance of success: 100 %",
    }),
    ("monster-on-the-last-space", "fight monster.1", {
        "pt": "Último espaço: +1 Pérola",
        "es": "Último espacio: +1 Perla",
        "en": "Last space: +1 Pearl",
    }),
    ("monster-with-a-coward", "ignore monster.1", {
        "pt": "Ignorar não acrescenta nenhum Leviatã",
        "es": "Ignorarlo no añade ningún Leviatán",
        "en": "Ignoring it adds no Leviathan",
    }),
    # Value 5 against 3, 7, 5: always the first level, the second with a 5 or a 6 (L-27).
    ("attack", "attack jellyfish-5 1", {
        "pt": "Sucesso 100 %, 2 níveis 33 %",
        "es": "Éxito 100 %, 2 niveles 33 %",
        "en": "Success 100 %, 2 levels 33 %",
    }),
    # Value 3 and the better of two dice against 8: 1 − (4/6)² (L-26).
    ("attack", "attack fighting-crab-3 7", {
        "pt": "Sucesso 56 %",
        "es": "Éxito 56 %",
        "en": "Success 56 %",
    }),
    # Value 1 and 3 Pearls against 8: a 4, 5 or 6 (L-26).
    ("attack", "attack fighting-crab-1 7", {
        "pt": "Sucesso 0 %, com todas as Pérolas 50 %",
        "es": "Éxito 0 %, con todas las Perlas 50 %",
        "en": "Success 0 %, with all Pearls 50 %",
    }),
    ("boost-that-helps", "boost 0", {
        "pt": "O ataque não tem efeito: +1 Pérola",
        "es": "El ataque no tiene efecto: +1 Perla",
        "en": "The attack fails: +1 Pearl",
    }),
    ("boost-that-helps", "boost 1", {
        "pt": "Morto: 1 ficha de Monstro",
        "es": "Muerto: 1 ficha de Monstruo",
        "en": "Slain: 1 Monster token",
    }),
    # 8 against 6/2 and 4/1 (L-27).
    ("boost-to-the-next-level", "boost 1", {
        "pt": "1 nível superado: 2 fichas de Monstro",
        "es": "1 nivel superado: 2 fichas de Monstruo",
        "en": "1 level passed: 2 Monster tokens",
    }),
    ("boost-to-the-next-level", "boost 2", {
        "pt": "Morto: 3 fichas de Monstro",
        "es": "Muerto: 3 fichas de Monstruo",
        "en": "Slain: 3 Monster tokens",
    }),
    # The Altruist adds one token (L-48).
    ("rebel", "strike 1", {
        "pt": "1 nível superado: 2 fichas de Monstro",
        "es": "1 nivel superado: 2 fichas de Monstruo",
        "en": "1 level passed: 2 Monster tokens",
    }),
    ("rebel", "strike 2", {
        "pt": "Morto: 2 fichas de Monstro",
        "es": "Muerto: 2 fichas de Monstruo",
        "en": "Slain: 2 Monster tokens",
    }),
    ("reveal", "reveal key.1", {
        "pt": "3 Chaves: segue-se uma Localidade",
        "es": "3 Llaves: después, una Localización",
        "en": "3 Keys: a Location follows",
    }),
    ("reveal", "reveal-stack stack.1 crab", {
        "pt": "Depois 1 Aliado além de 12: Lei Marcial",
        "es": "Después 1 Aliado más allá de 12: Ley Marcial",
        "en": "Then 1 Ally beyond 12: Martial Law",
    }),
    ("reward-of-the-last", "draw-tokens 1 2", {
        "pt": "A pilha acaba: começa a última ronda",
        "es": "La pila se acaba: empieza la última ronda",
        "en": "The pile runs out: the last round begins",
    }),
    # A kraken brings its value − 1 (L-21).
    ("attacked-for-allies", "discard kraken-3", {
        "pt": "Traz 2 Nébulis",
        "es": "Trae 2 Nébulis",
        "en": "It brings 2 Nebulis",
    }),
    ("breeder", "place 17 7", {
        "pt": "6 de 36 resultados dos dados dão esta zona",
        "es": "6 de 36 tiradas dan esta zona",
        "en": "6 of 36 rolls name this zone",
    }),
    ("many-allies", "council crab", {
        "pt": "Depois 3 Aliados além de 12: Lei Marcial",
        "es": "Después 3 Aliados más allá de 12: Ley Marcial",
        "en": "Then 3 Allies beyond 12: Martial Law",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("moment", "move", "expected"), POINTED_AT)
def test_the_remark_of_a_move_that_is_pointed_at(
    moment: str, move: str, expected: dict[str, str], language: str
) -> None:
    view = LEVIATHAN_MOMENTS[moment].view(0)
    chosen = view.rules.vocabulary.find(move, view.legal())
    assert spaced(texts(language).consequence(view, chosen)) == expected[language]


TIPS = [
    ("attack", "attack jellyfish-5 1", {
        "pt": "Descarte a água-viva 5 e role 1 dado contra resistência 3: 100 % de chance de sucesso.",
        "es": "Descarta la medusa 5 y tira 1 dado contra resistencia 3: 100 % de probabilidad de éxito.",
        "en": "Discard jellyfish 5 and roll 1 die against resistance 3: 100 % chance of success.",
    }),
    ("attack", "attack fighting-crab-3 7", {
        "pt": "Descarte o caranguejo de combate 3 e role os 2 dados, dos quais conta o maior, contra resistência 8: "
              "56 % de chance de sucesso.",
        "es": "Descarta el cangrejo de combate 3 y tira los 2 dados, de los que cuenta el mayor, contra resistencia 8: "
              "56 % de probabilidad de éxito.",
        "en": "Discard fighting crab 3 and roll both dice, the higher counts, against resistance 8: "
              "56 % chance of success.",
    }),
    ("attack", "attack fighting-crab-1 7", {
        "pt": "Descarte o caranguejo de combate 1 e role 1 dado contra resistência 8: 0 % de chance de sucesso. "
              "Depois podem somar-se Pérolas, até 50 %.",
        "es": "Descarta el cangrejo de combate 1 y tira 1 dado contra resistencia 8: 0 % de probabilidad de éxito. "
              "Después se pueden sumar Perlas, hasta 50 %.",
        "en": "Discard fighting crab 1 and roll 1 die against resistance 8: 0 % chance of success. "
              "Then Pearls may be added, up to 50 %.",
    }),
    ("boost-that-helps", "boost 1", {
        "pt": "Morto: 1 ficha de Monstro.",
        "es": "Muerto: 1 ficha de Monstruo.",
        "en": "Slain: 1 Monster token.",
    }),
    ("rebel", "strike 2", {
        "pt": "O Espreitador Urticante perde 1 Ponto de Vida; a recompensa é 2 fichas de Monstro.",
        "es": "El Acechador Urticante pierde 1 Punto de Vida; la recompensa es 2 fichas de Monstruo.",
        "en": "The Stinging Stalker loses 1 Life Point and you take 2 Monster tokens.",
    }),
    ("monster-without-a-deck", "explore", {
        "pt": "O Monstro vai para o descarte e revela-se a carta seguinte. Não resta nenhum Leviatã para acrescentar.",
        "es": "El Monstruo va al descarte y se revela la carta siguiente. No queda ningún Leviatán que añadir.",
        "en": "The Monster is discarded and the next card is revealed. No Leviathan is left to add.",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("moment", "move", "expected"), TIPS)
def test_the_tip_of_a_move(moment: str, move: str, expected: dict[str, str], language: str) -> None:
    view = LEVIATHAN_MOMENTS[moment].view(0)
    chosen = view.rules.vocabulary.find(move, view.legal())
    assert spaced(texts(language).tip(chosen, view)) == expected[language]


@LANGUAGE
def test_moves_of_the_past_have_names(language: str) -> None:
    expected = {
        "pt": ["O caranguejo 1 contra o Devorador Couraçado", "3 Pérolas para o ataque", "Parar de lutar",
               "Guardar as restantes", "Continuar: mais um Leviatã"],
        "es": ["El cangrejo 1 contra el Devorador Acorazado", "3 Perlas para el ataque", "Dejar de luchar",
               "Guardar las demás", "Seguir: otro Leviatán"],
        "en": ["Crab 1 against the Armoured Devourer", "3 Pearls for the attack", "Stop fighting",
               "Keep the rest", "Go on: add a Leviathan"],
    }  # fmt: skip
    write = texts(language)
    past = [mv.Attack(card=CRAB_1, leviathan=7), mv.Boost(pearls=3), mv.StopFighting()]
    labels = [write.label(move) for move in past]
    labels.append(write.label(base_moves.Done(), LEVIATHAN_MOMENTS["reveal"].view(0)))
    labels.append(write.label(base_moves.Explore(), LEVIATHAN_MOMENTS["monster"].view(0)))
    assert labels == expected[language]
    assert all(write.tip(move) for move in past)


# -- odds ------------------------------------------------------------------------------------------------------


def test_the_chances_of_the_zones() -> None:
    """Section 10 of the rules: out of 36 rolls."""
    assert [ways(zone) for zone in range(9)] == [3, 3, 4, 5, 6, 5, 4, 3, 3]


def test_the_risk_of_going_on() -> None:
    """L-17: only a zone that is taken brings an attack; L-22: with an empty deck nothing comes."""
    assert risk(LEVIATHAN_MOMENTS["monster"].game().state) == 31
    assert risk(LEVIATHAN_MOMENTS["monster-without-a-fighter"].game().state) == 25
    assert risk(LEVIATHAN_MOMENTS["monster-without-a-deck"].game().state) == 0


def test_the_odds_of_an_attack() -> None:
    """L-26, L-27: one die, or the better of two; Pearls only where they may be paid."""
    game = LEVIATHAN_MOMENTS["attack"].game()
    game.state.areas[0].pearls = 3
    plain_5 = odds(game, 0, 12, 1)
    assert [plain_5.percent(levels) for levels in (1, 2, 3, 4)] == [100, 33, 0, 0] and plain_5.pearls == 0
    assert plain_5.resistances == (3, 7, 5)
    twice = odds(game, 0, FIGHTING_CRAB_3, 7)
    assert (twice.percent(), twice.percent_with_pearls(), twice.percent(2)) == (56, 56, 0)
    boosted = odds(game, 0, FIGHTING_CRAB_1, 7)
    assert (boosted.percent(), boosted.percent_with_pearls(), boosted.pearls) == (0, 50, 3)


# -- the table -------------------------------------------------------------------------------------------------


def test_a_reward_is_no_more_than_the_piles_hold() -> None:
    """L-34: two tokens are due (L-48), only one is left."""
    game = LEVIATHAN_MOMENTS["rebel"].game()
    game.state.token_pile.clear()
    assert game.state.leviathan is not None
    del game.state.leviathan.token_pile[1:]
    assert plain(texts("en").consequence(game, mv.Strike(leviathan=2), viewer=0)) == "Slain: 1 Monster token"


@LANGUAGE
def test_the_lines_of_a_leviathan(language: str) -> None:
    state = waiting(
        "ChooseTokens", {"count": 1, "lost": 0}, {"border": {"7": "1:1"}, "slain": [[], [20]]}
    ).game().state  # fmt: skip
    expected = {
        "pt": (
            ["Pede águas-vivas ou caranguejos.", "Nível superado: resistência 3.",
             "Nível: resistência 7, recompensa 2 fichas de Monstro.",
             "Nível: resistência 5, recompensa 1 ficha de Monstro.",
             "O ataque dele, quando outro Leviatã chega à sua zona: perda de 3 Aliados da mão."],
            ["Não indica nenhuma Raça: pede caranguejos.", "Nível superado: resistência 7.",
             "Morto por Nautilo. Não vale pontos, mas conta para o Flagelo."],
        ),
        "es": (
            ["Pide medusas o cangrejos.", "Nivel superado: resistencia 3.",
             "Nivel: resistencia 7, recompensa 2 fichas de Monstruo.",
             "Nivel: resistencia 5, recompensa 1 ficha de Monstruo.",
             "Su ataque, cuando otro Leviatán llega a su zona: pérdida de 3 Aliados de la mano."],
            ["No indica ninguna Raza: pide cangrejos.", "Nivel superado: resistencia 7.",
             "Muerto por Nautilo. No vale puntos, pero cuenta para el Azote."],
        ),
        "en": (
            ["It asks for jellyfish or crabs.", "Level passed: resistance 3.",
             "Level: resistance 7, reward 2 Monster tokens.",
             "Level: resistance 5, reward 1 Monster token.",
             "Its attack, when another Leviathan takes its zone: loss of 3 Allies from hand."],
            ["It names no Race: it asks for crabs.", "Level passed: resistance 7.",
             "Slain by Nautilo. It has no points of its own, but counts for the Scourge."],
        ),
    }  # fmt: skip
    write = texts(language)
    found = tuple([plain(write.write(line)) for line in card_lines(state, one, PLAYERS)] for one in (1, 20))
    assert found == expected[language]


@LANGUAGE
def test_a_fighting_ally_is_called_so(language: str) -> None:
    expected = {
        "pt": ["lula de combate 2", "lula 5", "kraken 3"],
        "es": ["calamar de combate 2", "calamar 5", "kraken 3"],
        "en": ["fighting squid 2", "squid 5", "kraken 3"],
    }
    cards = [Card(card, linked=False) for card in (FIGHTING_SQUID_2, SQUID_5, KRAKEN_3)]
    assert [message.name_of(written(language), card)[0] for card in cards] == expected[language]


# -- refusals --------------------------------------------------------------------------------------------------

REFUSALS = [
    (Refusal("fight-race", {"race": "squid"}), {
        "pt": "Este Leviatã pede lulas ou caranguejos.",
        "es": "Este Leviatán pide calamares o cangrejos.",
        "en": "This Leviathan asks for squid or crabs.",
    }),
    (Refusal("seat-protected", {"seat": 2}), {
        "pt": "O Xamã de <a:seat:2>Kai\\*</a> protege disto.",
        "es": "El Chamán de <a:seat:2>Kai\\*</a> protege de esto.",
        "en": "The Shaman of <a:seat:2>Kai\\*</a> protects against this.",
    }),
    (Refusal("boost-pearls", {"need": 4, "have": 1}), {
        "pt": "Seriam precisas 4 Pérolas; na sua concha há 1.",
        "es": "Harían falta 4 Perlas; tienes 1.",
        "en": "That would take 4 Pearls; you have 1.",
    }),
    (Refusal("martial-law-pearls", {"need": 1, "have": 0}), {
        "pt": "Manter todos custa 1 Pérola; na sua concha não há nenhuma.",
        "es": "Conservarlos todos cuesta 1 Perla; no tienes ninguna.",
        "en": "Keeping all of them costs 1 Pearl; you have none.",
    }),
    (Refusal("fight-declared"), {
        "pt": "A luta está declarada: é preciso atacar pelo menos uma vez.",
        "es": "La lucha está declarada: hay que atacar al menos una vez.",
        "en": "The fight is declared: at least one attack must follow.",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("refusal", "expected"), REFUSALS)
def test_a_refusal(refusal: Refusal, expected: dict[str, str], language: str) -> None:
    assert texts(language).refusal(refusal) == expected[language]


# -- Lords -----------------------------------------------------------------------------------------------------


@LANGUAGE
def test_the_lords_have_their_power_and_a_ruling(language: str) -> None:
    write = texts(language)
    for lord in Leviathan.lords:
        name, _, power, ruling = write.lord(lord.id)
        assert name and power.endswith(".") and ruling.endswith("."), lord.id


@LANGUAGE
def test_terms_are_the_same_everywhere(language: str) -> None:
    """What the rules call by one name is called so in every text."""
    wrong = {
        "pt": r"Leviathans|Leviatan|[Ff]erida|ponto de vida|pontos de vida|\bfronteira\b|lei marcial",
        "es": r"Leviathans|Leviatã|combate(?! [{0-9])|punto de vida|puntos de vida|\bfrontera\b|ley marcial",
        "en": r"Leviatan|Leviatã|life point|\bborder\b|martial law|\bkill",
    }[language]
    for path in (folder(language) / name for name in ("leviathan.ftl", "table_leviathan.ftl", "lords.ftl")):
        text = re.sub(r"^[a-z-]+ = ", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        found = re.search(wrong, text)
        assert found is None, (path.name, found)
