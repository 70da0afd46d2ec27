"""``abyss-game check``: runs scenario files and tells which are as they should be."""

from __future__ import annotations

import argparse

from .cli_common import DONE, FAILED, UNUSABLE, Unusable, complain, one_line, read_text, sentence
from .engine import scenario
from .engine.expectations import Failure
from .engine.match import PERSON, Player
from .engine.unplayable import Unplayable
from .games import GAMES
from .i18n.catalog import Catalog
from .i18n.describe import Describer
from .i18n.markup import plain

EXAMPLES = "abyss-game check my-position.toml\nabyss-game check puzzles/*.toml"
MOST_SEATS = 8


def describe(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """The arguments of the command."""
    parser.add_argument("files", nargs="+", metavar=catalog.t("cli-file"), help=catalog.t("cli-help-check-files"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Checks every file; goes on after one that fails or cannot be used."""
    worst = DONE
    for path in options.files:
        try:
            failures = scenario.using(read_text(path), lambda text: scenario.run(GAMES, text))
        except (Unusable, Unplayable) as error:
            complain(catalog.t("cli-check-unusable", path=path, why=sentence(catalog, error)))
            worst = UNUSABLE
        else:
            if failures:
                why = "; ".join(told(failure, catalog) for failure in failures)
                print(catalog.t("cli-check-failed", path=path, why=why))
                worst = max(worst, FAILED)
            else:
                print(catalog.t("cli-check-ok", path=path))
    return worst


def told(failure: Failure, catalog: Catalog) -> str:
    """``failure`` as a part of a sentence, in the language of ``catalog``."""
    text = catalog.t(f"failure-{failure.code}", **failure.numbers)
    if failure.refusal is not None:
        seats = [Player(catalog.t("cli-seat", seat=seat), PERSON, seat) for seat in range(MOST_SEATS)]
        why = plain(Describer(catalog, seats).refusal(failure.refusal)).rstrip(".")
        text = catalog.t("cli-check-because", what=text, why=why)
    if failure.play is not None:
        text = catalog.t("cli-check-round", number=failure.play, what=text)
    return one_line(text)
