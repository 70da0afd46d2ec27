"""A table set in a line: what the tests of Lords and Locations are written in.

A :class:`Table` says what lies where; what is not named is not there: empty hands, no Pearls, an empty Court, no
available Location. Only the decks are full, in the order that the seed gives, below the cards that are named::

    game = table(seats=3).seat(1, hand="crab-4 squid-2").seat(2, pearls=5).recruit("jailer")
    assert game.decider == 1
    game.play("discard squid-2")
    assert game.hand(1) == ["crab-4"]

Cards are named as in scenario files, several in one string; copies are not told apart in answers. The active player
is seat 0 unless it is said.
"""

from __future__ import annotations

import re
from typing import Any, Self

from abyss_game.engine.events import Event
from abyss_game.engine.ruleset import Options
from abyss_game.engine.scenario import event_text, play_text
from abyss_game.games import GAMES
from abyss_game.games.abyss import affairs, payment
from abyss_game.games.abyss.cards import RACES, TOKEN_VALUES, card_kind
from abyss_game.games.abyss.state import AbyssGame, AbyssState

RULES = GAMES.get("abyss")
LORDS_OF_THE_BASE_GAME = tuple(RULES.lords(()))
LOCATIONS_OF_THE_BASE_GAME = tuple(RULES.locations(()))

PAYMENTS = {
    "recruiter": "crab-5 crab-4 squid-1",
    "jailer": "crab-3 squid-2 shellfish-1",
    "seeker": "crab-4 squid-2 squid-1",
    "assassin": "crab-5 crab-4 crab-1",
    "commander": "crab-5 crab-2 crab-1",
    "tamer": "crab-3 squid-2 shellfish-1",
    "hunter": "crab-5 squid-2 squid-1",
    "ship_master": "shellfish-3 squid-2 crab-1",
    "trader": "shellfish-5 squid-4 crab-1",
    "peddler": "shellfish-5 shellfish-2 shellfish-1",
    "landlord": "shellfish-5 shellfish-4 squid-1",
    "slaver": "shellfish-5 shellfish-2 shellfish-1",
    "shopkeeper": "shellfish-3 squid-2 crab-1",
    "shaman": "jellyfish-3 squid-2 crab-1",
    "invoker": "jellyfish-5 jellyfish-2 jellyfish-1",
    "apprentice": "jellyfish-3 squid-2 crab-1",
    "oracle": "jellyfish-5 squid-2 squid-1",
    "alchemist": "jellyfish-4 jellyfish-2 jellyfish-1",
    "illusionist": "jellyfish-5 jellyfish-4 jellyfish-1",
    "master_of_magic": "jellyfish-5 squid-4 crab-1",
    "opportunist": "squid-3 crab-2 shellfish-1",
    "corruptor": "squid-5 squid-4 squid-1",
    "traitor": "squid-5 crab-4 shellfish-2 shellfish-1",
    "diplomat": "squid-5 squid-2 squid-1",
    "treasurer": "squid-5 squid-4 crab-1",
    "schemer": "squid-4 crab-3 shellfish-1",
    "keeper": "seahorse-3 squid-2 crab-1",
    "reaper": "seahorse-4 seahorse-2 crab-1",
    "shepherd": "seahorse-5 seahorse-2 seahorse-1",
    "miller": "seahorse-5 seahorse-2 crab-1",
    "aquaculturalist": "seahorse-5 squid-3 crab-1",
    "landowner": "seahorse-5 seahorse-4 seahorse-1",
    "sage": "jellyfish-3 crab-2 seahorse-2 shellfish-2 squid-1",
    "hermit": "jellyfish-3 crab-2 seahorse-2 shellfish-2 squid-1",
    "elder": "jellyfish-3 crab-2 seahorse-2 shellfish-2 squid-1",
}
"""For every Lord Allies that pay its printed cost exactly; the last one is the weakest and will be affiliated."""


class Table:
    """A table that is being set. Every method but the last three returns the table."""

    expansions: tuple[str, ...] = ()

    def __init__(self, seats: int = 2, active: int = 0, seed: int = 1) -> None:
        self.options = Options(seats=seats, seed=seed, expansions=self.expansions)
        self.active = active
        self.areas: list[dict[str, Any]] = [self._area() for _ in range(seats)]
        self.court_lords: list[str] = []
        self.decks: dict[str, tuple[list[str], bool]] = {}
        self.position: dict[str, Any] = {"active": active, "available": []}
        self.story: Story | None = None

    @staticmethod
    def _area(
        hand: str = "",
        lords: str = "",
        locations: str = "",
        affiliated: str = "",
        tokens: str = "",
        pearls: int = 0,
        keys: int = 0,
    ) -> dict[str, Any]:
        under = [lord.partition("@")[2] for lord in lords.split() if "@" in lord]
        return {
            "hand": hand.split(),
            "lords": lords.split(),
            "locations": list(dict.fromkeys([*locations.split(), *under])),
            "affiliated": affiliated.split(),
            "tokens": tokens.split(),
            "pearls": pearls,
            "keys": keys,
        }

    def seat(self, seat: int, **own: Any) -> Self:
        """What ``seat`` has: ``hand``, ``lords`` (``jailer``, ``jailer:turned``, ``jailer@jail`` under that
        Location), ``locations`` (those with Lords under them need not be named), ``affiliated``, ``tokens`` (their
        values), ``pearls`` and ``keys``."""
        self.areas[seat] = self._area(**own)
        return self

    def court(self, lords: str) -> Self:
        """The Lords of the Court from the deck outwards, ``-`` for a gap; fewer than six leave the spaces next to
        the deck empty."""
        self.court_lords = ["" if lord == "-" else lord for lord in lords.split()]
        return self

    def lord_deck(self, top: str = "", only: bool = False) -> Self:
        """The Lord deck from the top; ``only``: there are no more, the rest has left the game."""
        self.decks["lord_deck"] = (top.split(), only)
        return self

    def location_deck(self, top: str = "", only: bool = False) -> Self:
        """The Location deck from the top; ``only``: there are no more, the rest has left the game."""
        self.decks["location_deck"] = (top.split(), only)
        return self

    def available(self, locations: str) -> Self:
        """The face-up Locations."""
        self.position["available"] = locations.split()
        return self

    def exploration(self, top: str) -> Self:
        """The Exploration deck from the top."""
        self.position["exploration"] = top.split()
        return self

    def council(self, **stacks: str) -> Self:
        """The Council stacks by Race."""
        self.position["council"] = {race: cards.split() for race, cards in stacks.items()}
        return self

    def token_pile(self, top: str) -> Self:
        """The values of the Monster tokens from the top of their pile."""
        self.position["token_pile"] = top.split()
        return self

    def turn(self, **marks: Any) -> Self:
        """Other things of a position: ``threat``, ``used``, ``extra_turns``, ``turns_left`` …"""
        self.position.update(marks)
        return self

    def at(self, point: str) -> Self:
        """Where the turn of the active player stands: ``turn_start``, ``control`` … instead of its action."""
        self.position["state"] = point
        return self

    def start(self) -> Story:
        """The game that begins here."""
        owned = [word.partition("@")[0].partition(":")[0] for area in self.areas for word in area["lords"]]
        taken = [place for area in self.areas for place in area["locations"]] + self.position["available"]
        for deck, gone, every, elsewhere in (
            ("lord_deck", "gone_lords", RULES.lords(self.expansions), owned + self.court_lords),
            ("location_deck", "gone_locations", RULES.locations(self.expansions), taken),
        ):
            top, only = self.decks.get(deck, ([], False))
            self.position[deck] = top
            if only:
                self.position[gone] = [name for name in every if name not in elsewhere and name not in top]
        court = [""] * (6 - len(self.court_lords)) + self.court_lords
        state = RULES.set_up(self.options, {**self.position, "court": court, "areas": self.areas})
        self.story = self.tell(state)
        return self.story

    def tell(self, state: AbyssState) -> Story:
        """The game that goes on from ``state``."""
        return Story(state)

    def play(self, *moves: str) -> Story:
        """The game that begins here, after ``moves``."""
        return self.start().play(*moves)

    def recruit(self, lord: str) -> Story:
        """The game that begins here, after the active player has recruited ``lord`` from the Court with the
        :data:`PAYMENTS` for it. Both are added to what is on the table."""
        self.areas[self.active]["hand"] += self.payment(lord)
        if lord not in self.court_lords:
            self.court_lords.insert(0, lord)
        return self.start().recruit(lord, " ".join(self.payment(lord)))

    def payment(self, lord: str) -> list[str]:
        """Allies that pay the printed cost of ``lord`` exactly."""
        return PAYMENTS[lord].split()


class Story:
    """A game that is being played and looked at."""

    def __init__(self, state: AbyssState) -> None:
        self.events: list[str] = []
        self.game: AbyssGame = RULES.resume(state, self._listen)
        self.game.settle()

    def _listen(self, event: Event) -> None:
        self.events.append(_without_copies(event_text(RULES, event)))

    # -- telling -----------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Plays ``moves`` in their text form; each must be legal."""
        for move in moves:
            play_text(self.game, move)
        return self

    def recruit(self, lord: str, allies: str = "") -> Self:
        """Recruits ``lord`` with ``allies``, or with the :data:`PAYMENTS` for it."""
        return self.play(f"recruit {lord}", *(f"pick {ally}" for ally in (allies or PAYMENTS[lord]).split()), "confirm")

    # -- asking ------------------------------------------------------------------------------------------

    @property
    def state(self) -> AbyssState:
        return self.game.state

    @property
    def decider(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return self.game.decision.seat if self.game.decision is not None else None

    @property
    def options(self) -> list[str]:
        """The legal moves."""
        return [_without_copies(RULES.move_text(move)) for move in self.game.legal()]

    def refused(self, move: str) -> str:
        """The code of the reason why ``move`` is not legal; empty when it is legal."""
        illegal = self.game.refuse(RULES.vocabulary.find(move, self.game.legal()))
        return illegal.refusal.code if illegal is not None else ""

    def happened(self, event: str) -> bool:
        """Whether an event with that name and those fields has happened."""
        return any(set(event.split()) <= set(found.split()) for found in self.events)

    def count(self, event: str) -> int:
        """How many events with that name and those fields have happened."""
        return sum(set(event.split()) <= set(found.split()) for found in self.events)

    def cost(self, lord: str, seat: int) -> int:
        """The value that ``seat`` must reach to recruit ``lord`` now."""
        return payment.bill(self.game, seat, lord).cost

    def pearls(self, seat: int) -> int:
        return self.state.areas[seat].pearls

    def keys(self, seat: int) -> int:
        """Key tokens and printed Keys that can be spent now."""
        return affairs.keys(self.state.areas[seat])

    def key_tokens(self, seat: int) -> int:
        return self.state.areas[seat].keys

    def hand(self, seat: int) -> list[str]:
        return _kinds(self.state.areas[seat].hand)

    def affiliated(self, seat: int) -> list[str]:
        return _kinds(self.state.areas[seat].affiliated)

    def tokens(self, seat: int) -> list[int]:
        return sorted(TOKEN_VALUES[token] for token in self.state.areas[seat].tokens)

    def lords(self, seat: int) -> list[str]:
        """The Lords in the order in which they came: ``jailer``, ``jailer:turned``, ``jailer@jail``."""
        return [
            own.lord + ":turned" * own.turned + f"@{own.location}" * bool(own.location)
            for own in self.state.areas[seat].lords
        ]

    def locations(self, seat: int) -> list[str]:
        return list(self.state.areas[seat].locations)

    @property
    def court(self) -> list[str]:
        """The six spaces from the deck outwards, ``-`` for an empty one."""
        return [lord or "-" for lord in self.state.court]

    @property
    def available(self) -> list[str]:
        return sorted(self.state.available)

    @property
    def discard(self) -> list[str]:
        return _kinds(self.state.discard)

    def council(self, race: str) -> list[str]:
        return _kinds(self.state.council[RACES.index(race)])

    def score(self, seat: int) -> dict[str, int]:
        """The points by source."""
        return {line.source: line.points for line in RULES.standings(self.state)[seat].lines}

    def worth(self, location: str, seat: int = 0) -> int:
        """The points of a Location that ``seat`` controls."""
        lines = {line.source: dict(line.items) for line in RULES.standings(self.state)[seat].lines}
        return lines["locations"][location]

    def view(self, seat: int) -> AbyssState:
        """What ``seat`` knows."""
        return RULES.view(self.state, seat)


def _without_copies(text: str) -> str:
    return re.sub(r"(?<=\d)\.\d+|(?<=monster)\.\d+", "", text)


def _kinds(cards: list[int]) -> list[str]:
    return sorted(card_kind(card) for card in cards)


def assert_complete(state: AbyssState) -> None:
    """Every Lord, Location, Exploration card and Monster token of the game is in exactly one place."""
    areas, expansions = state.areas, state.expansions
    lords = [*filter(None, state.court), *state.lord_deck, *state.gone_lords]
    lords += [own.lord for area in areas for own in area.lords]
    assert sorted(lords) == sorted(RULES.lords(expansions))
    locations = [*state.available, *state.location_deck, *state.gone_locations]
    locations += [place for area in areas for place in area.locations]
    assert sorted(locations) == sorted(RULES.locations(expansions))
    cards = [*state.exploration, *state.discard, *(card for card in state.track if card >= 0)]
    cards += [card for stack in state.council for card in stack]
    cards += [card for area in areas for card in (*area.hand, *area.affiliated)]
    assert sorted(cards) == RULES.cards(expansions)
    tokens = [*state.token_pile, *(token for area in areas for token in area.tokens)]
    assert sorted(tokens) == list(range(len(TOKEN_VALUES)))
    for area in areas:
        assert area.pearls >= 0 and area.keys >= 0
        assert all(own.location in ("", *area.locations) for own in area.lords)
