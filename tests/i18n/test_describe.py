"""What the game says at its moments: prompts, remarks, labels, refusals, the log and its summary."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from abyss_game.engine.events import Event
from abyss_game.engine.ruleset import BadOptions, Options
from abyss_game.games import GAMES
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss import moves as mv
from abyss_game.games.abyss.turn import ChooseAction
from abyss_game.i18n import describe, markup, message
from abyss_game.i18n.catalog import Catalog
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.markup import capital, escape, link, plain
from abyss_game.i18n.message import Card, Count, Listed, Lord, Message, render

from .ftl import LANGUAGES, written
from .moments import MOMENTS, PLAYERS, check

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def said(language: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / f"said_{language}.toml").read_text(encoding="utf-8"))


def texts(language: str) -> Describer:
    return Describer(written(language), PLAYERS)


# -- moments ---------------------------------------------------------------------------------------------------


@LANGUAGE
def test_every_moment_is_expected(language: str) -> None:
    assert set(said(language)) == set(MOMENTS)


@LANGUAGE
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment(moment: str, language: str) -> None:
    check(MOMENTS[moment], said(language)[moment], texts(language))


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_true_state_says_the_same_as_the_view(moment: str) -> None:
    write, game = texts("en"), MOMENTS[moment].game()
    seat = game.decision.seat
    view = MOMENTS[moment].view(seat)
    assert write.prompt(game, viewer=seat) == write.prompt(view)
    assert write.consequence(game, viewer=seat) == write.consequence(view)


def test_a_view_of_nobody_reads_what_the_others_read() -> None:
    game = MOMENTS["offer"].game()
    assert plain(texts("pt").prompt(game)) == "Nautilo considera a lula 3 (2 Pérolas)"
    assert texts("pt").consequence(game) == ""


def test_the_markup_of_a_prompt() -> None:
    view = MOMENTS["recruit-third-race"].view(0)
    assert texts("pt").prompt(view) == ("**Recrutar o <a:lord:jailer>Carcereiro</a>:** junte 1 Aliado de outra Raça.")
    offered = MOMENTS["offer"].view(1)
    card = offered.decision.card
    assert texts("es").prompt(offered) == (
        f"**¿Comprar el <a:card:{card}>calamar 3</a>** de <a:seat:0>Marta</a> por 2 Perlas?"
    )


def test_a_game_that_is_over() -> None:
    write, game = texts("es"), GAMES.get("abyss").new(Options(seats=3, seed=1))
    game.state.stack.clear()
    assert write.prompt(game) == "La partida ha terminado."
    assert write.consequence(game) == ""


@LANGUAGE
def test_an_assassinated_domadora_is_feminine(language: str) -> None:
    write = texts(language)
    refusal = MOMENTS["assassin"].game().refuse(mv.TurnLord(owner=1, lord="keeper"))
    assert refusal is None
    game = MOMENTS["assassin"].game()
    game.state.areas[1].lords[1].turned = True
    game.state.areas[1].lords.append(type(game.state.areas[1].lords[0])(lord="hunter", turned=True))
    told = [write.refusal(game.rules.resume(game.state).refuse(mv.TurnLord(owner=1, lord=lord)).refusal)
            for lord in ("tamer", "hunter")]  # fmt: skip
    assert (
        told
        == {
            "pt": [
                "A Domadora está virada: sem habilidade e sem Chave.",
                "O Caçador está virado: sem habilidade e sem Chave.",
            ],
            "es": [
                "La Domadora está girada: sin habilidad y sin Llave.",
                "El Cazador está girado: sin habilidad y sin Llave.",
            ],
            "en": ["The Tamer is turned: no power and no Key.", "The Hunter is turned: no power and no Key."],
        }[language]
    )


def test_the_remark_of_a_move_that_is_pointed_at() -> None:
    write = texts("en")
    view = MOMENTS["recruit"].game()
    action = view.rules.resume(view.rules.view(view.state, 0))
    action.state.stack.pop()
    action.state.stack.append(ChooseAction(seat=0))
    assert write.consequence(action) == "Your next Lord begins the last round"
    assert write.consequence(action, mv.Recruit(lord="jailer")) == "Your 7th Lord: the last round begins"
    assert write.consequence(action, mv.Explore()) == "Your next Lord begins the last round"


# -- payment ---------------------------------------------------------------------------------------------------

PAYMENTS = {
    "recruit": {
        "pt": ("falta caranguejo", "faltam 2", "falta caranguejo"),
        "es": ("falta cangrejo", "faltan 2", "falta cangrejo"),
        "en": ("crab missing", "2 missing", "crab missing"),
    },
    "recruit-third-race": {
        "pt": ("falta 1 Raça", "falta 1: 1 Pérola", "falta 1 Raça"),
        "es": ("falta 1 Raza", "falta 1: 1 Perla", "falta 1 Raza"),
        "en": ("1 Race missing", "1 short: 1 Pearl", "1 Race missing"),
    },
    "recruit-ready": {
        "pt": ("completo", "falta 1: 1 Pérola", ""),
        "es": ("completo", "falta 1: 1 Perla", ""),
        "en": ("complete", "1 short: 1 Pearl", ""),
    },
    "recruit-superfluous": {
        "pt": ("completo", "2 a mais", "sobra água-viva 1"),
        "es": ("completo", "sobran 2", "sobra medusa 1"),
        "en": ("complete", "2 above", "jellyfish 1 not needed"),
    },
}


@LANGUAGE
@pytest.mark.parametrize("moment", PAYMENTS)
def test_the_notes_of_a_payment(moment: str, language: str) -> None:
    notes = texts(language).payment(MOMENTS[moment].view(0))
    assert tuple(plain(notes[name]) for name in ("races", "value", "missing")) == PAYMENTS[moment][language]


@LANGUAGE
def test_one_pearl_fills_a_gap_in_the_singular(language: str) -> None:
    filled = {"pt": "cobre a falta", "es": "cubre lo que falta", "en": "fills the gap"}[language]
    assert plain(texts(language).payment(MOMENTS["recruit-ready"].view(0))["pearls"]) == filled


# -- refusals --------------------------------------------------------------------------------------------------

REFUSALS = [
    ("action", "recruit jailer", {
        "pt": "O Carcereiro pede 3 Raças diferentes; só há 2.",
        "es": "El Carcelero pide 3 Razas distintas; solo hay 2.",
        "en": "The Jailer needs 3 different Races; there are only 2.",
    }),
    ("action", "council squid", {
        "pt": "A pilha de lulas do Conselho está vazia.",
        "es": "La pila de calamares del Consejo está vacía.",
        "en": "The squid stack of the Council is empty.",
    }),
    ("recruit-dear", "confirm", {
        "pt": "O Carcereiro tem de ser pago com pelo menos um caranguejo.",
        "es": "El Carcelero se paga al menos con un cangrejo.",
        "en": "The Jailer must be paid with at least one crab.",
    }),
    ("recruit-superfluous", "confirm", {
        "pt": "Água-viva 1 sobra: o pagamento excede o custo em 2.",
        "es": "Medusa 1 no hace falta: el pago supera el coste en 2.",
        "en": "Jellyfish 1 is not needed: the payment is 2 above the cost.",
    }),
    ("keys", "confirm", {
        "pt": "Uma Localidade pede 3 Chaves; só há 1 escolhida.",
        "es": "Una Localización pide 3 Llaves; solo hay 1 elegida.",
        "en": "A Location takes 3 Keys; only 1 is chosen.",
    }),
    ("control", "draw 5", {
        "pt": "Podem ser reveladas de 1 a 4 Localidades.",
        "es": "Se pueden robar de 1 a 4 Localizaciones.",
        "en": "Between 1 and 4 Locations can be drawn.",
    }),
    ("last-space", "explore", {
        "pt": "É o último espaço: a exploração acaba aqui.",
        "es": "Es el último espacio: la exploración acaba aquí.",
        "en": "This is the last space: the exploration ends here.",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("moment", "move", "expected"), REFUSALS)
def test_a_refusal(moment: str, move: str, expected: dict[str, str], language: str) -> None:
    game = MOMENTS[moment].game()
    refused = game.refuse(game.rules.vocabulary.find(move, game.legal()))
    assert refused is not None
    assert texts(language).refusal(refused.refusal) == expected[language]


@LANGUAGE
def test_options_that_cannot_be_played(language: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAMES.get("abyss").new(Options(seats=6))
    assert (
        texts(language).error(caught.value)
        == {
            "pt": "Não é possível jogar com 6 jogadores: o jogo é para 2 a 4.",
            "es": "No se puede jugar con 6 jugadores: el juego es para 2 a 4.",
            "en": "6 players are not possible: the game takes 2 to 4.",
        }[language]
    )


# -- the log ---------------------------------------------------------------------------------------------------

SQUID_3, CRAB_1, JELLYFISH_1 = 59, 13, 0
LOG: list[tuple[Event, dict[str, str]]] = [
    (ev.AllyBought(seat=0, explorer=1, card=SQUID_3, price=2), {
        "pt": "Marta comprou a lula 3 de Nautilo por 2 Pérolas",
        "es": "Marta compró el calamar 3 de Nautilo por 2 Perlas",
        "en": "Marta bought squid 3 from Nautilo for 2 Pearls",
    }),
    (ev.CardRevealed(seat=0, card=65, space=4), {
        "pt": "Marta revelou um Monstro no espaço 5",
        "es": "Marta reveló un Monstruo en el espacio 5",
        "en": "Marta revealed a Monster on space 5",
    }),
    (ev.LordRecruited(seat=2, lord="tamer", allies=[CRAB_1, SQUID_3, JELLYFISH_1], pearls=1), {
        "pt": "Kai* recrutou a Domadora com caranguejo 1, lula 3, água-viva 1 e 1 Pérola",
        "es": "Kai* reclutó a la Domadora con cangrejo 1, calamar 3, medusa 1 y 1 Perla",
        "en": "Kai* recruited the Tamer with crab 1, squid 3, jellyfish 1 and 1 Pearl",
    }),
    (ev.LordRecruited(seat=0, lord="trader", allies=[], pearls=5), {
        "pt": "Marta recrutou o Negociante por 5 Pérolas",
        "es": "Marta reclutó al Negociante por 5 Perlas",
        "en": "Marta recruited the Trader for 5 Pearls",
    }),
    (ev.LocationControlled(seat=1, location="black_smokers", lords=["tamer", "keeper"], keys=1), {
        "pt": "Nautilo assumiu o controle das Fumarolas Negras com a Domadora, o Tratador e 1 Chave",
        "es": "Nautilo tomó el control de las Fumarolas Negras con la Domadora, el Cuidador y 1 Llave",
        "en": "Nautilo took control of Black Smokers with the Tamer, the Keeper and 1 Key",
    }),
    (ev.LocationExchanged(seat=1, old="dockworks", new="jail", gone=False), {
        "pt": "Nautilo trocou os Estaleiros pela Prisão",
        "es": "Nautilo cambió los Astilleros por la Cárcel",
        "en": "Nautilo exchanged The Dockworks for The Jail",
    }),
    (ev.PearlsLost(seat=1, amount=0, why="seeker"), {
        "pt": "Nautilo não tinha Pérolas para pagar (Publicano)",
        "es": "Nautilo no tenía Perlas para pagar (Publicano)",
        "en": "Nautilo had no Pearl to pay (Seeker)",
    }),
    (ev.ExplorationEnded(seat=0, council=[CRAB_1], discarded=[65, 66]), {
        "pt": "Para o Conselho: caranguejo 1; descarte: 2 Monstros (exploração de Marta)",
        "es": "Al Consejo: cangrejo 1; al descarte: 2 Monstruos (exploración de Marta)",
        "en": "To the Council: crab 1; discarded: 2 Monsters (exploration of Marta)",
    }),
    (ev.PowerWithoutTarget(seat=0, lord="black_smokers"), {
        "pt": "As Fumarolas Negras não tinham sobre que agir (Marta)",
        "es": "Las Fumarolas Negras no tenían sobre qué actuar (Marta)",
        "en": "Black Smokers had nothing to act on (Marta)",
    }),
    (ev.EndTriggered(seat=0, why="court"), {
        "pt": "Marta deixou uma Corte que não pode ser reabastecida: começa a última ronda",
        "es": "Marta dejó una Corte que no se puede reponer: empieza la última ronda",
        "en": "Marta left a Court that cannot be filled: the last round begins",
    }),
    (ev.GameEnded(places=[1, 3, 1], points=[71, 40, 71]), {
        "pt": "Marta e Kai* dividem a vitória com 71 pontos",
        "es": "Marta y Kai* comparten la victoria con 71 puntos",
        "en": "Marta and Kai* share the victory with 71 points",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("event", "expected"), LOG)
def test_a_line_of_the_log(event: Event, expected: dict[str, str], language: str) -> None:
    assert plain(texts(language).log(event, viewer=0)) == expected[language]


SECRETS: list[tuple[Event, dict[str, tuple[str, str]]]] = [
    (ev.StackTaken(seat=0, race=1, cards=[13, 20]), {
        "pt": ("Marta pegou a pilha de caranguejos do Conselho: caranguejo 1 e caranguejo 3",
               "Marta pegou a pilha de caranguejos do Conselho: 2 cartas"),
        "es": ("Marta tomó la pila de cangrejos del Consejo: cangrejo 1 y cangrejo 3",
               "Marta tomó la pila de cangrejos del Consejo: 2 cartas"),
        "en": ("Marta took the crab stack from the Council: crab 1 and crab 3",
               "Marta took the crab stack from the Council: 2 cards"),
    }),
    (ev.RewardPaid(seat=0, keys=1, pearls=0, drawn=[18, 3]), {
        "pt": ("Marta ganhou 1 Chave e 2 fichas de Monstro (valor: 2, 4)",
               "Marta ganhou 1 Chave e 2 fichas de Monstro"),
        "es": ("Marta ganó 1 Llave y 2 fichas de Monstruo (valor: 2, 4)", "Marta ganó 1 Llave y 2 fichas de Monstruo"),
        "en": ("Marta won 1 Key and 2 Monster tokens (worth 2, 4)", "Marta won 1 Key and 2 Monster tokens"),
    }),
    (ev.TokenStolen(seat=0, victim=1, token=18), {
        "pt": ("Marta tirou uma ficha de Monstro de valor 4 de Nautilo", "Marta tirou uma ficha de Monstro de Nautilo"),
        "es": ("Marta le quitó una ficha de Monstruo de valor 4 a Nautilo",
               "Marta le quitó una ficha de Monstruo a Nautilo"),
        "en": ("Marta took a Monster token worth 4 from Nautilo", "Marta took a Monster token from Nautilo"),
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("event", "expected"), SECRETS)
def test_the_log_tells_only_what_its_reader_may_know(
    event: Event, expected: dict[str, tuple[str, str]], language: str
) -> None:
    write = texts(language)
    assert (plain(write.log(event, viewer=0)), plain(write.log(event, viewer=2))) == expected[language]
    assert plain(write.log(event)) == expected[language][1], "nobody sees what is public"


def test_a_name_with_signs_stays_a_name() -> None:
    line = texts("en").log(ev.ExtraTurnWon(seat=2), viewer=0)
    assert line == "<a:seat:2>Kai\\*</a> won an extra turn"
    assert plain(line) == "Kai* won an extra turn"


# -- since your last turn --------------------------------------------------------------------------------------


def turn(seat: int, *events: Event) -> list[Event]:
    return [ev.TurnStarted(seat=seat, extra=False, last=False), *events]


ROUND: list[Event] = [
    *turn(0, ev.StackTaken(seat=0, race=2, cards=[26])),
    *turn(
        1,
        ev.CardRevealed(seat=1, card=SQUID_3, space=0),
        ev.AllyBought(seat=2, explorer=1, card=SQUID_3, price=1),
        ev.CardRevealed(seat=1, card=65, space=0),
        ev.MonsterFought(seat=1, card=65, space=4),
        ev.ExplorationEnded(seat=1, council=[], discarded=[65]),
        ev.RewardPaid(seat=1, keys=1, pearls=0, drawn=[7]),
    ),
    *turn(
        2,
        ev.LordPlotted(seat=2, lord="keeper", space=1),
        ev.LordPlotted(seat=2, lord="reaper", space=0),
        ev.LordRecruited(seat=2, lord="assassin", allies=[CRAB_1], pearls=9),
        ev.LordTurned(seat=2, owner=0, lord="tamer"),
        ev.LordTurned(seat=2, owner=1, lord="jailer"),
    ),
]
SUMMARY = {
    "pt": [
        (2, "comprou a lula 3 por 1 <i:pearl>"),
        (1, "vendeu 1 Aliado por 1 <i:pearl>"),
        (1, "lutou: 1 <i:key> + 1 <i:monster>"),
        (2, "conspirou: o Tratador e o Ceifeiro"),
        (2, "recrutou o Assassino"),
        (2, "virou a sua Domadora"),
        (2, "virou o Carcereiro de Nautilo"),
    ],
    "es": [
        (2, "compró el calamar 3 por 1 <i:pearl>"),
        (1, "vendió 1 Aliado por 1 <i:pearl>"),
        (1, "luchó: 1 <i:key> + 1 <i:monster>"),
        (2, "conspiró: el Cuidador y el Segador"),
        (2, "reclutó al Asesino"),
        (2, "giró tu Domadora"),
        (2, "giró el Carcelero de Nautilo"),
    ],
    "en": [
        (2, "bought squid 3 for 1 <i:pearl>"),
        (1, "sold 1 Ally for 1 <i:pearl>"),
        (1, "fought: 1 <i:key> + 1 <i:monster>"),
        (2, "plotted: the Keeper and the Reaper"),
        (2, "recruited the Assassin"),
        (2, "turned your Tamer"),
        (2, "turned the Jailer of Nautilo"),
    ],
}


def unlinked(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    return [(seat, re.sub(r"</?a(:[^>]*)?>", "", text)) for seat, text in lines]


@LANGUAGE
def test_what_the_others_did(language: str) -> None:
    write = texts(language)
    assert unlinked(write.summary(ROUND, 0)) == SUMMARY[language]
    mine = [*ROUND, *turn(0, ev.ExtraTurnWon(seat=0))]
    assert unlinked(write.summary(mine, 0)) == SUMMARY[language], "in the own turn it still stands there"


def test_the_summary_begins_after_the_last_own_turn() -> None:
    write = texts("en")
    assert write.summary(ROUND[:2], 0) == []
    assert unlinked(write.summary(ROUND, 1)) == [
        (2, "plotted: the Keeper and the Reaper"),
        (2, "recruited the Assassin"),
        (2, "turned the Tamer of Marta"),
        (2, "turned your Jailer"),
    ]
    later = [*ROUND, *turn(0), *turn(1, ev.AllyTaken(seat=1, card=CRAB_1))]
    assert unlinked(write.summary(later, 0)) == [(1, "explored and took crab 1")]


def test_a_long_summary_leaves_out_the_lightest() -> None:
    lines = unlinked(texts("en").summary(ROUND, 0, most=4))
    assert lines == [
        (1, "fought: 1 <i:key> + 1 <i:monster>"),
        (2, "recruited the Assassin"),
        (2, "turned your Tamer"),
        (-1, "… and 4 more"),
    ]


def test_the_summary_counts_the_lords_near_the_end() -> None:
    game = MOMENTS["recruit"].game()
    log = turn(0, ev.LordRecruited(seat=0, lord="trader", allies=[CRAB_1], pearls=0))
    assert texts("pt").summary(log, 1, game.state)[-1] == (0, "tem agora 6 Lordes")


def test_a_sale_to_the_slaver_is_not_a_loss() -> None:
    log = turn(
        1,
        ev.PowerUsed(seat=1, lord="slaver"),
        ev.AllyDiscarded(seat=1, card=CRAB_1, why="slaver"),
        ev.PearlsGained(seat=1, amount=2, why="slaver"),
    )
    assert unlinked(texts("en").summary(log, 0)) == [(1, "sold crab 1: +2 <i:pearl>")]


# -- pieces ----------------------------------------------------------------------------------------------------


@LANGUAGE
def test_a_move_of_the_past_has_a_name(language: str) -> None:
    write = texts(language)
    assert plain(write.label(mv.PickAlly(card=SQUID_3))) == {
        "pt": "Pagar com a lula 3", "es": "Pagar con el calamar 3", "en": "Pay with squid 3"
    }[language]  # fmt: skip
    for move in MOMENTS["action"].view(0).legal():
        assert write.label(move)


@LANGUAGE
def test_a_card_by_itself(language: str) -> None:
    assert (
        texts(language).lord("landlord")[:3]
        == {
            "pt": ("Senhorio", "Permanente", "Ganhe 1 Pérola agora e 1 Pérola no início de cada um dos seus turnos."),
            "es": ("Arrendador", "Permanente", "Gana 1 Perla ahora y 1 Perla al principio de cada uno de tus turnos."),
            "en": ("Landlord", "Lasting", "Gain 1 Pearl now and 1 Pearl at the start of each of your turns."),
        }[language]
    )
    assert texts(language).lord("miller")[3] == ""
    assert (
        texts(language).location("jail")[:2]
        == {
            "pt": ("Prisão", "15 pontos, menos 1 por cada Lorde seu."),
            "es": ("Cárcel", "15 puntos, menos 1 por cada Lord tuyo."),
            "en": ("The Jail", "15 points, minus 1 for each Lord of yours."),
        }[language]
    )


def test_things_in_a_row() -> None:
    catalog = written("pt")
    row = Message("sum-plotted", {"lords": Listed([Lord("tamer", False), Lord("sage", False), Card(-1)], "the")})
    assert render(catalog, row) == "conspirou: a Domadora, o Sábio e uma carta"
    nothing = Message("sum-plotted", {"lords": Listed([])})
    assert render(catalog, nothing) == "conspirou: "
    plus = Message("move-reward", {"gains": Listed([Count("keys", 1), Count("pearls", 2)], join="plus")})
    assert render(catalog, plus) == "1 Chave + 2 Pérolas"


@pytest.mark.parametrize("module", [markup, message])
def test_the_examples_of_the_docstrings(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0 < doctest.testmod(module).attempted


def test_markup() -> None:
    name = "a*<b" + chr(92)
    assert plain(f"**{link('card:1', escape(name))}** <i:pearl>x") == f"{name} x"
    assert capital("**<a:lord:x>ábc</a>**") == "**<a:lord:x>Ábc</a>**"
    assert capital("") == ""


def test_a_message_can_be_written_again_in_another_language() -> None:
    catalog = Catalog("pt", strict=True)
    line = describe.event(ev.ExtraTurnWon(seat=0), PLAYERS)
    assert plain(render(catalog, line)) == "Marta ganhou um turno extra"
    catalog.set_language("es")
    assert plain(render(catalog, line)) == "Marta ganó un turno adicional"
