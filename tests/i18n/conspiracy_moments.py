"""Moments of a game of Conspiracy that the tests describe: a position by names, then moves in their text form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from abyss_game.engine.game import Game
from abyss_game.engine.match import Player
from abyss_game.engine.scenario import Scenario, play_text, start
from abyss_game.games import GAMES

PLAYERS = (Player("Marta"), Player("Nautilo", "heuristic"), Player("kai*", "random"))
"""The last name begins small and holds a sign of the markup: it stays as it was typed in."""


@dataclass(frozen=True)
class Moment:
    """``position`` with side 0 to move, then ``moves``; alone against the Legendary Opponent of ``opponent``. The decks
    hold no more than ``lords`` and ``locations`` cards."""

    position: dict[str, Any]
    moves: Sequence[str] = ()
    opponent: str = ""
    lords: int = 60
    locations: int = 29

    def game(self) -> Game[Any]:
        """The true state after the moves."""
        variants = (f"opponent-{self.opponent}",) if self.opponent else ()
        scenario = Scenario(
            game="conspiracy", seats=1 if self.opponent else 3, seed=4, variants=variants, position=self.position
        )
        game = start(GAMES, scenario)
        del game.state.lord_deck[self.lords :]
        del game.state.location_deck[self.locations :]
        game = game.rules.resume(game.state)
        for text in self.moves:
            play_text(game, text)
        return game

    def view(self, seat: int) -> Game[Any]:
        """The same as ``seat`` sees it."""
        game = self.game()
        return game.rules.resume(game.rules.view(game.state, seat))


def _areas(count: int, *own: dict[str, Any]) -> list[dict[str, Any]]:
    return [*own, *({} for _ in range(count - len(own)))]


def _three(
    *own: dict[str, Any], moves: Sequence[str] = (), lords: int = 60, locations: int = 29, **position: Any
) -> Moment:
    return Moment({"areas": _areas(3, *own), "active": 0, **position}, moves, lords=lords, locations=locations)


def _alone(opponent: str, *own: dict[str, Any], lords: int = 60, **position: Any) -> Moment:
    return Moment({"areas": _areas(2, *own), "active": 0, **position}, (), opponent, lords)


PILES = {"mage": ["mage-3", "mage-1"], "soldier": ["soldier-6"]}


def _fourteen(first: str, second: str, third: str) -> list[str]:
    """Fourteen Lords with three Locations, and one gold Key that waits."""
    return [
        *("farmer-1", f"farmer-1@{first}", "soldier-1", f"soldier-1@{second}", "merchant-1"),
        *(f"merchant-1@{third}", "politician-0", "mage-6", "farmer-4", "soldier-4"),
        *("merchant-4", "politician-4", "mage-4", "farmer-2"),
    ]


FOURTEEN = _fourteen("sunken_palace", "silver_vault", "pearl_banks")
FOURTEEN_OF_ITS_OWN = _fourteen("face_down", "face_down", "face_down")

MOMENTS: dict[str, Moment] = {
    "recruit": _three({"lords": ["mage-4", "mage-1"], "pearls": 1}, piles=PILES),
    "recruit-nothing-waits": _three({}, piles=PILES),
    "recruit-two-unlike": _three({"lords": ["mage-2", "mage-1"]}, piles=PILES),
    "recruit-hall": _three({"lords": ["mage-2", "farmer-2@hall_of_keys", "mage-1"]}, piles=PILES),
    "recruit-no-location": _three(
        {"lords": ["mage-2", "farmer-2@watching_eye", "mage-1", "farmer-1"]}, piles=PILES, locations=0
    ),
    "recruit-keys-next": _three(
        {"lords": ["mage-2", "farmer-2@watching_eye", "mage-1", "farmer-1"]}, piles=PILES
    ),
    "recruit-deck": _three({}, piles={}),
    "recruit-one-left": _three({}, piles=PILES, lords=1),
    "recruit-pile": _three({}, piles=PILES, lords=0),
    "recruit-gate": _three(
        {}, {"lords": ["mage-1", "farmer-1@guarded_gate"]}, piles=PILES,
        gate={"owner": 1, "count": 2, "location": "guarded_gate"},
    ),
    "recruit-last": _three({}, {"lords": [*FOURTEEN, "mage-3"]}, turns_left=1, piles=PILES),
    "kept": _three({"lords": ["mage-4"]}, moves=["draw 3"], lord_deck=["mage-3", "farmer-2", "soldier-0"]),
    "next": _three({"lords": ["mage-2"]}, piles=PILES, moves=["pile mage"]),
    "next-few": _three({"lords": FOURTEEN}, piles={"mage": ["mage-3", "mage-1"]}, moves=["pile mage"]),
    "swap": _three({"lords": ["mage-4", "soldier-3"]}, state="place", waiting=["mage-0"]),
    "location": _three({"lords": ["mage-1"]}, state="place", waiting=["farmer-1"], available=["pearl_cove"]),
    "location-draw": _three({"lords": ["mage-1"]}, state="place", waiting=["farmer-1"], available=[]),
    "location-last": _three(
        {"lords": ["mage-1"]}, state="place", waiting=["farmer-1"], available=[], locations=1
    ),
    "location-available": _three(
        {"lords": ["mage-1"]}, state="place", waiting=["farmer-1"], locations=0,
        available=["pearl_cove", "chain_of_reefs"],
    ),
    "drawn": _three(
        {"lords": ["mage-1"]}, state="place", waiting=["farmer-1"], available=[], moves=["locations 2"],
        location_deck=["shifting_sands", "silver_vault"],
    ),
    "search": _three(
        {"lords": ["mage-1", "mage-2@watching_eye", "soldier-1"]}, state="place", waiting=["farmer-1"],
        location_deck=["throne_of_soldiers", "closed_gate"],
    ),
    "again": _alone("mage", {"lords": ["mage-4"]}, again=True, piles=PILES),
    "ordered": _alone("soldier", solo={"ordered": True}, piles=PILES),
    "token": _alone("farmer", {"lords": ["mage-4", "mage-1"]}, piles=PILES),
    "replay": _alone("farmer", {"lords": ["mage-4"]}, state="turn_end", solo={"token": True}),
    "opponent-pile": _alone(
        "mage", {}, active=1, piles={"mage": ["mage-1"], "farmer": ["farmer-2"], "soldier": ["soldier-3"]}
    ),
    "opponent-any": _alone(
        "merchant", {}, active=1, lords=0, piles={"mage": ["mage-1"], "farmer": ["farmer-2"]},
        stack=[{"step": "ChooseForOpponent", "seat": 0, "condition": "", "guilds": ["farmer", "mage"]}],
    ),
    "opponent-next": _alone("politician", {}, active=1, piles={"mage": ["mage-6", "mage-3"]}),
    "opponent-next-few": _alone(
        "politician", {}, {"lords": FOURTEEN_OF_ITS_OWN}, active=1, piles={"mage": ["mage-0", "mage-3"]}
    ),
}  # fmt: skip
