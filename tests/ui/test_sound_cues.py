"""What sounds when: every event of a game has its cue or is silent on purpose, and no cue tells a secret."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from abyss_game.engine.events import Event
from abyss_game.games.abyss import events as ev
from abyss_game.games.abyss.cards import EXPLORATION_CARDS, is_monster
from abyss_game.games.abyss.expansions.kraken import events as kraken
from abyss_game.games.abyss.expansions.leviathan import events as leviathan
from abyss_game.games.abyss.expansions.leviathan.cards import TOKEN_KINDS
from abyss_game.games.conspiracy import events as conspiracy
from abyss_game.resources import assets_dir
from abyss_game.ui.cues import CUES, TURNS, cues
from abyss_game.ui.cues import abyss as abyss_cues
from abyss_game.ui.cues import conspiracy as conspiracy_cues
from abyss_game.ui.cues import kraken as kraken_cues
from abyss_game.ui.cues import leviathan as leviathan_cues
from abyss_game.ui.sound_catalogue import read_catalogue
from abyss_game.ui.tables.abyss.leviathan.motion import SECONDS

CATALOGUE = read_catalogue(assets_dir() / "sounds")
ABYSS_SILENT = {ev.PowerUsed, ev.PowerWithoutTarget, ev.Protected, ev.ExtraTurnWon, ev.GameEnded}
CONSPIRACY_SILENT = {
    *(conspiracy.GateOpened, conspiracy.SwapWithoutTarget, conspiracy.NoLocation, conspiracy.ConditionMatched),
    *(conspiracy.TopLordOrdered, conspiracy.ReplayTokenReturned, conspiracy.GameEnded),
}


@pytest.mark.parametrize(
    ("events", "module", "silent"),
    [
        (ev.EVENTS, abyss_cues, ABYSS_SILENT),
        (kraken.EVENTS, kraken_cues, {kraken.SearchEnded, kraken.RaceNamed}),
        (leviathan.EVENTS, leviathan_cues, {leviathan.AttackResolved, leviathan.FightEnded}),
        (conspiracy.EVENTS, conspiracy_cues, CONSPIRACY_SILENT),
    ],
    ids=["abyss", "kraken", "leviathan", "conspiracy"],
)
def test_every_event_has_a_sound_or_is_silent_on_purpose(
    events: tuple[type[Event], ...], module: Any, silent: set[type[Event]]
) -> None:
    assert silent == module.SILENT
    assert set(module.CUES) | silent | set(module.TURNS) == set(events)
    assert not set(module.CUES) & silent
    assert set(CUES) >= set(module.CUES) and set(TURNS) >= set(module.TURNS)


def example(kind: type[Event], chance: random.Random) -> Event:
    """An event of `kind` with values by chance."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.type is bool:
            values[field.name] = chance.random() < 0.5
        elif field.type is int:
            values[field.name] = chance.randrange(4)
        elif field.type is str:
            values[field.name] = chance.choice(["jailer", "track", "harbour"])
        elif field.type == list[int]:
            values[field.name] = [chance.randrange(20) for _ in range(chance.randrange(9))]
        else:
            values[field.name] = ["jailer"] * chance.randrange(4)
    return kind(**values)


@pytest.mark.parametrize(
    "kind",
    [*ev.EVENTS, *kraken.EVENTS, *leviathan.EVENTS, *conspiracy.EVENTS],
    ids=lambda kind: f"{kind.__module__}.{kind.__name__}",
)
def test_no_sound_tells_a_secret(kind: type[Event]) -> None:
    chance = random.Random(kind.__name__)
    for _ in range(60):
        event = example(kind, chance)
        everybody = {seat: cues(event.seen_by(seat), {0, 2}) for seat in range(4)}
        assert all(heard == cues(event, {0, 2}) for heard in everybody.values())
        if isinstance(event, conspiracy.LocationBuried):
            assert cues(event, ()) == cues(msgspec.structs.replace(event, location=""), ())
        for cue in cues(event, {0, 2}):
            assert CATALOGUE[cue.sound].kind == "effect"
            assert 0 <= cue.delay < 1


EXPECTED: list[tuple[Event, list[tuple[str, float]]]] = [
    (ev.GameStarted(seat=0), [("card_shuffle", 0)]),
    (ev.TurnStarted(seat=0, extra=False, last=False), [("turn_yours", 0)]),
    (ev.TurnStarted(seat=1, extra=False, last=False), [("turn_other", 0)]),
    (ev.PearlsGained(seat=1, amount=1, why="track"), [("pearl_one", 0)]),
    (ev.PearlsGained(seat=1, amount=2, why="refill"), [("pearl_one", 0), ("pearl_one", 0.09)]),
    (ev.PearlsGained(seat=1, amount=9, why="jailer"), [("pearls_many", 0)]),
    (ev.PearlsLost(seat=1, amount=0, why="jailer"), []),
    (ev.LordPlotted(seat=1, lord="jailer", space=5), [("plot", 0), ("card_flip", 0.25)]),
    (ev.CardRevealed(seat=1, card=0, space=0), [("card_flip", 0), ("card_place", 0.22)]),
    (ev.CardRevealed(seat=1, card=65, space=0), [("card_flip", 0), ("monster_reveal", 0.22)]),
    (ev.AllyBought(seat=1, explorer=0, card=3, price=2), [("buy", 0)]),
    (ev.OfferDeclined(seat=1, card=3, price=2), [("pass", 0)]),
    (ev.ThreatRose(seat=1, space=3), [("threat_up", 0)]),
    (ev.StackTaken(seat=1, race=2, cards=[-1, -1, -1]), [("council_take", 0)]),
    (ev.RewardPaid(seat=1, keys=2, pearls=0, drawn=[]), [("key", 0)]),
    (ev.RewardPaid(seat=1, keys=0, pearls=1, drawn=[-1]), [("pearl_one", 0), ("card_place", 0)]),
    (
        ev.LordRecruited(seat=1, lord="jailer", allies=[1, 2], pearls=3),
        [("card_slide", 0), ("pearls_many", 0), ("lord_recruit", 0.35)],
    ),
    (ev.CourtRefilled(seat=1, lords=["a"] * 4, short=0), [("card_slide", 0.07 * index) for index in range(4)]),
    (ev.ExplorationEnded(seat=1, council=[1] * 5, discarded=[]), [("card_slide", 0.07 * index) for index in range(5)]),
    (ev.StackDiscarded(seat=1, race=0, count=11), [("card_slide", 0.07 * index) for index in range(6)]),
    (ev.LocationControlled(seat=1, location="jail", lords=[], keys=3), [("location_control", 0)]),
    (ev.EndTriggered(seat=1, why="court"), [("last_round", 0)]),
    (ev.GameEnded(places=[1, 2], points=[50, 40]), []),
    (kraken.NebulisPaid(seat=1, to=0, amount=2, why="purchase"), [("nebulis", 0), ("nebulis", 0.09)]),
    (kraken.FigureTaken(seat=1, old=-1), [("kraken_figure", 0)]),
    (kraken.SentinelPlaced(seat=1, sentinel="vigil", place="council:1"), [("sentinel", 0)]),
    (kraken.TreasureDrawn(seat=1, location="megalodon", treasure=3), [("treasure_draw", 0)]),
    (kraken.TreasuresDiscarded(seat=1, location="megalodon", treasures=[1, 2]), [("treasure_bust", 0.25)]),
    (kraken.CardTurnedOver(seat=1, card=66), [("card_flip", 0), ("monster_reveal", 0.22)]),
    (leviathan.LeviathanRevealed(seat=1, leviathan=9, dice=[6, 5], zone=8), [("dice_roll", 0), ("dice_land", 0.98)]),
    (leviathan.LeviathanRevealed(seat=1, leviathan=9, dice=[], zone=-1), [("card_flip", 0)]),
    (
        leviathan.LeviathanAttacked(seat=1, leviathan=9, zone=8, kind="wounds", amount=2),
        [("leviathan_attack", 0)],
    ),
    (leviathan.WoundsTaken(seat=1, amount=2), [("wound", 0)]),
    (leviathan.LeviathanPlaced(seat=1, leviathan=9, zone=8), [("leviathan_arrive", 0)]),
    (leviathan.FightDeclared(seat=1, card=99, lord=""), [("card_slide", 0)]),
    (leviathan.FightDeclared(seat=1, card=-2, lord="sorcerer"), []),
    (leviathan.AttackMade(seat=1, card=85, leviathan=9), [("card_place", 0)]),
    (leviathan.AttackRolled(seat=1, dice=[2, 5], die=5), [("dice_roll", 0), ("dice_land", 0.98)]),
    (leviathan.AttackBoosted(seat=1, pearls=4), [("pearls_many", 0)]),
    (leviathan.LifePointLost(seat=1, leviathan=9, left=1, reward=2), [("monster_fight", 0)]),
    (leviathan.LifePointLost(seat=1, leviathan=9, left=0, reward=2), []),
    (leviathan.LeviathanSlain(seat=1, leviathan=9, zone=8), [("leviathan_slain", 0)]),
    (leviathan.ScourgeTaken(seat=1, old=-1), [("sentinel", 0)]),
    (leviathan.TokensDrawn(seat=1, base=[3], new=[-1], lost=0), [("card_place", 0), ("card_place", 0.07)]),
    (leviathan.NewTokenRevealed(seat=1, token=TOKEN_KINDS.index("key")), [("card_flip", 0), ("key", 0.22)]),
    (leviathan.NewTokenRevealed(seat=1, token=TOKEN_KINDS.index("stack")), [("card_flip", 0)]),
    (leviathan.AlliesKept(seat=1, pearls=2), [("pearl_one", 0), ("pearl_one", 0.09)]),
    (conspiracy.TurnStarted(seat=0, again=False, last=False), [("turn_yours", 0)]),
    (conspiracy.LordsDrawn(seat=1, lords=[4, 5, 6]), [("card_flip", 0.07 * index) for index in range(3)]),
    (conspiracy.LordKept(seat=1, lord=4, rest=[5, 6]), [("card_slide", 0.07 * index) for index in range(3)]),
    (conspiracy.LordPlaced(seat=1, lord=4, place=1), [("card_place", 0)]),
    (conspiracy.LocationPut(seat=1, location="jail", place=1), [("location_control", 0)]),
]


@pytest.mark.parametrize(("event", "expected"), EXPECTED, ids=lambda value: type(value).__name__)
def test_moments_sound_as_designed(event: Event, expected: list[tuple[str, float]]) -> None:
    made = cues(event, {0})
    assert [cue.sound for cue in made] == [sound for sound, _ in expected]
    assert [cue.delay for cue in made] == pytest.approx([delay for _, delay in expected])


def test_only_a_monster_sounds_like_one() -> None:
    for card in range(EXPLORATION_CARDS):
        heard = {cue.sound for cue in cues(ev.CardRevealed(seat=0, card=card, space=0), ())}
        assert ("monster_reveal" in heard) == is_monster(card)


@pytest.mark.parametrize("kind", [leviathan.LeviathanRevealed, leviathan.AttackRolled])
def test_dice_are_heard_to_come_to_rest_as_they_are_seen_to(kind: type[Event]) -> None:
    """After 82 % of the way of a die its hops are over (ui/paint/dice.py); it turns on a little."""
    assert 0.72 <= leviathan_cues.DICE_STOP / SECONDS[kind] <= 0.95
