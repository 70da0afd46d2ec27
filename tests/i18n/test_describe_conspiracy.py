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
Texts = dict[str, str]


def said(language: str) -> dict[str, dict[str, Any]]:
    path = Path(__file__).parent / f"said_conspiracy_{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def texts(language: str, opponent: str = "") -> Describer:
    return Describer(written(language), PLAYERS[:1] if opponent else PLAYERS, opponent)


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


# -- the log ---------------------------------------------------------------------------------------------------

MAGE_3, MAGE_1, SOLDIER_6, FARMER_0 = (lord_of(name) for name in ("mage-3", "mage-1", "soldier-6", "farmer-0"))
LOG: list[tuple[Event, Texts]] = [
    (ev.TurnStarted(seat=2, again=False, last=True), {
        "pt": "Último turno de kai*", "es": "Último turno de kai*", "en": "Last turn of kai*",
    }),
    (ev.LordsDrawn(seat=2, lords=[MAGE_3, SOLDIER_6]), {
        "pt": "kai* revelou o Mago 3 e o Militar 6",
        "es": "kai* robó el Mago 3 y el Militar 6",
        "en": "kai* drew Mage 3 and Military 6",
    }),
    (ev.LordKept(seat=0, lord=MAGE_3, rest=[SOLDIER_6, MAGE_1]), {
        "pt": "Marta ficou com o Mago 3; para as pilhas: Militar 6 e Mago 1",
        "es": "Marta se quedó con el Mago 3; a las pilas: Militar 6 y Mago 1",
        "en": "Marta kept Mage 3; to the piles: Military 6 and Mage 1",
    }),
    (ev.LordKept(seat=0, lord=MAGE_3, rest=[]), {
        "pt": "Marta ficou com o Mago 3", "es": "Marta se quedó con el Mago 3", "en": "Marta kept Mage 3",
    }),
    (ev.PileTaken(seat=0, guild=1, lords=[SOLDIER_6]), {
        "pt": "Marta pegou a pilha de Militares: Militar 6",
        "es": "Marta tomó la pila de Militares: Militar 6",
        "en": "Marta took the Military pile: Military 6",
    }),
    (ev.LordTurnedUp(seat=0, lord=FARMER_0, by=SOLDIER_6), {
        "pt": "Do baralho para a sua pilha: Agricultor 0 (Militar 6 de Marta)",
        "es": "Del mazo a su pila: Granjero 0 (Militar 6 de Marta)",
        "en": "From the deck to its pile: Farmer 0 (Military 6 of Marta)",
    }),
    (ev.LordTurnedUp(seat=3, lord=FARMER_0, by=-1), {
        "pt": "Nenhuma pilha serve: o Agricultor 0 sai do baralho para a sua pilha (Adversário Lendário)",
        "es": "Ninguna pila sirve: el Granjero 0 sale del mazo a su pila (Oponente Legendario)",
        "en": "No pile will do: Farmer 0 goes from the deck to its pile (Legendary Opponent)",
    }),
    (ev.LordsReturned(seat=0, guild=4, lords=[MAGE_3, MAGE_1]), {
        "pt": "A Câmara de Marta está cheia: de volta à pilha de Magos: Mago 3 e Mago 1",
        "es": "La Cámara de Marta está llena: de vuelta a la pila de Magos: Mago 3 y Mago 1",
        "en": "The Chamber of Marta is full: back to the Mage pile: Mage 3 and Mage 1",
    }),
    (ev.PearlsGained(seat=0, amount=1, why=""), {
        "pt": "Marta ganhou 1 Pérola", "es": "Marta ganó 1 Perla", "en": "Marta gained 1 Pearl",
    }),
    (ev.PearlsGained(seat=0, amount=3, why="pearl_cavern"), {
        "pt": "Marta ganhou 3 Pérolas (Caverna das Pérolas)",
        "es": "Marta ganó 3 Perlas (Caverna de las Perlas)",
        "en": "Marta gained 3 Pearls (Pearl Cavern)",
    }),
    (ev.PearlMasterChanged(seat=0, former=-1), {
        "pt": "Marta é Mestre das Pérolas", "es": "Marta es Maestro de las Perlas", "en": "Marta is Pearl Master",
    }),
    (ev.PearlMasterChanged(seat=0, former=1), {
        "pt": "Marta é Mestre das Pérolas no lugar de Nautilo",
        "es": "Marta es Maestro de las Perlas en lugar de Nautilo",
        "en": "Marta is Pearl Master instead of Nautilo",
    }),
    (ev.LordsSwapped(seat=0, lord=MAGE_3, place=7, other=FARMER_0, other_place=2), {
        "pt": "Marta trocou o Mago 3 (agora no lugar 7) com o Agricultor 0 (agora no lugar 2)",
        "es": "Marta intercambió al Mago 3 (ahora en el lugar 7) y al Granjero 0 (ahora en el lugar 2)",
        "en": "Marta swapped Mage 3 (now on place 7) and Farmer 0 (now on place 2)",
    }),
    (ev.LocationsDrawn(seat=0, locations=["shifting_sands", "pearl_banks"]), {
        "pt": "Marta revelou as Areias Movediças e os Bancos de Pérolas",
        "es": "Marta robó las Arenas Movedizas y los Bancos de Perlas",
        "en": "Marta drew the Shifting Sands and the Pearl Banks",
    }),
    (ev.LocationPut(seat=0, location="silver_vault", place=4), {
        "pt": "Marta pôs o Cofre de Prata no lugar 4",
        "es": "Marta puso la Bóveda de Plata en el lugar 4",
        "en": "Marta put the Silver Vault on place 4",
    }),
    (ev.GateClosed(seat=0, location="closed_gate", count=1), {
        "pt": "O Portão Fechado de Marta: os adversários revelam exatamente 1 Lorde",
        "es": "La Puerta Cerrada de Marta: los oponentes roban exactamente 1 Lord",
        "en": "The Closed Gate of Marta: opponents draw exactly 1 Lord",
    }),
    (ev.GateOpened(seat=0, location="guarded_gate"), {
        "pt": "Acaba a ordem do Portão Vigiado de Marta",
        "es": "Acaba la orden de la Puerta Vigilada de Marta",
        "en": "The order of the Guarded Gate of Marta ends",
    }),
    (ev.LordsRecycled(seat=0, lords=[MAGE_3, MAGE_1]), {
        "pt": "Todas as pilhas voltaram ao baralho: 2 Lordes (Marta)",
        "es": "Todas las pilas volvieron al mazo: 2 Lores (Marta)",
        "en": "All piles went back into the deck: 2 Lords (Marta)",
    }),
    (ev.LordsRecycled(seat=0, lords=[]), {
        "pt": "Não havia pilhas para embaralhar (Marta)",
        "es": "No había pilas que barajar (Marta)",
        "en": "There were no piles to shuffle (Marta)",
    }),
    (ev.LocationsRecycled(seat=0, locations=["sunken_palace"]), {
        "pt": "De volta ao baralho de Localidades: o Palácio Submerso (Marta)",
        "es": "De vuelta al mazo de Localizaciones: el Palacio Sumergido (Marta)",
        "en": "Back into the Location deck: the Sunken Palace (Marta)",
    }),
    (ev.LocationsRecycled(seat=0, locations=[]), {
        "pt": "Não havia Localidades disponíveis para embaralhar (Marta)",
        "es": "No había Localizaciones disponibles que barajar (Marta)",
        "en": "There were no available Locations to shuffle (Marta)",
    }),
    (ev.LocationDeckSearched(seat=0, locations=["sunken_palace", "pearl_banks"]), {
        "pt": "Marta procurou em todo o baralho de Localidades: 2 Localidades",
        "es": "Marta buscó en todo el mazo de Localizaciones: 2 Localizaciones",
        "en": "Marta searched the whole Location deck: 2 Locations",
    }),
    (ev.NoLocation(seat=0), {
        "pt": "Não há Localidade para Marta: as Chaves continuam a contar",
        "es": "No hay Localización para Marta: las Llaves siguen contando",
        "en": "There is no Location for Marta: the Keys still count",
    }),
    (ev.EndTriggered(seat=1), {
        "pt": "A Câmara de Nautilo está cheia: cada adversário tem um último turno",
        "es": "La Cámara de Nautilo está llena: cada oponente tiene un último turno",
        "en": "The Chamber of Nautilo is full: every opponent has one last turn",
    }),
    (ev.GameEnded(places=[1, 3, 1], points=[57, 40, 57]), {
        "pt": "Marta e kai* dividem a vitória com 57 pontos",
        "es": "Marta y kai* comparten la victoria con 57 puntos",
        "en": "Marta and kai* share the victory with 57 points",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("event", "expected"), LOG)
def test_a_line_of_the_log(event: Event, expected: Texts, language: str) -> None:
    assert plain(texts(language).log(event)) == expected[language]


LOG_ALONE: list[tuple[Event, Texts]] = [
    (ev.TurnStarted(seat=0, again=True, last=True), {
        "pt": "Turno repetido de Marta", "es": "Turno repetido de Marta", "en": "Replayed turn of Marta",
    }),
    (ev.ConditionMatched(seat=1, condition="keys", guilds=[4, 1]), {
        "pt": "O Mago Lendário procura Lordes com Chave: pilha de Magos ou Militares",
        "es": "El Mago Legendario busca Lores con Llave: pila de Magos o Militares",
        "en": "The Mage Legend looks for Lords with a Key: Mages or Military",
    }),
    (ev.ConditionMatched(seat=1, condition="", guilds=[4, 1]), {
        "pt": "Nenhuma condição do Mago Lendário se cumpre: qualquer pilha serve",
        "es": "No se cumple ninguna condición del Mago Legendario: cualquier pila sirve",
        "en": "No condition of the Mage Legend is met: any pile will do",
    }),
    (ev.LocationBuried(seat=1, location="silver_vault", place=4), {
        "pt": "O Mago Lendário pôs o Cofre de Prata no lugar 4, em face oculta",
        "es": "El Mago Legendario puso la Bóveda de Plata en el lugar 4, boca abajo",
        "en": "The Mage Legend put the Silver Vault on place 4, face down",
    }),
    (ev.LocationBuried(seat=1, location="", place=4), {
        "pt": "O Mago Lendário pôs uma Localidade desconhecida no lugar 4, em face oculta",
        "es": "El Mago Legendario puso una Localización desconocida en el lugar 4, boca abajo",
        "en": "The Mage Legend put an unknown Location on place 4, face down",
    }),
    (ev.TopLordOrdered(seat=0), {
        "pt": "Marta tem de pegar no próximo turno o Lorde do topo do baralho",
        "es": "Marta debe tomar en su próximo turno el Lord de la parte superior del mazo",
        "en": "Marta must take the top Lord of the deck in the next turn",
    }),
    (ev.ReplayTokenTaken(seat=0, places=[1, 2, 6]), {
        "pt": "Marta ganhou a ficha de repetição com uma coalizão de 3",
        "es": "Marta ganó la ficha de repetición con una coalición de 3",
        "en": "Marta won the replay token with a coalition of 3",
    }),
    (ev.PearlMasterChanged(seat=0, former=1), {
        "pt": "Marta é Mestre das Pérolas no lugar do Mago Lendário",
        "es": "Marta es Maestro de las Perlas en lugar del Mago Legendario",
        "en": "Marta is Pearl Master instead of the Mage Legend",
    }),
    (ev.GameEnded(places=[2, 1], points=[50, 51]), {
        "pt": "O Mago Lendário vence com 51 pontos",
        "es": "El Mago Legendario gana con 51 puntos",
        "en": "The Mage Legend wins with 51 points",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("event", "expected"), LOG_ALONE)
def test_a_line_of_the_log_of_a_game_alone(event: Event, expected: Texts, language: str) -> None:
    assert plain(texts(language, "mage").log(event)) == expected[language]


def test_every_event_is_read_in_these_tests_or_says_little() -> None:
    plain_ones = {ev.GameStarted, ev.TurnSkipped, ev.LordPlaced, ev.SwapDeclined, ev.SwapWithoutTarget}
    plain_ones.add(ev.ReplayTokenReturned)
    assert {type(event) for event, _ in (*LOG, *LOG_ALONE)} == set(ev.EVENTS) - plain_ones


def test_links_lead_to_the_pieces() -> None:
    line = texts("pt").log(ev.LocationPut(seat=0, location="silver_vault", place=4))
    assert line == "<a:seat:0>Marta</a> pôs o <a:location:silver_vault>Cofre de Prata</a> no lugar 4"
    kept = texts("en").log(ev.LordKept(seat=2, lord=MAGE_3, rest=[]))
    assert kept == f"<a:seat:2>kai\\*</a> kept <a:lord:{MAGE_3}>Mage 3</a>"
    its = texts("es", "mage").log(ev.TurnStarted(seat=1, again=False, last=False))
    assert its == "Turno del <a:seat:1>Mago Legendario</a>"


# -- since your last turn --------------------------------------------------------------------------------------


def turn(seat: int, *events: Event) -> list[Event]:
    return [ev.TurnStarted(seat=seat, again=False, last=False), *events]


ROUND: list[Event] = [
    *turn(0, ev.LordKept(seat=0, lord=FARMER_0, rest=[])),
    *turn(
        1,
        ev.PileTaken(seat=1, guild=4, lords=[MAGE_3, MAGE_1]),
        ev.PearlsGained(seat=1, amount=2, why=""),
        ev.PearlMasterChanged(seat=1, former=0),
        ev.LocationPut(seat=1, location="guarded_gate", place=4),
        ev.GateClosed(seat=1, location="guarded_gate", count=2),
        ev.LocationPut(seat=1, location="sunken_palace", place=6),
    ),
    *turn(
        2,
        ev.LordKept(seat=2, lord=SOLDIER_6, rest=[MAGE_1]),
        ev.LordPlaced(seat=2, lord=SOLDIER_6, place=15),
        ev.EndTriggered(seat=2),
    ),
]
SUMMARY = {
    "pt": [
        (1, "pegou a pilha de Magos: 2 Lordes"),
        (1, "é Mestre das Pérolas"),
        (1, "manda revelar exatamente 2 Lordes do baralho"),
        (1, "tem agora o Portão Vigiado e o Palácio Submerso"),
        (2, "ficou com o Militar 6"),
        (2, "encheu a Câmara: últimos turnos"),
    ],
    "es": [
        (1, "tomó la pila de Magos: 2 Lores"),
        (1, "es Maestro de las Perlas"),
        (1, "manda robar exactamente 2 Lores del mazo"),
        (1, "ahora tiene la Puerta Vigilada y el Palacio Sumergido"),
        (2, "se quedó con el Militar 6"),
        (2, "llenó su Cámara: últimos turnos"),
    ],
    "en": [
        (1, "took the Mage pile: 2 Lords"),
        (1, "is Pearl Master"),
        (1, "orders exactly 2 Lords from the deck"),
        (1, "now has the Guarded Gate and the Sunken Palace"),
        (2, "kept Military 6"),
        (2, "filled the Chamber: last turns"),
    ],
}


def unlinked(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    return [(seat, re.sub(r"</?a(:[^>]*)?>", "", text)) for seat, text in lines]


@LANGUAGE
def test_what_the_others_did(language: str) -> None:
    write = texts(language)
    assert unlinked(write.summary(ROUND, 0)) == SUMMARY[language]
    assert unlinked(write.summary([*ROUND, *turn(0)], 0)) == SUMMARY[language], "in the own turn it still stands there"
    assert write.summary([], 0) == []


def test_a_long_summary_leaves_out_the_lightest() -> None:
    assert unlinked(texts("en").summary(ROUND, 0, most=4)) == [
        (1, "orders exactly 2 Lords from the deck"),
        (1, "now has the Guarded Gate and the Sunken Palace"),
        (2, "filled the Chamber: last turns"),
        (-1, "… and 3 more"),
    ]


def test_the_summary_tells_how_full_a_chamber_is_near_the_end() -> None:
    state = MOMENTS["next-few"].game().state
    log = [*turn(2), *turn(0, ev.LordPlaced(seat=0, lord=MAGE_3, place=14))]
    assert unlinked(texts("pt").summary(log, 1, state)) == [(0, "tem agora 14 Lordes na Câmara")]


def test_the_order_of_the_opponent_stands_under_its_sign() -> None:
    log = [*turn(0), *turn(1, ev.TopLordOrdered(seat=0)), *turn(0)]
    assert unlinked(texts("en", "soldier").summary(log, 0)) == [(1, "orders the top Lord of the deck")]


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
