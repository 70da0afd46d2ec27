"""Leviathan in the log and in “since your last turn”, in three languages."""

from __future__ import annotations

import re

import pytest

from abyss_game.engine.events import Event
from abyss_game.games.abyss import events as base_events
from abyss_game.games.abyss.expansions.leviathan import events as ev
from abyss_game.games.abyss.expansions.leviathan.cards import TOKEN_KINDS
from abyss_game.games.abyss.expansions.leviathan.expansion import Leviathan
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.markup import plain
from abyss_game.i18n.voices import VOICES

from .ftl import LANGUAGES, written
from .moments import PLAYERS

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
CRAB_1, SQUID_5, MONSTER = 13, 64, 65
FIGHTING_CRAB_3, FIGHTING_SQUID_2 = 84, 95
KEY, STACK, TWO_PEARLS = (TOKEN_KINDS.index(kind) for kind in ("key", "stack", "pearls-2"))


def texts(language: str) -> Describer:
    return Describer(written(language), PLAYERS)


# -- the log ---------------------------------------------------------------------------------------------------

LOG: list[tuple[Event, dict[str, str]]] = [
    (ev.MonsterDropped(seat=0, card=MONSTER, why="passed"), {
        "pt": "Marta continuou: o Monstro foi para o descarte",
        "es": "Marta siguió: el Monstruo fue al descarte",
        "en": "Marta went on: the Monster was discarded",
    }),
    (ev.MonsterDropped(seat=0, card=MONSTER, why="ignored"), {
        "pt": "Marta ignorou o Monstro, que foi para o descarte",
        "es": "Marta ignoró al Monstruo, que fue al descarte",
        "en": "Marta ignored the Monster, which was discarded",
    }),
    (ev.MonsterDropped(seat=0, card=MONSTER, why="calm"), {
        "pt": "O Monstro foi para o descarte, sem efeito (exploração de Marta)",
        "es": "El Monstruo fue al descarte sin efecto (exploración de Marta)",
        "en": "The Monster was discarded without effect (exploration of Marta)",
    }),
    (ev.LeviathanRevealed(seat=0, leviathan=17, dice=[6, 5], zone=8), {
        "pt": "Marta revelou o Colosso Abissal e tirou 6 e 5 nos dados: zona 11–12",
        "es": "Marta reveló el Coloso Abisal y sacó 6 y 5 en los dados: zona 11–12",
        "en": "Marta revealed the Abyssal Colossus and rolled 6 and 5: zone 11–12",
    }),
    (ev.LeviathanRevealed(seat=0, leviathan=17, dice=[], zone=-1), {
        "pt": "Marta revelou o Colosso Abissal",
        "es": "Marta reveló el Coloso Abisal",
        "en": "Marta revealed the Abyssal Colossus",
    }),
    (ev.LeviathanPlaced(seat=0, leviathan=17, zone=4), {
        "pt": "O Colosso Abissal ocupou a zona 7 da Fronteira (Marta)",
        "es": "El Coloso Abisal ocupó la zona 7 de la Frontera (Marta)",
        "en": "The Abyssal Colossus took zone 7 of the Border (Marta)",
    }),
    (ev.LeviathanAttacked(seat=0, leviathan=17, zone=4, kind="wounds", amount=4), {
        "pt": "O Colosso Abissal atacou Marta: 4 Ferimentos",
        "es": "El Coloso Abisal atacó a Marta: 4 Heridas",
        "en": "The Abyssal Colossus attacked Marta: 4 Wounds",
    }),
    (ev.LeviathanAttacked(seat=0, leviathan=10, zone=4, kind="lord", amount=1), {
        "pt": "O Espreitador de Tinta atacou Marta: perda de 1 Lorde livre",
        "es": "El Acechador de Tinta atacó a Marta: pérdida de 1 Lord libre",
        "en": "The Inkborn Stalker attacked Marta: loss of 1 free Lord",
    }),
    (ev.LeviathanLeft(seat=0, leviathan=17, zone=4), {
        "pt": "O Colosso Abissal deixou a zona 7 e a partida (Marta)",
        "es": "El Coloso Abisal dejó la zona 7 y la partida (Marta)",
        "en": "The Abyssal Colossus left zone 7 and the game (Marta)",
    }),
    (ev.WoundsTaken(seat=0, amount=1), {
        "pt": "Marta recebeu 1 Ferimento",
        "es": "Marta recibió 1 Herida",
        "en": "Marta took 1 Wound",
    }),
    (base_events.PearlsLost(seat=0, amount=3, why="leviathan"), {
        "pt": "Marta pagou 3 Pérolas à Tesouraria (ataque de um Leviatã)",
        "es": "Marta pagó 3 Perlas a la Tesorería (ataque de un Leviatán)",
        "en": "Marta paid 3 Pearls to the Treasury (Leviathan attack)",
    }),
    (base_events.AllyDiscarded(seat=0, card=CRAB_1, why="leviathan"), {
        "pt": "Marta descartou o caranguejo 1 (ataque de um Leviatã)",
        "es": "Marta descartó el cangrejo 1 (ataque de un Leviatán)",
        "en": "Marta discarded crab 1 (Leviathan attack)",
    }),
    (base_events.LordDismissed(seat=0, lord="keeper", why="leviathan"), {
        "pt": "Marta descartou o Tratador (ataque de um Leviatã)",
        "es": "Marta descartó el Cuidador (ataque de un Leviatán)",
        "en": "Marta discarded the Keeper (Leviathan attack)",
    }),
    (ev.FightDeclared(seat=0, card=MONSTER, lord=""), {
        "pt": "Marta começou uma luta na Fronteira",
        "es": "Marta empezó una lucha en la Frontera",
        "en": "Marta began a fight on the Border",
    }),
    (ev.FightDeclared(seat=0, card=-2, lord="sorcerer"), {
        "pt": "Marta começou uma luta na Fronteira (Feiticeiro)",
        "es": "Marta empezó una lucha en la Frontera (Hechicero)",
        "en": "Marta began a fight on the Border (Sorcerer)",
    }),
    (ev.AttackMade(seat=0, card=FIGHTING_CRAB_3, leviathan=7), {
        "pt": "Marta atacou o Devorador Couraçado com o caranguejo de combate 3",
        "es": "Marta atacó al Devorador Acorazado con el cangrejo de combate 3",
        "en": "Marta attacked the Armoured Devourer with fighting crab 3",
    }),
    (ev.AttackRolled(seat=0, dice=[4], die=4), {
        "pt": "Marta tirou 4 no dado",
        "es": "Marta sacó 4 en el dado",
        "en": "Marta rolled 4",
    }),
    (ev.AttackRolled(seat=0, dice=[2, 5], die=5), {
        "pt": "Marta tirou 2 e 5 nos dados: conta o 5",
        "es": "Marta sacó 2 y 5 en los dados: cuenta el 5",
        "en": "Marta rolled 2 and 5: 5 counts",
    }),
    (ev.AttackBoosted(seat=0, pearls=2), {
        "pt": "Marta pagou 2 Pérolas pelo ataque",
        "es": "Marta pagó 2 Perlas por el ataque",
        "en": "Marta paid 2 Pearls for the attack",
    }),
    (ev.AttackResolved(seat=0, leviathan=3, card=FIGHTING_SQUID_2, die=4, pearls=3, power=9, levels=1), {
        "pt": "Poder de Ataque de Marta: lula de combate 2 + dado 4 + 3 Pérolas = 9, 1 nível superado",
        "es": "Poder de Ataque de Marta: calamar de combate 2 + dado 4 + 3 Perlas = 9, 1 nivel superado",
        "en": "Attack Power of Marta: fighting squid 2 + die 4 + 3 Pearls = 9, 1 level passed",
    }),
    (ev.AttackResolved(seat=0, leviathan=2, card=SQUID_5, die=6, pearls=0, power=11, levels=2), {
        "pt": "Poder de Ataque de Marta: lula 5 + dado 6 = 11, 2 níveis superados",
        "es": "Poder de Ataque de Marta: calamar 5 + dado 6 = 11, 2 niveles superados",
        "en": "Attack Power of Marta: squid 5 + die 6 = 11, 2 levels passed",
    }),
    (ev.AttackResolved(seat=0, leviathan=3, card=CRAB_1, die=6, pearls=0, power=7, levels=0), {
        "pt": "Poder de Ataque de Marta: caranguejo 1 + dado 6 = 7, não basta",
        "es": "Poder de Ataque de Marta: cangrejo 1 + dado 6 = 7, no alcanza",
        "en": "Attack Power of Marta: crab 1 + die 6 = 7, too little",
    }),
    (base_events.PearlsGained(seat=0, amount=1, why="failure"), {
        "pt": "Marta ganhou 1 Pérola pelo ataque sem efeito",
        "es": "Marta ganó 1 Perla por el ataque sin efecto",
        "en": "Marta gained 1 Pearl for the failed attack",
    }),
    (ev.LifePointLost(seat=0, leviathan=1, left=1, reward=2), {
        "pt": "O Colosso Urticante perdeu 1 Ponto de Vida, resta 1: 2 fichas de Monstro para Marta",
        "es": "El Coloso Urticante perdió 1 Punto de Vida, queda 1: 2 fichas de Monstruo para Marta",
        "en": "The Stinging Colossus lost 1 Life Point, 1 left: 2 Monster tokens for Marta",
    }),
    (ev.LifePointLost(seat=0, leviathan=1, left=0, reward=1), {
        "pt": "O Colosso Urticante perdeu o último Ponto de Vida: 1 ficha de Monstro para Marta",
        "es": "El Coloso Urticante perdió el último Punto de Vida: 1 ficha de Monstruo para Marta",
        "en": "The Stinging Colossus lost the last Life Point: 1 Monster token for Marta",
    }),
    (ev.LeviathanSlain(seat=0, leviathan=1, zone=4), {
        "pt": "Marta matou o Colosso Urticante",
        "es": "Marta mató al Coloso Urticante",
        "en": "Marta slew the Stinging Colossus",
    }),
    (ev.ScourgeTaken(seat=0, old=-1), {
        "pt": "Marta pegou o Flagelo",
        "es": "Marta tomó el Azote",
        "en": "Marta took the Scourge",
    }),
    (ev.ScourgeTaken(seat=0, old=1), {
        "pt": "Marta pegou o Flagelo, que estava com Nautilo",
        "es": "Marta tomó el Azote, que tenía Nautilo",
        "en": "Marta took the Scourge from Nautilo",
    }),
    (ev.TokensDrawn(seat=0, base=[], new=[], lost=2), {
        "pt": "Não resta nenhuma ficha de Monstro para a recompensa de Marta",
        "es": "No queda ninguna ficha de Monstruo para la recompensa de Marta",
        "en": "No Monster token was left for the reward of Marta",
    }),
    (ev.NewTokenRevealed(seat=0, token=STACK), {
        "pt": "Marta revelou uma ficha de efeito: 1 pilha do Conselho",
        "es": "Marta reveló una ficha de efecto: 1 pila del Consejo",
        "en": "Marta revealed an effect token: 1 Council stack",
    }),
    (base_events.PearlsGained(seat=0, amount=3, why="token"), {
        "pt": "Marta ganhou 3 Pérolas de uma ficha de efeito",
        "es": "Marta ganó 3 Perlas de una ficha de efecto",
        "en": "Marta gained 3 Pearls from an effect token",
    }),
    (ev.FightEnded(seat=0), {
        "pt": "A luta de Marta acabou",
        "es": "La lucha de Marta acabó",
        "en": "The fight of Marta is over",
    }),
    (ev.AlliesKept(seat=0, pearls=1), {
        "pt": "Marta pagou 1 Pérola para manter todos os Aliados (Lei Marcial)",
        "es": "Marta pagó 1 Perla para conservar todos los Aliados (Ley Marcial)",
        "en": "Marta paid 1 Pearl to keep all Allies (Martial Law)",
    }),
    (base_events.AllyDiscarded(seat=0, card=FIGHTING_SQUID_2, why="martial-law"), {
        "pt": "Marta descartou a lula de combate 2 (Lei Marcial)",
        "es": "Marta descartó el calamar de combate 2 (Ley Marcial)",
        "en": "Marta discarded fighting squid 2 (Martial Law)",
    }),
    (base_events.EndTriggered(seat=0, why="leviathans"), {
        "pt": "Não resta nenhum Leviatã no baralho: começa a última ronda (Marta)",
        "es": "No queda ningún Leviatán en el mazo: empieza la última ronda (Marta)",
        "en": "No Leviathan is left in the deck: the last round begins (Marta)",
    }),
    (base_events.EndTriggered(seat=0, why="base-tokens"), {
        "pt": "Não resta nenhuma ficha de pontos na pilha: começa a última ronda (Marta)",
        "es": "No queda ninguna ficha de puntos en la pila: empieza la última ronda (Marta)",
        "en": "No points token is left in the pile: the last round begins (Marta)",
    }),
    (base_events.EndTriggered(seat=0, why="new-tokens"), {
        "pt": "Não resta nenhuma ficha de efeito na pilha: começa a última ronda (Marta)",
        "es": "No queda ninguna ficha de efecto en la pila: empieza la última ronda (Marta)",
        "en": "No effect token is left in the pile: the last round begins (Marta)",
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("event", "expected"), LOG)
def test_a_line_of_the_log(event: Event, expected: dict[str, str], language: str) -> None:
    assert plain(texts(language).log(event)) == expected[language]


def test_every_event_has_a_line_that_was_read() -> None:
    assert {type(event) for event, _ in LOG} | {ev.NewTokenStolen} >= set(Leviathan.events)


HIDDEN: list[tuple[Event, dict[str, tuple[str, str]]]] = [
    (ev.TokensDrawn(seat=0, base=[18, 0], new=[KEY], lost=0), {
        "pt": ("Marta ganhou 2 fichas de pontos e 1 ficha de efeito: 2 pontos, 4 pontos, 1 Chave",
               "Marta ganhou 2 fichas de pontos e 1 ficha de efeito"),
        "es": ("Marta ganó 2 fichas de puntos y 1 ficha de efecto: 2 puntos, 4 puntos, 1 Llave",
               "Marta ganó 2 fichas de puntos y 1 ficha de efecto"),
        "en": ("Marta won 2 points tokens and 1 effect token: 2 points, 4 points, 1 Key",
               "Marta won 2 points tokens and 1 effect token"),
    }),
    (ev.TokensDrawn(seat=0, base=[], new=[STACK], lost=2), {
        "pt": ("Marta ganhou 1 ficha de efeito: 1 pilha do Conselho; faltaram 2, as pilhas estão vazias",
               "Marta ganhou 1 ficha de efeito; faltaram 2, as pilhas estão vazias"),
        "es": ("Marta ganó 1 ficha de efecto: 1 pila del Consejo; faltaron 2, las pilas están vacías",
               "Marta ganó 1 ficha de efecto; faltaron 2, las pilas están vacías"),
        "en": ("Marta won 1 effect token: 1 Council stack; for 2 more none was left",
               "Marta won 1 effect token; for 2 more none was left"),
    }),
    (ev.NewTokenStolen(seat=0, victim=2, token=TWO_PEARLS), {
        "pt": ("Marta tirou uma ficha de efeito de Kai*: 2 Pérolas", "Marta tirou uma ficha de efeito de Kai*"),
        "es": ("Marta le quitó una ficha de efecto a Kai*: 2 Perlas", "Marta le quitó una ficha de efecto a Kai*"),
        "en": ("Marta took an effect token from Kai*: 2 Pearls", "Marta took an effect token from Kai*"),
    }),
]  # fmt: skip


@LANGUAGE
@pytest.mark.parametrize(("event", "expected"), HIDDEN)
def test_only_those_concerned_read_what_tokens_show(
    event: Event, expected: dict[str, tuple[str, str]], language: str
) -> None:
    """L-54, L-60."""
    write = texts(language)
    assert tuple(plain(write.log(event, viewer)) for viewer in (0, 1)) == expected[language]


# -- since your last turn --------------------------------------------------------------------------------------

ROUND: list[Event] = [
    base_events.TurnStarted(seat=0, extra=False, last=False),
    base_events.TurnStarted(seat=1, extra=False, last=False),
    ev.NewTokenRevealed(seat=1, token=KEY),
    ev.LeviathanRevealed(seat=1, leviathan=8, dice=[3, 4], zone=4),
    ev.LeviathanAttacked(seat=1, leviathan=5, zone=4, kind="pearls", amount=3),
    base_events.PearlsLost(seat=1, amount=2, why="leviathan"),
    ev.LeviathanLeft(seat=1, leviathan=5, zone=4),
    ev.LeviathanPlaced(seat=1, leviathan=8, zone=4),
    ev.MonsterDropped(seat=1, card=MONSTER, why="passed"),
    ev.FightDeclared(seat=1, card=MONSTER, lord=""),
    ev.AttackResolved(seat=1, leviathan=1, card=CRAB_1, die=1, pearls=0, power=2, levels=0),
    ev.AttackResolved(seat=1, leviathan=1, card=CRAB_1, die=1, pearls=0, power=2, levels=0),
    ev.AttackResolved(seat=1, leviathan=1, card=SQUID_5, die=6, pearls=0, power=11, levels=2),
    ev.LifePointLost(seat=1, leviathan=1, left=2, reward=1),
    ev.LifePointLost(seat=1, leviathan=1, left=1, reward=2),
    ev.TokensDrawn(seat=1, base=[-1], new=[-1, -1], lost=0),
    ev.LifePointLost(seat=1, leviathan=1, left=0, reward=1),
    ev.LeviathanSlain(seat=1, leviathan=1, zone=5),
    ev.ScourgeTaken(seat=1, old=0),
    ev.TokensDrawn(seat=1, base=[-1], new=[], lost=0),
    ev.FightEnded(seat=1),
    base_events.ExplorationEnded(seat=1, council=[], discarded=[MONSTER]),
]
SUMMARY = {
    "pt": [
        "revelou uma ficha de efeito: 1 Chave",
        "perdeu 2 <i:pearl> para o Colosso Couraçado",
        "pôs o Rondador Couraçado na zona 7",
        "atacou em vão o Colosso Urticante",
        "atacou o Colosso Urticante (2 Pontos de Vida): 3 <i:monster>",
        "tirou-lhe o Flagelo",
        "matou o Colosso Urticante: 1 <i:monster>",
    ],
    "es": [
        "reveló una ficha de efecto: 1 Llave",
        "perdió 2 <i:pearl> ante el Coloso Acorazado",
        "puso al Merodeador Acorazado en la zona 7",
        "atacó en vano al Coloso Urticante",
        "atacó al Coloso Urticante (2 Puntos de Vida): 3 <i:monster>",
        "te quitó el Azote",
        "mató al Coloso Urticante: 1 <i:monster>",
    ],
    "en": [
        "revealed an effect token: 1 Key",
        "lost 2 <i:pearl> to the Armoured Colossus",
        "added the Armoured Prowler to zone 7",
        "attacked the Stinging Colossus in vain",
        "attacked the Stinging Colossus (2 Life Points): 3 <i:monster>",
        "took the Scourge from you",
        "slew the Stinging Colossus: 1 <i:monster>",
    ],
}


def told(language: str, events: list[Event], viewer: int = 0) -> list[tuple[int, str]]:
    lines = texts(language).summary(events, viewer)
    return [(seat, re.sub(r"</?a(:[^>]*)?>", "", text)) for seat, text in lines]


@LANGUAGE
def test_what_the_others_did(language: str) -> None:
    assert told(language, ROUND) == [(1, line) for line in SUMMARY[language]]


def test_what_an_attack_has_cost() -> None:
    """An attack that costs nothing is told as well, and one on the reader (L-18, L-43)."""
    events: list[Event] = [
        *ROUND[:2],
        ev.LeviathanAttacked(seat=1, leviathan=5, zone=4, kind="pearls", amount=3),
        ev.LeviathanAttacked(seat=0, leviathan=17, zone=4, kind="wounds", amount=4),
        ev.WoundsTaken(seat=0, amount=4),
        ev.LeviathanAttacked(seat=2, leviathan=9, zone=4, kind="lord", amount=1),
        base_events.LordDismissed(seat=2, lord="keeper", why="leviathan"),
        ev.LeviathanAttacked(seat=2, leviathan=2, zone=4, kind="allies", amount=3),
        *(base_events.AllyDiscarded(seat=2, card=card, why="leviathan") for card in (CRAB_1, SQUID_5)),
        *(base_events.AllyDiscarded(seat=1, card=card, why="martial-law") for card in range(4)),
        ev.AlliesKept(seat=1, pearls=2),
        ev.MonsterDropped(seat=1, card=MONSTER, why="ignored"),
        ev.NewTokenStolen(seat=1, victim=0, token=KEY),
        ev.NewTokenStolen(seat=1, victim=2, token=-1),
    ]
    assert [(line.seat, plain(texts("en").write(line.message))) for line in VOICES["abyss"].summary(
        events, PLAYERS, 0, None, 20
    )] == [
        (1, "was attacked by the Armoured Colossus"),
        (0, "took 4 Wounds from the Abyssal Colossus"),
        (2, "lost the Keeper to the Inkborn Colossus"),
        (2, "was attacked by the Stinging Stalker"),
        (1, "paid 2  (Martial Law)"),
        (1, "ignored a Monster"),
        (1, "took a token from you"),
        (1, "took a token from Kai*"),
        (2, "discarded crab 1 and squid 5 (Leviathan attack)"),
        (1, "discarded 4 Allies (Martial Law)"),
    ]  # fmt: skip
