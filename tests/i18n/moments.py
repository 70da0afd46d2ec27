"""Moments of a game of Abyss that the tests describe: a position by names, then moves in their text form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from abyss_game.engine.events import Event
from abyss_game.engine.game import Game
from abyss_game.engine.match import Player
from abyss_game.engine.scenario import Scenario, play_text, start
from abyss_game.games import GAMES
from abyss_game.i18n.describe import Describer
from abyss_game.i18n.markup import plain

PLAYERS = (Player("Marta"), Player("Nautilo", "heuristic"), Player("Kai*", "random"))
SIX = ["trader", "peddler", "shopkeeper", "miller", "landowner", "aquaculturalist"]
COURT = ["oracle", "keeper", "jailer", "reaper", "sage", "shepherd"]


@dataclass(frozen=True)
class Moment:
    """``position`` with seat 0 to move, then ``moves``."""

    position: dict[str, Any]
    moves: Sequence[str] = ()
    expansions: Sequence[str] = ()
    events: list[Event] = field(default_factory=list, compare=False)

    def game(self) -> Game[Any]:
        """The true state after the moves; what happened on the way is in ``events``."""
        self.events.clear()
        scenario = Scenario(game="abyss", seats=3, seed=4, expansions=list(self.expansions), position=self.position)
        game = start(GAMES, scenario, self.events.append)
        for text in self.moves:
            play_text(game, text)
        return game

    def view(self, seat: int) -> Game[Any]:
        """The same as ``seat`` sees it."""
        game = self.game()
        return game.rules.resume(game.rules.view(game.state, seat))


def check(moment: Moment, expected: dict[str, Any], write: Describer) -> None:
    """Prompt, remark, what others read, and labels (the first and last two of many) are as ``expected``."""
    seat = moment.game().decision.seat
    own, other = moment.view(seat), moment.view((seat + 2) % 3)
    assert plain(write.prompt(own)) == expected["prompt"]
    assert plain(write.consequence(own)) == expected["remark"]
    assert plain(write.prompt(other)) == expected["others"]
    assert write.consequence(other) == ""
    labels = [plain(write.label(move, own)) for move in own.legal()]
    assert (labels[:2] + labels[-2:] if len(labels) > 5 else labels) == expected["labels"]
    assert all(write.tip(move, own) for move in own.legal())


def areas(*own: dict[str, Any]) -> list[dict[str, Any]]:
    return [*own, *({} for _ in range(3 - len(own)))]


def _waiting(step: str, fields: dict[str, Any], *own: dict[str, Any], **position: Any) -> Moment:
    """Seat 0 has to answer the decision ``step``."""
    owned = {lord for area in own for lord in area.get("lords", ())}
    court = [lord if lord not in owned else "" for lord in COURT]
    return Moment({"court": court, "stack": [{"step": step, "seat": 0, **fields}], "areas": areas(*own), **position})


EXPLORING = ["crab-1", "crab-2", "seahorse-1", "jellyfish-1"]

MOMENTS: dict[str, Moment] = {
    "action": Moment({"court": ["", *COURT[1:]], "areas": areas({"pearls": 2, "hand": ["seahorse-5", "crab-3"]})}),
    "offer": Moment({"exploration": ["squid-3"], "sales": 1, "areas": areas({}, {"pearls": 3})}, ["explore"]),
    "offer-over-the-limit": Moment(
        {
            "exploration": ["crab-1.1"],
            "areas": areas(
                {"lords": ["commander"]},
                {"hand": ["squid-1", "squid-2", "squid-3", "squid-4", "squid-5", "crab-2"]},
            ),
        },
        ["explore"],
    ),
    "unsold": Moment({"exploration": ["squid-3"], "areas": areas({}, {"pearls": 0}, {"pearls": 0})}, ["explore"]),
    "unwanted": Moment({"exploration": ["squid-3"]}, ["explore", "pass", "pass"]),
    "last-space": Moment(
        {"exploration": ["shellfish-2"], "track": EXPLORING, "areas": areas({"lords": ["slaver"]})},
        ["explore", "pass", "pass"],
    ),
    "income": Moment(
        {
            "exploration": ["shellfish-2"],
            "track": EXPLORING[:3],
            "areas": areas({"lords": ["ship_master"]}, {"pearls": 0}, {"pearls": 0}),
        },
        ["explore"],
    ),
    "monster": Moment({"exploration": ["monster"], "threat": 3}, ["explore"]),
    "monster-tamed": Moment(
        {"exploration": ["monster"], "threat": 6, "areas": areas({}, {"lords": ["tamer"]})}, ["explore"]
    ),
    "reward": Moment({"exploration": ["monster"], "threat": 5}, ["explore", "fight monster"]),
    "recruit": Moment(
        {
            "court": COURT,
            "areas": areas(
                {"pearls": 4, "lords": SIX, "hand": ["crab-2", "squid-3", "jellyfish-1", "jellyfish-2", "shellfish-4"]}
            ),
        },
        ["recruit jailer"],
    ),
    "recruit-third-race": Moment(
        {
            "court": COURT,
            "areas": areas(
                {"pearls": 4, "lords": SIX, "hand": ["crab-2", "squid-3", "jellyfish-1", "jellyfish-2", "shellfish-4"]}
            ),
        },
        ["recruit jailer", "pick crab-2", "pick squid-3"],
    ),
    "recruit-ready": Moment(
        {"court": COURT, "areas": areas({"pearls": 4, "hand": ["crab-2", "squid-2", "jellyfish-1"]})},
        ["recruit jailer", "pick crab-2", "pick squid-2", "pick jellyfish-1"],
    ),
    "recruit-superfluous": Moment(
        {
            "court": COURT,
            "areas": areas({"hand": ["crab-2", "squid-4", "jellyfish-1.1", "jellyfish-1.2"]}),
        },
        ["recruit jailer", "pick crab-2", "pick squid-4", "pick jellyfish-1.1", "pick jellyfish-1.2"],
    ),
    "recruit-dear": Moment(
        {
            "court": COURT,
            "areas": areas({"hand": ["crab-5", "squid-5", "jellyfish-1"]}, {"lords": ["recruiter"]}),
        },
        ["recruit jailer"],
    ),
    "affiliate": Moment(
        {"court": COURT, "areas": areas({"hand": ["crab-2", "squid-2", "jellyfish-2"]})},
        ["recruit jailer", "pick crab-2", "pick squid-2", "pick jellyfish-2", "confirm"],
    ),
    "jailed": Moment(
        {
            "court": COURT,
            "areas": areas({"hand": ["crab-2", "squid-3", "jellyfish-1.1"]}, {"hand": ["crab-1", "squid-1"]}),
        },
        ["recruit jailer", "pick crab-2", "pick squid-3", "pick jellyfish-1.1", "confirm"],
    ),
    "limit": Moment(
        {
            "state": "hand_limit",
            "areas": areas(
                {"hand": ["squid-1", "squid-2", "squid-3", "squid-4", "squid-5", "crab-2", "crab-3", "crab-4"]},
                {"lords": ["commander"]},
            ),
        }
    ),
    "control": Moment(
        {
            "state": "control",
            "available": ["jail"],
            "location_deck": ["black_smokers", "abyss"],
            "areas": areas({"keys": 2, "lords": ["keeper", "reaper"]}),
        }
    ),
    "drawn": Moment(
        {
            "state": "control",
            "available": ["jail"],
            "location_deck": ["black_smokers", "abyss"],
            "areas": areas({"keys": 2, "lords": ["keeper", "reaper"]}),
        },
        ["draw 2"],
    ),
    "keys": Moment(
        {"state": "control", "available": ["jail"], "areas": areas({"keys": 2, "lords": ["keeper", "reaper"]})},
        ["settle jail", "pledge keeper"],
    ),
    "smokers": Moment(
        {"state": "control", "available": ["black_smokers"], "areas": areas({"keys": 3})},
        ["settle black_smokers"],
    ),
    "assassin": _waiting("TurnOneLord", {"owner": 1}, {}, {"lords": ["keeper", "tamer"]}),
    "hunter": _waiting("ChooseVictim", {"victims": [1, 2]}, {}, {"tokens": [2]}, {"tokens": [3]}),
    "corruptor": _waiting("RecruitForPearls", {"lord": "corruptor", "price": 5}, {"pearls": 5, "lords": ["corruptor"]}),
    "traitor": _waiting("ExchangeForCourt", {"lord": "traitor"}, {"lords": ["traitor", "tamer"]}),
    "schemer": _waiting("ExchangeForDeck", {"lord": "schemer"}, {"lords": ["schemer", "tamer"]}),
    "opportunist": _waiting("ReplaceCourtLord", {"lord": "opportunist"}, {"lords": ["opportunist"]}),
    "slaver": _waiting("SellAlly", {"lord": "slaver", "pearls": 2}, {"lords": ["slaver"], "hand": ["squid-1"]}),
    "late": _waiting("LatePowers", {}, {"lords": ["slaver"], "hand": ["squid-1"]}),
    "alchemist": _waiting("SecondStack", {"count": 1}, {"lords": ["alchemist"]}, council={"crab": ["crab-1"]}),
    "oracle": _waiting("RemoveStack", {"lord": "oracle"}, {"lords": ["oracle"]}, council={"squid": ["squid-1"]}),
    "sage": _waiting(
        "SettleAlone", {"lord": "sage", "tiles": ["jail", "abyss"]}, {"lords": ["sage"]}, available=["jail", "abyss"]
    ),
    "illusionist": _waiting(
        "ExchangeLocation",
        {"lord": "illusionist"},
        {"lords": ["illusionist"], "locations": ["jail"]},
        available=["dockworks"],
    ),
}
