"""What Conspiracy says at its moments: prompts, remarks, labels, refusals, the log and its summary."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from abyss_game.ai.seat import make, seed_of_seat
from abyss_game.engine.events import Event
from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.engine.steps import Decision
from abyss_game.games import GAMES
from abyss_game.games.conspiracy import events as ev
from abyss_game.games.conspiracy import moves as mv
from abyss_game.games.conspiracy.location import LOCATIONS
from abyss_game.games.conspiracy.lords import GUILDS, KEY_OF, KINDS, LORDS, lord_of
from abyss_game.games.conspiracy.rules import STEPS
from abyss_game.games.conspiracy.solo import CONDITIONS, OPPONENTS
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.markup import plain
from abyss_game.i18n.message import ChamberLord, Guild, Legend, Listed, Message, Seat, render
from abyss_game.i18n.voices import VOICES, voice_of

from .conspiracy_moments import MOMENTS, PLAYERS
from .ftl import LANGUAGES, everything, written

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
VOICE = VOICES["conspiracy"]
MAGE_3, SOLDIER_6 = lord_of("mage-3"), lord_of("soldier-6")
Texts = dict[str, str]


def said(language: str) -> dict[str, dict[str, Any]]:
    path = Path(__file__).parent / f"said_conspiracy_{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def texts(language: str) -> Describer:
    return Describer(written(language), PLAYERS)


def middle_left_out(words: list[str]) -> list[str]:
    return words[:2] + words[-2:] if len(words) > 5 else words


# -- moments ---------------------------------------------------------------------------------------------------


@LANGUAGE
def test_every_moment_is_expected(language: str) -> None:
    assert set(said(language)) == set(MOMENTS)


@LANGUAGE
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment(moment: str, language: str) -> None:
    expected, there = said(language)[moment], MOMENTS[moment]
    write = Describer(written(language), PLAYERS[:1] if there.opponent else PLAYERS)
    seat = there.game().decision.seat
    own, other = there.view(seat), there.view(-1 if there.opponent else (seat + 2) % 3)
    assert plain(write.prompt(own)) == expected["prompt"]
    assert plain(write.consequence(own)) == expected["remark"]
    assert plain(write.prompt(other)) == expected["others"]
    assert write.consequence(other) == ""
    legal = own.legal()
    assert middle_left_out([plain(write.label(move, own)) for move in legal]) == expected["labels"]
    assert middle_left_out([plain(write.consequence(own, move)) for move in legal]) == expected["brings"]
    assert write.prompt(there.game(), viewer=seat) == write.prompt(own)


def test_every_decision_has_its_moment() -> None:
    decisions = {step for step in STEPS if issubclass(step, Decision)}
    assert set(VOICE.prompts) == decisions == {type(moment.game().decision) for moment in MOMENTS.values()}


@LANGUAGE
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_shown_has_room(moment: str, language: str) -> None:
    """The prompt has half the width of the window, the remark the rest."""
    for name, most in (("prompt", 100), ("remark", 80), ("others", 100)):
        assert len(said(language)[moment][name]) <= most, name
    assert all(len(label) <= 45 for label in said(language)[moment]["labels"])


# -- everything has its words ----------------------------------------------------------------------------------


def test_every_event_and_move_is_told() -> None:
    assert set(VOICE.events) == set(ev.EVENTS)
    assert set(VOICE.moves) == set(mv.MOVES)
    assert voice_of(mv.Replay()) is VOICE and voice_of(ev.GameStarted(seat=0)) is VOICE
    with pytest.raises(KeyError):
        voice_of(Options(seats=2))


@LANGUAGE
def test_every_card_has_its_words(language: str) -> None:
    write = texts(language)
    for lord in range(LORDS):
        name, when, power, _ = write.chamber_lord(lord)
        assert name and when and power.endswith(".")
    for location in LOCATIONS:
        name, worth, _ = write.location(location)
        assert name and worth.endswith(".")
    for guild in OPPONENTS:
        legend = write.opponent(guild)
        assert legend.name and legend.extra.endswith(".") and legend.power.endswith(".")
        assert len(legend.conditions) == len(OPPONENTS[guild].conditions)
        assert all(label and text.endswith(".") for label, text in legend.conditions)
    variants = GAMES.get("conspiracy").variants
    assert all(written(language).t(f"ui-variant-{variant}") for variant in variants)


def test_nothing_is_described_that_does_not_exist() -> None:
    known = {f"opponent-{guild}" for guild in OPPONENTS} | {f"lord-kind-{kind.value}" for kind in KINDS}
    known |= {f"condition-{name}" for name in CONDITIONS}
    for name in everything("en"):
        found = re.match(r"(opponent-(?!any|extra-|power-|rule)|lord-kind-|condition-)\w+", name)
        assert not found or found[0] in known, name


@LANGUAGE
@pytest.mark.parametrize("location", [each for each in LOCATIONS.values() if len(each.formula) == 1 or each.pearls])
def test_figures_of_locations_are_those_of_the_rules(location: Any, language: str) -> None:
    numbers = re.findall(r"\d+", texts(language).location(location.id)[1])
    assert numbers == [word for word in (location.formula[0], str(location.pearls or "")) if word]


NAMES = {
    "great_whirlpool": {"pt": "Grande Redemoinho", "es": "Gran Remolino", "en": "Great Whirlpool"},
    "throne_of_soldiers": {
        "pt": "Trono dos Militares", "es": "Trono de los Militares", "en": "Throne of the Military",
    },
    "assembly_of_farmers": {
        "pt": "Assembleia dos Agricultores", "es": "Asamblea de los Granjeros", "en": "Assembly of the Farmers",
    },
    "alliance_of_threes": {"pt": "Aliança dos Três", "es": "Alianza de los Treses", "en": "Alliance of Threes"},
}  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize("location", NAMES)
def test_names_of_locations(location: str, language: str) -> None:
    assert texts(language).location(location)[0] == NAMES[location][language]


CARDS: dict[str, dict[str, tuple[str, str, str]]] = {
    "soldier-0": {
        "pt": ("Militar 0", "Ao ser colocado",
               "Troque de lugar, se quiser, 2 Lordes sem Chave da sua Câmara, este ou outros."),
        "es": ("Militar 0", "Al colocarlo", "Puedes intercambiar 2 Lores sin Llave de tu Cámara, este u otros."),
        "en": ("Military 0", "When placed",
               "You may swap 2 Lords without a Key in your Chamber, this one or others."),
    },
    "mage-2": {
        "pt": ("Mago 2", "Para a próxima Localidade",
               "Traz 1 Chave de ouro. Duas Chaves iguais, ou três quaisquer, dão direito a uma Localidade."),
        "es": ("Mago 2", "Para la próxima Localización",
               "Trae 1 Llave de oro. Dos Llaves iguales, o tres cualesquiera, dan derecho a una Localización."),
        "en": ("Mage 2", "Towards the next Location",
               "Brings 1 gold Key. Two Keys alike, or any three, bring a Location."),
    },
    "farmer-3": {
        "pt": ("Agricultor 3", "Ao ser colocado", "Ganhe 2 Pérolas."),
        "es": ("Granjero 3", "Al colocarlo", "Gana 2 Perlas."),
        "en": ("Farmer 3", "When placed", "Gain 2 Pearls."),
    },
}  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize("lord", CARDS)
def test_a_lord_by_itself(lord: str, language: str) -> None:
    assert texts(language).chamber_lord(lord_of(lord))[:3] == CARDS[lord][language]


def test_a_ruling_belongs_to_what_needs_one() -> None:
    with_ruling = {lord for lord in range(LORDS) if texts("pt").chamber_lord(lord)[3]}
    assert with_ruling == {lord for lord in range(LORDS) if KEY_OF[lord] or not lord % 12 or lord % 12 == 11}


@LANGUAGE
def test_a_legendary_opponent_by_itself(language: str) -> None:
    legend = texts(language).opponent("soldier")
    assert (legend.name, legend.conditions[0][0], legend.extra) == {
        "pt": ("Militar Lendário", "Militares", "No fim, mais 1 ponto e 2 por cada Militar da sua Câmara."),
        "es": ("Militar Legendario", "Militares", "Al final, 1 punto más y 2 por cada Militar de su Cámara."),
        "en": (
            "Military Legend", "Military Lords",
            "At the end, 1 more point and 2 for each Military Lord in its Chamber.",
        ),
    }[language]  # fmt: skip
    farmer = texts(language).opponent("farmer")
    assert (farmer.extra, farmer.power) == {
        "pt": ("No fim, nenhum ponto a mais.", "Sem habilidade própria."),
        "es": ("Al final, ningún punto adicional.", "Sin habilidad propia."),
        "en": ("At the end, no extra points.", "No power of its own."),
    }[language]


# -- whole games -----------------------------------------------------------------------------------------------


@LANGUAGE
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_find_words_for_everything(seats: int, language: str) -> None:
    """A strict catalogue knows no excuse for a missing message or a wrong argument."""
    rules, log = GAMES.get("conspiracy"), list[Event]()
    game = rules.new(Options(seats=seats, seed=40 + seats, variants=("bonus-locations",)), log.append)
    opponent = game.state.solo.opponent if game.state.solo else ""
    players = (*PLAYERS, PLAYERS[0])[:seats]
    write = Describer(written(language), players, opponent)
    bots = [make("random", rules, seed_of_seat(seats, seat)) for seat in range(seats)]
    while game.decision is not None:
        seat = game.decision.seat
        view = rules.resume(rules.view(game.state, seat))
        assert write.prompt(view) and write.prompt(rules.resume(rules.view(game.state, -1)))
        for move in view.legal():
            assert write.label(move, view) and write.label(move) and write.tip(move, view) and write.tip(move)
            write.consequence(view, move)
        assert len(write.summary(log, seat, game.state)) <= 8
        game.play(bots[seat].choose(view.state))
    assert all(write.log(event) for event in log)
    assert write.prompt(game) == written(language).t("decision-game-over")


# -- refusals and errors ---------------------------------------------------------------------------------------

REFUSALS: list[tuple[str, str, Texts]] = [
    ("recruit", "pile farmer", {
        "pt": "A pilha de Agricultores está vazia.",
        "es": "La pila de Granjeros está vacía.",
        "en": "The Farmer pile is empty.",
    }),
    ("recruit", "draw 4", {
        "pt": "Podem ser reveladas de 1 a 3 cartas.",
        "es": "Se pueden robar de 1 a 3 cartas.",
        "en": "Between 1 and 3 cards can be drawn.",
    }),
    ("recruit-gate", "pile mage", {
        "pt": "O Portão Vigiado de Nautilo manda revelar exatamente 2 cartas do baralho.",
        "es": "La Puerta Vigilada de Nautilo manda robar exactamente 2 cartas del mazo.",
        "en": "The Guarded Gate of Nautilo orders exactly 2 cards from the deck.",
    }),
    ("recruit-one-left", "draw 3", {
        "pt": "Foram pedidas 3; o baralho de Lordes só tem 1.",
        "es": "Se pidieron 3; el mazo de Lores solo tiene 1.",
        "en": "3 were asked for; the Lord deck holds only 1.",
    }),
    ("recruit-pile", "draw 1", {
        "pt": "O baralho de Lordes está vazio.",
        "es": "El mazo de Lores está vacío.",
        "en": "The Lord deck is empty.",
    }),
    ("ordered", "pile mage", {
        "pt": "O adversário manda revelar exatamente 1 carta do baralho.",
        "es": "El oponente manda robar exactamente 1 carta del mazo.",
        "en": "The opponent orders exactly 1 card from the deck.",
    }),
    ("kept", "keep soldier-6", {
        "pt": "Só pode ser escolhida uma das cartas acabadas de revelar.",
        "es": "Solo se puede elegir una de las cartas recién robadas.",
        "en": "Only one of the cards just drawn can be chosen.",
    }),
    ("next", "place soldier-6", {
        "pt": "Só pode ser colocado um Lorde que espera o seu lugar.",
        "es": "Solo se puede colocar un Lord que espera su lugar.",
        "en": "Only a Lord that waits for its place can be placed.",
    }),
    ("swap", "swap mage-4 merchant-4", {
        "pt": "O Mercador 4 não está na sua Câmara.",
        "es": "El Mercader 4 no está en tu Cámara.",
        "en": "Merchant 4 is not in your Chamber.",
    }),
    ("swap", "swap mage-4.1 mage-4.1", {
        "pt": "Uma troca precisa de dois Lordes diferentes.",
        "es": "Un intercambio necesita dos Lores distintos.",
        "en": "A swap needs two different Lords.",
    }),
    ("location", "settle hall_of_keys", {
        "pt": "O Salão das Chaves não está entre as Localidades disponíveis.",
        "es": "El Salón de las Llaves no está entre las Localizaciones disponibles.",
        "en": "The Hall of Keys is not among the available Locations.",
    }),
    ("location-last", "locations 2", {
        "pt": "Foram pedidas 2; o baralho de Localidades só tem 1.",
        "es": "Se pidieron 2; el mazo de Localizaciones solo tiene 1.",
        "en": "2 were asked for; the Location deck holds only 1.",
    }),
    ("search", "locations 2", {
        "pt": "Só pode ser escolhida uma Localidade do baralho.",
        "es": "Solo se puede elegir una Localización del mazo.",
        "en": "Only a Location of the deck can be chosen.",
    }),
    ("opponent-pile", "give soldier", {
        "pt": "O adversário não leva agora a pilha de Militares: procura Lordes com Chave.",
        "es": "El oponente no toma ahora la pila de Militares: busca Lores con Llave.",
        "en": "The opponent does not take the Military pile now: it looks for Lords with a Key.",
    }),
    ("replay", "draw 1", {
        "pt": "Isso não é possível agora.",
        "es": "Eso no es posible ahora.",
        "en": "That is not possible now.",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("moment", "move", "expected"), REFUSALS)
def test_a_refusal(moment: str, move: str, expected: Texts, language: str) -> None:
    game = MOMENTS[moment].game()
    refused = game.refuse(game.rules.vocabulary.find(move, game.legal()))
    assert refused is not None
    assert plain(texts(language).refusal(refused.refusal)) == expected[language]


@LANGUAGE
def test_a_lord_with_a_key_does_not_move(language: str) -> None:
    game = MOMENTS["next-few"].game()
    game.state.stack[-1:] = [step for step in MOMENTS["swap"].game().state.stack if type(step).__name__ == "ChooseSwap"]
    lords = game.state.chambers[0].lords
    refused = game.refuse(mv.SwapLords(lord=lords[6], other=lords[0]))
    assert refused is not None
    assert (
        texts(language).refusal(refused.refusal)
        == {
            "pt": "O Agricultor 1 tem uma Chave: não pode ser trocado.",
            "es": "El Granjero 1 tiene una Llave: no se puede intercambiar.",
            "en": "Farmer 1 has a Key: it cannot be swapped.",
        }[language]
    )


@LANGUAGE
def test_options_that_cannot_be_played(language: str) -> None:
    told = []
    for seats, variants in ((2, ("opponent-mage",)), (1, ("opponent-mage", "opponent-farmer"))):
        with pytest.raises(BadOptions) as caught:
            GAMES.get("conspiracy").new(Options(seats=seats, variants=variants))
        told.append(texts(language).error(caught.value))
    assert (
        told
        == {
            "pt": [
                "A variante “opponent-mage” é só para jogar sozinho.",
                "Não se podem escolher juntas “opponent-mage” e “opponent-farmer”.",
            ],
            "es": [
                "La variante «opponent-mage» es solo para jugar en solitario.",
                "No se pueden elegir juntas «opponent-mage» y «opponent-farmer».",
            ],
            "en": [
                "The variant “opponent-mage” is only for a solo game.",
                "“opponent-mage” and “opponent-farmer” cannot be chosen together.",
            ],
        }[language]
    )


# -- names in a sentence ---------------------------------------------------------------------------------------


def test_things_of_conspiracy_in_a_row() -> None:
    names = Listed([ChamberLord(MAGE_3, False), ChamberLord(SOLDIER_6, False)], "the")
    row = Message("sum-conspiracy-location", {"locations": names})
    assert render(written("pt"), row) == "tem agora o Mago 3 e o Militar 6"
    gains = Listed([Guild(1), Guild(4)], "plural", "comma")
    assert render(written("en"), Message("remark-conspiracy-gain", {"gains": gains})) == "Military, Mages"


@LANGUAGE
def test_persons_have_no_article_and_legends_do(language: str) -> None:
    def told(player: Seat | Legend) -> str:
        return plain(render(written(language), Message("event-conspiracy-turn-started", {"player": player})))

    assert (told(Seat(0, "Ana")), told(Legend("mage"))) == {
        "pt": ("Turno de Ana", "Turno do Mago Lendário"),
        "es": ("Turno de Ana", "Turno del Mago Legendario"),
        "en": ("Turn of Ana", "Turn of the Mage Legend"),
    }[language]


@LANGUAGE
def test_guilds_are_named_as_conspiracy_names_them(language: str) -> None:
    names = [written(language).t(f"conspiracy-guild-{guild}") for guild in GUILDS]
    assert names == {
        "pt": ["Agricultor", "Militar", "Mercador", "Político", "Mago"],
        "es": ["Granjero", "Militar", "Mercader", "Político", "Mago"],
        "en": ["Farmer", "Military", "Merchant", "Politician", "Mage"],
    }[language]  # fmt: skip
