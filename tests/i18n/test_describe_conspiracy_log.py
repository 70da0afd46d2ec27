"""The log of Conspiracy and “Since your last turn”, line by line in three languages."""

from __future__ import annotations

import re

import pytest

from abyss_game.engine.events import Event
from abyss_game.games.conspiracy import events as ev
from abyss_game.games.conspiracy.lords import lord_of
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.markup import plain

from .conspiracy_moments import MOMENTS, PLAYERS
from .ftl import LANGUAGES, written

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
Texts = dict[str, str]


def texts(language: str, opponent: str = "") -> Describer:
    return Describer(written(language), PLAYERS[:1] if opponent else PLAYERS, opponent)


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
