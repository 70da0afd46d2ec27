"""Moments of a game with Leviathan that the tests describe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from abyss_game.games.abyss.expansions.leviathan.cards import TOKEN_NAMES

from ..games.leviathan.table import chance_of
from .moments import COURT, EXPLORING, Moment, areas

ALL = range(1, 21)


def leviathan(own: dict[str, Any], position: dict[str, Any], moves: Sequence[str] = (), kraken: bool = False) -> Moment:
    """``position`` in a game with Leviathan, whose part of it is ``own``."""
    expansions = ("kraken", "leviathan") if kraken else ("leviathan",)
    return Moment({**position, "leviathan": own}, moves, expansions)


def waiting(
    step: str, fields: dict[str, Any], own: dict[str, Any], *seats: dict[str, Any], kraken: bool = False, **more: Any
) -> Moment:
    """Seat 0 has to answer the decision ``step``."""
    owned = {lord for area in seats for lord in area.get("lords", ())}
    court = [lord if lord not in owned else "" for lord in COURT]
    stack = [{"step": step, "seat": 0, **fields}]
    return leviathan(own, {"court": court, "stack": stack, "areas": areas(*seats), **more}, kraken=kraken)


def meeting(own: dict[str, Any], *seats: dict[str, Any], track: Sequence[str] = ()) -> Moment:
    """Seat 0 reveals a Monster behind the cards on the ``track``."""
    return leviathan(own, {"exploration": ["monster"], "track": list(track), "areas": areas(*seats)}, ["explore"])


def boosting(die: int, pearls: int, border: dict[str, Any], card: str = "fighting-crab-2") -> Moment:
    """Seat 0 may add Pearls to its attack with ``card`` on the first Leviathan of the ``border``."""
    target = int(str(next(iter(border.values()))).partition(":")[0])
    fields = {"leviathan": target, "card": card, "slain": 0, "die": die}
    return waiting("BoostAttack", fields, {"border": border}, {"pearls": pearls, "hand": []}, discard=[card])


def gone_but(*left: int) -> list[int]:
    """All Leviathans have left the game but these."""
    return [one for one in ALL if one not in left]


TWO = {"border": {"7": 1, "8": 7}}
LAST = ("key.1", "stack.1")
FOURTEEN = ["squid-1.1", "squid-1.2", "squid-1.3", "squid-2", "squid-3", "squid-4", "squid-5"]
FOURTEEN += ["crab-2", "crab-3", "crab-4", "crab-5", "seahorse-2", "seahorse-3", "seahorse-4"]

LEVIATHAN_MOMENTS: dict[str, Moment] = {
    "monster": meeting(TWO, {"hand": ["jellyfish-3", "fighting-shellfish-4", "seahorse-2"]}),
    "monster-on-the-last-space": meeting(TWO, {"hand": ["crab-2"]}, track=EXPLORING[:1] + EXPLORING[2:] + ["squid-2"]),
    "monster-with-a-coward": meeting(
        TWO, {"hand": ["jellyfish-3"], "lords": ["coward"]}, track=[*EXPLORING[:1], *EXPLORING[2:], "squid-2"]
    ),
    "monster-without-a-fighter": meeting(
        {"border": {"7": 1, "2-3": 9}}, {"hand": ["seahorse-2"], "lords": ["coward"]}
    ),
    "monster-without-a-deck": meeting(
        {**TWO, "gone": gone_but(1, 7)}, {"hand": ["jellyfish-3"]}
    ),
    "monster-without-both": meeting(
        {**TWO, "gone": gone_but(1, 7)}, {"hand": ["squid-3"], "lords": ["coward"]}
    ),
    "monster-with-the-last-leviathan": meeting(
        {**TWO, "gone": gone_but(1, 7, 12)}, {"hand": ["jellyfish-3"]}
    ),
    "attack": leviathan(
        TWO,
        {
            "exploration": ["monster"],
            "areas": areas({"pearls": 3, "hand": ["fighting-crab-1", "fighting-crab-3", "jellyfish-5"]}),
        },
        ["explore", "fight monster"],
    ),
    "attack-again": leviathan(
        {"border": {"7": "1:1"}},
        {"exploration": ["monster"], "rng": chance_of((1,)), "areas": areas({"hand": ["crab-1", "jellyfish-5"]})},
        ["explore", "fight monster", "attack crab-1 1"],
    ),
    "attack-a-second": waiting(
        "ChooseAttack", {"leviathan": 0, "slain": 1, "may_stop": True, "offer": ""}, {"border": {"8": 7}},
        {"hand": ["shellfish-4"], "lords": ["intrepid"]},
    ),
    "attack-offered": waiting(
        "ChooseAttack", {"leviathan": 0, "slain": 0, "may_stop": False, "offer": "sorcerer"}, TWO,
        {"hand": ["jellyfish-2"], "lords": ["sorcerer"]},
    ),
    "boost-that-helps": boosting(3, 2, {"7": 4}),
    "boost-that-is-too-dear": boosting(1, 1, {"7": 3}),
    "boost-to-the-next-level": boosting(6, 3, {"7": 2}),
    "boost-without-need": boosting(6, 1, {"7": 4}),
    "reward": waiting("ChooseTokens", {"count": 3, "lost": 0}, TWO),
    "reward-of-one": waiting("ChooseTokens", {"count": 1, "lost": 0}, TWO),
    "reward-of-the-last": waiting(
        "ChooseTokens", {"count": 3, "lost": 0},
        {**TWO, "token_pile": ["key.1", "stack.1"], "gone_tokens": [name for name in TOKEN_NAMES if name not in LAST]},
    ),
    "reveal": waiting(
        "RevealTokens", {"tokens": [7, 11, 15]},
        {**TWO, "tokens": [["pearls-3.1", "key.1", "stack.1"]]},
        {"keys": 2, "hand": FOURTEEN[:12]}, available=["jail"], council={"crab": ["crab-1.1"]},
    ),
    "attacked-for-allies": waiting(
        "DiscardToAttack", {"count": 2, "allies": ["crab-1"]}, TWO,
        {"hand": ["squid-1", "kraken-3", "fighting-squid-2"]}, kraken=True, discard=["crab-1"],
    ),
    "attacked-for-a-lord": waiting("DiscardLordToAttack", {}, TWO, {"lords": ["keeper", "reaper"]}),
    "breeder": waiting(
        "ChooseZone", {}, {"border": {"2-3": 1, "4": 2, "5": 3, "6": 4, "9": 5, "10": 6}, "coming": 17},
        {"lords": ["breeder"]},
    ),
    "border-guard": waiting(
        "ChooseBeset", {"lord": "border_guard", "victims": [1, 2]}, TWO, {"lords": ["border_guard"]}
    ),
    "rebel": waiting(
        "ChooseStrike", {"lord": "rebel"}, {"border": {"7": 1, "8": "2:1"}}, {"lords": ["rebel", "altruist"]}
    ),
    "hunter": waiting(
        "ChooseLoot", {"victims": [1, 2]}, {**TWO, "tokens": [[], ["key"], ["stack"]]}, {"lords": ["hunter"]},
        {"tokens": [2]},
    ),
    "martial-law": waiting("MartialLaw", {}, TWO, {"pearls": 2, "hand": FOURTEEN}),
    "martial-law-without-pearls": waiting("MartialLaw", {}, TWO, {"pearls": 1, "hand": FOURTEEN}),
    "many-allies": leviathan(TWO, {"areas": areas({"hand": FOURTEEN, "pearls": 0}), "council": {"crab": ["crab-1.1"]}}),
    "last-turn": leviathan({**TWO, "calm": True}, {"turns_left": 1, "areas": areas({"hand": ["crab-2"]})}),
}  # fmt: skip
