"""The moves of Kraken and their text forms.

==========================  ==============================  ======================================================
text                        move                            when
==========================  ==============================  ======================================================
buy-nebulis crab-3.2 1      :class:`BuyWithNebulis`         a revealed Ally, so many Nebulis in the price
recruit-nebulis jailer 1    :class:`RecruitWithNebulis`     a Lord for the Corruptor, so many Nebulis in the price
confirm-nebulis 1           :class:`ConfirmWithNebulis`     a recruitment, so many Nebulis in the shortfall
lay kraken-3.1 crab         :class:`LayOnStack`             a kraken left on the track
pass-figure 2               :class:`PassFigure`             several players reach the holder at once
guard-lord watcher jailer   :class:`GuardLord`              a Sentinel, in its power or before the action
guard-stack watcher crab    :class:`GuardStack`             the same
guard-location watcher jail :class:`GuardLocation`          the same
search, stop                :class:`Search`, :class:`Stop`  a sacred site
give-nebulis 2              :class:`GiveNebulis`            Fence: an opponent who gets one
recover crab-5.1            :class:`Recover`                Healer: an Ally of the discard
condemn crab                :class:`Condemn`                Executioner: a Race
surrender crab-3.1          :class:`Surrender`              an affiliated Ally for the Executioner
free jailer                 :class:`FreeLord`               Liberator: a used Lord
==========================  ==============================  ======================================================
"""

from __future__ import annotations

from .....engine.moves import INTEGER, WORD, Codec, Move
from ...moves import Buy, Confirm, Recruit


class BuyWithNebulis(Buy, frozen=True):
    """Buy the revealed Ally, ``nebulis`` of the price in Nebulis (K-15)."""

    word = "buy-nebulis"
    nebulis: int

    def coins(self) -> int:
        return self.nebulis


class RecruitWithNebulis(Recruit, frozen=True):
    """Recruit a Court Lord for Pearls, ``nebulis`` of the price in Nebulis (K-15)."""

    word = "recruit-nebulis"
    nebulis: int

    def coins(self) -> int:
        return self.nebulis


class ConfirmWithNebulis(Confirm, frozen=True):
    """Pay for a Lord with what has been picked, ``nebulis`` of the shortfall in Nebulis (K-15)."""

    word = "confirm-nebulis"
    nebulis: int

    def coins(self) -> int:
        return self.nebulis


class LayOnStack(Move, frozen=True):
    """Lay a kraken of the track onto a Council stack (K-10)."""

    word = "lay"
    card: int
    race: int

    def source(self) -> str:
        return f"card:{self.card}"

    def target(self) -> str:
        return f"council:{self.race}"


class PassFigure(Move, frozen=True):
    """The figure goes to the player ``receiver`` (K-23)."""

    word = "pass-figure"
    receiver: int

    def source(self) -> str:
        return "figure"

    def target(self) -> str:
        return f"seat:{self.receiver}"


class _Guard(Move, frozen=True):
    sentinel: str

    def source(self) -> str:
        return f"sentinel:{self.sentinel}"


class GuardLord(_Guard, frozen=True):
    """Reserve a Lord of the Court (K-29)."""

    word = "guard-lord"
    lord: str

    def target(self) -> str:
        return f"lord:{self.lord}"


class GuardStack(_Guard, frozen=True):
    """Reserve a Council stack, even an empty one (K-29)."""

    word = "guard-stack"
    race: int

    def target(self) -> str:
        return f"council:{self.race}"


class GuardLocation(_Guard, frozen=True):
    """Reserve an available Location (K-29)."""

    word = "guard-location"
    location: str

    def target(self) -> str:
        return f"location:{self.location}"


class Search(Move, frozen=True):
    """Draw another Treasure (K-39)."""

    word = "search"

    def source(self) -> str:
        return "treasure_deck"


class Stop(Move, frozen=True):
    """End the search (K-39)."""

    word = "stop"


class GiveNebulis(Move, frozen=True):
    """Give a Nebulis to the player ``receiver`` (K-52)."""

    word = "give-nebulis"
    receiver: int

    def source(self) -> str:
        return "nebulis"

    def target(self) -> str:
        return f"seat:{self.receiver}"


class Recover(Move, frozen=True):
    """Take an Ally from the discard (K-58)."""

    word = "recover"
    card: int

    def source(self) -> str:
        return f"card:{self.card}"

    def target(self) -> str:
        return "hand"


class Condemn(Move, frozen=True):
    """Name a Race (K-60)."""

    word = "condemn"
    race: int


class Surrender(Move, frozen=True):
    """An affiliated Ally of yours goes to the discard (K-60)."""

    word = "surrender"
    card: int

    def source(self) -> str:
        return f"card:{self.card}"

    def target(self) -> str:
        return "discard"


class FreeLord(Move, frozen=True):
    """Take a used Lord back from under its Location (K-62)."""

    word = "free"
    lord: str

    def source(self) -> str:
        return f"lord:{self.lord}"

    def target(self) -> str:
        return "lords"


MOVES: tuple[type[Move], ...] = (
    BuyWithNebulis,
    RecruitWithNebulis,
    ConfirmWithNebulis,
    LayOnStack,
    PassFigure,
    GuardLord,
    GuardStack,
    GuardLocation,
    Search,
    Stop,
    GiveNebulis,
    Recover,
    Condemn,
    Surrender,
    FreeLord,
)

FIELDS: dict[str, Codec] = {"sentinel": WORD, "nebulis": INTEGER, "receiver": INTEGER}
