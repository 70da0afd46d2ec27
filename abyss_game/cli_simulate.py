"""``abyss-game simulate``: whole games between computer players, and what came out."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator

import msgspec

from .ai.seat import kinds
from .ai.table import Plan, Played, play_all
from .ai.tally import Tally, tally
from .cli_common import (
    DONE,
    Unusable,
    check_options,
    number,
    of_games,
    one_of,
    some_of,
    table_sizes,
    words,
    write_bytes,
)
from .engine.ruleset import Line
from .engine.scenario import Position
from .games import GAMES
from .i18n.catalog import Catalog

EXAMPLES = """\
abyss-game simulate --players 3 --games 100
abyss-game simulate --players 5 --expansions kraken,leviathan --games 20
abyss-game simulate --seats heuristic,random --rotate --games 400 --jobs 2
abyss-game simulate --seats heuristic,heuristic --games 10 --seed 7 --json games.json"""

PATIENCE = 1.0
"""Seconds until a progress bar shows."""
DEFAULT_PLAYERS = 2
FORMAT = 1
WIDTH = 120
"""Columns of the table when it goes into a file."""


class SeatResult(msgspec.Struct, frozen=True):
    """One seat at the end: its bot, ``place``, ``points``, the ``lines`` that add up to them, what breaks ``ties``,
    and what lies in front of it (``area``, as a scenario file writes it; empty for a side that the rules play)."""

    seat: int
    kind: str
    place: int
    points: int
    lines: list[Line]
    ties: list[int]
    area: Position


class GameResult(msgspec.Struct, frozen=True):
    """One game: its ``seed``, the number of ``moves``, the result of every seat, and the part of each expansion at the
    end as a scenario file writes it: the Treasures of a site, Wounds, who holds the Scourge, the Border …"""

    seed: int
    moves: int
    seats: list[SeatResult]
    expansions: dict[str, Position]


class Document(msgspec.Struct, frozen=True):
    """The whole JSON document."""

    format: int
    game: str
    expansions: tuple[str, ...]
    variants: tuple[str, ...]
    seats: tuple[str, ...]
    rotate: bool
    first_seed: int
    games: list[GameResult]


def describe(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """The arguments of the command."""
    t = catalog.t
    games = GAMES.names
    about_game = t("cli-help-game", games=", ".join(games))
    about_expansions = t("cli-help-expansions", expansions=of_games("expansions"))
    about_players = t("cli-help-players", sizes=table_sizes(catalog))
    about_variants = t("cli-help-variants", variants=of_games("variants"))
    parser.add_argument("--game", type=one_of("--game", games), default="abyss", metavar="GAME", help=about_game)
    parser.add_argument("--expansions", default="", metavar="A,B", help=about_expansions)
    parser.add_argument("--variants", default="", metavar="A,B", help=about_variants)
    parser.add_argument("--players", type=number("--players", 1, 8), metavar="N", help=about_players)
    parser.add_argument(
        "--seats", default="", metavar="A,B…", help=t("cli-help-seats", kinds=", ".join(kinds("abyss")))
    )
    parser.add_argument("--rotate", action="store_true", help=t("cli-help-rotate"))
    parser.add_argument(
        "--games", type=number("--games", 1, 1_000_000), default=1, metavar="N", help=t("cli-help-games")
    )
    parser.add_argument(
        "--seed", type=number("--seed", -(1 << 53), 1 << 53), default=0, metavar="S", help=t("cli-help-seed")
    )
    parser.add_argument("--jobs", type=number("--jobs", 1, 256), default=1, metavar="J", help=t("cli-help-jobs"))
    parser.add_argument("--json", nargs="?", const="-", default="", metavar="FILE", help=t("cli-help-json"))


def plan_of(options: argparse.Namespace) -> Plan:
    """What ``options`` ask for. Raises ``Unusable`` and ``BadOptions``."""
    rules = GAMES.get(options.game)
    players = kinds(options.game, words(options.expansions))
    seats = some_of("--seats", players)(options.seats)
    if not seats:
        seats = (players[-1],) * (options.players or DEFAULT_PLAYERS)
    elif options.players and len(seats) == 1:
        seats *= options.players
    if options.players and len(seats) != options.players:
        raise Unusable("cli-error-seats", players=options.players, seats=len(seats))
    plan = Plan(
        seats=seats,
        games=options.games,
        seed=options.seed,
        game=options.game,
        expansions=words(options.expansions),
        variants=words(options.variants),
        rotate=options.rotate,
    )
    check_options(rules, plan.options(0))
    return plan


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Plays the games and shows the results."""
    plan = plan_of(options)
    results = list(_with_progress(play_all(plan, options.jobs), plan.games, catalog))
    if options.json:
        write_bytes(options.json, as_json(plan, results))
    if options.json != "-":
        show(tally(results), catalog)
    return DONE


def as_json(plan: Plan, results: list[Played]) -> bytes:
    """The results as JSON; see :class:`Document`."""
    document = Document(
        format=FORMAT,
        game=plan.game,
        expansions=plan.expansions,
        variants=plan.variants,
        seats=plan.seats,
        rotate=plan.rotate,
        first_seed=plan.seed,
        games=[_result(played, plan.expansions) for played in results],
    )
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def _result(played: Played, expansions: tuple[str, ...]) -> GameResult:
    areas = played.position.get("areas", [])
    return GameResult(
        seed=played.seed,
        moves=played.moves,
        seats=[
            SeatResult(
                seat=standing.seat,
                kind=played.kinds[standing.seat],
                place=standing.place,
                points=standing.points,
                lines=standing.lines,
                ties=standing.ties,
                area=areas[standing.seat] if standing.seat < len(areas) else {},
            )
            for standing in played.standings
        ],
        expansions={name: played.position[name] for name in expansions},
    )


def _with_progress(games: Iterator[Played], total: int, catalog: Catalog) -> Iterator[Played]:
    """Passes ``games`` on; shows a bar on stderr when they take long and a terminal is there to see it."""
    advance: Callable[[], None] | None = None
    stop: Callable[[], None] = lambda: None  # noqa: E731
    begun = time.monotonic()
    done = 0
    try:
        for played in games:
            done += 1
            if advance is not None:
                advance()
            elif sys.stderr.isatty() and time.monotonic() - begun > PATIENCE and done < total:
                advance, stop = _bar(done, total, catalog)
            yield played
    finally:
        stop()


def _bar(done: int, total: int, catalog: Catalog) -> tuple[Callable[[], None], Callable[[], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = progress.add_task(catalog.t("cli-playing"), total=total, completed=done)
    progress.start()
    return (lambda: progress.advance(task)), progress.stop


def show(results: Tally, catalog: Catalog) -> None:
    """Prints a table of ``results``, one column for each kind of player: few, however many sources of points."""
    from rich.console import Console
    from rich.table import Table

    t = catalog.t
    table = Table()
    table.add_column(t("cli-column-player"))
    for line in results.lines:
        table.add_column(line.kind, justify="right")
    for name, written in (
        ("games", lambda line: str(line.games)),
        ("wins", lambda line: str(line.wins)),
        ("shared", lambda line: str(line.shared)),
        ("share", lambda line: f"{100 * line.share:.1f} %"),
        ("points", lambda line: f"{line.points:.1f}"),
    ):
        table.add_row(t(f"cli-column-{name}"), *map(written, results.lines), end_section=name == "points")
    for source in results.sources:
        points = (f"{line.by_source.get(source, 0.0):.1f}" for line in results.lines)
        table.add_row(t(f"cli-source-{source}"), *points)
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    console.print(table)
    # under the table and not its caption, which would be as narrow as one column of figures
    console.print(t("cli-table-caption", games=results.games, moves=round(results.moves)))
