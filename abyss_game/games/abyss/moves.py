"""The moves of Abyss and their text forms.

=================  =============================  ==========================================================
text               move                           when
=================  =============================  ==========================================================
plot               :class:`Plot`                  before the action
explore            :class:`Explore`               action; also: reveal the next card
council crab       :class:`TakeStack`             action, second stack, Apprentice
recruit jailer     :class:`Recruit`               action; a Lord for the Corruptor
skip               :class:`Skip`                  no action is legal
buy / pass         :class:`Buy`, :class:`Pass`    a revealed Ally is offered
take / fight       :class:`Take`, :class:`Fight`  the explorer stops at the last card
reward 1 0 2       :class:`ChooseReward`          Keys, Pearls, Monster tokens
pick crab-3.2      :class:`PickAlly`              payment; ``back crab-3.2`` takes it out again
affiliate crab-1.1 :class:`Affiliate`             choice among the used Allies
discard crab-1.1   :class:`DiscardAlly`           Jailer, hand limits, Slaver
use slaver         :class:`UsePower`              a per-turn power
strip crab         :class:`DiscardStack`          Oracle
dismiss jailer     :class:`DismissLord`           Opportunist (Court), Schemer (own)
exchange a b       :class:`ExchangeLord`          Traitor: own Lord a for Court Lord b
turn 1 jailer      :class:`TurnLord`              Assassin
rob 2              :class:`Rob`                   Hunter
draw 3             :class:`DrawLocations`         control
settle jail        :class:`ChooseLocation`        control, Ambassadors, Black Smokers
pledge jailer      :class:`PledgeLord`            Keys for a Location; ``pledge-token``; ``release …`` undoes it
swap jail chasm    :class:`SwapLocations`         Illusionist: own Location for an available one
confirm, cancel    :class:`Confirm`, :class:`Cancel`
decline, done      :class:`Decline`, :class:`Done`
=================  =============================  ==========================================================
"""

from __future__ import annotations

from ...engine.moves import INTEGER, WORD, Codec, Move, Vocabulary
from .cards import RACES, card_name, card_of, race_of_name


class _Lord(Move, frozen=True):
    lord: str

    def source(self) -> str:
        return f"lord:{self.lord}"


class _Card(Move, frozen=True):
    card: int

    def source(self) -> str:
        return f"card:{self.card}"


class Priced:
    """Mixin of the moves that pay a price which may be paid otherwise than in Pearls alone (see ``means``)."""

    __slots__ = ()

    def coins(self) -> int:
        """How many coins of an expansion are in the place of Pearls."""
        return 0


class Plot(Move, frozen=True):
    """Pay a Pearl and turn up a Lord (B-22)."""

    word = "plot"

    def source(self) -> str:
        return "pearls"

    def target(self) -> str:
        return "court"


class Explore(Move, frozen=True):
    """Reveal the top card of the Exploration deck (B-25)."""

    word = "explore"

    def source(self) -> str:
        return "exploration"

    def target(self) -> str:
        return "track"


class TakeStack(Move, frozen=True):
    """Take a whole Council stack into your hand (B-39)."""

    word = "council"
    race: int

    def source(self) -> str:
        return f"council:{self.race}"

    def target(self) -> str:
        return "hand"


class Recruit(_Lord, Priced, frozen=True):
    """Begin to recruit a Court Lord; the payment comes next (B-47)."""

    word = "recruit"

    def target(self) -> str:
        return "lords"


class Skip(Move, frozen=True):
    """There is no legal action (B-17)."""

    word = "skip"


class Buy(_Card, Priced, frozen=True):
    """Buy the revealed Ally (B-26)."""

    word = "buy"

    def target(self) -> str:
        return "hand"


class Pass(Move, frozen=True):
    """Do not buy (B-26)."""

    word = "pass"


class Take(_Card, frozen=True):
    """Take the last revealed Ally and end the exploration (B-30)."""

    word = "take"

    def target(self) -> str:
        return "hand"


class Fight(_Card, frozen=True):
    """Fight the last revealed Monster and end the exploration (B-32)."""

    word = "fight"

    def target(self) -> str:
        return "tokens"


class ChooseReward(Move, frozen=True):
    """The reward of a fight: so many Keys, Pearls and Monster tokens (B-34)."""

    word = "reward"
    keys: int
    pearls: int
    tokens: int


class PickAlly(_Card, frozen=True):
    """Put an Ally of your hand into the payment (B-42)."""

    word = "pick"

    def target(self) -> str:
        return "payment"


class ReturnAlly(_Card, frozen=True):
    """Take an Ally out of the payment again (B-21)."""

    word = "back"

    def target(self) -> str:
        return "hand"


class Affiliate(_Card, frozen=True):
    """The used Ally that is laid in front of you (B-48)."""

    word = "affiliate"

    def target(self) -> str:
        return "affiliated"


class DiscardAlly(_Card, frozen=True):
    """An Ally of your hand goes to the discard."""

    word = "discard"

    def target(self) -> str:
        return "discard"


class UsePower(_Lord, frozen=True):
    """Begin to use a per-turn power (B-18)."""

    word = "use"


class DiscardStack(Move, frozen=True):
    """A Council stack goes to the discard, unseen (B-104)."""

    word = "strip"
    race: int

    def source(self) -> str:
        return f"council:{self.race}"

    def target(self) -> str:
        return "discard"


class DismissLord(_Lord, frozen=True):
    """A Lord leaves the game (B-108, B-113)."""

    word = "dismiss"

    def target(self) -> str:
        return "lord_deck"


class ExchangeLord(Move, frozen=True):
    """Your Lord ``lord`` leaves the game, the Court Lord ``court_lord`` comes to you (B-110)."""

    word = "exchange"
    lord: str
    court_lord: str

    def source(self) -> str:
        return f"lord:{self.court_lord}"

    def target(self) -> str:
        return f"lord:{self.lord}"


class TurnLord(Move, frozen=True):
    """A free Lord of ``owner`` is turned (B-91)."""

    word = "turn"
    owner: int
    lord: str

    def source(self) -> str:
        return f"lord:{self.lord}"


class Rob(Move, frozen=True):
    """Take a random Monster token of the player ``victim`` (B-94)."""

    word = "rob"
    victim: int

    def source(self) -> str:
        return f"seat:{self.victim}"


class DrawLocations(Move, frozen=True):
    """Turn up ``count`` Locations, 1 to 4, and choose one of them (B-58)."""

    word = "draw"
    count: int


class ChooseLocation(Move, frozen=True):
    """The Location that you take control of (B-58, B-64, B-120)."""

    word = "settle"
    location: str

    def source(self) -> str:
        return f"location:{self.location}"

    def target(self) -> str:
        return "locations"


class PledgeLord(_Lord, frozen=True):
    """Spend this Lord's Key on the Location (B-59)."""

    word = "pledge"

    def target(self) -> str:
        return "payment"


class PledgeToken(Move, frozen=True):
    """Spend a Key token on the Location (B-59)."""

    word = "pledge-token"

    def source(self) -> str:
        return "keys"

    def target(self) -> str:
        return "payment"


class ReleaseLord(_Lord, frozen=True):
    """Take a Lord out of the Keys to spend again (B-21)."""

    word = "release"

    def target(self) -> str:
        return "lords"


class ReleaseToken(Move, frozen=True):
    """Take a Key token out of the Keys to spend again (B-21)."""

    word = "release-token"

    def source(self) -> str:
        return "pledged_keys"

    def target(self) -> str:
        return "keys"


class SwapLocations(Move, frozen=True):
    """Exchange your Location ``location`` for the available one ``other`` (B-106)."""

    word = "swap"
    location: str
    other: str

    def source(self) -> str:
        return f"location:{self.other}"

    def target(self) -> str:
        return f"location:{self.location}"


class Confirm(Move, Priced, frozen=True):
    """Carry out what has been picked."""

    word = "confirm"


class Cancel(Move, frozen=True):
    """Go back to the moment before a choice that can still be taken back (B-21)."""

    word = "cancel"


class Decline(Move, frozen=True):
    """Do without an optional power (B-84)."""

    word = "decline"


class Done(Move, frozen=True):
    """Use no more powers (B-20)."""

    word = "done"


MOVES: tuple[type[Move], ...] = (
    Plot,
    Explore,
    TakeStack,
    Recruit,
    Skip,
    Buy,
    Pass,
    Take,
    Fight,
    ChooseReward,
    PickAlly,
    ReturnAlly,
    Affiliate,
    DiscardAlly,
    UsePower,
    DiscardStack,
    DismissLord,
    ExchangeLord,
    TurnLord,
    Rob,
    DrawLocations,
    ChooseLocation,
    PledgeLord,
    PledgeToken,
    ReleaseLord,
    ReleaseToken,
    SwapLocations,
    Confirm,
    Cancel,
    Decline,
    Done,
)

FIELDS: dict[str, Codec] = {
    "card": Codec(write=card_name, read=card_of),
    "race": Codec(write=lambda race: RACES[race], read=race_of_name),
    **dict.fromkeys(("lord", "court_lord", "location", "other"), WORD),
    **dict.fromkeys(("keys", "pearls", "tokens", "owner", "victim", "count"), INTEGER),
}

VOCABULARY = Vocabulary(MOVES, FIELDS)
