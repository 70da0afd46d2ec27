"""The sum of many games: who won how often, with how many points, from what."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .table import Played


class KindTally(msgspec.Struct, frozen=True):
    """How one kind of player did: ``games`` that it sat in (once for each seat), ``wins`` alone, first places that
    were ``shared``, ``share``: first places by seats, a shared one counted in parts, as a fraction of ``games``;
    mean ``points``, and these ``by_source``."""

    kind: str
    games: int
    wins: int
    shared: int
    share: float
    points: float
    by_source: dict[str, float]


class Tally(msgspec.Struct, frozen=True):
    """``games`` in all, their mean number of ``moves``, the ``sources`` of points that occurred, one line for every
    kind of player, in the order of their first seats."""

    games: int
    moves: float
    sources: tuple[str, ...]
    lines: tuple[KindTally, ...]

    def of(self, kind: str) -> KindTally:
        """The line of ``kind``. Raises ``KeyError``."""
        for line in self.lines:
            if line.kind == kind:
                return line
        raise KeyError(kind)


class _Sum:
    def __init__(self) -> None:
        self.games = self.wins = self.shared = self.points = 0
        self.share = 0.0
        self.by_source: dict[str, int] = {}


def tally(results: Sequence[Played]) -> Tally:
    """The sum of ``results``."""
    sums: dict[str, _Sum] = {}
    sources: dict[str, None] = {}
    for played in results:
        winners = sum(1 for standing in played.standings if standing.place == 1)
        for standing in played.standings:
            one = sums.setdefault(played.kinds[standing.seat], _Sum())
            one.games += 1
            one.points += standing.points
            if standing.place == 1:
                one.share += 1 / winners
                if winners == 1:
                    one.wins += 1
                else:
                    one.shared += 1
            for line in standing.lines:
                sources[line.source] = None
                one.by_source[line.source] = one.by_source.get(line.source, 0) + line.points
    return Tally(
        games=len(results),
        moves=sum(played.moves for played in results) / max(1, len(results)),
        sources=tuple(sources),
        lines=tuple(
            KindTally(
                kind=kind,
                games=one.games,
                wins=one.wins,
                shared=one.shared,
                share=one.share / one.games,
                points=one.points / one.games,
                by_source={source: total / one.games for source, total in one.by_source.items()},
            )
            for kind, one in sums.items()
        ),
    )
