"""Kraken in words: everything it does is told, and its moments read as they should in three languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.ruleset import Options
from abyss_game.engine.steps import Decision, Refusal
from abyss_game.games import GAMES
from abyss_game.games.abyss import events as base_events
from abyss_game.games.abyss.expansions.kraken import events as ev
from abyss_game.games.abyss.expansions.kraken import moves as mv
from abyss_game.games.abyss.expansions.kraken.cards import KRAKENS, TREASURE_VALUES
from abyss_game.games.abyss.expansions.kraken.expansion import Kraken
from abyss_game.games.abyss.expansions.kraken.locations import SACRED_SITES
from abyss_game.games.abyss.expansions.kraken.sentinels import area_of
from abyss_game.games.abyss.lord import LORDS
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.describe_kraken_decisions import AREAS, PROMPTS, WATCHED
from abyss_game.i18n.describe_kraken_events import EVENTS
from abyss_game.i18n.describe_kraken_moves import MOVES
from abyss_game.i18n.describe_kraken_remarks import REMARKS
from abyss_game.i18n.markup import plain
from abyss_game.i18n.voice import extended, kebab
from abyss_game.i18n.voices import ABYSS, KRAKEN

from .ftl import LANGUAGES, entries, everything, written
from .kraken_moments import KRAKEN_MOMENTS, kraken
from .moments import COURT, PLAYERS, areas, check

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
DECISIONS = {step for step in Kraken.steps if issubclass(step, Decision)}


def texts(language: str) -> Describer:
    return Describer(written(language), PLAYERS)


def said(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / f"said_kraken_{language}.toml").read_text(encoding="utf-8"))


# -- a sentence for everything ---------------------------------------------------------------------------------


def test_every_event_is_told() -> None:
    assert set(EVENTS) == set(Kraken.events)


def test_every_move_is_named() -> None:
    assert set(MOVES) == set(Kraken.moves)
    for move in Kraken.moves:
        word = "move-" + {mv.LayOnStack: "lay"}.get(move, move.word)
        assert word in everything("en") and f"{word}-tip" in everything("en"), word


def test_every_decision_is_asked_watched_and_remarked_on() -> None:
    assert set(PROMPTS) == DECISIONS and set(WATCHED) <= DECISIONS <= set(REMARKS)
    for decision in DECISIONS:
        name = f"decision-{kebab(decision.__name__)}"
        assert name in everything("en") and f"{name}-other" in everything("en"), name


def test_the_game_speaks_with_the_words_of_both() -> None:
    voice = extended(ABYSS, KRAKEN)
    for whole, own, base in (
        (voice.events, EVENTS, ABYSS.events),
        (voice.prompts, PROMPTS, ABYSS.prompts),
        (voice.watched, WATCHED, ABYSS.watched),
        (voice.moves, MOVES, ABYSS.moves),
    ):
        assert not set(own) & set(base), "an expansion takes nothing away"
        assert dict(whole) == {**base, **own}
    assert set(voice.remarks) == set(REMARKS) | set(ABYSS.remarks)


def test_every_source_of_points_has_its_names() -> None:
    game = GAMES.get("abyss").new(Options(seats=2, expansions=("kraken",)))
    catalog = written("en")
    for line in game.rules.standings(game.state)[0].lines:
        assert catalog.has(f"score-{line.source}") and catalog.has(f"cli-source-{line.source}"), line.source
        assert catalog.t(f"ui-score-{line.source}-of", name="Marta").count("Marta") == 1, line.source


def test_every_treasure_and_every_area_has_its_words() -> None:
    assert {name for name in entries("en", "kraken") if re.fullmatch(r"treasure-\d", name)} == {
        f"treasure-{value}" for value in TREASURE_VALUES
    }
    assert {name for name in entries("en", "kraken") if name.startswith("word-reserve-")} == {
        f"word-reserve-{area}" for area in AREAS
    }
    assert {area_of(move(sentinel="watcher", **field).target()) for move, field in (
        (mv.GuardLord, {"lord": "jailer"}), (mv.GuardStack, {"race": 1}), (mv.GuardLocation, {"location": "jail"})
    )} == set(AREAS)  # fmt: skip


# -- moments ---------------------------------------------------------------------------------------------------


@LANGUAGE
def test_every_moment_is_expected(language: str) -> None:
    assert set(said(language)) == set(KRAKEN_MOMENTS)
    assert {type(moment.game().decision) for moment in KRAKEN_MOMENTS.values()} >= DECISIONS


@LANGUAGE
@pytest.mark.parametrize("moment", KRAKEN_MOMENTS)
def test_a_moment(moment: str, language: str) -> None:
    check(KRAKEN_MOMENTS[moment], said(language)[moment], texts(language))


POINTED_AT = [
    ("offer-with-the-last-nebulis", "buy-nebulis squid-3 1", {
        "pt": "O Kraken passa para um adversário",
        "es": "El Kraken pasa a un oponente",
        "en": "The Kraken goes to an opponent",
    }),
    ("offer-in-two-ways", "buy-nebulis kraken-3 1", {
        "pt": "O Kraken passa para um adversário",
        "es": "El Kraken pasa a un oponente",
        "en": "The Kraken goes to an opponent",
    }),
    ("pay-with-a-nebulis", "confirm-nebulis 1", {
        "pt": "O Kraken volta para o lado do tabuleiro",
        "es": "El Kraken vuelve junto al tablero",
        "en": "The Kraken returns beside the board",
    }),
    ("corruptor-with-nebulis", "recruit-nebulis keeper 1", {
        "pt": "Sobra 1 Nébulis",
        "es": "Queda 1 Nébulis",
        "en": "1 Nebulis left after that",
    }),
    ("executioner", "condemn squid", {
        "pt": "Atinge 2 adversários",
        "es": "Afecta a 2 oponentes",
        "en": "Hits 2 opponents",
    }),
    ("executioner", "condemn jellyfish", {
        "pt": "Não atinge ninguém",
        "es": "No afecta a nadie",
        "en": "Hits nobody",
    }),
    ("condemned", "surrender squid-2", {
        "pt": "Perde-se um Aliado de valor 2",
        "es": "Se pierde un Aliado de valor 2",
        "en": "An Ally worth 2 is lost",
    }),
    ("sentinel-before-the-action", "guard-location watcher jail", {
        "pt": "Mais ninguém pode levá-lo",
        "es": "Nadie más podrá llevárselo",
        "en": "Nobody else may take it",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("moment", "move", "expected"), POINTED_AT)
def test_the_remark_of_a_move_that_is_pointed_at(
    moment: str, move: str, expected: dict[str, str], language: str
) -> None:
    seat = KRAKEN_MOMENTS[moment].game().decision.seat
    view = KRAKEN_MOMENTS[moment].view(seat)
    chosen = view.rules.vocabulary.find(move, view.legal())
    assert plain(texts(language).consequence(view, chosen)) == expected[language]


def test_the_figure_is_not_said_to_leave_when_krakens_may_bring_it_back() -> None:
    """K-68: the Nebulis of a payment goes first, and the krakens of the same recruitment bring others."""
    position = {
        "court": COURT,
        "areas": areas({"pearls": 1, "hand": ["kraken-2", "crab-1", "seahorse-1"]}),
        "kraken": {"nebulis": [1, 1, 0], "holder": 0},
    }
    moment = kraken(position, ["recruit jailer", "pick kraken-2", "pick crab-1", "pick seahorse-1"])
    view = moment.view(0)
    chosen = view.rules.vocabulary.find("confirm-nebulis 1", view.legal())
    assert texts("en").consequence(view, chosen) == "The krakens bring 1 Nebulis"
    game = moment.game()
    game.play(chosen)
    assert game.state.kraken is not None
    assert (game.state.kraken.nebulis, game.state.kraken.holder) == ([1, 1, 0], 0)


@LANGUAGE
def test_the_tip_of_a_search_counts_what_is_left(language: str) -> None:
    view = KRAKEN_MOMENTS["search"].view(0)
    left = {
        "pt": "Restam: 3 de valor 3, 4 de valor 4, 5 de valor 5, 6 de valor 6 e 4 de valor 7.",
        "es": "Quedan: 3 de valor 3, 4 de valor 4, 5 de valor 5, 6 de valor 6 y 4 de valor 7.",
        "en": "Left: 3 worth 3, 4 worth 4, 5 worth 5, 6 worth 6 and 4 worth 7.",
    }
    assert texts(language).tip(mv.Search(), view).endswith(left[language])


@LANGUAGE
def test_the_notes_of_a_payment_with_a_nebulis(language: str) -> None:
    expected = {
        "pt": ("faltam 2: 1 Pérola + 1 Nébulis", "e Nébulis cobrem a falta", "faltam 2: 2 Pérolas", "cobrem a falta"),
        "es": ("faltan 2: 1 Perla + 1 Nébulis", "y Nébulis cubren lo que falta", "faltan 2: 2 Perlas",
               "cubren lo que falta"),
        "en": ("2 short: 1 Pearl + 1 Nebulis", "and Nebulis fill the gap", "2 short: 2 Pearls", "fill the gap"),
    }  # fmt: skip
    notes = [
        texts(language).payment(KRAKEN_MOMENTS[name].view(0)) for name in ("pay-with-a-nebulis", "pay-in-two-ways")
    ]
    assert tuple(plain(note[key]) for note in notes for key in ("value", "pearls")) == expected[language]
    assert all(note["missing"] == "" for note in notes)


@LANGUAGE
def test_moves_of_the_past_have_names(language: str) -> None:
    expected = {
        "pt": ["Comprar a lula 3 com 1 Nébulis", "Recrutar com 2 Nébulis", "Parar a busca"],
        "es": ["Comprar el calamar 3 con 1 Nébulis", "Reclutar con 2 Nébulis", "Parar la búsqueda"],
        "en": ["Buy squid 3 with 1 Nebulis", "Recruit with 2 Nebulis", "Stop the search"],
    }
    past = [mv.BuyWithNebulis(card=59, nebulis=1), mv.ConfirmWithNebulis(nebulis=2), mv.Stop()]
    assert [texts(language).label(move) for move in past] == expected[language]


# -- the log ---------------------------------------------------------------------------------------------------

KRAKEN_2, KRAKEN_4, CRAB_1 = KRAKENS[0], KRAKENS[-1], 13
LOG: list[tuple[Event, dict[str, str]]] = [
    (base_events.PearlsGained(seat=0, amount=2, why="treasure"), {
        "pt": "Marta ganhou 2 Pérolas de um Tesouro",
        "es": "Marta ganó 2 Perlas de un Tesoro",
        "en": "Marta gained 2 Pearls from a Treasure",
    }),
    (base_events.PearlsGained(seat=0, amount=1, why="shareholder"), {
        "pt": "Marta ganhou 1 Pérola (Acionista)",
        "es": "Marta ganó 1 Perla (Accionista)",
        "en": "Marta gained 1 Pearl (Shareholder)",
    }),
    (base_events.PowerWithoutTarget(seat=0, lord="megalodon"), {
        "pt": "O Megalodonte não tinha sobre que agir (Marta)",
        "es": "El Megalodón no tenía sobre qué actuar (Marta)",
        "en": "The Megalodon had nothing to act on (Marta)",
    }),
    (base_events.LordRecruited(seat=0, lord="tamer", allies=[KRAKEN_4, CRAB_1], pearls=2), {
        "pt": "Marta recrutou a Domadora com kraken 4, caranguejo 1 e 2 Pérolas",
        "es": "Marta reclutó a la Domadora con kraken 4, cangrejo 1 y 2 Perlas",
        "en": "Marta recruited the Tamer with kraken 4, crab 1 and 2 Pearls",
    }),
    (ev.NebulisGained(seat=0, amount=3, why="krakens"), {
        "pt": "Marta recebeu 3 Nébulis dos krakens usados",
        "es": "Marta recibió 3 Nébulis de los krakens usados",
        "en": "Marta gained 3 Nebulis from the krakens used",
    }),
    (ev.NebulisGained(seat=0, amount=1, why="vigil"), {
        "pt": "Marta recebeu 1 Nébulis (Vigia)",
        "es": "Marta recibió 1 Nébulis (Vigía)",
        "en": "Marta gained 1 Nebulis (Vigil)",
    }),
    (ev.NebulisLost(seat=0, amount=1, why="ferryman"), {
        "pt": "Marta devolveu 1 Nébulis (Barqueiro)",
        "es": "Marta devolvió 1 Nébulis (Barquero)",
        "en": "Marta returned 1 Nebulis (Ferryman)",
    }),
    (ev.NebulisPaid(seat=0, to=1, amount=1, why="purchase"), {
        "pt": "Marta pagou 1 Nébulis a Nautilo em vez de Pérolas",
        "es": "Marta pagó 1 Nébulis a Nautilo en lugar de Perlas",
        "en": "Marta paid Nautilo 1 Nebulis in place of Pearls",
    }),
    (ev.NebulisPaid(seat=0, to=-1, amount=2, why="recruitment"), {
        "pt": "Marta pagou 2 Nébulis em vez de Pérolas",
        "es": "Marta pagó 2 Nébulis en lugar de Perlas",
        "en": "Marta paid 2 Nebulis in place of Pearls",
    }),
    (ev.NebulisPaid(seat=0, to=1, amount=1, why="fence"), {
        "pt": "Marta deu 1 Nébulis a Nautilo (Receptador)",
        "es": "Marta dio 1 Nébulis a Nautilo (Perista)",
        "en": "Marta gave Nautilo 1 Nebulis (Fence)",
    }),
    (ev.FigureTaken(seat=0, old=-1), {
        "pt": "Marta recebeu o Kraken",
        "es": "Marta recibió el Kraken",
        "en": "Marta received the Kraken",
    }),
    (ev.FigureTaken(seat=0, old=1), {
        "pt": "Marta recebeu o Kraken, que estava com Nautilo",
        "es": "Marta recibió el Kraken, que tenía Nautilo",
        "en": "Marta received the Kraken from Nautilo",
    }),
    (ev.FigureReturned(seat=0), {
        "pt": "Marta já não tem o Kraken: ninguém tem Nébulis",
        "es": "Marta ya no tiene el Kraken: nadie tiene Nébulis",
        "en": "Marta is rid of the Kraken: nobody has Nebulis",
    }),
    (ev.KrakenLaid(seat=0, card=KRAKEN_2, race=4), {
        "pt": "Marta pôs o kraken 2 na pilha de lulas do Conselho",
        "es": "Marta puso el kraken 2 en la pila de calamares del Consejo",
        "en": "Marta laid kraken 2 on the squid stack of the Council",
    }),
    (ev.KrakensTurnedIn(seat=0, allies=[KRAKEN_2, KRAKEN_4], amount=4), {
        "pt": "Marta descartou kraken 2 e kraken 4 da mão e recebeu 4 Nébulis",
        "es": "Marta descartó kraken 2 y kraken 4 de la mano y recibió 4 Nébulis",
        "en": "Marta discarded kraken 2 and kraken 4 from hand and gained 4 Nebulis",
    }),
    (ev.KrakensTurnedIn(seat=0, allies=[KRAKEN_2], amount=0), {
        "pt": "Marta descartou kraken 2 da mão sem receber Nébulis",
        "es": "Marta descartó kraken 2 de la mano sin recibir Nébulis",
        "en": "Marta discarded kraken 2 from hand without gaining Nebulis",
    }),
    (ev.SentinelTaken(seat=0, sentinel="lookout"), {
        "pt": "Marta pegou a Sentinela do Atalaia",
        "es": "Marta tomó el Centinela del Atalaya",
        "en": "Marta took the Sentinel of the Lookout",
    }),
    (ev.SentinelPlaced(seat=0, sentinel="lookout", place="lord:tamer"), {
        "pt": "Marta reservou a Domadora na Corte (Atalaia)",
        "es": "Marta reservó la Domadora en la Corte (Atalaya)",
        "en": "Marta reserved the Tamer in the Court (Lookout)",
    }),
    (ev.SentinelPlaced(seat=0, sentinel="lookout", place="council:1"), {
        "pt": "Marta reservou a pilha de caranguejos do Conselho (Atalaia)",
        "es": "Marta reservó la pila de cangrejos del Consejo (Atalaya)",
        "en": "Marta reserved the crab stack of the Council (Lookout)",
    }),
    (ev.SentinelPlaced(seat=0, sentinel="lookout", place="location:jail"), {
        "pt": "Marta reservou a Prisão (Atalaia)",
        "es": "Marta reservó la Cárcel (Atalaya)",
        "en": "Marta reserved The Jail (Lookout)",
    }),
    (ev.SentinelReturned(seat=0, sentinel="vigil", place="lord:tamer"), {
        "pt": "A Sentinela do Vigia deixou a Domadora e voltou a Marta",
        "es": "El Centinela del Vigía dejó la Domadora y volvió a Marta",
        "en": "The Sentinel of the Vigil left the Tamer and returned to Marta",
    }),
    (ev.SentinelReturned(seat=0, sentinel="vigil", place="council:4"), {
        "pt": "A Sentinela do Vigia deixou a pilha de lulas e voltou a Marta",
        "es": "El Centinela del Vigía dejó la pila de calamares y volvió a Marta",
        "en": "The Sentinel of the Vigil left the squid stack and returned to Marta",
    }),
    (ev.SentinelReturned(seat=0, sentinel="vigil", place="location:jail"), {
        "pt": "A Sentinela do Vigia deixou a Prisão e voltou a Marta",
        "es": "El Centinela del Vigía dejó la Cárcel y volvió a Marta",
        "en": "The Sentinel of the Vigil left The Jail and returned to Marta",
    }),
    (ev.TreasureDrawn(seat=0, location="megalodon", treasure=24), {
        "pt": "Marta encontrou um Tesouro de valor 7 (Megalodonte)",
        "es": "Marta encontró un Tesoro de valor 7 (Megalodón)",
        "en": "Marta found a Treasure worth 7 (The Megalodon)",
    }),
    (ev.KeyGained(seat=0, amount=1, why="treasure"), {
        "pt": "Marta ganhou 1 Chave de um Tesouro",
        "es": "Marta ganó 1 Llave de un Tesoro",
        "en": "Marta gained 1 Key from a Treasure",
    }),
    (ev.CardTurnedOver(seat=0, card=KRAKEN_2), {
        "pt": "Marta encontrou o kraken 2 e levou a carta para a mão",
        "es": "Marta encontró el kraken 2 y se llevó la carta a la mano",
        "en": "Marta found kraken 2 and took it",
    }),
    (ev.CardTurnedOver(seat=0, card=65), {
        "pt": "Marta virou um Monstro, que foi para o descarte",
        "es": "Marta volvió un Monstruo, que fue al descarte",
        "en": "Marta turned over a Monster, which was discarded",
    }),
    (base_events.ThreatRose(seat=0, space=4), {
        "pt": "Marta deixou passar o Monstro: a Ameaça está agora no espaço 4",
        "es": "Marta dejó pasar al Monstruo: la Amenaza está ahora en el espacio 4",
        "en": "Marta let the Monster pass: the Threat is now on space 4",
    }),
    (ev.TreasuresDiscarded(seat=0, location="megalodon", treasures=[0, 1]), {
        "pt": "Dois Tesouros de valor 3 saem da partida: acabou a busca de Marta (Megalodonte)",
        "es": "Dos Tesoros de valor 3 salen de la partida: acabó la búsqueda de Marta (Megalodón)",
        "en": "Two Treasures worth 3 leave the game: the search of Marta is over (The Megalodon)",
    }),
    (ev.SearchEnded(seat=0, location="megalodon", worth=7), {
        "pt": "A busca de Marta acabou: o Megalodonte vale 7 pontos",
        "es": "La búsqueda de Marta acabó: el Megalodón vale 7 puntos",
        "en": "The search of Marta ended: The Megalodon is worth 7 points",
    }),
    (ev.DiscardOpened(seat=0, lord="healer", allies=[CRAB_1, KRAKEN_2]), {
        "pt": "O descarte foi aberto para Marta: 2 Aliados (Curandeiro)",
        "es": "El descarte se abrió para Marta: 2 Aliados (Curandero)",
        "en": "The discard was opened for Marta: 2 Allies (Healer)",
    }),
    (ev.AllyRecovered(seat=0, card=KRAKEN_2), {
        "pt": "Marta pegou o kraken 2 do descarte",
        "es": "Marta tomó el kraken 2 del descarte",
        "en": "Marta took kraken 2 from the discard",
    }),
    (ev.PearlStolen(seat=0, victim=1, lord="highwayman"), {
        "pt": "Marta ficou com 1 Pérola de Nautilo (Salteador)",
        "es": "Marta se quedó con 1 Perla de Nautilo (Salteador)",
        "en": "Marta took 1 Pearl from Nautilo (Highwayman)",
    }),
    (ev.RaceNamed(seat=0, race=1, lord="executioner"), {
        "pt": "Marta indicou esta Raça: caranguejos (Carrasco)",
        "es": "Marta nombró esta Raza: cangrejos (Verdugo)",
        "en": "Marta named crabs (Executioner)",
    }),
    (ev.AffiliatedDiscarded(seat=0, card=CRAB_1, why="executioner"), {
        "pt": "Marta descartou dos seus afiliados o caranguejo 1 (Carrasco)",
        "es": "Marta descartó de sus afiliados el cangrejo 1 (Verdugo)",
        "en": "Marta discarded crab 1 from the affiliated Allies (Executioner)",
    }),
    (ev.LordTurnedUp(seat=0, lord="tamer", space=1, by="recipient"), {
        "pt": "Marta pôs a Domadora na Corte (Beneficiário)",
        "es": "Marta puso la Domadora en la Corte (Beneficiario)",
        "en": "Marta brought the Tamer to the Court (Recipient)",
    }),
    (ev.LordFreed(seat=0, lord="tamer", location="jail"), {
        "pt": "Marta libertou a Domadora, que estava sob a Prisão",
        "es": "Marta liberó a la Domadora, que estaba bajo la Cárcel",
        "en": "Marta freed the Tamer from under The Jail",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("event", "expected"), LOG)
def test_a_line_of_the_log(event: Event, expected: dict[str, str], language: str) -> None:
    assert plain(texts(language).log(event)) == expected[language]


def test_every_event_has_a_line_that_was_read() -> None:
    assert {type(event) for event, _ in LOG} | {ev.TokenDrawn} >= set(Kraken.events)


@LANGUAGE
def test_only_its_owner_reads_the_value_of_a_token(language: str) -> None:
    event, write = ev.TokenDrawn(seat=0, token=18), texts(language)
    assert (write.log(event, 0), write.log(event, 1)) == {
        "pt": ("<a:seat:0>Marta</a> ganhou de um Tesouro uma ficha de Monstro de valor 4",
               "<a:seat:0>Marta</a> ganhou uma ficha de Monstro de um Tesouro"),
        "es": ("<a:seat:0>Marta</a> ganó de un Tesoro una ficha de Monstruo de valor 4",
               "<a:seat:0>Marta</a> ganó una ficha de Monstruo de un Tesoro"),
        "en": ("<a:seat:0>Marta</a> gained a Monster token worth 4 from a Treasure",
               "<a:seat:0>Marta</a> gained a Monster token from a Treasure"),
    }[language]  # fmt: skip


# -- since your last turn --------------------------------------------------------------------------------------

START = base_events.TurnStarted(seat=1, extra=False, last=False)
ROUND: list[Event] = [
    base_events.TurnStarted(seat=0, extra=False, last=False),
    START,
    ev.KrakenLaid(seat=1, card=KRAKEN_2, race=1),
    ev.NebulisPaid(seat=1, to=0, amount=1, why="fence"),
    ev.FigureTaken(seat=2, old=-1),
    ev.NebulisPaid(seat=1, to=2, amount=1, why="fence"),
    ev.FigureTaken(seat=0, old=2),
    ev.SentinelPlaced(seat=1, sentinel="vigil", place="council:4"),
    ev.PearlStolen(seat=1, victim=0, lord="highwayman"),
    ev.SearchEnded(seat=1, location="megalodon", worth=7),
    ev.LordFreed(seat=1, lord="tamer", location="jail"),
]
SUMMARY = {
    "pt": [
        (1, "pôs o kraken 2 na pilha de caranguejos"),
        (1, "passou-lhe 1 <i:nebulis>"),
        (1, "deu 1 <i:nebulis> a Kai\\*"),
        (0, "o Kraken agora é seu"),
        (1, "reservou a pilha de lulas"),
        (1, "ficou com 1 das suas Pérolas (Salteador)"),
        (1, "procurou Tesouros: o Megalodonte vale 7 pontos"),
        (1, "libertou a Domadora"),
    ],
    "es": [
        (1, "puso el kraken 2 en la pila de cangrejos"),
        (1, "te pasó 1 <i:nebulis>"),
        (1, "dio 1 <i:nebulis> a Kai\\*"),
        (0, "ahora tienes el Kraken"),
        (1, "reservó la pila de calamares"),
        (1, "se quedó con 1 de tus Perlas (Salteador)"),
        (1, "buscó Tesoros: el Megalodón vale 7 puntos"),
        (1, "liberó a la Domadora"),
    ],
    "en": [
        (1, "laid kraken 2 on the crab stack"),
        (1, "passed you 1 <i:nebulis>"),
        (1, "gave Kai\\* 1 <i:nebulis>"),
        (0, "the Kraken is with you now"),
        (1, "reserved the squid stack"),
        (1, "took 1 of your Pearls (Highwayman)"),
        (1, "searched for Treasures: The Megalodon is worth 7 points"),
        (1, "freed the Tamer"),
    ],
}


@LANGUAGE
def test_what_the_others_did(language: str) -> None:
    lines = texts(language).summary(ROUND, 0)
    assert [(seat, re.sub(r"</?a(:[^>]*)?>", "", text)) for seat, text in lines] == SUMMARY[language]


def test_the_summary_of_a_bystander() -> None:
    assert [plain(text) for seat, text in texts("en").summary(ROUND, 2)] == [
        "laid kraken 2 on the crab stack",
        "gave Marta 1 ",
        "passed you 1 ",
        "now has the Kraken",
        "reserved the squid stack",
        "took 1 Pearl from Marta (Highwayman)",
        "searched for Treasures: The Megalodon is worth 7 points",
        "freed the Tamer",
    ]


# -- refusals --------------------------------------------------------------------------------------------------

REFUSALS = [
    (Refusal("pearls-remain", {"pearls": 1}), {
        "pt": "Uma Nébulis só entra depois de todas as Pérolas: sobraria 1 Pérola.",
        "es": "Una Nébulis solo entra después de todas las Perlas: quedaría 1 Perla.",
        "en": "A Nebulis comes after all your Pearls: 1 Pearl would be left.",
    }),
    (Refusal("nebulis-missing", {"need": 2, "have": 0}), {
        "pt": "Seriam precisas 2 Nébulis; na sua concha não há nenhuma.",
        "es": "Harían falta 2 Nébulis; no tienes ninguna.",
        "en": "That would take 2 Nebulis; you have none.",
    }),
    (Refusal("reserved", {"seat": 1}), {
        "pt": "Isto está reservado por uma Sentinela de <a:seat:1>Nautilo</a>.",
        "es": "Esto está reservado por un Centinela de <a:seat:1>Nautilo</a>.",
        "en": "A Sentinel of <a:seat:1>Nautilo</a> reserves this.",
    }),
    (Refusal("other-race", {"race": "squid"}), {
        "pt": "É preciso descartar uma lula.",
        "es": "Hay que descartar un calamar.",
        "en": "The Ally discarded must be a squid.",
    }),
    (Refusal("lord-not-used", {"lord": "tamer"}), {
        "pt": "A Domadora não está sob uma Localidade.",
        "es": "La Domadora no está bajo una Localización.",
        "en": "The Tamer is not under a Location.",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("refusal", "expected"), REFUSALS)
def test_a_refusal(refusal: Refusal, expected: dict[str, str], language: str) -> None:
    assert texts(language).refusal(refusal) == expected[language]


# -- cards -----------------------------------------------------------------------------------------------------


@LANGUAGE
def test_cards_by_themselves(language: str) -> None:
    write = texts(language)
    for lord in Kraken.lords:
        assert write.lord(lord.id)[0] == written(language).t(f"lord-{lord.id}") and lord.id in LORDS
    for site in SACRED_SITES:
        assert write.location(site.id)[1].startswith({"pt": "Local", "es": "Lugar", "en": "Sacred"}[language])
