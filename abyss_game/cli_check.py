"""``abyss-game check``: runs scenario files and tells which are as they should be."""

from __future__ import annotations

import argparse

from .cli_common import DONE, FAILED, UNUSABLE, Unusable, complain, read_text, sentence
from .engine import scenario
from .engine.ruleset import BadOptions
from .engine.scenario import BadScenario
from .games import GAMES
from .i18n.catalog import Catalog

EXAMPLES = "abyss-game check my-position.toml\nabyss-game check puzzles/*.toml"


def describe(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """The arguments of the command."""
    parser.add_argument("files", nargs="+", metavar=catalog.t("cli-file"), help=catalog.t("cli-help-check-files"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Checks every file; goes on after one that fails or cannot be used."""
    worst = DONE
    for path in options.files:
        try:
            failures = scenario.run(GAMES, scenario.parse(read_text(path)))
        except (Unusable, BadOptions, BadScenario) as error:
            complain(catalog.t("cli-check-unusable", path=path, why=sentence(catalog, error)))
            worst = UNUSABLE
        else:
            if failures:
                print(catalog.t("cli-check-failed", path=path, why="; ".join(failures)))
                worst = max(worst, FAILED)
            else:
                print(catalog.t("cli-check-ok", path=path))
    return worst
